"""What is asked in an exercise."""

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.routes.question import worth_of
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.columns import Column

LEVELS = (1, 2, 3, 4, 5)
SEEDS = 1 << 30
"""Seeds are whole numbers below this."""


class Kind(Enum):
    """The exercises."""

    TOUR = "tour"  # so many paths, best points, must come home
    ERRAND = "errand"  # these carpets with as few paths as possible, must come home
    RESCUE = "rescue"  # a half-driven route: get home losing least
    CARDS = "cards"  # Limousine effects turn up one by one, improvements change the values
    FREE = "free"  # draw at will


class Key(NamedTuple):
    """Everything that makes an exercise: the same key, the same exercise, everywhere."""

    kind: Kind
    level: int
    seed: int


FREE_KEY = Key(Kind.FREE, 1, 0)


class Values(NamedTuple):
    """What one visited and counting carpet of each kind is worth, and one missing path (zero or less)."""

    vip: int
    luxury: int
    mafia: int
    missing: int


class Round(NamedTuple):
    """One round of the cards: its three effects, and the column an Improvement improves in it, if one does."""

    effects: tuple[Effect, Effect, Effect]
    improves: Column | None

    @property
    def limousine(self) -> bool:
        """Whether a path may be drawn."""
        return Effect.LIMOUSINE in self.effects


@dataclass(frozen=True, slots=True)
class Exercise:
    """One exercise.

    `start` is the route driven before, from the light; empty if there is none. `counted` is a mask of the lots whose
    carpets count. `targets` is a mask of the carpets an errand must visit. `rounds` are the cards, in their order.
    """

    key: Key
    paths: int
    values: Values
    counted: int
    start: tuple[int, ...] = ()
    closed: bool = False
    targets: int = 0
    rounds: tuple[Round, ...] = ()
    game_round: int = 0
    """Of a rescue: the round of the game it comes from."""
    limousines: tuple[int, ...] = field(init=False, default=())
    """The rounds, counted from 0, in which a path may be drawn."""

    def __post_init__(self) -> None:
        """Note where the Limousines are."""
        found = tuple(number for number, round_ in enumerate(self.rounds) if round_.limousine)
        object.__setattr__(self, "limousines", found)

    @property
    def kind(self) -> Kind:
        """Which exercise it is."""
        return self.key.kind

    def values_in(self, board: Board, round_: int) -> Values:
        """The values in a round of the cards, counted from 0: after the improvements up to and with that round."""
        crossed = {Column.VIP: 0, Column.LUXURY: 0, Column.MISSING_PATH: 0}
        for before in self.rounds[: round_ + 1]:
            if before.improves is not None:
                crossed[before.improves] += 1
        vip, luxury, missing = (_improved(board, column, top, crossed[column]) for column, top in self._tops())
        return Values(vip, luxury, self.values.mafia, missing)

    def last_values(self, board: Board) -> Values:
        """The values that count at the end."""
        return self.values_in(board, len(self.rounds))

    def _tops(self) -> tuple[tuple[Column, int], ...]:
        return (
            (Column.VIP, self.values.vip),
            (Column.LUXURY, self.values.luxury),
            (Column.MISSING_PATH, self.values.missing),
        )

    def worth(self, board: Board, values: Values) -> tuple[int, ...]:
        """What every lot is worth; on an errand each target is worth one."""
        if self.targets:
            return worth_of({lot: 1 for lot, _ in board.carpets if self.targets >> lot & 1})
        return worth_of({lot: carpet_value(board, values, lot) for lot, _ in board.carpets if self.counted >> lot & 1})


def _improved(board: Board, column: Column, top: int, times: int) -> int:
    """The value of a column improved so many times, from the one it starts at."""
    if not times:
        return top
    column_values = board.columns[column]
    return column_values[column_values.index(top) + times]


def carpet_value(board: Board, values: Values, lot: int) -> int:
    """What a visited carpet is worth, by its kind."""
    bit = 1 << lot
    if board.vip & bit:
        return values.vip
    return values.luxury if board.luxury & bit else values.mafia
