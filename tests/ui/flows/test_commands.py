"""Every command on every page, the boards, zoom, the right column, pencil and rubber, help and the way back."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QStandardPaths, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.records.files import parse_record
from newvegas_desktop.new_las_vegas.rules.outcome import Decided
from newvegas_desktop.new_las_vegas.session.save import View
from newvegas_desktop.ui.shell.commands import COMMANDS, RECENT
from newvegas_desktop.ui.shell.main_window import HELP_PAGES
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import CTRL, SHIFT, Hand, digest, write_save
from tests.ui.flows.positions import before_the_end

Key = Qt.Key
SEED = 17
PAGES = ("start", "new_game", "table", "end", *HELP_PAGES)
AT_ONCE = [command.id for command in COMMANDS if command.id not in (RECENT, "quit")]


def seen(hand: Hand) -> bytes:
    """What the table shows, pixel by pixel; the picture must live while it is read."""
    picture = hand.widget.grab().toImage()
    return bytes(picture.constBits())


def go_to(hand: Hand, page: str, tmp_path: Path) -> None:
    """Bring a page into view."""
    if page == "new_game":
        hand.command("new_game")
    elif page == "table":
        hand.start_game(SEED, bank=False)
    elif page == "end":
        session = before_the_end(Decided.POINTS)
        seat = session.game.waiting_for()[0]
        hand.app.open_file(write_save(tmp_path / "end.save", session, View(seat=seat)))
        hand.click("button:confirm")
        hand.paint()
    elif page in HELP_PAGES:
        hand.start_game(SEED, bank=False)
        hand.command(page)
    assert hand.page == page


def no_dialog(*_: object) -> tuple[str, str]:
    """A file dialog that was cancelled."""
    return "", ""


def test_every_command_has_an_action_with_its_keys(hand: Hand) -> None:
    for command in COMMANDS:
        if command.id != RECENT:
            action = hand.app.window.actions_table[command.id]
            assert [keys.toString() for keys in action.shortcuts()] == list(command.keys)
            assert action in hand.app.window.actions()


@pytest.mark.parametrize("page", PAGES)
def test_every_command_on_every_page(hand: Hand, tmp_path: Path, page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is chosen wherever, nothing is raised and some page is in view."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", no_dialog)
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 0)
    go_to(hand, page, tmp_path)
    for name in AT_ONCE:
        hand.command(name)
        hand.app.window.actions_table.main_menu.hide()
        if name == "full_screen":
            hand.command(name)
        if name in ("start_page", "new_game", "new_solo", "with_bots", "practice") and page != name:
            if hand.page != "start":
                hand.command("start_page")
            go_to(hand, page, tmp_path)
        if hand.page != page and page not in HELP_PAGES:
            hand.key(Key.Key_Escape)
        assert hand.page
    assert hand.page in PAGES


@pytest.mark.parametrize("page", ["start", "new_game", "table", "end"])
def test_keys_lead_to_the_solo_page_and_to_a_table_with_bots(hand: Hand, tmp_path: Path, page: str) -> None:
    go_to(hand, page, tmp_path)
    hand.key(Key.Key_N, CTRL | SHIFT)
    assert hand.page == "solo"
    hand.key(Key.Key_B, CTRL)
    assert hand.page == "new_game"
    assert any(seat.player.startswith("bot:") for seat in hand.new_page.choices().seats)


@pytest.mark.parametrize("page", ["start", "new_game", "table", "end"])
def test_every_key_on_every_page(hand: Hand, tmp_path: Path, page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The keys themselves, through the focus, as a person presses them."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", no_dialog)
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: 0)
    go_to(hand, page, tmp_path)
    for command in COMMANDS:
        if command.id in ("quit", "full_screen", "start_page", "new_game", "new_solo", "with_bots", "practice", "menu"):
            continue
        if command.id == "confirm" and page != "table":
            # Enter presses the button that has the focus
            continue
        for keys in command.keys:
            pressed = QKeySequence(keys)[0]  # type: ignore[index]  # its stubs do not know
            hand.key(pressed.key(), pressed.keyboardModifiers())
        if hand.page in HELP_PAGES:
            hand.key(Key.Key_Escape)
        assert hand.page == page, command.id
    hand.key(Key.Key_Home, CTRL)
    assert hand.page == "start"


@pytest.mark.parametrize("name", HELP_PAGES)
@pytest.mark.parametrize("page", ["start", "new_game", "table", "end"])
def test_help_opens_and_escape_returns(hand: Hand, tmp_path: Path, page: str, name: str) -> None:
    go_to(hand, page, tmp_path)
    modifier = {"legend": Qt.KeyboardModifier.NoModifier, "how_to_play": SHIFT, "about": CTRL}[name]
    hand.key(Key.Key_F1, modifier)
    hand.paint()
    assert hand.page == name
    hand.key(Key.Key_Escape)
    assert hand.page == page


def test_boards_are_switched_and_remembered(hand: Hand, open_window: Open) -> None:
    hand.start_game(SEED, bank=False)
    pictures = set()
    for key, theme in ((Key.Key_D, "dark"), (Key.Key_K, "contrast"), (Key.Key_L, "light"), (Key.Key_D, "dark")):
        hand.key(key, CTRL | SHIFT)
        hand.paint()
        assert hand.app.store.settings.theme == theme
        assert hand.app.window.actions_table[f"theme_{theme}"].isChecked()
        pictures.add(seen(hand))
    assert len(pictures) == 3
    dark = hand.widget.theme
    hand.app.window.close()
    again = open_window()
    assert again.app.window.actions_table["theme_dark"].isChecked()
    again.press(again.cards()["Continue"])
    assert again.widget.theme is dark


def spread(hand: Hand) -> int:
    """How far two lots lie apart on the screen."""
    return hand.widget.slot_point("lot:3.7").x() - hand.widget.slot_point("lot:3.5").x()


def test_zoom_by_keys_and_back(hand: Hand, qtbot: QtBot) -> None:
    hand.start_game(SEED, bank=False)
    hand.click("card:1")
    before = spread(hand)
    for _ in range(3):
        hand.key(Key.Key_Plus, CTRL)
    larger = spread(hand)
    assert larger > before * 1.5
    hand.key(Key.Key_Minus, CTRL)
    assert before < spread(hand) < larger
    lots = [slot for slot in hand.doable if slot.startswith("lot:")]
    hand.click(next(lot for lot in lots if hand.widget.slot_at(hand.widget.slot_point(lot).toPointF()) == lot))
    assert hand.game.turns[0].lot >= 0
    hand.key(Key.Key_0, CTRL)
    assert spread(hand) == before
    qtbot.waitUntil(lambda: hand.running_timers() == [])


def test_the_right_column_by_keys(hand: Hand) -> None:
    hand.start_game(SEED, bank=False)
    hand.click("card:1")
    hand.click_any(("lot:",))
    hand.click("button:confirm")
    hand.click("seat:1")
    pictures = set()
    for key, name in ((Key.Key_F3, "rivals"), (Key.Key_F4, "log"), (Key.Key_F2, "ledger"), (Key.Key_F3, "rivals")):
        hand.key(key)
        hand.paint()
        assert hand.app.window.actions_table[name].isChecked()
        pictures.add(seen(hand))
    assert len(pictures) == 3


def strokes(hand: Hand) -> int:
    return len(hand.controller.pencil[hand.controller.seat])


def draw(hand: Hand, slot: str) -> None:
    middle = hand.widget.slot_point(slot)
    hand.drag([middle + QPoint(-20, 0), middle, middle + QPoint(15, 8), middle + QPoint(30, 4)])


def calm(hand: Hand, qtbot: QtBot) -> None:
    """Wait until nothing moves any more, so that pictures can be compared."""
    qtbot.waitUntil(lambda: hand.running_timers() == [])


def test_pencil_and_rubber_by_mouse(hand: Hand, open_window: Open, qtbot: QtBot) -> None:
    hand.start_game(SEED, bank=False)
    hand.click("card:1")
    calm(hand, qtbot)
    before = digest(hand.game)
    clean = hand.widget.grab().toImage()
    hand.key("p")
    actions = hand.app.window.actions_table
    assert actions["pencil"].isChecked()
    lots = [slot for slot in hand.doable if slot.startswith("lot:")]
    draw(hand, lots[0])
    draw(hand, lots[-1])
    assert strokes(hand) == 2
    assert digest(hand.game) == before
    drawn = hand.widget.grab().toImage()
    assert drawn != clean
    hand.key("h")
    hidden = hand.widget.grab().toImage()
    assert hidden != drawn
    hand.key("h")
    assert hand.widget.grab().toImage() == drawn
    hand.key("r")
    assert actions["rubber"].isChecked()
    assert not actions["pencil"].isChecked()
    draw(hand, lots[0])
    assert strokes(hand) == 1
    hand.key("r")
    assert not actions["rubber"].isChecked()
    hand.click(lots[0])
    assert hand.game.turns[0].lot >= 0
    kept = hand.controller.pencil
    hand.app.window.close()
    again = open_window()
    again.press(again.cards()["Continue"])
    assert again.controller.pencil == kept
    assert strokes(again) == 1


def test_a_new_table_and_the_menu_agree(hand: Hand, qtbot: QtBot) -> None:
    """What is checked in the menu is what the next table does."""
    hand.start_game(SEED, bank=False)
    for name in ("pencil", "rivals", "pencil_visible"):
        hand.command(name)
    hand.command("start_page")
    hand.start_game(SEED + 1, bank=False)
    actions = hand.app.window.actions_table
    hand.click("card:1")
    calm(hand, qtbot)
    assert actions["pencil"].isChecked() is (hand.widget.pencil.tool == "pencil")
    shown = hand.widget.grab().toImage()
    hand.command("ledger" if actions["ledger"].isChecked() else "rivals")
    assert hand.widget.grab().toImage() == shown
    if actions["pencil"].isChecked():
        hand.command("pencil")
    hand.command("pencil")
    draw(hand, "lot:2.4")
    assert strokes(hand) == 1
    with_stroke = hand.widget.grab().toImage()
    hand.command("pencil_visible")
    without = hand.widget.grab().toImage()
    assert with_stroke != without
    hand.command("pencil_visible")
    assert actions["pencil_visible"].isChecked()
    assert hand.widget.grab().toImage() == with_stroke


def test_the_menu_opens_by_its_button_and_by_its_key(hand: Hand) -> None:
    hand.start_game(SEED, bank=False)
    menu = hand.app.window.actions_table.main_menu
    hand.click("button:menu")
    assert menu.isVisible()
    menu.hide()
    hand.key(Key.Key_F10)
    assert menu.isVisible()
    menu.hide()
    assert QApplication.activePopupWidget() is None


def test_quit_closes_and_keeps_the_game(hand: Hand, open_window: Open) -> None:
    hand.start_game(SEED, bank=False)
    hand.click("card:2")
    stood = digest(hand.game)
    hand.key(Key.Key_Q, CTRL)
    assert not hand.app.window.isVisible()
    again = open_window()
    again.press(again.cards()["Continue"])
    assert digest(again.game) == stood


@pytest.mark.parametrize("typed", ["a game", "a game.json", ""])
def test_a_record_gets_its_ending_and_its_date_and_lies_where_the_last_one_lay(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    hand.start_game(SEED, bank=False)
    suggested = f"new-las-vegas-{datetime.now().date()}.json"
    documents = tmp_path / "documents"
    documents.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(documents))
    asked: list[str] = []

    def answer(dialog: QFileDialog) -> int:
        assert [Path(path).name for path in dialog.selectedFiles()] == [suggested]
        asked.append(dialog.directory().path())
        dialog.selectFile(str(tmp_path / (typed or suggested)))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", answer)
    hand.key(Key.Key_S, CTRL)
    path = tmp_path / ("a game.json" if typed else suggested)
    assert parse_record(path.read_bytes()).seed == SEED
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == [path.name]
    hand.key(Key.Key_S, CTRL)
    assert asked == [str(documents), str(tmp_path)]

    def cancelled(parent: object, title: str, folder: str, kinds: str) -> tuple[str, str]:
        asked.append(folder)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", cancelled)
    hand.key(Key.Key_O, CTRL)
    assert asked[-1] == str(tmp_path)
