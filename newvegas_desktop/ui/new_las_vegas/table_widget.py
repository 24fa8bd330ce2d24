"""The table page: shows the screens of a port, speaks to screen readers and walks by keys."""

import weakref
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QToolTip, QWidget
from shiboken6 import isValid

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.new_las_vegas.present.screen import Screen, SlotInfo
from newvegas_desktop.ui.new_las_vegas.route_help_ink import FEWER, MORE, home_rect, onward_rect, route_buttons
from newvegas_desktop.ui.new_las_vegas.table_access import announce, install_access, tell_focus
from newvegas_desktop.ui.new_las_vegas.table_focus import focus_slot
from newvegas_desktop.ui.new_las_vegas.table_hits import PAGE_SLOTS
from newvegas_desktop.ui.new_las_vegas.table_keys import ARROWS, PAGES, panned, rival_step, walk
from newvegas_desktop.ui.new_las_vegas.table_pointing import PointedTable
from newvegas_desktop.ui.new_las_vegas.table_stage import Space
from newvegas_desktop.ui.new_las_vegas.table_zoom import Hand

BANNER_MS = 1100
ROUTE_HELP = "route_help"
"""The slot of the help with the route; nothing can be done with it but read it."""


class TableWidget(PointedTable):
    """Everything of the table page: what the port shows, words for screen readers, keys, and what flashes up."""

    route_asked = Signal(str)
    """A button of the route help: the command it stands for."""

    def __init__(self, port: TablePort, theme_name: str = "light", parent: QWidget | None = None) -> None:
        """Show a port's screens."""
        super().__init__(port, theme_name, parent)
        install_access()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("The table"))
        self.setMinimumSize(640, 400)
        self._focus = focus_slot(self.shown)
        self._said = ""
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
        if self.shown.curtain and self.shown.curtain != old.curtain:
            # nothing of the sheets stays before the curtain, and nothing is drawn on it
            QToolTip.hideText()
            self.set_tool("none")
        before, after = _who(old), _who(self.shown)
        if after not in (None, before) and not self.shown.curtain and self.motion and self.isVisible():
            self.banner = after
            self._banner_timer.start(BANNER_MS)
            if before is not None and before[0] != after[0] and self.layers.stage is not None and not self._stale:
                self.hand_over.prepare(self.layers.copy())
        if self.motion and self.isVisible():
            self.slide.follow(old.table.solo, self.shown.table.solo)
        self._refreshed = True
        if not self._pointing:
            # pointing at things changes neither the log nor the rivals
            self.side.refresh()
        self.arrange()
        self._slide_in()
        focus = focus_slot(self.shown)
        if focus != self._focus:
            self._focus = focus
            self.in_hand = Hand.KEYS
            if focus is not None:
                self.look_at(focus)
            tell_focus(self)
        if self.shown.announcement != self._said:
            self._said = self.shown.announcement
            announce(self, self._said)

    def _banner_over(self) -> None:
        self.banner = None
        self.arrange()

    def set_beat(self, beat: int) -> None:
        """Show the next moment of the bots' thinking."""
        self.beat = beat if self.motion else 0
        self.arrange()

    # keyboard

    def focusNextPrevChild(self, next_child: bool) -> bool:
        """Tab walks what can be done on the table; it does not leave it."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tab and arrows walk, with Shift they move the paper; Enter does, Escape steps back, the log is paged."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif key in PAGES and self.side.page == "log":
            self.side.log.page(PAGES[key])
            self.arrange()
        elif panned(event) is not None:
            self.pan(*ARROWS[key])
        elif self.side.page == "rivals" and (step := rival_step(event, self.side.enlarged is not None)) is not None:
            self._show_rival(step)
        elif not walk(self.port, event):
            super().keyPressEvent(event)

    def _show_rival(self, step: int) -> None:
        """Show the whole sheets of the next rival, or one's own again, and say so."""
        if self.side.step(step):
            self.arrange()
            tell_focus(self)
            rival = self.side.rival
            announce(self, self.shown.table.sentence if rival is None else rival.table.sentence)

    def _escape(self) -> None:
        """Close what covers the sheet, then step back in the game."""
        if self.side.enlarged is not None:
            self._show_rival(0)
            return
        if self.pencil.drawing or self.drag is not None or self.held is not None:
            self.pencil.cancel()
            self.drag = self.held = None
        elif self.pencil.active:
            self.set_tool("none")
        else:
            self.port.escape()
            return
        self.arrange()

    # other events

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
        self.slide.stop()
        self.hand_over.stop()
        self.drag = self.pressed = self._tapped = self.held = None

    # the route help's buttons

    def slot_at(self, point: QPointF) -> str | None:
        """The slot under a point of the widget; the buttons of the route help lie over the sheet."""
        if self.route_help is not None and self._on_sheet(point):
            there = self.stage.city_point(point)
            for slot, rect in route_buttons(self.route_help).items():
                if rect.contains(there):
                    return slot
        return super().slot_at(point)

    def _activate(self, slot: str) -> None:
        """A slot was meant; the route help is nothing of the game's."""
        if slot in (FEWER, MORE):
            self.route_asked.emit(slot.removeprefix("button:"))
        else:
            super()._activate(slot)

    # for screen readers

    def access_slots(self) -> Sequence[str]:
        """The slots in reading order; paths and options while there are any."""
        self._up_to_date()
        slots = self.hits.slots()
        if self.route_help is None or self.shown.curtain:
            return slots
        return [*slots, ROUTE_HELP, *route_buttons(self.route_help)]

    def access_info(self, slot: str) -> SlotInfo:
        """A slot in words."""
        if slot.startswith("option:") and self.shown.chooser is not None:
            for option in self.shown.chooser.options:
                if slot == f"option:{option.id}" and slot not in self.shown.slots:
                    return SlotInfo(option.text, option.detail, True)
        help_ = self.route_help
        if help_ is not None and slot == ROUTE_HELP:
            return SlotInfo(self.tr("Help with the route"), " ".join(help_.words))
        if help_ is not None and slot == FEWER:
            return SlotInfo(self.tr("Route help: one path fewer"), active=help_.fewer)
        if help_ is not None and slot == MORE:
            return SlotInfo(self.tr("Route help: one path more"), active=help_.more)
        return self.hits.info(slot)

    def access_rect(self, slot: str) -> QRectF:
        """Where a slot is in the widget."""
        if self.route_help is not None and slot in (ROUTE_HELP, FEWER, MORE):
            captions = home_rect(self.route_help).united(onward_rect(self.route_help))
            rect = route_buttons(self.route_help).get(slot, captions)
            return self.stage.transform(Space.CITY).mapRect(rect)
        return self.slot_rect(slot)

    def access_at(self, point: QPointF) -> str | None:
        """The slot under a point of the widget, or what a page of the column has there."""
        return self.slot_at(point) or self.hits.page_at(point)

    def access_focus(self) -> str | None:
        """The slot the keyboard rests on, or the rival whose sheets cover it."""
        enlarged = self.side.enlarged
        return focus_slot(self.shown) if enlarged is None else f"rival:{enlarged + 1}"

    def access_press(self, slot: str) -> None:
        """A screen reader presses a slot."""
        if slot.startswith(PAGE_SLOTS):
            self.press_page(slot)
        else:
            self._activate(slot)


def _who(screen: Screen) -> tuple[str, str, str] | None:
    """Whose sheet a screen shows: name, ink and round."""
    seats = screen.table.seats
    current = next((seat for seat in seats if seat.current), None)
    return (
        None
        if current is None or len(seats) < 2 or screen.table.solo is not None
        else (current.name, current.pen, screen.table.round)
    )
