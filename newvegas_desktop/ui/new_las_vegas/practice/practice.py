"""Practising routes: the two pages, the work beside the window, and the progress that is kept."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from newvegas_desktop.kept_file import KeptFile, SetAside
from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.codes import daily
from newvegas_desktop.new_las_vegas.practice.exercise import Exercise, Key, Kind
from newvegas_desktop.new_las_vegas.practice.generators import make
from newvegas_desktop.new_las_vegas.practice.progress import FILE, Progress
from newvegas_desktop.new_las_vegas.practice.review import Review, can_come_home, review
from newvegas_desktop.new_las_vegas.practice.under_way import UnderWay, resumed, under_way
from newvegas_desktop.new_las_vegas.present.practice_desk import Desk
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.strict_json import check_model, parse_json
from newvegas_desktop.ui.new_las_vegas.practice.choose_page import ChoosePage
from newvegas_desktop.ui.new_las_vegas.practice.exercise_page import ExercisePage
from newvegas_desktop.ui.shell.autosave import Autosave
from newvegas_desktop.ui.shell.background import Background
from newvegas_desktop.ui.shell.busy import Busy
from newvegas_desktop.ui.shell.language import say_in_users_language
from newvegas_desktop.ui.shell.main_window import MainWindow

CHOOSE, EXERCISE = "practice", "exercise"


class Practice(QObject):
    """Opens its pages in a window; `close` ends everything that runs."""

    said = Signal(str, bool)
    """A sentence for the user, and whether it is a warning."""
    _part = Signal(int, int)

    def __init__(
        self,
        window: MainWindow,
        folder: Path,
        *,
        seed: Callable[[], int],
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        """Read what is kept; show nothing yet."""
        super().__init__(parent)
        self._window, self._seed, self._today = window, seed, today
        self._say = say_in_users_language()
        self.board = standard_board()
        self.desk: Desk | None = None
        self._making = Background("practice", self)
        self._judging = Background("practice", self)
        self._watching = Background("practice", self)
        self._file = KeptFile(folder / FILE, Progress)
        self.progress, aside = self._file.load()
        self._problem = self._set_aside(aside) if aside is not None else ""
        self._saving = Autosave(self._write, self)
        self._saving.failed.connect(self._not_saved)
        self.choose, self.page = ChoosePage(self._say), ExercisePage()
        window.add_page(CHOOSE, self.choose)
        window.add_page(EXERCISE, self.page)
        self._busy = {CHOOSE: Busy(self.choose), EXERCISE: Busy(self.page)}
        for note in self._busy.values():
            note.stopped.connect(self.stop)
        self._part.connect(self._busy[EXERCISE].show_part, Qt.ConnectionType.QueuedConnection)
        self.choose.start.connect(self.start)
        self.page.done.connect(self.judge)
        self.page.closed.connect(self.open)
        self.page.again.connect(self._again)
        self.page.another.connect(self._another)
        self.page.go_on.connect(self._go_on)
        self.page.share.connect(self._share)
        self.page.changed.connect(self._changed)
        self.page.tell.connect(self._tell)
        window.command.connect(lambda _: self.look())
        window.page_shown.connect(self._shown)
        window.closing.connect(self.close)
        self.look()

    # pages

    def open(self) -> None:
        """Show what can be practised."""
        self.choose.show_progress(self.progress, daily(self._today()))
        self._window.show_page(CHOOSE)
        if self._problem:
            self.said.emit(self._problem, True)
            self._problem = ""

    def stop(self) -> None:
        """Nobody waits any more for what is being worked on."""
        for work in (self._making, self._judging):
            work.cancel()
        for note in self._busy.values():
            note.end()

    def _shown(self, page: str) -> None:
        """On another page nobody waits for these."""
        self.stop()
        if page != EXERCISE:
            self._watching.cancel()

    def look(self) -> None:
        """The board and whether things move, as the settings have it."""
        settings = self._window.store.settings
        self.page.map.set_theme(settings.theme)
        self.choose.picture.set_theme(settings.theme)
        self.page.result.legend.theme_name = settings.theme
        self.page.result.legend.update()
        self.page.motion = self.page.map.motion = settings.motion

    def command(self, name: str) -> bool:
        """A command of the window; whether it was for the exercise in view."""
        return self._window.page == EXERCISE and self.page.command(name)

    def can(self, name: str) -> bool:
        """Whether a command of the window does something to the exercise in view."""
        return self._window.page == EXERCISE and self.page.can(name)

    def close(self) -> None:
        """End everything that runs, and write what is not written yet."""
        self.stop()
        for work in (self._making, self._judging, self._watching):
            work.close()
        self.page.map.stop()
        self._saving.close()

    # exercises

    def start(self, what: object) -> None:
        """Start an exercise by its key, or by kind and level with a seed of its own; go on with what is under way."""
        kept = self.progress.under_way
        if isinstance(what, UnderWay):
            kept, key = what, what.key
        elif isinstance(what, Key):
            key = what
            if kept is not None and (kept.key != key or key.kind is Kind.FREE):
                kept = None
        elif isinstance(what, tuple):
            kind, level = what
            kept, key = None, Key(kind, level, self._seed())
        else:
            raise TypeError(f"{what!r} is no exercise")
        self.stop()
        self._busy[EXERCISE if self._window.page == EXERCISE else CHOOSE].begin(self.tr("Making the exercise…"))
        self._making.run(lambda stop: make(self.board, key, stop), lambda exercise: self._made(exercise, kept))

    def _made(self, exercise: Exercise, kept: UnderWay | None) -> None:
        if kept is not None:
            desk = Desk(resumed(self.board, exercise, kept), self._say, first=kept.first)
        else:
            new = exercise.kind is not Kind.FREE and self.progress.is_new(exercise.key)
            desk = Desk(Attempt(self.board, exercise), self._say, first=new)
        desk.tell = self.progress.tell_no_way
        self.desk = desk
        self._window.show_page(EXERCISE)
        self.page.show_desk(desk)
        self._changed()

    def _changed(self) -> None:
        """Something was drawn or taken back: keep it, and see whether there is still a way home."""
        self._keep_steps()
        self._judging.cancel()
        self._busy[EXERCISE].end()
        self._window.actions_table.refresh()
        desk = self.desk
        if desk is None or not desk.tell or desk.exercise.kind is Kind.FREE:
            self._watching.cancel()
            return
        attempt = desk.attempt
        if desk.exercise.kind is Kind.ERRAND:
            self._watching.run(lambda stop: can_come_home(attempt), self._watched)
        else:
            self._watched(can_come_home(attempt))

    def _keep_steps(self) -> None:
        """What was begun is kept, step by step: leaving it loses nothing, and another go at it is no first one."""
        desk, progress = self.desk, self.progress
        if desk is None:
            return
        key, kept = desk.exercise.key, progress.under_way
        if not desk.attempt.steps and (kept is None or kept.key != key):
            return
        if key.kind is not Kind.FREE:
            progress = progress.with_begun(key)
        progress = progress.with_under_way(under_way(desk.attempt, desk.first))
        if progress != self.progress:
            self._keep(progress)

    def _watched(self, can: bool) -> None:
        if self.desk is not None and self.desk.review is None and self.desk.no_way == can:
            self.desk.no_way = not can
            self.page.refresh()

    def _tell(self, on: bool) -> None:
        if self.desk is None or self.desk.tell == on:
            return
        self.desk.tell = on
        self._keep(self.progress.model_copy(update={"tell_no_way": on}))
        self._changed()
        self.page.refresh()

    # the judgement

    def judge(self) -> None:
        """Judge the attempt as it stands."""
        desk = self.desk
        if desk is None or desk.review is not None or self._judging.busy:
            return
        attempt = desk.attempt
        self._busy[EXERCISE].begin(self.tr("Comparing with the best route…"))
        self._judging.run(lambda stop: review(attempt, stop, self._part.emit), self._judged)

    def _judged(self, judged: Review) -> None:
        desk = self.desk
        self.stop()
        if desk is None:
            return
        desk.judge(judged, self._note_result(desk, judged))
        self._window.actions_table.refresh()
        self.page.show_best()

    def _note_result(self, desk: Desk, judged: Review) -> bool:
        """Keep a result; whether it counts for the level. To give up at the very beginning is none."""
        key = desk.exercise.key
        if key.kind is Kind.FREE:
            return False
        progress = self.progress.with_begun(key)
        result = bool(judged.attempt.steps) or judged.finished
        if result:
            progress = progress.with_review(judged, self._today(), first=desk.first)
        self._keep(progress.with_under_way(None))
        return result and progress.results[-1].first

    def _again(self, from_fall: bool) -> None:
        if self.desk is not None and self.desk.review is not None:
            self.desk.try_again(from_fall)
            self.page.show_desk(self.desk)
            self._changed()

    def _go_on(self) -> None:
        if self.desk is not None and self.desk.review is not None:
            self.desk.go_on()
            self.page.show_desk(self.desk)
            self._changed()

    def _another(self) -> None:
        if self.desk is not None:
            key = self.desk.exercise.key
            self.start((key.kind, key.level))

    def _share(self) -> None:
        if self.desk is not None and self.desk.code:
            QGuiApplication.clipboard().setText(self.desk.code)
            words = self.tr("{code} is copied. Whoever types it gets this exercise.")
            self.said.emit(words.format(code=self.desk.code), False)

    # what is kept

    def _keep(self, progress: Progress) -> None:
        self.progress = progress
        self._saving.submit(lambda: progress.model_dump_json().encode())

    def _write(self, data: bytes) -> None:
        """Write the progress; runs beside the window."""
        self._file.save(check_model(Progress, parse_json(data)))

    def _not_saved(self, why: str) -> None:
        self.said.emit(self.tr("Your results are not kept: {why}").format(why=why), True)

    def _set_aside(self, aside: SetAside) -> str:
        """What became of a file that could not be used."""
        if aside.why == "newer":
            words = self.tr("Your practice results were kept by a newer version; they are set aside as {file}.")
        elif aside.why == "damaged":
            words = self.tr("Your practice results could not be read; they are set aside as {file}.")
        else:
            words = self.tr("Your practice results in {file} cannot be read: look at its permissions.")
        return words.format(file=aside.path.name)
