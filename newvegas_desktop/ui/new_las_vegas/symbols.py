"""The printed symbols of New Las Vegas: star, debt, crane, carpets, flags, hotels, car, bundle."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.view import Carpet
from newvegas_desktop.ui.new_las_vegas import palette
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, NO_PEN, box, disc, outline, pen, polygon, star_polygon
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import Theme

_VIP = Type(15, 700, spacing=0.3)
_FLAG = Type(19, 700)


def paint_star(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """A gold star with a dark edge."""
    painter.setPen(pen(palette.GOLD_EDGE, 1.4 * theme.line))
    painter.setBrush(palette.STAR)
    painter.drawPolygon(star_polygon(centre, radius))


def paint_debt(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """A red ring with a dollar sign drawn as strokes, so that it stays crisp when small."""
    disc(painter, centre, radius, theme.coin, pen(theme.debt, 1.7 * theme.line))
    x, y, k = centre.x(), centre.y(), radius / 7.6
    curve = QPainterPath(QPointF(x + 2.7 * k, y - 2.5 * k))
    curve.cubicTo(x + 1.6 * k, y - 4.4 * k, x - 2.9 * k, y - 4.0 * k, x - 2.6 * k, y - 1.7 * k)
    curve.cubicTo(x - 2.3 * k, y + 0.3 * k, x + 2.5 * k, y - 0.3 * k, x + 2.7 * k, y + 1.8 * k)
    curve.cubicTo(x + 2.9 * k, y + 4.1 * k, x - 1.7 * k, y + 4.3 * k, x - 2.8 * k, y + 2.5 * k)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.debt, 1.6 * k))
    painter.drawPath(curve)
    painter.setPen(pen(theme.debt, 1.3 * k))
    painter.drawLine(QPointF(x, y - 5.2 * k), QPointF(x, y + 5.2 * k))


def paint_crane(painter: QPainter, rect: QRectF, hook: QPointF, theme: Theme) -> None:
    """A gold tower crane: the mast in the rectangle, the jib reaching over the hook."""
    edge = pen(palette.GOLD_EDGE, 1.1 * theme.line)
    left, top, bottom = rect.left(), rect.top(), rect.bottom()
    painter.setPen(edge)
    painter.setBrush(palette.GOLD)
    mast = left + 6.5
    painter.drawRect(QRectF(mast, top + 4, 6, bottom - top - 4))
    painter.drawPolygon(polygon((mast, top + 3), (mast + 3, top - 2.5), (mast + 6, top + 3)))
    painter.drawRect(QRectF(left, top + 2, hook.x() - left + 3.5, 3.6))
    painter.drawRect(QRectF(left, top + 5.6, 5, 6))
    painter.setPen(pen(palette.GOLD_EDGE, 1.0))
    lattice = outline((mast, top + 7), (mast + 6, top + 11), (mast, top + 15), (mast + 6, top + 19), (mast, bottom))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(lattice)
    painter.setPen(pen(palette.GOLD_EDGE if not theme.dark else palette.GOLD, 1.4))
    painter.drawLine(QPointF(hook.x(), top + 5.6), QPointF(hook.x(), hook.y() - 7))


def paint_carpet_symbol(painter: QPainter, kind: Carpet, centre: QPointF, vip: str, k: float = 1.0) -> None:
    """The three kinds differ by shape: a pill, a diamond, a fedora."""
    painter.save()
    painter.translate(centre)
    painter.scale(k, k)
    painter.setPen(pen(palette.WHITE, 1.4))
    painter.setBrush(palette.CARPETS[kind])
    if kind is Carpet.VIP:
        painter.drawRoundedRect(QRectF(-15.5, -8.2, 31, 16.4), 8.2, 8.2)
        draw_text(painter, QRectF(-15, -8.2, 30, 16.4), vip, _VIP, palette.VIP_TEXT)
    elif kind is Carpet.LUXURY:
        painter.drawPolygon(polygon((-12.5, -3), (-7, -8.6), (7, -8.6), (12.5, -3), (0, 9.2)))
        painter.setPen(pen(palette.ICE, 1.2))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(outline((-11.5, -3), (11.5, -3)))
        painter.drawPath(outline((-4.8, -3), (0, 7.6), (4.8, -3), (0, -7.6), (-4.8, -3)))
    else:
        painter.drawEllipse(QRectF(-15, 0.8, 30, 7.8))
        crown = QPainterPath(QPointF(-8.6, 4))
        crown.lineTo(-6.8, -8.2)
        crown.quadTo(0, -4.4, 6.8, -8.2)
        crown.lineTo(8.6, 4)
        crown.closeSubpath()
        painter.drawPath(crown)
        painter.setPen(pen(palette.GOLD, 2.2, round_ends=False))
        painter.drawLine(QPointF(-7.9, 1.2), QPointF(7.9, 1.2))
    painter.restore()


def paint_flag(painter: QPainter, left: float, top: float, par: int, k: float = 1.0) -> None:
    """A pennant with the par on it, 44 by 24 at factor 1."""
    painter.save()
    painter.translate(left, top)
    painter.scale(k, k)
    painter.setPen(NO_PEN)
    painter.setBrush(palette.FLAGS[par])
    painter.drawPolygon(polygon((0, 0), (44, 10), (0, 24)))
    draw_text(painter, QRectF(2, 1.5, 18, 19), str(par), _FLAG, palette.WHITE)
    painter.restore()


def paint_tower(painter: QPainter, rect: QRectF, fill: QColor, theme: Theme, dashed: bool = False) -> None:
    """The upper storeys of a hotel."""
    edge = pen(theme.hatch, 1.6 * theme.line, (3, 2)) if dashed else pen(theme.muted, 1.4 * theme.line)
    box(painter, rect, 3, fill, edge)


def paint_windows(painter: QPainter, rect: QRectF, colour: QColor, columns: int, rows: int) -> None:
    """Rows of windows spread over a wall."""
    painter.setPen(NO_PEN)
    painter.setBrush(colour)
    step_x, step_y = rect.width() / columns, rect.height() / rows
    for row in range(rows):
        for column in range(columns):
            painter.drawRect(
                QRectF(rect.left() + (column + 0.5) * step_x - 2.4, rect.top() + (row + 0.5) * step_y - 3.8, 4.8, 7.6)
            )


def paint_limousine(painter: QPainter, centre: QPointF, angle: float) -> None:
    """The car from above, bonnet to the right at angle 0."""
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    box(painter, QRectF(-20, -8, 40, 16), 6.5, palette.CAR, pen(palette.WHITE, 1.6))
    box(painter, QRectF(5, -5.2, 6.5, 10.4), 2, palette.GLASS)
    box(painter, QRectF(-13.5, -5.2, 16, 10.4), 2, palette.GLASS)
    painter.setPen(pen(palette.CAR, 1.4))
    painter.drawLine(QPointF(-5.5, -5), QPointF(-5.5, 5))
    for side in (-1, 1):
        disc(painter, QPointF(17.2, side * 4.6), 1.8, palette.STAR)
    painter.restore()


def paint_bundle(painter: QPainter, rect: QRectF) -> None:
    """A bundle of banknotes."""
    box(painter, rect.translated(2.5, -2.5), 3, palette.BILL, pen(palette.BILL_EDGE, 1.2))
    box(painter, rect, 3, palette.BILL, pen(palette.BILL_EDGE, 1.4))
    disc(painter, rect.center(), 5, None, pen(palette.BILL_TEXT, 1.4))
    painter.setPen(pen(palette.BILL_TEXT, 1.6))
    painter.drawLine(rect.center() - QPointF(0, 2.4), rect.center() + QPointF(0, 2.4))
    for side in (-1, 1):
        x = rect.center().x() + side * (rect.width() / 2 - 4)
        painter.drawLine(QPointF(x, rect.center().y() - 1.5), QPointF(x, rect.center().y() + 1.5))


def paint_small_hotel(painter: QPainter, centre: QPointF, large: bool, theme: Theme) -> None:
    """A hotel as a row's sign: the storey meant is filled."""
    base = QRectF(centre.x() - 11, centre.y() + 1, 22, 9)
    tower = QRectF(centre.x() - 6.5, centre.y() - 10, 13, 11)
    edge = pen(theme.muted, 1.4 * theme.line)
    box(painter, tower, 1.5, theme.muted if large else None, edge)
    box(painter, base, 1.5, None if large else theme.muted, edge)
