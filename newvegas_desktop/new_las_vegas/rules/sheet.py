"""One player's sheet: every mark made on it, as bit masks and counts."""

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.places import LOTS

NO_NUMBER = 255
"""In `Sheet.numbers`: no number is written."""

NOT_DONE, DONE_FIRST, DONE_LATER = 0, 1, 2
"""In `Sheet.projects`: the state of each of the three projects."""


class Sheet:
    """A sheet is never changed once others can see it: every step works on a copy."""

    __slots__ = (
        "built",
        "checked",
        "circled",
        "crossed",
        "driven",
        "extended",
        "fit",
        "holes",
        "holes_lost",
        "large",
        "numbers",
        "opened",
        "projects",
        "route",
        "small",
        "stars",
        "stars_lost",
    )

    numbers: bytes
    """The number on each lot, or NO_NUMBER."""
    opened: int
    """Mask of open casinos."""
    built: int
    """Mask of casinos not under construction."""
    fit: list[int]
    """For each number from 0: the mask of lots where it can be written; derived, kept because it is asked so often."""
    stars: int
    """Mask of circled stars."""
    stars_lost: int
    """Mask of crossed-out stars."""
    holes: int
    """Mask of circled holes by avenue."""
    holes_lost: int
    """Mask of crossed-out holes by avenue."""
    large: int
    """Mask of large hotels by avenue."""
    small: int
    """Mask of small hotels by avenue."""
    crossed: bytes
    """Boxes crossed in each column."""
    checked: int
    """Boxes of the track checked."""
    circled: int
    """Groups of the track circled; always the leftmost ones (R6)."""
    extended: int
    """Mask of groups whose debt is circled because they were used for Extend."""
    route: tuple[int, ...]
    """Intersections of the limousine's route, the light first; empty before the first path."""
    driven: int
    """Mask of driven blocks."""
    projects: tuple[int, int, int]
    """NOT_DONE, DONE_FIRST or DONE_LATER of each project."""

    @classmethod
    def empty(cls, board: Board) -> "Sheet":
        """The sheet at the start of a game."""
        sheet = cls()
        sheet.numbers = bytes((NO_NUMBER,)) * LOTS
        sheet.opened = 0
        sheet.built = board.casinos & ~board.cranes
        sheet.fit = list(board.fit_at_start)
        sheet.stars = sheet.stars_lost = 0
        sheet.holes = sheet.holes_lost = 0
        sheet.large = sheet.small = 0
        sheet.crossed = bytes(len(Column))
        sheet.checked = board.checked_at_start
        sheet.circled = sheet.extended = 0
        sheet.route = ()
        sheet.driven = 0
        sheet.projects = (NOT_DONE, NOT_DONE, NOT_DONE)
        return sheet

    def copy(self) -> "Sheet":
        """A copy that can be changed; what it refers to is never changed in place."""
        copy = Sheet.__new__(Sheet)
        copy.numbers = self.numbers
        copy.opened = self.opened
        copy.built = self.built
        copy.fit = self.fit
        copy.stars = self.stars
        copy.stars_lost = self.stars_lost
        copy.holes = self.holes
        copy.holes_lost = self.holes_lost
        copy.large = self.large
        copy.small = self.small
        copy.crossed = self.crossed
        copy.checked = self.checked
        copy.circled = self.circled
        copy.extended = self.extended
        copy.route = self.route
        copy.driven = self.driven
        copy.projects = self.projects
        return copy

    def __eq__(self, other: object) -> bool:
        """Equal in every mark."""
        if not isinstance(other, Sheet):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Sheet.__slots__)

    __hash__ = None  # type: ignore[assignment]  # a sheet changes while its turn is written

    @property
    def available(self) -> int:
        """Mask of casinos that are built and not open."""
        return self.built & ~self.opened

    @property
    def hotels(self) -> int:
        """Mask of avenues with a hotel of either size."""
        return self.large | self.small

    def number(self, lot: int) -> int | None:
        """The number written on a lot."""
        written = self.numbers[lot]
        return None if written == NO_NUMBER else written
