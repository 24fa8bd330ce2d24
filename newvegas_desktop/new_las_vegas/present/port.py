"""What the table page needs of its controller: intent in, screens out."""

from collections.abc import Callable, Sequence
from typing import Protocol

from newvegas_desktop.new_las_vegas.present.screen import LogLine, Screen

Point = tuple[float, float]


class TablePort(Protocol):
    """The one way from the table page to the game."""

    @property
    def screen(self) -> Screen:
        """What to show now."""

    @property
    def rival_screens(self) -> Sequence[Screen]:
        """The other seats' sheets as this seat sees them, for the rivals' page."""

    @property
    def log(self) -> Sequence[LogLine]:
        """Everything that happened, oldest first."""

    def subscribe(self, changed: Callable[[], None]) -> None:
        """Have a function called after every change of the screen."""

    def point(self, slot: str | None) -> None:
        """The pointer, the first tap or the keyboard rests on a slot: preview it."""

    def activate(self, slot: str) -> None:
        """Click, Enter or second tap on a slot."""

    def focus_next(self, step: int) -> None:
        """Tab (1) or Shift+Tab (-1): walk what can be done now."""

    def focus_move(self, across: int, down: int) -> None:
        """Arrow keys: walk the lots, or the lamps while a path is drawn."""

    def activate_focus(self) -> None:
        """Enter or Space."""

    def escape(self) -> None:
        """Step back: close a chooser, leave a bonus, clear the preview."""

    def command(self, name: str) -> None:
        """A command: undo, redo, restart, confirm, take_back, skip, choose_1 … 3, number, effect, extend, next_seat."""

    def can(self, name: str) -> bool:
        """Whether a command does something now."""

    def draw(self, stroke: Sequence[Point]) -> None:
        """Add a pencil stroke on the city sheet, in sheet units."""

    def rub(self, at: Point, radius: float) -> None:
        """Rub out the pencil strokes near a point of the city sheet."""
