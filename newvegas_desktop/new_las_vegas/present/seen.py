"""What one seat's screen is drawn from: its own sheet, the rivals as it sees them, and a preview."""

from dataclasses import dataclass

from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.rounds import hotels_taken, projects_taken, settle_sheet
from newvegas_desktop.new_las_vegas.rules.score import Score
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.tally import Change, difference, tally


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

    @property
    def others(self) -> list[tuple[int, Sheet]]:
        """The rivals as this seat sees them."""
        game = self.game
        sheets = game.settled if game.phase is Phase.TURNS else game.sheets
        return [(other, sheet) for other, sheet in enumerate(sheets) if other != self.seat]

    def initials(self, seat: int) -> str:
        """A letter that tells the seats apart, or the seat's number where letters do not."""
        name = self.names[seat]
        same = [other for other in self.names if other[:1].upper() == name[:1].upper()]
        return name[:1].upper() if len(same) == 1 else str(seat + 1)

    def beside(self, seat: int, amount: int) -> str:
        """A rival's amount with its initial: `B5`, or `2:5` where only the seat tells the names apart."""
        initials = self.initials(seat)
        return f"{initials}:{amount}" if initials.isdigit() else f"{initials}{amount}"


def _settled(game: Game, seat: int) -> Sheet:
    """A seat's sheet as it would be if the round were over now."""
    if game.phase is not Phase.TURNS:
        return game.sheets[seat]
    return settle_sheet(game, seat, game.sheets[seat], hotels_taken(game), projects_taken(game), [])


def position(game: Game, seat: int, names: tuple[str, ...], preview: Game | None = None) -> Position:
    """The position of a seat, with a preview or without."""
    score = tally(game, seat)
    before = game.settled[seat] if game.phase is Phase.TURNS else game.sheets[seat]
    ghost = change = after = None
    if preview is not None:
        ghost, after = _settled(preview, seat), tally(preview, seat)
        change = difference(score, after)
    return Position(game, seat, names, _settled(game, seat), before, ghost, score, change, after)
