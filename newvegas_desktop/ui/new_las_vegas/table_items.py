"""What the base of the table is made of, in the order it is painted: night, frame, city sheet."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import lru_cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QImage, QLinearGradient, QPainter, QPainterPath, QTransform

from newvegas_desktop.new_las_vegas.present.view import (
    CityView,
    Crane,
    HotelMark,
    Intersection,
    Labels,
    Mark,
    Stroke,
    TableView,
)
from newvegas_desktop.ui.new_las_vegas import city_ink, city_print, frame, geometry
from newvegas_desktop.ui.new_las_vegas.cards import paint_card
from newvegas_desktop.ui.new_las_vegas.layout import TableLayout
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Memo, Space, Stage
from newvegas_desktop.ui.paint.shapes import NO_PEN, moved
from newvegas_desktop.ui.paint.themes import NIGHT, Theme

Items = dict[str, Item]
Cells = dict[Hashable, QRectF]

ROUTE_REACH, CAR_REACH, LAMP_GLOW = 14.0, 24.0, 24.0


class Maker:
    """Collects the items of one space, taking from a memo what it still knows."""

    def __init__(self, space: Space, memo: Memo) -> None:
        """Begin with nothing."""
        self._space, self._memo = space, memo
        self.items: Items = {}

    def add(
        self,
        name: str,
        value: Hashable,
        bounds: Callable[[], QRectF | Cells],
        paint: Callable[..., None],
        *arguments: object,
        dashed: bool = False,
    ) -> None:
        """Add an item that shows a value; its bounds and painter are made only if it is new."""
        item = self._memo.get(name, value)
        if item is None:
            where = bounds()
            cells = {value: where} if isinstance(where, QRectF) else where
            item = self._memo.put(name, value, Item(self._space, cells, _bound(paint, arguments), dashed))
        self.items[name] = item


def _bound(paint: Callable[..., None], arguments: tuple[object, ...]) -> Callable[[QPainter], None]:
    """A painter with all its arguments but the first."""
    return lambda painter: paint(painter, *arguments)


def night_items(stage: Stage) -> Items:
    """The ground of everything."""
    size, ratio = stage.pixels().height(), stage.ratio
    paint = partial(_paint_night, rect=stage.window(), rows=_night_rows(size, ratio, stage.size.height()), ratio=ratio)
    return {"night": Item(Space.WINDOW, {"night": stage.window()}, paint)}


@lru_cache(maxsize=4)
def _night_rows(pixels: int, ratio: float, height: int) -> QImage:
    """The night, one pixel wide: a gradient painted in parts comes out a shade lighter here and there."""
    image = QImage(1, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(ratio, ratio)
    frame.paint_night(painter, QRectF(0, 0, 1 / ratio, height))
    painter.end()
    return image


def _paint_night(painter: QPainter, rect: QRectF, rows: QImage, ratio: float) -> None:
    """The night from its rows."""
    brush = QBrush(rows)
    brush.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
    painter.fillRect(rect, brush)


def frame_items(view: TableView, layout: TableLayout, memo: Memo) -> Items:
    """Seats, words, cards and buttons."""
    unit, maker = layout.unit, Maker(Space.WINDOW, memo)
    words = (view.round, view.hint, view.labels, view.sentence, view.subline, view.subline_tone, layout.hint.getRect())
    maker.add("words", words, partial(_word_cells, view, layout), _paint_words, view, layout)

    def add(slot: str, rect: QRectF, thing: Hashable, reach: float, paint: Callable[..., None]) -> None:
        place = (rect.x(), rect.y(), rect.width(), rect.height())
        maker.add(slot, (thing, place), lambda: moved(rect, reach * unit), paint, rect, thing, unit)

    for index, (rect, seat) in enumerate(zip(layout.seats, view.seats, strict=True)):
        add(f"seat:{index + 1}", rect, seat, 5.6, frame.paint_seat)
    for index, (rect, card) in enumerate(zip(layout.cards, view.cards, strict=True)):
        # the glow of a chosen card reaches furthest
        add(f"card:{index + 1}", rect, card, 7.0, paint_card)
    for rect, button in zip(layout.bonuses, view.bonuses, strict=True):
        add(f"bonus:{button.id}", rect, button, 5.6, frame.paint_button)
    for rects, buttons in ((layout.tools, view.tools), (layout.pages, view.pages)):
        for rect, button in zip(rects, buttons, strict=True):
            add(f"tool:{button.id}", rect, button, 5.6, frame.paint_tool)
    if view.confirm is not None:
        add("confirm", layout.confirm, view.confirm, 5.6, frame.paint_confirm)
    if view.menu is not None:
        add("menu", layout.menu, view.menu, 5.6, frame.paint_tool)
    return maker.items


def _word_cells(view: TableView, layout: TableLayout) -> Cells:
    """Round, hint, logo, sentence and the line below it."""
    cells: Cells = {}
    for rect, value in (
        (layout.round.united(layout.hint), (view.round, view.hint)),
        (layout.logo, (view.labels.logo,)),
        (layout.sentence, ("sentence", view.sentence)),
        (layout.subline, ("subline", view.subline, view.subline_tone)),
    ):
        cells[value, rect.x(), rect.y(), rect.width()] = moved(rect, 4 * layout.unit)
    return cells


def _paint_words(painter: QPainter, view: TableView, layout: TableLayout) -> None:
    """The frame without its seats, cards and buttons."""
    bare = replace(view, seats=(), cards=(), bonuses=(), tools=(), pages=(), confirm=None, menu=None)
    frame.paint_frame(painter, replace(layout, seats=(), cards=(), bonuses=(), tools=(), pages=()), bare)


def city_items(view: CityView, labels: Labels, theme: Theme, memo: Memo) -> Items:
    """The print and the ink of a city sheet."""
    maker, pen = Maker(Space.CITY, memo), view.pen
    add = maker.add
    pars = tuple((avenue, hole.par) for avenue, hole in view.holes.items())
    add("ground", ("ground", pars), geometry.sheet_rect, city_print.paint_ground, view, labels, theme)
    for street, margin in view.streets.items():
        where = partial(_street_bounds, street)
        shown = (margin.run, margin.rival, margin.leads)
        add(f"street:{street}", shown, where, city_print.paint_street, street, margin, theme)
    for lot, slot in view.lots.items():
        look = (slot.crane is Crane.STANDING, slot.crane is Crane.NONE, slot.star, slot.carpet, slot.in_run)
        where = partial(lot_bounds, lot)
        add(geometry.lot_slot(lot), look, where, city_print.paint_lot, lot, slot, labels, theme, dashed=True)
    for avenue, site in view.hotels.items():
        where = partial(hotel_bounds, avenue)
        taken = (site.taken, site.rivals)
        add(f"hotel:{avenue}", taken, where, city_print.paint_hotel, avenue, site, theme, dashed=True)
    for avenue, hole in view.holes.items():
        if hole.mark is not Mark.NONE:
            where = partial(hole_bounds, avenue)
            add(f"ink:hole:{avenue}", (hole.mark, pen), where, city_ink.paint_hole_ink, avenue, hole.mark, pen, theme)
    for avenue, site in view.hotels.items():
        if site.mark is not HotelMark.NONE:
            where = partial(hotel_bounds, avenue)
            add(f"ink:hotel:{avenue}", (site.mark, pen), where, city_ink.paint_hotel_ink, avenue, site.mark, pen, theme)
    route = view.route
    line = (route.nodes, route.fresh_blocks, view.lamps_lit, pen)
    add("route", line, partial(_route_cells, view), city_ink.paint_route_ink, view, theme, dashed=True)
    for lot, slot in view.lots.items():
        ink = (slot.number, slot.crane is Crane.CROSSED, slot.debt, slot.star_mark, slot.visited, pen)
        if ink != (None, False, Mark.NONE, Mark.NONE, False, pen):
            where = partial(lot_bounds, lot)
            add(f"ink:{geometry.lot_slot(lot)}", ink, where, city_ink.paint_lot_ink, lot, slot, pen, theme)
    if route.limousine is not None:
        where = partial(around, route.limousine, CAR_REACH)
        add("car", (route.nodes[-2:], route.limousine), where, city_ink.paint_car, route)
    if view.pencil:
        add("pencil", view.pencil, partial(_pencil_cells, view.pencil), city_ink.paint_pencil, view.pencil, theme)
    return maker.items


def _pencil_cells(strokes: tuple[Stroke, ...]) -> Cells:
    return {stroke: stroke_bounds(stroke) for stroke in strokes}


def _street_bounds(street: int) -> QRectF:
    return moved(geometry.street_rect(street), 4)


def around(place: Intersection, reach: float) -> QRectF:
    """A square around an intersection."""
    point = geometry.intersection_point(place)
    return QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)


def _route_cells(view: CityView) -> Cells:
    """The route by its blocks: a longer one changes its end and no more, a block knows the corner it runs into."""
    route, cells = view.route, Cells()
    nodes = route.nodes
    fresh_from = len(nodes) - 1 - route.fresh_blocks
    for index in range(len(nodes) - 1):
        fresh = fresh_from if index >= fresh_from else -1
        ahead = nodes[index + 2] if index + 2 < len(nodes) else None
        value = (index, nodes[index], nodes[index + 1], ahead, fresh, view.pen)
        cells[value] = moved(geometry.block_rect((nodes[index], nodes[index + 1])), ROUTE_REACH)
    passed = set(nodes) | view.lamps_lit
    for lamp in view.lamps:
        if lamp in passed:
            cells[lamp, lamp in view.lamps_lit] = around(lamp, LAMP_GLOW)
    return cells


def stroke_bounds(stroke: tuple[tuple[float, float], ...]) -> QRectF:
    """The reach of a pencil stroke; its spline may swing a little beyond its points."""
    xs, ys = [point[0] for point in stroke], [point[1] for point in stroke]
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    swing = 4 + 0.2 * max(right - left, bottom - top)
    return QRectF(left - swing, top - swing, right - left + 2 * swing, bottom - top + 2 * swing)


def lot_bounds(lot: tuple[int, int]) -> QRectF:
    """A lot with its carpet, and the circles and rings around it."""
    return geometry.lot_rect(lot).adjusted(-11, -12, 11, geometry.CARPET + 9)


def hole_bounds(avenue: int) -> QRectF:
    """A hole with its circle."""
    return moved(geometry.hole_rect(avenue), 9)


def hotel_bounds(avenue: int) -> QRectF:
    """A hotel with its hatching and ring."""
    return moved(geometry.hotel_rect(avenue), 9)


def paint_corners(painter: QPainter, city: QRectF, window: QRectF, radius: float) -> None:
    """Night in the corners of the city sheet, which the lens would square."""
    path = QPainterPath()
    path.addRect(moved(city, 1))
    path.addRoundedRect(city, radius, radius)
    gradient = QLinearGradient(window.topLeft(), window.bottomLeft())
    gradient.setColorAt(0, NIGHT.top)
    gradient.setColorAt(1, NIGHT.bottom)
    painter.setPen(NO_PEN)
    painter.setBrush(gradient)
    painter.drawPath(path)
