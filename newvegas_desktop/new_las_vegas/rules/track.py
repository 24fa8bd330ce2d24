"""The Inauguration track: boxes, groups, and the bonuses they pay for."""

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet


def group_ready(board: Board, sheet: Sheet) -> bool:
    """Whether the leftmost group not yet circled has all its boxes checked (R6)."""
    return sheet.circled < len(board.group_ends) and sheet.checked >= board.group_ends[sheet.circled]


def free_boxes(board: Board, sheet: Sheet) -> int:
    """Boxes checked and not circled."""
    return sheet.checked - (board.group_ends[sheet.circled - 1] if sheet.circled else 0)


def check_boxes(board: Board, sheet: Sheet, seat: int, count: int, events: list[Event]) -> None:
    """Check the next boxes, as far as there are any."""
    last = min(board.boxes, sheet.checked + count)
    events.extend(Event(Happened.BOX_CHECKED, seat, box) for box in range(sheet.checked + 1, last + 1))
    sheet.checked = last


def circle_group(sheet: Sheet, seat: int, with_debt: bool, events: list[Event]) -> None:
    """Pay for a bonus with the leftmost ready group; Extend circles its debt, the others cross it out (R18)."""
    group = sheet.circled
    if with_debt:
        sheet.extended |= 1 << group
    sheet.circled = group + 1
    events.append(Event(Happened.GROUP_CIRCLED, seat, group, int(with_debt)))
