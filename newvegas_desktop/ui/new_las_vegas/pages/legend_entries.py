"""Every symbol of the sheets with one sentence in our own words."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.view import Carpet, Effect, Kind, Labels, LotView
from newvegas_desktop.new_las_vegas.present.view import Crane as CraneState
from newvegas_desktop.ui.new_las_vegas import geometry, palette
from newvegas_desktop.ui.new_las_vegas.city_print import paint_lamp, paint_light, paint_lot
from newvegas_desktop.ui.new_las_vegas.icons import paint_effect, paint_kind
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
        paint_lot(painter, (2, 3), view, Labels(), theme)

    return draw


def _crane(painter: QPainter, theme: Theme) -> None:
    painter.scale(1.35, 1.35)
    paint_crane(painter, QRectF(-20, -11, 18, 24), QPointF(12, 3), theme)
    paint_debt(painter, QPointF(12, 3), 6.6, theme)


def _carpet(kind: Carpet) -> Draw:
    return lambda painter, theme: paint_carpet_symbol(painter, kind, QPointF(0, 0), Labels().vip, 1.35)


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


def _icon(name: str) -> Draw:
    def draw(painter: QPainter, theme: Theme) -> None:
        box(painter, QRectF(-20, -17, 40, 34), 8, None, pen(theme.lit, 2))
        paint_icon(painter, name, QPointF(0, 0), 22, theme.print)

    return draw


def sections() -> tuple[LegendSection, ...]:
    """All symbols, in the language of the moment."""
    tr = QCoreApplication.translate
    built, site = LotView(), LotView(crane=CraneState.STANDING)
    return (
        LegendSection(
            tr("Legend", "Casinos"),
            (
                LegendEntry(
                    tr("Legend", "Casino"),
                    tr("Legend", "Takes one number; along a street numbers rise from left to right."),
                    _lot(built),
                ),
                LegendEntry(
                    tr("Legend", "Under construction"),
                    tr("Legend", "Cannot be opened yet, and counts as absent in runs."),
                    _lot(site),
                ),
                LegendEntry(
                    tr("Legend", "Crane"),
                    tr("Legend", "Construction crosses it: the casino is built, its debt is due until it opens."),
                    _crane,
                ),
                LegendEntry(
                    tr("Legend", "Star"),
                    tr("Legend", "A show can be held here in the turn the casino opens, or never."),
                    lambda painter, theme: paint_star(painter, QPointF(0, 0), 17, theme),
                ),
                LegendEntry(
                    tr("Legend", "Debt"),
                    tr("Legend", "Circled it costs a bundle at the end, crossed out it is paid."),
                    lambda painter, theme: paint_debt(painter, QPointF(0, 0), 13, theme),
                ),
                LegendEntry(
                    tr("Legend", "Run"),
                    tr("Legend", "Neighbours all even or all odd: a point each; filled if nobody's is longer."),
                    _street,
                ),
            ),
        ),
        LegendSection(
            tr("Legend", "Roads"),
            (
                LegendEntry(
                    tr("Legend", "Light"),
                    tr("Legend", "The limousine starts here and should come back."),
                    _at_origin(paint_light),
                ),
                LegendEntry(
                    tr("Legend", "Lamp"),
                    tr("Legend", "Every path goes over two blocks from one lamp to the next."),
                    _lamp,
                ),
                LegendEntry(
                    tr("Legend", "Route"),
                    tr("Legend", "No block twice; each path missing on the way home costs points."),
                    _route,
                ),
                LegendEntry(
                    tr("Legend", "VIP carpet"),
                    tr("Legend", "Visited and open it scores in the VIP column."),
                    _carpet(Carpet.VIP),
                ),
                LegendEntry(
                    tr("Legend", "Luxury carpet"),
                    tr("Legend", "Visited and open it scores in the Luxury column."),
                    _carpet(Carpet.LUXURY),
                ),
                LegendEntry(
                    tr("Legend", "Mafia carpet"),
                    tr("Legend", "Visited and open it puts a bundle into the safe."),
                    _carpet(Carpet.MAFIA),
                ),
            ),
        ),
        LegendSection(
            tr("Legend", "Golf and hotels"),
            (
                LegendEntry(
                    tr("Legend", "Golf hole"),
                    tr("Legend", "Circled when street 1 grows on from a circled hole; a jump crosses a side out."),
                    _hole,
                ),
                LegendEntry(
                    tr("Legend", "Large hotel"),
                    tr("Legend", "An avenue all open before anybody else had it."),
                    _hotel(True),
                ),
                LegendEntry(
                    tr("Legend", "Small hotel"),
                    tr("Legend", "An avenue all open after somebody else's."),
                    _hotel(False),
                ),
                LegendEntry(
                    tr("Legend", "Projects"),
                    tr("Legend", "Hotels, roads and works: worth more in the first round anybody has one."),
                    _project,
                ),
            ),
        ),
        LegendSection(
            tr("Legend", "Ledger"),
            (
                LegendEntry(
                    tr("Legend", "Track"),
                    tr("Legend", "A full group can be circled for one bonus; free boxes score at the end."),
                    _boxes,
                ),
                LegendEntry(
                    tr("Legend", "Scissors"),
                    tr("Legend", "Whoever checks the box behind them ends the game."),
                    _scissors,
                ),
                LegendEntry(
                    tr("Legend", "Yellow values"),
                    tr("Legend", "Improvement crosses the first one; the framed one counts."),
                    _yellow,
                ),
                LegendEntry(
                    tr("Legend", "Pink values"),
                    tr("Legend", "Shows cross them; the first one brings two debts, to be paid further on."),
                    _pink,
                ),
                LegendEntry(
                    tr("Legend", "Bundle"),
                    tr("Legend", "Pays one debt at the end; those left over are worth nothing."),
                    _bundle,
                ),
                LegendEntry(
                    tr("Legend", "Bankruptcy"),
                    tr("Legend", "More debts than bundles in the safe cost 20 points."),
                    _penalty,
                ),
            ),
        ),
        LegendSection(
            tr("Legend", "Effects"),
            (
                LegendEntry(
                    tr("Legend", "Construction"), tr("Legend", "Cross a crane anywhere."), _effect(Effect.CONSTRUCTION)
                ),
                LegendEntry(
                    tr("Legend", "Improvement"),
                    tr("Legend", "Raise a yellow column by one value."),
                    _effect(Effect.IMPROVEMENT),
                ),
                LegendEntry(
                    tr("Legend", "Show"),
                    tr("Legend", "Circle the star of the casino just opened."),
                    _effect(Effect.SHOW),
                ),
                LegendEntry(
                    tr("Legend", "Inauguration"),
                    tr("Legend", "Check the next box of the track."),
                    _effect(Effect.INAUGURATION),
                ),
                LegendEntry(
                    tr("Legend", "Limousine"), tr("Legend", "Drive one path of two blocks."), _effect(Effect.LIMOUSINE)
                ),
            ),
        ),
        LegendSection(
            tr("Legend", "Bonuses"),
            (
                LegendEntry(
                    tr("Legend", "Change number"), tr("Legend", "One or two more or less."), _icon("plus_minus")
                ),
                LegendEntry(tr("Legend", "Change effect"), tr("Legend", "Any other of the five."), _icon("swap")),
                LegendEntry(
                    tr("Legend", "Extend"),
                    tr("Legend", "Open a neighbour with the same number, for a debt."),
                    _icon("extend"),
                ),
            ),
        ),
    )


def minute() -> tuple[tuple[str, str], ...]:
    """How to play, in as many steps as fit a minute: a heading and a sentence or two."""
    tr = QCoreApplication.translate
    return (
        (
            tr("Legend", "Choose"),
            tr(
                "Legend",
                "Each round shows three pairs of a number and an effect. Everybody takes one of them, "
                "the same or another.",
            ),
        ),
        (
            tr("Legend", "Open a casino"),
            tr(
                "Legend",
                "Write the number into a built casino. In a street numbers rise from left to right; gaps are free. "
                "If none of the three fits, two boxes of the track are checked instead.",
            ),
        ),
        (
            tr("Legend", "Use the effect"),
            tr("Legend", "Build, improve, hold a show, cut a ribbon or drive on: or skip it, nobody minds."),
        ),
        (
            tr("Legend", "Spend a bonus"),
            tr(
                "Legend",
                "A full group of the track buys another number, another effect or one more casino. One a turn.",
            ),
        ),
        (
            tr("Legend", "Mind the debts"),
            tr(
                "Legend",
                "Works, shows and extensions are built on credit. Pay by opening and by playing on, "
                "or have a bundle for each debt at the end: otherwise 20 points are lost.",
            ),
        ),
        (
            tr("Legend", "Finish first, finish rich"),
            tr(
                "Legend",
                "The game ends with the round in which somebody cuts the last ribbon, completes three projects or "
                "has nothing left to open. Most points win.",
            ),
        ),
    )
