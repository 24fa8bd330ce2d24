"""Where the golden games and counts lie, and how the counts are written."""

from collections.abc import Sequence
from pathlib import Path

from newvegas_desktop.new_las_vegas.records.files import read_records
from newvegas_desktop.new_las_vegas.records.model import Record
from newvegas_desktop.new_las_vegas.records.perft import open_turns
from newvegas_desktop.new_las_vegas.records.replay import BadRecord
from newvegas_desktop.new_las_vegas.rules.board import Board

FOLDER = Path(__file__).parent
GAMES = FOLDER / "games.jsonl"
PERFT_ROUTES = FOLDER / "perft_routes.txt"
PERFT_TURNS = FOLDER / "perft_turns.txt"
LONGEST_ROUTE = 7
COUNTED_GAMES = 4


def golden_records() -> list[Record]:
    """The golden games in the order of their file."""
    found = []
    for _, record in read_records(GAMES):
        if isinstance(record, BadRecord):
            raise record
        found.append(record)
    return found


def counted(records: Sequence[Record]) -> list[int]:
    """Which games' turns are counted: the shortest two of a table and the shortest two solo."""
    by_length = sorted(range(len(records)), key=lambda i: (len(records[i].seats) * len(records[i].rounds), i))
    tables = [i for i in by_length if records[i].mode == "table"]
    solos = [i for i in by_length if records[i].mode == "solo"]
    return sorted(tables[: COUNTED_GAMES // 2] + solos[: COUNTED_GAMES // 2])


def routes_text(board: Board) -> str:
    """How many routes there are of so many paths."""
    lines = [f"{paths} {count}" for paths, count in enumerate(board.roads.count_routes(LONGEST_ROUTE), 1)]
    return "\n".join(["# paths routes", *lines, ""])


def turns_text(board: Board, records: Sequence[Record]) -> str:
    """How many turns were open to every seat in every round of some games; games are counted from 1."""
    lines = ["# game round seat turns"]
    for game in counted(records):
        for round_, seats in enumerate(open_turns(board, records[game]), 1):
            lines += [f"{game + 1} {round_} {seat} {turns}" for seat, turns in enumerate(seats, 1)]
    return "\n".join([*lines, ""])
