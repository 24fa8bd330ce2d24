"""Saving beside the window: the latest state is written by a thread of its own, at once and again until it is."""

import logging
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.ui.shell.language import say_in_users_language
from newvegas_desktop.ui.shell.search import release_search, stop_search

RETRY_MS = 3_000
FLUSH_MS = 5_000

Make = bytes | Callable[[], bytes]
"""What to write, or a function that makes it and may be called in another thread."""

_log = logging.getLogger(__name__)


class Autosave(QObject):
    """Writes the latest state only; the window never waits, but for `flush` and `close`.

    Its thread lives from the first state to `close`, which must be called; its timer only while writing fails.
    """

    saved = Signal()
    """All that was submitted up to a moment ago is written."""
    failed = Signal(str)
    """The latest state could not be written; sent again only when the sentence changes."""
    _news = Signal()

    def __init__(
        self, slot_writer: Callable[[bytes], None], parent: QObject | None = None, *, retry_ms: int = RETRY_MS
    ) -> None:
        """Write through `slot_writer`, which raises FileProblem and is never called twice at a time."""
        super().__init__(parent)
        self._write = slot_writer
        self._changed = threading.Condition()
        # guarded by the condition
        self._latest: Make | None = None
        self._wanted = False
        self._writing = False
        self._hangs = False
        self._awake = False
        self._thread: threading.Thread | None = None
        self._result: str | None = None
        self._problem = ""
        self._closed = False
        # of the window's thread only
        self._told = ""
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(retry_ms)
        self._retry.timeout.connect(self._try_again)
        self._news.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @property
    def unsaved(self) -> bool:
        """Whether anything submitted is not written yet."""
        with self._changed:
            return self._latest is not None or self._writing

    @property
    def problem(self) -> str:
        """Why the last attempt failed; empty if it did not."""
        with self._changed:
            return self._problem

    def submit(self, make: Make) -> None:
        """Have this state written, instead of any that has not been yet."""
        with self._changed:
            if self._closed:
                raise RuntimeError("an autosave that is closed writes nothing")
            self._latest = make
            self._start()

    def flush(self, timeout_ms: int = FLUSH_MS) -> bool:
        """Wait until all is written or fails once more; whether it is written."""
        with self._changed:
            self._start()
            self._changed.wait_for(lambda: not self._wanted and not self._writing, timeout_ms / 1000)
            self._hangs = self._writing
            written = self._latest is None and not self._writing
        self._tell()
        return written

    def close(self, timeout_ms: int = FLUSH_MS) -> bool:
        """Write what is left and stop; whether all is written. Nothing is sent afterwards."""
        # a disk that was waited for in vain is not waited for again
        written = self.flush(0 if self._hangs else timeout_ms)
        with self._changed:
            self._closed = True
            self._latest = None
            if self._thread is not None and self._thread.is_alive():
                self._wake()
            self._changed.notify_all()
            # a thread whose disk hangs is left to itself
            ending = None if self._writing else self._thread
        self._retry.stop()
        if ending is not None:
            ending.join()
        return written

    def _start(self) -> None:
        """Have the thread write what there is to write; the condition is held."""
        if self._latest is None:
            return
        self._wanted = True
        self._wake()
        if self._thread is None:
            # a daemon: a disk that hangs must not keep the program from ending, and half a file is never seen
            self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
            self._thread.start()
        self._changed.notify_all()

    def _wake(self) -> None:
        """The thread is about to go on; the condition is held."""
        if not self._awake:
            self._awake = True
            stop_search()

    def _rest(self) -> None:
        """The thread has nothing more to do; the condition is held."""
        if self._awake:
            self._awake = False
            release_search()

    def _run(self) -> None:
        """Write whenever there is something to write; runs in the thread."""
        while (make := self._next()) is not None:
            problem = self._attempt(make)
            with self._changed:
                self._result = self._problem = problem
                self._writing = self._hangs = False
                if problem and self._latest is None and not self._closed:
                    self._latest = make
                self._changed.notify_all()
                if not self._closed:
                    self._news.emit()
        with self._changed:
            self._rest()

    def _next(self) -> Make | None:
        """Wait for a state to write; None when it is time to end."""
        with self._changed:
            if not self._wanted and not self._closed:
                self._rest()
            self._changed.wait_for(lambda: self._wanted or self._closed)
            make, self._latest = self._latest, None
            self._wanted = False
            self._writing = make is not None
            return make

    def _attempt(self, make: Make) -> str:
        """Write one state; what went wrong, as a sentence, or nothing."""
        try:
            self._write(make if isinstance(make, bytes) else make())
        except FileProblem as problem:
            return problem.said(say_in_users_language())
        except Exception as mistake:  # noqa: BLE001 - whatever one state does to its writer, the next must be saved
            _log.exception("saving failed")
            say = say_in_users_language()
            return say(
                "The game could not be saved ({mistake}); save it under another name.", mistake=type(mistake).__name__
            )
        return ""

    @Slot()
    def _tell(self) -> None:
        """Tell the window what became of the last attempt; runs in the window's thread."""
        with self._changed:
            result, self._result = self._result, None
            if result is None or self._closed:
                return
        if result:
            self._retry.start()
            if result != self._told:
                self._told = result
                self.failed.emit(result)
        else:
            self._retry.stop()
            self._told = ""
            self.saved.emit()

    @Slot()
    def _try_again(self) -> None:
        with self._changed:
            if not self._closed:
                self._start()
