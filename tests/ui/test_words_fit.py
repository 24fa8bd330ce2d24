"""No word is cut on the smallest table, whoever sits there; only names beyond all bounds are, in their middle."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from newvegas_desktop.ui.paint import text
from newvegas_desktop.ui.paint.text import LEFT, Type, fitted
from tests.present.screens import PENS, play_on

SIZE = QSize(1280, 690)
TABLES = {
    "as they are called at first": tuple(f"Player {seat}" for seat in range(1, 7)),
    "six long names": ("Maximilian", "Bartholomew", "Anne-Charlotte", "Annabella", "Krzysztof", "Żaneta Nowak"),
    "one letter for all": ("Ada", "Alan", "Anna", "Anne", "Abel", "Amy"),
    "one name for all": ("Ada",) * 6,
}


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What has been cut so far."""
    found: list[str] = []

    def watched(words: str, style: Type, room: float) -> tuple[str, int]:
        shown, size = fitted(words, style, room)
        if shown != words:
            found.append(words)
        return shown, size

    monkeypatch.setattr(text, "fitted", watched)
    text.wrapped.cache_clear()
    yield found
    text.wrapped.cache_clear()


def seated(names: tuple[str, ...], rounds: int) -> TableController:
    session = Session.new(standard_board(), [Seat(name) for name in names], 7, bank=False)
    table = TableController(session, PENS[: len(names)])
    play_on(table, Generator.named(3, "six"), rounds)
    return table


@pytest.mark.parametrize("names", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize("rounds", [1, 22, 99])
def test_no_word_is_cut(qtbot: QtBot, cut: list[str], names: tuple[str, ...], rounds: int) -> None:
    table = seated(names, rounds)
    widget = TableWidget(table)
    qtbot.addWidget(widget)
    for page in ("ledger", "rivals", "log"):
        widget.set_page(page)
        widget.picture(SIZE)
        assert cut == [], page


def test_a_name_too_long_for_any_chip_keeps_both_ends(qtbot: QtBot, cut: list[str]) -> None:
    names = tuple(f"Bartholomew Montgomery-Featherstone {number}" for number in range(1, 7))
    table = seated(names, 1)
    widget = TableWidget(table)
    qtbot.addWidget(widget)
    widget.picture(SIZE)
    assert set(cut) >= set(names)
    shown, _ = fitted(names[3], Type(18, 600, LEFT, least=14, middle=True), 90)
    assert shown.startswith("Bart")
    assert shown.endswith(" 4".strip())
    assert "…" in shown
    assert all(name in table.screen.slots[f"seat:{seat}"].tip for seat, name in enumerate(names, 1))
