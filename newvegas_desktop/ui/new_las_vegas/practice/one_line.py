"""A label of one line: what does not fit is cut with an ellipsis and read in the tool tip; a warning has its sign."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.shell.controls import HINTS


class OneLine(QLabel):
    """Takes the room there is and never asks for more."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        """An empty line in one of the style sheet's roles."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)

    def minimumSizeHint(self) -> QSize:
        """As narrow as it must be."""
        return QSize(10, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text, or as much of it as fits."""
        area, colour = self.rect(), self.palette().color(self.foregroundRole())
        painter = QPainter(self)
        if self.property("role") == "warning":
            sign = self.fontMetrics().ascent()
            painter.setRenderHints(HINTS)
            paint_icon(painter, "warning", QPointF(sign / 2 + 1, area.center().y()), sign, colour)
            area.setLeft(round(1.35 * sign))
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
        tip = self.text() if shown != self.text() else ""
        if tip != self.toolTip():
            self.setToolTip(tip)
        painter.setPen(colour)
        painter.drawText(area, self.alignment() | Qt.TextFlag.TextSingleLine, shown)
        painter.end()
