"""Games to play through a session, a turn at a time."""

from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.records.files import check_record
from newvegas_desktop.new_las_vegas.records.model import TurnModel
from newvegas_desktop.new_las_vegas.records.turns import turn_steps
from newvegas_desktop.new_las_vegas.rules.actions import CONFIRM, VOTE
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from tests.records.making import RESHUFFLED, SOLO, Json, changed, frozen, put, stopped_after

NAMES = ("Ada", "Ben", "Cleo")


def table(seats: int = 2, seed: int = 3, *, golf: bool = True, bank: bool = True, voted: bool = True) -> Session:
    """A new game at the table, its votes cast unless told otherwise."""
    session = Session.new(standard_board(), [Seat(name) for name in NAMES[:seats]], seed, golf=golf, bank=bank)
    if bank and voted:
        for seat in range(seats):
            session.submit(seat, VOTE[seat % 2])
    return session


def solo(seed: int = 3) -> Session:
    """A new solo game, its vote cast."""
    session = Session.new(standard_board(), [Seat("Eve")], seed, architect=architects()[0])
    session.submit(0, VOTE[1])
    return session


def step(session: Session, seat: int, pick: int = 0) -> str:
    """Take a legal step; its text."""
    legal = session.game.legal(seat)
    taken = legal[pick % len(legal)]
    session.submit(seat, taken)
    return taken.text


def half_turn(session: Session, seat: int, pick: int = 0) -> list[str]:
    """Choose and open, or refuse; the steps' texts."""
    done = [step(session, seat, pick)]
    while CONFIRM not in session.game.legal(seat):
        done.append(step(session, seat, -1 - pick))
    return done


def turn(session: Session, seat: int, pick: int = 0) -> None:
    """Play a whole turn."""
    half_turn(session, seat, pick)
    session.submit(seat, CONFIRM)


def play_round(session: Session, pick: int = 0) -> None:
    """Let every seat play a turn."""
    for seat in range(len(session.seats)):
        turn(session, seat, pick)


def resumed(value: Json) -> Session:
    return Session.load(standard_board(), check_record(value))


def in_the_question() -> Session:
    """Ben has completed a project in round 15 and is asked whether to reshuffle."""
    turns = frozen(RESHUFFLED)["rounds"][14]["turns"]
    session = resumed(changed(RESHUFFLED, stopped_after(14), put("current", to={"turns": turns})))
    assert session.game.phase is Phase.RESHUFFLE
    return session


def before_the_question() -> Session:
    """The same, but loaded before the round and played on to the question."""
    session = resumed(changed(RESHUFFLED, stopped_after(14)))
    for seat, each in enumerate(frozen(RESHUFFLED)["rounds"][14]["turns"]):
        for taken in turn_steps(TurnModel.model_validate(each), solo=False):
            session.submit(seat, taken)
    assert session.game.phase is Phase.RESHUFFLE
    return session


def at_the_end(which: int = RESHUFFLED) -> Session:
    """A game that has just ended."""
    assert which in (RESHUFFLED, SOLO)
    return resumed(frozen(which))
