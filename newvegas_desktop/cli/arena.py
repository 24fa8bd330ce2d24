"""`newvegas arena`: which bot is stronger, and by how much."""

import argparse
import json
import time
from contextlib import ExitStack
from math import sqrt
from typing import Any, NamedTuple

from newvegas_desktop.cli.pool import in_order
from newvegas_desktop.cli.problem import WRONG_USAGE, Problem, whole_number
from newvegas_desktop.cli.progress import Progress
from newvegas_desktop.cli.simulate import named_bots
from newvegas_desktop.cli.table import table
from newvegas_desktop.family.garbage import settle_garbage

SURE = 1.96
"""Standard errors either side that hold 95 of 100 times."""


class Job(NamedTuple):
    """One game to play."""

    seats: tuple[str, ...]
    seed: int
    turned: int
    """By how many seats the players are moved on."""
    budget: int


class Seat(NamedTuple):
    """What came of one player in a game."""

    won: float
    """1 for a victory, shared among all who have it."""
    points: int
    bankrupt: bool
    milliseconds: tuple[float, ...]
    """Processor time of every decision."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "arena",
        help="measure bots against each other",
        description="Play bots against each other and print win rates and points, each with the range that holds "
        "95 of 100 times. The players move on by one seat from game to game and play the same cards in every seat; "
        "then come new cards. Equal bots share every race, so measure a bot against a different one.",
        epilog="example: newvegas arena --seats tycoon,planner --games 400 --seed 1 --jobs 2",
    )
    parser.add_argument("--seats", required=True, metavar="A,B,…", help="who plays, 2 to 6 different names")
    parser.add_argument("--games", type=whole_number(1, 10**6), default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--seed", type=whole_number(0, 2**63), default=1, metavar="N", help="first seed (default 1)")
    parser.add_argument(
        "--budget", type=whole_number(0, 10**6), metavar="N", help="samples for a decision (default: as in the window)"
    )
    parser.add_argument("--jobs", type=whole_number(1, 256), default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def play(job: Job) -> list[Seat]:
    """Play one game; the players in the order they are named, wherever they sat."""
    from newvegas_desktop.new_las_vegas.bots.match import Timed, play_out
    from newvegas_desktop.new_las_vegas.bots.registry import BOTS
    from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
    from newvegas_desktop.new_las_vegas.rules.game import new_game
    from newvegas_desktop.new_las_vegas.rules.score import Safe
    from newvegas_desktop.new_las_vegas.rules.setup import deal
    from newvegas_desktop.new_las_vegas.rules.shuffles import seeded

    board = standard_board()
    count = len(job.seats)
    places = [(player + job.turned) % count for player in range(count)]
    bots = [Timed(BOTS[name](), time.thread_time) for name in job.seats]
    seated = [bots[places.index(seat)] for seat in range(count)]
    game = new_game(board, deal(board, job.seed, seats=count), seeded(job.seed))
    settle_garbage()
    play_out(lambda: game, game.apply, seated, job.seed, job.budget)
    outcome = game.outcome
    assert outcome is not None
    return [
        Seat(
            (place in outcome.winners) / len(outcome.winners),
            outcome.scores[place].total,
            outcome.scores[place].safe is Safe.BANKRUPT,
            tuple(round(seconds * 1000, 2) for seconds in bot.seconds),
        )
        for bot, place in zip(bots, places, strict=True)
    ]


def run(options: argparse.Namespace) -> int:
    """Play the games and print the table."""
    from newvegas_desktop.new_las_vegas.bots.match import BUDGET
    from newvegas_desktop.new_las_vegas.rules.setup import FEWEST_SEATS, MOST_SEATS

    seats = named_bots(options.seats)
    if not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
        raise Problem(f"an arena has {FEWEST_SEATS} to {MOST_SEATS} players; name as many in --seats.", WRONG_USAGE)
    if len(set(seats)) == 1:
        raise Problem("equal bots mirror each other; name different ones in --seats.", WRONG_USAGE)
    budget = BUDGET if options.budget is None else options.budget
    jobs = (Job(seats, options.seed + i // len(seats), i % len(seats), budget) for i in range(options.games))
    games: list[list[Seat]] = []
    with ExitStack() as stack:
        progress = stack.enter_context(Progress(options.games, "games"))
        for played in in_order(play, jobs, options.games, options.jobs, stack):
            games.append(played)
            progress.step()
    summary = _summary(seats, options.seed, budget, games)
    print(json.dumps(summary, indent=1) if options.json else _text(summary))
    return 0


def spread(values: list[float]) -> dict[str, float]:
    """The mean and the range in which the true one lies 95 of 100 times."""
    mean = sum(values) / len(values)
    error = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return {"mean": round(mean, 2), "low": round(mean - SURE * error, 2), "high": round(mean + SURE * error, 2)}


def share(wins: float, games: int) -> dict[str, float]:
    """A share in percent and the range in which the true one lies 95 of 100 times (Wilson's)."""
    rate, square = wins / games, SURE**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return {
        key: round(100 * max(0.0, value), 1)
        for key, value in zip(("mean", "low", "high"), (rate, middle - half, middle + half), strict=True)
    }


def _quantile(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(part * len(values)))]


def _summary(seats: tuple[str, ...], seed: int, budget: int, games: list[list[Seat]]) -> dict[str, Any]:
    players = []
    for i, name in enumerate(seats):
        own = [game[i] for game in games]
        times = sorted(time for seat in own for time in seat.milliseconds)
        players.append(
            {
                "player": name,
                "win_rate": share(sum(seat.won for seat in own), len(own)),
                "points": spread([seat.points for seat in own]),
                "bankrupt": share(sum(seat.bankrupt for seat in own), len(own)),
                "decisions": len(times),
                "mean_ms": round(sum(times) / len(times), 2) if times else 0.0,
                "median_ms": round(_quantile(times, 0.5), 2),
                "p95_ms": round(_quantile(times, 0.95), 2),
                "p99_ms": round(_quantile(times, 0.99), 2),
                "max_ms": round(times[-1], 2),
            }
        )
    return {"games": len(games), "seed": seed, "budget": budget, "players": players}


def _text(summary: dict[str, Any]) -> str:
    """The summary as a table."""

    def with_range(value: dict[str, float], unit: str = "") -> str:
        return f"{value['mean']:.1f}{unit} ({value['low']:.1f} … {value['high']:.1f})"

    rows: list[list[object]] = [["", "win rate", "points", "bankrupt", "ms a decision", "95 of 100 under", "longest"]]
    rows += [
        [
            player["player"],
            with_range(player["win_rate"], " %"),
            with_range(player["points"]),
            with_range(player["bankrupt"], " %"),
            player["mean_ms"],
            player["p95_ms"],
            player["max_ms"],
        ]
        for player in summary["players"]
    ]
    return (
        f"{summary['games']} games from seed {summary['seed']}, {summary['budget']} samples a decision; "
        f"in brackets what holds 95 of 100 times\n\n{table(rows)}"
    )
