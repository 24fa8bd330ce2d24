"""Golf: which holes are circled and crossed out as casinos of street 1 open."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.places import members

from .positions import CRANES, alone, happened, make_sheet, play


def holes(found: int) -> list[int]:
    return [bit + 1 for bit in members(found)]


COURSES = [
    ("first-hole", [6], [6], []),
    ("first-hole-at-the-edge", [2], [2], []),
    ("next-on-the-right", [6, 7], [6, 7], []),
    ("next-on-the-left", [6, 5], [5, 6], []),
    ("both-sides", [6, 7, 5, 8, 4], [4, 5, 6, 7, 8], []),
    ("one-too-far-right-crosses-the-right", [6, 8], [6], [7, 8, 9, 10]),
    ("one-too-far-left-crosses-the-left", [6, 4], [6], [2, 3, 4, 5]),
    ("far-right-crosses-all-between", [3, 10], [3], [4, 5, 6, 7, 8, 9, 10]),
    ("far-left-crosses-all-between", [9, 2], [9], [2, 3, 4, 5, 6, 7, 8]),
    ("both-sides-crossed", [6, 8, 4], [6], [2, 3, 4, 5, 7, 8, 9, 10]),
    ("a-crossed-hole-stays-crossed", [6, 8, 7], [6], [7, 8, 9, 10]),
    ("a-crossed-hole-stays-and-the-next-is-not-next-to-a-circled-one", [6, 8, 7, 9], [6], [7, 8, 9, 10]),
    ("the-other-side-goes-on", [6, 8, 5, 4], [4, 5, 6], [7, 8, 9, 10]),
    ("next-to-an-open-casino-with-a-crossed-hole", [4, 6, 7], [4], [5, 6, 7, 8, 9, 10]),
    ("circled-holes-are-not-crossed", [5, 6, 7, 3], [5, 6, 7], [2, 3, 4]),
    ("whole-course", [2, 3, 4, 5, 6, 7, 8, 9, 10], [2, 3, 4, 5, 6, 7, 8, 9, 10], []),
    ("whole-course-from-the-middle", [6, 5, 7, 4, 8, 3, 9, 2, 10], [2, 3, 4, 5, 6, 7, 8, 9, 10], []),
    ("worked-example", [7, 6, 5, 4, 3, 2, 9, 8], [2, 3, 4, 5, 6, 7], [8, 9, 10]),
]


@pytest.mark.parametrize(("order", "circled", "crossed"), [pytest.param(*row[1:], id=row[0]) for row in COURSES])
def test_golf_course(order: list[int], circled: list[int], crossed: list[int]) -> None:
    sheet = make_sheet({f"1.{avenue}": avenue for avenue in order}, built=CRANES)
    assert (holes(sheet.holes), holes(sheet.holes_lost)) == (circled, crossed)


@pytest.mark.parametrize("order", [row[1] for row in COURSES], ids=[row[0] for row in COURSES])
def test_golf_off_marks_no_hole(order: list[int]) -> None:
    sheet = make_sheet({f"1.{avenue}": avenue for avenue in order}, built=CRANES, golf=False)
    assert (sheet.holes, sheet.holes_lost) == (0, 0)


@pytest.mark.parametrize("lot", ["2.6", "3.6", "4.6"])
def test_golf_is_for_street_1_alone(lot: str) -> None:
    sheet = make_sheet({lot: 6})
    assert (sheet.holes, sheet.holes_lost) == (0, 0)


def test_golf_events_of_an_opening() -> None:
    game = alone("8-show 8-show 8-show", make_sheet({"1.6": 6}))
    events = play(game, 0, "choose 0", "open 1.8")
    assert happened(events, Happened.HOLE_CROSSED) == [Event(Happened.HOLE_CROSSED, 0, hole) for hole in (7, 8, 9, 10)]
    assert not happened(events, Happened.HOLE_CIRCLED)
    # a second one on that side has nothing left to cross
    game = alone("9-show 9-show 9-show", make_sheet({"1.5": 5, "1.7": 7}))
    assert not happened(play(game, 0, "choose 0", "open 1.9"), Happened.HOLE_CROSSED)


@pytest.mark.parametrize("golf", [True, False])
def test_extend_triggers_golf(golf: bool) -> None:
    game = alone("5-show 5-show 5-show", make_sheet({"1.6": 6}, golf=golf), golf=golf)
    events = play(game, 0, "choose 0", "open 2.5", "extend 1.7 from 1.6")
    assert happened(events, Happened.HOLE_CIRCLED) == ([Event(Happened.HOLE_CIRCLED, 0, 7)] if golf else [])
    assert holes(game.sheets[0].holes) == ([6, 7] if golf else [])


def test_extend_beside_a_crossed_hole_crosses_its_side() -> None:
    # 1.8 has crossed out the right; 1.9 is not next to a circled hole, 1.5 is
    sheet = make_sheet({"1.6": 6, "1.8": 8})
    game = alone("5-show 5-show 5-show", sheet)
    play(game, 0, "choose 0", "open 2.5", "extend 1.9 from 1.8")
    assert (holes(game.sheets[0].holes), holes(game.sheets[0].holes_lost)) == ([6], [7, 8, 9, 10])
    game = alone("5-show 5-show 5-show", sheet)
    play(game, 0, "choose 0", "open 2.5", "extend 1.7 from 1.6")
    assert (holes(game.sheets[0].holes), holes(game.sheets[0].holes_lost)) == ([6], [7, 8, 9, 10])


def test_extend_of_the_first_casino_of_street_1_by_number_then_extend() -> None:
    game = alone("5-show 5-show 5-show")
    events = play(game, 0, "choose 0", "open 1.5", "extend 1.6 from 1.5")
    assert [event.at for event in happened(events, Happened.HOLE_CIRCLED)] == [5, 6]


def test_game_without_golf_marks_no_hole_by_number() -> None:
    game = alone("5-show 5-show 5-show", golf=False)
    events = play(game, 0, "choose 0", "open 1.5")
    assert not happened(events, Happened.HOLE_CIRCLED)
    assert game.sheets[0].holes == 0
