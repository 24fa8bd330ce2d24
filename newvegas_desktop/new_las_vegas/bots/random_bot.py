"""A bot that plays any legal action."""

from collections.abc import Sequence

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots.bot import Decision, Stop, Why, never
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.view import Seen


class RandomBot:
    """Every legal action is as likely as any other."""

    def decide(
        self, seen: Seen, legal: Sequence[Action], chance: Generator, budget: int, stop: Stop = never
    ) -> Decision:
        """Choose by lot."""
        return Decision(chance.choice(legal), Why.LOT if len(legal) > 1 else Why.ONLY)
