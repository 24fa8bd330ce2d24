"""Counting turns: how many distinct turns are open to a seat."""

from typing import TYPE_CHECKING

from newvegas_desktop.new_las_vegas.rules.actions import EFFECT_KINDS, Kind
from newvegas_desktop.new_las_vegas.rules.turn import Bonus

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.rules.game import Game


def count_turns(game: "Game", seat: int) -> int:
    """The number of distinct turns a seat can play from where its turn stands to its confirmation.

    Two different sequences of steps never make the same turn: an Extend before the effect
    and one after it are told apart. So sequences are counted.
    """
    turn = game.turns[seat]
    total = 0
    for action in game.legal(seat):
        kind = action.kind
        effect = kind in EFFECT_KINDS
        last = (effect and turn.bonus is not Bonus.NONE) or (kind is Kind.EXTEND and turn.used)
        if kind is Kind.CONFIRM or last or kind is Kind.REFUSE or kind is Kind.GIVE:
            # only the confirmation can follow
            total += 1
            continue
        trial = game.copy()
        trial.apply(seat, action)
        total += count_turns(trial, seat)
    return total
