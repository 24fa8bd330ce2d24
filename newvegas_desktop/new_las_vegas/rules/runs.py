"""Runs: maximal sequences of open casinos of one parity along a street."""

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.places import STREETS
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet

EVEN, ODD = 0, 1


def street_runs(board: Board, sheet: Sheet, street: int) -> list[tuple[int, tuple[int, ...]]]:
    """The runs of a street (counted from 0) from the left: parity and lots.

    Casinos under construction are skipped as if absent; a built casino without a number ends a run.
    """
    runs: list[tuple[int, tuple[int, ...]]] = []
    lots: list[int] = []
    parity = EVEN
    for lot in board.street_lots[street]:
        bit = 1 << lot
        if not sheet.built & bit:
            continue
        if sheet.opened & bit:
            here = sheet.numbers[lot] & 1
            if lots and here != parity:
                runs.append((parity, tuple(lots)))
                lots = []
            parity = here
            lots.append(lot)
        elif lots:
            runs.append((parity, tuple(lots)))
            lots = []
    if lots:
        runs.append((parity, tuple(lots)))
    return runs


def longest_run(board: Board, sheet: Sheet, street: int) -> int:
    """The length of the longest run of a street (counted from 0); a single number is a run of 1 (R23)."""
    built, opened, numbers = sheet.built, sheet.opened, sheet.numbers
    best = length = parity = 0
    for lot in board.street_lots[street]:
        if not built >> lot & 1:
            continue
        if not opened >> lot & 1:
            length = 0
        elif length and numbers[lot] & 1 == parity:
            length += 1
        else:
            parity = numbers[lot] & 1
            length = 1
        if length > best:
            best = length
    return best


def longest_runs(board: Board, sheet: Sheet) -> tuple[int, ...]:
    """The longest run of each street."""
    return tuple(longest_run(board, sheet, street) for street in range(STREETS))
