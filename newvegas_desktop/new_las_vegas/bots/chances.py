"""How likely a sheet completes each of the 21 projects."""

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.bots.outlook import Outlook
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.limousine import visited
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, STREET_MASKS, members
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.track import free_boxes


class Expected(NamedTuple):
    """What a bot expects of a sheet, for its projects."""

    sheet: Sheet
    streets: Sequence[Outlook]
    hotels: Sequence[float]
    """Chance of a hotel by avenue."""
    large: Sequence[float]
    """Chance of a large one by avenue."""
    holes: Sequence[float]
    """Chance of a circled hole by avenue."""
    shows: float
    """Shows still to come."""
    paths: float
    """Paths still to be driven."""
    boxes: float
    """Boxes still to be checked."""
    builds: float
    """Chance that a casino under construction is built in time."""
    star: float
    """Chance that a star gets its show once its casino opens."""


Chance = Callable[[Expected], float]


def rising(margin: float, spread: float) -> float:
    """A chance that rises with a margin, one half at 0."""
    x = margin / spread
    if x > 30:
        return 1.0
    return 0.0 if x < -30 else 1 / (1 + exp(-x))


def _enough(chances: Sequence[float], needed: int, spread: float = 0.7) -> float:
    """The chance that so many of several things come true."""
    best = sorted(chances, reverse=True)[: needed + 2]
    last = best[needed - 1]
    if last >= 1:
        return 1.0
    return rising(sum(best) - needed + 0.1, spread) * min(1.0, last * 2)


def _side_by_side(chances: Sequence[float], needed: int) -> float:
    best = 0.0
    for first in range(AVENUES - needed + 1):
        product = 1.0
        for chance in chances[first : first + needed]:
            product *= chance
        if product > best:
            best = product
    return float(best**0.8)


def _small(expected: Expected) -> float:
    return _enough([hotel - large for hotel, large in zip(expected.hotels, expected.large, strict=True)], 5)


def _reached(length: float, needed: int, doubt: float) -> float:
    return 1.0 if length >= needed else rising(length - needed + doubt, 0.6)


def _fours(expected: Expected) -> float:
    fours = sum(sorted((street.fours for street in expected.streets), reverse=True)[:2])
    return 1.0 if fours >= 2 else rising(fours - 1.75, 0.15)


def _two_whole(expected: Expected) -> float:
    first, second = sorted((street.whole for street in expected.streets), reverse=True)[:2]
    return float((first * second) ** 0.7)


def _lots(expected: Expected, lots: Sequence[tuple[int, int, int]]) -> float:
    """The chance that all of these casinos are open."""
    product = 1.0
    streets = expected.streets
    for _, street, avenue in lots:
        product *= streets[street].opens[avenue]
    return product


def _star_lots(expected: Expected, lots: Sequence[tuple[int, int, int]]) -> float:
    """The chance that all of these casinos have their star circled."""
    product = 1.0
    streets, sheet, star = expected.streets, expected.sheet, expected.star
    for lot, street, avenue in lots:
        if sheet.stars >> lot & 1:
            continue
        if sheet.opened >> lot & 1:
            return 0.0
        product *= star * streets[street].opens[avenue]
    return product


def _places(mask: int) -> list[tuple[int, int, int]]:
    return [(lot, lot // AVENUES, lot % AVENUES) for lot in members(mask)]


def _track(board: Board, expected: Expected) -> float:
    sheet = expected.sheet
    free = free_boxes(board, sheet)
    if free + board.boxes - sheet.checked < 10:
        return 0.0
    return 1.0 if free >= 10 else rising(free + expected.boxes - 10, 1.2)


def _tours(board: Board, groups: Sequence[int]) -> Chance:
    """A carpet of each of several groups."""

    def chance(expected: Expected) -> float:
        sheet = expected.sheet
        seen = visited(board, sheet)
        missing = sum(1 for mask in groups if not seen & mask)
        if not missing:
            return 1.0
        if sheet.route and sheet.route[-1] == board.roads.light:
            return 0.0
        return rising(expected.paths - 1.3 * missing - 0.5, 0.9)

    return chance


def _holes(avenues: Sequence[int], expected: Expected, power: float) -> float:
    product = 1.0
    for avenue in avenues:
        product *= expected.holes[avenue]
    return float(product**power)


def _shows(expected: Expected) -> float:
    crossed = expected.sheet.crossed
    missing = max(0, 3 - crossed[Column.SHOW_LEFT]) + max(0, 3 - crossed[Column.SHOW_RIGHT])
    return 1.0 if not missing else rising(expected.shows - missing - 0.3, 0.7)


def chances(board: Board) -> dict[str, Chance]:
    """For every project the chance that a sheet completes it in the end."""
    edges = [place for place in _places(board.cranes) if place[2] in (0, AVENUES - 1)]
    cranes = [_places(board.cranes & mask) for mask in STREET_MASKS]
    stars = [_places(board.stars & mask) for mask in STREET_MASKS]
    course, par4 = members(board.golf_holes), members(board.par_holes[Column.PAR4])
    carpets = board.vip | board.luxury | board.mafia

    def two_streets(expected: Expected) -> float:
        first, second = sorted((_lots(expected, lots) for lots in cranes), reverse=True)[:2]
        return float((first * second) ** 0.8)

    def all_built(expected: Expected) -> float:
        missing = (board.cranes & ~expected.sheet.built).bit_count()
        return float(expected.builds ** (0.6 * missing))

    def show_street(expected: Expected) -> float:
        best = max(_lots(expected, cranes[i]) * _star_lots(expected, stars[i]) for i in range(4))
        return float(best**0.7)

    return {
        "P1": lambda expected: _enough(expected.large, 3),
        "P2": _small,
        "P3": lambda expected: _enough(expected.hotels, 7),
        "P4": lambda expected: _side_by_side(expected.large, 2),
        "P5": lambda expected: _side_by_side(expected.hotels, 4),
        "P6": lambda expected: expected.hotels[0] * expected.hotels[-1],
        "P7": lambda expected: _track(board, expected),
        "V1": lambda expected: _reached(max(street.even for street in expected.streets), 6, 0.8),
        "V2": lambda expected: _reached(max(street.odd for street in expected.streets), 7, 0.9),
        "V3": _fours,
        "V4": lambda expected: _reached(max(street.at_end for street in expected.streets), 5, 0.8),
        "V5": _two_whole,
        "V6": _tours(board, (board.vip, board.luxury, board.mafia)),
        "V7": _tours(board, [carpets & mask for mask in STREET_MASKS]),
        "Y1": lambda expected: float(_lots(expected, edges) ** 0.8),
        "Y2": two_streets,
        "Y3": all_built,
        "Y4": show_street,
        "Y5": _shows,
        "Y6": lambda expected: _star_lots(expected, stars[0]) ** 0.6 * _holes(course, expected, 0.6),
        "Y7": lambda expected: _holes(par4, expected, 0.7),
    }
