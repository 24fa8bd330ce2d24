"""The night around the sheets: gradient, seats, sentence, buttons. Neon only on what is active."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter

from newvegas_desktop.new_las_vegas.present.view import ButtonView, SeatState, SeatView, SignView, TableView, Tone
from newvegas_desktop.ui.new_las_vegas.cards import paint_card
from newvegas_desktop.ui.new_las_vegas.layout import TableLayout, local
from newvegas_desktop.ui.new_las_vegas.solo_cards import paint_solo_bar
from newvegas_desktop.ui.paint.fonts import SCRIPT
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import NO_PEN, box, disc, mix, moved, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT

_NAME = Type(18, 600, LEFT, least=14, middle=True)
_POINTS = Type(19, 700, RIGHT, least=14)
_ROUND = Type(17, 600, LEFT, least=13, spacing=1.2)
_HINT = Type(17, 500, LEFT, least=14)
_LOGO = Type(27, 400, RIGHT, least=18, face=SCRIPT)
_SIGN = Type(16, 600, LEFT, least=13)
_SENTENCE = Type(25, 600, LEFT, least=17)
_SUBLINE = Type(18, 500, LEFT, least=14)
_BUTTON = Type(18, 600, LEFT, least=14)
_DETAIL = Type(16, 500, RIGHT, least=13)
_CONFIRM = Type(27, 700, least=16)
_SHORTCUT = Type(15, 500, least=13)
_SEAT_ICONS = {SeatState.WRITING: "pencil", SeatState.DONE: "check", SeatState.WAITING: "clock", SeatState.ACME: "eye"}


def paint_night(painter: QPainter, rect: QRectF) -> None:
    """The night gradient."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, NIGHT.top)
    gradient.setColorAt(1, NIGHT.bottom)
    painter.fillRect(rect, gradient)


def paint_frame(painter: QPainter, layout: TableLayout, view: TableView) -> None:
    """Everything around the sheets but the night itself."""
    unit = layout.unit
    for rect, seat in zip(layout.seats, view.seats, strict=True):
        paint_seat(painter, rect, seat, unit)
    with local(painter, layout.round, unit) as area:
        took = draw_text(painter, area, view.round, _ROUND, NIGHT.soft)
    hint = layout.hint.adjusted(layout.round.left() + (took + 14) * unit - layout.hint.left(), 0, 0, 0)
    with local(painter, hint, unit) as area:
        draw_text(painter, area, view.hint, _HINT, NIGHT.amber if view.hint_due else NIGHT.faint)
    if layout.logo.width() > 0:
        with local(painter, layout.logo, unit) as area:
            draw_text(painter, area, view.labels.logo, _LOGO, NIGHT.pink)
    for rect, card in zip(layout.cards, view.cards, strict=True):
        paint_card(painter, rect, card, unit)
    if view.solo is not None and layout.solo is not None:
        paint_solo_bar(painter, layout.solo, view.solo, unit)
    with local(painter, layout.sentence, unit) as area:
        draw_text(painter, area, view.sentence, _SENTENCE, NIGHT.text)
    with local(painter, layout.subline, unit) as area:
        colour = {Tone.GOOD: NIGHT.turquoise, Tone.BAD: mix(NIGHT.pink, NIGHT.text, 0.45), Tone.EVEN: NIGHT.soft}
        draw_text(painter, area, view.subline, _SUBLINE, colour[view.subline_tone])
    for rect, button in zip(layout.bonuses, view.bonuses, strict=True):
        paint_button(painter, rect, button, unit)
    for rects, buttons in ((layout.tools, view.tools), (layout.pages, view.pages)):
        for rect, button in zip(rects, buttons, strict=True):
            paint_tool(painter, rect, button, unit)
    if view.confirm is not None:
        paint_confirm(painter, layout.confirm, view.confirm, unit)
    if view.menu is not None:
        paint_tool(painter, layout.menu, view.menu, unit)
    if view.sign is not None:
        paint_sign(painter, layout.sign, view.sign, unit)


def paint_seat(painter: QPainter, rect: QRectF, view: SeatView, unit: float) -> None:
    """A seat: its ink, its name, what it is doing, its points."""
    with local(painter, rect, unit) as area:
        edge = pen(NIGHT.amber, 2) if view.current else pen(NIGHT.turquoise if view.hover else NIGHT.edge, 1.4)
        box(painter, area, 13, NIGHT.raised if view.current else NIGHT.panel, edge)
        if view.focus:
            box(painter, moved(area, 3), 16, None, pen(NIGHT.text, 2))
        y = area.center().y()
        if view.bot:
            # a bot is told from a person by a square
            box(painter, QRectF(4.8, y - 9.2, 18.4, 18.4), 4.5, LIGHT.pens[view.pen].plate, pen(NIGHT.text, 1.6))
        else:
            disc(painter, QPointF(14, y), 9.6, LIGHT.pens[view.pen].plate, pen(NIGHT.text, 1.6))
        if view.state is SeatState.THINKING:
            for dot in range(3):
                lit = view.beat == 0 or view.beat % 3 == dot
                disc(painter, QPointF(9 + 5 * dot, y), 2.1, NIGHT.text if lit else tone(NIGHT.text, 0.4))
        else:
            paint_icon(painter, _SEAT_ICONS[view.state], QPointF(14, y), 13, NIGHT.text)
        points = draw_text(painter, area.adjusted(0, 0, -11, 0), view.points, _POINTS, NIGHT.amber)
        draw_text(painter, area.adjusted(29, 0, -16 - points, 0), view.name, _NAME, NIGHT.text)


def _plain(painter: QPainter, area: QRectF, view: ButtonView, radius: float) -> QRectF:
    """The body of a quiet button; gives back where its face lies, lower when pressed."""
    fill = NIGHT.raised if view.hover or view.active else NIGHT.panel
    if view.pressed:
        fill = NIGHT.bottom
    if not view.enabled:
        edge = pen(tone(NIGHT.amber, 0.7), 2.4) if view.active else pen(tone(NIGHT.edge, 0.7), 1.2)
        fill = tone(NIGHT.panel, 0.6)
    elif view.active:
        edge = pen(NIGHT.amber, 2.4)
    else:
        edge = pen(NIGHT.turquoise, 2.2 if view.hover else 1.5)
    box(painter, area, radius, fill, edge)
    if view.focus:
        box(painter, moved(area, 3.4), radius + 3, None, pen(NIGHT.text, 2.2))
    return area.translated(0, 1 if view.pressed else 0)


def paint_button(painter: QPainter, rect: QRectF, view: ButtonView, unit: float) -> None:
    """A bonus: icon, name, and what it costs or offers."""
    with local(painter, rect, unit) as area:
        face = _plain(painter, area, view, 9)
        colour = NIGHT.text if view.enabled or view.active else NIGHT.faint
        x = face.left() + 10
        if view.icon:
            paint_icon(painter, view.icon, QPointF(x + 8, face.center().y()), 17, colour)
            x += 24
        took = draw_text(
            painter, QRectF(x, face.top(), face.right() - x - 8, face.height()), view.text, _BUTTON, colour
        )
        room = QRectF(x + took + 7, face.top(), face.right() - 9 - x - took - 7, face.height())
        if room.width() > 14:
            soft = mix(NIGHT.turquoise, NIGHT.text, 0.45) if view.enabled else NIGHT.faint
            draw_text(painter, room, view.detail, _DETAIL, soft)


def paint_tool(painter: QPainter, rect: QRectF, view: ButtonView, unit: float) -> None:
    """Undo, redo, pencil, menu: an icon in the same shape always; no bright border until it is pointed at."""
    with local(painter, rect, unit) as area:
        if view.hover or view.active or view.focus or view.pressed:
            face = _plain(painter, area, view, 9)
        else:
            box(painter, area, 9, tone(NIGHT.panel, 0.9), pen(NIGHT.edge, 1.2))
            face = area
        colour = NIGHT.soft if view.enabled else tone(NIGHT.faint, 0.55)
        paint_icon(painter, view.icon, face.center(), 18, colour)


def paint_sign(painter: QPainter, rect: QRectF, view: SignView, unit: float) -> None:
    """Something that is wrong: a crossed circle, and what it is."""
    with local(painter, rect, unit) as area:
        box(painter, area, 9, NIGHT.raised, pen(NIGHT.pink, 2))
        centre = QPointF(area.left() + 15, area.center().y())
        disc(painter, centre, 8.6, NIGHT.pink)
        paint_icon(painter, "cross", centre, 12, NIGHT.dusk)
        draw_text(painter, area.adjusted(29, 0, -5, 0), view.text, _SIGN, NIGHT.text)


def paint_confirm(painter: QPainter, rect: QRectF, view: ButtonView, unit: float) -> None:
    """The one large button: amber when the turn can be confirmed, asleep when not."""
    with local(painter, rect, unit) as area:
        ready = view.enabled
        if ready:
            painter.setPen(NO_PEN)
            for reach, alpha in ((5, 0.14), (2.5, 0.28)):
                painter.setBrush(tone(NIGHT.amber, alpha))
                painter.drawRoundedRect(moved(area, reach), 11 + reach, 11 + reach)
        fill = NIGHT.amber if ready else NIGHT.raised
        if ready and view.hover:
            fill = mix(NIGHT.amber, NIGHT.text, 0.35)
        if ready and view.pressed:
            fill = mix(NIGHT.amber, NIGHT.dusk, 0.25)
        box(painter, area, 11, fill, None if ready else pen(NIGHT.edge, 1.5))
        if view.focus:
            box(painter, moved(area, -4), 8, None, pen(NIGHT.dusk if ready else NIGHT.text, 2.2))
        colour = NIGHT.dusk if ready else NIGHT.faint
        middle = area.center().y() + (1 if view.pressed else 0)
        words = QRectF(area.left() + 8, middle - 26, area.width() - 16, 32)
        if not view.detail:
            words = area.adjusted(8, 0, -8, 0)
        draw_text(painter, words, view.text, _CONFIRM, colour)
        draw_text(painter, QRectF(area.left() + 8, middle + 12, area.width() - 16, 18), view.detail, _SHORTCUT, colour)
