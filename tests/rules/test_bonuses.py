"""Bonuses of the track: Change number, Change effect and Extend, and the groups that pay for them."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.actions import action
from newvegas_desktop.new_las_vegas.rules.debts import unpaid
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.places import LOT_BY_TEXT
from newvegas_desktop.new_las_vegas.rules.reasons import Code
from newvegas_desktop.new_las_vegas.rules.track import free_boxes, group_ready
from newvegas_desktop.new_las_vegas.rules.turn import Bonus

from .positions import (
    BOARD,
    alone,
    assert_agree,
    assert_illegal,
    finish_round,
    happened,
    legal_texts,
    legal_with,
    lots,
    make_sheet,
    play,
    table,
)

FIVES = "5-construction 5-show 5-inauguration"


@pytest.mark.parametrize(
    ("checked", "circled", "ready", "free"),
    [
        (3, 0, True, 3),
        (3, 1, False, 1),
        (4, 1, True, 2),
        (5, 2, False, 1),
        (6, 2, True, 2),
        (7, 1, True, 5),
        (10, 4, True, 2),
        (10, 5, False, 0),
        (12, 5, False, 2),
        (13, 5, True, 3),
        (13, 6, False, 0),
        (14, 6, False, 1),
        (14, 5, True, 4),
        (14, 0, True, 14),
    ],
)
def test_r6_the_leftmost_group_not_circled_must_be_full(checked: int, circled: int, ready: bool, free: int) -> None:
    sheet = make_sheet(checked=checked, circled=circled)
    assert group_ready(BOARD, sheet) is ready
    assert free_boxes(BOARD, sheet) == free
    game = alone(FIVES, sheet)
    play(game, 0, "choose 0")
    assert bool(legal_with(game, "number")) is ready
    play(game, 0, "open 2.5")
    assert bool(legal_with(game, "effect")) is ready
    assert bool(legal_with(game, "extend")) is ready
    assert_agree(game, 0)


@pytest.mark.parametrize(
    ("steps", "with_debt", "bonus"),
    [
        (("choose 0", "number +2", "open 2.5"), False, Bonus.NUMBER),
        (("choose 0", "open 2.5", "effect inauguration"), False, Bonus.EFFECT),
        (("choose 0", "open 2.5", "extend 2.6 from 2.5"), True, Bonus.EXTEND),
    ],
    ids=["number", "effect", "extend"],
)
@pytest.mark.parametrize(("circled", "checked"), [(0, 9), (1, 9), (3, 9), (5, 13)])
def test_r18_extend_circles_the_groups_debt_and_the_others_cross_it_out(
    steps: tuple[str, ...], with_debt: bool, bonus: Bonus, circled: int, checked: int
) -> None:
    game = alone(FIVES, make_sheet(checked=checked, circled=circled))
    events = play(game, 0, *steps)
    assert happened(events, Happened.GROUP_CIRCLED) == [Event(Happened.GROUP_CIRCLED, 0, circled, int(with_debt))]
    sheet = game.sheets[0]
    assert sheet.circled == circled + 1
    assert sheet.extended == (1 << circled if with_debt else 0)
    assert sheet.checked == checked
    assert game.turns[0].bonus is bonus
    assert unpaid(BOARD, sheet, False).amount == int(with_debt)
    # one bonus a turn, though more groups are full
    assert not any(legal_with(game, start) for start in ("number", "effect", "extend"))


def test_r18_the_debt_of_an_extend_stays() -> None:
    game = table(FIVES, "9-show 9-show 9-show", sheets=[make_sheet(checked=9)])
    play(game, 0, "choose 0", "open 2.5", "extend 2.6 from 2.5", "confirm")
    finish_round(game)
    play(game, 0, "choose 0", "number +1", "open 2.8", "confirm")
    assert (game.sheets[0].circled, game.sheets[0].extended) == (2, 0b1)
    finish_round(game)
    play(game, 0, "choose 0", "open 3.6", "extend 3.7 from 3.6", "confirm")
    assert (game.sheets[0].circled, game.sheets[0].extended) == (3, 0b101)


@pytest.mark.parametrize(
    ("number", "deltas"),
    [(1, {"-1", "+1", "+2"}), (2, {"-2", "-1", "+1", "+2"}), (15, {"-2", "-1", "+1", "+2"})],
)
def test_change_number_by_two_at_most_and_not_below_zero(number: int, deltas: set[str]) -> None:
    game = alone(f"{number}-show {number}-show {number}-show")
    play(game, 0, "choose 0")
    assert legal_with(game, "number") == deltas


def test_change_number_writes_the_changed_number() -> None:
    game = alone(FIVES)
    events = play(game, 0, "choose 0", "number -2", "open 2.5", "confirm")
    assert Event(Happened.NUMBER_CHANGED, 0, -1, 3) in events
    assert game.sheets[0].number(LOT_BY_TEXT["2.5"]) == 3
    # the effect is the one chosen
    assert game.turns[0].effect.key == "construction"


def test_change_number_only_to_what_fits() -> None:
    game = alone("10-show 10-show 10-show", make_sheet({"1.3": 8, "2.2": 8, "3.3": 8, "4.1": 8}))
    play(game, 0, "choose 0")
    assert legal_with(game, "number") == {"-1", "+1", "+2"}


@pytest.mark.parametrize(
    ("chosen", "others"),
    [
        ("construction", {"limousine", "inauguration", "improvement"}),
        ("show", {"construction", "limousine", "inauguration", "improvement"}),
        ("inauguration", {"construction", "limousine", "improvement"}),
    ],
)
def test_change_effect_to_another_that_can_be_performed(chosen: str, others: set[str]) -> None:
    game = alone(f"5-{chosen} 5-{chosen} 5-{chosen}")
    play(game, 0, "choose 0", "open 2.6")
    assert legal_with(game, "effect") == others


def test_change_effect_to_show_where_the_casino_has_a_star() -> None:
    game = alone(FIVES)
    play(game, 0, "choose 0", "open 2.7", "effect show")
    assert legal_texts(game) == ["show show_left", "show show_right"]
    play(game, 0, "show show_left")
    assert lots(game.sheets[0].stars) == {"2.7"}
    assert legal_texts(game) == ["confirm"]


def test_change_effect_must_be_performed_and_only_then_confirmed() -> None:
    game = alone(FIVES, make_sheet(checked=9))
    events = play(game, 0, "choose 0", "open 2.5", "effect inauguration")
    assert Event(Happened.EFFECT_CHANGED, 0, 3) in events
    assert legal_texts(game) == ["inauguration"]
    assert_illegal(game, 0, "confirm", Code.EFFECT_OWED, {"effect": "inauguration"})
    play(game, 0, "inauguration")
    assert legal_texts(game) == ["confirm"]
    assert game.sheets[0].checked == 10


def test_change_effect_needs_no_effect_of_the_combination_that_can_be_performed() -> None:
    # a Show without a star cannot be performed, but it can be changed
    game = alone("5-show 5-show 5-show")
    play(game, 0, "choose 0", "open 2.5")
    assert not legal_with(game, "show")
    play(game, 0, "effect construction", "construction 2.4", "confirm")


MIDDLE = {"2.5 from 2.6": 5, "2.7 from 2.6": 5}
EXTENDS = [
    ("the-one-just-opened", {}, (), "2.6", MIDDLE),
    ("any-open-casino", {"3.7": 9}, (), "2.6", {**MIDDLE, "3.6 from 3.7": 9, "3.8 from 3.7": 9}),
    ("both-neighbours", {"2.8": 7}, (), "2.6", {**MIDDLE, "2.7 from 2.8": 7}),
    ("next-to-an-extended-one", {"3.6": 7, "3.7": 7}, (), "2.6", {**MIDDLE, "3.8 from 3.7": 7}),
    (
        "r17-not-over-a-crane",
        {"2.5": 5, "2.6": 7, "2.2": 4},
        (),
        "4.1",
        {"2.3 from 2.2": 4, "2.7 from 2.6": 7, "4.2 from 4.1": 5},
    ),
    ("into-a-built-crane", {"2.5": 3}, ("2.4",), "2.6", {"2.4 from 2.5": 3, "2.7 from 2.6": 5}),
    ("from-an-open-crane", {"2.4": 3}, (), "2.6", {**MIDDLE, "2.3 from 2.4": 3, "2.5 from 2.4": 3}),
    ("over-the-right-end", {"2.10": 8, "2.11": 9}, (), "2.6", MIDDLE),
    ("over-the-left-end", {"2.1": 2, "2.2": 3, "2.3": 4}, (), "2.6", MIDDLE),
    ("right-end-and-the-street-below", {"4.1": 9}, ("3.11",), "2.6", {**MIDDLE, "4.2 from 4.1": 9}),
    ("left-end-and-the-street-above", {"3.11": 9}, (), "2.6", {**MIDDLE, "3.10 from 3.11": 9}),
    ("off-the-course", {"1.2": 2, "1.10": 9}, (), "2.6", {**MIDDLE, "1.3 from 1.2": 2, "1.9 from 1.10": 9}),
    ("beside-the-airport", {"3.3": 2}, (), "2.6", {**MIDDLE, "3.4 from 3.3": 2}),
    ("beside-the-end-of-street-4", {"4.9": 9}, (), "2.6", MIDDLE),
]


@pytest.mark.parametrize(
    ("numbers", "built", "opened", "expected"), [pytest.param(*row[1:], id=row[0]) for row in EXTENDS]
)
def test_extend_to_a_neighbour(
    numbers: dict[str, int], built: tuple[str, ...], opened: str, expected: dict[str, int]
) -> None:
    game = alone(FIVES, make_sheet(numbers, built=built))
    play(game, 0, "choose 0", f"open {opened}")
    assert legal_with(game, "extend") == set(expected)
    assert_agree(game, 0)
    for text, number in expected.items():
        trial = game.copy()
        lot, source = (LOT_BY_TEXT[each] for each in text.split(" from "))
        events = play(trial, 0, f"extend {text}")
        assert Event(Happened.EXTENDED, 0, lot, source) in events
        assert Event(Happened.OPENED, 0, lot, number) in events
        assert trial.sheets[0].number(lot) == number
        written = [n for n in trial.sheets[0].numbers[lot - lot % 11 : lot - lot % 11 + 11] if n != 255]
        assert written == sorted(written)


@pytest.mark.parametrize(
    "text",
    [
        "3.1 from 2.11",
        "2.11 from 3.1",
        "3.11 from 4.1",
        "4.1 from 3.11",
        "2.5 from 3.5",
        "2.5 from 2.3",
        "1.1 from 1.0",
    ],
)
def test_extend_has_no_action_over_the_edge_or_across(text: str) -> None:
    with pytest.raises(ValueError, match="there is no action"):
        action(f"extend {text}")


def test_r16_extend_before_or_after_the_effect() -> None:
    before = alone(FIVES)
    play(before, 0, "choose 0", "open 2.5", "extend 2.6 from 2.5", "construction 2.4", "confirm")
    after = alone(FIVES)
    play(after, 0, "choose 0", "open 2.5", "construction 2.4", "extend 2.6 from 2.5", "confirm")
    assert before.sheets[0] == after.sheets[0]
    assert before.turns[0] != after.turns[0]


def test_extend_keeps_the_effect_of_the_turn() -> None:
    game = alone(FIVES)
    play(game, 0, "choose 0", "open 2.5", "extend 2.6 from 2.5")
    assert set(legal_texts(game)) == {"confirm", *(f"construction {lot}" for lot in lots(BOARD.cranes))}
    play(game, 0, "construction 2.4")
    assert legal_texts(game) == ["confirm"]


def test_extend_into_a_casino_built_this_turn_pays_its_debt() -> None:
    game = alone(FIVES)
    play(game, 0, "choose 0", "open 2.5")
    assert_illegal(game, 0, "extend 2.4 from 2.5", Code.UNDER_CONSTRUCTION, {"lot": "2.4"})
    events = play(game, 0, "construction 2.4", "extend 2.4 from 2.5")
    assert Event(Happened.CRANE_DEBT_PAID, 0, LOT_BY_TEXT["2.4"]) in events
    assert unpaid(BOARD, game.sheets[0], False).cranes == 0
    assert game.sheets[0].number(LOT_BY_TEXT["2.4"]) == 5


def test_extend_with_a_group_completed_by_this_turns_inauguration() -> None:
    game = alone("5-inauguration 5-show 5-show", make_sheet(checked=3, circled=1))
    play(game, 0, "choose 0", "open 2.5")
    assert_illegal(game, 0, "extend 2.6 from 2.5", Code.NO_GROUP, {"missing": 1})
    play(game, 0, "inauguration", "extend 2.6 from 2.5", "confirm")
    assert (game.sheets[0].checked, game.sheets[0].circled, game.sheets[0].extended) == (4, 2, 0b10)


def test_extend_crosses_the_star_of_its_casino_at_once() -> None:
    game = alone("5-show 5-show 5-show")
    events = play(game, 0, "choose 0", "open 2.6", "extend 2.7 from 2.6")
    assert Event(Happened.STAR_CROSSED, 0, LOT_BY_TEXT["2.7"]) in events
    assert (lots(game.sheets[0].stars_lost), game.sheets[0].stars) == ({"2.7"}, 0)
    assert not happened(play(game, 0, "confirm"), Happened.STAR_CROSSED)


def test_extend_with_a_show_for_the_casino_opened_by_the_number_alone() -> None:
    game = alone("5-show 5-show 5-show")
    play(game, 0, "choose 0", "open 3.8", "extend 3.9 from 3.8", "show show_left", "confirm")
    assert (lots(game.sheets[0].stars), lots(game.sheets[0].stars_lost)) == ({"3.8"}, {"3.9"})


def test_extend_onto_a_plain_casino_crosses_no_star() -> None:
    game = alone("5-show 5-show 5-show")
    events = play(game, 0, "choose 0", "open 2.5", "extend 2.6 from 2.5", "confirm")
    assert not happened(events, Happened.STAR_CROSSED)
    assert game.sheets[0].stars_lost == 0


def test_extend_leaves_no_place_for_an_equal_number_in_its_street() -> None:
    game = table(FIVES, "5-show 5-show 5-show")
    play(game, 0, "choose 0", "open 2.6", "extend 2.7 from 2.6", "confirm")
    finish_round(game)
    play(game, 0, "choose 0")
    assert not [lot for lot in legal_with(game, "open") if lot.startswith("2.")]
