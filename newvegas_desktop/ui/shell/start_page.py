"""The start page: the sign beside the road, and what can be done from here."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from newvegas_desktop.ui.shell.controls import Card
from newvegas_desktop.ui.shell.night_scene import paint_scene
from newvegas_desktop.ui.shell.page import Page, label
from newvegas_desktop.ui.shell.recent import RecentEntry

MOST_RECENT = 4


@dataclass(frozen=True, slots=True)
class StartEntry:
    """One thing that can be started; its id is what the page emits."""

    id: str
    title: str
    detail: str = ""
    icon: str = ""
    picture: QImage | None = None
    primary: bool = False


class StartPage(Page):
    """Only what is handed to the page is shown, so nothing leads nowhere."""

    chosen = Signal(str)
    """An entry, by its id."""
    recent_chosen = Signal(str)
    """A recent game, by its path or what its save is known by."""

    def __init__(self, top: str, main: str, tag: str, foot: str = "", parent: QWidget | None = None) -> None:
        """The words of the sign, and one quiet line at the foot of the page."""
        super().__init__(parent)
        self._words = (top, main, tag)
        self._cards: list[Card] = []
        self._entries: list[Card] = []
        self._recents: list[Card] = []
        self.setAccessibleName(self.tr("Start page"))
        self._column = QWidget(self)
        self._list = QVBoxLayout(self._column)
        self._menu = self.menu_button()
        head = QHBoxLayout()
        head.addStretch(1)
        head.addWidget(self._menu)
        self._recent_title = label(self.tr("Recent games"), "small")
        self._foot = label(foot, "small")
        self._foot.setAlignment(Qt.AlignmentFlag.AlignRight)
        side = QVBoxLayout()
        side.addLayout(head)
        side.addStretch(3)
        side.addWidget(self._column)
        side.addStretch(4)
        side.addWidget(self._foot)
        self._side = side
        whole = QHBoxLayout(self)
        whole.addStretch(1)
        whole.addLayout(side)
        self._whole = whole

    def set_entries(self, entries: Sequence[StartEntry]) -> None:
        """Show what can be started, the most likely first."""
        self._entries = []
        for entry in entries:
            card = Card(entry.title, entry.detail, self._column)
            card.icon_name, card.picture, card.primary = entry.icon, entry.picture, entry.primary
            card.clicked.connect(lambda checked=False, id_=entry.id: self.chosen.emit(id_))
            self._entries.append(card)
        self._rebuild()

    def set_recent(self, recent: Sequence[RecentEntry]) -> None:
        """Show the last few games."""
        self._recents = []
        for entry in recent[:MOST_RECENT]:
            card = Card(entry.title, "", self._column)
            card.setToolTip(entry.tip or entry.path)
            card.clicked.connect(lambda checked=False, path=entry.path: self.recent_chosen.emit(path))
            self._recents.append(card)
        self._rebuild()

    def _rebuild(self) -> None:
        while self._list.count():
            self._list.takeAt(0)
        kept = [*self._entries, *self._recents]
        for card in self._cards:
            if card not in kept:
                card.hide()
                card.deleteLater()
        self._cards = kept
        for card in self._entries:
            self._list.addWidget(card)
        if self._recents:
            self._list.addWidget(self._recent_title)
            for card in self._recents:
                self._list.addWidget(card)
        for before, after in pairwise(kept):
            QWidget.setTabOrder(before, after)
        self.rescale(self.unit or 1.0)

    def rescale(self, unit: float) -> None:
        """Cards and margins."""
        self._menu.set_unit(unit)
        for card in self._cards:
            card.set_unit(unit)
        self._column.setFixedWidth(round(440 * unit))
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(round(7 * unit))
        self._side.setContentsMargins(0, round(10 * unit), round(10 * unit), round(10 * unit))
        self._whole.setContentsMargins(0, 0, round(34 * unit), 0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height has room for more recent games, or for fewer."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show as many recent games as there is room for; the menu has them all."""
        space = self._list.spacing()
        around = self._side.contentsMargins()
        room = self.height() - around.top() - around.bottom() - self._menu.height() - 4 * max(0, self._side.spacing())
        room -= self._foot.sizeHint().height() + sum(card.height() + space for card in self._entries)
        room -= self._recent_title.sizeHint().height()
        for card in self._recents:
            room -= card.height() + space
            card.setVisible(room >= 0)
        self._recent_title.setVisible(any(not card.isHidden() for card in self._recents))

    def opened(self) -> None:
        """The first card has the focus: Enter goes on."""
        if self._cards:
            # a card just added is shown a moment later, and what is not shown takes no focus
            self._cards[0].show()
            self._cards[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys walk the cards."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        cards = [card for card in self._cards if not card.isHidden()]
        if step is None or not cards:
            super().keyPressEvent(event)
            return
        focus = self.focusWidget()
        at = cards.index(focus) if isinstance(focus, Card) and focus in cards else -1
        cards[(at + step) % len(cards)].setFocus(Qt.FocusReason.TabFocusReason)

    def paint_night(self, painter: QPainter, area: QRectF) -> None:
        """The scene."""
        paint_scene(painter, area, *self._words)
