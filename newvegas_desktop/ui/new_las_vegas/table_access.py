"""Every slot as a named child in Qt's accessibility tree: unseen, untouchable, and cheap."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from newvegas_desktop.new_las_vegas.present.screen import Screen

if TYPE_CHECKING:
    from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget

MOVING = ("path:", "option:")
"""Slots that come and go."""


class SlotChildren:
    """Screen readers see one child a slot; graphics are painted by the page itself."""

    def __init__(self, page: "TableWidget") -> None:
        """Children of a page; none is made yet."""
        self._page = page
        self._screen: Screen | None = None
        self.by_slot: dict[str, QWidget] = {}

    def make(self, screen: Screen) -> None:
        """Make the children when the page is first shown."""
        self._screen = screen
        self._name(screen)
        self.place()

    def refresh(self, screen: Screen) -> None:
        """Name them anew; only where somebody listens, since words cost more than pictures."""
        self._screen = screen
        if self.by_slot and QAccessible.isActive():
            self._name(screen)
            self._page.setAccessibleDescription(screen.announcement)

    def _name(self, screen: Screen) -> None:
        for slot, info in screen.slots.items():
            child = self.by_slot.get(slot)
            if child is None:
                if slot.startswith(MOVING):
                    continue
                child = self.by_slot[slot] = QWidget(self._page)
                child.setObjectName(slot)
                child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
                child.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                child.show()
            if child.accessibleName() != info.name:
                child.setAccessibleName(info.name)
            if child.accessibleDescription() != info.tip:
                child.setAccessibleDescription(info.tip)

        for slot, child in self.by_slot.items():
            if slot not in screen.slots:
                child.setAccessibleName("")
                child.setAccessibleDescription("")

    def place(self) -> None:
        """Put the children where their slots are."""
        if not self.by_slot:
            return
        rects = self._page.slot_geometries()
        for slot, child in self.by_slot.items():
            child.setGeometry(rects.get(slot, QRect()))
