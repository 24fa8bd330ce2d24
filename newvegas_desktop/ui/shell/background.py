"""Work beside the window: the newest job counts, older ones are told to stop, and none outlives `close`."""

import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from newvegas_desktop.ui.shell.search import release_search, stop_search

Stop = Callable[[], bool]
"""Asked by a job now and then: whether its result is no longer wanted."""
Work = Callable[[Stop], Any]
Then = Callable[[Any], None]


class Background(QObject):
    """Runs one job at a time for its owner; what a job gives back is handed on in the window's thread."""

    _ended = Signal(int, object, object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        """Nothing runs yet; `name` is the threads'."""
        super().__init__(parent)
        self._name = name
        self._number = 0
        self._then: Then | None = None
        self._stop = threading.Event()
        self._threads: list[threading.Thread] = []
        self._ended.connect(self._hand_on, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether a result is still awaited."""
        return self._then is not None

    def run(self, work: Work, then: Then) -> None:
        """Do a job instead of any that is still running; hand what it gives back to `then`."""
        self.cancel()
        self._number += 1
        self._then = then
        self._stop = stop = threading.Event()
        number = self._number

        def job() -> None:
            try:
                result, mistake = work(stop.is_set), None
            except Exception as problem:  # noqa: BLE001 - raised again in the window's thread
                result, mistake = None, problem
            if not stop.is_set():
                self._ended.emit(number, result, mistake)
            release_search()

        thread = threading.Thread(target=job, name=self._name, daemon=True)
        self._threads = [running for running in self._threads if running.is_alive()]
        self._threads.append(thread)
        stop_search()
        thread.start()

    def cancel(self) -> None:
        """The result of the job that is running is no longer wanted."""
        self._stop.set()
        self._then = None

    def close(self) -> None:
        """Stop, and wait until nothing runs any more."""
        self.cancel()
        for thread in self._threads:
            thread.join()
        self._threads = []

    @Slot(int, object, object)
    def _hand_on(self, number: int, result: object, mistake: object) -> None:
        if number != self._number or self._then is None:
            return
        then, self._then = self._then, None
        if isinstance(mistake, Exception):
            raise mistake
        then(result)
