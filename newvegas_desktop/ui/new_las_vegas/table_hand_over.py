"""The next seat's sheets slide in over those of the seat before."""

from PySide6.QtCore import QEasingCurve, QObject, QRectF, QVariantAnimation
from PySide6.QtGui import QImage, QLinearGradient, QPainter

from newvegas_desktop.ui.new_las_vegas.table_stage import Stage
from newvegas_desktop.ui.paint.shapes import tone
from newvegas_desktop.ui.paint.themes import NIGHT

SLIDE_MS = 320
_SHADE = 26.0
"""How wide the shade before the coming sheet is, in sheet units."""


class HandOver(QObject):
    """Two pictures of the window: what was on the table, and what comes."""

    def __init__(self, parent: QObject) -> None:
        """Nothing moves."""
        super().__init__(parent)
        self.moving = QVariantAnimation(self)
        self.moving.setDuration(SLIDE_MS)
        self.moving.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.moving.setStartValue(0.0)
        self.moving.setEndValue(1.0)
        self.moving.finished.connect(self.stop)
        self._old: QImage | None = None
        self._new: QImage | None = None

    @property
    def due(self) -> bool:
        """Whether the old picture waits for the new one."""
        return self._old is not None and self._new is None

    @property
    def running(self) -> bool:
        """Whether sheets slide now."""
        return self._new is not None

    def prepare(self, old: QImage) -> None:
        """Keep the picture of who was there; the sheets of who comes may still have to be painted."""
        self.stop()
        self._old = old

    def start(self, new: QImage) -> None:
        """Slide the new sheets in."""
        self._new = new
        self.moving.start()

    def stop(self) -> None:
        """The new sheets are there."""
        self.moving.stop()
        self._old = self._new = None

    def paint(self, painter: QPainter, stage: Stage) -> None:
        """The window with the sheets on their way; the frame around them is the new one already."""
        if self._old is None or self._new is None:
            return
        window, sheets = stage.window(), stage.layout.city.united(stage.layout.ledger)
        painter.drawImage(window, self._new)
        painter.setClipRect(sheets)
        painter.drawImage(window, self._old)
        left = (1 - float(self.moving.currentValue())) * (window.right() - sheets.left())
        edge, shade = sheets.left() + left, _SHADE * stage.layout.factor
        dusk = QLinearGradient(edge - shade, 0, edge, 0)
        dusk.setColorAt(0, tone(NIGHT.bottom, 0.0))
        dusk.setColorAt(1, tone(NIGHT.bottom, 0.5))
        painter.fillRect(QRectF(edge - shade, sheets.top(), shade, sheets.height()), dusk)
        painter.setClipRect(sheets.translated(left, 0).intersected(sheets))
        painter.drawImage(window.translated(left, 0), self._new)
