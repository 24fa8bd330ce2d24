"""Hotels: built when an avenue is complete, large or small, whoever builds."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.hotels import finished_avenues

from .positions import BOARD, avenues, finish_round, happened, legal_texts, make_sheet, play, table

AVENUE_6 = {"1.6": 6, "2.6": 6, "3.6": 6}
SIX = make_sheet(AVENUE_6)
OFFERS = "6-show 6-show 6-show"
BUILD = ("choose 0", "open 4.6", "confirm")

AVENUES = [
    (1, {"2.1": 1}, "4.1"),
    (2, {"1.2": 1, "2.2": 1}, "4.2"),
    (3, {"1.3": 1, "2.3": 1, "3.3": 1}, "4.3"),
    (4, {"1.4": 4, "2.4": 4, "4.4": 4}, "3.4"),
    (5, {"1.5": 4, "2.5": 4, "4.5": 4}, "3.5"),
    (6, AVENUE_6, "4.6"),
    (7, {"1.7": 7, "2.7": 7, "3.7": 7}, "4.7"),
    (8, {"1.8": 7, "2.8": 7, "3.8": 7}, "4.8"),
    (9, {"1.9": 7, "2.9": 7, "3.9": 7}, "4.9"),
    (10, {"2.10": 7, "3.10": 7}, "1.10"),
    (11, {"2.11": 9}, "3.11"),
]
BUILT = {"4.3", "3.5", "4.8", "1.10", "3.11"}
"""Where the last casino has a crane."""


@pytest.mark.parametrize(("avenue", "numbers", "last"), AVENUES, ids=[f"avenue-{row[0]}" for row in AVENUES])
def test_hotel_when_all_existing_casinos_of_an_avenue_are_open(avenue: int, numbers: dict[str, int], last: str) -> None:
    sheet = make_sheet(numbers, built=BUILT & {last})
    assert sheet.hotels == 0
    game = table(OFFERS, sheets=[sheet])
    events = play(game, 0, "choose 0", f"open {last}", "confirm")
    assert not happened(events, Happened.HOTEL_BUILT)
    events = finish_round(game)
    assert happened(events, Happened.HOTEL_BUILT) == [Event(Happened.HOTEL_BUILT, 0, avenue, 1)]
    assert (game.sheets[0].large, game.sheets[0].small) == (avenues((avenue,)), 0)


@pytest.mark.parametrize(("avenue", "numbers", "last"), AVENUES, ids=[f"avenue-{row[0]}" for row in AVENUES])
def test_r21_small_where_a_large_one_stands(avenue: int, numbers: dict[str, int], last: str) -> None:
    game = table(OFFERS, sheets=[make_sheet(numbers, built=BUILT & {last}), make_sheet(large=(avenue,))])
    play(game, 0, "choose 0", f"open {last}", "confirm")
    assert happened(finish_round(game), Happened.HOTEL_BUILT) == [Event(Happened.HOTEL_BUILT, 0, avenue, 0)]
    assert (game.sheets[0].large, game.sheets[0].small) == (0, avenues((avenue,)))


@pytest.mark.parametrize(
    ("numbers", "built", "last"),
    [
        ({}, (), "2.11"),
        ({}, ("3.11",), "2.11"),
        ({"2.10": 5}, (), "3.10"),
        ({"1.3": 1, "2.3": 1}, (), "3.3"),
        ({}, (), "4.1"),
    ],
    ids=["3.11-under-construction", "3.11-built-only", "1.10-under-construction", "4.3", "2.1"],
)
def test_no_hotel_while_a_crane_casino_is_not_open(numbers: dict[str, int], built: tuple[str, ...], last: str) -> None:
    game = table("6-show 6-show 6-show", sheets=[make_sheet(numbers, built=built)])
    play(game, 0, "choose 0", f"open {last}", "confirm")
    assert not happened(finish_round(game), Happened.HOTEL_BUILT)
    assert game.sheets[0].hotels == 0


def test_r21_everyone_who_completes_an_avenue_in_the_same_round_builds_large_and_later_ones_small() -> None:
    game = table(OFFERS, OFFERS, sheets=[SIX, SIX, SIX], seats=3)
    play(game, 0, *BUILD)
    play(game, 1, "choose 0", "open 4.5", "confirm")
    events = play(game, 2, *BUILD)
    assert happened(events, Happened.HOTEL_BUILT) == [
        Event(Happened.HOTEL_BUILT, 0, 6, 1),
        Event(Happened.HOTEL_BUILT, 2, 6, 1),
    ]
    finish_round(game, 1)
    # 4.6 beside 4.5
    events = play(game, 1, "choose 0", "number +1", "open 4.6", "confirm")
    assert happened(events, Happened.HOTEL_BUILT) == [Event(Happened.HOTEL_BUILT, 1, 6, 0)]
    assert [(sheet.large, sheet.small) for sheet in game.sheets] == [
        (avenues((6,)), 0),
        (0, avenues((6,))),
        (avenues((6,)), 0),
    ]


def test_r21_small_where_a_small_one_stands_too() -> None:
    game = table(OFFERS, sheets=[SIX, make_sheet(small=(6,))])
    play(game, 0, *BUILD)
    finish_round(game)
    assert (game.sheets[0].large, game.sheets[0].small) == (0, avenues((6,)))


def test_r21_another_avenue_does_not_matter() -> None:
    game = table(OFFERS, sheets=[SIX, make_sheet(large=(5, 7), small=(8,))])
    play(game, 0, *BUILD)
    finish_round(game)
    assert game.sheets[0].large == avenues((6,))


def test_r21_a_hotel_is_built_automatically_and_nobody_is_asked() -> None:
    game = table(OFFERS, sheets=[SIX])
    play(game, 0, "choose 0", "open 4.6")
    assert not [text for text in legal_texts(game) if "hotel" in text and "improvement" not in text]
    play(game, 0, "confirm")
    assert happened(finish_round(game), Happened.HOTEL_BUILT)


def test_hotels_of_two_avenues_in_one_turn() -> None:
    sheet = make_sheet({**AVENUE_6, "1.7": 7, "2.7": 7, "3.7": 7})
    game = table(OFFERS, sheets=[sheet])
    play(game, 0, "choose 0", "open 4.6", "extend 4.7 from 4.6", "confirm")
    events = finish_round(game)
    assert happened(events, Happened.HOTEL_BUILT) == [
        Event(Happened.HOTEL_BUILT, 0, 6, 1),
        Event(Happened.HOTEL_BUILT, 0, 7, 1),
    ]


def test_a_hotel_is_built_once() -> None:
    game = table(OFFERS, "9-show 9-show 9-show", sheets=[SIX])
    play(game, 0, *BUILD)
    finish_round(game)
    play(game, 0, "choose 0", "open 2.8", "confirm")
    assert not happened(finish_round(game), Happened.HOTEL_BUILT)
    assert (game.sheets[0].large, game.sheets[0].small) == (avenues((6,)), 0)


def test_hotels_come_before_projects() -> None:
    game = table(OFFERS, sheets=[make_sheet(AVENUE_6, large=(1, 2))], projects=("P1", "V1", "Y5"))
    play(game, 0, *BUILD)
    events = finish_round(game)
    kinds = [event.what for event in events if event.seat == 0]
    assert kinds.index(Happened.HOTEL_BUILT) < kinds.index(Happened.PROJECT_COMPLETED)


def test_finished_avenues_with_two_openings_in_one_avenue_count_once() -> None:
    after = make_sheet({**AVENUE_6, "4.6": 6, "1.7": 7, "2.7": 7, "3.7": 7, "4.7": 7})
    assert finished_avenues(BOARD, after, make_sheet({"1.6": 6, "1.7": 7})) == [5, 6]
    assert finished_avenues(BOARD, after, after) == []
