"""What one seat's screen is drawn from: its own sheet, the rivals as it sees them, and a preview."""

from dataclasses import dataclass, replace

from newvegas_desktop.new_las_vegas.present.initials import initials
from newvegas_desktop.new_las_vegas.rules.acme import AcmeScore
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.rounds import hotels_taken, projects_taken, settle_sheet
from newvegas_desktop.new_las_vegas.rules.score import Score
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.tally import Change, acme_tally, difference, tally

SHORT = 6
"""The letters of a name there is room for in a narrow place."""


@dataclass(frozen=True, slots=True)
class Position:
    """A seat's sheet now, as it was when the round began, and as a preview would leave it."""

    game: Game
    seat: int
    names: tuple[str, ...]
    sheet: Sheet
    """As written, with the hotels and projects this turn brings."""
    before: Sheet
    ghost: Sheet | None
    score: Score
    change: Change | None
    after: Score | None = None
    """The score as the preview would leave it."""
    acme: AcmeScore | None = None
    """Solo: ACME's score as it stands."""

    @property
    def others(self) -> list[tuple[int, Sheet]]:
        """The rivals as this seat sees them."""
        game = self.game
        sheets = game.settled if game.phase is Phase.TURNS else game.sheets
        return [(other, sheet) for other, sheet in enumerate(sheets) if other != self.seat]

    def initials(self, seat: int) -> str:
        """A mark of a letter or two that tells the seats apart."""
        return initials(self.names)[seat]

    def short(self, seat: int) -> str:
        """A name where it is short, else its first word, else the mark."""
        name = self.names[seat]
        first = name.partition(" ")[0]
        alone = sum(other.startswith(first) for other in self.names) == 1
        return name if len(name) <= SHORT else first if alone and len(first) <= SHORT else self.initials(seat)

    def beside(self, seat: int, amount: int) -> str:
        """A rival's amount with its mark: `B5`, or `P2:5` where the mark ends with a figure."""
        mark = self.initials(seat)
        return f"{mark}:{amount}" if mark[-1].isdigit() else f"{mark}{amount}"


def known(game: Game, seat: int) -> Game:
    """A game as a seat may know it: the sheets of others as the round began, and of the votes only its own (R4)."""
    seen = game.copy()
    if game.phase is Phase.TURNS:
        seen.sheets = [sheet if other == seat else game.settled[other] for other, sheet in enumerate(game.sheets)]
    if game.phase is not Phase.VOTE and game.outcome is None:
        # a tally counts one vote and guesses none: whosever it is, it counts the one this seat knows
        seen.votes = [game.votes[seat]] * len(game.votes)
    return seen


def _settled(game: Game, seat: int) -> Sheet:
    """A seat's sheet as it would be if the round were over now."""
    if game.phase is not Phase.TURNS:
        return game.sheets[seat]
    return settle_sheet(game, seat, game.sheets[seat], hotels_taken(game), projects_taken(game), [])


def position(game: Game, seat: int, names: tuple[str, ...], preview: Game | None = None) -> Position:
    """The position of a seat, with a preview or without."""
    before = game.settled[seat] if game.phase is Phase.TURNS else game.sheets[seat]
    acme = acme_tally(game) if game.setup.solo else None
    here = Position(game, seat, names, _settled(game, seat), before, None, tally(game, seat), None, acme=acme)
    return here if preview is None else previewed(here, preview)


def previewed(here: Position, preview: Game) -> Position:
    """A position with the preview of a game that went on from it."""
    after = tally(preview, here.seat)
    return replace(here, ghost=_settled(preview, here.seat), after=after, change=difference(here.score, after))
