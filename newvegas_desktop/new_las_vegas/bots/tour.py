"""The limousine's tour: what the route may still bring, found by a narrow search."""

from newvegas_desktop.new_las_vegas.bots.weights import Weights
from newvegas_desktop.new_las_vegas.rules.board import Board

WIDTH = 5
"""Routes kept at each length."""
MOST_KNOWN = 20_000
"""Tours kept in mind."""
HOMESICK = 0.3
"""What a path of distance from home costs while there is time to come back."""
_CLOSED, _CRANE = 0.85, 0.5
"""How sure it is that a carpet's casino will be open, if it is not yet, and if it is not even built."""


class Tours:
    """Good ways on from a position, with their worth."""

    def __init__(self, board: Board, weights: Weights) -> None:
        """Note for every path which carpets it passes."""
        roads = board.roads
        self._board = board
        self._weights = weights
        self._light = roads.light
        self._distances = roads.distances
        self._lots = tuple(lot for lot, _ in board.carpets)
        self._mask = sum(1 << lot for lot in self._lots)
        self._paths = tuple(
            tuple(
                (path.to, path.blocks, tuple(lot for lot, block in board.carpets if block & path.blocks))
                for path in paths
            )
            for paths in roads.paths_from
        )
        self._known: dict[tuple[float, ...], float] = {}

    def worth(
        self,
        route: tuple[int, ...],
        driven: int,
        paths: int,
        opened: int,
        built: int,
        vip: float,
        luxury: float,
        missing: int,
    ) -> float:
        """The most that at most so many paths bring: carpets, less the paths, less what is missing on the way home."""
        here = route[-1] if route else -1
        if here == self._light:
            return 0.0
        key = (here, driven, paths, opened & self._mask, built & self._mask, vip, luxury, missing)
        found = self._known.get(key)
        if found is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            found = self._known[key] = self._search(
                here, driven, paths, self._carpets(opened, built, vip, luxury), missing
            )
        return found

    def _carpets(self, opened: int, built: int, vip: float, luxury: float) -> dict[int, float]:
        """What each carpet ahead is worth."""
        board = self._board
        found = {}
        for lot in self._lots:
            value = vip if board.vip >> lot & 1 else luxury if board.luxury >> lot & 1 else self._weights.mafia
            sure = 1.0 if opened >> lot & 1 else _CLOSED if built >> lot & 1 else _CRANE
            found[lot] = value * sure * self._weights.carpet
        return found

    def _search(self, here: int, driven: int, paths: int, carpets: dict[int, float], missing: int) -> float:
        light, distances, cost = self._light, self._distances, self._weights.path
        best = -missing * distances[here] if here >= 0 else 0.0
        edge = [(0.0, here if here >= 0 else light, driven)]
        for left in range(paths - 1, -1, -1):
            found: list[tuple[float, float, int, int]] = []
            for gained, lamp, blocks in edge:
                for to, more, lots in self._paths[lamp]:
                    if more & blocks:
                        continue
                    value = gained - cost
                    for lot in lots:
                        value += carpets[lot]
                    if to == light:
                        if value > best:
                            best = value
                        continue
                    home = distances[to]
                    if value - missing * home > best:
                        best = value - missing * home
                    late = home - left
                    rank = value - missing * late if late > 0 else value - HOMESICK * home
                    found.append((rank, value, to, more | blocks))
            found.sort(reverse=True)
            edge = [(value, to, blocks) for _, value, to, blocks in found[:WIDTH]]
        return best
