"""The final score as a pad: seats side by side, a row a part, the points written in each seat's ink."""

from PySide6.QtCore import QAbstractAnimation, QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QToolTip, QWidget

from newvegas_desktop.new_las_vegas.present.end_view import EndCell, EndSeat, EndView
from newvegas_desktop.new_las_vegas.present.screen import SlotInfo
from newvegas_desktop.new_las_vegas.present.view import Part
from newvegas_desktop.ui.new_las_vegas.symbols import paint_bundle, paint_debt
from newvegas_desktop.ui.new_las_vegas.table_access import PartsHost
from newvegas_desktop.ui.paint import ink
from newvegas_desktop.ui.paint.fonts import width
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, box, disc, moved, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT, THEMES, Theme
from newvegas_desktop.ui.shell.controls import HINTS

ROW, HEAD, TOTAL, PADDING = 43.0, 46.0, 50.0, 14.0
LABEL = 116.0
_REACH = 1.0
"""How far ink may reach beyond its place."""
_SLIM = 7.0
"""So much less room has a figure of three characters, which would stand close to its neighbours."""
DETAIL_LEAST = 45.0
"""The least room in which what the points are made of can be read on two lines: four seats on a wide screen."""
STEP_MS = 260
"""How long one part takes to be filled in."""
_NAME = Type(22, 700, LEFT, least=12, middle=True)
_PLACE = Type(16, 600, LEFT, least=13)
_PART = Type(20, 700, LEFT, least=15)
_DETAIL = Type(16, 500, LEFT, least=13)
_COUNT = Type(16, 700, LEFT)
_TOTAL_LABEL = Type(22, 700, LEFT, least=16)


def signed_ink(rect: QRectF, value: int, seed: str) -> QPainterPath:
    """A hand-written number; a minus is a short stroke before it. What is too wide is written smaller."""
    path = QPainterPath(ink.number_path(rect, abs(value), seed))
    if value < 0:
        bounds, hand = path.boundingRect(), ink.Wobble(f"minus/{seed}")
        reach = rect.height() * 0.26
        y = hand.about(bounds.center().y(), 1)
        path.addPath(ink.smooth([(bounds.left() - reach - 5, y), (bounds.left() - 5, hand.about(y, 0.8))]))
        bounds = path.boundingRect()
        path.translate(rect.center().x() - bounds.center().x(), 0)
    bounds, most = path.boundingRect(), rect.width() + (_REACH if len(str(value)) < 3 else -_SLIM)
    if bounds.width() > most:
        centre, scale = bounds.center(), most / bounds.width()
        smaller = QTransform.fromTranslate(-centre.x(), -centre.y()) * QTransform.fromScale(scale, scale)
        path = (smaller * QTransform.fromTranslate(centre.x(), centre.y())).map(path)
    return path


class ScorePad(PartsHost):
    """Filled in part by part; a click or a key fills in the rest at once."""

    filled = Signal()
    """Every part is there."""
    advanced = Signal(float)
    """So much of the whole is there, up to 1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty pad."""
        super().__init__(parent)
        self.view: EndView | None = None
        self._theme: Theme = LIGHT
        self._shown = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.valueChanged.connect(self._advance)
        self._animation.finished.connect(self.filled)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Final score"))

    def set_theme(self, name: str) -> None:
        """Paint on another board."""
        self._theme = THEMES[name]
        self.update()

    def show_score(self, view: EndView, motion: bool) -> None:
        """Show a score: part by part, or at once."""
        self._animation.stop()
        self.view = view
        self.setAccessibleDescription(score_text(view, self.tr("total")))
        steps = len(view.parts) + 1
        if not motion:
            self._advance(float(steps))
            self.filled.emit()
            return
        self._shown = 0.0
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(float(steps))
        self._animation.setDuration(STEP_MS * steps)
        self._animation.start()

    @property
    def filling(self) -> bool:
        """Whether parts are still being filled in."""
        return self._animation.state() == QAbstractAnimation.State.Running

    @property
    def parts_shown(self) -> int:
        """How many parts are filled in, the total last."""
        return int(self._shown)

    def finish(self) -> None:
        """Fill in the rest at once."""
        if self.filling:
            self._animation.setCurrentTime(self._animation.duration())

    def _advance(self, value: float) -> None:
        self._shown = float(value)
        self.update()
        if self.view is not None:
            self.advanced.emit(self._shown / (len(self.view.parts) + 1))

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves out of sight."""
        self.finish()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip the animation."""
        self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key but those that lead elsewhere skips the animation."""
        if self.filling and event.key() not in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape):
            self.finish()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """A tool tip says what points are made of, where there is no room to print it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            text = self.tip_at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """The seat, the part and its sum under a point."""
        slot = self.access_at(point)
        if slot is None or self.view is None:
            return ""
        row, _, seat = slot.partition(":")
        if row == "head":
            return self.view.seats[int(seat)].name
        return self.access_info(slot).name if row != "total" and int(row) < self.parts_shown else ""

    # for screen readers

    def access_parts(self) -> dict[str, tuple[QRectF, SlotInfo]]:
        """Row by row every seat's cell; also what is still to be filled in, for it is no secret."""
        view = self.view
        if view is None:
            return {}
        scale = self.height() / (HEAD + ROW * len(view.parts) + TOTAL + 2 * PADDING)
        column = (self.width() / scale - LABEL - 2 * PADDING) / len(view.seats)

        def place(seat: int, top: float, high: float) -> QRectF:
            x, y = PADDING + LABEL + seat * column, PADDING + top
            return QRectF(x * scale, y * scale, column * scale, high * scale)

        found, winner, total = {}, self.tr("winner"), self.tr("total")
        for index, seat in enumerate(view.seats):
            words = f"{seat.name}, {seat.place_text}"
            info = SlotInfo(f"{words}, {winner}" if seat.winner else words)
            found[f"head:{index}"] = place(index, 0, HEAD), info
        for row, part in enumerate(view.parts):
            for index, seat in enumerate(view.seats):
                cell = seat.cells[row]
                words = f"{seat.name}, {part.label}: {_figure(cell.points)}"
                info = SlotInfo(f"{words} ({cell.detail})" if cell.detail else words)
                found[f"{row}:{index}"] = place(index, HEAD + row * ROW, ROW), info
        below = HEAD + ROW * len(view.parts)
        for index, seat in enumerate(view.seats):
            info = SlotInfo(f"{seat.name}, {total}: {_figure(seat.total)}")
            found[f"total:{index}"] = place(index, below, TOTAL), info
        return found

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, rows, ink."""
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        view, theme = self.view, self._theme
        tall = HEAD + ROW * len(view.parts) + TOTAL + 2 * PADDING
        scale = self.height() / tall
        painter.scale(scale, scale)
        wide = self.width() / scale
        box(painter, QRectF(0, 0, wide, tall), 14, theme.paper)
        column = (wide - LABEL - 2 * PADDING) / len(view.seats)
        self._rows(painter, wide, theme)
        for index, seat in enumerate(view.seats):
            left = PADDING + LABEL + index * column
            self._seat(painter, QRectF(left, PADDING, column, tall - 2 * PADDING), index, seat)
        if self.hasFocus():
            box(painter, QRectF(0, 0, wide, tall).adjusted(3, 3, -3, -3), 11, None, pen(theme.frame, 2))
        painter.end()

    def _rows(self, painter: QPainter, wide: float, theme: Theme) -> None:
        assert self.view is not None
        y = PADDING + HEAD
        for index, part in enumerate(self.view.parts):
            row = QRectF(PADDING, y, wide - 2 * PADDING, ROW)
            if index % 2 == 0:
                box(painter, row, 7, theme.shade)
            draw_text(painter, QRectF(row.left() + 12, y, LABEL - 16, ROW), part.label, _PART, theme.print)
            y += ROW
        total = QRectF(PADDING, y + 4, wide - 2 * PADDING, TOTAL - 4)
        box(painter, total, 9, theme.total)
        words = QRectF(total.left() + 12, total.top(), LABEL - 16, total.height())
        draw_text(painter, words, self.tr("Total"), _TOTAL_LABEL, NIGHT.text)

    def _seat(self, painter: QPainter, area: QRectF, index: int, seat: EndSeat) -> None:
        """One seat's column."""
        theme = self._theme
        self._head(painter, QRectF(area.left() + 8, area.top(), area.width() - 14, HEAD - 4), seat, theme)
        painter.setPen(pen(theme.rule, 1.2 * theme.line))
        painter.drawLine(area.topLeft() + QPointF(0, 6), QPointF(area.left(), area.bottom() - TOTAL))
        assert self.view is not None
        y = area.top() + HEAD
        for step, (cell, part) in enumerate(zip(seat.cells, self.view.parts, strict=True)):
            alpha = min(1.0, max(0.0, self._shown - step))
            if alpha > 0:
                row = QRectF(area.left(), y, area.width(), ROW)
                self._cell(painter, row, cell, seat, f"{index}/{part.key}", alpha, part.key == Part.SAFE.value)
            y += ROW
        alpha = min(1.0, max(0.0, self._shown - len(seat.cells)))
        if alpha > 0:
            self._total(painter, QRectF(area.left(), y + 4, area.width(), TOTAL - 4), seat, alpha)

    def _head(self, painter: QPainter, area: QRectF, seat: EndSeat, theme: Theme) -> None:
        complete = self._shown >= len(seat.cells) + 1
        name = area.adjusted(24, 0, 0, -18 if complete else 0)
        disc(
            painter, QPointF(area.left() + 9, name.center().y()), 8.5, theme.pens[seat.pen].board, pen(theme.print, 1.2)
        )
        draw_text(painter, name, self.head_name(seat, name.width()), _NAME, theme.print)
        if complete:
            place = QRectF(name.left(), area.bottom() - 19, name.width(), 18)
            took = draw_text(painter, place, seat.place_text, _PLACE, theme.muted)
            if seat.winner:
                paint_icon(painter, "crown", QPointF(place.left() + took + 16, place.center().y() - 1), 17, theme.lit)

    def head_name(self, seat: EndSeat, room: float) -> str:
        """A seat's name, or its first word where only that fits and nobody else's begins so."""
        assert self.view is not None
        if width(seat.name, _NAME.least, _NAME.weight) <= room:
            return seat.name
        firsts = [other.name.partition(" ")[0] for other in self.view.seats]
        first = seat.name.partition(" ")[0]
        alone = firsts.count(first) == 1 and width(first, _NAME.least, _NAME.weight) <= room
        return first if alone else seat.name

    def _cell(
        self, painter: QPainter, row: QRectF, cell: EndCell, seat: EndSeat, seed: str, alpha: float, safe: bool
    ) -> None:
        """The points in ink, and in print what they are made of; the best of a row is underlined."""
        theme = self._theme
        # six seats share a narrow sheet
        figure = QRectF(row.left() + 5, row.top() + 3, 54 if row.width() > 112 else 38, row.height() - 6)
        path = signed_ink(figure, cell.points, seed)
        colour = theme.pens[seat.pen].board
        ink.felt(painter, path, colour, 3.3, alpha, theme.multiply, theme.ink_casing)
        if cell.best:
            bounds = path.boundingRect()
            y = row.bottom() - 4.5
            line = ink.smooth([(bounds.left() - 3, y), (bounds.center().x(), y + 1.4), (bounds.right() + 4, y - 0.6)])
            ink.felt(painter, line, colour, 2.2, alpha * 0.9, theme.multiply)
        # what the points are made of keeps clear of the ink itself
        left = max(figure.right(), path.boundingRect().right() + 2) + 5
        room = QRectF(left, row.top(), row.right() - left - 3, row.height())
        if safe and cell.detail and seat.bundles:
            self._safe(painter, room, seat, alpha)
        elif room.width() >= DETAIL_LEAST:
            draw_lines(painter, room, cell.detail, _DETAIL, tone(theme.muted, alpha), 2, 1.05)

    def _safe(self, painter: QPainter, room: QRectF, seat: EndSeat, alpha: float) -> None:
        """Bundles against debts, by their symbols; below each other where there is little room."""
        theme = self._theme
        below = room.width() < 96
        painter.save()
        painter.setOpacity(alpha)
        for index, count in enumerate((seat.bundles, seat.debts)):
            x = room.left() + (0 if below else index * 50)
            y = room.center().y() + ((-9.5, 9.5)[index] if below else 0)
            if index == 0:
                painter.save()
                painter.translate(x + 9, y + 1)
                painter.scale(0.62, 0.62)
                paint_bundle(painter, QRectF(-13, -8.5, 26, 17))
                painter.restore()
            else:
                paint_debt(painter, QPointF(x + 9, y), 7.6, theme)
            colour = theme.rival if index == 1 and seat.bankrupt else theme.print
            draw_text(painter, QRectF(x + 20, y - 9, min(24.0, room.right() - x - 20), 18), str(count), _COUNT, colour)
        painter.restore()

    def _total(self, painter: QPainter, row: QRectF, seat: EndSeat, alpha: float) -> None:
        """The total in neon; the winner's is ringed."""
        figure = QRectF(row.left() + 6, row.top() + 1, 76, row.height() - 2)
        path = signed_ink(figure, seat.total, f"total/{seat.pen}")
        colour = NIGHT.amber if seat.winner else NIGHT.text
        ink.felt(painter, path, colour, 4.2, alpha)
        if seat.winner:
            ring = moved(figure, -2)
            round_ = ink.circle_path(
                ring.center().x(), ring.center().y(), ring.width() / 2, ring.height() / 2, f"winner/{seat.pen}"
            )
            painter.setBrush(NO_BRUSH)
            ink.felt(painter, round_, NIGHT.pink, 2.6, alpha)


def _figure(points: int) -> str:
    """Points with a minus as it is written."""
    return str(points).replace("-", "−")


def score_text(view: EndView, total: str) -> str:
    """The whole pad in words, for screen readers."""
    lines = []
    for seat in view.seats:
        cells = [
            f"{part.label} {cell.points}" + (f" ({cell.detail})" if cell.detail else "")
            for part, cell in zip(view.parts, seat.cells, strict=True)
        ]
        lines.append(f"{seat.place_text}: {seat.name}, {total} {seat.total}; " + ", ".join(cells))
    return ". ".join(lines)
