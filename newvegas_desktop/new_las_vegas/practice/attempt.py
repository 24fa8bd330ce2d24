"""One attempt at an exercise: drawn path by path, every step to be taken back. What is legal is asked of the rules."""

from dataclasses import dataclass, replace

from newvegas_desktop.new_las_vegas.practice.exercise import Exercise, Kind, Values
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.effects import drive
from newvegas_desktop.new_las_vegas.rules.limousine import is_complete, missing_paths, open_paths, visited
from newvegas_desktop.new_las_vegas.rules.roads import Path
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet

Step = Path | None
"""A path drawn, or a Limousine let pass."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """Never changed: every step gives a new one."""

    board: Board
    exercise: Exercise
    steps: tuple[Step, ...] = ()
    undone: tuple[Step, ...] = ()
    """What can be drawn again, the next one last."""
    peeked: bool = False
    """Whether a step was taken back after the next card had been seen."""

    # the route

    @property
    def sheet(self) -> Sheet:
        """The sheet as it stands."""
        sheet = Sheet.empty(self.board)
        start = self.exercise.start
        for at in range(1, len(start), 2):
            drive(self.board, sheet, 0, start[at], start[at + 1], [])
        for step in self.steps:
            if step is not None:
                drive(self.board, sheet, 0, step.via, step.to, [])
        return sheet

    @property
    def route(self) -> tuple[int, ...]:
        """The intersections from the light; empty before the first path."""
        return self.sheet.route

    @property
    def home(self) -> bool:
        """Whether the route is back at the light."""
        return is_complete(self.board, self.sheet)

    @property
    def visited(self) -> int:
        """Mask of the visited carpets, whether they count or not."""
        return visited(self.board, self.sheet)

    # how far it is

    @property
    def drawn(self) -> int:
        """How many paths were drawn in this attempt."""
        return sum(step is not None for step in self.steps)

    @property
    def left(self) -> int:
        """How many more may be drawn; of the cards, how many Limousines are still to come with this one."""
        if self.exercise.kind is Kind.CARDS:
            return len(self.exercise.limousines) - len(self.steps)
        return self.exercise.paths - self.drawn

    @property
    def round(self) -> int:
        """The round of the cards, from 0; their number when all are turned, or none can be of use any more."""
        exercise = self.exercise
        taken = len(self.steps)
        if taken < len(exercise.limousines) and not self.home:
            return exercise.limousines[taken]
        return len(exercise.rounds)

    @property
    def values(self) -> Values:
        """What carpets and missing paths are worth now."""
        return self.exercise.values_in(self.board, self.round)

    @property
    def missing(self) -> int:
        """The paths missing on the way home, as the rules count them."""
        return missing_paths(self.board, self.sheet)

    @property
    def value(self) -> int:
        """The points of the route as it stands, missing paths counted; on an errand the targets visited."""
        return self._value(self.values)

    def _value(self, values: Values) -> int:
        seen = self.visited
        worth = self.exercise.worth(self.board, values)
        points = sum(worth[lot] for lot, _ in self.board.carpets if seen >> lot & 1)
        if self.exercise.closed:
            return points
        return points + self.missing * values.missing

    def gain(self, path: Path) -> int:
        """How much more the route would be worth with a path that can be drawn, as the values are now."""
        return self.draw(path.via, path.to)._value(self.values) - self.value

    # what can be done

    def open_paths(self) -> list[Path]:
        """The paths that can be drawn next."""
        return open_paths(self.board, self.sheet) if self.left > 0 else []

    @property
    def can_pass(self) -> bool:
        """Whether a Limousine can be let pass."""
        return self.exercise.kind is Kind.CARDS and self.left > 0 and not self.home

    @property
    def can_finish(self) -> bool:
        """Whether the attempt does what the exercise asks, so that it can be judged."""
        kind = self.exercise.kind
        if kind is Kind.TOUR:
            return self.home
        if kind is Kind.ERRAND:
            return self.home and not self.exercise.targets & ~self.visited
        if kind is Kind.CARDS:
            return self.home or self.left == 0
        return kind is Kind.RESCUE or self.drawn > 0

    @property
    def stuck(self) -> bool:
        """Whether nothing is left but to take a path back."""
        return not self.can_finish and not self.can_pass and not self.open_paths()

    def _with(self, step: Step) -> "Attempt":
        # drawing the same path again keeps what came after it
        kept = self.undone[:-1] if self.undone and self.undone[-1] == step else ()
        return replace(self, steps=(*self.steps, step), undone=kept)

    def draw(self, via: int, to: int) -> "Attempt":
        """Draw a path; ValueError if it cannot be drawn."""
        for path in self.open_paths():
            if (path.via, path.to) == (via, to):
                return self._with(path)
        raise ValueError(f"no path leads over {via} to {to} now")

    def let_pass(self) -> "Attempt":
        """Let a Limousine pass; ValueError if none is there."""
        if not self.can_pass:
            raise ValueError("there is no Limousine to let pass")
        return self._with(None)

    def undo(self) -> "Attempt":
        """Take the last step back; of the cards that means that the next ones are known."""
        if not self.steps:
            return self
        peeked = self.peeked or self.exercise.kind is Kind.CARDS
        return replace(self, steps=self.steps[:-1], undone=(*self.undone, self.steps[-1]), peeked=peeked)

    def redo(self) -> "Attempt":
        """Take the step again that was taken back last."""
        return self._with(self.undone[-1]) if self.undone else self

    def restart(self) -> "Attempt":
        """Back to the beginning; every step can be taken again."""
        return self.back_to(0)

    def back_to(self, steps: int) -> "Attempt":
        """Take back all but so many steps."""
        attempt = self
        while len(attempt.steps) > steps:
            attempt = attempt.undo()
        return attempt
