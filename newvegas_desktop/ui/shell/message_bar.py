"""A quiet message over the window: it goes by itself, never takes the focus and never blocks anything."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from newvegas_desktop.ui.paint.fonts import width
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import box, pen
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_lines, wrapped
from newvegas_desktop.ui.paint.themes import NIGHT
from newvegas_desktop.ui.shell.controls import HINTS

_WORDS = Type(17, 600, LEFT)
_LINES = 3
SECONDS, SECONDS_WARNING = 5.0, 12.0


class MessageBar(QWidget):
    """One message at a time, at the top of its parent."""

    def __init__(self, parent: QWidget) -> None:
        """Hidden until there is something to say."""
        super().__init__(parent)
        self.text = ""
        self._warning = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def say(self, text: str, warning: bool = False, seconds: float | None = None) -> None:
        """Show a sentence for a while, and have a screen reader say it."""
        self.text, self._warning = text, warning
        self.setAccessibleName(text)
        self.setToolTip(self.tr("Click to hide this message"))
        self.place()
        self.show()
        self.raise_()
        self.update()
        event = QAccessibleAnnouncementEvent(self, text)
        if warning:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
        wanted = seconds if seconds is not None else SECONDS_WARNING if warning else SECONDS
        self._timer.start(round(wanted * 1000))

    def place(self) -> None:
        """Lie in the middle of the top edge, as wide as the words need."""
        parent = self.parentWidget()
        if parent is None or not self.text:
            return
        room = min(900.0, parent.width() * 0.7) - 64
        rows, size = wrapped(self.text, _WORDS, room, _LINES)
        wide = max(width(row, size, _WORDS.weight) for row in rows) + 66
        self.resize(QSize(round(wide), round(12 + 19 * len(rows))))
        self.move((parent.width() - self.width()) // 2, 2)

    def hideEvent(self, event: QHideEvent) -> None:
        """No timer outlives the message."""
        self._timer.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click hides it."""
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cream for news, with an amber edge for warnings."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        edge = pen(NIGHT.pink if self._warning else NIGHT.amber, 2)
        box(painter, area, 12, NIGHT.cream, edge)
        icon = "bulb" if self._warning else "check"
        paint_icon(painter, icon, QPointF(area.left() + 19, area.center().y()), 15, NIGHT.dusk)
        draw_lines(painter, area.adjusted(36, 0, -18, 0), self.text, _WORDS, NIGHT.dusk, _LINES, 1.1)
        painter.end()
