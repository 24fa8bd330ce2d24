"""Painters of an exercise's sheet, in sheet units: what the city's own painters do not know."""

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.practice_view import BEST, BestView, MapView, Plate, PlateState
from newvegas_desktop.new_las_vegas.present.view import Intersection, Labels, Lot
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas.city_ink import paint_car, paint_line, paint_visit, route_points
from newvegas_desktop.ui.new_las_vegas.city_marks import lit_box, paint_lot_marks, paint_targets
from newvegas_desktop.ui.new_las_vegas.city_print import paint_ground, paint_lamp, paint_light, paint_lot, paint_street
from newvegas_desktop.ui.new_las_vegas.symbols import paint_limousine
from newvegas_desktop.ui.paint import ink
from newvegas_desktop.ui.paint.fonts import width
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, NO_PEN, box, disc, moved, pen, polygon, tone
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import Theme

AREA = QRectF(0, 88, geometry.WIDTH, 528)
"""The part of the sheet an exercise is about: from the roofs of street 1 to below the last road."""
_WORTH = Type(30, 700, least=20)
_NUMBER = Type(17, 700)
_FORK = Type(18, 700)
SIDE = 5.2
"""How far the two routes lie beside the middle of the road."""


def paint_print(painter: QPainter, view: MapView, labels: Labels, theme: Theme) -> None:
    """What never changes during an exercise, but for the plates: paper, roads, casinos."""
    outline = QPainterPath()
    outline.addRoundedRect(AREA, geometry.RADIUS, geometry.RADIUS)
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    paint_ground(painter, view.city, labels, theme)
    for street, margin in view.city.streets.items():
        paint_street(painter, street, margin, theme)
    for lot, slot in view.city.lots.items():
        paint_lot(painter, lot, slot, labels, theme)
    for lot, slot in view.city.lots.items():
        paint_lot_marks(painter, lot, slot, view.city.pen, theme)
        if slot.misfit and slot.carpet is not None:
            _veil_carpet(painter, lot, theme)


def _veil_carpet(painter: QPainter, lot: Lot, theme: Theme) -> None:
    """A carpet that does not count recedes with its casino."""
    rect = geometry.carpet_rect(lot)
    x, top, bottom = rect.center().x(), rect.top() - 2, rect.bottom() + 1
    painter.setPen(NO_PEN)
    painter.setBrush(tone(theme.paper, theme.veil))
    painter.drawPolygon(polygon((x - 18, top), (x + 18, top), (x + 24, bottom), (x - 24, bottom)))


Line = tuple[tuple[float, float], ...]


def paint_live(painter: QPainter, view: MapView, theme: Theme, part: float = 1.0, pulled: Line = ()) -> None:
    """Plates, routes, circled carpets and what can be done.

    `part` is how much of the last path is driven, `pulled` the line that is being drawn on from the car.
    """
    for lot, plate in view.plates.items():
        _plate(painter, lot, plate, theme)
    if view.best is not None:
        _both_routes(painter, view, view.best, theme)
    else:
        _own_route(painter, view, theme, part, waits=len(pulled) < 2)
    for lot, slot in view.city.lots.items():
        if slot.visited:
            paint_visit(painter, lot, view.city.pen, theme)
        elif slot.ghost_visited:
            paint_visit(painter, lot, view.city.pen, theme, ink.GHOST)
        elif view.best is not None and lot in view.best.visited:
            paint_visit(painter, lot, BEST, theme)
    if view.half is not None:
        _half(painter, view, view.half, theme)
    elif part >= 1.0 and view.city.route.targets:
        _targets(painter, view, theme, pulled)
    if view.best is not None and view.best.fork is not None:
        _fork(painter, view.best.fork, view.best.fork_text, theme)


def _plate(painter: QPainter, lot: Lot, plate: Plate, theme: Theme) -> None:
    """The worth of a carpet, a box still to tick, or a tick."""
    rect = geometry.plate_rect(lot)
    if plate.state is PlateState.WANTED:
        lit_box(painter, moved(rect, 1), theme, 5, theme.lit_fill)
        box(painter, QRectF(rect.center().x() - 12, rect.center().y() - 12, 24, 24), 5, None, pen(theme.lit, 2.6))
        return
    colour = QColor("#2B2440")
    if plate.state is PlateState.DONE:
        if plate.text:
            draw_text(painter, rect.adjusted(2, 0, -22, 0), plate.text, _WORTH, tone(colour, 0.62))
        centre = rect.center() if not plate.text else QPointF(rect.right() - 15, rect.center().y())
        paint_icon(painter, "check", centre, 26 if not plate.text else 21, QColor("#1E7F4F"))
        return
    draw_text(painter, rect, plate.text, _WORTH, colour)


def _targets(painter: QPainter, view: MapView, theme: Theme, pulled: Line) -> None:
    """The paths that can be drawn; the light stays to be seen in its ring, and the car rides ahead of its line."""
    city = view.city
    paint_targets(painter, city, theme)
    if len(pulled) < 2:
        paint_car(painter, city.route, city.light)
    else:
        paint_line(painter, ink.route_path(pulled, "limousine"), theme.pens[city.pen].board, theme)
        _lamps(painter, view, theme)
        _car(painter, QPointF(*pulled[-1]), geometry.heading(pulled), view)
    paint_light(painter, city.light)


def _lamps(painter: QPainter, view: MapView, theme: Theme) -> None:
    """The lamps passed shine over the line."""
    city = view.city
    for lamp in city.lamps:
        if lamp in city.lamps_lit and lamp != city.light:
            paint_lamp(painter, lamp, theme, True)
    paint_light(painter, city.light)


def _own_route(painter: QPainter, view: MapView, theme: Theme, part: float, *, waits: bool) -> None:
    """The line drawn so far, and the car where it waits; what was driven before the exercise has a dotted middle."""
    route, colour = view.city.route, theme.pens[view.city.pen].board
    points = route_points(route)
    before = len(points) - 1 - route.fresh_blocks
    car = geometry.intersection_point(route.limousine or view.city.light)
    if len(points) > 1:
        if part < 1.0:
            points = _shortened(points, part)
            car = QPointF(*points[-1])
        path = ink.route_path(points, "limousine")
        paint_line(painter, path, colour, theme)
        _middle(painter, points[: before + 1], theme)
    _lamps(painter, view, theme)
    if view.half is None and waits:
        _car(painter, car, geometry.heading(points), view)


def _car(painter: QPainter, at: QPointF, heading: float, view: MapView) -> None:
    """The limousine at a place that need not be an intersection."""
    paint_limousine(painter, geometry.before_light(at, heading, view.city.light), heading)


def _middle(painter: QPainter, points: tuple[tuple[float, float], ...], theme: Theme) -> None:
    """The dotted middle of a line."""
    if len(points) > 1:
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(tone(theme.casing, 0.85), 1.5, (1, 5)))
        painter.drawPath(ink.route_path(points, "limousine"))


def _shortened(points: tuple[tuple[float, float], ...], part: float) -> tuple[tuple[float, float], ...]:
    """The line with only a part of its last two blocks."""
    whole, done = points[:-2], 2 * part
    if len(points) < 3:
        return points
    start, corner, end = points[-3], points[-2], points[-1]
    if done <= 1:
        last = (start[0] + (corner[0] - start[0]) * done, start[1] + (corner[1] - start[1]) * done)
        return (*whole, last) if done > 0.01 else whole
    done -= 1
    return (*whole, corner, (corner[0] + (end[0] - corner[0]) * done, corner[1] + (end[1] - corner[1]) * done))


def _half(painter: QPainter, view: MapView, half: Intersection, theme: Theme) -> None:
    """The first block of a path driven by keys, and where the second can go."""
    start = geometry.intersection_point(view.city.route.limousine or view.city.light)
    corner = geometry.intersection_point(half)
    line = ink.route_path(((start.x(), start.y()), (corner.x(), corner.y())), "limousine")
    for target in view.city.route.targets:
        end = geometry.intersection_point(target.to)
        way = QPainterPath(corner)
        way.lineTo(end)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(tone(theme.casing, 0.9), 6))
        painter.drawPath(way)
        painter.setPen(pen(theme.lit, 3.2, (0.1, 2.3)))
        painter.drawPath(way)
        if target.to != view.city.light:
            paint_lamp(painter, target.to, theme, True)
        disc(painter, end, 13, None, pen(theme.casing, 6))
        disc(painter, end, 13, None, pen(theme.lit, 3.4))
    paint_line(painter, line, theme.pens[view.city.pen].board, theme)
    heading = geometry.heading(((start.x(), start.y()), (corner.x(), corner.y())))
    _lamps(painter, view, theme)
    paint_limousine(painter, corner, heading)


# the judgement


def _beside(nodes: tuple[Intersection, ...], by: float) -> tuple[tuple[float, float], ...]:
    """A route a little beside the middle of the road."""
    points = [geometry.intersection_point(node) for node in nodes]
    return tuple((point.x() + by, point.y() + by) for point in points)


def _both_routes(painter: QPainter, view: MapView, best: BestView, theme: Theme) -> None:
    """Yours, and beside it the best one: dashed and numbered, so that colour is not the only sign."""
    painter.setBrush(NO_BRUSH)
    yours = _beside(view.city.route.nodes, -SIDE)
    if len(yours) > 1:
        path = ink.route_path(yours, "limousine")
        painter.setPen(pen(tone(theme.casing, 0.88), ink.ROUTE_WIDTH + 2.4))
        painter.drawPath(path)
        ink.felt(painter, path, theme.pens[view.city.pen].board, ink.ROUTE_WIDTH - 1.6, 0.97)
    ahead, driven = _beside(best.ahead, SIDE), _beside(best.driven, SIDE)
    colour = theme.pens[BEST].board
    for points, wide, strength in ((ahead, 3.0, 0.9), (driven, 6.0, 1.0)):
        if len(points) < 2:
            continue
        path = ink.route_path(points, "best")
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(tone(theme.casing, 0.9), wide + 3))
        painter.drawPath(path)
        dash = (1.4, 1.2) if wide > 4 else (0.6, 2.4)
        painter.setPen(pen(tone(colour, strength), wide, dash, round_ends=False))
        painter.drawPath(path)
    _lamps(painter, view, theme)
    _numbers(painter, best, colour, theme)
    if len(best.ahead) > 1 or best.driven[-1] != view.city.light:
        # at home there is nothing more to follow, and the last number stands there
        _car(painter, QPointF(*driven[-1]), geometry.heading(driven), view)


def _numbers(painter: QPainter, best: BestView, colour: QColor, theme: Theme) -> None:
    """Each path of the best route has its number on its second block, which no other path drives."""
    whole = best.driven[:-1] + best.ahead
    done = (len(best.driven) - 1) // 2
    points = _beside(whole, SIDE)
    for number, (one, other) in enumerate(pairwise(points)):
        if number % 2 == 0:
            continue
        path = number // 2
        centre = QPointF((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        if path < done:
            disc(painter, centre, 11.5, colour, pen(theme.casing, 2))
        else:
            disc(painter, centre, 11.5, theme.casing, pen(colour, 2))
        text = theme.casing if path < done else theme.print
        draw_text(painter, QRectF(centre.x() - 11, centre.y() - 10, 22, 20), str(best.first + path), _NUMBER, text)


def _fork(painter: QPainter, at: Intersection, text: str, theme: Theme) -> None:
    """A road sign where the best was left, with what that cost; no larger than the room below a path's number."""
    point = geometry.intersection_point(at)
    wide = 16 + width(text, _FORK.size, _FORK.weight)
    left = min(max(8.0, point.x() - wide / 2), geometry.WIDTH - wide - 8)
    sign = QRectF(left, point.y() - 46, wide, 23)
    foot = sign.bottom()
    painter.setPen(pen(theme.casing, 2))
    painter.setBrush(theme.bad)
    painter.drawPolygon(polygon((point.x() - 7, foot), (point.x() + 7, foot), (point.x(), point.y() - 13)))
    box(painter, sign, 7, theme.bad, pen(theme.casing, 2))
    draw_text(painter, sign, text, _FORK, QColor("#FFFDF8"))
    disc(painter, point, 13, None, pen(theme.bad, 3.4))
