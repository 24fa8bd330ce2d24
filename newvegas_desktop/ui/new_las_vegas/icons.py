"""The icons of the five effects and the three kinds of project, in a box of about 40 by 30 around the origin."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.view import Effect, Kind
from newvegas_desktop.ui.new_las_vegas import palette
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, NO_PEN, disc, outline, pen, polygon, star_polygon


def paint_effect(painter: QPainter, effect: Effect, centre: QPointF, k: float = 1.0) -> None:
    """The icon of an effect, white and gold on its colour."""
    painter.save()
    painter.translate(centre)
    painter.scale(k, k)
    _EFFECTS[effect](painter)
    painter.restore()


def _show(painter: QPainter) -> None:
    """A star."""
    painter.setPen(pen(palette.WHITE, 1.6))
    painter.setBrush(palette.STAR)
    painter.drawPolygon(star_polygon(QPointF(0, 1), 16))


def _limousine(painter: QPainter) -> None:
    """A long car from the side."""
    painter.setPen(NO_PEN)
    painter.setBrush(palette.WHITE)
    body = QPainterPath(QPointF(-24, 8))
    body.lineTo(-24, 1)
    body.quadTo(-23.5, -2.5, -19, -3)
    body.lineTo(-13, -10)
    body.quadTo(-12, -11.5, -10, -11.5)
    body.lineTo(9, -11.5)
    body.quadTo(11, -11.5, 12.5, -10)
    body.lineTo(17, -3)
    body.quadTo(24, -2, 24, 3)
    body.lineTo(24, 8)
    body.closeSubpath()
    painter.drawPath(body)
    painter.setBrush(palette.EFFECTS[Effect.LIMOUSINE])
    painter.drawPolygon(polygon((-12, -3.4), (-8.5, -8.4), (-4, -8.4), (-4, -3.4)))
    painter.drawRect(QRectF(-1.6, -8.4, 5, 5))
    painter.drawPolygon(polygon((5.8, -8.4), (9.4, -8.4), (12.6, -3.4), (5.8, -3.4)))
    for x in (-13.5, 13.5):
        disc(painter, QPointF(x, 8.4), 5, palette.STAR, pen(palette.EFFECTS[Effect.LIMOUSINE], 2))


def _construction(painter: QPainter) -> None:
    """A tower crane."""
    painter.setPen(pen(palette.WHITE, 3))
    painter.drawPath(outline((-7, 14), (-7, -13)))
    painter.drawPath(outline((-15, -9), (15, -9)))
    painter.drawPath(outline((-14, 14), (0, 14)))
    painter.setPen(pen(palette.WHITE, 2))
    painter.drawPath(outline((-7, -14.5), (9, -9)))
    painter.drawPath(outline((10.5, -9), (10.5, 0)))
    painter.setPen(NO_PEN)
    painter.setBrush(palette.STAR)
    painter.drawRoundedRect(QRectF(6, 0, 9, 8), 1.5, 1.5)
    painter.setBrush(palette.WHITE)
    painter.drawRect(QRectF(-16, -8, 5, 6))


def _inauguration(painter: QPainter) -> None:
    """Scissors at a ribbon."""
    painter.setPen(pen(palette.STAR, 3.4))
    painter.drawPath(outline((-20, -5), (-6, -5)))
    painter.drawPath(outline((6, -5), (20, -5)))
    painter.setPen(pen(palette.WHITE, 2.8))
    painter.setBrush(NO_BRUSH)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(side * 6.5, 10), 4.8, 4.8)
        painter.drawPath(outline((side * 4, 5.6), (side * -8, -14)))


def _improvement(painter: QPainter) -> None:
    """Two chevrons upwards."""
    painter.setPen(pen(palette.WHITE, 4))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(outline((-12, 1), (0, -11), (12, 1)))
    painter.setPen(pen(palette.STAR, 4))
    painter.drawPath(outline((-12, 13), (0, 1), (12, 13)))


_EFFECTS: dict[Effect, Callable[[QPainter], None]] = {
    Effect.SHOW: _show,
    Effect.LIMOUSINE: _limousine,
    Effect.CONSTRUCTION: _construction,
    Effect.INAUGURATION: _inauguration,
    Effect.IMPROVEMENT: _improvement,
}


def paint_kind(painter: QPainter, kind: Kind, centre: QPointF) -> None:
    """A project's kind by shape: a hotel, a road, a crane with its star."""
    x, y = centre.x(), centre.y()
    painter.setPen(NO_PEN)
    painter.setBrush(palette.WHITE)
    if kind is Kind.PINK:
        painter.drawRect(QRectF(x - 8, y + 1, 16, 8))
        painter.drawRect(QRectF(x - 5, y - 10, 10, 10))
        painter.setBrush(palette.KINDS[kind])
        for left in (x - 3, x + 0.8):
            for top in (y - 7.6, y - 3.4):
                painter.drawRect(QRectF(left, top, 2.2, 2.4))
    elif kind is Kind.VIOLET:
        painter.drawPolygon(polygon((x - 8.5, y + 10), (x - 2.6, y - 10), (x + 2.6, y - 10), (x + 8.5, y + 10)))
        painter.setPen(pen(palette.KINDS[kind], 2, round_ends=False))
        for top in (-7.5, -1.5, 4.5):
            painter.drawLine(QPointF(x, y + top), QPointF(x, y + top + 3.4))
    else:
        painter.setPen(pen(palette.WHITE, 2.4))
        painter.drawPath(outline((x - 5, y + 9.5), (x - 5, y - 9)))
        painter.drawPath(outline((x - 9, y - 6), (x + 9, y - 6)))
        painter.drawPath(outline((x + 6, y - 6), (x + 6, y - 1)))
        painter.setPen(NO_PEN)
        painter.drawPolygon(star_polygon(QPointF(x + 5.5, y + 4), 5.6))
