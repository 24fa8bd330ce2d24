"""An architect as a rung of the ladder to choose, and its card with all figures to read."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from newvegas_desktop.new_las_vegas.present.architect_card import ArchitectCard
from newvegas_desktop.new_las_vegas.present.view import Effect
from newvegas_desktop.ui.new_las_vegas import palette
from newvegas_desktop.ui.new_las_vegas.architect_emblems import paint_emblem
from newvegas_desktop.ui.new_las_vegas.icons import paint_effect
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import NO_PEN, box, disc, moved, pen, star_polygon, tone
from newvegas_desktop.ui.paint.text import CENTRE, LEFT, RIGHT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT, THEMES, Theme
from newvegas_desktop.ui.shell.controls import HINTS

_NAME = Type(23, 700, LEFT, least=16)
_CHARACTER = Type(17, 500, LEFT, least=14)
_RESULT = Type(17, 600, RIGHT, least=13)
_TITLE = Type(24, 700, LEFT, least=17)
_LABEL = Type(18, 600, LEFT, least=14)
_VALUE = Type(20, 700, CENTRE, least=15)
_NOTE = Type(16, 500, LEFT, least=13)
_NTH = Type(17, 700, LEFT, least=14)
RUNGS = 5


class ArchitectRung(QPushButton):
    """One architect to choose: emblem, name, stars for the level, character, and the best result so far."""

    def __init__(self, card: ArchitectCard, parent: QWidget | None = None) -> None:
        """A rung of the ladder."""
        super().__init__(parent)
        self.card = card
        self.result, self.beaten = "", False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.setAccessibleName(f"{card.name}, {card.level_text}")
        self.set_unit(1.0)

    def show_result(self, result: str, beaten: bool) -> None:
        """Show the best result so far."""
        self.result, self.beaten = result, beaten
        self.setAccessibleDescription(f"{self.card.character} {result}")
        self.update()

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        self.setMinimumHeight(round(70 * unit))
        self.setMaximumHeight(round(94 * unit))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Night glass; the chosen one is framed in amber and ticked."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        area = QRectF(0, 0, self.width() / self._unit, self.height() / self._unit).adjusted(4, 4, -4, -4)
        chosen, hot = self.isChecked(), self.underMouse()
        if chosen:
            for reach, alpha in ((3.5, 0.14), (1.8, 0.26)):
                box(painter, moved(area, reach), 12 + reach, tone(NIGHT.amber, alpha))
        edge = NIGHT.amber if chosen else NIGHT.turquoise if hot else NIGHT.edge
        fill = NIGHT.raised if chosen or hot else NIGHT.panel
        box(painter, area, 12, tone(fill, 0.97), pen(edge, 2.4 if chosen else 1.5))
        if self.hasFocus():
            box(painter, moved(area, -3.4), 9, None, pen(NIGHT.text, 1.6))
        size = area.height() - 10
        paint_emblem(painter, QRectF(area.left() + 7, area.top() + 5, size, size), self.card.id)
        left, middle = area.left() + size + 20, area.center().y()
        result = QRectF(area.right() - 186, middle - 29, 174, 26)
        took = draw_text(painter, result, self.result, _RESULT, NIGHT.amber if self.beaten else NIGHT.soft)
        if self.beaten:
            paint_icon(painter, "crown", QPointF(result.right() - took - 14, result.center().y()), 17, NIGHT.amber)
        name = draw_text(
            painter, QRectF(left, middle - 29, area.right() - 200 - left - 90, 26), self.card.name, _NAME, NIGHT.text
        )
        painter.setPen(NO_PEN)
        for star in range(RUNGS):
            painter.setBrush(palette.STAR if star < self.card.level else NIGHT.edge)
            painter.drawPolygon(star_polygon(QPointF(left + name + 18 + star * 15, middle - 16), 6.6))
        words = QRectF(left, middle - 2, area.right() - left - 14, 34)
        draw_lines(painter, words, self.card.character, _CHARACTER, NIGHT.soft, 2, 1.02)
        painter.end()


class ArchitectSheet(QWidget):
    """The figures of a card on paper: what each area pays, and from when more; approvals, bank, streets, hardness."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """A sheet without a card."""
        super().__init__(parent)
        self.card: ArchitectCard | None = None
        self._theme: Theme = LIGHT

    def set_theme(self, name: str) -> None:
        """Paint on another board."""
        self._theme = THEMES[name]
        self.update()

    def show_card(self, card: ArchitectCard) -> None:
        """Show another architect's card."""
        self.card = card
        self.setAccessibleName(card.name)
        self.setAccessibleDescription(card.words())
        self.update()

    TALL, WIDE = 484.0, 470.0

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper, figures, words; as large as the room allows."""
        if self.card is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        scale = min(self.height() / self.TALL, self.width() / self.WIDE)
        painter.scale(scale, scale)
        wide, tall = self.width() / scale, self.height() / scale
        theme, card = self._theme, self.card
        box(painter, QRectF(0, 0, wide, tall), 14, theme.paper)
        draw_text(painter, QRectF(16, 8, wide - 150, 32), card.name, _TITLE, theme.print)
        for at in range(RUNGS):
            painter.setPen(NO_PEN)
            painter.setBrush(theme.lit if at < card.level else theme.rule)
            painter.drawPolygon(star_polygon(QPointF(wide - 100 + at * 19, 24), 8))
        self._areas(painter, wide, theme, card)
        self._rest(painter, wide, tall, theme, card)
        painter.end()

    def _areas(self, painter: QPainter, wide: float, theme: Theme, card: ArchitectCard) -> None:
        for at, line in enumerate(card.areas):
            row = QRectF(10, 44 + at * 32, wide - 20, 30)
            if at % 2 == 0:
                box(painter, row, 6, theme.shade)
            draw_text(painter, QRectF(row.left() + 8, row.top(), 104, 30), line.label, _LABEL, theme.print)
            first, second = QRectF(row.left() + 118, row.top() + 3, 36, 24), QRectF(0, row.top() + 3, 36, 24)
            box(painter, first, 4, theme.box, pen(theme.muted, 1.2 * theme.line))
            draw_text(painter, first, line.base, _VALUE, theme.print)
            draw_text(painter, QRectF(first.right() + 7, row.top(), 92, 30), line.each, _NOTE, theme.muted)
            second.moveLeft(row.left() + 258)
            box(painter, second, 4, theme.improvable, pen(theme.muted, 1.2 * theme.line))
            draw_text(painter, second, line.better, _VALUE, theme.print)
            note = QRectF(second.right() + 7, row.top(), row.right() - second.right() - 12, 30)
            draw_text(painter, note, line.needed, _NOTE, theme.muted)

    def _rest(self, painter: QPainter, wide: float, tall: float, theme: Theme, card: ArchitectCard) -> None:
        top = 44 + len(card.areas) * 32 + 6
        painter.setPen(pen(theme.rule, 1.4 * theme.line))
        painter.drawLine(QPointF(14, top), QPointF(wide - 14, top))
        for at, (nth, text) in enumerate(card.approvals):
            row = QRectF(16, top + 6 + at * 25, wide - 32, 25)
            disc(painter, QPointF(row.left() + 9, row.center().y()), 8, None, pen(theme.muted, 1.6, (2.2, 1.8)))
            draw_text(painter, QRectF(row.left() + 26, row.top(), 96, 25), nth, _NTH, theme.print)
            draw_text(painter, QRectF(row.left() + 130, row.top(), row.width() - 132, 25), text, _LABEL, theme.print)
        top += 6 + len(card.approvals) * 25 + 4
        painter.setPen(pen(theme.rule, 1.4 * theme.line))
        painter.drawLine(QPointF(14, top), QPointF(wide - 14, top))
        lines = ((Effect.CONSTRUCTION, card.crane), (None, card.bank))
        for at, (effect, text) in enumerate(lines):
            row = QRectF(16, top + 4 + at * 28, wide - 32, 28)
            centre = QPointF(row.left() + 10, row.center().y())
            if effect is not None:
                box(painter, QRectF(centre.x() - 11, centre.y() - 11, 22, 22), 5, palette.EFFECTS[effect])
                paint_effect(painter, effect, centre, 0.5)
            else:
                paint_icon(painter, "vote", centre, 20, theme.muted)
            draw_text(painter, QRectF(row.left() + 30, row.top(), row.width() - 30, 28), text, _NOTE, theme.print)
        top += 4 + len(lines) * 28 + 4
        painter.setPen(pen(theme.rule, 1.4 * theme.line))
        painter.drawLine(QPointF(14, top), QPointF(wide - 14, top))
        draw_text(painter, QRectF(16, top + 4, wide - 32, 22), card.design, _NOTE, theme.muted)
        if card.measured:
            draw_text(painter, QRectF(16, top + 26, wide - 32, 22), card.measured, _NOTE, theme.print)
            how = QRectF(16, top + 49, wide - 32, tall - top - 53)
            draw_lines(painter, how, card.how, _NOTE, theme.muted, 2, 1.05)
