"""Cards as a record writes them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from newvegas_desktop.family.say import Told
from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS, Card, DeckCard


class BadCards(Told, ValueError):
    """Cards that cannot be; in a sentence without a full stop."""


def parse_cards(texts: Sequence[str], known: Iterable[DeckCard]) -> tuple[DeckCard, ...]:
    """The cards of a list of texts, each one of the known cards."""
    by_text = {card.text: card for card in known}
    cards = []
    for text in texts:
        card = by_text.get(text)
        if card is None:
            raise BadCards("there is no card {card}", card=ascii(text))
        cards.append(card)
    return tuple(cards)


def same_cards(found: Sequence[DeckCard], wanted: Sequence[DeckCard]) -> None:
    """Check that both are the same cards in any order; BadCards names the first that is not."""
    have, want = Counter(found), Counter(wanted)
    missing, extra = want - have, have - want
    if missing:
        raise BadCards("{card} is missing", card=next(iter(missing)).text)
    if extra:
        raise BadCards("{card} is one too many", card=next(iter(extra)).text)


def solo_deck(deck: Sequence[Card]) -> list[DeckCard]:
    """All cards of a solo game."""
    return [*deck, *APPROVALS]
