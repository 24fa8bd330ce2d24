"""One seat of the new game page: its place, ink, name and player, and what a bot is like."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from newvegas_desktop.ui.new_las_vegas.pages.new_game import LONGEST_NAME, SeatChoice, default_name
from newvegas_desktop.ui.paint import ink
from newvegas_desktop.ui.paint.shapes import box, pen
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT, PEN_NAMES
from newvegas_desktop.ui.shell.controls import HINTS, Choice, IconButton
from newvegas_desktop.ui.shell.page import label


def ink_name(name: str) -> str:
    """What an ink is called."""
    return {
        "blue": QCoreApplication.translate("Inks", "Blue"),
        "red": QCoreApplication.translate("Inks", "Red"),
        "green": QCoreApplication.translate("Inks", "Green"),
        "violet": QCoreApplication.translate("Inks", "Violet"),
        "orange": QCoreApplication.translate("Inks", "Orange"),
        "black": QCoreApplication.translate("Inks", "Black"),
    }[name]


def swatch(name: str, unit: float, ratio: float) -> QIcon:
    """A stroke of a pen on a scrap of paper."""
    wide, high = 44.0, 24.0
    pixmap = QPixmap(QSize(round(wide * unit * ratio), round(high * unit * ratio)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(HINTS)
    painter.scale(unit * ratio, unit * ratio)
    box(painter, QRectF(1, 1, wide - 2, high - 2), 5, LIGHT.plate, pen(NIGHT.edge, 1))
    hand = ink.Wobble(f"swatch/{name}")
    points = [(6 + 6.4 * step, hand.about(7.5 if step % 2 else 16.5, 1.2)) for step in range(6)]
    ink.felt(painter, ink.smooth(points), LIGHT.pens[name].plate, 3.6)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    icon = QIcon(pixmap)
    # the ink is the same under the pointer
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


class NameEdit(QLineEdit):
    """A name; Enter starts the game, so that a table that is known needs no mouse."""

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is for the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class SeatRow(QWidget):
    """The controls of one seat."""

    changed = Signal()
    ink_chosen = Signal(str)
    """Another ink was chosen: its name."""
    up = Signal()
    down = Signal()
    removed = Signal()
    entered = Signal()

    def __init__(
        self, kinds: Mapping[str, str], parent: QWidget | None = None, abouts: Mapping[str, str] | None = None
    ) -> None:
        """A seat for one of the kinds of player, some with a sentence about them."""
        super().__init__(parent)
        self._index = 0
        self._inks = ""
        self._place = QLabel(self)
        self._place.setProperty("role", "heading")
        self._place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.ink = Choice(self)
        for name in PEN_NAMES:
            self.ink.addItem(ink_name(name), name)
        self.ink.activated.connect(lambda: self.ink_chosen.emit(self.ink.currentData()))
        self.name = NameEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.textChanged.connect(self.changed)
        self.name.entered.connect(self.entered)
        self.player = Choice(self)
        for kind, text in kinds.items():
            self.player.addItem(text, kind)
        for index, kind in enumerate(kinds):
            self.player.setItemData(index, (abouts or {}).get(kind, ""), Qt.ItemDataRole.ToolTipRole)
        self.player.currentIndexChanged.connect(self._player_changed)
        self._only = label(next(iter(kinds.values())), "soft")
        self.earlier = IconButton("back", self.tr("Move up"), self)
        self.later = IconButton("next", self.tr("Move down"), self)
        self.remove = IconButton("cross", self.tr("Remove this seat"), self)
        for button, signal in ((self.earlier, self.up), (self.later, self.down), (self.remove, self.removed)):
            button.clicked.connect(signal)
        self.earlier.turn = self.later.turn = 90
        self.about = label("", "small", wrap=True)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout()
        whole.addLayout(line)
        whole.addWidget(self.about)
        for part, stretch in ((self._place, 0), (self.name, 5), (self.ink, 0), (self.player, 3), (self._only, 3),
                              (self.earlier, 0), (self.later, 0), (self.remove, 0)):  # fmt: skip
            line.addWidget(part, stretch)
        self._line, self._whole = line, whole
        self.player.setVisible(len(kinds) > 1)
        self._only.setVisible(len(kinds) == 1)

    def rescale(self, unit: float) -> None:
        """Icons and fixed widths."""
        self._line.setSpacing(round(7 * unit))
        self._whole.setSpacing(round(2 * unit))
        # below the name
        self.about.setContentsMargins(round(29 * unit), 0, 0, 0)
        self._place.setFixedWidth(round(22 * unit))
        self.ink.setFixedWidth(round(158 * unit))
        self.ink.setIconSize(QSize(round(44 * unit), round(24 * unit)))
        self.player.setMinimumWidth(round(152 * unit))
        self._only.setMinimumWidth(round(70 * unit))
        ratio = self.devicePixelRatioF()
        for index in range(self.ink.count()):
            self.ink.setItemIcon(index, swatch(self.ink.itemData(index), unit, ratio))
        for button in (self.earlier, self.later, self.remove):
            button.set_unit(unit)

    def set_place(self, index: int, count: int, fewest: int) -> None:
        """Which seat this is, and what can be done with it there."""
        self._index = index
        number = str(index + 1)
        self._place.setText(number)
        self.name.setAccessibleName(self.tr("Name of seat {number}").format(number=number))
        self.ink.setAccessibleName(self.tr("Ink of seat {number}").format(number=number))
        self.player.setAccessibleName(self.tr("Who plays seat {number}").format(number=number))
        self.earlier.setAccessibleName(self.tr("Move seat {number} up").format(number=number))
        self.later.setAccessibleName(self.tr("Move seat {number} down").format(number=number))
        self.remove.setAccessibleName(self.tr("Remove seat {number}").format(number=number))
        self.earlier.setEnabled(index > 0)
        self.later.setEnabled(index < count - 1)
        self.remove.setEnabled(count > fewest)
        self._show_usual()

    @property
    def _usual(self) -> str:
        """What the seat is called if no name is typed."""
        return default_name(self._index, str(self.player.currentData()))

    def _show_usual(self) -> None:
        about = self.player.currentData(Qt.ItemDataRole.ToolTipRole) or ""
        self.name.setPlaceholderText(self._usual)
        self.player.setToolTip(about)
        self.player.setAccessibleDescription(about)
        self.about.setText(about)
        self.about.setVisible(bool(about))

    def _player_changed(self) -> None:
        self._show_usual()
        self.changed.emit()

    @property
    def choice(self) -> SeatChoice:
        """What is chosen; an empty name is the usual one."""
        name = " ".join(self.name.text().split()) or self._usual
        return SeatChoice(name, str(self.ink.currentData()), str(self.player.currentData()))

    @property
    def typed(self) -> SeatChoice:
        """What is chosen, with the name as it was typed."""
        return SeatChoice(self.name.text(), str(self.ink.currentData()), str(self.player.currentData()))

    def set_choice(self, choice: SeatChoice) -> None:
        """Show a choice."""
        usual = choice.name == default_name(self._index, choice.player)
        self.player.setCurrentIndex(max(0, self.player.findData(choice.player)))
        self.name.setText("" if usual else choice.name)
        self.set_ink(choice.ink)
        self._show_usual()

    def set_ink(self, name: str) -> None:
        """Show an ink."""
        self._inks = name
        self.ink.setCurrentIndex(self.ink.findData(name))

    @property
    def ink_before(self) -> str:
        """The ink before the last choice."""
        return self._inks
