"""The five effects, what they offer and what they do."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.actions import show_action
from newvegas_desktop.new_las_vegas.rules.columns import COLUMN_BY_KEY, IMPROVABLE, Column
from newvegas_desktop.new_las_vegas.rules.debts import unpaid
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.places import LOT_BY_TEXT

from .illegal_effects import FULL_SHOWS, FULL_YELLOW, NO_PAR, PLAIN, STAR, offer
from .positions import (
    BOARD,
    CRANES,
    alone,
    assert_agree,
    finish_round,
    happened,
    legal_texts,
    legal_with,
    lots,
    make_sheet,
    play,
    table,
)

YELLOW = {column.key for column in IMPROVABLE}


@pytest.mark.parametrize(
    ("built", "numbers"),
    [((), {}), (("2.4", "4.8"), {}), (("2.4",), {"4.3": 4}), (CRANES, {})],
    ids=["none", "two-built", "one-open", "all-built"],
)
def test_construction_of_any_casino_under_construction(built: tuple[str, ...], numbers: dict[str, int]) -> None:
    game = offer("construction", make_sheet(numbers, built=built))
    play(game, 0, *PLAIN)
    left = set(CRANES) - set(built) - set(numbers)
    assert legal_with(game, "construction") == left
    assert_agree(game, 0)
    for lot in left:
        trial = game.copy()
        assert play(trial, 0, f"construction {lot}") == [Event(Happened.CRANE_CROSSED, 0, LOT_BY_TEXT[lot])]
        assert lots(trial.sheets[0].built & ~game.sheets[0].built) == {lot}
        assert lots(unpaid(BOARD, trial.sheets[0], False).cranes) == {*built, lot}


@pytest.mark.parametrize(
    ("crossed", "golf", "columns"),
    [
        ({}, True, YELLOW),
        ({}, False, YELLOW - {"par3", "par4", "par5"}),
        ({"inauguration": 1, "hotel_large": 4, "vip": 3}, True, YELLOW - {"inauguration", "hotel_large", "vip"}),
        ({"hotel_small": 3, "streets": 2, "luxury": 2, "missing_path": 2}, True, YELLOW),
        (NO_PAR, True, {"par3", "par4", "par5"}),
        (NO_PAR, False, set()),
        (FULL_YELLOW, True, set()),
    ],
    ids=["all", "no-golf", "some-full", "one-box-left", "only-golf", "only-golf-without-golf", "full"],
)
def test_improvement_of_a_yellow_column_with_a_value_below(
    crossed: dict[str, int], golf: bool, columns: set[str]
) -> None:
    game = offer("improvement", make_sheet(crossed=crossed), golf=golf)
    play(game, 0, *PLAIN)
    assert legal_with(game, "improvement") == columns
    assert_agree(game, 0)
    for key in columns:
        trial = game.copy()
        column = COLUMN_BY_KEY[key]
        count = crossed.get(key, 0) + 1
        assert play(trial, 0, f"improvement {key}") == [Event(Happened.COLUMN_CROSSED, 0, column, count)]
        assert trial.sheets[0].crossed[column] == count
        assert sum(trial.sheets[0].crossed) == sum(crossed.values()) + 1


@pytest.mark.parametrize(
    ("crossed", "columns"),
    [
        ({}, {"show_left", "show_right"}),
        ({"show_left": 6}, {"show_right"}),
        ({"show_right": 6}, {"show_left"}),
        ({"show_left": 5, "show_right": 5}, {"show_left", "show_right"}),
        (FULL_SHOWS, set()),
    ],
    ids=["both", "left-full", "right-full", "one-box-left", "full"],
)
def test_show_in_a_column_with_a_box_left(crossed: dict[str, int], columns: set[str]) -> None:
    game = offer("show", make_sheet(crossed=crossed))
    play(game, 0, *STAR)
    assert legal_with(game, "show") == columns
    assert_agree(game, 0)


@pytest.mark.parametrize("lot", ["1.4", "1.7", "1.9", "2.7", "2.10", "3.3", "3.8", "3.9", "4.1", "4.7"])
def test_show_circles_the_star_of_the_casino_opened_by_the_number(lot: str) -> None:
    game = offer("show")
    events = play(game, 0, "choose 0", f"open {lot}", "show show_right", "confirm")
    assert Event(Happened.STAR_CIRCLED, 0, LOT_BY_TEXT[lot]) in events
    assert (lots(game.sheets[0].stars), game.sheets[0].stars_lost) == ({lot}, 0)


@pytest.mark.parametrize("lot", ["2.4", "3.5"])
def test_show_in_a_built_crane_casino_with_a_star(lot: str) -> None:
    game = offer("show", make_sheet(built=(lot,)))
    play(game, 0, "choose 0", f"open {lot}", "show show_left", "confirm")
    assert lots(game.sheets[0].stars) == {lot}


@pytest.mark.parametrize("lot", ["1.3", "1.5", "2.2", "2.6", "2.11", "3.4", "3.10", "4.9"])
def test_show_not_without_a_star(lot: str) -> None:
    game = offer("show")
    play(game, 0, "choose 0", f"open {lot}")
    assert not legal_with(game, "show")


def test_show_not_for_a_star_opened_earlier() -> None:
    game = table("5-improvement 5-show 5-show", "6-show 6-show 6-show")
    play(game, 0, "choose 0", "open 2.7", "confirm")
    finish_round(game)
    play(game, 0, "choose 0", "open 2.8")
    assert not legal_with(game, "show")


SHOW_DEBTS = [
    # column, boxes crossed before, both debts circled now, box paid now, debts left
    ("show_left", 0, True, None, [4, 5]),
    ("show_left", 1, False, None, [4, 5]),
    ("show_left", 3, False, None, [4, 5]),
    ("show_left", 4, False, 4, [5]),
    ("show_left", 5, False, 5, []),
    ("show_right", 0, True, None, [2, 3]),
    ("show_right", 1, False, None, [2, 3]),
    ("show_right", 2, False, 2, [3]),
    ("show_right", 3, False, 3, []),
    ("show_right", 5, False, None, []),
]


@pytest.mark.parametrize(("key", "before", "circled", "paid", "left"), SHOW_DEBTS)
def test_show_debts(key: str, before: int, circled: bool, paid: int | None, left: list[int]) -> None:
    column = COLUMN_BY_KEY[key]
    game = offer("show", make_sheet(crossed={key: before}))
    events = play(game, 0, *STAR, f"show {key}")
    assert Event(Happened.COLUMN_CROSSED, 0, column, before + 1) in events
    assert happened(events, Happened.SHOW_DEBTS_CIRCLED) == (
        [Event(Happened.SHOW_DEBTS_CIRCLED, 0, column)] if circled else []
    )
    assert happened(events, Happened.SHOW_DEBT_PAID) == (
        [] if paid is None else [Event(Happened.SHOW_DEBT_PAID, 0, column, paid)]
    )
    assert unpaid(BOARD, game.sheets[0], False).shows == tuple((column, box) for box in left)


def test_show_columns_have_debts_of_their_own() -> None:
    assert unpaid(BOARD, make_sheet(), False).amount == 0
    assert unpaid(BOARD, make_sheet(crossed={"show_left": 1, "show_right": 1}), False).amount == 4
    assert unpaid(BOARD, make_sheet(crossed={"show_left": 5, "show_right": 3}), False).amount == 2


@pytest.mark.parametrize(("checked", "possible"), [(3, True), (12, True), (13, True), (14, False)])
def test_inauguration_checks_the_next_box(checked: int, possible: bool) -> None:
    game = offer("inauguration", make_sheet(checked=checked, circled=6))
    play(game, 0, *PLAIN)
    assert ("inauguration" in legal_texts(game)) is possible
    assert_agree(game, 0)
    if possible:
        assert play(game, 0, "inauguration") == [Event(Happened.BOX_CHECKED, 0, checked + 1)]
        assert game.sheets[0].checked == checked + 1


@pytest.mark.parametrize(
    ("effect", "step"),
    [
        ("construction", "construction 2.4"),
        ("show", "show show_left"),
        ("limousine", "limousine I1.2 I1.3"),
        ("inauguration", "inauguration"),
        ("improvement", "improvement vip"),
    ],
)
def test_effect_of_the_chosen_combination_once(effect: str, step: str) -> None:
    game = alone(f"6-{effect} 6-{effect} 6-{effect}", make_sheet(circled=1))
    play(game, 0, *STAR)
    effects = {"construction", "show", "limousine", "inauguration", "improvement"}
    assert {text.split()[0] for text in legal_texts(game)} == {"confirm", effect}
    play(game, 0, step)
    assert not {text.split()[0] for text in legal_texts(game)} & effects
    assert "confirm" in legal_texts(game)


def test_show_action_of_a_column() -> None:
    assert [show_action(column).text for column in (Column.SHOW_LEFT, Column.SHOW_RIGHT)] == [
        "show show_left",
        "show show_right",
    ]
