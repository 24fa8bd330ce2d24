"""How fast two well-known peers play random games, for comparison with our own rules in the same run.

Both peers are driven the way their own documentation drives them, with their rules and checks left on:

* python-chess (``chess`` on PyPI). One step is: ask ``board.outcome()`` whether the game is over, build the full list
  of legal moves, choose one uniformly, push it. ``push`` itself checks nothing; legality comes from the list.
* catanatron. One step is one entry of its action log, which is one player decision: choose uniformly from the list of
  playable actions, check that the choice is in that list, carry it out (dice, payouts, robber, longest road), build
  the next list, and look for a winner. Some of these decisions have a single option: a plain roll, an end of turn with
  nothing to buy, and every discard, since catanatron picks the discarded cards itself.

The clock covers whole games, set-up of each game included, after one game that is not counted. A game is never cut
short, so a run is a little longer than asked for. The loop is bounded by wall time but the reported seconds are this
process's own CPU time, which other work on the machine disturbs less.
"""

import importlib
import importlib.metadata
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

CHESS_PLY_LIMIT = 300


class PeerMissing(Exception):
    """A peer that the comparison needs is not installed."""


@dataclass(frozen=True)
class PeerResult:
    """What one peer managed: whole games, the steps in them, and the CPU seconds they took."""

    name: str
    version: str
    games: int
    steps: int
    seconds: float

    @property
    def steps_per_second(self) -> float:
        """Steps for each second of CPU time."""
        return self.steps / self.seconds


def measure_chess(seconds: float, seed: int) -> PeerResult:
    """Play random chess games with python-chess for at least ``seconds`` of wall time."""
    chess, version = _load("python-chess", "chess")
    rng = random.Random(seed)

    def play_game() -> int:
        board = chess.Board()
        plies = 0
        while plies < CHESS_PLY_LIMIT and board.outcome() is None:
            board.push(rng.choice(list(board.legal_moves)))
            plies += 1
        return plies

    return _measure("python-chess", version, seconds, play_game)


def measure_catanatron(seconds: float, seed: int) -> PeerResult:
    """Play random four-player games with catanatron for at least ``seconds`` of wall time.

    catanatron draws from the global generator, even while it is imported: each game seeds it, and its state is put
    back afterwards. Some of its action lists come from sets, whose order differs between processes, so a seed fixes
    the boards but not every move.
    """
    global_state = random.getstate()
    try:
        catanatron, version = _load("catanatron", "catanatron")
        rng = random.Random(seed)

        def play_game() -> int:
            players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
            # A seed of zero would count as no seed.
            game = catanatron.Game(players, seed=rng.randrange(1, 2**62))
            game.play()
            return len(game.state.actions)

        return _measure("catanatron", version, seconds, play_game)
    finally:
        random.setstate(global_state)


def _load(name: str, package: str) -> tuple[Any, str]:
    """Import a peer and find its version; ``package`` is both its module and its name on PyPI."""
    try:
        version = importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        message = f"{name} is not installed: run `make bench`, which installs it"
        raise PeerMissing(message) from None
    return importlib.import_module(package), version


def _measure(name: str, version: str, seconds: float, play_game: Callable[[], int]) -> PeerResult:
    """Play one uncounted game, then whole games (at least one) until the wall time is used up."""
    play_game()
    games = 0
    steps = 0
    wall_start = time.perf_counter()
    cpu_start = time.process_time()
    while games == 0 or time.perf_counter() - wall_start < seconds:
        steps += play_game()
        games += 1
    return PeerResult(name, version, games, steps, time.process_time() - cpu_start)
