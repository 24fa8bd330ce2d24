"""The highlights of both sheets, painted live over the base: lit, veiled, previewed, focused, fresh."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.view import (
    CityView,
    GroupView,
    HotelMark,
    LedgerView,
    LotView,
    Mark,
    TrackView,
)
from newvegas_desktop.ui.new_las_vegas import city_marks, geometry, ledger_ink
from newvegas_desktop.ui.new_las_vegas import ledger_geometry as ledger
from newvegas_desktop.ui.new_las_vegas.table_items import (
    CAR_REACH,
    LAMP_GLOW,
    Cells,
    Items,
    hole_bounds,
    hotel_bounds,
    lot_bounds,
    one,
)
from newvegas_desktop.ui.new_las_vegas.table_ledger_items import track_bounds
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Space
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
        or lot.ghost is not None
        or lot.ghost_crane
        or lot.ghost_visited
        or lot.ghost_star is not Mark.NONE
        or lot.ghost_debt is not Mark.NONE
    )


def city_mark_items(view: CityView, theme: Theme) -> Items:
    """The highlights of the city sheet."""
    items: Items = {}
    pen = view.pen
    for lot, slot in view.lots.items():
        if _marked(slot):
            paint = partial(city_marks.paint_lot_marks, lot=lot, view=slot, name=pen, theme=theme)
            items[geometry.lot_slot(lot)] = one(Space.CITY, lot_bounds(lot), (slot, pen), paint)
    for avenue, hole in view.holes.items():
        if hole.fresh or hole.focus or hole.ghost is not Mark.NONE:
            paint = partial(city_marks.paint_hole_marks, avenue=avenue, view=hole, name=pen, theme=theme)
            items[f"hole:{avenue}"] = one(Space.CITY, hole_bounds(avenue), (hole, pen), paint)
    for avenue, site in view.hotels.items():
        if site.fresh or site.focus or site.ghost is not HotelMark.NONE:
            paint = partial(city_marks.paint_hotel_marks, avenue=avenue, view=site, name=pen, theme=theme)
            items[f"hotel:{avenue}"] = one(Space.CITY, hotel_bounds(avenue), (site, pen), paint)
    if view.route.targets:
        paint = partial(city_marks.paint_targets, view=view, theme=theme)
        items["targets"] = Item(Space.CITY, _target_cells(view), paint)
    return items


def _target_cells(view: CityView) -> Cells:
    """The paths the limousine may draw, the car and the light; how many ways lead to a lamp changes its look."""
    route = view.route
    start = route.limousine or view.light
    cells: Cells = {}
    for target in route.targets:
        ways = sum(other.to == target.to and other.lit for other in route.targets)
        places = (start, target.via, target.to)
        rect = QRectF()
        for place in places:
            rect = rect.united(moved(QRectF(geometry.intersection_point(place), QRectF().size()), LAMP_GLOW))
        cells[target, start, ways, view.pen] = rect
    cells["car", start, route.nodes[-2:]] = moved(
        QRectF(geometry.intersection_point(start), QRectF().size()), CAR_REACH
    )
    cells["light", view.light] = moved(geometry.light_rect(view.light), 3)
    return cells


def ledger_mark_items(view: LedgerView, theme: Theme) -> Items:
    """The highlights of the ledger."""
    items: Items = {}
    pen = view.pen
    for index, project in enumerate(view.projects):
        if project.preview or project.focus:
            rect = moved(ledger.project_rect(index), 6)
            paint = partial(_project, index=index, preview=project.preview, focus=project.focus, theme=theme)
            items[f"project:{index}"] = one(Space.LEDGER, rect, (project.preview, project.focus), paint)
    track = view.track
    if track.ghost_checked or track.fresh_checked or any(_group_marked(group) for group in track.groups):
        value = (_track_state(track), pen)
        paint = partial(ledger_ink.paint_track_marks, view=track, name=pen, theme=theme)
        items["track"] = one(Space.LEDGER, track_bounds(), value, paint)
    for column, row in view.columns.items():
        if row.lit or row.preview or row.focus or row.fresh_crossed:
            rect = moved(ledger.column_rect(column, row), 9)
            paint = partial(ledger_ink.paint_column_marks, column=column, view=row, name=pen, theme=theme)
            items[f"column:{column}"] = one(Space.LEDGER, rect, (row, pen), paint)
    return items


def _group_marked(group: GroupView) -> bool:
    """Whether a group is highlighted."""
    return group.available or group.preview or group.focus


def _track_state(track: TrackView) -> tuple[object, ...]:
    """What the highlights of the track depend on."""
    return (track.checked, track.ghost_checked, track.fresh_checked, track.groups)


def _project(painter: QPainter, index: int, preview: bool, focus: bool, theme: Theme) -> None:
    """A project in preview or with the keyboard."""
    rect = ledger.project_rect(index)
    if preview:
        city_marks.preview_frame(painter, rect, theme)
    if focus:
        city_marks.focus_ring(painter, moved(rect, 2), theme)
