"""Cached pictures of the sheets: only the cells whose view has changed are painted again."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from newvegas_desktop.new_las_vegas.present.view import (
    CityView,
    Column,
    ColumnView,
    Labels,
    LedgerView,
    LotView,
    Part,
    TrackView,
)
from newvegas_desktop.ui.new_las_vegas import geometry, ledger_geometry
from newvegas_desktop.ui.new_las_vegas.city_ink import paint_hole_ink, paint_hotel_ink, paint_lot_ink
from newvegas_desktop.ui.new_las_vegas.city_print import paint_ground, paint_hotel, paint_lot, paint_street
from newvegas_desktop.ui.new_las_vegas.ledger_ink import (
    paint_column_ink,
    paint_ledger_ink,
    paint_ledger_marks,
    paint_project_ink,
    paint_track_ink,
)
from newvegas_desktop.ui.new_las_vegas.ledger_print import (
    paint_column,
    paint_part,
    paint_project,
    paint_run,
    paint_safe,
    paint_total,
    paint_track,
)
from newvegas_desktop.ui.paint.shapes import box, pen
from newvegas_desktop.ui.paint.themes import Theme

HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
Cells = dict[str, tuple[QRectF, Hashable]]
"""Every cell of a sheet: where it is, and what it looks like."""


def _lot_key(view: LotView) -> Hashable:
    """What a lot's print and ink depend on; its highlights are painted over them."""
    return (view.crane, view.debt, view.star_mark, view.visited, view.number, view.in_run)


class Layer:
    """One sheet as a picture; the painter of a cell is given the picture of the empty sheet below it."""

    def __init__(self, width: float, height: float) -> None:
        """A sheet of so many units."""
        self._units = width, height
        self._setting: Hashable = None
        self._blank = QPixmap()
        self.picture = QPixmap()
        self._cells: dict[str, Hashable] = {}

    def _new(self, factor: float, ratio: float) -> QPixmap:
        size = QSize(round(self._units[0] * factor * ratio) + 1, round(self._units[1] * factor * ratio) + 1)
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        return pixmap

    @staticmethod
    def _painter(pixmap: QPixmap, factor: float) -> QPainter:
        painter = QPainter(pixmap)
        painter.setRenderHints(HINTS)
        painter.scale(factor, factor)
        return painter

    def is_for(self, factor: float, ratio: float, look: Hashable) -> bool:
        """Whether the picture is of this size and look."""
        return self._setting == (factor, ratio, look)

    def update(
        self,
        factor: float,
        ratio: float,
        look: Hashable,
        cells: Cells,
        paint_blank: Callable[[QPainter], None],
        paint_cell: Callable[[QPainter, str], None],
    ) -> list[QRectF]:
        """Bring the picture up to date; the rectangles that have changed, in sheet units."""
        if not self.is_for(factor, ratio, look):
            self._setting = (factor, ratio, look)
            self._blank = self._new(factor, ratio)
            painter = self._painter(self._blank, factor)
            paint_blank(painter)
            painter.end()
            self.picture = self._blank.copy()
            self._cells = {}
        changed = [name for name, (_, key) in cells.items() if self._cells.get(name) != key]
        if not changed:
            return []
        fresh = not self._cells
        painter = self._painter(self.picture, factor)
        for name in changed:
            rect, key = cells[name]
            if not fresh:
                painter.setClipRect(rect)
                source = QRectF(
                    rect.x() * factor * ratio, rect.y() * factor * ratio,
                    rect.width() * factor * ratio, rect.height() * factor * ratio,
                )  # fmt: skip
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
                painter.drawPixmap(rect, self._blank, source)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            paint_cell(painter, name)
            self._cells[name] = key
        painter.end()
        return [cells[name][0] for name in changed]


def _city_cells(view: CityView) -> Cells:
    cells: Cells = {
        geometry.lot_slot(lot): (
            geometry.lot_rect(lot).adjusted(-6, -7, 6, geometry.CARPET - geometry.ROAD_EDGE),
            _lot_key(slot),
        )
        for lot, slot in view.lots.items()
    }
    cells.update({f"hole:{a}": (geometry.hole_rect(a), hole.mark) for a, hole in view.holes.items()})
    cells.update(
        {f"hotel:{a}": (geometry.hotel_rect(a).adjusted(-4, -4, 4, 4), (hotel.mark, hotel.taken, hotel.rivals))
         for a, hotel in view.hotels.items()}
    )  # fmt: skip
    cells.update({f"street:{s}": (geometry.street_rect(s), street) for s, street in view.streets.items()})
    return cells


def update_city(
    layer: Layer, view: CityView, labels: Labels, theme: Theme, factor: float, ratio: float
) -> list[QRectF]:
    """Print and ink of the city sheet but the route, which is painted live."""

    def paint_cell(painter: QPainter, name: str) -> None:
        kind, _, place = name.partition(":")
        if kind == "lot":
            street, avenue = (int(part) for part in place.split("."))
            lot = view.lots[street, avenue]
            paint_lot(painter, (street, avenue), lot, labels, theme)
            paint_lot_ink(painter, (street, avenue), lot, view.pen, theme)
        elif kind == "hole":
            paint_hole_ink(painter, int(place), view.holes[int(place)].mark, view.pen, theme)
        elif kind == "hotel":
            paint_hotel(painter, int(place), view.hotels[int(place)], theme)
            paint_hotel_ink(painter, int(place), view.hotels[int(place)].mark, view.pen, theme)
        else:
            paint_street(painter, int(place), view.streets[int(place)], theme)

    look = (theme.name, view.pen, labels)
    return layer.update(
        factor, ratio, look, _city_cells(view), lambda painter: paint_ground(painter, view, labels, theme), paint_cell
    )


BANDS: tuple[Part | None, ...] = (None, *Part, None)
"""The ledger from top to bottom: the projects, every part (the track with its own), the total."""
_PROJECTS, _TRACK, _STREETS, _SAFE, _TOTAL = 0, 1, 4, 7, 8


def _band_rects() -> list[QRectF]:
    edges = (0.0, *ledger_geometry.RULES, ledger_geometry.TOTAL_TOP - 4, ledger_geometry.HEIGHT)
    return [QRectF(0, top, ledger_geometry.WIDTH, bottom - top) for top, bottom in pairwise(edges)]


def _columns_of(view: LedgerView, part: Part | None) -> dict[Column, ColumnView]:
    return {column: view.columns[column] for column, (its, _) in ledger_geometry.COLUMN_ROWS.items() if its is part}


def _ledger_cells(view: LedgerView) -> Cells:
    cells: Cells = {}
    for i, (band, part) in enumerate(zip(_band_rects(), BANDS, strict=True)):
        key: tuple[Hashable, ...] = (tuple(_columns_of(view, part).values()), view.parts[part] if part else None)
        if i == _PROJECTS:
            key = view.projects
        elif i == _TRACK:
            key = (*key, view.track)
        elif i == _STREETS:
            key = (*key, tuple(view.streets.values()))
        elif i == _SAFE:
            key = (*key, view.safe)
        elif i == _TOTAL:
            key = (view.total_label, view.total, view.total_delta, view.total_tone)
        cells[f"band:{i}"] = (band, key)
    return cells


def _paint_band(painter: QPainter, i: int, view: LedgerView, labels: Labels, theme: Theme) -> None:
    part = BANDS[i]
    columns = _columns_of(view, part)
    if i == _PROJECTS:
        for index, project in enumerate(view.projects):
            paint_project(painter, index, project, theme)
            paint_project_ink(painter, index, project, view.pen, theme)
    if i == _TRACK:
        paint_track(painter, view.track, theme)
        paint_track_ink(painter, view.track, view.pen, theme)
    if part is not None:
        paint_part(painter, part, view.parts[part], theme)
    for column, row in columns.items():
        paint_column(painter, column, row, labels, theme)
        paint_column_ink(painter, column, row, view.pen, theme)
    if i == _STREETS:
        for street, run in view.streets.items():
            paint_run(painter, street, run, theme)
    if i == _SAFE:
        paint_safe(painter, view.safe, theme)
        paint_ledger_ink(painter, replace(view, projects=(), columns={}, track=TrackView()), theme)
    if i == _TOTAL:
        paint_total(painter, view, theme)
        return
    shown = replace(
        view,
        projects=view.projects if i == _PROJECTS else (),
        columns=columns,
        track=view.track if i == _TRACK else TrackView(),
    )
    paint_ledger_marks(painter, shown, theme)


def _paint_paper(painter: QPainter, theme: Theme) -> None:
    box(painter, ledger_geometry.sheet_rect(), ledger_geometry.RADIUS, theme.paper)
    painter.setPen(pen(theme.rule, 1.2 * theme.line, round_ends=False))
    for y in ledger_geometry.RULES:
        painter.drawLine(QPointF(12, y), QPointF(ledger_geometry.WIDTH - 12, y))


def update_ledger(
    layer: Layer, view: LedgerView, labels: Labels, theme: Theme, factor: float, ratio: float
) -> list[QRectF]:
    """The whole ledger, highlights included, band by band."""
    return layer.update(
        factor,
        ratio,
        (theme.name, view.pen, labels),
        _ledger_cells(view),
        lambda painter: _paint_paper(painter, theme),
        lambda painter, name: _paint_band(painter, int(name.partition(":")[2]), view, labels, theme),
    )
