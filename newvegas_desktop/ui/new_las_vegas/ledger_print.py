"""The printed layer of the ledger: rows, boxes, words and figures."""

import re
from dataclasses import replace

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
from newvegas_desktop.ui.paint.fonts import width
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import box, mix, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT, Theme

_SENTENCE = Type(16, 500, LEFT)
"""One size for all three projects."""
_PROGRESS = Type(17, 600, RIGHT, least=15)
_NEAREST = Type(15, 600, RIGHT, least=13)
_WORTH = Type(19, 700, least=15)
_LABEL = Type(18, 700, LEFT, least=15, spacing=0.2)
_SUBLABEL = Type(15, 500, LEFT, least=15)
_COUNT = Type(18, 600, RIGHT, least=15)
_VALUE = Type(18, 500, least=15)
_CURRENT = Type(19, 700, least=15)
_POINTS = Type(28, 600, RIGHT, least=18)
_LOW_POINTS = Type(23, 600, RIGHT, least=18)
_NOTE = Type(15, 500, RIGHT, least=13)
_DELTA = Type(16, 700, least=15)
_RUN = Type(18, 700, least=15)
_RUN_RIVAL = Type(18, 700, LEFT, least=12)
_TRACK_RIVALS = Type(15, 700, LEFT, least=12)
_MARK_SIZE, _MARK_GAP, _RIVAL_GAP = 15, 3.5, 8.0
_RIVAL = re.compile(r"(.+?):?(\d+)")
"""A rival's mark and amount as they are put side by side: `B5`, or `P2:5` where the mark ends with a figure."""
_STREET = Type(15, 600)
_GAIN = Type(18, 700, LEFT, least=15)
_SAFE = Type(19, 700, LEFT, least=15)
_TOTAL_LABEL = Type(21, 600, LEFT, least=16)
_TOTAL = Type(34, 700, RIGHT, least=22)
_ACME = Type(18, 700, RIGHT, least=13)
_LOW_ACME = Type(16, 700, RIGHT, least=13)
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
        paint_part(painter, part, row, geometry.delta_column(part, view.columns), theme)
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
    left, wide = geometry.PROJECT_SENTENCE
    sentence = QRectF(row.left() + left, row.top(), wide, row.height())
    draw_lines(painter, sentence, view.sentence, _SENTENCE, theme.muted if view.lost else theme.print, 2)
    side = geometry.project_side_rect(index)
    if view.rival:
        draw_text(painter, side.adjusted(0, 2, 0, -18), view.progress, _PROGRESS, theme.muted)
        draw_text(painter, side.adjusted(0, 18, 0, -2), view.rival, _NEAREST, theme.mark(view.rival_pen))
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
    line = QRectF(geometry.LABEL_X, row.top() + 13, 181, 16)
    took = draw_text(painter, line, view.status, _SUBLABEL, theme.muted)
    room = line.adjusted(took + 8 if took else 0, 0, 0, 0)
    if room.width() > 20:
        _paint_rivals(painter, room, view.rivals, view.rival_pens, _TRACK_RIVALS, theme)


def _paint_rivals(painter: QPainter, rect: QRectF, text: str, inks: tuple[str, ...], style: Type, theme: Theme) -> None:
    """Rivals' amounts in their inks, each bold behind a light mark, so that `P2 5` is not read as one number."""
    found = [_RIVAL.fullmatch(part) for part in text.split(" · " if " · " in text else " ")]
    light = replace(style, size=_MARK_SIZE, weight=500, least=0)
    pairs = [(match[1], match[2]) for match in found if match]
    wide = [width(mark, light.size, 500) + _MARK_GAP + width(amount, style.size, 700) for mark, amount in pairs]
    if None in found or sum(wide) + _RIVAL_GAP * (len(wide) - 1) > rect.width():
        draw_text(painter, rect, text, replace(style, weight=600), theme.mark(inks[0] if len(inks) == 1 else ""))
        return
    for (mark, amount), took, name in zip(pairs, wide, inks or [""] * len(pairs), strict=True):
        draw_text(painter, rect, mark, light, theme.mark(name))
        figure = rect.adjusted(took - width(amount, style.size, 700), 0, 0, 0)
        draw_text(painter, figure, amount, replace(style, least=0), theme.mark(name))
        rect = rect.adjusted(took + _RIVAL_GAP, 0, 0, 0)


def paint_part(painter: QPainter, part: Part, view: PartView, at: Column | None, theme: Theme) -> None:
    """The name and points of a part, and what a preview changes: in the row of a column, or in the middle."""
    draw_text(painter, geometry.label_rect(part), view.label, _LABEL, theme.print)
    low = bool(view.acme) and geometry.PART_ROWS[part] == 1
    points = geometry.figure_rect(part, bool(view.acme))
    draw_text(painter, points, view.points, _LOW_POINTS if low else _POINTS, theme.print)
    if view.acme:
        paint_acme_points(painter, part, view, _LOW_ACME if low else _ACME, theme)
    if view.delta:
        paint_delta(painter, geometry.delta_rect(part, at), view.delta, view.tone, theme)
    # the row of the missing paths has no room for both
    if view.note and not (view.delta and at is Column.MISSING_PATH):
        draw_lines(painter, geometry.note_rect(part), view.note, _NOTE, theme.muted, 2, 0.95)


def paint_acme_points(painter: QPainter, part: Part, view: PartView, style: Type, theme: Theme) -> None:
    """ACME's points of a part, below the player's."""
    where = geometry.acme_rect(part)
    if view.acme_preview:
        box(painter, where.adjusted(-1, 1, 3, -1), 5, theme.bad)
    draw_text(painter, where, view.acme, style, palette.WHITE if view.acme_preview else theme.muted)


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
        _gain(painter, geometry.gain_rect(column, view), view, theme)


def _gain(painter: QPainter, rect: QRectF, view: ColumnView, theme: Theme) -> None:
    """What choosing a column would bring: points, and debts with their ring; where that is nothing, nothing."""
    x = rect.left()
    if view.gain != "+0" or view.gain_debts:
        x += draw_text(painter, rect, view.gain, _GAIN, gain_colour(view.gain, theme)) + 7
    if view.gain_debts:
        fewer = view.gain_debts.startswith("−")
        ink = gain_colour("+" if fewer else "−", theme)
        x += draw_text(painter, QRectF(x, rect.top(), 20, rect.height()), view.gain_debts, _GAIN, ink) + 9
        paint_debt(painter, QPointF(x, rect.center().y()), 7.4, theme)


def gain_colour(gain: str, theme: Theme) -> QColor:
    """The ink of a gain on paper; the green that fills a pill is too dark for a dark board."""
    if gain == "+0":
        return theme.muted
    if gain.startswith("−"):
        return theme.rival
    return mix(theme.good, theme.print, 0.5) if theme.dark else theme.good


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
    left = pill.right() + 4
    room = QRectF(left, rect.top(), rect.right() - left, rect.height())
    _paint_rivals(painter, room, view.rival, (view.rival_pen,), _RUN_RIVAL, theme)


def paint_safe(painter: QPainter, view: SafeView, theme: Theme) -> None:
    """Bundles, debts, what that means, and the penalty box."""
    paint_bundle(painter, geometry.safe_bundle_rect())
    draw_text(painter, geometry.safe_bundles_rect(), view.bundles, _SAFE, theme.print)
    paint_debt(painter, geometry.safe_debt_point(), 8.4, theme)
    draw_text(painter, geometry.safe_debts_rect(), view.debts, _SAFE, theme.print)
    if view.ghost_debts:
        mood = Tone.GOOD if view.ghost_debts.startswith("−") else Tone.BAD
        paint_delta(painter, geometry.safe_change_rect(), view.ghost_debts, mood, theme)
    status = geometry.safe_status_rect(bool(view.ghost_debts))
    colour = theme.rival if view.tone is Tone.BAD else theme.muted
    weight = 700 if view.tone is Tone.BAD else 500
    draw_lines(painter, status, view.status, Type(15, weight, LEFT, least=13), colour, 2, 0.98)
    penalty = geometry.penalty_rect()
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
