"""The end of a game: why it ended, the final scores, and who wins."""

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from newvegas_desktop.new_las_vegas.rules.acme import AcmeScore, acme_run, count_effect, score_acme
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.loan import loan
from newvegas_desktop.new_las_vegas.rules.score import (
    Score,
    project_points,
    score_sheet,
    solo_standing,
    table_standings,
)

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.rules.game import Game


class End(Enum):
    """What ended the game, in the order of a record."""

    TRACK = "track"
    PROJECTS = "projects"
    CASINOS = "casinos"
    ACME = "acme"


class Decided(Enum):
    """What told the winners from the others."""

    POINTS = "points"
    HOTELS = "hotels"
    LARGE_HOTELS = "large_hotels"
    SHARED = "shared"


class Outcome(NamedTuple):
    """How a game ended."""

    reasons: tuple[End, ...]
    scores: tuple[Score, ...]
    acme: AcmeScore | None
    winners: tuple[int, ...]
    """Seats that share the victory; in solo 1 is ACME."""
    decided: Decided

    def parts(self) -> list[dict[str, int]]:
        """The points of each part and the total, a row a seat and one for ACME."""
        rows: list[Score | AcmeScore] = [*self.scores]
        if self.acme is not None:
            rows.append(self.acme)
        return [{**row.parts(), "total": row.total} for row in rows]


def acme_votes_for(game: "Game") -> bool:
    """Whether ACME is for a loan: its bank card's number reaches the architect's."""
    architect, card = game.setup.architect, game.setup.bank_card
    assert architect is not None
    assert card is not None
    return card.number >= architect.bank


def solo_scores(game: "Game", acme_vote: bool | None) -> tuple[Score, AcmeScore]:
    """The player's and ACME's score as the sheet and the pile stand; ACME's vote may be unknown."""
    architect, card = game.setup.architect, game.setup.bank_card
    assert architect is not None
    assert card is not None
    sheet, pile = game.sheets[0], game.solo_cards.pile
    standing = solo_standing(game.board, sheet, count_effect(pile, Effect.INAUGURATION), acme_run(architect, pile))
    bundles = loan(game.setup.bank, [game.votes[0], acme_vote])
    player = score_sheet(game.board, game.setup.projects, sheet, standing, bundles)
    acme = score_acme(
        architect,
        game.acme,
        pile,
        golf=game.setup.golf,
        player_runs=player.runs,
        project_points=sum(project_points(game.board, game.setup.projects, game.acme.projects)),
        bank_loss=card.number if bundles.most == 0 else 0,
    )
    return player, acme


def table_scores(game: "Game") -> tuple[Score, ...]:
    """The scores of a table with all votes known."""
    bundles = loan(game.setup.bank, game.votes)
    standings = table_standings(game.board, game.sheets)
    return tuple(
        score_sheet(game.board, game.setup.projects, sheet, standing, bundles)
        for sheet, standing in zip(game.sheets, standings, strict=True)
    )


def winners_of(scores: tuple[Score, ...]) -> tuple[tuple[int, ...], Decided]:
    """Most points, then most hotels, then most large hotels, then a shared victory."""
    leaders = list(range(len(scores)))
    decided = Decided.POINTS
    for decided, amount in (
        (Decided.POINTS, [score.total for score in scores]),
        (Decided.HOTELS, [sum(score.hotels) for score in scores]),
        (Decided.LARGE_HOTELS, [score.hotels[0] for score in scores]),
    ):
        most = max(amount[seat] for seat in leaders)
        leaders = [seat for seat in leaders if amount[seat] == most]
        if len(leaders) == 1:
            return tuple(leaders), decided
    return tuple(leaders), Decided.SHARED


def decide(game: "Game", reasons: tuple[End, ...]) -> Outcome:
    """The outcome of a game whose last round is settled."""
    if game.setup.solo:
        player, acme = solo_scores(game, acme_votes_for(game))
        # R13: the player needs more points than ACME
        winner = 0 if player.total > acme.total else 1
        return Outcome(reasons, (player,), acme, (winner,), Decided.POINTS)
    scores = table_scores(game)
    winners, decided = winners_of(scores)
    return Outcome(reasons, scores, None, winners, decided)
