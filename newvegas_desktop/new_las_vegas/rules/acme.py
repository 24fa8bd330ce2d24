"""ACME, the rival of the solo game: what it owns and what its pile is worth."""

from itertools import pairwise
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.rules.cards import Card, Effect
from newvegas_desktop.new_las_vegas.rules.figures import Architect
from newvegas_desktop.new_las_vegas.rules.places import STREETS
from newvegas_desktop.new_las_vegas.rules.sheet import NOT_DONE


class Acme(NamedTuple):
    """What ACME's approvals have brought it; never changed, only replaced."""

    approvals: int = 0
    hotels: int = 0
    """Mask of avenues; ACME builds only large hotels."""
    projects: tuple[int, int, int] = (NOT_DONE, NOT_DONE, NOT_DONE)


class AcmeScore(NamedTuple):
    """ACME's score, part by part."""

    improvements: int
    counts: dict[str, int]
    """Golf pairs, Inauguration cards, Show cards, Limousine cards, hotels, and its run in every street."""
    values: dict[str, int]
    """The value of each area as it stands."""
    longer_streets: int
    projects: int
    inauguration: int
    shows: int
    hotels: int
    streets: int
    golf: int
    limousine: int
    safe: int

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return sum(self.parts().values())

    def parts(self) -> dict[str, int]:
        """The parts in the order of a record."""
        return {
            "projects": self.projects,
            "inauguration": self.inauguration,
            "shows": self.shows,
            "hotels": self.hotels,
            "streets": self.streets,
            "golf": self.golf,
            "limousine": self.limousine,
            "safe": self.safe,
        }


def count_effect(pile: tuple[Card, ...], effect: Effect) -> int:
    """How many cards of the pile have an effect."""
    return sum(1 for card in pile if card.effect is effect)


def acme_run(architect: Architect, pile: tuple[Card, ...]) -> int:
    """ACME's run in every street."""
    return max(1, count_effect(pile, Effect.CONSTRUCTION) + architect.crane)


def score_acme(
    architect: Architect,
    acme: Acme,
    pile: tuple[Card, ...],
    *,
    golf: bool,
    player_runs: tuple[int, ...],
    project_points: int,
    bank_loss: int,
) -> AcmeScore:
    """ACME's score against a player's runs; the bank loss is 0 or the number of the bank card."""
    improvements = count_effect(pile, Effect.IMPROVEMENT)
    pairs = sum(1 for before, card in pairwise(pile) if before.effect is card.effect)
    run = acme_run(architect, pile)
    counts = {
        "golf": pairs if golf else 0,
        "inauguration": count_effect(pile, Effect.INAUGURATION),
        "shows": count_effect(pile, Effect.SHOW),
        "limousine": count_effect(pile, Effect.LIMOUSINE),
        "hotels": acme.hotels.bit_count(),
        "streets": run,
    }
    values = {area: getattr(architect, area).value(improvements) for area in counts}
    longer = sum(1 for length in player_runs if run > length)
    return AcmeScore(
        improvements=improvements,
        counts=counts,
        values=values,
        longer_streets=longer,
        projects=project_points,
        inauguration=counts["inauguration"] * values["inauguration"],
        shows=counts["shows"] * values["shows"],
        hotels=counts["hotels"] * values["hotels"],
        streets=run * STREETS + longer * values["streets"],  # R9: in each of the 4 streets
        golf=counts["golf"] * values["golf"],
        limousine=counts["limousine"] * values["limousine"],
        safe=-bank_loss,
    )
