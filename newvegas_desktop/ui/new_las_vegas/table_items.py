"""What the base of the table is made of, in the order it is painted: night, frame, city sheet."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from functools import lru_cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QTransform

from newvegas_desktop.new_las_vegas.present.view import (
    CityView,
    Crane,
    HotelMark,
    Intersection,
    Labels,
    Lot,
    LotView,
    Mark,
    Stroke,
    TableView,
)
from newvegas_desktop.ui.new_las_vegas import city_ink, city_print, frame, geometry, solo_cards
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

    def group(self, name: str, view: object, add: Callable[[], None]) -> None:
        """Add all items of a part of the view, or those made before of the very same part."""
        made = self._memo.group(name, view)
        if made is None:
            others, self.items = self.items, {}
            add()
            made, self.items = self.items, others
            self._memo.put_group(name, view, made)
        self.items.update(made)


def _bound(paint: Callable[..., None], arguments: tuple[object, ...]) -> Callable[[QPainter], None]:
    """A painter with all its arguments but the first."""
    return lambda painter: paint(painter, *arguments)


def night_items(stage: Stage) -> Items:
    """The ground of everything."""
    pixels = stage.pixels()
    bands = _night_bands(pixels.height(), stage.ratio, stage.size.height())
    paint = partial(_paint_night, width=pixels.width(), bands=bands)
    return {"night": Item(Space.WINDOW, {"night": stage.window()}, paint)}


@lru_cache(maxsize=4)
def _night_bands(pixels: int, ratio: float, height: int) -> tuple[tuple[int, int, QColor], ...]:
    """The night as bands of one colour; a gradient painted in parts comes out a shade lighter here and there."""
    image = QImage(1, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(ratio, ratio)
    frame.paint_night(painter, QRectF(0, 0, 1 / ratio, height))
    painter.end()
    bands, top = [], 0
    for row in range(1, pixels + 1):
        if row == pixels or image.pixel(0, row) != image.pixel(0, top):
            bands.append((top, row - top, image.pixelColor(0, top)))
            top = row
    return tuple(bands)


def _paint_night(painter: QPainter, width: int, bands: tuple[tuple[int, int, QColor], ...]) -> None:
    """The night, band by band; the painter is where device pixels are, but for its place."""
    way = painter.transform()
    painter.setTransform(QTransform.fromTranslate(way.dx(), way.dy()))
    seen = range(-round(way.dy()), painter.device().height() - round(way.dy()))
    for top, high, colour in bands:
        if top < seen.stop and top + high > seen.start:
            painter.fillRect(0, top, width, high, colour)
    painter.setTransform(way)


def frame_items(view: TableView, layout: TableLayout, memo: Memo) -> Items:
    """Seats, words, cards and buttons."""
    unit, maker = layout.unit, Maker(Space.WINDOW, memo)
    hint = (view.hint, view.hint_due, layout.hint.getRect())
    words = (view.round, hint, view.labels, view.sentence, view.subline, view.subline_tone)
    maker.add("words", words, partial(_word_cells, view, layout), _paint_words, view, layout)

    def add(slot: str, rect: QRectF, thing: Hashable, reach: float, paint: Callable[..., None]) -> None:
        place = (rect.x(), rect.y(), rect.width(), rect.height())
        maker.add(slot, (thing, place), lambda: moved(rect, reach * unit), paint, rect, thing, unit)

    for index, (rect, seat) in enumerate(zip(layout.seats, view.seats, strict=True)):
        add(f"seat:{index + 1}", rect, seat, 5.6, frame.paint_seat)
    for index, (rect, card) in enumerate(zip(layout.cards, view.cards, strict=True)):
        # the glow of a chosen card reaches furthest
        add(f"card:{index + 1}", rect, card, 7.0, paint_card)
    if view.solo is not None and layout.solo is not None:
        solo, places = view.solo, layout.solo
        add("deck", places.deck, solo.deck, 5.6, solo_cards.paint_deck)
        for index, (rect, half_card) in enumerate(zip(places.cards, solo.cards, strict=True)):
            add(f"solo:{index + 1}", rect, half_card, 7.0, solo_cards.paint_solo_card)
        add("pile", places.pile, solo.pile, 7.0, solo_cards.paint_pile)
        add("approvals", places.pile, solo.approvals, 8.0, solo_cards.paint_approvals)
    for rect, button in zip(layout.bonuses, view.bonuses, strict=True):
        add(f"bonus:{button.id}", rect, button, 5.6, frame.paint_button)
    for rects, buttons in ((layout.tools, view.tools), (layout.pages, view.pages)):
        for rect, button in zip(rects, buttons, strict=True):
            add(f"tool:{button.id}", rect, button, 5.6, frame.paint_tool)
    if view.confirm is not None:
        add("confirm", layout.confirm, view.confirm, 5.6, frame.paint_confirm)
    if view.menu is not None:
        add("menu", layout.menu, view.menu, 5.6, frame.paint_tool)
    if view.sign is not None:
        add("sign", layout.sign, view.sign, 3.0, frame.paint_sign)
    return maker.items


def _word_cells(view: TableView, layout: TableLayout) -> Cells:
    """Round, hint, logo, sentence and the line below it."""
    cells: Cells = {}
    for rect, value in (
        (layout.round.united(layout.hint), (view.round, view.hint, view.hint_due)),
        (layout.logo, (view.labels.logo,)),
        (layout.sentence, ("sentence", view.sentence)),
        (layout.subline, ("subline", view.subline, view.subline_tone)),
    ):
        cells[value, rect.x(), rect.y(), rect.width()] = moved(rect, 4 * layout.unit)
    return cells


def _paint_words(painter: QPainter, view: TableView, layout: TableLayout) -> None:
    """The frame without its seats, cards and buttons."""
    bare = replace(view, seats=(), cards=(), bonuses=(), tools=(), pages=(), confirm=None, menu=None, solo=None,
                   sign=None)  # fmt: skip
    frame.paint_frame(painter, replace(layout, seats=(), cards=(), bonuses=(), tools=(), pages=()), bare)


def city_items(view: CityView, labels: Labels, theme: Theme, memo: Memo, *, car: bool = True) -> Items:
    """The print and the ink of a city sheet; the memo is one of this pen, these labels and this theme.

    The car is left out while it is being dragged.
    """
    maker, pen = Maker(Space.CITY, memo), view.pen
    add, group = maker.add, maker.group
    pars = tuple((avenue, hole.par) for avenue, hole in view.holes.items())
    add("ground", ("ground", pars), geometry.sheet_rect, city_print.paint_ground, view, labels, theme)
    group("streets", view.streets, lambda: _add_streets(maker, view, theme))
    for lot, slot in view.lots.items():
        group(LOT_NAMES[lot], slot, partial(_add_lot, maker, lot, slot, labels, theme))
    group("hotels", view.hotels, lambda: _add_hotels(maker, view, theme))
    group("ink:holes", view.holes, lambda: _add_hole_ink(maker, view, theme))
    group("ink:hotels", view.hotels, lambda: _add_hotel_ink(maker, view, theme))
    route = view.route
    line = (route.nodes, route.fresh_blocks, view.lamps_lit, pen)
    add("route", line, partial(_route_cells, view), city_ink.paint_route_ink, view, theme, dashed=True)
    for lot, slot in view.lots.items():
        group(_LOT_INK[lot], slot, partial(_add_lot_ink, maker, lot, slot, pen, theme))
    if car and route.limousine is not None:
        where = partial(car_bounds, view)
        add("car", (route.nodes[-2:], route.limousine), where, city_ink.paint_car, route, view.light)
    if view.pencil:
        add("pencil", view.pencil, partial(_pencil_cells, view.pencil), city_ink.paint_pencil, view.pencil, theme)
    return maker.items


LOT_NAMES = {(street, avenue): f"lot:{street}.{avenue}" for street in geometry.STREETS for avenue in geometry.AVENUES}
_LOT_INK = {lot: f"ink:{name}" for lot, name in LOT_NAMES.items()}


def _add_streets(maker: Maker, view: CityView, theme: Theme) -> None:
    for street, margin in view.streets.items():
        where = partial(_street_bounds, street)
        shown = (margin.run, margin.rival, margin.rival_pen, margin.leads)
        maker.add(f"street:{street}", shown, where, city_print.paint_street, street, margin, theme)


def _add_lot(maker: Maker, lot: Lot, slot: LotView, labels: Labels, theme: Theme) -> None:
    look = (slot.crane is Crane.STANDING, slot.crane is Crane.NONE, slot.star, slot.carpet, slot.in_run)
    where = partial(lot_bounds, lot)
    maker.add(LOT_NAMES[lot], look, where, city_print.paint_lot, lot, slot, labels, theme, dashed=True)


def _add_lot_ink(maker: Maker, lot: Lot, slot: LotView, pen: str, theme: Theme) -> None:
    ink = (slot.number, slot.crane is Crane.CROSSED, slot.debt, slot.star_mark, slot.visited, pen)
    if ink != (None, False, Mark.NONE, Mark.NONE, False, pen):
        maker.add(_LOT_INK[lot], ink, partial(lot_bounds, lot), city_ink.paint_lot_ink, lot, slot, pen, theme)


def _add_hotels(maker: Maker, view: CityView, theme: Theme) -> None:
    for avenue, site in view.hotels.items():
        where = partial(hotel_bounds, avenue)
        taken = (site.taken, site.rivals, site.rival_pen, site.mark is HotelMark.LARGE)
        maker.add(f"hotel:{avenue}", taken, where, city_print.paint_hotel, avenue, site, theme, dashed=True)


def _add_hole_ink(maker: Maker, view: CityView, theme: Theme) -> None:
    for avenue, hole in view.holes.items():
        if hole.mark is not Mark.NONE:
            where, ink = partial(hole_bounds, avenue), (hole.mark, view.pen)
            maker.add(f"ink:hole:{avenue}", ink, where, city_ink.paint_hole_ink, avenue, *ink, theme)


def _add_hotel_ink(maker: Maker, view: CityView, theme: Theme) -> None:
    for avenue, site in view.hotels.items():
        if site.mark is not HotelMark.NONE:
            where, ink = partial(hotel_bounds, avenue), (site.mark, view.pen)
            maker.add(f"ink:hotel:{avenue}", ink, where, city_ink.paint_hotel_ink, avenue, *ink, theme)


def _pencil_cells(strokes: tuple[Stroke, ...]) -> Cells:
    return {stroke: stroke_bounds(stroke) for stroke in strokes}


def _street_bounds(street: int) -> QRectF:
    return moved(geometry.street_rect(street), 4)


def around(place: Intersection, reach: float) -> QRectF:
    """A square around an intersection."""
    point = geometry.intersection_point(place)
    return QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)


def car_bounds(view: CityView) -> QRectF:
    """The standing car."""
    at = geometry.intersection_point(view.route.limousine or view.light)
    angle = geometry.heading(city_ink.route_points(view.route))
    at = geometry.before_light(at, angle, view.light)
    return QRectF(at.x() - CAR_REACH, at.y() - CAR_REACH, 2 * CAR_REACH, 2 * CAR_REACH)


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
    return moved(geometry.hotel_rect(avenue), 12)


def paint_corners(painter: QPainter, sheet: QRectF, window: QRectF, radius: float) -> None:
    """Night in the corners of a sheet, which the lens would square."""
    path = QPainterPath()
    path.addRect(moved(sheet, 1))
    path.addRoundedRect(sheet, radius, radius)
    gradient = QLinearGradient(window.topLeft(), window.bottomLeft())
    gradient.setColorAt(0, NIGHT.top)
    gradient.setColorAt(1, NIGHT.bottom)
    painter.setPen(NO_PEN)
    painter.setBrush(gradient)
    painter.drawPath(path)
