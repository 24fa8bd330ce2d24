"""Magnifying the sheets, and moving them under the glass: wheel, keys, two fingers, a dragged hand."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QCursor, QWheelEvent
from PySide6.QtWidgets import QToolTip

from newvegas_desktop.ui.new_las_vegas.table_focus import focus_slot
from newvegas_desktop.ui.new_las_vegas.table_stage import SHEETS, Lens, Space
from newvegas_desktop.ui.new_las_vegas.table_surface import TableSurface

ZOOM_STEP = 1.25
PAN_STEP = 0.2
"""Which part of what is seen of a sheet a key moves."""
MARGIN = 24.0
"""How much is seen around a slot that the keyboard goes to, in sheet units."""


class Hand(Enum):
    """What was used last to go to a sheet."""

    KEYS = 0
    POINTER = 1
    LEDGER = 2
    """The command that turns to the ledger."""


class ZoomedTable(TableSurface):
    """A table whose sheets can be looked at closely, each under its own lens."""

    zoom_changed = Signal(float)
    in_hand = Hand.KEYS

    # which sheet

    def set_page(self, page: str) -> None:
        """Whoever turns to the ledger has it in hand, so that keys reach it without a pointer."""
        self.in_hand = Hand.LEDGER if page == "ledger" else Hand.KEYS
        super().set_page(page)

    def _sheet_at(self, point: QPointF) -> Space:
        """The sheet a point is on; beside the ledger it is the city sheet that is meant."""
        on_ledger = self.side.is_ledger and self.stage.layout.ledger.contains(point)
        return Space.LEDGER if on_ledger else Space.CITY

    def _sheet_in_hand(self) -> Space:
        """The sheet that keys are about: the ledger just turned to, else where pointer or keyboard went last."""
        if self.in_hand is Hand.LEDGER:
            return Space.LEDGER if self.side.is_ledger else Space.CITY
        slot = focus_slot(self.shown)
        walked = slot is not None and not self.hits.rect(slot).isEmpty()
        if walked and not (self.in_hand is Hand.POINTER and self.underMouse()):
            return self._sheet_at(self.hits.rect(slot or "").center())
        if not self.underMouse():
            return Space.CITY
        return self._sheet_at(QPointF(self.mapFromGlobal(QCursor.pos())))

    def magnified_at(self, point: QPointF) -> bool:
        """Whether there is more of the sheet under a point than is seen."""
        sheet = self._sheet_at(point)
        free = not self.shown.curtain and not self.hits.panel.contains(point)
        return free and sheet in self.stage.magnified() and self.stage.place(sheet).contains(point)

    # magnifying

    def pinch(self, by: float, point: QPointF) -> None:
        """Magnify the sheet under a point around it."""
        self._magnify(self._sheet_at(point), by, point)

    def _magnify(self, sheet: Space, by: float, point: QPointF) -> None:
        place, lens = self.stage.place(sheet), self.stage.lens_over(sheet)
        part = QPointF((point.x() - place.left()) / place.width(), (point.y() - place.top()) / place.height())
        part = QPointF(min(1.0, max(0.0, part.x())), min(1.0, max(0.0, part.y())))
        self._set_lens(sheet, lens.around(part, lens.zoom * by, sheet))

    def zoom_in(self) -> None:
        """Magnify the sheet in hand around its middle."""
        sheet = self._sheet_in_hand()
        self._magnify(sheet, ZOOM_STEP, self.stage.place(sheet).center())

    def zoom_out(self) -> None:
        """Magnify it less, or the other one where it is whole."""
        magnified, sheet = self.stage.magnified(), self._sheet_in_hand()
        if magnified and sheet not in magnified:
            sheet = magnified[0]
        self._magnify(sheet, 1 / ZOOM_STEP, self.stage.place(sheet).center())

    def zoom_reset(self) -> None:
        """Both sheets whole again."""
        for sheet in SHEETS:
            self._set_lens(sheet, Lens())

    def _set_lens(self, sheet: Space, lens: Lens) -> None:
        # on a page without a ledger its lens waits unseen
        old = self.lens if sheet is Space.CITY else self.side_lens
        if lens == old:
            return
        if sheet is Space.CITY:
            self.lens = lens
        else:
            self.side_lens = lens
        QToolTip.hideText()
        self.arrange()
        self.update()
        if lens.zoom != old.zoom:
            self.zoom_changed.emit(lens.zoom)

    # moving

    def swipe(self, by: QPointF, point: QPointF) -> None:
        """Move the sheet under the lens, or scroll the log."""
        if self.side.page == "log" and self.stage.layout.ledger.contains(point):
            self.side.log.scroll(-by.y() / self.stage.layout.factor)
            self.arrange()
        else:
            self._slide(self._sheet_at(point), by)

    def _slide(self, sheet: Space, by: QPointF) -> None:
        """Move a sheet by window pixels."""
        lens = self.stage.lens_over(sheet)
        if lens.zoom > 1:
            scale = self.stage.layout.factor * lens.zoom
            self._set_lens(sheet, lens.moved(-by.x() / scale, -by.y() / scale, sheet))

    def pan(self, across: int, down: int) -> None:
        """Look a step further across or down, as a key does."""
        magnified, sheet = self.stage.magnified(), self._sheet_in_hand()
        if magnified and sheet not in magnified:
            sheet = magnified[0]
        place = self.stage.place(sheet)
        self._slide(sheet, QPointF(-across * place.width(), -down * place.height()) * PAN_STEP)

    def look_at(self, slot: str) -> None:
        """Move the sheet so that a slot is seen."""
        for sheet in self.stage.magnified():
            rect = self.hits.sheet_rect(slot, sheet)
            if not rect.isEmpty():
                seen = rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN) & QRectF(0, 0, *SHEETS[sheet][:2])
                self._set_lens(sheet, self.stage.lens_over(sheet).showing(seen, sheet))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl zoom, otherwise scroll what can be scrolled; with Shift a wheel scrolls across."""
        turned, fine, held = event.angleDelta(), event.pixelDelta(), event.modifiers()
        if held & Qt.KeyboardModifier.ControlModifier:
            self.pinch(ZOOM_STEP ** (turned.y() / 120), event.position())
        else:
            by = QPointF(fine) if not fine.isNull() else QPointF(turned) / 2
            if held & Qt.KeyboardModifier.ShiftModifier and by.x() == 0:
                by = QPointF(by.y(), 0)
            self.swipe(by, event.position())
        event.accept()
