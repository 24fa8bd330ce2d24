"""The rivals and the log in the right column."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.present.screen import LogLine
from newvegas_desktop.ui.new_las_vegas.frame import tool_words
from newvegas_desktop.ui.new_las_vegas.side_rivals import places
from newvegas_desktop.ui.new_las_vegas.table_stage import Space
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from tests.ui.fake_port import example_log, shown_table
from tests.ui.test_table_pointing import LEFT, move


def column_point(widget: TableWidget, point: QPointF) -> QPoint:
    return widget.stage.transform(Space.LEDGER).map(point).toPoint()


def test_a_line_of_the_log_shows_its_slot(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    with qtbot.waitSignal(widget.page_changed):
        widget.set_page("log")
    line, rect = next((line, rect) for line, rect in widget.side.log.row_rects() if line.slot == "column:vip")
    before = widget.picture(widget.size())
    with qtbot.waitSignal(widget.slot_shown) as shown:
        QTest.mouseClick(widget, LEFT, pos=column_point(widget, rect.center()))
    assert shown.args == [line.slot]
    assert port.told("activate") == []
    line, rect = next((line, rect) for line, rect in widget.side.log.row_rects() if line.slot == "lot:2.5")
    QTest.mouseClick(widget, LEFT, pos=column_point(widget, rect.center()))
    assert widget.flashing == "lot:2.5"
    assert widget.picture(widget.size()) != before
    qtbot.waitUntil(lambda: not widget.flashing, timeout=2000)


def test_the_log_stays_at_its_end_until_it_is_scrolled(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    widget.set_page("log")
    assert widget.side.log.row_rects()[-1][0].text == "All cards are shuffled."
    port.log = [*port.log, LogLine(13, 1, "Bob is refused: no number fits.")]
    port.show(port.screen)
    assert widget.side.log.row_rects()[-1][0].text.startswith("Bob is refused")
    at = QPointF(column_point(widget, QPointF(200, 300)))
    turn = QWheelEvent(
        at, widget.mapToGlobal(at), QPoint(), QPoint(0, 1200), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, turn)
    top = widget.side.log.row_rects()[0][0]
    port.log = [*port.log, LogLine(13, 2, "Rita has voted.")]
    port.show(port.screen)
    assert widget.side.log.row_rects()[0][0] == top
    QTest.keyClick(widget, Qt.Key.Key_Home)
    assert widget.side.log.row_rects()[0][0].round == 1
    QTest.keyClick(widget, Qt.Key.Key_PageDown)
    assert widget.side.log.row_rects()[0][0].round > 1
    QTest.keyClick(widget, Qt.Key.Key_End)
    assert widget.side.log.row_rects()[-1][0].text == "Rita has voted."


def test_an_empty_log_and_a_table_without_rivals(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot, rivals=0)
    port.log = []
    for page in ("log", "rivals"):
        widget.set_page(page)
        assert not widget.picture(QSize(1280, 690)).isNull()
    with pytest.raises(ValueError, match="no page"):
        widget.set_page("score")


@pytest.mark.parametrize("rivals", [1, 2, 3, 4, 5])
def test_every_rival_can_be_enlarged_and_put_back(qtbot: QtBot, rivals: int) -> None:
    port, widget = shown_table(qtbot, rivals=rivals)
    own = widget.picture(widget.size())
    widget.set_page("rivals")
    widget.settle()
    for index, place in enumerate(places(rivals)):
        QTest.mouseClick(widget, LEFT, pos=column_point(widget, place.sheet.center()))
        assert widget.side.enlarged == index
        assert widget.slot_at(QPointF(widget.slot_point("lot:2.5"))) is None
        widget.settle()
        QTest.keyClick(widget, Qt.Key.Key_Escape)
        assert widget.side.enlarged is None
    QTest.mouseClick(widget, LEFT, pos=column_point(widget, places(rivals)[0].sheet.center()))
    QTest.mouseClick(widget, LEFT, pos=widget.stage.layout.city.center().toPoint())
    assert widget.side.enlarged is None
    assert port.calls == []
    widget.set_page("ledger")
    assert widget.picture(widget.size()) == own


def test_rivals_fit_their_column() -> None:
    for count in range(1, 6):
        found = places(count)
        for place in found:
            assert place.whole.left() >= 0
            assert place.whole.right() <= 460
            assert place.whole.bottom() <= 690
        for one, other in pairwise(found):
            assert one.whole.bottom() <= other.whole.top()


def test_rivals_are_painted_aside(qtbot: QtBot) -> None:
    _, widget = shown_table(qtbot, rivals=5)
    widget.set_page("rivals")
    assert widget.side.work(widget.stage) is not None
    qtbot.waitUntil(lambda: widget.side.work(widget.stage) is None, timeout=10_000)


def test_pointing_asks_neither_for_the_log_nor_for_the_rivals(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    widget.set_page("log")
    port.point = lambda slot: port.show(port.screen)  # type: ignore[method-assign]
    port.log = example_log(3)
    count = len(widget.side.log.row_rects())
    move(widget, widget.slot_point("lot:3.8"))
    assert len(widget.side.log.row_rects()) == count


def test_a_tool_says_what_it_is_on_two_lines_where_one_is_too_long(qtbot: QtBot) -> None:
    assert tool_words("Undo", 34) == ("Undo",)
    assert tool_words("Take back", 34) == ("Take", "back")
    assert tool_words("Take back", 80) == ("Take back",)
    assert tool_words("Take back", 12) == ()
    assert tool_words("Zurücknehmen", 34) == ()
    assert tool_words("", 34) == ()
