"""The best short routes that may stay out: path after path, leaving out what can no longer be the best.

The routes of a number of paths follow from those of one path fewer. The same blocks lead to the same lamp in whatever
order they are driven, so they are kept once. A route is dropped if, for no number of paths it could still grow to, it
could be worth more than what is known already. For that it is given more than it can get: what the best walk from its
lamp would gain if a block could be driven twice, less the way home that ignores what is driven (no route misses fewer
paths, R8 or not). So nothing is lost.
"""

from functools import lru_cache
from math import inf
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.rules.places import LOTS
from newvegas_desktop.new_las_vegas.rules.roads import Roads, is_lamp


class Found(NamedTuple):
    """The value of a route's new part, and the blocks it drives."""

    value: int
    blocks: int


def best_staying_out(
    roads: Roads, start: int, driven: int, ahead: dict[int, int], missing: int, paths: int, known: dict[int, int]
) -> dict[int, Found]:
    """For every number of paths the best new part, if it is worth more than what is known of that number.

    `ahead` is what the lots are worth, `missing` what a missing path is. Nothing worth as much as the known is found.
    """
    worth = [0] * (LOTS + 1)
    for lot, value in ahead.items():
        worth[lot] = value
    light = roads.light
    moves = {
        lamp: [
            (blocks, to, worth[one] + worth[other])
            for blocks, to, one, other in steps
            # a route that comes home is known already, and never goes on
            if to != light and not blocks & driven
        ]
        for lamp, steps in _steps(roads)
    }
    ending = [missing * away for away in roads.distances]
    most = _most(moves, ending, paths)
    best: list[float] = [-inf, *(known.get(count, -inf) for count in range(1, paths + 1))]
    layer = {0: (start, 0)}
    found: dict[int, Found] = {}
    for count in range(1, paths + 1):
        enough = _enough(moves, most, best, count)
        following: dict[int, tuple[int, int]] = {}
        for blocks, (lamp, value) in layer.items():
            for step, to, gain in moves[lamp]:
                if not step & blocks and value + gain > enough[to]:
                    following[blocks | step] = to, value + gain
        for blocks, (lamp, value) in following.items():
            if value + ending[lamp] > best[count]:
                judged = value + missing * roads.missing_paths(lamp, driven | blocks)
                if judged > best[count]:
                    best[count] = judged
                    found[count] = Found(judged, blocks)
        layer = following
    return found


_Moves = dict[int, list[tuple[int, int, int]]]


def _most(moves: _Moves, ending: list[int], paths: int) -> list[list[float]]:
    """What no route from each lamp can exceed, for 0, 1, 2 … more paths."""
    most: list[list[float]] = [[*ending]]
    for _ in range(paths - 1):
        after = most[-1]
        before = [-inf] * LOTS
        for lamp, choices in moves.items():
            if choices:
                before[lamp] = max([gain + after[to] for _, to, gain in choices])
        most.append(before)
    return most


def _enough(moves: _Moves, most: list[list[float]], best: list[float], count: int) -> list[float]:
    """The value at each lamp that a route with so many paths must exceed to be of any use."""
    enough = [inf] * LOTS
    ahead = list(zip(best[count:], most, strict=False))
    for lamp in moves:
        enough[lamp] = min([held - row[lamp] for held, row in ahead if row[lamp] > -inf])
    return enough


@lru_cache(maxsize=4)
def _steps(roads: Roads) -> list[tuple[int, list[tuple[int, int, int, int]]]]:
    """The paths from every lamp: blocks, where to, and the lots above the two blocks (LOTS if there is none)."""
    lots = {bit: lot for lot, bit in enumerate(roads.block_below) if bit}
    found = []
    for lamp in filter(is_lamp, range(LOTS)):
        steps = []
        for path in roads.paths_from[lamp]:
            one, other = roads.joining[lamp, path.via], roads.joining[path.via, path.to]
            steps.append((path.blocks, path.to, lots.get(one, LOTS), lots.get(other, LOTS)))
        found.append((lamp, steps))
    return found
