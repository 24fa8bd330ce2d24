"""A game on the table page: the session, its controller, its widget, and its save."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from newvegas_desktop.family.save_slots import SaveSlot
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.session.save import Stroke, View, snapshot
from newvegas_desktop.new_las_vegas.session.session import Session
from newvegas_desktop.ui.new_las_vegas.bot_seats import BotSeats
from newvegas_desktop.ui.new_las_vegas.route_helper import RouteHelper
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from newvegas_desktop.ui.shell.autosave import Autosave
from newvegas_desktop.ui.shell.language import say_in_users_language


class TableGame(QObject):
    """One game being played; every step of it is saved at once, beside the window."""

    changed = Signal()
    """Something can be done now that could not be done before, or the other way round."""
    ended = Signal()
    not_saved = Signal(str)
    """The save could not be written: a sentence."""
    saved_again = Signal()
    """It is written after all."""

    def __init__(
        self,
        session: Session,
        view: View,
        slot: SaveSlot | None,
        *,
        pencil: Sequence[Sequence[Stroke]] = (),
        read_only: str = "",
        theme: str = "light",
        pace: str = "normal",
        parent: QObject | None = None,
    ) -> None:
        """Put a game on the table; without a slot it can only be looked at, and `read_only` says why."""
        super().__init__(parent)
        self.session = session
        self.slot = slot
        self.pens = tuple(view.inks)
        self.controller = TableController(
            session, self.pens, secret=view.secret, read_only=read_only, say=say_in_users_language()
        )
        for seat, strokes in enumerate(pencil):
            self.controller.pencil[seat] = [tuple(stroke) for stroke in strokes]
        if slot is None or view.seat in session.game.waiting_for():
            self.controller.sit(view.seat)
        self.widget = TableWidget(self.controller, theme)
        self.route_helper = RouteHelper(self.controller, self.widget, self)
        self._autosave = Autosave(slot.write, self) if slot is not None else None
        if self._autosave is not None:
            self._autosave.failed.connect(self._tell_unsaved)
            self._autosave.saved.connect(self._tell_saved)
        self._saved: object = None
        self._standing: object = None
        self._over = session.game.outcome is not None
        self.controller.subscribe(self._after_change)
        self.route_helper.shown.connect(self._after_help)
        self._save()
        self.bots = BotSeats(self.controller, pace, self)
        self.bots.beat.connect(self.widget.set_beat)

    @property
    def view(self) -> View:
        """How the table is looked at, for the save."""
        return View(seat=self.controller.seat, inks=list(self.pens), secret=self.controller.secret)

    def _after_change(self) -> None:
        self._save()
        look = self.controller.look
        standing = (self.session.history.version, look.seat, look.curtain, look.bonus, look.half)
        # pointing at things comes often and changes nothing
        if standing != self._standing:
            self._standing = standing
            self.changed.emit()
        over = self.session.game.outcome is not None
        if over and not self._over:
            self.ended.emit()
        self._over = over

    def _after_help(self) -> None:
        """The help that was shown is part of the game's record."""
        self._save()
        self.changed.emit()

    def _save(self) -> None:
        """Have the game saved if anything of it has changed; pointing at things changes nothing."""
        pencil = self.controller.pencil
        drawn = tuple(tuple(map(id, strokes)) for strokes in pencil)
        state = (self.session.history.version, self.controller.seat, drawn, self.session.help_count)
        if state != self._saved and self._autosave is not None:
            self._saved = state
            self._autosave.submit(snapshot(self.session, pencil, self.view))

    def _tell_unsaved(self, sentence: str) -> None:
        """Say it once, and leave a sign of it."""
        self.controller.tell_unsaved(sentence)
        self.not_saved.emit(sentence)

    def _tell_saved(self) -> None:
        if self.controller.look.unsaved:
            self.controller.tell_unsaved("")
            self.saved_again.emit()

    def flush(self) -> bool:
        """Wait until all is saved; whether it is."""
        return self._autosave is None or self._autosave.flush()

    @property
    def problem(self) -> str:
        """Why the game could not be saved; empty if it could."""
        return self._autosave.problem if self._autosave is not None else ""

    def close(self) -> bool:
        """Finish saving and give the save free; whether everything is written."""
        self.bots.close()
        self.route_helper.close()
        written = self._autosave.close() if self._autosave is not None else True
        if self.slot is not None:
            self.slot.unlock()
        return written
