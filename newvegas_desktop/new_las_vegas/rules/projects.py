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


def _neighbouring(avenues: int) -> int:
    """The most avenues of a mask that lie side by side."""
    best = 0
    while avenues:
        avenues &= avenues >> 1
        best += 1
    return best


def _longest(board: Board, sheet: Sheet, parity: int) -> int:
    """The longest run of one parity in any street."""
    return max(
        (len(lots) for street in range(STREETS) for kind, lots in street_runs(board, sheet, street) if kind == parity),
        default=0,
    )


def _fours(board: Board, sheet: Sheet) -> int:
    """How often four odd numbers stand in a run (R2)."""
    return sum(
        len(lots) // 4 for street in range(STREETS) for kind, lots in street_runs(board, sheet, street) if kind == ODD
    )


def _even_at_an_end(board: Board, sheet: Sheet) -> int:
    """The longest even run that starts or ends its street; casinos under construction at that end are skipped."""
    best = 0
    for street in range(STREETS):
        built = [lot for lot in board.street_lots[street] if sheet.built >> lot & 1]
        for kind, lots in street_runs(board, sheet, street):
            if kind == EVEN and (lots[0] == built[0] or lots[-1] == built[-1]):
                best = max(best, len(lots))
    return best


def _streets(wanted: int, done: int) -> int:
    """In how many streets every lot of a mask is done."""
    return sum(1 for street in STREET_MASKS if not wanted & street & ~done)


def _show_street(board: Board, sheet: Sheet) -> Progress:
    """The street closest to having every crane casino open and every star circled."""
    best = Progress(0, 1)
    for street in STREET_MASKS:
        cranes, stars = board.cranes & street, board.stars & street
        needed = cranes.bit_count() + stars.bit_count()
        done = (cranes & sheet.opened).bit_count() + (stars & sheet.stars).bit_count()
        if done * best.needed > best.done * needed or best == (0, 1):
            best = Progress(done, needed)
    return best


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

PROJECTS: dict[str, Measure] = {
    "P1": lambda board, sheet: Progress(sheet.large.bit_count(), 3),
    "P2": lambda board, sheet: Progress(sheet.small.bit_count(), 5),
    "P3": lambda board, sheet: Progress(sheet.hotels.bit_count(), 7),
    "P4": lambda board, sheet: Progress(_neighbouring(sheet.large), 2),
    "P5": lambda board, sheet: Progress(_neighbouring(sheet.hotels), 4),
    "P6": lambda board, sheet: Progress((sheet.hotels & _EDGES).bit_count(), 2),
    "P7": _p7,
    "V1": lambda board, sheet: Progress(_longest(board, sheet, EVEN), 6),
    "V2": lambda board, sheet: Progress(_longest(board, sheet, ODD), 7),
    "V3": lambda board, sheet: Progress(_fours(board, sheet), 2),
    "V4": lambda board, sheet: Progress(_even_at_an_end(board, sheet), 5),
    "V5": lambda board, sheet: Progress(_streets(sheet.built, sheet.opened), 2),
    "V6": _v6,
    "V7": _v7,
    "Y1": _y1,
    "Y2": lambda board, sheet: Progress(_streets(board.cranes, sheet.opened), 2),
    # R3: built is enough
    "Y3": lambda board, sheet: Progress((board.cranes & sheet.built).bit_count(), board.cranes.bit_count()),
    "Y4": _show_street,
    "Y5": _y5,
    "Y6": _y6,
    "Y7": _y7,
}
"""Every project by its id."""

GOLF_PROJECTS = frozenset({"Y6", "Y7"})
"""Without golf these stay out of the draw."""


def colour_of(project: str) -> Colour:
    """The kind of a project."""
    return {"P": Colour.PINK, "V": Colour.VIOLET, "Y": Colour.YELLOW}[project[0]]


def progress(board: Board, sheet: Sheet, project: str) -> Progress:
    """How far a sheet is with a project."""
    return PROJECTS[project](board, sheet)
