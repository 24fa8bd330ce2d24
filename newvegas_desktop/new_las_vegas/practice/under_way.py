"""An exercise that was begun and not judged yet: kept step by step, so that leaving it loses nothing."""

from dataclasses import replace
from typing import Annotated, Literal

from pydantic import Field

from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.exercise import SEEDS, Exercise, Key, Kind, Values
from newvegas_desktop.new_las_vegas.practice.generators import free
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.strict_json import StrictModel

MAFIA_VALUES = (0, 1, 2, 3, 4, 5)
"""What a Mafia carpet may be worth in a free drive; the others are worth what their columns print."""

_Step = Annotated[list[int], Field(min_length=2, max_length=2)]
"""A path by its corner and its lamp."""


class UnderWay(StrictModel):
    """What was asked, and every path drawn or (None) Limousine let pass; `first` if it is the first go."""

    kind: Literal["tour", "errand", "rescue", "cards", "free"]
    level: Annotated[int, Field(ge=1, le=5)]
    seed: Annotated[int, Field(ge=0, lt=SEEDS)]
    steps: Annotated[list[_Step | None], Field(max_length=80)]
    peeked: bool = False
    first: bool = False
    values: Annotated[list[int], Field(min_length=4, max_length=4)] | None = None
    """Of a free drive: what carpets and missing paths are worth."""

    @property
    def key(self) -> Key:
        """What is asked."""
        return Key(Kind(self.kind), self.level, self.seed)

    @property
    def drawn(self) -> int:
        """How many paths are drawn."""
        return sum(step is not None for step in self.steps)


def under_way(attempt: Attempt, first: bool) -> UnderWay:
    """An attempt as it is kept."""
    key = attempt.exercise.key
    return UnderWay(
        kind=key.kind.value,
        level=key.level,
        seed=key.seed,
        steps=[None if step is None else [step.via, step.to] for step in attempt.steps],
        peeked=attempt.peeked,
        first=first,
        values=list(attempt.exercise.values) if key.kind is Kind.FREE else None,
    )


def resumed(board: Board, exercise: Exercise, kept: UnderWay) -> Attempt:
    """The attempt that was kept; of one that was tampered with, as much as the rules allow."""
    if kept.values is not None and _printed(board, values := Values(*kept.values)):
        exercise = free(board, values)
    attempt = Attempt(board, exercise)
    for step in kept.steps:
        try:
            attempt = attempt.let_pass() if step is None else attempt.draw(step[0], step[1])
        except ValueError:
            break
    return replace(attempt, peeked=kept.peeked)


def _printed(board: Board, values: Values) -> bool:
    """Whether a free drive can have these values."""
    columns = board.columns
    return (
        values.vip in columns[Column.VIP]
        and values.luxury in columns[Column.LUXURY]
        and values.mafia in MAFIA_VALUES
        and values.missing in columns[Column.MISSING_PATH]
    )
