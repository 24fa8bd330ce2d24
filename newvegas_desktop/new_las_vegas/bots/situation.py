"""What a sheet is weighed against: the rivals, what they took, the rounds and the bundles to expect."""

from typing import NamedTuple

from newvegas_desktop.new_las_vegas.bots.chances import rising
from newvegas_desktop.new_las_vegas.rules.acme import acme_run, count_effect
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.loan import loan_bundles
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, STREETS
from newvegas_desktop.new_las_vegas.rules.rounds import hotels_taken, projects_taken
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet

LONGEST = 40
"""More rounds than a game has."""


class Rival(NamedTuple):
    """What matters of one rival."""

    free: float
    """Boxes checked and not circled."""
    runs: tuple[float, ...]
    hotels: tuple[float, ...]
    """Chance of completing each avenue."""
    missing: tuple[int, ...]
    """Casinos of each avenue still to open."""
    projects: tuple[float, ...]
    """Chance of completing each project."""
    points: float
    """The score to expect."""
    points_now: float
    """The score if the game ended with this round."""


class Situation(NamedTuple):
    """Everything a seat's sheet is weighed against in one round."""

    game: Game
    seat: int
    rivals: tuple[Rival, ...]
    rounds: float
    """Rounds to come before a rival ends the game."""
    hotels_taken: int
    projects_taken: tuple[bool, ...]
    bundles: tuple[tuple[float, int], ...]
    """Chances and bundles before Mafia carpets."""
    races: tuple[tuple[float, ...], ...]
    """For each avenue and number of casinos it still misses, the chance to be the first there."""
    opened: int
    """The casinos open when the turn began; what a carpet ahead is worth hangs on them."""
    tracks: dict[tuple[int, int, int, int], tuple[float, float]]
    """What was reckoned of the track in this situation."""
    leads: dict[tuple[int, float, int], float]
    """What was reckoned of the street bonuses."""


def rounds_left(board: Board, sheet: Sheet, played: int) -> float:
    """The rounds until a sheet ends the game: its casinos are all open, or its track is full at the pace so far."""
    casinos = (sheet.built & ~sheet.opened).bit_count()
    boxes = board.boxes - sheet.checked
    by_casinos = 0.7 + casinos * (0.6 + 0.05 * min(9, boxes)) + 0.15 * boxes
    by_track = boxes * (played + 4) / (sheet.checked - board.checked_at_start + 1)
    return min(by_casinos, by_track)


def bundles_to_expect(game: Game, seat: int, for_loan: float) -> tuple[tuple[float, int], ...]:
    """How many bundles the votes may bring, with the chance of each."""
    start = game.board.bundles_at_start
    if not game.setup.bank:
        return ((1.0, start + 2),)
    others = 1 if game.setup.solo else game.setup.seats - 1
    cases = [(1.0, int(bool(game.votes[seat])))]
    for _ in range(others):
        cases = [
            case
            for chance, votes in cases
            for case in ((chance * for_loan, votes + 1), (chance * (1 - for_loan), votes))
        ]
    found: dict[int, float] = {}
    for chance, votes in cases:
        bundles = start + loan_bundles(votes, others + 1)
        found[bundles] = found.get(bundles, 0.0) + chance
    return tuple((chance, bundles) for bundles, chance in sorted(found.items()))


def acme_rival(game: Game, rounds: float) -> Rival:
    """ACME as a rival: its run grows with its pile, its hotels and projects come with the approvals left."""
    architect = game.setup.architect
    assert architect is not None
    pile = game.solo_cards.pile
    to_come = rounds / 6
    run = acme_run(architect, pile) + to_come
    left = architect.rows[game.acme.approvals :]
    avenues = {avenue - 1 for row in left for avenue in row.avenues}
    completes = sum(row.completes for row in left) / max(1, len(left))
    return Rival(
        free=count_effect(pile, Effect.INAUGURATION) + to_come,
        # a tie pays nobody (R11)
        runs=(run + 0.5,) * STREETS,
        hotels=tuple(0.7 if avenue in avenues else 0.0 for avenue in range(AVENUES)),
        missing=(2,) * AVENUES,
        projects=(completes * 0.7,) * 3,
        points=0.0,
        points_now=0.0,
    )


def situation(game: Game, seat: int, rivals: tuple[Rival, ...], rounds: float, for_loan: float) -> Situation:
    """The situation of a seat."""
    races = []
    for avenue in range(AVENUES):
        chances = [1.0]
        for missing in range(1, STREETS + 1):
            chance = 1.0
            for rival in rivals:
                chance *= 1 - rival.hotels[avenue] * rising(missing - rival.missing[avenue] + 0.2, 0.9)
            chances.append(chance)
        races.append(tuple(chances))
    return Situation(
        game,
        seat,
        rivals,
        rounds,
        hotels_taken(game),
        projects_taken(game),
        bundles_to_expect(game, seat, for_loan),
        tuple(races),
        game.settled[seat].opened,
        {},
        {},
    )
