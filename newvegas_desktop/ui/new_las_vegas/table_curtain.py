"""The curtain before the sheets while the table is handed over."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from newvegas_desktop.ui.paint.fonts import SCRIPT
from newvegas_desktop.ui.paint.ink import Wobble
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, NO_PEN, box, disc, glow, mix, pen, tone
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT

RADIUS = 14.0
FOLDS = 26
_NAME = Type(132, 400, least=46, face=SCRIPT)
_VELVET, _SHEEN, _DEEP = QColor("#5B1446"), QColor("#8E1F5E"), QColor("#2A0B2C")


def paint_curtain(painter: QPainter, area: QRectF, name: str, factor: float) -> None:
    """Velvet in folds, a valance with a neon hem, bulbs at its foot, and who is next in script."""
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(factor, factor)
    sheet = QRectF(0, 0, area.width() / factor, area.height() / factor)
    whole = QPainterPath()
    whole.addRoundedRect(sheet, RADIUS, RADIUS)
    painter.fillPath(whole, _DEEP)
    painter.save()
    # nothing of the velvet and its cord stands out of the neon
    tube = QPainterPath()
    tube.addRoundedRect(_tube(sheet), RADIUS - 3, RADIUS - 3)
    painter.setClipPath(tube)
    _folds(painter, sheet)
    shade = QRadialGradient(sheet.center(), sheet.width() * 0.62)
    shade.setColorAt(0, tone(NIGHT.bottom, 0.0))
    shade.setColorAt(0.55, tone(NIGHT.bottom, 0.12))
    shade.setColorAt(1, tone(NIGHT.bottom, 0.72))
    painter.fillRect(sheet, shade)
    _name(painter, sheet, name)
    _valance(painter, sheet)
    painter.restore()
    _neon(painter, sheet)
    painter.restore()


def _folds(painter: QPainter, sheet: QRectF) -> None:
    """Soft upright folds of uneven width, the same every time."""
    hand = Wobble("curtain")
    edges = [0.0]
    while edges[-1] < sheet.width():
        edges.append(edges[-1] + hand.between(0.62, 1.38) * sheet.width() / FOLDS)
    for left, right in pairwise(edges):
        gradient = QLinearGradient(QPointF(left, 0), QPointF(right, 0))
        light = mix(_VELVET, _SHEEN, hand.between(0.35, 1.0))
        gradient.setColorAt(0.0, _DEEP)
        gradient.setColorAt(0.22, _VELVET)
        gradient.setColorAt(0.46, light)
        gradient.setColorAt(0.6, _VELVET)
        gradient.setColorAt(1.0, _DEEP)
        painter.fillRect(QRectF(left, 0, right - left + 0.6, sheet.height()), gradient)


def _valance(painter: QPainter, sheet: QRectF) -> None:
    """Swags along the top with a golden fringe."""
    count = 7
    wide, drop = sheet.width() / count, 74.0
    for index in range(count):
        left = index * wide
        swag = QPainterPath(QPointF(left - 3, -2))
        swag.lineTo(left + wide + 3, -2)
        swag.lineTo(left + wide + 3, 26)
        swag.quadTo(left + wide / 2, drop * 2 - 26, left - 3, 26)
        swag.closeSubpath()
        gradient = QLinearGradient(QPointF(0, 0), QPointF(0, drop + 14))
        gradient.setColorAt(0, _DEEP)
        gradient.setColorAt(0.55, _VELVET)
        gradient.setColorAt(1, _SHEEN)
        painter.fillPath(swag, gradient)
        hem = QPainterPath(QPointF(left - 3, 26))
        hem.quadTo(left + wide / 2, drop * 2 - 26, left + wide + 3, 26)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(tone(NIGHT.bottom, 0.4), 9))
        painter.drawPath(hem.translated(0, 4))
        painter.setPen(pen(NIGHT.amber, 3.2))
        painter.drawPath(hem)
        painter.setPen(pen(tone(NIGHT.amber, 0.75), 5, (0.12, 0.9), round_ends=False))
        painter.drawPath(hem.translated(0, 4.4))
    for index in range(1, count):
        disc(painter, QPointF(index * wide, 24), 9, NIGHT.amber, pen(_DEEP, 2))


def _name(painter: QPainter, sheet: QRectF, name: str) -> None:
    """The name as a neon script."""
    middle = QRectF(80, sheet.center().y() - 100, sheet.width() - 160, 200)
    lit = QRadialGradient(sheet.center(), sheet.width() * 0.3)
    lit.setColorAt(0, tone(NIGHT.pink, 0.34))
    lit.setColorAt(1, tone(NIGHT.pink, 0))
    painter.fillRect(sheet, lit)
    for across, down, alpha in ((0, 5, 0.55), (-2, 0, 0.25), (2, 0, 0.25), (0, -2, 0.25), (0, 2, 0.25)):
        colour = tone(NIGHT.bottom if down == 5 else NIGHT.pink, alpha)
        draw_text(painter, middle.translated(across, down), name, _NAME, colour)
    draw_text(painter, middle, name, _NAME, NIGHT.text)
    y = sheet.center().y() + 92
    for part in range(-3, 4):
        centre = QPointF(sheet.center().x() + part * 34, y - abs(part) * 1.5)
        glow(painter, centre, 13, NIGHT.amber, 0.6)
        disc(painter, centre, 3.6, NIGHT.text)


def _neon(painter: QPainter, sheet: QRectF) -> None:
    """The neon tube around the stage."""
    painter.setPen(NO_PEN)
    for wide, alpha in ((11, 0.10), (7, 0.2), (2.6, 1.0)):
        box(painter, _tube(sheet), RADIUS - 3, None, pen(tone(NIGHT.pink, alpha), wide))


def _tube(sheet: QRectF) -> QRectF:
    """Where the neon runs."""
    return sheet.adjusted(3, 3, -3, -3)
