"""The other pages of the right column: the rivals' sheets, and the log."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.new_las_vegas.present.screen import LogLine, Screen
from newvegas_desktop.ui.new_las_vegas import geometry, ledger_geometry
from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.new_las_vegas.table import paint_city
from newvegas_desktop.ui.paint.shapes import box, disc, pen
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import Theme

PAGES = ("ledger", "rivals", "log")
_NAME = Type(22, 700, LEFT, least=15)
_POINTS = Type(22, 700, RIGHT, least=15)
_ROUND = Type(17, 700, LEFT, least=15)
_LINE = Type(18, 500, LEFT, least=15)
ROW = 25.0


class SidePage:
    """Paints what is shown instead of the ledger and answers clicks on it."""

    def __init__(self, port: TablePort) -> None:
        """The ledger itself at first."""
        self._port = port
        self.page = "ledger"
        self.enlarged: int | None = None
        """Which rival's sheet covers the city, if any."""
        self._up = 0
        """How many lines of the log are scrolled up from its end."""
        self._places: list[tuple[QRectF, int | str]] = []

    def show(self, page: str) -> None:
        """Show a page."""
        self.page = page
        self.enlarged = None
        self._up = 0

    def scroll(self, lines: int) -> None:
        """Scroll the log."""
        self._up = max(0, min(self._up - lines, max(0, len(self._port.log) - 8)))

    def click(self, point: QPointF) -> str:
        """Enlarge the rival clicked, or give the slot of the line clicked."""
        for rect, what in self._places:
            if rect.contains(point):
                if isinstance(what, str):
                    return what
                self.enlarged = what
        return ""

    def paint(self, painter: QPainter, area: QRectF, factor: float, theme: Theme, ratio: float) -> None:
        """Paint the page into the right column."""
        self._places = []
        with local(painter, area, factor) as sheet:
            box(painter, sheet, ledger_geometry.RADIUS, theme.paper)
            if self.page == "rivals":
                self._paint_rivals(painter, sheet, area, factor, theme)
            else:
                self._paint_log(painter, sheet, area, factor, theme)

    def _paint_rivals(self, painter: QPainter, sheet: QRectF, area: QRectF, factor: float, theme: Theme) -> None:
        screens = self._port.rival_screens
        high = (sheet.height() - 16) / max(1, len(screens))
        for i, screen in enumerate(screens):
            top = 8 + i * high
            self._paint_head(painter, QRectF(14, top + 4, sheet.width() - 28, 26), screen, theme)
            room = QRectF(10, top + 34, sheet.width() - 20, high - 42)
            scale = min(room.width() / geometry.WIDTH, room.height() / geometry.HEIGHT)
            painter.save()
            painter.translate(room.center().x() - geometry.WIDTH * scale / 2, room.top())
            painter.scale(scale, scale)
            paint_city(painter, screen.city, screen.table.labels, theme)
            painter.restore()
            self._places.append((_outside(QRectF(8, top, sheet.width() - 16, high), area, factor), i))

    def _paint_head(self, painter: QPainter, row: QRectF, screen: Screen, theme: Theme) -> None:
        seat = next(seat for seat in screen.table.seats if seat.current)
        disc(painter, QPointF(row.left() + 10, row.center().y()), 9, theme.pens[seat.pen].board, pen(theme.print, 1.4))
        points = draw_text(painter, row, seat.points, _POINTS, theme.print)
        draw_text(painter, row.adjusted(28, 0, -points - 12, 0), seat.name, _NAME, theme.print)

    def paint_enlarged(self, painter: QPainter, area: QRectF, theme: Theme, ratio: float) -> None:
        """A rival's sheet over one's own, until it is clicked away."""
        screens = self._port.rival_screens
        if self.enlarged is None or self.enlarged >= len(screens):
            return
        screen = screens[self.enlarged]
        pixmap = QPixmap((area.size() * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(theme.paper)
        inner = QPainter(pixmap)
        inner.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        inner.scale(area.width() / geometry.WIDTH, area.height() / geometry.HEIGHT)
        paint_city(inner, screen.city, screen.table.labels, theme)
        self._paint_head(inner, QRectF(12, 16, 130, 28), screen, theme)
        inner.end()
        painter.drawPixmap(area.topLeft(), pixmap)

    def _paint_log(self, painter: QPainter, sheet: QRectF, area: QRectF, factor: float, theme: Theme) -> None:
        lines = list(self._port.log)
        end = len(lines) - min(self._up, max(0, len(lines) - 1))
        y = sheet.bottom() - 12
        seen: LogLine | None = None
        for line in reversed(lines[:end]):
            if seen is not None and seen.round != line.round:
                y = self._paint_round(painter, sheet, y, seen.round, theme)
            y -= ROW
            if y < 14:
                break
            row = QRectF(14, y, sheet.width() - 28, ROW)
            draw_lines(painter, row, line.text, _LINE, theme.print, 1)
            if line.slot:
                self._places.append((_outside(row, area, factor), line.slot))
            seen = line
        if seen is not None and y > 40:
            self._paint_round(painter, sheet, y, seen.round, theme)

    def _paint_round(self, painter: QPainter, sheet: QRectF, y: float, number: int, theme: Theme) -> float:
        y -= ROW + 6
        if y > 10 and number:
            painter.setPen(pen(theme.rule, 1.4))
            painter.drawLine(QPointF(12, y + 2), QPointF(sheet.width() - 12, y + 2))
            draw_text(painter, QRectF(14, y + 4, sheet.width() - 28, ROW), str(number), _ROUND, theme.muted)
        return y


def _outside(rect: QRectF, area: QRectF, factor: float) -> QRectF:
    """A rectangle of the column in the widget."""
    return QRectF(area.topLeft() + rect.topLeft() * factor, rect.size() * factor)
