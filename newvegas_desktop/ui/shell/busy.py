"""A note that something is being worked on: shown only if it takes a moment, with how far it is and a stop button."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from newvegas_desktop.ui.paint.shapes import box, pen, tone
from newvegas_desktop.ui.paint.themes import NIGHT
from newvegas_desktop.ui.shell.controls import HINTS
from newvegas_desktop.ui.shell.page import label

PATIENCE_MS = 150
"""What is done sooner is not worth a word."""


class Busy(QWidget):
    """Lies over the middle of a page while it waits."""

    stopped = Signal()
    """The work is no longer wanted."""

    def __init__(self, page: QWidget) -> None:
        """Hidden, until work has begun and takes a moment."""
        super().__init__(page)
        self._page = page
        self.words = label("", "heading")
        self.stop = QPushButton(self.tr("Stop"))
        self.stop.setAutoDefault(True)
        self.stop.clicked.connect(self.stopped)
        self.bar = Bar(self)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(self.words)
        row.addWidget(self.stop)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 16, 24, 18)
        whole.addLayout(row)
        whole.addWidget(self.bar)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(PATIENCE_MS)
        self._soon.timeout.connect(self._appear)
        page.installEventFilter(self)
        self.hide()

    def begin(self, words: str) -> None:
        """Work has begun."""
        self.words.setText(words)
        self.setAccessibleName(words)
        self.bar.show_part(None)
        self._soon.start()

    def show_part(self, done: int, whole: int) -> None:
        """So much is done."""
        self.bar.show_part(done / whole)

    def end(self) -> None:
        """Nothing is being worked on any more."""
        self._soon.stop()
        self.hide()

    def _appear(self) -> None:
        self._centre()
        self.show()
        self.raise_()

    def _centre(self) -> None:
        self.adjustSize()
        self.move((self._page.width() - self.width()) // 2, (self._page.height() - self.height()) // 2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._centre()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """A raised card."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        box(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), 14, NIGHT.raised, pen(NIGHT.amber, 2))
        painter.end()


class Bar(QWidget):
    """How much is done; nothing where nobody can know."""

    def __init__(self, parent: QWidget) -> None:
        """Nothing is done."""
        super().__init__(parent)
        self.part: float | None = None
        self.setFixedHeight(8)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_part(self, part: float | None) -> None:
        """Show a part of the whole."""
        self.part = part
        if part is not None:
            self.setAccessibleName(self.tr("{n} % done").format(n=round(100 * part)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A lit part of a groove."""
        if self.part is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        area = QRectF(self.rect())
        box(painter, area, 4, tone(NIGHT.bottom, 0.9))
        area.setWidth(max(8.0, area.width() * self.part))
        box(painter, area, 4, NIGHT.amber)
        painter.end()
