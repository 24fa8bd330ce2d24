"""The new game page: who sits at the table, which rules, which cards."""

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from newvegas_desktop.new_las_vegas.present.bot_turns import HUMAN
from newvegas_desktop.new_las_vegas.rules.setup import FEWEST_SEATS, MOST_SEATS
from newvegas_desktop.ui.new_las_vegas.pages.new_game import (
    NewGame,
    SeatChoice,
    another_player,
    name_problem,
    people_problem,
    random_seed,
    remembered_seats,
    seed_of,
)
from newvegas_desktop.ui.new_las_vegas.pages.seat_row import SeatRow
from newvegas_desktop.ui.paint.shapes import box, pen, tone
from newvegas_desktop.ui.paint.themes import NIGHT, PEN_NAMES
from newvegas_desktop.ui.shell.actions import command_text
from newvegas_desktop.ui.shell.controls import HINTS, Choice, Switch
from newvegas_desktop.ui.shell.neon_title import NeonTitle
from newvegas_desktop.ui.shell.night_scene import paint_horizon
from newvegas_desktop.ui.shell.page import Page, label
from newvegas_desktop.ui.shell.settings import PACES, Settings

PACE = "pace_"
"""What the commands that set the pace begin with."""


class Panel(QWidget):
    """A sheet of night glass that holds controls."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Glass with an edge."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        box(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, tone(NIGHT.panel, 0.9), pen(NIGHT.edge, 1.3))
        painter.end()


class NewGamePage(Page):
    """Everything has a sensible choice already: the Start button has the focus."""

    start = Signal(object)
    """The table is set: a NewGame."""
    pace_chosen = Signal(str)
    """Another pace of the bots was chosen."""

    def __init__(
        self,
        settings: Settings,
        kinds: Mapping[str, str] | None = None,
        fewest: int = FEWEST_SEATS,
        most: int = MOST_SEATS,
        parent: QWidget | None = None,
        *,
        abouts: Mapping[str, str] | None = None,
    ) -> None:
        """A page with the remembered choices; `kinds` are the kinds of player with their names, humans first.

        `abouts` are sentences about some of them.
        """
        super().__init__(parent)
        self._kinds = dict(kinds) if kinds else {HUMAN: self.tr("Human")}
        self._abouts = dict(abouts or {})
        self._fewest, self._most = fewest, most
        self.rows: list[SeatRow] = []
        self._filling = False
        self.setAccessibleName(self.tr("New game"))
        self._build()
        self.show_settings(settings)

    # building

    def _build(self) -> None:
        self._back, self._menu = self.back_button(), self.menu_button()
        head = QHBoxLayout()
        head.addWidget(self._back)
        self._title = NeonTitle(self.tr("New game"))
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._menu, 0, Qt.AlignmentFlag.AlignTop)
        body = QHBoxLayout()
        body.addWidget(self._build_table(), 58)
        body.addWidget(self._build_rules(), 42)
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
        self._whole.addLayout(body)
        self._whole.addStretch(1)
        self._whole.addLayout(foot)

    def _build_table(self) -> QWidget:
        panel = Panel(self)
        self._seats_box = QVBoxLayout()
        self.add_seat = QPushButton(self.tr("Add a seat"), panel)
        self.add_seat.setAutoDefault(True)
        self.add_seat.clicked.connect(lambda: self._add())
        self._left = QVBoxLayout(panel)
        self._left.addWidget(label(self.tr("At the table"), "heading"))
        self._left.addLayout(self._seats_box)
        add = QHBoxLayout()
        add.addWidget(self.add_seat)
        add.addStretch(1)
        self.pace = Choice(panel)
        for pace in PACES:
            self.pace.addItem(command_text(f"{PACE}{pace}"), pace)
        self.pace.setAccessibleName(self.tr("Pace of the bots"))
        self.pace.activated.connect(lambda: self.pace_chosen.emit(self.pace.currentData()))
        add.addWidget(self.pace)
        self._left.addLayout(add)
        self._left.addStretch(1)
        return panel

    def _build_rules(self) -> QWidget:
        panel = Panel(self)
        self.first_game = Switch(self.tr("First game"), panel)
        self.golf = Switch(self.tr("Golf"), panel)
        self.bank = Switch(self.tr("Bank"), panel)
        self._notes = [
            label(self.tr("Without golf and bank, as a first game is easier."), "small", wrap=True),
            label(self.tr("Nine holes above street 1 score for a row of openings."), "small", wrap=True),
            label(self.tr("A secret vote on a loan before the first card."), "small", wrap=True),
        ]
        self.switches = [self.first_game, self.golf, self.bank]
        rules = QGridLayout()
        for row, (switch, note) in enumerate(zip(self.switches, self._notes, strict=True)):
            rules.addWidget(switch, row, 0)
            rules.addWidget(note, row, 1)
            switch.setAccessibleDescription(note.text())
        rules.setColumnStretch(1, 1)
        self.first_game.toggled.connect(self._first_game_switched)
        for switch in (self.golf, self.bank):
            switch.toggled.connect(self._variant_switched)
        self.open_table = QPushButton(self.tr("Open table"), panel)
        self.secret_table = QPushButton(self.tr("Secret"), panel)
        ways = QHBoxLayout()
        self._ways = QButtonGroup(self)
        for button in (self.open_table, self.secret_table):
            button.setCheckable(True)
            button.setAutoDefault(True)
            self._ways.addButton(button)
            ways.addWidget(button)
        ways.addStretch(1)
        self._way_note = label("", "small", wrap=True)
        self._ways.buttonToggled.connect(self._explain_way)
        self.seed = QLineEdit(panel)
        self.seed.setPlaceholderText(self.tr("random"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setMaxLength(40)
        self.seed.textChanged.connect(self._check)
        self.seed.returnPressed.connect(self._start)
        self._seed_note = label(
            self.tr("The same number deals the same cards: tell it to friends."), "small", wrap=True
        )
        self.seed.setAccessibleDescription(self._seed_note.text())
        right = QVBoxLayout(panel)
        right.addWidget(label(self.tr("Rules"), "heading"))
        right.addLayout(rules)
        right.addWidget(label(self.tr("Sheets"), "heading"))
        right.addLayout(ways)
        right.addWidget(self._way_note)
        right.addWidget(label(self.tr("Seed"), "heading"))
        right.addWidget(self.seed)
        right.addWidget(self._seed_note)
        right.addStretch(1)
        self._right, self._rules, self._ways_line = right, rules, ways
        return panel

    # showing

    def show_settings(self, settings: Settings, *, bots: bool = False) -> None:
        """Show the remembered choices: those of a table with bots, or of one without."""
        self._filling = True
        self.golf.setChecked(settings.golf)
        self.bank.setChecked(settings.bank)
        (self.secret_table if settings.secret else self.open_table).setChecked(True)
        self.seed.clear()
        self._show_pace(settings.pace)
        self._set_seats(remembered_seats(settings, list(self._kinds), self._fewest, self._most, bots=bots))
        self._filling = False
        self._variant_switched()
        self._explain_way()
        self._check()

    def _show_pace(self, pace: str) -> None:
        self.pace.setCurrentIndex(self.pace.findData(pace))

    def heed(self, command: str) -> None:
        """Show what a command of the window has changed."""
        if command.startswith(PACE):
            self._show_pace(command.removeprefix(PACE))

    def set_seed(self, seed: int | None) -> None:
        """Show a seed, or ask for a random one."""
        self.seed.setText("" if seed is None else str(seed))

    def _set_seats(self, seats: list[SeatChoice]) -> None:
        while len(self.rows) > len(seats):
            row = self.rows.pop()
            self._seats_box.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(seats):
            self._new_row()
        for index, (row, seat) in enumerate(zip(self.rows, seats, strict=True)):
            row.set_place(index, len(seats), self._fewest)
            row.set_choice(seat)
        self.add_seat.setEnabled(len(seats) < self._most)
        self._order_tabs()
        self._check()

    def _new_row(self) -> None:
        row = SeatRow(self._kinds, self, self._abouts)
        row.changed.connect(self._check)
        row.entered.connect(self._start)
        row.ink_chosen.connect(lambda name, row=row: self._ink_chosen(row, name))
        row.up.connect(lambda row=row: self._move(row, -1))
        row.down.connect(lambda row=row: self._move(row, 1))
        row.removed.connect(lambda row=row: self._remove(row))
        self.rows.append(row)
        self._seats_box.addWidget(row)
        row.rescale(self.unit or 1.0)

    def _order_tabs(self) -> None:
        chain: list[QWidget] = []
        for row in self.rows:
            chain += [row.name, row.ink, row.player, row.earlier, row.later, row.remove]
        chain += [self.add_seat, self.pace, *self.switches, self.open_table, self.secret_table, self.seed, self.go]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    # seats

    def _typed(self) -> list[SeatChoice]:
        return [row.typed for row in self.rows]

    def _add(self) -> None:
        used = {row.choice.ink for row in self.rows}
        ink = next(name for name in PEN_NAMES if name not in used)
        player = another_player([row.choice.player for row in self.rows], list(self._kinds))
        self._set_seats([*self._typed(), SeatChoice("", ink, player)])
        self.rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, row: SeatRow) -> None:
        at = self.rows.index(row)
        seats = self._typed()
        del seats[at]
        self._set_seats(seats)
        self.rows[min(at, len(self.rows) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, row: SeatRow, step: int) -> None:
        at = self.rows.index(row)
        seats = self._typed()
        seats[at], seats[at + step] = seats[at + step], seats[at]
        self._set_seats(seats)
        other = self.rows[at + step]
        button = other.earlier if step < 0 else other.later
        (button if button.isEnabled() else other.name).setFocus(Qt.FocusReason.OtherFocusReason)

    def _ink_chosen(self, row: SeatRow, name: str) -> None:
        """An ink is there once: whoever had it gets the other one."""
        for other in self.rows:
            if other is not row and other.choice.ink == name:
                other.set_ink(row.ink_before)
        row.set_ink(name)
        self._check()

    # rules

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

    def _explain_way(self) -> None:
        secret = self.secret_table.isChecked()
        self._way_note.setText(
            self.tr("Each sheet is hidden behind a curtain until its owner is there.")
            if secret
            else self.tr("Everybody may look on; the next sheet slides in by one key.")
        )

    # starting

    def paint_night(self, painter: QPainter, area: QRectF) -> None:
        """The city waits at the foot of the page."""
        super().paint_night(painter, area)
        paint_horizon(painter, area, 0.5)

    def _check(self) -> None:
        """Say what is wrong as soon as it is."""
        self.pace.setVisible(any(row.choice.player != HUMAN for row in self.rows))
        problem = name_problem([row.choice.name for row in self.rows])
        problem = problem or people_problem([row.choice.player for row in self.rows])
        wrong_seed = False
        try:
            seed_of(self.seed.text())
        except ValueError as fault:
            problem, wrong_seed = problem or str(fault), True
        if self.seed.property("wrong") != wrong_seed:
            self.seed.setProperty("wrong", wrong_seed)
            self.seed.style().unpolish(self.seed)
            self.seed.style().polish(self.seed)
        self.problem.setText(problem)
        self.go.setEnabled(not problem)

    def _start(self) -> None:
        self._check()
        if self.go.isEnabled():
            self.start.emit(self.choices())

    def choices(self) -> NewGame:
        """The table as it is set; a random seed is drawn here."""
        typed = seed_of(self.seed.text())
        return NewGame(
            tuple(row.choice for row in self.rows),
            self.golf.isChecked(),
            self.bank.isChecked(),
            self.secret_table.isChecked(),
            random_seed() if typed is None else typed,
        )

    def opened(self) -> None:
        """One key starts the remembered table."""
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescale(self, unit: float) -> None:
        """Margins, switches and rows."""

        def px(size: float) -> int:
            return round(size * unit)

        for part in (self._back, self._menu, self._title):
            part.set_unit(unit)
        for switch in self.switches:
            switch.set_unit(unit)
        for row in self.rows:
            row.rescale(unit)
        self._whole.setContentsMargins(px(30), px(10), px(30), px(16))
        self._whole.setSpacing(px(10))
        for layout in (self._left, self._right):
            layout.setContentsMargins(px(24), px(18), px(24), px(20))
            layout.setSpacing(px(10))
        self._seats_box.setSpacing(px(12))
        self._rules.setHorizontalSpacing(px(14))
        self._rules.setVerticalSpacing(px(5))
        self._ways_line.setSpacing(px(8))
        self._body.setSpacing(px(16))
        self._foot.setSpacing(px(20))
        self.go.setMinimumSize(px(240), px(60))
