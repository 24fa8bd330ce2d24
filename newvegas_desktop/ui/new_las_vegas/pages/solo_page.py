"""The solo page: which architect to play against, by which rules, with which cards."""

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from newvegas_desktop.new_las_vegas.present.architect_card import architect_card
from newvegas_desktop.new_las_vegas.present.bot_turns import HUMAN
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.rules.figures import Architect
from newvegas_desktop.new_las_vegas.session.best_results import Best
from newvegas_desktop.ui.new_las_vegas.pages.architect_views import ArchitectRung, ArchitectSheet
from newvegas_desktop.ui.new_las_vegas.pages.new_game import (
    LONGEST_NAME,
    SeatChoice,
    SoloGame,
    default_name,
    name_problem,
    random_seed,
    remembered_seats,
    seed_of,
)
from newvegas_desktop.ui.new_las_vegas.pages.new_game_page import Panel
from newvegas_desktop.ui.new_las_vegas.pages.seat_row import NameEdit, ink_name, swatch
from newvegas_desktop.ui.paint.themes import PEN_NAMES
from newvegas_desktop.ui.shell.controls import Choice, Switch
from newvegas_desktop.ui.shell.neon_title import NeonTitle
from newvegas_desktop.ui.shell.night_scene import paint_horizon
from newvegas_desktop.ui.shell.page import Page, label
from newvegas_desktop.ui.shell.settings import Settings


def result_text(best: Best, say: Say) -> str:
    """The best result against an architect: `best +14 · 3 of 5 won`."""
    if not best.played:
        return say("not played yet")
    won = say("{won} of {played} won", won=best.won, played=best.played)
    if best.best is None:
        return won
    return f"{say('best {margin}', margin=say.signed(best.best.margin))} · {won}"


class SoloPage(Page):
    """Everything has a sensible choice already: the Start button has the focus."""

    start = Signal(object)
    """The game is set: a SoloGame."""

    def __init__(self, architects: tuple[Architect, ...], say: Say, parent: QWidget | None = None) -> None:
        """A page with the ladder of architects."""
        super().__init__(parent)
        self._architects = architects
        self._say = say
        self._filling = False
        self.setAccessibleName(self.tr("Play solo"))
        self._back, self._menu = self.back_button(), self.menu_button()
        self._title = NeonTitle(self.tr("Play solo"))
        head = QHBoxLayout()
        head.addWidget(self._back)
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._menu, 0, Qt.AlignmentFlag.AlignTop)
        body = QHBoxLayout()
        body.addLayout(self._build_ladder(), 52)
        body.addLayout(self._build_side(), 48)
        self.problem = label("", "problem", wrap=True)
        self.problem.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.go = QPushButton(self.tr("Start"), self)
        self.go.setProperty("role", "primary")
        self.go.setAccessibleName(self.tr("Start the game"))
        self.go.setAutoDefault(True)
        self.go.clicked.connect(self._start)
        foot = QHBoxLayout()
        foot.addWidget(self.problem, 1)
        foot.addWidget(self.go)
        self._body, self._foot = body, foot
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(head)
        self._whole.addLayout(body, 1)
        self._whole.addLayout(foot)
        chain = [*self.rungs, self.name, self.ink, *self.switches, self.seed, self.go]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)
        for button in (*self.rungs, self.go):
            button.installEventFilter(self)

    def _build_ladder(self) -> QVBoxLayout:
        self._ladder = QVBoxLayout()
        self._ladder.addWidget(label(self.tr("Against ACME, led by"), "heading"))
        self._group = QButtonGroup(self)
        self.rungs: list[ArchitectRung] = []
        for architect in self._architects:
            rung = ArchitectRung(architect_card(architect, self._say), self)
            rung.toggled.connect(self._chosen)
            self._group.addButton(rung)
            self._ladder.addWidget(rung)
            self.rungs.append(rung)
        how = self.tr(
            "Each round shows three cards: you take the number of one and the effect of another, and the third goes to "
            "ACME’s pile. ACME writes nothing; its pile scores by the card of its architect. You win with more points."
        )
        panel = Panel(self)
        self._how = QVBoxLayout(panel)
        self._how.addWidget(label(how, "soft", wrap=True))
        self._ladder.addWidget(panel)
        self._ladder.addStretch(1)
        return self._ladder

    def _build_side(self) -> QVBoxLayout:
        self.sheet = ArchitectSheet(self)
        panel = Panel(self)
        self.name = NameEdit(panel)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(default_name(0))
        self.name.setAccessibleName(self.tr("Your name"))
        self.name.textChanged.connect(self._check)
        self.name.entered.connect(self._start)
        self.ink = Choice(panel)
        for name in PEN_NAMES:
            self.ink.addItem(ink_name(name), name)
        self.ink.setAccessibleName(self.tr("Your ink"))
        self.first_game = Switch(self.tr("First game"), panel)
        self.golf = Switch(self.tr("Golf"), panel)
        self.bank = Switch(self.tr("Bank"), panel)
        self.switches = [self.first_game, self.golf, self.bank]
        self.first_game.setToolTip(self.tr("Without golf and bank, as a first game is easier."))
        self.golf.setToolTip(self.tr("Nine holes above street 1 score for a row of openings."))
        self.bank.setToolTip(self.tr("You and ACME vote on a loan before the first card."))
        for switch in self.switches:
            switch.setAccessibleDescription(switch.toolTip())
        self.first_game.toggled.connect(self._first_game_switched)
        self.golf.toggled.connect(self._variant_switched)
        self.bank.toggled.connect(self._variant_switched)
        self.seed = QLineEdit(panel)
        self.seed.setPlaceholderText(self.tr("random"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setToolTip(self.tr("The same number deals the same cards: tell it to friends."))
        self.seed.setAccessibleDescription(self.seed.toolTip())
        self.seed.setMaxLength(40)
        self.seed.textChanged.connect(self._check)
        self.seed.returnPressed.connect(self._start)
        grid = QGridLayout(panel)
        who = QHBoxLayout()
        who.addWidget(self.name, 1)
        who.addWidget(self.ink)
        rules = QHBoxLayout()
        for switch in self.switches:
            rules.addWidget(switch)
        rules.addStretch(1)
        self._lines = (who, rules)
        grid.addWidget(label(self.tr("You"), "heading"), 0, 0)
        grid.addLayout(who, 0, 1)
        grid.addWidget(label(self.tr("Rules"), "heading"), 1, 0)
        grid.addLayout(rules, 1, 1)
        grid.addWidget(label(self.tr("Seed"), "heading"), 2, 0)
        grid.addWidget(self.seed, 2, 1)
        grid.setColumnStretch(1, 1)
        self._grid = grid
        self._side = QVBoxLayout()
        self._side.addWidget(self.sheet, 1)
        self._side.addWidget(panel)
        return self._side

    # showing

    def show_choices(self, settings: Settings, best: Mapping[str, Best], theme: str, seed: int | None = None) -> None:
        """Show the remembered choices and the best results."""
        self._filling = True
        seat = remembered_seats(settings, [HUMAN], 1, 1)[0]
        self.name.setText("" if seat.name == default_name(0) else seat.name)
        self.ink.setCurrentIndex(self.ink.findData(seat.ink))
        self.golf.setChecked(settings.golf)
        self.bank.setChecked(settings.bank)
        self.seed.setText("" if seed is None else str(seed))
        self.sheet.set_theme(theme)
        for rung in self.rungs:
            found = best.get(rung.card.id, Best(None, 0, 0))
            rung.show_result(result_text(found, self._say), found.won > 0)
        chosen = next((rung for rung in self.rungs if rung.card.id == settings.architect), self.rungs[0])
        chosen.setChecked(True)
        self._filling = False
        self._variant_switched()
        self._chosen()
        self._check()

    @property
    def chosen(self) -> Architect:
        """The architect that is chosen."""
        return next(
            (card for card, rung in zip(self._architects, self.rungs, strict=True) if rung.isChecked()),
            self._architects[0],
        )

    def _chosen(self) -> None:
        self.sheet.show_card(architect_card(self.chosen, self._say))

    def _first_game_switched(self, on: bool) -> None:
        if not self._filling:
            self._filling = True
            self.golf.setChecked(not on)
            self.bank.setChecked(not on)
            self._filling = False

    def _variant_switched(self) -> None:
        if not self._filling:
            self._filling = True
            self.first_game.setChecked(not self.golf.isChecked() and not self.bank.isChecked())
            self._filling = False

    # starting

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """On the ladder and on the Start button, the arrow keys choose an architect."""
        step = 0
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if not step:
            return super().eventFilter(watched, event)
        at = next(at for at, rung in enumerate(self.rungs) if rung.isChecked())
        rung = self.rungs[min(len(self.rungs) - 1, max(0, at + step))]
        rung.setChecked(True)
        if watched is not self.go:
            rung.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _check(self) -> None:
        """Say what is wrong as soon as it is."""
        problem = name_problem([self._name()])
        try:
            seed_of(self.seed.text())
        except ValueError as fault:
            problem = problem or str(fault)
        self.problem.setText(problem)
        self.go.setEnabled(not problem)

    def _name(self) -> str:
        return " ".join(self.name.text().split()) or default_name(0)

    def _start(self) -> None:
        self._check()
        if self.go.isEnabled():
            self.start.emit(self.choices())

    def choices(self) -> SoloGame:
        """The game as it is set; a random seed is drawn here."""
        typed = seed_of(self.seed.text())
        return SoloGame(
            SeatChoice(self._name(), str(self.ink.currentData())),
            self.chosen,
            self.golf.isChecked(),
            self.bank.isChecked(),
            random_seed() if typed is None else typed,
        )

    def opened(self) -> None:
        """One key starts the remembered game."""
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def paint_night(self, painter: QPainter, area: QRectF) -> None:
        """The city waits at the foot of the page."""
        super().paint_night(painter, area)
        paint_horizon(painter, area, 0.5)

    def rescale(self, unit: float) -> None:
        """Margins, rungs and switches."""

        def px(size: float) -> int:
            return round(size * unit)

        for part in (self._back, self._menu, self._title):
            part.set_unit(unit)
        for rung in self.rungs:
            rung.set_unit(unit)
        for switch in self.switches:
            switch.set_unit(unit)
        self.ink.setFixedWidth(px(150))
        self.ink.setIconSize(QSize(px(44), px(24)))
        for at in range(self.ink.count()):
            self.ink.setItemIcon(at, swatch(self.ink.itemData(at), unit, self.devicePixelRatioF()))
        self._whole.setContentsMargins(px(30), px(10), px(30), px(16))
        self._whole.setSpacing(px(10))
        self._ladder.setSpacing(px(7))
        self._how.setContentsMargins(px(16), px(10), px(16), px(10))
        self._side.setSpacing(px(10))
        self._grid.setContentsMargins(px(18), px(10), px(18), px(12))
        self._grid.setHorizontalSpacing(px(16))
        self._grid.setVerticalSpacing(px(7))
        for line in self._lines:
            line.setSpacing(px(12))
        self._body.setSpacing(px(18))
        self._foot.setSpacing(px(20))
        self.go.setMinimumSize(px(240), px(58))
