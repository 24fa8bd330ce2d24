"""`newvegas perft`: counts that show the rules to be right."""

import argparse
import json
import sys
from pathlib import Path

from newvegas_desktop.cli.problem import Problem, whole_number

MOST_PATHS = 12


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "perft",
        help="count limousine routes, or the turns open in a record",
        description="Count distinct limousine routes of 1 to N paths, "
        "or for every round and seat of a record the distinct turns that were open there.",
        epilog="example: newvegas perft --routes 4; newvegas perft --turns --record game.json",
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--routes", type=whole_number(1, MOST_PATHS), metavar="N", help="routes of 1 to N paths")
    what.add_argument("--turns", action="store_true", help="turns open in a record; needs --record")
    parser.add_argument("--record", type=Path, metavar="FILE", help="a record, or a .jsonl file of records")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run, parser=parser)


def run(options: argparse.Namespace) -> int:
    """Print the counts."""
    if options.turns and options.record is None:
        options.parser.error("--turns needs --record FILE")
    if not options.turns and options.record is not None:
        options.parser.error("--record goes with --turns")
    return _turns(options.record, options.json) if options.turns else _routes(options.routes, options.json)


def _routes(longest: int, as_json: bool) -> int:
    from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board

    counts = standard_board().roads.count_routes(longest)
    if as_json:
        print(json.dumps({"routes": counts}))
        return 0
    print("# paths routes")
    for paths, count in enumerate(counts, 1):
        print(paths, count)
    return 0


def _turns(path: Path, as_json: bool) -> int:
    from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
    from newvegas_desktop.new_las_vegas.records.files import read_records
    from newvegas_desktop.new_las_vegas.records.perft import open_turns
    from newvegas_desktop.new_las_vegas.records.replay import BadRecord

    board = standard_board()
    games = 0
    for place, record in read_records(path):
        games += 1
        try:
            if isinstance(record, BadRecord):
                raise record
            counts = open_turns(board, record)
        except BadRecord as fault:
            sys.stdout.flush()
            raise Problem(f"{place}: {fault}") from None
        if as_json:
            print(json.dumps({"record": place, "turns": counts}))
            continue
        print(f"# {place}\n# round seat turns")
        for round_, seats in enumerate(counts, 1):
            for seat, count in enumerate(seats, 1):
                print(round_, seat, count)
    if not games:
        raise Problem(f"{path} holds no record.")
    return 0
