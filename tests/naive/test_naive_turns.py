"""Turns of the naive referee, one rule at a time, and counts of turns worked out by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .model import COLUMNS, CRANES, Acme, Card, Fault, NaiveGame, Sheet, Turn
from .selfplay import ARCHITECT
from .turns import legal_turns, play_turn, third_card

CARDS: list[Card] = [(5, "construction"), (8, "show"), (1, "inauguration")]


def play(sheet: Sheet, turn: Turn, cards: list[Card] = CARDS, golf: bool = True, solo: bool = False) -> Sheet:
    return play_turn(sheet, turn, cards, golf, solo)


def extend(lot: str, source: str, when: str = "before") -> dict[str, str]:
    return {"kind": "extend", "lot": lot, "from": source, "when": when}


def limousine(via: str, to: str) -> dict[str, str]:
    return {"kind": "limousine", "via": via, "to": to}


def test_open_and_build_now_open_later() -> None:
    sheet = play(Sheet(), {"combo": 0, "open": "2.5", "effect": {"kind": "construction", "lot": "2.4"}})
    assert sheet.numbers == {(2, 5): 5}
    assert sheet.cranes == {(2, 4)}
    assert play(sheet, {"combo": 2, "open": "2.4"}).numbers[(2, 4)] == 1


def test_a_star_is_circled_by_a_show_and_crossed_without() -> None:
    show = {"kind": "show", "column": "show_left"}
    sheet = play(Sheet(), {"combo": 1, "open": "1.4", "effect": show})
    assert (sheet.stars, sheet.crossed["show_left"]) == ({(1, 4): "circled"}, 1)
    assert play(Sheet(), {"combo": 1, "open": "1.4"}).stars == {(1, 4): "crossed"}
    sheet = play(Sheet(), {"combo": 1, "open": "3.8", "effect": show, "bonus": extend("3.9", "3.8")})
    assert sheet.stars == {(3, 8): "circled", (3, 9): "crossed"}


def test_bonuses_circle_the_leftmost_group() -> None:
    sheet = Sheet(track=7, groups={0: "crossed"})
    assert play(sheet, {"combo": 2, "bonus": {"kind": "number", "delta": -1}, "open": "4.1"}).groups == {
        0: "crossed",
        1: "crossed",
    }
    after = play(sheet, {"combo": 2, "open": "4.1", "bonus": extend("4.2", "4.1")})
    assert after.groups == {0: "crossed", 1: "circled"}
    assert after.numbers == {(4, 1): 1, (4, 2): 1}
    change = {
        "combo": 2,
        "open": "4.1",
        "bonus": {"kind": "effect"},
        "effect": {"kind": "show", "column": "show_right"},
    }
    assert play(sheet, change).groups == {0: "crossed", 1: "crossed"}


def test_a_group_completed_and_a_casino_built_this_turn_can_be_used() -> None:
    sheet = Sheet(track=3, groups={0: "crossed"})
    turn: dict[str, Any] = {"combo": 2, "open": "2.2", "effect": {"kind": "inauguration"}}
    assert play(sheet, {**turn, "bonus": extend("2.3", "2.2", "after")}).groups == {0: "crossed", 1: "circled"}
    with pytest.raises(Fault):
        play(sheet, {**turn, "bonus": extend("2.3", "2.2")})
    turn = {"combo": 0, "open": "2.2", "effect": {"kind": "construction", "lot": "2.1"}}
    assert play(Sheet(), {**turn, "bonus": extend("2.1", "2.2", "after")}).numbers[(2, 1)] == 5
    with pytest.raises(Fault):
        play(Sheet(), {**turn, "bonus": extend("2.1", "2.2")})


def holes(order: list[int]) -> dict[str, list[int]]:
    sheet = Sheet(cranes=set(CRANES))
    for avenue in order:
        sheet = play(sheet, {"combo": 0, "open": f"1.{avenue}"}, [(avenue, "show")] * 3)
    marks = list(sheet.holes.items())
    return {word: sorted(avenue for avenue, mark in marks if mark == word) for word in ("circled", "crossed")}


def test_golf() -> None:
    assert holes([5]) == {"circled": [5], "crossed": []}
    assert holes([5, 6, 4]) == {"circled": [4, 5, 6], "crossed": []}
    assert holes([5, 8]) == {"circled": [5], "crossed": [6, 7, 8, 9, 10]}
    assert holes([5, 8, 6, 7, 9]) == {"circled": [5], "crossed": [6, 7, 8, 9, 10]}
    assert holes([5, 8, 4, 2, 3]) == {"circled": [4, 5], "crossed": [2, 3, 6, 7, 8, 9, 10]}
    assert holes([2, 3, 10]) == {"circled": [2, 3], "crossed": [4, 5, 6, 7, 8, 9, 10]}
    assert play(Sheet(), {"combo": 0, "open": "1.5"}, golf=False).holes == {}


def test_refusal_only_when_no_printed_number_fits() -> None:
    full = Sheet(numbers={(1, 3): 15, (2, 2): 15, (3, 3): 15, (4, 1): 15}, holes={3: "circled"})
    after = play(full, {"refused": True})
    assert after.track == 5
    assert play(Sheet(numbers=dict(full.numbers), track=13), {"refused": True}).track == 14
    with pytest.raises(Fault):
        play(Sheet(), {"refused": True})
    with pytest.raises(Fault):
        play(full, {"refused": True, "effect": {"kind": "inauguration"}})
    with pytest.raises(Fault):
        play(full, {"refused": True}, solo=True)
    assert third_card({"refused": True, "acme": 1}) == 1
    # R5: Change number may be used instead
    changed: Turn = {"combo": 0, "bonus": {"kind": "number", "delta": 2}, "open": "1.4"}
    assert play(full, changed, [(14, "show")] * 3).numbers[(1, 4)] == 16


@pytest.mark.parametrize(
    ("sheet", "turn"),
    [
        (Sheet(), {"combo": 3, "open": "1.3"}),
        (Sheet(), {"combo": True, "open": "1.3"}),
        (Sheet(), {"combo": 0}),
        (Sheet(), {"combo": 0, "open": "1.1"}),
        (Sheet(), {"combo": 0, "open": "01.3"}),
        (Sheet(), {"combo": 0, "open": "1.2"}),  # under construction
        (Sheet(numbers={(1, 3): 5}), {"combo": 0, "open": "1.3"}),
        (Sheet(numbers={(1, 3): 5}), {"combo": 0, "open": "1.9"}),  # equal to the left
        (Sheet(numbers={(1, 9): 5}), {"combo": 0, "open": "1.3"}),  # equal to the right
        (Sheet(), {"combo": 0, "open": "1.3", "effect": {"kind": "inauguration"}}),
        (Sheet(), {"combo": 0, "open": "1.3", "effect": {"kind": "construction", "lot": "1.4"}}),
        (Sheet(cranes={(1, 2)}), {"combo": 0, "open": "1.3", "effect": {"kind": "construction", "lot": "1.2"}}),
        (Sheet(), {"combo": 1, "open": "1.3", "effect": {"kind": "show", "column": "show_left"}}),
        (
            Sheet(crossed={**Sheet().crossed, "show_left": 6}),
            {"combo": 1, "open": "1.4", "effect": {"kind": "show", "column": "show_left"}},
        ),
        (Sheet(), {"combo": 2, "bonus": {"kind": "number", "delta": -2}, "open": "4.1"}),
        (Sheet(), {"combo": 0, "bonus": {"kind": "number", "delta": 0}, "open": "4.1"}),
        (Sheet(track=1), {"combo": 0, "bonus": {"kind": "number", "delta": 1}, "open": "4.1"}),
        (Sheet(), {"combo": 0, "bonus": {"kind": "effect"}, "open": "4.1"}),
        (
            Sheet(),
            {"combo": 2, "bonus": {"kind": "effect"}, "open": "4.1", "effect": {"kind": "inauguration"}},
        ),
        (Sheet(), {"combo": 0, "open": "2.2", "bonus": extend("2.3", "2.2", "after")}),  # no effect used
        (Sheet(), {"combo": 0, "open": "2.3", "bonus": extend("2.5", "2.3")}),  # R17
        (Sheet(), {"combo": 0, "open": "2.3", "bonus": extend("2.4", "2.3")}),
        (Sheet(), {"combo": 0, "open": "2.3", "bonus": extend("2.6", "2.5")}),
        (Sheet(), {"combo": 0, "open": "2.3", "bonus": extend("2.3", "2.2")}),
        (Sheet(groups={0: "crossed"}), {"combo": 0, "open": "2.3", "bonus": extend("2.2", "2.3")}),
        (Sheet(numbers={(1, 4): 9, (1, 3): 9}), {"combo": 0, "open": "1.9"}),
    ],
)
def test_faults(sheet: Sheet, turn: Turn) -> None:
    with pytest.raises(Fault):
        play(sheet, turn)


def test_limousine() -> None:
    cards: list[Card] = [(5, "limousine")] * 3
    sheet = Sheet()
    for number, (via, to) in enumerate([("I2.3", "I2.4"), ("I1.4", "I1.3"), ("I1.2", "I2.2")]):
        cards = [(number + 1, "limousine")] * 3
        turn = {"combo": 0, "open": f"4.{[1, 2, 4][number]}", "effect": limousine(via, to)}
        for bad in (("I2.3", "I2.2"), ("I2.2", "I2.4"), ("I2.3", "I3.4"), ("I9.9", "I2.2")):
            with pytest.raises(Fault):
                play(sheet, {**turn, "effect": limousine(*bad)}, cards)
        sheet = play(sheet, turn, cards)
    assert sheet.route == [(2, 2), (2, 3), (2, 4), (1, 4), (1, 3), (1, 2), (2, 2)]
    with pytest.raises(Fault):
        play(sheet, {"combo": 0, "open": "1.9", "effect": limousine("I3.2", "I3.3")}, cards)


def test_improvement() -> None:
    cards: list[Card] = [(5, "improvement")] * 3
    for column in COLUMNS:
        turn = {"combo": 0, "open": "1.5", "effect": {"kind": "improvement", "column": column}}
        full = Sheet(crossed={name: len(values) - 1 for name, values in COLUMNS.items()})
        with pytest.raises(Fault):
            play(full, turn, cards)
        if column.startswith("show"):
            with pytest.raises(Fault):
                play(Sheet(), turn, cards)
        else:
            assert play(Sheet(), turn, cards).crossed[column] == 1
        if column.startswith("par"):
            with pytest.raises(Fault):
                play(Sheet(), turn, cards, golf=False)


# At the start 29 casinos are built, 10 of them with a star. 40 times a built casino lies beside a built one,
# 15 times beside one with a star, 14 times a crane beside a built one.
FIRST_TURNS = {
    # no bonus, 4 × Change number, Change effect, Extend without, before and after the effect
    "construction": 290 + 4 * 290 + (29 * 20 + 20) + (40 + 360 + 374),
    "show": 49 + 4 * 49 + 29 * 29 + (40 + 30 + 30),
    "limousine": 290 + 4 * 290 + (29 * 20 + 20) + (40 + 360 + 360),
    "inauguration": 58 + 4 * 58 + (29 * 28 + 20) + (40 + 40 + 40),
    "improvement": 319 + 4 * 319 + (29 * 19 + 20) + (40 + 400 + 400),
}


def new_game(cards: list[Card], golf: bool = True, acme: Acme | None = None) -> NaiveGame:
    game = NaiveGame("table", golf, False, None, [Sheet(), Sheet()], ["P1", "V1", "Y1"], None)
    if acme is not None:
        game.mode, game.architect, game.acme = "solo", ARCHITECT, acme
    game.cards = cards
    game.revealed = True
    return game


@pytest.mark.parametrize("effect", sorted(FIRST_TURNS))
def test_counts_of_first_turns(effect: str) -> None:
    turns = legal_turns(new_game([(5, effect)] * 3), 0)
    assert [len([turn for turn in turns if turn["combo"] == combo]) for combo in (0, 1, 2)] == [FIRST_TURNS[effect]] * 3
    assert len({json.dumps(turn, sort_keys=True) for turn in turns}) == len(turns)


def test_counts_of_other_first_turns() -> None:
    one = legal_turns(new_game([(1, "inauguration")] * 3), 0)
    assert len(one) == 3 * (FIRST_TURNS["inauguration"] - 58)  # not -1
    no_golf = legal_turns(new_game([(5, "improvement")] * 3, golf=False), 0)
    assert len(no_golf) == 3 * (232 + 4 * 232 + (29 * 19 + 20) + (40 + 280 + 280))
    cards: list[Card] = [(5, "construction"), (6, "show"), (7, "inauguration")]
    alone = legal_turns(new_game(cards, acme=Acme((7, "show"))), 0)
    assert len(alone) == 2 * sum(FIRST_TURNS[card[1]] for card in cards)


def test_refused_turns_are_listed() -> None:
    game = new_game([(5, "show"), (6, "show"), (7, "inauguration")])
    game.seats[0] = Sheet(numbers={(1, 3): 15, (2, 2): 15, (3, 3): 15, (4, 1): 15}, groups={0: "crossed"})
    assert legal_turns(game, 0) == [{"refused": True}]
    game.mode = "solo"
    assert legal_turns(game, 0) == [{"refused": True, "acme": card} for card in (0, 1, 2)]
