"""Where solo games are begun and their results kept: the ladder of architects and what was reached on it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.figures import Architect
from newvegas_desktop.new_las_vegas.session.best_results import BestResults
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.ui.new_las_vegas.pages.new_game import SeatChoice, SoloGame, random_seed
from newvegas_desktop.ui.new_las_vegas.table_game import TableGame
from newvegas_desktop.ui.shell.folders import data_folder
from newvegas_desktop.ui.shell.language import say_in_users_language
from newvegas_desktop.ui.shell.main_window import MainWindow
from newvegas_desktop.ui.shell.settings import SettingsStore

if TYPE_CHECKING:
    from newvegas_desktop.ui.new_las_vegas.pages.solo_page import SoloPage

PAGE = "solo"


class SoloDesk(QObject):
    """Shows the solo page, deals solo games and keeps their results."""

    start = Signal(object)
    """A game is to be dealt: a SoloGame."""
    warn = Signal(str)

    def __init__(self, window: MainWindow, store: SettingsStore, parent: QObject | None = None) -> None:
        """Nothing is read or built before it is needed."""
        super().__init__(parent)
        self._window, self._store = window, store
        self._page: SoloPage | None = None
        self._results: BestResults | None = None

    @property
    def results(self) -> BestResults:
        """The results; a file that cannot be used is set aside with a sentence."""
        if self._results is None:
            self._results = BestResults(data_folder())
            aside = self._results.set_aside
            if aside is not None:
                sentences = {
                    "newer": self.tr(
                        "The results of solo games are of a newer version of this program and were kept as {file}."
                    ),
                    "damaged": self.tr(
                        "The results of solo games were damaged and set aside as {file}; counting begins anew."
                    ),
                    "unreadable": self.tr("The results of solo games in {file} cannot be read."),
                }
                self.warn.emit(sentences[aside.why].format(file=aside.path.name))
        return self._results

    def open_page(self, seed: int | None = None) -> None:
        """Show the ladder."""
        if self._page is None:
            from newvegas_desktop.ui.new_las_vegas.pages.solo_page import SoloPage

            self._page = SoloPage(architects(), say_in_users_language())
            self._page.start.connect(self.start)
            self._window.add_page(PAGE, self._page)
        best = {card.id: self.results.best(card.id) for card in architects()}
        settings = self._store.settings
        self._page.show_choices(settings, best, settings.theme, seed)
        self._window.show_page(PAGE)

    def deal(self, game: SoloGame) -> Session:
        """Remember the choices and deal."""
        self.warn.emit(self._store.change(**game.remembered(self._store.settings)))
        seat = Seat(game.seat.name, game.seat.player)
        return Session.new(
            standard_board(), [seat], game.seed, golf=game.golf, bank=game.bank, architect=game.architect
        )

    def note(self, table: TableGame) -> None:
        """Keep the result of a game that has just ended; each game counts once."""
        if table.slot is None or table.session.game.setup.architect is None:
            return
        try:
            self.results.note(table.session, table.slot.name)
        except FileProblem as problem:
            self.warn.emit(problem.said(say_in_users_language()))

    def best_sentence(self, architect: Architect) -> str:
        """What the end page says about the games against an architect."""
        say, (best, played, won) = say_in_users_language(), self.results.best(architect.id)
        if not played:
            return ""
        if best is None:
            # a best is one of games that can be compared
            return say("{won} of {played} won, all without golf or bank.", won=won, played=played)
        words = say(
            "Best against {name}: {points} to {acme} ({margin}); {won} of {played} won.",
            name=architect.name, points=say.number(best.points), acme=say.number(best.acme),
            margin=say.signed(best.margin), won=won, played=played,
        )  # fmt: skip
        return words if best.unaided else words + " " + say("It was reached with help or taking back.")

    def following(self, architect: Architect) -> Architect | None:
        """The next architect of the ladder."""
        return next((card for card in architects() if card.level == architect.level + 1), None)

    def again(self, table: TableGame, choice: str) -> SoloGame | None:
        """Another game like the one on the table: with new cards, the same cards, or the next architect."""
        session, setup = table.session, table.session.game.setup
        architect = setup.architect
        if architect is not None and choice == "next_architect":
            architect = self.following(architect)
        if architect is None:
            return None
        seed = session.seed if choice == "same_cards" and session.seed is not None else random_seed()
        seat = SeatChoice(session.seats[0].name, table.pens[0], session.seats[0].player)
        return SoloGame(seat, architect, setup.golf, setup.bank, seed)
