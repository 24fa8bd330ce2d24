"""The whole program in a window of its own, with a home of its own."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, QProcess, QTimer
from pytestqt.qtbot import QtBot

from newvegas_desktop.ui.app import App, WindowOptions
from newvegas_desktop.ui.shell.folders import HOME
from tests.ui.flows.hands import Hand

SIZE = (1280, 690)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this test's settings and saves live."""
    folder = tmp_path / "home"
    monkeypatch.setenv(HOME, str(folder))
    return folder


@pytest.fixture
def games(home: Path) -> Path:
    """The folder of the saves."""
    return home / "data" / "games"


Open = Callable[..., Hand]


def moves(thing: QObject) -> bool:
    """Whether something goes on by itself: a timer, an animation, a process."""
    if isinstance(thing, QTimer):
        return thing.isActive()
    if isinstance(thing, QAbstractAnimation):
        return thing.state() is QAbstractAnimation.State.Running
    return isinstance(thing, QProcess) and thing.state() is not QProcess.ProcessState.NotRunning


def things_of(hand: Hand) -> list[QObject]:
    """Everything that belongs to the program or lies in its window."""
    return [*hand.app.findChildren(QObject), *hand.app.window.findChildren(QObject)]


@pytest.fixture
def open_window(qtbot: QtBot, home: Path) -> Iterator[Open]:
    """Start the program, as often as wanted; at the end every window closes and leaves nothing running."""
    hands: list[Hand] = []
    threads = set(threading.enumerate())

    def start(**options: object) -> Hand:
        app = App(WindowOptions(size=SIZE, **options))  # type: ignore[arg-type]
        qtbot.addWidget(app.window)
        app.store.change(motion=False)
        app.show()
        app.window.activateWindow()
        qtbot.waitExposed(app.window)
        hands.append(Hand(app))
        return hands[-1]

    yield start
    for hand in hands:
        animations = [thing for thing in things_of(hand) if isinstance(thing, QAbstractAnimation) and moves(thing)]
        assert [each for each in animations if each.totalDuration() < 0] == [], "without an end"
        hand.app.window.close()
        assert hand.running_timers() == []
        assert [thing for thing in things_of(hand) if moves(thing)] == []
    assert set(threading.enumerate()) - threads == set()


@pytest.fixture
def hand(open_window: Open) -> Hand:
    """The program on its start page."""
    return open_window()
