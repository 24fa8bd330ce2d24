"""The window: pages, commands with their keys, menus, messages, and a memory of where it stood."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QImage, QKeyEvent, QPainter, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from newvegas_desktop.ui.new_las_vegas.pages.about_text import about_program
from newvegas_desktop.ui.paint.fonts import BODY, SCRIPT, font, width
from newvegas_desktop.ui.paint.themes import NIGHT
from newvegas_desktop.ui.shell import night_scene
from newvegas_desktop.ui.shell.about import AboutPage
from newvegas_desktop.ui.shell.actions import command_tip, keys_text
from newvegas_desktop.ui.shell.commands import COMMAND_BY_ID, COMMANDS, RECENT
from newvegas_desktop.ui.shell.controls import Card
from newvegas_desktop.ui.shell.main_window import MainWindow
from newvegas_desktop.ui.shell.page import Page, page_unit
from newvegas_desktop.ui.shell.recent import RecentEntry
from newvegas_desktop.ui.shell.settings import SettingsStore
from newvegas_desktop.ui.shell.start_page import StartEntry, StartPage
from newvegas_desktop.ui.shell.styles import dress, night_palette, style_sheet

SIZES = [(1280, 690), (1366, 690), (1920, 1000), (960, 560)]


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.json")


@pytest.fixture
def start() -> StartPage:
    page = StartPage("New", "Las Vegas", "a line", "a foot")
    page.set_entries([StartEntry("hot_seat", "Hot-seat", "At one computer", "people"), StartEntry("open", "Open…")])
    return page


@pytest.fixture
def window(qtbot: QtBot, store: SettingsStore, start: StartPage) -> Iterator[MainWindow]:
    made = MainWindow(store, "New Las Vegas")
    qtbot.addWidget(made)
    made.add_page("start", start)
    made.add_page("table", QPushButton("table"))
    made.add_page("about", AboutPage(about_program()))
    made.show_page("start")
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.messages.hide()


def actions_of(menu: QMenu) -> list[QAction]:
    found = []
    for action in menu.actions():
        inner = action.menu()
        found += actions_of(inner) if isinstance(inner, QMenu) else [action]
    return found


class TestCommands:
    def test_ids_and_keys_are_there_once(self) -> None:
        assert len(COMMAND_BY_ID) == len(COMMANDS)
        keys = [keys for command in COMMANDS for keys in command.keys]
        assert sorted(keys) == sorted(set(keys))

    def test_every_command_has_a_key_and_a_place(self) -> None:
        assert [command.id for command in COMMANDS if not command.keys] == [RECENT]
        assert {command.menu for command in COMMANDS} == {"game", "turn", "bots", "view", "help"}

    def test_a_tip_names_the_key(self) -> None:
        assert command_tip("undo") == f"Undo ({keys_text('undo')})"
        assert command_tip("open").startswith("Open (")

    def test_every_command_is_in_the_menu_with_its_key(self, window: MainWindow) -> None:
        shown = {action.objectName(): action for action in actions_of(window.actions_table.main_menu)}
        for command in COMMANDS:
            if not command.hidden and command.id != RECENT:
                assert [keys.toString() for keys in shown[command.id].shortcuts()] == list(command.keys)

    def test_turns_are_played_at_the_table_only(self, window: MainWindow) -> None:
        assert not window.actions_table["undo"].isEnabled()
        assert window.actions_table["new_game"].isEnabled()
        window.show_page("table")
        assert window.actions_table["undo"].isEnabled()
        window.actions_table.set_rule(lambda name: name == "redo")
        assert not window.actions_table["undo"].isEnabled()
        assert window.actions_table["redo"].isEnabled()
        assert window.actions_table["ledger"].isEnabled()

    @pytest.mark.parametrize(
        ("key", "modifier", "command"),
        [
            (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "undo"),
            (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier, "redo"),
            (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier, "confirm"),
            (Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "choose_1"),
            (Qt.Key.Key_S, Qt.KeyboardModifier.NoModifier, "skip"),
            (Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier, "rivals"),
            (Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier, "next_seat"),
        ],
    )
    def test_keys_give_commands(
        self, qtbot: QtBot, window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier, command: str
    ) -> None:
        window.show_page("table")
        window.activateWindow()
        with qtbot.waitSignal(window.command) as given:
            QTest.keyClick(window["table"], key, modifier)
        assert given.args is not None
        assert given.args[0] == command

    def test_typing_a_name_gives_no_commands(self, qtbot: QtBot, window: MainWindow) -> None:
        edit = QLineEdit()
        window.add_page("table", edit)
        window.show_page("table")
        window.activateWindow()
        given: list[str] = []
        window.command.connect(lambda name, checked: given.append(name))
        QTest.keyClicks(edit, "Nesxph123")
        assert edit.text() == "Nesxph123"
        assert given == []

    def test_themes_and_motion_are_remembered(self, window: MainWindow, store: SettingsStore) -> None:
        window.actions_table["theme_dark"].trigger()
        window.actions_table["motion"].trigger()
        assert (store.settings.theme, store.settings.motion) == ("dark", False)
        again = SettingsStore(store.path)
        assert again.load() == ""
        assert again.settings.theme == "dark"
        assert not window.actions_table["theme_light"].isChecked()

    def test_recent_files_are_in_the_menu(self, qtbot: QtBot, window: MainWindow) -> None:
        games = [RecentEntry(f"/games/{name}", name) for name in ("salt & pepper.json", "b.json")]
        window.actions_table.set_recent(games)
        menu = next(menu for menu in window.findChildren(QMenu) if menu.title() == "Recent games")
        assert [action.text() for action in menu.actions()] == ["&1  salt && pepper.json", "&2  b.json"]
        with qtbot.waitSignal(window.recent_chosen) as chosen:
            menu.actions()[0].trigger()
        assert chosen.args == ["/games/salt & pepper.json"]

    def test_the_menu_opens_by_f10_and_by_alt(self, qtbot: QtBot, window: MainWindow) -> None:
        menu = window.actions_table.main_menu
        window.activateWindow()
        QTest.keyClick(window, Qt.Key.Key_F10)
        assert menu.isVisible()
        assert menu.activeAction() is menu.actions()[0]
        menu.close()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(window, QKeyEvent(kind, Qt.Key.Key_Alt, Qt.KeyboardModifier.NoModifier))
        assert menu.isVisible()
        menu.close()

    def test_the_menu_stays_inside_the_window(self, window: MainWindow) -> None:
        window.pop_up_menu(window.mapToGlobal(QPoint(window.width() - 20, 36)))
        menu = window.actions_table.main_menu
        assert menu.geometry().right() <= window.mapToGlobal(QPoint(window.width(), 0)).x()
        menu.close()


class TestPages:
    def test_help_leads_back_to_where_one_came_from(self, qtbot: QtBot, window: MainWindow) -> None:
        window.show_page("table")
        window.actions_table["about"].trigger()
        assert window.page == "about"
        QTest.keyClick(window["about"], Qt.Key.Key_Escape)
        assert window.page == "table"

    def test_a_page_can_be_replaced_in_view(self, window: MainWindow) -> None:
        window.show_page("table")
        other = QPushButton("another table")
        window.add_page("table", other)
        assert window.page == "table"
        assert window["table"] is other
        assert other.isVisible()

    def test_the_about_page_names_everybody(self, window: MainWindow) -> None:
        window.show_page("about")
        page = window["about"]
        assert isinstance(page, AboutPage)
        words = " ".join(part.text() for part in page.findChildren(QPushButton))
        labels = " ".join(label.text() for label in page.findChildren(QWidget) if hasattr(label, "text"))
        for name in ("Benoit Turpin", "Alexis Allard", "Blue Cocker", "unofficial"):
            assert name in labels
        assert "MIT" in words
        texts = []
        for button in page.buttons:
            button.click()
            texts.append(page.licence_text.toPlainText())
        assert ["Permission is hereby granted" in texts[0], "SIL OPEN FONT" in texts[1].upper()] == [True, True]
        assert "Apache License" in texts[2]

    @pytest.mark.parametrize(("wide", "high"), SIZES)
    def test_everything_fits_the_start_page(self, qtbot: QtBot, wide: int, high: int) -> None:
        page = StartPage("New", "Las Vegas", "a line", "a foot")
        qtbot.addWidget(page)
        picture = QImage(480, 288, QImage.Format.Format_RGB32)
        page.resize(wide, high)
        page.show()
        page.set_entries(
            [
                StartEntry("continue", "Continue", "Ada and Bob, round 7", "", picture, True),
                *(StartEntry(name, name, "A line", "list") for name in ("solo", "seats", "bots", "routes", "open")),
            ]
        )
        page.set_recent([RecentEntry(f"/{number}", f"game {number}") for number in range(6)])
        QApplication.processEvents()
        cards = [card for card in page.findChildren(Card) if card.isVisible()]
        assert len([card for card in cards if card.detail]) == 6
        # the old ones first to go where the window is low
        assert [card.title for card in cards if not card.detail] == [f"game {i}" for i in range(len(cards) - 6)]
        below = 0
        for card in cards:
            corner = card.mapTo(page, QPoint(0, 0))
            assert page.rect().contains(corner)
            assert page.rect().contains(corner + QPoint(card.width() - 1, card.height() - 1))
            assert card.height() == round((104 if card.picture else 64 if card.detail else 44) * page.unit)
            assert corner.y() > below
            below = corner.y() + card.height()
            assert card.accessibleName()

    def test_start_page_by_keyboard(self, qtbot: QtBot, window: MainWindow, start: StartPage) -> None:
        window.activateWindow()
        start.opened()
        with qtbot.waitSignal(start.chosen) as chosen:
            QTest.keyClick(QApplication.focusWidget() or start, Qt.Key.Key_Return)
        assert chosen.args == ["hot_seat"]
        QTest.keyClick(start, Qt.Key.Key_Down)
        with qtbot.waitSignal(start.chosen) as chosen:
            QTest.keyClick(QApplication.focusWidget() or start, Qt.Key.Key_Space)
        assert chosen.args == ["open"]
        QTest.keyClick(start, Qt.Key.Key_Down)
        assert start.focusWidget() is start.findChildren(Card)[0]

    def test_recent_games_start_too(self, qtbot: QtBot, start: StartPage) -> None:
        start.set_recent([RecentEntry("/a.json", "a")])
        card = next(card for card in start.findChildren(Card) if card.title == "a")
        with qtbot.waitSignal(start.recent_chosen) as chosen:
            QTest.mouseClick(card, Qt.MouseButton.LeftButton)
        assert chosen.args == ["/a.json"]

    def test_units_move_in_steps(self) -> None:
        assert page_unit(1280, 690) == 1.0
        assert page_unit(1290, 690) == 1.0
        assert page_unit(100, 100) == 0.8
        assert page_unit(3840, 2070) == 2.5

    def test_escape_leaves_a_page(self, qtbot: QtBot) -> None:
        page = Page()
        qtbot.addWidget(page)
        with qtbot.waitSignal(page.back):
            QTest.keyClick(page, Qt.Key.Key_Escape)


class TestMemory:
    def test_geometry_is_remembered(self, qtbot: QtBot, window: MainWindow, store: SettingsStore) -> None:
        window.resize(960, 600)
        window.close()
        again = MainWindow(SettingsStore(store.path), "")
        qtbot.addWidget(again)
        assert again.size() != QSize(960, 600)
        loaded = SettingsStore(store.path)
        loaded.load()
        other = MainWindow(loaded, "")
        qtbot.addWidget(other)
        assert other.size() == QSize(960, 600)

    def test_nonsense_geometry_does_no_harm(self, qtbot: QtBot, store: SettingsStore) -> None:
        for nonsense in ("abc", "AAAA"):
            store.change(geometry=nonsense)
            window = MainWindow(store, "")
            qtbot.addWidget(window)
            assert window.width() > 900

    def test_closing_can_be_refused(self, window: MainWindow) -> None:
        window.may_close = lambda: False
        assert not window.close()
        window.may_close = None
        assert window.close()

    def test_full_screen_and_back(self, window: MainWindow) -> None:
        window.actions_table["full_screen"].trigger()
        assert window.isFullScreen()
        window.actions_table["full_screen"].trigger()
        assert not window.isFullScreen()


class TestMessages:
    def test_a_message_takes_no_focus_and_goes(self, qtbot: QtBot, window: MainWindow) -> None:
        focus = QApplication.focusWidget()
        window.say("Saved as game.json.")
        bar = window.messages
        assert bar.isVisible()
        assert bar.accessibleName() == "Saved as game.json."
        assert QApplication.focusWidget() is focus
        bar.say("Gone soon.", seconds=0.01)
        qtbot.waitUntil(lambda: not bar.isVisible())

    def test_a_click_hides_it_and_its_timer(self, qtbot: QtBot, window: MainWindow) -> None:
        window.say("A damaged save was set aside.", warning=True)
        QTest.mouseClick(window.messages, Qt.MouseButton.LeftButton)
        assert not window.messages.isVisible()
        assert not window.messages._timer.isActive()

    def test_a_long_message_stays_inside(self, window: MainWindow) -> None:
        window.say("word " * 200)
        assert window.rect().contains(window.messages.geometry())


class TestLook:
    def test_no_grey_is_left(self) -> None:
        palette = night_palette()
        for role in (palette.ColorRole.Window, palette.ColorRole.Button, palette.ColorRole.Base):
            colour = palette.color(role)
            assert colour.blue() > colour.green()

    @pytest.mark.parametrize("unit", [0.8, 1.0, 2.0])
    def test_the_style_sheet_parses(self, qtbot: QtBot, unit: float) -> None:
        widget = QWidget()
        qtbot.addWidget(widget)
        widget.setStyleSheet(style_sheet(unit))
        widget.show()

    def test_the_application_can_be_dressed(self, qapp: QApplication) -> None:
        before = (qapp.palette(), qapp.font(), qapp.styleSheet())
        dress(qapp)
        assert qapp.styleSheet()
        qapp.setPalette(before[0])
        qapp.setFont(before[1])
        qapp.setStyleSheet(before[2])


class TestNeon:
    def test_the_sign_is_set_in_script_and_capitals(self, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
        faces: dict[str, tuple[str, int]] = {}
        monkeypatch.setattr(
            night_scene,
            "neon_text",
            lambda painter, centre, words, size, colour, face=SCRIPT: faces.setdefault(words, (face, size)),
        )
        image = QImage(1280, 690, QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        night_scene.paint_scene(painter, QRectF(0, 0, 1280, 690), "New", "LAS VEGAS", "")
        painter.end()
        assert {words: face for words, (face, _) in faces.items()} == {"New": SCRIPT, "LAS VEGAS": BODY}
        assert width("LAS VEGAS", faces["LAS VEGAS"][1], 700, BODY) < 340

    def test_a_small_word_has_open_eyes(self, qapp: QApplication) -> None:
        image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(NIGHT.bottom)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        night_scene.neon_text(painter, QPointF(60, 60), "e", 46, NIGHT.pink)
        painter.end()
        word = QPainterPath()
        word.addText(QPointF(0, 0), font(46, 400, SCRIPT), "e")
        bounds = word.boundingRect()
        word.translate(60 - bounds.center().x(), 60 - bounds.center().y())
        lit = [
            image.pixelColor(x, y).lightness() > 150
            for x in range(120)
            for y in range(120)
            if not word.contains(QPointF(x + 0.5, y + 0.5))
        ]
        assert sum(lit) < 60
