"""The table as pictures: what is repainted in parts equals what is painted at once, and nothing is left running."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, QTimer
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.present.screen import Screen
from newvegas_desktop.new_las_vegas.present.view import Column, Crane, Mark, Part, Tone
from newvegas_desktop.ui.new_las_vegas.table import Scene
from newvegas_desktop.ui.new_las_vegas.table_layers import HINTS
from newvegas_desktop.ui.new_las_vegas.table_ledger_items import ledger_items
from newvegas_desktop.ui.new_las_vegas.table_marks import ledger_mark_items
from newvegas_desktop.ui.new_las_vegas.table_stage import Memo
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from newvegas_desktop.ui.paint.shapes import moved
from newvegas_desktop.ui.paint.themes import THEMES
from tests.ui.fake_port import CHOOSER, FakePort, example_screen, shown_table
from tests.ui.gallery import picture


def furthest(one: QImage, other: QImage) -> int:
    """By how much the most different pixel differs in a channel."""
    assert one.size() == other.size()
    left, right = bytes(one.constBits()), bytes(other.constBits())
    return 0 if left == right else max(abs(a - b) for a, b in zip(left, right, strict=True))


@pytest.mark.parametrize("theme", sorted(THEMES))
@pytest.mark.parametrize("name", ["empty", "half", "full", "limousine", "finished"])
def test_the_widget_paints_what_the_painters_paint(qtbot: QtBot, name: str, theme: str) -> None:
    port = FakePort(name)
    widget = TableWidget(port, theme)
    qtbot.addWidget(widget)
    screen = port.screen
    expected = picture(1280, 690, Scene(screen.city, screen.ledger, screen.table), THEMES[theme])
    assert furthest(widget.picture(QSize(1280, 690)), expected) == 0


class Watched(TableWidget):
    """Keeps a picture of its own, repainted only where the widget asks for it."""

    def watch(self) -> None:
        self.seen = QImage(self.size(), QImage.Format.Format_ARGB32_Premultiplied)
        self.asked = QRegion(self.rect())
        self.look()

    def update(self, *where: object) -> None:
        if hasattr(self, "asked"):
            self.asked += QRegion(*where) if where else QRegion(self.rect())
        super().update(*where)

    def look(self) -> QImage:
        self.settle()
        if not self.asked.isEmpty():
            self.render(self.seen, self.asked.boundingRect().topLeft(), self.asked)
        self.asked = QRegion()
        return self.seen


def improving(base: Screen) -> Iterator[Screen]:
    """An improvement step: what each column would bring, two of them pointed at, and the sheet as it was before."""
    gained = {
        column: replace(row, lit=True, gain="−20" if column is Column.HOTELS_SMALL else "+15")
        for column, row in base.ledger.columns.items()
    }
    yield replace(base, ledger=replace(base.ledger, columns=gained))
    for column, part in ((Column.INAUGURATION, Part.INAUGURATION), (Column.HOTELS_SMALL, Part.HOTELS)):
        pointed = {**gained, column: replace(gained[column], gain="", preview=True)}
        parts = {**base.ledger.parts, part: replace(base.ledger.parts[part], delta="+15")}
        yield replace(base, ledger=replace(base.ledger, columns=pointed, parts=parts))
    yield base
    yield lit_track(base)
    yield base
    safe = replace(base.ledger.safe, ghost_debts="+2", penalty_mark=Mark.CIRCLED)
    parts = {**base.ledger.parts, Part.SAFE: replace(base.ledger.parts[Part.SAFE], delta="−20", tone=Tone.BAD)}
    yield replace(base, ledger=replace(base.ledger, safe=safe, parts=parts))
    yield base


def lit_track(base: Screen) -> Screen:
    """The next box of the track can be checked, and nothing else of it is marked."""
    groups = tuple(replace(group, available=False) for group in base.ledger.track.groups)
    return replace(base, ledger=replace(base.ledger, track=replace(base.ledger.track, lit=True, groups=groups)))


def steps() -> Iterator[Screen]:
    """A sequence of screens such as a turn brings."""
    base, paths = example_screen("half"), example_screen("limousine")

    def lot(screen: Screen, place: tuple[int, int], **changes: object) -> Screen:
        lots = dict(screen.city.lots)
        lots[place] = replace(lots[place], **changes)  # type: ignore[arg-type]
        return replace(screen, city=replace(screen.city, lots=lots))

    yield lot(base, (3, 8), preview=False, ghost=None)
    yield lot(base, (3, 8), number=8, fresh=True, fits=False, star_mark=Mark.CIRCLED, in_run=True)
    yield lot(base, (2, 1), crane=Crane.CROSSED, debt=Mark.CIRCLED)
    route = base.city.route
    longer = replace(route, nodes=(*route.nodes, (1, 6), (1, 7)), limousine=(1, 7), fresh_blocks=2)
    yield replace(base, city=replace(base.city, route=longer))
    shorter = replace(route, nodes=route.nodes[:-2], limousine=(3, 5))
    yield replace(base, city=replace(base.city, route=shorter))
    yield base
    columns = dict(base.ledger.columns)
    columns[Column.VIP] = replace(columns[Column.VIP], crossed=2, fresh_crossed=1, lit=True, focus=True)
    yield replace(base, ledger=replace(base.ledger, columns=columns, total_delta="+9", total="99"))
    yield from improving(base)
    yield paths
    yield replace(paths, city=replace(paths.city, route=replace(paths.city.route, targets=())))
    yield replace(base, city=replace(base.city, pencil=(((100, 100), (200, 140), (260, 90)),)))
    yield replace(base, chooser=CHOOSER)
    table = replace(base.table, sentence="Something else", subline="Because", bonuses=base.table.bonuses[:1])
    yield replace(base, table=table)
    yield replace(base, curtain="Rita")
    yield base
    yield from (example_screen(name) for name in ("empty", "full", "finished"))


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_parts_repainted_equal_the_whole_painted_at_once(qtbot: QtBot, theme: str, zoom: float) -> None:
    port = FakePort()
    widget = Watched(port, theme)
    widget.motion = False
    qtbot.addWidget(widget)
    widget.resize(1280, 690)
    widget.show()
    if zoom > 1:
        widget.pinch(zoom, widget.stage.layout.city.center())
    QApplication.processEvents()
    widget.settle()
    widget.watch()
    for number, screen in enumerate(steps()):
        port.show(screen)
        # the edge of a stroke may be rounded otherwise by a sixty-fourth of a pixel; what is stale differs by far more
        assert furthest(widget.look(), widget.picture(widget.size())) <= 4, number


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_nothing_of_the_ledger_is_painted_beyond_its_bounds(qapp: QApplication, theme: str) -> None:
    image = QImage(920, 1380, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    blank, how, seen = image.copy(), THEMES[theme], set()
    printed, marked = Memo(), Memo()
    for number, screen in enumerate(steps()):
        view, labels = screen.ledger, screen.table.labels
        items = ledger_items(view, labels, how, printed.under(view.pen))
        marks = ledger_mark_items(view, how, marked.under(view.pen))
        for name, item in (*items.items(), *marks.items()):
            if item in seen:
                continue
            seen.add(item)
            painter = QPainter(image)
            painter.setRenderHints(HINTS)
            painter.scale(2, 2)
            item.paint(painter)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            for cell in item.cells.values():
                # half a unit is less than the pixel that is always repainted around a cell
                painter.fillRect(moved(cell, 0.5), 0)
            painter.end()
            assert image == blank, (number, name)


def test_the_next_box_of_the_track_is_lit_though_nothing_else_of_it_is_marked(qtbot: QtBot) -> None:
    screen = lit_track(example_screen("half"))
    widget = TableWidget(FakePort(screen))
    qtbot.addWidget(widget)
    expected = picture(1280, 690, Scene(screen.city, screen.ledger, screen.table), THEMES["light"])
    assert furthest(widget.picture(QSize(1280, 690)), expected) == 0


def test_hovering_repaints_little(qtbot: QtBot) -> None:
    port = FakePort()
    widget = Watched(port)
    qtbot.addWidget(widget)
    widget.resize(1366, 690)
    widget.show()
    widget.settle()
    widget.watch()
    screen = port.screen
    lots = dict(screen.city.lots)
    lots[4, 7] = replace(lots[4, 7], preview=True, ghost=8)
    port.show(replace(screen, city=replace(screen.city, lots=lots)))
    area = sum(rect.width() * rect.height() for rect in widget.asked)  # type: ignore[attr-defined]
    assert 0 < area < 100 * 120


def test_while_resizing_the_old_picture_is_scaled(qtbot: QtBot) -> None:
    _, widget = shown_table(qtbot)
    widget.resize(1500, 800)
    scaled = QImage(widget.size(), QImage.Format.Format_ARGB32_Premultiplied)
    widget.render(scaled)
    assert widget.layers.stage is not None
    assert widget.layers.stage.size == QSize(1366, 690)
    assert scaled.pixelColor(20, 790) != scaled.pixelColor(120, 200)
    qtbot.waitUntil(lambda: widget.layers.stage is not None and widget.layers.stage.size == QSize(1500, 800))
    qtbot.waitUntil(lambda: not widget._timer.isActive())
    sharp = widget.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    assert furthest(sharp, widget.picture(QSize(1500, 800))) == 0


@pytest.mark.parametrize("ratio", [1.25, 2.0])
def test_a_picture_of_any_density(qtbot: QtBot, ratio: float) -> None:
    widget = TableWidget(FakePort())
    qtbot.addWidget(widget)
    image = widget.picture(QSize(1280, 690), ratio)
    assert image.size() == QSize(round(1280 * ratio), round(690 * ratio) + (ratio == 1.25))


def test_another_theme_is_another_picture(qtbot: QtBot) -> None:
    _, widget = shown_table(qtbot)
    widget.set_theme("dark")
    widget.settle()
    shown = widget.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    assert furthest(shown, widget.picture(widget.size())) == 0
    assert shown.pixelColor(120, 300).lightness() < 90


def test_hidden_pencil_strokes_are_not_painted(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    bare = widget.picture(widget.size())
    port.draw(((100, 100), (200, 140), (260, 90)))
    assert widget.picture(widget.size()) != bare
    widget.set_pencil_visible(False)
    assert widget.picture(widget.size()) == bare


def test_the_banner_says_who_is_next_and_goes(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    port.show(example_screen("limousine"))
    assert widget.banner == ("Rita", "green", "ROUND 17")
    widget._banner_timer.setInterval(1)
    widget._banner_timer.start()
    qtbot.waitUntil(lambda: widget.banner is None)
    widget.motion = False
    port.show(example_screen("half"))
    assert widget.banner is None


def test_no_timer_outlives_the_widget(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    widget.resize(1500, 800)
    widget.set_page("rivals")
    port.show(example_screen("limousine"))
    widget._show_slot("lot:2.5")
    assert any(timer.isActive() for timer in widget.findChildren(QTimer))
    widget.close()
    QApplication.processEvents()
    port.show(example_screen("full"))
    assert not any(timer.isActive() for timer in widget.findChildren(QTimer))
    widget.show()
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in widget.findChildren(QTimer)))
    assert widget.grab().toImage().pixelColor(QPoint(700, 300)).isValid()


def test_work_given_up_leaves_nothing_behind(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    widget.set_page("rivals")
    widget._work()
    widget.set_page("ledger")
    for step in range(1, 6):
        widget.resize(1366 + step, 690)
        widget._work()
        port.show(example_screen("full" if step % 2 else "limousine"))
    widget.settle()
    shown = widget.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    assert furthest(shown, widget.picture(widget.size())) == 0
