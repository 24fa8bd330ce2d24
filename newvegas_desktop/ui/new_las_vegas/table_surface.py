"""The table painted on a widget: a cached base, live highlights, and rebuilding that never holds the window."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QHideEvent, QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.new_las_vegas.present.view import ButtonView, CityView, TableView
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas.layout import table_layout
from newvegas_desktop.ui.new_las_vegas.side_page import SidePage
from newvegas_desktop.ui.new_las_vegas.side_rivals import rival_seat
from newvegas_desktop.ui.new_las_vegas.table_access import AccessHost
from newvegas_desktop.ui.new_las_vegas.table_curtain import paint_curtain
from newvegas_desktop.ui.new_las_vegas.table_hits import Hits
from newvegas_desktop.ui.new_las_vegas.table_items import Items, city_items, frame_items, night_items, paint_corners
from newvegas_desktop.ui.new_las_vegas.table_layers import Layers, changed, logical, touched
from newvegas_desktop.ui.new_las_vegas.table_live import (
    banner_item,
    chooser_item,
    flash_item,
    pencil_item,
    plaque_item,
    trail_item,
)
from newvegas_desktop.ui.new_las_vegas.table_marks import city_mark_items, ledger_mark_items
from newvegas_desktop.ui.new_las_vegas.table_paths import PathDrag
from newvegas_desktop.ui.new_las_vegas.table_pencil import PencilTool
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Lens, Memo, Space, Stage
from newvegas_desktop.ui.paint.shapes import moved
from newvegas_desktop.ui.paint.themes import THEMES

_WHOLE = QRect(0, 0, -1, -1)
REBUILD_MS = 10
"""How long the window has to keep its size before the picture is painted anew."""
SLICE = 0.010
"""How many seconds a rebuild works before it lets the window breathe."""
MANY = 60
"""From so many items on, a change is painted aside while the old picture stays."""


class TableSurface(AccessHost):
    """Shows the screens of a port."""

    def __init__(self, port: TablePort, theme_name: str = "light", parent: QWidget | None = None) -> None:
        """Nothing is painted before the widget is shown."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.port = port
        self.shown = port.screen
        self.theme = THEMES[theme_name]
        self.lens = Lens()
        self.side = SidePage(port)
        self.pencil = PencilTool(port)
        self.pencil_visible = True
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.drag: PathDrag | None = None
        self.flashing = ""
        self.banner: tuple[str, str, str] | None = None
        """Who is next, the ink and the round, while that is announced."""
        self.layers = Layers()
        self._memos = {part: Memo() for part in ("frame", "city", "side", "city marks", "side marks")}
        self.stage = self._stage(QSize(1366, 690), 1.0)
        self.hits = self._hits(self.stage)
        self._stale = False
        self._old: tuple[QImage, Stage] | None = None
        self._job: Iterator[None] | None = None
        self._page_job: Iterator[None] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._work)

    # what is shown

    def _stage(self, size: QSize, ratio: float) -> Stage:
        layout = table_layout(size.width(), size.height(), self.shown.table)
        return Stage(QSize(size), ratio, layout, self.theme, self.lens)

    def _hits(self, stage: Stage) -> Hits:
        covered = bool(self.shown.curtain) or self.side.enlarged is not None
        return Hits(self.shown, stage, city=not covered, ledger=not self.shown.curtain and self.side.page == "ledger")

    def _city(self) -> CityView:
        """The city sheet to show: one's own, or a rival's over it."""
        rival = self.side.rival
        city = self.shown.city if rival is None else rival.city
        return city if self.pencil_visible or not city.pencil else replace(city, pencil=())

    def _dressed(self) -> TableView:
        """The frame with what is under the pointer raised or pressed, the open page lit, and the tool in hand named."""
        table, over, down = self.shown.table, self.hovered or "", self.pressed

        def dressed(button: ButtonView) -> ButtonView:
            if button.id == self.side.page:
                button = replace(button, active=True)
            if over != f"button:{button.id}" or not button.enabled:
                return button
            return replace(button, hover=True, pressed=over == down)

        if self.pencil.active:
            rubber = self.pencil.tool == "rubber"
            words = self.tr("Rubber: rub out pencil strokes") if rubber else self.tr("Pencil: draw on the sheet")
            keys = self.tr("Esc lays it down, P is the pencil, R the rubber, H hides the strokes.")
            table = replace(table, sentence=words, subline=keys)
        kind = over.partition(":")[0]
        if kind == "seat":
            seats = tuple(replace(seat, hover=over == f"seat:{i}") for i, seat in enumerate(table.seats, 1))
            table = replace(table, seats=seats)
        elif kind == "card":
            cards = tuple(replace(card, hover=over == f"card:{i}") for i, card in enumerate(table.cards, 1))
            table = replace(table, cards=cards)
        elif kind != "button" and self.side.page == "ledger":
            return table
        return replace(
            table,
            bonuses=tuple(map(dressed, table.bonuses)),
            tools=tuple(map(dressed, table.tools)),
            pages=tuple(map(dressed, table.pages)),
            confirm=table.confirm and dressed(table.confirm),
            menu=table.menu and dressed(table.menu),
        )

    def _memo(self, part: str, setting: object) -> Memo:
        """What a part of the picture is made of, as far as it is known."""
        return self._memos[part].under(setting)

    def _items(self, stage: Stage) -> Items:
        """Everything of the base, in the order it is painted."""
        layout, screen, theme = stage.layout, self.shown, stage.theme
        labels = screen.table.labels
        items = night_items(stage) | frame_items(self._dressed(), layout, self._memo("frame", layout.unit))
        if screen.curtain:
            area = layout.city.united(layout.ledger)
            paint = partial(paint_curtain, area=area, name=screen.curtain, factor=layout.factor)
            items["curtain"] = Item(Space.WINDOW, {("curtain", screen.curtain): moved(area, 2)}, paint)
            return items
        city = city_items(self._city(), labels, theme, self._memo("city", (labels, theme.name)))
        items |= {f"city:{name}": item for name, item in city.items()}
        if stage.lens.zoom > 1:
            radius = geometry.RADIUS * layout.factor
            corners = partial(paint_corners, city=layout.city, window=stage.window(), radius=radius)
            items["corners"] = Item(Space.WINDOW, {"corners": moved(layout.city, 2)}, corners)
        if self.side.rival is not None:
            items["plaque"] = plaque_item(rival_seat(self.side.rival), stage)
        side = self.side.items(screen, stage, self._memo("side", (labels, theme.name)))
        items |= {f"side:{name}": item for name, item in side.items()}
        return items

    def _live(self, stage: Stage, hits: Hits) -> Items:
        """Everything painted over the base, in the order it is painted."""
        screen, theme = self.shown, stage.theme
        items: Items = {}
        if not screen.curtain:
            if self.side.enlarged is None:
                city = city_mark_items(screen.city, theme, self._memo("city marks", theme.name))
                items |= {f"city:{name}": item for name, item in city.items()}
            if self.side.page == "ledger":
                side = ledger_mark_items(screen.ledger, theme, self._memo("side marks", theme.name))
                items |= {f"side:{name}": item for name, item in side.items()}
            if self.drag is not None and self.drag.moved:
                items["trail"] = trail_item(self.drag, screen.city.pen, theme)
            if self.pencil.drawing:
                items["pencil"] = pencil_item(self.pencil, theme)
            if self.flashing and not hits.rect(self.flashing).isEmpty():
                items["flash"] = flash_item(hits.rect(self.flashing), self.flashing, stage)
            if self.banner is not None:
                items["banner"] = banner_item(self.banner, stage)
        if screen.chooser is not None:
            items["chooser"] = chooser_item(hits, screen.chooser, stage.layout.unit, self.hovered, self.pressed)
        return items

    def arrange(self) -> None:
        """Bring the picture up to the screen: repaint what differs, at once or, where that is much, aside."""
        stage = self.stage = self._stage(self.size(), self.devicePixelRatioF())
        hits = self.hits = self._hits(stage)
        painted = self.layers.stage
        if painted is None:
            self.update()
            return
        if self._stale:
            return
        if (painted.size, painted.ratio, painted.theme.name, painted.lens) != (
            stage.size, stage.ratio, stage.theme.name, stage.lens
        ):  # fmt: skip
            self._rebuild(REBUILD_MS)
            return
        items = self._items(stage)
        rects = changed(stage, self.layers.items, items)
        parts = [(rect, touched(stage, items, rect)) for rect in rects]
        if sum(len(chosen) for _, chosen in parts) > MANY:
            self._rebuild(0)
            return
        self.layers.repaint(stage, items, parts)
        rects = self.layers.lighten(self._live(stage, hits), rects)
        if rects:
            self.update(logical(stage, rects))
        if self._page_job is None:
            self._page_job = self.side.work(stage)
            if self._page_job is not None:
                self._timer.start(0)

    # painting anew

    def _rebuild(self, delay: int) -> None:
        """Keep the old picture, and paint a new one aside a moment later."""
        if self._old is None and self.layers.stage is not None:
            self._old = (self.layers.image, self.layers.stage)
        self._stale, self._job = True, None
        if self.isVisible():
            self._timer.start(delay)
        self.update()

    def _work(self) -> None:
        """A slice of what is to be painted aside."""
        until = time.perf_counter() + SLICE
        self._advance(lambda: time.perf_counter() >= until)
        if self._stale or self._page_job is not None:
            self._timer.start(0)

    def _advance(self, enough: Callable[[], bool]) -> None:
        """Paint aside until it is done or enough."""
        if self._stale:
            if self._job is None:
                self._job = self.layers.build(self.stage, self._items(self.stage))
            for _ in self._job:
                if enough():
                    return
            self._job, self._stale, self._old = None, False, None
            self.arrange()
            self.update()
        elif self._page_job is not None:
            for _ in self._page_job:
                if enough():
                    return
            self._page_job = None
            self.arrange()

    def settle(self) -> None:
        """Paint at once whatever is still to be painted."""
        if self.layers.stage is None:
            self._stale = True
        while self._stale or self._page_job is not None:
            self._advance(lambda: False)
        self._timer.stop()

    def grab(self, rectangle: QRect = _WHOLE) -> QPixmap:
        """A picture of the widget; never one that is being painted anew."""
        self.settle()
        return super().grab(rectangle)

    def picture(self, size: QSize, ratio: float = 1.0) -> QImage:
        """The page as a picture of some size, without a screen."""
        stage = self._stage(size, ratio)
        for _ in self.side.work(stage) or ():
            pass
        layers = Layers()
        for _ in layers.build(stage, self._items(stage)):
            pass
        layers.lighten(self._live(stage, self._hits(stage)), [])
        return layers.image

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture; while a new one is painted, the old one."""
        if self.layers.stage is None:
            self.stage = self._stage(self.size(), self.devicePixelRatioF())
            self._stale = True
            self._advance(lambda: False)
        elif self.layers.stage.ratio != self.devicePixelRatioF() and not self._stale:
            self.stage = self._stage(self.size(), self.devicePixelRatioF())
            self._rebuild(0)
        painter = QPainter(self)
        if self._stale and self._old is not None:
            self._paint_old(painter, *self._old)
        else:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawImage(QPointF(0, 0), self.layers.image)
        painter.end()

    def _paint_old(self, painter: QPainter, image: QImage, stage: Stage) -> None:
        """The old picture at the new size, or under the new lens."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(self.rect()), image)
        if stage.size == self.size() and stage.lens != self.lens:
            now = replace(stage, lens=self.lens)
            painter.setClipRect(stage.layout.city)
            painter.fillRect(stage.layout.city, self.theme.paper)
            back, _ = stage.transform(Space.CITY).inverted()
            painter.setTransform(back * now.transform(Space.CITY), True)
            painter.setClipRect(stage.layout.city, Qt.ClipOperation.IntersectClip)
            painter.drawImage(QPointF(0, 0), image)

    # the life of the widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The old picture is scaled at once and painted anew a moment later."""
        super().resizeEvent(event)
        self._job = None
        if self._stale and self._timer.isActive():
            self._timer.start(REBUILD_MS)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        """Another screen may have another density."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self.layers.stage is not None:
            self.arrange()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Go on with what was left when the widget was hidden."""
        super().showEvent(event)
        if self._stale or self._page_job is not None:
            self._timer.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is painted while nobody looks."""
        super().hideEvent(event)
        self._timer.stop()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing goes on after the end."""
        super().closeEvent(event)
        self._timer.stop()
