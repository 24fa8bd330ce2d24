"""The ink on the city sheet; painted on a copy of the print, because ink darkens what lies below it."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.view import (
    CityView,
    Crane,
    HoleView,
    HotelMark,
    HotelView,
    Intersection,
    Lot,
    LotView,
    Mark,
    RouteView,
    Stroke,
)
from newvegas_desktop.ui.new_las_vegas import geometry, palette
from newvegas_desktop.ui.new_las_vegas.city_print import paint_lamp, paint_light
from newvegas_desktop.ui.new_las_vegas.symbols import paint_limousine
from newvegas_desktop.ui.paint import ink
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, moved, pen, tone
from newvegas_desktop.ui.paint.themes import NIGHT, Theme


def paint_city_ink(painter: QPainter, view: CityView, theme: Theme) -> None:
    """All ink of the sheet."""
    for avenue, hole in view.holes.items():
        paint_hole_ink(painter, avenue, hole.mark, view.pen, theme)
    for avenue, site in view.hotels.items():
        paint_hotel_ink(painter, avenue, site.mark, view.pen, theme)
    paint_route_ink(painter, view, theme)
    for lot, slot in view.lots.items():
        paint_lot_ink(painter, lot, slot, view.pen, theme)
    paint_car(painter, view.route, view.light)
    paint_pencil(painter, view.pencil, theme)


def board_ink(painter: QPainter, path: QPainterPath, width: float, name: str, theme: Theme, alpha: float = 1.0) -> None:
    """Ink on the board itself."""
    ink.felt(painter, path, theme.pens[name].board, width, alpha, theme.multiply, theme.ink_casing)


def paint_mark(
    painter: QPainter,
    mark: Mark,
    centre: QPointF,
    ring: tuple[float, float],
    cross: float,
    name: str,
    seed: str,
    theme: Theme,
    alpha: float = 1.0,
    width: float = 1.0,
) -> None:
    """A circle or a cross; `ring` is its reach across and down, `width` a factor on the usual width."""
    x, y = centre.x(), centre.y()
    if mark is Mark.CIRCLED:
        board_ink(painter, ink.circle_path(x, y, *ring, seed), ink.CIRCLE_WIDTH * width, name, theme, alpha)
    elif mark is Mark.CROSSED:
        board_ink(painter, ink.cross_path(x, y, cross, cross, seed), ink.CROSS_WIDTH * width, name, theme, alpha)


def paint_lot_ink(painter: QPainter, lot: Lot, view: LotView, name: str, theme: Theme) -> None:
    """Everything written on one casino."""
    if view.number is not None:
        paint_number(painter, lot, view.number, name, theme)
    paint_crane_ink(painter, lot, view.crane is Crane.CROSSED, view.debt, name, theme)
    paint_star_ink(painter, lot, view.star_mark, name, theme)
    if view.visited:
        paint_visit(painter, lot, name, theme)


def paint_number(painter: QPainter, lot: Lot, number: int, name: str, theme: Theme, alpha: float = 0.96) -> None:
    """The number on the plate."""
    path = ink.number_path(geometry.plate_rect(lot), number, geometry.lot_slot(lot))
    ink.felt(painter, path, theme.pens[name].plate, ink.DIGIT_WIDTH, alpha, theme.multiply and alpha > ink.GHOST)


def paint_crane_ink(
    painter: QPainter, lot: Lot, crossed: bool, debt: Mark, name: str, theme: Theme, alpha: float = 1.0
) -> None:
    """The crossed crane and its debt, circled or paid."""
    seed = geometry.lot_slot(lot)
    if crossed:
        middle = geometry.crane_rect(lot).center()
        path = ink.cross_path(middle.x(), middle.y(), 8.4, 9.6, f"{seed}/crane")
        board_ink(painter, path, 3.0, name, theme, alpha)
    paint_mark(painter, debt, geometry.debt_point(lot), (10.6, 10.2), 7.6, name, f"{seed}/debt", theme, alpha, 0.84)


def paint_star_ink(painter: QPainter, lot: Lot, mark: Mark, name: str, theme: Theme, alpha: float = 1.0) -> None:
    """The circled or crossed star."""
    seed = f"{geometry.lot_slot(lot)}/star"
    paint_mark(painter, mark, geometry.star_point(lot), (14.2, 13.2), 10.5, name, seed, theme, alpha)


def paint_visit(painter: QPainter, lot: Lot, name: str, theme: Theme, alpha: float = 1.0) -> None:
    """A carpet's circle, set off from the red below it."""
    point = geometry.carpet_point(lot)
    path = ink.circle_path(point.x(), point.y() - 1, 21, 10.6, f"{geometry.lot_slot(lot)}/carpet")
    casing = theme.ink_casing or tone(theme.plate, 0.92)
    ink.felt(painter, path, theme.pens[name].board, 3.0, alpha, casing=casing, rim=4.4)


def paint_hole_ink(painter: QPainter, avenue: int, mark: Mark, name: str, theme: Theme, alpha: float = 1.0) -> None:
    """A circled or lost golf hole."""
    centre = geometry.hole_rect(avenue).center()
    paint_mark(painter, mark, centre, (40, 32), 24, name, f"hole:{avenue}", theme, alpha, 1.1)


def paint_hotel_ink(
    painter: QPainter, avenue: int, mark: HotelMark, name: str, theme: Theme, alpha: float = 1.0
) -> None:
    """The built storey filled with a zigzag; the base's wings leave its number free."""
    if mark is HotelMark.NONE:
        return
    seed = f"hotel:{avenue}"
    if mark is HotelMark.LARGE:
        rect = moved(geometry.tower_rect(avenue), -6)
        path = ink.hatch_path(rect.left(), rect.top(), rect.right(), rect.bottom(), 10, seed)
    else:
        rect = moved(geometry.base_rect(avenue), -6)
        path = QPainterPath(ink.hatch_path(rect.left(), rect.top(), rect.left() + 15, rect.bottom(), 5, seed))
        path.addPath(ink.hatch_path(rect.right() - 15, rect.top(), rect.right(), rect.bottom(), 5, f"{seed}/right"))
    board_ink(painter, path, 3.0, name, theme, alpha)


def route_points(view: RouteView) -> tuple[tuple[float, float], ...]:
    """The corners of the route in sheet units."""
    points = [geometry.intersection_point(node) for node in view.nodes]
    return tuple((point.x(), point.y()) for point in points)


def paint_route_ink(painter: QPainter, view: CityView, theme: Theme) -> None:
    """The limousine's line with the lamps it has passed shining on it."""
    points = route_points(view.route)
    if len(points) > 1:
        colour = theme.pens[view.pen].board
        path = ink.route_path(points, "limousine")
        paint_line(painter, path, colour, theme)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(tone(palette.WHITE if not theme.dark else NIGHT.bottom, 0.8), 1.5, (1, 5)))
        painter.drawPath(path)
        if view.route.fresh_blocks:
            fresh = ink.route_path(points[-view.route.fresh_blocks - 1 :], "limousine")
            painter.setPen(pen(NIGHT.amber, 2.6, (0.1, 2.6)))
            painter.drawPath(fresh)
    passed = set(view.route.nodes) | view.lamps_lit
    for lamp in view.lamps:
        if lamp in passed and lamp != view.light:
            paint_lamp(painter, lamp, theme, lamp in view.lamps_lit)
    if view.light in passed:
        paint_light(painter, view.light)


def paint_line(painter: QPainter, path: QPainterPath, colour: QColor, theme: Theme, alpha: float = 1.0) -> None:
    """A route's line over its casing, so that it reads on any road."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(tone(theme.casing, 0.88 * alpha), ink.ROUTE_WIDTH + 5))
    painter.drawPath(path)
    ink.felt(painter, path, colour, ink.ROUTE_WIDTH, 0.97 * alpha)


def paint_car(painter: QPainter, route: RouteView, light: Intersection) -> None:
    """The limousine at the head of its line."""
    if route.limousine is not None:
        at, heading = geometry.intersection_point(route.limousine), geometry.heading(route_points(route))
        paint_limousine(painter, geometry.before_light(at, heading, light), heading)


def paint_pencil(painter: QPainter, strokes: tuple[Stroke, ...], theme: Theme) -> None:
    """Free-hand notes: grey, thin, never mistaken for ink."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(tone(theme.muted, 0.75), 2.2))
    for stroke in strokes:
        if len(stroke) > 1:
            painter.drawPath(ink.smooth(stroke))


def paint_hole_ghost(painter: QPainter, avenue: int, view: HoleView, name: str, theme: Theme) -> None:
    """What the preview would do to a hole."""
    paint_hole_ink(painter, avenue, view.ghost, name, theme, ink.GHOST)


def paint_hotel_ghost(painter: QPainter, avenue: int, view: HotelView, name: str, theme: Theme) -> None:
    """What the preview would build."""
    paint_hotel_ink(painter, avenue, view.ghost, name, theme, ink.GHOST)
