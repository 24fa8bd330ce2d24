"""Roads, lamps and limousine paths."""

from __future__ import annotations

from .model import AVENUES, CARPETS, FIGURES, LIGHT, STREETS, Block, Lot, Sheet


def all_blocks() -> dict[Block, tuple[Lot, Lot]]:
    """Every block with the two intersections that it joins."""
    blocks: dict[Block, tuple[Lot, Lot]] = {}
    for street in STREETS:
        for avenue in AVENUES:
            if avenue >= 2:
                blocks[("S", street, avenue)] = ((street, avenue - 1), (street, avenue))
            if street >= 2 and f"A({street},{avenue})" not in FIGURES["roads"]["missing_avenue_blocks"]:
                blocks[("A", street, avenue)] = ((street - 1, avenue), (street, avenue))
    return blocks


BLOCKS = all_blocks()


def block_between(one: Lot, other: Lot) -> Block | None:
    for block, ends in BLOCKS.items():
        if ends in ((one, other), (other, one)):
            return block
    return None


def is_lamp(place: Lot) -> bool:
    return (place[0] + place[1]) % 2 == 0


def neighbours(place: Lot) -> list[Lot]:
    """The intersections one step away, whether or not a block leads there."""
    street, avenue = place
    steps = [(street - 1, avenue), (street + 1, avenue), (street, avenue - 1), (street, avenue + 1)]
    return [step for step in steps if step[0] in STREETS and step[1] in AVENUES]


def path_fault(route: list[Lot], driven: set[Block], via: Lot, to: Lot) -> str | None:
    """Why the path from the end of the route over `via` to `to` may not be drawn, or None if it may."""
    if len(route) > 1 and route[-1] == LIGHT:
        return "the route is back at the light"
    if to == route[-1]:
        return "a path leads to another lamp"
    if is_lamp(via) or not is_lamp(to):
        return "a path leads over a plain intersection to a lamp"
    first = block_between(route[-1], via)
    second = block_between(via, to)
    if first is None or second is None:
        return "there is no such road"
    if first in driven or second in driven:
        return "a block may not be driven twice"
    return None


def next_paths(route: list[Lot], driven: set[Block]) -> list[tuple[Lot, Lot]]:
    """All (via, to) that may be drawn next."""
    paths = [(via, to) for via in neighbours(route[-1]) for to in neighbours(via)]
    return [(via, to) for via, to in paths if path_fault(route, driven, via, to) is None]


def drive(route: list[Lot], driven: set[Block], via: Lot, to: Lot) -> tuple[list[Lot], set[Block]]:
    """The route and the driven blocks with one path more."""
    more = set(driven)
    for one, other in ((route[-1], via), (via, to)):
        block = block_between(one, other)
        assert block is not None
        more.add(block)
    return [*route, via, to], more


def routes(n: int) -> list[int]:
    """How many distinct routes of 1, 2, … n paths there are."""
    counts = []
    found: list[tuple[list[Lot], set[Block]]] = [([LIGHT], set())]
    for _ in range(n):
        longer = []
        for route, driven in found:
            for via, to in next_paths(route, driven):
                longer.append(drive(route, driven, via, to))
        found = longer
        counts.append(len(found))
    return counts


def fewest_paths(start: Lot, driven: set[Block]) -> int | None:
    """The fewest paths from a lamp to the light over blocks not driven; None if there is no way.

    Wave by wave over the lamps. A way with the fewest paths drives no block twice: leaving a lamp by the block
    by which it was reached would be two paths over one plain intersection, and one path does the same.
    """
    paths = 0
    reached = {start}
    while LIGHT not in reached:
        more = set(reached)
        for lamp in reached:
            for _via, to in next_paths([lamp], driven):
                more.add(to)
        if more == reached:
            return None
        reached = more
        paths += 1
    return paths


def missing_paths(sheet: Sheet) -> int:
    if len(sheet.route) == 1:
        return 0
    legal = fewest_paths(sheet.route[-1], sheet.driven)
    if legal is not None:
        return legal
    anyhow = fewest_paths(sheet.route[-1], set())
    assert anyhow is not None
    return anyhow


def visited(sheet: Sheet) -> list[Lot]:
    """The casinos whose carpet the limousine has visited."""
    return [(street, avenue) for street, avenue in CARPETS if ("S", street, avenue) in sheet.driven]
