"""The limousine's route: where it stands, where it may go, what it has visited."""

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.roads import Path
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet


def position(board: Board, sheet: Sheet) -> int:
    """The lamp the route ends at; the light before the first path."""
    return sheet.route[-1] if sheet.route else board.roads.light


def is_complete(board: Board, sheet: Sheet) -> bool:
    """Whether the route is back at the light."""
    return bool(sheet.route) and sheet.route[-1] == board.roads.light


def open_paths(board: Board, sheet: Sheet) -> list[Path]:
    """The paths that can be drawn next."""
    if is_complete(board, sheet):
        return []
    driven = sheet.driven
    return [path for path in board.roads.paths_from[position(board, sheet)] if not path.blocks & driven]


def can_drive(board: Board, sheet: Sheet) -> bool:
    """Whether any path can be drawn next."""
    driven = sheet.driven
    return not is_complete(board, sheet) and any(
        not path.blocks & driven for path in board.roads.paths_from[position(board, sheet)]
    )


def visited(board: Board, sheet: Sheet) -> int:
    """Mask of the lots whose carpet was visited, open or not."""
    driven = sheet.driven
    mask = 0
    for lot, block in board.carpets:
        if block & driven:
            mask |= 1 << lot
    return mask


def missing_paths(board: Board, sheet: Sheet) -> int:
    """The paths that are missing on the way home; none if none was ever drawn (R27)."""
    return board.roads.missing_paths(sheet.route[-1], sheet.driven) if sheet.route else 0
