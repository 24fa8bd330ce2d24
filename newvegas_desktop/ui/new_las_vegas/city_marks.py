"""The highlights of the city sheet: what fits, what does not, previews, focus, what was written this turn."""

from collections import Counter

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from newvegas_desktop.new_las_vegas.present.view import (
    CityView,
    Crane,
    HoleView,
    HotelView,
    Lot,
    LotView,
    Mark,
    PathTarget,
)
from newvegas_desktop.ui.new_las_vegas import geometry, palette
from newvegas_desktop.ui.new_las_vegas.city_ink import (
    paint_car,
    paint_crane_ink,
    paint_hole_ghost,
    paint_hotel_ghost,
    paint_line,
    paint_number,
    paint_star_ink,
    paint_visit,
)
from newvegas_desktop.ui.new_las_vegas.city_print import paint_lamp, paint_light
from newvegas_desktop.ui.paint import ink
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, NO_PEN, box, disc, moved, pen, polygon, tone
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT, Theme

OPTION_WIDTH, OPTION = 2.9, 0.6
"""A number among several is small, so its ink is a little stronger than other ghosts."""
_DUE = Type(24, 700, least=12)


def paint_city_marks(painter: QPainter, view: CityView, theme: Theme) -> None:
    """Every highlight of the sheet, over the ink."""
    for lot, slot in view.lots.items():
        paint_lot_marks(painter, lot, slot, view.pen, theme)
    for avenue, hole in view.holes.items():
        paint_hole_marks(painter, avenue, hole, view.pen, theme)
    for avenue, site in view.hotels.items():
        paint_hotel_marks(painter, avenue, site, view.pen, theme)
    paint_targets(painter, view, theme)
    if view.route.targets:
        paint_car(painter, view.route, view.light)


def paint_lot_marks(painter: QPainter, lot: Lot, view: LotView, name: str, theme: Theme) -> None:
    """The state of one lot; every state has a shape, not only a colour."""
    rect, plate = geometry.lot_rect(lot), geometry.plate_rect(lot)
    if view.misfit:
        _veil(painter, rect, plate, theme)
    if view.fits:
        if view.crane is Crane.STANDING:
            lit_box(painter, geometry.body_rect(lot).adjusted(3, 4, -3, -3), theme, 5, tone(theme.lit, 0.2))
        else:
            # a ghost is read on the bare plate: blue on yellow would turn grey
            bare = view.ghost is not None or bool(view.options)
            lit_box(painter, moved(plate, 1), theme, 5, theme.plate if bare else theme.lit_fill)
    if view.fresh:
        target = plate if view.number is not None else geometry.body_rect(lot).adjusted(3, 4, -3, -3)
        fresh_frame(painter, moved(target, -3), theme)
    if view.preview:
        preview_frame(painter, rect.adjusted(-1.2, -2.5, 1.2, 2), theme)
    if view.focus:
        focus_ring(painter, rect.adjusted(-4.6, -5.4, 4.6, 5.4), theme)
    if view.ghost is not None:
        paint_number(painter, lot, view.ghost, name, theme, ink.GHOST)
    for number, where in zip(view.options, geometry.option_rects(lot, len(view.options)), strict=True):
        path = ink.number_path(where, number, f"{geometry.lot_slot(lot)}/option")
        ink.felt(painter, path, theme.pens[name].plate, OPTION_WIDTH, OPTION)
    if view.ghost_crane or view.ghost_debt is not Mark.NONE:
        paint_crane_ink(painter, lot, view.ghost_crane, view.ghost_debt, name, theme, ink.GHOST)
    paint_star_ink(painter, lot, view.ghost_star, name, theme, ink.GHOST)
    if view.ghost_visited:
        paint_visit(painter, lot, name, theme, ink.GHOST)
    if view.star_lit:
        _lit_ring(painter, geometry.star_point(lot), 17, theme)


def _lit_ring(painter: QPainter, centre: QPointF, reach: float, theme: Theme) -> None:
    """May be chosen, or is meant by the choice: a strong ring with a light seam."""
    disc(painter, centre, reach, None, pen(theme.casing, 6))
    disc(painter, centre, reach, None, pen(theme.lit, 3.4))


def lit_box(painter: QPainter, rect: QRectF, theme: Theme, radius: float, fill: QColor) -> None:
    """May be chosen: a strong border, a warm fill and a wedge in the corner."""
    box(painter, rect, radius, fill, pen(theme.lit, 3.2))
    painter.setPen(NO_PEN)
    painter.setBrush(theme.lit)
    x, y = rect.left(), rect.top()
    painter.drawPolygon(polygon((x, y), (x + 15, y), (x, y + 15)))


def fresh_frame(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Written this turn: a thin dotted frame."""
    colour = theme.lit if theme.dark else theme.print
    box(painter, rect, 3, None, pen(colour, 1.6, (0.2, 2.6)))


def preview_frame(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 6) -> None:
    """Would be written: one solid frame."""
    box(painter, rect, radius, None, pen(theme.frame, 2.6))


def focus_ring(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 9) -> None:
    """Has the keyboard: a second, outer ring with a light seam."""
    box(painter, rect, radius, None, pen(theme.casing, 4.6))
    box(painter, rect, radius, None, pen(theme.frame, 2.2))


def _veil(painter: QPainter, rect: QRectF, plate: QRectF, theme: Theme) -> None:
    """Does not fit: the lot recedes behind a veil of paper."""
    painter.setPen(NO_PEN)
    painter.setBrush(tone(theme.paper, theme.veil))
    painter.drawRect(rect.adjusted(-1, -3, 1, 1))
    if theme.line > 1:
        painter.setPen(pen(theme.muted, 2))
        painter.drawLine(plate.bottomLeft() + QPointF(10, -9), plate.topRight() + QPointF(-10, 9))


def paint_hole_marks(painter: QPainter, avenue: int, view: HoleView, name: str, theme: Theme) -> None:
    """The state of one hole."""
    rect = geometry.hole_rect(avenue)
    if view.fresh:
        fresh_frame(painter, moved(rect, -1), theme)
    if view.focus:
        focus_ring(painter, rect, theme)
    paint_hole_ghost(painter, avenue, view, name, theme)


def paint_hotel_marks(painter: QPainter, avenue: int, view: HotelView, name: str, theme: Theme) -> None:
    """The state of one hotel."""
    rect = geometry.hotel_rect(avenue)
    if view.fresh:
        fresh_frame(painter, moved(rect, 2.5), theme)
    if view.focus:
        focus_ring(painter, moved(rect, 4.5), theme)
    if view.due:
        paint_due(painter, geometry.tower_rect(avenue), view.due, theme)
    paint_hotel_ghost(painter, avenue, view, name, theme)


def paint_due(painter: QPainter, tower: QRectF, initial: str, theme: Theme) -> None:
    """A tower that ACME will build when the round ends: its initial within dashes."""
    box(painter, tower, 3, theme.box, pen(theme.rival, 2.4, (2.2, 1.8)))
    draw_text(painter, tower, initial, _DUE, theme.rival)


def paint_targets(painter: QPainter, view: CityView, theme: Theme) -> None:
    """The paths the limousine may draw: dotted ways, rings at their lamps, a ghost line for the one in preview."""
    start = view.route.limousine or view.light
    ways = Counter(target.to for target in view.route.targets if target.lit)
    for target in view.route.targets:
        if target.lit and not target.preview:
            points = geometry.path_points(start, target)
            path = ink.route_path(points, "target")
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(tone(theme.casing, 0.9), 6))
            painter.drawPath(path)
            painter.setPen(pen(theme.lit, 3.2, (0.1, 2.3)))
            painter.drawPath(path)
    for target in view.route.targets:
        if target.preview:
            path = ink.route_path(geometry.path_points(start, target), "limousine")
            paint_line(painter, path, theme.pens[view.pen].board, theme, 0.6)
    _way_home(painter, view, theme)
    for target in view.route.targets:
        if target.lit and ways[target.to] > 1:
            _choice(painter, target, theme)
    if view.route.targets:
        paint_light(painter, view.light)
    # a lamp that two ways lead to shows the stronger state
    for target in sorted(view.route.targets, key=lambda target: (target.preview, target.focus)):
        _goal(painter, view, target, theme)


def _way_home(painter: QPainter, view: CityView, theme: Theme) -> None:
    """The way home that the preview leaves: thin dashes."""
    if view.route.way_home:
        corners = [geometry.intersection_point(place) for place in view.route.way_home]
        path = ink.route_path(tuple((point.x(), point.y()) for point in corners), "home")
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(tone(theme.casing, 0.9), 5.5))
        painter.drawPath(path)
        painter.setPen(pen(theme.pens[view.pen].board, 2.6, (3.4, 2.6), round_ends=False))
        painter.drawPath(path)


def _choice(painter: QPainter, target: PathTarget, theme: Theme) -> None:
    """Where two ways lead to one lamp, the corner of each can be picked: a diamond."""
    centre = geometry.intersection_point(target.via)
    x, y, reach = centre.x(), centre.y(), 8.0
    painter.setPen(pen(theme.casing, 1.6))
    painter.setBrush(theme.lit)
    painter.drawPolygon(polygon((x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)))


def _goal(painter: QPainter, view: CityView, target: PathTarget, theme: Theme) -> None:
    """The ring around a lamp that can be reached."""
    centre = geometry.intersection_point(target.to)
    if target.lit:
        if target.to != view.light:
            paint_lamp(painter, target.to, theme, True)
        _lit_ring(painter, centre, 13, theme)
    if target.preview:
        disc(painter, centre, 13, None, pen(theme.casing, 6))
        disc(painter, centre, 13, palette.STAR, pen(theme.frame, 3))
        disc(painter, centre, 4.5, NIGHT.dusk)
    if target.focus:
        disc(painter, centre, 19, None, pen(theme.casing, 4.6))
        disc(painter, centre, 19, None, pen(theme.frame, 2.2))
