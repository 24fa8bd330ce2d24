"""The highlights of both sheets, painted live over the base: lit, veiled, previewed, focused, fresh."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.view import (
    CityView,
    Column,
    ColumnView,
    GroupView,
    HotelMark,
    LedgerView,
    Lot,
    LotView,
    Mark,
)
from newvegas_desktop.ui.new_las_vegas import city_marks as marks
from newvegas_desktop.ui.new_las_vegas import geometry, ledger_ink
from newvegas_desktop.ui.new_las_vegas import ledger_geometry as ledger
from newvegas_desktop.ui.new_las_vegas.city_ink import paint_car
from newvegas_desktop.ui.new_las_vegas.table_items import (
    LAMP_GLOW,
    LOT_NAMES,
    ROUTE_REACH,
    Cells,
    Items,
    Maker,
    around,
    car_bounds,
    hole_bounds,
    hotel_bounds,
    lot_bounds,
)
from newvegas_desktop.ui.new_las_vegas.table_ledger_items import track_bounds
from newvegas_desktop.ui.new_las_vegas.table_stage import Memo, Space
from newvegas_desktop.ui.paint.shapes import moved
from newvegas_desktop.ui.paint.themes import Theme


def _marked(lot: LotView) -> bool:
    """Whether anything of a lot is highlighted."""
    return (
        lot.misfit
        or lot.fits
        or lot.fresh
        or lot.preview
        or lot.focus
        or lot.star_lit
        or lot.ghost is not None
        or bool(lot.options)
        or lot.ghost_crane
        or lot.ghost_visited
        or lot.ghost_star is not Mark.NONE
        or lot.ghost_debt is not Mark.NONE
    )


def city_mark_items(view: CityView, theme: Theme, memo: Memo, *, car: bool = True) -> Items:
    """The highlights of the city sheet; the memo is one of this pen and this theme. A dragged car is left out."""
    maker, pen = Maker(Space.CITY, memo), view.pen
    group = maker.group
    for lot, slot in view.lots.items():
        group(LOT_NAMES[lot], slot, partial(_add_lot, maker, lot, slot, pen, theme))
    group("holes", view.holes, lambda: _add_holes(maker, view, theme))
    group("hotels", view.hotels, lambda: _add_hotels(maker, view, theme))
    if view.route.targets:
        value = (view.route, view.light, pen)
        maker.add("targets", value, partial(_target_cells, view), marks.paint_targets, view, theme, dashed=True)
        if car:
            # the dotted ways begin below it
            where = partial(car_bounds, view)
            maker.add("car", (view.route.nodes[-2:], view.light), where, paint_car, view.route, view.light)
    return maker.items


def _add_lot(maker: Maker, lot: Lot, slot: LotView, pen: str, theme: Theme) -> None:
    if _marked(slot):
        where, paint = partial(lot_bounds, lot), marks.paint_lot_marks
        maker.add(LOT_NAMES[lot], (slot, pen), where, paint, lot, slot, pen, theme, dashed=True)


def _add_holes(maker: Maker, view: CityView, theme: Theme) -> None:
    for avenue, hole in view.holes.items():
        if hole.fresh or hole.focus or hole.ghost is not Mark.NONE:
            where, value, paint = partial(hole_bounds, avenue), (hole, view.pen), marks.paint_hole_marks
            maker.add(f"hole:{avenue}", value, where, paint, avenue, *value, theme, dashed=True)


def _add_hotels(maker: Maker, view: CityView, theme: Theme) -> None:
    for avenue, site in view.hotels.items():
        if site.fresh or site.focus or site.due or site.ghost is not HotelMark.NONE:
            where, value, paint = partial(hotel_bounds, avenue), (site, view.pen), marks.paint_hotel_marks
            maker.add(f"hotel:{avenue}", value, where, paint, avenue, *value, theme, dashed=True)


def _target_cells(view: CityView) -> Cells:
    """The paths the limousine may draw, the way home and the light; how many ways lead to a lamp changes its look."""
    route = view.route
    start = route.limousine or view.light
    cells: Cells = {}
    for target in route.targets:
        ways = sum(other.to == target.to and other.lit for other in route.targets)
        places = (start, target.via, target.to)
        rect = QRectF()
        for place in places:
            rect = rect.united(around(place, LAMP_GLOW))
        cells[target, start, ways, view.pen] = rect
    if route.way_home:
        home = QRectF()
        for place in route.way_home:
            home = home.united(around(place, ROUTE_REACH))
        cells[route.way_home, view.pen] = home
    cells["light", view.light] = moved(geometry.light_rect(view.light), 3)
    return cells


def ledger_mark_items(view: LedgerView, theme: Theme, memo: Memo) -> Items:
    """The highlights of the ledger."""
    maker, pen, track = Maker(Space.LEDGER, memo), view.pen, view.track
    add = maker.add
    for index, project in enumerate(view.projects):
        if project.preview or project.focus:
            state = (project.preview, project.focus)
            add(f"project:{index}", state, partial(_project_bounds, index), _project, index, *state, theme)
    if track.lit or track.ghost_checked or track.fresh_checked or any(_group_marked(group) for group in track.groups):
        value = (track.checked, track.lit, track.ghost_checked, track.fresh_checked, track.groups, pen)
        add("track", value, track_bounds, ledger_ink.paint_track_marks, track, pen, theme, dashed=True)
    for column, row in view.columns.items():
        if row.lit or row.preview or row.focus or row.fresh_crossed:
            where = partial(_column_bounds, column, row)
            paint = ledger_ink.paint_column_marks
            add(f"column:{column}", (row, pen), where, paint, column, row, pen, theme, dashed=True)
    return maker.items


def _project_bounds(index: int) -> QRectF:
    return moved(ledger.project_rect(index), 6)


def _column_bounds(column: Column, row: ColumnView) -> QRectF:
    return moved(ledger.column_rect(column, row), 9)


def _group_marked(group: GroupView) -> bool:
    """Whether a group is highlighted."""
    return group.available or group.preview or group.focus


def _project(painter: QPainter, index: int, preview: bool, focus: bool, theme: Theme) -> None:
    """A project in preview or with the keyboard."""
    rect = ledger.project_rect(index)
    if preview:
        marks.preview_frame(painter, rect, theme)
    if focus:
        marks.focus_ring(painter, moved(rect, 2), theme)
