"""Small whims, so that bots of one level at one table do not play the same turns."""

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind
from newvegas_desktop.new_las_vegas.rules.view import Seen

PAIR = 2
"""Seats at which bots are measured, and of which one is a person's in the window: nobody there has a double."""
STEPS = 1_000
"""Steps of a whim, which is one point at most, for or against."""
_KINDS = frozenset({Kind.CHOOSE, Kind.OPEN})
"""What there are several good ways for; whether an effect is used is no matter of taste."""


class Whims:
    """What a bot likes about each step, in points, for one decision."""

    def __init__(self, seen: Seen, chance: Generator) -> None:
        """None at all for two and in solo."""
        self._chance = chance
        self._none = seen.seats <= PAIR
        self._found: dict[Action, float] = {}

    def of(self, action: Action) -> float:
        """The whim about a step, the same whenever it is asked for."""
        if self._none or action.kind not in _KINDS:
            return 0.0
        if action not in self._found:
            self._found[action] = self._chance.below(2 * STEPS + 1) / STEPS - 1
        return self._found[action]
