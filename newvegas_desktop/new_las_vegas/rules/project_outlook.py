"""Where on a sheet a project is nearest, and when the sheet can certainly never complete it any more."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import SHOWS, Column
from newvegas_desktop.new_las_vegas.rules.limousine import can_drive, visited
from newvegas_desktop.new_las_vegas.rules.places import (
    AVENUES,
    FIRST_AVENUE,
    LAST_AVENUE,
    STREET_MASKS,
    STREETS,
    avenue_of,
    members,
)
from newvegas_desktop.new_las_vegas.rules.projects import (
    best_show_street,
    even_end_of,
    fours_of,
    longest_of,
    neighbouring,
    progress,
    show_street,
    whole_streets,
)
from newvegas_desktop.new_las_vegas.rules.runs import EVEN, ODD
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet

_ALL_AVENUES = (1 << AVENUES) - 1


class Where(NamedTuple):
    """The streets or the avenues, counted from 1, that a project's progress is made of; none if it has no place."""

    streets: tuple[int, ...] = ()
    avenues: tuple[int, ...] = ()


def _streets(streets: Iterable[int]) -> Where:
    return Where(streets=tuple(street + 1 for street in streets))


def _avenues(mask: int) -> Where:
    return Where(avenues=tuple(avenue + 1 for avenue in members(mask)))


def _best_street(measure: Callable[[int], int]) -> Where:
    """The first street with the most of something, if there is any."""
    found = [measure(street) for street in range(STREETS)]
    return _streets([found.index(max(found))]) if any(found) else Where()


def _side_by_side(avenues: int) -> Where:
    """The first of the longest rows of neighbouring avenues."""
    length = neighbouring(avenues)
    row = (1 << length) - 1
    first = next(avenue for avenue in range(AVENUES) if avenues >> avenue & row == row)
    return _avenues(row << first)


def _crane_avenues(board: Board, sheet: Sheet) -> Where:
    found = board.cranes & sheet.opened & (FIRST_AVENUE | LAST_AVENUE)
    return Where(avenues=tuple(sorted({avenue_of(lot) for lot in members(found)})))


def _show_street(board: Board, sheet: Sheet) -> Where:
    best = best_show_street(board, sheet)
    return _streets([best]) if show_street(board, sheet, best).done else Where()


_WHERE: dict[str, Callable[[Board, Sheet], Where]] = {
    "P4": lambda board, sheet: _side_by_side(sheet.large),
    "P5": lambda board, sheet: _side_by_side(sheet.hotels),
    "P6": lambda board, sheet: _avenues(sheet.hotels & (1 | 1 << (AVENUES - 1))),
    "V1": lambda board, sheet: _best_street(lambda street: longest_of(board, sheet, street, EVEN)),
    "V2": lambda board, sheet: _best_street(lambda street: longest_of(board, sheet, street, ODD)),
    "V3": lambda board, sheet: _streets(street for street in range(STREETS) if fours_of(board, sheet, street)),
    "V4": lambda board, sheet: _best_street(lambda street: even_end_of(board, sheet, street)),
    "V5": lambda board, sheet: _streets(whole_streets(sheet.built, sheet.opened)),
    "V7": lambda board, sheet: _streets(
        street for street, mask in enumerate(STREET_MASKS) if visited(board, sheet) & mask
    ),
    "Y1": _crane_avenues,
    "Y2": lambda board, sheet: _streets(whole_streets(board.cranes, sheet.opened)),
    "Y4": _show_street,
}
"""The projects whose progress is in some streets or avenues."""


def where(board: Board, sheet: Sheet, project: str) -> Where:
    """Where the progress of a project is that `progress` measures."""
    return _WHERE[project](board, sheet) if project in _WHERE else Where()


def _large(sheet: Sheet, taken: int) -> int:
    """Mask of the avenues with a large hotel, or that may still get one."""
    return sheet.large | _ALL_AVENUES & ~(sheet.hotels | taken)


def _most_free(board: Board, sheet: Sheet) -> int:
    """The most boxes of the track that can ever be checked and not circled."""
    return board.boxes - (board.group_ends[sheet.circled - 1] if sheet.circled else 0)


def _shows_short(board: Board, sheet: Sheet) -> bool:
    """Whether fewer stars are left than boxes of the Show columns are missing; each star is good for one."""
    stars = board.stars & ~sheet.stars & ~sheet.stars_lost
    missing = sum(max(0, 3 - sheet.crossed[column]) for column in SHOWS)
    return stars.bit_count() < missing


_LOST: dict[str, Callable[[Board, Sheet, int], bool]] = {
    "P1": lambda board, sheet, taken: _large(sheet, taken).bit_count() < 3,
    "P2": lambda board, sheet, taken: AVENUES - sheet.large.bit_count() < 5,
    "P4": lambda board, sheet, taken: neighbouring(_large(sheet, taken)) < 2,
    "P7": lambda board, sheet, taken: _most_free(board, sheet) < 10,
    "V6": lambda board, sheet, taken: not can_drive(board, sheet),
    "V7": lambda board, sheet, taken: not can_drive(board, sheet),
    "Y4": lambda board, sheet, taken: all(board.stars & sheet.stars_lost & street for street in STREET_MASKS),
    "Y5": lambda board, sheet, taken: _shows_short(board, sheet),
    "Y6": lambda board, sheet, taken: bool(sheet.holes_lost or sheet.stars_lost & STREET_MASKS[0]),
    "Y7": lambda board, sheet, taken: bool(sheet.holes_lost & board.par_holes[Column.PAR4]),
}
"""The projects a sheet can spoil for certain: what is crossed out, circled or driven stays so."""


def is_lost(board: Board, sheet: Sheet, project: str, taken: int) -> bool:
    """Whether a project can certainly not be completed any more; `taken` are the avenues rivals have built in."""
    return project in _LOST and _LOST[project](board, sheet, taken) and not progress(board, sheet, project).complete
