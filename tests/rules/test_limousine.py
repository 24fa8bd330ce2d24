"""The limousine: roads and lamps, paths, complete and stuck routes, carpets, missing paths."""

from __future__ import annotations

from itertools import pairwise

import pytest

from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.limousine import (
    can_drive,
    is_complete,
    missing_paths,
    open_paths,
    position,
    visited,
)
from newvegas_desktop.new_las_vegas.rules.places import INTERSECTION_BY_TEXT, LOT_BY_TEXT, LOTS, intersection_text
from newvegas_desktop.new_las_vegas.rules.roads import Roads, is_lamp

from .illegal_effects import FAR_EAST, LOOP, PLAIN, STUCK, offer
from .positions import BOARD, assert_agree, happened, legal_texts, legal_with, lots, make_sheet, play

ROADS = BOARD.roads
FIRST_PATHS = {
    "I1.2 I1.1",
    "I1.2 I1.3",
    "I2.1 I1.1",
    "I2.3 I1.3",
    "I2.3 I2.4",
    "I2.3 I3.3",
    "I3.2 I3.1",
    "I3.2 I3.3",
    "I3.2 I4.2",
}


def at(text: str) -> int:
    return INTERSECTION_BY_TEXT[text]


def test_roads_blocks_and_lamps() -> None:
    assert len(ROADS.blocks) == 71
    names = {block.name for block in ROADS.blocks}
    streets = {f"S({street},{avenue})" for street in (1, 2, 3, 4) for avenue in range(2, 12)}
    down = {f"A({street},{avenue})" for street in (2, 3, 4) for avenue in range(1, 12)}
    assert names == streets | down - {"A(3,1)", "A(4,11)"}
    assert {end for block in ROADS.blocks for end in block.ends} == set(range(LOTS))
    assert sum(block.bit for block in ROADS.blocks) == (1 << 71) - 1
    assert sum(is_lamp(intersection) for intersection in range(LOTS)) == 22
    assert is_lamp(at("I1.1"))
    assert is_lamp(at("I4.2"))
    assert not is_lamp(at("I4.11"))
    assert intersection_text(ROADS.light) == "I2.2"


@pytest.mark.parametrize(
    ("name", "start", "end"),
    [
        ("S(2,5)", "I2.4", "I2.5"),
        ("S(4,11)", "I4.10", "I4.11"),
        ("A(2,1)", "I1.1", "I2.1"),
        ("A(4,1)", "I3.1", "I4.1"),
        ("A(3,11)", "I2.11", "I3.11"),
    ],
)
def test_roads_block_joins(name: str, start: str, end: str) -> None:
    block = next(block for block in ROADS.blocks if block.name == name)
    assert block.ends == (at(start), at(end))
    assert ROADS.joining[at(start), at(end)] == ROADS.joining[at(end), at(start)] == block.bit


@pytest.mark.parametrize(("start", "end"), [("I2.1", "I3.1"), ("I3.11", "I4.11"), ("I1.11", "I2.1"), ("I1.1", "I2.2")])
def test_roads_not_there(start: str, end: str) -> None:
    assert (at(start), at(end)) not in ROADS.joining
    assert (at(end), at(start)) not in ROADS.joining


def test_roads_below_a_casino() -> None:
    for lot in range(LOTS):
        expected = ROADS.joining[lot - 1, lot] if lot % 11 else 0
        assert ROADS.block_below[lot] == expected
    assert len(BOARD.carpets) == 14
    assert all(block for _, block in BOARD.carpets)


def test_roads_count_of_routes() -> None:
    assert ROADS.count_routes(4) == [9, 40, 180, 911]
    assert ROADS.count_routes(0) == []


def test_roads_paths_have_two_blocks_from_lamp_to_lamp() -> None:
    for lamp in range(LOTS):
        assert bool(ROADS.paths_from[lamp]) is is_lamp(lamp)
        for path in ROADS.paths_from[lamp]:
            assert path.start == lamp != path.to
            assert is_lamp(path.to)
            assert not is_lamp(path.via)
            assert path.blocks.bit_count() == 2
    # R14: straight and turning alike
    assert len(ROADS.paths_from[at("I2.6")]) == 11


def test_limousine_nine_first_paths_from_the_light() -> None:
    game = offer("limousine")
    play(game, 0, *PLAIN)
    assert legal_with(game, "limousine") == FIRST_PATHS
    assert_agree(game, 0)


def test_limousine_goes_on_from_its_end() -> None:
    game = offer("limousine", make_sheet(route="I2.2 I2.3 I2.4"))
    play(game, 0, *PLAIN)
    assert {text.split()[0] for text in legal_with(game, "limousine")} == {"I1.4", "I2.5", "I3.4"}
    events = play(game, 0, "limousine I2.5 I3.5")
    assert Event(Happened.PATH_DRIVEN, 0, at("I2.5"), at("I3.5")) in events
    sheet = game.sheets[0]
    assert [intersection_text(stop) for stop in sheet.route] == ["I2.2", "I2.3", "I2.4", "I2.5", "I3.5"]
    assert sheet.driven.bit_count() == 4
    assert position(BOARD, sheet) == at("I3.5")


def test_limousine_no_block_twice() -> None:
    # 1.4 to 2.4 and 2.3 to 2.4 are driven
    game = offer("limousine", make_sheet(route="I2.2 I2.3 I2.4 I1.4 I1.3"))
    play(game, 0, *PLAIN)
    assert legal_with(game, "limousine") == {"I1.2 I1.1", "I1.2 I2.2", "I2.3 I3.3"}
    assert_agree(game, 0)


def test_r15_an_intersection_may_be_crossed_again() -> None:
    game = offer("limousine", make_sheet(route="I2.2 I2.3 I2.4 I1.4 I1.3"))
    play(game, 0, *PLAIN, "limousine I2.3 I3.3")
    assert game.sheets[0].route.count(at("I2.3")) == 2


def test_r15_a_lamp_may_be_touched_again_and_does_not_end_the_route() -> None:
    game = offer("limousine", make_sheet(route="I2.2 I2.3 I3.3 I3.4 I4.4"))
    play(game, 0, *PLAIN)
    events = play(game, 0, "limousine I4.3 I3.3")
    assert not happened(events, Happened.CAME_HOME)
    sheet = game.sheets[0]
    assert not is_complete(BOARD, sheet)
    assert {intersection_text(path.via) for path in open_paths(BOARD, sheet)} == {"I3.2"}


@pytest.mark.parametrize(("via", "to"), [("I1.2", "I1.1"), ("I2.3", "I2.4"), ("I3.2", "I3.3"), ("I2.3", "I1.3")])
def test_r14_a_path_may_turn_or_go_straight(via: str, to: str) -> None:
    game = offer("limousine")
    play(game, 0, *PLAIN, f"limousine {via} {to}")
    assert game.sheets[0].route == (at("I2.2"), at(via), at(to))


def test_limousine_complete_when_back_at_the_light() -> None:
    game = offer("limousine", make_sheet(route="I2.2 I1.2 I1.3"))
    events = play(game, 0, *PLAIN, "limousine I2.3 I2.2")
    assert Event(Happened.CAME_HOME, 0) in events
    sheet = game.sheets[0]
    assert is_complete(BOARD, sheet)
    assert not can_drive(BOARD, sheet)
    assert open_paths(BOARD, sheet) == []
    game = offer("limousine", make_sheet(route=LOOP))
    play(game, 0, *PLAIN)
    assert not legal_with(game, "limousine")
    assert "effect limousine" not in legal_texts(game)


def test_limousine_stuck() -> None:
    sheet = make_sheet(route=STUCK)
    assert not is_complete(BOARD, sheet)
    assert not can_drive(BOARD, sheet)
    game = offer("limousine", sheet)
    play(game, 0, *PLAIN)
    assert not legal_with(game, "limousine")
    assert_agree(game, 0)


@pytest.mark.parametrize(
    ("route", "expected"),
    [
        (FAR_EAST, {"I3.10 I2.10", "I3.10 I3.9", "I3.10 I4.10"}),
        ("I2.2 I3.2 I3.1", {"I4.1 I4.2"}),
        ("I2.2 I2.1 I1.1", {"I1.2 I1.3", "I1.2 I2.2"}),
    ],
    ids=["a411-missing", "a31-missing", "corner"],
)
def test_limousine_missing_blocks_and_edges(route: str, expected: set[str]) -> None:
    game = offer("limousine", make_sheet(route=route))
    play(game, 0, *PLAIN)
    assert legal_with(game, "limousine") == expected


@pytest.mark.parametrize(
    ("route", "carpets"),
    [
        ("", set()),
        ("I2.2 I1.2 I1.3", {"1.3"}),
        ("I2.2 I1.2 I1.1", set()),
        ("I2.2 I2.1 I1.1", {"2.2"}),
        ("I2.2 I2.3 I2.4 I2.5 I3.5", {"2.5"}),
        ("I2.2 I1.2 I1.3 I1.4 I2.4 I2.5 I3.5", {"1.3", "1.4", "2.5"}),
        ("I2.2 I3.2 I4.2 I4.3 I3.3", {"4.3"}),
        ("I2.2 I3.2 I4.2 I4.1 I3.1", {"4.2"}),
        (FAR_EAST, {"2.5", "2.9", "2.11"}),
    ],
)
def test_a_carpet_is_visited_by_the_block_below_its_casino(route: str, carpets: set[str]) -> None:
    sheet = make_sheet(route=route)
    assert lots(visited(BOARD, sheet)) == carpets
    assert sheet.opened == 0


def test_carpets_visited_are_told() -> None:
    game = offer("limousine", make_sheet(route="I2.2 I1.2 I1.1"))
    events = play(game, 0, *PLAIN, "limousine I2.1 I2.2")
    assert happened(events, Happened.CARPET_VISITED) == [Event(Happened.CARPET_VISITED, 0, LOT_BY_TEXT["2.2"])]


@pytest.mark.parametrize(
    ("route", "missing"),
    [
        ("", 0),
        (LOOP, 0),
        ("I2.2 I1.2 I1.3", 1),
        ("I2.2 I2.3 I2.4", 2),
        ("I2.2 I1.2 I1.3 I1.4 I2.4 I2.5 I3.5", 2),
        (FAR_EAST, 5),
        # all three blocks of I4.2 are driven: R8 ignores what is driven
        (STUCK, 1),
    ],
    ids=["r27-never-started", "complete", "one", "its-own-way-is-shut", "worked-example", "far", "r8-stuck"],
)
def test_missing_paths(route: str, missing: int) -> None:
    assert missing_paths(BOARD, make_sheet(route=route)) == missing


@pytest.mark.parametrize("route", ["I2.2 I1.2 I1.3", "I2.2 I2.3 I2.4", "I2.2 I1.2 I1.3 I1.4 I2.4 I2.5 I3.5", FAR_EAST])
def test_a_way_home_is_as_short_as_it_can_be_and_drives_nothing_twice(route: str) -> None:
    sheet = make_sheet(route=route)
    way = ROADS.way_home(sheet.route[-1], sheet.driven)
    blocks = [ROADS.joining[pair] for pair in pairwise(way)]
    assert (way[0], way[-1]) == (sheet.route[-1], ROADS.light)
    assert len(blocks) == 2 * missing_paths(BOARD, sheet)
    assert len(set(blocks)) == len(blocks)
    assert not any(block & sheet.driven for block in blocks)


def test_there_may_be_no_way_home_or_none_to_go() -> None:
    stuck, home = make_sheet(route=STUCK), make_sheet(route=LOOP)
    assert ROADS.way_home(stuck.route[-1], stuck.driven) == ()
    assert ROADS.way_home(home.route[-1], home.driven) == ()


def test_r8_a_legal_way_home_counts_though_it_is_longer() -> None:
    # I1.3 is one path from the light, but both ways of one path are shut
    sheet = make_sheet(route="I2.2 I2.3 I2.4 I1.4 I1.3")
    assert missing_paths(BOARD, sheet) == 1
    shut = sheet.copy()
    shut.driven |= ROADS.joining[at("I1.2"), at("I2.2")]
    assert ROADS.can_come_home(at("I1.3"), shut.driven)
    assert missing_paths(BOARD, shut) == 2
    assert not ROADS.can_come_home(at("I4.2"), make_sheet(route=STUCK).driven)


def test_roads_without_a_way_home() -> None:
    # an airport around the light
    missing = frozenset({"S(2,2)", "S(2,3)", "A(2,2)", "A(3,2)"})
    roads = Roads(missing, at("I2.2"))
    assert len(roads.blocks) == 73 - 4
    assert roads.missing_paths(at("I4.2"), 0) == LOTS
    assert roads.missing_paths(at("I2.2"), 0) == 0
    assert roads.count_routes(2) == [0, 0]
