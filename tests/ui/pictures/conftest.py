"""The application in its own clothes, and as it was afterwards."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from newvegas_desktop.ui.shell.styles import dress
from tests.ui.flows.conftest import games, hand, home, open_window

__all__ = ["dressed", "games", "hand", "home", "open_window"]


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[None]:
    """Our own style and the bundled fonts for every control, as in the program itself."""
    style, palette, font = qapp.style().name(), QPalette(qapp.palette()), QFont(qapp.font())
    tip, sheet = QFont(QToolTip.font()), qapp.styleSheet()
    dress(qapp)
    yield
    qapp.setStyleSheet(sheet)
    qapp.setFont(font)
    QToolTip.setFont(tip)
    qapp.setPalette(palette)
    qapp.setStyle(style)
