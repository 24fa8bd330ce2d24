"""`newvegas calibrate`: how hard the architects are."""

import argparse
import json
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, NamedTuple

from newvegas_desktop.cli.arena import share, spread
from newvegas_desktop.cli.pool import in_order
from newvegas_desktop.cli.problem import whole_number
from newvegas_desktop.cli.progress import Progress
from newvegas_desktop.cli.table import table

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.rules.figures import Architect

PLAYER = "planner"
"""The second-best level of bots."""


class Job(NamedTuple):
    """One game to play."""

    architect: "Architect"
    seed: int


class Played(NamedTuple):
    """One game that was played."""

    won: bool
    points: int
    acme: int
    rounds: int


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "calibrate",
        help="measure how hard the architects of the solo game are",
        description=f"Let the {PLAYER}, the second-best bot, play solo against every architect and print how often "
        "it wins, beside how often it should: the architects' figures are our own, and were changed until it did. "
        "All architects are played with the same cards, golf and bank on; game i is dealt from seed + i.",
        epilog="example: newvegas calibrate --games 300 --seed 9001 --jobs 2 --json > calibration.json",
    )
    parser.add_argument(
        "--games", type=whole_number(1, 10**6), default=300, metavar="N", help="against each (default 300)"
    )
    parser.add_argument("--seed", type=whole_number(0, 2**63), default=1, metavar="N", help="first seed (default 1)")
    parser.add_argument("--jobs", type=whole_number(1, 256), default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print JSON, as the program keeps it")
    parser.set_defaults(run=run)


def play(job: Job) -> Played:
    """Play one game."""
    from newvegas_desktop.new_las_vegas.bots.match import play_out
    from newvegas_desktop.new_las_vegas.bots.registry import BOTS
    from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
    from newvegas_desktop.new_las_vegas.rules.game import new_game
    from newvegas_desktop.new_las_vegas.rules.setup import deal
    from newvegas_desktop.new_las_vegas.rules.shuffles import seeded

    board = standard_board()
    game = new_game(board, deal(board, job.seed, seats=1, architect=job.architect), seeded(job.seed))
    play_out(lambda: game, game.apply, [BOTS[PLAYER]()], job.seed)
    outcome = game.outcome
    assert outcome is not None
    assert outcome.acme is not None
    return Played(outcome.winners == (0,), outcome.scores[0].total, outcome.acme.total, game.round)


def run(options: argparse.Namespace) -> int:
    """Play the games and print the table."""
    from newvegas_desktop.new_las_vegas.printed.architects_file import architects

    cards = architects()
    count = options.games * len(cards)
    jobs = (Job(card, options.seed + i) for card in cards for i in range(options.games))
    played: list[Played] = []
    with ExitStack() as stack:
        progress = stack.enter_context(Progress(count, "games"))
        for game in in_order(play, jobs, count, options.jobs, stack):
            played.append(game)
            progress.step()
    parts = [played[i * options.games : (i + 1) * options.games] for i in range(len(cards))]
    print(_json(options, cards, parts) if options.json else _text(options, cards, parts))
    return 0


def _json(options: argparse.Namespace, cards: "tuple[Architect, ...]", parts: list[list[Played]]) -> str:
    """The results as the resource file holds them, an architect a line."""
    from newvegas_desktop.new_las_vegas.printed.calibration_file import AIMS, figures_mark

    lines = []
    for card, aim, games in zip(cards, AIMS, parts, strict=True):
        result: dict[str, Any] = {
            "id": card.id,
            "figures": figures_mark(card),
            "aim": aim,
            "won": sum(game.won for game in games),
            "points": spread([game.points for game in games])["mean"],
            "acme": spread([game.acme for game in games])["mean"],
            "rounds": spread([game.rounds for game in games])["mean"],
            "first": {"points": games[0].points, "acme": games[0].acme, "rounds": games[0].rounds},
        }
        lines.append(f"  {json.dumps(result)}")
    head = f' "player": "{PLAYER}", "games": {options.games}, "seed": {options.seed},'
    return "{\n" + head + '\n "architects": [\n' + ",\n".join(lines) + "\n ]\n}"


def _text(options: argparse.Namespace, cards: "tuple[Architect, ...]", parts: list[list[Played]]) -> str:
    """The results as a table."""
    from newvegas_desktop.new_las_vegas.printed.calibration_file import AIMS, TOLERANCE, Measured

    near = f"within {TOLERANCE} points"
    rows: list[list[object]] = [["", f"{PLAYER} wins", "aim", near, f"{PLAYER}'s points", "ACME's", "rounds"]]
    for card, aim, games in zip(cards, AIMS, parts, strict=True):
        won = sum(game.won for game in games)
        rate = share(won, len(games))
        means = [
            spread(values)["mean"]
            for values in (
                [float(game.points) for game in games],
                [float(game.acme) for game in games],
                [float(game.rounds) for game in games],
            )
        ]
        rows.append(
            [
                f"{card.level} {card.name}",
                f"{rate['mean']:.1f} % ({rate['low']:.1f} … {rate['high']:.1f})",
                f"{aim} %",
                "yes" if Measured(PLAYER, len(games), won, aim).near else "no",
                *(f"{mean:.1f}" for mean in means),
            ]
        )
    return (
        f"{options.games} games against each architect from seed {options.seed}, golf on, bank on; "
        f"in brackets what holds 95 of 100 times\n\n{table(rows)}"
    )
