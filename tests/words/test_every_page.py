"""Every page in a language of wide letters: whatever is shown in narrow ones was forgotten."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.outcome import Decided
from newvegas_desktop.new_las_vegas.session.save import View, save_bytes
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.ui.app import App, WindowOptions
from newvegas_desktop.ui.paint import text as painted
from newvegas_desktop.ui.shell.folders import HOME
from newvegas_desktop.ui.shell.language import CONTEXT
from tests.ui.flows.hands import Hand, write_save
from tests.ui.flows.positions import ASKED_FIRST, before_a_question, before_a_refusal, before_the_end
from tests.words.catalogue import entries, update
from tests.words.pseudo import NARROW, WideLanguage, shown, spoken

KEYS = re.compile(r"\b(Ctrl|Shift|Alt|Backspace|Enter|Return|Home|Esc|Num|F\d+)\b")
OURS = re.compile(r"Benoit Turpin|Alexis Allard|Blue Cocker|Barlow Condensed|Yellowtail|MIT|OFL|Apache|new-las-vegas")
"""Names of people and licences."""


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, str]]:
    path = tmp_path_factory.mktemp("words") / "newvegas_en.ts"
    update(path)
    return entries(path)


@pytest.fixture
def language(qapp: QApplication, catalogue: set[tuple[str, str]]) -> Iterator[WideLanguage]:
    with spoken(WideLanguage(catalogue)) as language:
        yield language


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every text that is painted."""
    found: set[str] = set()
    fitted = painted.fitted

    def remember(text: str, style: painted.Type, room: float) -> tuple[str, int]:
        found.add(text)
        return fitted(text, style, room)

    monkeypatch.setattr(painted, "fitted", remember)
    return found


@pytest.fixture
def hand(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: WideLanguage, drawn: set[str]
) -> Iterator[Hand]:
    monkeypatch.setenv(HOME, str(tmp_path / "home"))
    app = App(WindowOptions(size=(1280, 690)))
    qtbot.addWidget(app.window)
    app.store.change(motion=False)
    app.show()
    qtbot.waitExposed(app.window)
    yield Hand(app)
    app.window.close()


def accessible(hand: Hand) -> Iterator[str]:
    """Everything a screen reader is told about the page, virtual children included."""
    waiting: list[QAccessibleInterface | None] = [QAccessible.queryAccessibleInterface(hand.app.window)]
    while waiting:
        here = waiting.pop()
        if here is None or not here.isValid():
            continue
        yield here.text(QAccessible.Text.Name)
        yield here.text(QAccessible.Text.Description)
        waiting += [here.child(index) for index in range(here.childCount())]


def untranslated(hand: Hand, drawn: set[str]) -> list[str]:
    """What is shown, painted or told in letters of no translation."""
    hand.app.window.grab()
    texts = {text for _, text in shown(hand.app.window)} | drawn | set(accessible(hand))
    # the names of the user's files are the user's
    files = [name for path in hand.app.store.settings.recent for name in (path, Path(path).name)]
    for file in files:
        texts = {text.replace(file, "") for text in texts}
    return sorted(text for text in texts if NARROW.search(OURS.sub("", KEYS.sub("", text))))


def without_names(session: Session) -> Session:
    """The same game played by people whose names have no letters."""
    for number, seat in enumerate(session.seats):
        object.__setattr__(seat, "name", "§¶"[number])
    return session


def open_game(hand: Hand, session: Session, folder: Path) -> None:
    seat = session.game.waiting_for()[0]
    hand.app.open_file(write_save(folder / "1.save", without_names(session), View(seat=seat)))
    hand.paint()


def test_the_start_page_and_menus(hand: Hand, drawn: set[str], language: WideLanguage) -> None:
    assert untranslated(hand, drawn) == []
    assert language.forgotten == set()


@pytest.mark.parametrize("page", ["legend", "how_to_play", "about", "new_game"])
def test_pages_that_are_looked_at(hand: Hand, drawn: set[str], language: WideLanguage, page: str) -> None:
    hand.command(page)
    assert hand.page == page
    assert untranslated(hand, drawn) == []
    assert language.forgotten == set()


def test_a_game_with_everything_said_on_the_way(
    hand: Hand, drawn: set[str], language: WideLanguage, tmp_path: Path
) -> None:
    open_game(hand, before_a_refusal(), tmp_path)
    hand.go_on(3, until=lambda: hand.game.round > 14)
    for page in ("log", "rivals", "ledger"):
        hand.widget.set_page(page)
        hand.paint()
        assert untranslated(hand, drawn) == []
    for slot in hand.screen.slots:
        hand.controller.point(slot)
        table = hand.screen.table
        drawn |= {table.sentence, table.subline, hand.screen.slots[slot].name, hand.screen.slots[slot].tip}
    assert untranslated(hand, drawn) == []
    assert language.forgotten == set()
    assert len([source for context, source in language.used if context == CONTEXT]) > 120


def test_the_question_and_the_end(hand: Hand, drawn: set[str], language: WideLanguage, tmp_path: Path) -> None:
    open_game(hand, before_a_question(ASKED_FIRST), tmp_path)
    hand.click("button:confirm")
    assert untranslated(hand, drawn) == []
    open_game(hand, before_the_end(Decided.LARGE_HOTELS), tmp_path)
    hand.click("button:confirm")
    hand.paint()
    assert hand.page == "end"
    assert untranslated(hand, drawn) == []
    assert language.forgotten == set()


KEYS_OF_A_SAVE = re.compile(r"\b(JSON|seed|mode|figures|view|seat|seats|theme|name|inf|pencil|steps|True)\b")
"""What a save calls its parts, and values as it holds them."""
WRONG: list[tuple[tuple[str | int, ...], object]] = [
    (("record", "seed"), -1),
    (("record", "mode"), "duel"),
    (("record", "figures"), 0),
    (("record", "seats", 0, "name"), ""),
    (("record", "seats", 0, "name"), "1" * 90),
    (("view", "seat"), 9),
    (("view", "theme"), "1" * 50),
    (("view", "theme"), 1),
    (("pencil", "seats", 0), [[["x", 1.0], [1.0, 1.0]]]),
    (("pencil", "seats", 0), [[[1e999, 1.0], [1.0, 1.0]]]),
    (("steps",), [{"seat": 0, "action": "frobnicate"}]),
    (("undone",), [{"seat": 0, "action": "frobnicate"}]),
]


def wrong_save(path: tuple[str | int, ...], value: object) -> bytes:
    """A save with one wrong value."""
    session = Session.new(standard_board(), [Seat("§"), Seat("¶")], 3, bank=False)
    whole = json.loads(save_bytes(session, [], View()))
    del whole["check"]
    part = whole
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return json.dumps(whole).replace("Infinity", "1e999").encode()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"a": 1}',
        b'{"format": "newvegas-save", "version": 1, "record": {}}',
        b'{"format": "newvegas-save", "version": 99}',
        *(wrong_save(path, value) for path, value in WRONG),
    ],
)
def test_problems_with_files(
    hand: Hand, drawn: set[str], language: WideLanguage, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "1.json"
    path.write_bytes(content)
    hand.app.open_file(path)
    message = re.sub(r'1\.json|"[^"]*"|\'[^\']*\'', "", hand.message)
    assert message
    assert not NARROW.search(KEYS_OF_A_SAVE.sub("", message))
    assert language.forgotten == set()


def test_problems_of_the_system(hand: Hand, language: WideLanguage, tmp_path: Path) -> None:
    for path in (tmp_path / "1.json", tmp_path):
        hand.app.open_file(path)
        assert hand.message
        assert not NARROW.search(hand.message.replace(str(path), "").replace(path.name, ""))
    assert language.forgotten == set()
