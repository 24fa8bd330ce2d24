"""The solo game as pictures: with architects of the tests' own, so that ours can be calibrated without new pictures."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present import architect_card
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.ui import solo_desk
from newvegas_desktop.ui.new_las_vegas.pages.solo_page import SoloPage
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from newvegas_desktop.ui.paint.themes import THEMES
from tests.present.screens import LOLA, play_solo, solo
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import Hand, write_save
from tests.ui.pictures.compare import picture_of, same_picture

pytestmark = pytest.mark.usefixtures("dressed")
SIZE = QSize(1280, 690)
NAMES = {
    "dolores": "Dolores Dune",
    "marvin": "Marvin Mirage",
    "lola": "Lola Neon",
    "victor": "Victor Vault",
    "queen": "The Queen of Acme",
}
"""Their emblems and characters are ours; their figures are the tests' own."""
LADDER = tuple(LOLA._replace(id=id_, name=name, level=level) for level, (id_, name) in enumerate(NAMES.items(), 1))


def played(seed: int, rounds: int) -> TableController:
    """A solo game with the bank, clicked on by chance."""
    table = solo(seed, bank=True)
    table.activate("button:vote_for")
    play_solo(table, Generator.named(seed, "solo picture"), rounds)
    return table


def _half() -> TableController:
    """A number is taken, and the effect of another card pointed at."""
    table = played(3, 12)
    number = next(slot for slot in table.screen.targets if slot.startswith("number:"))
    table.activate(number)
    table.point(next(slot for slot in ("effect:3", "effect:2") if slot[-1] != number[-1]))
    return table


def _given() -> TableController:
    """An approval is due, and both halves are taken: the third card lies on ACME's pile."""
    table, chance = played(4, 14), Generator.named(4, "approval")
    while not table.game.solo_cards.drawn:
        play_solo(table, chance, table.game.round + 1)
    number = next(slot for slot in table.screen.targets if slot.startswith("number:"))
    table.activate(number)
    table.activate(next(slot for slot in ("effect:3", "effect:2") if slot[-1] != number[-1]))
    return table


def _draw(qtbot: QtBot, name: str, table: TableController, theme: str, page: str) -> None:
    widget = TableWidget(table, theme)
    qtbot.addWidget(widget)
    widget.set_page(page)
    same_picture(f"solo-{name}-{theme}", widget.picture(SIZE))


@pytest.mark.parametrize("theme", sorted(THEMES))
@pytest.mark.parametrize(("name", "page"), [("half", "ledger"), ("acme", "rivals")])
def test_table(qtbot: QtBot, name: str, page: str, theme: str) -> None:
    _draw(qtbot, name, _half(), theme, page)


def test_approval(qtbot: QtBot) -> None:
    _draw(qtbot, "approval", _given(), "light", "rivals")


def test_solo_page(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo_desk, "architects", lambda: LADDER)
    found = SimpleNamespace(player="planner", won=211, games=300)
    monkeypatch.setattr(architect_card, "measured", lambda architect: found)
    hand.press(hand.cards()["Play solo"])
    page = hand.app.window["solo"]
    assert isinstance(page, SoloPage)
    page.rungs[1].setChecked(True)
    hand.paint()
    same_picture("solo-page", picture_of(hand.app.window))


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_final_page(open_window: Open, theme: str) -> None:
    session = played(4, 999).session
    history = session.history
    last = max(at for at, entry in enumerate(history.entries) if entry.action.kind is Kind.CONFIRM)
    history.game = history.go_to(last)
    del history.entries[last:]
    hand = open_window()
    hand.command(f"theme_{theme}")
    hand.app.open_file(write_save(hand.app.store.path.parent / "solo.save", session))
    hand.click("button:confirm")
    hand.paint()
    assert hand.page == "end"
    same_picture(f"solo-end-{theme}", picture_of(hand.app.window))
