"""What is asked about a route, and what is answered."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.rules.places import LOTS

Stop = Callable[[], bool]
"""Asked now and then by whoever works out an answer: whether nobody wants it any more."""


class Stopped(Exception):
    """Nobody wants the answer any more."""


def never() -> bool:
    """The answer is always wanted."""
    return False


def worth_of(values: Mapping[int, int]) -> tuple[int, ...]:
    """What every lot is worth, from the lots that are worth something."""
    return tuple(values.get(lot, 0) for lot in range(LOTS))


@dataclass(frozen=True, slots=True)
class Question:
    """How far a route has come, how many paths it has left, and what they are worth.

    `route` names the intersections driven so far, from the light; empty, or the light alone, if no path was drawn.
    `worth` holds a whole number for every lot, counted once if the block below the lot is driven, by now or later.
    `missing` is what one missing path is worth: zero or less. `closed` wants the route home, whatever that costs.
    """

    route: tuple[int, ...]
    paths: int
    worth: tuple[int, ...]
    missing: int = 0
    closed: bool = False


class Best(NamedTuple):
    """One best way to drive on.

    `route` goes on from where the question's route ends, that intersection included. `value` and `carpets` (the lots
    visited that are worth anything) are those of the whole route, so they compare between positions of one game.
    """

    value: int
    paths: int
    route: tuple[int, ...]
    carpets: tuple[int, ...]
    missing: int
    home: bool


class Answer(NamedTuple):
    """The best for every number of paths.

    `best[k]` draws exactly k more paths, None where that is impossible. A complete route draws none. A route that was
    never started is at home with no path (R27). If the question is closed, each of them ends at the light.
    """

    best: tuple[Best | None, ...]

    def at_most(self, paths: int) -> Best | None:
        """The best that draws no more than so many paths; of equals the one with the fewest."""
        found: Best | None = None
        for best in self.best[: paths + 1]:
            if best is not None and (found is None or best.value > found.value):
                found = best
        return found

    @property
    def optimum(self) -> Best | None:
        """The best that draws no more paths than the question has."""
        return self.at_most(len(self.best) - 1)
