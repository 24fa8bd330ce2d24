"""The cached pictures of the table: the base, and over it the highlights; repainted only where cells have changed."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter, QRegion, QTransform

from newvegas_desktop.ui.new_las_vegas.table_items import Items
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Space, Stage

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


def city_pixels(stage: Stage) -> QRect:
    """The city sheet's place in device pixels."""
    return stage.device(QTransform(), stage.layout.city).adjusted(1, 1, -1, -1)


def changed(stage: Stage, old: Items, new: Items) -> list[QRect]:
    """Where two sets of items differ: few rectangles of device pixels, none touching another."""
    ways = _ways(stage)
    window = whole(stage)
    shown = city_pixels(stage) if stage.lens.zoom > 1 else window
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
        limit = shown if item.space is Space.CITY else window
        found += [stage.device(ways[item.space], rect) & limit for rect in rects]
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
    coords = {space: stage.sheet_rect(space, rect) for space in Space}
    # a cell is rounded outwards by up to two pixels
    spare = {Space.WINDOW: 2 / stage.ratio}
    spare[Space.CITY] = spare[Space.LEDGER] = spare[Space.WINDOW] / stage.layout.factor
    if stage.lens.zoom > 1 and not rect.intersects(city_pixels(stage)):
        coords[Space.CITY] = NOWHERE
    return [item for item in items.values() if item.reaches(coords[item.space], spare[item.space])]


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
    try:
        for item in items:
            if item.space is not space:
                painter.end()
                _put_back(image, sub, at, stage)
                space, sub = item.space, image
                origin = at
                if space is Space.CITY and stage.lens.zoom > 1:
                    # what the lens magnifies beyond the sheet's place must not be seen
                    part = frame & city_pixels(stage)
                    sub, origin = QImage(part.size(), FORMAT), part.topLeft()
                    sub.fill(0)
                painter = _painter(sub, origin, stage)
                stage.enter(painter, space)
            item.paint(painter)
            yield
    finally:
        # also where the work is given up: a picture must not go before its painter
        painter.end()
    _put_back(image, sub, at, stage)


def _painter(image: QImage, at: QPoint, stage: Stage) -> QPainter:
    """A painter in window pixels."""
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.translate(-at.x(), -at.y())
    painter.scale(stage.ratio, stage.ratio)
    return painter


def _put_back(image: QImage, sub: QImage, at: QPoint, stage: Stage) -> None:
    """Lay a part that was painted apart onto its picture."""
    if sub is not image:
        part = QRect(at, image.size()) & city_pixels(stage)
        painter = QPainter(image)
        painter.drawImage(part.topLeft() - at, sub)
        painter.end()


def _drain(work: Iterator[None]) -> None:
    for _ in work:
        pass


class Layers:
    """The pictures, and what they show."""

    def __init__(self) -> None:
        """Nothing is painted yet."""
        self.base = QImage()
        self.image = QImage()
        """The base with the highlights: what the window shows."""
        self.stage: Stage | None = None
        self.items: Items = {}
        self.live: Items = {}

    def build(self, stage: Stage, items: Items) -> Iterator[None]:
        """Paint the base anew, item by item; the old pictures stay until it is done."""
        area = whole(stage)
        base, rects = QImage(area.size(), FORMAT), [area]
        if self._same_frame(stage):
            # only what the lens shows has changed
            base = self.base.copy()
            rects = merged([city_pixels(stage).adjusted(-1, -1, 1, 1), *changed(stage, self.items, items)])
        for rect in rects:
            if rect == area:
                yield from painted(base, QPoint(0, 0), stage, items.values())
            else:
                part = QImage(rect.size(), FORMAT)
                yield from painted(part, rect.topLeft(), stage, touched(stage, items, rect))
                _copy(base, part, rect, rect)
        self.base, self.stage, self.items, self.live = base, stage, items, {}
        self.image = base.copy()
        self.image.setDevicePixelRatio(stage.ratio)

    def _same_frame(self, stage: Stage) -> bool:
        """Whether a stage differs from the painted one in its lens."""
        old = self.stage
        return (
            old is not None
            and (old.size, old.ratio, old.theme.name) == (stage.size, stage.ratio, stage.theme.name)
            and old.lens != stage.lens
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
        """Lay the highlights over the base, where they or the base have changed; where that was."""
        assert self.stage is not None
        stage = self.stage
        rects = merged([*rects, *changed(stage, self.live, live)])
        self.live = live
        self.image.setDevicePixelRatio(1)
        for rect in rects:
            chosen = touched(stage, live, rect)
            frame = roomy(stage, chosen, rect)
            part = self.base.copy(frame)
            _drain(painted(part, frame.topLeft(), stage, chosen))
            _copy(self.image, part, frame, rect)
        self.image.setDevicePixelRatio(stage.ratio)
        return rects


def _copy(onto: QImage, part: QImage, frame: QRect, rect: QRect) -> None:
    """Put a rectangle of a part, which was painted in some frame, in its place."""
    painter = QPainter(onto)
    painter.setCompositionMode(_SOURCE)
    painter.drawImage(rect.topLeft(), part, rect.translated(-frame.topLeft()))
    painter.end()


def logical(stage: Stage, rects: Iterable[QRect]) -> QRegion:
    """Rectangles of device pixels as a region of window pixels, rounded outwards."""
    found, ratio = QRegion(), stage.ratio
    for rect in rects:
        left, top = int(rect.left() / ratio), int(rect.top() / ratio)
        right, bottom = int(rect.right() / ratio) + 1, int(rect.bottom() / ratio) + 1
        found += QRect(left, top, right - left, bottom - top) if ratio != 1 else rect
    return found
