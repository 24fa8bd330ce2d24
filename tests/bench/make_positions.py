"""Choose the positions of real games anew: `python -m tests.bench.make_positions`.

Never run by the tests or the benchmark, for it takes minutes; that the positions are the same ones every time lets the
figures of two runs be compared.
"""

import random
from collections.abc import Iterator
from pathlib import Path

from newvegas_desktop.new_las_vegas.bots.match import play_out
from newvegas_desktop.new_las_vegas.bots.registry import BOTS
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.records.files import read_records
from newvegas_desktop.new_las_vegas.records.model import Record
from newvegas_desktop.new_las_vegas.routes.question import worth_of
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.limousine import is_complete
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.rules.setup import deal
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.shuffles import seeded
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.bench.positions import GAMES, Position, text_of

GOLDEN = Path(__file__).parents[1] / "golden" / "games.jsonl"
PLAYERS = ("planner", "tourist", "planner", "tourist")
"""Bots that drive."""
POSITIONS = 1_000


def golden_positions() -> Iterator[Position]:
    """The positions of the golden games, each once a game."""
    board = standard_board()
    for place, record in read_records(GOLDEN):
        assert isinstance(record, Record), place
        entries = Session.load(board, record).history.entries
        yield from dict.fromkeys(position for entry in entries for position in _unfinished(board, entry.before))


def bot_positions(seed: int) -> list[Position]:
    """The positions of a game of bots at the end of its rounds, each once."""
    board = standard_board()
    game = new_game(board, deal(board, seed, seats=len(PLAYERS)), seeded(seed))
    found: dict[Position, None] = {}

    def submit(seat: int, action: Action) -> None:
        before = game.round
        game.apply(seat, action)
        if game.round != before:
            found.update(dict.fromkeys(_unfinished(board, game)))

    play_out(lambda: game, submit, [BOTS[name]() for name in PLAYERS], seed)
    return list(found)


def _unfinished(board: Board, game: Game) -> Iterator[Position]:
    """Where each limousine is that is not home, those that have not left the light among them.

    Every carpet counts that is visited already or can still be: the casino behind it is open or may be opened.
    """
    for sheet in game.sheets:
        if not is_complete(board, sheet):
            yield _position(board, sheet)


def _position(board: Board, sheet: Sheet) -> Position:
    value = {column: board.columns[column][sheet.crossed[column]] for column in Column}
    counted = sheet.opened | sheet.available
    worth = dict.fromkeys(members(board.vip & counted), value[Column.VIP])
    worth |= dict.fromkeys(members(board.luxury & counted), value[Column.LUXURY])
    return Position(tuple(sheet.route) or (board.roads.light,), worth_of(worth), value[Column.MISSING_PATH])


def main() -> None:
    """Write the file, in no order, so that any part of it is a fair sample."""
    found = list(golden_positions())
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        found += bot_positions(seed)
    chosen = random.Random(1).sample(found, POSITIONS)
    GAMES.write_text("".join(f"{text_of(position)}\n" for position in chosen))


if __name__ == "__main__":
    main()
