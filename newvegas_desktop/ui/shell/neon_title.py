"""A page's title as a neon tube."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from newvegas_desktop.ui.paint.fonts import SCRIPT, width
from newvegas_desktop.ui.paint.themes import NIGHT
from newvegas_desktop.ui.shell.controls import HINTS
from newvegas_desktop.ui.shell.night_scene import neon_text

SIZE, LEAST = 46, 20


class NeonTitle(QLabel):
    """A label, so that screen readers know it; painted by us, and smaller where a name is long."""

    def __init__(self, text: str = "", most: float = 620, parent: QWidget | None = None) -> None:
        """A title that takes at most so many units across."""
        super().__init__(text, parent)
        self._most = most
        self._unit = 1.0

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        self.updateGeometry()

    def _size(self) -> int:
        size = SIZE
        while size > LEAST and width(self.text(), size, 400, SCRIPT) > self._most - 24:
            size -= 1
        return size

    def sizeHint(self) -> QSize:
        """Room for the words and their glow."""
        wide = min(self._most, width(self.text(), self._size(), 400, SCRIPT) + 28)
        return QSize(round(wide * self._unit), round(56 * self._unit))

    def minimumSizeHint(self) -> QSize:
        """As large as wanted."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tube."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        middle = QPointF(self.width() / self._unit / 2, self.height() / self._unit / 2)
        neon_text(painter, middle, self.text(), self._size(), NIGHT.pink)
        painter.end()
