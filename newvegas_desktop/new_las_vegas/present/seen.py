"""What one seat's screen is drawn from: its own sheet, the rivals as it sees them, and a preview."""

from dataclasses import dataclass, replace

from newvegas_desktop.new_las_vegas.present.initials import initials
from newvegas_desktop.new_las_vegas.rules.acme import AcmeScore
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.score import Score
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.tally import Change, acme_tally, difference, sheet_if_over, tally
from newvegas_desktop.new_las_vegas.rules.view import NOBODY, seen_sheets

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
        return [(other, sheet) for other, sheet in enumerate(seen_sheets(self.game, self.seat)) if other != self.seat]

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
    """A game with its sheets as a seat sees them."""
    seen = game.copy()
    seen.sheets = seen_sheets(game, seat)
    return seen


def position(game: Game, seat: int, names: tuple[str, ...], viewer: int | None = None) -> Position:
    """The position of a seat, as the seat itself knows it or another that looks at its sheets."""
    before = seen_sheets(game, NOBODY)[seat]
    acme = acme_tally(game) if game.setup.solo else None
    score = tally(game, seat, viewer)
    return Position(game, seat, names, sheet_if_over(game, seat), before, None, score, None, acme=acme)


def previewed(here: Position, preview: Game) -> Position:
    """A position with the preview of a game that went on from it."""
    after = tally(preview, here.seat)
    return replace(here, ghost=sheet_if_over(preview, here.seat), after=after, change=difference(here.score, after))
