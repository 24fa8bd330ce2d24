"""Help without a rulebook: every symbol on one page, and how to play in one minute on another."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from newvegas_desktop.new_las_vegas.present.screen import SlotInfo
from newvegas_desktop.ui.new_las_vegas.pages.legend_entries import LegendSection, minute, sections
from newvegas_desktop.ui.new_las_vegas.table_access import PartsHost
from newvegas_desktop.ui.paint.fonts import width
from newvegas_desktop.ui.paint.shapes import box, disc
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_lines, draw_text, wrapped
from newvegas_desktop.ui.paint.themes import LIGHT, THEMES, Theme
from newvegas_desktop.ui.shell.controls import HINTS
from newvegas_desktop.ui.shell.neon_title import NeonTitle
from newvegas_desktop.ui.shell.page import Page

_SECTION = Type(21, 700, LEFT, least=16)
_NAME = Type(19, 700, LEFT, least=15)
_WORDS = Type(17, 500, LEFT, least=15)
_STEP = Type(30, 700)
_STEP_NAME = Type(26, 700, LEFT, least=18)
_STEP_WORDS = Type(21, 500, LEFT, least=17)
COLUMNS = ((0, 5), (1, 3), (2, 4, 6))
"""Which sections stand in which column."""
ENTRY, HEAD, GAP = 40.0, 30.0, 5.0
SYMBOL = 66.0


class LegendSheet(PartsHost):
    """All symbols on a sheet of the board's paper."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """The sheet in the language of the moment."""
        super().__init__(parent)
        self._sections: tuple[LegendSection, ...] = sections()
        self._theme: Theme = LIGHT
        self._unit = 1.0
        self.setAccessibleName(self.tr("Legend"))
        self.setAccessibleDescription(
            " ".join(f"{entry.name}: {entry.sentence}" for section in self._sections for entry in section.entries)
        )

    def set_theme(self, name: str) -> None:
        """Paint on another board."""
        self._theme = THEMES[name]
        self.update()

    def set_unit(self, unit: float) -> None:
        """Draw at a scale; long words in another language make the sheet longer, never cut."""
        self._unit = unit
        self.setMinimumHeight(round(self.wanted_height() * unit))

    def wanted_height(self) -> float:
        """The height of the longest column, in units."""
        return max(
            sum(HEAD + GAP + ENTRY * len(self._sections[index].entries) for index in column) for column in COLUMNS
        ) + 14  # fmt: skip

    def paintEvent(self, event: QPaintEvent) -> None:
        """Three columns of symbols and sentences."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        area = QRectF(0, 0, self.width() / self._unit, self.height() / self._unit)
        box(painter, area, 14, self._theme.paper)
        for index, (strip, rows) in self._places(area).items():
            self._section(painter, strip, rows, self._sections[index])
        painter.end()

    def _places(self, area: QRectF) -> dict[int, tuple[QRectF, list[QRectF]]]:
        """Of every section, column by column: where its title and its entries are."""
        column = (area.width() - 36) / len(COLUMNS)
        pitch = ENTRY + min(8.0, max(0.0, (area.height() - self.wanted_height()) / 13))
        found = {}
        for number, indices in enumerate(COLUMNS):
            x, y = 18 + number * column, 10.0
            for index in indices:
                strip = QRectF(x, y + 3, column - 16, HEAD - 4)
                count = len(self._sections[index].entries)
                rows = [QRectF(x, y + HEAD + row * pitch, column - 16, pitch) for row in range(count)]
                found[index] = strip, rows
                y += HEAD + count * pitch + GAP
        return found

    def access_parts(self) -> dict[str, tuple[QRectF, SlotInfo]]:
        """Every title and every entry."""
        unit = self._unit
        found = {}
        area = QRectF(0, 0, self.width() / unit, self.height() / unit)
        for index, (strip, rows) in self._places(area).items():
            section = self._sections[index]
            found[f"section:{index}"] = _scaled(strip, unit), SlotInfo(section.title)
            for row, entry in zip(rows, section.entries, strict=True):
                found[f"entry:{entry.name}"] = _scaled(row, unit), SlotInfo(entry.name, entry.sentence)
        return found

    def _section(self, painter: QPainter, strip: QRectF, rows: list[QRectF], section: LegendSection) -> None:
        theme = self._theme
        box(painter, strip, 7, theme.shade)
        draw_text(painter, strip.adjusted(12, 0, -8, 0), section.title, _SECTION, theme.print)
        for row, entry in zip(rows, section.entries, strict=True):
            painter.save()
            painter.translate(row.left() + SYMBOL / 2, row.center().y())
            painter.scale(0.94, 0.94)
            entry.draw(painter, theme)
            painter.restore()
            self._words(painter, row.adjusted(SYMBOL + 6, 0, 0, 0), entry.name, entry.sentence)

    def _words(self, painter: QPainter, area: QRectF, name: str, sentence: str) -> None:
        """The name, and the sentence after it on one line or below it on one more."""
        theme = self._theme
        first = width(name, _NAME.size, _NAME.weight) + 10
        rows, _ = wrapped(sentence, _WORDS, area.width(), 2)
        if len(rows) == 1:
            draw_text(painter, QRectF(area.left(), area.center().y() - 21, area.width(), 20), name, _NAME, theme.print)
            line = QRectF(area.left(), area.center().y(), area.width(), 20)
            draw_text(painter, line, sentence, _WORDS, theme.muted)
            return
        # the first line shares its row with the name
        room = area.width() - first
        head = ""
        left = sentence.split()
        while left and width(f"{head} {left[0]}".strip(), _WORDS.size, _WORDS.weight) <= room:
            head = f"{head} {left.pop(0)}".strip()
        draw_text(painter, QRectF(area.left(), area.center().y() - 21, first, 20), name, _NAME, theme.print)
        line = QRectF(area.left() + first, area.center().y() - 20, room, 20)
        draw_text(painter, line, head, _WORDS, theme.muted)
        below = QRectF(area.left(), area.center().y(), area.width(), 20)
        draw_text(painter, below, " ".join(left), _WORDS, theme.muted)


class MinuteSheet(PartsHost):
    """How to play, in six steps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """The sheet in the language of the moment."""
        super().__init__(parent)
        self._steps = minute()
        self._theme: Theme = LIGHT
        self._unit = 1.0
        self.setAccessibleName(self.tr("How to play in one minute"))
        self.setAccessibleDescription(" ".join(f"{name}: {sentence}" for name, sentence in self._steps))

    def set_theme(self, name: str) -> None:
        """Paint on another board."""
        self._theme = THEMES[name]
        self.update()

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        self.update()

    def _card(self, area: QRectF, index: int) -> QRectF:
        """Where a step is."""
        rows = (len(self._steps) + 1) // 2
        wide, tall = (area.width() - 54) / 2, (area.height() - 18 * (rows + 1)) / rows
        return QRectF(18 + (index // rows) * (wide + 18), 18 + (index % rows) * (tall + 18), wide, tall)

    def access_parts(self) -> dict[str, tuple[QRectF, SlotInfo]]:
        """Every step."""
        unit = self._unit
        area = QRectF(0, 0, self.width() / unit, self.height() / unit)
        return {
            f"step:{index + 1}": (_scaled(self._card(area, index), unit), SlotInfo(f"{index + 1}. {name}", sentence))
            for index, (name, sentence) in enumerate(self._steps)
        }

    def paintEvent(self, event: QPaintEvent) -> None:
        """Six numbered cards in two columns."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        area = QRectF(0, 0, self.width() / self._unit, self.height() / self._unit)
        theme = self._theme
        box(painter, area, 14, theme.paper)
        for index, (name, sentence) in enumerate(self._steps):
            card = self._card(area, index)
            box(painter, card, 11, theme.shade)
            mark = QPointF(card.left() + 46, card.center().y())
            disc(painter, mark, 28, theme.hues[index % len(theme.hues)])
            number = QRectF(mark.x() - 20, mark.y() - 20, 40, 40)
            draw_text(painter, number, str(index + 1), _STEP, theme.paper)
            words = card.adjusted(92, 12, -20, -12)
            lines, size = wrapped(sentence, _STEP_WORDS, words.width(), 4)
            block = len(lines) * size * 1.2
            top = words.center().y() - (38 + block) / 2
            draw_text(painter, QRectF(words.left(), top, words.width(), 32), name, _STEP_NAME, theme.print)
            below = QRectF(words.left(), top + 38, words.width(), block)
            draw_lines(painter, below, sentence, _STEP_WORDS, theme.muted, 4, 1.2)
        painter.end()


def _scaled(rect: QRectF, unit: float) -> QRectF:
    """A place in the pixels of a widget."""
    return QRectF(rect.topLeft() * unit, rect.size() * unit)


class LegendPage(Page):
    """One of the two sheets, with a way to the other one."""

    other = Signal()
    """The other help page is wanted."""

    def __init__(self, one_minute: bool = False, parent: QWidget | None = None) -> None:
        """The legend, or how to play in one minute."""
        super().__init__(parent)
        title = self.tr("How to play") if one_minute else self.tr("Legend")
        self.setAccessibleName(title)
        self.sheet: LegendSheet | MinuteSheet = MinuteSheet(self) if one_minute else LegendSheet(self)
        self._back, self._menu, self._title = self.back_button(), self.menu_button(), NeonTitle(title)
        self._switch = QPushButton(
            self.tr("Legend of all symbols (F1)") if one_minute else self.tr("How to play in one minute (Shift+F1)"),
            self,
        )
        self._switch.setAutoDefault(True)
        self._switch.clicked.connect(self.other)
        head = QHBoxLayout()
        head.addWidget(self._back)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._switch)
        head.addWidget(self._menu)
        self._head = head
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self.sheet)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(title)
        self._scroll.setAccessibleDescription(self.sheet.accessibleDescription())
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(head)
        self._whole.addWidget(self._scroll, 1)

    def set_theme(self, name: str) -> None:
        """Paint on another board."""
        self.sheet.set_theme(name)

    def opened(self) -> None:
        """The keys scroll, Escape leaves."""
        self._scroll.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self, unit: float) -> None:
        """Margins and the sheet."""

        def px(size: float) -> int:
            return round(size * unit)

        for part in (self._back, self._menu, self._title, self.sheet):
            part.set_unit(unit)
        self._head.setSpacing(px(10))
        self._whole.setContentsMargins(px(20), px(4), px(20), px(14))
        self._whole.setSpacing(px(6))
