"""The one protocol of bots: they get what their seat may see, and nothing else."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import NamedTuple, Protocol

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.view import Seen


class Why(Enum):
    """Why a bot does something: a closed table, so that a window can say it in words."""

    ONLY = "only"
    """Nothing else was possible."""
    LOT = "lot"
    """Chosen by lot, without a plan."""
    ROOM = "room"
    """It leaves the most room for the numbers to come."""
    PROJECTS = "projects"
    """For a project."""
    INAUGURATION = "inauguration"
    """For the Inauguration track: its place, or the next bonus."""
    SHOWS = "shows"
    """For a show."""
    HOTELS = "hotels"
    """For a hotel."""
    STREETS = "streets"
    """For a run, or the longest one of a street."""
    GOLF = "golf"
    """For the golf course."""
    LIMOUSINE = "limousine"
    """For carpets, or the way home."""
    SAFE = "safe"
    """Against debts that could not be paid."""
    BUILDING = "building"
    """To have a casino to open."""
    VALUE = "value"
    """To raise what a column is worth."""
    ENOUGH = "enough"
    """Nothing more is worth doing this turn."""
    LOAN = "loan"
    """Always for the loan, since its bundles cover debts."""
    FRESH_CARDS = "fresh_cards"
    """Always for newly shuffled cards."""
    KNOWN_CARDS = "known_cards"
    """Always for the cards as they lie."""
    RIVAL = "rival"
    """To leave a rival less: an earlier hotel or project, or a worse card for ACME."""
    END = "end"
    """To end the game while ahead."""


class Decision(NamedTuple):
    """What a bot does and why."""

    action: Action
    why: Why
    points: int = 0
    """What the action changes in the tally at once, where the bot reckoned it."""
    samples: int = 0
    """How many samples it looked at; never more than the budget."""


Stop = Callable[[], bool]
"""Asked between samples: whether to answer at once with the best found so far."""


def never() -> bool:
    """Think to the end of the budget."""
    return False


class Bot(Protocol):
    """A player that is a program. It keeps nothing between decisions: the same arguments, the same decision."""

    def decide(
        self, seen: Seen, legal: Sequence[Action], chance: Generator, budget: int, stop: Stop = never
    ) -> Decision:
        """Choose one of the legal actions, with private randomness and a budget counted in samples."""
