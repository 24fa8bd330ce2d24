"""Plain enumeration of routes, path by path: what the solver is compared with."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.routes.question import Question
from newvegas_desktop.new_las_vegas.rules.places import place
from newvegas_desktop.new_las_vegas.rules.roads import Roads

ROADS = Roads(frozenset({"A(3,1)", "A(4,11)"}), place(2, 2))
CARPETS = tuple(
    place(street, avenue)
    for street, avenues in enumerate(((3, 4, 7), (2, 5, 9, 11), (6, 9), (2, 3, 5, 7, 9)), start=1)
    for avenue in avenues
)
MISSING_VALUES = (-10, -6, -3, -1, 0)


class Outcome(NamedTuple):
    """What a route comes to, before anything is said about worth."""

    paths: int
    carpets: int
    missing: int
    home: bool


def random_route(roads: Roads, rng: random.Random, paths: int, *, homing: bool = False) -> tuple[int, ...]:
    """A route of up to so many random paths that is not back at the light, unless it may be."""
    route = [roads.light]
    driven = 0
    for _ in range(paths):
        choices = [
            path
            for path in roads.paths_from[route[-1]]
            if not path.blocks & driven and (homing or path.to != roads.light)
        ]
        if not choices:
            break
        path = rng.choice(choices)
        route += [path.via, path.to]
        driven |= path.blocks
        if path.to == roads.light:
            break
    return tuple(route)


def driven_on(roads: Roads, route: tuple[int, ...]) -> int:
    """The blocks of a route."""
    return sum(roads.joining[pair] for pair in pairwise(route))


def outcomes(roads: Roads, route: tuple[int, ...], paths: int) -> set[Outcome]:
    """Whatever can come of a route with at most so many more paths, one path at a time."""
    seen: set[tuple[int, int]] = set()
    found: set[Outcome] = set()
    counting = [(lot, bit) for lot, bit in enumerate(roads.block_below) if bit]

    def drive(lamp: int, driven: int, depth: int) -> None:
        # the same blocks to the same lamp in another order come to the same
        if (lamp, driven) in seen:
            return
        seen.add((lamp, driven))
        carpets = sum(1 << lot for lot, bit in counting if bit & driven)
        found.add(Outcome(depth, carpets, roads.missing_paths(lamp, driven), lamp == roads.light))
        if depth < paths and (lamp != roads.light or not driven):
            for path in roads.paths_from[lamp]:
                if not path.blocks & driven:
                    drive(path.to, driven | path.blocks, depth + 1)

    end = route[-1] if route else roads.light
    drive(end, driven_on(roads, route), 0)
    return found


def best_values(found: set[Outcome], question: Question) -> list[int | None]:
    """The best value for exactly 0, 1 … paths among all outcomes."""
    best: list[int | None] = [None] * (question.paths + 1)
    for paths, carpets, missing, home in found:
        if paths > question.paths or (question.closed and not home):
            continue
        value = sum(worth for lot, worth in enumerate(question.worth) if carpets >> lot & 1)
        value += missing * question.missing
        held = best[paths]
        if held is None or value > held:
            best[paths] = value
    return best


def worths(rng: random.Random) -> Iterator[tuple[int, ...]]:
    """Worth of the printed carpets, of all lots, of few, and of some that are better avoided."""
    lots = range(44)
    while True:
        yield tuple(rng.randrange(1, 10) if lot in CARPETS else 0 for lot in lots)
        yield tuple(rng.randrange(0, 4) for _ in lots)
        few = rng.sample(lots, 3)
        yield tuple(7 if lot in few else 0 for lot in lots)
        yield tuple(rng.randrange(-5, 10) if lot in CARPETS else 0 for lot in lots)
        yield tuple(rng.randrange(0, 2000) if lot in CARPETS else 0 for lot in lots)
