"""Where the sheets stand in the window: the lenses over them, the three spaces, and what is painted in them."""

import math
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QTransform

from newvegas_desktop.ui.new_las_vegas import geometry, ledger_geometry
from newvegas_desktop.ui.new_las_vegas.layout import TableLayout
from newvegas_desktop.ui.paint.themes import Theme

MOST_ZOOM = 4.0


Coords = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Space(Enum):
    """The units something is painted in: window pixels, or the units of a sheet."""

    WINDOW = 0
    CITY = 1
    LEDGER = 2


class Item:
    """One thing that is painted; its cells say where it changes when what they stand for changes."""

    __slots__ = ("bottom", "cells", "coords", "dashed", "left", "paint", "right", "space", "top")

    def __init__(
        self, space: Space, cells: Mapping[Hashable, QRectF], paint: Callable[[QPainter], None], dashed: bool = False
    ) -> None:
        """Something `dashed` has to be painted whole: dashes run on differently where a line is cut off."""
        self.space, self.cells, self.paint, self.dashed = space, cells, paint, dashed
        self.coords: list[Coords] = [
            (cell.left(), cell.top(), cell.left() + cell.width(), cell.top() + cell.height()) for cell in cells.values()
        ]
        self.left = min((coords[0] for coords in self.coords), default=0.0)
        self.top = min((coords[1] for coords in self.coords), default=0.0)
        self.right = max((coords[2] for coords in self.coords), default=0.0)
        self.bottom = max((coords[3] for coords in self.coords), default=0.0)

    def reaches(self, coords: Coords) -> bool:
        """Whether any cell reaches into a rectangle."""
        left, top, right, bottom = coords
        for one, two, three, four in self.coords:
            if one < right and three > left and two < bottom and four > top:
                return True
        return False


class Memo:
    """Items made before, to be used again as long as what they show is the same."""

    def __init__(self) -> None:
        """Nothing is remembered."""
        self._setting: object = None
        self._kept: dict[str, tuple[Hashable, Item]] = {}
        self._groups: dict[str, tuple[object, dict[str, Item]]] = {}

    def under(self, setting: object) -> "Memo":
        """The same memo, emptied if it was filled under another setting."""
        if setting != self._setting:
            self._setting = setting
            self._kept.clear()
            self._groups.clear()
        return self

    def get(self, name: str, value: Hashable) -> Item | None:
        """The item of a name, if it still shows the same."""
        kept = self._kept.get(name)
        return kept[1] if kept is not None and kept[0] == value else None

    def put(self, name: str, value: Hashable, item: Item) -> Item:
        """Remember an item."""
        self._kept[name] = (value, item)
        return item

    def group(self, name: str, view: object) -> dict[str, Item] | None:
        """All that was made of a view, if this is the very same."""
        kept = self._groups.get(name)
        return kept[1] if kept is not None and kept[0] is view else None

    def put_group(self, name: str, view: object, items: dict[str, Item]) -> None:
        """Remember all that was made of a view."""
        self._groups[name] = (view, items)


SHEETS = {
    Space.CITY: (geometry.WIDTH, geometry.HEIGHT, geometry.RADIUS),
    Space.LEDGER: (ledger_geometry.WIDTH, ledger_geometry.HEIGHT, ledger_geometry.RADIUS),
}
"""Width, height and the radius of the corners of each sheet."""


@dataclass(frozen=True, slots=True)
class Lens:
    """A magnifying glass over a sheet: how much, and which sheet unit lies in the upper left corner."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def kept(self, sheet: Space) -> "Lens":
        """The same glass, moved so that it shows nothing beyond the sheet."""
        zoom = min(MOST_ZOOM, max(1.0, self.zoom))
        if zoom < 1.02:
            return Lens()
        across, down, _ = SHEETS[sheet]
        wide, tall = across / zoom, down / zoom
        return Lens(zoom, min(max(0.0, self.x), across - wide), min(max(0.0, self.y), down - tall))

    def around(self, part: QPointF, zoom: float, sheet: Space) -> "Lens":
        """Another zoom, with the point at some part (0 to 1) of the view staying where it is."""
        zoom = min(MOST_ZOOM, max(1.0, zoom))
        across, down, _ = SHEETS[sheet]
        x = self.x + part.x() * across * (1 / self.zoom - 1 / zoom)
        y = self.y + part.y() * down * (1 / self.zoom - 1 / zoom)
        return Lens(zoom, x, y).kept(sheet)

    def moved(self, across: float, down: float, sheet: Space) -> "Lens":
        """The glass moved by sheet units."""
        return Lens(self.zoom, self.x + across, self.y + down).kept(sheet)

    def showing(self, rect: QRectF, sheet: Space) -> "Lens":
        """The glass moved as little as needed to show a rectangle."""
        wide, tall = SHEETS[sheet][0] / self.zoom, SHEETS[sheet][1] / self.zoom
        x = min(rect.left(), max(self.x, rect.right() - wide))
        y = min(rect.top(), max(self.y, rect.bottom() - tall))
        return Lens(self.zoom, x, y).kept(sheet)


@dataclass(frozen=True, slots=True)
class Stage:
    """One window size with its layout, theme and lenses."""

    size: QSize
    ratio: float
    layout: TableLayout
    theme: Theme
    lens: Lens = Lens()
    """Over the city sheet."""
    side_lens: Lens = Lens()
    """Over the ledger."""

    def lens_over(self, sheet: Space) -> Lens:
        """The lens over a sheet."""
        return self.lens if sheet is Space.CITY else self.side_lens

    def place(self, sheet: Space) -> QRectF:
        """Where a sheet is in the window."""
        return self.layout.city if sheet is Space.CITY else self.layout.ledger

    def magnified(self) -> list[Space]:
        """The sheets that are shown in part."""
        return [sheet for sheet in SHEETS if self.lens_over(sheet).zoom > 1]

    def pixels(self) -> QSize:
        """The size in device pixels."""
        # a little slack, because 1366 × 1.1 is not exactly itself
        return QSize(
            math.ceil(self.size.width() * self.ratio - 0.001), math.ceil(self.size.height() * self.ratio - 0.001)
        )

    def window(self) -> QRectF:
        """The whole window."""
        return QRectF(0, 0, self.size.width(), self.size.height())

    def enter(self, painter: QPainter, space: Space) -> None:
        """Go from window pixels into a space."""
        if space is not Space.WINDOW:
            lens = self.lens_over(space)
            painter.translate(self.place(space).topLeft())
            painter.scale(self.layout.factor * lens.zoom, self.layout.factor * lens.zoom)
            if lens.zoom > 1:
                painter.translate(-lens.x, -lens.y)

    def transform(self, space: Space) -> QTransform:
        """The way from a space to window pixels."""
        made = QTransform()
        if space is not Space.WINDOW:
            lens, place = self.lens_over(space), self.place(space)
            made.translate(place.left(), place.top())
            made.scale(self.layout.factor * lens.zoom, self.layout.factor * lens.zoom)
            made.translate(-lens.x, -lens.y)
        return made

    def to_window(self, space: Space, rect: QRectF) -> QRectF:
        """A rectangle of a space in window pixels; what the lens does not show is cut off."""
        made = self.transform(space).mapRect(rect)
        return made.intersected(self.place(space)) if space in self.magnified() else made

    def sheet_rect(self, space: Space, pixels: QRect) -> Coords:
        """The edges of a rectangle of device pixels in units of a space."""
        left, top, right, bottom = pixels.left(), pixels.top(), pixels.right() + 1, pixels.bottom() + 1
        ratio = self.ratio
        if space is Space.WINDOW:
            return left / ratio, top / ratio, right / ratio, bottom / ratio
        lens, place = self.lens_over(space), self.place(space)
        scale, x, y = ratio * self.layout.factor * lens.zoom, place.left() * ratio, place.top() * ratio
        return (
            (left - x) / scale + lens.x,
            (top - y) / scale + lens.y,
            (right - x) / scale + lens.x,
            (bottom - y) / scale + lens.y,
        )

    def device(self, transform: QTransform, rect: QRectF) -> QRect:
        """A rectangle in device pixels, with a pixel to spare on each side."""
        found = transform.mapRect(rect)
        ratio = self.ratio
        scaled = QRectF(found.x() * ratio, found.y() * ratio, found.width() * ratio, found.height() * ratio)
        return scaled.toAlignedRect().adjusted(-1, -1, 1, 1)

    def city_point(self, point: QPointF) -> QPointF:
        """A window point in units of the city sheet."""
        return self._sheet_point(point, Space.CITY)

    def ledger_point(self, point: QPointF) -> QPointF:
        """A window point in units of the ledger."""
        return self._sheet_point(point, Space.LEDGER)

    def _sheet_point(self, point: QPointF, sheet: Space) -> QPointF:
        lens = self.lens_over(sheet)
        return (point - self.place(sheet).topLeft()) / (self.layout.factor * lens.zoom) + QPointF(lens.x, lens.y)
