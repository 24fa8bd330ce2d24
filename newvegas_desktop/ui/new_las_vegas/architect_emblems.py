"""The architects' emblems: a neon-edged medallion each, drawn in a circle of radius 50 around the origin."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from newvegas_desktop.ui.new_las_vegas import palette
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, NO_PEN, disc, glow, outline, pen, polygon, star_polygon, tone
from newvegas_desktop.ui.paint.themes import NIGHT

_SAND, _SAND_DEEP = QColor("#F2C277"), QColor("#C98A3C")
_SUN = QColor("#FF7A5C")
_SEA = QColor("#35B5B0")
_STEEL, _STEEL_DEEP = QColor("#AEB4CC"), QColor("#5C6284")


def paint_emblem(painter: QPainter, rect: QRectF, architect: str) -> None:
    """The emblem of an architect in a square; one of somebody else's has a pair of compasses."""
    draw, colour = _EMBLEMS.get(architect, (_compasses, NIGHT.soft))
    painter.save()
    painter.translate(rect.center())
    scale = min(rect.width(), rect.height()) / 104
    painter.scale(scale, scale)
    ground = QLinearGradient(0, -50, 0, 50)
    ground.setColorAt(0, QColor("#33256A"))
    ground.setColorAt(1, NIGHT.bottom)
    painter.setPen(NO_PEN)
    painter.setBrush(ground)
    painter.drawEllipse(QPointF(0, 0), 48, 48)
    circle = QPainterPath()
    circle.addEllipse(QPointF(0, 0), 46.5, 46.5)
    painter.save()
    painter.setClipPath(circle, Qt.ClipOperation.IntersectClip)
    draw(painter)
    painter.restore()
    disc(painter, QPointF(0, 0), 48, None, pen(tone(colour, 0.35), 6))
    disc(painter, QPointF(0, 0), 48, None, pen(colour, 2.6))
    painter.restore()


def _dune(painter: QPainter) -> None:
    """A low sun over two dunes, and a line drawn in the sand."""
    glow(painter, QPointF(12, -8), 40, _SUN, 0.7)
    disc(painter, QPointF(12, -8), 17, palette.STAR)
    back = QPainterPath(QPointF(-60, 24))
    back.cubicTo(-20, -14, 0, 26, 60, 4)
    back.lineTo(60, 60)
    back.lineTo(-60, 60)
    painter.setPen(NO_PEN)
    painter.setBrush(_SAND_DEEP)
    painter.drawPath(back)
    front = QPainterPath(QPointF(-60, 34))
    front.cubicTo(-30, 20, -4, 14, 16, 32)
    front.cubicTo(30, 42, 46, 30, 60, 30)
    front.lineTo(60, 60)
    front.lineTo(-60, 60)
    painter.setBrush(_SAND)
    painter.drawPath(front)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(_SAND_DEEP, 2.2))
    ripple = QPainterPath(QPointF(-34, 37))
    ripple.cubicTo(-22, 31, -12, 31, -2, 38)
    painter.drawPath(ripple)
    painter.setPen(pen(palette.BILL_EDGE, 6))
    painter.drawPath(outline((-26, 30), (-26, 2)))
    for side, top in ((-1, 8), (1, 14)):
        arm = QPainterPath(QPointF(-26, top + 10))
        arm.lineTo(-26 + side * 10, top + 8)
        arm.lineTo(-26 + side * 10, top - 3)
        painter.drawPath(arm)


def _mirage(painter: QPainter) -> None:
    """A palace that is half there, over its own shimmer."""
    painter.setPen(NO_PEN)
    painter.setBrush(tone(_SEA, 0.95))
    painter.drawRect(QRectF(-28, -6, 56, 20))
    for x, top, wide in ((-24, -14, 12), (24, -14, 12), (0, -20, 20)):
        painter.setBrush(_SEA)
        painter.drawRect(QRectF(x - wide / 2, top, wide, 34))
        dome = QPainterPath(QPointF(x - wide / 2 - 2, top))
        dome.cubicTo(x - wide / 2 - 4, top - wide * 0.8, x - 2, top - wide * 0.8, x, top - wide * 1.15)
        dome.cubicTo(x + 2, top - wide * 0.8, x + wide / 2 + 4, top - wide * 0.8, x + wide / 2 + 2, top)
        painter.setBrush(palette.STAR)
        painter.drawPath(dome)
    painter.setBrush(NIGHT.dusk)
    door = QPainterPath(QPointF(-7, 14))
    door.lineTo(-7, 0)
    door.arcTo(QRectF(-7, -7, 14, 14), 180, -180)
    door.lineTo(7, 14)
    painter.drawPath(door)
    painter.setBrush(NO_BRUSH)
    for row, alpha in enumerate((0.9, 0.65, 0.4, 0.25)):
        wave = QPainterPath(QPointF(-40 + row * 5, 20 + row * 6.5))
        for step in range(8 - row):
            x = -40 + row * 5 + step * 10
            wave.quadTo(x + 5, 20 + row * 6.5 + (4 if step % 2 else -4), x + 10, 20 + row * 6.5)
        painter.setPen(pen(tone(NIGHT.turquoise, alpha), 2.6))
        painter.drawPath(wave)


def _neon(painter: QPainter) -> None:
    """A fan of feathers of light over two spots."""
    for x, lean in ((-30, 24), (30, -24)):
        beam = polygon((x - 3, 50), (x + 3, 50), (x + lean + 16, -50), (x + lean - 16, -50))
        painter.setPen(NO_PEN)
        painter.setBrush(tone(NIGHT.amber, 0.22))
        painter.drawPolygon(beam)
    for at in range(7):
        angle = math.radians(-60 + at * 20)
        tip = QPointF(math.sin(angle) * 38, 18 - math.cos(angle) * 42)
        feather = QPainterPath(QPointF(0, 20))
        side = QPointF(math.cos(angle) * 9, math.sin(angle) * 9)
        middle = (tip + QPointF(0, 20)) / 2
        feather.quadTo(middle - side, tip)
        feather.quadTo(middle + side, QPointF(0, 20))
        colour = (NIGHT.pink, NIGHT.turquoise)[at % 2]
        painter.setBrush(tone(colour, 0.28))
        painter.setPen(pen(colour, 2.4))
        painter.drawPath(feather)
        disc(painter, tip, 3, NIGHT.text)
    painter.setPen(pen(palette.WHITE, 1.6))
    painter.setBrush(palette.STAR)
    painter.drawPolygon(star_polygon(QPointF(0, 21), 13))
    painter.setPen(pen(NIGHT.pink, 3))
    painter.drawPath(outline((-24, 38), (24, 38)))


def _vault(painter: QPainter) -> None:
    """A vault's round door with its wheel and bolts."""
    disc(painter, QPointF(0, 0), 40, _STEEL_DEEP, pen(_STEEL, 3))
    disc(painter, QPointF(0, 0), 29, _STEEL, pen(NIGHT.dusk, 2.4))
    for at in range(12):
        angle = math.tau * at / 12
        disc(painter, QPointF(math.sin(angle) * 34.5, -math.cos(angle) * 34.5), 2.7, palette.STAR)
    painter.setPen(pen(NIGHT.dusk, 5))
    for at in range(3):
        angle = math.pi * at / 3 + math.pi / 6
        reach = QPointF(math.sin(angle) * 22, -math.cos(angle) * 22)
        painter.drawLine(-reach, reach)
    for at in range(6):
        angle = math.pi * at / 3 + math.pi / 6
        disc(painter, QPointF(math.sin(angle) * 22, -math.cos(angle) * 22), 4, palette.GOLD, pen(NIGHT.dusk, 1.6))
    disc(painter, QPointF(0, 0), 9.5, palette.GOLD, pen(NIGHT.dusk, 2.4))
    painter.setPen(pen(NIGHT.dusk, 2.6))
    painter.drawPath(outline((0, -4), (0, 4)))


def _queen(painter: QPainter) -> None:
    """A crown of towers with a card's spade below it."""
    glow(painter, QPointF(0, -8), 46, NIGHT.amber, 0.45)
    crown = polygon(
        (-34, 12), (-38, -20), (-24, -6), (-15, -30), (-5, -8), (0, -38), (5, -8), (15, -30), (24, -6), (38, -20),
        (34, 12),
    )  # fmt: skip
    painter.setPen(pen(palette.GOLD_EDGE, 2))
    painter.setBrush(palette.STAR)
    painter.drawPolygon(crown)
    painter.setBrush(palette.GOLD)
    painter.drawRoundedRect(QRectF(-35, 10, 70, 9), 3, 3)
    for x, y, colour in ((-38, -22, NIGHT.pink), (-15, -32, NIGHT.turquoise), (0, -40, palette.CARPET),
                         (15, -32, NIGHT.turquoise), (38, -22, NIGHT.pink)):  # fmt: skip
        disc(painter, QPointF(x, y), 4.2, colour, pen(palette.WHITE, 1.4))
    for x in (-20, 0, 20):
        disc(painter, QPointF(x, 14.5), 2.6, palette.CARPET)
    spade = QPainterPath(QPointF(0, 22))
    spade.cubicTo(4, 29, 15, 31, 13, 38)
    spade.cubicTo(11, 43, 4, 42, 1.6, 38)
    spade.lineTo(4.5, 46)
    spade.lineTo(-4.5, 46)
    spade.lineTo(-1.6, 38)
    spade.cubicTo(-4, 42, -11, 43, -13, 38)
    spade.cubicTo(-15, 31, -4, 29, 0, 22)
    painter.setPen(NO_PEN)
    painter.setBrush(NIGHT.text)
    painter.drawPath(spade)


def _compasses(painter: QPainter) -> None:
    """A pair of compasses and the arc they draw."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(NIGHT.turquoise, 2.4, (3, 2.4)))
    painter.drawArc(QRectF(-30, -2, 60, 60), 20 * 16, 140 * 16)
    painter.setPen(pen(NIGHT.text, 4.4))
    painter.drawPath(outline((-2, -22), (-22, 30)))
    painter.drawPath(outline((2, -22), (22, 30)))
    painter.drawPath(outline((-13, 6), (13, 6)))
    disc(painter, QPointF(0, -27), 7, palette.GOLD, pen(palette.GOLD_EDGE, 2))


_EMBLEMS: dict[str, tuple[Callable[[QPainter], None], QColor]] = {
    "dolores": (_dune, palette.STAR),
    "marvin": (_mirage, NIGHT.turquoise),
    "lola": (_neon, NIGHT.pink),
    "victor": (_vault, _STEEL),
    "queen": (_queen, NIGHT.amber),
}
