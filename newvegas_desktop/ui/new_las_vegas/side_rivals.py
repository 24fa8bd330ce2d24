"""The rivals' sheets in the right column, each painted once and kept as a picture; or the ledger of one of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from newvegas_desktop.new_las_vegas.present.screen import Screen, SlotInfo
from newvegas_desktop.new_las_vegas.present.view import SeatView
from newvegas_desktop.ui.new_las_vegas import geometry, ledger_geometry
from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.new_las_vegas.table_items import Items, city_items
from newvegas_desktop.ui.new_las_vegas.table_layers import HINTS
from newvegas_desktop.ui.new_las_vegas.table_ledger_items import ledger_items
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Memo, Space, Stage
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import box, disc, moved, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT, Theme

_NAME = Type(21, 700, LEFT, least=15)
_POINTS = Type(26, 700, LEFT, least=18)
_SIDE_POINTS = Type(24, 700, RIGHT, least=16)
_NOTE = Type(17, 500, LEFT, least=15)
_WHOSE = Type(22, 700, LEFT, least=16)
_WHEN = Type(16, 500, LEFT, least=15)
_EDGE, _TITLE = 12.0, 30.0


@dataclass(frozen=True, slots=True)
class Place:
    """Where one rival is in the column: the whole, the picture, the words, and the ledger if there is room for it."""

    whole: QRectF
    sheet: QRectF
    words: QRectF
    ledger: QRectF | None = None


def places(count: int) -> list[Place]:
    """One rival large with the ledger below, two below each other, more in rows with their words beside them."""
    wide, tall = ledger_geometry.WIDTH - 2 * _EDGE, ledger_geometry.HEIGHT - 2 * _EDGE
    shape = geometry.WIDTH / geometry.HEIGHT
    found = []
    for index in range(count):
        pitch = tall / max(count, 2)
        top = _EDGE + index * pitch
        if count <= 2:
            sheet = QRectF(_EDGE, top + _TITLE + 2, wide, wide / shape)
            words = QRectF(_EDGE, top, wide, _TITLE)
            ledger = None
            if count == 1:
                room = ledger_geometry.HEIGHT - _EDGE - sheet.bottom() - 10
                across = room * ledger_geometry.WIDTH / ledger_geometry.HEIGHT
                ledger = QRectF(sheet.center().x() - across / 2, sheet.bottom() + 10, across, room)
            found.append(Place(words.united(sheet) if ledger is None else words.united(ledger), sheet, words, ledger))
            continue
        high = pitch - 8
        across = min(high * shape, wide - 122)
        sheet = QRectF(_EDGE, top + (high - across / shape) / 2, across, across / shape)
        words = QRectF(
            sheet.right() + 12, sheet.top(), ledger_geometry.WIDTH - _EDGE - sheet.right() - 12, sheet.height()
        )
        found.append(Place(sheet.united(words), sheet, words))
    return found


def rival_seat(screen: Screen) -> SeatView:
    """The seat whose sheet a screen shows."""
    seats = screen.table.seats
    return next((seat for seat in seats if seat.current), seats[0] if seats else SeatView("", screen.city.pen))


def rival_info(screen: Screen, enlarged: bool) -> SlotInfo:
    """A rival in words: name, points, runs, the track, the projects and the safe."""
    seat, ledger = rival_seat(screen), screen.ledger
    words = QCoreApplication.translate("TableWidget", "{name}, points: {points}")
    found = [words.format(name=seat.name, points=seat.points or ledger.total), _runs(screen)]
    words = QCoreApplication.translate("TableWidget", "{checked} of {boxes} boxes of the track checked")
    boxes = sum(group.boxes for group in ledger.track.groups) + 1
    found.append(words.format(checked=ledger.track.checked, boxes=boxes))
    done = ", ".join(project.progress for project in ledger.projects)
    found.append(QCoreApplication.translate("TableWidget", "projects: {progress}").format(progress=done))
    found += [screen.slots["penalty"].name] if "penalty" in screen.slots else []
    if enlarged:
        tip = QCoreApplication.translate("TableWidget", "Escape or a click goes back.")
    else:
        tip = QCoreApplication.translate("TableWidget", "Click, or press Page Down, to see both sheets whole.")
    return SlotInfo("; ".join(word for word in found if word), tip, True)


def _runs(screen: Screen) -> str:
    """The runs of the streets."""
    runs = " · ".join(street.run for street in screen.city.streets.values() if street.run)
    return QCoreApplication.translate("TableWidget", "Runs {runs}").format(runs=runs)


def rival_ledger_items(screen: Screen, stage: Stage, memo: Memo) -> Items:
    """The ledger of a rival: whose it is stands where the total is, and a neon frame is around it."""
    seat, ledger = rival_seat(screen), replace(screen.ledger, total_label="", total_delta="")
    items = ledger_items(ledger, screen.table.labels, stage.theme, memo)
    band, column = ledger_geometry.total_rect(), stage.layout.ledger
    note = ", ".join(filter(None, (screen.ledger.total_label, screen.table.subline)))
    paint = partial(_whose, seat=seat, note=note)
    items["whose"] = Item(Space.LEDGER, {("whose", seat, note, ledger.total): band}, paint)
    paint = partial(_neon, column=column, unit=stage.layout.factor)
    items["frame"] = Item(Space.WINDOW, {("rival frame", seat.name): moved(column, 3)}, paint)
    return items


def _whose(painter: QPainter, seat: SeatView, note: str) -> None:
    """The ink, the name, and of when the sheet is."""
    band = ledger_geometry.total_rect()
    disc(painter, QPointF(band.left() + 23, band.center().y()), 9.5, LIGHT.pens[seat.pen].plate, pen(NIGHT.text, 1.6))
    words = band.adjusted(42, 1, -110, -2)
    draw_text(painter, QRectF(words.left(), words.top(), words.width(), 24), seat.name, _WHOSE, NIGHT.text)
    draw_text(painter, QRectF(words.left(), words.bottom() - 18, words.width(), 18), note, _WHEN, NIGHT.soft)


def _neon(painter: QPainter, column: QRectF, unit: float) -> None:
    with local(painter, column, unit) as sheet:
        for wide, alpha in ((9, 0.25), (3, 1.0)):
            edge = pen(tone(NIGHT.turquoise, alpha), wide)
            box(painter, moved(sheet, -1.5), ledger_geometry.RADIUS, None, edge)


def painted_sheet(screen: Screen, theme: Theme, size: QSize, ledger: bool) -> Iterator[QImage | None]:
    """A sheet as a picture, a little at a time; the picture comes last."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    labels = screen.table.labels
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    if ledger:
        items = ledger_items(screen.ledger, labels, theme, Memo())
        painter.scale(size.width() / ledger_geometry.WIDTH, size.height() / ledger_geometry.HEIGHT)
    else:
        items = city_items(screen.city, labels, theme, Memo())
        painter.scale(size.width() / geometry.WIDTH, size.height() / geometry.HEIGHT)
    try:
        for item in items.values():
            item.paint(painter)
            yield None
    finally:
        # also where the work is given up: a picture must not go before its painter
        painter.end()
    yield image


class RivalsPage:
    """Paints the rivals, and knows which is under a point."""

    def __init__(self) -> None:
        """No rivals yet."""
        self.screens: tuple[Screen, ...] = ()
        self._pictures: dict[tuple[int, bool], tuple[object, QImage]] = {}
        self._hover: int | None = None
        self._version = 0

    def show(self, screens: Sequence[Screen]) -> None:
        """Take over the rivals' sheets; pictures of sheets that are the same are kept."""
        fresh = tuple(screens)
        if fresh == self.screens:
            return
        old = self.screens
        self.screens, self._version = fresh, self._version + 1
        for index in range(max(len(old), len(fresh))):
            before, after = old[index : index + 1], fresh[index : index + 1]
            for ledger in (False, True):
                same = before and after and (
                    before[0].ledger == after[0].ledger if ledger else before[0].city == after[0].city
                )  # fmt: skip
                if not same or len(old) != len(fresh):
                    self._pictures.pop((index, ledger), None)

    def _wanted(self, factor: float, ratio: float, theme: Theme) -> Iterator[tuple[tuple[int, bool], object, QSize]]:
        """The pictures that are missing, with their size in pixels."""
        for index, place in enumerate(places(len(self.screens))):
            for rect, ledger in ((place.sheet, False), (place.ledger, True)):
                if rect is not None:
                    size = QSize(round(rect.width() * factor * ratio), round(rect.height() * factor * ratio))
                    setting = (size.width(), size.height(), theme.name)
                    if self._pictures.get((index, ledger), (None,))[0] != setting:
                        yield (index, ledger), setting, size

    def work(self, factor: float, ratio: float, theme: Theme) -> Iterator[None]:
        """Paint the missing pictures, a little at a time."""
        for key, setting, size in list(self._wanted(factor, ratio, theme)):
            if key[0] >= len(self.screens):
                return
            for image in painted_sheet(self.screens[key[0]], theme, size, key[1]):
                if image is not None:
                    self._pictures[key] = (setting, image)
                    self._version += 1
                yield

    def missing(self, factor: float, ratio: float, theme: Theme) -> bool:
        """Whether there is work to do."""
        return next(self._wanted(factor, ratio, theme), None) is not None

    @property
    def state(self) -> tuple[object, ...]:
        """What the picture of the page depends on."""
        return (self._version, self._hover)

    def at(self, point: QPointF) -> int | None:
        """The rival under a point of the column."""
        for index, place in enumerate(places(len(self.screens))):
            if place.whole.contains(point):
                return index
        return None

    def hover(self, point: QPointF | None) -> None:
        """The pointer is over a point of the column, or elsewhere."""
        self._hover = None if point is None else self.at(point)

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """The whole page in units of the column."""
        sheet = ledger_geometry.sheet_rect()
        box(painter, sheet, ledger_geometry.RADIUS, theme.shade)
        if not self.screens:
            words = QCoreApplication.translate("TableWidget", "There are no rivals at this table.")
            draw_lines(painter, sheet.adjusted(30, 40, -30, -560), words, _NOTE, theme.muted, 2)
        for index, (place, screen) in enumerate(zip(places(len(self.screens)), self.screens, strict=True)):
            self._words(painter, place, screen, theme)
            for rect, ledger in ((place.sheet, False), (place.ledger, True)):
                if rect is None:
                    continue
                kept = self._pictures.get((index, ledger))
                if kept is None:
                    box(painter, rect, 6, theme.paper)
                else:
                    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                    painter.drawImage(rect, kept[1])
                lit = self._hover == index
                edge = pen(theme.lit, 2.6) if lit else pen(tone(theme.muted, 0.5), 1.2)
                box(painter, moved(rect, 1), 6, None, edge)
            if self._hover == index:
                paint_icon(painter, "eye", place.sheet.bottomRight() - QPointF(17, 15), 20, theme.lit)

    def _words(self, painter: QPainter, place: Place, screen: Screen, theme: Theme) -> None:
        """Ink, name and points: in a line above the sheet, or beside it."""
        seat, rect = rival_seat(screen), place.words
        ink = LIGHT.pens[seat.pen].plate
        points = seat.points or screen.ledger.total
        if rect.height() <= _TITLE:
            disc(painter, QPointF(rect.left() + 11, rect.center().y()), 8.5, ink, pen(NIGHT.text, 1.6))
            took = draw_text(painter, rect.adjusted(0, 0, -4, 0), points, _SIDE_POINTS, theme.print)
            draw_text(painter, rect.adjusted(28, 0, -took - 16, 0), seat.name, _NAME, theme.print)
            return
        top = rect.top() + 4
        disc(painter, QPointF(rect.left() + 9, top + 12), 8.5, ink, pen(NIGHT.text, 1.6))
        draw_text(painter, QRectF(rect.left() + 24, top, rect.width() - 24, 24), seat.name, _NAME, theme.print)
        draw_text(painter, QRectF(rect.left(), top + 30, rect.width(), 30), points, _POINTS, theme.print)
        if rect.height() > 100:
            draw_text(painter, QRectF(rect.left(), top + 64, rect.width(), 22), _runs(screen), _NOTE, theme.muted)
