"""The table painted on a widget: a cached base, live highlights, and rebuilding that never holds the window."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QImage, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.new_las_vegas.present.route_help import RouteHelpView
from newvegas_desktop.new_las_vegas.present.view import ButtonView, CityView, SeatState, TableView, Tone
from newvegas_desktop.ui.new_las_vegas.layout import table_layout
from newvegas_desktop.ui.new_las_vegas.route_help_ink import route_help_item
from newvegas_desktop.ui.new_las_vegas.side_page import SidePage
from newvegas_desktop.ui.new_las_vegas.side_rivals import rival_seat
from newvegas_desktop.ui.new_las_vegas.solo_slide import CardDrag, CardSlide
from newvegas_desktop.ui.new_las_vegas.table_access import AccessHost
from newvegas_desktop.ui.new_las_vegas.table_curtain import paint_curtain
from newvegas_desktop.ui.new_las_vegas.table_hand_over import HandOver
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
from newvegas_desktop.ui.new_las_vegas.table_report import report_item
from newvegas_desktop.ui.new_las_vegas.table_stage import SHEETS, Item, Lens, Memo, Space, Stage
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

    page_changed = Signal(str)

    def __init__(self, port: TablePort, theme_name: str = "light", parent: QWidget | None = None) -> None:
        """Nothing is painted before the widget is shown."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.port = port
        self.shown = port.screen
        self.theme = THEMES[theme_name]
        self.lens, self.side_lens = Lens(), Lens()
        self.side = SidePage(port)
        self.pencil = PencilTool(port)
        self.pencil_visible = True
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.drag: PathDrag | None = None
        self.held: CardDrag | None = None
        self.slide = CardSlide(self)
        self.slide.moving.valueChanged.connect(lambda: self.arrange())
        self.slide.moving.finished.connect(lambda: self.arrange())
        self.hand_over = HandOver(self)
        self.hand_over.moving.valueChanged.connect(lambda: self.update())
        self.hand_over.moving.finished.connect(lambda: self.update())
        self.route_help: RouteHelpView | None = None
        self.flashing = ""
        self.beat = 0
        """Which moment of the bots' thinking is shown; 0 if nothing moves."""
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
        # the log and the rivals fill their column as they are
        side_lens = self.side_lens if self.side.is_ledger else Lens()
        return Stage(QSize(size), ratio, layout, self.theme, self.lens, side_lens)

    def _hits(self, stage: Stage) -> Hits:
        covered = bool(self.shown.curtain) or self.side.enlarged is not None
        return Hits(
            self.shown,
            stage,
            city=not covered,
            ledger=not self.shown.curtain and self.side.page == "ledger",
            acme=self.side.page == "rivals",
            page=dict if self.shown.curtain else partial(self.side.slots, stage),
        )

    def _city(self) -> CityView:
        """The city sheet to show: one's own, or a rival's over it."""
        rival = self.side.rival
        city = self.shown.city if rival is None else rival.city
        return city if self.pencil_visible or not city.pencil else replace(city, pencil=())

    def _dressed(self) -> TableView:
        """The frame with what is under the pointer raised or pressed, the open page lit, and the tool in hand named."""
        table, over, down = self.shown.table, self.hovered or "", self.pressed

        def dressed(button: ButtonView) -> ButtonView:
            if button.id == self.side.page or (button.id == "pencil" and self.pencil.active):
                button = replace(button, active=True)
            if over != f"button:{button.id}" or not button.enabled:
                return button
            return replace(button, hover=True, pressed=over == down)

        if self.pencil.active:
            rubber = self.pencil.tool == "rubber"
            words = self.tr("Rubber: rub out pencil strokes") if rubber else self.tr("Pencil: draw on the sheet")
            keys = self.tr("Esc lays it down, P is the pencil, R the rubber, H hides the strokes.")
            # what is to be done stays in view
            table = replace(table, subline=f"{words}. {keys}", subline_tone=Tone.EVEN)
        table = self.side.named(table)
        if self.beat:
            beating = (
                replace(seat, beat=self.beat) if seat.state is SeatState.THINKING else seat for seat in table.seats
            )
            table = replace(table, seats=tuple(beating))
        if table.solo is not None:
            table = replace(table, solo=self.slide.as_seen(table.solo))
        kind = over.partition(":")[0]
        if kind == "seat":
            seats = tuple(replace(seat, hover=over == f"seat:{i}") for i, seat in enumerate(table.seats, 1))
            table = replace(table, seats=seats)
        elif kind == "card":
            cards = tuple(replace(card, hover=over == f"card:{i}") for i, card in enumerate(table.cards, 1))
            table = replace(table, cards=cards)
        elif kind != "button" and self.side.page == "ledger" and not self.pencil.active:
            return table
        return replace(
            table,
            bonuses=tuple(map(dressed, table.bonuses)),
            tools=tuple(map(dressed, table.tools)),
            pages=tuple(map(dressed, table.pages)),
            confirm=table.confirm and dressed(table.confirm),
            menu=table.menu and dressed(table.menu),
        )

    @property
    def _dragging(self) -> bool:
        """Whether the car is being drawn along the road: then it stands nowhere else."""
        return self.drag is not None and self.drag.moved

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
        seen = self._city()
        memo = self._memo("city", (labels, theme.name, seen.pen))
        city = city_items(seen, labels, theme, memo, car=not self._dragging)
        items |= {f"city:{name}": item for name, item in city.items()}
        if self.side.rival is not None:
            items["plaque"] = plaque_item(rival_seat(self.side.rival), stage)
        side = self.side.items(screen, stage, self._memo("side", (labels, theme.name, self.side.pen(screen))))
        items |= {f"side:{name}": item for name, item in side.items()}
        for sheet in stage.magnified():
            place, radius = stage.place(sheet), SHEETS[sheet][2] * layout.factor
            corners = partial(paint_corners, sheet=place, window=stage.window(), radius=radius)
            items[f"corners:{sheet.name}"] = Item(Space.WINDOW, {("corners", sheet): moved(place, 2)}, corners)
        return items

    def _live(self, stage: Stage, hits: Hits) -> Items:
        """Everything painted over the base, in the order it is painted."""
        screen, theme = self.shown, stage.theme
        items: Items = {}
        if not screen.curtain:
            if self.side.enlarged is None:
                memo = self._memo("city marks", (theme.name, screen.city.pen))
                city = city_mark_items(screen.city, theme, memo, car=not self._dragging)
                items |= {f"city:{name}": item for name, item in city.items()}
            if self.side.page == "ledger":
                side = ledger_mark_items(screen.ledger, theme, self._memo("side marks", theme.name))
                items |= {f"side:{name}": item for name, item in side.items()}
            if self.route_help is not None and self.side.enlarged is None:
                items["route help"] = route_help_item(self.route_help, theme)
            if self.drag is not None and self._dragging:
                items["trail"] = trail_item(self.drag, screen.city.pen, theme)
            if self.pencil.drawing:
                items["pencil"] = pencil_item(self.pencil, theme)
            if self.flashing and not hits.rect(self.flashing).isEmpty():
                items["flash"] = flash_item(hits.rect(self.flashing), self.flashing, stage)
            for name, moving in self._moving_cards(stage).items():
                items[name] = moving
            if screen.report is not None:
                items["report"] = report_item(screen.report, stage)
            elif self.banner is not None:
                items["banner"] = banner_item(self.banner, stage)
        if screen.chooser is not None:
            items["chooser"] = chooser_item(hits, screen.chooser, stage.layout.unit, self.hovered, self.pressed)
        return items

    def _moving_cards(self, stage: Stage) -> Items:
        """Cards of the solo game that slide, or that somebody holds."""
        places, found = stage.layout.solo, {"slide": self.slide.item(stage.layout.solo, stage)}
        if self.held is not None:
            found["held"] = self.held.item(self.shown.table.solo, places, stage.layout.unit)
        return {name: item for name, item in found.items() if item is not None}

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
        if (painted.size, painted.ratio, painted.theme.name, painted.lens, painted.side_lens) != (
            stage.size, stage.ratio, stage.theme.name, stage.lens, stage.side_lens
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

    # settings of what is shown

    def set_theme(self, name: str) -> None:
        """Show another board."""
        self.theme = THEMES[name]
        self.arrange()

    def set_page(self, page: str) -> None:
        """Show the ledger, the rivals or the log in the right column."""
        changed = page != self.side.page
        self.side.turn_to(page)
        self.arrange()
        if changed:
            self.page_changed.emit(page)

    def set_pencil_visible(self, visible: bool) -> None:
        """Show or hide the pencil strokes."""
        self.pencil_visible = visible
        self.arrange()

    def set_route_help(self, view: RouteHelpView | None) -> None:
        """Show a help with the route over the city, or none."""
        self.route_help = view
        self.arrange()

    # painting anew

    def _rebuild(self, delay: int) -> None:
        """Keep the old picture, and paint a new one aside a moment later."""
        if self._old is None and self.layers.stage is not None:
            self._old = (self.layers.picture(self.stage), self.layers.stage)
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
            self._slide_in()
            self.update()
        elif self._page_job is not None:
            for _ in self._page_job:
                if enough():
                    return
            self._page_job = None
            self.arrange()

    def _slide_in(self) -> None:
        """Let the next seat's sheets slide in, once they are painted."""
        if self.hand_over.due and not self._stale and self.layers.stage is not None:
            self.hand_over.start(self.layers.copy())

    def settle(self) -> None:
        """Paint at once whatever is still to be painted."""
        if self.layers.stage is None:
            self._stale = True
        while self._stale or self._page_job is not None:
            self._advance(lambda: False)
        self._timer.stop()
        self.hand_over.stop()

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
        return layers.picture(stage)

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
        elif self.hand_over.running:
            self.hand_over.paint(painter, self.stage)
        else:
            self.layers.show(painter, event.region())
        painter.end()

    def _paint_old(self, painter: QPainter, image: QImage, stage: Stage) -> None:
        """The old picture at the new size, or under the new lens."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(self.rect()), image)
        for sheet in SHEETS:
            if stage.size == self.size() and stage.lens_over(sheet) != self.stage.lens_over(sheet):
                place, painted = stage.place(sheet), stage.transform(sheet)
                painter.save()
                painter.setClipRect(place)
                painter.fillRect(place, self.theme.paper)
                painter.setTransform(painted.inverted()[0] * self.stage.transform(sheet), True)
                painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
                painter.drawImage(QPointF(0, 0), image)
                painter.restore()

    # the life of the widget

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The old picture is scaled at once and painted anew a moment later."""
        super().resizeEvent(event)
        self.hand_over.stop()
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
