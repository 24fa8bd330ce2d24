"""Controls we draw ourselves: switches, icon buttons, choices and cards."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QWidget

from newvegas_desktop.ui.paint.fonts import width
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import box, disc, mix, moved, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT

HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
_SWITCH = Type(19, 600, LEFT, least=14)
_CARD = Type(24, 700, LEFT, least=17)
_CARD_DETAIL = Type(18, 500, LEFT, least=15)
_ROW = Type(19, 600, LEFT, least=15)


class Switch(QCheckBox):
    """A check box drawn as a switch: the knob lies right and bears a tick when it is on."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        """A switch with its words."""
        super().__init__(text, parent)
        self._unit = 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the switch and its words."""
        words = width(self.text(), _SWITCH.size, _SWITCH.weight)
        return QSize(round((58 + words + 8) * self._unit), round(32 * self._unit))

    def minimumSizeHint(self) -> QSize:
        """As large as wanted: words are never cut."""
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:
        """The words belong to the switch."""
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Track, knob, tick and words."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        middle, on, enabled = self.height() / self._unit / 2, self.isChecked(), self.isEnabled()
        track = QRectF(3, middle - 12, 44, 24)
        fill = mix(NIGHT.turquoise, NIGHT.dusk, 0.25) if on else NIGHT.bottom
        edge = NIGHT.turquoise if on or self.underMouse() else NIGHT.faint
        box(painter, track, 12, fill if enabled else NIGHT.panel, pen(edge if enabled else NIGHT.edge, 1.6))
        knob = QPointF(track.right() - 12 if on else track.left() + 12, middle)
        disc(painter, knob, 8.6, NIGHT.text if enabled else NIGHT.faint)
        if on:
            paint_icon(painter, "check", knob, 11, NIGHT.dusk)
        if self.hasFocus():
            box(painter, moved(track, 2.4), 14, None, pen(NIGHT.text, 1.8))
        words = QRectF(58, 0, self.width() / self._unit - 58, self.height() / self._unit)
        draw_text(painter, words, self.text(), _SWITCH, NIGHT.text if enabled else NIGHT.faint)
        painter.end()


class Choice(QComboBox):
    """A combo box with our own arrow, and a list with round corners."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty choice."""
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def showPopup(self) -> None:
        """Open the list; the window it lies in has square corners and a frame of its own, which are not shown."""
        window = self.view().window()
        frame = Qt.WindowType.FramelessWindowHint | Qt.WindowType.NoDropShadowWindowHint
        if not window.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground):
            window.setWindowFlags(window.windowFlags() | frame)
            window.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The style sheet's frame and words, then the arrow."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        size = self.height() * 0.36
        painter.translate(self.width() - size * 1.25, self.height() / 2)
        painter.rotate(90)
        paint_icon(painter, "next", QPointF(0, 0), size, NIGHT.soft if self.isEnabled() else NIGHT.edge)
        painter.end()


class IconButton(QPushButton):
    """A small square button with one of our icons; its name is for tool tips and screen readers."""

    def __init__(self, icon: str, name: str, parent: QWidget | None = None) -> None:
        """A button with an icon of the family's."""
        super().__init__(parent)
        self._icon = icon
        self.turn = 0
        """Degrees by which the icon is turned."""
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setAutoDefault(True)
        self.set_unit(1.0)

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        # the style sheet has a least height of its own: it must not come after ours
        self.ensurePolished()
        self.setFixedSize(round(36 * unit), round(34 * unit))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A quiet box with the icon; neon where it is pointed at."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        live = self.isEnabled()
        edge = pen(NIGHT.edge if live else NIGHT.raised, 1.3)
        if live and self.underMouse():
            edge = pen(NIGHT.turquoise, 2)
        if self.hasFocus():
            edge = pen(NIGHT.text, 2)
        box(painter, area, 8 * self._unit, NIGHT.bottom if self.isDown() else tone(NIGHT.panel, 0.92), edge)
        painter.translate(area.center())
        painter.rotate(self.turn)
        paint_icon(painter, self._icon, QPointF(0, 0), 17 * self._unit, NIGHT.soft if live else tone(NIGHT.faint, 0.5))
        painter.end()


class Card(QPushButton):
    """A large button with a title, a sentence and an icon or a picture."""

    def __init__(self, title: str, detail: str = "", parent: QWidget | None = None) -> None:
        """A card without icon or picture."""
        super().__init__(parent)
        self.title, self.detail = title, detail
        self.icon_name = ""
        self.picture: QImage | None = None
        self.primary = False
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(True)
        self.set_unit(1.0)

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        self.ensurePolished()
        tall = 104 if self.picture is not None else 64 if self.detail else 44
        self.setFixedHeight(round(tall * unit))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Night glass with an edge; amber for what most people want, neon where it is pointed at."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        area = QRectF(0, 0, self.width() / self._unit, self.height() / self._unit).adjusted(4, 4, -4, -4)
        hot = self.underMouse() or self.hasFocus()
        glow = NIGHT.amber if self.primary else NIGHT.turquoise
        if hot:
            for reach, alpha in ((3.5, 0.14), (1.8, 0.26)):
                box(painter, moved(area, reach), 12 + reach, tone(glow, alpha))
        fill = tone(NIGHT.bottom if self.isDown() else NIGHT.raised if hot else NIGHT.panel, 0.97)
        edge = pen(glow if hot or self.primary else NIGHT.edge, 2.2 if hot else 1.5)
        box(painter, area, 12, fill, edge)
        if self.hasFocus():
            box(painter, moved(area, -3.4), 9, None, pen(NIGHT.text, 1.6))
        left = self._sign(painter, area)
        words = QRectF(left, area.top(), area.right() - left - 30, area.height())
        paint_icon(painter, "next", QPointF(area.right() - 17, area.center().y()), 15, glow if hot else NIGHT.faint)
        if not self.detail:
            draw_text(painter, words, self.title, _ROW, NIGHT.text)
        else:
            lines = 2 if self.picture is not None else 1
            half = area.center().y() - (13 if lines == 1 else 22)
            draw_text(painter, QRectF(left, half - 14, words.width(), 28), self.title, _CARD, NIGHT.text)
            below = QRectF(left, half + 14, words.width(), 24 if lines == 1 else 46)
            draw_lines(painter, below, self.detail, _CARD_DETAIL, NIGHT.soft, lines, 1.2)
        painter.end()

    def _sign(self, painter: QPainter, area: QRectF) -> float:
        """The picture or the icon at the left; gives back where the words begin."""
        if self.picture is not None:
            frame = QRectF(area.left() + 9, area.top() + 9, 0, area.height() - 18)
            frame.setWidth(frame.height() * self.picture.width() / self.picture.height())
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(frame, self.picture)
            box(painter, frame, 3, None, pen(NIGHT.edge, 1.2))
            return frame.right() + 15
        if not self.icon_name:
            return area.left() + 16
        centre = QPointF(area.left() + 35, area.center().y())
        disc(painter, centre, 22, NIGHT.bottom, pen(NIGHT.amber if self.primary else NIGHT.edge, 1.4))
        paint_icon(painter, self.icon_name, centre, 23, NIGHT.amber if self.primary else NIGHT.soft)
        return area.left() + 70
