"""A translation is found by the user's language and speaks everywhere, plurals included."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.family.say import Say, Sentence, Told
from newvegas_desktop.ui.app import App, WindowOptions
from newvegas_desktop.ui.shell.folders import HOME
from newvegas_desktop.ui.shell.language import install_language, say_in_users_language
from tests.ui.flows.hands import Hand
from tests.words.catalogue import compile_catalogue

POLISH = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en">
<context>
    <name>App</name>
    <message><source>Open…</source><translation>Otwórz…</translation></message>
    <message><source>{file} cannot be opened: {why}</source><translation>{file}: {why}</translation></message>
</context>
<context>
    <name>Commands</name>
    <message><source>Game</source><translation>Gra</translation></message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes"><source>{n} lots</source><translation>
        <numerusform>{n} działka</numerusform><numerusform>{n} działki</numerusform>
        <numerusform>{n} działek</numerusform></translation></message>
    <message><source>The save cannot be read: {why}</source>
        <translation>Zapis nieczytelny: {why}</translation></message>
    <message><source>it is empty.</source><translation>jest pusty.</translation></message>
</context>
</TS>
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a small translation into Polish."""
    folder = tmp_path / "translations"
    folder.mkdir()
    catalogue = folder / "newvegas_pl.ts"
    catalogue.write_text(POLISH, encoding="utf-8")
    compile_catalogue(catalogue)
    return folder


@pytest.fixture
def polish(qapp: QApplication, folder: Path) -> Iterator[list[QTranslator]]:
    installed = install_language(QLocale("pl_PL"), folder)
    yield installed
    for translator in installed:
        QCoreApplication.removeTranslator(translator)


@pytest.fixture
def hand(qtbot: QtBot, polish: list[QTranslator], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hand]:
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    app = App(WindowOptions(size=(1280, 690)))
    qtbot.addWidget(app.window)
    app.show()
    qtbot.waitExposed(app.window)
    yield Hand(app)
    app.window.close()


def test_the_window_speaks_the_language_found(hand: Hand, tmp_path: Path) -> None:
    assert "Otwórz…" in hand.cards()
    assert hand.app.window.actions_table.menus[0].title() == "Gra"
    (tmp_path / "a.json").touch()
    hand.app.open_file(tmp_path / "a.json")
    assert hand.message == "a.json: Zapis nieczytelny: jest pusty."
    # what is not translated stays English
    assert "Play hot-seat" in hand.cards()


@pytest.mark.parametrize(
    ("n", "words"), [(1, "1 działka"), (2, "2 działki"), (5, "5 działek"), (22, "22 działki"), (0, "0 działek")]
)
def test_a_language_has_its_own_plurals(polish: list[QTranslator], n: int, words: str) -> None:
    assert say_in_users_language().count("{n} lot", "{n} lots", n) == words


@pytest.mark.parametrize(("n", "words"), [(1, "1 path"), (0, "0 paths"), (2, "2 paths"), (-3, "−3 paths")])
def test_english_needs_no_catalogue(polish: list[QTranslator], n: int, words: str) -> None:
    assert Say().count("{n} path", "{n} paths", n) == words
    # nor where another language has no words for it yet
    assert say_in_users_language().count("{n} path", "{n} paths", n) == words


@pytest.mark.parametrize("locale", ["en_GB", "C", "de_DE"])
def test_english_and_unknown_languages_install_nothing(qapp: QApplication, folder: Path, locale: str) -> None:
    assert install_language(QLocale(locale), folder) == []


def test_without_a_folder_of_translations_all_is_english(qapp: QApplication, tmp_path: Path) -> None:
    assert install_language(QLocale("pl_PL"), tmp_path / "none") == []


def test_qt_speaks_the_same_language(polish: list[QTranslator]) -> None:
    assert len(polish) == 2
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Anuluj"


def test_a_problem_is_english_as_text_and_any_language_when_said() -> None:
    inner = Sentence("at byte {byte}", byte=3)
    problem = Told("{file} is damaged {where}; {why}", file="a{b}.json", where=inner, why=Told("mend it"))
    assert str(problem) == "a{b}.json is damaged at byte 3; mend it"
    loud = Say(lambda text, n: text.replace("damaged", "DAMAGED").replace("byte {", "BYTE {").replace("mend", "MEND"))
    assert problem.said(loud) == "a{b}.json is DAMAGED at BYTE 3; MEND it"
    assert str(Told(problem.sentence)) == str(problem)
