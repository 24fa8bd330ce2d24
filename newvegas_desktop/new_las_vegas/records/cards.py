"""Cards as a record writes them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS, Card, DeckCard


class BadCards(ValueError):
    """Cards that cannot be; the message is a sentence without a full stop."""


def parse_cards(texts: Sequence[str], known: Iterable[DeckCard]) -> tuple[DeckCard, ...]:
    """The cards of a list of texts, each one of the known cards."""
    by_text = {card.text: card for card in known}
    cards = []
    for text in texts:
        card = by_text.get(text)
        if card is None:
            raise BadCards(f"there is no card {text!a}")
        cards.append(card)
    return tuple(cards)


def same_cards(found: Sequence[DeckCard], wanted: Sequence[DeckCard]) -> None:
    """Check that both are the same cards in any order; BadCards names the first that is not."""
    have, want = Counter(found), Counter(wanted)
    missing, extra = want - have, have - want
    if missing:
        raise BadCards(f"{next(iter(missing)).text} is missing")
    if extra:
        raise BadCards(f"{next(iter(extra)).text} is one too many")


def solo_deck(deck: Sequence[Card]) -> list[DeckCard]:
    """All cards of a solo game."""
    return [*deck, *APPROVALS]
