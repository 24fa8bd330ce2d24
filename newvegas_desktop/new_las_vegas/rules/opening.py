"""Opening casinos: where a number fits, and what writing it does."""

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.golf import mark_holes
from newvegas_desktop.new_las_vegas.rules.places import ALL_LOTS, AVENUES, LOTS, STREET_MASKS, avenue_of
from newvegas_desktop.new_las_vegas.rules.sheet import NO_NUMBER, Sheet

# looking a member up on its enum costs more than the comparison it is for (Python 3.11)
_CRANE_DEBT_PAID = Happened.CRANE_DEBT_PAID
_OPENED = Happened.OPENED


def _still_possible(lot: int) -> tuple[int, int, int]:
    """The lots left to smaller, equal and larger numbers once a number stands on the lot."""
    street = STREET_MASKS[lot // AVENUES]
    up_to = street & ((2 << lot) - 1)
    from_here = street & ~((1 << lot) - 1)
    return ALL_LOTS & ~from_here, ALL_LOTS & ~street, ALL_LOTS & ~up_to


_STILL_POSSIBLE = tuple(_still_possible(lot) for lot in range(LOTS))


def neighbours_in_order(sheet: Sheet, lot: int) -> tuple[int | None, int | None]:
    """The nearest number to the left and to the right of a lot in its street."""
    first = lot - lot % AVENUES
    left = next((n for n in reversed(sheet.numbers[first:lot]) if n != NO_NUMBER), None)
    right = next((n for n in sheet.numbers[lot + 1 : first + AVENUES] if n != NO_NUMBER), None)
    return left, right


def write(board: Board, golf: bool, sheet: Sheet, seat: int, lot: int, number: int, events: list[Event]) -> None:
    """Write a number on a sheet that may be changed: pays a crane's debt and marks golf holes."""
    bit = 1 << lot
    sheet.numbers = sheet.numbers[:lot] + bytes((number,)) + sheet.numbers[lot + 1 :]
    sheet.opened |= bit
    smaller, equal, larger = _STILL_POSSIBLE[lot]
    fit = sheet.fit
    sheet.fit = [
        *[mask & smaller for mask in fit[:number]],
        fit[number] & equal,
        *[mask & larger for mask in fit[number + 1 :]],
    ]
    events.append(Event(_OPENED, seat, lot, number))
    if board.cranes & bit:
        events.append(Event(_CRANE_DEBT_PAID, seat, lot))
    if golf and lot < AVENUES:
        mark_holes(board, sheet, seat, avenue_of(lot) - 1, events)


def make_available(sheet: Sheet, lot: int) -> None:
    """Add a casino just built to the lots where numbers fit."""
    left, right = neighbours_in_order(sheet, lot)
    lowest = 0 if left is None else left + 1
    highest = len(sheet.fit) if right is None else right
    bit = 1 << lot
    sheet.fit = [mask | bit if lowest <= number < highest else mask for number, mask in enumerate(sheet.fit)]
