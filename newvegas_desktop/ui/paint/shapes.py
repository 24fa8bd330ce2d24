"""Pens, tones and small shapes: boxes, stars, glows."""

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

NO_PEN = Qt.PenStyle.NoPen
NO_BRUSH = Qt.BrushStyle.NoBrush


def pen(colour: QColor, width: float, dash: Sequence[float] = (), round_ends: bool = True) -> QPen:
    """A pen with round joins, dashed in multiples of its width if asked."""
    return _pen(colour.rgba(), width, tuple(dash), round_ends)


@lru_cache(maxsize=512)
def _pen(colour: int, width: float, dash: tuple[float, ...], round_ends: bool) -> QPen:
    """The cached work of `pen`."""
    made = QPen(QColor.fromRgba(colour), width)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    made.setCapStyle(Qt.PenCapStyle.RoundCap if round_ends else Qt.PenCapStyle.FlatCap)
    if dash:
        made.setDashPattern(dash)
    return made


def tone(colour: QColor, alpha: float) -> QColor:
    """The colour, see-through."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def mix(one: QColor, other: QColor, part: float) -> QColor:
    """One colour with a part, 0 to 1, of another."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


def box(painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, edge: QPen | None = None) -> None:
    """A rounded rectangle."""
    painter.setPen(NO_PEN if edge is None else edge)
    painter.setBrush(NO_BRUSH if fill is None else QBrush(fill))
    painter.drawRoundedRect(rect, radius, radius)


def disc(painter: QPainter, centre: QPointF, radius: float, fill: QColor | None, edge: QPen | None = None) -> None:
    """A circle."""
    painter.setPen(NO_PEN if edge is None else edge)
    painter.setBrush(NO_BRUSH if fill is None else QBrush(fill))
    painter.drawEllipse(centre, radius, radius)


def polygon(*points: tuple[float, float]) -> QPolygonF:
    """A polygon of plain points."""
    return QPolygonF([QPointF(x, y) for x, y in points])


def outline(*points: tuple[float, float]) -> QPainterPath:
    """An open path through plain points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    return path


def star_polygon(centre: QPointF, radius: float, points: int = 5, waist: float = 0.46) -> QPolygonF:
    """A star standing on two points."""
    corners = []
    for index in range(points * 2):
        reach = radius if index % 2 == 0 else radius * waist
        angle = index * math.pi / points
        corners.append(QPointF(centre.x() + reach * math.sin(angle), centre.y() - reach * math.cos(angle)))
    return QPolygonF(corners)


def glow(painter: QPainter, centre: QPointF, radius: float, colour: QColor, strength: float = 0.47) -> None:
    """A soft round light."""
    gradient = QRadialGradient(centre, radius)
    gradient.setColorAt(0, tone(colour, strength))
    gradient.setColorAt(1, tone(colour, 0))
    painter.setPen(NO_PEN)
    painter.setBrush(gradient)
    painter.drawEllipse(centre, radius, radius)


def moved(rect: QRectF, by: float) -> QRectF:
    """The rectangle grown on all sides."""
    return rect.adjusted(-by, -by, by, by)
