"""Every word of the exercises can be translated, and long ones stay in their place."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.practice.exercise import Kind
from newvegas_desktop.ui import app
from newvegas_desktop.ui.new_las_vegas.practice.one_line import OneLine
from tests.practice.driver import SEED, Driver, best_steps
from tests.ui.flows.hands import Hand
from tests.words.pseudo import WideLanguage, wide
from tests.words.test_every_page import catalogue, drawn, hand, language, untranslated

__all__ = ["catalogue", "drawn", "hand", "language"]


SIGN = ("New", "LAS VEGAS")
"""The sign at the roadside is the name of the game."""


@pytest.fixture
def driver(hand: Hand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Driver:
    monkeypatch.setattr(app, "random_seed", lambda: SEED)
    hand.command("practice")
    return Driver(hand, qtbot)


def forgotten(driver: Driver, drawn: set[str]) -> list[str]:
    """What is shown in letters of no translation; a code is no word."""
    code = driver.desk.code or "no code"
    return [text for text in untranslated(driver.hand, drawn) if code not in text and text not in SIGN]


@pytest.mark.parametrize("kind", Kind)
def test_an_exercise(driver: Driver, drawn: set[str], language: WideLanguage, kind: Kind) -> None:
    driver.start(kind)
    for step in best_steps(driver.attempt)[:2]:
        driver.click(step)
        assert forgotten(driver, drawn) == []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left):
        driver.hand.key(key)
        assert forgotten(driver, drawn) == []
    while driver.attempt.can_pass:
        driver.hand.press(driver.page.pass_button)
    driver.page.done.emit()
    driver.wait_for_judgement()
    assert forgotten(driver, drawn) == []
    driver.hand.key(Qt.Key.Key_Escape)
    assert forgotten(driver, drawn) == []
    assert language.forgotten == set()


def test_choosing(driver: Driver, drawn: set[str], language: WideLanguage) -> None:
    for card in driver.choose.cards.values():
        driver.hand.press(card)
        assert set(untranslated(driver.hand, drawn)) <= set(SIGN)
    for typed in ("", "X", "T9", "T1", "T1!", "T3-3NQK-8N5", "99999999999", "7"):
        driver.type_code(typed)
        assert driver.choose.problem.text() == wide(driver.choose.problem.text()), typed
    assert language.forgotten == set()


def test_a_line_too_long_is_cut_and_read_in_its_tip(qtbot: QtBot) -> None:
    line = OneLine()
    qtbot.addWidget(line)
    line.setText("as many words as nobody has room for")
    line.resize(line.sizeHint())
    line.grab()
    assert line.toolTip() == ""
    whole = line.grab().toImage()
    line.resize(60, line.height())
    line.grab()
    assert line.toolTip() == line.text()
    assert line.grab().toImage() != whole.copy(0, 0, 60, line.height()), "it ends in an ellipsis"
    assert line.minimumSizeHint().width() < 60
