"""Whole games in every mode: they end, the referee agrees, and no game depends on another or on the process."""

import hashlib
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.records.files import record_bytes
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.score import PARTS
from tests.conformance.players import (
    FEW_MODES,
    MODES,
    PLAYERS,
    SOLOS,
    TABLES,
    Mode,
    moves,
    play,
    play_session,
)
from tests.conformance.states import same_game, state
from tests.naive.replay import replay as referee
from tests.naive.score import end_reasons, final_scores, winners

ROOT = Path(__file__).parents[2]
MOST_STEPS = 2_000
"""No game of 6 seats comes near it: 40 rounds of 6 steps each."""
SIDE_BY_SIDE, STEPS_EACH = 1_000, 10
WHOLE_GAMES = 20
HASH_SEEDS = ("0", "12345")
NAMES = list(PLAYERS)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_games_end_and_the_referee_agrees(mode: Mode) -> None:
    """A game of each of the 40 modes, the players in turn; never stuck."""
    seed = MODES.index(mode)
    session = mode.session(seed)
    for steps, (seat, action) in enumerate(moves(session, PLAYERS[NAMES[seed % len(NAMES)]], seed)):
        assert steps < MOST_STEPS
        session.submit(seat, action)
    record = session.record_object()
    naive = referee(record)
    same_game(session.game, naive)
    outcome = session.game.outcome
    assert outcome is not None
    assert outcome.parts() == final_scores(naive) == record["end"]["scores"]
    assert [reason.value for reason in outcome.reasons] == end_reasons(naive)
    assert list(outcome.winners) == winners(naive)
    for row in outcome.parts():
        assert list(row) == [*PARTS, "total"]
        assert row["total"] == sum(row[part] for part in PARTS)


@pytest.mark.parametrize("mode", FEW_MODES, ids=lambda mode: mode.name)
def test_an_action_on_a_copy_leaves_the_original(mode: Mode) -> None:
    game = mode.game(7)
    tried = 0
    for seat, action in moves(game, PLAYERS["spender"], 7):
        if game.round % 8 < 2:
            before, copy = state(game), game.copy()
            assert copy == game
            events = copy.apply(seat, action)
            after = state(copy)
            assert events
            assert after != before
            assert state(game) == before
            # the other way round: the copy is as it was while the original goes on
            copy = game.copy()
            assert game.apply(seat, action) == events
            assert state(copy) == before
            assert state(game) == after
            assert copy != game
            tried += 1
        else:
            game.apply(seat, action)
    assert tried > 10


def alone(mode: Mode, player: str, seed: int, steps: int) -> Game:
    """A game after so many steps, played by itself."""
    game = mode.game(seed)
    for taken, (seat, action) in enumerate(moves(game, PLAYERS[player], seed)):
        if taken == steps:
            break
        game.apply(seat, action)
    return game


def side_by_side(kinds: list[tuple[Mode, str, int]], steps: int) -> list[Game]:
    """The same games with their steps mixed by lot."""
    games = [mode.game(seed) for mode, _, seed in kinds]
    going = [(game, moves(game, PLAYERS[player], seed)) for game, (_, player, seed) in zip(games, kinds, strict=True)]
    taken: Counter[int] = Counter()
    chance = Generator(99)
    while going:
        at = chance.below(len(going))
        game, source = going[at]
        move = next(source, None)
        if move is None or taken[id(game)] == steps:
            going[at] = going[-1]
            going.pop()
            continue
        game.apply(*move)
        taken[id(game)] += 1
    return games


def test_a_thousand_games_side_by_side_are_as_each_alone() -> None:
    kinds = [(MODES[i % len(MODES)], "by lot" if i % 3 else "patient", i) for i in range(SIDE_BY_SIDE)]
    games = side_by_side(kinds, STEPS_EACH)
    assert len(games) == SIDE_BY_SIDE
    for game, (mode, player, seed) in zip(games, kinds, strict=True):
        assert game == alone(mode, player, seed, STEPS_EACH)


def test_whole_games_side_by_side_are_as_each_alone() -> None:
    kinds = [(FEW_MODES[i % len(FEW_MODES)], NAMES[i % 4], i) for i in range(WHOLE_GAMES)]
    games = side_by_side(kinds, MOST_STEPS)
    shuffles = 0
    for game, (mode, player, seed) in zip(games, kinds, strict=True):
        assert game.outcome is not None
        assert game == play(mode.game(seed), PLAYERS[player], seed)
        shuffles += len(game.shuffles)
    assert shuffles > WHOLE_GAMES // 2


def test_another_seed_is_another_game() -> None:
    for mode in (TABLES[0], SOLOS[0]):
        deals = {mode.game(seed).setup.cards for seed in range(50)}
        assert len(deals) == 50
        assert mode.game(7).setup == mode.game(7).setup


def digest() -> str:
    """One figure for the records of some whole games."""
    found = hashlib.sha256()
    for i, mode in enumerate(FEW_MODES):
        session = play_session(mode.session(i), PLAYERS[NAMES[i % 4]], i)
        found.update(record_bytes(session.record(), line=True))
        found.update(record_bytes(session.record()))
    return found.hexdigest()


def test_other_processes_write_the_same_bytes() -> None:
    """Whatever order Python's sets and dictionaries of text have there."""
    running = [
        subprocess.Popen(
            [sys.executable, "-c", "import sys; from tests.conformance import test_random_games as t; "
             "sys.stdout.write(t.digest())"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in HASH_SEEDS
    ]  # fmt: skip
    here = digest()
    for process in running:
        output, _ = process.communicate(timeout=120)
        assert process.returncode == 0
        assert output == here
