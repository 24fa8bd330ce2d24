"""Python's search for forgotten cycles, kept out of other threads: a widget found there would be deleted there.

It is stopped before another thread goes on, and only the window's thread lets it go on: what is overdue by then would
otherwise be done by whoever makes the next object.
"""

import gc
import threading

from PySide6.QtCore import QObject, Qt, Signal, Slot


class _Search(QObject):
    """How many threads want no search now."""

    released = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._changing = threading.Lock()
        self._stopped_by = 0
        self.released.connect(self._go_on, Qt.ConnectionType.QueuedConnection)

    def count(self, more: int) -> None:
        with self._changing:
            self._stopped_by += more
            if self._stopped_by:
                gc.disable()

    @Slot()
    def _go_on(self) -> None:
        with self._changing:
            if not self._stopped_by:
                gc.enable()
                # the little a thread still does on its way to rest must not be what makes one due
                gc.collect(0)


_search = _Search()


def stop_search() -> None:
    """Have nobody look for forgotten cycles; called in the window's thread, before another one goes on."""
    _search.count(1)


def release_search() -> None:
    """The other thread is about to rest or to end: its last act, as far as it can be."""
    _search.count(-1)
    _search.released.emit()
