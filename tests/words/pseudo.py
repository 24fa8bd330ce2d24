"""A language nobody speaks: every text of the catalogue in wide letters, so that what stays narrow was forgotten."""

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QMenu, QWidget

from newvegas_desktop.ui.shell.controls import Card

_WIDE = {code: code + 0xFEE0 for code in (*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1))}
_FIGURE = re.compile(r"(\{\w+\}|&(?=\w))")
NARROW = re.compile(r"[A-Za-z]{2,}")
"""Two letters in a row that were never translated; one alone is a key or a mark."""


def wide(text: str) -> str:
    """A text in wide letters, its figures untouched."""
    return "".join(part if _FIGURE.fullmatch(part) else part.translate(_WIDE) for part in _FIGURE.split(text))


class WideLanguage(QTranslator):
    """Knows exactly the texts of a catalogue, and remembers what else was asked for."""

    def __init__(self, entries: set[tuple[str, str]]) -> None:
        super().__init__()
        self._entries = entries
        self._contexts = {context for context, _ in entries}
        self._missed: set[str] = set()
        self.used: set[tuple[str, str]] = set()

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """The text in wide letters, if it is in the catalogue."""
        if (context, source) in self._entries:
            self.used.add((context, source))
            return wide(source)
        if context in self._contexts and source:
            self._missed.add(source)
        # an empty text would count as a translation
        return None

    @property
    def forgotten(self) -> set[str]:
        """What was asked for and is nowhere in the catalogue; a widget asks in the name of each of its classes."""
        return self._missed - {source for _, source in self.used}


def shown(top: QWidget) -> Iterator[tuple[str, str]]:
    """Every text a window and its widgets hold, with where it is; what is hidden now may be shown later."""
    for widget in (top, *top.findChildren(QWidget)):
        place = type(widget).__name__
        texts = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.windowTitle()]
        if isinstance(widget, QLabel | QAbstractButton):
            texts.append(widget.text())
        if isinstance(widget, QLineEdit):
            texts.append(widget.placeholderText())
        if isinstance(widget, QComboBox):
            texts += [widget.itemText(index) for index in range(widget.count())]
        if isinstance(widget, QMenu):
            texts.append(widget.title())
        if isinstance(widget, Card):
            texts += [widget.title, widget.detail]
        yield from ((place, text) for text in texts if text)
    for action in top.findChildren(QAction):
        yield "QAction", action.text()


@contextmanager
def spoken(language: WideLanguage) -> Iterator[WideLanguage]:
    """Have the program speak it.

    Qt holds a lock while it asks for a text. A translator of another test that is cleared up just then waits for that
    lock for ever, so Python clears up before and afterwards.
    """
    gc.collect()
    gc.disable()
    assert QApplication.installTranslator(language)
    try:
        yield language
    finally:
        QApplication.removeTranslator(language)
        gc.enable()
