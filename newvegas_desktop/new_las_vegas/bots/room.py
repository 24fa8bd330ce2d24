"""Where a number belongs in its street."""

from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.places import AVENUES


def out_of_place(game: Game, lot: int, number: int) -> float:
    """How far a number stands from where it would leave the most room, in numbers."""
    lots = game.board.street_lots[lot // AVENUES]
    share = (lots.index(lot) + 0.5) / len(lots)
    return abs(share * 15 + 0.5 - number)
