"""The one protocol of bots: they get what their seat may see, and nothing else."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.view import Seen


class Decision(NamedTuple):
    """What a bot does, and a short code of why."""

    action: Action
    why: str = ""


class Bot(Protocol):
    """A player that is a program."""

    def decide(self, seen: Seen, legal: Sequence[Action], chance: Generator, budget: int) -> Decision:
        """Choose one of the legal actions, with private randomness and a budget counted in samples."""
