"""`newvegas score`: replay records and print their score sheets."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from newvegas_desktop.cli.table import table

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.records.model import Record
    from newvegas_desktop.new_las_vegas.rules.game import Game


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "score",
        help="replay records and print their score sheets",
        description="Replay every record move by move, check it, and print its score sheet. "
        "A .jsonl file holds one record a line.",
        epilog="example: newvegas score game.json games.jsonl",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record, or a .jsonl file of records")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a sheet for every record; 1 if any is wrong."""
    from newvegas_desktop.family.files import FileProblem
    from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
    from newvegas_desktop.new_las_vegas.records.files import read_records
    from newvegas_desktop.new_las_vegas.records.replay import BadRecord, replay

    wrong = 0
    board = standard_board()
    for path in options.files:
        found = False
        try:
            for place, record in read_records(path):
                found = True
                try:
                    if isinstance(record, BadRecord):
                        raise record
                    print(f"{place}: {_sheet(record, replay(board, record))}\n")
                except BadRecord as fault:
                    wrong += 1
                    sys.stdout.flush()
                    print(f"newvegas: {place}: {fault}", file=sys.stderr)
            if not found:
                raise FileProblem("{path} holds no record.", path=path)
        except FileProblem as problem:
            wrong += 1
            print(f"newvegas: {problem}", file=sys.stderr)
    return 1 if wrong else 0


def _sheet(record: "Record", game: "Game") -> str:
    """The score sheet of a replayed game, final or as it stands."""
    from newvegas_desktop.new_las_vegas.rules.score import PARTS
    from newvegas_desktop.new_las_vegas.rules.tally import acme_tally, tally

    names = [seat.name for seat in record.seats]
    outcome = game.outcome
    scores = [tally(game, seat) for seat in range(len(names))]
    parts = [{**score.parts(), "total": score.total} for score in scores]
    if game.setup.solo:
        acme = acme_tally(game)
        names.append("ACME")
        parts.append({**acme.parts(), "total": acme.total})
    rows: list[list[object]] = [["", *names]]
    rows += [[part, *(row[part] for row in parts)] for part in (*PARTS, "total")]
    blank = [""] * game.setup.solo
    rows.append(["hotels large/small", *(f"{score.hotels[0]}/{score.hotels[1]}" for score in scores), *blank])
    rows.append(["runs", *("+".join(map(str, score.runs)) for score in scores), *blank])
    rows.append(["missing paths", *(score.missing for score in scores), *blank])
    rows.append(["debts", *(score.debts.amount for score in scores), *blank])
    if outcome is None:
        head = f"unfinished, {max(game.round, 0)} rounds seen; the score if the game ended now"
        foot = ""
        bundles = [
            f"{score.bundles.least}" if score.bundles.least == score.bundles.most else "{}-{}".format(*score.bundles)
            for score in scores
        ]
        rows.append(["bundles", *bundles, *blank])
    else:
        head = f"ended in round {game.round} by {', '.join(reason.value for reason in outcome.reasons)}"
        winners = " and ".join(names[seat] for seat in outcome.winners)
        how = {
            "points": "on points",
            "hotels": "on hotels, points being equal",
            "large_hotels": "on large hotels, points and hotels being equal",
            "shared": "sharing the victory",
        }[outcome.decided.value]
        foot = f"\nwon by {winners}, {how}"
        rows.append(["bundles", *(score.bundles.least for score in scores), *blank])
    return f"{head}\n{table(rows)}{foot}"
