"""A 1960s desert night: stars, mesas, a skyline of casinos, a road, and a roadside sign in neon."""

import math

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QTransform

from newvegas_desktop.ui.paint.fonts import BODY, SCRIPT, font, width
from newvegas_desktop.ui.paint.ink import Wobble
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, NO_PEN, disc, glow, mix, pen, polygon, star_polygon, tone
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT

WIDTH, HEIGHT = 1280.0, 690.0
HORIZON = 492.0
GROUND = 540.0
_TAG = Type(21, 600, least=15, spacing=2.4)
_ALPHA = QImage.Format.Format_ARGB32_Premultiplied
_DARK = QColor("#0C0718")


def paint_scene(painter: QPainter, rect: QRectF, top: str, main: str, tag: str) -> None:
    """The whole scene, filling a rectangle; the sign carries two words and a line below."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.setClipRect(rect)
    # the scene is as high as the rectangle; what is wider is filled by more desert
    scale = rect.height() / HEIGHT
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    wide = rect.width() / scale
    _sky(painter, wide)
    _mesas(painter, wide)
    _skyline(painter, wide)
    _desert(painter, wide)
    paint_sign(painter, QPointF(max(300.0, min(wide * 0.285, 410.0)), 232), top, main, tag)
    painter.restore()


def paint_horizon(painter: QPainter, rect: QRectF, strength: float) -> None:
    """Only the city and the desert at the foot of a rectangle, dimmed."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect)
    painter.setOpacity(strength)
    scale = rect.height() / HEIGHT
    painter.translate(rect.left(), rect.top() + 62 * scale)
    painter.scale(scale, scale)
    _skyline(painter, rect.width() / scale)
    _desert(painter, rect.width() / scale)
    painter.restore()


def _sky(painter: QPainter, wide: float) -> None:
    """From deep night to the glow of the city."""
    gradient = QLinearGradient(0, 0, 0, GROUND)
    gradient.setColorAt(0, NIGHT.bottom)
    gradient.setColorAt(0.55, NIGHT.top)
    gradient.setColorAt(0.86, mix(NIGHT.raised, NIGHT.pink, 0.16))
    gradient.setColorAt(1, mix(NIGHT.raised, NIGHT.pink, 0.42))
    painter.fillRect(QRectF(0, 0, wide, HEIGHT), gradient)
    hand = Wobble("stars")
    painter.setPen(NO_PEN)
    for _ in range(round(wide / 7)):
        x, y, size = hand.between(0, wide), hand.between(0, 1) ** 1.4 * 430, hand.between(0.5, 1.5)
        painter.setBrush(tone(NIGHT.cream, hand.between(0.25, 0.9) * (1 - y / 620)))
        painter.drawEllipse(QPointF(x, y), size, size)
    for _ in range(round(wide / 150)):
        x, y, size = hand.between(0, wide), hand.between(16, 300), hand.between(4.0, 7.5)
        # the corner is the menu's
        if x < wide - 90 or y > 80:
            painter.setBrush(tone(NIGHT.cream, 0.85))
            painter.drawPolygon(star_polygon(QPointF(x, y), size, 4, 0.16))


def _mesas(painter: QPainter, wide: float) -> None:
    """Two ranges of table mountains."""
    painter.setPen(NO_PEN)
    for seed, colour, low, high in (
        ("far", mix(NIGHT.raised, NIGHT.pink, 0.2), 24.0, 70.0),
        ("near", mix(NIGHT.raised, NIGHT.bottom, 0.25), 8.0, 42.0),
    ):
        hand = Wobble(f"mesa/{seed}")
        x = -60.0
        path = QPainterPath(QPointF(x, HORIZON + 30))
        while x < wide + 60:
            top, reach = HORIZON - hand.between(low, high), hand.between(60, 170)
            path.lineTo(x, HORIZON - low / 2)
            path.lineTo(x + hand.between(14, 30), top)
            path.lineTo(x + reach, top + hand.between(-3, 3))
            path.lineTo(x + reach + hand.between(14, 34), HORIZON - low / 2)
            x += reach + hand.between(50, 160)
        path.lineTo(wide + 60, HORIZON + 30)
        path.closeSubpath()
        painter.setBrush(colour)
        painter.drawPath(path)


def _skyline(painter: QPainter, wide: float) -> None:
    """Casinos side by side: four roofs of the 1960s, lit windows, here and there a neon edge."""
    hand = Wobble("skyline")
    neon = (NIGHT.pink, NIGHT.turquoise, NIGHT.amber)
    for colour, x in ((NIGHT.pink, 0.2), (NIGHT.amber, 0.55), (NIGHT.turquoise, 0.85)):
        glow(painter, QPointF(wide * x, GROUND), 330, colour, 0.13)
    x, index = -20.0, 0
    while x < wide + 20:
        breadth, height = hand.between(54, 118), hand.between(52, 104)
        if index % 4 == 2:
            breadth, height = breadth * 0.62, hand.between(120, 190)
        body = QRectF(x, GROUND - height, breadth, height + 20)
        wall = mix(NIGHT.bottom, NIGHT.raised, hand.between(0.1, 0.45))
        roof = _roof(index * 7 % 4, body)
        painter.setPen(NO_PEN)
        painter.setBrush(wall)
        painter.drawRect(body)
        painter.drawPath(roof)
        light = neon[index % 3]
        if index % 2 == 0:
            painter.setBrush(NO_BRUSH)
            for thick, alpha in ((6.0, 0.12), (3.2, 0.25), (1.4, 0.95)):
                painter.setPen(pen(tone(light, alpha), thick))
                painter.drawPath(roof)
        _windows(painter, body, hand)
        if index % 4 == 2:
            painter.setPen(pen(tone(light, 0.8), 1.6))
            painter.drawLine(QPointF(body.center().x(), body.top() - 22), QPointF(body.center().x(), body.top() - 46))
            glow(painter, QPointF(body.center().x(), body.top() - 46), 12, light, 0.8)
            disc(painter, QPointF(body.center().x(), body.top() - 46), 2.2, NIGHT.cream)
        x += breadth + hand.between(3, 16)
        index += 1


def _roof(shape: int, body: QRectF) -> QPainterPath:
    """Fin, butterfly, arch or step."""
    left, right, top, wide = body.left(), body.right(), body.top() + 1, body.width()
    path = QPainterPath(QPointF(left - 4, top))
    if shape == 0:
        for x, y in ((left - 4, -10), (left + wide * 0.6, -10), (left + wide * 0.72, -30), (right + 4, -30)):
            path.lineTo(x, top + y)
    elif shape == 1:
        for x, y in ((left - 6, -24), (left + wide / 2, -8), (right + 6, -24)):
            path.lineTo(x, top + y)
    elif shape == 2:
        path.lineTo(left - 4, top - 6)
        path.quadTo(left + wide / 2, top - 44, right + 4, top - 6)
    else:
        for x, y in ((left - 4, -8), (left + wide * 0.2, -8), (left + wide * 0.2, -22), (right - wide * 0.2, -22),
                     (right - wide * 0.2, -8), (right + 4, -8)):  # fmt: skip
            path.lineTo(x, top + y)
    path.lineTo(right + 4, top)
    path.closeSubpath()
    return path


def _windows(painter: QPainter, body: QRectF, hand: Wobble) -> None:
    """Some windows are lit."""
    painter.setPen(NO_PEN)
    columns, rows = int((body.width() - 10) / 11), int((body.height() - 34) / 14)
    inset = (body.width() - columns * 11 + 5) / 2
    for row in range(rows):
        for column in range(columns):
            chance = hand.between(0, 1)
            if chance < 0.46:
                colour = NIGHT.amber if chance < 0.34 else NIGHT.cream if chance < 0.42 else NIGHT.turquoise
                painter.setBrush(tone(colour, 0.3 + chance))
                painter.drawRect(QRectF(body.left() + inset + column * 11, body.top() + 9 + row * 14, 6, 7))


def _desert(painter: QPainter, wide: float) -> None:
    """Sand, a road towards the city, and some cacti."""
    gradient = QLinearGradient(0, GROUND, 0, HEIGHT)
    gradient.setColorAt(0, mix(NIGHT.bottom, NIGHT.raised, 0.5))
    gradient.setColorAt(1, _DARK)
    painter.fillRect(QRectF(0, GROUND, wide, HEIGHT - GROUND), gradient)
    painter.setPen(pen(tone(NIGHT.pink, 0.5), 1.4))
    painter.drawLine(QPointF(0, GROUND), QPointF(wide, GROUND))
    far = wide * 0.5
    painter.setPen(NO_PEN)
    painter.setBrush(mix(_DARK, NIGHT.raised, 0.25))
    painter.drawPolygon(polygon((far - 7, GROUND), (far + 7, GROUND), (far + 330, HEIGHT), (far - 190, HEIGHT)))
    painter.setBrush(tone(NIGHT.amber, 0.85))
    for near, end in ((0.04, 0.09), (0.16, 0.25), (0.38, 0.54), (0.75, 1.0)):
        first, last = GROUND + 150 * near, GROUND + 150 * end
        painter.drawPolygon(
            polygon(
                (far + 70 * near - 0.6 - 4 * near, first),
                (far + 70 * near + 0.6 + 4 * near, first),
                (far + 70 * end + 0.6 + 5 * end, last),
                (far + 70 * end - 0.6 - 5 * end, last),
            )
        )
    for x, y, size in ((0.035, 640, 1.75), (0.46, 566, 0.5), (0.585, 640, 1.35), (0.77, 575, 0.6)):
        _cactus(painter, wide * x, y, size)


def _cactus(painter: QPainter, x: float, y: float, k: float) -> None:
    """A saguaro against the light, with a rim of neon."""
    paths = [QPainterPath(QPointF(x, y))]
    paths[0].lineTo(x, y - 50 * k)
    for side, reach, low, high in ((-1, 17, 18, 36), (1, 15, 12, 28)):
        arm = QPainterPath(QPointF(x, y - low * k))
        arm.quadTo(x + side * reach * k, y - low * k, x + side * reach * k, y - high * k)
        paths.append(arm)
    painter.setBrush(NO_BRUSH)
    for colour, thick in ((tone(NIGHT.turquoise, 0.34), 10.4 * k), (mix(_DARK, NIGHT.turquoise, 0.1), 8.6 * k)):
        painter.setPen(pen(colour, thick))
        for path in paths:
            painter.drawPath(path)


def neon_text(painter: QPainter, centre: QPointF, text: str, size: int, colour: QColor, face: str = SCRIPT) -> None:
    """A word bent out of glass tube: a soft glow around a pale core."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font(size, 400 if face == SCRIPT else 700, face), text)
    bounds = path.boundingRect()
    path.translate(centre.x() - bounds.center().x(), centre.y() - bounds.center().y())
    # the glow is soft anyway: painted small and drawn large it costs a tenth
    room = path.boundingRect().adjusted(-size * 0.2, -size * 0.2, size * 0.2, size * 0.2)
    shrink = 4.0
    image = QImage(math.ceil(room.width() / shrink), math.ceil(room.height() / shrink), _ALPHA)
    image.fill(0)
    soft = QPainter(image)
    soft.setRenderHint(QPainter.RenderHint.Antialiasing)
    soft.scale(1 / shrink, 1 / shrink)
    soft.translate(-room.topLeft())
    # a narrow tube must not run full: the glow goes round it, not into its eyes
    for part, alpha in ((0.24, 0.07), (0.15, 0.10), (0.08, 0.16)):
        soft.setPen(pen(tone(colour, alpha), size * part))
        soft.drawPath(path)
    soft.end()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(room.topLeft(), QSizeF(image.width() * shrink, image.height() * shrink)), image)
    painter.restore()
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour, size * 0.05 if size > 60 else 0.9))
    painter.drawPath(path)
    painter.setPen(NO_PEN)
    painter.setBrush(mix(colour, NIGHT.cream, 0.62))
    painter.drawPath(path)


def paint_sign(painter: QPainter, centre: QPointF, top: str, main: str, tag: str) -> None:
    """The roadside sign, about 470 by 300: a gold board with bulbs, the words in neon, a star on top."""
    x, y, half, tall = centre.x(), centre.y(), 236.0, 118.0
    glow(painter, centre, 420, NIGHT.pink, 0.17)
    painter.setPen(pen(mix(NIGHT.dusk, NIGHT.faint, 0.35), 11, round_ends=False))
    for side in (-1, 1):
        painter.drawLine(QPointF(x + side * 96, y + 60), QPointF(x + side * 96, GROUND + 70))
    _plank(painter, QRectF(x - 176, y + 148, 352, 44), tag)
    board = QPainterPath(QPointF(x - half, y))
    board.quadTo(x - half * 0.8, y - tall * 1.14, x, y - tall)
    board.quadTo(x + half * 0.8, y - tall * 1.14, x + half, y)
    board.quadTo(x + half * 0.8, y + tall * 1.14, x, y + tall)
    board.quadTo(x - half * 0.8, y + tall * 1.14, x - half, y)
    painter.setPen(pen(NIGHT.amber, 15))
    painter.setBrush(mix(NIGHT.bottom, NIGHT.top, 0.6))
    painter.drawPath(board)
    painter.setPen(pen(mix(NIGHT.amber, NIGHT.dusk, 0.45), 10))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(board)
    for index in range(58):
        point = board.pointAtPercent(index / 58)
        glow(painter, point, 9, NIGHT.amber, 0.75)
        disc(painter, point, 3.1, NIGHT.cream)
    inner = QTransform()
    inner.translate(x, y)
    inner.scale(0.9, 0.83)
    inner.translate(-x, -y)
    line = inner.map(board)
    painter.setBrush(NO_BRUSH)
    for thick, alpha in ((9.0, 0.12), (5.0, 0.25), (2.2, 0.95)):
        painter.setPen(pen(tone(NIGHT.turquoise, alpha), thick))
        painter.drawPath(line)
    room = half * 2 * 0.7
    size = 104
    while size > 40 and width(main, size, 700, BODY) > room:
        size -= 2
    neon_text(painter, QPointF(x - 64, y - 54), top, 68, NIGHT.amber)
    neon_text(painter, QPointF(x, y + 28), main, size, NIGHT.pink, BODY)
    _starburst(painter, QPointF(x + 148, y - 118))


def _starburst(painter: QPainter, centre: QPointF) -> None:
    """An atomic star with eight rays."""
    glow(painter, centre, 84, NIGHT.amber, 0.5)
    painter.setPen(NO_PEN)
    painter.setBrush(NIGHT.amber)
    painter.drawPolygon(star_polygon(centre, 52, 8, 0.2))
    painter.setBrush(NIGHT.cream)
    painter.drawPolygon(star_polygon(centre, 30, 4, 0.22))
    disc(painter, centre, 5, NIGHT.pink)


def _plank(painter: QPainter, rect: QRectF, tag: str) -> None:
    """The board below the sign."""
    if not tag:
        return
    painter.setPen(pen(NIGHT.amber, 3))
    painter.setBrush(NIGHT.bottom)
    painter.drawRoundedRect(rect, 8, 8)
    draw_text(painter, rect.adjusted(14, 0, -14, 0), tag, _TAG, mix(NIGHT.turquoise, NIGHT.cream, 0.35))
