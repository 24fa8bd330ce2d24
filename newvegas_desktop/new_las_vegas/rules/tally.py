"""The score if the game ended at this moment, and what an action would change in it."""

from typing import TYPE_CHECKING, NamedTuple

from newvegas_desktop.new_las_vegas.rules.acme import AcmeScore
from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind
from newvegas_desktop.new_las_vegas.rules.loan import loan
from newvegas_desktop.new_las_vegas.rules.outcome import solo_scores
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.reasons import IllegalAction
from newvegas_desktop.new_las_vegas.rules.rounds import hotels_taken, projects_taken, settle_round, settle_sheet
from newvegas_desktop.new_las_vegas.rules.score import Score, score_sheet, table_standings
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.view import seen_sheets
from newvegas_desktop.new_las_vegas.rules.why_not import why_not

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.rules.game import Game


class Change(NamedTuple):
    """What an action would change in a seat's tally."""

    parts: dict[str, int]
    """Points by part, only where they change."""
    total: int
    at_home: int
    """The change of the total if the limousine comes home."""
    debts: int
    """More or fewer debts."""
    bundles: int
    """More or fewer bundles."""

    @property
    def is_bad(self) -> bool:
        """Whether it costs points, or debts without bringing points."""
        return self.total < 0 or (self.total == 0 and self.debts > 0)


def sheet_if_over(game: "Game", seat: int) -> Sheet:
    """A seat's sheet if the round were over now: with the hotels and projects that this turn brings."""
    sheet = game.sheets[seat]
    if game.phase is not Phase.TURNS:
        return sheet
    return settle_sheet(game, seat, sheet, hotels_taken(game), projects_taken(game), [])


def tally(game: "Game", seat: int, viewer: int | None = None) -> Score:
    """A seat's score if the game ended now: its own sheet as written, the others as it sees them.

    The hotels and projects that this turn brings count as if the round were over. Votes are not guessed:
    until the end only that of the viewer is known, who is the seat itself if it is nobody else.
    """
    if game.outcome is not None:
        return game.outcome.scores[seat]
    if game.setup.solo:
        return _solo_tally(game)[0]
    sheets = seen_sheets(game, seat)
    sheets[seat] = sheet_if_over(game, seat)
    knower = seat if viewer is None else viewer
    votes = [vote if other == knower else None for other, vote in enumerate(game.votes)]
    standing = table_standings(game.board, sheets)[seat]
    return score_sheet(game.board, game.setup.projects, sheets[seat], standing, loan(game.setup.bank, votes))


def acme_tally(game: "Game") -> AcmeScore:
    """ACME's score if the game ended now, its vote unknown; the round's given card and approvals included."""
    if game.outcome is not None:
        assert game.outcome.acme is not None
        return game.outcome.acme
    return _solo_tally(game)[1]


def _solo_tally(game: "Game") -> tuple[Score, AcmeScore]:
    game = game.copy()
    settle_round(game, [])
    given = game.turns[0].given
    if given >= 0:
        game.solo_cards = game.solo_cards.settled(given)
    return solo_scores(game, None)


def change(game: "Game", seat: int, action: Action) -> Change:
    """What an action of a seat would change in its tally; IllegalAction if it is not allowed."""
    reason = why_not(game, seat, action)
    if reason is not None:
        raise IllegalAction(seat, action.text, reason)
    before = tally(game, seat)
    trial = game.copy()
    if action.kind is Kind.VOTE:
        trial.votes[seat] = bool(action.a)
    elif action.kind is Kind.CONFIRM or action.kind is Kind.RESHUFFLE:
        # these may close the round, which shows more than the seat may know; no points change by themselves
        return difference(before, before)
    else:
        trial.apply(seat, action)
    return difference(before, tally(trial, seat))


def difference(before: Score, after: Score) -> Change:
    """What changed between two tallies of a seat."""
    old = before.parts()
    parts = {part: points - old[part] for part, points in after.parts().items() if points != old[part]}
    return Change(
        parts,
        after.total - before.total,
        after.total_at_home - before.total_at_home,
        after.debts.amount - before.debts.amount,
        after.bundles.least - before.bundles.least,
    )
