"""Where a project is nearest, and when it is lost: by tables, and by whole games in which nothing lost is completed."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.project_outlook import Where, is_lost, where
from newvegas_desktop.new_las_vegas.rules.projects import PROJECTS, progress
from newvegas_desktop.new_las_vegas.rules.rounds import hotels_taken
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from tests.conformance.players import FEW_MODES, PLAYERS, Mode, moves

from .positions import (
    ALL_STREETS,
    BOARD,
    CARPETS,
    COURSE,
    STREET_1,
    STREET_4,
    avenues,
    make_sheet,
    street,
)

HOME = "I2.2 I1.2 I1.1 I2.1 I2.2"
"""A route that is back at the light after one Luxury carpet."""

PLACES = [
    ("P1", "no-place", make_sheet(large=(1, 5)), Where()),
    ("P4", "none", make_sheet(), Where()),
    ("P4", "a-row-of-large-ones", make_sheet(large=(1, 4, 5), small=(6, 7, 8)), Where(avenues=(4, 5))),
    ("P5", "the-first-of-two-rows", make_sheet(large=(2, 9), small=(3, 10)), Where(avenues=(2, 3))),
    ("P5", "up-to-the-end", make_sheet(large=(2, 9, 11), small=(3, 10)), Where(avenues=(9, 10, 11))),
    ("P6", "one-end", make_sheet(large=(2, 11)), Where(avenues=(11,))),
    ("V1", "none", make_sheet(street(1, 3, 1, 3)), Where()),
    ("V1", "the-longest", make_sheet({**street(1, 3, 2, 4, 5), **street(2, 5, 2, 4, 6)}), Where(streets=(2,))),
    ("V2", "the-first-of-two", make_sheet({**street(1, 3, 1, 3), **street(2, 5, 1, 3)}), Where(streets=(1,))),
    ("V3", "two-streets", make_sheet({**street(1, 3, 1, 3, 5, 7), **street(3, 6, 1, 3, 5, 7)}), Where((1, 3))),
    ("V4", "an-end", make_sheet({**street(1, 5, 2, 4, 6), **street(2, 10, 8, 10)}), Where(streets=(2,))),
    ("V5", "two-streets", make_sheet({**STREET_1, **STREET_4}), Where(streets=(1, 4))),
    ("V6", "no-place", make_sheet(route=CARPETS), Where()),
    ("V7", "streets", make_sheet(route=CARPETS), Where(streets=(1, 2))),
    ("V7", "all-streets", make_sheet(route=ALL_STREETS), Where(streets=(1, 2, 3, 4))),
    ("Y1", "one-end", make_sheet({"3.11": 9, "1.2": 1}), Where(avenues=(11,))),
    ("Y2", "a-street", make_sheet({"4.3": 2, "4.8": 8, "1.2": 1}), Where(streets=(4,))),
    ("Y4", "nothing", make_sheet(), Where()),
    ("Y4", "the-nearest", make_sheet({"4.3": 2}, stars=("4.1",)), Where(streets=(4,))),
    ("Y4", "the-first-street", make_sheet(stars=("1.4", "4.1")), Where(streets=(4,))),
]

HOLED = make_sheet({"1.6": 6, "1.3": 3})
"""The holes left of avenue 6 are lost."""
PAR_5_LOST = make_sheet(COURSE)
PAR_5_LOST.holes_lost, PAR_5_LOST.holes = 1 << 9, PAR_5_LOST.holes & ~(1 << 9)
LOST = [
    ("P1", "free-avenues", make_sheet(large=(1,)), avenues(range(4, 12)), False),
    ("P1", "one-too-few", make_sheet(large=(1,)), avenues(range(3, 12)), True),
    ("P1", "a-small-one-there", make_sheet(large=(1,), small=(2,)), avenues(range(4, 12)), True),
    ("P2", "6-large", make_sheet(large=range(1, 7)), 0, False),
    ("P2", "7-large", make_sheet(large=range(1, 8)), 0, True),
    ("P2", "7-large-do-not-matter-after-5-small", make_sheet(large=range(1, 7), small=range(7, 12)), 0, False),
    ("P3", "never", make_sheet(), avenues(range(1, 12)), False),
    ("P4", "two-free-side-by-side", make_sheet(), avenues((1, 3, 5, 7, 9)), False),
    ("P4", "every-other-one-taken", make_sheet(), avenues((2, 4, 6, 8, 10)), True),
    ("P4", "beside-my-own", make_sheet(large=(3,)), avenues((2, 6, 8, 10)), False),
    ("P7", "nothing-circled", make_sheet(), 0, False),
    ("P7", "2-circled", make_sheet(checked=6, circled=2), 0, False),
    ("P7", "3-circled", make_sheet(checked=6, circled=3), 0, True),
    ("V1", "never", make_sheet(street(1, 3, 1, 3, 5, 7, 9, 11, 13)), 0, False),
    ("V6", "on-the-way", make_sheet(route=CARPETS), 0, False),
    ("V6", "home-without-them", make_sheet(route=HOME), 0, True),
    ("V7", "not-started", make_sheet(), 0, False),
    ("V7", "home-without-them", make_sheet(route=HOME), 0, True),
    ("Y4", "three-streets", make_sheet(stars_lost=("1.4", "2.4", "3.3")), 0, False),
    ("Y4", "every-street", make_sheet(stars_lost=("1.4", "2.4", "3.3", "4.1")), 0, True),
    ("Y5", "6-of-12-stars-lost", make_sheet(stars_lost=("1.4", "1.7", "1.9", "2.4", "2.7", "2.10")), 0, False),
    ("Y5", "7-of-12-stars-lost", make_sheet(stars_lost=("1.4", "1.7", "1.9", "2.4", "2.7", "2.10", "3.3")), 0, True),
    (
        "Y5",
        "one-of-them-circled",
        make_sheet(
            stars_lost=("1.4", "1.7", "1.9", "2.4", "2.7", "2.10"), stars=("3.3",), crossed={"show_left": 1}
        ),
        0,
        False,
    ),
    (
        "Y5",
        "all-in-one-column",
        make_sheet(
            stars_lost=("1.4", "1.7", "1.9", "2.4", "2.7"),
            stars=("2.10", "3.3", "3.5", "3.8", "3.9"),
            crossed={"show_left": 5},
        ),
        0,
        True,
    ),
    ("Y6", "nothing-crossed", make_sheet(COURSE), 0, False),
    ("Y6", "a-hole-lost", HOLED, 0, True),
    ("Y6", "a-star-lost", make_sheet(stars_lost=("1.4",)), 0, True),
    ("Y6", "a-star-of-another-street-lost", make_sheet(stars_lost=("2.4",)), 0, False),
    ("Y7", "nothing-crossed", make_sheet(COURSE), 0, False),
    ("Y7", "a-par-4-lost", HOLED, 0, True),
    ("Y7", "only-a-par-5-lost", PAR_5_LOST, 0, False),
]  # fmt: skip


@pytest.mark.parametrize(
    ("project", "sheet", "expected"), [pytest.param(p, s, e, id=f"{p}-{name}") for p, name, s, e in PLACES]
)
def test_where(project: str, sheet: Sheet, expected: Where) -> None:
    assert where(BOARD, sheet, project) == expected


@pytest.mark.parametrize(
    ("project", "sheet", "taken", "expected"), [pytest.param(p, s, t, e, id=f"{p}-{name}") for p, name, s, t, e in LOST]
)
def test_lost(project: str, sheet: Sheet, taken: int, expected: bool) -> None:
    assert is_lost(BOARD, sheet, project, taken) is expected


def test_a_completed_project_is_never_lost() -> None:
    assert not is_lost(BOARD, make_sheet(route=f"{ALL_STREETS}"), "V7", 0)
    assert not is_lost(BOARD, make_sheet(checked=14, circled=2), "P7", 0)


def _lost_now(game: Game) -> set[tuple[int, str]]:
    """Every project that is lost to a seat, dealt or not."""
    taken = hotels_taken(game)
    return {
        (seat, project)
        for seat, sheet in enumerate(game.settled)
        for project in PROJECTS
        if is_lost(game.board, sheet, project, taken)
    }


@pytest.mark.parametrize("mode", FEW_MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("player", ["by lot", "planner", "spender"])
def test_nothing_lost_is_ever_completed(mode: Mode, player: str) -> None:
    game = mode.game(5)
    lost: set[tuple[int, str]] = set()
    round_ = 0
    for seat, action in moves(game, PLAYERS[player], 5):
        game.apply(seat, action)
        if game.round != round_:
            round_ = game.round
            still = _lost_now(game)
            assert lost <= still
            lost = still
    for seat, project in lost:
        assert not progress(game.board, game.sheets[seat], project).complete
    assert lost, "no game is played to its end with every project in reach"
