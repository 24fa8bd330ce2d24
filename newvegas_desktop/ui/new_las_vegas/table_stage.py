"""Where the sheets stand in the window: the lens over the city sheet, the three spaces, and what is painted in them."""

import math
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QTransform

from newvegas_desktop.ui.new_las_vegas import geometry
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

    __slots__ = ("cells", "coords", "dashed", "paint", "space")

    def __init__(
        self, space: Space, cells: Mapping[Hashable, QRectF], paint: Callable[[QPainter], None], dashed: bool = False
    ) -> None:
        """Something `dashed` has to be painted whole: dashes run on differently where a line is cut off."""
        self.space, self.cells, self.paint, self.dashed = space, cells, paint, dashed
        self.coords: list[Coords] = [
            (cell.left(), cell.top(), cell.left() + cell.width(), cell.top() + cell.height()) for cell in cells.values()
        ]

    def reaches(self, coords: Coords, spare: float) -> bool:
        """Whether any cell reaches into a rectangle, or nearly."""
        left, top, right, bottom = coords[0] - spare, coords[1] - spare, coords[2] + spare, coords[3] + spare
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

    def under(self, setting: object) -> "Memo":
        """The same memo, emptied if it was filled under another setting."""
        if setting != self._setting:
            self._setting = setting
            self._kept.clear()
        return self

    def get(self, name: str, value: Hashable) -> Item | None:
        """The item of a name, if it still shows the same."""
        kept = self._kept.get(name)
        return kept[1] if kept is not None and kept[0] == value else None

    def put(self, name: str, value: Hashable, item: Item) -> Item:
        """Remember an item."""
        self._kept[name] = (value, item)
        return item


@dataclass(frozen=True, slots=True)
class Lens:
    """A magnifying glass over the city sheet: how much, and which sheet unit lies in the upper left corner."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def kept(self) -> "Lens":
        """The same glass, moved so that it shows nothing beyond the sheet."""
        zoom = min(MOST_ZOOM, max(1.0, self.zoom))
        if zoom < 1.02:
            return Lens()
        wide, tall = geometry.WIDTH / zoom, geometry.HEIGHT / zoom
        return Lens(zoom, min(max(0.0, self.x), geometry.WIDTH - wide), min(max(0.0, self.y), geometry.HEIGHT - tall))

    def around(self, part: QPointF, zoom: float) -> "Lens":
        """Another zoom, with the point at some part (0 to 1) of the view staying where it is."""
        zoom = min(MOST_ZOOM, max(1.0, zoom))
        x = self.x + part.x() * geometry.WIDTH * (1 / self.zoom - 1 / zoom)
        y = self.y + part.y() * geometry.HEIGHT * (1 / self.zoom - 1 / zoom)
        return Lens(zoom, x, y).kept()

    def moved(self, across: float, down: float) -> "Lens":
        """The glass moved by sheet units."""
        return Lens(self.zoom, self.x + across, self.y + down).kept()


@dataclass(frozen=True, slots=True)
class Stage:
    """One window size with its layout, theme and lens."""

    size: QSize
    ratio: float
    layout: TableLayout
    theme: Theme
    lens: Lens = Lens()

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
        layout, lens = self.layout, self.lens
        if space is Space.CITY:
            painter.translate(layout.city.topLeft())
            painter.scale(layout.factor * lens.zoom, layout.factor * lens.zoom)
            if lens.zoom > 1:
                painter.translate(-lens.x, -lens.y)
        elif space is Space.LEDGER:
            painter.translate(layout.ledger.topLeft())
            painter.scale(layout.factor, layout.factor)

    def transform(self, space: Space) -> QTransform:
        """The way from a space to window pixels."""
        layout, lens = self.layout, self.lens
        made = QTransform()
        if space is Space.CITY:
            made.translate(layout.city.left(), layout.city.top())
            made.scale(layout.factor * lens.zoom, layout.factor * lens.zoom)
            made.translate(-lens.x, -lens.y)
        elif space is Space.LEDGER:
            made.translate(layout.ledger.left(), layout.ledger.top())
            made.scale(layout.factor, layout.factor)
        return made

    def to_window(self, space: Space, rect: QRectF) -> QRectF:
        """A rectangle of a space in window pixels; what the lens does not show is cut off."""
        made = self.transform(space).mapRect(rect)
        return made.intersected(self.layout.city) if space is Space.CITY and self.lens.zoom > 1 else made

    def sheet_rect(self, space: Space, pixels: QRect) -> Coords:
        """The edges of a rectangle of device pixels in units of a space."""
        layout, lens, ratio = self.layout, self.lens, self.ratio
        left, top, right, bottom = pixels.left(), pixels.top(), pixels.right() + 1, pixels.bottom() + 1
        scale, x, y, back_x, back_y = ratio, 0.0, 0.0, 0.0, 0.0
        if space is Space.CITY:
            scale, x, y = ratio * layout.factor * lens.zoom, layout.city.left() * ratio, layout.city.top() * ratio
            back_x, back_y = lens.x, lens.y
        elif space is Space.LEDGER:
            scale, x, y = ratio * layout.factor, layout.ledger.left() * ratio, layout.ledger.top() * ratio
        return (
            (left - x) / scale + back_x,
            (top - y) / scale + back_y,
            (right - x) / scale + back_x,
            (bottom - y) / scale + back_y,
        )

    def device(self, transform: QTransform, rect: QRectF) -> QRect:
        """A rectangle in device pixels, with a pixel to spare on each side."""
        found = transform.mapRect(rect)
        ratio = self.ratio
        scaled = QRectF(found.x() * ratio, found.y() * ratio, found.width() * ratio, found.height() * ratio)
        return scaled.toAlignedRect().adjusted(-1, -1, 1, 1)

    def city_point(self, point: QPointF) -> QPointF:
        """A window point in units of the city sheet."""
        layout, lens = self.layout, self.lens
        return (point - layout.city.topLeft()) / (layout.factor * lens.zoom) + QPointF(lens.x, lens.y)

    def ledger_point(self, point: QPointF) -> QPointF:
        """A window point in units of the ledger."""
        return (point - self.layout.ledger.topLeft()) / self.layout.factor
