"""Every slot as a named child in Qt's accessibility tree: virtual, so that it costs nothing until somebody listens."""

import weakref
from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from newvegas_desktop.new_las_vegas.present.screen import SlotInfo


class AccessHost(QWidget):
    """A widget with slots: what its accessibility tree asks of it."""

    def access_slots(self) -> Sequence[str]:
        """The slots in reading order."""
        raise NotImplementedError

    def access_info(self, slot: str) -> SlotInfo:
        """A slot in words."""
        raise NotImplementedError

    def access_rect(self, slot: str) -> QRectF:
        """Where a slot is in the widget."""
        raise NotImplementedError

    def access_at(self, point: QPointF) -> str | None:
        """The slot under a point of the widget."""
        raise NotImplementedError

    def access_focus(self) -> str | None:
        """The slot the keyboard rests on."""
        raise NotImplementedError

    def access_press(self, slot: str) -> None:
        """A screen reader presses a slot."""
        raise NotImplementedError


class PartsHost(AccessHost):
    """A painted widget whose parts can only be read: each is a place and words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Have Qt know how its tree is made."""
        super().__init__(parent)
        install_access()

    def access_parts(self) -> dict[str, tuple[QRectF, SlotInfo]]:
        """Every part in reading order, with its place in the widget; widgets say which they have."""
        return {}

    def access_slots(self) -> Sequence[str]:
        """The parts in reading order."""
        return list(self.access_parts())

    def access_info(self, slot: str) -> SlotInfo:
        """A part in words."""
        return self.access_parts().get(slot, (QRectF(), SlotInfo("")))[1]

    def access_rect(self, slot: str) -> QRectF:
        """Where a part is in the widget."""
        return self.access_parts().get(slot, (QRectF(), SlotInfo("")))[0]

    def access_at(self, point: QPointF) -> str | None:
        """The part under a point of the widget."""
        return next((slot for slot, (rect, _) in self.access_parts().items() if rect.contains(point)), None)

    def access_focus(self) -> str | None:
        """The keyboard rests on the whole."""
        return None

    def access_press(self, slot: str) -> None:
        """There is nothing to press."""


class SlotAction(QAccessibleActionInterface):
    """What a screen reader can do with a slot."""

    def __init__(self, host: AccessHost, slot: str) -> None:
        """Press a slot."""
        super().__init__()
        self._host: AccessHost = weakref.proxy(host)
        self._slot = slot

    def actionNames(self) -> list[str]:
        """Pressing, where it does something."""
        return [QAccessibleActionInterface.pressAction()] if self._host.access_info(self._slot).active else []

    def doAction(self, name: str) -> None:
        """Press it."""
        if name == QAccessibleActionInterface.pressAction():
            self._host.access_press(self._slot)

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Enter does it once it has the keyboard."""
        return []


class SlotAccess(QAccessibleInterface):
    """One slot."""

    def __init__(self, host: AccessHost, table: "TableAccess", slot: str) -> None:
        """A child of the table."""
        super().__init__()
        self._host: AccessHost = weakref.proxy(host)
        self._table, self.slot = table, slot
        self._action = SlotAction(host, slot)

    def isValid(self) -> bool:
        """Whether the slot is on the table now."""
        return self.slot in self._table.slots()

    def object(self) -> Any:
        """No object of its own."""
        return None

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return self._table

    def child(self, index: int) -> Any:
        """No children."""
        return None

    def childAt(self, x: int, y: int) -> Any:
        """No children."""
        return None

    def childCount(self) -> int:
        """No children."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """No children."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, and a sentence more."""
        if kind is QAccessible.Text.Name:
            return self._host.access_info(self.slot).name
        if kind in (QAccessible.Text.Description, QAccessible.Text.Help):
            return self._host.access_info(self.slot).tip
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """A slot is not renamed from outside."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        rect = self._host.access_rect(self.slot).toAlignedRect()
        return QRect(self._host.mapToGlobal(rect.topLeft()), rect.size())

    def role(self) -> QAccessible.Role:
        """A button where pressing does something, otherwise text."""
        button = self._host.access_info(self.slot).active or self.slot.startswith("button:")
        return QAccessible.Role.Button if button else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        """Whether it can be pressed, and whether the keyboard rests on it."""
        state = QAccessible.State()
        active = self._host.access_info(self.slot).active
        state.focusable = int(active)
        state.focused = int(self.slot == self._host.access_focus())
        state.disabled = int(not active and self.slot.startswith("button:"))
        state.readOnly = int(not active)
        state.offscreen = int(self._host.access_rect(self.slot).isEmpty())
        state.invisible = int(not self._host.isVisible())
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Its action."""
        return self._action if kind is QAccessible.InterfaceType.ActionInterface else None


class TableAccess(QAccessibleWidget):
    """The table with a virtual child a slot."""

    def __init__(self, host: AccessHost) -> None:
        """No child is made before it is asked for."""
        super().__init__(host, QAccessible.Role.Grouping, host.accessibleName())
        self._host: AccessHost = weakref.proxy(host)
        self._children: dict[str, SlotAccess] = {}
        self._numbers: list[int] = []
        host.destroyed.connect(partial(_forget, self._numbers))

    def slots(self) -> Sequence[str]:
        """The slots on the table now; none once the table is gone."""
        try:
            return self._host.access_slots()
        except ReferenceError:
            return ()

    def slot_child(self, slot: str) -> SlotAccess:
        """The child of a slot."""
        child = self._children.get(slot)
        if child is None:
            host = self.widget()
            assert isinstance(host, AccessHost)
            child = self._children[slot] = SlotAccess(host, self, slot)
            self._numbers.append(QAccessible.registerAccessibleInterface(child))
        return child

    def childCount(self) -> int:
        """One for every slot."""
        return len(self.slots())

    def child(self, index: int) -> Any:
        """By place in reading order."""
        slots = self.slots()
        return self.slot_child(slots[index]) if 0 <= index < len(slots) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The place of a child."""
        slots = self.slots()
        return slots.index(child.slot) if isinstance(child, SlotAccess) and child.slot in slots else -1

    def childAt(self, x: int, y: int) -> Any:
        """The slot at a point of the screen."""
        slot = self._host.access_at(QPointF(self._host.mapFromGlobal(QPoint(x, y))))
        return None if slot is None or slot not in self._host.access_slots() else self.slot_child(slot)

    def focusChild(self) -> Any:
        """The slot the keyboard rests on."""
        slot = self._host.access_focus()
        if slot is None or slot not in self._host.access_slots():
            return self if self._host.hasFocus() else None
        return self.slot_child(slot)


def _forget(numbers: list[int], _: object = None) -> None:
    """The widget is gone: its virtual children go with it."""
    for number in numbers:
        QAccessible.deleteAccessibleInterface(number)
    numbers.clear()


_tables: dict[int, TableAccess] = {}


def _made(_: str, thing: object) -> Any:
    """The accessible table of a widget, kept as long as the widget lives."""
    if not isinstance(thing, AccessHost):
        return None
    table = _tables[id(thing)] = TableAccess(thing)
    thing.destroyed.connect(partial(_tables.pop, id(thing), None))
    return table


_installed: list[bool] = []


def install_access() -> None:
    """Tell Qt once how to make the tree of a table."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_made)


def announce(host: AccessHost, words: str) -> None:
    """Have a screen reader say something now."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(host, words))


def tell_focus(host: AccessHost) -> None:
    """The keyboard rests on another slot."""
    if not QAccessible.isActive() or not host.hasFocus():
        return
    table = QAccessible.queryAccessibleInterface(host)
    slot = host.access_focus()
    if isinstance(table, TableAccess) and slot is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(table.slot_child(slot), QAccessible.Event.Focus))
