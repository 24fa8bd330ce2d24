"""Shuffles after the deal: each is asked of a source of chance and kept for the record."""

from collections.abc import Callable
from typing import NamedTuple

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.rules.cards import DeckCard

ALL_STACKS = -1
"""`Shuffle.stack` of a reshuffle of all cards."""
DRAW_DECK = -2
"""`Shuffle.stack` of a shuffle of the solo draw deck."""


class Shuffle(NamedTuple):
    """One shuffle: the round it happened in, what was shuffled, and the result from the top."""

    round: int
    stack: int
    cards: tuple[DeckCard, ...]


Chance = Callable[[int, int, int, list[DeckCard]], tuple[DeckCard, ...]]
"""Shuffles cards, given how many shuffles there were before, the round and the stack."""


def seeded(seed: int | str) -> Chance:
    """Chance from a seed; a shuffle depends on its round and stack only, so taking back brings no new luck."""

    def shuffle(nth: int, round_: int, stack: int, cards: list[DeckCard]) -> tuple[DeckCard, ...]:
        cards = sorted(cards, key=lambda card: card.text)
        Generator.named(seed, "shuffle", nth, round_, stack).shuffle(cards)
        return tuple(cards)

    return shuffle
