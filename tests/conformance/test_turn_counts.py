"""Turns counted three ways: by perft, by playing every sequence of steps, and by the referee."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from newvegas_desktop.new_las_vegas.records.turns import turn_object
from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.perft import count_turns
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.conformance.players import PLAYERS, SOLOS, Mode, moves
from tests.naive.replay import replay as referee
from tests.naive.turns import legal_turns


class Position(NamedTuple):
    """A seat at the beginning of a round of a game, and how many turns are open to it."""

    mode: Mode
    player: str
    seed: int
    round: int
    seat: int
    turns: int


POSITIONS = [
    # early: a group is ready from the start
    Position(Mode(2, bank=False), "by lot", 1, 1, 0, 3670),
    Position(SOLOS[0], "by lot", 3, 3, 0, 1036),
    Position(Mode(3), "by lot", 5, 2, 2, 475),
    # late
    Position(Mode(2), "by lot", 3, 16, 0, 372),
    Position(Mode(2, golf=False), "spender", 4, 25, 1, 27),
    Position(Mode(4), "patient", 2, 24, 3, 19),
    Position(Mode(5, golf=False, bank=False), "patient", 8, 20, 4, 54),
    Position(Mode(6), "planner", 1, 18, 5, 81),
    Position(Mode(2), "frugal", 3, 22, 0, 223),
    Position(SOLOS[1], "patient", 2, 24, 0, 36),
    Position(SOLOS[10], "spender", 6, 23, 0, 65),
    Position(SOLOS[19], "frugal", 9, 21, 0, 68),
    Position(SOLOS[4], "by lot", 12, 19, 0, 3),
    Position(SOLOS[7], "by lot", 12, 21, 0, 9),
]


def reached(position: Position) -> Session:
    """The session at the beginning of the position's round."""
    session = position.mode.session(position.seed)
    for seat, action in moves(session, PLAYERS[position.player], position.seed):
        if session.game.round == position.round:
            break
        session.submit(seat, action)
    assert session.game.phase is Phase.TURNS
    assert session.game.round == position.round
    return session


def sequences(game: Game, seat: int, steps: tuple[Action, ...] = ()) -> Iterator[tuple[Action, ...]]:
    """Every sequence of steps to the confirmation."""
    for action in game.legal(seat):
        if action.kind is Kind.CONFIRM:
            yield (*steps, action)
            continue
        trial = game.copy()
        trial.apply(seat, action)
        yield from sequences(trial, seat, (*steps, action))


def canonical(turn: dict[str, Any]) -> str:
    return json.dumps(turn, sort_keys=True)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: f"{p.mode.name}, {p.player} {p.seed}, round {p.round}")
def test_turns_are_counted_alike(position: Position) -> None:
    """Fourteen positions."""
    session = reached(position)
    game, seat = session.game, position.seat
    played = list(sequences(game, seat))
    turns = {canonical(turn_object(steps)) for steps in played}
    assert len(turns) == len(played)
    assert count_turns(game, seat) == len(turns) == position.turns
    assert turns == {canonical(turn) for turn in legal_turns(referee(session.record_object()), seat)}


def test_turns_are_counted_from_where_a_turn_stands() -> None:
    """The first steps part the turns among them."""
    for position in POSITIONS[1:5]:
        game = reached(position).game
        total = 0
        for action in game.legal(position.seat):
            trial = game.copy()
            trial.apply(position.seat, action)
            total += count_turns(trial, position.seat)
        assert total == count_turns(game, position.seat) == position.turns
