"""The symbols of the legend, each drawn around the origin."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.frame import labels
from newvegas_desktop.new_las_vegas.present.view import Carpet, Effect, HotelView, Kind, LotView
from newvegas_desktop.ui.new_las_vegas import geometry, palette
from newvegas_desktop.ui.new_las_vegas.architect_emblems import paint_emblem
from newvegas_desktop.ui.new_las_vegas.city_ink import paint_lot_ink
from newvegas_desktop.ui.new_las_vegas.city_marks import paint_lot_marks
from newvegas_desktop.ui.new_las_vegas.city_print import paint_hotel, paint_lamp, paint_lot
from newvegas_desktop.ui.new_las_vegas.icons import paint_effect, paint_kind
from newvegas_desktop.ui.new_las_vegas.ledger_ink import lit_row
from newvegas_desktop.ui.new_las_vegas.solo_cards import paint_small_card
from newvegas_desktop.ui.new_las_vegas.symbols import (
    paint_bundle,
    paint_carpet_symbol,
    paint_crane,
    paint_debt,
    paint_flag,
    paint_limousine,
    paint_small_hotel,
)
from newvegas_desktop.ui.paint import ink
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import box, pen
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import Theme
from newvegas_desktop.ui.shell.language import say_in_users_language

Draw = Callable[[QPainter, Theme], None]
"""Draws a symbol around the origin, in a box of 52 by 40."""
_VALUE = Type(18, 700)


def lot(view: LotView) -> Draw:
    """A casino, shrunk, with what is written on it and whether it can be chosen."""

    def draw(painter: QPainter, theme: Theme) -> None:
        rect = geometry.lot_rect((2, 3))
        painter.scale(0.46, 0.46)
        painter.translate(-rect.center().x(), -rect.center().y())
        paint_lot(painter, (2, 3), view, labels(say_in_users_language()), theme)
        paint_lot_ink(painter, (2, 3), view, "blue", theme)
        paint_lot_marks(painter, (2, 3), view, "blue", theme)

    return draw


def crane(painter: QPainter, theme: Theme) -> None:
    """A crane with its debt."""
    painter.scale(1.35, 1.35)
    paint_crane(painter, QRectF(-20, -11, 18, 24), QPointF(12, 3), theme)
    paint_debt(painter, QPointF(12, 3), 6.6, theme)


def carpet(kind: Carpet) -> Draw:
    """The symbol of a carpet."""
    return lambda painter, theme: paint_carpet_symbol(
        painter, kind, QPointF(0, 0), labels(say_in_users_language()).vip, 1.35
    )


def at_origin(paint: Callable[[QPainter, tuple[int, int]], None]) -> Draw:
    """Something that stands at an intersection."""

    def draw(painter: QPainter, theme: Theme) -> None:
        point = geometry.intersection_point((2, 2))
        painter.translate(-point.x(), -point.y())
        paint(painter, (2, 2))

    return draw


def lamp(painter: QPainter, theme: Theme) -> None:
    """A lamp with its halo."""
    point = geometry.intersection_point((2, 2))
    painter.translate(-point.x(), -point.y())
    paint_lamp(painter, (2, 2), theme, True)


def route(painter: QPainter, theme: Theme) -> None:
    """A line with the limousine at its head."""
    path = ink.route_path(((-24, 12), (0, 12), (0, -8), (16, -8)), "legend")
    ink.felt(painter, path, theme.pens["blue"].board, 5, casing=theme.casing)
    painter.translate(10, -8)
    painter.scale(0.7, 0.7)
    paint_limousine(painter, QPointF(0, 0), 0)


def hole(painter: QPainter, theme: Theme) -> None:
    """A flag."""
    painter.setPen(pen(theme.pole, 2, round_ends=False))
    painter.drawLine(QPointF(-18, 16), QPointF(-18, -15))
    paint_flag(painter, -17, -15, 4, 0.95)


def hotel(large: bool) -> Draw:
    """A hotel, large or small."""

    def draw(painter: QPainter, theme: Theme) -> None:
        painter.scale(1.6, 1.6)
        paint_small_hotel(painter, QPointF(0, 0), large, theme)

    return draw


def street(painter: QPainter, theme: Theme) -> None:
    """The run of a street."""
    pill = QRectF(-18, -13, 36, 26)
    box(painter, pill, 13, theme.hues[0], pen(theme.hues[0], 2))
    draw_text(painter, pill, "4", _VALUE, theme.paper)


def rival(painter: QPainter, theme: Theme) -> None:
    """A tower somebody else has built."""
    site = geometry.hotel_rect(6)
    painter.scale(0.52, 0.52)
    painter.translate(-site.center().x(), -site.center().y())
    paint_hotel(painter, 6, HotelView(taken=True, rivals=("R",), rival_pen="green"), theme)


def ready(painter: QPainter, theme: Theme) -> None:
    """A group of checked boxes with its frame."""
    for x in (-22, 1):
        box(painter, QRectF(x, -10, 21, 20), 4, theme.box, pen(theme.muted, 1.4))
        ink.felt(painter, ink.cross_path(x + 10.5, 0, 6.5, 6.5, "legend"), theme.pens["blue"].board, 3)
    lit_row(painter, QRectF(-25, -13, 50, 26), theme)


def boxes(painter: QPainter, theme: Theme) -> None:
    """A circled group of the track."""
    for x in (-22, 1):
        box(painter, QRectF(x, -10, 21, 20), 4, theme.box, pen(theme.muted, 1.4))
    ink.felt(painter, ink.cross_path(-11.5, 0, 6.5, 6.5, "legend"), theme.pens["blue"].board, 3)
    ink.felt(painter, ink.circle_path(0, 0, 25, 16, "legend"), theme.pens["blue"].board, 2.4)


def scissors(painter: QPainter, theme: Theme) -> None:
    """The last box of the track."""
    colour = theme.rival if theme.dark else theme.debt
    paint_icon(painter, "scissors", QPointF(-13, 0), 20, colour)
    box(painter, QRectF(4, -10, 21, 20), 4, theme.box, pen(colour, 2.2))


def yellow(painter: QPainter, theme: Theme) -> None:
    """Values of a yellow column."""
    for x, text in ((-24, "3"), (1, "5")):
        current = text == "5"
        edge = pen(theme.print, 2.4) if current else pen(theme.muted, 1.1)
        box(painter, QRectF(x, -11, 23, 22), 4, theme.improvable, edge)
        draw_text(painter, QRectF(x, -11, 23, 22), text, _VALUE, theme.print if current else theme.muted)
    ink.felt(painter, ink.strike_path(-24, -11, -1, 11, "legend"), theme.pens["blue"].board, 2.4)


def pink(painter: QPainter, theme: Theme) -> None:
    """A value of a Show column with its debt."""
    box(painter, QRectF(-21, -11, 42, 22), 4, theme.show, pen(theme.muted, 1.1))
    draw_text(painter, QRectF(-20, -11, 22, 22), "16", _VALUE, theme.print)
    paint_debt(painter, QPointF(11, 0), 7.6, theme)


def bundle(painter: QPainter, theme: Theme) -> None:
    """A bundle."""
    painter.scale(1.35, 1.35)
    paint_bundle(painter, QRectF(-13, -7, 26, 17))


def penalty(painter: QPainter, theme: Theme) -> None:
    """The box of the bankrupt."""
    rect = QRectF(-19, -12, 38, 24)
    box(painter, rect, 4, theme.show, pen(theme.rival, 2))
    draw_text(painter, rect, "−20", _VALUE, theme.rival)


def project(painter: QPainter, theme: Theme) -> None:
    """The three kinds of project."""
    for x, kind in ((-18, Kind.PINK), (0, Kind.VIOLET), (18, Kind.YELLOW)):
        painter.save()
        painter.translate(x, 0)
        painter.scale(0.72, 0.72)
        box(painter, QRectF(-12, -15, 24, 30), 5, palette.KINDS[kind])
        paint_kind(painter, kind, QPointF(0, 0))
        painter.restore()


def effect(effect: Effect) -> Draw:
    """An effect."""

    def draw(painter: QPainter, theme: Theme) -> None:
        box(painter, QRectF(-24, -18, 48, 36), 7, palette.EFFECTS[effect])
        paint_effect(painter, effect, QPointF(0, 0), 0.8)

    return draw


def pile(painter: QPainter, theme: Theme) -> None:
    """A card with a number above its effect."""
    box(painter, QRectF(-11, -17, 26, 32), 4, theme.shade, pen(theme.muted, 1.2))
    paint_small_card(painter, QRectF(-15, -14, 26, 32), 8, Effect.SHOW)


def approval(painter: QPainter, theme: Theme) -> None:
    """A violet approval."""
    box(painter, QRectF(-13, -15, 26, 30), 5, palette.KINDS[Kind.VIOLET], pen(theme.lit, 2.4))
    paint_kind(painter, Kind.VIOLET, QPointF(0, 0))


def architect(painter: QPainter, theme: Theme) -> None:
    """An emblem."""
    paint_emblem(painter, QRectF(-19, -19, 38, 38), "lola")


def icon(name: str) -> Draw:
    """What stands for a bonus."""

    def draw(painter: QPainter, theme: Theme) -> None:
        box(painter, QRectF(-20, -17, 40, 34), 8, None, pen(theme.lit, 2))
        paint_icon(painter, name, QPointF(0, 0), 22, theme.print)

    return draw
