"""The whole program in a window of its own, with a home of its own."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
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


@pytest.fixture
def open_window(qtbot: QtBot, home: Path) -> Iterator[Open]:
    """Start the program, as often as wanted; at the end every window closes and leaves nothing running."""
    hands: list[Hand] = []

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
        hand.app.window.close()
        assert hand.running_timers() == []
    assert [thread for thread in threading.enumerate() if thread.name == "autosave"] == []


@pytest.fixture
def hand(open_window: Open) -> Hand:
    """The program on its start page."""
    return open_window()
