"""The page of an exercise: the city as large as it can be, one bar below it, and the judgement when it is done."""

from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from newvegas_desktop.new_las_vegas.practice.exercise import Kind
from newvegas_desktop.new_las_vegas.present.practice_desk import Desk
from newvegas_desktop.new_las_vegas.present.practice_view import round_views, value_views
from newvegas_desktop.new_las_vegas.words.names import EFFECTS
from newvegas_desktop.ui.new_las_vegas.practice.figures import Figure, Pips, Rounds, Values
from newvegas_desktop.ui.new_las_vegas.practice.one_line import OneLine
from newvegas_desktop.ui.new_las_vegas.practice.result_bar import ResultBar
from newvegas_desktop.ui.new_las_vegas.practice.road_map import RoadMap
from newvegas_desktop.ui.new_las_vegas.table_access import announce
from newvegas_desktop.ui.shell.controls import IconButton, Switch
from newvegas_desktop.ui.shell.page import Page, label

STEP_MS = 460


class ExercisePage(Page):
    """Shows a desk; whatever is done on it is asked of the desk, and what leaves the page is a signal."""

    done = Signal()
    """The attempt is to be judged."""
    closed = Signal()
    """Back to choosing."""
    again = Signal(bool)
    """Try again: from where the best was left, or from the beginning."""
    another = Signal()
    """The next exercise of the same kind and level."""
    go_on = Signal()
    """Draw on where the attempt stands."""
    share = Signal()
    """The code goes to the clipboard."""
    changed = Signal()
    """The desk has changed."""
    tell = Signal(bool)
    """Say at once when there is no way home, or do not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """A page without an exercise."""
        super().__init__(parent)
        self.desk: Desk | None = None
        self.motion = True
        self.setAccessibleName(self.tr("Exercise"))
        self.map = RoadMap(self)
        self.map.chosen.connect(self._draw)
        self.map.pointed.connect(self._point)
        self.map.arrow.connect(self._arrow)
        self.title = label("", "heading")
        self.task = OneLine("soft")
        self._leave = IconButton("back", self.tr("Back to the exercises"), self)
        self._leave.setToolTip(self.tr("Back to the exercises (Esc)"))
        self._leave.clicked.connect(self.closed)
        self._menu = self.menu_button()
        self.code = QPushButton(self)
        self.code.setAutoDefault(True)
        # the head keeps its height where there is no code
        policy = self.code.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.code.setSizePolicy(policy)
        self.code.clicked.connect(self.share)
        head = QHBoxLayout()
        head.addWidget(self._leave)
        head.addWidget(self.title)
        head.addWidget(self.task, 1)
        head.addWidget(self.code)
        head.addWidget(self._menu)
        self.result = ResultBar(self)
        self.result.stepped.connect(self.show_step)
        self.result.again.connect(self.again)
        self.result.another.connect(self.another)
        self.result.go_on.connect(self.go_on)
        self._bars = QStackedWidget(self)
        self._bars.addWidget(self._make_bar())
        self._bars.addWidget(self.result)
        whole = QVBoxLayout(self)
        whole.addLayout(head)
        whole.addWidget(self.map, 1)
        whole.addWidget(self._bars)
        self._whole, self._head = whole, head
        # from the sheet to what one does with it, and to the head last
        order = (self.map, self.undo, self.redo, self.restart, self.pass_button, self.give_up, self.finish)
        for one, other in pairwise((*order, self.tell_switch, self.code, self._menu, self._leave)):
            self.setTabOrder(one, other)
        self._steps = QTimer(self)
        self._steps.setInterval(STEP_MS)
        self._steps.timeout.connect(self._next_step)

    def _make_bar(self) -> QWidget:
        """What is shown while drawing."""
        self.prompt = OneLine()
        self.tell_switch = Switch(self.tr("Tell me when I can’t get home"))
        self.tell_switch.toggled.connect(self.tell)
        self.figure, self.pips, self.values, self.rounds = Figure(changes=True), Pips(), Values(), Rounds()
        self.values.changed.connect(self._improve)
        self.undo = self._tool("undo", self.tr("Take back"), "Backspace", self._undo)
        self.redo = self._tool("redo", self.tr("Draw again"), "Ctrl+Y", self._redo)
        self.restart = self._tool("restart", self.tr("From the beginning"), "Ctrl+R", self._restart)
        self.pass_button = QPushButton(self.tr("Let it pass"))
        self.pass_button.setToolTip(self.tr("Let this Limousine pass (S)"))
        self.pass_button.clicked.connect(self._pass)
        self.give_up = QPushButton(self.tr("Give up"))
        self.give_up.setProperty("role", "flat")
        self.give_up.setToolTip(self.tr("Shows the best route"))
        self.give_up.clicked.connect(self.done)
        self.finish = QPushButton(self.tr("Done"))
        self.finish.setProperty("role", "primary")
        self.finish.setToolTip(self.tr("Compare with the best route (Enter)"))
        self.finish.clicked.connect(self.done)
        for button in (self.pass_button, self.give_up, self.finish):
            button.setAutoDefault(True)
        for control in (self.undo, self.redo, self.restart, self.pass_button, self.tell_switch):
            # a click leaves the arrow keys to the car
            control.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.prompt, 1)
        first.addWidget(self.tell_switch)
        for widget in (self.figure, self.pips, self.values, self.rounds):
            second.addWidget(widget)
        second.addStretch(1)
        for button in (self.undo, self.redo, self.restart, self.pass_button, self.give_up, self.finish):
            second.addWidget(button)
        bar = QWidget()
        column = QVBoxLayout(bar)
        column.addLayout(first)
        column.addLayout(second)
        self._bar_layouts = (first, second, column)
        return bar

    def _tool(self, icon: str, name: str, keys: str, do: object) -> IconButton:
        button = IconButton(icon, name, self)
        button.setToolTip(f"{name} ({keys})")
        button.clicked.connect(do)
        return button

    def rescale(self, unit: float) -> None:
        """Margins and painted parts."""
        edge = round(8 * unit)
        self._whole.setContentsMargins(edge, edge, edge, edge)
        self._whole.setSpacing(round(5 * unit))
        self._head.setSpacing(round(12 * unit))
        first, second, column = self._bar_layouts
        column.setContentsMargins(round(6 * unit), 0, round(6 * unit), 0)
        column.setSpacing(round(2 * unit))
        first.setSpacing(round(12 * unit))
        second.setSpacing(round(10 * unit))
        for part in (self._leave, self._menu, self.tell_switch, self.figure, self.pips, self.rounds):
            part.set_unit(unit)
        for button in (self.undo, self.redo, self.restart):
            button.set_unit(1.2 * unit)
        self.result.set_unit(unit)
        # one height for both bars: the sheet does not jump when an attempt is judged
        self._bars.setFixedHeight(round(112 * unit))
        if self.desk is not None:
            self.refresh()

    def opened(self) -> None:
        """Back on the page, the keyboard drives again."""
        if self.desk is not None and self.desk.review is None:
            self.map.setFocus(Qt.FocusReason.OtherFocusReason)

    # what it shows

    def show_desk(self, desk: Desk) -> None:
        """Start on an exercise, or go on with one."""
        self.desk = desk
        self._steps.stop()
        self.title.setText(desk.title())
        self.task.setText(desk.task())
        self.code.setText(self.tr("Share {code}").format(code=desk.code))
        self.code.setToolTip(self.tr("Copy this code: whoever types it gets the same exercise"))
        self.code.setAccessibleName(self.tr("Copy the code {code}").format(code=desk.code))
        self.code.setVisible(bool(desk.code))
        self.tell_switch.setChecked(desk.tell)
        self.refresh()
        self.map.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show how the desk stands."""
        desk = self.desk
        if desk is None:
            return
        self.map.motion = self.motion
        self.map.show_map(desk.map(), desk.slots())
        if desk.review is not None:
            self.result.show_review(desk)
            self._bars.setCurrentWidget(self.result)
            return
        self._bars.setCurrentIndex(0)
        attempt, kind = desk.attempt, desk.exercise.kind
        prompt = desk.prompt()
        if prompt.text != self.prompt.text():
            announce(self.map, prompt.text)
        self.prompt.setText(prompt.text)
        role = "warning" if prompt.warning else "heading"
        if self.prompt.property("role") != role:
            self.prompt.setProperty("role", role)
            self.prompt.style().polish(self.prompt)
        self._show_figures(desk)
        self.values.show_values(value_views(attempt, desk.say), kind is Kind.FREE, self.unit or 1.0)
        self.rounds.setVisible(kind is Kind.CARDS)
        if kind is Kind.CARDS:
            self._show_rounds(desk)
        self.pass_button.setVisible(kind is Kind.CARDS)
        self.pass_button.setEnabled(attempt.can_pass)
        self.undo.setEnabled(desk.can_undo)
        self.restart.setEnabled(desk.can_undo)
        self.redo.setEnabled(desk.can_redo)
        self.finish.setEnabled(desk.can_finish)
        self.finish.setText(self.tr("Compare") if kind is Kind.FREE else self.tr("Done"))
        self.give_up.setVisible(kind in (Kind.TOUR, Kind.ERRAND))
        self.tell_switch.setVisible(kind is not Kind.FREE)

    def _show_figures(self, desk: Desk) -> None:
        attempt, kind = desk.attempt, desk.exercise.kind
        half = desk.half is not None
        if kind is Kind.ERRAND:
            wanted = desk.exercise.targets
            done = (wanted & attempt.visited).bit_count()
            figure = self.tr("{n} of {all}").format(n=done, all=wanted.bit_count())
            self.figure.show_figure(figure, self.tr("carpets visited"))
        else:
            self.figure.show_figure(desk.say.number(attempt.value), self.tr("points"))
        self.figure.show_delta(desk.delta)
        if kind in (Kind.CARDS, Kind.FREE):
            words = desk.say.count("{n} path drawn", "{n} paths drawn", attempt.drawn)
            self.pips.show_paths(attempt.drawn, 0, half, words)
        else:
            words = desk.say.count("{n} path left", "{n} paths left", attempt.left)
            self.pips.show_paths(attempt.drawn, attempt.left, half, words)

    def _show_rounds(self, desk: Desk) -> None:
        rounds = round_views(desk.attempt, desk.say)
        now = self.tr("Round {n} of {all}").format(
            n=min(desk.attempt.round + 1, len(desk.exercise.rounds)), all=len(desk.exercise.rounds)
        )
        names = [
            ", ".join(desk.say(EFFECTS[effect]) for effect in round_.effects)
            for round_ in desk.exercise.rounds[desk.attempt.round : desk.attempt.round + 2]
        ]
        spoken = now + ": " + names[0] if names else now
        if len(names) > 1:
            spoken += ". " + self.tr("Next: {effects}").format(effects=names[1])
        self.rounds.show_rounds(rounds, now, self.tr("next"), spoken)

    # the best route step by step

    def show_step(self, step: int) -> None:
        """Drive the best route up to a step."""
        self._steps.stop()
        if self.desk is not None and self.desk.show_step(step):
            self.refresh()

    def show_best(self) -> None:
        """Begin to drive the best route, or show it whole where nothing moves."""
        desk = self.desk
        if desk is None or desk.review is None:
            return
        self.refresh()
        if not self.motion or desk.review.perfect:
            desk.show_step(desk.steps)
            self.refresh()
        else:
            self._steps.start()
        self.result.focus_first()

    def _next_step(self) -> None:
        desk = self.desk
        if desk is None or not desk.show_step(desk.step + 1):
            self._steps.stop()
        else:
            self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves on a page that is not seen."""
        super().hideEvent(event)
        self._steps.stop()
        self.map.stop()

    # what is done

    def _tell(self, did: bool) -> bool:
        """The desk did something, or said why not."""
        self.refresh()
        if did:
            self.changed.emit()
        return did

    def _draw(self, slot: str) -> None:
        if self.desk is not None:
            self._tell(self.desk.draw(slot))

    def _point(self, slot: str) -> None:
        if self.desk is not None and self.desk.point(slot or None):
            self.map.show_map(self.desk.map(), self.map.slots)
            self.figure.show_delta(self.desk.delta)

    def _arrow(self, down: int, right: int) -> None:
        if self.desk is None:
            return
        if self.desk.review is not None:
            self.show_step(self.desk.step + (down or right))
        else:
            self._tell(self.desk.drive_block(down, right))

    def _undo(self) -> None:
        if self.desk is not None:
            self._tell(self.desk.undo())

    def _redo(self) -> None:
        if self.desk is not None:
            self._tell(self.desk.redo())

    def _restart(self) -> None:
        if self.desk is not None:
            self._tell(self.desk.restart())

    def _pass(self) -> None:
        if self.desk is not None:
            self._tell(self.desk.let_pass())

    def _improve(self, carpet: object) -> None:
        if self.desk is not None:
            self._tell(self.desk.improve(carpet))  # type: ignore[arg-type]

    def command(self, name: str) -> bool:
        """A command of the window; whether it is one of this page's."""
        doing = {"undo": self._undo, "redo": self._redo}.get(name)
        if doing is not None:
            doing()
        return doing is not None

    def can(self, name: str) -> bool:
        """Whether a command of the window does something here."""
        desk = self.desk
        return desk is not None and bool({"undo": desk.can_undo, "redo": desk.can_redo}.get(name))

    def _escape(self) -> None:
        """Drop a path that is half drawn; else leave."""
        if self.map.drop():
            return
        if self.desk is not None and self.desk.half is not None:
            self._undo()
        else:
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace takes back, Enter judges, S lets pass, Ctrl+R begins again, Escape drops half a path or leaves."""
        key, control = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        judged = self.desk is not None and self.desk.review is not None
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif key == Qt.Key.Key_Backspace and not judged:
            self._undo()
        elif key == Qt.Key.Key_R and control and not judged:
            self._restart()
        elif key == Qt.Key.Key_S and not control and not judged:
            self._pass()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not judged:
            if self.desk is not None and self.desk.can_finish:
                self.done.emit()
        else:
            super().keyPressEvent(event)
