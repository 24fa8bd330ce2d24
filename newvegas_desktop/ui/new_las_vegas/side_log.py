"""The log in the right column: sentences grouped by round, the newest at the bottom."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.screen import LogLine, SlotInfo
from newvegas_desktop.new_las_vegas.present.view import SeatView
from newvegas_desktop.ui.new_las_vegas import ledger_geometry
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import NO_PEN, box, disc, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_text, wrapped
from newvegas_desktop.ui.paint.themes import Theme

HEAD = 46.0
"""The part above the list."""
_TITLE = Type(22, 700, LEFT, least=16)
_COUNT = Type(17, 500, RIGHT, least=15)
_ROUND = Type(17, 700, LEFT, least=15, spacing=0.8)
_LINE = Type(18, 500, LEFT, least=16)
_LEFT, _RIGHT = 40.0, ledger_geometry.WIDTH - 34
_PITCH, _PAD, _ROUND_HIGH, _MOST_ROWS = 20.0, 7.0, 32.0, 4


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the list: the heading of a round, or a sentence."""

    top: float
    height: float
    rows: tuple[str, ...]
    size: int
    line: LogLine | None


class LogPage:
    """Lays out and paints the log, and knows which sentence is under a point."""

    def __init__(self) -> None:
        """Nothing has happened yet."""
        self._lines: tuple[LogLine, ...] = ()
        self._rows: list[Row] = []
        self._high = 0.0
        self._top = 0.0
        self._hover: int | None = None
        self._asked: set[LogLine] = set()
        """Sentences of which is told why."""
        self._version = 0

    @property
    def _room(self) -> float:
        """The height of the list."""
        return ledger_geometry.HEIGHT - HEAD - 12

    @property
    def state(self) -> tuple[object, ...]:
        """What the picture of the page depends on."""
        return (self._version, self._top, self._hover)

    def show(self, lines: Sequence[LogLine]) -> None:
        """Take over the log; whoever reads its end stays at its end."""
        fresh = tuple(lines)
        if fresh != self._lines:
            self._lay_out(fresh)

    def _lay_out(self, fresh: tuple[LogLine, ...]) -> None:
        at_end = self._top >= self._high - self._room - 1
        self._lines, self._version, self._hover = fresh, self._version + 1, None
        self._rows, y = [], 0.0
        number: int | None = None
        for line in fresh:
            if line.round != number:
                number = line.round
                title = QCoreApplication.translate("TableWidget", "Round {number}").format(number=number)
                if number < 1:
                    title = QCoreApplication.translate("TableWidget", "Before the first card")
                self._rows.append(Row(y, _ROUND_HIGH, (title,), 0, None))
                y += _ROUND_HIGH
            rows, size = wrapped(self._words(line), _LINE, _RIGHT - _LEFT, _MOST_ROWS)
            high = len(rows) * _PITCH + _PAD
            self._rows.append(Row(y, high, rows, size, line))
            y += high
        self._high = y
        self._top = max(0.0, y - self._room) if at_end else min(self._top, max(0.0, y - self._room))

    def _words(self, line: LogLine) -> str:
        """A sentence, and why where that was asked."""
        return f"{line.text} {line.why}" if line in self._asked else line.text

    def press(self, index: int) -> str:
        """Tell why a bot did what a sentence says, or no longer; the slot the sentence speaks of, if any."""
        line = self._rows[index].line if index < len(self._rows) else None
        if line is None:
            return ""
        if line.why:
            self._asked ^= {line}
            top = self._top
            self._lay_out(self._lines)
            self._top = min(top, max(0.0, self._high - self._room))
        return line.slot

    def seat(self, index: int) -> int | None:
        """Whose doing a sentence tells, if it is somebody's."""
        line = self._rows[index].line if index < len(self._rows) else None
        return None if line is None else line.seat

    def scroll(self, by: float) -> None:
        """Scroll by units, downwards if positive."""
        self._top = min(max(0.0, self._high - self._room), max(0.0, self._top + by))

    def page(self, pages: float) -> None:
        """Scroll by pages."""
        self.scroll(pages * (self._room - 2 * _PITCH))

    def at(self, point: QPointF) -> int | None:
        """The sentence under a point of the column that has a place to show or a reason to tell."""
        if not HEAD <= point.y() <= HEAD + self._room or not 0 <= point.x() <= ledger_geometry.WIDTH:
            return None
        y = point.y() - HEAD + self._top
        for index, row in enumerate(self._rows):
            if row.top <= y < row.top + row.height:
                return index if self.info(index).active else None
        return None

    def hover(self, point: QPointF | None) -> None:
        """The pointer is over a point of the column, or elsewhere."""
        self._hover = None if point is None else self.at(point)

    def info(self, index: int) -> SlotInfo:
        """A row in words, and what pressing it does."""
        line = self._rows[index].line
        if line is None:
            return SlotInfo(self._rows[index].rows[0])
        tips = []
        if line.slot:
            tips.append(QCoreApplication.translate("TableWidget", "Click to see where that is on the sheet."))
        if line.why:
            tips.append(QCoreApplication.translate("TableWidget", "Click to read why, and again to put it away."))
        return SlotInfo(self._words(line), " ".join(tips), bool(tips))

    def in_view(self) -> list[tuple[int, QRectF]]:
        """Every row in view with its place in the column; what is scrolled away is cut off."""
        shown = QRectF(0, HEAD, ledger_geometry.WIDTH, self._room)
        found = []
        for index, row in enumerate(self._rows):
            rect = QRectF(8, HEAD + row.top - self._top, ledger_geometry.WIDTH - 16, row.height) & shown
            if not rect.isEmpty():
                found.append((index, rect))
        return found

    def row_rects(self) -> list[tuple[LogLine, QRectF]]:
        """The sentences in view with their places in the column."""
        lines = ((self._rows[index].line, rect) for index, rect in self.in_view())
        return [(line, rect) for line, rect in lines if line is not None]

    def paint(self, painter: QPainter, seats: Sequence[SeatView], theme: Theme) -> None:
        """The whole page in units of the column."""
        sheet = ledger_geometry.sheet_rect()
        box(painter, sheet, ledger_geometry.RADIUS, theme.paper)
        paint_icon(painter, "list", QPointF(25, HEAD / 2 + 1), 20, theme.muted)
        title = QCoreApplication.translate("TableWidget", "What happened")
        draw_text(painter, QRectF(_LEFT + 4, 8, 260, HEAD - 14), title, _TITLE, theme.print)
        painter.setPen(pen(theme.rule, 1.4 * theme.line))
        painter.drawLine(QPointF(12, HEAD - 3), QPointF(sheet.width() - 12, HEAD - 3))
        if not self._rows:
            words = QCoreApplication.translate("TableWidget", "Nothing yet.")
            draw_text(painter, QRectF(_LEFT, HEAD + 12, 300, 24), words, _LINE, theme.muted)
        painter.save()
        painter.setClipRect(QRectF(0, HEAD - 2, sheet.width(), self._room + 2), Qt.ClipOperation.IntersectClip)
        painter.translate(0, HEAD - self._top)
        for index, row in enumerate(self._rows):
            if row.top + row.height >= self._top and row.top <= self._top + self._room:
                self._row(painter, row, index == self._hover, seats, theme)
        painter.restore()
        self._bar(painter, sheet, theme)

    def _row(self, painter: QPainter, row: Row, hover: bool, seats: Sequence[SeatView], theme: Theme) -> None:
        if row.line is None:
            words = QRectF(14, row.top + 9, 300, row.height - 12)
            took = draw_text(painter, words, row.rows[0].upper(), _ROUND, theme.muted)
            painter.setPen(pen(theme.rule, 1.4 * theme.line))
            y = words.center().y()
            painter.drawLine(QPointF(words.left() + took + 10, y), QPointF(ledger_geometry.WIDTH - 24, y))
            return
        if hover:
            area = QRectF(9, row.top, ledger_geometry.WIDTH - 26, row.height)
            box(painter, area, 7, theme.shade, pen(theme.lit, 1.6))
            paint_icon(painter, "next", QPointF(area.right() - 9, area.center().y()), 12, theme.lit)
        seat = row.line.seat
        if seat is not None and seat < len(seats):
            disc(
                painter, QPointF(25, row.top + _PAD / 2 + _PITCH / 2), 5.6, theme.pens[seats[seat].pen].board,
                pen(tone(theme.print, 0.35), 1),
            )  # fmt: skip
        style = Type(row.size, 500, LEFT)
        for index, text in enumerate(row.rows):
            line = QRectF(_LEFT, row.top + _PAD / 2 + index * _PITCH, _RIGHT - _LEFT, _PITCH)
            draw_text(painter, line, text, style, theme.print)

    def _bar(self, painter: QPainter, sheet: QRectF, theme: Theme) -> None:
        """A slim bar that says where in the log the view is."""
        if self._high <= self._room:
            return
        track = QRectF(sheet.right() - 11, HEAD + 2, 5, self._room - 4)
        long = max(28.0, track.height() * self._room / self._high)
        y = track.top() + (track.height() - long) * self._top / (self._high - self._room)
        painter.setPen(NO_PEN)
        box(painter, track, 2.5, theme.shade)
        box(painter, QRectF(track.left(), y, 5, long), 2.5, tone(theme.muted, 0.7))
