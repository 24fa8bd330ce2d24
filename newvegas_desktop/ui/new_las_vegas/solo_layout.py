"""Where the cards of the solo game lie in the bar: the deck, the three cards of the round, ACME's pile."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from newvegas_desktop.new_las_vegas.present.solo_view import SoloBarView

DECK, CARD, PILE, GAP = 64.0, 158.0, 84.0, 8.0
SPLIT = 0.37
"""How much of a card its number takes."""


@dataclass(frozen=True, slots=True)
class SoloPlaces:
    """The rectangles of one window."""

    deck: QRectF
    cards: tuple[QRectF, ...]
    pile: QRectF

    def slots(self) -> dict[str, QRectF]:
        """What can be pointed at."""
        found = {"acme:deck": self.deck}
        for at, card in enumerate(self.cards, 1):
            found[f"number:{at}"], found[f"effect:{at}"] = halves(card)
        found["acme:pile"] = self.pile
        return found


def halves(card: QRectF) -> tuple[QRectF, QRectF]:
    """The number's and the effect's side of a card."""
    number = QRectF(card.left(), card.top(), card.width() * SPLIT, card.height())
    return number, QRectF(number.right(), card.top(), card.width() - number.width(), card.height())


def solo_places(left: float, top: float, tall: float, unit: float, view: SoloBarView) -> SoloPlaces:
    """Lay out the bar from the left."""
    deck = QRectF(left + 3 * unit, top, DECK * unit, tall)
    x = deck.right() + (GAP + 2) * unit
    cards = []
    for _ in view.cards:
        cards.append(QRectF(x, top, CARD * unit, tall))
        x += (CARD + GAP) * unit
    return SoloPlaces(deck, tuple(cards), QRectF(x + 2 * unit, top, PILE * unit, tall))
