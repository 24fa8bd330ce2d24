"""Legend, one-minute rules and thumbnails."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible, QImage, QPainter
from pytestqt.qtbot import QtBot

from newvegas_desktop.ui.new_las_vegas.pages.legend_entries import minute, sections
from newvegas_desktop.ui.new_las_vegas.pages.legend_page import (
    COLUMNS,
    ENTRY,
    SYMBOL,
    LegendPage,
    LegendSheet,
)
from newvegas_desktop.ui.new_las_vegas.pages.thumbnails import thumbnail
from newvegas_desktop.ui.paint.themes import THEMES
from tests.ui.examples import EXAMPLES

pytestmark = pytest.mark.usefixtures("qapp")


def entries() -> list[tuple[str, str]]:
    return [(entry.name, entry.sentence) for section in sections() for entry in section.entries]


def test_every_section_is_on_the_page() -> None:
    assert sorted(index for column in COLUMNS for index in column) == list(range(len(sections())))


def test_every_symbol_has_a_name_and_a_sentence() -> None:
    names = [name for name, _ in entries()]
    assert len(names) == len(set(names)) >= 30
    for _, sentence in entries():
        assert sentence.endswith(".")
    text = " ".join(f"{name} {sentence}".lower() for name, sentence in entries())
    for word in (
        "crane", "debt", "star", "vip", "luxury", "mafia", "lamp", "light", "hole", "large hotel", "small hotel",
        "track", "scissors", "safe", "construction", "improvement", "show", "inauguration", "limousine",
        "change number", "change effect", "extend", "project", "run", "bundle", "lit", "veiled",
        "dotted frame", "letter", "ready group",
    ):  # fmt: skip
        assert word in text, word


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_every_symbol_stays_in_its_place(theme: str) -> None:
    """Something is drawn, and nothing beyond its box."""
    for section in sections():
        for entry in section.entries:
            image = QImage(120, 90, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(60, 45)
            entry.draw(painter, THEMES[theme])
            painter.end()
            inked = [(x, y) for x in range(120) for y in range(90) if image.pixelColor(x, y).alpha() > 90]
            assert len(inked) > 60, entry.name
            assert all(abs(x - 60) <= SYMBOL / 2 and abs(y - 45) <= ENTRY / 2 + 1 for x, y in inked), entry.name


@pytest.mark.parametrize("one_minute", [True, False])
@pytest.mark.parametrize("size", [(1280, 690), (1366, 690), (1920, 1000)])
def test_the_page_needs_no_scrolling(qtbot: QtBot, one_minute: bool, size: tuple[int, int]) -> None:
    page = LegendPage(one_minute)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.set_theme("dark")
    page.opened()
    page.grab()
    assert page._scroll.verticalScrollBar().maximum() == 0
    assert page.sheet.accessibleDescription()
    with qtbot.waitSignal(page.other):
        page._switch.click()


def test_the_legend_is_read_out(qtbot: QtBot) -> None:
    sheet = LegendSheet()
    qtbot.addWidget(sheet)
    for name, sentence in entries():
        assert f"{name}: {sentence}" in sheet.accessibleDescription()


@pytest.mark.parametrize("one_minute", [True, False])
@pytest.mark.parametrize("size", [(1280, 690), (1920, 1000)])
def test_every_entry_is_a_child_with_its_place(qtbot: QtBot, one_minute: bool, size: tuple[int, int]) -> None:
    page = LegendPage(one_minute)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.grab()
    tree = QAccessible.queryAccessibleInterface(page.sheet)
    children = [tree.child(index) for index in range(tree.childCount())]
    said = [(child.text(QAccessible.Text.Name), child.text(QAccessible.Text.Description)) for child in children]
    wanted = [(f"{at}. {name}", words) for at, (name, words) in enumerate(minute(), 1)] if one_minute else entries()
    titles = [] if one_minute else [(section.title, "") for section in sections()]
    assert sorted(said) == sorted([*wanted, *titles])
    paper = QRect(page.sheet.mapToGlobal(QPoint(0, 0)), page.sheet.size())
    for child in children:
        assert paper.contains(child.rect())
        middle = child.rect().center()
        assert tree.childAt(middle.x(), middle.y()) is child
        assert child.actionInterface().actionNames() == []
        assert tree.indexOfChild(child) == children.index(child)


def test_one_minute_is_short() -> None:
    words = sum(len(f"{name} {sentence}".split()) for name, sentence in minute())
    assert words < 180


def test_thumbnails_differ_and_are_small() -> None:
    empty, half = (thumbnail(EXAMPLES[name]().city) for name in ("empty", "half"))
    assert empty.size() == half.size()
    assert empty.width() == 480
    assert empty != half
    assert thumbnail(EXAMPLES["half"]().city, "dark", 200).width() == 200
