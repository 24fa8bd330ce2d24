"""Combinations that may come next round, drawn from the cards a seat has not seen."""

from collections import Counter

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.rules.actions import PAIRS
from newvegas_desktop.new_las_vegas.rules.cards import Card, Effect
from newvegas_desktop.new_las_vegas.rules.view import Seen

Offers = tuple[tuple[int, Effect], ...]


def unseen_cards(seen: Seen) -> list[Card]:
    """The cards that may lie in the stacks, in a fixed order that tells nothing of theirs."""
    known = Counter(card for pile in seen.discards for card in pile)
    known.update(seen.hand)
    known.update(seen.pile)
    if seen.next_effects:
        known.update(Card(number, effect) for (number, _), effect in zip(seen.offers, seen.next_effects, strict=True))
    left = Counter(seen.board.deck)
    left.subtract(known)
    cards = sorted(card for card, count in left.items() for _ in range(max(0, count)))
    # what is left may be too little just before a shuffle
    return cards if len(cards) >= 3 else sorted(seen.board.deck)


def draw_offers(seen: Seen, unseen: list[Card], chance: Generator) -> Offers:
    """One way the next round may look; at the table its effects are known from the fronts (R26)."""
    left = unseen[:]
    picked = [left.pop(chance.below(len(left))) for _ in range(3)]
    if seen.architect is None:
        return tuple((card.number, effect) for card, effect in zip(picked, seen.next_effects, strict=True))
    if isinstance(seen.deck_top, Effect):
        alike = [card for card in unseen if card.effect is seen.deck_top]
        if alike:
            picked[0] = chance.choice(alike)
    return tuple((picked[front].number, picked[back].effect) for front, back in PAIRS)
