"""Every symbol of the sheets with one sentence in our own words."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.city import ACME_INITIAL
from newvegas_desktop.new_las_vegas.present.frame import labels
from newvegas_desktop.new_las_vegas.present.view import Carpet, Effect, Kind, LotView
from newvegas_desktop.new_las_vegas.present.view import Crane as CraneState
from newvegas_desktop.ui.new_las_vegas import geometry, palette
from newvegas_desktop.ui.new_las_vegas.architect_emblems import paint_emblem
from newvegas_desktop.ui.new_las_vegas.city_marks import paint_due
from newvegas_desktop.ui.new_las_vegas.city_print import paint_lamp, paint_light, paint_lot
from newvegas_desktop.ui.new_las_vegas.icons import paint_effect, paint_kind
from newvegas_desktop.ui.new_las_vegas.solo_cards import paint_small_card
from newvegas_desktop.ui.new_las_vegas.symbols import (
    paint_bundle,
    paint_carpet_symbol,
    paint_crane,
    paint_debt,
    paint_flag,
    paint_limousine,
    paint_small_hotel,
    paint_star,
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


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """One symbol."""

    name: str
    sentence: str
    draw: Draw


@dataclass(frozen=True, slots=True)
class LegendSection:
    """Symbols that belong together."""

    title: str
    entries: tuple[LegendEntry, ...]


def _lot(view: LotView) -> Draw:
    """A casino, shrunk."""

    def draw(painter: QPainter, theme: Theme) -> None:
        rect = geometry.lot_rect((2, 3))
        painter.scale(0.46, 0.46)
        painter.translate(-rect.center().x(), -rect.center().y())
        paint_lot(painter, (2, 3), view, labels(say_in_users_language()), theme)

    return draw


def _crane(painter: QPainter, theme: Theme) -> None:
    painter.scale(1.35, 1.35)
    paint_crane(painter, QRectF(-20, -11, 18, 24), QPointF(12, 3), theme)
    paint_debt(painter, QPointF(12, 3), 6.6, theme)


def _carpet(kind: Carpet) -> Draw:
    return lambda painter, theme: paint_carpet_symbol(
        painter, kind, QPointF(0, 0), labels(say_in_users_language()).vip, 1.35
    )


def _at_origin(paint: Callable[[QPainter, tuple[int, int]], None]) -> Draw:
    """Something that stands at an intersection."""

    def draw(painter: QPainter, theme: Theme) -> None:
        point = geometry.intersection_point((2, 2))
        painter.translate(-point.x(), -point.y())
        paint(painter, (2, 2))

    return draw


def _lamp(painter: QPainter, theme: Theme) -> None:
    point = geometry.intersection_point((2, 2))
    painter.translate(-point.x(), -point.y())
    paint_lamp(painter, (2, 2), theme, True)


def _route(painter: QPainter, theme: Theme) -> None:
    path = ink.route_path(((-24, 12), (0, 12), (0, -8), (16, -8)), "legend")
    ink.felt(painter, path, theme.pens["blue"].board, 5, casing=theme.casing)
    painter.translate(10, -8)
    painter.scale(0.7, 0.7)
    paint_limousine(painter, QPointF(0, 0), 0)


def _hole(painter: QPainter, theme: Theme) -> None:
    painter.setPen(pen(theme.pole, 2, round_ends=False))
    painter.drawLine(QPointF(-18, 16), QPointF(-18, -15))
    paint_flag(painter, -17, -15, 4, 0.95)


def _hotel(large: bool) -> Draw:
    def draw(painter: QPainter, theme: Theme) -> None:
        painter.scale(1.6, 1.6)
        paint_small_hotel(painter, QPointF(0, 0), large, theme)

    return draw


def _due(painter: QPainter, theme: Theme) -> None:
    paint_due(painter, QRectF(-17, -19, 34, 38), ACME_INITIAL, theme)


def _street(painter: QPainter, theme: Theme) -> None:
    pill = QRectF(-18, -13, 36, 26)
    box(painter, pill, 13, theme.hues[0], pen(theme.hues[0], 2))
    draw_text(painter, pill, "4", _VALUE, theme.paper)


def _boxes(painter: QPainter, theme: Theme) -> None:
    for x in (-22, 1):
        box(painter, QRectF(x, -10, 21, 20), 4, theme.box, pen(theme.muted, 1.4))
    ink.felt(painter, ink.cross_path(-11.5, 0, 6.5, 6.5, "legend"), theme.pens["blue"].board, 3)
    ink.felt(painter, ink.circle_path(0, 0, 25, 16, "legend"), theme.pens["blue"].board, 2.4)


def _scissors(painter: QPainter, theme: Theme) -> None:
    colour = theme.rival if theme.dark else theme.debt
    paint_icon(painter, "scissors", QPointF(-13, 0), 20, colour)
    box(painter, QRectF(4, -10, 21, 20), 4, theme.box, pen(colour, 2.2))


def _yellow(painter: QPainter, theme: Theme) -> None:
    for x, text in ((-24, "3"), (1, "5")):
        current = text == "5"
        edge = pen(theme.print, 2.4) if current else pen(theme.muted, 1.1)
        box(painter, QRectF(x, -11, 23, 22), 4, theme.improvable, edge)
        draw_text(painter, QRectF(x, -11, 23, 22), text, _VALUE, theme.print if current else theme.muted)
    ink.felt(painter, ink.strike_path(-24, -11, -1, 11, "legend"), theme.pens["blue"].board, 2.4)


def _pink(painter: QPainter, theme: Theme) -> None:
    box(painter, QRectF(-21, -11, 42, 22), 4, theme.show, pen(theme.muted, 1.1))
    draw_text(painter, QRectF(-20, -11, 22, 22), "16", _VALUE, theme.print)
    paint_debt(painter, QPointF(11, 0), 7.6, theme)


def _bundle(painter: QPainter, theme: Theme) -> None:
    painter.scale(1.35, 1.35)
    paint_bundle(painter, QRectF(-13, -7, 26, 17))


def _penalty(painter: QPainter, theme: Theme) -> None:
    rect = QRectF(-19, -12, 38, 24)
    box(painter, rect, 4, theme.show, pen(theme.rival, 2))
    draw_text(painter, rect, "−20", _VALUE, theme.rival)


def _project(painter: QPainter, theme: Theme) -> None:
    for x, kind in ((-18, Kind.PINK), (0, Kind.VIOLET), (18, Kind.YELLOW)):
        painter.save()
        painter.translate(x, 0)
        painter.scale(0.72, 0.72)
        box(painter, QRectF(-12, -15, 24, 30), 5, palette.KINDS[kind])
        paint_kind(painter, kind, QPointF(0, 0))
        painter.restore()


def _effect(effect: Effect) -> Draw:
    def draw(painter: QPainter, theme: Theme) -> None:
        box(painter, QRectF(-24, -18, 48, 36), 7, palette.EFFECTS[effect])
        paint_effect(painter, effect, QPointF(0, 0), 0.8)

    return draw


def _pile(painter: QPainter, theme: Theme) -> None:
    """A card with a number above its effect."""
    box(painter, QRectF(-11, -17, 26, 32), 4, theme.shade, pen(theme.muted, 1.2))
    paint_small_card(painter, QRectF(-15, -14, 26, 32), 8, Effect.SHOW)


def _approval(painter: QPainter, theme: Theme) -> None:
    """A violet approval."""
    box(painter, QRectF(-13, -15, 26, 30), 5, palette.KINDS[Kind.VIOLET], pen(theme.lit, 2.4))
    paint_kind(painter, Kind.VIOLET, QPointF(0, 0))


def _architect(painter: QPainter, theme: Theme) -> None:
    """An emblem."""
    paint_emblem(painter, QRectF(-19, -19, 38, 38), "lola")


def _icon(name: str) -> Draw:
    def draw(painter: QPainter, theme: Theme) -> None:
        box(painter, QRectF(-20, -17, 40, 34), 8, None, pen(theme.lit, 2))
        paint_icon(painter, name, QPointF(0, 0), 22, theme.print)

    return draw


def sections() -> tuple[LegendSection, ...]:
    """All symbols, in the language of the moment."""
    translate = QCoreApplication.translate
    built, site = LotView(), LotView(crane=CraneState.STANDING)
    return (
        LegendSection(
            translate("Legend", "Casinos"),
            (
                LegendEntry(
                    translate("Legend", "Casino"),
                    translate("Legend", "Takes one number; along a street numbers rise from left to right."),
                    _lot(built),
                ),
                LegendEntry(
                    translate("Legend", "Under construction"),
                    translate("Legend", "Cannot be opened yet, and counts as absent in runs."),
                    _lot(site),
                ),
                LegendEntry(
                    translate("Legend", "Crane"),
                    translate(
                        "Legend", "Construction crosses it: the casino is built, its debt is due until it opens."
                    ),
                    _crane,
                ),
                LegendEntry(
                    translate("Legend", "Star"),
                    translate("Legend", "A show can be held here in the turn the casino opens, or never."),
                    lambda painter, theme: paint_star(painter, QPointF(0, 0), 17, theme),
                ),
                LegendEntry(
                    translate("Legend", "Debt"),
                    translate("Legend", "Circled it costs a bundle at the end, crossed out it is paid."),
                    lambda painter, theme: paint_debt(painter, QPointF(0, 0), 13, theme),
                ),
                LegendEntry(
                    translate("Legend", "Run"),
                    translate("Legend", "Neighbours all even or all odd: a point each; filled if nobody's is longer."),
                    _street,
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Roads"),
            (
                LegendEntry(
                    translate("Legend", "Light"),
                    translate("Legend", "The limousine starts here and should come back."),
                    _at_origin(paint_light),
                ),
                LegendEntry(
                    translate("Legend", "Lamp"),
                    translate("Legend", "Every path goes over two blocks from one lamp to the next."),
                    _lamp,
                ),
                LegendEntry(
                    translate("Legend", "Route"),
                    translate("Legend", "No block twice; each path missing on the way home costs points."),
                    _route,
                ),
                LegendEntry(
                    translate("Legend", "VIP carpet"),
                    translate("Legend", "Visited and open it scores in the VIP column."),
                    _carpet(Carpet.VIP),
                ),
                LegendEntry(
                    translate("Legend", "Luxury carpet"),
                    translate("Legend", "Visited and open it scores in the Luxury column."),
                    _carpet(Carpet.LUXURY),
                ),
                LegendEntry(
                    translate("Legend", "Mafia carpet"),
                    translate("Legend", "Visited and open it puts a bundle into the safe."),
                    _carpet(Carpet.MAFIA),
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Golf and hotels"),
            (
                LegendEntry(
                    translate("Legend", "Golf hole"),
                    translate(
                        "Legend", "Circled when street 1 grows on from a circled hole; a jump crosses a side out."
                    ),
                    _hole,
                ),
                LegendEntry(
                    translate("Legend", "Large hotel"),
                    translate("Legend", "An avenue all open before anybody else had it."),
                    _hotel(True),
                ),
                LegendEntry(
                    translate("Legend", "Small hotel"),
                    translate("Legend", "An avenue all open after somebody else's."),
                    _hotel(False),
                ),
                LegendEntry(
                    translate("Legend", "Projects"),
                    translate("Legend", "Hotels, roads and works: worth more in the first round anybody has one."),
                    _project,
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Ledger"),
            (
                LegendEntry(
                    translate("Legend", "Track"),
                    translate("Legend", "A full group can be circled for one bonus; free boxes score at the end."),
                    _boxes,
                ),
                LegendEntry(
                    translate("Legend", "Scissors"),
                    translate("Legend", "Whoever checks the box behind them ends the game."),
                    _scissors,
                ),
                LegendEntry(
                    translate("Legend", "Yellow values"),
                    translate("Legend", "Improvement crosses the first one; the framed one counts."),
                    _yellow,
                ),
                LegendEntry(
                    translate("Legend", "Pink values"),
                    translate("Legend", "Shows cross them; the first one brings two debts, to be paid further on."),
                    _pink,
                ),
                LegendEntry(
                    translate("Legend", "Bundle"),
                    translate("Legend", "Pays one debt at the end; those left over are worth nothing."),
                    _bundle,
                ),
                LegendEntry(
                    translate("Legend", "Bankruptcy"),
                    translate("Legend", "More debts than bundles in the safe cost 20 points."),
                    _penalty,
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Effects"),
            (
                LegendEntry(
                    translate("Legend", "Construction"),
                    translate("Legend", "Cross a crane anywhere."),
                    _effect(Effect.CONSTRUCTION),
                ),
                LegendEntry(
                    translate("Legend", "Improvement"),
                    translate("Legend", "Raise a yellow column by one value."),
                    _effect(Effect.IMPROVEMENT),
                ),
                LegendEntry(
                    translate("Legend", "Show"),
                    translate("Legend", "Circle the star of the casino just opened."),
                    _effect(Effect.SHOW),
                ),
                LegendEntry(
                    translate("Legend", "Inauguration"),
                    translate("Legend", "Check the next box of the track."),
                    _effect(Effect.INAUGURATION),
                ),
                LegendEntry(
                    translate("Legend", "Limousine"),
                    translate("Legend", "Drive one path of two blocks."),
                    _effect(Effect.LIMOUSINE),
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Bonuses"),
            (
                LegendEntry(
                    translate("Legend", "Change number"),
                    translate("Legend", "One or two more or less."),
                    _icon("plus_minus"),
                ),
                LegendEntry(
                    translate("Legend", "Change effect"), translate("Legend", "Any other of the five."), _icon("swap")
                ),
                LegendEntry(
                    translate("Legend", "Extend"),
                    translate("Legend", "Open a neighbour with the same number, for a debt."),
                    _icon("extend"),
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Solo against ACME"),
            (
                LegendEntry(
                    translate("Legend", "ACME’s pile"),
                    translate("Legend", "The third card of each round; its effects are ACME’s points."),
                    _pile,
                ),
                LegendEntry(
                    translate("Legend", "Approval"),
                    translate("Legend", "ACME builds hotels when the round ends, or completes a project."),
                    _approval,
                ),
                LegendEntry(
                    translate("Legend", "A within dashes"),
                    translate("Legend", "ACME builds its hotel here when the round ends."),
                    _due,
                ),
                LegendEntry(
                    translate("Legend", "Architect"),
                    translate("Legend", "Leads ACME; from some Improvement cards on, better values hold."),
                    _architect,
                ),
            ),
        ),
    )


def minute() -> tuple[tuple[str, str], ...]:
    """How to play, in as many steps as fit a minute: a heading and a sentence or two."""
    translate = QCoreApplication.translate
    return (
        (
            translate("Legend", "Choose"),
            translate(
                "Legend",
                "Each round shows three pairs of a number and an effect. Everybody takes one of them, "
                "the same or another. Alone you take the number of one card and the effect of another; "
                "the third goes to ACME.",
            ),
        ),
        (
            translate("Legend", "Open a casino"),
            translate(
                "Legend",
                "Write the number into a built casino. In a street numbers rise from left to right; gaps are free. "
                "If none of the three fits, two boxes of the track are checked instead.",
            ),
        ),
        (
            translate("Legend", "Use the effect"),
            translate("Legend", "Build, improve, hold a show, cut a ribbon or drive on: or skip it, nobody minds."),
        ),
        (
            translate("Legend", "Spend a bonus"),
            translate(
                "Legend",
                "A full group of the track buys another number, another effect or one more casino. One a turn.",
            ),
        ),
        (
            translate("Legend", "Mind the debts"),
            translate(
                "Legend",
                "Works, shows and extensions are built on credit. Pay by opening and by playing on, "
                "or have a bundle for each debt at the end: otherwise 20 points are lost.",
            ),
        ),
        (
            translate("Legend", "Finish first, finish rich"),
            translate(
                "Legend",
                "The game ends with the round in which somebody cuts the last ribbon, completes three projects or "
                "has nothing left to open. Most points win.",
            ),
        ),
    )
