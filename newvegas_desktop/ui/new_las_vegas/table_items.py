"""What the base of the table is made of, in the order it is painted: night, frame, city sheet."""

from collections.abc import Hashable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.view import CityView, Crane, HotelMark, Labels, Mark, TableView
from newvegas_desktop.ui.new_las_vegas import city_ink, city_print, frame, geometry
from newvegas_desktop.ui.new_las_vegas.cards import paint_card
from newvegas_desktop.ui.new_las_vegas.layout import TableLayout
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Space, Stage
from newvegas_desktop.ui.paint.shapes import NO_PEN, moved
from newvegas_desktop.ui.paint.themes import NIGHT, Theme

Items = dict[str, Item]
Cells = dict[Hashable, QRectF]

ROUTE_REACH, CAR_REACH, LAMP_GLOW = 14.0, 24.0, 24.0


def one(space: Space, rect: QRectF, value: Hashable, paint: partial[None]) -> Item:
    """An item that changes as a whole."""
    return Item(space, {value: rect}, paint)


def night_items(stage: Stage) -> Items:
    """The ground of everything."""
    whole = stage.window()
    return {"night": one(Space.WINDOW, whole, "night", partial(frame.paint_night, rect=whole))}


def frame_items(view: TableView, layout: TableLayout) -> Items:
    """Seats, words, cards and buttons."""
    unit = layout.unit
    items: Items = {"words": _words(view, layout)}

    def add(slot: str, rect: QRectF, value: Hashable, paint: partial[None]) -> None:
        cell = moved(rect, 9 * unit)
        items[slot] = one(Space.WINDOW, cell, (value, *cell.getRect()), paint)  # type: ignore[misc]

    for index, (rect, seat) in enumerate(zip(layout.seats, view.seats, strict=True)):
        add(f"seat:{index + 1}", rect, seat, partial(frame.paint_seat, rect=rect, view=seat, unit=unit))
    for index, (rect, card) in enumerate(zip(layout.cards, view.cards, strict=True)):
        add(f"card:{index + 1}", rect, card, partial(paint_card, rect=rect, view=card, unit=unit))
    for rect, button in zip(layout.bonuses, view.bonuses, strict=True):
        add(f"button:{button.id}", rect, button, partial(frame.paint_button, rect=rect, view=button, unit=unit))
    for rect, button in zip(layout.tools, view.tools, strict=True):
        add(f"button:{button.id}", rect, button, partial(frame.paint_tool, rect=rect, view=button, unit=unit))
    if view.confirm is not None:
        paint = partial(frame.paint_confirm, rect=layout.confirm, view=view.confirm, unit=unit)
        add("button:confirm:", layout.confirm, view.confirm, paint)
    if view.menu is not None:
        paint = partial(frame.paint_tool, rect=layout.menu, view=view.menu, unit=unit)
        add("button:menu:", layout.menu, view.menu, paint)
    return items


def _words(view: TableView, layout: TableLayout) -> Item:
    """The words of the frame: round, hint, logo, sentence and the line below it."""
    bare = replace(view, seats=(), cards=(), bonuses=(), tools=(), confirm=None, menu=None)
    bare_layout = replace(layout, seats=(), cards=(), bonuses=(), tools=())
    cells: Cells = {}
    for rect, value in (
        (layout.round.united(layout.hint), (view.round, view.hint)),
        (layout.logo, (view.labels.logo,)),
        (layout.sentence, ("sentence", view.sentence)),
        (layout.subline, ("subline", view.subline, view.subline_tone)),
    ):
        cells[value, *rect.getRect()] = moved(rect, 4 * layout.unit)  # type: ignore[misc]
    return Item(Space.WINDOW, cells, partial(frame.paint_frame, layout=bare_layout, view=bare))


def city_items(view: CityView, labels: Labels, theme: Theme) -> Items:
    """The print and the ink of a city sheet."""
    items: Items = {}
    ground = partial(city_print.paint_ground, view=view, labels=labels, theme=theme)
    pars = tuple((avenue, hole.par) for avenue, hole in view.holes.items())
    items["ground"] = one(Space.CITY, geometry.sheet_rect(), ("ground", labels, pars), ground)
    for street, margin in view.streets.items():
        value = (margin.run, margin.rival, margin.leads)
        paint = partial(city_print.paint_street, street=street, view=margin, theme=theme)
        items[f"street:{street}"] = one(Space.CITY, moved(geometry.street_rect(street), 4), value, paint)
    for lot, slot in view.lots.items():
        cell = (slot.crane is Crane.STANDING, slot.crane is Crane.NONE, slot.star, slot.carpet, slot.in_run)
        paint = partial(city_print.paint_lot, lot=lot, view=slot, labels=labels, theme=theme)
        items[geometry.lot_slot(lot)] = one(Space.CITY, lot_bounds(lot), cell, paint)
    for avenue, site in view.hotels.items():
        paint = partial(city_print.paint_hotel, avenue=avenue, view=site, theme=theme)
        items[f"hotel:{avenue}"] = one(Space.CITY, hotel_bounds(avenue), (site.taken, site.rivals), paint)
    items.update(_city_ink(view, theme))
    return items


def _city_ink(view: CityView, theme: Theme) -> Iterator[tuple[str, Item]]:
    """The ink of a city sheet."""
    pen = view.pen
    for avenue, hole in view.holes.items():
        if hole.mark is not Mark.NONE:
            paint = partial(city_ink.paint_hole_ink, avenue=avenue, mark=hole.mark, name=pen, theme=theme)
            yield f"ink:hole:{avenue}", one(Space.CITY, hole_bounds(avenue), (hole.mark, pen), paint)
    for avenue, site in view.hotels.items():
        if site.mark is not HotelMark.NONE:
            paint = partial(city_ink.paint_hotel_ink, avenue=avenue, mark=site.mark, name=pen, theme=theme)
            yield f"ink:hotel:{avenue}", one(Space.CITY, hotel_bounds(avenue), (site.mark, pen), paint)
    yield "route", Item(Space.CITY, _route_cells(view), partial(city_ink.paint_route_ink, view=view, theme=theme))
    for lot, slot in view.lots.items():
        cell = (slot.number, slot.crane is Crane.CROSSED, slot.debt, slot.star_mark, slot.visited, pen)
        if cell != (None, False, Mark.NONE, Mark.NONE, False, pen):
            paint = partial(city_ink.paint_lot_ink, lot=lot, view=slot, name=pen, theme=theme)
            yield f"ink:{geometry.lot_slot(lot)}", one(Space.CITY, lot_bounds(lot), cell, paint)
    route = view.route
    if route.limousine is not None:
        car = moved(QRectF(geometry.intersection_point(route.limousine), QRectF().size()), CAR_REACH)
        yield "car", one(Space.CITY, car, (route.nodes[-2:], route.limousine), partial(city_ink.paint_car, route=route))
    if view.pencil:
        cells: Cells = {stroke: stroke_bounds(stroke) for stroke in view.pencil}
        yield "pencil", Item(Space.CITY, cells, partial(city_ink.paint_pencil, strokes=view.pencil, theme=theme))


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
            point = geometry.intersection_point(lamp)
            cells[lamp, lamp in view.lamps_lit] = moved(QRectF(point, QRectF().size()), LAMP_GLOW)
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
