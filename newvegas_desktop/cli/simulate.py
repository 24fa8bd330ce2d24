"""`newvegas simulate`: games between named players."""

import argparse
import json
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from newvegas_desktop.cli.pool import in_order
from newvegas_desktop.cli.problem import WRONG_USAGE, Problem, whole_number
from newvegas_desktop.cli.progress import Progress
from newvegas_desktop.cli.table import table

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.rules.figures import Architect


class Job(NamedTuple):
    """One game to play."""

    seats: tuple[str, ...]
    seed: int
    golf: bool
    bank: bool
    architect: str | None
    record: bool


class Played(NamedTuple):
    """One game that was played."""

    rounds: int
    steps: int
    scores: list[dict[str, int]]
    winners: tuple[int, ...]
    reasons: tuple[str, ...]
    record: bytes


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "simulate",
        help="play games between named players",
        description="Play games between named players and print what came of them. "
        "Game i is dealt from seed + i, so any of them can be played again.",
        epilog="example: newvegas simulate --seats random,random,random --games 500 --seed 1 --jobs 2",
    )
    parser.add_argument("--seats", default="", metavar="A,B,…", help="who plays, 2 to 6 names (solo: one)")
    parser.add_argument("--games", type=whole_number(1, 10**7), default=100, metavar="N", help="how many (default 100)")
    parser.add_argument("--seed", type=whole_number(0, 2**63), default=1, metavar="N", help="first seed (default 1)")
    parser.add_argument("--solo", metavar="ARCHITECT", help="solo against this architect: an id or a level")
    parser.add_argument("--no-golf", action="store_true", help="without golf")
    parser.add_argument("--no-bank", action="store_true", help="without the bank")
    parser.add_argument("--jobs", type=whole_number(1, 256), default=1, metavar="N", help="processes (default 1)")
    parser.add_argument("--record", type=Path, metavar="FILE.jsonl", help="write the records, one a line")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def find_architect(name: str) -> "Architect":
    """The architect with an id or a level."""
    from newvegas_desktop.new_las_vegas.printed.architects_file import architects

    for card in architects():
        if name in (card.id, str(card.level)):
            return card
    known = ", ".join(f"{card.id} ({card.level})" for card in architects())
    raise Problem(f"there is no architect {name!r}; there are {known}.", WRONG_USAGE)


def named_bots(text: str) -> tuple[str, ...]:
    """The bots named in a list with commas."""
    from newvegas_desktop.new_las_vegas.bots.registry import BOTS

    seats = tuple(name.strip() for name in text.split(","))
    for name in seats:
        if name not in BOTS:
            raise Problem(f"there is no player {name!r}; there are {', '.join(BOTS)}.", WRONG_USAGE)
    return seats


def _seats(options: argparse.Namespace) -> tuple[str, ...]:
    from newvegas_desktop.new_las_vegas.rules.setup import FEWEST_SEATS, MOST_SEATS

    default = "random" if options.solo is not None else "random,random"
    seats = named_bots(options.seats or default)
    if options.solo is not None and len(seats) != 1:
        raise Problem("solo has one seat; name one player in --seats.", WRONG_USAGE)
    if options.solo is None and not FEWEST_SEATS <= len(seats) <= MOST_SEATS:
        raise Problem(f"a table has {FEWEST_SEATS} to {MOST_SEATS} seats; name as many in --seats.", WRONG_USAGE)
    return seats


def play(job: Job) -> Played:
    """Play one game."""
    from newvegas_desktop.new_las_vegas.bots.match import play_out
    from newvegas_desktop.new_las_vegas.bots.registry import BOTS
    from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
    from newvegas_desktop.new_las_vegas.records.files import record_bytes
    from newvegas_desktop.new_las_vegas.rules.game import new_game
    from newvegas_desktop.new_las_vegas.rules.setup import deal
    from newvegas_desktop.new_las_vegas.rules.shuffles import seeded
    from newvegas_desktop.new_las_vegas.session.session import Seat, Session

    board = standard_board()
    architect = find_architect(job.architect) if job.architect else None
    bots = [BOTS[name]() for name in job.seats]
    written = b""
    if job.record:
        names = [Seat(f"{name} {seat}", f"bot:{name}") for seat, name in enumerate(job.seats, 1)]
        session = Session.new(board, names, job.seed, golf=job.golf, bank=job.bank, architect=architect)
        steps = play_out(lambda: session.game, session.submit, bots, job.seed)
        game = session.game
        written = record_bytes(session.record(), line=True)
    else:
        setup = deal(board, job.seed, seats=len(bots), golf=job.golf, bank=job.bank, architect=architect)
        game = new_game(board, setup, seeded(job.seed))
        steps = play_out(lambda: game, game.apply, bots, job.seed)
    outcome = game.outcome
    assert outcome is not None
    reasons = tuple(reason.value for reason in outcome.reasons)
    return Played(game.round, steps, outcome.parts(), outcome.winners, reasons, written)


def run(options: argparse.Namespace) -> int:
    """Play the games and print the table."""
    from newvegas_desktop.family.files import AtomicFile

    seats = _seats(options)
    architect = None
    if options.solo is not None:
        architect = find_architect(options.solo).id
    jobs = (
        Job(seats, options.seed + i, not options.no_golf, not options.no_bank, architect, options.record is not None)
        for i in range(options.games)
    )
    began = time.perf_counter()
    games: list[Played] = []
    with ExitStack() as stack:
        # opened first, so that a folder that cannot be written to is told before the games are played
        file = stack.enter_context(AtomicFile(options.record)) if options.record else None
        progress = stack.enter_context(Progress(options.games, "games"))
        for played in in_order(play, jobs, options.games, options.jobs, stack):
            if file is not None:
                file.write(played.record)
            games.append(played._replace(record=b""))
            progress.step()
    summary = _summary(seats, options, architect, games, time.perf_counter() - began)
    print(json.dumps(summary, indent=1) if options.json else _text(summary))
    return 0


def _spread(values: list[int]) -> dict[str, float]:
    return {"mean": round(sum(values) / len(values), 2), "min": min(values), "max": max(values)}


def _summary(
    seats: tuple[str, ...], options: argparse.Namespace, architect: str | None, games: list[Played], seconds: float
) -> dict[str, Any]:
    """What came of the games."""
    from newvegas_desktop.new_las_vegas.rules.score import PARTS

    players = [*seats, *(["ACME"] if architect else [])]
    ends = Counter(reason for game in games for reason in game.reasons)
    return {
        "games": len(games),
        "seed": options.seed,
        "golf": not options.no_golf,
        "bank": not options.no_bank,
        "architect": architect,
        "rounds": _spread([game.rounds for game in games]),
        "ends": {reason: ends[reason] for reason in ("track", "projects", "casinos", "acme") if ends[reason]},
        "seats": [
            {
                "player": player,
                "wins": sum(1 for game in games if game.winners == (seat,)),
                "shared": sum(1 for game in games if seat in game.winners and len(game.winners) > 1),
                "points": {part: _spread([game.scores[seat][part] for game in games]) for part in (*PARTS, "total")},
            }
            for seat, player in enumerate(players)
        ],
        "steps": sum(game.steps for game in games),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(games) / seconds, 2),
    }


def _text(summary: dict[str, Any]) -> str:
    """The summary as a table."""
    rounds, ends, seats = summary["rounds"], summary["ends"], summary["seats"]
    against = f" against {summary['architect']}" if summary["architect"] else ""
    lines = [
        f"{summary['games']} games{against} from seed {summary['seed']}, "
        f"golf {'on' if summary['golf'] else 'off'}, bank {'on' if summary['bank'] else 'off'}",
        f"rounds   mean {rounds['mean']:.1f}, {rounds['min']} to {rounds['max']}",
        f"ended by {', '.join(f'{reason} {count}' for reason, count in ends.items())}",
        "",
    ]
    rows: list[list[object]] = [["points: mean (min … max)", *(f"{i} {s['player']}" for i, s in enumerate(seats, 1))]]
    for part in seats[0]["points"]:
        spreads = [seat["points"][part] for seat in seats]
        rows.append([part, *(f"{s['mean']:.1f} ({s['min']} … {s['max']})" for s in spreads)])
    rows.append(["wins", *(seat["wins"] for seat in seats)])
    rows.append(["shared wins", *(seat["shared"] for seat in seats)])
    lines += [table(rows), "", f"{summary['games_per_second']:.1f} games a second"]
    return "\n".join(lines)
