"""The road grid: blocks between intersections, lamps, the light, and the paths a limousine can take."""

from typing import NamedTuple

from newvegas_desktop.new_las_vegas.rules.places import AVENUES, LOTS, STREETS, avenue_of, place, street_of

UNREACHABLE = LOTS
"""More paths than any way can have."""


class Block(NamedTuple):
    """One block of road between two neighbouring intersections."""

    name: str
    ends: tuple[int, int]
    bit: int


class Path(NamedTuple):
    """What one Limousine effect draws: two blocks from a lamp over a plain intersection to another lamp."""

    start: int
    via: int
    to: int
    blocks: int


def is_lamp(intersection: int) -> bool:
    """Whether a lamp stands on the intersection."""
    return (street_of(intersection) + avenue_of(intersection)) % 2 == 0


class Roads:
    """The blocks and paths of one printed road grid."""

    __slots__ = ("block_below", "blocks", "distances", "joining", "light", "paths_from")

    def __init__(self, missing: frozenset[str], light: int) -> None:
        """Lay every block of the grid but the missing ones."""
        self.light = light
        blocks: list[Block] = []
        for street in range(1, STREETS + 1):
            for avenue in range(1, AVENUES + 1):
                here = place(street, avenue)
                candidates = []
                if avenue > 1:
                    candidates.append((f"S({street},{avenue})", place(street, avenue - 1)))
                if street > 1:
                    candidates.append((f"A({street},{avenue})", place(street - 1, avenue)))
                for name, other in candidates:
                    if name not in missing:
                        blocks.append(Block(name, (other, here), 1 << len(blocks)))
        self.blocks: tuple[Block, ...] = tuple(blocks)
        # both directions of every block, so that a route is looked up as it is driven
        self.joining: dict[tuple[int, int], int] = {}
        for block in blocks:
            self.joining[block.ends] = block.bit
            self.joining[block.ends[::-1]] = block.bit
        self.block_below: tuple[int, ...] = tuple(
            self.joining.get((lot - 1, lot), 0) if avenue_of(lot) > 1 else 0 for lot in range(LOTS)
        )
        neighbours: list[list[int]] = [[] for _ in range(LOTS)]
        for start, end in sorted(self.joining):
            neighbours[start].append(end)
        self.paths_from: tuple[tuple[Path, ...], ...] = tuple(
            tuple(
                Path(lamp, via, to, self.joining[lamp, via] | self.joining[via, to])
                for via in neighbours[lamp]
                for to in neighbours[via]
                if to != lamp
            )
            if is_lamp(lamp)
            else ()
            for lamp in range(LOTS)
        )
        self.distances: tuple[int, ...] = tuple(self._way_home(start, 0) for start in range(LOTS))

    def _way_home(self, start: int, driven: int) -> int:
        """The fewest undriven paths from a lamp to the light.

        A shortest way never drives one of its own blocks twice: the loop between two passages
        of a block has an even number of blocks and could be left out. So a plain search is exact.
        """
        if start == self.light:
            return 0
        seen = {start}
        edge = [start]
        steps = 0
        while edge:
            steps += 1
            reached = []
            for lamp in edge:
                for path in self.paths_from[lamp]:
                    if path.to not in seen and not path.blocks & driven:
                        if path.to == self.light:
                            return steps
                        seen.add(path.to)
                        reached.append(path.to)
            edge = reached
        return UNREACHABLE

    def way_home(self, start: int, driven: int) -> tuple[int, ...]:
        """The intersections of a shortest undriven way from a lamp to the light; none if there is no such way."""
        came: dict[int, Path] = {}
        edge = [start]
        while edge and self.light not in came:
            reached = []
            for lamp in edge:
                for path in self.paths_from[lamp]:
                    if path.to != start and path.to not in came and not path.blocks & driven:
                        came[path.to] = path
                        reached.append(path.to)
            edge = reached
        if self.light not in came:
            return ()
        way = [self.light]
        while way[0] != start:
            last = came[way[0]]
            way[:0] = [last.start, last.via]
        return tuple(way)

    def missing_paths(self, end: int, driven: int) -> int:
        """Missing paths of a route that ends on a lamp (R8: driven blocks are ignored where no legal way is left)."""
        legal = self._way_home(end, driven)
        return self.distances[end] if legal == UNREACHABLE else legal

    def can_come_home(self, end: int, driven: int) -> bool:
        """Whether a legal way to the light is left."""
        return self._way_home(end, driven) != UNREACHABLE

    def count_routes(self, longest: int) -> list[int]:
        """How many distinct routes of 1, 2 … longest paths start at the light."""
        counts = [0] * longest

        def drive(lamp: int, driven: int, depth: int) -> None:
            for path in self.paths_from[lamp]:
                if path.blocks & driven:
                    continue
                counts[depth] += 1
                # a route that is back at the light has ended
                if depth + 1 < longest and path.to != self.light:
                    drive(path.to, driven | path.blocks, depth + 1)

        if longest:
            drive(self.light, 0, 0)
        return counts
