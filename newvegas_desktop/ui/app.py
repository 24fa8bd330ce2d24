"""The program in its window: pages, games and saves put together."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, QTimer
from PySide6.QtWidgets import QFileDialog

from newvegas_desktop.family.files import FileProblem, read_bounded
from newvegas_desktop.family.garbage import settle_garbage
from newvegas_desktop.family.save_slots import SaveSlot, Unreadable
from newvegas_desktop.family.say import Sentence
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.records.files import write_record
from newvegas_desktop.new_las_vegas.session.save import BadSave, Save, View, open_any, restore
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.new_las_vegas.session.shelf import Shelf
from newvegas_desktop.strict_json import MOST_BYTES
from newvegas_desktop.ui.new_las_vegas.pages.new_game import NewGame, SeatChoice, SoloGame, random_seed
from newvegas_desktop.ui.new_las_vegas.pages.players import players, seats_without_bots
from newvegas_desktop.ui.new_las_vegas.route_helper import ROUTE_COMMANDS
from newvegas_desktop.ui.new_las_vegas.table_game import TableGame
from newvegas_desktop.ui.opening import Opening, WindowOptions
from newvegas_desktop.ui.saved_games import GO_ON, continue_entry, inks_of, recent_games
from newvegas_desktop.ui.shell.folders import data_folder
from newvegas_desktop.ui.shell.language import say_in_users_language
from newvegas_desktop.ui.shell.memory import forget_sources
from newvegas_desktop.ui.shell.start_page import StartEntry
from newvegas_desktop.ui.solo_desk import SoloDesk

if TYPE_CHECKING:
    from newvegas_desktop.ui.new_las_vegas.pages.end_page import EndPage
    from newvegas_desktop.ui.new_las_vegas.pages.new_game_page import NewGamePage
    from newvegas_desktop.ui.new_las_vegas.practice.practice import Practice
    from newvegas_desktop.ui.shell.page import Page

__all__ = ["App", "WindowOptions"]

GAMES = "games"
SOLO_AGAIN = ("again", "same_cards", "next_architect")
SOLO_COMMANDS = ("choose_4", "choose_5", "choose_6")
COLUMN_PAGES = ("ledger", "rivals", "log")
TABLE_COMMANDS = (
    "undo", "redo", "restart", "confirm", "skip", "take_back", "next_seat",
    "play_now", "why", "number", "effect", "extend", "choose_1", "choose_2", "choose_3",
    "choose_4", "choose_5", "choose_6",
)  # fmt: skip


class App(QObject):
    """Shows pages, starts games, and never loses one."""

    def __init__(self, options: WindowOptions, opening: Opening | None = None) -> None:
        """Fill the window that is open already, or a new one; `show` opens it."""
        super().__init__()
        forget_sources()
        self.options = options
        opening = opening or Opening(options)
        self.store, self.window, self.start = opening.store, opening.window, opening.start
        self.table: TableGame | None = None
        self._new_page: NewGamePage | None = None
        self._end_page: EndPage | None = None
        self._practice: Practice | None = None
        self.shelf = Shelf(data_folder() / GAMES, standard_board())
        self._offered = ""
        """The save that *Continue* goes on with."""
        self._unsaved: TableGame | None = None
        """A game that could not be saved, of which that was said."""
        self.solo = SoloDesk(self.window, self.store, self)
        self.solo.start.connect(self.start_solo)
        self.solo.warn.connect(self._warn)
        self.start.chosen.connect(self._chosen)
        self.start.recent_chosen.connect(self._recent_chosen)
        self._add_help()
        self.window.command.connect(self._command)
        self.window.recent_chosen.connect(self._recent_chosen)
        self.window.may_close = self._leave_table
        self.window.actions_table.set_rule(self._can)
        self._offer_solo_commands(False)
        self._problems = [opening.problem] if opening.problem else []
        """What went wrong while starting, to be said with what the saves have to say."""

    def _offer_solo_commands(self, solo: bool) -> None:
        """The commands that only a solo game has stand in its menu only."""
        for name in SOLO_COMMANDS:
            self.window.actions_table[name].setVisible(solo)

    def _add_help(self) -> None:
        """The pages that are looked at and left again, made when they are."""
        self.window.add_later("legend", lambda: self._legend("how_to_play"))
        self.window.add_later("how_to_play", lambda: self._legend("legend"))
        self.window.add_later("about", _about_page)

    def _legend(self, other: str) -> "Page":
        from newvegas_desktop.ui.new_las_vegas.pages.legend_page import LegendPage

        page = LegendPage(one_minute=other == "legend")
        page.other.connect(lambda: self.window.show_page(other))
        return page

    def show(self) -> None:
        """Open the window: on a file, on a seed, or on the start page."""
        self._show_start()
        self.window.show()
        if self.options.file is not None:
            self.open_file(self.options.file)
        elif self.options.seed is not None:
            self._new_game()

    # start page

    def _show_start(self) -> None:
        if not self._leave_table():
            return
        entries = []
        found = self._last_game()
        if found is not None:
            entries.append(found)
        entries.append(
            StartEntry(
                "new_solo",
                self.tr("Play solo"),
                self.tr("Against ACME and one of five architects"),
                "crown",
                primary=found is None,
            )
        )
        entries.append(
            StartEntry(
                "new_game",
                self.tr("Play hot-seat"),
                self.tr("2 to 6 players at this machine"),
                "people",
            )
        )
        entries.append(
            StartEntry("with_bots", self.tr("Play with bots"), self.tr("You and 1 to 5 bots, no handing over"), "bot")
        )
        entries.append(
            StartEntry("practice", self.tr("Practise routes"), self.tr("Limousine exercises for every level"), "route")
        )
        entries.append(StartEntry("open", self.tr("Open…"), self.tr("A saved game or a record"), "folder"))
        self.start.set_entries(entries)
        self._show_recent()
        self.window.show_page("start")

    def _show_recent(self) -> None:
        """Other games to go on with and the files used last, on the start page and in the menu."""
        slot = self.table.slot if self.table is not None else None
        recent = recent_games(self.shelf, slot.name if slot is not None else self._offered, self.store.settings.recent)
        self.start.set_recent(recent)
        self.window.actions_table.set_recent(recent)

    def _note_recent(self, path: Path) -> None:
        """A file was opened or written."""
        self._warn(self.store.add_recent(path.absolute()))
        self._show_recent()

    def _last_game(self) -> StartEntry | None:
        """The newest game that can be gone on with, as an entry with its picture."""
        self._offered, taken, sentences = self.shelf.newest()
        say = say_in_users_language()
        self._warn(" ".join([*self._problems, *(sentence.said(say) for sentence in sentences[:2])]))
        self._problems = []
        return None if taken is None else continue_entry(self._offered, taken, self.store.settings.theme)

    def _chosen(self, entry: str) -> None:
        if entry.startswith(GO_ON):
            self.open_save(entry.removeprefix(GO_ON))
        else:
            self._command(entry, False)

    def _recent_chosen(self, entry: str) -> None:
        if entry.startswith(GO_ON):
            self.open_save(entry.removeprefix(GO_ON))
        else:
            self.open_file(Path(entry))

    # games

    def _new_game(self, *, bots: bool = False) -> None:
        if self._new_page is None:
            from newvegas_desktop.ui.new_las_vegas.pages.new_game_page import NewGamePage

            kinds, abouts = players()
            self._new_page = NewGamePage(self.store.settings, kinds, abouts=abouts)
            self._new_page.start.connect(self.start_game)
            self._new_page.pace_chosen.connect(lambda pace: self.window.actions_table[f"pace_{pace}"].trigger())
            self.window.command.connect(self._new_page.heed)
            self.window.add_page("new_game", self._new_page)
        page = self._new_page
        page.show_settings(self.store.settings, bots=bots)
        page.set_seed(self.options.seed)
        self.window.show_page("new_game")

    def start_solo(self, game: SoloGame) -> None:
        """Deal a solo game and sit down."""
        self._put_on_table(self.solo.deal(game), View(inks=[game.seat.ink]), self._new_slot())

    def start_game(self, game: NewGame) -> None:
        """Deal a new game and sit down."""
        self._warn(self.store.change(**game.remembered()))
        seats = [Seat(seat.name, seat.player) for seat in game.seats]
        session = Session.new(standard_board(), seats, game.seed, golf=game.golf, bank=game.bank)
        view = View(inks=[seat.ink for seat in game.seats], secret=game.secret)
        self._put_on_table(session, view, self._new_slot())

    def _new_slot(self) -> SaveSlot:
        """A place for a new game; if it cannot be written to, the game is played all the same."""
        slot, problem = self.shelf.place()
        self._warn(problem)
        return slot

    def open_save(self, name: str) -> None:
        """Go on with a saved game; if another window has it or it cannot be written, only look at it."""
        if self.table is not None and self.table.slot is not None and self.table.slot.name == name:
            self._show_table()
            return
        try:
            taken = self.shelf.take(name)
        except (Unreadable, FileProblem) as problem:
            self._warn(problem.sentence)
            return
        view = taken.save.view.model_copy(update={"inks": list(inks_of(taken.save.view, len(taken.session.seats)))})
        sentence = taken.sentence.said(say_in_users_language()) if taken.sentence is not None else ""
        self._put_on_table(
            taken.session, view, taken.slot, taken.save.pencil.seats, sentence if taken.slot is None else ""
        )
        self._warn(sentence)

    def open_file(self, path: Path) -> None:
        """Open a record or a save from anywhere; it goes on in a save of its own, but for one of our own saves."""
        name = self.shelf.name_of(path)
        if name:
            self.open_save(name)
            return
        try:
            save = open_any(read_bounded(path, MOST_BYTES))
            session = restore(standard_board(), save)
        except (BadSave, FileProblem) as problem:
            self._warn(
                self.tr("{file} cannot be opened: {why}").format(
                    file=path.name, why=problem.said(say_in_users_language())
                )
            )
            return
        self._note_recent(path)
        self._open_loaded(session, save)

    def _open_loaded(self, session: Session, save: Save) -> None:
        view = save.view.model_copy(update={"inks": list(inks_of(save.view, len(session.seats)))})
        self._put_on_table(session, view, self._new_slot(), save.pencil.seats)

    def _put_on_table(
        self,
        session: Session,
        view: View,
        slot: SaveSlot | None,
        pencil: Sequence[Sequence[tuple[tuple[float, float], ...]]] = (),
        read_only: str = "",
    ) -> None:
        if not self._leave_table():
            if slot is not None:
                slot.unlock()
            return
        self._warn(seats_without_bots(session))
        settings = self.store.settings
        table = TableGame(
            session,
            view,
            slot,
            pencil=pencil,
            read_only=read_only,
            theme=settings.theme,
            pace=settings.pace,
            parent=self,
        )
        table.bots.problem.connect(self._warn)
        table.bots.motion = settings.motion
        table.controller.open_menu = self.window.pop_up_menu
        table.changed.connect(self.window.actions_table.refresh)
        table.changed.connect(lambda: self.window.actions_table.set_checked("route_help", table.route_helper.on))
        table.ended.connect(lambda: self.solo.note(table))
        table.ended.connect(lambda: QTimer.singleShot(0, self, self._show_end))
        table.not_saved.connect(self._warn)
        table.saved_again.connect(self._saved_again)
        table.widget.tool_changed.connect(self._tool)
        table.widget.page_changed.connect(lambda page: self.window.actions_table.set_checked(page, True))
        table.widget.motion = self.store.settings.motion
        table.controller.open_final = lambda: self.window.show_page("end")
        self.table = table
        self._offer_solo_commands(session.game.setup.solo)
        for name, checked in (
            ("pencil", False),
            ("rubber", False),
            ("pencil_visible", True),
            ("ledger", True),
            ("route_help", False),
        ):
            self.window.actions_table.set_checked(name, checked)
        self.window.add_page("table", table.widget)
        self._show_recent()
        forget_sources()
        settle_garbage()
        self._show_table()
        table.bots.begin()

    def _show_table(self) -> None:
        """The table, or the final score of a game that is over."""
        self.window.show_page("end" if self._show_end(quietly=True) else "table")

    def _saved_again(self) -> None:
        """What could not be saved is; should that happen once more, it is said once more."""
        self._unsaved = None
        self.window.say(self.tr("Saved again."))

    def _leave_table(self) -> bool:
        """Leave the game on the table; one that cannot be saved is left only when that was said before."""
        table = self.table
        if table is None:
            return True
        if self._unsaved is not table and not table.flush():
            self._unsaved = table
            sentence = self.tr("{why} Save it elsewhere (Ctrl+S), or leave again to give it up.")
            self._warn(
                sentence.format(why=table.problem or self.tr("The game is not saved: the disk does not answer."))
            )
            return False
        table.close()
        table.deleteLater()
        self.table = None
        return True

    def _show_end(self, quietly: bool = False) -> bool:
        """Show the final score of a game that is over."""
        if self.table is None or self.table.session.game.outcome is None:
            return False
        from newvegas_desktop.new_las_vegas.present.end_view import end_view

        if self._end_page is None:
            from newvegas_desktop.ui.new_las_vegas.pages.end_page import EndPage

            self._end_page = EndPage()
            self._end_page.chosen.connect(self._after_end)
            self.window.add_page("end", self._end_page)
        settings = self.store.settings
        end = end_view(self.table.session, self.table.pens, say_in_users_language())
        self._end_page.show_end(end, settings.theme, settings.motion and not quietly)
        architect = self.table.session.game.setup.architect
        if architect is not None:
            following = self.solo.following(architect)
            self._end_page.show_ladder(self.solo.best_sentence(architect), following.name if following else "")
        if not quietly:
            self.window.show_page("end")
        return True

    def _after_end(self, choice: str) -> None:
        if choice == "sheets":
            self.window.show_page("table")
        elif self.table is not None and self.table.session.game.setup.solo and choice in SOLO_AGAIN:
            game = self.solo.again(self.table, choice)
            if game is not None:
                self.start_solo(game)
        elif choice in ("again", "same_cards") and self.table is not None:
            session = self.table.session
            seats = tuple(
                SeatChoice(seat.name, pen, seat.player)
                for seat, pen in zip(session.seats, self.table.pens, strict=True)
            )
            setup = session.game.setup
            seed = session.seed if choice == "same_cards" and session.seed is not None else random_seed()
            self.start_game(NewGame(seats, setup.golf, setup.bank, self.table.controller.secret, seed))
        else:
            self._command(choice, False)

    def _practise(self) -> None:
        """Leave the table for the exercises; they are loaded when they are wanted."""
        if not self._leave_table():
            return
        if self._practice is None:
            from newvegas_desktop.ui.new_las_vegas.practice.practice import Practice

            self._practice = Practice(self.window, data_folder(), seed=random_seed, parent=self)
            self._practice.said.connect(self.window.say)
        self._practice.open()

    # commands

    def _can(self, command: str) -> bool:
        if self._practice is not None and self._practice.can(command):
            return True
        if self.table is not None and command in ROUTE_COMMANDS:
            return self.table.route_helper.can(command)
        return self.table is not None and self.table.controller.can(command)

    def _command(self, command: str, checked: bool) -> None:
        table = self.table
        if command == "new_game":
            self._new_game()
        elif command == "new_solo":
            self.solo.open_page(self.options.seed)
        elif command == "with_bots":
            self._new_game(bots=True)
        elif command == "practice":
            self._practise()
        elif self._practice is not None and self._practice.command(command):
            return
        elif command == "open":
            self._ask_open()
        elif command == "save_as":
            self._ask_save()
        elif command == "start_page":
            self._show_start()
        elif table is None:
            return
        elif command in ROUTE_COMMANDS:
            table.route_helper.command(command)
        elif command in TABLE_COMMANDS:
            table.controller.command(command)
        elif command in COLUMN_PAGES:
            table.widget.set_page(command)
        elif command in ("zoom_in", "zoom_out", "zoom_reset"):
            getattr(table.widget, command)()
        elif command in ("pencil", "rubber"):
            # what can only be looked at takes no pencil
            self._tool(command if checked and not table.controller.look.read_only else "none")
        elif command == "pencil_visible":
            table.widget.set_pencil_visible(checked)
        elif command == "motion":
            table.widget.motion = table.bots.motion = checked
        elif command.startswith("pace_"):
            table.bots.pace = command.removeprefix("pace_")
        elif command.startswith("theme_"):
            table.widget.set_theme(command.removeprefix("theme_"))
            if self._end_page is not None:
                self._end_page.set_theme(command.removeprefix("theme_"))

    def _tool(self, tool: str) -> None:
        if self.table is not None and self.table.widget.pencil.tool != tool:
            self.table.widget.set_tool(tool)
            tool = self.table.widget.pencil.tool
        for name in ("pencil", "rubber"):
            self.window.actions_table.set_checked(name, name == tool)

    def _folder(self, otherwise: Path) -> str:
        """Where files are looked for: in the folder of the last one, if there is one."""
        used = (Path(path).parent for path in self.store.settings.recent)
        return str(next((folder for folder in used if folder.is_dir()), otherwise))

    def _ask_open(self) -> None:
        # nobody who has kept no file elsewhere has games among the documents
        folder = self._folder(self.shelf.folder)
        name, _ = QFileDialog.getOpenFileName(
            self.window, self.tr("Open a game"), folder, self.tr("Games (*.json *.save);;All files (*)")
        )
        if name:
            self.open_file(Path(name))

    def _ask_save(self) -> None:
        if self.table is None:
            return
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder, today = self._folder(Path(documents)), datetime.now().date().isoformat()
        dialog = QFileDialog(self.window, self.tr("Save the record"), folder, self.tr("Records (*.json)"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # given to a name without one before the dialog asks whether a file is to be replaced
        dialog.setDefaultSuffix("json")
        dialog.selectFile(self.tr("new-las-vegas-{date}.json").format(date=today))
        if dialog.exec():
            self.save_record(Path(dialog.selectedFiles()[0]))
        dialog.deleteLater()

    def save_record(self, path: Path) -> None:
        """Write the record of the game on the table."""
        if self.table is None:
            return
        try:
            write_record(path, self.table.session.record())
        except FileProblem as problem:
            self._warn(problem.sentence)
            return
        self._note_recent(path)
        self.window.say(self.tr("Saved as {file}.").format(file=path.name))

    def _warn(self, sentence: str | Sentence | None) -> None:
        if isinstance(sentence, Sentence):
            sentence = sentence.said(say_in_users_language())
        if sentence:
            self.window.say(sentence, warning=True)


def _about_page() -> "Page":
    from newvegas_desktop.ui.new_las_vegas.pages.about_text import about_program
    from newvegas_desktop.ui.shell.about import AboutPage

    return AboutPage(about_program())
