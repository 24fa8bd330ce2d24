"""The other pages of the right column: the rivals' sheets, and the log."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.new_las_vegas.present.screen import Screen
from newvegas_desktop.ui.new_las_vegas import geometry, ledger_geometry
from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.new_las_vegas.table import paint_city
from newvegas_desktop.ui.paint.shapes import box, disc, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_text
from newvegas_desktop.ui.paint.themes import Theme

SIDE_PAGES = ("rivals", "log")
RIVAL_HIGH = 322.0
"""A rival's sheet across the whole column, with its name and points."""
_NAME = Type(22, 700, LEFT, least=15)
_POINTS = Type(22, 700, RIGHT, least=15)
_ROUND = Type(17, 700, LEFT, least=15)
_LINE = Type(18, 500, LEFT, least=14)
_PARTS = Type(16, 500, LEFT, least=12)
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
        self._places: list[tuple[QRectF, str, int | None]] = []
        """What can be clicked: where, the slot it speaks of, and the rival whose sheet that is on."""

    def show(self, page: str) -> None:
        """Show a page."""
        self.page = page
        self.enlarged = None
        self._up = 0

    def scroll(self, lines: int) -> None:
        """Scroll the log by lines, or the rivals by one."""
        if self.page == "log":
            self._up = max(0, min(self._up - lines, max(0, len(self._port.log) - 8)))
        else:
            step = (lines > 0) - (lines < 0)
            self._up = max(0, min(self._up + step, len(self._port.rival_screens) - 2))

    def click(self, point: QPointF) -> str:
        """Enlarge the rival clicked, or give the slot of the line clicked if it is about one's own sheet."""
        for rect, what, rival in self._places:
            if rect.contains(point):
                self.enlarged = rival
                return what
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
        head = QCoreApplication.translate("SidePage", "As at the beginning of the round")
        more = len(screens) - 2
        if more > 0:
            head += QCoreApplication.translate("SidePage", "; the wheel shows the others")
        draw_text(painter, QRectF(14, 8, sheet.width() - 28, 24), head, _ROUND, theme.muted)
        for row, i in enumerate(range(self._up, min(len(screens), self._up + 2))):
            screen, top = screens[i], 36 + row * RIVAL_HIGH
            self._paint_head(painter, QRectF(14, top, sheet.width() - 28, 26), screen, theme)
            room = QRectF(10, top + 30, sheet.width() - 20, geometry.HEIGHT * (sheet.width() - 20) / geometry.WIDTH)
            painter.save()
            painter.translate(room.topLeft())
            painter.scale(room.width() / geometry.WIDTH, room.width() / geometry.WIDTH)
            paint_city(painter, screen.city, screen.table.labels, theme)
            painter.restore()
            parts = "  ".join(f"{part.label} {part.points}" for part in screen.ledger.parts.values())
            draw_text(painter, QRectF(14, room.bottom() + 2, sheet.width() - 28, 22), parts, _PARTS, theme.muted)
            self._places.append((_outside(QRectF(8, top, sheet.width() - 16, RIVAL_HIGH - 6), area, factor), "", i))

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
        seats = self._port.screen.table.seats
        current = next((i for i, seat in enumerate(seats) if seat.current), 0)
        end = len(lines) - min(self._up, max(0, len(lines) - 1))
        y = sheet.bottom() - 12
        for i in range(end - 1, -1, -1):
            line = lines[i]
            y -= ROW
            if y < 12:
                break
            row = QRectF(34, y, sheet.width() - 48, ROW)
            own = line.seat is None or line.seat == current
            if line.seat is not None and line.seat < len(seats):
                ink = theme.pens[seats[line.seat].pen].board
                disc(painter, QPointF(21, row.center().y()), 6, ink, pen(theme.print, 1.2))
            draw_text(painter, row, line.text, _LINE, theme.print)
            rival = None if own or line.seat is None else line.seat - (line.seat > current)
            self._places.append((_outside(row, area, factor), line.slot if own else "", rival))
            if i == 0 or lines[i - 1].round != line.round:
                y = self._paint_round(painter, sheet, y, line.round, theme)
        self._paint_bar(painter, sheet, len(lines), end, theme)

    def _paint_round(self, painter: QPainter, sheet: QRectF, y: float, number: int, theme: Theme) -> float:
        y -= ROW + 8
        if y > 8 and number:
            painter.setPen(pen(theme.rule, 1.4))
            painter.drawLine(QPointF(12, y + 3), QPointF(sheet.width() - 12, y + 3))
            text = QCoreApplication.translate("SidePage", "Round {round}").format(round=number)
            draw_text(painter, QRectF(14, y + 6, sheet.width() - 28, ROW), text, _NAME, theme.print)
        return y

    def _paint_bar(self, painter: QPainter, sheet: QRectF, lines: int, end: int, theme: Theme) -> None:
        """A bar at the edge says where in the log one is."""
        shown = (sheet.height() - 24) / ROW
        if lines <= shown:
            return
        track = sheet.height() - 24
        high = max(30.0, track * shown / lines)
        top = 12 + (track - high) * max(0.0, (end - shown) / (lines - shown))
        box(painter, QRectF(sheet.right() - 9, top, 5, high), 2.5, tone(theme.muted, 0.6))


def _outside(rect: QRectF, area: QRectF, factor: float) -> QRectF:
    """A rectangle of the column in the widget."""
    return QRectF(area.topLeft() + rect.topLeft() * factor, rect.size() * factor)
