"""Every slot is a named child in Qt's accessibility tree."""

import gc
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.present.screen import LogLine
from newvegas_desktop.ui.new_las_vegas import table_access
from newvegas_desktop.ui.new_las_vegas.side_rivals import places, rival_seat
from newvegas_desktop.ui.new_las_vegas.table_stage import Space
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


def enlarged(widget: TableWidget) -> int | None:
    return widget.side.enlarged


def press(child: QAccessibleInterface) -> None:
    child.actionInterface().doAction(QAccessibleActionInterface.pressAction())


def test_every_line_of_the_log_in_view_is_a_child(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    port.log = [*port.log, LogLine(12, 1, "Bob is refused.", why="Nothing fits.")]
    assert not any(slot.startswith("log:") for slot in tree(widget))
    widget.set_page("log")
    lines = {slot: child for slot, child in tree(widget).items() if slot.startswith("log:")}
    names = [child.text(NAME) for child in lines.values()]
    assert [line.text for line, _ in widget.side.log.row_rects()] == [name for name in names if name[:5] != "Round"]
    assert "Round 12" in names
    column = widget.stage.layout.ledger.toAlignedRect().translated(widget.mapToGlobal(QPoint(0, 0)))
    for child in lines.values():
        assert column.contains(child.rect())
        assert child.isValid()
    dumb = next(child for child in lines.values() if child.text(NAME) == "All cards are shuffled.")
    assert (dumb.role(), dumb.actionInterface().actionNames()) == (QAccessible.Role.StaticText, [])
    line = next(child for child in lines.values() if child.text(NAME).startswith("Rita"))
    assert line.role() == QAccessible.Role.Button
    with qtbot.waitSignal(widget.slot_shown) as shown:
        press(line)
    assert shown.args == ["track:5"]
    # the log gave way to the ledger, in which the place is
    assert not any(slot.startswith("log:") for slot in tree(widget))
    widget.set_page("log")
    asked = next(child for child in tree(widget).values() if child.text(NAME) == "Bob is refused.")
    press(asked)
    assert asked.text(NAME) == "Bob is refused. Nothing fits."
    assert port.calls == []
    middle = asked.rect().center()
    assert QAccessible.queryAccessibleInterface(widget).childAt(middle.x(), middle.y()) is asked
    port.change(curtain="Rita")
    assert not any(slot.startswith("log:") for slot in tree(widget))
    assert not asked.isValid()


def test_every_rival_is_a_child_that_shows_its_sheets(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot, rivals=3)
    widget.set_page("rivals")
    rivals = {slot: child for slot, child in tree(widget).items() if slot.startswith("rival:")}
    assert list(rivals) == ["rival:1", "rival:2", "rival:3"]
    for child, place, screen in zip(rivals.values(), places(3), port.rival_screens, strict=True):
        seat = rival_seat(screen)
        assert child.text(NAME).startswith(f"{seat.name}, points: {seat.points}")
        assert screen.slots["penalty"].name in child.text(NAME)
        assert child.text(TIP)
        assert child.role() == QAccessible.Role.Button
        middle = widget.mapToGlobal(widget.stage.to_window(Space.LEDGER, place.whole).center().toPoint())
        assert child.rect().contains(middle)
        assert QAccessible.queryAccessibleInterface(widget).childAt(middle.x(), middle.y()) is child
    press(rivals["rival:2"])
    assert enlarged(widget) == 1
    found, theirs = tree(widget), port.rival_screens[1]
    assert found["rival:2"].state().focused
    assert not any(slot.startswith(("lot:", "column:")) for slot in found)
    for slot in ("lot:2.5", "hole:3", "column:vip", "track:3", "penalty", "total"):
        child = found[f"theirs:{slot}"]
        assert child.text(NAME) == theirs.slots[slot].name
        assert (child.role(), child.actionInterface().actionNames()) == (QAccessible.Role.StaticText, [])
        assert not child.rect().isEmpty()
    point = found["theirs:lot:2.5"].rect().center()
    assert QAccessible.queryAccessibleInterface(widget).childAt(point.x(), point.y()) is found["theirs:lot:2.5"]
    press(found["rival:2"])
    assert enlarged(widget) is None
    assert port.calls == []


def test_whose_sheets_are_shown_is_said(qtbot: QtBot, told: list[tuple[object, str]]) -> None:
    port, widget = shown_table(qtbot)
    widget.set_page("rivals")
    widget.setFocus()
    QApplication.processEvents()
    told.clear()
    QTest.keyClick(widget, Qt.Key.Key_PageDown)
    said = port.rival_screens[0].table.sentence
    assert told == [(QAccessible.Event.Focus, ""), (QAccessible.Event.Announcement, said)]
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert told[-1] == (QAccessible.Event.Announcement, port.screen.table.sentence)


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
