"""The rivals and the log in the right column."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.screen import LogLine
from newvegas_desktop.new_las_vegas.rules.actions import VOTE, Kind
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.ui.new_las_vegas.layout import table_layout
from newvegas_desktop.ui.new_las_vegas.ledger_geometry import total_rect
from newvegas_desktop.ui.new_las_vegas.side_rivals import places
from newvegas_desktop.ui.new_las_vegas.table_stage import Memo, Space
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from tests.present.screens import controller
from tests.ui.fake_port import example_log, shown_table
from tests.ui.pictures.moments import before, table
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
    # the log covered it
    assert widget.side.page == "ledger"
    widget.set_page("log")
    line, rect = next((line, rect) for line, rect in widget.side.log.row_rects() if line.slot == "lot:2.5")
    QTest.mouseClick(widget, LEFT, pos=column_point(widget, rect.center()))
    assert widget.flashing == "lot:2.5"
    assert widget.side.page == "log"
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
    QTest.mouseClick(widget, LEFT, pos=column_point(widget, places(rivals)[0].sheet.center()))
    QTest.mouseClick(widget, LEFT, pos=widget.stage.layout.ledger.center().toPoint())
    assert widget.side.enlarged is None
    assert port.calls == []
    widget.set_page("ledger")
    assert widget.picture(widget.size()) == own


def cut(widget: TableWidget, place: QRectF) -> QImage:
    """A part of what is seen."""
    return widget.grab(place.toAlignedRect()).toImage()


def test_an_enlarged_rival_shows_its_ledger_in_its_ink(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    ledger = widget.stage.layout.ledger
    own = cut(widget, ledger)
    widget.set_page("rivals")
    small = cut(widget, ledger)
    seen = []
    for index in range(2):
        QTest.mouseClick(widget, LEFT, pos=column_point(widget, places(2)[index].sheet.center()))
        rival = port.rival_screens[index]
        assert widget.side.pen(port.screen) == rival.ledger.pen
        items = widget.side.items(port.screen, widget.stage, Memo())
        assert {f"column:{column}" for column in rival.ledger.columns} <= items.keys()
        assert {"whose", "frame", "total", "safe"} <= items.keys()
        seen.append(cut(widget, ledger))
        QTest.keyClick(widget, Qt.Key.Key_Escape)
        assert cut(widget, ledger) == small
    assert not any(one == other for one, other in combinations([own, small, *seen], 2))
    port.rival_screens = [replace(port.rival_screens[0], ledger=replace(port.rival_screens[0].ledger, total="77"))]
    port.show(port.screen)
    QTest.keyClick(widget, Qt.Key.Key_PageDown)
    assert cut(widget, ledger) not in seen


def test_whose_ledger_it_is_stands_on_it_and_in_the_bar(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    named = [replace(each, table=replace(each.table, sentence="The sheets of Bob", subline="as the round began"))
             for each in port.rival_screens]  # fmt: skip
    port.rival_screens = named
    widget.set_page("rivals")
    assert widget._dressed().sentence == port.screen.table.sentence
    QTest.keyClick(widget, Qt.Key.Key_PageDown)
    assert widget._dressed().sentence == "The sheets of Bob, as the round began"
    assert "Esc" in widget._dressed().subline
    band = widget.stage.to_window(Space.LEDGER, total_rect())
    before = cut(widget, band)
    seats = tuple(replace(seat, name="Krzysztof") for seat in named[0].table.seats)
    port.rival_screens = [replace(named[0], table=replace(named[0].table, seats=seats)), named[1]]
    port.show(port.screen)
    assert cut(widget, band) != before


def enlarged(widget: TableWidget) -> int | None:
    return widget.side.enlarged


def test_keys_walk_the_rivals_and_do_nothing_unseen(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot, rivals=3)
    QTest.keyClick(widget, Qt.Key.Key_PageDown)
    assert enlarged(widget) is None
    widget.set_page("rivals")
    QTest.keyClick(widget, Qt.Key.Key_Right)
    assert port.calls == [("focus_move", (1, 0))]
    port.calls.clear()
    walked: list[int | None] = []
    keys = [Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Up,
            Qt.Key.Key_PageUp, Qt.Key.Key_Backtab]  # fmt: skip
    for key in keys:
        QTest.keyClick(widget, key)
        walked.append(enlarged(widget))
    assert walked == [0, 1, 2, 0, 2, 1, 0, 2]
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert enlarged(widget) is None
    QTest.keyClick(widget, Qt.Key.Key_PageUp)
    assert enlarged(widget) == 2
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert enlarged(widget) is None
    assert port.calls == []
    QTest.keyClick(widget, Qt.Key.Key_Return)
    assert port.calls == [("activate_focus", None)]


def test_a_table_without_rivals_has_none_to_walk(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot, rivals=0)
    widget.set_page("rivals")
    QTest.keyClick(widget, Qt.Key.Key_PageDown)
    assert enlarged(widget) is None
    assert port.calls == []


def test_rivals_tell_no_vote() -> None:
    """Whatever a rival voted, its ledger and the points beside its name look the same (R4)."""
    told = set()
    for vote in (True, False):
        table = controller(seed=3, seats=3, bank=True)
        for seat, for_loan in enumerate((False, vote, vote)):
            table.session.submit(seat, VOTE[for_loan])
        table.sit(0)
        for sheet in (*table.game.settled, *table.game.sheets):
            # debts that only the votes of others can cover
            sheet.crossed = bytes(int(column is Column.SHOW_LEFT) for column in Column)
            sheet.extended = sheet.circled = 1
        assert table.game.votes == [False, vote, vote]
        seats = tuple(seat.points for seat in table.screen.table.seats)
        rivals = table.rival_screens
        told.add((seats, *((each.ledger.safe, each.ledger.total, each.slots["penalty"].name) for each in rivals)))
        assert rivals[0].ledger.safe.bundles == "1–5"
        assert rivals[0].table.subline
    assert len(told) == 1


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


def test_what_a_rival_did_is_shown_on_its_own_sheets(qtbot: QtBot) -> None:
    _, widget = shown_table(qtbot)
    widget.set_page("log")
    line, rect = next((line, rect) for line, rect in widget.side.log.row_rects() if line.seat == 2)
    with qtbot.waitSignals([widget.page_changed, widget.slot_shown]):
        QTest.mouseClick(widget, LEFT, pos=column_point(widget, rect.center()))
    assert (widget.side.page, widget.side.enlarged) == ("rivals", 1)
    assert widget.flashing == f"theirs:{line.slot}"
    widget.settle()
    assert "flash" in widget.layers.live
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    widget.settle()
    assert "flash" not in widget.layers.live
    widget.set_page("log")
    line, rect = next((line, rect) for line, rect in widget.side.log.row_rects() if line.seat == 0)
    QTest.mouseClick(widget, LEFT, pos=column_point(widget, rect.center()))
    assert widget.flashing == line.slot
    assert widget.side.enlarged is None


@pytest.mark.parametrize("size", [(1280, 690), (1366, 690), (1366, 768), (1920, 1000)])
def test_tools_have_one_shape_and_the_logo_keeps_off_the_buttons(size: tuple[int, int]) -> None:
    widths = set()
    for make in (_choosing, _with_take_back, _with_effect):
        layout = table_layout(*size, make().screen.table)
        widths |= {round(rect.width() / layout.unit, 3) for rect in layout.tools}
        assert layout.pages[0].left() - layout.logo.right() >= 16 * layout.unit
    assert len(widths) == 1


def _choosing() -> TableController:
    return controller(7, 2)


def _with_take_back() -> TableController:
    return table(before(Kind.CHOOSE, 15, 2), 2)


def _with_effect() -> TableController:
    return table(before(Kind.SHOW, 8, 1), 1)
