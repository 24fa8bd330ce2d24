"""Games played without a window up to a moment that matters; the seeds only save the search."""

from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind
from newvegas_desktop.new_las_vegas.rules.outcome import Decided
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.conformance.players import PLAYERS, Mode, moves, play_session

ENDS = {Decided.POINTS: 0, Decided.HOTELS: 19, Decided.SHARED: 32, Decided.LARGE_HOTELS: 1179}
"""Seeds of games of two by lot that are decided so."""
ASKED_FIRST, ASKED_SECOND = 2, 4
"""Seeds of games in which the first seat, or the second, is asked whether to reshuffle."""


def before_the_end(decided: Decided) -> Session:
    """A game of which only the last confirmation is missing."""
    seed = ENDS[decided]
    session = play_session(Mode(2).session(seed), PLAYERS["by lot"], seed)
    assert session.game.outcome is not None
    assert session.game.outcome.decided is decided
    session.history.take_back()
    return session


def before_a_question(seed: int) -> Session:
    """A game in which the last confirmation of the round brings the question to reshuffle."""
    session = Mode(2).session(seed)
    for seat, action in moves(session, PLAYERS["frugal"], seed):
        session.submit(seat, action)
        if session.game.phase is Phase.RESHUFFLE:
            break
    assert session.history.entries[-1].action.kind is Kind.CONFIRM
    session.history.take_back()
    return session


def before_a_refusal() -> Session:
    """A game in which the seat to play has no number that fits."""
    for seed in range(200):
        session = Mode(2, bank=False).session(seed)
        for seat, action in moves(session, PLAYERS["by lot"], seed):
            if action.kind is Kind.REFUSE:
                return session
            session.submit(seat, action)
    raise AssertionError("no such game")


def before_a_turn_with(kind: Kind) -> tuple[Session, int, list[Action]]:
    """A game before a turn in which something is done, the seat whose turn it is, and all it does but confirm."""
    for seed in range(60):
        session = Mode(2, bank=False).session(seed)
        for seat, action in moves(session, PLAYERS["by lot"], seed):
            if action.kind is Kind.CONFIRM:
                entries = session.history.entries
                taken = [e.action for e in entries if e.seat == seat and e.before.round == session.game.round]
                if any(step.kind is kind for step in taken):
                    session.restart_turn(seat)
                    return session, seat, taken
            session.submit(seat, action)
    raise AssertionError("no such game")
