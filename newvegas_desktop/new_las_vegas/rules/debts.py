"""Debts: what is circled and not crossed out on a sheet."""

from typing import NamedTuple

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import SHOWS, Column
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet


class Debts(NamedTuple):
    """The unpaid debts of a sheet by where they stand."""

    cranes: int
    """Mask of casinos built and not open."""
    shows: tuple[tuple[Column, int], ...]
    """Show column and box, counted from 0."""
    groups: int
    """Mask of groups used for Extend."""
    last: bool
    """Whether the seat has the fewest free boxes."""

    @property
    def amount(self) -> int:
        """How many there are."""
        return self.cranes.bit_count() + len(self.shows) + self.groups.bit_count() + self.last


def unpaid(board: Board, sheet: Sheet, last: bool) -> Debts:
    """The debts of a sheet, for a seat that is last in Inauguration or not."""
    shows = tuple(
        (column, box)
        for column in SHOWS
        if sheet.crossed[column]
        for box in board.show_debts[column]
        if sheet.crossed[column] <= box
    )
    return Debts(board.cranes & sheet.built & ~sheet.opened, shows, sheet.extended, last)
