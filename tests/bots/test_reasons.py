"""What bots say of their reasons is so."""

from collections.abc import Sequence

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots.bot import Bot, Decision, Stop, Why, never
from newvegas_desktop.new_las_vegas.bots.match import play_out
from newvegas_desktop.new_las_vegas.bots.registry import BOTS
from newvegas_desktop.new_las_vegas.present.bot_words import WHYS
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.view import Seen
from tests.conformance.players import Mode

SEED = 12
"""Found by searching: a game that a tycoon ends where it need not."""


class Noted:
    """A bot whose reasons are written down."""

    def __init__(self, bot: Bot, found: list[tuple[int, Why, int]]) -> None:
        self.bot = bot
        self.found = found

    def decide(
        self, seen: Seen, legal: Sequence[Action], chance: Generator, budget: int, stop: Stop = never
    ) -> Decision:
        decision = self.bot.decide(seen, legal, chance, budget, stop)
        self.found.append((seen.round, decision.why, len(legal)))
        return decision


def test_who_ends_the_game_while_ahead_says_so() -> None:
    game = Mode(2).game(SEED)
    found: list[tuple[int, Why, int]] = []
    play_out(lambda: game, game.apply, [Noted(BOTS["tycoon"](), found), BOTS["tycoon"]()], SEED, budget=0)
    ends = [(round_, choices) for round_, why, choices in found if why is Why.END]
    assert ends
    assert all(round_ == game.round and choices > 1 for round_, choices in ends)
    assert game.outcome is not None
    assert 0 in game.outcome.winners


def test_every_reason_has_words() -> None:
    assert set(WHYS) == set(Why)
