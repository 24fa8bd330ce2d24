"""The cached picture of the table, repainted only where cells have changed, and the highlights laid over it."""

import math
from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter, QRegion, QTransform

from newvegas_desktop.ui.new_las_vegas.table_items import Items
from newvegas_desktop.ui.new_las_vegas.table_stage import SHEETS, Item, Space, Stage

HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
_SOURCE = QPainter.CompositionMode.CompositionMode_Source
NOWHERE = (1e9, 1e9, 1e9, 1e9)
NEAR = 6
"""Changes so many pixels apart are painted together."""


def _ways(stage: Stage) -> dict[Space, QTransform]:
    """The way from every space to window pixels."""
    return {space: stage.transform(space) for space in Space}


def whole(stage: Stage) -> QRect:
    """The window in device pixels."""
    return QRect(QPoint(0, 0), stage.pixels())


def sheet_pixels(stage: Stage, sheet: Space) -> QRect:
    """A sheet's place in device pixels."""
    return stage.device(QTransform(), stage.place(sheet)).adjusted(1, 1, -1, -1)


def _limits(stage: Stage) -> dict[Space, QRect]:
    """The device pixels each space is seen in."""
    return {space: whole(stage) for space in Space} | {sheet: sheet_pixels(stage, sheet) for sheet in stage.magnified()}


def changed(stage: Stage, old: Items, new: Items) -> list[QRect]:
    """Where two sets of items differ: few rectangles of device pixels, none touching another."""
    ways, limits = _ways(stage), _limits(stage)
    found: list[QRect] = []
    for name in old.keys() | new.keys():
        before, after = old.get(name), new.get(name)
        if before is after:
            continue
        item = after or before
        assert item is not None
        cells = [] if before is None else list(before.cells.items())
        later = {} if after is None else after.cells
        rects = [rect for value, rect in cells if value not in later]
        earlier = {} if before is None else before.cells
        rects += [rect for value, rect in later.items() if value not in earlier]
        found += [stage.device(ways[item.space], rect) & limits[item.space] for rect in rects]
    return merged(rect for rect in found if not rect.isEmpty())


def merged(rects: Iterable[QRect]) -> list[QRect]:
    """The rectangles with neighbours joined."""
    found: list[QRect] = []
    for rect in rects:
        joined = rect
        apart = True
        while apart:
            apart = False
            for other in found:
                if other.intersects(joined.adjusted(-NEAR, -NEAR, NEAR, NEAR)):
                    found.remove(other)
                    joined = joined.united(other)
                    apart = True
                    break
        found.append(joined)
    return found


def touched(stage: Stage, items: Items, rect: QRect) -> list[Item]:
    """The items that reach into a rectangle of device pixels, in the order they are painted."""
    # a cell is rounded outwards by up to two pixels
    pixels = rect.adjusted(-2, -2, 2, 2)
    coords = {space: stage.sheet_rect(space, pixels) for space in Space}
    for sheet in stage.magnified():
        if not rect.intersects(sheet_pixels(stage, sheet)):
            coords[sheet] = NOWHERE
    found = []
    for item in items.values():
        left, top, right, bottom = near = coords[item.space]
        if item.left < right and item.right > left and item.top < bottom and item.bottom > top and item.reaches(near):
            found.append(item)
    return found


def roomy(stage: Stage, items: Iterable[Item], rect: QRect) -> QRect:
    """A rectangle of device pixels grown so that no dashed item of it is cut off."""
    ways, window = _ways(stage), whole(stage)
    for item in items:
        if item.dashed:
            for cell in item.cells.values():
                rect = rect.united(stage.device(ways[item.space], cell))
    return rect & window


def painted(image: QImage, at: QPoint, stage: Stage, items: Iterable[Item]) -> Iterator[None]:
    """Paint items one after the other on a picture whose corner lies somewhere in the window.

    The picture's edge is the only clip: clipped strokes are not quite what unclipped ones are.
    """
    frame = QRect(at, image.size())
    painter, sub, space = _painter(image, at, stage), image, Space.WINDOW
    magnified = stage.magnified()
    try:
        for item in items:
            if item.space is not space:
                painter.end()
                _put_back(image, sub, at, stage, space)
                space, sub = item.space, image
                origin = at
                if space in magnified:
                    # what the lens magnifies beyond the sheet's place must not be seen
                    part = frame & sheet_pixels(stage, space)
                    sub, origin = QImage(part.size(), FORMAT), part.topLeft()
                    sub.fill(0)
                painter = _painter(sub, origin, stage)
                stage.enter(painter, space)
            item.paint(painter)
            yield
    finally:
        # also where the work is given up: a picture must not go before its painter
        painter.end()
    _put_back(image, sub, at, stage, space)


def _painter(image: QImage, at: QPoint, stage: Stage) -> QPainter:
    """A painter in window pixels."""
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.translate(-at.x(), -at.y())
    painter.scale(stage.ratio, stage.ratio)
    return painter


def _put_back(image: QImage, sub: QImage, at: QPoint, stage: Stage, sheet: Space) -> None:
    """Lay a part that was painted apart onto its picture."""
    if sub is not image:
        part = QRect(at, image.size()) & sheet_pixels(stage, sheet)
        painter = QPainter(image)
        painter.drawImage(part.topLeft() - at, sub)
        painter.end()


def _drain(work: Iterator[None]) -> None:
    for _ in work:
        pass


class Layers:
    """The picture of the base, and what is painted over it whenever the window shows a part of it."""

    def __init__(self) -> None:
        """Nothing is painted yet."""
        self.base = QImage()
        self.stage: Stage | None = None
        self.items: Items = {}
        self.live: Items = {}

    def build(self, stage: Stage, items: Items) -> Iterator[None]:
        """Paint the base anew, item by item; the old one stays until it is done."""
        area = whole(stage)
        rects = [area]
        if self.stage is not None and self._same_frame(stage):
            # only what the lenses show has changed
            base = self.base.copy()
            moved = [sheet for sheet in SHEETS if stage.lens_over(sheet) != self.stage.lens_over(sheet)]
            sheets = [sheet_pixels(stage, sheet).adjusted(-1, -1, 1, 1) for sheet in moved]
            rects = merged([*sheets, *changed(stage, self.items, items)])
        else:
            base = QImage(area.size(), FORMAT)
        for rect in rects:
            if rect == area:
                yield from painted(base, QPoint(0, 0), stage, items.values())
            else:
                part = QImage(rect.size(), FORMAT)
                yield from painted(part, rect.topLeft(), stage, touched(stage, items, rect))
                _copy(base, part, rect, rect)
        self.base, self.stage, self.items, self.live = base, stage, items, {}

    def _same_frame(self, stage: Stage) -> bool:
        """Whether a stage differs from the painted one in its lenses."""
        old = self.stage
        return (
            old is not None
            and not self.base.isNull()
            and (old.size, old.ratio, old.theme.name) == (stage.size, stage.ratio, stage.theme.name)
            and (old.lens, old.side_lens) != (stage.lens, stage.side_lens)
        )

    def repaint(self, stage: Stage, items: Items, parts: list[tuple[QRect, list[Item]]]) -> None:
        """Paint parts of the base anew, each with the items that reach into it."""
        self.stage, self.items = stage, items
        for rect, chosen in parts:
            frame = roomy(stage, chosen, rect)
            part = QImage(frame.size(), FORMAT)
            _drain(painted(part, frame.topLeft(), stage, chosen))
            _copy(self.base, part, frame, rect)

    def lighten(self, live: Items, rects: list[QRect]) -> list[QRect]:
        """Take other highlights; where they or the base have changed."""
        assert self.stage is not None
        rects = merged([*rects, *changed(self.stage, self.live, live)])
        self.live = live
        return rects

    def show(self, painter: QPainter, region: QRegion) -> None:
        """Paint a region of the window: the base, and over it the highlights."""
        assert self.stage is not None
        stage, ways = self.stage, _ways(self.stage)
        painter.scale(1 / stage.ratio, 1 / stage.ratio)
        painter.setCompositionMode(_SOURCE)
        for rect in merged(_device(stage, rect) for rect in region):  # type: ignore[attr-defined]
            painter.drawImage(rect, self.base, rect)
            chosen = touched(stage, self.live, rect)
            lit = [stage.device(ways[item.space], cell) & rect for item in chosen for cell in item.cells.values()]
            for place in merged(cell for cell in lit if not cell.isEmpty()):
                over = touched(stage, self.live, place)
                frame = roomy(stage, over, place)
                part = self.base.copy(frame)
                _drain(painted(part, frame.topLeft(), stage, over))
                painter.drawImage(place, part, place.translated(-frame.topLeft()))

    def copy(self) -> QImage:
        """A picture of the base with its highlights, apart from them."""
        assert self.stage is not None
        image = self.base.copy()
        _drain(painted(image, QPoint(0, 0), self.stage, self.live.values()))
        image.setDevicePixelRatio(self.stage.ratio)
        return image

    def picture(self, stage: Stage) -> QImage:
        """The base with its highlights; what another stage can use of the base is kept."""
        assert self.stage is not None
        image, self.base = self.base, self.base.copy() if self._same_frame(stage) else QImage()
        _drain(painted(image, QPoint(0, 0), self.stage, self.live.values()))
        image.setDevicePixelRatio(self.stage.ratio)
        return image


def _copy(onto: QImage, part: QImage, frame: QRect, rect: QRect) -> None:
    """Put a rectangle of a part, which was painted in some frame, in its place."""
    painter = QPainter(onto)
    painter.setCompositionMode(_SOURCE)
    painter.drawImage(rect.topLeft(), part, rect.translated(-frame.topLeft()))
    painter.end()


def _device(stage: Stage, rect: QRect) -> QRect:
    """A rectangle of window pixels in device pixels, rounded outwards."""
    ratio = stage.ratio
    left, top = math.floor(rect.left() * ratio), math.floor(rect.top() * ratio)
    right, bottom = math.ceil((rect.right() + 1) * ratio), math.ceil((rect.bottom() + 1) * ratio)
    return QRect(left, top, right - left, bottom - top) & whole(stage)


def logical(stage: Stage, rects: Iterable[QRect]) -> QRegion:
    """Rectangles of device pixels as a region of window pixels, rounded outwards."""
    found, ratio = QRegion(), stage.ratio
    for rect in rects:
        left, top = int(rect.left() / ratio), int(rect.top() / ratio)
        right, bottom = int(rect.right() / ratio) + 1, int(rect.bottom() / ratio) + 1
        found += QRect(left, top, right - left, bottom - top) if ratio != 1 else rect
    return found
