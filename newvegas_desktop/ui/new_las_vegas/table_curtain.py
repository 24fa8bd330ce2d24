"""The curtain before the sheets while the table is handed over."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.paint.fonts import SCRIPT
from newvegas_desktop.ui.paint.shapes import box, outline, pen, tone
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT, Theme

FOLDS = 22
_NAME = Type(120, 400, least=40, face=SCRIPT)
_BANNER = Type(76, 400, least=30, face=SCRIPT)
_ROUND = Type(26, 600, least=16, spacing=2)
_DEEP, _BRIGHT = QColor("#5A0F2E"), QColor("#A3204F")


def paint_curtain(painter: QPainter, area: QRectF, name: str) -> None:
    """Folds of velvet, a neon hem, and the name of who is next."""
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    box(painter, area, 14, _DEEP)
    fold = area.width() / FOLDS
    for i in range(FOLDS):
        left = area.left() + i * fold
        gradient = QLinearGradient(QPointF(left, 0), QPointF(left + fold, 0))
        gradient.setColorAt(0, _DEEP)
        gradient.setColorAt(0.45, _BRIGHT)
        gradient.setColorAt(1, _DEEP)
        hang = 10 * math.sin(i * 1.7)
        shape = outline(
            (left, area.top()), (left + fold, area.top()), (left + fold, area.bottom() - 18 + hang),
            (left + fold / 2, area.bottom() - 6 + hang), (left, area.bottom() - 18 + hang),
        )  # fmt: skip
        painter.fillPath(shape, gradient)
    for reach, strength in ((9, 0.2), (5, 0.4), (2, 1.0)):
        box(painter, area.adjusted(6, 6, -6, -6), 12, None, pen(tone(NIGHT.pink, strength), reach))
    middle = QRectF(area.left() + 60, area.center().y() - 90, area.width() - 120, 180)
    for spread, strength in ((3.0, 0.35), (0.0, 1.0)):
        draw_text(painter, middle.translated(spread, spread), name, _NAME, tone(NIGHT.amber, strength))
    painter.restore()


def paint_banner(painter: QPainter, area: QRectF, name: str, ink: str, round_text: str, theme: Theme) -> None:
    """A band across the sheet with the name of who is next, in its ink, and the round."""
    unit = area.height() / 690
    band = QRectF(area.left(), area.center().y() - 84 * unit, area.width(), 168 * unit)
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.fillRect(band, tone(NIGHT.bottom, 0.88))
    for y in (band.top(), band.bottom()):
        painter.setPen(pen(theme.pens[ink].board if theme.dark else theme.pens[ink].plate, 5 * unit))
        painter.drawLine(QPointF(band.left(), y), QPointF(band.right(), y))
    with local(painter, band, unit) as inside:
        draw_text(painter, QRectF(20, 18, inside.width() - 40, 90), name, _BANNER, NIGHT.amber)
        draw_text(painter, QRectF(20, 112, inside.width() - 40, 36), round_text, _ROUND, NIGHT.soft)
    painter.restore()
