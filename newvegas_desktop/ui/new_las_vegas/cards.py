"""The combinations: a number on cream, an effect on its colour, and what comes next peeking out below."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.view import CardView, Choice, Effect
from newvegas_desktop.ui.new_las_vegas import palette
from newvegas_desktop.ui.new_las_vegas.icons import paint_effect
from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.paint.shapes import NO_PEN, box, mix, moved, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT

_NUMBER = Type(58, 700)
_EFFECT = Type(16, 700, least=13, spacing=0.3)
_NEXT = Type(13, 500, LEFT, least=11)
"""So small that the longest effect has room, and all are set alike."""
_LOTS = Type(15, 600, least=13)
_KEY = Type(15, 600)
_SPLIT = 0.35
_STRIP = 23.0
_SMALL, _LONG = 0.44, 0.38
"""The next effect's icon; the car is longer than the others, and would touch its word."""


def paint_card(painter: QPainter, rect: QRectF, view: CardView, unit: float) -> None:
    """One card in a window rectangle."""
    with local(painter, rect, unit) as card:
        _paint(painter, card, view)


def _paint(painter: QPainter, card: QRectF, view: CardView) -> None:
    """One card in units."""
    whole = view.number_state is Choice.CHOSEN and view.effect_state is Choice.CHOSEN
    if whole:
        painter.setPen(NO_PEN)
        for reach, alpha in ((6, 0.16), (3.5, 0.34)):
            painter.setBrush(tone(NIGHT.amber, alpha))
            painter.drawRoundedRect(moved(card, reach), 9 + reach, 9 + reach)
    outline = QPainterPath()
    outline.addRoundedRect(card, 9, 9)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    left = QRectF(card.left(), card.top(), card.width() * _SPLIT, card.height())
    right = QRectF(left.right(), card.top(), card.width() - left.width(), card.height())
    _number(painter, left, view)
    _effect(painter, right, view)
    painter.restore()
    _frames(painter, card, left, right, view, whole)


def _number(painter: QPainter, half: QRectF, view: CardView) -> None:
    """The number, its key and how many lots it fits."""
    dim = view.number_state is Choice.DIMMED
    painter.fillRect(half, mix(NIGHT.cream, NIGHT.top, 0.3) if dim else NIGHT.cream)
    colour = tone(NIGHT.dusk, 0.75) if dim else NIGHT.dusk
    # the number stays where it is when there is nothing to count any more
    top, low = (5, 20) if view.lots or view.key else (0, 0)
    if view.number is not None:
        draw_text(painter, half.adjusted(0, top, 0, -low), str(view.number), _NUMBER, colour)
    draw_text(painter, QRectF(half.left() + 3, half.bottom() - 22, half.width() - 6, 17), view.lots, _LOTS, LIGHT.muted)
    if view.key:
        key = QRectF(half.left() + 4, half.top() + 4, 16, 17)
        draw_text(painter, key, view.key, _KEY, NIGHT.dusk if dim else LIGHT.muted)


def _effect(painter: QPainter, half: QRectF, view: CardView) -> None:
    """The effect with its icon and word, and a strip in the colour of the next one."""
    if view.effect is None:
        painter.fillRect(half, NIGHT.raised)
        return
    dim = view.effect_state is Choice.DIMMED
    colour = palette.EFFECTS[view.effect]
    painter.fillRect(half, mix(colour, NIGHT.bottom, 0.4) if dim else colour)
    painter.setOpacity(0.8 if dim else 1.0)
    strip = _STRIP if view.next_text else 0.0
    middle = half.center().x()
    face = half.adjusted(0, 0, 0, -strip)
    paint_effect(painter, view.effect, QPointF(middle, face.top() + face.height() * 0.5 - 10), 1.15)
    word = QRectF(half.left() + 4, face.bottom() - 21, half.width() - 8, 18)
    draw_text(painter, word, view.effect_text, _EFFECT, palette.WHITE)
    if strip:
        foot = QRectF(half.left(), half.bottom() - strip, half.width(), strip)
        back = palette.EFFECTS[view.next_effect] if view.next_effect is not None else NIGHT.dusk
        painter.fillRect(foot, back)
        painter.fillRect(QRectF(foot.left(), foot.top(), foot.width(), 1.6), tone(palette.WHITE, 0.85))
        x = foot.left() + 2
        if view.next_effect is not None:
            small = _LONG if view.next_effect is Effect.LIMOUSINE else _SMALL
            paint_effect(painter, view.next_effect, QPointF(x + 10.5, foot.center().y() + 0.8), small)
            x += 23
        draw_text(
            painter, QRectF(x, foot.top() + 1, foot.right() - x - 2, strip - 1), view.next_text, _NEXT, palette.WHITE
        )
    painter.setOpacity(1.0)


def _frames(painter: QPainter, card: QRectF, left: QRectF, right: QRectF, view: CardView, whole: bool) -> None:
    """Chosen, pointed at, focused."""
    box(painter, card, 9, None, pen(tone(NIGHT.soft, 0.35), 1.2))
    if whole:
        box(painter, card, 9, None, pen(NIGHT.amber, 3.2))
    elif view.number_state is Choice.CHOSEN:
        box(painter, left, 9, None, pen(NIGHT.amber, 3.2))
    elif view.effect_state is Choice.CHOSEN:
        box(painter, right, 9, None, pen(NIGHT.amber, 3.2))
    if view.hover:
        box(painter, moved(card, 1.5), 10, None, pen(NIGHT.turquoise, 2.4))
    if view.focus:
        box(painter, moved(card, 4), 12, None, pen(NIGHT.text, 2.2))
