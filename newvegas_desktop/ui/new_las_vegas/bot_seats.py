"""The bots of a table: they think beside the window and play at the pace the user has set."""

from PySide6.QtCore import QObject, QTimer, Signal

from newvegas_desktop.family.thinking import Answer, Question
from newvegas_desktop.new_las_vegas.present.bot_turns import BotTurns, Took, bots_of
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.report import Report, ReportRow, reasons, row_text
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.ui.shell.thinker import THINK_SECONDS, Thinker

GAPS = {"instant": 0, "quick": 200, "normal": 500, "slow": 1_200}
"""Milliseconds before each bot lays its turn down; until the last one has, a person may still undo."""
HOLDS = {"instant": 0, "quick": 1_400, "normal": 3_200, "slow": -1}
"""Milliseconds for which is told what the bots did; for ever, until a key or a click, if negative."""
BEAT_MS = 320


class BotSeats(QObject):
    """Lets bots think as soon as a round begins, and play when every person has."""

    problem = Signal(str)
    """A bot could not play: a sentence."""
    beat = Signal(int)
    """While bots think and things may move: the next moment of it."""

    def __init__(self, controller: TableController, pace: str = "normal", parent: QObject | None = None) -> None:
        """Take the bots' seats of a table; `begin` lets them think."""
        super().__init__(parent)
        self.controller = controller
        self.session = controller.session
        self.pace = pace
        self.motion = True
        bots = {seat: bot for seat, bot in bots_of(self.session.seats).items() if seat in controller.look.bots}
        self.turns = BotTurns(self.session, bots)
        self._active = bool(bots) and not controller.look.read_only
        self._asked: tuple[int, Question] | None = None
        self._version = -1
        self._round = self.session.game.round
        self._hurried = False
        self._beats = 0
        self._thinker = Thinker([self.session.game.board], self)
        self._thinker.answered.connect(self._answered)
        self._gap = self._timer(self._play)
        self._hold = self._timer(self._told)
        self._beat = QTimer(self)
        self._beat.setInterval(BEAT_MS)
        self._beat.timeout.connect(self._next_beat)
        if bots:
            controller.hurry = self.hurry
            controller.explain = self.explain
            controller.whys = lambda round_, seat: self.turns.told.get((round_, seat), ())

    def _timer(self, what: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(what)
        return timer

    def begin(self) -> None:
        """Follow the game from now on."""
        if self._active:
            self._thinker.warm()
            self.controller.subscribe(self._follow)
            self._follow()

    def close(self) -> None:
        """Stop at once, whatever a bot is about."""
        self._active = False
        for timer in (self._gap, self._hold, self._beat):
            timer.stop()
        self._thinker.close()

    # thinking

    def _follow(self) -> None:
        """The screen has changed, and perhaps the game."""
        if self.controller.look.report is None:
            self._hold.stop()
        if not self._active or self._version == self.session.history.version:
            return
        self._version = self.session.history.version
        if self.turns.refresh() or (self._asked is not None and self._asked[0] not in self.turns.thinking()):
            self._thinker.drop()
            self._asked = None
        self._tell_round()
        self._go_on()

    def _go_on(self) -> None:
        """Ask the next bot, and play what is decided."""
        if self._asked is None:
            self._asked = self.turns.question(THINK_SECONDS)
            if self._asked is not None:
                self._thinker.ask(self._asked[1])
                if self._hurried:
                    self._thinker.hurry()
        thinking = self.turns.thinking()
        if thinking and self.motion and not self._beat.isActive():
            self._beat.start()
        elif not thinking:
            self._beat.stop()
        if self.turns.next_to_play() is None:
            self._gap.stop()
        elif not self._gap.isActive():
            turns = self.session.game.phase is Phase.TURNS
            self._gap.start(GAPS[self.pace] if turns and not self._hurried else 0)
        self.controller.show_thinking(thinking)

    def _answered(self, answer: Answer) -> None:
        if self._asked is None:
            return
        (seat, question), self._asked = self._asked, None
        problem = self.turns.take(seat, question, answer)
        if problem:
            sentence = self.tr("{name} made a mistake ({why}). The rest of its turn is played by lot.")
            self.problem.emit(sentence.format(name=self.session.seats[seat].name, why=problem))
        self._go_on()

    def _next_beat(self) -> None:
        self._beats += 1
        self.beat.emit(self._beats)

    def hurry(self) -> None:
        """Have the bots answer with the best they have and play without a pause, for this round."""
        self._hurried = True
        self._thinker.hurry()
        if self._gap.isActive():
            self._gap.start(0)

    # playing

    def _play(self) -> None:
        seat = self.turns.next_to_play()
        if seat is not None:
            self.controller.play_for(seat, self.turns.play(seat))

    # telling

    def _tell_round(self) -> None:
        """A round has closed: tell what the bots did in it."""
        before, self._round = self._round, self.session.game.round
        if self._round == before:
            return
        self._hurried = False
        if self._round != before + 1 or before < 1 or HOLDS[self.pace] == 0:
            return
        rows = self._rows(before, tuple(self.turns.bots), with_whys=False)
        if self.controller.brought is not None:
            rows += self.controller.brought.rows
            self.controller.look.news = []
        note = self.tr("W: why · Esc: close")
        self.controller.tell(Report(self._title(before), rows, 1 if self.motion else len(rows), note))
        self._hold_on()

    def _hold_on(self) -> None:
        report = self.controller.look.report
        if report is not None and report.shown < len(report.rows):
            self._hold.start(max(GAPS[self.pace], 1))
        elif HOLDS[self.pace] > 0:
            self._hold.start(HOLDS[self.pace])

    def _told(self) -> None:
        """The next row, or the end of the report."""
        report = self.controller.look.report
        if report is not None and report.shown < len(report.rows):
            self.controller.tell(Report(report.title, report.rows, report.shown + 1, report.note))
            self._hold_on()
        else:
            self.controller.tell(None)

    def explain(self, seat: int | None) -> None:
        """Tell what a bot, or every bot, did last and why, until a key or a click."""
        self._hold.stop()
        asked = tuple(self.turns.bots) if seat is None else (seat,)
        game = self.session.game
        round_ = game.round if game.phase in (Phase.END, Phase.RESHUFFLE) else game.round - 1
        if round_ < 1:
            rows = tuple(self._row(each, self.tr("has not played yet"), "") for each in asked)
            report = Report(self.tr("What the bots did"), rows, len(rows))
        else:
            rows = self._rows(round_, asked, with_whys=True)
            report = Report(self._title(round_), rows, len(rows))
        self.controller.tell(None if report == self.controller.look.report else report)

    def _title(self, round_: int) -> str:
        return self.tr("What the bots did in round {number}").format(number=round_)

    def _rows(self, round_: int, seats: tuple[int, ...], *, with_whys: bool) -> tuple[ReportRow, ...]:
        entries, say = self.session.history.entries, self.controller.say
        rows = []
        for seat in seats:
            took: list[Took] = self.turns.told.get((round_, seat), [])
            why = reasons(took, say) if with_whys else ""
            if with_whys and not why:
                why = self.tr("Why is not known: reasons are kept only until the program ends.")
            rows.append(self._row(seat, row_text(entries, round_, seat, say), why))
        return tuple(rows)

    def _row(self, seat: int, text: str, why: str) -> ReportRow:
        look = self.controller.look
        return ReportRow(look.names[seat], look.pens[seat], text, why)
