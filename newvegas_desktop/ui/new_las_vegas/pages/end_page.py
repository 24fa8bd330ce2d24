"""The end page: the final score filled in part by part, who won and why, and what to do next."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from newvegas_desktop.new_las_vegas.present.end_view import EndView
from newvegas_desktop.ui.new_las_vegas.pages.chart import Chart
from newvegas_desktop.ui.new_las_vegas.pages.score_pad import ScorePad
from newvegas_desktop.ui.new_las_vegas.solo_cards import paint_small_card
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import box, disc, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT
from newvegas_desktop.ui.shell.controls import HINTS
from newvegas_desktop.ui.shell.neon_title import NeonTitle
from newvegas_desktop.ui.shell.page import Page, label

_LOAN = Type(18, 600, LEFT, least=14)
_VOTE = Type(17, 600, LEFT, least=13)
NEXT_SEED, SAME_SEED, NEW, SAVE, SHEETS, START = "again", "same_cards", "new_game", "save_as", "sheets", "start_page"
NEXT_ARCHITECT = "next_architect"


def votes_text(view: EndView) -> str:
    """What the votes brought, and in solo what ACME's bank card was."""
    return view.loan if view.bank is None else f"{view.loan} {view.bank.text}"


class Votes(QWidget):
    """How everyone voted, and what came of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty panel."""
        super().__init__(parent)
        self.view: EndView | None = None
        self._unit = 1.0

    def set_unit(self, unit: float) -> None:
        """Draw at a scale."""
        self._unit = unit
        self.setFixedHeight(round(self._tall() * unit))

    def _tall(self) -> int:
        voters = sum(1 for seat in self.view.seats if seat.voted_for is not None) if self.view else 0
        return 58 + 26 * ((voters + 2) // 3)

    def show_votes(self, view: EndView) -> None:
        """Show the votes of a game."""
        self.view = view
        votes = ", ".join(f"{seat.name} {seat.vote}" for seat in view.seats if seat.vote)
        self.setAccessibleName(self.tr("The loan"))
        self.setAccessibleDescription(f"{votes_text(view)} {votes}".strip())
        self.set_unit(self._unit)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sentence, then a tick or a cross for every seat."""
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.scale(self._unit, self._unit)
        area = QRectF(0, 0, self.width() / self._unit, self.height() / self._unit)
        box(painter, area.adjusted(1, 1, -1, -1), 12, tone(NIGHT.panel, 0.9), pen(NIGHT.edge, 1.3))
        paint_icon(painter, "vote", QPointF(28, 28), 24, NIGHT.amber)
        right = 66.0
        if self.view.bank is not None and self.view.bank.effect is not None:
            card = QRectF(area.width() - 58, 10, 46, area.height() - 20)
            paint_small_card(painter, card, self.view.bank.number, self.view.bank.effect)
            right += 56
        words = QRectF(52, 7, area.width() - right, 44)
        draw_lines(painter, words, votes_text(self.view), _LOAN, NIGHT.text, 2, 1.1)
        voters = [seat for seat in self.view.seats if seat.voted_for is not None]
        column = (area.width() - right + 34) / 3
        for index, seat in enumerate(voters):
            x, y = 16 + (index % 3) * column, 64 + (index // 3) * 26
            disc(painter, QPointF(x + 9, y), 9.5, LIGHT.pens[seat.pen].plate, pen(NIGHT.text, 1.4))
            paint_icon(painter, "check" if seat.voted_for else "cross", QPointF(x + 9, y), 11, NIGHT.text)
            draw_text(painter, QRectF(x + 25, y - 10, column - 30, 20), seat.name, _VOTE, NIGHT.soft)
        painter.end()


class EndButton(QPushButton):
    """A button that the key of the last confirmation, pressed once more or held down, does not press."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter alone presses; with Ctrl it confirms a turn, and there is none."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        keypad = Qt.KeyboardModifier.KeypadModifier
        page = self.parent()
        if enter and (event.isAutoRepeat() or event.modifiers() & ~keypad):
            event.accept()
        elif (enter or event.key() == Qt.Key.Key_Space) and isinstance(page, EndPage) and page.pad.filling:
            page.pad.finish()
        else:
            super().keyPressEvent(event)


class EndPage(Page):
    """Shown when a game is over; what is chosen here is emitted as a word."""

    chosen = Signal(str)
    """again, same_cards, new_game, save_as, sheets or start_page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """A page without a game."""
        super().__init__(parent)
        self.view: EndView | None = None
        self.setAccessibleName(self.tr("End of the game"))
        self.title = NeonTitle()
        self.decided = label("", "heading", wrap=True)
        self.why = label("", "soft", wrap=True)
        self.facts = label("", "small", wrap=True)
        self.pad, self.chart, self.votes = ScorePad(self), Chart(self), Votes(self)
        self.pad.filled.connect(self._name_winner)
        self.pad.advanced.connect(self.chart.reveal)
        self._menu = self.menu_button()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.decided)
        words.addWidget(self.why)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addLayout(words, 1)
        head.addWidget(self._menu, 0, Qt.AlignmentFlag.AlignTop)
        side = QVBoxLayout()
        side.addWidget(self.chart, 1)
        side.addWidget(self.votes)
        side.addWidget(self.facts)
        body = QHBoxLayout()
        body.addWidget(self.pad, 60)
        body.addLayout(side, 40)
        self._head, self._body, self._side = head, body, side
        self.buttons = self._make_buttons()
        foot = QHBoxLayout()
        for index, button in enumerate(self.buttons.values()):
            if index == 4:
                foot.addStretch(1)
            foot.addWidget(button)
        self._foot = foot
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(head)
        self._whole.addLayout(body, 1)
        self._whole.addLayout(foot)

    def _make_buttons(self) -> dict[str, QPushButton]:
        made: dict[str, QPushButton] = {}
        for name, text, tip in (
            (NEXT_SEED, self.tr("Play again"), self.tr("The same table with new cards")),
            (SAME_SEED, self.tr("Same cards"), self.tr("The same table with the same cards")),
            (NEXT_ARCHITECT, self.tr("Next architect"), ""),
            (NEW, self.tr("New game…"), self.tr("Another table (Ctrl+N)")),
            (SHEETS, self.tr("Look at the sheets"), self.tr("Back to the table as it stands")),
            (SAVE, self.tr("Save the record…"), self.tr("Save the whole game to a file (Ctrl+S)")),
            (START, self.tr("Start page"), self.tr("Leave the table")),
        ):
            button = EndButton(text, self)
            button.setToolTip(tip)
            button.setAccessibleName(text.rstrip("…"))
            button.setAccessibleDescription(tip)
            button.setAutoDefault(True)
            button.clicked.connect(lambda checked=False, name=name: self.chosen.emit(name))
            made[name] = button
        made[NEXT_SEED].setProperty("role", "primary")
        return made

    def show_end(self, view: EndView, theme: str = "light", motion: bool = True) -> None:
        """Show the end of a game, filled in part by part where motion is wanted."""
        self.view = view
        self._set_title(self.tr("Final score"))
        self.decided.setText(self.tr("Click, or press Enter, to see all of it at once."))
        self.why.setText(" ".join(view.reasons))
        self.facts.setText(view.facts)
        self.buttons[SAME_SEED].setVisible(view.seed is not None)
        self.buttons[NEXT_ARCHITECT].hide()
        self.set_theme(theme)
        self.chart.show_points(view)
        self.votes.show_votes(view)
        self.pad.show_score(view, motion)
        self._share()

    def show_ladder(self, best: str, following: str) -> None:
        """Solo: the best result against this architect, and who is the next one."""
        if best:
            self.facts.setText(f"{self.facts.text()}\n{best}")
        button = self.buttons[NEXT_ARCHITECT]
        button.setVisible(bool(following))
        button.setToolTip(self.tr("New cards against {name}").format(name=following))
        button.setAccessibleDescription(button.toolTip())

    def _set_title(self, text: str) -> None:
        self.title.setText(text)
        self.title.updateGeometry()

    def _name_winner(self) -> None:
        """The last figure is written: now it is said who has won."""
        if self.view is not None:
            self._set_title(self.view.title)
            self.decided.setText(self.view.decided)

    def set_theme(self, name: str) -> None:
        """Paint on another board."""
        self.pad.set_theme(name)
        self.chart.set_theme(name)

    def _share(self) -> None:
        """Two seats leave more room for the chart, six less."""
        seats = len(self.view.seats) if self.view else 2
        pad = {1: 46, 2: 46, 3: 56, 4: 63, 5: 68}.get(seats, 71)
        self._body.setStretch(0, pad)
        self._body.setStretch(1, 100 - pad)

    def opened(self) -> None:
        """Enter plays again."""
        self.buttons[NEXT_SEED].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape first ends the animation."""
        if event.key() == Qt.Key.Key_Escape and self.pad.filling:
            self.pad.finish()
        else:
            super().keyPressEvent(event)

    def rescale(self, unit: float) -> None:
        """Margins and painted parts."""

        def px(size: float) -> int:
            return round(size * unit)

        self._menu.set_unit(unit)
        self.title.set_unit(unit)
        self.chart.set_unit(unit)
        self.votes.set_unit(unit)
        self._whole.setContentsMargins(px(20), px(6), px(20), px(12))
        self._whole.setSpacing(px(8))
        self._head.setSpacing(px(24))
        for layout in (self._body, self._side):
            layout.setSpacing(px(10))
        self._foot.setSpacing(px(9))
