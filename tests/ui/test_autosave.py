"""Saving beside the window: it never waits, writes the latest state, tries again, and leaves nothing alive."""

import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThread, QTimer
from pytestqt.qtbot import QtBot

from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.family.save_slots import SaveSlot
from newvegas_desktop.ui.shell.autosave import RETRY_MS, Autosave

SOON = 5_000


class Disk:
    """Writes when it is let, fails when it is told to."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.attempts = 0
        self.threads: set[threading.Thread] = set()
        self.full = ""
        self.free = threading.Event()
        self.free.set()
        self.begun = threading.Semaphore(0)

    def write(self, data: bytes) -> None:
        self.threads.add(threading.current_thread())
        self.attempts += 1
        self.begun.release()
        assert self.free.wait(10)
        if self.full:
            raise FileProblem(self.full)
        self.written.append(data)


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def autosave(qtbot: QtBot, disk: Disk) -> Iterator[Autosave]:
    """An autosave that is closed at the end; afterwards nothing of it is alive."""
    made = Autosave(disk.write)
    yield made
    disk.free.set()
    made.close()
    assert [thread for thread in threading.enumerate() if thread.name == "autosave"] == []
    assert not any(timer.isActive() for timer in made.findChildren(QTimer))


def retry_timer(autosave: Autosave) -> QTimer:
    (timer,) = autosave.findChildren(QTimer)
    return timer


def test_a_state_is_written_at_once_in_another_thread(qtbot: QtBot, autosave: Autosave, disk: Disk) -> None:
    assert not autosave.unsaved
    with qtbot.waitSignal(autosave.saved, timeout=SOON):
        autosave.submit(b"1")
    assert disk.written == [b"1"]
    assert threading.current_thread() not in disk.threads
    assert not autosave.unsaved
    assert not retry_timer(autosave).isActive()


def test_writing_starts_before_the_window_goes_on_waiting_for_events(autosave: Autosave, disk: Disk) -> None:
    autosave.submit(b"1")
    assert disk.begun.acquire(timeout=5)


def test_what_makes_the_bytes_is_called_in_the_other_thread(qtbot: QtBot, autosave: Autosave, disk: Disk) -> None:
    makers: list[threading.Thread] = []

    def make() -> bytes:
        makers.append(threading.current_thread())
        return b"made"

    with qtbot.waitSignal(autosave.saved, timeout=SOON):
        autosave.submit(make)
    assert disk.written == [b"made"]
    assert set(makers) == disk.threads


def test_the_window_never_waits_and_only_the_latest_state_is_written(
    qtbot: QtBot, autosave: Autosave, disk: Disk
) -> None:
    disk.free.clear()
    autosave.submit(b"0")
    assert disk.begun.acquire(timeout=5)
    made: list[int] = []

    def maker(number: int) -> Callable[[], bytes]:
        def make() -> bytes:
            made.append(number)
            return b"%d" % number

        return make

    for number in range(1, 500):
        # returns although the disk hangs
        autosave.submit(maker(number))
    assert autosave.unsaved
    assert disk.written == []
    disk.free.set()
    assert autosave.flush(SOON)
    assert disk.written == [b"0", b"499"]
    assert made == [499]


def test_signals_come_in_the_window_s_thread(qtbot: QtBot, autosave: Autosave, disk: Disk) -> None:
    window = QThread.currentThread()
    threads: list[bool] = []
    # plain functions, which Qt would call in the thread that sends
    autosave.saved.connect(lambda: threads.append(QThread.currentThread() == window))
    autosave.failed.connect(lambda _sentence: threads.append(QThread.currentThread() == window))
    with qtbot.waitSignal(autosave.saved, timeout=SOON):
        autosave.submit(b"1")
    disk.full = "The disk is full."
    with qtbot.waitSignal(autosave.failed, timeout=SOON):
        autosave.submit(b"2")
    assert threads == [True, True]


def test_an_empty_state_is_a_state(autosave: Autosave, disk: Disk) -> None:
    autosave.submit(b"")
    assert autosave.flush(SOON)
    assert disk.written == [b""]


def test_a_failure_is_told_once_and_mended_at_the_next_submit(qtbot: QtBot, autosave: Autosave, disk: Disk) -> None:
    told: list[str] = []
    autosave.failed.connect(told.append)
    disk.full = "The disk is full."
    with qtbot.waitSignal(autosave.failed, timeout=SOON):
        autosave.submit(b"1")
    assert (autosave.problem, autosave.unsaved) == ("The disk is full.", True)
    assert retry_timer(autosave).isActive()
    assert retry_timer(autosave).interval() == RETRY_MS
    autosave.submit(b"2")
    assert not autosave.flush(SOON)
    assert told == ["The disk is full."]
    disk.full = "The disk is gone."
    assert not autosave.flush(SOON)
    assert told == ["The disk is full.", "The disk is gone."]
    disk.full = ""
    with qtbot.waitSignal(autosave.saved, timeout=SOON):
        autosave.submit(b"3")
    assert disk.written == [b"3"]
    assert (autosave.problem, autosave.unsaved) == ("", False)
    assert not retry_timer(autosave).isActive()


def test_a_failed_write_is_tried_again_without_a_new_step(qtbot: QtBot, disk: Disk) -> None:
    autosave = Autosave(disk.write, retry_ms=1)
    disk.full = "The disk is full."
    autosave.submit(b"1")
    qtbot.waitUntil(lambda: disk.attempts >= 4, timeout=SOON)
    with qtbot.waitSignal(autosave.saved, timeout=SOON):
        disk.full = ""
    assert disk.written == [b"1"]
    assert not retry_timer(autosave).isActive()
    assert autosave.close()


def test_a_state_submitted_while_the_one_before_fails_is_written(autosave: Autosave, disk: Disk) -> None:
    disk.free.clear()
    disk.full = "The disk is full."
    autosave.submit(b"1")
    assert disk.begun.acquire(timeout=5)
    autosave.submit(b"2")
    disk.free.set()
    assert not autosave.flush(SOON)
    disk.full = ""
    assert autosave.flush(SOON)
    assert disk.written == [b"2"]


def test_a_state_that_cannot_be_made_is_told_and_the_next_is_saved(
    qtbot: QtBot, autosave: Autosave, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    with qtbot.waitSignal(autosave.failed, timeout=SOON) as failed:
        autosave.submit(lambda: bytes([1 // 0]))
    assert failed.args == ["The game could not be saved (ZeroDivisionError); save it under another name."]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    caplog.clear()
    with qtbot.waitSignal(autosave.saved, timeout=SOON):
        autosave.submit(b"2")
    assert disk.written == [b"2"]


def test_flush_waits_only_so_long(autosave: Autosave, disk: Disk) -> None:
    assert autosave.flush(0)
    disk.free.clear()
    autosave.submit(b"1")
    assert not autosave.flush(20)
    disk.free.set()
    assert autosave.flush(SOON)
    assert disk.written == [b"1"]


def test_flush_tells_before_it_returns(autosave: Autosave) -> None:
    told: list[str] = []
    autosave.saved.connect(lambda: told.append("saved"))
    autosave.submit(b"1")
    assert autosave.flush(SOON)
    assert told == ["saved"]


def test_closing_writes_what_is_left(autosave: Autosave, disk: Disk) -> None:
    disk.free.clear()
    autosave.submit(b"1")
    assert disk.begun.acquire(timeout=5)
    autosave.submit(b"2")
    disk.free.set()
    assert autosave.close(SOON)
    assert disk.written == [b"1", b"2"]
    with pytest.raises(RuntimeError, match="closed"):
        autosave.submit(b"3")
    assert autosave.close(SOON)


def test_closing_while_the_disk_is_full_says_so_and_ends(qtbot: QtBot, disk: Disk) -> None:
    autosave = Autosave(disk.write, retry_ms=1)
    disk.full = "The disk is full."
    autosave.submit(b"1")
    assert not autosave.close(SOON)
    assert autosave.problem == "The disk is full."
    attempts = disk.attempts
    qtbot.wait(20)
    assert disk.attempts == attempts
    assert not retry_timer(autosave).isActive()
    assert [thread for thread in threading.enumerate() if thread.name == "autosave"] == []


def test_closing_while_the_disk_hangs_ends_and_nothing_is_sent_later(qtbot: QtBot, disk: Disk) -> None:
    autosave = Autosave(disk.write)
    told: list[str] = []
    autosave.saved.connect(lambda: told.append("saved"))
    disk.free.clear()
    autosave.submit(b"1")
    assert disk.begun.acquire(timeout=5)
    assert not autosave.close(10)
    (thread,) = disk.threads
    disk.free.set()
    thread.join(5)
    assert not thread.is_alive()
    qtbot.wait(1)
    assert told == []


def test_a_disk_that_was_waited_for_in_vain_is_not_waited_for_again(
    qtbot: QtBot, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = Autosave(disk.write)
    waits: list[float] = []
    wait_for = autosave._changed.wait_for

    def noted(true: Callable[[], bool], timeout: float | None = None) -> bool:
        if timeout is not None:
            waits.append(timeout)
        return wait_for(true, timeout)

    monkeypatch.setattr(autosave._changed, "wait_for", noted)
    disk.free.clear()
    autosave.submit(b"1")
    assert disk.begun.acquire(timeout=5)
    assert not autosave.flush(10)
    assert not autosave.close(SOON)
    assert waits == [0.01, 0]
    disk.free.set()
    for thread in disk.threads:
        thread.join(5)


def test_a_disk_that_answers_again_is_waited_for(autosave: Autosave, disk: Disk) -> None:
    disk.free.clear()
    autosave.submit(b"1")
    assert disk.begun.acquire(timeout=5)
    assert not autosave.flush(10)
    disk.free.set()
    assert autosave.flush(SOON)
    disk.free.clear()
    autosave.submit(b"2")
    assert disk.begun.acquire(timeout=5)
    threading.Timer(0.02, disk.free.set).start()
    assert autosave.close(SOON)
    assert disk.written == [b"1", b"2"]


def test_one_thread_does_it_all(qtbot: QtBot, autosave: Autosave, disk: Disk) -> None:
    assert not [thread for thread in threading.enumerate() if thread.name == "autosave"]
    for number in range(5):
        with qtbot.waitSignal(autosave.saved, timeout=SOON):
            autosave.submit(b"%d" % number)
    assert disk.written == [b"0", b"1", b"2", b"3", b"4"]
    assert len(disk.threads) == 1


def test_with_a_real_slot(qtbot: QtBot, tmp_path: Path) -> None:
    slot = SaveSlot(tmp_path, "table")
    autosave = Autosave(slot.write)
    for number in range(200):
        autosave.submit(b"%d" % number)
    assert autosave.close(SOON)
    assert slot.path.read_bytes() == b"199"
    slot.unlock()
    held = SaveSlot(tmp_path, "table")
    assert held.lock() is None
    second = Autosave(slot.write)
    with qtbot.waitSignal(second.failed, timeout=SOON) as failed:
        second.submit(b"other")
    assert failed.args is not None
    assert "open in another window" in failed.args[0]
    assert not second.close(SOON)
    assert held.path.read_bytes() == b"199"
    held.unlock()
