"""Bots playing a whole game."""

from collections.abc import Callable, Sequence

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots.bot import Bot, Decision, Stop, never
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.view import Seen, see

BUDGET = 40
"""Samples a decision may take."""


class Timed:
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot, clock: Callable[[], float]) -> None:
        """Note the time of every decision that leaves a choice."""
        self._bot = bot
        self._clock = clock
        self.seconds: list[float] = []

    def decide(
        self, seen: Seen, legal: Sequence[Action], chance: Generator, budget: int, stop: Stop = never
    ) -> Decision:
        """As the bot decides."""
        began = self._clock()
        decision = self._bot.decide(seen, legal, chance, budget, stop)
        if len(legal) > 1:
            self.seconds.append(self._clock() - began)
        return decision


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
