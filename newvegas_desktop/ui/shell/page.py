"""What every page of the window shares: the night behind it, one scale for all its controls, and the way back."""

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from newvegas_desktop.ui.paint.themes import NIGHT
from newvegas_desktop.ui.shell.controls import IconButton
from newvegas_desktop.ui.shell.styles import style_sheet

REFERENCE = (1280.0, 690.0)
"""The client area for which all measures are given."""


def page_unit(width: float, height: float) -> float:
    """The scale of a page of some size, in steps: dragging the window's edge does not restyle at every pixel."""
    unit = min(width / REFERENCE[0], height / REFERENCE[1])
    return min(2.5, max(0.8, int(unit * 20 + 0.001) / 20))


class Page(QWidget):
    """One page of the window."""

    back = Signal()
    """Escape or a back button: leave the page."""
    menu_requested = Signal(QPoint)
    """The menu is wanted, below a point of the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty page at unit 1."""
        super().__init__(parent)
        self.unit = 0.0
        self._night = QPixmap()

    def rescale(self, unit: float) -> None:
        """Set every measure that the style sheet does not; pages override it."""

    def opened(self) -> None:
        """The page has come into view; pages override it to place the focus."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rescale all controls when the window changes enough."""
        super().resizeEvent(event)
        unit = page_unit(event.size().width(), event.size().height())
        if unit != self.unit:
            self.unit = unit
            self.setStyleSheet(style_sheet(unit))
            self.rescale(unit)
            if (layout := self.layout()) is not None:
                # in place before the next paint, not after it
                layout.activate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The night, painted once for a size."""
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if self._night.size() != size:
            self._night = QPixmap(size)
            self._night.setDevicePixelRatio(ratio)
            painter = QPainter(self._night)
            self.paint_night(painter, QRectF(self.rect()))
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._night)
        painter.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """A picture as large as the window is too much to keep for a page that nobody sees."""
        super().hideEvent(event)
        self._night = QPixmap()

    def paint_night(self, painter: QPainter, area: QRectF) -> None:
        """What lies behind the controls; pages may paint more."""
        gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
        gradient.setColorAt(0, NIGHT.top)
        gradient.setColorAt(1, NIGHT.bottom)
        painter.fillRect(area, gradient)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def menu_button(self) -> IconButton:
        """A button that opens the menu of the window."""
        button = IconButton("menu", self.tr("Menu"), self)
        button.setToolTip(self.tr("Menu (F10)"))
        button.clicked.connect(lambda: self.menu_requested.emit(button.mapToGlobal(QPoint(0, button.height() + 4))))
        return button

    def back_button(self) -> IconButton:
        """A button that leaves the page."""
        button = IconButton("back", self.tr("Back"), self)
        button.setToolTip(self.tr("Back (Esc)"))
        button.clicked.connect(self.back)
        return button


def label(text: str, role: str = "", wrap: bool = False) -> QLabel:
    """A label in one of the style sheet's roles."""
    made = QLabel(text)
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    made.setWordWrap(wrap)
    return made
