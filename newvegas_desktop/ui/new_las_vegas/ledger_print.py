"""The printed layer of the ledger: rows, boxes, words and figures."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from newvegas_desktop.new_las_vegas.present.view import (
    Carpet,
    Column,
    ColumnView,
    Labels,
    LedgerView,
    Mark,
    Part,
    PartView,
    ProjectView,
    SafeView,
    StreetView,
    Tone,
    TrackView,
)
from newvegas_desktop.ui.new_las_vegas import ledger_geometry as geometry
from newvegas_desktop.ui.new_las_vegas import palette
from newvegas_desktop.ui.new_las_vegas.icons import paint_kind
from newvegas_desktop.ui.new_las_vegas.symbols import (
    paint_bundle,
    paint_carpet_symbol,
    paint_debt,
    paint_flag,
    paint_small_hotel,
)
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import box, mix, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT, Theme

_SENTENCE = Type(17, 500, LEFT, least=15)
_PROGRESS = Type(17, 600, RIGHT, least=15)
_NEAREST = Type(15, 600, RIGHT, least=15)
_WORTH = Type(19, 700, least=15)
_LABEL = Type(18, 700, LEFT, least=15, spacing=0.2)
_SUBLABEL = Type(15, 500, LEFT, least=15)
_COUNT = Type(18, 600, RIGHT, least=15)
_VALUE = Type(18, 500, least=15)
_CURRENT = Type(19, 700, least=15)
_POINTS = Type(28, 600, RIGHT, least=18)
_NOTE = Type(15, 500, RIGHT, least=15)
_DELTA = Type(16, 700, least=15)
_RUN = Type(18, 700, least=15)
_RUN_RIVAL = Type(16, 600, LEFT, least=12)
_STREET = Type(15, 600)
_GAIN = Type(18, 700, LEFT, least=15)
_SAFE = Type(19, 700, LEFT, least=15)
_TOTAL_LABEL = Type(21, 600, LEFT, least=16)
_TOTAL = Type(34, 700, RIGHT, least=22)
_ACME = Type(18, 700, RIGHT, least=13)
_ACME_TOTAL = Type(21, 600, RIGHT, least=15)
_TOTAL_DELTA = Type(18, 500, RIGHT, least=15)


def paint_ledger_print(painter: QPainter, view: LedgerView, labels: Labels, theme: Theme) -> None:
    """The whole printed layer."""
    box(painter, geometry.sheet_rect(), geometry.RADIUS, theme.paper)
    painter.setPen(pen(theme.rule, 1.2 * theme.line, round_ends=False))
    for y in geometry.RULES:
        painter.drawLine(QPointF(12, y), QPointF(geometry.WIDTH - 12, y))
    for index, project in enumerate(view.projects):
        paint_project(painter, index, project, theme)
    paint_track(painter, view.track, theme)
    for part, row in view.parts.items():
        paint_part(painter, part, row, theme)
    for column, line in view.columns.items():
        paint_column(painter, column, line, labels, theme)
    for street, run in view.streets.items():
        paint_run(painter, street, run, theme)
    paint_safe(painter, view.safe, theme)
    paint_total(painter, view, theme)


def paint_project(painter: QPainter, index: int, view: ProjectView, theme: Theme) -> None:
    """A project: its kind, its sentence, how far it is, and its two values."""
    row, colour = geometry.project_rect(index), palette.KINDS[view.kind]
    box(painter, row, 6, theme.shade if theme.dark else theme.box, pen(theme.rule, 1 * theme.line))
    box(painter, QRectF(row.left(), row.top(), 26, row.height()), 6, colour)
    paint_kind(painter, view.kind, QPointF(row.left() + 13, row.center().y()))
    first, later = geometry.project_value_rect(index, True), geometry.project_value_rect(index, False)
    sentence = QRectF(row.left() + 34, row.top(), 248, row.height())
    draw_lines(painter, sentence, view.sentence, _SENTENCE, theme.muted if view.lost else theme.print, 2)
    side = QRectF(sentence.right() + 4, row.top(), first.left() - sentence.right() - 11, row.height())
    if view.rival:
        draw_text(painter, side.adjusted(0, 2, 0, -18), view.progress, _PROGRESS, theme.muted)
        draw_text(painter, side.adjusted(0, 18, 0, -2), view.rival, _NEAREST, theme.rival)
    else:
        draw_text(painter, side, view.progress, _PROGRESS, theme.muted)
    _worth(painter, first, view.first, view.first_gone and not view.done_first, theme)
    _worth(painter, later, view.later, False, theme)


def _worth(painter: QPainter, rect: QRectF, text: str, gone: bool, theme: Theme) -> None:
    """A project's value; one that is gone is hollow and struck by a printed line."""
    edge = pen(theme.muted, 1.2 * theme.line, (2.5, 2.5) if gone else (), round_ends=False)
    box(painter, rect, 4, None if gone else theme.improvable, edge)
    draw_text(painter, rect, text, _WORTH, theme.muted if gone else theme.print)
    if gone:
        painter.setPen(pen(theme.muted, 1.6 * theme.line))
        painter.drawLine(QPointF(rect.left() + 5, rect.center().y()), QPointF(rect.right() - 5, rect.center().y()))


def paint_track(painter: QPainter, view: TrackView, theme: Theme) -> None:
    """The boxes in their groups, a debt above each group, scissors before the last box."""
    boxes, groups = geometry.track_boxes(view), geometry.group_rects(view)
    for rect in groups:
        debt = geometry.group_debt_point(rect)
        painter.setPen(pen(theme.muted, 1.2 * theme.line, round_ends=False))
        for near, far in ((debt.x() - 9, rect.left()), (debt.x() + 9, rect.right())):
            painter.drawLine(QPointF(near, debt.y()), QPointF(far, debt.y()))
            painter.drawLine(QPointF(far, debt.y()), QPointF(far, debt.y() + 5))
        paint_debt(painter, debt, 7.4, theme)
    for rect in boxes[:-1]:
        box(painter, rect, 4, theme.box, pen(theme.muted, 1.3 * theme.line))
    if boxes:
        box(painter, boxes[-1], 4, theme.box, pen(theme.debt if not theme.dark else theme.rival, 2.2))
        paint_icon(
            painter, "scissors", geometry.scissors_point(view), 17, theme.rival if theme.dark else theme.debt
        )  # fmt: skip
    row = geometry.part_rect(Part.INAUGURATION)
    line = QRectF(geometry.LABEL_X, row.top() + 13, 186, 16)
    took = draw_text(painter, line, view.status, _SUBLABEL, theme.muted)
    room = line.adjusted(took + 8 if took else 0, 0, 0, 0)
    if room.width() > 20:
        draw_text(painter, room, view.rivals, Type(15, 600, LEFT, least=12), theme.rival)


def paint_part(painter: QPainter, part: Part, view: PartView, theme: Theme) -> None:
    """The name and points of a part, and what a preview changes."""
    rect = geometry.part_rect(part)
    if part is Part.INAUGURATION:
        where = QRectF(geometry.LABEL_X, rect.top() - 4, 184, 18)
    else:
        where = QRectF(geometry.LABEL_X, rect.top(), geometry.LABEL_WIDTH, geometry.BOX)
    draw_text(painter, where, view.label, _LABEL, theme.print)
    points = geometry.points_rect(part)
    if view.acme:
        points = paint_acme_points(painter, part, view, theme)
    draw_text(painter, points, view.points, _POINTS, theme.print)
    if view.delta:
        paint_delta(painter, geometry.delta_rect(part), view.delta, view.tone, theme)
    if view.note:
        line = QRectF(310, rect.bottom() - geometry.BOX, 86, geometry.BOX)
        draw_text(painter, line, view.note, _NOTE, theme.muted)


def paint_acme_points(painter: QPainter, part: Part, view: PartView, theme: Theme) -> QRectF:
    """ACME's points of a part: below the player's, or beside them in a part of one row; where the player's go."""
    rect, where = geometry.points_rect(part), geometry.acme_rect(part)
    if view.acme_preview:
        box(painter, where.adjusted(-1, 1, 3, -1), 5, theme.bad)
    draw_text(painter, where, view.acme, _ACME, palette.WHITE if view.acme_preview else theme.rival)
    return rect if geometry.PART_ROWS[part] == 1 else rect.adjusted(0, 0, 0, -20)


def paint_delta(painter: QPainter, rect: QRectF, text: str, mood: Tone, theme: Theme) -> None:
    """A signed pill; a loss has square corners."""
    fill = {Tone.GOOD: theme.good, Tone.BAD: theme.bad, Tone.EVEN: theme.muted}[mood]
    box(painter, rect, 3 if mood is Tone.BAD else 11, fill)
    draw_text(painter, rect.adjusted(3, 0, -3, 0), text, _DELTA, palette.WHITE)


def paint_column(painter: QPainter, column: Column, view: ColumnView, labels: Labels, theme: Theme) -> None:
    """A column: its sign, how often it counts, its values; the current one framed."""
    top = geometry.row_top(column)
    row = QRectF(geometry.LABEL_X, top, geometry.LABEL_WIDTH, geometry.BOX)
    if geometry.COLUMN_ROWS[column][1] > 0:
        draw_text(painter, row, view.label, _SUBLABEL, theme.muted)
    _sign(painter, column, QPointF(geometry.SIGN_X, row.center().y()), labels, theme)
    count = QRectF(geometry.SIGN_X + 14, top, geometry.COUNT_RIGHT - geometry.SIGN_X - 14, geometry.BOX)
    draw_text(painter, count, view.count, _COUNT, theme.print)
    fill = theme.improvable if view.improvable else theme.show
    for index, rect in enumerate(geometry.column_boxes(column, view)):
        current = index == view.crossed
        gone = index < view.crossed
        edge = pen(theme.print, 2.4 * theme.line) if current else pen(tone(theme.muted, 0.75), 1.1 * theme.line)
        box(painter, rect, 4, mix(fill, theme.paper, 0.5) if gone else fill, edge)
        debt = next((debt for debt in view.debts if debt.index == index), None)
        room = rect if debt is None else rect.adjusted(1, 0, -20, 0)
        ink = theme.muted if gone else theme.print
        draw_text(painter, room, view.values[index], _CURRENT if current else _VALUE, ink)
        if debt is not None:
            paint_debt(painter, geometry.box_debt_point(rect), 7.4, theme)
    if view.gain:
        last = geometry.column_boxes(column, view)[-1]
        room = QRectF(last.right() + 7, top, 44, geometry.BOX)
        draw_text(painter, room, view.gain, _GAIN, theme.bad if view.gain.startswith("−") else theme.good)


def _sign(painter: QPainter, column: Column, centre: QPointF, labels: Labels, theme: Theme) -> None:
    """The small sign in front of a row."""
    if column is Column.HOTELS_LARGE or column is Column.HOTELS_SMALL:
        paint_small_hotel(painter, centre, column is Column.HOTELS_LARGE, theme)
    elif column in _PARS:
        painter.setPen(pen(theme.pole, 1.8, round_ends=False))
        painter.drawLine(centre + QPointF(-20, -10.5), centre + QPointF(-20, 11))
        paint_flag(painter, centre.x() - 19.5, centre.y() - 10.5, _PARS[column], 0.8)
    elif column is Column.VIP:
        paint_carpet_symbol(painter, Carpet.VIP, centre, labels.vip)
    elif column is Column.LUXURY:
        paint_carpet_symbol(painter, Carpet.LUXURY, centre, labels.vip)


_PARS = {Column.PAR_3: 3, Column.PAR_4: 4, Column.PAR_5: 5}


def paint_run(painter: QPainter, street: int, view: StreetView, theme: Theme) -> None:
    """A street's run beside the best rival's: filled where nobody has a longer one."""
    rect, hue = geometry.street_rect(street), theme.hues[street - 1]
    tag = QRectF(rect.left(), rect.top() + 3, 13, rect.height() - 6)
    box(painter, tag, 3, hue)
    draw_text(painter, tag, str(street), _STREET, theme.paper)
    pill = QRectF(tag.right() + 2, rect.top() + 1, 25, rect.height() - 2)
    box(painter, pill, 11, hue if view.leads else theme.box, pen(hue, 1.8 * theme.line))
    draw_text(painter, pill, view.run, _RUN, theme.paper if view.leads else theme.print)
    draw_text(painter, QRectF(pill.right() + 2, rect.top(), 23.5, rect.height()), view.rival, _RUN_RIVAL, theme.rival)


def paint_safe(painter: QPainter, view: SafeView, theme: Theme) -> None:
    """Bundles, debts, what that means, and the penalty box."""
    row = geometry.part_rect(Part.SAFE)
    y = row.center().y()
    paint_bundle(painter, QRectF(geometry.SHOWS_X - 2, y - 7, 26, 17))
    draw_text(painter, QRectF(geometry.SHOWS_X + 33, row.top(), 20, row.height()), view.bundles, _SAFE, theme.print)
    paint_debt(painter, QPointF(geometry.SHOWS_X + 63, y), 8.4, theme)
    changed = bool(view.ghost_debts)
    shown = view.ghost_debts if changed else view.debts
    colour = theme.rival if changed else theme.print
    draw_text(painter, QRectF(geometry.SHOWS_X + 75, row.top(), 20, row.height()), shown, _SAFE, colour)
    penalty = geometry.penalty_rect()
    status = QRectF(geometry.SHOWS_X + 98, row.top(), penalty.left() - geometry.SHOWS_X - 104, row.height())
    mood = {Tone.GOOD: theme.muted, Tone.BAD: theme.rival, Tone.EVEN: theme.muted}[view.tone]
    weight = 700 if view.tone is Tone.BAD else 500
    draw_lines(painter, status, view.status, Type(15, weight, LEFT, least=15), mood, 2, 0.98)
    active = view.penalty_mark is Mark.CIRCLED
    edge = pen(theme.rival, (2.2 if active else 1.2) * theme.line)
    box(painter, penalty, 4, theme.show if active else theme.box, edge)
    draw_text(painter, penalty, view.penalty, _CURRENT if active else _VALUE, theme.rival)


def paint_total(painter: QPainter, view: LedgerView, theme: Theme) -> None:
    """The total in neon on night."""
    rect = geometry.total_rect()
    box(painter, rect, 9, theme.total)
    took = draw_text(painter, rect.adjusted(14, 0, -300, 0), view.total_label, _TOTAL_LABEL, NIGHT.text)
    figure = draw_text(painter, rect.adjusted(0, 0, -14, 0), view.total, _TOTAL, NIGHT.amber)
    if view.acme_total:
        beside = rect.adjusted(200, 0, -14 - figure - 14, 0)
        figure += 10 + draw_text(painter, beside, view.acme_total, _ACME_TOTAL, mix(NIGHT.pink, NIGHT.text, 0.45))
    room = rect.adjusted(14 + took + 10, 0, -14 - figure - 14, 0)
    colour: QColor = {Tone.GOOD: NIGHT.turquoise, Tone.BAD: QColor("#FF9A91"), Tone.EVEN: NIGHT.soft}[view.total_tone]
    if room.width() > 40:
        draw_text(painter, room, view.total_delta, _TOTAL_DELTA, colour)
