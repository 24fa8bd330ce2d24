"""The help with the route: whom it is for, and what it says."""

from dataclasses import replace

import pytest

from newvegas_desktop.new_las_vegas.present.compose import Look
from newvegas_desktop.new_las_vegas.present.route_help import Asked, asked_of, can_help, find, route_help_view
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.routes.trails import driven_by, way_home
from newvegas_desktop.new_las_vegas.rules.places import INTERSECTION_BY_TEXT
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from tests.bench.positions import Position, game_positions

BOARD = standard_board()
STUCK = "2.2 1.2 1.3 1.4 2.4 2.3 1.3"


def session() -> Session:
    return Session.new(BOARD, [Seat("Ada"), Seat("Bob", "bot:tourist")], 3, bank=False)


def driven(text: str, casinos: int = BOARD.casinos, paths: int = 4) -> Asked:
    """The position after a route, with some casinos open."""
    game = session()
    sheet = game.game.sheets[0]
    sheet.route = tuple(INTERSECTION_BY_TEXT[f"I{part}"] for part in text.split())
    sheet.driven = driven_by(BOARD.roads, sheet.route)
    asked = asked_of(game, 0, paths)
    return replace(asked, counted=tuple(v if casinos >> lot & 1 else 0 for lot, v in enumerate(asked.hoped)))


def test_it_is_for_the_person_whose_turn_is_on_the_screen() -> None:
    look = Look(("Ada", "Bob"), ("blue", "red"))
    assert can_help(session(), look)
    look.curtain = True
    assert not can_help(session(), look)
    look.curtain, look.seat = False, 1
    assert not can_help(session(), look), "a bot needs no help"
    assert not can_help(session(), Look(("Ada", "Bob"), ("blue", "red"), "It is far away.")), (
        "a game that is only looked at"
    )
    voting = Session.new(BOARD, [Seat("Ada"), Seat("Bob")], 3)
    assert not can_help(voting, Look(("Ada", "Bob"), ("blue", "red")))


def test_before_the_first_path() -> None:
    view = route_help_view(find(asked_of(session(), 0, 4)), Say())
    assert view.home == ()
    assert view.home_words == "The limousine has not left the light."
    assert view.onward[0] == (2, 2)
    assert len(view.onward) == 9
    assert view.onward_words.startswith("Best of 4 more paths: ")


@pytest.mark.parametrize(
    ("route", "casinos", "words", "way"),
    [
        ("2.2 2.3 2.4", 0, "Way home: 2 paths, then 0", 5),
        ("2.2 2.3 2.4 2.5 2.6", BOARD.casinos, "Way home: 3 paths, then 6", 7),
        # two ways home are as short, and one of them passes a carpet more
        ("2.2 3.2 3.3 3.4 3.5 4.5 4.6", BOARD.casinos, "Way home: 3 paths, then 6", 7),
        (STUCK, BOARD.casinos, "No way home: 1 path missing, −7", 0),
        ("2.2 2.3 2.4 3.4 3.3 3.2 2.2", BOARD.casinos, "The limousine is home: 0", 0),
    ],
)
def test_the_way_home_and_what_it_brings(route: str, casinos: int, words: str, way: int) -> None:
    view = route_help_view(find(driven(route, casinos)), Say())
    assert view.home_words == words
    assert len(view.home) == way


def test_of_the_shortest_ways_home_the_best_is_shown_with_its_value() -> None:
    better = 0
    for position in game_positions()[::3]:
        driven = driven_by(BOARD.roads, position.route)
        way = way_home(BOARD.roads, position.route[-1], driven)
        if way is None or len(way) == 1:
            continue
        worths = ways_home(position, driven, len(way) // 2)
        asked = replace(asked_of(session(), 0, 1), route=position.route, counted=position.worth)
        found = find(asked)
        assert found.way is not None
        assert len(found.way) == len(way)
        assert found.value == worths[found.way] == max(worths.values())
        better += worths[way] < found.value
    assert better > 5, "a way that is only short would do as well"


def ways_home(position: Position, driven: int, paths: int) -> dict[tuple[int, ...], int]:
    """Every legal way home of so many paths, with what the whole route is worth then."""
    light, found = BOARD.roads.light, {}
    waiting = [(position.route[-1:], driven)]
    while waiting:
        way, blocks = waiting.pop()
        if way[-1] == light:
            if len(way) == 2 * paths + 1:
                visited = (lot for lot, block in BOARD.carpets if block & blocks)
                found[way] = sum(position.worth[lot] for lot in visited)
        elif len(way) < 2 * paths:
            for path in BOARD.roads.paths_from[way[-1]]:
                if not path.blocks & blocks:
                    waiting += [((*way, path.via, path.to), blocks | path.blocks)]
    return found


def test_where_more_paths_bring_nothing_that_is_said() -> None:
    view = route_help_view(find(replace(driven(STUCK), paths=1)), Say())
    assert view.onward == ()
    assert view.onward_words == "No better with 1 more path: −7"


def test_two_seats_in_the_same_position_ask_apart() -> None:
    table = Session.new(BOARD, [Seat("Ada"), Seat("Bob")], 3, bank=False)
    assert asked_of(table, 0, 4) != asked_of(table, 1, 4)
