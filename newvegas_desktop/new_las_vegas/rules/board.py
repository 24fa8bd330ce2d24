"""The printed figures compiled into tables and bit masks."""

from itertools import accumulate

from newvegas_desktop.new_las_vegas.rules.cards import Card
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.figures import Figures, ProjectFigures
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, FIRST_AVENUE, LOTS, STREET_MASKS, STREETS
from newvegas_desktop.new_las_vegas.rules.roads import Roads

LARGEST_CHANGE = 2
"""How far a Change number reaches, up or down."""


class Board:
    """The sheet as printed; one per version of the figures, shared by all games."""

    __slots__ = (
        "avenues",
        "bankruptcy",
        "boxes",
        "bundles_at_start",
        "carpets",
        "casinos",
        "checked_at_start",
        "columns",
        "cranes",
        "crossable",
        "deck",
        "fit_at_start",
        "golf_holes",
        "group_ends",
        "luxury",
        "mafia",
        "par_holes",
        "places",
        "projects",
        "roads",
        "show_debts",
        "stars",
        "street_lots",
        "version",
        "vip",
    )

    def __init__(self, figures: Figures) -> None:
        """Compile the tables."""
        self.version: int = figures.version
        self.deck: tuple[Card, ...] = figures.deck
        self.casinos: int = sum(1 << casino.lot for casino in figures.casinos)
        self.cranes: int = sum(1 << casino.lot for casino in figures.casinos if casino.crane)
        self.stars: int = sum(1 << casino.lot for casino in figures.casinos if casino.star)
        kinds = dict.fromkeys(("vip", "luxury", "mafia"), 0)
        for casino in figures.casinos:
            if casino.carpet is not None:
                kinds[casino.carpet] |= 1 << casino.lot
        self.vip: int = kinds["vip"]
        self.luxury: int = kinds["luxury"]
        self.mafia: int = kinds["mafia"]
        self.avenues: tuple[int, ...] = tuple(self.casinos & (FIRST_AVENUE << avenue) for avenue in range(AVENUES))
        """The casinos of each avenue, as masks."""
        self.street_lots: tuple[tuple[int, ...], ...] = tuple(
            tuple(lot for lot in range(LOTS) if self.casinos & STREET_MASKS[street] & (1 << lot))
            for street in range(STREETS)
        )
        """The lots with a casino of each street, from the left."""
        self.roads = Roads(figures.missing_blocks, figures.light)
        self.carpets: tuple[tuple[int, int], ...] = tuple(
            (casino.lot, self.roads.block_below[casino.lot]) for casino in figures.casinos if casino.carpet is not None
        )
        """Each carpet's lot with the block that visits it."""
        self.golf_holes: int = sum(1 << (avenue - 1) for avenue in figures.golf)
        self.par_holes: dict[Column, int] = {
            column: sum(1 << (avenue - 1) for avenue, par in figures.golf.items() if f"par{par}" == column.key)
            for column in (Column.PAR3, Column.PAR4, Column.PAR5)
        }
        self.columns: tuple[tuple[int, ...], ...] = tuple(figures.columns[column] for column in Column)
        self.places: tuple[tuple[int, int, int], ...] = figures.places
        self.crossable: tuple[int, ...] = tuple(len(values) - 1 for values in self.columns)
        self.show_debts: dict[Column, tuple[int, ...]] = dict(figures.show_debts)
        self.group_ends: tuple[int, ...] = tuple(accumulate(figures.groups))
        self.boxes: int = self.group_ends[-1] + figures.last_boxes
        self.checked_at_start: int = figures.checked_at_start
        self.bundles_at_start: int = figures.bundles_at_start
        self.bankruptcy: int = figures.bankruptcy
        self.projects: dict[str, ProjectFigures] = dict(figures.projects)
        largest = max(card.number for card in figures.deck) + LARGEST_CHANGE
        self.fit_at_start: tuple[int, ...] = (self.casinos & ~self.cranes,) * (largest + 1)
        """For every number that can come up, where it can be written on an empty sheet."""
