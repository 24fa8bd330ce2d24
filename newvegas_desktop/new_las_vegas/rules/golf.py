"""The golf course above street 1."""

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet


def mark_holes(board: Board, sheet: Sheet, seat: int, column: int, events: list[Event]) -> None:
    """A casino of street 1 was opened in the avenue of bit `column`: circle its hole or cross out its side.

    The circled holes are always side by side, so a casino that is not next to one of them
    lies wholly to their left or to their right.
    """
    here = 1 << column
    circled = sheet.holes
    if not circled or (circled << 1 | circled >> 1) & here:
        if not sheet.holes_lost & here:
            sheet.holes = circled | here
            events.append(Event(Happened.HOLE_CIRCLED, seat, column + 1))
        return
    left_of_circled = (circled & -circled) - 1
    side = left_of_circled if here & left_of_circled else ~left_of_circled
    lost = board.golf_holes & side & ~circled & ~sheet.holes_lost
    sheet.holes_lost |= lost
    events.extend(Event(Happened.HOLE_CROSSED, seat, hole + 1) for hole in members(lost))
