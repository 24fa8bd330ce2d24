"""A card on its way between the hand and ACME's pile, and a card in the player's hand while it is dragged."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.solo_choice import half_of
from newvegas_desktop.new_las_vegas.present.solo_view import PileView, SoloBarView, SoloCardView
from newvegas_desktop.ui.new_las_vegas import palette
from newvegas_desktop.ui.new_las_vegas.icons import paint_effect
from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.new_las_vegas.solo_cards import paint_small_card, pile_card
from newvegas_desktop.ui.new_las_vegas.solo_layout import SoloPlaces, halves
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Space, Stage
from newvegas_desktop.ui.paint.shapes import box, moved, pen, tone
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT

_HELD = Type(46, 700, least=30)

SLIDE_MS = 280
FAR = 10.0
"""How far the pointer must go before a press becomes a drag, in pixels."""


class CardSlide(QObject):
    """Moves the third card to ACME's pile when it is given, and back when it is called back."""

    def __init__(self, parent: QObject) -> None:
        """Nothing moves."""
        super().__init__(parent)
        self.moving = QVariantAnimation(self)
        self.moving.setDuration(SLIDE_MS)
        self.moving.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self.moving.setStartValue(0.0)
        self.moving.setEndValue(1.0)
        self._card: tuple[int, SoloCardView] | None = None
        self._pile: PileView | None = None
        self._back = False

    def follow(self, old: SoloBarView | None, new: SoloBarView | None) -> bool:
        """Start if another card is given now than before; whether it does."""
        before, after = _given(old), _given(new)
        same_hand = old is not None and new is not None and _hand(old) == _hand(new)
        if not same_hand or before == after or new is None:
            return False
        at = after if after is not None else before
        assert at is not None
        self._card, self._back = (at, new.cards[at]), after is None
        self._pile = old.pile if old is not None else None
        self.moving.stop()
        self.moving.start()
        return True

    def stop(self) -> None:
        """Be there at once."""
        self.moving.stop()

    @property
    def _running(self) -> bool:
        return self.moving.state() == QVariantAnimation.State.Running

    def as_seen(self, view: SoloBarView) -> SoloBarView:
        """The bar while a card is on its way: it lies on the pile only when it has arrived."""
        if not self._running or self._back or self._pile is None:
            return view
        return replace(view, pile=self._pile)

    def item(self, places: SoloPlaces | None, stage: Stage) -> Item | None:
        """The card where it is now."""
        if places is None or self._card is None or not self._running or self._card[0] >= len(places.cards):
            return None
        way = float(self.moving.currentValue())
        if self._back:
            way = 1 - way
        at, card = self._card
        here, there = places.cards[at], pile_rect(places.pile, stage.layout.unit)
        rect = QRectF(
            here.left() + (there.left() - here.left()) * way,
            here.top() + (there.top() - here.top()) * way,
            here.width() + (there.width() - here.width()) * way,
            here.height() + (there.height() - here.height()) * way,
        )
        paint = partial(_flying, rect=rect, card=card, unit=stage.layout.unit)
        return Item(Space.WINDOW, {("slide", at, round(way, 3)): moved(rect, 4)}, paint)


def _given(view: SoloBarView | None) -> int | None:
    cards = view.cards if view is not None else ()
    return next((at for at, card in enumerate(cards) if card.given), None)


def _hand(view: SoloBarView) -> tuple[str, ...]:
    """Tells the cards of one round from those of another."""
    return (view.deck.text, str(len(view.cards)))


def pile_rect(pile: QRectF, unit: float) -> QRectF:
    """Where the top card of the pile lies in the window."""
    inner = pile_card(QRectF(0, 0, pile.width() / unit, pile.height() / unit))
    return QRectF(
        pile.left() + inner.left() * unit, pile.top() + inner.top() * unit, inner.width() * unit, inner.height() * unit
    )


def _flying(painter: QPainter, rect: QRectF, card: SoloCardView, unit: float) -> None:
    with local(painter, rect, unit) as area:
        paint_small_card(painter, area, card.number, card.effect)
        box(painter, area, 6, None, pen(NIGHT.amber, 2))


class CardDrag:
    """Half a card in the player's hand, to be dropped on another card or on ACME's pile."""

    def __init__(self, slot: str, at: QPointF) -> None:
        """Take hold of half a card."""
        self.slot, self._from, self.at = slot, at, at
        self.moved = False

    def move(self, point: QPointF) -> None:
        """Follow the pointer."""
        self.at = point
        gone = point - self._from
        self.moved = self.moved or abs(gone.x()) + abs(gone.y()) > FAR

    def meant(self, places: SoloPlaces | None) -> str | None:
        """What dropping it here would do, as the slot the controller knows."""
        held = half_of(self.slot)
        if places is None or held is None:
            return None
        kind, card = held
        if places.pile.contains(self.at):
            return f"give:{card + 1}"
        for other, rect in enumerate(places.cards):
            if rect.contains(self.at) and other != card:
                number, effect = (card, other) if kind == "number" else (other, card)
                return f"take:{number + 1}-{effect + 1}"
        return None

    def item(self, view: SoloBarView | None, places: SoloPlaces | None, unit: float) -> Item | None:
        """The half under the pointer."""
        held = half_of(self.slot)
        if view is None or places is None or held is None or not self.moved or held[1] >= len(view.cards):
            return None
        kind, card = held
        half = halves(places.cards[card])[0 if kind == "number" else 1]
        rect = QRectF(0, 0, half.width() * 0.8, half.height() * 0.8)
        rect.moveCenter(self.at)
        paint = partial(_held, rect=rect, card=view.cards[card], kind=kind, unit=unit)
        return Item(Space.WINDOW, {("held", self.at.x(), self.at.y()): moved(rect, 8 * unit)}, paint)


def _held(painter: QPainter, rect: QRectF, card: SoloCardView, kind: str, unit: float) -> None:
    with local(painter, rect, unit) as area:
        box(painter, area.translated(2, 4), 8, tone(NIGHT.bottom, 0.5))
        painter.setOpacity(0.94)
        paint_half(painter, area, card, kind)
        painter.setOpacity(1.0)
        box(painter, area, 8, None, pen(NIGHT.turquoise, 2.4))


def paint_half(painter: QPainter, area: QRectF, card: SoloCardView, kind: str) -> None:
    """The number or the effect of a card alone."""
    if kind == "number":
        box(painter, area, 8, NIGHT.cream)
        draw_text(painter, area, str(card.number), _HELD, NIGHT.dusk)
    else:
        box(painter, area, 8, palette.EFFECTS[card.effect])
        paint_effect(painter, card.effect, area.center(), 1.1)
