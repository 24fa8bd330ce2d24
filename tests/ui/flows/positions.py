"""Games played without a window up to a moment that matters; the figures beside them only save the search."""

from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.new_las_vegas.rules.outcome import Decided
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.conformance.players import PLAYERS, Mode, moves, play_session

TIES = {Decided.POINTS: 0, Decided.HOTELS: -1, Decided.LARGE_HOTELS: -1}
"""Seeds of games of two by lot that are decided so."""


def before_the_end(seed: int, seats: int = 2) -> Session:
    """A game of which only the last confirmation is missing."""
    session = play_session(Mode(seats).session(seed), PLAYERS["by lot"], seed)
    assert session.undo(session.history.entries[-1].seat)
    assert session.game.outcome is None
    return session


def mirrored(seed: int) -> Session:
    """Both seats have done the same from the first vote on; only the last confirmation is missing."""
    session = Mode(2).session(seed)
    done = 0
    for seat, action in moves(session, PLAYERS["by lot"], seed):
        raise NotImplementedError((done, seat, action))
    return session


def before_a_question(seed: int, seats: int = 2) -> Session:
    """A game in which the last confirmation of the round brings the question to reshuffle."""
    session = Mode(seats).session(seed)
    for seat, action in moves(session, PLAYERS["frugal"], seed):
        session.submit(seat, action)
        if session.game.phase is Phase.RESHUFFLE:
            break
    last = session.history.entries[-1]
    assert last.action.kind is Kind.CONFIRM
    assert session.undo(last.seat)
    return session
