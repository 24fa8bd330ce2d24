"""The five effects, each on a sheet that may be changed."""

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.opening import make_available
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet


def construct(sheet: Sheet, seat: int, lot: int, events: list[Event]) -> None:
    """Cross a crane; its debt is circled until the casino opens."""
    sheet.built |= 1 << lot
    make_available(sheet, lot)
    events.append(Event(Happened.CRANE_CROSSED, seat, lot))


def _cross_top(sheet: Sheet, seat: int, column: int, events: list[Event]) -> int:
    """Cross the top value of a column; how many are crossed now."""
    crossed = sheet.crossed
    count = crossed[column] + 1
    sheet.crossed = crossed[:column] + bytes((count,)) + crossed[column + 1 :]
    events.append(Event(Happened.COLUMN_CROSSED, seat, column, count))
    return count


def improve(sheet: Sheet, seat: int, column: int, events: list[Event]) -> None:
    """Cross the top value of a yellow column."""
    _cross_top(sheet, seat, column, events)


def perform_show(board: Board, sheet: Sheet, seat: int, lot: int, column: int, events: list[Event]) -> None:
    """Circle the star of the casino just opened and cross the top value of a Show column."""
    sheet.stars |= 1 << lot
    events.append(Event(Happened.STAR_CIRCLED, seat, lot))
    count = _cross_top(sheet, seat, column, events)
    if count == 1:
        events.append(Event(Happened.SHOW_DEBTS_CIRCLED, seat, column))
    if count - 1 in board.show_debts[Column(column)]:
        events.append(Event(Happened.SHOW_DEBT_PAID, seat, column, count - 1))


def drive(board: Board, sheet: Sheet, seat: int, via: int, to: int, events: list[Event]) -> None:
    """Draw one path from where the route ends."""
    roads = board.roads
    route = sheet.route or (roads.light,)
    blocks = roads.joining[route[-1], via] | roads.joining[via, to]
    sheet.route = (*route, via, to)
    sheet.driven |= blocks
    events.append(Event(Happened.PATH_DRIVEN, seat, via, to))
    for lot, block in board.carpets:
        if block & blocks:
            events.append(Event(Happened.CARPET_VISITED, seat, lot))
    if to == roads.light:
        events.append(Event(Happened.CAME_HOME, seat))
