"""What a round brought is told once it is over, without standing in the way of the next turn."""

from typing import Any

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.report import Report
from newvegas_desktop.new_las_vegas.rules.cards import Colour
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.rounds import ACME_SEAT
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from tests.present.screens import NAMES, PENS, controller, doable, solo

SEED = 4
APPROVED, BUILT, COMPLETED = Happened.APPROVED, Happened.HOTEL_BUILT, Happened.PROJECT_COMPLETED
SHUFFLED, DRAWN, RENEWED = Happened.RESHUFFLED, Happened.APPROVAL_DRAWN, Happened.RENEWED
PINK, VIOLET = Colour.PINK, Colour.VIOLET


def closed_with_news(seats: int = 3, *, secret: bool = False) -> TableController:
    """A table whose last round has just brought a hotel or a project."""
    table = controller(SEED, seats, secret=secret)
    chance = Generator.named(SEED, "report")
    while table.look.report is None:
        assert table.game.outcome is None
        table.activate(chance.choice([slot for slot in doable(table.screen) if slot != "button:take_back"]))
    return table


def report_of(table: TableController) -> Report:
    assert table.screen.report is not None
    return table.screen.report


def test_every_hotel_and_project_of_the_round_has_its_row() -> None:
    table = closed_with_news()
    last = [entry for entry in table.session.history.entries if entry.before.round == table.game.round - 1]
    told = [event for entry in last for event in entry.events if event.what is Happened.HOTEL_BUILT]
    report = report_of(table)
    assert report.title == f"What round {table.game.round - 1} brought"
    assert report.shown == len(report.rows) > 0
    for event in told:
        assert event.seat is not None
        mine = [row for row in report.rows if (row.name, row.pen) == (NAMES[event.seat], PENS[event.seat])]
        size = "large" if event.value else "small"
        assert any(size in row.text and str(event.at) in row.text for row in mine)


@pytest.mark.parametrize(
    ("events", "rows"),
    [
        ([(0, 6, 1)], [("Ada", "large hotel of avenue 6")]),
        ([(1, 6, 0)], [("Bob", "small hotel of avenue 6")]),
        (
            [(0, 6, 1), (0, 8, 1), (0, 2, 0)],
            [("Ada", "large hotels of avenues 6, 8"), ("Ada", "small hotel of avenue 2")],
        ),
        (
            [(1, 2, 0), (1, 3, 0), (0, 3, 1)],
            [("Ada", "large hotel of avenue 3"), ("Bob", "small hotels of avenues 2, 3")],
        ),
    ],
)
def test_hotels_of_one_size_are_told_together(events: list[tuple[int, int, int]], rows: list[tuple[str, str]]) -> None:
    table = controller(SEED, 2)
    before = table.game.copy()
    table.game.round += 1
    table._acted(before, [Event(Happened.HOTEL_BUILT, *event) for event in events])
    assert [(row.name, row.text) for row in report_of(table).rows] == rows


@pytest.mark.parametrize(
    ("earlier", "events", "rows"),
    [
        ({}, [(COMPLETED, 0, 1, 8)], [("Ada", "8, first")]),
        (
            {},
            [(COMPLETED, 0, 1, 8), (COMPLETED, 2, 1, 8)],
            [("Ada", "8, together with Rita"), ("Rita", "8, together with Ada")],
        ),
        ({1: (0, 1, 0)}, [(COMPLETED, 0, 1, 4)], [("Ada", "4, after Bob")]),
        ({1: (0, 1, 0), 2: (0, 2, 0)}, [(COMPLETED, 0, 1, 4)], [("Ada", "4, after Bob and Rita")]),
        ({1: (1, 0, 0)}, [(COMPLETED, 0, 1, 8), (COMPLETED, 2, 0, 4)], [("Ada", "8, first"), ("Rita", "4, after Bob")]),
    ],
)
def test_a_project_says_who_was_first(
    earlier: dict[int, tuple[int, int, int]], events: list[tuple[Any, ...]], rows: list[tuple[str, str]]
) -> None:
    table = controller(SEED, 3)
    for seat, projects in earlier.items():
        sheet = table.game.settled[seat].copy()
        sheet.projects = projects
        table.game.settled[seat] = sheet
    before = table.game.copy()
    table.game.round += 1
    table._acted(before, [Event(*event) for event in events])
    found = [(row.name, row.text.partition(":")[0]) for row in report_of(table).rows]
    assert found == [(name, f"project for {text}") for name, text in rows]


def test_a_hotel_says_who_built_before_or_beside() -> None:
    table = controller(SEED, 3)
    sheet = table.game.settled[2].copy()
    sheet.large = 1 << 4
    table.game.settled[2] = sheet
    before = table.game.copy()
    table.game.round += 1
    built = [(BUILT, 0, 5, 0), (BUILT, 0, 6, 1), (BUILT, 1, 6, 1)]
    table._acted(before, [Event(*event) for event in built])
    assert [(row.name, row.text) for row in report_of(table).rows] == [
        ("Ada", "large hotel of avenue 6, together with Bob"),
        ("Ada", "small hotel of avenue 5, after Rita"),
        ("Bob", "large hotel of avenue 6, together with Ada"),
    ]


def test_a_round_without_hotels_and_projects_has_no_report() -> None:
    table = controller(SEED, 2)
    before = table.game.copy()
    table.game.round += 1
    table._acted(before, [Event(Happened.RENEWED, at=0)])
    assert table.screen.report is None
    assert table.look.news == ["An empty stack is shuffled anew."]


def test_the_next_step_puts_it_away_and_is_taken() -> None:
    table = closed_with_news()
    card = next(slot for slot in table.screen.targets if slot.startswith("card:"))
    table.activate(card)
    assert table.screen.report is None
    assert table.game.turns[table.seat].stage is Stage.OPEN


def test_enter_puts_it_away_unless_the_keyboard_rests_on_something() -> None:
    table = closed_with_news()
    table.activate_focus()
    assert table.screen.report is None
    table = closed_with_news()
    table.focus_next(1)
    table.activate_focus()
    assert table.screen.report is None
    assert table.game.turns[table.seat].stage is Stage.OPEN


def test_behind_a_curtain_it_waits_to_be_read() -> None:
    table = closed_with_news(secret=True)
    assert table.screen.curtain
    table.command("confirm")
    assert not table.screen.curtain
    assert report_of(table).rows
    table.escape()
    assert table.screen.report is None


def test_the_news_give_way_to_what_is_to_be_done() -> None:
    table = controller(SEED, 2)
    before = table.game.copy()
    table.game.round += 1
    table._acted(before, [Event(Happened.RENEWED, at=0), Event(Happened.RENEWED, at=2)])
    assert table.screen.table.subline == "An empty stack is shuffled anew."
    card = next(slot for slot in table.screen.targets if slot.startswith("card:"))
    table.activate(card)
    assert table.look.news
    assert "fit" in table.screen.table.subline


def test_what_a_report_tells_is_not_said_once_more() -> None:
    table = closed_with_news()
    assert table.look.news == []
    table.escape()
    assert "builds" not in table.screen.table.subline


A = ACME_SEAT


@pytest.mark.parametrize(
    ("events", "rows"),
    [
        (
            [(APPROVED, A, VIOLET, 1), (BUILT, A, 2, 1), (BUILT, A, 3, 1), (COMPLETED, A, VIOLET, 11), (SHUFFLED,)],
            [
                ("ACME", "black", "1st approval (violet): large hotels of avenues 2, 3; project for 11"),
                ("", "", "The first project is completed: the discard pile is shuffled into the deck."),
            ],
        ),
        (
            [(BUILT, 0, 4, 1), (APPROVED, A, PINK, 2), (DRAWN, None, VIOLET)],
            [
                ("Ada", "blue", "large hotel of avenue 4"),
                ("ACME", "black", "2nd approval (pink): nothing"),
                ("", "", "An approval comes up: violet."),
            ],
        ),
        (
            [(APPROVED, A, PINK, 1), (BUILT, A, 4, 1), (APPROVED, A, VIOLET, 2), (BUILT, A, 5, 1)],
            [
                ("ACME", "black", "1st approval (pink): large hotel of avenue 4"),
                ("ACME", "black", "2nd approval (violet): large hotel of avenue 5"),
            ],
        ),
        (
            [(RENEWED,), (DRAWN, None, PINK)],
            [
                (
                    "",
                    "",
                    "The deck is empty: the discard pile is shuffled and becomes the deck. An approval comes up: pink.",
                )
            ],
        ),
    ],
)
def test_what_acme_did_with_its_approvals(events: list[Any], rows: list[tuple[str, str, str]]) -> None:
    table = solo()
    before = table.game.copy()
    table.game.round += 1
    table._acted(before, [Event(*event) for event in events])
    report = report_of(table)
    assert [(row.name, row.pen, row.text) for row in report.rows] == rows
    assert table.look.news == []
    spoken = table.screen.announcement
    assert all(text in spoken for _, _, text in rows)
    assert " : " not in spoken


def test_one_thing_that_is_nobodys_doing_needs_no_report() -> None:
    table = solo()
    before = table.game.copy()
    table.game.round += 1
    table._acted(before, [Event(DRAWN, None, PINK)])
    assert table.screen.report is None
    assert table.screen.table.subline == "An approval comes up: pink."


def test_tab_comes_to_the_effect_before_it_comes_to_the_end_of_the_turn() -> None:
    chance = Generator.named(1, "tab")
    seen = 0
    table = controller(1, 2)
    while table.game.round < 6:
        targets = table.screen.targets
        effects = [slot for slot in targets if slot.startswith(("lot:", "path:", "column:", "track:"))]
        if "button:confirm" in targets and effects:
            seen += 1
            assert max(map(targets.index, effects)) < targets.index("button:confirm")
        assert table.game.phase is Phase.TURNS
        table.activate(chance.choice(doable(table.screen)))
    assert seen > 5
