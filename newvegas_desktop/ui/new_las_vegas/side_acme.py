"""ACME's page in the right column: its score beside the player's, its thresholds, approvals, bank card and pile."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.solo_view import AcmeCard, AcmeRow, AcmeView, ApprovalView, BankView
from newvegas_desktop.new_las_vegas.present.view import Effect
from newvegas_desktop.ui.new_las_vegas import acme_geometry as geometry
from newvegas_desktop.ui.new_las_vegas import palette
from newvegas_desktop.ui.new_las_vegas.architect_emblems import paint_emblem
from newvegas_desktop.ui.new_las_vegas.icons import paint_effect, paint_kind
from newvegas_desktop.ui.new_las_vegas.ledger_geometry import RADIUS, sheet_rect
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import box, disc, mix, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT, Theme

_NAME = Type(25, 700, LEFT, least=17)
_LEVEL = Type(17, 600, LEFT, least=15)
_DESIGN = Type(15, 500, LEFT, least=15)
_HEADING = Type(16, 700, RIGHT, least=13)
_LABEL = Type(19, 600, LEFT, least=15)
_SUM = Type(17, 500, LEFT, least=13)
_NOTE = Type(16, 500, LEFT, least=13)
_POINTS = Type(21, 700, RIGHT, least=15)
_DELTA = Type(16, 700)
_TOTAL_LABEL = Type(20, 600, LEFT, least=15)
_TOTAL = Type(27, 700, RIGHT, least=18)
_ROW = Type(17, 500, LEFT, least=14)
_NTH = Type(17, 700, LEFT, least=14)
_NUMBER = Type(16, 700, least=13)
_BANK = Type(16, 500, LEFT, least=14)


def paint_acme(painter: QPainter, view: AcmeView, theme: Theme) -> None:
    """The whole page in units of the column."""
    box(painter, sheet_rect(), RADIUS, theme.paper)
    _head(painter, view, theme)
    _headings(painter, view, theme)
    for at, row in enumerate(view.rows):
        _row(painter, geometry.row_rect(at), row, at, theme)
    _total(painter, view, theme)
    for at, approval in enumerate(view.approvals):
        _approval(painter, geometry.approval_rect(view, at), approval, theme)
    if view.bank is not None:
        _bank(painter, geometry.bank_rect(view), view.bank, theme)
    draw_text(painter, geometry.pile_head(view), view.pile_text, _NTH, theme.print)
    for rect, card in zip(geometry.pile_rects(view), view.pile, strict=True):
        _card(painter, rect, card, theme)


def _head(painter: QPainter, view: AcmeView, theme: Theme) -> None:
    """The architect: emblem, name, level, and that the card is ours."""
    paint_emblem(painter, geometry.EMBLEM, view.architect)
    words = geometry.HEAD.adjusted(geometry.EMBLEM.width() + 12, 0, 0, 0)
    took = draw_text(painter, QRectF(words.left(), words.top(), words.width() - 80, 30), view.name, _NAME, theme.print)
    level = QRectF(words.left() + took + 12, words.top() + 2, words.width() - took - 12, 28)
    draw_text(painter, level, view.level, _LEVEL, theme.muted)
    note = QRectF(words.left(), words.top() + 30, words.width(), 34)
    draw_lines(painter, note, view.design, _DESIGN, theme.muted, 2)
    strip = geometry.IMPROVEMENTS
    box(painter, strip, 7, theme.shade)
    _improvement(painter, QPointF(strip.left() + 20, strip.center().y()), 13)
    draw_lines(painter, strip.adjusted(42, 0, -8, 0), view.improvements, _ROW, theme.print, 2, 1.0)


def _improvement(painter: QPainter, centre: QPointF, size: float) -> None:
    """The sign of the cards from which better values come."""
    disc(painter, centre, size, palette.EFFECTS[Effect.IMPROVEMENT])
    paint_effect(painter, Effect.IMPROVEMENT, centre, size / 26)


def _headings(painter: QPainter, view: AcmeView, theme: Theme) -> None:
    line = QRectF(geometry.EDGE, geometry.TABLE_TOP, 0, geometry.TABLE_HEAD)
    for right, text, colour in (
        (geometry.ACME_RIGHT, view.headings[0], theme.rival),
        (geometry.YOURS_RIGHT, view.headings[1], theme.print),
    ):
        draw_text(painter, QRectF(right - 56, line.top(), 56, line.height()), text, _HEADING, colour)


def _row(painter: QPainter, rect: QRectF, row: AcmeRow, at: int, theme: Theme) -> None:
    if at % 2 == 0:
        box(painter, rect, 6, theme.shade)
    draw_text(
        painter, QRectF(rect.left() + 6, rect.top(), geometry.SUM_X - rect.left() - 10, rect.height()), row.label,
        _LABEL, theme.print,
    )  # fmt: skip
    room = QRectF(geometry.SUM_X, rect.top(), geometry.NOTE_X - geometry.SUM_X - 6, rect.height())
    draw_text(painter, room, row.sum, _SUM, theme.print)
    right = geometry.ACME_RIGHT - 40
    if row.delta:
        pill = QRectF(right - 44, rect.top() + 4, 42, rect.height() - 8)
        box(painter, pill, 4, theme.bad if not row.delta.startswith("−") else theme.good)
        draw_text(painter, pill, row.delta, _DELTA, palette.WHITE)
        right = pill.left() - 4
    if row.brief:
        _improvement(painter, QPointF(geometry.NOTE_X + 8, rect.center().y()), 9)
        note = QRectF(geometry.NOTE_X + 22, rect.top(), right - geometry.NOTE_X - 22, rect.height())
        draw_text(painter, note, row.brief, _NOTE, theme.muted)
    figure = QRectF(geometry.ACME_RIGHT - 52, rect.top(), 52, rect.height())
    draw_text(painter, figure, row.points, _POINTS, theme.rival)
    figure.moveRight(geometry.YOURS_RIGHT)
    draw_text(painter, figure, row.yours, _POINTS, theme.print)


def _total(painter: QPainter, view: AcmeView, theme: Theme) -> None:
    rect = geometry.total_rect(view)
    box(painter, rect, 9, theme.total)
    draw_text(painter, rect.adjusted(12, 0, -200, 0), view.total_label, _TOTAL_LABEL, NIGHT.text)
    figure = QRectF(geometry.ACME_RIGHT - 64, rect.top(), 64, rect.height())
    took = draw_text(painter, figure, view.total, _TOTAL, mix(NIGHT.pink, NIGHT.text, 0.35))
    if view.delta:
        beside = QRectF(figure.right() - took - 62, rect.top(), 54, rect.height())
        draw_text(painter, beside, view.delta, Type(20, 700, RIGHT), NIGHT.pink)
    figure.moveRight(geometry.YOURS_RIGHT)
    draw_text(painter, figure, view.yours, _TOTAL, NIGHT.amber)


def _approval(painter: QPainter, rect: QRectF, view: ApprovalView, theme: Theme) -> None:
    """The colour that came up, or a dashed place for it; a tick once it is done."""
    tag = QRectF(rect.left() + 2, rect.top() + 1.5, 22, rect.height() - 3)
    if view.kind is None:
        box(painter, tag, 5, None, pen(theme.muted, 1.4, (2.4, 2)))
    else:
        box(painter, tag, 5, palette.KINDS[view.kind], pen(theme.lit, 2.4) if view.due else None)
        painter.save()
        painter.translate(tag.center())
        painter.scale(0.82, 0.82)
        paint_kind(painter, view.kind, QPointF(0, 0))
        painter.restore()
    draw_text(painter, QRectF(tag.right() + 8, rect.top(), 96, rect.height()), view.nth, _NTH, theme.print)
    ink = theme.muted if view.done else theme.print
    words = QRectF(tag.right() + 110, rect.top(), rect.right() - tag.right() - 138, rect.height())
    draw_text(painter, words, view.text, _ROW, ink)
    end = QPointF(rect.right() - 12, rect.center().y())
    if view.done:
        paint_icon(painter, "check", end, 15, theme.good if not theme.dark else theme.print)
    elif view.due:
        paint_icon(painter, "clock", end, 17, theme.lit)


def _bank(painter: QPainter, rect: QRectF, view: BankView, theme: Theme) -> None:
    """The bank card: effect side up until the end."""
    card = QRectF(rect.left() + 2, rect.top() + 3, 36, rect.height() - 6)
    if view.effect is not None:
        box(painter, card, 5, palette.EFFECTS[view.effect], pen(tone(theme.muted, 0.8), 1.4))
        if view.number is None:
            paint_effect(painter, view.effect, card.center(), 0.62)
        else:
            box(painter, card, 5, NIGHT.cream, pen(palette.EFFECTS[view.effect], 2.4))
            draw_text(painter, card, str(view.number), Type(23, 700), NIGHT.dusk)
    draw_lines(painter, rect.adjusted(50, 0, -4, 0), view.text, _BANK, theme.print, 2)


def _card(painter: QPainter, rect: QRectF, view: AcmeCard, theme: Theme) -> None:
    """One card of the pile: number above its effect; a bar joins it to the one before if both are the same."""
    outline = QPainterPath()
    outline.addRoundedRect(rect, 4, 4)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    head = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.46)
    painter.fillRect(head, NIGHT.cream)
    foot = rect.adjusted(0, head.height(), 0, 0)
    painter.fillRect(foot, palette.EFFECTS[view.effect])
    draw_text(painter, head, str(view.number), _NUMBER, NIGHT.dusk)
    paint_effect(painter, view.effect, foot.center(), min(0.5, foot.height() / 40, foot.width() / 52))
    painter.restore()
    edge = pen(theme.lit, 2, (3, 2)) if view.fresh else pen(tone(theme.muted, 0.8), 1)
    box(painter, rect, 4, None, edge)
    if view.pair:
        joint = QRectF(rect.left() - 6, foot.center().y() - 4.5, 10, 9)
        box(painter, joint, 3, palette.FLAGS[3], pen(NIGHT.cream, 1.2))
