"""The printed layer of the city sheet."""

from dataclasses import replace

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.view import (
    CityView,
    Crane,
    HoleView,
    HotelMark,
    HotelView,
    Intersection,
    Labels,
    Lot,
    LotView,
    StreetView,
)
from newvegas_desktop.ui.new_las_vegas import geometry, palette
from newvegas_desktop.ui.new_las_vegas.scenery import paint_scenery
from newvegas_desktop.ui.new_las_vegas.symbols import (
    paint_carpet_symbol,
    paint_crane,
    paint_debt,
    paint_flag,
    paint_star,
    paint_tower,
    paint_windows,
)
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, NO_PEN, box, disc, glow, mix, moved, pen, polygon, tone
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT, Theme

_STREET = Type(30, 700)
_RUN = Type(18, 700, least=15)
_RIVAL = Type(16, 600, least=15)
_PAR = Type(15, 600, least=15, spacing=0.4)
_AVENUE = Type(20, 700)
_INITIALS = Type(26, 700, least=15)


def paint_city_print(painter: QPainter, view: CityView, labels: Labels, theme: Theme) -> None:
    """The whole printed layer."""
    paint_ground(painter, view, labels, theme)
    for street, margin in view.streets.items():
        paint_street(painter, street, margin, theme)
    for lot, slot in view.lots.items():
        paint_lot(painter, lot, slot, labels, theme)
    for avenue, site in view.hotels.items():
        paint_hotel(painter, avenue, site, theme)


def paint_ground(painter: QPainter, view: CityView, labels: Labels, theme: Theme) -> None:
    """What never changes during a game: paper, course, roads, desert, lamps."""
    box(painter, geometry.sheet_rect(), geometry.RADIUS, theme.paper)
    course = geometry.golf_rect()
    box(painter, course, course.height() / 2, theme.grass)
    for avenue, hole in view.holes.items():
        paint_hole(painter, avenue, hole, labels, theme)
    _roads(painter, view, theme)
    paint_scenery(painter, labels, theme)
    for lamp in view.lamps:
        if lamp != view.light:
            paint_lamp(painter, lamp, theme)
    paint_light(painter, view.light)


def paint_hole(painter: QPainter, avenue: int, hole: HoleView, labels: Labels, theme: Theme) -> None:
    """A green with its flag."""
    x = geometry.avenue_x(avenue)
    painter.setPen(pen(theme.print, 1) if theme.line > 1 else NO_PEN)
    painter.setBrush(theme.green)
    painter.drawEllipse(QPointF(x + 4, 61), 35, 16)
    painter.setPen(NO_PEN)
    painter.setBrush(NIGHT.dusk)
    painter.drawEllipse(QPointF(x - 16, 62), 5, 2.6)
    painter.setPen(pen(theme.pole, 2, round_ends=False))
    painter.drawLine(QPointF(x - 16, 62), QPointF(x - 16, 21))
    paint_flag(painter, x - 15, 20, hole.par)
    draw_text(painter, QRectF(x - 9, 54, 40, 16), labels.par, _PAR, theme.print)


def _roads(painter: QPainter, view: CityView, theme: Theme) -> None:
    """Edge, asphalt, dashes."""
    lines = [geometry.block_line(block) for block in view.roads]
    streets = geometry.joined_lines(view.roads)
    for width, colour in (
        (geometry.ROAD + 2 * geometry.ROAD_EDGE, theme.road_edge),
        (geometry.ROAD, theme.road),
    ):
        painter.setPen(pen(colour, width))
        painter.drawLines(streets)
    painter.setPen(pen(theme.road_dash, 1.5 * theme.line, (4, 4), round_ends=False))
    for line in lines:
        unit = line.unitVector()
        step = QPointF(unit.dx(), unit.dy()) * 13
        painter.drawLine(QLineF(line.p1() + step, line.p2() - step))


def paint_lamp(painter: QPainter, lamp: Intersection, theme: Theme, lit: bool = False) -> None:
    """A street lamp with its halo."""
    centre = geometry.intersection_point(lamp)
    glow(painter, centre, 22 if lit else 17, palette.STAR, 0.85 if lit else 0.47)
    disc(painter, centre, geometry.LAMP, palette.STAR, pen(palette.LAMP_EDGE, 1.7 * theme.line))
    disc(painter, centre, 2.8, palette.LAMP_CORE)


def paint_light(painter: QPainter, light: Intersection) -> None:
    """The traffic light where the limousine starts."""
    rect = geometry.light_rect(light)
    box(painter, rect, 6.5, palette.LIGHT_BODY, pen(palette.WHITE, 1.8))
    for index, colour in enumerate(palette.LIGHT_LAMPS):
        disc(painter, QPointF(rect.center().x(), rect.center().y() - 11 + 11 * index), 4.5, colour)


def paint_street(painter: QPainter, street: int, view: StreetView, theme: Theme) -> None:
    """The street's number, and below it its run beside the best rival's: filled if nobody has a longer one."""
    rect, hue = geometry.street_rect(street), theme.hues[street - 1]
    draw_text(painter, QRectF(rect.left(), rect.top() + 6, rect.width(), 28), str(street), _STREET, hue)
    if view.run:
        pill = QRectF(rect.center().x() - 15, rect.top() + 42, 30, 23)
        edge = pen(hue, 2 * theme.line)
        box(painter, pill, 11.5, hue if view.leads else theme.box, edge)
        draw_text(painter, pill, view.run, _RUN, theme.paper if view.leads else theme.print)
    draw_text(
        painter, QRectF(rect.left(), rect.top() + 69, rect.width(), 18), view.rival, _RIVAL, theme.mark(view.rival_pen)
    )


def paint_lot(painter: QPainter, lot: Lot, view: LotView, labels: Labels, theme: Theme) -> None:
    """A casino as printed: under construction while its crane stands."""
    if view.carpet is not None:
        _carpet(painter, lot, theme)
    if view.crane is Crane.STANDING:
        _site(painter, lot, theme)
    else:
        _casino(painter, lot, view, theme)
    if view.crane is not Crane.NONE:
        hook = geometry.debt_point(lot)
        paint_crane(painter, geometry.crane_rect(lot), hook, theme)
        paint_debt(painter, hook, 7.6, theme)
    if view.star:
        paint_star(painter, geometry.star_point(lot), 12.5, theme)
    if view.carpet is not None:
        paint_carpet_symbol(painter, view.carpet, geometry.carpet_point(lot), labels.vip)


def _carpet(painter: QPainter, lot: Lot, theme: Theme) -> None:
    """A red trapezoid with gold edges from the door to the kerb."""
    rect = geometry.carpet_rect(lot)
    x, top, bottom = rect.center().x(), rect.top() - 2, rect.bottom()
    painter.setPen(NO_PEN)
    painter.setBrush(palette.CARPET)
    painter.drawPolygon(polygon((x - 16, top), (x + 16, top), (x + 22, bottom), (x - 22, bottom)))
    painter.setPen(pen(palette.GOLD, 1.6, round_ends=False))
    for side in (-1, 1):
        painter.drawLine(QPointF(x + side * 16, top), QPointF(x + side * 22, bottom))


def _site(painter: QPainter, lot: Lot, theme: Theme) -> None:
    """Under construction: no roof, dashed outline, hatch."""
    body = geometry.body_rect(lot).adjusted(1, 2, -1, -1)
    box(painter, body, 4, theme.shade)
    painter.save()
    painter.setClipRect(moved(body, -2))
    # what three quarters of the colour look like on the shade: see-through strokes take three times as long
    painter.setPen(pen(mix(theme.shade, theme.hatch, 0.75), 1.5 * theme.line, round_ends=False))
    starts = [body.left() + index * 11 for index in range(-6, 8)]
    painter.drawLines([QLineF(start, body.bottom(), start + 60, body.bottom() - 60) for start in starts])
    painter.restore()
    box(painter, body, 4, None, pen(theme.hatch, 1.9 * theme.line, (4, 3), round_ends=False))


def _casino(painter: QPainter, lot: Lot, view: LotView, theme: Theme) -> None:
    """Roof, walls, bulbs along the foot, and the plate for the number."""
    hue, tint = theme.hues[lot[0] - 1], theme.bodies[lot[0] - 1]
    rect, body = geometry.lot_rect(lot), geometry.body_rect(lot)
    crane, star = view.crane is not Crane.NONE, view.star
    # crane, debt and star stand on bare paper beside the roof: ink on a roof is hard to read
    left = rect.left() + (45 if crane else 0)
    right = rect.right() - (29 if star else 0)
    if right - left > 20:
        roof = _roof(lot, left, right, rect.top())
        painter.setPen(NO_PEN)
        painter.setBrush(hue)
        painter.drawPath(roof)
        painter.save()
        painter.setClipPath(roof)
        painter.setPen(pen(mix(hue, theme.bodies[lot[0] - 1], 0.45), 1.4))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(roof.translated(0, 4.2))
        painter.restore()
    if star:
        foot = geometry.star_point(lot)
        painter.setPen(pen(hue, 3, round_ends=False))
        painter.drawLine(foot, QPointF(foot.x(), rect.top() + 24))
    box(painter, body, 4, tint, pen(hue, 1.7 * theme.line))
    painter.setPen(NO_PEN)
    painter.setBrush(hue)
    painter.drawRect(QRectF(rect.left() + 0.5, rect.top() + 21, rect.width() - 1, 4))
    _bulbs(painter, body, view.in_run, theme, lot)
    box(painter, geometry.plate_rect(lot), 4, theme.plate, pen(hue, 1.2 * theme.line))


def _bulbs(painter: QPainter, body: QRectF, lit: bool, theme: Theme, lot: Lot) -> None:
    """The marquee bulbs; those of the street's best run are lit on a dark strip."""
    hue = theme.hues[lot[0] - 1]
    painter.setPen(NO_PEN)
    if lit:
        strip = QRectF(body.left() + 0.5, body.bottom() - 6.4, body.width() - 1, 6.4)
        painter.setBrush(NIGHT.dusk if not theme.dark else NIGHT.bottom)
        painter.drawRoundedRect(strip, 3, 3)
    painter.setBrush(palette.STAR if lit else hue)
    size = 2.1 if lit else 1.4
    for index in range(9):
        painter.drawEllipse(QPointF(body.left() + 7.5 + index * 7, body.bottom() - 3.1), size, size)


def _roof(lot: Lot, left: float, right: float, top: float) -> QPainterPath:
    """One of four shapes of the 1960s: fin, butterfly, arch, step."""
    shape, wide, foot = (lot[0] * 5 + lot[1] * 3) % 4, right - left, top + geometry.HEAD
    path = QPainterPath(QPointF(left, foot))
    if shape == 0:
        for x, y in ((left, 9), (left + wide * 0.58, 9), (left + wide * 0.66, 0), (right, 0)):
            path.lineTo(x, top + y)
    elif shape == 1:
        for x, y in ((left, 2), (left + wide / 2, 11), (right, 2)):
            path.lineTo(x, top + y)
    elif shape == 2:
        path.lineTo(left, top + 11)
        path.quadTo(left + wide / 2, top - 6, right, top + 11)
    else:
        step = min(12.0, wide * 0.22)
        for x, y in (
            (left, 10),
            (left + step, 10),
            (left + step, 3),
            (right - step, 3),
            (right - step, 10),
            (right, 10),
        ):
            path.lineTo(x, top + y)
    path.lineTo(right, foot)
    path.closeSubpath()
    return path


def _mark_rows(marks: tuple[str, ...], beside: bool) -> list[str]:
    """The marks of those who built a hotel on one row or two; where there is no room for all, the rest is counted."""
    across = 1 if beside else 2 if any(len(mark) > 1 for mark in marks) else 3
    rows = [(" " if across == 2 else "").join(marks[at : at + across]) for at in range(0, len(marks), across)]
    return rows if len(rows) <= 2 else [rows[0], f"+{len(marks) - across}"]


def paint_hotel(painter: QPainter, avenue: int, view: HotelView, theme: Theme) -> None:
    """A tower on a base with the avenue's number; a tower taken by a rival bears the initials."""
    tower, base = geometry.tower_rect(avenue), geometry.base_rect(avenue)
    windows = tone(theme.muted, 0.3)
    box(painter, base, 3, theme.box, pen(theme.muted, 1.4 * theme.line))
    for side in (-1, 1):
        wing = QRectF(base.center().x() + (12 if side > 0 else -31), base.top() + 4, 19, 26)
        paint_windows(painter, wing, windows, 2, 2)
    draw_text(painter, base, str(avenue), _AVENUE, theme.print)
    if view.taken:
        paint_tower(painter, tower, theme.shade, theme, dashed=True)
        # one's own ink covers the tower
        beside = view.mark is HotelMark.LARGE
        room = QRectF(tower.right() + 3, tower.top(), 20, tower.height()) if beside else moved(tower, -4)
        rows = _mark_rows(view.rivals, beside)
        pitch = 16.5 if len(rows) > 1 else tower.height()
        for index, row in enumerate(rows):
            y = tower.center().y() + (index - len(rows) / 2) * pitch
            style = replace(_INITIALS, size=18) if len(rows) > 1 or beside else _INITIALS
            draw_text(painter, QRectF(room.left(), y, room.width(), pitch), row, style, theme.mark(view.rival_pen))
    else:
        paint_tower(painter, tower, theme.box, theme)
        paint_windows(painter, tower.adjusted(3, 3, -3, -3), windows, 4, 2)
