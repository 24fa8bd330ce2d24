"""What the ledger says of the safe, of gains, of rivals at a project, and what a preview is put into words as."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.compose import all_plans
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.screen import SlotInfo
from newvegas_desktop.new_las_vegas.present.view import Mark, Part, ProjectView
from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.sheet import DONE_LATER, NOT_DONE
from newvegas_desktop.new_las_vegas.rules.tally import acme_tally, tally
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from tests.present.screens import PENS, doable, session, solo
from tests.ui.pictures.moments import before, table

DEFAULT = tuple(f"Player {seat}" for seat in range(1, 7))


def project_row(names: tuple[str, ...], done: tuple[int, ...], opened: dict[int, int] | None = None) -> str:
    """What the first seat's row of a project says of rivals of which some have it, or have so many hotels of it."""
    made = session(7, len(names))
    made.seats = tuple(replace(seat, name=name) for seat, name in zip(made.seats, names, strict=True))
    game = made.game
    game.setup = game.setup._replace(projects=("P3", *game.setup.projects[1:]))
    sheets = []
    for seat, sheet in enumerate(game.settled):
        other = sheet.copy()
        other.projects = (DONE_LATER if seat in done else NOT_DONE, *sheet.projects[1:])
        other.small = (1 << (opened or {}).get(seat, 0)) - 1
        sheets.append(other)
    game.settled = sheets
    return TableController(made, PENS[: len(names)]).screen.ledger.projects[0].rival


def my_project(project: str, **marks: object) -> tuple[ProjectView, SlotInfo]:
    """My row of a project, and its words, with some marks on my sheet."""
    made = session(7, 2)
    kind = {"P": 0, "V": 1, "Y": 2}[project[0]]
    pink, violet, yellow = (project if at == kind else dealt for at, dealt in enumerate(made.game.setup.projects))
    made.game.setup = made.game.setup._replace(projects=(pink, violet, yellow))
    sheet = made.game.sheets[0].copy()
    for name, mark in marks.items():
        setattr(sheet, name, mark)
    made.game.sheets[0] = sheet
    screen = TableController(made, PENS[:2]).screen
    return screen.ledger.projects[kind], screen.slots[f"project:{project}"]


class TestMyProjects:
    def test_a_row_says_where_the_progress_is(self) -> None:
        view, info = my_project("P5", large=0b11000, small=0b1)
        assert (view.progress, view.place) == ("2 of 4", "avenues 4 and 5")
        assert view.sentence == "4 hotels in neighbouring avenues: avenues 4 and 5"
        assert info.name == "4 hotels in neighbouring avenues, 10/6, 2 of 4 in avenues 4 and 5"
        assert info.tip.startswith("2 of 4 in avenues 4 and 5. A project: ")

    def test_what_has_no_place_says_only_how_far_it_is(self) -> None:
        view, info = my_project("P3", large=0b11000)
        assert (view.progress, view.place, view.sentence) == ("2 of 7", "", "7 hotels of any size")
        assert info.tip.startswith("2 of 7. A project: ")

    def test_what_can_never_be_completed_is_lost(self) -> None:
        view, info = my_project("Y7", holes_lost=0b100)
        assert (view.progress, view.lost, view.place) == ("lost", True, "")
        assert info.name.endswith(", lost")

    def test_what_is_done_is_not_lost(self) -> None:
        view, _ = my_project("P7", circled=3, projects=(DONE_LATER, NOT_DONE, NOT_DONE))
        assert (view.progress, view.lost) == ("done", False)

    def test_a_lost_project_ends_no_game(self) -> None:
        done = (DONE_LATER, DONE_LATER, NOT_DONE)
        assert "1 project" in soonest(done, 0b0)
        assert "1 project" not in soonest(done, 0b100)


def soonest(projects: tuple[int, int, int], holes_lost: int) -> str:
    """Who can end the game soonest, where one has two projects and three of four PAR 4 holes, or has lost one."""
    made = session(7, 2)
    game = made.game
    game.setup = game.setup._replace(projects=("P1", "V1", "Y7"))
    sheet = game.settled[1].copy()
    sheet.projects, sheet.holes_lost, sheet.holes = projects, holes_lost, 0b110001000
    game.settled = [game.settled[0], sheet]
    return TableController(made, PENS[:2]).screen.table.hint


class TestRivalsAtAProject:
    @pytest.mark.parametrize(
        ("names", "done", "words"),
        [
            (("Ada", "Bob", "Rita", "Max"), (1,), "Bob done"),
            (DEFAULT[:4], (2,), "Player 3 done"),
            (("Ada", "Maximiliane", "Rita"), (1,), "M done"),
            (("Ada", "Bob", "Rita", "Max"), (1, 2), "B, R done"),
            (DEFAULT[:4], (1, 3), "P2, P4 done"),
            (DEFAULT[:3], (1, 2), "P2, P3 done"),
            (("Ada", "Bob", "Rita", "Max"), (1, 2, 3), "all rivals done"),
            (DEFAULT, (1, 2, 4), "P2, P3, P5 done"),
            (DEFAULT, (1, 2, 3, 5), "all but P5 done"),
        ],
    )
    def test_one_is_named_and_several_are_told_by_their_marks(
        self, names: tuple[str, ...], done: tuple[int, ...], words: str
    ) -> None:
        assert project_row(names, done) == words

    @pytest.mark.parametrize(
        ("names", "words"),
        [
            (("Ada", "Seat 2", "Seat 3"), "Seat 2: 2"),
            (DEFAULT[:3], "Player 2: 2"),
            (("Ada", "Maximiliane", "Bob"), "M: 2"),
        ],
    )
    def test_a_name_and_how_far_it_is_are_not_one_number(self, names: tuple[str, ...], words: str) -> None:
        assert project_row(names, (), {1: 2, 2: 1}) == words

    def test_nobody_is_near(self) -> None:
        assert project_row(DEFAULT[:3], ()) == ""


def previews(kind: Kind, slots: str) -> Iterator[TableController]:
    """Everything of a kind that could be pointed at in the recorded game."""
    for round_ in range(1, 28):
        for seat in range(4):
            try:
                shown = table(before(kind, round_, seat), seat)
            except StopIteration:
                continue
            for slot in shown.screen.targets:
                if slot.startswith(slots):
                    shown.point(slot)
                    yield shown


def after(shown: TableController) -> Game:
    """The game as what is pointed at would leave it."""
    trial = shown.game.copy()
    (plan,) = all_plans(shown.game, shown.look)[shown.look.pointed or ""]
    for action in plan.actions:
        trial.apply(shown.seat, action)
    return trial


class TestTheSafe:
    def test_it_shows_the_debts_and_their_change_apart(self) -> None:
        changes = set()
        for shown in previews(Kind.SHOW, "column:"):
            safe, debts = shown.screen.ledger.safe, tally(shown.game, shown.seat).debts.amount
            more = tally(after(shown), shown.seat).debts.amount - debts
            assert (safe.debts, safe.ghost_debts) == (str(debts), shown.say.signed(more) if more else "")
            changes.add(safe.ghost_debts)
        assert "+2" in changes

    def test_a_penalty_only_previewed_is_a_change_of_the_points(self) -> None:
        shown = next(
            shown for shown in previews(Kind.SHOW, "column:") if shown.screen.ledger.parts[Part.SAFE].delta == "−20"
        )
        assert shown.screen.ledger.safe.penalty_mark is Mark.CIRCLED
        assert shown.screen.ledger.parts[Part.SAFE].points == "0"


class TestGains:
    def test_what_is_pointed_at_says_its_change_only_once(self) -> None:
        shown = table(before(Kind.IMPROVEMENT, 16, 0), 0)
        all_gains = {column: row.gain for column, row in shown.screen.ledger.columns.items() if row.gain}
        assert len(all_gains) == 10
        for column in all_gains:
            shown.point(f"column:{column}")
            gains = {other: row.gain for other, row in shown.screen.ledger.columns.items() if row.gain}
            assert gains == {other: gain for other, gain in all_gains.items() if other != column}
        shown.point(None)
        assert {column: row.gain for column, row in shown.screen.ledger.columns.items() if row.gain} == all_gains


class TestConsequences:
    def test_a_preview_without_any_change_says_so(self) -> None:
        said = {shown.screen.table.subline for shown in previews(Kind.OPEN, "lot:")}
        assert "Your score does not change." in said
        assert "+0." not in said

    def test_what_acme_loses_by_an_opening_is_what_its_tally_then_lacks(self) -> None:
        lost = set()
        for seed in range(4):
            for shown in solo_openings(seed):
                acme = acme_tally(after(shown)).total - acme_tally(shown.game).total
                assert (f"ACME −{-acme}" in shown.screen.table.subline) == (acme < 0), shown.screen.table.subline
                lost.add(acme)
        assert min(lost) < 0
        assert 0 in lost


def solo_openings(seed: int) -> Iterator[TableController]:
    """Every opening that can be pointed at in a solo game."""
    shown, chance = solo(seed), Generator.named(seed, "openings")
    while shown.game.outcome is None and shown.game.round < 10:
        opening = shown.game.turns[0].stage is Stage.OPEN
        for slot, plans in all_plans(shown.game, shown.look).items() if opening else ():
            if slot.startswith("lot:") and len(plans) == 1:
                shown.point(slot)
                yield shown
        shown.point(None)
        slots = [slot for slot in doable(shown.screen) if slot != "button:take_back"]
        fresh = [slot for slot in slots if not slot.startswith(("number:", "effect:", "button:give"))]
        shown.activate(chance.choice(fresh or slots))


class TestRivalsInTheirInk:
    def test_one_alone_has_its_ink_and_several_have_none(self) -> None:
        shown = table(before(Kind.CHOOSE, 16, 0), 0).screen
        found = {site.rivals: site.rival_pen for site in shown.city.hotels.values() if site.taken}
        assert found == {("B",): "red", ("R",): "green", ("R", "M"): ""}
        for street in shown.city.streets.values():
            assert street.rival_pen == {"B": "red", "R": "green", "M": "violet"}[street.rival[0]]
        assert shown.ledger.streets == shown.city.streets
        assert shown.ledger.track.rival_pens == ("red", "green", "violet")
        for project in shown.ledger.projects:
            name = project.rival.partition(":")[0]
            assert project.rival_pen == {"Bob": "red", "Rita": "green", "Max": "violet", "": ""}[name]

    def test_acme_has_its_ink(self) -> None:
        assert {street.rival_pen for street in solo().screen.city.streets.values()} == {"black"}


class TestAShow:
    def test_the_star_of_the_casino_just_opened_is_lit(self) -> None:
        shown = table(before(Kind.SHOW, 8, 1), 1)
        assert [lot for lot, view in shown.screen.city.lots.items() if view.star_lit] == [(4, 1)]
        shown.activate("column:shows_left")
        assert not any(view.star_lit for view in shown.screen.city.lots.values())

    def test_a_gain_tells_its_debts(self) -> None:
        columns = table(before(Kind.SHOW, 8, 1), 1).screen.ledger.columns
        found = {column: (row.gain, row.gain_debts) for column, row in columns.items() if row.gain}
        assert found == {"shows_left": ("−17", "2"), "shows_right": ("−17", "2")}


class TestTheWayHome:
    def test_it_is_shown_while_a_path_is_previewed(self) -> None:
        shown = table(before(Kind.LIMOUSINE, 14, 3), 3)
        assert shown.screen.city.route.way_home == ()
        for target in shown.screen.city.route.targets:
            shown.point(f"path:{target.via[0]}.{target.via[1]}-{target.to[0]}.{target.to[1]}")
            city = shown.screen.city
            way = city.route.way_home
            assert (way[0], way[-1]) == (target.to, city.light)
