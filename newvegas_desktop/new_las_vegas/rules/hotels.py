"""Hotels under the avenues."""

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.places import AVENUES
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet


def finished_avenues(board: Board, sheet: Sheet, before: Sheet) -> list[int]:
    """Avenues (counted from 0) without a hotel whose casinos are all open, one of them since `before`."""
    fresh = sheet.opened & ~before.opened
    found = []
    while fresh:
        low = fresh & -fresh
        fresh ^= low
        avenue = (low.bit_length() - 1) % AVENUES
        if not board.avenues[avenue] & ~sheet.opened and avenue not in found:
            found.append(avenue)
    return sorted(found)


def build_hotels(board: Board, sheet: Sheet, before: Sheet, taken: int, seat: int, events: list[Event]) -> Sheet:
    """The sheet with the hotels of its finished avenues: large where nobody built in an earlier round (R21)."""
    avenues = finished_avenues(board, sheet, before)
    if avenues:
        sheet = sheet.copy()
    for avenue in avenues:
        bit = 1 << avenue
        large = not taken & bit
        if large:
            sheet.large |= bit
        else:
            sheet.small |= bit
        events.append(Event(Happened.HOTEL_BUILT, seat, avenue + 1, int(large)))
    return sheet
