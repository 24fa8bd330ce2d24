"""Bots playing a whole game."""

from collections.abc import Callable, Sequence

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots.bot import Bot
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.view import see

BUDGET = 100
"""Samples a decision may take."""


def play_out(
    game: Callable[[], Game],
    submit: Callable[[int, Action], object],
    bots: Sequence[Bot],
    seed: int,
    budget: int = BUDGET,
) -> int:
    """Let bots play a game to its end; the number of actions taken."""
    chances = [Generator.named(seed, "bot", seat) for seat in range(len(bots))]
    taken = 0
    while seats := game().waiting_for() if game().outcome is None else []:
        for seat in seats:
            # a seat's last action may close the round, and with it everyone's turn
            round_ = game().round
            while game().round == round_ and (legal := game().legal(seat)):
                decision = bots[seat].decide(see(game(), seat), legal, chances[seat], budget)
                submit(seat, decision.action)
                taken += 1
    return taken
