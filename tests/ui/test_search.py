"""No thread beside the window ever looks for forgotten cycles; the window's thread does it afterwards."""

import gc
import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from newvegas_desktop.ui.shell.autosave import Autosave
from newvegas_desktop.ui.shell.background import Background, Stop

TIMES = 50


def much() -> list[list[int]]:
    """So many new objects that a search is overdue, several times over."""
    return [[number] for number in range(5_000)]


@pytest.fixture
def searchers() -> Iterator[set[threading.Thread]]:
    """The threads that looked for forgotten cycles."""
    found: set[threading.Thread] = set()

    def note(phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            found.add(threading.current_thread())

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


def test_an_autosave_never_searches(qtbot: QtBot, searchers: set[threading.Thread]) -> None:
    autosave = Autosave(lambda data: None)

    def make() -> bytes:
        assert not gc.isenabled()
        return b"%d" % len(much())

    for _ in range(TIMES):
        with qtbot.waitSignal(autosave.saved):
            autosave.submit(make)
        qtbot.waitUntil(gc.isenabled)
    assert autosave.close()
    qtbot.waitUntil(gc.isenabled)
    assert searchers == {threading.current_thread()}


def test_an_autosave_that_is_closed_while_the_disk_hangs_sets_the_search_free_later(qtbot: QtBot) -> None:
    begun, free = threading.Event(), threading.Event()

    def write(data: bytes) -> None:
        begun.set()
        assert free.wait(10)

    autosave = Autosave(write)
    autosave.submit(b"1")
    assert begun.wait(10)
    assert not autosave.close(0)
    assert not gc.isenabled()
    free.set()
    qtbot.waitUntil(gc.isenabled)


def test_work_beside_the_window_never_searches(qtbot: QtBot, searchers: set[threading.Thread]) -> None:
    beside = Background("work")
    results: list[int] = []

    def work(stop: Stop) -> int:
        assert not gc.isenabled()
        return len(much())

    for number in range(TIMES):
        beside.run(work, results.append)
        qtbot.waitUntil(lambda: len(results) == number + 1)  # noqa: B023
        qtbot.waitUntil(gc.isenabled)
    beside.run(work, results.append)
    beside.close()
    qtbot.waitUntil(gc.isenabled)
    assert len(results) == TIMES
    assert searchers == {threading.current_thread()}
