"""The solo game's bar: two-sided cards with a half to take each, the deck with its visible top, ACME's pile."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.solo_view import DeckView, PileView, SoloBarView, SoloCardView
from newvegas_desktop.new_las_vegas.present.view import Choice, Effect, Kind
from newvegas_desktop.ui.new_las_vegas import palette
from newvegas_desktop.ui.new_las_vegas.icons import paint_effect, paint_kind
from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.new_las_vegas.solo_layout import SoloPlaces, halves
from newvegas_desktop.ui.paint.shapes import NO_PEN, box, mix, moved, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT

_NUMBER = Type(56, 700, least=40)
_EFFECT = Type(16, 700, least=13, spacing=0.3)
_LOTS = Type(15, 600, least=13)
_KEY = Type(15, 600, LEFT)
_ACME = Type(15, 700, least=13)
_LABEL = Type(16, 700, least=13, spacing=0.6)
_COUNT = Type(15, 600, least=13)
_TOP = Type(24, 700)
_STRIP = 22.0
RADIUS = 9.0


def paint_solo_card(painter: QPainter, rect: QRectF, view: SoloCardView, unit: float) -> None:
    """One card in a window rectangle."""
    with local(painter, rect, unit) as card:
        _paint(painter, card, view)


def _paint(painter: QPainter, card: QRectF, view: SoloCardView) -> None:
    left, right = halves(card)
    for half, state in ((left, view.number_state), (right, view.effect_state)):
        if state is Choice.CHOSEN:
            painter.setPen(NO_PEN)
            for reach, alpha in ((6, 0.16), (3.5, 0.34)):
                painter.setBrush(tone(NIGHT.amber, alpha))
                painter.drawRoundedRect(moved(half, reach), RADIUS + reach, RADIUS + reach)
    outline = QPainterPath()
    outline.addRoundedRect(card, RADIUS, RADIUS)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    _number(painter, left, view)
    _effect(painter, right, view)
    painter.restore()
    if view.given:
        # it has gone to ACME: only its place is left, and it can be called back
        box(painter, card, RADIUS, tone(NIGHT.bottom, 0.5))
        box(painter, card, RADIUS, None, pen(NIGHT.pink, 1.8, (4, 3)))
    else:
        box(painter, card, RADIUS, None, pen(tone(NIGHT.soft, 0.35), 1.2))
    _frames(painter, left, right, view)


def _number(painter: QPainter, half: QRectF, view: SoloCardView) -> None:
    dim = view.number_state is Choice.DIMMED
    painter.fillRect(half, mix(NIGHT.cream, NIGHT.top, 0.34) if dim else NIGHT.cream)
    colour = tone(NIGHT.dusk, 0.75) if dim else NIGHT.dusk
    draw_text(painter, half.adjusted(3, 5, -3, -20), str(view.number), _NUMBER, colour)
    quiet = NIGHT.dusk if dim else LIGHT.muted
    draw_text(painter, QRectF(half.left() + 3, half.bottom() - 22, half.width() - 6, 17), view.lots, _LOTS, quiet)
    draw_text(painter, QRectF(half.left() + 5, half.top() + 4, 16, 17), view.number_key, _KEY, quiet)


def _effect(painter: QPainter, half: QRectF, view: SoloCardView) -> None:
    """The effect with its icon and word, and below it what the card is worth to ACME."""
    dim = view.effect_state is Choice.DIMMED
    colour = palette.EFFECTS[view.effect]
    painter.fillRect(half, mix(colour, NIGHT.bottom, 0.45) if dim else colour)
    painter.setOpacity(0.8 if dim else 1.0)
    face = half.adjusted(0, 0, 0, -_STRIP)
    paint_effect(painter, view.effect, QPointF(face.center().x(), face.center().y() - 10), 1.1)
    word = QRectF(half.left() + 4, face.bottom() - 21, half.width() - 8, 18)
    draw_text(painter, word, view.effect_text, _EFFECT, palette.WHITE)
    draw_text(painter, QRectF(half.left() + 6, half.top() + 4, 16, 17), view.effect_key, _KEY, tone(palette.WHITE, 0.8))
    painter.setOpacity(1.0)
    foot = QRectF(half.left(), half.bottom() - _STRIP, half.width(), _STRIP)
    painter.fillRect(foot, NIGHT.dusk if view.effect is not Effect.LIMOUSINE else NIGHT.bottom)
    painter.fillRect(QRectF(foot.left(), foot.top(), foot.width(), 1.6), tone(palette.WHITE, 0.75))
    draw_text(painter, foot.adjusted(3, 1, -3, 0), view.acme, _ACME, mix(NIGHT.pink, NIGHT.text, 0.45))


def _frames(painter: QPainter, left: QRectF, right: QRectF, view: SoloCardView) -> None:
    """Chosen, pointed at, focused: each half for itself."""
    for name, half, state in (("number", left, view.number_state), ("effect", right, view.effect_state)):
        if state is Choice.CHOSEN:
            box(painter, half.adjusted(0.8, 0.8, -0.8, -0.8), RADIUS - 1, None, pen(NIGHT.amber, 3.4))
        if view.hover == name:
            box(painter, moved(half, 1.5), RADIUS + 1, None, pen(NIGHT.turquoise, 2.4))
        if view.focus == name:
            box(painter, moved(half, 3.6), RADIUS + 3, None, pen(NIGHT.text, 2.2))


def _pile_of(painter: QPainter, area: QRectF, count: int, fill: QColor) -> QRectF:
    """A small pile of cards, as high as there are some; gives back the top one."""
    layers = min(3, max(0, (count + 5) // 8)) if count else 0
    for at in range(layers, 0, -1):
        box(painter, area.translated(at * 2.2, -at * 2.2), 6, mix(fill, NIGHT.bottom, 0.5), pen(NIGHT.edge, 1))
    return area


def paint_deck(painter: QPainter, rect: QRectF, view: DeckView, unit: float) -> None:
    """The deck, effect up: what comes next is seen."""
    with local(painter, rect, unit) as area:
        card = QRectF(4, 8, area.width() - 10, area.height() - 34)
        fill = NIGHT.panel
        if view.effect is not None:
            fill = palette.EFFECTS[view.effect]
        elif view.approval is not None:
            fill = palette.KINDS[view.approval]
        _pile_of(painter, card, 24 if view.effect or view.approval else 0, fill)
        empty = view.effect is None and view.approval is None
        edge = pen(NIGHT.edge, 1.4, (3, 2.4)) if empty else pen(tone(NIGHT.soft, 0.5), 1.2)
        box(painter, card, 6, fill, edge)
        if view.effect is not None:
            paint_effect(painter, view.effect, card.center(), 0.9)
        elif view.approval is not None:
            paint_kind(painter, view.approval, card.center())
        draw_text(painter, QRectF(0, area.bottom() - 22, area.width(), 18), view.text, _COUNT, NIGHT.soft)


def paint_pile(painter: QPainter, rect: QRectF, view: PileView, unit: float) -> None:
    """ACME's pile: its top card face up, and how many there are."""
    with local(painter, rect, unit) as area:
        box(painter, area, RADIUS, NIGHT.panel, pen(NIGHT.turquoise if view.hover else NIGHT.edge, 1.6))
        if view.focus:
            box(painter, moved(area, 3.4), RADIUS + 3, None, pen(NIGHT.text, 2.2))
        card = pile_card(area)
        if view.top_effect is None:
            box(painter, card, 6, None, pen(NIGHT.edge, 1.4, (3, 2.4)))
        else:
            _pile_of(painter, card, view.count, NIGHT.cream)
            paint_small_card(painter, card, view.top_number, view.top_effect)
        words = f"{view.text} {view.count}" if view.count else view.text
        draw_text(painter, QRectF(3, area.bottom() - 22, area.width() - 6, 18), words, _LABEL, NIGHT.pink)


def pile_card(area: QRectF) -> QRectF:
    """The top card of the pile inside its place, in units."""
    return QRectF(area.left() + 14, area.top() + 13, area.width() - 32, area.height() - 40)


def paint_small_card(painter: QPainter, card: QRectF, number: int | None, effect: Effect) -> None:
    """A card seen small: number above, effect below."""
    outline = QPainterPath()
    outline.addRoundedRect(card, 6, 6)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    upper = QRectF(card.left(), card.top(), card.width(), card.height() * 0.52)
    painter.fillRect(upper, NIGHT.cream)
    painter.fillRect(card.adjusted(0, upper.height(), 0, 0), palette.EFFECTS[effect])
    if number is not None:
        draw_text(painter, upper, str(number), _TOP, NIGHT.dusk)
    lower = card.adjusted(0, upper.height(), 0, 0)
    paint_effect(painter, effect, lower.center(), min(1.0, lower.height() / 36))
    painter.restore()
    box(painter, card, 6, None, pen(tone(NIGHT.soft, 0.6), 1.2))


def paint_solo_bar(painter: QPainter, places: SoloPlaces, view: SoloBarView, unit: float) -> None:
    """The whole bar at once; the window paints its parts one by one."""
    paint_deck(painter, places.deck, view.deck, unit)
    for rect, card in zip(places.cards, view.cards, strict=True):
        paint_solo_card(painter, rect, card, unit)
    paint_pile(painter, places.pile, view.pile, unit)
    paint_approvals(painter, places.pile, view.approvals, unit)


def paint_approvals(painter: QPainter, rect: QRectF, kinds: tuple[Kind, ...], unit: float) -> None:
    """Approvals drawn this round, as coloured tags on the pile's upper edge."""
    with local(painter, rect, unit) as area:
        for at, kind in enumerate(kinds):
            tag = QRectF(area.right() - 24 - at * 26, area.top() - 5, 24, 26)
            box(painter, tag, 5, palette.KINDS[kind], pen(NIGHT.amber, 2))
            paint_kind(painter, kind, tag.center())
