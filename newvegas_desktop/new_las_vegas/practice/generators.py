"""Exercises made from their keys: the same key, the same exercise, on every machine.

Whatever is drawn by lot is drawn again until it is an exercise of its level; the tests try hundreds of seeds.
A change of what a key makes changes what people have shared, so it is not made lightly.
"""

from collections.abc import Callable
from typing import NamedTuple

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.exercise import FREE_KEY, Exercise, Key, Kind, Round, Values
from newvegas_desktop.new_las_vegas.practice.plain_driver import drive_plainly
from newvegas_desktop.new_las_vegas.practice.real_game import play_until
from newvegas_desktop.new_las_vegas.practice.review import Stop, Stopped, best_of, floor_of, percent_of
from newvegas_desktop.new_las_vegas.routes.solver import way_home
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import Card, Effect
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.setup import STACKS, deal

MOST_PATHS = 35
"""No route has more: 71 blocks."""
_TRIES = 400


class TourLevel(NamedTuple):
    """A tour's fewest and most paths, its carpets that count, whether Mafia carpets do."""

    paths: tuple[int, int]
    carpets: int
    mafia: bool
    plain: tuple[int, int]
    """What a driver without a plan reaches, in per cent."""


class ErrandLevel(NamedTuple):
    """How many carpets, and the fewest and most paths of the best errand."""

    targets: int
    paths: tuple[int, int]


class RescueLevel(NamedTuple):
    """How far the route has come, and by how many paths the way home may differ from what is left."""

    driven: tuple[int, int]
    spare: tuple[int, int]


class CardsLevel(NamedTuple):
    """How many rounds, how many of them with a Limousine, and how many carpets count."""

    rounds: int
    limousines: tuple[int, int]
    carpets: int


TOURS = {
    1: TourLevel((4, 5), 8, False, (75, 100)),
    2: TourLevel((5, 6), 9, False, (50, 100)),
    3: TourLevel((7, 8), 9, False, (0, 99)),
    4: TourLevel((9, 10), 11, True, (0, 89)),
    5: TourLevel((11, 13), 12, True, (0, 84)),
}
ERRANDS = {
    1: ErrandLevel(2, (3, 5)),
    2: ErrandLevel(3, (4, 7)),
    3: ErrandLevel(4, (6, 9)),
    4: ErrandLevel(6, (8, 11)),
    5: ErrandLevel(8, (11, 15)),
}
RESCUES = {
    1: RescueLevel((3, 4), (1, 2)),
    2: RescueLevel((4, 5), (1, 2)),
    3: RescueLevel((5, 6), (0, 2)),
    4: RescueLevel((6, 8), (-1, 2)),
    5: RescueLevel((7, 10), (-2, 2)),
}
CARDS = {
    1: CardsLevel(7, (3, 4), 10),
    2: CardsLevel(9, (4, 6), 10),
    3: CardsLevel(12, (5, 8), 9),
    4: CardsLevel(15, (7, 10), 9),
    5: CardsLevel(18, (9, 13), 8),
}
LEAST_GAIN = 6
"""What can be gained at least over doing nothing, so that per cents mean something."""


def make(board: Board, key: Key, stop: Stop = lambda: False) -> Exercise:
    """The exercise of a key; Stopped if `stop` says so in between."""
    if key.kind is Kind.FREE:
        return free(board)
    for attempt in range(_TRIES):
        if stop():
            raise Stopped
        chance = Generator.named(key.seed, key.kind.value, key.level, attempt)
        found = _MAKERS[key.kind](board, key, chance)
        if found is not None:
            return found
    raise RuntimeError(f"no exercise for {key}")


def free(board: Board, values: Values | None = None) -> Exercise:
    """Draw at will: every carpet counts, as on a fresh sheet unless said otherwise."""
    printed = (board.columns[column][0] for column in (Column.VIP, Column.LUXURY, Column.MISSING_PATH))
    vip, luxury, missing = printed
    return Exercise(FREE_KEY, MOST_PATHS, values or Values(vip, luxury, 0, missing), _carpets(board))


def _carpets(board: Board) -> int:
    return board.vip | board.luxury | board.mafia


def _some(board: Board, among: int, count: int, chance: Generator) -> int:
    """So many carpets by lot, as a mask."""
    lots = [lot for lot, _ in board.carpets if among >> lot & 1]
    chance.shuffle(lots)
    return sum(1 << lot for lot in lots[:count])


def _between(bounds: tuple[int, int], chance: Generator) -> int:
    return bounds[0] + chance.below(bounds[1] - bounds[0] + 1)


def _column(board: Board, column: Column, most: int, chance: Generator) -> int:
    """A printed value of a column, improved up to so many times."""
    return board.columns[column][chance.below(most + 1)]


def _tour(board: Board, key: Key, chance: Generator) -> Exercise | None:
    level = TOURS[key.level]
    improved = min(3, key.level)
    values = Values(
        _column(board, Column.VIP, improved, chance),
        _column(board, Column.LUXURY, improved, chance),
        1 + chance.below(4) if level.mafia else 0,
        0,
    )
    among = _carpets(board) if level.mafia else board.vip | board.luxury
    counted = _some(board, among, level.carpets, chance)
    made = Exercise(key, _between(level.paths, chance), values, counted, closed=True)
    best = best_of(board, made)
    if best is None or best.value < LEAST_GAIN or len(best.carpets) < 2:
        return None
    plain = drive_plainly(Attempt(board, made))
    reached = percent_of(plain.value if plain.home else 0, best.value, 0)
    return made if level.plain[0] <= reached <= level.plain[1] else None


def _errand(board: Board, key: Key, chance: Generator) -> Exercise | None:
    level = ERRANDS[key.level]
    targets = _some(board, _carpets(board), level.targets, chance)
    made = Exercise(key, MOST_PATHS, Values(0, 0, 0, 0), targets, closed=True, targets=targets)
    best = best_of(board, made)
    if best is None or not level.paths[0] <= best.paths <= level.paths[1]:
        return None
    # so much petrol that there is room for a detour, and that the best cannot be read off it
    paths = best.paths + 3 + chance.below(4)
    return Exercise(key, paths, made.values, targets, closed=True, targets=targets)


def _rescue(board: Board, key: Key, chance: Generator) -> Exercise | None:
    level = RESCUES[key.level]
    played = play_until(board, chance.bits(), _between(level.driven, chance))
    if played is None:
        return None
    sheet, round_ = played
    way = way_home(board.roads, sheet.route[-1], sheet.driven)
    if sheet.route[-1] == board.roads.light or way is None:
        return None
    paths = len(way) // 2 + _between(level.spare, chance)
    if paths < 2:
        return None
    vip, luxury, missing = (
        board.columns[column][sheet.crossed[column]] for column in (Column.VIP, Column.LUXURY, Column.MISSING_PATH)
    )
    counted = sheet.opened & (board.vip | board.luxury)
    made = Exercise(key, paths, Values(vip, luxury, 0, missing), counted, sheet.route, game_round=round_)
    best = best_of(board, made)
    if best is None or best.value - floor_of(board, made) < LEAST_GAIN:
        return None
    if key.level > 1 and best.value <= _straight_home(board, made, way):
        # driving straight home would do
        return None
    return made


def _straight_home(board: Board, exercise: Exercise, way: tuple[int, ...]) -> int:
    """What the shortest way home comes to, as far as the paths last."""
    attempt = Attempt(board, exercise)
    for at in range(1, min(len(way), 2 * exercise.paths + 1), 2):
        attempt = attempt.draw(way[at], way[at + 1])
    return attempt.value


def _cards(board: Board, key: Key, chance: Generator) -> Exercise | None:
    level = CARDS[key.level]
    # as at the table: each round turns a card of each stack
    cards = [card for card in deal(board, chance.bits(), seats=2).cards if isinstance(card, Card)]
    size = len(cards) // STACKS
    crossed = {Column.VIP: 0, Column.LUXURY: 0, Column.MISSING_PATH: 0}
    rounds = []
    for number in range(level.rounds):
        one, two, three = (cards[stack * size + number].effect for stack in range(STACKS))
        improves = None
        if Effect.IMPROVEMENT in (one, two, three) and Effect.LIMOUSINE not in (one, two, three):
            open_columns = [column for column, times in crossed.items() if times < board.crossable[column]]
            improves = chance.choice(open_columns) if open_columns else None
            if improves is not None:
                crossed[improves] += 1
        rounds.append(Round((one, two, three), improves))
    vip, luxury, missing = (board.columns[column][0] for column in crossed)
    counted = _some(board, board.vip | board.luxury, level.carpets, chance)
    made = Exercise(key, 0, Values(vip, luxury, 0, missing), counted, rounds=tuple(rounds))
    if not level.limousines[0] <= len(made.limousines) <= level.limousines[1]:
        return None
    best = best_of(board, made)
    return made if best is not None and best.value >= LEAST_GAIN else None


_MAKERS: dict[Kind, Callable[[Board, Key, Generator], Exercise | None]] = {
    Kind.TOUR: _tour,
    Kind.ERRAND: _errand,
    Kind.RESCUE: _rescue,
    Kind.CARDS: _cards,
}
