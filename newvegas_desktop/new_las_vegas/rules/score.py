"""The score of a sheet, part by part and column by column; always derived, never stored."""

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from newvegas_desktop.family.ranking import dense_ranks
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import PARS, Column
from newvegas_desktop.new_las_vegas.rules.debts import Debts, unpaid
from newvegas_desktop.new_las_vegas.rules.limousine import missing_paths, visited
from newvegas_desktop.new_las_vegas.rules.loan import Loan
from newvegas_desktop.new_las_vegas.rules.runs import longest_runs
from newvegas_desktop.new_las_vegas.rules.sheet import DONE_FIRST, DONE_LATER, Sheet
from newvegas_desktop.new_las_vegas.rules.track import free_boxes

PARTS = ("projects", "inauguration", "shows", "hotels", "streets", "golf", "limousine", "safe")
"""The parts of a score in the order of a record."""


class Safe(Enum):
    """Whether the bundles cover the debts."""

    COVERED = "covered"
    WITH_LOAN = "with_loan"
    """Only if others voted for a loan; not guessed."""
    BANKRUPT = "bankrupt"


class Standing(NamedTuple):
    """How a sheet compares with its rivals."""

    place: int
    """Rank by free boxes, 0 for the most."""
    last: bool
    """Whether nobody has fewer free boxes (R7: also when all are equal)."""
    leads: tuple[bool, ...]
    """Each street: whether its bonus is won."""


class Score(NamedTuple):
    """One seat's score with the figures it is made of."""

    projects: tuple[int, ...]
    """Points of each project."""
    free_boxes: int
    standing: Standing
    inauguration: int
    show_left: int
    show_right: int
    hotels: tuple[int, int]
    """Large and small hotels."""
    hotel_values: tuple[int, int]
    runs: tuple[int, ...]
    street_value: int
    holes: tuple[int, ...]
    """Circled holes of PAR 3, 4 and 5."""
    hole_values: tuple[int, ...]
    vip: int
    """Visited and open VIP casinos."""
    vip_value: int
    luxury: int
    luxury_value: int
    mafia: int
    missing: int
    """Missing paths."""
    missing_value: int
    bundles: Loan
    """The fewest and the most bundles, all in all."""
    debts: Debts
    bankruptcy: int

    @property
    def projects_points(self) -> int:
        """Points of all projects."""
        return sum(self.projects)

    @property
    def shows_points(self) -> int:
        """Points of both Show columns."""
        return self.show_left + self.show_right

    @property
    def hotels_points(self) -> int:
        """Points of large and small hotels."""
        return self.hotels[0] * self.hotel_values[0] + self.hotels[1] * self.hotel_values[1]

    @property
    def streets_points(self) -> int:
        """Points of the runs and the street bonuses."""
        return sum(self.runs) + self.street_value * sum(self.standing.leads)

    @property
    def golf_points(self) -> int:
        """Points of the holes."""
        return sum(count * value for count, value in zip(self.holes, self.hole_values, strict=True))

    @property
    def carpets_points(self) -> int:
        """Points of the limousine if it comes home."""
        return self.vip * self.vip_value + self.luxury * self.luxury_value

    @property
    def limousine_points(self) -> int:
        """Points of the limousine where it stands."""
        return self.carpets_points + self.missing * self.missing_value

    @property
    def safe(self) -> Safe:
        """Whether the bundles cover the debts, as far as the votes are known."""
        debts = self.debts.amount
        if debts <= self.bundles.least:
            return Safe.COVERED
        return Safe.WITH_LOAN if debts <= self.bundles.most else Safe.BANKRUPT

    @property
    def safe_points(self) -> int:
        """The penalty counts only when no vote can avert it."""
        return self.bankruptcy if self.safe is Safe.BANKRUPT else 0

    def parts(self) -> dict[str, int]:
        """The points of each part, in the order of a record."""
        points = (
            self.projects_points,
            self.inauguration,
            self.shows_points,
            self.hotels_points,
            self.streets_points,
            self.golf_points,
            self.limousine_points,
            self.safe_points,
        )
        return dict(zip(PARTS, points, strict=True))

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return sum(self.parts().values())

    @property
    def total_at_home(self) -> int:
        """The total if the limousine comes home."""
        return self.total - self.missing * self.missing_value


def project_points(board: Board, projects: Sequence[str], done: Sequence[int]) -> tuple[int, ...]:
    """The points noted for each project."""
    return tuple(
        {DONE_FIRST: board.projects[project].first, DONE_LATER: board.projects[project].later}.get(state, 0)
        for project, state in zip(projects, done, strict=True)
    )


def table_standings(board: Board, sheets: Sequence[Sheet]) -> list[Standing]:
    """How the sheets of a table compare with each other."""
    boxes = [free_boxes(board, sheet) for sheet in sheets]
    ranks = dense_ranks(boxes)
    fewest = min(boxes)
    runs = [longest_runs(board, sheet) for sheet in sheets]
    best = [max(lengths) for lengths in zip(*runs, strict=True)]
    return [
        Standing(
            ranks[seat],
            boxes[seat] == fewest,
            tuple(length > 0 and length == longest for length, longest in zip(runs[seat], best, strict=True)),
        )
        for seat in range(len(sheets))
    ]


def solo_standing(board: Board, sheet: Sheet, inaugurations: int, run: int) -> Standing:
    """How the player compares with ACME: R12 free boxes against its cards, R11 a street needs a longer run."""
    behind = free_boxes(board, sheet) < inaugurations
    return Standing(int(behind), behind, tuple(length > run for length in longest_runs(board, sheet)))


def score_sheet(board: Board, projects: Sequence[str], sheet: Sheet, standing: Standing, from_loan: Loan) -> Score:
    """The score of a sheet as it stands, for a standing among rivals and a loan."""
    value = [values[crossed] for values, crossed in zip(board.columns, sheet.crossed, strict=True)]
    free = free_boxes(board, sheet)
    places = board.places[sheet.crossed[Column.INAUGURATION]]
    ranked = free > 0 and standing.place < len(places)
    visited_open = visited(board, sheet) & sheet.opened
    mafia = (visited_open & board.mafia).bit_count()
    own = board.bundles_at_start + mafia
    return Score(
        projects=project_points(board, projects, sheet.projects),
        free_boxes=free,
        standing=standing,
        inauguration=places[standing.place] if ranked else 0,
        show_left=value[Column.SHOW_LEFT],
        show_right=value[Column.SHOW_RIGHT],
        hotels=(sheet.large.bit_count(), sheet.small.bit_count()),
        hotel_values=(value[Column.HOTEL_LARGE], value[Column.HOTEL_SMALL]),
        runs=longest_runs(board, sheet),
        street_value=value[Column.STREETS],
        holes=tuple((sheet.holes & board.par_holes[par]).bit_count() for par in PARS),
        hole_values=tuple(value[par] for par in PARS),
        vip=(visited_open & board.vip).bit_count(),
        vip_value=value[Column.VIP],
        luxury=(visited_open & board.luxury).bit_count(),
        luxury_value=value[Column.LUXURY],
        mafia=mafia,
        missing=missing_paths(board, sheet),
        missing_value=value[Column.MISSING_PATH],
        bundles=Loan(own + from_loan.least, own + from_loan.most),
        debts=unpaid(board, sheet, standing.last),
        bankruptcy=board.bankruptcy,
    )
