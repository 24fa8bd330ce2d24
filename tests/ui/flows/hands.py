"""Someone before the window: reads the screen, clicks and presses keys, and does nothing else."""

import hashlib
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.screen import Screen
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.save import View, save_bytes
from newvegas_desktop.new_las_vegas.session.session import Session
from newvegas_desktop.ui.app import App
from newvegas_desktop.ui.new_las_vegas.pages.end_page import EndPage
from newvegas_desktop.ui.new_las_vegas.pages.new_game_page import NewGamePage
from newvegas_desktop.ui.new_las_vegas.table_game import TableGame
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from newvegas_desktop.ui.shell.controls import Card
from tests.conformance.states import state

LEFT = Qt.MouseButton.LeftButton
NONE, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
HISTORY = ("button:undo", "button:redo", "button:take_back")
STUCK = 3_000


def digest(game: Game) -> str:
    """A game's whole state in a few letters."""
    return hashlib.sha256(repr(state(game)).encode()).hexdigest()[:16]


def write_save(path: Path, session: Session, view: View | None = None) -> Path:
    """A session as a file that can be opened."""
    path.write_bytes(save_bytes(session, [], view or View()))
    return path


class Hand:
    """Mouse and keyboard on one window."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._moves = 0

    # reading

    @property
    def table(self) -> TableGame:
        assert self.app.table is not None
        return self.app.table

    @property
    def widget(self) -> TableWidget:
        return self.table.widget

    @property
    def controller(self) -> TableController:
        """Only to be read."""
        return self.table.controller

    @property
    def screen(self) -> Screen:
        return self.controller.screen

    @property
    def session(self) -> Session:
        return self.table.session

    @property
    def game(self) -> Game:
        return self.session.game

    def phase(self) -> Phase:
        return self.game.phase

    def stage(self, seat: int) -> Stage:
        return self.game.turns[seat].stage

    @property
    def page(self) -> str:
        return self.app.window.page

    @property
    def end_page(self) -> EndPage:
        page = self.app.window["end"]
        assert isinstance(page, EndPage)
        return page

    @property
    def new_page(self) -> NewGamePage:
        page = self.app.window["new_game"]
        assert isinstance(page, NewGamePage)
        return page

    @property
    def message(self) -> str:
        """What the window says now; empty where it says nothing."""
        bar = self.app.window.messages
        return bar.text if bar.isVisible() else ""

    @property
    def doable(self) -> list[str]:
        """What can be done now but undo, redo and taking back."""
        screen = self.screen
        if screen.chooser is not None:
            return [f"option:{option.id}" for option in screen.chooser.options]
        return [slot for slot in screen.targets if slot not in HISTORY]

    def cards(self) -> dict[str, Card]:
        """The cards of the start page by their titles."""
        return {card.title: card for card in self.app.start.findChildren(Card) if not card.isHidden()}

    def running_timers(self) -> list[str]:
        """The timers that run anywhere in the window."""
        found = [*self.app.findChildren(QTimer), *self.app.window.findChildren(QTimer)]
        return [str(timer.parent()) for timer in found if timer.isActive()]

    # doing

    def paint(self) -> None:
        """Let the window paint and handle what is queued."""
        QApplication.processEvents()

    def press(self, widget: QWidget) -> None:
        """Click a control in its middle."""
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, LEFT, pos=widget.rect().center())
        self.paint()

    def point_of(self, slot: str) -> QPoint:
        """Where to click a slot; the click must hit it."""
        point = self.widget.slot_point(slot)
        assert self.widget.rect().contains(point), slot
        hit = self.widget.slot_at(QPointF(point))
        assert hit == slot, f"a click on {slot} hits {hit}"
        return point

    def click(self, slot: str) -> None:
        """Click a slot of the table."""
        QTest.mouseClick(self.widget, LEFT, pos=self.point_of(slot))
        self._moves += 1
        if self._moves % 5 == 0:
            self.paint()

    def click_any(self, slots: tuple[str, ...]) -> None:
        """Click the first of these slots that can be clicked, else fail."""
        self.click(next(slot for slot in self.doable if slot.startswith(slots)))

    def drag(self, points: list[QPoint]) -> None:
        """Draw along points with the left button down."""
        QTest.mousePress(self.widget, LEFT, pos=points[0])
        for point in points[1:]:
            QTest.mouseMove(self.widget, point)
        QTest.mouseRelease(self.widget, LEFT, pos=points[-1])
        self.paint()

    def key(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = NONE) -> None:
        """Press a key where the focus is."""
        focus = QApplication.focusWidget() or self.app.window
        if isinstance(key, str):
            QTest.keyClicks(focus, key, modifier)
        else:
            QTest.keyClick(focus, key, modifier)

    def click_undo(self) -> None:
        self.click("button:undo")

    def click_redo(self) -> None:
        self.click("button:redo")

    def key_undo(self) -> None:
        self.key(Qt.Key.Key_Z, CTRL)

    def key_redo(self) -> None:
        self.key(Qt.Key.Key_Z, CTRL | SHIFT)

    def command(self, name: str) -> None:
        """Choose a command in the menu."""
        self.app.window.actions_table[name].trigger()
        self.paint()

    # longer things

    def start_game(self, seed: int, *, bank: bool = True, secret: bool = False) -> None:
        """Two clicks from the start page to the first turn, and a seed between them."""
        self.press(self.cards()["Play hot-seat"])
        page = self.new_page
        page.seed.setText(str(seed))
        if page.bank.isChecked() != bank:
            self.press(page.bank)
        self.press(page.secret_table if secret else page.open_table)
        self.press(page.go)

    def go_on(self, seed: int, until: Callable[[], bool] = lambda: False) -> None:
        """Click anything that can be clicked until the game ends or something else is reached."""
        chance = Generator.named(seed, "hands")
        for _ in range(STUCK):
            if self.game.outcome is not None or until():
                return
            self.click(chance.choice(self.doable))
        raise AssertionError(f"no way on: {self.screen.table.sentence}")
