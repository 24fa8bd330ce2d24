"""The turns that were open in a record."""

from newvegas_desktop.new_las_vegas.records.model import Record
from newvegas_desktop.new_las_vegas.records.replay import replay_into, start
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.perft import count_turns
from newvegas_desktop.new_las_vegas.rules.phase import Phase


def open_turns(board: Board, record: Record) -> list[list[int]]:
    """For every round of a record, the number of distinct turns open to each seat at its beginning.

    A round counts if the record holds a turn of it.
    """
    game = start(board, record)
    counts: list[list[int]] = []

    def submit(seat: int, action: Action) -> None:
        if game.phase is Phase.TURNS and game.round > len(counts):
            counts.append([count_turns(game, other) for other in range(game.setup.seats)])
        game.apply(seat, action)

    replay_into(lambda: game, submit, record)
    return counts
