"""Choosing an exercise: what kind, how hard, today's, or one by its code; and how far one has come."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from newvegas_desktop.family.say import Say
from newvegas_desktop.new_las_vegas.practice.codes import CODED, BadCode, code, read_code
from newvegas_desktop.new_las_vegas.practice.exercise import FREE_KEY, LEVELS, Key, Kind
from newvegas_desktop.new_las_vegas.practice.progress import Progress
from newvegas_desktop.new_las_vegas.practice.under_way import UnderWay
from newvegas_desktop.new_las_vegas.words.practice import BAD_CODES, HOW, KINDS, SHORT
from newvegas_desktop.ui.new_las_vegas.practice.city_picture import CityPicture
from newvegas_desktop.ui.new_las_vegas.practice.progress_chart import LevelButton, ProgressChart
from newvegas_desktop.ui.shell.controls import Card
from newvegas_desktop.ui.shell.neon_title import NeonTitle
from newvegas_desktop.ui.shell.page import Page, label

ICONS = {Kind.TOUR: "crown", Kind.ERRAND: "check", Kind.RESCUE: "undo", Kind.CARDS: "list", Kind.FREE: "pencil"}


class ChoiceCard(Card):
    """A card that leaves the arrow keys and Enter to its page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page knows."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)


class ChoosePage(Page):
    """Emits the key of what is to be practised."""

    start = Signal(object)
    """A Key, a kind and a level for which a seed is to be drawn by lot, or what is UnderWay."""

    def __init__(self, say: Say, parent: QWidget | None = None) -> None:
        """A page without progress."""
        super().__init__(parent)
        self._say = say
        self.progress = Progress()
        self.today: Key | None = None
        self.kind, self.level = Kind.TOUR, 1
        self.setAccessibleName(self.tr("Practise routes"))
        self._back, self._menu = self.back_button(), self.menu_button()
        head = QHBoxLayout()
        head.addWidget(self._back)
        self._title = NeonTitle(self.tr("Practise routes"))
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._menu)
        self.resume = ChoiceCard(self.tr("Continue"), " ")
        self.resume.icon_name = "route"
        self.resume.clicked.connect(self._resume)
        self.daily = ChoiceCard(self.tr("Today’s route"), " ")
        self.daily.icon_name = "clock"
        self.daily.clicked.connect(self._start_daily)
        self.cards: dict[Kind, ChoiceCard] = {}
        left = QVBoxLayout()
        left.addWidget(self.resume)
        left.addWidget(self.daily)
        for kind in Kind:
            card = ChoiceCard(say(KINDS[kind]), say(SHORT[kind]))
            card.icon_name = ICONS[kind]
            card.clicked.connect(lambda checked=False, kind=kind: self.choose(kind))
            self.cards[kind] = card
            left.addWidget(card)
        left.addStretch(1)
        body = QHBoxLayout()
        body.addLayout(left, 42)
        body.addLayout(self._make_side(), 58)
        whole = QVBoxLayout(self)
        whole.addLayout(head)
        whole.addLayout(body, 1)
        self._whole, self._body, self._left, self._head = whole, body, left, head
        self.choose(Kind.TOUR)

    def _make_side(self) -> QVBoxLayout:
        """The exercise chosen: how it goes, its levels, its results, its code."""
        self.name = label("", "title")
        self.how = label("", "soft", wrap=True)
        self.how.setAlignment(Qt.AlignmentFlag.AlignTop)
        words = (self.tr("easy"), self.tr("gentle"), self.tr("middling"), self.tr("hard"), self.tr("expert"))
        self.levels = {level: LevelButton(level, word, self) for level, word in zip(LEVELS, words, strict=True)}
        row = QHBoxLayout()
        for level, button in self.levels.items():
            button.clicked.connect(lambda checked=False, level=level: self.choose_level(level))
            row.addWidget(button)
        self._level_row = row
        self.chart = ProgressChart(self._say, self)
        self.code = QLineEdit()
        self.code.setPlaceholderText(self.tr("Code or seed"))
        self.code.setAccessibleName(self.tr("Code or seed"))
        self.code.setMaxLength(40)
        self.code.textEdited.connect(lambda _: self._complain(""))
        self.code.returnPressed.connect(self._open_code)
        self.open_code = QPushButton(self.tr("Open the code"))
        self.open_code.clicked.connect(self._open_code)
        self.problem = label("", "problem", wrap=True)
        self.go = QPushButton(self.tr("Start"))
        self.go.setProperty("role", "primary")
        self.go.setAutoDefault(True)
        self.open_code.setAutoDefault(True)
        self.go.clicked.connect(self._start)
        foot = QHBoxLayout()
        foot.addWidget(self.code, 1)
        foot.addWidget(self.open_code)
        foot.addStretch(1)
        foot.addWidget(self.go)
        self._foot = foot
        side = QVBoxLayout()
        side.addWidget(self.name)
        side.addWidget(self.how)
        side.addLayout(row)
        side.addWidget(self.chart, 1)
        self.picture = CityPicture(self)
        side.addWidget(self.picture, 1)
        side.addWidget(self.problem)
        side.addLayout(foot)
        self._side = side
        return side

    def rescale(self, unit: float) -> None:
        """Cards and margins."""
        for part in (self._back, self._menu, self._title):
            part.set_unit(unit)
        for card in (self.resume, self.daily, *self.cards.values()):
            card.set_unit(unit)
        for level in self.levels.values():
            level.set_unit(unit)
        self.chart.set_unit(unit)
        self._whole.setContentsMargins(*(round(side * unit) for side in (22, 14, 22, 16)))
        self._whole.setSpacing(round(12 * unit))
        self._head.setSpacing(round(12 * unit))
        self._body.setSpacing(round(34 * unit))
        self._left.setSpacing(round(6 * unit))
        self._side.setSpacing(round(10 * unit))
        self._level_row.setSpacing(round(8 * unit))
        self._foot.setSpacing(round(8 * unit))
        self.how.setMinimumHeight(round(76 * unit))

    def opened(self) -> None:
        """The exercise chosen last has the keyboard."""
        self.cards[self.kind].setFocus(Qt.FocusReason.OtherFocusReason)

    # choosing

    def show_progress(self, progress: Progress, today: Key) -> None:
        """Show what was reached, and what today's exercise is."""
        self.progress, self.today = progress, today
        name = self._say(KINDS[today.kind])
        words = self.tr("{exercise}, level {level}").format(exercise=name, level=today.level)
        done = progress.first_go(code(today))
        if done is not None:
            words += ", " + self.tr("done: {percent} %").format(percent=done.percent)
        else:
            words += ", " + self.tr("the same for everybody")
        self.daily.detail = words
        self.daily.setAccessibleDescription(words)
        self.daily.update()
        self._show_under_way(progress.under_way)
        self.choose(self.kind)

    def _show_under_way(self, kept: UnderWay | None) -> None:
        """Offer to go on with what was begun."""
        self.resume.setVisible(kept is not None)
        if kept is None:
            return
        words = self._say(KINDS[kept.key.kind])
        if kept.key.kind in CODED:
            words = self.tr("{exercise}, level {level}").format(exercise=words, level=kept.level)
        words += ", " + self._say.count("{n} path drawn", "{n} paths drawn", kept.drawn)
        self.resume.detail = words
        self.resume.setAccessibleDescription(words)
        self.resume.update()

    def choose(self, kind: Kind) -> None:
        """Another exercise."""
        self.kind = kind
        for each, card in self.cards.items():
            card.primary = each is kind
            card.update()
        self.name.setText(self._say(KINDS[kind]))
        self.how.setText(self._say(HOW[kind]))
        coded = kind in CODED
        for level, button in self.levels.items():
            button.setVisible(coded)
            button.show_stars(self.progress.best(kind, level) if coded else None)
        self.chart.setVisible(coded)
        self.picture.setVisible(not coded)
        self.choose_level(self.level)

    def choose_level(self, level: int) -> None:
        """Another level."""
        self.level = level
        self.levels[level].setChecked(True)
        if self.kind in CODED:
            self.chart.show_results(self.progress.course(self.kind, level), self.progress.best(self.kind, level))
        self._complain("")

    def _start_daily(self) -> None:
        if self.today is not None:
            self.start.emit(self.today)

    def _resume(self) -> None:
        if self.progress.under_way is not None:
            self.start.emit(self.progress.under_way)

    def _start(self) -> None:
        self.start.emit(FREE_KEY if self.kind is Kind.FREE else (self.kind, self.level))

    def _open_code(self) -> None:
        kind = self.kind if self.kind in CODED else Kind.TOUR
        try:
            key = read_code(self.code.text(), kind, self.level)
        except BadCode as problem:
            self._complain(self._say(BAD_CODES[problem.why]))
            return
        if self.kind not in CODED and self.code.text().strip().isdigit():
            self._complain(self.tr("A number alone is a seed: choose Tour, Errand, Rescue or Cards for it first."))
            return
        self._complain("")
        self.start.emit(key)

    def _complain(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        self.code.setProperty("wrong", "true" if sentence else "false")
        self.code.style().polish(self.code)

    def _kind_of(self, card: ChoiceCard) -> Kind:
        return next(kind for kind, each in self.cards.items() if each is card)

    def _enter(self, focus: LevelButton | ChoiceCard) -> None:
        """Enter starts what the keyboard rests on."""
        if focus in (self.resume, self.daily):
            focus.click()
            return
        if isinstance(focus, LevelButton):
            self.choose_level(focus.level)
        else:
            self.choose(self._kind_of(focus))
        self._start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down walk the cards, Enter on one starts, 1 to 5 choose a level."""
        cards = [card for card in (self.resume, self.daily, *self.cards.values()) if card.isVisible()]
        focus = self.focusWidget()
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        number = event.key() - Qt.Key.Key_0
        if step is not None and isinstance(focus, ChoiceCard):
            card = cards[(cards.index(focus) + step) % len(cards)]
            card.setFocus(Qt.FocusReason.TabFocusReason)
            if card in self.cards.values():
                self.choose(self._kind_of(card))
        elif number in self.levels and focus is not self.code:
            self.choose_level(number)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, LevelButton | ChoiceCard):
            self._enter(focus)
        else:
            super().keyPressEvent(event)
