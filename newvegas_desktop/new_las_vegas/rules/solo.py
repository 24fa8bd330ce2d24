"""The solo game's cards: the draw deck, the three cards of the round, the discard pile and ACME's pile."""

from typing import NamedTuple

from newvegas_desktop.new_las_vegas.rules.cards import Approval, Card, DeckCard

HAND = 3


class SoloCards(NamedTuple):
    """All cards of a solo game but the bank card; never changed, only replaced."""

    deck: tuple[DeckCard, ...]
    hand: tuple[Card, ...] = ()
    drawn: tuple[Approval, ...] = ()
    """Approvals drawn in this round, in order; they leave the game at its end."""
    discard: tuple[Card, ...] = ()
    pile: tuple[Card, ...] = ()
    """ACME's pile, the first card given first."""

    def with_drawn(self) -> "SoloCards":
        """With the top card of the deck drawn; an approval is put aside."""
        top, *rest = self.deck
        if isinstance(top, Approval):
            return self._replace(deck=tuple(rest), drawn=(*self.drawn, top))
        return self._replace(deck=tuple(rest), hand=(*self.hand, top))

    def settled(self, given: int) -> "SoloCards":
        """With one card of the round on ACME's pile and the two others on the discard pile."""
        used = tuple(card for i, card in enumerate(self.hand) if i != given)
        return self._replace(hand=(), drawn=(), discard=(*self.discard, *used), pile=(*self.pile, self.hand[given]))
