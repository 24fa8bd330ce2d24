"""The new game page: by mouse, by keyboard, remembered, and every wrong choice said in a sentence."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from newvegas_desktop.ui.new_las_vegas.pages.new_game import (
    LARGEST_SEED,
    NewGame,
    SeatChoice,
    another_player,
    name_problem,
    remembered_seats,
    seed_of,
)
from newvegas_desktop.ui.new_las_vegas.pages.new_game_page import NewGamePage
from newvegas_desktop.ui.new_las_vegas.pages.players import players
from newvegas_desktop.ui.paint.themes import PEN_NAMES
from newvegas_desktop.ui.shell.controls import Switch
from newvegas_desktop.ui.shell.settings import SeatSetting, Settings, SettingsStore, changed

SIZES = [(1280, 690), (1366, 690), (1920, 1000), (960, 560)]
KINDS = {"human": "Human", "bot:random": "Dice"}


def remembered(*seats: tuple[str, str, str], **values: object) -> Settings:
    return changed(Settings(), {"seats": tuple(SeatSetting(*seat) for seat in seats), **values})


def shown(
    qtbot: QtBot,
    settings: Settings | None = None,
    size: tuple[int, int] = (1280, 690),
    kinds: Mapping[str, str] = KINDS,
    abouts: Mapping[str, str] | None = None,
) -> NewGamePage:
    page = NewGamePage(settings or Settings(), kinds, abouts=abouts)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.activateWindow()
    page.opened()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is page.go)
    return page


def started(qtbot: QtBot, page: NewGamePage) -> NewGame:
    with qtbot.waitSignal(page.start) as emitted:
        QTest.mouseClick(page.go, Qt.MouseButton.LeftButton)
    assert emitted.args is not None
    game = emitted.args[0]
    assert isinstance(game, NewGame)
    return game


def inks(page: NewGamePage) -> list[str]:
    return [row.choice.ink for row in page.rows]


LEVELS = ["human", "bot:one", "bot:two", "bot:three"]


class TestChoices:
    @pytest.mark.parametrize(
        ("seated", "player"),
        [
            (["human"], "human"),
            (["bot:one", "human"], "human"),
            (["human", "bot:one"], "bot:two"),
            (["human", "bot:three"], "bot:one"),
            (["human", "bot:two", "bot:three"], "bot:one"),
            (["human", "bot:two", "bot:one"], "bot:three"),
            (["human", "bot:one", "bot:two", "bot:three"], "bot:one"),
            (["human", "bot:one", "bot:two", "bot:three", "bot:one"], "bot:two"),
        ],
    )
    def test_a_new_bot_is_of_a_level_that_is_not_at_the_table(self, seated: list[str], player: str) -> None:
        assert another_player(seated, LEVELS) == player

    @pytest.mark.parametrize(("text", "seed"), [("", None), ("  ", None), ("0", 0), (" 42 ", 42)])
    def test_good_seeds(self, text: str, seed: int | None) -> None:
        assert seed_of(text) == seed

    def test_the_largest_seed(self) -> None:
        assert seed_of(str(LARGEST_SEED)) == LARGEST_SEED

    @pytest.mark.parametrize("text", ["-1", "1.5", "1e5", "twelve", "٣", "0x1", str(LARGEST_SEED + 1), "9" * 5000])
    def test_bad_seeds(self, text: str) -> None:
        with pytest.raises(ValueError, match=r"seed is .*\.$"):
            seed_of(text)

    def test_names_differ(self) -> None:
        assert name_problem(["Ada", "Bob"]) == ""
        assert "ada" in name_problem(["Ada", "ada"])
        assert name_problem(["A\x07da", "Bob"]).endswith(".")

    def test_remembered_seats_are_made_whole(self) -> None:
        settings = remembered(("Ada", "red", "human"), ("Bob", "red", "bot:gone"), ("Cy", "plaid", "human"))
        seats = remembered_seats(settings, ["human"], 2, 6)
        assert seats == [SeatChoice("Ada", "red"), SeatChoice("Bob", "blue"), SeatChoice("Cy", "green")]

    def test_a_first_start_has_two_seats(self) -> None:
        assert [seat.ink for seat in remembered_seats(Settings(), ["human"], 2, 6)] == ["blue", "red"]


class TestPage:
    def test_enter_starts_at_once(self, qtbot: QtBot) -> None:
        page = shown(qtbot)
        focus = QApplication.focusWidget()
        assert focus is page.go
        with qtbot.waitSignal(page.start) as emitted:
            QTest.keyClick(focus, Qt.Key.Key_Return)
        assert emitted.args is not None
        game = emitted.args[0]
        assert [seat.name for seat in game.seats] == ["Player 1", "Player 2"]
        assert (game.golf, game.bank, game.secret) == (True, True, False)
        assert 0 <= game.seed <= LARGEST_SEED

    def test_choices_come_back(self, qtbot: QtBot) -> None:
        page = shown(qtbot)
        page.rows[0].name.setText("  Ada   Lovelace ")
        page.bank.click()
        page.secret_table.click()
        page.seed.setText("77")
        game = started(qtbot, page)
        assert game.seats[0].name == "Ada Lovelace"
        assert (game.golf, game.bank, game.secret, game.seed) == (True, False, True, 77)
        settings = changed(Settings(), game.remembered())
        again = shown(qtbot, settings)
        assert started(qtbot, again).seats == game.seats
        assert again.secret_table.isChecked()
        assert not again.bank.isChecked()
        assert again.seed.text() == ""
        # the usual name is no name of one's own
        assert again.rows[1].name.text() == ""

    def test_choices_fit_the_settings(self, qtbot: QtBot, tmp_path: Path) -> None:
        store = SettingsStore(tmp_path / "settings.json")
        assert store.change(**started(qtbot, shown(qtbot)).remembered()) == ""
        assert len(store.settings.seats) == 2

    def test_first_game_is_both_off(self, qtbot: QtBot) -> None:
        page = shown(qtbot)
        page.first_game.click()
        assert (page.golf.isChecked(), page.bank.isChecked()) == (False, False)
        page.golf.click()
        assert not page.first_game.isChecked()
        page.golf.click()
        assert page.first_game.isChecked()
        page.first_game.click()
        assert (page.golf.isChecked(), page.bank.isChecked()) == (True, True)

    def test_seats_are_added_up_to_six_and_removed_down_to_two(self, qtbot: QtBot) -> None:
        page = shown(qtbot)
        for _ in range(4):
            QTest.mouseClick(page.add_seat, Qt.MouseButton.LeftButton)
        assert not page.add_seat.isEnabled()
        assert sorted(inks(page)) == sorted(PEN_NAMES)
        for _ in range(4):
            QTest.mouseClick(page.rows[0].remove, Qt.MouseButton.LeftButton)
        assert len(page.rows) == 2
        assert not page.rows[0].remove.isEnabled()
        assert len(started(qtbot, page).seats) == 2

    def test_a_seat_added_later_is_built_like_the_first(self, qtbot: QtBot) -> None:
        page = shown(qtbot)
        QTest.mouseClick(page.add_seat, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: page.rows[2].isVisible() and page.rows[2].width() == page.rows[0].width())
        for part in ("name", "ink", "player", "earlier", "later", "remove"):
            places = [getattr(row, part).geometry() for row in page.rows]
            assert places[2] == places[0], part

    def test_seats_change_places_with_all_they_have(self, qtbot: QtBot) -> None:
        page = shown(
            qtbot, remembered(("Ada", "red", "human"), ("Bob", "green", "bot:random"), ("Cy", "blue", "human"))
        )
        QTest.mouseClick(page.rows[2].earlier, Qt.MouseButton.LeftButton)
        assert QApplication.focusWidget() is page.rows[1].earlier
        QTest.mouseClick(page.rows[0].later, Qt.MouseButton.LeftButton)
        assert started(qtbot, page).seats == (
            SeatChoice("Cy", "blue"), SeatChoice("Ada", "red"), SeatChoice("Bob", "green", "bot:random")
        )  # fmt: skip
        assert not page.rows[0].earlier.isEnabled()
        assert not page.rows[2].later.isEnabled()

    def test_an_ink_in_use_is_swapped(self, qtbot: QtBot) -> None:
        page = shown(qtbot)
        box = page.rows[0].ink
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert inks(page) == ["red", "blue"]
        box.setCurrentIndex(box.findData("black"))
        box.activated.emit(box.currentIndex())
        assert inks(page) == ["black", "blue"]
        assert len(set(inks(page))) == 2

    def test_inks_have_names_and_pictures(self, qtbot: QtBot) -> None:
        box = shown(qtbot).rows[0].ink
        for index in range(box.count()):
            assert box.itemText(index)
            assert not box.itemIcon(index).isNull()

    @pytest.mark.parametrize("wrong", ["seed", "name"])
    def test_what_is_wrong_is_said_and_start_waits(self, qtbot: QtBot, wrong: str) -> None:
        page = shown(qtbot)
        if wrong == "seed":
            page.seed.setText("-3")
        else:
            page.rows[0].name.setText("player 2")
        assert page.problem.text().endswith(".")
        assert not page.go.isEnabled()
        with qtbot.assertNotEmitted(page.start):
            QTest.keyClick(page.seed, Qt.Key.Key_Return)
            QTest.keyClick(page.rows[0].name, Qt.Key.Key_Return)
        page.seed.clear()
        page.rows[0].name.clear()
        assert page.problem.text() == ""
        assert page.go.isEnabled()

    @pytest.mark.parametrize("size", [(1280, 690), (1920, 1000), (1920, 1080)])
    def test_no_rule_ends_in_a_line_of_one_word(self, qtbot: QtBot, size: tuple[int, int]) -> None:
        for note in shown(qtbot, size=size)._notes:
            assert note.fontMetrics().horizontalAdvance(note.text()) <= note.width()

    def test_a_list_has_no_strips_above_and_below_it(self, qtbot: QtBot) -> None:
        ink = shown(qtbot).rows[0].ink
        ink.showPopup()
        window = ink.view().window()
        assert ink.style().styleHint(QStyle.StyleHint.SH_ComboBox_Popup, QStyleOptionComboBox(), ink) == 0
        assert window.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        ink.hidePopup()

    def test_everything_by_tab(self, qtbot: QtBot) -> None:
        page = shown(qtbot)
        wanted: list[QWidget] = [page.add_seat, page.first_game, page.golf, page.bank, page.seed, page.go]
        for row in page.rows:
            wanted += [row.name, row.ink, row.player]
        met: set[QWidget | None] = set()
        for _ in range(40):
            met.add(QApplication.focusWidget())
            QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        assert met >= set(wanted)

    def test_what_a_bot_is_like_stands_below_its_row(self, qtbot: QtBot) -> None:
        page = shown(qtbot, abouts={"bot:random": "Plays by lot."})
        row = page.rows[1]
        assert not row.about.isVisible()
        assert not page.pace.isVisible()
        row.player.setCurrentIndex(1)
        qtbot.waitUntil(row.about.isVisible)
        assert row.about.text() == "Plays by lot."
        assert row.about.mapTo(row, QPoint(0, 0)).y() >= row.name.geometry().bottom()
        row.player.setCurrentIndex(0)
        assert not row.about.isVisible()

    def test_the_pace_is_chosen_where_there_are_bots(self, qtbot: QtBot) -> None:
        page = shown(qtbot, changed(Settings(), {"pace": "slow"}))
        page.rows[1].player.setCurrentIndex(1)
        assert page.pace.isVisible()
        assert page.pace.currentText() == "Pace: slow"
        page.pace.setFocus()
        with qtbot.waitSignal(page.pace_chosen) as chosen:
            QTest.keyClick(page.pace, Qt.Key.Key_Up)
        assert chosen.args == ["normal"]
        page.heed("pace_instant")
        page.heed("undo")
        assert page.pace.currentText() == "Pace: at once"

    def test_escape_leaves(self, qtbot: QtBot) -> None:
        page = shown(qtbot)
        with qtbot.waitSignal(page.back):
            QTest.keyClick(page.go, Qt.Key.Key_Escape)

    def test_every_control_has_a_name(self, qtbot: QtBot) -> None:
        page = shown(qtbot)
        kinds: Sequence[type[QWidget]] = (QPushButton, QComboBox, QLineEdit, Switch)
        for kind in kinds:
            for control in page.findChildren(kind):
                text = control.text() if isinstance(control, QPushButton | Switch) else ""
                assert control.accessibleName() or text, control

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("player", ["human", "bot:planner"])
    def test_six_seats_fit(self, qtbot: QtBot, size: tuple[int, int], player: str) -> None:
        """Even if five are taken by the bot with the longest sentence."""
        kinds, abouts = players()
        assert len(abouts["bot:planner"]) == max(map(len, abouts.values()))
        seats = [(f"Maximilian Muster{n}", ink, player if n else "human") for n, ink in enumerate(PEN_NAMES)]
        page = shown(qtbot, remembered(*seats), size, kinds, abouts)
        page.seed.setText("x")
        for part in [*page.rows, page.go, page.seed, page.add_seat, *page.switches]:
            corner = part.mapTo(page, QPoint(0, 0))
            assert page.rect().contains(corner), part
            assert page.rect().contains(corner + QPoint(part.width() - 1, part.height() - 1)), part
        bottoms = [row.mapTo(page, QPoint(0, row.height())).y() for row in page.rows]
        tops = [row.mapTo(page, QPoint(0, 0)).y() for row in page.rows]
        assert all(bottom <= top for bottom, top in zip(bottoms, tops[1:], strict=False))
