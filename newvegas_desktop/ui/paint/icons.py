"""Icons any game can use, drawn as strokes in a box of 24 by 24 around the origin."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from newvegas_desktop.ui.paint.shapes import NO_BRUSH, NO_PEN, outline, pen, polygon


def paint_icon(painter: QPainter, name: str, centre: QPointF, size: float, colour: QColor) -> None:
    """Draw an icon by name; an unknown name is a mistake of ours and raises KeyError."""
    draw = ICONS[name]
    painter.save()
    painter.translate(centre)
    painter.scale(size / 24, size / 24)
    painter.setPen(pen(colour, 2.4))
    painter.setBrush(NO_BRUSH)
    draw(painter, colour)
    painter.restore()


def _turn(painter: QPainter, colour: QColor, side: int) -> None:
    """A curved arrow to one side."""
    arc = QPainterPath(QPointF(side * -8, -4))
    arc.lineTo(side * 2, -4)
    arc.cubicTo(side * 12, -4, side * 12, 9, side * 2, 9)
    arc.lineTo(side * -3, 9)
    painter.drawPath(arc)
    painter.drawPath(outline((side * -3.5, -9), (side * -8.5, -4), (side * -3.5, 1)))


def _undo(painter: QPainter, colour: QColor) -> None:
    """Take back."""
    _turn(painter, colour, 1)


def _redo(painter: QPainter, colour: QColor) -> None:
    """Do again."""
    _turn(painter, colour, -1)


def _pencil(painter: QPainter, colour: QColor) -> None:
    """A pencil."""
    body = polygon((-9, 9), (-7.5, 3), (5, -9.5), (9.5, -5), (-3, 7.5))
    painter.drawPolygon(body)
    painter.drawLine(QPointF(1.6, -6.2), QPointF(6.2, -1.6))


def _eraser(painter: QPainter, colour: QColor) -> None:
    """An eraser."""
    painter.drawPolygon(polygon((-9.5, 3), (1.5, -8.5), (9.5, -1), (-1.5, 10), (-4, 10)))
    painter.drawLine(QPointF(-4.2, -2.6), QPointF(4, 4.8))
    painter.drawLine(QPointF(3, 10), QPointF(10, 10))


def _check(painter: QPainter, colour: QColor) -> None:
    """A tick."""
    painter.setPen(pen(colour, 3.2))
    painter.drawPath(outline((-8.5, 0.5), (-2.5, 7), (9, -7)))


def _cross(painter: QPainter, colour: QColor) -> None:
    """A cross."""
    painter.setPen(pen(colour, 3))
    painter.drawLine(QPointF(-7.5, -7.5), QPointF(7.5, 7.5))
    painter.drawLine(QPointF(7.5, -7.5), QPointF(-7.5, 7.5))


def _menu(painter: QPainter, colour: QColor) -> None:
    """Three bars."""
    for y in (-7, 0, 7):
        painter.drawLine(QPointF(-9, y), QPointF(9, y))


def _plus_minus(painter: QPainter, colour: QColor) -> None:
    """Plus over minus."""
    painter.drawLine(QPointF(-7, -4), QPointF(7, -4))
    painter.drawLine(QPointF(0, -11), QPointF(0, 3))
    painter.drawLine(QPointF(-7, 9.5), QPointF(7, 9.5))


def _swap(painter: QPainter, colour: QColor) -> None:
    """Two arrows past each other."""
    for side in (1, -1):
        painter.drawLine(QPointF(side * -9, side * -5), QPointF(side * 9, side * -5))
        painter.drawPath(outline((side * 4, side * -10), (side * 9.5, side * -5), (side * 4, 0)))


def _extend(painter: QPainter, colour: QColor) -> None:
    """A box that grows a neighbour."""
    painter.drawRoundedRect(QRectF(-11, -7, 10, 14), 2, 2)
    painter.drawLine(QPointF(3, 0), QPointF(11, 0))
    painter.drawLine(QPointF(7, -4), QPointF(7, 4))


def _scissors(painter: QPainter, colour: QColor) -> None:
    """Scissors."""
    for side in (-1, 1):
        painter.drawEllipse(QPointF(-7, side * 6), 4, 4)
        painter.drawLine(QPointF(-3.6, side * 3.6), QPointF(11, side * -7))


def _next(painter: QPainter, colour: QColor) -> None:
    """Onwards."""
    painter.drawPath(outline((-4, -8), (4.5, 0), (-4, 8)))


def _back(painter: QPainter, colour: QColor) -> None:
    """Backwards."""
    painter.drawPath(outline((4, -8), (-4.5, 0), (4, 8)))


def _restart(painter: QPainter, colour: QColor) -> None:
    """Back to the beginning of the turn."""
    painter.drawLine(QPointF(-9, -8), QPointF(-9, 8))
    painter.drawPath(outline((1, -8), (-5, 0), (1, 8)))
    painter.drawPath(outline((9, -8), (3, 0), (9, 8)))


def _clock(painter: QPainter, colour: QColor) -> None:
    """Waiting."""
    painter.drawEllipse(QPointF(0, 0), 9, 9)
    painter.drawPath(outline((0, -5), (0, 0.5), (4, 3)))


def _eye(painter: QPainter, colour: QColor) -> None:
    """Look."""
    lid = QPainterPath(QPointF(-11, 0))
    lid.quadTo(0, -13, 11, 0)
    lid.quadTo(0, 13, -11, 0)
    painter.drawPath(lid)
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(0, 0), 3.4, 3.4)


def _lock(painter: QPainter, colour: QColor) -> None:
    """Secret."""
    painter.drawRoundedRect(QRectF(-8, -1, 16, 11), 2, 2)
    arch = QPainterPath(QPointF(-5, -1))
    arch.cubicTo(-5, -13, 5, -13, 5, -1)
    painter.drawPath(arch)


def _bulb(painter: QPainter, colour: QColor) -> None:
    """A hint."""
    glass = QPainterPath(QPointF(-3.5, 5))
    glass.cubicTo(-12, -3, -6, -11.5, 0, -11.5)
    glass.cubicTo(6, -11.5, 12, -3, 3.5, 5)
    glass.closeSubpath()
    painter.drawPath(glass)
    painter.drawLine(QPointF(-3, 9.5), QPointF(3, 9.5))


def _list(painter: QPainter, colour: QColor) -> None:
    """A log."""
    for y in (-7, 0, 7):
        painter.drawLine(QPointF(-3, y), QPointF(10, y))
        painter.drawLine(QPointF(-9.5, y), QPointF(-9, y))


def _people(painter: QPainter, colour: QColor) -> None:
    """The other seats."""
    for x in (-5.5, 5.5):
        painter.drawEllipse(QPointF(x, -5), 3.4, 3.4)
        body = QPainterPath(QPointF(x - 5, 8))
        body.cubicTo(x - 5, -2, x + 5, -2, x + 5, 8)
        painter.drawPath(body)


def _crown(painter: QPainter, colour: QColor) -> None:
    """The winner."""
    painter.drawPolygon(polygon((-10, 8), (-11, -6), (-4.5, 0), (0, -9), (4.5, 0), (11, -6), (10, 8)))


def _vote(painter: QPainter, colour: QColor) -> None:
    """A ballot box."""
    painter.drawRoundedRect(QRectF(-10, 0, 20, 10), 1.5, 1.5)
    painter.drawPolygon(polygon((-5, 0), (-5, -10), (5, -10), (5, 0)))
    painter.drawPath(outline((-2.5, -5.5), (-0.6, -3.4), (2.8, -7.4)))


def _bot(painter: QPainter, colour: QColor) -> None:
    """A head with two eyes and an aerial."""
    painter.drawRoundedRect(QRectF(-9, -5, 18, 14), 3.5, 3.5)
    painter.drawLine(QPointF(0, -5), QPointF(0, -9.5))
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    for x, y, size in ((-4, 1, 2.0), (4, 1, 2.0), (0, -10, 1.8)):
        painter.drawEllipse(QPointF(x, y), size, size)


def _route(painter: QPainter, colour: QColor) -> None:
    """A way from one place to another."""
    way = QPainterPath(QPointF(-8, 5))
    way.lineTo(-8, -2)
    way.quadTo(-8, -5, -5, -5)
    way.lineTo(-1, -5)
    way.quadTo(2, -5, 2, -2)
    way.lineTo(2, 5)
    way.quadTo(2, 8, 5, 8)
    way.quadTo(8, 8, 8, 5)
    way.lineTo(8, -4)
    painter.drawPath(way)
    painter.drawEllipse(QPointF(-8, 8), 2.6, 2.6)
    painter.setBrush(colour)
    painter.drawEllipse(QPointF(8, -7), 2.6, 2.6)


def _warning(painter: QPainter, colour: QColor) -> None:
    """A triangle with an exclamation mark."""
    painter.drawPolygon(polygon((0, -9), (10.5, 9), (-10.5, 9)))
    painter.drawLine(QPointF(0, -2.5), QPointF(0, 2))
    painter.drawPoint(QPointF(0, 5.8))


def _folder(painter: QPainter, colour: QColor) -> None:
    """A folder, half open."""
    back = QPainterPath(QPointF(-9, 7))
    back.lineTo(-9, -7)
    back.lineTo(-3, -7)
    back.lineTo(-1, -4)
    back.lineTo(7, -4)
    back.lineTo(7, -1)
    painter.drawPath(back)
    front = QPainterPath(QPointF(-9, 7))
    front.lineTo(-5.6, -1)
    front.lineTo(10, -1)
    front.lineTo(6.6, 7)
    front.closeSubpath()
    painter.drawPath(front)


ICONS: dict[str, Callable[[QPainter, QColor], None]] = {
    "undo": _undo,
    "redo": _redo,
    "pencil": _pencil,
    "eraser": _eraser,
    "check": _check,
    "cross": _cross,
    "menu": _menu,
    "plus_minus": _plus_minus,
    "swap": _swap,
    "extend": _extend,
    "scissors": _scissors,
    "next": _next,
    "back": _back,
    "restart": _restart,
    "clock": _clock,
    "eye": _eye,
    "lock": _lock,
    "bulb": _bulb,
    "list": _list,
    "people": _people,
    "crown": _crown,
    "vote": _vote,
    "bot": _bot,
    "route": _route,
    "warning": _warning,
    "folder": _folder,
}
