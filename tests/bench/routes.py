"""How fast the route solver answers, and how much faster than plain enumeration of all routes.

Each position is asked about four times: the route home and the open route, with up to 12 paths and with as many as
there are. Enumeration drives every route of up to 6 paths one path after the other, over the rules' own paths, and
keeps the best value and route for each number of paths: the same answer, with nothing left out. It is measured on every
n-th position, beside the solver at 6 paths. All seconds are this process's own CPU time, which other work on the
machine disturbs less; the solver's tables are filled by uncounted questions, the slowest of which is printed apart.
"""

import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from newvegas_desktop.new_las_vegas.routes.question import Question
from newvegas_desktop.new_las_vegas.routes.solver import solve
from newvegas_desktop.new_las_vegas.routes.trails import driven_by
from newvegas_desktop.new_las_vegas.rules.roads import Roads
from tests.bench.positions import Position

SHORT = 12
ALL = 35
ENUMERATED = 6


@dataclass(frozen=True)
class Timing:
    """The median and the worst of many answers, in seconds."""

    median: float
    worst: float


@dataclass(frozen=True)
class Comparison:
    """Seconds of every enumerated position."""

    solver: list[float]
    enumeration: list[float]

    @property
    def ratio(self) -> float:
        """How many times faster the solver is, in the median."""
        return statistics.median(slow / fast for fast, slow in zip(self.solver, self.enumeration, strict=True))

    @property
    def whole(self) -> float:
        """How many times faster the solver is over all positions together."""
        return sum(self.enumeration) / sum(self.solver)


@dataclass(frozen=True)
class RouteSpeed:
    """What was measured."""

    positions: int
    enumerated: int
    filling: float
    home_short: Timing
    home_all: Timing
    open_short: Timing
    open_all: Timing
    home_six: Comparison
    open_six: Comparison


def measure(roads: Roads, positions: Iterable[Position], every: int = 20) -> RouteSpeed:
    """Ask about all positions; enumerate each `every`-th one."""
    asked = list(positions)

    def ask(position: Position, paths: int, closed: bool) -> Callable[[], object]:
        question = Question(position.route, paths, position.worth, position.missing, closed)
        return lambda: solve(roads, question)

    filling = 0.0
    for position in asked:
        filling = max(filling, _seconds(ask(position, ENUMERATED, False)))
    for position in asked[:20]:
        ask(position, ALL, False)()
        ask(position, ALL, True)()

    def timing(paths: int, closed: bool) -> Timing:
        seconds = [_seconds(ask(position, paths, closed)) for position in asked]
        return Timing(statistics.median(seconds), max(seconds))

    def comparison(closed: bool) -> Comparison:
        chosen = asked[::every]
        return Comparison(
            solver=[_seconds(ask(position, ENUMERATED, closed)) for position in chosen],
            enumeration=[_seconds(partial(enumerated, roads, position, ENUMERATED, closed)) for position in chosen],
        )

    return RouteSpeed(
        positions=len(asked),
        enumerated=len(asked[::every]),
        filling=filling,
        home_short=timing(SHORT, True),
        home_all=timing(ALL, True),
        open_short=timing(SHORT, False),
        open_all=timing(ALL, False),
        home_six=comparison(True),
        open_six=comparison(False),
    )


def enumerated(roads: Roads, position: Position, paths: int, closed: bool) -> list[tuple[int, tuple[int, ...]] | None]:
    """The best value for exactly 0, 1 … paths with a route worth it, by driving every route."""
    best: list[tuple[int, tuple[int, ...]] | None] = [None] * (paths + 1)
    counting = [(roads.block_below[lot], worth) for lot, worth in enumerate(position.worth) if worth]

    def drive(route: tuple[int, ...], driven: int, depth: int) -> None:
        lamp = route[-1]
        if lamp == roads.light or not closed:
            value = sum(worth for bit, worth in counting if bit & driven)
            value += position.missing * roads.missing_paths(lamp, driven)
            held = best[depth]
            if held is None or held[0] < value:
                best[depth] = value, route
        if depth < paths and (lamp != roads.light or not driven):
            for path in roads.paths_from[lamp]:
                if not path.blocks & driven:
                    drive((*route, path.via, path.to), driven | path.blocks, depth + 1)

    drive(position.route[-1:], driven_by(roads, position.route), 0)
    return best


def _seconds(action: Callable[[], object]) -> float:
    begin = time.process_time()
    action()
    return time.process_time() - begin
