"""The table page: shows the screens of a port and turns mouse, keyboard and touch into intent."""

import html
import weakref
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QEnterEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPointingDevice,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget
from shiboken6 import isValid

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.new_las_vegas.present.screen import Screen, SlotInfo
from newvegas_desktop.ui.new_las_vegas.side_page import SIDE_PAGES
from newvegas_desktop.ui.new_las_vegas.table_access import announce, install_access, tell_focus
from newvegas_desktop.ui.new_las_vegas.table_focus import focus_slot
from newvegas_desktop.ui.new_las_vegas.table_keys import PAGES, walk
from newvegas_desktop.ui.new_las_vegas.table_paths import PathDrag
from newvegas_desktop.ui.new_las_vegas.table_pencil import TOOLS
from newvegas_desktop.ui.new_las_vegas.table_stage import Lens
from newvegas_desktop.ui.new_las_vegas.table_surface import TableSurface
from newvegas_desktop.ui.new_las_vegas.table_touch import Fingers
from newvegas_desktop.ui.paint.themes import THEMES

FLASH_MS = 1200
BANNER_MS = 1100
ZOOM_STEP = 1.25
AT_ONCE = ("button:", "option:", "seat:")
"""Slots with nothing to preview: one tap is enough."""
_PANNING = Qt.MouseButton.MiddleButton | Qt.MouseButton.RightButton


class TableWidget(TableSurface):
    """Everything of the table page; the port says what, the geometry says where."""

    slot_shown = Signal(str)
    """A line of the log was clicked: the slot it speaks of."""
    slot_activated = Signal(str)
    """A slot was clicked or tapped, after the port was told."""
    tool_changed = Signal(str)
    page_changed = Signal(str)
    zoom_changed = Signal(float)

    def __init__(self, port: TablePort, theme_name: str = "light", parent: QWidget | None = None) -> None:
        """Show a port's screens."""
        super().__init__(port, theme_name, parent)
        install_access()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setAccessibleName(self.tr("The table"))
        self.setMinimumSize(640, 400)
        self._told: str | None = None
        self._tapped: str | None = None
        self._panned_from: QPointF | None = None
        self._pointing = self._refreshed = False
        self._focus = focus_slot(self.shown)
        self._said = ""
        self._slots: list[str] | None = None
        self._fingers = Fingers(self)
        self._flash_timer = QTimer(self)
        self._flash_timer.setSingleShot(True)
        self._flash_timer.timeout.connect(self._flash_over)
        self._banner_timer = QTimer(self)
        self._banner_timer.setSingleShot(True)
        self._banner_timer.timeout.connect(self._banner_over)
        self.motion = True
        itself = weakref.ref(self)

        def changed() -> None:
            table = itself()
            if table is not None and isValid(table):
                table.refresh()

        port.subscribe(changed)

    # the port has another screen

    def refresh(self) -> None:
        """Show what the port shows now."""
        old, self.shown = self.shown, self.port.screen
        if old.table.sentence != self.shown.table.sentence:
            # whoever acts looks at their own sheet
            self.side.enlarged = None
        before, after = _who(old), _who(self.shown)
        if after not in (None, before) and not self.shown.curtain and self.motion and self.isVisible():
            self.banner = after
            self._banner_timer.start(BANNER_MS)
        self._slots, self._refreshed = None, True
        if not self._pointing:
            # pointing at things changes neither the log nor the rivals
            self.side.refresh()
        self.arrange()
        focus = focus_slot(self.shown)
        if focus != self._focus:
            self._focus = focus
            tell_focus(self)
        if self.shown.announcement != self._said:
            self._said = self.shown.announcement
            announce(self, self._said)

    # pointing

    def slot_at(self, point: QPointF) -> str | None:
        """The slot under a point of the widget."""
        return self.hits.at(point, self.hovered)

    def slot_point(self, slot: str) -> QPoint:
        """A point of the widget that hits a slot."""
        self._up_to_date()
        return self.hits.point(slot).toPoint()

    def slot_geometry(self, slot: str) -> QRect:
        """The pixels of the widget a slot touches."""
        return self.slot_rect(slot).toAlignedRect()

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
        if page in SIDE_PAGES:
            # the pages of the right column are turned here
            self.set_page("ledger" if self.side.page == page else page)
        else:
            self.port.activate(slot)
        self.slot_activated.emit(slot)

    def _on_sheet(self, point: QPointF) -> bool:
        """Whether a point is on one's own city sheet, with nothing before it."""
        free = not self.shown.curtain and self.side.enlarged is None and not self.hits.panel.contains(point)
        return free and self.stage.layout.city.contains(point)

    # drawing: the pencil, the rubber, and a path dragged along the road

    def take_hold(self, point: QPointF) -> bool:
        """A press takes hold of the pencil, the rubber or the car; whether it does."""
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
        if self.pencil.drawing:
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
        """What was drawn is done; a car that was only touched is clicked."""
        drag, self.drag = self.drag, None
        if self.pencil.drawing:
            self.pencil.release()
        elif drag is not None and not drag.moved:
            slot = self.slot_at(point)
            if slot is not None:
                self._activate(slot)
        self.arrange()

    # mouse

    @staticmethod
    def _by_finger(event: QMouseEvent) -> bool:
        return event.device().type() == QPointingDevice.DeviceType.TouchScreen

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of what is under the pointer."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        point = event.position()
        if event.button() & _PANNING:
            self._panned_from = point if self.lens.zoom > 1 else None
            self._show_cursor()
        elif event.button() == Qt.MouseButton.LeftButton and not self.take_hold(point):
            self.pressed = self.slot_at(point)
            self.arrange()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Preview what is under the pointer; draw or pan while a button is down."""
        point = event.position()
        if self._panned_from is not None:
            self.swipe(point - self._panned_from, point)
            self._panned_from = point
        elif self.pencil.drawing or self.drag is not None:
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
        if event.button() & _PANNING:
            self._panned_from = None
            self._show_cursor()
        elif self.pencil.drawing or self.drag is not None:
            self.let_go(point)
        elif event.button() == Qt.MouseButton.LeftButton:
            pressed, self.pressed = self.pressed, None
            if self._by_finger(event):
                self.tap(point)
            elif not self._click_beside(point):
                slot = self.slot_at(point)
                if slot is not None and slot == pressed:
                    self._activate(slot)
            self.arrange()

    def _click_beside(self, point: QPointF) -> bool:
        """A click on what is no slot: beside a chooser, on a rival's sheet, on a page of the column."""
        if self.shown.chooser is not None:
            if not self.hits.panel.contains(point):
                self.port.escape()
            return not self.hits.panel.contains(point)
        if self.shown.curtain:
            return False
        if self.side.enlarged is not None and self.stage.layout.city.contains(point):
            self.side.enlarged = None
        elif self.side.page != "ledger" and self.stage.layout.ledger.contains(point):
            self._show_slot(self.side.click(self.stage.ledger_point(point)))
        else:
            return False
        self.arrange()
        return True

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

    def swipe(self, by: QPointF, point: QPointF) -> None:
        """Move the sheet under the lens, or scroll the log."""
        if self.side.page == "log" and self.stage.layout.ledger.contains(point):
            self.side.log.scroll(-by.y() / self.stage.layout.factor)
            self.arrange()
        elif self.lens.zoom > 1:
            scale = self.stage.layout.factor * self.lens.zoom
            self._set_lens(self.lens.moved(-by.x() / scale, -by.y() / scale))

    def pinch(self, by: float, point: QPointF) -> None:
        """Magnify the city sheet around a point."""
        city = self.stage.layout.city
        part = QPointF((point.x() - city.left()) / city.width(), (point.y() - city.top()) / city.height())
        part = QPointF(min(1.0, max(0.0, part.x())), min(1.0, max(0.0, part.y())))
        self._set_lens(self.lens.around(part, self.lens.zoom * by))

    def _set_lens(self, lens: Lens) -> None:
        if lens == self.lens:
            return
        zoomed, self.lens = lens.zoom != self.lens.zoom, lens
        self._slots = None
        QToolTip.hideText()
        self.arrange()
        self.update()
        if zoomed:
            self.zoom_changed.emit(lens.zoom)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl zoom, otherwise scroll what can be scrolled."""
        turned, fine = event.angleDelta(), event.pixelDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.pinch(ZOOM_STEP ** (turned.y() / 120), event.position())
        else:
            self.swipe(QPointF(fine) if not fine.isNull() else QPointF(turned) / 2, event.position())
        event.accept()

    def zoom_in(self) -> None:
        """Magnify the city sheet around its middle."""
        self.pinch(ZOOM_STEP, self.stage.layout.city.center())

    def zoom_out(self) -> None:
        """Magnify it less."""
        self.pinch(1 / ZOOM_STEP, self.stage.layout.city.center())

    def zoom_reset(self) -> None:
        """The whole city sheet again."""
        self._set_lens(Lens())

    # settings

    def set_theme(self, name: str) -> None:
        """Show another board."""
        self.theme = THEMES[name]
        self.arrange()

    def set_page(self, page: str) -> None:
        """Show the ledger, the rivals or the log in the right column."""
        changed = page != self.side.page
        self.side.turn_to(page)
        self._slots = None
        self.arrange()
        if changed:
            self.page_changed.emit(page)

    def set_tool(self, name: str) -> None:
        """Take up the pencil or the rubber, or lay both down with `none`."""
        if name not in TOOLS:
            raise ValueError(f"no tool {name!r}: one of {', '.join(TOOLS)}")
        if name != self.pencil.tool:
            self.pencil.cancel()
            self.pencil.tool = name
            self._show_cursor()
            self.arrange()
            self.tool_changed.emit(name)

    def set_pencil_visible(self, visible: bool) -> None:
        """Show or hide the pencil strokes."""
        self.pencil_visible = visible
        self.arrange()

    def _show_slot(self, slot: str) -> None:
        """Show a slot with a bright frame for a moment."""
        if slot:
            self.flashing = slot
            self._flash_timer.start(FLASH_MS)
            self.slot_shown.emit(slot)

    def _banner_over(self) -> None:
        self.banner = None
        self.arrange()

    def _flash_over(self) -> None:
        self.flashing = ""
        self.arrange()

    # keyboard

    def focusNextPrevChild(self, next_child: bool) -> bool:
        """Tab walks what can be done on the table; it does not leave it."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tab and arrows walk, Enter does, Escape steps back, the log is paged."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif key in PAGES and self.side.page == "log":
            self.side.log.page(PAGES[key])
            self.arrange()
        elif not walk(self.port, event):
            super().keyPressEvent(event)

    def _escape(self) -> None:
        """Close what covers the sheet, then step back in the game."""
        if self.side.enlarged is not None:
            self.side.enlarged = None
        elif self.pencil.drawing or self.drag is not None:
            self.pencil.cancel()
            self.drag = None
        elif self.pencil.active:
            self.set_tool("none")
        else:
            self.port.escape()
            return
        self.arrange()

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
        slot = self.slot_at(QPointF(event.pos()))
        words = "" if slot is None else self._tip_of(slot)
        if slot is None or not words:
            QToolTip.hideText()
        else:
            # rich text is wrapped, plain text is not
            words = f"<qt>{html.escape(words)}</qt>"
            QToolTip.showText(event.globalPos(), words, self, self.hits.rect(slot).toAlignedRect())

    def _tip_of(self, slot: str) -> str:
        """What a tool tip adds; nothing where the bar below speaks of the slot already."""
        shown = self.shown
        spoken_of = slot in shown.targets and not slot.startswith("button:")
        if spoken_of or slot.startswith(("card:", "option:", "path:")) or slot not in shown.slots:
            return ""
        if slot.startswith("lot:"):
            street, _, avenue = slot.removeprefix("lot:").partition(".")
            if shown.city.lots[int(street), int(avenue)].misfit:
                return ""
        return shown.slots[slot].tip

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing flashes while nobody looks."""
        super().hideEvent(event)
        self._rest()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing goes on after the end."""
        super().closeEvent(event)
        self._rest()

    def _rest(self) -> None:
        self._flash_timer.stop()
        self._banner_timer.stop()
        self.flashing, self.banner = "", None
        self.pencil.cancel()
        self.drag = self.pressed = self._tapped = None

    # for screen readers

    def access_slots(self) -> Sequence[str]:
        """The slots in reading order; paths and options while there are any."""
        if self._slots is None:
            self._up_to_date()
            known = self.shown.slots
            self._slots = [slot for slot in self.hits.rects() if slot in known or slot.startswith("option:")]
        return self._slots

    def access_info(self, slot: str) -> SlotInfo:
        """A slot in words."""
        if slot.startswith("option:") and self.shown.chooser is not None:
            for option in self.shown.chooser.options:
                if slot == f"option:{option.id}" and slot not in self.shown.slots:
                    return SlotInfo(option.text, option.detail, True)
        return self.shown.slots.get(slot, SlotInfo(""))

    def access_rect(self, slot: str) -> QRectF:
        """Where a slot is in the widget."""
        return self.slot_rect(slot)

    def access_at(self, point: QPointF) -> str | None:
        """The slot under a point of the widget."""
        return self.slot_at(point)

    def access_focus(self) -> str | None:
        """The slot the keyboard rests on."""
        return focus_slot(self.shown)

    def access_press(self, slot: str) -> None:
        """A screen reader presses a slot."""
        self._activate(slot)


def _who(screen: Screen) -> tuple[str, str, str] | None:
    """Whose sheet a screen shows: name, ink and round."""
    seats = screen.table.seats
    current = next((seat for seat in seats if seat.current), None)
    return None if current is None or len(seats) < 2 else (current.name, current.pen, screen.table.round)
