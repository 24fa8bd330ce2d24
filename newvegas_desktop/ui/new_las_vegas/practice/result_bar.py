"""The bar below a judged exercise: stars, yours against the best, its steps, and what to do next."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from newvegas_desktop.new_las_vegas.practice.exercise import Kind
from newvegas_desktop.new_las_vegas.present.practice_desk import Desk
from newvegas_desktop.ui.new_las_vegas.practice.figures import Figure, Legend, Stars
from newvegas_desktop.ui.new_las_vegas.practice.one_line import OneLine
from newvegas_desktop.ui.shell.controls import IconButton
from newvegas_desktop.ui.shell.page import label


class ResultBar(QWidget):
    """Says how it went; everything that follows is a button."""

    stepped = Signal(int)
    """Drive the best route up to a step."""
    again = Signal(bool)
    """Try again: from where the best was left, or from the beginning."""
    another = Signal()
    """The next exercise."""
    go_on = Signal()
    """Draw on where the attempt stands."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty bar."""
        super().__init__(parent)
        self.stars, self.legend, self.percent = Stars(), Legend(), Figure()
        self.verdict, self.fall = OneLine("heading"), OneLine("soft")
        self.note = label("", "small")
        self.before = IconButton("back", self.tr("One step back"), self)
        self.after = IconButton("next", self.tr("One step on"), self)
        self.before.setToolTip(self.tr("One step back (←)"))
        self.after.setToolTip(self.tr("One step on (→)"))
        self.step = label("", "")
        self.step.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._step = 0
        self.before.clicked.connect(lambda: self.stepped.emit(self._step - 1))
        self.after.clicked.connect(lambda: self.stepped.emit(self._step + 1))
        self.from_there = QPushButton(self.tr("Try again from there"))
        self.keep_on = QPushButton(self.tr("Keep drawing"))
        self.once_more = QPushButton(self.tr("Again"))
        self.next = QPushButton(self.tr("Next one"))
        self.next.setProperty("role", "primary")
        for button in (self.from_there, self.keep_on, self.once_more, self.next):
            button.setAutoDefault(True)
        for button in (self.before, self.after, self.from_there, self.keep_on, self.once_more, self.next):
            button.installEventFilter(self)
        self.from_there.clicked.connect(lambda: self.again.emit(True))
        self.once_more.clicked.connect(lambda: self.again.emit(False))
        self.next.clicked.connect(self.another)
        self.keep_on.clicked.connect(self.go_on)
        self.keep_on.setToolTip(self.tr("Go on with your route as it stands"))
        self.from_there.setToolTip(self.tr("Go back to where your route left the best one"))
        self.once_more.setToolTip(self.tr("The same exercise from the beginning"))
        said = QVBoxLayout()
        said.setSpacing(0)
        said.addStretch(1)
        said.addWidget(self.verdict)
        said.addWidget(self.fall)
        said.addStretch(1)
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.stars)
        first.addWidget(self.percent)
        first.addLayout(said, 1)
        first.addWidget(self.note)
        for widget in (self.legend, self.before, self.step, self.after):
            second.addWidget(widget)
        second.addStretch(1)
        for button in (self.from_there, self.keep_on, self.once_more, self.next):
            second.addWidget(button)
        column = QVBoxLayout(self)
        column.addLayout(first)
        column.addLayout(second)
        self._layouts = (first, second, column)

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        first, second, column = self._layouts
        column.setContentsMargins(round(6 * unit), 0, round(6 * unit), 0)
        column.setSpacing(round(2 * unit))
        first.setSpacing(round(12 * unit))
        second.setSpacing(round(10 * unit))
        for part in (self.stars, self.legend, self.percent):
            part.set_unit(unit)
        for button in (self.before, self.after):
            button.set_unit(1.1 * unit)
        self.step.setFixedWidth(round(96 * unit))

    def show_review(self, desk: Desk) -> None:
        """Show a judgement."""
        review = desk.review
        if review is None:
            return
        self._step = desk.step
        free = desk.exercise.kind is Kind.FREE
        self.stars.setVisible(not free)
        self.stars.show_stars(review.stars)
        self.percent.show_figure(self.tr("{n} %").format(n=review.percent), self.tr("of the best"))
        self.verdict.setText(desk.verdict())
        self.fall.setText(desk.fall_sentence())
        self.fall.setVisible(bool(self.fall.text()))
        self.note.setText(desk.note())
        perfect = review.perfect
        self.legend.show_lines(yours=bool(review.attempt.route), best=not perfect)
        for part in (self.before, self.step, self.after):
            part.setVisible(not perfect)
        self.step.setText(self.tr("path {n} of {all}").format(n=desk.step, all=desk.steps))
        self.before.setEnabled(desk.step > 0)
        self.after.setEnabled(desk.step < desk.steps)
        # where nothing was drawn it would be the beginning
        self.from_there.setVisible(not perfect and bool(review.attempt.steps))
        self.next.setVisible(not free)
        self.keep_on.setVisible(free)

    def focus_first(self) -> None:
        """The keyboard rests on what most people do next."""
        (self.next if self.next.isVisibleTo(self) else self.keep_on).setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Left and right step through the best route, wherever in the bar the keyboard rests."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self.step.isVisible():
            by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
            if by is not None:
                self.stepped.emit(self._step + by)
                return True
        return super().eventFilter(watched, event)
