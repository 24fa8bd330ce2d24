"""A game saved at any moment and loaded again is the same game."""

from collections import Counter
from dataclasses import dataclass

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.records.files import parse_record, record_bytes
from newvegas_desktop.new_las_vegas.records.replay import replay
from newvegas_desktop.new_las_vegas.rules.actions import RESHUFFLE, VOTE, action
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.conformance.players import BOARD, FEW_MODES, PLAYERS, SOLOS, Mode, moves, play_session, question
from tests.conformance.states import as_recorded, same_game, state
from tests.naive.replay import replay as referee

ONE_STEP_IN = 50
"""After one step in so many the game is saved."""
REFEREE_ONE_IN = 5
"""Of the saved games one in so many is given to the referee."""


def check_saved(session: Session, *, ask_referee: bool) -> Session:
    """Save and load; the loaded session, with the steps that the record does not hold."""
    record = session.record()
    for line in (False, True):
        data = record_bytes(record, line=line)
        assert data.count(b"\n") == 1 or not line
        assert parse_record(data) == record
        assert record_bytes(parse_record(data), line=line) == data
    expected = as_recorded(session.game)
    game = replay(BOARD, record)
    assert game == expected
    assert game.outcome == session.game.outcome
    loaded = Session.load(BOARD, record)
    assert loaded.game == expected
    assert loaded.record() == record
    assert (loaded.seats, loaded.seed) == (session.seats, session.seed)
    for seat, text in session.steps():
        loaded.submit(seat, action(text))
    assert state(loaded.game) == state(session.game)
    assert loaded.steps() == session.steps()
    assert loaded.record() == record
    if ask_referee:
        same_game(expected, referee(session.record_object()))
    return loaded


def moment(session: Session) -> str:
    """What kind of moment a save is made at."""
    game = session.game
    if game.phase is not Phase.TURNS:
        return game.phase.name
    if any(turn.stage is Stage.DONE for turn in game.turns):
        return "some confirmed"
    return "mid-turn" if any(turn.steps for turn in game.turns) else "fresh round"


@dataclass
class Reloaded:
    """A session that may be replaced by a loaded one."""

    session: Session

    @property
    def game(self) -> Game:
        return self.session.game


@pytest.mark.parametrize("mode", FEW_MODES, ids=lambda mode: mode.name)
def test_a_game_saved_at_any_moment_goes_on_as_if_it_had_not_been(mode: Mode) -> None:
    """One moment in fifty of a whole game, every vote, every question and the end."""
    table = Reloaded(mode.session(11))
    chance = Generator.named(11, "save")
    seen: Counter[str] = Counter()
    for seat, step in moves(table, PLAYERS["patient"], 11):
        table.session.submit(seat, step)
        now = moment(table.session)
        if chance.below(ONE_STEP_IN) == 0 or now in ("VOTE", "RESHUFFLE", "END"):
            seen[now] += 1
            ask_referee = sum(seen.values()) % REFEREE_ONE_IN == 0 or now == "END"
            loaded = check_saved(table.session, ask_referee=ask_referee)
            if chance.below(2):
                # the rest of the game is played on the loaded one
                table.session = loaded
    assert seen["END"] == 1
    assert seen["mid-turn"] + seen["some confirmed"] > 0
    assert table.session.record() == play_session(mode.session(11), PLAYERS["patient"], 11).record()


def test_saved_before_and_amid_the_votes() -> None:
    session = Mode(4).session(2)
    check_saved(session, ask_referee=True)
    for seat in (2, 0, 3):
        session.submit(seat, VOTE[seat % 2])
        assert check_saved(session, ask_referee=True).game.waiting_for() == session.game.waiting_for()
    session.submit(1, VOTE[1])
    assert check_saved(session, ask_referee=True).game.round == 1


@pytest.mark.parametrize("answer", [0, 1])
def test_saved_amid_the_question_to_reshuffle(answer: int) -> None:
    """The turns are in the record, the answers among the steps."""
    session = question()
    asked = session.game.asked
    check_saved(session, ask_referee=False)
    for count, seat in enumerate(asked[:-1], 1):
        session.submit(seat, RESHUFFLE[answer])
        loaded = check_saved(session, ask_referee=False)
        assert loaded.steps() == [(other, RESHUFFLE[answer].text) for other in asked[:count]]
    session.submit(asked[-1], RESHUFFLE[answer])
    check_saved(session, ask_referee=True)
    assert len(session.game.shuffles) == answer


def test_saved_amid_the_question_a_game_can_be_reshuffled() -> None:
    session = question()
    loaded = Session.load(BOARD, session.record())
    for seat in session.game.asked:
        session.submit(seat, RESHUFFLE[1])
        loaded.submit(seat, RESHUFFLE[1])
    assert loaded.game == session.game


@pytest.mark.parametrize("mode", [Mode(3), SOLOS[8]], ids=lambda mode: mode.name)
def test_helps_and_takebacks_are_saved(mode: Mode) -> None:
    session = mode.session(5)
    for taken, (seat, step) in enumerate(moves(session, PLAYERS["patient"], 5)):
        if taken % 3 == 0 and session.game.round:
            session.note_help(seat, "hint")
        before = session.game.round
        session.submit(seat, step)
        if taken % 7 == 0 and session.game.round > before >= 1:
            assert session.take_back()
            session.submit(seat, step)
    turns = [turn for played in session.record().rounds for turn in played.turns]
    assert any(turn.help == ["hint"] for turn in turns)
    assert any(turn.takebacks for turn in turns)
    check_saved(session, ask_referee=True)


def test_a_game_taken_back_is_saved_with_the_luck_it_knows() -> None:
    """Saved after being taken back behind a shuffle, the same shuffle comes again."""
    for mode in (Mode(2), SOLOS[0]):
        session = play_session(mode.session(3), PLAYERS["patient"], 3)
        rounds, shuffles = session.game.round, session.game.shuffles
        steps = [(entry.seat, entry.action) for entry in session.history.entries]
        while session.game.round >= shuffles[0].round - 1:
            assert session.take_back()
        loaded = check_saved(check_saved(session, ask_referee=True), ask_referee=True)
        for seat, step in steps[len(session.history.entries) :]:
            loaded.submit(seat, step)
        assert (loaded.game.round, loaded.game.shuffles) == (rounds, shuffles)


def test_a_loaded_game_taken_back_can_be_played_otherwise() -> None:
    session = play_session(Mode(2).session(5), PLAYERS["patient"], 5)
    loaded = Session.load(BOARD, session.record())
    while loaded.game.round > 5:
        assert loaded.take_back()
    play_session(loaded, PLAYERS["planner"], 1005)
    check_saved(loaded, ask_referee=True)
