"""Casino cards with a number in front and an effect on the back, and the approvals of the solo game."""

from enum import IntEnum
from typing import NamedTuple


class Effect(IntEnum):
    """What a casino card's back lets a player do."""

    CONSTRUCTION = 0
    SHOW = 1
    LIMOUSINE = 2
    INAUGURATION = 3
    IMPROVEMENT = 4

    @property
    def key(self) -> str:
        """The effect's name in records and figures."""
        return self.name.lower()


class Colour(IntEnum):
    """The kinds of project, in the order they lie on the table."""

    PINK = 0
    VIOLET = 1
    YELLOW = 2

    @property
    def key(self) -> str:
        """The colour's name in records."""
        return self.name.lower()


class Card(NamedTuple):
    """One casino card."""

    number: int
    effect: Effect

    @property
    def text(self) -> str:
        """The card in a record: `8-show`."""
        return f"{self.number}-{self.effect.key}"


class Approval(NamedTuple):
    """One approval card of the solo game."""

    colour: Colour

    @property
    def text(self) -> str:
        """The approval in a record: `approval-pink`."""
        return f"approval-{self.colour.key}"


DeckCard = Card | Approval
EFFECTS = tuple(Effect)
EFFECT_BY_KEY = {effect.key: effect for effect in Effect}
APPROVALS = tuple(Approval(colour) for colour in Colour)
