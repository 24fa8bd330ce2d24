"""The comparison itself: edges drawn a little otherwise pass, whatever a person would see fails."""

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.present.screen import Screen
from newvegas_desktop.new_las_vegas.present.view import Column, Crane, Mark
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from tests.ui.fake_port import FakePort, example_screen
from tests.ui.pictures import compare
from tests.ui.pictures.compare import RENEW, difference, half, same_picture

SIZE = QSize(1280, 690)


def drawn(qtbot: QtBot, screen: Screen, theme: str = "light") -> QImage:
    widget = TableWidget(FakePort(screen), theme)
    qtbot.addWidget(widget)
    return widget.picture(SIZE)


def lot(place: tuple[int, int], **changes: object) -> Callable[[Screen], Screen]:
    def change(screen: Screen) -> Screen:
        lots = dict(screen.city.lots)
        lots[place] = replace(lots[place], **changes)  # type: ignore[arg-type]
        return replace(screen, city=replace(screen.city, lots=lots))

    return change


def column(name: Column, **changes: object) -> Callable[[Screen], Screen]:
    def change(screen: Screen) -> Screen:
        columns = dict(screen.ledger.columns)
        columns[name] = replace(columns[name], **changes)  # type: ignore[arg-type]
        return replace(screen, ledger=replace(screen.ledger, columns=columns))

    return change


def total(screen: Screen) -> Screen:
    return replace(screen, ledger=replace(screen.ledger, total="64"))


def sentence(screen: Screen) -> Screen:
    return replace(screen, table=replace(screen.table, sentence=screen.table.sentence + "."))


def path(screen: Screen) -> Screen:
    route = screen.city.route
    return replace(screen, city=replace(screen.city, route=replace(route, nodes=route.nodes[:-1])))


CHANGES: dict[str, Callable[[Screen], Screen]] = {
    "a number is missing": lot((2, 2), number=None),
    "a number is another": lot((2, 2), number=1),
    "a star is no longer circled": lot((1, 4), star_mark=Mark.NONE),
    "a crane is crossed": lot((2, 1), crane=Crane.CROSSED),
    "a lot is no longer lit": lot((4, 7), fits=False),
    "a run is not underlined": lot((2, 2), in_run=False),
    "a box is struck": column(Column.VIP, crossed=2),
    "the total is another": total,
    "a full stop too many": sentence,
    "a block is not driven": path,
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_change_that_can_be_seen_is_found(qtbot: QtBot, change: Callable[[Screen], Screen], theme: str) -> None:
    screen = example_screen("half")
    assert change(screen) != screen
    found = difference(half(drawn(qtbot, screen, theme)), half(drawn(qtbot, change(screen), theme)))
    assert found.visible


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_edges_drawn_a_little_otherwise_pass(qtbot: QtBot, theme: str) -> None:
    widget = TableWidget(FakePort(), theme)
    qtbot.addWidget(widget)
    dense = widget.picture(SIZE, 2.0)
    dense.setDevicePixelRatio(1)
    other = dense.scaled(SIZE, mode=Qt.TransformationMode.SmoothTransformation)
    picture = widget.picture(SIZE)
    assert picture != other
    assert not difference(half(picture), half(other)).visible


@pytest.mark.parametrize("by", [QPoint(1, 0), QPoint(0, 1)])
def test_a_word_that_has_moved_by_a_pixel_is_found(qtbot: QtBot, by: QPoint) -> None:
    picture = drawn(qtbot, example_screen("half"))
    place = QRect(540, 590, 300, 26)
    moved = picture.copy()
    painter = QPainter(moved)
    painter.drawImage(place.topLeft() + by, picture, place)
    painter.end()
    found = difference(half(picture), half(moved))
    assert found.visible
    assert place.adjusted(-5, -5, 5, 5).contains(*found.where)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for stored pictures and for what differs."""
    monkeypatch.setattr(compare, "STORED", tmp_path / "stored")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.delenv(RENEW, raising=False)
    return tmp_path


def plain(colour: str) -> QImage:
    image = QImage(80, 60, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def test_a_picture_is_stored_only_when_asked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AssertionError, match=r"not stored yet.*make pictures"):
        same_picture("square", plain("teal"))
    assert not (folder / "stored").exists()
    monkeypatch.setenv(RENEW, "renew")
    same_picture("square", plain("teal"))
    monkeypatch.delenv(RENEW)
    same_picture("square", plain("teal"))


def test_a_difference_is_shown(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(RENEW, "renew")
    same_picture("square", plain("teal"))
    monkeypatch.delenv(RENEW)
    with pytest.raises(AssertionError, match="differs most"):
        same_picture("square", plain("maroon"))
    left = sorted(path.name for path in (folder / "newvegas-pictures").iterdir())
    assert left == ["square-actual.png", "square-difference.png", "square-stored.png"]
    with pytest.raises(AssertionError, match="is 40×30 instead of 40×20"):
        same_picture("square", plain("teal").copy(0, 0, 80, 40))


def test_a_stored_picture_stays_as_long_as_it_is_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(RENEW, "renew")
    same_picture("square", plain("#108080"))
    before = (folder / "stored" / "square.png").read_bytes()
    same_picture("square", plain("#128282"))
    assert (folder / "stored" / "square.png").read_bytes() == before
    same_picture("square", plain("#802020"))
    assert (folder / "stored" / "square.png").read_bytes() != before
