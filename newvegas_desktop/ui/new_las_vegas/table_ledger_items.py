"""What the ledger is made of, in the order it is painted."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.view import Column, ColumnView, Labels, LedgerView, Mark, Part, PartView
from newvegas_desktop.ui.new_las_vegas import ledger_geometry as geometry
from newvegas_desktop.ui.new_las_vegas import ledger_ink, ledger_print
from newvegas_desktop.ui.new_las_vegas.table_items import Cells, Items, Maker
from newvegas_desktop.ui.new_las_vegas.table_stage import Memo, Space
from newvegas_desktop.ui.paint.shapes import box, moved, pen
from newvegas_desktop.ui.paint.themes import Theme


def paint_paper(painter: QPainter, theme: Theme) -> None:
    """The ledger's paper with its rules."""
    box(painter, geometry.sheet_rect(), geometry.RADIUS, theme.paper)
    painter.setPen(pen(theme.rule, 1.2 * theme.line, round_ends=False))
    for y in geometry.RULES:
        painter.drawLine(QPointF(12, y), QPointF(geometry.WIDTH - 12, y))


def track_bounds() -> QRectF:
    """The track with its debts, its circles and the line below it."""
    return QRectF(0, geometry.TRACK_DEBT_Y - 16, geometry.WIDTH, geometry.PART_TOPS[Part.SHOWS] - 126)


def _row(left: float, top: float, right: float) -> QRectF:
    """A row of boxes with what reaches beyond it."""
    return QRectF(left, top - 7, right - left, geometry.BOX + 14)


def _part_cells(part: Part, view: PartView, at: Column | None) -> Cells:
    """The label, the points, the change and the note of a part."""
    beside = bool(view.acme)
    delta, note = geometry.delta_rect(part, at), geometry.note_rect(part)
    return {
        ("label", view.label): moved(geometry.label_rect(part), 4),
        ("points", view.points, beside): moved(geometry.figure_rect(part, beside), 2),
        ("acme", view.acme, view.acme_preview): moved(geometry.acme_rect(part), 3),
        ("delta", view.delta, view.tone, at): moved(delta, 1) if view.delta else _nowhere(delta),
        ("note", view.note): moved(note, 3) if view.note else _nowhere(note),
    }


def _nowhere(rect: QRectF) -> QRectF:
    """An empty cell where nothing is shown."""
    return QRectF(rect.center(), QRectF().size())


def ledger_items(view: LedgerView, labels: Labels, theme: Theme, memo: Memo) -> Items:
    """The print and the ink of a ledger; the memo is one of this pen, these labels and this theme."""
    maker = Maker(Space.LEDGER, memo)
    add, track = maker.add, view.track
    add("paper", "paper", geometry.sheet_rect, paint_paper, theme)
    group = maker.group
    group("projects", view.projects, lambda: _add_projects(maker, view, theme))
    boxes = tuple(group.boxes for group in track.groups)
    shown = (boxes, track.status, track.rivals, track.rival_pens)
    add("track", shown, track_bounds, ledger_print.paint_track, track, theme)
    for part, line in view.parts.items():
        at = geometry.delta_column(part, view.columns)
        where = partial(_part_cells, part, line, at)
        add(f"part:{part}", (line, at), where, ledger_print.paint_part, part, line, at, theme)
    group("columns", view.columns, lambda: _add_columns(maker, view, labels, theme))
    group("runs", view.streets, lambda: _add_runs(maker, view, theme))
    add("safe", view.safe, _safe_bounds, ledger_print.paint_safe, view.safe, theme)
    total = (view.total_label, view.total, view.total_delta, view.total_tone, view.acme_total)
    add("total", total, _total_bounds, ledger_print.paint_total, view, theme)
    _add_ink(maker, view, theme)
    return maker.items


def _add_projects(maker: Maker, view: LedgerView, theme: Theme) -> None:
    for index, project in enumerate(view.projects):
        look = replace(project, preview=False, focus=False)
        where = partial(_project_bounds, index, 3)
        maker.add(f"project:{index}", look, where, ledger_print.paint_project, index, project, theme, dashed=True)


def _add_columns(maker: Maker, view: LedgerView, labels: Labels, theme: Theme) -> None:
    for column, row in view.columns.items():
        plain = replace(row, fresh_crossed=0, lit=False, preview=False, focus=False)
        where = partial(_column_bounds, column, row)
        maker.add(f"column:{column}", plain, where, ledger_print.paint_column, column, row, labels, theme)


def _add_runs(maker: Maker, view: LedgerView, theme: Theme) -> None:
    for street, run in view.streets.items():
        shown = (run.run, run.rival, run.rival_pen, run.leads)
        maker.add(f"run:{street}", shown, partial(_run_bounds, street), ledger_print.paint_run, street, run, theme)


def _add_ink(maker: Maker, view: LedgerView, theme: Theme) -> None:
    """The ink of a ledger."""
    add, name, track = maker.add, view.pen, view.track
    maker.group("ink:projects", view.projects, lambda: _add_project_ink(maker, view, theme))
    checks = (track.checked, tuple((group.boxes, group.circled, group.debt) for group in track.groups), name)
    add("ink:track", checks, track_bounds, ledger_ink.paint_track_ink, track, name, theme)
    maker.group("ink:columns", view.columns, lambda: _add_column_ink(maker, view, theme))
    if view.safe.penalty_mark is not Mark.NONE:
        penalty = (view.safe.penalty_mark, ledger_ink.penalty_is_ghost(view), name)
        add("ink:penalty", penalty, _penalty_bounds, ledger_ink.paint_penalty, *penalty, theme)


def _add_project_ink(maker: Maker, view: LedgerView, theme: Theme) -> None:
    for index, project in enumerate(view.projects):
        if project.done_first or project.done_later:
            done = (project.id, project.done_first, view.pen)
            where, paint = partial(_project_bounds, index, 8), ledger_ink.paint_project_ink
            maker.add(f"ink:project:{index}", done, where, paint, index, project, view.pen, theme)


def _add_column_ink(maker: Maker, view: LedgerView, theme: Theme) -> None:
    for column, row in view.columns.items():
        marks = tuple(debt.mark for debt in row.debts)
        if row.crossed or any(mark is not Mark.NONE for mark in marks):
            where, paint = partial(_boxes_bounds, column, row), ledger_ink.paint_column_ink
            maker.add(
                f"ink:column:{column}", (row.crossed, marks, view.pen), where, paint, column, row, view.pen, theme
            )


def _project_bounds(index: int, reach: float) -> QRectF:
    return moved(geometry.project_rect(index), reach)


def _column_bounds(column: Column, row: ColumnView) -> QRectF:
    right = geometry.column_rect(column, row).right() + 8
    if row.gain:
        right = max(right, geometry.gain_rect(column, row).right())
    return _row(0, geometry.row_top(column), right)


def _boxes_bounds(column: Column, row: ColumnView) -> QRectF:
    return moved(geometry.column_rect(column, row), 8)


def _run_bounds(street: int) -> QRectF:
    return moved(geometry.street_rect(street), 4)


def _safe_bounds() -> QRectF:
    return geometry.part_rect(Part.SAFE).adjusted(60, -6, 4, 6)


def _total_bounds() -> QRectF:
    return moved(geometry.total_rect(), 3)


def _penalty_bounds() -> QRectF:
    return moved(geometry.penalty_rect(), 9)
