"""Every short way to the light, kept in tables: the best of them for a question is found by a few long additions.

The ways from one lamp are numbered, and what concerns all of them is one integer with a field for each. A block has a
one in the field of every way that drives it. So the worth of all ways is the sum of these integers, each times what its
block is worth; and the ways that drive a block again are those that have a one where a driven block has one.

The tables belong to the roads alone. They are filled once for each board, those of a lamp when it is first asked about.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.rules.places import LOTS, members
from newvegas_desktop.new_las_vegas.rules.roads import Roads

SHORT = 6
"""The most paths of a short way."""

_WIDTH = 8
_WHOLE = (1 << _WIDTH) - 1
LARGEST = _WHOLE - 1
"""What all gains and losses together may come to."""

_BYTES = bytes(range(256))
_EVERY = 32
_FEW = 40


class Way(NamedTuple):
    """The blocks of a way, and its intersections from a lamp to the light."""

    blocks: int
    route: tuple[int, ...]


class _Ways:
    """The ways from one lamp, in the order of their paths."""

    def __init__(self, layers: list[list[Way]], block_count: int) -> None:
        """Take the ways of 1, 2 … paths."""
        self.ways = [way for layer in layers for way in layer]
        self.size = len(self.ways)
        self.ones = _fields(range(self.size), self.size)
        using: list[list[int]] = [[] for _ in range(block_count)]
        for field, way in enumerate(self.ways):
            for index in members(way.blocks):
                using[index].append(field)
        # and none for no block
        self.using = [*(_fields(fields, self.size) for fields in using), 0]
        self.stretches = []
        begin = 0
        for paths, layer in enumerate(layers, start=1):
            if layer:
                self.stretches.append((paths, begin, begin + len(layer)))
            begin += len(layer)


def _fields(fields: Iterable[int], size: int) -> int:
    """A one in each of the fields."""
    held = bytearray(size)
    for field in fields:
        held[field] = 1
    return int.from_bytes(held, "little")


class Homeward:
    """The ways of up to SHORT paths from every lamp to the light, without order: each set of blocks is one way."""

    def __init__(self, roads: Roads) -> None:
        """Drive every way backwards, from the light."""
        self._block_count = len(roads.blocks)
        self._index_below = tuple(bit.bit_length() - 1 for bit in roads.block_below)
        self._ways: list[_Ways | None] = [None] * LOTS
        layers = [[Way(0, (roads.light,))]]
        for _ in range(SHORT):
            known: dict[int, Way] = {}
            for driven, route in layers[-1]:
                lamp = route[0]
                if driven and lamp == roads.light:
                    continue
                for path in roads.paths_from[lamp]:
                    # the same blocks lead to the same lamp, whatever their order
                    if not path.blocks & driven and (blocks := driven | path.blocks) not in known:
                        known[blocks] = Way(blocks, (path.to, path.via, *route))
            layers.append(list(known.values()))
        self._layers = layers[1:]

    def best(self, lamp: int, driven: int, ahead: dict[int, int], paths: int) -> dict[int, tuple[int, Way]]:
        """The gain and the way of the best, for every number of paths that has one.

        `ahead` says what the lots are worth; what it holds may come to LARGEST.
        """
        ways = self._ways[lamp] or self._prepared(lamp)
        using = ways.using
        loss = 1
        total = 0
        for lot, worth in ahead.items():
            total += using[self._index_below[lot]] * worth
            if worth < 0:
                loss -= worth
        # a way that cannot be driven holds 0, any other more
        total += ways.ones * loss
        again = 0
        for index in members(driven):
            again |= using[index]
        total &= ~(again * _WHOLE)
        held = total.to_bytes(ways.size, "little")
        found = {}
        for count, begin, end in ways.stretches:
            if count > paths:
                break
            if end - begin <= _FEW:
                most = max(held[begin:end])
            else:
                # the greatest of a few, then of the few that are greater: quicker than the greatest of all
                some = max(held[begin:end:_EVERY])
                most = max(held[begin:end].translate(None, _BYTES[: some + 1]), default=some)
            if most:
                found[count] = most - loss, ways.ways[held.index(most, begin)]
        return found

    def _prepared(self, lamp: int) -> _Ways:
        ways = _Ways([[way for way in layer if way.route[0] == lamp] for layer in self._layers], self._block_count)
        self._ways[lamp] = ways
        return ways


@lru_cache(maxsize=4)
def homeward(roads: Roads) -> Homeward:
    """The one table of these roads."""
    return Homeward(roads)
