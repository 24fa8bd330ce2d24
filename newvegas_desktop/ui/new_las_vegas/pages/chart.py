"""Points round by round: one line a seat, told apart by ink, dash and name."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from newvegas_desktop.new_las_vegas.present.end_view import EndView
from newvegas_desktop.ui.paint.fonts import width
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, box, disc, outline, pen
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, THEMES, Theme
from newvegas_desktop.ui.shell.controls import HINTS

_AXIS = Type(15, 500, RIGHT)
_ROUND = Type(15, 500)
_NAME = Type(17, 700, LEFT, least=13)
_TITLE = Type(20, 700, LEFT, least=15)
DASHES: tuple[tuple[float, ...], ...] = ((), (4, 2), (1, 2), (6, 2, 1, 2), (2, 1.4), (8, 3))


def nice_step(span: float, most: int) -> int:
    """A step of 1, 2 or 5 times a power of ten with which a span needs at most so many lines."""
    step = 1
    while span / step > most:
        step = {1: 2, 2: 5, 5: 10}[step // 10 ** int(math.log10(step))] * 10 ** int(math.log10(step))
    return step


class Chart(QWidget):
    """A small chart on the paper of the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty chart."""
        super().__init__(parent)
        self.view: EndView | None = None
        self._theme: Theme = LIGHT
        self._unit = 1.0
        self._part = 1.0
        self.setAccessibleName(self.tr("Points round by round"))

    def set_theme(self, name: str) -> None:
        """Paint on another board."""
        self._theme = THEMES[name]
        self.update()

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        self.update()

    def reveal(self, part: float) -> None:
        """Show the lines only up to some part of the game, without their names; at 1 all of it."""
        self._part = part
        self.update()

    def show_points(self, view: EndView) -> None:
        """Show the points of a game."""
        self.view = view
        self.setAccessibleDescription(
            ". ".join(
                f"{seat.name}: " + ", ".join(str(points) for points in line)
                for seat, line in zip(view.seats, view.chart, strict=True)
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Grid, lines, names."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        area = QRectF(0, 0, self.width() / self._unit, self.height() / self._unit)
        theme = self._theme
        box(painter, area, 14, theme.paper)
        draw_text(painter, QRectF(16, 8, area.width() - 32, 28), self.tr("Points round by round"), _TITLE, theme.print)
        if self.view is not None and any(self.view.chart):
            self._lines(painter, area, self.view, theme)
        painter.end()

    def _lines(self, painter: QPainter, area: QRectF, view: EndView, theme: Theme) -> None:
        names = max(width(seat.name, _NAME.size, _NAME.weight) for seat in view.seats)
        plot = area.adjusted(44, 46, -16 - min(96.0, names + 10), -28)
        low = min(0, *(points for line in view.chart for points in line))
        high = max(10, *(points for line in view.chart for points in line))
        step = nice_step(high - low, max(2, int(plot.height() / 34)))
        bottom, top = math.floor(low / step) * step, math.ceil(high / step) * step
        rounds = max(len(line) for line in view.chart)

        def at(round_: int, points: float) -> QPointF:
            x = plot.left() + plot.width() * (round_ - 1) / max(1, rounds - 1)
            return QPointF(x, plot.bottom() - plot.height() * (points - bottom) / (top - bottom))

        for value in range(bottom, top + 1, step):
            y = at(1, value).y()
            strong = value == 0
            painter.setPen(pen(theme.muted if strong else theme.rule, (1.6 if strong else 1.1) * theme.line))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            text = str(value).replace("-", "−")
            draw_text(painter, QRectF(plot.left() - 40, y - 9, 33, 18), text, _AXIS, theme.muted)
        every = nice_step(rounds, max(2, int(plot.width() / 34)))
        for round_ in (1, *(number for number in range(every, rounds + 1, every) if number > max(1, every * 0.6 + 1))):
            where = QRectF(at(round_, bottom).x() - 16, plot.bottom() + 6, 32, 18)
            draw_text(painter, where, str(round_), _ROUND, theme.muted)
        ends = []
        painter.setBrush(NO_BRUSH)
        for index, (seat, line) in enumerate(zip(view.seats, view.chart, strict=True)):
            shown = line if self._part >= 1 else line[: 1 + int(self._part * (len(line) - 1))]
            points = [at(round_, value) for round_, value in enumerate(shown, 1)]
            colour = theme.pens[seat.pen].board
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(colour, 2.6, DASHES[index % len(DASHES)]))
            painter.drawPath(outline(*((point.x(), point.y()) for point in points)))
            disc(painter, points[-1], 4.2, colour, pen(theme.paper, 1.4))
            ends.append((points[-1].y(), seat.name, colour))
        if self._part < 1:
            return
        # names keep their distance where lines end close together
        gap, y = 18.0, plot.top() - 14
        floor = plot.bottom() + 8 - gap * (len(ends) - 1)
        for rank, (wanted, name, colour) in enumerate(sorted(ends, key=lambda end: end[0])):
            y = min(max(wanted, y + gap), floor + gap * rank)
            draw_text(painter, QRectF(plot.right() + 10, y - 10, 96, 20), name, _NAME, colour)
