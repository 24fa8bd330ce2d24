"""A small chart of one's results, and the buttons of the levels with their stars."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from newvegas_desktop.family.say import Say
from newvegas_desktop.new_las_vegas.practice.progress import Best, Result
from newvegas_desktop.new_las_vegas.practice.review import STARS
from newvegas_desktop.ui.new_las_vegas.practice.figures import paint_stars
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, box, disc, outline, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT
from newvegas_desktop.ui.shell.controls import HINTS

_AXIS = Type(15, 500, RIGHT)
_TITLE = Type(17, 600, LEFT, least=14)
_EMPTY = Type(18, 500, least=15)
_LEVEL = Type(26, 700)
_WORD = Type(15, 600, least=13)


class ProgressChart(QWidget):
    """Per cent of the best, exercise by exercise: first goes are filled, later ones open."""

    def __init__(self, say: Say, parent: QWidget | None = None) -> None:
        """An empty chart."""
        super().__init__(parent)
        self._say = say
        self._unit = 1.0
        self._results: Sequence[Result] = ()
        self._words = ""

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        self.setMinimumHeight(round(110 * unit))
        self.update()

    def show_results(self, results: Sequence[Result], best: Best | None) -> None:
        """Show the last results of a level."""
        self._results = results
        if best is not None:
            self._words = self._say.count(
                "{n} exercise at the first go, the best {percent} %",
                "{n} exercises at the first go, the best {percent} %",
                best.count,
                percent=best.percent,
            )
        else:
            self._words = ""
        self.setAccessibleName(self.tr("Your results"))
        figures = ", ".join(f"{result.percent} %" for result in results)
        self.setAccessibleDescription(f"{self._words} {figures}".strip() or self.tr("No results yet."))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lines where a star begins, a dot for each result."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        area = QRectF(0, 0, self.width() / self._unit, self.height() / self._unit).adjusted(1, 1, -1, -1)
        box(painter, area, 12, tone(NIGHT.panel, 0.9), pen(NIGHT.edge, 1.3))
        if not self._results:
            words = self.tr("Your results will stand here. They stay on this machine.")
            draw_lines(painter, area.adjusted(20, 8, -20, -8), words, _EMPTY, NIGHT.soft, 2, 1.2)
            painter.end()
            return
        draw_text(painter, QRectF(14, 8, area.width() - 28, 22), self._words, _TITLE, NIGHT.text)
        self._key(painter, area)
        plot = area.adjusted(52, 42, -70, -16)
        for percent, stars in ((0, 0), (50, 0), *zip(STARS, (1, 2, 3), strict=True)):
            y = self._y(plot, percent)
            painter.setPen(pen(NIGHT.edge, 1.2, () if percent in (0, 100) else (3, 3)))
            painter.drawLine(QPointF(plot.left() - 6, y), QPointF(plot.right() + 6, y))
            draw_text(painter, QRectF(4, y - 9, 38, 18), str(percent), _AXIS, NIGHT.soft)
            if stars:
                paint_stars(painter, QPointF(plot.right() + 38, y), stars, 6.2)
        self._line(painter, plot)
        painter.end()

    def _key(self, painter: QPainter, area: QRectF) -> None:
        """What the dots are, once there are both."""
        if len({result.first for result in self._results}) < 2:
            return
        right = area.right() - 14
        for first, words in ((False, self.tr("later")), (True, self.tr("first go"))):
            right -= draw_text(painter, QRectF(right - 160, 8, 160, 22), words, _AXIS, NIGHT.soft) + 11
            self._dot(painter, QPointF(right, 19), first)
            right -= 18

    @staticmethod
    def _dot(painter: QPainter, at: QPointF, first: bool) -> None:
        disc(painter, at, 4.6, NIGHT.turquoise if first else NIGHT.bottom, pen(NIGHT.turquoise, 2))

    @staticmethod
    def _y(plot: QRectF, percent: int) -> float:
        """More room where the stars are: below 50 per cent little differs."""
        high = (percent - 50) / 50 * 0.8 + 0.2 if percent > 50 else percent / 50 * 0.2
        return plot.bottom() - plot.height() * high

    def _line(self, painter: QPainter, plot: QRectF) -> None:
        step = plot.width() / max(9, len(self._results) - 1)
        points = [
            (plot.left() + index * step, self._y(plot, result.percent)) for index, result in enumerate(self._results)
        ]
        if len(points) > 1:
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(tone(NIGHT.turquoise, 0.55), 1.8))
            painter.drawPath(outline(*points))
        for (x, y), result in zip(points, self._results, strict=True):
            self._dot(painter, QPointF(x, y), result.first)


class LevelButton(QPushButton):
    """A level with the stars of one's best first go."""

    def __init__(self, level: int, word: str, parent: QWidget | None = None) -> None:
        """A level that was never played."""
        super().__init__(parent)
        self.level, self._word, self._stars = level, word, 0
        self._unit = 1.0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        self.setMinimumSize(round(96 * unit), round(92 * unit))
        self.setMaximumHeight(round(92 * unit))

    def show_stars(self, best: Best | None) -> None:
        """Show what was reached."""
        self._stars = best.stars if best is not None else 0
        name = self.tr("Level {level}, {word}: {n} of 3 stars")
        self.setAccessibleName(name.format(level=self.level, word=self._word, n=self._stars))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The number, the word, three stars."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        area = QRectF(0, 0, self.width() / self._unit, self.height() / self._unit).adjusted(3, 3, -3, -3)
        chosen, hot = self.isChecked(), self.underMouse()
        edge = NIGHT.amber if chosen else NIGHT.turquoise if hot else NIGHT.edge
        box(painter, area, 11, NIGHT.raised if chosen or hot else NIGHT.panel, pen(edge, 2.4 if chosen else 1.5))
        if self.hasFocus():
            box(painter, area.adjusted(3, 3, -3, -3), 8, None, pen(NIGHT.text, 1.6))
        draw_text(painter, QRectF(area.left(), area.top() + 6, area.width(), 28), str(self.level), _LEVEL, NIGHT.text)
        draw_text(
            painter, QRectF(area.left() + 4, area.top() + 34, area.width() - 8, 18), self._word, _WORD, NIGHT.soft
        )
        paint_stars(painter, QPointF(area.center().x(), area.top() + 67), self._stars, 9)
        painter.end()
