"""Projects in play: completed when the round is over, first or later, once and for good."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.cards import Colour
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.projects import PROJECTS, colour_of, progress
from newvegas_desktop.new_las_vegas.rules.sheet import DONE_FIRST, DONE_LATER, NOT_DONE, Sheet

from .positions import (
    ALL_STREETS,
    BOARD,
    CARPETS,
    COURSE,
    CRANES,
    POINTS,
    STREET_1,
    STREET_4,
    finish_round,
    happened,
    make_sheet,
    play,
    street,
    table,
)

AVENUE_6 = {"1.6": 6, "2.6": 6, "3.6": 6}
HOTEL = ("choose 0", "open 4.6", "confirm")
INAUGURATED = ("choose 0", "open 2.6", "inauguration", "confirm")

LAST_STEPS: list[tuple[str, Sheet, str, tuple[str, ...]]] = [
    ("P1", make_sheet(AVENUE_6, large=(1, 2)), "6-show", HOTEL),
    ("P2", make_sheet(AVENUE_6, small=(1, 2, 3, 4)), "6-show", HOTEL),
    ("P3", make_sheet(AVENUE_6, large=(1, 2, 3), small=(8, 9, 10)), "6-show", HOTEL),
    ("P4", make_sheet(AVENUE_6, large=(7,)), "6-show", HOTEL),
    ("P5", make_sheet(AVENUE_6, large=(7, 4), small=(5,)), "6-show", HOTEL),
    ("P6", make_sheet({"2.1": 1}, small=(11,)), "6-show", ("choose 0", "open 4.1", "confirm")),
    ("P7", make_sheet(checked=9), "6-inauguration", INAUGURATED),
    ("V1", make_sheet(street(1, 4, 4, 6, 8, 10, 12)), "2-show", ("choose 0", "open 1.3", "confirm")),
    ("V2", make_sheet(street(1, 4, 3, 5, 7, 9, 11, 13)), "1-show", ("choose 0", "open 1.3", "confirm")),
    (
        "V3",
        make_sheet({**street(1, 3, 1, 3, 5, 7), **street(3, 6, 1, 3, 5)}),
        "7-show",
        ("choose 0", "open 3.9", "confirm"),
    ),
    ("V4", make_sheet(street(1, 4, 4, 6, 8, 10)), "2-show", ("choose 0", "open 1.3", "confirm")),
    (
        "V5",
        make_sheet({**STREET_1, **{lot: n for lot, n in STREET_4.items() if lot != "4.9"}}),
        "9-show",
        ("choose 0", "open 4.9", "confirm"),
    ),
    (
        "V6",
        make_sheet(route=CARPETS.removesuffix(" I2.5 I3.5")),
        "6-limousine",
        ("choose 0", "open 2.6", "limousine I2.5 I3.5", "confirm"),
    ),
    (
        "V7",
        make_sheet(route=ALL_STREETS.removesuffix(" I4.7 I4.8")),
        "6-limousine",
        ("choose 0", "open 2.6", "limousine I4.7 I4.8", "confirm"),
    ),
    ("Y1", make_sheet({"3.11": 9}, built=("2.1",)), "3-show", ("choose 0", "open 2.1", "confirm")),
    (
        "Y2",
        make_sheet({"1.2": 1, "1.10": 9, "4.3": 2}, built=("4.8",)),
        "6-show",
        ("choose 0", "open 4.8", "confirm"),
    ),
    (
        "Y3",
        make_sheet(built=CRANES[:-1]),
        "6-construction",
        ("choose 0", "open 2.6", f"construction {CRANES[-1]}", "confirm"),
    ),
    (
        "Y4",
        make_sheet({"4.3": 2, "4.8": 8}, stars=("4.1",)),
        "6-show",
        ("choose 0", "open 4.7", "show show_left", "confirm"),
    ),
    (
        "Y5",
        make_sheet(crossed={"show_left": 3, "show_right": 2}),
        "6-show",
        ("choose 0", "open 4.7", "show show_right", "confirm"),
    ),
    (
        "Y6",
        make_sheet({lot: n for lot, n in COURSE.items() if n < 8}, built=("1.10",), stars=("1.4", "1.7")),
        "8-show",
        ("choose 0", "open 1.9", "show show_left", "extend 1.10 from 1.9", "confirm"),
    ),
    ("Y7", make_sheet(street(1, 4, 2, 3, 4, 5, 6, 7)), "1-show", ("choose 0", "open 1.3", "confirm")),
]
OTHER_WAYS = [
    # the other marks a project depends on
    (
        "P7",
        make_sheet({"1.6": 8, "2.6": 8, "3.7": 8, "4.6": 8}, checked=8),
        "8-show",
        ("refuse", "confirm"),
    ),
    (
        "V1",
        make_sheet(street(1, 4, 4, 6, 8, 10, 12)),
        "6-show",
        ("choose 0", "open 2.6", "extend 1.3 from 1.4", "confirm"),
    ),
    (
        "Y4",
        make_sheet({"4.3": 2}, built=("4.8",), stars=("4.1", "4.7")),
        "6-show",
        ("choose 0", "open 4.8", "confirm"),
    ),
    (
        "Y6",
        make_sheet({lot: n for lot, n in COURSE.items() if lot != "1.10"}, built=CRANES, stars=("1.4", "1.7", "1.9")),
        "15-show",
        ("choose 0", "open 1.10", "confirm"),
    ),
]


def test_every_project_has_a_last_step() -> None:
    assert [row[0] for row in LAST_STEPS] == list(PROJECTS)


def triple(project: str) -> tuple[str, str, str]:
    """Three projects of which one is given; the others are far away."""
    chosen = {Colour.PINK: "P2", Colour.VIOLET: "V5", Colour.YELLOW: "Y3", colour_of(project): project}
    return chosen[Colour.PINK], chosen[Colour.VIOLET], chosen[Colour.YELLOW]


@pytest.mark.parametrize(
    ("project", "sheet", "offers", "steps"),
    [
        pytest.param(*row, id=f"{row[0]}-{'first' if row in LAST_STEPS else 'other'}")
        for row in [*LAST_STEPS, *OTHER_WAYS]
    ],
)
@pytest.mark.parametrize("earlier", [False, True], ids=["first", "later"])
def test_project_completed_when_the_round_is_over(
    project: str, sheet: Sheet, offers: str, steps: tuple[str, ...], earlier: bool
) -> None:
    which = colour_of(project)
    done = [NOT_DONE, NOT_DONE, NOT_DONE]
    if earlier:
        done[which] = DONE_FIRST
    # the other seat has a hotel in avenue 6 where a small one is needed
    other = make_sheet({"1.5": 1}, large=(6,) if project == "P2" else (), projects=(done[0], done[1], done[2]))
    game = table(f"{offers} {offers} {offers}", sheets=[sheet, other], projects=triple(project))
    assert not progress(BOARD, sheet, project).complete
    events = play(game, 0, *steps)
    # not before everybody has finished
    assert not happened(events, Happened.PROJECT_COMPLETED)
    events = finish_round(game)
    points = POINTS[project][1 if earlier else 0]
    assert happened(events, Happened.PROJECT_COMPLETED) == [
        Event(Happened.PROJECT_COMPLETED, 0, which, points),
    ]
    assert game.sheets[0].projects[which] == (DONE_LATER if earlier else DONE_FIRST)
    assert game.sheets[1].projects == other.projects


NEARLY = make_sheet(checked=9)


def test_projects_all_who_complete_one_in_the_first_round_get_the_high_value() -> None:
    game = table("6-inauguration 6-show 6-show", sheets=[NEARLY, NEARLY, NEARLY], seats=3, projects=("P7", "V1", "Y5"))
    play(game, 0, *INAUGURATED)
    play(game, 1, "choose 1", "open 2.6", "confirm")
    events = play(game, 2, *INAUGURATED)
    assert happened(events, Happened.PROJECT_COMPLETED) == [
        Event(Happened.PROJECT_COMPLETED, 0, 0, 8),
        Event(Happened.PROJECT_COMPLETED, 2, 0, 8),
    ]
    assert [sheet.projects[0] for sheet in game.sheets] == [DONE_FIRST, NOT_DONE, DONE_FIRST]


def test_projects_later_ones_get_the_low_value() -> None:
    game = table(
        "6-inauguration 6-show 6-show",
        "8-inauguration 8-show 8-show",
        sheets=[NEARLY, NEARLY],
        projects=("P7", "V1", "Y5"),
    )
    play(game, 0, *INAUGURATED)
    play(game, 1, "choose 1", "open 2.6", "confirm")
    play(game, 0, "reshuffle no")
    finish_round(game, 1)
    events = play(game, 1, "choose 0", "open 2.8", "inauguration", "confirm")
    assert happened(events, Happened.PROJECT_COMPLETED) == [Event(Happened.PROJECT_COMPLETED, 1, 0, 4)]
    assert [sheet.projects[0] for sheet in game.sheets] == [DONE_FIRST, DONE_LATER]


def test_projects_are_kept_once_completed_and_not_completed_again() -> None:
    game = table(
        "6-inauguration 6-show 6-show", "8-inauguration 8-show 8-show", sheets=[NEARLY], projects=("P7", "V1", "Y5")
    )
    play(game, 0, *INAUGURATED)
    finish_round(game)
    play(game, 0, "reshuffle no")
    # two boxes are circled: 10 checked, 8 free
    play(game, 0, "choose 1", "open 2.8", "extend 2.7 from 2.6", "confirm")
    assert not happened(finish_round(game), Happened.PROJECT_COMPLETED)
    assert not progress(BOARD, game.sheets[0], "P7").complete
    assert game.sheets[0].projects == (DONE_FIRST, NOT_DONE, NOT_DONE)


@pytest.mark.parametrize(
    ("bonus", "completed"),
    [((), True), (("extend 2.7 from 2.6",), False)],
    ids=["no-group-circled", "a-group-circled-this-turn"],
)
def test_r22_a_group_circled_this_turn_does_not_count_for_p7(bonus: tuple[str, ...], completed: bool) -> None:
    game = table("6-inauguration 6-show 6-show", sheets=[NEARLY], projects=("P7", "V1", "Y5"))
    play(game, 0, "choose 0", "open 2.6", "inauguration", *bonus, "confirm")
    assert bool(happened(finish_round(game), Happened.PROJECT_COMPLETED)) is completed


def test_r22_the_boxes_of_the_moment_do_not_count_before_the_round_is_over() -> None:
    # ten free boxes after the effect, and the change of number before it took two of eleven
    game = table("6-inauguration 6-show 6-show", sheets=[make_sheet(checked=11)], projects=("P7", "V1", "Y5"))
    play(game, 0, "choose 0", "number +1", "open 2.6", "inauguration", "confirm")
    assert game.sheets[0].checked == 12
    assert happened(finish_round(game), Happened.PROJECT_COMPLETED) == [Event(Happened.PROJECT_COMPLETED, 0, 0, 8)]


def test_projects_three_in_one_round_end_the_game() -> None:
    avenue_7 = {"1.7": 7, "2.7": 7, "3.7": 7}
    sheet = make_sheet(
        {**avenue_7, **street(4, 1, 2, 4, None, 6, 8, 10)}, large=(6,), crossed={"show_left": 3, "show_right": 2}
    )
    game = table("12-show 12-show 12-show", sheets=[sheet], projects=("P4", "V1", "Y5"))
    play(game, 0, "choose 0", "open 4.7", "show show_right", "confirm")
    events = finish_round(game)
    assert happened(events, Happened.PROJECT_COMPLETED) == [
        Event(Happened.PROJECT_COMPLETED, 0, 0, 8),
        Event(Happened.PROJECT_COMPLETED, 0, 1, 8),
        Event(Happened.PROJECT_COMPLETED, 0, 2, 12),
    ]
    assert happened(events, Happened.ENDED)
    assert not happened(events, Happened.ASKED)
