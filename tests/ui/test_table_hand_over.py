"""The next seat's sheets slide in; without motion they are simply there."""

from PySide6.QtCore import QAbstractAnimation, QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from tests.ui.fake_port import example_screen, shown_table


def painted(widget: TableWidget) -> QImage:
    """The widget as it is painted at this moment, nothing settled."""
    image = QImage(widget.size(), QImage.Format.Format_ARGB32_Premultiplied)
    widget.render(image)
    return image


def hand_over(widget: TableWidget, qtbot: QtBot) -> None:
    """Wait until the new sheets are painted and begin to move, and hold them still."""
    qtbot.waitUntil(lambda: widget.hand_over.running)
    widget.hand_over.moving.pause()


def test_the_sheets_slide_and_the_frame_stays(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    old = painted(widget)
    port.show(example_screen("limousine"))
    assert widget.hand_over.due or widget.hand_over.running
    hand_over(widget, qtbot)
    sheets = widget.stage.layout.city.united(widget.stage.layout.ledger).toRect()
    widget.hand_over.moving.setCurrentTime(0)
    begun = painted(widget)
    inner = sheets.adjusted(40, 4, -4, -4)
    assert begun.copy(inner.adjusted(0, 0, -40, 0)) == old.copy(inner.adjusted(0, 0, -40, 0))
    widget.hand_over.moving.setCurrentTime(80)
    halfway = painted(widget)
    widget.hand_over.stop()
    there = painted(widget)
    assert halfway.copy(inner) not in (old.copy(inner), there.copy(inner))
    # what is left of the coming sheet is still the old one
    strip = inner.adjusted(0, 0, -inner.width() + 60, 0)
    assert halfway.copy(strip) == old.copy(strip) != there.copy(strip)
    bar = there.rect().adjusted(0, sheets.bottom() + 4, 0, 0)
    assert halfway.copy(bar) == there.copy(bar) != old.copy(bar)


def test_it_comes_to_an_end(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    port.show(example_screen("limousine"))
    qtbot.waitUntil(lambda: widget.hand_over.running)
    qtbot.waitUntil(lambda: not widget.hand_over.running)
    assert widget.banner is not None
    assert painted(widget) == widget.picture(widget.size())


def test_the_same_seat_and_a_table_at_rest_do_not_slide(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    port.show(example_screen("full"))
    widget.settle()
    assert not widget.hand_over.due
    widget.motion = False
    port.show(example_screen("limousine"))
    assert not widget.hand_over.due
    assert not widget.hand_over.running


def test_another_size_and_closing_end_it(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    port.show(example_screen("limousine"))
    qtbot.waitUntil(lambda: widget.hand_over.running)
    widget.resize(1500, 800)
    assert not widget.hand_over.running
    widget.settle()
    port.show(example_screen("half"))
    qtbot.waitUntil(lambda: widget.hand_over.running)
    widget.close()
    QApplication.processEvents()
    assert widget.hand_over.moving.state() is QAbstractAnimation.State.Stopped
    assert widget.grab().toImage().pixelColor(QPoint(700, 300)).isValid()
