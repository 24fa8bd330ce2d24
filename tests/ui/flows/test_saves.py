"""Nothing is lost: damaged, newer and foreign saves, a second window, a full disk, a window closed."""

import errno
import json
import os
import threading
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from newvegas_desktop.family.save_slots import SaveSlot
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.session.save import Save, parse_save, restore
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.new_las_vegas.session.shelf import BEGAN
from newvegas_desktop.ui.saved_games import game_words
from newvegas_desktop.ui.shell.autosave import FLUSH_MS, RETRY_MS, Autosave
from newvegas_desktop.ui.shell.controls import Card
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import Hand, digest, write_save

SEED = 9


def the_save(games: Path) -> Path:
    (found,) = games.glob("*.save")
    return found


def saved(games: Path) -> Save:
    return parse_save(the_save(games).read_bytes())


def is_saved(hand: Hand, games: Path) -> Callable[[], bool]:
    """Whether the save holds what is on the screen."""
    return lambda: digest(restore(standard_board(), saved(games)).game) == digest(hand.game)


def two_steps(hand: Hand, games: Path, qtbot: QtBot) -> str:
    """Choose and open, each written; how the game stood after the first step."""
    hand.start_game(SEED, bank=False)
    hand.click("card:1")
    qtbot.waitUntil(lambda: any(games.glob("*.save")) and is_saved(hand, games)())
    first = digest(hand.game)
    hand.click_any(("lot:",))
    qtbot.waitUntil(is_saved(hand, games))
    return first


def test_an_older_game_is_gone_on_with_from_the_start_page_and_the_menu(
    hand: Hand, open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    digests = []
    for seed in (SEED, SEED + 1, SEED + 2):
        hand.start_game(seed, bank=False)
        hand.click("card:1")
        digests.append(digest(hand.game))
        hand.command("start_page")
    now = [title for title in hand.cards() if "Player 1 and Player 2, round 1, today " in title]
    assert len(now) == 1, "both have the same words"
    assert hand.cards()["Continue"].detail == now[0]
    cards = [card for card in hand.app.start.findChildren(Card) if card.title == now[0] and card.isVisible()]
    assert len(cards) == 2
    hand.press(cards[-1])
    assert digest(hand.game) == digests[0]
    # what is on the table is not offered; the menu has the others
    recent = hand.app.window.actions_table._recent.actions()
    assert len(recent) == 2
    recent[-1].trigger()
    assert digest(hand.game) == digests[1]
    asked: list[str] = []

    def ask(parent: object, title: str, folder: str, *rest: str) -> tuple[str, str]:
        asked.append(folder)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", ask)
    hand.command("open")
    assert asked == [str(hand.app.shelf.folder)]


@pytest.mark.parametrize(
    ("players", "ago", "words"),
    [
        (["Ada", "Bob"], timedelta(0), "Ada and Bob, round 20, today {time}"),
        (["Ada", "Bob", "Rita"], timedelta(days=1), "Ada, Bob and Rita, round 20, yesterday {time}"),
        (["Ada"], timedelta(days=9), "Ada, round 20, {date}"),
    ],
)
def test_a_game_is_told_in_a_line(qapp: QApplication, players: list[str], ago: timedelta, words: str) -> None:
    when = datetime.now() - ago
    moment = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    short = QLocale.FormatType.ShortFormat
    told = words.format(time=QLocale().toString(moment.time(), short), date=QLocale().toString(moment.date(), short))
    assert game_words(players, 20, when) == told


def test_a_damaged_save_gives_way_to_the_last_good_copy(
    hand: Hand, open_window: Open, games: Path, qtbot: QtBot
) -> None:
    first = two_steps(hand, games, qtbot)
    hand.app.window.close()
    path = the_save(games)
    damaged = path.read_bytes()[:200]
    path.write_bytes(damaged)
    again = open_window()
    again.press(again.cards()["Continue"])
    assert again.page == "table"
    assert digest(again.game) == first
    assert "is unusable" in again.message
    assert "this is the last good copy of it" in again.message
    (aside,) = games.glob("*.damaged-1")
    assert aside.read_bytes() == damaged
    assert aside.name in again.message
    again.click_any(("lot:",))
    qtbot.waitUntil(lambda: the_save(games).exists() and is_saved(again, games)())


def test_a_save_that_the_rules_do_not_allow_gives_way_too(
    hand: Hand, open_window: Open, games: Path, qtbot: QtBot
) -> None:
    first = two_steps(hand, games, qtbot)
    hand.app.window.close()
    value = json.loads(the_save(games).read_bytes())
    del value["check"]
    value["steps"][0]["action"] = "confirm"
    the_save(games).write_text(json.dumps(value))
    again = open_window()
    again.press(again.cards()["Continue"])
    assert digest(again.game) == first
    assert "this is the last good copy of it" in again.message


def test_a_game_of_which_nothing_is_good_is_told_of(hand: Hand, open_window: Open, games: Path, qtbot: QtBot) -> None:
    two_steps(hand, games, qtbot)
    hand.app.window.close()
    for path in [*games.glob("*.save"), *games.glob("*.previous")]:
        path.write_bytes(b"{")
    again = open_window()
    if "Continue" in again.cards():
        again.press(again.cards()["Continue"])
    assert again.page == "start"
    assert "is unusable" in again.message
    again.start_game(SEED)
    assert again.page == "table"


def test_a_newer_save_is_refused_politely(hand: Hand, open_window: Open, games: Path, qtbot: QtBot) -> None:
    two_steps(hand, games, qtbot)
    hand.app.window.close()
    path = the_save(games)
    value = json.loads(path.read_bytes())
    del value["check"]
    value["version"] = 99
    path.write_text(json.dumps(value))
    again = open_window()
    if "Continue" in again.cards():
        again.press(again.cards()["Continue"])
    assert again.page == "start"
    assert "newer version" in again.message
    again.app.window.messages.hide()
    again.app.open_file(path)
    began = datetime.strptime(path.stem, BEGAN)
    assert again.message == (
        f"The save of the game begun on {began.date()} at {began:%H:%M} cannot be used: "
        "the save was written by a newer version; update the program."
    )
    assert again.page == "start"
    assert json.loads(path.read_text()) == value


FOREIGN = {
    "a list": b"[1, 2, 3]",
    "another program's": b'{"name": "a package", "version": "1.0"}',
    "no JSON": b"\x89PNG\r\n\x1a\n\x00\x00",
    "nothing": b"",
    "too deep": b"[" * 50_000,
    "a save without a game": b'{"format": "newvegas-save", "version": 1}',
    "a record without a game": b'{"format": "newvegas-record", "version": 1, "game": "new_las_vegas"}',
}


@pytest.mark.parametrize("name", list(FOREIGN))
def test_foreign_files_get_a_sentence_and_the_window_lives(hand: Hand, tmp_path: Path, name: str) -> None:
    path = tmp_path / "foreign.json"
    path.write_bytes(FOREIGN[name])
    hand.app.open_file(path)
    assert hand.message.startswith("foreign.json cannot be opened: ")
    assert hand.page == "start"
    hand.start_game(SEED, bank=False)
    hand.click("card:1")
    before = digest(hand.game)
    hand.app.open_file(path)
    hand.app.open_file(tmp_path / "missing.json")
    hand.app.open_file(tmp_path)
    assert "cannot be opened" in hand.message
    assert hand.page == "table"
    assert digest(hand.game) == before


def test_a_second_window_may_only_look(hand: Hand, open_window: Open, games: Path, qtbot: QtBot) -> None:
    two_steps(hand, games, qtbot)
    other = open_window()
    other.press(other.cards()["Continue"])
    assert "is open in another window" in other.message
    assert other.screen.table.sentence == "This game is only looked at"
    assert other.screen.table.subline == other.message
    assert digest(other.game) == digest(hand.game)
    assert other.doable == []
    for slot in ("card:2", "lot:2.4", "button:undo", "button:confirm"):
        other.click(slot)
    assert digest(other.game) == digest(hand.game)
    for name in ("undo", "confirm", "take_back", "choose_1", "skip"):
        assert not other.app.window.actions_table[name].isEnabled()
    before = the_save(games).read_bytes()
    other.app.window.close()
    assert the_save(games).read_bytes() == before
    hand.click("button:undo")
    qtbot.waitUntil(is_saved(hand, games))
    assert hand.message == ""


def test_a_save_opened_as_a_file_is_the_same_game(hand: Hand, open_window: Open, games: Path, qtbot: QtBot) -> None:
    two_steps(hand, games, qtbot)
    path = the_save(games)
    other = open_window(file=path)
    assert "is open in another window" in other.message
    assert other.doable == []
    # in the window that has it, it is on the table already
    hand.app.open_file(games / ".." / "games" / path.name)
    assert hand.message == ""
    hand.click("button:undo")
    qtbot.waitUntil(is_saved(hand, games))
    stood = digest(hand.game)
    hand.app.window.close()
    again = open_window(file=path)
    assert digest(again.game) == stood
    again.click_any(("lot:",))
    qtbot.waitUntil(is_saved(again, games))
    copy = games.parent / path.name
    copy.write_bytes(path.read_bytes())
    again.app.open_file(copy)
    qtbot.waitUntil(lambda: len(list(games.glob("*.save"))) == 2)


def test_recent_games_are_opened_from_the_start_page_and_from_the_menu(hand: Hand, tmp_path: Path) -> None:
    hand.app.window.resize(1600, 1000)
    stood = {}
    for seed in (SEED, SEED + 1):
        session = Session.new(standard_board(), [Seat("Ada"), Seat("Bob")], seed, bank=False)
        path = write_save(tmp_path / f"game {seed}.save", session)
        hand.app.open_file(path)
        stood[path.name] = digest(hand.game)
    assert len(set(stood.values())) == 2
    for name in stood:
        hand.command("start_page")
        (card,) = [each for each in hand.cards().values() if each.toolTip().endswith(name)]
        hand.press(card)
        assert hand.page == "table"
        assert digest(hand.game) == stood[name]
    for name in stood:
        hand.command("start_page")
        hand.app.window.actions_table.main_menu.popup(hand.app.window.mapToGlobal(hand.app.window.rect().center()))
        shown = hand.app.window.findChildren(QAction)
        (entry,) = [action for action in shown if action.text().endswith(f"  {name}")]
        entry.trigger()
        hand.app.window.actions_table.main_menu.hide()
        assert hand.page == "table"
        assert digest(hand.game) == stood[name]


def test_a_full_disk_is_told_and_the_game_goes_on(
    hand: Hand, games: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = two_steps(hand, games, qtbot)
    assert first
    before = the_save(games).read_bytes()
    with monkeypatch.context() as disk:

        def full(*_: object, **__: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        disk.setattr(os, "replace", full)
        hand.click("button:undo")
        qtbot.waitUntil(lambda: "no space left on device" in hand.message)
        hand.click("button:redo")
        hand.click("button:confirm")
        hand.click("card:2")
        assert hand.page == "table"
        assert the_save(games).read_bytes() == before
        # the words go, the sign stays as long as it is so
        told = hand.message
        assert told.startswith("The game cannot be saved (no space left on device); free some space or allow writing")
        hand.app.window.messages.hide()
        assert hand.screen.slots["sign:unsaved"].name == "Not saved"
        assert hand.screen.slots["sign:unsaved"].tip == told
        assert hand.widget.slot_at(hand.widget.slot_point("sign:unsaved").toPointF()) == "sign:unsaved"
    qtbot.waitUntil(is_saved(hand, games), timeout=RETRY_MS + 3_000)
    qtbot.waitUntil(lambda: "sign:unsaved" not in hand.screen.slots)
    assert hand.message == "Saved again."


def test_leaving_a_game_that_cannot_be_saved_loses_nothing(
    hand: Hand, games: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    two_steps(hand, games, qtbot)
    with monkeypatch.context() as disk:

        def full(*_: object, **__: object) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        disk.setattr(os, "replace", full)
        hand.click("button:confirm")
        stood = digest(hand.game)
        hand.command("start_page")
        assert hand.message
    if hand.page == "start":
        hand.press(hand.cards()["Continue"])
    assert digest(hand.game) == stood


def test_a_second_full_disk_is_told_like_the_first(
    hand: Hand, games: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    two_steps(hand, games, qtbot)

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    for click in ("button:confirm", "button:undo"):
        with monkeypatch.context() as disk:
            disk.setattr(os, "replace", full)
            hand.click(click)
            qtbot.waitUntil(lambda: "sign:unsaved" in hand.screen.slots)
            hand.command("start_page")
            assert hand.page == "table", "it is left only when asked twice"
        qtbot.waitUntil(is_saved(hand, games), timeout=RETRY_MS + 3_000)
        qtbot.waitUntil(lambda: "sign:unsaved" not in hand.screen.slots)


def test_leaving_a_disk_that_hangs_is_waited_for_once(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.start_game(SEED, bank=False)
    waits: list[int] = []

    def hang(self: Autosave, timeout_ms: int = FLUSH_MS) -> bool:
        waits.append(timeout_ms)
        self._hangs = True
        return False

    with monkeypatch.context() as disk:
        disk.setattr(Autosave, "flush", hang)
        hand.command("start_page")
        assert "the disk does not answer" in hand.message
        assert (hand.page, waits) == ("table", [FLUSH_MS])
        hand.command("start_page")
        assert (hand.page, waits) == ("start", [FLUSH_MS, 0])


def test_without_a_folder_to_save_in_the_game_is_played_all_the_same(
    home: Path, open_window: Open, qtbot: QtBot
) -> None:
    home.mkdir()
    (home / "data").write_text("in the way")
    hand = open_window()
    hand.start_game(SEED, bank=False)
    assert hand.page == "table"
    qtbot.waitUntil(lambda: "cannot be written" in hand.message)
    hand.click("card:1")
    assert len(hand.session.history.entries) == 1


def test_in_a_folder_that_cannot_be_written_a_game_can_be_looked_at(
    hand: Hand, open_window: Open, games: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    two_steps(hand, games, qtbot)
    stood = digest(hand.game)
    hand.app.window.close()
    really = os.open

    def open_to_read(path: Path, flags: int, *mode: int) -> int:
        if flags & os.O_CREAT:
            raise OSError(errno.EROFS, "Read-only file system")
        return really(path, flags, *mode)

    monkeypatch.setattr(os, "open", open_to_read)
    again = open_window()
    again.press(again.cards()["Continue"])
    assert digest(again.game) == stood
    assert again.doable == []
    reason = f"The folder {games} cannot be written (read-only file system); check its permissions."
    assert again.message == again.screen.table.subline == reason


def test_closing_in_the_middle_of_a_turn_leaves_a_whole_save_and_nothing_alive(
    hand: Hand, open_window: Open, games: Path
) -> None:
    hand.start_game(SEED, bank=False)
    hand.click("card:1")
    hand.click_any(("lot:",))
    hand.app.window.resize(1100, 640)
    stood, seat = digest(hand.game), hand.controller.seat
    hand.app.window.close()
    assert hand.running_timers() == []
    assert [thread.name for thread in threading.enumerate() if thread.name == "autosave"] == []
    assert not list(games.glob("*.lock"))
    assert not list(games.glob("*.next"))
    assert digest(restore(standard_board(), saved(games)).game) == stood
    assert SaveSlot(games, the_save(games).stem).lock() is None
    again = open_window()
    card = again.cards()["Continue"]
    assert "Player 1 and Player 2, round 1, today " in card.detail
    assert "round 1" in card.detail.lower()
    assert card.picture is not None
    again.press(card)
    assert (digest(again.game), again.controller.seat) == (stood, seat)
