"""`newvegas routes`: the best limousine routes, and the way home."""

import argparse
import json
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from newvegas_desktop.cli.problem import WRONG_USAGE, Problem, whole_number

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.routes.question import Best
    from newvegas_desktop.new_las_vegas.rules.board import Board
    from newvegas_desktop.new_las_vegas.rules.sheet import Sheet

MOST_PATHS = 35
KINDS = ("vip", "luxury", "mafia")
OF_THE_SHEET = "; with --record as the sheet has it"


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "routes",
        help="the best limousine routes, exactly",
        description="Find the best limousine route of so many paths, or the shortest way home. The answers are exact.",
        epilog="example: newvegas routes best --paths 8 --vip 5 --closed; "
        "newvegas routes home --record game.json --round 12 --seat 1",
    )
    what = parser.add_subparsers(title="questions", metavar="QUESTION", required=True)
    best = what.add_parser(
        "best",
        help="the best route of at most so many more paths",
        description="The best route of at most so many more paths, from the light or from a position of a record.",
        epilog="example: newvegas routes best --paths 8 --vip 5 --luxury 4 --missing -6 --open 2.5,4.7",
    )
    best.add_argument("--paths", type=whole_number(0, MOST_PATHS), required=True, metavar="K", help="paths to draw")
    for kind, worth in zip(KINDS, (3, 3, 0), strict=True):
        best.add_argument(
            f"--{kind}",
            type=whole_number(-99, 99),
            metavar="N",
            help=f"worth of a {kind} carpet (default {worth}{OF_THE_SHEET if kind != 'mafia' else ''})",
        )
    best.add_argument(
        "--missing",
        type=whole_number(-99, 0),
        metavar="N",
        help=f"worth of a missing path (default -10{OF_THE_SHEET})",
    )
    best.add_argument(
        "--open",
        metavar="LOTS",
        help="casinos that count: all, or lots as 2.5,4.7 (default all; with --record those open on the sheet)",
    )
    best.add_argument("--closed", action="store_true", help="the route must come home")
    best.add_argument("--json", action="store_true", help="print JSON")
    _add_position(best)
    best.set_defaults(run=run_best, parser=best)
    home = what.add_parser(
        "home",
        help="the shortest legal way home",
        description="The shortest legal way home of a position of a record; of several the one that brings most.",
        epilog="example: newvegas routes home --record game.json --round 12 --seat 1",
    )
    home.add_argument("--json", action="store_true", help="print JSON")
    _add_position(home)
    home.set_defaults(run=run_home, parser=home)


def _add_position(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--record", type=Path, metavar="FILE", help="a record whose position to start from")
    parser.add_argument(
        "--game",
        type=whole_number(1, 10**6),
        metavar="N",
        help="… of the Nth record of a .jsonl file (default the only one)",
    )
    parser.add_argument("--round", type=whole_number(1, 200), metavar="N", help="… at the beginning of this round")
    parser.add_argument("--seat", type=whole_number(1, 6), default=1, metavar="N", help="… of this seat (default 1)")


def _sheet(options: argparse.Namespace) -> "tuple[Board, Sheet]":
    """The sheet to start from: empty, or of a seat in a record."""
    from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
    from newvegas_desktop.new_las_vegas.records.files import read_records
    from newvegas_desktop.new_las_vegas.records.replay import BadRecord
    from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
    from newvegas_desktop.new_las_vegas.session.session import Session

    board = standard_board()
    if options.record is None:
        for name in ("round", "game"):
            if getattr(options, name) is not None:
                options.parser.error(f"--{name} goes with --record")
        return board, Sheet.empty(board)
    wanted = options.game or 1
    # one more, to see whether there are several
    found = list(islice(read_records(options.record), max(2, wanted)))
    if not found:
        raise Problem(f"{options.record}: It holds no record.")
    if options.game is None and len(found) > 1:
        raise Problem(f"{options.record} holds several games; say which one with --game N.", WRONG_USAGE)
    if len(found) < wanted:
        raise Problem(f"{options.record}: there is no game {wanted} in it.")
    place, record = found[wanted - 1]
    try:
        if isinstance(record, BadRecord):
            raise record
        session = Session.load(board, record)
    except BadRecord as fault:
        raise Problem(f"{place}: {fault}") from None
    game = session.game
    if options.round is not None:
        rounds = [entry.before.round for entry in session.history.entries]
        if options.round not in rounds:
            raise Problem(f"{place}: there is no round {options.round} in it.")
        game = session.history.go_to(rounds.index(options.round))
    if options.seat > len(game.sheets):
        raise Problem(f"{place}: there is no seat {options.seat} in it.")
    return board, game.sheets[options.seat - 1]


def _worths(options: argparse.Namespace, board: "Board", sheet: "Sheet") -> tuple[dict[str, int], int]:
    """What carpets and missing paths are worth: as said, or in a record as its sheet stands."""
    from newvegas_desktop.new_las_vegas.rules.columns import Column

    if options.record is None:
        worth, missing = {"vip": 3, "luxury": 3, "mafia": 0}, -10
    else:
        worth = _columns(board, sheet)
        missing = board.columns[Column.MISSING_PATH][sheet.crossed[Column.MISSING_PATH]]
    for kind in KINDS:
        if getattr(options, kind) is not None:
            worth[kind] = getattr(options, kind)
    return worth, missing if options.missing is None else options.missing


def _columns(board: "Board", sheet: "Sheet") -> dict[str, int]:
    """What a carpet of each kind is worth as the columns of a sheet stand."""
    from newvegas_desktop.new_las_vegas.rules.columns import Column

    vip, luxury = (board.columns[column][sheet.crossed[column]] for column in (Column.VIP, Column.LUXURY))
    return {"vip": vip, "luxury": luxury, "mafia": 0}


def _values(board: "Board", counted: int, worth: dict[str, int]) -> tuple[int, ...]:
    """What every lot is worth."""
    from newvegas_desktop.new_las_vegas.routes.question import worth_of
    from newvegas_desktop.new_las_vegas.rules.places import members

    masks = {"vip": board.vip, "luxury": board.luxury, "mafia": board.mafia}
    return worth_of({lot: worth[kind] for kind, mask in masks.items() for lot in members(mask & counted)})


def _open_lots(options: argparse.Namespace, board: "Board", sheet: "Sheet") -> int:
    """Mask of the casinos that count."""
    from newvegas_desktop.new_las_vegas.rules.places import LOT_BY_TEXT

    if options.open is None:
        return sheet.opened if options.record is not None else board.casinos
    if options.open == "all":
        return board.casinos
    mask = 0
    for text in options.open.split(","):
        lot = LOT_BY_TEXT.get(text.strip())
        if lot is None or not board.casinos >> lot & 1:
            raise Problem(f"{text.strip()!r} is no casino; name lots as 2.5,4.7 or say all.", WRONG_USAGE)
        mask |= 1 << lot
    return mask


def run_best(options: argparse.Namespace) -> int:
    """Print the best route."""
    from newvegas_desktop.new_las_vegas.routes.question import Question
    from newvegas_desktop.new_las_vegas.routes.solver import solve
    from newvegas_desktop.new_las_vegas.rules.places import intersection_text

    board, sheet = _sheet(options)
    worth, missing = _worths(options, board, sheet)
    counted = _open_lots(options, board, sheet)
    values = _values(board, counted, worth)
    question = Question(sheet.route, options.paths, values, missing, options.closed)
    answer = solve(board.roads, question)
    found = answer.at_most(options.paths)
    by_paths = [None if best is None else best.value for best in answer.best]
    driven = [intersection_text(place) for place in sheet.route]
    if options.json:
        best = None if found is None else _object(found)
        print(json.dumps({"best": best, "by_paths": by_paths, "driven": driven}))
        return 0
    if found is None:
        print("no such route comes home")
        return 0
    row = _object(found)
    # what was driven before counts for value and carpets, too
    whole = " (of the whole route)" if driven else ""
    print(f"value   {row['value']}{whole}")
    print(f"paths   {row['paths']}{' more' if driven else ''}")
    if driven:
        print(f"driven  {' '.join(driven)}")
    print(f"{'onward' if driven else 'route':<7} {' '.join(row['route'])}")
    print(f"carpets {' '.join(row['carpets']) or 'none'}{whole}")
    print(f"missing {row['missing']}")
    print(f"by paths {' '.join('-' if value is None else str(value) for value in by_paths)}")
    return 0


def _object(best: "Best") -> dict[str, Any]:
    from newvegas_desktop.new_las_vegas.rules.places import intersection_text, lot_text

    return {
        "value": best.value,
        "paths": best.paths,
        "route": [intersection_text(place) for place in best.route],
        "carpets": [lot_text(lot) for lot in best.carpets],
        "missing": best.missing,
        "home": best.home,
    }


def run_home(options: argparse.Namespace) -> int:
    """Print the best of the shortest ways home."""
    from newvegas_desktop.new_las_vegas.routes.solver import best_way_home
    from newvegas_desktop.new_las_vegas.rules.limousine import missing_paths
    from newvegas_desktop.new_las_vegas.rules.places import intersection_text

    board, sheet = _sheet(options)
    home = best_way_home(board.roads, tuple(sheet.route), _values(board, sheet.opened, _columns(board, sheet)))
    texts = None if home is None else [intersection_text(place) for place in home.route if home.paths]
    missing = missing_paths(board, sheet)
    if options.json:
        print(json.dumps({"missing": missing, "route": texts}))
    elif texts is None:
        print(f"no legal way is left; {missing} missing {'path counts' if missing == 1 else 'paths count'}")
    else:
        print(f"missing {missing}\nroute   {' '.join(texts) or 'at home'}")
    return 0
