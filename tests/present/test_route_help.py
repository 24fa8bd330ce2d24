"""The help with the route: whom it is for, and what it says."""

from dataclasses import replace

import pytest

from newvegas_desktop.family.say import Say
from newvegas_desktop.new_las_vegas.present.compose import Look
from newvegas_desktop.new_las_vegas.present.route_help import Asked, asked_of, can_help, find, route_help_view
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.routes.trails import driven_by
from newvegas_desktop.new_las_vegas.rules.places import INTERSECTION_BY_TEXT
from newvegas_desktop.new_las_vegas.session.session import Seat, Session

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
    look = Look(("Ada", "Bob"), ("blue", "red"), False)
    assert can_help(session(), look)
    look.curtain = True
    assert not can_help(session(), look)
    look.curtain, look.seat = False, 1
    assert not can_help(session(), look), "a bot needs no help"
    assert not can_help(session(), Look(("Ada", "Bob"), ("blue", "red"), True)), "a game that is only looked at"
    voting = Session.new(BOARD, [Seat("Ada"), Seat("Bob")], 3)
    assert not can_help(voting, Look(("Ada", "Bob"), ("blue", "red"), False))


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
        ("2.2 2.3 2.4 2.5 2.6", BOARD.casinos, "Way home: 3 paths, then 3", 7),
        (STUCK, BOARD.casinos, "No way home: 1 path missing, −7", 0),
        ("2.2 2.3 2.4 3.4 3.3 3.2 2.2", BOARD.casinos, "The limousine is home: 0", 0),
    ],
)
def test_the_way_home_and_what_it_brings(route: str, casinos: int, words: str, way: int) -> None:
    view = route_help_view(find(driven(route, casinos)), Say())
    assert view.home_words.startswith(words.rsplit(",", 1)[0])
    if "Way" not in words or casinos == 0:
        assert view.home_words == words
    assert len(view.home) == way


def test_where_more_paths_bring_nothing_that_is_said() -> None:
    view = route_help_view(find(replace(driven(STUCK), paths=1)), Say())
    assert view.onward == ()
    assert view.onward_words == "No better with 1 more path: −7"


def test_two_seats_in_the_same_position_ask_apart() -> None:
    table = Session.new(BOARD, [Seat("Ada"), Seat("Bob")], 3, bank=False)
    assert asked_of(table, 0, 4) != asked_of(table, 1, 4)
