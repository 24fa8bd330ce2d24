"""Every slot is a named child in Qt's accessibility tree."""

import gc
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.ui.new_las_vegas import table_access
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from tests.ui.fake_port import CHOOSER, FakePort, shown_table

NAME, TIP = QAccessible.Text.Name, QAccessible.Text.Description


def tree(widget: TableWidget) -> dict[str, QAccessibleInterface]:
    table = QAccessible.queryAccessibleInterface(widget)
    children = [table.child(index) for index in range(table.childCount())]
    return {child.slot: child for child in children}  # type: ignore[attr-defined]


def test_every_slot_has_a_name_a_sentence_and_a_place(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    found = tree(widget)
    assert found.keys() == port.screen.slots.keys()
    for slot, child in found.items():
        info = port.screen.slots[slot]
        assert (child.text(NAME), child.text(TIP)) == (info.name, info.tip)
        assert child.rect().center() == widget.mapToGlobal(widget.slot_rect(slot).toAlignedRect().center())
        assert child.isValid()
        assert child.parent() is QAccessible.queryAccessibleInterface(widget)


def test_what_can_be_done_is_a_button_that_can_be_pressed(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    found = tree(widget)
    assert found["lot:3.8"].role() == QAccessible.Role.Button
    assert found["hole:3"].role() == QAccessible.Role.StaticText
    action = found["lot:3.8"].actionInterface()
    assert action.actionNames() == [QAccessibleActionInterface.pressAction()]
    action.doAction(QAccessibleActionInterface.pressAction())
    assert port.told("activate") == ["lot:3.8"]
    assert found["hole:3"].actionInterface().actionNames() == []


def test_the_keyboard_rests_on_a_child(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    table = QAccessible.queryAccessibleInterface(widget)
    assert table.focusChild() is tree(widget)["lot:4.6"]
    assert tree(widget)["lot:4.6"].state().focused
    assert not tree(widget)["lot:3.8"].state().focused
    lots = {place: replace(lot, focus=False) for place, lot in port.screen.city.lots.items()}
    port.change(city=replace(port.screen.city, lots=lots))
    assert not tree(widget)["lot:4.6"].state().focused


def test_a_point_of_the_screen_leads_to_its_child(qtbot: QtBot) -> None:
    _, widget = shown_table(qtbot)
    table = QAccessible.queryAccessibleInterface(widget)
    point = widget.mapToGlobal(widget.slot_point("hotel:5"))
    assert table.childAt(point.x(), point.y()) is tree(widget)["hotel:5"]
    far = widget.mapToGlobal(QPoint(1, 200))
    assert table.childAt(far.x(), far.y()) is None


def test_paths_and_options_come_and_go(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot, "limousine")
    found = tree(widget)
    assert {slot for slot in found if slot.startswith("path:")} == set(port.screen.targets)
    port.change(chooser=CHOOSER)
    options = {slot: child for slot, child in tree(widget).items() if slot.startswith("option:")}
    assert [child.text(NAME) for child in options.values()] == ["7", "8", "9"]
    assert options["option:8"].state().focused
    port.change(chooser=None, curtain="Rita")
    assert not options["option:8"].isValid()
    assert not any(slot.startswith(("lot:", "column:")) for slot in tree(widget))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, str]]:
    """Somebody listens."""
    said: list[tuple[object, str]] = []

    class Listener(QAccessible):
        @staticmethod
        def isActive() -> bool:
            return True

        @staticmethod
        def updateAccessibility(event: object) -> None:
            said.append((event.type(), getattr(event, "message", str)()))  # type: ignore[attr-defined]

    monkeypatch.setattr(table_access, "QAccessible", Listener)
    return said


def test_announcements_and_focus_are_told(qtbot: QtBot, told: list[tuple[object, str]]) -> None:
    port, widget = shown_table(qtbot)
    widget.setFocus()
    QApplication.processEvents()
    port.change(announcement="Rita is next.")
    port.change(announcement="Rita is next.")
    assert told == [(QAccessible.Event.Announcement, "Rita is next.")]
    lots = {place: replace(lot, focus=place == (3, 8)) for place, lot in port.screen.city.lots.items()}
    port.change(city=replace(port.screen.city, lots=lots))
    assert told[1:] == [(QAccessible.Event.Focus, "")]


def test_the_tree_goes_with_its_widget(qtbot: QtBot) -> None:
    before = set(table_access._tables)
    widget = TableWidget(FakePort())
    widget.resize(1280, 690)
    table = QAccessible.queryAccessibleInterface(widget)
    numbers = [QAccessible.uniqueId(table.child(index)) for index in range(table.childCount())]
    assert all(QAccessible.accessibleInterface(number) is not None for number in numbers)
    del table
    widget.deleteLater()
    QApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
    del widget
    gc.collect()
    assert all(QAccessible.accessibleInterface(number) is None for number in numbers)
    assert table_access._tables.keys() <= before
