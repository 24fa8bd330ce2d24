"""Routes as intersections: what they drive, and how a set of blocks is driven in one go."""

from itertools import pairwise

from newvegas_desktop.new_las_vegas.rules.places import intersection_text, members
from newvegas_desktop.new_las_vegas.rules.roads import Roads, is_lamp


def driven_by(roads: Roads, route: tuple[int, ...]) -> int:
    """The blocks of a legal route from the light; ValueError if it is none."""
    driven = 0
    if route and route[0] != roads.light:
        raise ValueError(f"the route starts at {intersection_text(route[0])}, not at the light")
    for here, there in pairwise(route):
        bit = roads.joining.get((here, there), 0)
        if not bit:
            raise ValueError(f"no block joins {intersection_text(here)} and {intersection_text(there)}")
        if bit & driven:
            raise ValueError(f"the block {intersection_text(here)} to {intersection_text(there)} is driven twice")
        if driven and here == roads.light:
            raise ValueError("the route goes on although it is back at the light")
        driven |= bit
    if route and not is_lamp(route[-1]):
        raise ValueError(f"the route ends at {intersection_text(route[-1])}, where no lamp stands")
    return driven


def trail(roads: Roads, start: int, blocks: int) -> tuple[int, ...]:
    """One drive from `start` over every one of the blocks, each once."""
    leaving: dict[int, list[tuple[int, int]]] = {}
    for index in members(blocks):
        block = roads.blocks[index]
        one, other = block.ends
        leaving.setdefault(one, []).append((other, block.bit))
        leaving.setdefault(other, []).append((one, block.bit))
    left = blocks
    stack = [start]
    found = []
    while stack:
        choices = leaving.get(stack[-1], [])
        while choices and not choices[-1][1] & left:
            choices.pop()
        if choices:
            there, bit = choices.pop()
            left ^= bit
            stack.append(there)
        else:
            found.append(stack.pop())
    return tuple(reversed(found))


def way_home(roads: Roads, end: int, driven: int) -> tuple[int, ...] | None:
    """A shortest legal way from a lamp to the light, both included; None if none is left."""
    before: dict[int, tuple[int, int]] = {end: (end, end)}
    queue = [end]
    for lamp in queue:
        if lamp == roads.light:
            break
        for path in roads.paths_from[lamp]:
            if path.to not in before and not path.blocks & driven:
                before[path.to] = (path.via, lamp)
                queue.append(path.to)
    else:
        return None
    way = [roads.light]
    while way[-1] != end:
        way.extend(before[way[-1]])
    return tuple(reversed(way))
