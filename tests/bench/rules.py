"""How fast the rules play random games: steps, turns and games a second, and how long they take to import."""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.new_las_vegas.rules.game import new_game
from newvegas_desktop.new_las_vegas.rules.setup import deal
from newvegas_desktop.new_las_vegas.rules.shuffles import seeded

SEATS = 4
RULES = "newvegas_desktop.new_las_vegas.rules.game"


@dataclass(frozen=True)
class RulesResult:
    games: int
    turns: int
    steps: int
    seconds: float

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds


def play_random(seed: int) -> tuple[int, int]:
    """One random game: steps (each a checked, applied action with the legal list it was chosen from) and turns."""
    board = standard_board()
    game = new_game(board, deal(board, seed, seats=SEATS), seeded(seed))
    chance = Generator.named(seed, "bench")
    steps = turns = 0
    while game.outcome is None:
        for seat in game.waiting_for():
            turns += 1
            while legal := game.legal(seat):
                action = chance.choice(legal)
                game.apply(seat, action)
                steps += 1
                if action.kind in (Kind.VOTE, Kind.CONFIRM, Kind.RESHUFFLE):
                    break
    return steps, turns


def measure_rules(seconds: float, seed: int) -> RulesResult:
    """Random four-seat games for at least so many seconds of the processor."""
    play_random(seed)
    games = steps = turns = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        games += 1
        more_steps, more_turns = play_random(seed + games)
        steps += more_steps
        turns += more_turns
        spent = time.process_time() - began
    return RulesResult(games, turns, steps, spent)


def measure_import(times: int = 15) -> float:
    """Milliseconds that importing the rules adds to a bare Python: median of fresh processes in turn.

    The bytecode is there, as after any first start.
    """
    with tempfile.TemporaryDirectory() as cache:
        settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        settings["PYTHONPYCACHEPREFIX"] = cache

        def run(code: str) -> float:
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", code], check=True, env=settings)
            return (time.perf_counter() - began) * 1000

        run(f"import {RULES}")
        return statistics.median(run(f"import {RULES}") - run("pass") for _ in range(times))
