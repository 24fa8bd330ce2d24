"""Every symbol of the sheets with one sentence in our own words."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF

from newvegas_desktop.new_las_vegas.present.view import Carpet, Effect, LotView
from newvegas_desktop.new_las_vegas.present.view import Crane as CraneState
from newvegas_desktop.ui.new_las_vegas.city_print import paint_light
from newvegas_desktop.ui.new_las_vegas.pages import legend_symbols as draw
from newvegas_desktop.ui.new_las_vegas.symbols import paint_debt, paint_star


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """One symbol."""

    name: str
    sentence: str
    draw: draw.Draw


@dataclass(frozen=True, slots=True)
class LegendSection:
    """Symbols that belong together."""

    title: str
    entries: tuple[LegendEntry, ...]


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
                    draw.lot(built),
                ),
                LegendEntry(
                    translate("Legend", "Under construction"),
                    translate("Legend", "Cannot be opened yet, and counts as absent in runs."),
                    draw.lot(site),
                ),
                LegendEntry(
                    translate("Legend", "Crane"),
                    translate(
                        "Legend", "Construction crosses it: the casino is built, its debt is due until it opens."
                    ),
                    draw.crane,
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
                    draw.street,
                ),
                LegendEntry(
                    translate("Legend", "Lit"),
                    translate("Legend", "Can be chosen now."),
                    draw.lot(LotView(fits=True)),
                ),
                LegendEntry(
                    translate("Legend", "Veiled"),
                    translate("Legend", "Cannot be chosen now; the bar says why."),
                    draw.lot(LotView(misfit=True)),
                ),
                LegendEntry(
                    translate("Legend", "Dotted frame"),
                    translate("Legend", "Written in this turn, until it is confirmed."),
                    draw.lot(LotView(number=7, fresh=True)),
                ),
                LegendEntry(
                    translate("Legend", "Letter"),
                    translate("Legend", "A rival in its ink: what it has built, or its best run."),
                    draw.rival,
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Roads"),
            (
                LegendEntry(
                    translate("Legend", "Light"),
                    translate("Legend", "The limousine starts here and should come back."),
                    draw.at_origin(paint_light),
                ),
                LegendEntry(
                    translate("Legend", "Lamp"),
                    translate("Legend", "Every path goes over two blocks from one lamp to the next."),
                    draw.lamp,
                ),
                LegendEntry(
                    translate("Legend", "Route"),
                    translate("Legend", "No block twice; each path missing on the way home costs points."),
                    draw.route,
                ),
                LegendEntry(
                    translate("Legend", "VIP carpet"),
                    translate("Legend", "Visited and open it scores in the VIP column."),
                    draw.carpet(Carpet.VIP),
                ),
                LegendEntry(
                    translate("Legend", "Luxury carpet"),
                    translate("Legend", "Visited and open it scores in the Luxury column."),
                    draw.carpet(Carpet.LUXURY),
                ),
                LegendEntry(
                    translate("Legend", "Mafia carpet"),
                    translate("Legend", "Visited and open it puts a bundle into the safe."),
                    draw.carpet(Carpet.MAFIA),
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
                    draw.hole,
                ),
                LegendEntry(
                    translate("Legend", "Large hotel"),
                    translate("Legend", "An avenue all open before anybody else had it."),
                    draw.hotel(True),
                ),
                LegendEntry(
                    translate("Legend", "Small hotel"),
                    translate("Legend", "An avenue all open after somebody else's."),
                    draw.hotel(False),
                ),
                LegendEntry(
                    translate("Legend", "Projects"),
                    translate("Legend", "Hotels, roads and works: worth more in the first round anybody has one."),
                    draw.project,
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Ledger"),
            (
                LegendEntry(
                    translate("Legend", "Track"),
                    translate("Legend", "A full group can be circled for one bonus; free boxes score at the end."),
                    draw.boxes,
                ),
                LegendEntry(
                    translate("Legend", "Ready group"),
                    translate("Legend", "Its boxes are checked: it pays for a bonus."),
                    draw.ready,
                ),
                LegendEntry(
                    translate("Legend", "Scissors"),
                    translate("Legend", "Whoever checks the box behind them ends the game."),
                    draw.scissors,
                ),
                LegendEntry(
                    translate("Legend", "Yellow values"),
                    translate("Legend", "Improvement crosses the first one; the framed one counts."),
                    draw.yellow,
                ),
                LegendEntry(
                    translate("Legend", "Pink values"),
                    translate("Legend", "Shows cross them; the first one brings two debts, to be paid further on."),
                    draw.pink,
                ),
                LegendEntry(
                    translate("Legend", "Bundle"),
                    translate("Legend", "Pays one debt at the end; those left over are worth nothing."),
                    draw.bundle,
                ),
                LegendEntry(
                    translate("Legend", "Bankruptcy"),
                    translate("Legend", "More debts than bundles in the safe cost 20 points."),
                    draw.penalty,
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Effects"),
            (
                LegendEntry(
                    translate("Legend", "Construction"),
                    translate("Legend", "Cross a crane anywhere."),
                    draw.effect(Effect.CONSTRUCTION),
                ),
                LegendEntry(
                    translate("Legend", "Improvement"),
                    translate("Legend", "Raise a yellow column by one value."),
                    draw.effect(Effect.IMPROVEMENT),
                ),
                LegendEntry(
                    translate("Legend", "Show"),
                    translate("Legend", "Circle the star of the casino just opened."),
                    draw.effect(Effect.SHOW),
                ),
                LegendEntry(
                    translate("Legend", "Inauguration"),
                    translate("Legend", "Check the next box of the track."),
                    draw.effect(Effect.INAUGURATION),
                ),
                LegendEntry(
                    translate("Legend", "Limousine"),
                    translate("Legend", "Drive one path of two blocks."),
                    draw.effect(Effect.LIMOUSINE),
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Bonuses"),
            (
                LegendEntry(
                    translate("Legend", "Change number"),
                    translate("Legend", "One or two more or less."),
                    draw.icon("plus_minus"),
                ),
                LegendEntry(
                    translate("Legend", "Change effect"),
                    translate("Legend", "Any other of the five."),
                    draw.icon("swap"),
                ),
                LegendEntry(
                    translate("Legend", "Extend"),
                    translate("Legend", "Open a neighbour with the same number, for a debt."),
                    draw.icon("extend"),
                ),
            ),
        ),
        LegendSection(
            translate("Legend", "Solo against ACME"),
            (
                LegendEntry(
                    translate("Legend", "ACME’s pile"),
                    translate("Legend", "The third card of each round; its effects are ACME’s points."),
                    draw.pile,
                ),
                LegendEntry(
                    translate("Legend", "Approval"),
                    translate("Legend", "ACME builds hotels (an A within dashes) or completes a project."),
                    draw.approval,
                ),
                LegendEntry(
                    translate("Legend", "Architect"),
                    translate("Legend", "Leads ACME; from some Improvement cards on, better values hold."),
                    draw.architect,
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
