"""The ink of the ledger, and its highlights."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.view import (
    Column,
    ColumnView,
    LedgerView,
    Mark,
    Part,
    ProjectView,
    TrackView,
)
from newvegas_desktop.ui.new_las_vegas import ledger_geometry as geometry
from newvegas_desktop.ui.new_las_vegas.city_ink import board_ink, paint_mark
from newvegas_desktop.ui.new_las_vegas.city_marks import focus_ring, fresh_frame, preview_frame
from newvegas_desktop.ui.paint import ink
from newvegas_desktop.ui.paint.shapes import NO_PEN, box, moved, pen, polygon
from newvegas_desktop.ui.paint.themes import Theme


def paint_ledger_ink(painter: QPainter, view: LedgerView, theme: Theme) -> None:
    """All ink of the ledger."""
    for index, project in enumerate(view.projects):
        paint_project_ink(painter, index, project, view.pen, theme)
    paint_track_ink(painter, view.track, view.pen, theme)
    for column, row in view.columns.items():
        paint_column_ink(painter, column, row, view.pen, theme)
    if view.safe.penalty_mark is not Mark.NONE:
        paint_penalty(painter, view.safe.penalty_mark, penalty_is_ghost(view), view.pen, theme)


def penalty_is_ghost(view: LedgerView) -> bool:
    """Whether only the preview brings the penalty: then it changes the points of the safe."""
    return bool(view.parts[Part.SAFE].delta)


def paint_penalty(painter: QPainter, mark: Mark, ghost: bool, name: str, theme: Theme) -> None:
    """The mark on the penalty box."""
    centre, alpha = geometry.penalty_rect().center(), ink.GHOST if ghost else 1.0
    paint_mark(painter, mark, centre, (22, 15), 9, name, "penalty", theme, alpha, 0.9)


def paint_project_ink(painter: QPainter, index: int, view: ProjectView, name: str, theme: Theme) -> None:
    """The value noted is circled."""
    for done, first in ((view.done_first, True), (view.done_later, False)):
        if done:
            centre = geometry.project_value_rect(index, first).center()
            paint_mark(painter, Mark.CIRCLED, centre, (19, 15), 0, name, f"project:{view.id}", theme)


def paint_track_ink(painter: QPainter, view: TrackView, name: str, theme: Theme) -> None:
    """Checked boxes, circled groups, their debts."""
    for index, rect in enumerate(geometry.track_boxes(view)[: view.checked]):
        _check(painter, rect, index, name, theme)
    for index, (group, rect) in enumerate(zip(view.groups, geometry.group_rects(view), strict=True)):
        seed = f"group:{index + 1}"
        if group.circled:
            centre = rect.center()
            ring = ink.circle_path(centre.x(), centre.y() + 0.5, rect.width() / 2 + 3, 16, seed)
            board_ink(painter, ring, 2.8, name, theme)
        debt = geometry.group_debt_point(rect)
        paint_mark(painter, group.debt, debt, (10.2, 9.4), 7, name, f"{seed}/debt", theme, 1.0, 0.78)


def _check(painter: QPainter, rect: QRectF, index: int, name: str, theme: Theme, alpha: float = 1.0) -> None:
    """One checked box."""
    centre = rect.center()
    path = ink.cross_path(centre.x(), centre.y(), 7.5, 7.5, f"track:{index + 1}")
    board_ink(painter, path, 2.8, name, theme, alpha)


def paint_column_ink(painter: QPainter, column: Column, view: ColumnView, name: str, theme: Theme) -> None:
    """Struck values and the debts beside them."""
    boxes = geometry.column_boxes(column, view)
    for index in range(view.crossed):
        _strike(painter, boxes[index], column, index, view, name, theme)
    for debt in view.debts:
        point = geometry.box_debt_point(boxes[debt.index])
        seed = f"column:{column}/{debt.index}/debt"
        paint_mark(painter, debt.mark, point, (9.8, 9.4), 7, name, seed, theme, 1.0, 0.76)


def _strike(
    painter: QPainter,
    rect: QRectF,
    column: Column,
    index: int,
    view: ColumnView,
    name: str,
    theme: Theme,
    alpha: float = 1.0,
) -> None:
    """One struck value; the stroke leaves a debt beside it free."""
    if any(debt.index == index for debt in view.debts):
        rect = rect.adjusted(0, 0, -19, 0)
    path = ink.strike_path(rect.left(), rect.top(), rect.right(), rect.bottom(), f"column:{column}/{index}")
    # no casing: the value below the stroke stays readable
    ink.felt(painter, path, theme.pens[name].board, ink.STRIKE_WIDTH, alpha, theme.multiply)


def paint_ledger_marks(painter: QPainter, view: LedgerView, theme: Theme) -> None:
    """Every highlight of the ledger, over the ink."""
    for index, project in enumerate(view.projects):
        if project.preview:
            preview_frame(painter, geometry.project_rect(index), theme)
        if project.focus:
            focus_ring(painter, moved(geometry.project_rect(index), 2), theme)
    paint_track_marks(painter, view.track, view.pen, theme)
    for column, row in view.columns.items():
        paint_column_marks(painter, column, row, view.pen, theme)


def paint_track_marks(painter: QPainter, view: TrackView, name: str, theme: Theme) -> None:
    """The group that can be used, boxes checked this turn and boxes a preview would check."""
    boxes = geometry.track_boxes(view)
    for index in range(max(0, view.checked - view.fresh_checked), view.checked):
        fresh_frame(painter, moved(boxes[index], -2.5), theme)
    if view.lit and view.checked < len(boxes):
        lit_row(painter, moved(boxes[view.checked], 1.5), theme)
    for index in range(view.checked, min(len(boxes), view.checked + view.ghost_checked)):
        _check(painter, boxes[index], index, name, theme, ink.GHOST)
        box(painter, boxes[index], 4, None, pen(theme.frame, 2.2))
    for index, (group, rect) in enumerate(zip(view.groups, geometry.group_rects(view), strict=True)):
        if group.available:
            lit_row(painter, moved(rect, 2.4), theme)
        if group.preview:
            preview_frame(painter, moved(rect, 2.4), theme, 5)
            centre = rect.center()
            ring = ink.circle_path(centre.x(), centre.y() + 0.5, rect.width() / 2 + 3, 16, f"group:{index + 1}")
            board_ink(painter, ring, 2.8, name, theme, ink.GHOST)
        if group.focus:
            box(painter, moved(rect, 5), 7, None, pen(theme.frame, 2))


def paint_column_marks(painter: QPainter, column: Column, view: ColumnView, name: str, theme: Theme) -> None:
    """A column that can be improved, the strike in preview, what was struck this turn."""
    boxes = geometry.column_boxes(column, view)
    rect = geometry.column_rect(column, view)
    for index in range(max(0, view.crossed - view.fresh_crossed), view.crossed):
        fresh_frame(painter, moved(boxes[index], -2), theme)
    if view.lit:
        lit_row(painter, moved(rect, 1.2), theme)
    if view.preview and view.crossed + 1 < len(boxes):
        _strike(painter, boxes[view.crossed], column, view.crossed, view, name, theme, ink.GHOST)
        box(painter, boxes[view.crossed + 1], 4, None, pen(theme.frame, 2.6, (1.6, 1.8)))
        for debt in view.debts:
            point = geometry.box_debt_point(boxes[debt.index])
            seed = f"column:{column}/{debt.index}/debt"
            paint_mark(painter, debt.ghost, point, (9.8, 9.4), 7, name, seed, theme, ink.GHOST, 0.76)
    if view.focus:
        box(painter, moved(rect, 3.5), 7, None, pen(theme.frame, 2))


def lit_row(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """May be chosen: a strong border with a wedge in the corner."""
    box(painter, rect, 5, None, pen(theme.lit, 2.8))
    painter.setPen(NO_PEN)
    painter.setBrush(theme.lit)
    painter.drawPolygon(
        polygon((rect.left(), rect.top()), (rect.left() + 11, rect.top()), (rect.left(), rect.top() + 11))
    )
