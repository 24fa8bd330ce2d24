"""Points round by round: one line a seat, told apart by ink, dash and name."""

import math
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from newvegas_desktop.new_las_vegas.present.end_view import EndView
from newvegas_desktop.new_las_vegas.present.screen import SlotInfo
from newvegas_desktop.ui.new_las_vegas.table_access import PartsHost
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


@dataclass(frozen=True, slots=True)
class Plot:
    """Where the points of a game are on the paper."""

    rect: QRectF
    bottom: int
    top: int
    step: int
    rounds: int

    @classmethod
    def of(cls, view: EndView, area: QRectF) -> "Plot":
        """Room for the names at the right, and steps that are easily read."""
        names = max(width(seat.name, _NAME.size, _NAME.weight) for seat in view.seats)
        rect = area.adjusted(44, 46, -16 - min(96.0, names + 10), -28)
        low = min(0, *(points for line in view.chart for points in line))
        high = max(10, *(points for line in view.chart for points in line))
        step = nice_step(high - low, max(2, int(rect.height() / 34)))
        bottom, top = math.floor(low / step) * step, math.ceil(high / step) * step
        return cls(rect, bottom, top, step, max(len(line) for line in view.chart))

    def at(self, round_: int, points: float) -> QPointF:
        """Where a number of points after a round is."""
        rect = self.rect
        x = rect.left() + rect.width() * (round_ - 1) / max(1, self.rounds - 1)
        return QPointF(x, rect.bottom() - rect.height() * (points - self.bottom) / (self.top - self.bottom))


class Chart(PartsHost):
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

    # for screen readers

    def _line(self, index: int) -> list[QPointF]:
        """A seat's line in the widget."""
        view = self.view
        if view is None or not view.chart[index]:
            return []
        plot = Plot.of(view, QRectF(0, 0, self.width() / self._unit, self.height() / self._unit))
        return [plot.at(round_, points) * self._unit for round_, points in enumerate(view.chart[index], 1)]

    def access_parts(self) -> dict[str, tuple[QRectF, SlotInfo]]:
        """A line a seat, with its course in words."""
        found = {}
        for index, seat in enumerate(self.view.seats if self.view is not None else ()):
            reach = 5 * self._unit
            rect = QPolygonF(self._line(index)).boundingRect().adjusted(-reach, -reach, reach, reach)
            found[f"seat:{index}"] = rect, self._course(seat.name, self.view.chart[index] if self.view else ())
        return found

    def access_at(self, point: QPointF) -> str | None:
        """The line nearest to a point, where one is near."""
        found: tuple[float, str | None] = (14 * self._unit, None)
        for slot in self.access_slots():
            line = self._line(int(slot.removeprefix("seat:")))
            for one, other in pairwise(line) if len(line) > 1 else ((line[0], line[0]),) if line else ():
                way = other - one
                long = QPointF.dotProduct(way, way)
                part = min(1.0, max(0.0, QPointF.dotProduct(point - one, way) / long)) if long else 0.0
                away = point - one - way * part
                found = min(found, (math.hypot(away.x(), away.y()), slot), key=lambda each: each[0])
        return found[1]

    def _course(self, name: str, line: tuple[int, ...]) -> SlotInfo:
        """How the points of a seat went: where they ended, the least and the most, and every round."""
        if not line:
            return SlotInfo(name)
        figures = [str(points).replace("-", "−") for points in line]
        least, most = line.index(min(line)), line.index(max(line))
        words = self.tr(
            "{name}: {last} points after round {rounds}; lowest {least} after round {low}, "
            "highest {most} after round {high}"
        ).format(
            name=name, last=figures[-1], rounds=len(line), least=figures[least], low=least + 1, most=figures[most],
            high=most + 1,
        )  # fmt: skip
        return SlotInfo(words, self.tr("Round by round: {points}").format(points=", ".join(figures)))

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
        places = Plot.of(view, area)
        plot, at, bottom, rounds = places.rect, places.at, places.bottom, places.rounds
        for value in range(bottom, places.top + 1, places.step):
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
