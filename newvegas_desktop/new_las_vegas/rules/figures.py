"""The printed figures as plain data, and what makes them hang together."""

from collections.abc import Mapping
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.rules.cards import Card
from newvegas_desktop.new_las_vegas.rules.columns import Column


class BadFigures(Exception):
    """Figures that cannot be; the message is one sentence."""


class Casino(NamedTuple):
    """What is printed on one lot that has a casino."""

    lot: int
    crane: bool
    star: bool
    carpet: str | None


class ProjectFigures(NamedTuple):
    """The points of a project: for the first round in which anyone completes it, and for everyone later."""

    first: int
    later: int


class Area(NamedTuple):
    """One area of an architect's card: the better value holds from so many Improvement cards on."""

    base: int
    better: int
    needed: int

    def value(self, improvements: int) -> int:
        """The value with so many Improvement cards in ACME's pile."""
        return self.better if improvements >= self.needed else self.base


class ApprovalRow(NamedTuple):
    """What ACME does at one of its approvals."""

    completes: bool
    avenues: tuple[int, ...]


class Architect(NamedTuple):
    """One architect's card."""

    id: str
    name: str
    level: int
    rows: tuple[ApprovalRow, ApprovalRow, ApprovalRow]
    bank: int
    crane: int
    golf: Area
    inauguration: Area
    shows: Area
    hotels: Area
    streets: Area
    limousine: Area


class Figures(NamedTuple):
    """Everything that is printed in the box but the architects."""

    version: int
    deck: tuple[Card, ...]
    casinos: tuple[Casino, ...]
    golf: Mapping[int, int]
    """PAR by avenue."""
    missing_blocks: frozenset[str]
    light: int
    columns: Mapping[Column, tuple[int, ...]]
    """Values from the top; of the Inauguration column, those for the first place."""
    places: tuple[tuple[int, int, int], ...]
    """The Inauguration column's values for first, second and third, from the top."""
    show_debts: Mapping[Column, tuple[int, ...]]
    """Boxes with a debt beside them, counted from 0."""
    groups: tuple[int, ...]
    last_boxes: int
    checked_at_start: int
    bundles_at_start: int
    bankruptcy: int
    projects: Mapping[str, ProjectFigures]
