"""Where one seat stands in its turn."""

from enum import IntEnum

from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.cards import Effect


class Stage(IntEnum):
    """The steps of a turn: choose, (bonus,) open, effect and Extend in any order, confirm."""

    CHOOSE = 0
    OPEN = 1
    EFFECT = 2
    REFUSED = 3
    DONE = 4


class Bonus(IntEnum):
    """What the one bonus of the turn was used for."""

    NONE = 0
    NUMBER = 1
    EFFECT = 2
    EXTEND = 3


class Turn:
    """The state of a turn; like a sheet it is copied before it is changed."""

    __slots__ = ("bonus", "effect", "given", "lot", "number", "offer", "owed", "stage", "steps", "used")

    stage: Stage
    offer: int
    """Which combination was chosen, -1 before."""
    given: int
    """Solo: which card goes to ACME, -1 before."""
    number: int
    """The number to write, after a Change number the changed one."""
    effect: Effect
    """The effect to perform, after a Change effect the changed one."""
    bonus: Bonus
    lot: int
    """The casino opened by the number, -1 before."""
    used: bool
    """Whether the effect has been performed."""
    owed: bool
    """Whether a changed effect has still to be performed."""
    steps: tuple[Action, ...]
    """What was done so far this turn."""

    def copy(self) -> "Turn":
        """A copy that can be changed."""
        copy = Turn.__new__(Turn)
        copy.stage = self.stage
        copy.offer = self.offer
        copy.given = self.given
        copy.number = self.number
        copy.effect = self.effect
        copy.bonus = self.bonus
        copy.lot = self.lot
        copy.used = self.used
        copy.owed = self.owed
        copy.steps = self.steps
        return copy

    def __eq__(self, other: object) -> bool:
        """Equal in every field."""
        if not isinstance(other, Turn):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Turn.__slots__)

    __hash__ = None  # type: ignore[assignment]  # a turn changes step by step


def _fresh() -> Turn:
    turn = Turn()
    turn.stage = Stage.CHOOSE
    turn.offer = turn.given = turn.number = turn.lot = -1
    turn.effect = Effect.CONSTRUCTION
    turn.bonus = Bonus.NONE
    turn.used = turn.owed = False
    turn.steps = ()
    return turn


FRESH = _fresh()
"""A turn of which nothing is done; shared by all, since a turn is copied before it is changed."""
