"""The lots without a casino: desert, airport, roadside sign."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from newvegas_desktop.new_las_vegas.present.view import Labels
from newvegas_desktop.ui.new_las_vegas import geometry, palette
from newvegas_desktop.ui.paint.fonts import SCRIPT
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, NO_PEN, box, pen, polygon, tone
from newvegas_desktop.ui.paint.text import RIGHT, Type, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT, Theme

_AIRPORT = Type(15, 600, RIGHT, least=15, spacing=2)
_SIGN_TOP = Type(25, 400, face=SCRIPT)
_SIGN_MAIN = Type(20, 700, least=15, spacing=0.6)


def paint_scenery(painter: QPainter, labels: Labels, theme: Theme) -> None:
    """Everything that stands on the six empty lots."""
    west, east, south = (geometry.lot_rect(lot) for lot in ((1, 1), (1, 11), (4, 10)))
    _dune(painter, west, theme)
    _cactus(painter, west.center().x() - 2, west.bottom() + 6, 1.05, theme)
    _stone(painter, west.center().x() + 22, west.bottom() + 7, theme)
    _dune(painter, east, theme)
    _cactus(painter, east.center().x() + 4, east.bottom() + 6, 1.2, theme)
    _cactus(painter, east.center().x() - 24, east.bottom() + 8, 0.5, theme)
    _dune(painter, south, theme)
    _cactus(painter, south.center().x() - 6, south.bottom() + 8, 1.0, theme)
    _cactus(painter, south.center().x() + 20, south.bottom() + 10, 0.45, theme)
    _airport(painter, labels, theme)
    _sign(painter, labels, theme)


def _dune(painter: QPainter, lot: QRectF, theme: Theme) -> None:
    """A low mound of sand."""
    ground = lot.bottom() + 11
    dune = QPainterPath(QPointF(lot.left() - 1, ground))
    dune.cubicTo(lot.left() + 14, ground - 16, lot.left() + 34, ground - 14, lot.center().x() + 6, ground - 7)
    dune.cubicTo(lot.right() - 16, ground - 14, lot.right() - 6, ground - 6, lot.right() + 1, ground)
    dune.closeSubpath()
    painter.setPen(NO_PEN)
    painter.setBrush(theme.shade)
    painter.drawPath(dune)


def _stone(painter: QPainter, x: float, y: float, theme: Theme) -> None:
    """A stone."""
    painter.setPen(NO_PEN)
    painter.setBrush(theme.rule)
    painter.drawPolygon(polygon((x - 9, y), (x - 5, y - 8), (x + 3, y - 9), (x + 9, y)))


def _cactus(painter: QPainter, x: float, y: float, k: float, theme: Theme) -> None:
    """A saguaro."""
    painter.setPen(pen(theme.green, 8.5 * k))
    painter.setBrush(NO_BRUSH)
    painter.drawLine(QPointF(x, y - 2), QPointF(x, y - 48 * k))
    for side, reach, low, high in ((-1, 17, 18, 35), (1, 15, 12, 27)):
        arm = QPainterPath(QPointF(x, y - low * k))
        arm.quadTo(x + side * reach * k, y - low * k, x + side * reach * k, y - high * k)
        painter.drawPath(arm)
    if k > 0.8:
        painter.setPen(pen(tone(theme.paper, 0.45), 1.2))
        painter.drawLine(QPointF(x - 1.6, y - 8), QPointF(x - 1.6, y - 46 * k))
        painter.drawLine(QPointF(x + 1.8, y - 8), QPointF(x + 1.8, y - 44 * k))


def _airport(painter: QPainter, labels: Labels, theme: Theme) -> None:
    """A runway, a plane that takes off, and the word."""
    field = geometry.airport_rect()
    box(painter, field, 10, theme.shade)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(field, 10, 10)
    painter.setClipPath(clip)
    painter.translate(field.center().x() - 6, field.center().y() + 8)
    painter.rotate(-14)
    runway = QRectF(-72, -13, 144, 26)
    box(painter, runway, 5, theme.road, pen(theme.road_edge, 1.2 * theme.line))
    painter.setPen(pen(theme.road_dash, 2, (6, 4), round_ends=False))
    painter.drawLine(QPointF(-56, 0), QPointF(66, 0))
    for stripe in (-7, -2.4, 2.4, 7):
        painter.setPen(pen(theme.road_dash, 1.6, round_ends=False))
        painter.drawLine(QPointF(-68, stripe), QPointF(-61, stripe))
    painter.restore()
    painter.save()
    painter.translate(field.center().x() + 8, field.center().y() - 15)
    painter.rotate(-24)
    painter.setPen(pen(palette.PLANE_EDGE, 1.1 * theme.line))
    painter.setBrush(palette.WHITE)
    for side in (-1, 1):
        painter.drawPolygon(polygon((-4, side * 2), (-19, side * 23), (-11, side * 23), (11, side * 2)))
        painter.drawPolygon(polygon((-27, side * 2), (-35, side * 9), (-30, side * 9), (-20, side * 2)))
    painter.drawRoundedRect(QRectF(-36, -5, 70, 10), 5, 5)
    painter.setPen(pen(NIGHT.pink, 2.2, round_ends=False))
    painter.drawLine(QPointF(-26, 0), QPointF(22, 0))
    painter.restore()
    draw_text(
        painter, QRectF(field.left() + 8, field.bottom() - 20, field.width() - 14, 16), labels.airport, _AIRPORT,
        theme.muted,
    )  # fmt: skip


def _sign(painter: QPainter, labels: Labels, theme: Theme) -> None:
    """The neon sign beside the road."""
    rect = geometry.sign_rect()
    x, y, half, tall = rect.center().x(), rect.top() + 42, rect.width() / 2 - 2.5, 33.0
    painter.setPen(pen(theme.muted, 4, round_ends=False))
    for side in (-1, 1):
        painter.drawLine(QPointF(x + side * 26, y + 20), QPointF(x + side * 26, rect.bottom() - 1))
    board = QPainterPath(QPointF(x - half, y))
    board.quadTo(x - half * 0.74, y - tall * 1.12, x, y - tall)
    board.quadTo(x + half * 0.74, y - tall * 1.12, x + half, y)
    board.quadTo(x + half * 0.74, y + tall * 1.12, x, y + tall)
    board.quadTo(x - half * 0.74, y + tall * 1.12, x - half, y)
    painter.setPen(pen(palette.GOLD, 4.5))
    painter.setBrush(palette.SIGN)
    painter.drawPath(board)
    inner = QTransform()
    inner.translate(x, y)
    inner.scale(0.89, 0.83)
    inner.translate(-x, -y)
    painter.setPen(pen(NIGHT.pink, 1.7))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(inner.map(board))
    draw_text(painter, QRectF(x - half, y - 26, 2 * half, 24), labels.sign_top, _SIGN_TOP, NIGHT.pink)
    draw_text(painter, QRectF(x - half + 12, y - 3, 2 * half - 24, 24), labels.sign_main, _SIGN_MAIN, palette.SIGN_TEXT)
