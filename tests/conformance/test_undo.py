"""Undo, redo, restart and take back give exactly the game that was."""

from collections import Counter

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.rules.actions import RESHUFFLE, Action, Kind
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.conformance.players import FEW_MODES, PLAYERS, SOLOS, Mode, moves, question
from tests.conformance.states import shown, state

ONE_STEP_IN = 12
"""One step in so many is undone and done again."""
ONE_LAST_STEP_IN = 4
"""Of those that show new cards or end the game."""


def steps_of_round(session: Session) -> list[tuple[int, Action]]:
    """What was done since anything was shown to all."""
    entries, now = session.history.entries, shown(session.game)
    return [(entry.seat, entry.action) for entry in entries if shown(entry.before) == now]


def played_again(session: Session, without: int) -> Game:
    """The open round, or the question, played seat by seat from its beginning, but for the last step of one seat."""
    entries = session.history.entries
    first = next(entry for entry in entries if shown(entry.before) == shown(session.game))
    game = first.before.copy()
    steps = steps_of_round(session)
    last = max(i for i, (seat, _) in enumerate(steps) if seat == without)
    del steps[last]
    for seat in range(game.setup.seats):
        for other, action in steps:
            if other == seat:
                game.apply(seat, action)
    return game


def check_step(session: Session, seat: int, action: Action, seen: Counter[str]) -> None:
    """Submit, undo and redo one step; where it showed new cards or closed a round, take it back instead."""
    before, game = state(session.game), session.game.copy()
    events = session.submit(seat, action)
    after = state(session.game)
    if shown(session.game) == shown(game):
        assert session.can_undo(seat)
        assert session.undo(seat)
        assert state(session.game) == before
        assert session.game == game
        assert session.can_redo(seat)
        assert session.redo(seat) == events
        assert not session.can_redo(seat)
        seen["undone"] += 1
    else:
        for other in range(game.setup.seats):
            assert not session.can_undo(other)
            assert not session.undo(other)
            assert not session.can_redo(other)
            assert not session.restart_turn(other)
        assert state(session.game) == after
        assert session.take_back()
        assert state(session.game) == before
        assert session.submit(seat, action) == events
        seen["taken back"] += 1
        seen["closed rounds taken back"] += session.game.round == game.round
        seen["shuffled again"] += len(session.game.shuffles) > len(game.shuffles)
    assert state(session.game) == after


def check_other_seats(session: Session, seen: Counter[str]) -> None:
    """Every seat undoes its last step, whoever has gone on since, and does it again."""
    steps = steps_of_round(session)
    for seat in {seat for seat, _ in steps}:
        before = state(session.game)
        expected = played_again(session, seat)
        gone_on = steps[-1][0] != seat
        assert session.undo(seat)
        assert session.game == expected
        assert len(steps_of_round(session)) == len(steps) - 1
        assert session.redo(seat) is not None
        assert state(session.game) == before
        seen["others had gone on"] += gone_on


def check_restart(session: Session, seat: int, seen: Counter[str]) -> None:
    """A restarted turn is a fresh one, and can be redone step by step."""
    if session.game.phase is not Phase.TURNS or not session.can_undo(seat):
        return
    before, turn = state(session.game), session.game.turns[seat]
    seen["confirmed turns restarted"] += turn.stage is Stage.DONE
    assert session.restart_turn(seat)
    game = session.game
    assert game.turns[seat].stage is Stage.CHOOSE
    assert game.turns[seat].steps == ()
    assert game.sheets[seat] == game.settled[seat]
    assert not session.restart_turn(seat)
    for _ in turn.steps:
        assert session.can_redo(seat)
        assert session.redo(seat) is not None
    assert not session.can_redo(seat)
    assert session.redo(seat) is None
    assert state(session.game) == before
    seen["restarted"] += 1


@pytest.mark.parametrize("mode", FEW_MODES, ids=lambda mode: mode.name)
def test_steps_are_undone_and_done_again(mode: Mode) -> None:
    """One step in twelve of a whole game in each of ten modes."""
    seen: Counter[str] = Counter()
    for seed in range(2 if mode.architect else 1):
        session = mode.session(seed)
        chance = Generator.named(seed, "undo")
        for seat, action in moves(session, PLAYERS["patient"], seed):
            closing = action.kind in (Kind.CONFIRM, Kind.VOTE, Kind.RESHUFFLE)
            if chance.below(ONE_LAST_STEP_IN if closing else ONE_STEP_IN) == 0:
                check_step(session, seat, action, seen)
                check_other_seats(session, seen)
                check_restart(session, chance.below(mode.seats), seen)
            else:
                session.submit(seat, action)
    assert seen["undone"] > 5
    assert seen["taken back"] > 1
    assert seen["restarted"] > 5
    if not mode.architect:
        assert seen["others had gone on"] > 10
        assert seen["confirmed turns restarted"] > 1


def test_answers_are_undone_and_taken_back_with_their_question() -> None:
    session = question()
    first, second = session.game.asked[:2]
    asked, put = state(session.game), session.game.asked
    session.submit(first, RESHUFFLE[1])
    answered = state(session.game)
    assert session.undo(first)
    assert state(session.game) == asked
    assert session.redo(first) is not None
    assert state(session.game) == answered
    # everyone's turn has been seen: there is only taking back, and then no question and no answer
    assert not session.undo(second)
    assert state(session.game) == answered
    assert session.take_back()
    assert session.game.phase is Phase.TURNS
    (last_to_confirm,) = session.game.waiting_for()
    assert session.game.answers == [None] * 3
    assert session.redo(last_to_confirm) is not None
    assert state(session.game) == asked
    for seat in put[:-1]:
        session.submit(seat, RESHUFFLE[0])
    last = state(session.game)
    session.submit(put[-1], RESHUFFLE[0])
    assert session.game.waiting_for() == list(range(3))
    assert session.take_back()
    assert state(session.game) == last


def test_a_taken_back_game_brings_no_new_luck() -> None:
    """Back to the first vote and on again, the same moves give the same game and the same shuffles."""
    for mode in (Mode(2), SOLOS[0]):
        session = mode.session(3)
        taken = list(moves_of(session, 3))
        end, backs = state(session.game), 0
        moments = {shown(entry.before) for entry in session.history.entries} | {shown(session.game)}
        for back in sorted(moments, reverse=True)[1:]:
            assert session.take_back()
            assert shown(session.game) == back
            backs += 1
        assert not session.take_back()
        assert session.game.phase is Phase.VOTE
        begun = len(session.history.entries)
        for seat, action in taken[begun:]:
            session.submit(seat, action)
        assert state(session.game) == end
        assert session.game.shuffles
        counts = [turn.takebacks or 0 for played in session.record().rounds for turn in played.turns]
        assert sum(counts) == backs


def moves_of(session: Session, seed: int) -> list[tuple[int, Action]]:
    """Play a session to its end; its moves."""
    found = []
    for seat, action in moves(session, PLAYERS["patient"], seed):
        session.submit(seat, action)
        found.append((seat, action))
    return found
