"""The 21 projects: when each is completed, and how far a sheet is from it."""

from collections.abc import Callable
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import Colour
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.limousine import visited
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, FIRST_AVENUE, LAST_AVENUE, STREET_MASKS, STREETS
from newvegas_desktop.new_las_vegas.rules.runs import EVEN, ODD, street_runs
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.track import free_boxes


class Progress(NamedTuple):
    """How much of a project is done, and how much it needs."""

    done: int
    needed: int

    @property
    def complete(self) -> bool:
        """All figures are minimums."""
        return self.done >= self.needed


Measure = Callable[[Board, Sheet], Progress]


def neighbouring(avenues: int) -> int:
    """The most avenues of a mask that lie side by side."""
    best = 0
    while avenues:
        avenues &= avenues >> 1
        best += 1
    return best


def longest_of(board: Board, sheet: Sheet, street: int, parity: int) -> int:
    """The longest run of one parity in a street (counted from 0)."""
    return max((len(lots) for kind, lots in street_runs(board, sheet, street) if kind == parity), default=0)


def _longest(board: Board, sheet: Sheet, parity: int) -> int:
    """The longest run of one parity in any street."""
    best = 0
    for street, mask in enumerate(STREET_MASKS):
        if (sheet.opened & mask).bit_count() > best:
            best = max(best, longest_of(board, sheet, street, parity))
    return best


def fours_of(board: Board, sheet: Sheet, street: int) -> int:
    """How often four odd numbers stand in a run of a street (R2)."""
    if (sheet.opened & STREET_MASKS[street]).bit_count() < 4:
        return 0
    return sum(len(lots) // 4 for kind, lots in street_runs(board, sheet, street) if kind == ODD)


def even_end_of(board: Board, sheet: Sheet, street: int) -> int:
    """The longest even run that starts or ends a street; casinos under construction at that end are skipped."""
    built = [lot for lot in board.street_lots[street] if sheet.built >> lot & 1]
    ends = (
        len(lots)
        for kind, lots in street_runs(board, sheet, street)
        if kind == EVEN and (lots[0] == built[0] or lots[-1] == built[-1])
    )
    return max(ends, default=0)


def _even_at_an_end(board: Board, sheet: Sheet) -> int:
    """The longest even run that starts or ends its street."""
    best = 0
    for street, mask in enumerate(STREET_MASKS):
        if (sheet.opened & mask).bit_count() > best:
            best = max(best, even_end_of(board, sheet, street))
    return best


def whole_streets(wanted: int, done: int) -> list[int]:
    """The streets (counted from 0) in which every lot of a mask is done."""
    return [street for street, mask in enumerate(STREET_MASKS) if not wanted & mask & ~done]


def show_street(board: Board, sheet: Sheet, street: int) -> Progress:
    """How many crane casinos of a street (counted from 0) are open and how many stars are circled."""
    cranes, stars = board.cranes & STREET_MASKS[street], board.stars & STREET_MASKS[street]
    done = (cranes & sheet.opened).bit_count() + (stars & sheet.stars).bit_count()
    return Progress(done, cranes.bit_count() + stars.bit_count())


def best_show_street(board: Board, sheet: Sheet) -> int:
    """The street (counted from 0) closest to having every crane casino open and every star circled."""
    best, most = 0, show_street(board, sheet, 0)
    for street in range(1, STREETS):
        here = show_street(board, sheet, street)
        if here.done * most.needed > most.done * here.needed:
            best, most = street, here
    return best


def _y4(board: Board, sheet: Sheet) -> Progress:
    return show_street(board, sheet, best_show_street(board, sheet))


def _p7(board: Board, sheet: Sheet) -> Progress:
    return Progress(free_boxes(board, sheet), 10)


def _v6(board: Board, sheet: Sheet) -> Progress:
    seen = visited(board, sheet)
    return Progress(sum(1 for kind in (board.vip, board.luxury, board.mafia) if seen & kind), 3)


def _v7(board: Board, sheet: Sheet) -> Progress:
    seen = visited(board, sheet)
    return Progress(sum(1 for street in STREET_MASKS if seen & street), STREETS)


def _y1(board: Board, sheet: Sheet) -> Progress:
    wanted = board.cranes & (FIRST_AVENUE | LAST_AVENUE)
    return Progress((wanted & sheet.opened).bit_count(), wanted.bit_count())


def _y3(board: Board, sheet: Sheet) -> Progress:
    # R3: built is enough
    return Progress((board.cranes & sheet.built).bit_count(), board.cranes.bit_count())


def _y5(board: Board, sheet: Sheet) -> Progress:
    done = sum(min(3, sheet.crossed[column]) for column in (Column.SHOW_LEFT, Column.SHOW_RIGHT))
    return Progress(done, 6)


def _y6(board: Board, sheet: Sheet) -> Progress:
    stars = board.stars & STREET_MASKS[0]
    done = (stars & sheet.stars).bit_count() + sheet.holes.bit_count()
    return Progress(done, stars.bit_count() + board.golf_holes.bit_count())


def _y7(board: Board, sheet: Sheet) -> Progress:
    holes = board.par_holes[Column.PAR4]
    return Progress((holes & sheet.holes).bit_count(), holes.bit_count())


_EDGES = 1 | 1 << (AVENUES - 1)


class Project(NamedTuple):
    """How a project is measured, and the marks of the sheet that can complete it.

    What can only set it back is left out: a casino built and not opened for a run, a group circled for P7.
    """

    measure: Measure
    marks: tuple[str, ...]


_HOTELS = ("large", "small")
_NUMBERS = ("numbers",)
_ROUTE = ("driven",)

PROJECTS: dict[str, Project] = {
    "P1": Project(lambda board, sheet: Progress(sheet.large.bit_count(), 3), _HOTELS),
    "P2": Project(lambda board, sheet: Progress(sheet.small.bit_count(), 5), _HOTELS),
    "P3": Project(lambda board, sheet: Progress(sheet.hotels.bit_count(), 7), _HOTELS),
    "P4": Project(lambda board, sheet: Progress(neighbouring(sheet.large), 2), _HOTELS),
    "P5": Project(lambda board, sheet: Progress(neighbouring(sheet.hotels), 4), _HOTELS),
    "P6": Project(lambda board, sheet: Progress((sheet.hotels & _EDGES).bit_count(), 2), _HOTELS),
    "P7": Project(_p7, ("checked",)),
    "V1": Project(lambda board, sheet: Progress(_longest(board, sheet, EVEN), 6), _NUMBERS),
    "V2": Project(lambda board, sheet: Progress(_longest(board, sheet, ODD), 7), _NUMBERS),
    "V3": Project(
        lambda board, sheet: Progress(sum(fours_of(board, sheet, street) for street in range(STREETS)), 2), _NUMBERS
    ),
    "V4": Project(lambda board, sheet: Progress(_even_at_an_end(board, sheet), 5), _NUMBERS),
    "V5": Project(lambda board, sheet: Progress(len(whole_streets(sheet.built, sheet.opened)), 2), _NUMBERS),
    "V6": Project(_v6, _ROUTE),
    "V7": Project(_v7, _ROUTE),
    "Y1": Project(_y1, ("opened",)),
    "Y2": Project(lambda board, sheet: Progress(len(whole_streets(board.cranes, sheet.opened)), 2), ("opened",)),
    "Y3": Project(_y3, ("built",)),
    "Y4": Project(_y4, ("opened", "stars")),
    "Y5": Project(_y5, ("crossed",)),
    "Y6": Project(_y6, ("stars", "holes")),
    "Y7": Project(_y7, ("holes",)),
}
"""Every project by its id."""

GOLF_PROJECTS = frozenset({"Y6", "Y7"})
"""Without golf these stay out of the draw."""


def colour_of(project: str) -> Colour:
    """The kind of a project."""
    return {"P": Colour.PINK, "V": Colour.VIOLET, "Y": Colour.YELLOW}[project[0]]


def progress(board: Board, sheet: Sheet, project: str) -> Progress:
    """How far a sheet is with a project."""
    return PROJECTS[project].measure(board, sheet)


def newly_completed(board: Board, sheet: Sheet, before: Sheet, project: str) -> bool:
    """Whether a project that was not complete `before` is complete now."""
    measure, marks = PROJECTS[project]
    for mark in marks:
        if getattr(sheet, mark) != getattr(before, mark):
            return measure(board, sheet).complete
    return False
