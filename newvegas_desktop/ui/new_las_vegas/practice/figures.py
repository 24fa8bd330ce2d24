"""Small painted figures beside an exercise: points, paths left, values, stars, cards."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from newvegas_desktop.new_las_vegas.present.practice_view import BEST, YOURS, RoundView, ValueView
from newvegas_desktop.new_las_vegas.present.view import Carpet
from newvegas_desktop.ui.new_las_vegas import palette
from newvegas_desktop.ui.new_las_vegas.icons import paint_effect
from newvegas_desktop.ui.new_las_vegas.symbols import paint_carpet_symbol
from newvegas_desktop.ui.paint.fonts import width
from newvegas_desktop.ui.paint.shapes import box, disc, mix, pen, polygon, star_polygon, tone
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT, THEMES
from newvegas_desktop.ui.shell.controls import HINTS

_FIGURE, _CHANGE = 96, 44
"""The width of a figure, and of a change beside it."""
_BIG = Type(40, 700, least=26)
_DELTA = Type(24, 700, LEFT, least=17)
_SMALL = Type(15, 600, least=13)
_CHIP = Type(22, 700, LEFT, least=16)
_LEGEND = Type(17, 600, LEFT, least=14)
_ROUND = Type(15, 600, LEFT, least=13)


class Painted(QWidget):
    """A widget painted in units, as large as it says."""

    def __init__(self, wide: float, tall: float, parent: QWidget | None = None) -> None:
        """So many units wide and tall."""
        super().__init__(parent)
        self._units = (wide, tall)
        self.set_unit(1.0)

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        self.setFixedSize(round(self._units[0] * unit), round(self._units[1] * unit))
        self.update()

    def set_wide(self, wide: float) -> None:
        """Become wider or narrower."""
        if wide != self._units[0]:
            self._units = (wide, self._units[1])
            self.set_unit(self._unit)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint in units."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        self.paint(painter, QRectF(0, 0, *self._units))
        painter.end()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """What is painted."""
        raise NotImplementedError


class Figure(Painted):
    """A large number with a word below it, and beside it what it would become more or less."""

    def __init__(self, parent: QWidget | None = None, *, changes: bool = False) -> None:
        """Empty; with room for a change if there are any."""
        super().__init__(_FIGURE + (_CHANGE if changes else 0), 62, parent)
        self._text = self._caption = self._delta = ""

    def show_figure(self, text: str, caption: str) -> None:
        """Show a number."""
        self._text, self._caption = text, caption
        self.setAccessibleName(f"{caption}: {text}")
        self.update()

    def show_delta(self, delta: str) -> None:
        """Show a change that is only previewed."""
        if delta != self._delta:
            self._delta = delta
            self.setAccessibleDescription(delta)
            self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Number and word, and the change."""
        draw_text(painter, QRectF(0, 0, _FIGURE, 42), self._text, _BIG, NIGHT.amber)
        draw_text(painter, QRectF(0, 43, _FIGURE, 18), self._caption, _SMALL, NIGHT.soft)
        draw_text(painter, QRectF(_FIGURE, 8, _CHANGE, 32), self._delta, _DELTA, NIGHT.turquoise)


class Pips(Painted):
    """The paths: those drawn are filled, those left are open, the one being drawn is half filled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(120, 62, parent)
        self._drawn = self._left = 0
        self._half = False
        self._caption = ""

    def show_paths(self, drawn: int, left: int, half: bool, caption: str) -> None:
        """Show how many paths are drawn and left."""
        self._drawn, self._left, self._half, self._caption = drawn, left, half, caption
        self.setAccessibleName(caption)
        wide = max(width(caption, _SMALL.size, _SMALL.weight) + 6, min(20, drawn + left) * 13.0 + 8)
        self.set_wide(wide)
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Little rounds in up to two rows."""
        count = min(40, self._drawn + self._left)
        row = 20
        for index in range(count):
            x = 10 + (index % row) * 13.0
            y = 21.0 if count <= row else 13.0 + (index // row) * 17
            full = index < self._drawn
            disc(painter, QPointF(x, y), 4.8, NIGHT.amber if full else None, pen(NIGHT.amber, 1.7))
            if self._half and index == self._drawn:
                painter.setBrush(NIGHT.amber)
                painter.drawPie(QRectF(x - 4.8, y - 4.8, 9.6, 9.6), 90 * 16, 180 * 16)
        draw_text(painter, QRectF(0, 43, area.width(), 18), self._caption, Type(15, 600, LEFT, least=13), NIGHT.soft)


class Chip(QPushButton):
    """What one kind of carpet, or a missing path, is worth; in a free drive it can be changed."""

    def __init__(self, value: ValueView, live: bool, unit: float, parent: QWidget | None = None) -> None:
        """A chip with its value."""
        super().__init__(parent)
        self.value, self._unit, self._live = value, unit, live
        self.setFixedSize(round((92 if value.carpet is not None else 110) * unit), round(62 * unit))
        self.setAccessibleName(f"{value.name} {value.text}")
        if live:
            # a click leaves the arrow keys to the car
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.setToolTip(self.tr("{value}: click for the next value").format(value=self.accessibleName()))
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The symbol, the figure and what it is for; a dashed edge can be changed, a bright one has changed."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        wide = self.width() / self._unit
        area = QRectF(2, 2, wide - 4, 38)
        edge = pen(NIGHT.turquoise if self.value.fresh else NIGHT.edge, 1.6)
        if self._live:
            edge = pen(NIGHT.turquoise if self.underMouse() else NIGHT.soft, 1.6, (3, 2.4))
        box(painter, area, 9, NIGHT.raised if self._live and self.underMouse() else NIGHT.panel, edge)
        if self.hasFocus():
            box(painter, area, 9, None, pen(NIGHT.text, 2.4))
        draw_text(painter, QRectF(0, 43, wide, 18), self.value.name, _SMALL, NIGHT.soft)
        centre = QPointF(area.left() + 26, area.center().y())
        if self.value.carpet is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.CARPET)
            x, y = centre.x(), centre.y()
            painter.drawPolygon(polygon((x - 15, y - 10), (x + 15, y - 10), (x + 20, y + 10), (x - 20, y + 10)))
            paint_carpet_symbol(painter, self.value.carpet, centre, self.tr("VIP"))
        else:
            painter.setPen(pen(NIGHT.pink, 3, (1.2, 1.2)))
            painter.drawLine(QPointF(area.left() + 10, centre.y()), QPointF(area.left() + 40, centre.y()))
            disc(painter, QPointF(area.left() + 44, centre.y()), 6, palette.STAR, pen(palette.LAMP_EDGE, 1.4))
        left = area.left() + (52 if self.value.carpet is not None else 58)
        draw_text(
            painter, QRectF(left, area.top(), area.right() - left - 4, area.height()), self.value.text, _CHIP,
            NIGHT.turquoise if self.value.fresh else NIGHT.text,
        )  # fmt: skip
        painter.end()


class Values(QWidget):
    """A chip for each value."""

    changed = Signal(object)
    """In a free drive: the kind of carpet whose value is to change, or None for missing paths."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Without chips."""
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._shown: object = None
        self.chips: list[Chip] = []

    def show_values(self, values: tuple[ValueView, ...], live: bool, unit: float) -> None:
        """Show what is worth what."""
        if (values, live, unit) == self._shown:
            return
        self._shown = (values, live, unit)
        focused = next((chip.value.carpet for chip in self.chips if chip.hasFocus()), "")
        for chip in self.chips:
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self.chips = [Chip(value, live, unit, self) for value in values]
        self._row.setSpacing(round(6 * unit))
        for chip in self.chips:
            self._row.addWidget(chip)
            if live:
                carpet: Carpet | None = chip.value.carpet
                chip.clicked.connect(lambda checked=False, carpet=carpet: self.changed.emit(carpet))
            chip.show()
            if live and chip.value.carpet == focused:
                chip.setFocus()


class Stars(Painted):
    """None to three stars; those missing are outlines."""

    def __init__(self, parent: QWidget | None = None, size: float = 1.0) -> None:
        """No star."""
        super().__init__(118 * size, 40 * size, parent)
        self._size = size
        self._stars = 0

    def show_stars(self, stars: int) -> None:
        """Show so many."""
        self._stars = stars
        self.setAccessibleName(self.tr("{n} of 3 stars").format(n=stars))
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Three stars, the middle one a little higher."""
        paint_stars(painter, area.center(), self._stars, 15.5 * self._size)


def paint_stars(painter: QPainter, centre: QPointF, stars: int, radius: float) -> None:
    """Three stars in a row, filled or open."""
    for index in range(3):
        point = QPointF(centre.x() + (index - 1) * radius * 2.3, centre.y() + (0 if index == 1 else radius * 0.14))
        if index < stars:
            painter.setPen(pen(mix(palette.STAR, NIGHT.bottom, 0.55), radius * 0.1))
            painter.setBrush(palette.STAR)
        else:
            painter.setPen(pen(NIGHT.faint, radius * 0.1))
            painter.setBrush(tone(NIGHT.bottom, 0.6))
        painter.drawPolygon(star_polygon(point, radius))


class Rounds(Painted):
    """The cards of this round and, smaller, those of the next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """No cards."""
        super().__init__(252, 62, parent)
        self._rounds: tuple[RoundView, ...] = ()
        self._words = ("", "")

    def show_rounds(self, rounds: tuple[RoundView, ...], now: str, then: str, names: str) -> None:
        """Show the effects of two rounds."""
        self._rounds, self._words = rounds, (now, then)
        self.setAccessibleName(names)
        self.setToolTip(names)
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Three cards in their colours, the Limousine framed; then three small ones."""
        left = 0.0
        for number, round_ in enumerate(self._rounds):
            wide, tall = (46.0, 38.0) if number == 0 else (30.0, 26.0)
            top = 2.0 if number == 0 else 14.0
            for effect in round_.effects:
                rect = QRectF(left + 2, top, wide - 4, tall)
                live = number == 0 and effect.value == "limousine"
                colour = palette.EFFECTS[effect]
                box(painter, rect, 5, colour, pen(NIGHT.amber if live else tone(NIGHT.text, 0.35), 2.4 if live else 1))
                paint_effect(painter, effect, rect.center(), 0.82 if number == 0 else 0.52)
                left += wide
            words = QRectF(left - 3 * wide + 2, 43, 3 * wide + 4, 18)
            draw_text(painter, words, self._words[number], _ROUND, NIGHT.soft)
            left += 12


class Legend(Painted):
    """Which line is whose, of those that are there: by ink and by dash."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Two lines and their words."""
        super().__init__(176, 46, parent)
        self.theme_name = "light"
        self._yours = self._best = True

    def show_lines(self, *, yours: bool, best: bool) -> None:
        """Explain the lines that are there."""
        self._yours, self._best = yours, best
        self.update()

    def sizeHint(self) -> QSize:
        """As large as it is painted."""
        return self.size()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Yours solid, the best dashed."""
        paper = LIGHT.paper if not THEMES[self.theme_name].dark else THEMES[self.theme_name].paper
        theme = THEMES[self.theme_name]
        rows: list[tuple[str, str, tuple[float, ...]]] = []
        if self._yours:
            rows.append((YOURS, self.tr("your route"), ()))
        if self._best:
            rows.append((BEST, self.tr("the best"), (1.4, 1.2)))
        for row, (ink, words, dash) in enumerate(rows):
            y = 12 + 22 * row if len(rows) > 1 else area.center().y()
            box(painter, QRectF(0, y - 9, 58, 18), 5, paper)
            colour: QColor = theme.pens[ink].board
            painter.setPen(pen(colour, 5.4, dash, round_ends=not dash))
            painter.drawLine(QPointF(8, y), QPointF(50, y))
            draw_text(painter, QRectF(68, y - 10, area.width() - 70, 20), words, _LEGEND, NIGHT.text)
