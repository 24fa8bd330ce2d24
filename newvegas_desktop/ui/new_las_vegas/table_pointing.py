"""Pointing at the table: the slot under mouse or finger is previewed, activated, drawn from or explained."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QHelpEvent, QMouseEvent, QNativeGestureEvent, QPointingDevice, QTouchEvent
from PySide6.QtWidgets import QToolTip, QWidget

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.ui.new_las_vegas.ledger_geometry import ledger_slots
from newvegas_desktop.ui.new_las_vegas.side_page import SIDE_PAGES, THEIRS
from newvegas_desktop.ui.new_las_vegas.solo_slide import CardDrag
from newvegas_desktop.ui.new_las_vegas.symbol_places import city_symbol, ledger_part, ledger_symbol
from newvegas_desktop.ui.new_las_vegas.table_paths import PathDrag
from newvegas_desktop.ui.new_las_vegas.table_pencil import TOOLS
from newvegas_desktop.ui.new_las_vegas.table_report import report_rect
from newvegas_desktop.ui.new_las_vegas.table_stage import Space
from newvegas_desktop.ui.new_las_vegas.table_touch import STILL, Fingers
from newvegas_desktop.ui.new_las_vegas.table_zoom import Hand, ZoomedTable

FLASH_MS = 1200
AT_ONCE = ("button:", "option:", "seat:", "acme:")
"""Slots with nothing to preview: one tap is enough."""
HALF_CARDS = ("number:", "effect:")
"""Solo: what can be dragged onto another card or onto ACME's pile."""
_PANNING = Qt.MouseButton.MiddleButton | Qt.MouseButton.RightButton


class PointedTable(ZoomedTable):
    """A table that tells its port what is pointed at and meant; the geometry says where that is."""

    slot_activated = Signal(str)
    """A slot was clicked or tapped, after the port was told."""
    slot_shown = Signal(str)
    """A line of the log was clicked: the slot it speaks of."""
    tool_changed = Signal(str)

    def __init__(self, port: TablePort, theme_name: str = "light", parent: QWidget | None = None) -> None:
        """Nothing is pointed at."""
        super().__init__(port, theme_name, parent)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._told: str | None = None
        self._tapped: str | None = None
        self._panned_from: QPointF | None = None
        self._pulled_from: QPointF | None = None
        """Where the left button went down on paper that can be moved, until it moves."""
        self._pointing = self._refreshed = False
        self._fingers = Fingers(self)
        self._flash_timer = QTimer(self)
        self._flash_timer.setSingleShot(True)
        self._flash_timer.timeout.connect(self._flash_over)

    def slot_at(self, point: QPointF) -> str | None:
        """The slot under a point of the widget."""
        return None if self._on_report(point) else self.hits.at(point, self.hovered)

    def _on_report(self, point: QPointF) -> bool:
        """Whether a point is on what is being told of the bots."""
        report = self.shown.report
        return report is not None and not self.shown.curtain and report_rect(report, self.stage).contains(point)

    def slot_point(self, slot: str) -> QPoint:
        """A point of the widget that hits a slot."""
        self._up_to_date()
        return self.hits.point(slot).toPoint()

    def slot_rect(self, slot: str) -> QRectF:
        """Where a slot is in the widget; empty if it is nowhere."""
        self._up_to_date()
        return self.hits.rect(slot)

    def _up_to_date(self) -> None:
        """A widget that was never shown has not been laid out."""
        if self.stage.size != self.size():
            self.arrange()

    def _point(self, slot: str | None) -> None:
        """Something else is under the pointer."""
        if slot == self.hovered and slot == self._told:
            return
        changed, self.hovered = slot != self.hovered, slot
        self._show_cursor()
        if slot != self._told:
            self._told = slot
            self._pointing, self._refreshed = True, False
            self.port.point(slot)
            self._pointing = False
            # a port that has another screen now has had it arranged
            changed = changed and not self._refreshed
        if changed:
            self.arrange()

    def _show_cursor(self) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self._panned_from is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self.hovered is not None and (self.hovered in self.shown.targets or self.hovered.startswith(AT_ONCE)):
            shape = Qt.CursorShape.PointingHandCursor
        elif self.pencil.active:
            shape = Qt.CursorShape.CrossCursor
        if self.cursor().shape() != shape:
            self.setCursor(shape)

    def _activate(self, slot: str) -> None:
        """A slot was meant."""
        # whatever comes of it, the next movement points anew
        self._told = self._tapped = None
        page = slot.removeprefix("button:")
        if self.shown.table.solo is not None and slot in ("seat:2", "acme:pile"):
            page = "rivals"
        if page in SIDE_PAGES:
            # the pages of the right column are turned here
            self.set_page("ledger" if self.side.page == page else page)
        elif page == "pencil":
            self.set_tool("none" if self.pencil.active else "pencil")
        else:
            self.port.activate(slot)
        self.slot_activated.emit(slot)

    def _on_sheet(self, point: QPointF) -> bool:
        """Whether a point is on one's own city sheet, with nothing before it."""
        free = not self.shown.curtain and self.side.enlarged is None and not self.hits.panel.contains(point)
        return free and self.stage.layout.city.contains(point) and not self._on_report(point)

    # drawing: the pencil, the rubber, and a path dragged along the road

    def take_hold(self, point: QPointF) -> bool:
        """A press takes hold of the pencil, the rubber, the car or half a card; whether it does."""
        slot = self.slot_at(point)
        if slot is not None and slot.startswith(HALF_CARDS) and self.shown.chooser is None:
            self.held, self.pressed = CardDrag(slot, point), slot
            self.arrange()
            return True
        if not self._on_sheet(point):
            return False
        sheet = self.stage.city_point(point)
        if self.pencil.active:
            self.pencil.press(sheet)
        elif PathDrag.begins(self.shown.city, sheet):
            self.drag = PathDrag(self.shown.city)
        else:
            return False
        self.arrange()
        return True

    def pull(self, point: QPointF) -> None:
        """Draw on to a point."""
        sheet = self.stage.city_point(point)
        if self.held is not None:
            self.held.move(point)
            if self.held.moved:
                self._point(self.held.meant(self.stage.layout.solo))
        elif self.pencil.drawing:
            self.pencil.move(sheet)
        elif self.drag is not None:
            meant, arrived = self.drag.move(sheet)
            if meant is not None and arrived:
                self.drag = None
                self._activate(meant)
            else:
                self._point(meant)
        self.arrange()

    def let_go(self, point: QPointF) -> None:
        """What was drawn is done; a car that was only touched is clicked, one let go at a lamp has come there."""
        drag, self.drag = self.drag, None
        held, self.held = self.held, None
        if held is not None:
            self.pressed = None
            self._drop(held, point)
        elif self.pencil.drawing:
            self.pencil.release()
        elif drag is not None:
            drag.move(self.stage.city_point(point))
            slot = drag.arrived if drag.moved else self.slot_at(point)
            if slot is not None:
                self._activate(slot)
        self.arrange()

    def _drop(self, held: CardDrag, point: QPointF) -> None:
        """Half a card was only touched, or dropped somewhere."""
        held.move(point)
        meant = held.meant(self.stage.layout.solo)
        if held.moved:
            self._told = None
            if meant is not None:
                self._activate(meant)
        elif self._fingers.down:
            self.tap(point)
        elif self.slot_at(point) == held.slot:
            self._activate(held.slot)

    # mouse

    @staticmethod
    def _by_finger(event: QMouseEvent) -> bool:
        return event.device().type() == QPointingDevice.DeviceType.TouchScreen

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of what is under the pointer."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        point = event.position()
        if event.button() & _PANNING:
            self._panned_from = point if self.magnified_at(point) else None
            self._show_cursor()
        elif event.button() == Qt.MouseButton.LeftButton and not self.take_hold(point):
            self.pressed = self.slot_at(point)
            self._pulled_from = point if self.magnified_at(point) else None
            self.arrange()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Preview what is under the pointer; draw or pan while a button is down."""
        point = event.position()
        self.in_hand = Hand.POINTER
        if self._pulled_from is not None and (point - self._pulled_from).manhattanLength() > STILL:
            # the press was no click: it pulls the paper
            self._panned_from, self._pulled_from, self.pressed = self._pulled_from, None, None
            self._point(None)
            self._show_cursor()
        if self._panned_from is not None:
            self.swipe(point - self._panned_from, self._panned_from)
            self._panned_from = point
        elif self.pencil.drawing or self.drag is not None or self.held is not None:
            self.pull(point)
        else:
            drawing = self.pencil.active and self._on_sheet(point)
            self._point(None if drawing else self.slot_at(point))
            column = self.stage.layout.ledger.contains(point) and not self.shown.curtain
            if self.side.hover(self.stage.ledger_point(point) if column else None):
                self.arrange()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do what was pressed if the pointer is still on it."""
        point = event.position()
        self._pulled_from = None
        if self._panned_from is not None or event.button() & _PANNING:
            self._panned_from = None
            self._show_cursor()
        elif self.pencil.drawing or self.drag is not None or self.held is not None:
            self.let_go(point)
        elif event.button() == Qt.MouseButton.LeftButton:
            pressed, self.pressed = self.pressed, None
            self._refreshed = False
            if self._by_finger(event):
                self.tap(point)
            elif not self._click_beside(point):
                slot = self.slot_at(point)
                if slot is not None and slot == pressed:
                    self._activate(slot)
            # a port that has another screen now has had it arranged
            if not self._refreshed:
                self.arrange()

    def _click_beside(self, point: QPointF) -> bool:
        """A click on what is no slot: a report, beside a chooser, on a rival's sheets, on a page of the column."""
        if self._on_report(point):
            self.port.escape()
            return True
        if self.shown.chooser is not None:
            if not self.hits.panel.contains(point):
                self.port.escape()
            return not self.hits.panel.contains(point)
        if self.shown.curtain:
            return False
        layout = self.stage.layout
        if self.side.enlarged is not None and (layout.city.contains(point) or layout.ledger.contains(point)):
            self.side.step(0)
        elif self.side.page != "ledger" and layout.ledger.contains(point):
            if self.shown.acme is not None and self.side.page == "rivals":
                return False
            self._press_page(lambda: self.side.click(self.stage.ledger_point(point)))
        else:
            return False
        self.arrange()
        return True

    def press_page(self, slot: str) -> None:
        """A line of the log or a rival is pressed without a pointer."""
        self._press_page(lambda: self.side.press(slot))
        self.arrange()

    def _press_page(self, press: Callable[[], str]) -> None:
        """Press something of a page; it may turn to another one."""
        page = self.side.page
        slot = press()
        if self.side.page != page:
            self.page_changed.emit(self.side.page)
        self._show_slot(slot)

    def _show_slot(self, slot: str) -> None:
        """Show a slot with a bright frame for a moment; what the log covers is turned to."""
        if slot:
            if slot in ledger_slots(self.shown.ledger):
                self.set_page("ledger")
            self.flashing = slot
            self._flash_timer.start(FLASH_MS)
            self.slot_shown.emit(slot.removeprefix(THEIRS))

    def _flash_over(self) -> None:
        self.flashing = ""
        self.arrange()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        super().leaveEvent(event)
        self._point(None)
        if self.side.hover(None):
            self.arrange()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Something may be under the pointer at once."""
        super().enterEvent(event)
        self._point(self.slot_at(event.position()))

    # touch

    def tap(self, point: QPointF) -> None:
        """The first tap previews, the second writes."""
        if self._click_beside(point):
            return
        slot = self.slot_at(point)
        if slot is None:
            self._tapped = None
            self._point(None)
        elif slot == self._tapped or slot.startswith(AT_ONCE):
            self._activate(slot)
        else:
            self._point(slot)
            self._tapped = slot

    def set_tool(self, name: str) -> None:
        """Take up the pencil or the rubber, or lay both down with `none`."""
        if name not in TOOLS:
            raise ValueError(f"no tool {name!r}: one of {', '.join(TOOLS)}")
        if self.shown.curtain:
            name = "none"
        if name != self.pencil.tool:
            self.pencil.cancel()
            self.pencil.tool = name
            self._show_cursor()
            self.arrange()
            self.tool_changed.emit(name)

    # other events

    def event(self, event: QEvent) -> bool:
        """Tool tips from the words of the slot under the pointer; fingers."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tip(event)
            return True
        if isinstance(event, QTouchEvent):
            self._fingers.follow(event)
            event.accept()
            return True
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.pinch(1 + event.value(), event.position())
            return True
        return super().event(event)

    def _tip(self, event: QHelpEvent) -> None:
        point = QPointF(event.pos())
        symbol = self._symbol_at(point)
        if symbol is not None:
            self._show_tip(event, *symbol)
            return
        slot = self.slot_at(point)
        words = "" if slot is None else self._tip_of(slot)
        if slot is None and not self.shown.curtain and not self._on_report(point):
            # a tip over the log would hide the lines around it
            slot = self.hits.page_at(point) if self.side.page == "rivals" else None
            words = "" if slot is None else self.hits.info(slot).tip
        if slot is None or not words:
            QToolTip.hideText()
        else:
            self._show_tip(event, words, self.hits.rect(slot))

    def _show_tip(self, event: QHelpEvent, words: str, rect: QRectF) -> None:
        # rich text is wrapped, plain text is not
        plain = words.replace("&", "&amp;").replace("<", "&lt;")
        QToolTip.showText(event.globalPos(), f"<qt>{plain}</qt>", self, rect.toAlignedRect())

    def _symbol_at(self, point: QPointF) -> tuple[str, QRectF] | None:
        """What the symbol under a point means, and where it is in the window."""
        if self.shown.curtain or self._on_report(point) or self.hits.panel.contains(point):
            return None
        layout = self.stage.layout
        if layout.city.contains(point):
            space, found = Space.CITY, city_symbol(self._city(), self.stage.city_point(point))
        elif layout.ledger.contains(point) and self.side.page == "ledger":
            there, view = self.stage.ledger_point(point), self.shown.ledger
            space, found = Space.LEDGER, ledger_symbol(view, there)
            if found is None and self.slot_at(point) is None:
                found = ledger_part(view, there)
        else:
            return None
        if found is None:
            return None
        name, rect = found
        return self.shown.symbols[name], self.stage.to_window(space, rect)

    def _tip_of(self, slot: str) -> str:
        """What a tool tip adds; nothing where the bar below speaks of the slot already."""
        shown = self.shown
        spoken_of = slot in shown.targets and not slot.startswith("button:")
        if spoken_of or slot.startswith(("card:", "option:", "path:", "lot:", *HALF_CARDS)) or slot not in shown.slots:
            return ""
        return shown.slots[slot].tip
