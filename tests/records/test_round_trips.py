"""Turns as objects and as steps, and records of games that have not ended."""

from typing import Any

import pytest

from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.records.files import check_record
from newvegas_desktop.new_las_vegas.records.model import TurnModel
from newvegas_desktop.new_las_vegas.records.perft import open_turns
from newvegas_desktop.new_las_vegas.records.replay import record_seed
from newvegas_desktop.new_las_vegas.records.turns import turn_object, turn_steps
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.records.making import (
    RENEWED,
    RESHUFFLED,
    SOLO,
    Json,
    changed,
    fault,
    frozen,
    in_turn,
    put,
    replayed,
    stopped_after,
)

EXTEND = {"kind": "extend", "lot": "2.6", "from": "2.5"}
EFFECTS: list[Json] = [
    {"kind": "construction", "lot": "2.4"},
    *({"kind": "show", "column": column} for column in ("show_left", "show_right")),
    {"kind": "inauguration"},
    {"kind": "limousine", "via": "I2.3", "to": "I2.4"},
    *(
        {"kind": "improvement", "column": column}
        for column in (
            *("inauguration", "hotel_large", "hotel_small", "streets", "par3", "par4", "par5"),
            *("vip", "luxury", "missing_path"),
        )
    ),
]
BONUSES: list[Json] = [{"kind": "number", "delta": delta} for delta in (-2, -1, 1, 2)]
BASE: Json = {"combo": 1, "open": "2.5"}
TABLE: list[Json] = [
    *({"combo": combo, "open": "4.9"} for combo in (0, 1, 2)),
    *({**BASE, "effect": effect} for effect in EFFECTS),
    *({**BASE, "bonus": {"kind": "effect"}, "effect": effect} for effect in EFFECTS),
    *({**BASE, "bonus": bonus} for bonus in BONUSES),
    *({**BASE, "bonus": bonus, "effect": EFFECTS[0]} for bonus in BONUSES),
    {**BASE, "bonus": {**EXTEND, "when": "before"}},
    *({**BASE, "bonus": {**EXTEND, "when": when}, "effect": EFFECTS[4]} for when in ("before", "after")),
    {"refused": True},
]
PAIRS = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
ALONE: list[Json] = [
    *({"number_card": number, "effect_card": effect, "open": "2.5"} for number, effect in PAIRS),
    *({"refused": True, "acme": card} for card in (0, 1, 2)),
]


@pytest.mark.parametrize(("turn", "solo"), [*((turn, False) for turn in TABLE), *((turn, True) for turn in ALONE)])
def test_turn_and_steps_are_each_others_inverse(turn: Json, solo: bool) -> None:
    steps = turn_steps(TurnModel.model_validate(turn), solo)
    assert turn_object(steps) == turn
    assert steps[-1].text == "confirm"
    assert turn_steps(TurnModel.model_validate(turn_object(steps)), solo) == steps


@pytest.mark.parametrize("which", [RESHUFFLED, RENEWED, SOLO])
def test_every_turn_of_a_game_comes_back(which: int) -> None:
    value = frozen(which)
    for played in value["rounds"]:
        for turn in played["turns"]:
            assert turn_object(turn_steps(TurnModel.model_validate(turn), which == SOLO)) == turn


@pytest.mark.parametrize("which", [RESHUFFLED, RENEWED, SOLO])
def test_frozen_games_are_right_and_come_back_whole(which: int) -> None:
    value = frozen(which)
    game = replayed(value)
    assert game.phase is Phase.END
    assert game.round == len(value["rounds"])
    session = Session.load(standard_board(), check_record(value))
    assert session.record_object() == value
    assert session.game == game


def resumed(value: Json) -> Session:
    return Session.load(standard_board(), check_record(value))


def play_rounds(session: Session, value: Json, first: int) -> Game:
    """Play the rest of a record, from a round on, step by step."""
    solo = session.game.setup.solo
    for played in value["rounds"][first:]:
        for seat, turn in enumerate(played["turns"]):
            for step in turn_steps(TurnModel.model_validate(turn), solo):
                session.submit(seat, step)
        for seat, answer in enumerate(played["reshuffle"] or []):
            if answer is not None:
                answers = {action.text: action for action in session.game.legal(seat)}
                session.submit(seat, answers["reshuffle yes" if answer else "reshuffle no"])
    return session.game


@pytest.mark.parametrize("which", [RESHUFFLED, RENEWED, SOLO])
def test_a_game_can_be_stopped_after_any_round_and_played_on(which: int) -> None:
    value = frozen(which)
    whole = replayed(value)
    for rounds in range(0, len(value["rounds"]), 5):
        session = resumed(changed(which, stopped_after(rounds)))
        assert session.game.round == rounds + 1
        assert play_rounds(session, value, rounds) == whole
        assert session.record_object() == value


def test_votes_may_be_missing_before_the_first_turn() -> None:
    waiting = changed(RESHUFFLED, stopped_after(0), put("loans", to=[None, True]))
    assert replayed(waiting).phase is Phase.VOTE
    assert replayed(waiting).waiting_for() == [0]
    assert resumed(waiting).record_object() == waiting
    assert replayed({**waiting, "current": {"turns": [None, None]}}).phase is Phase.VOTE


@pytest.mark.parametrize("confirmed", [0, 1])
def test_the_open_round_keeps_confirmed_turns(confirmed: int) -> None:
    turns: list[Any] = [None, None]
    turns[confirmed] = frozen(RESHUFFLED)["rounds"][4]["turns"][confirmed]
    value = changed(RESHUFFLED, stopped_after(4), put("current", to={"turns": turns}))
    game = replayed(value)
    assert (game.round, game.phase, game.waiting_for()) == (5, Phase.TURNS, [1 - confirmed])
    assert resumed(value).record_object() == value


def test_a_current_of_nobody_is_no_fault() -> None:
    value = changed(RESHUFFLED, stopped_after(4), put("current", to={"turns": [None, None]}))
    assert replayed(value) == replayed(changed(RESHUFFLED, stopped_after(4)))


def test_the_question_may_be_open() -> None:
    turns = frozen(RESHUFFLED)["rounds"][14]["turns"]
    value = changed(RESHUFFLED, stopped_after(14), put("current", to={"turns": turns}))
    game = replayed(value)
    assert (game.phase, game.asked, game.round) == (Phase.RESHUFFLE, (1,), 15)
    assert resumed(value).record_object() == value


@pytest.mark.parametrize(("which", "rounds"), [(RENEWED, 20), (RESHUFFLED, 10), (SOLO, 20)])
def test_shuffles_still_to_come_are_kept_and_used(which: int, rounds: int) -> None:
    # reversed cards: no seed could have brought them
    value = changed(which, stopped_after(rounds, keep_shuffles=True))
    for shuffle in value["shuffles"]:
        for key in ("cards", "deck"):
            if key in shuffle:
                shuffle[key].reverse()
        for stack in shuffle.get("stacks", []):
            stack.reverse()
    assert fault(value) == ""
    session = resumed(value)
    assert session.record_object() == value
    played = frozen(which)
    first = value["shuffles"][0]["round"]
    del played["rounds"][first - (which == RENEWED) :]
    game = play_rounds(session, played, rounds)
    expected = value["shuffles"][0]
    cards = [card for part in expected.get("stacks", []) for card in part] or expected.get("cards") or expected["deck"]
    assert [card.text for card in game.shuffles[0].cards] == cards


@pytest.mark.parametrize("which", [RENEWED, SOLO])
def test_without_a_seed_a_game_goes_on_the_same_way_every_time(which: int) -> None:
    value = changed(which, stopped_after(26), put("seed", to=None))
    first, second = resumed(value), resumed(value)
    assert first.game == second.game
    assert first.game.shuffles
    assert first.game.shuffles != resumed(changed(which, stopped_after(26))).game.shuffles
    assert first.record_object()["seed"] is None


def test_the_seed_of_a_record_without_one_is_its_deal() -> None:
    assert record_seed(check_record(frozen(RESHUFFLED))) == 6
    seeds = {record_seed(check_record(changed(which, put("seed", to=None)))) for which in (RESHUFFLED, RENEWED, SOLO)}
    assert len(seeds) == 3
    assert all(isinstance(seed, str) for seed in seeds)


def test_helps_and_takebacks_are_kept() -> None:
    value = changed(RESHUFFLED, in_turn(3, 2, help=["hint", "route"], takebacks=2), in_turn(10, 1, help=["hint"]))
    assert resumed(value).record_object() == value


def test_a_seed_is_never_needed_to_replay() -> None:
    assert replayed(changed(RENEWED, put("seed", to=1))) == replayed(frozen(RENEWED))


@pytest.mark.parametrize("which", [RESHUFFLED, SOLO])
def test_open_turns_are_counted_for_every_round_with_a_turn(which: int) -> None:
    counts = open_turns(standard_board(), check_record(changed(which, stopped_after(3))))
    assert len(counts) == 3
    assert all(len(seats) == (1 if which == SOLO else 2) and min(seats) > 0 for seats in counts)
    if which == RESHUFFLED:
        # at the start everybody has the same choice
        assert counts[0][0] == counts[0][1]


def test_turns_are_counted_where_little_is_left() -> None:
    counts = open_turns(standard_board(), check_record(frozen(RENEWED)))
    assert len(counts) == 28
    assert min(min(seats) for seats in counts) == 1
    # Dan opened 4.8 with the 12: nothing else fitted, and 4.8 has no star for the Show
    assert counts[19][1] == 1
