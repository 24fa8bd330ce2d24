"""One sweep of the frontier: the best route of one aim for every number of paths."""

from functools import lru_cache
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.routes.frontier import START, Access, Aim, Deed, Table, across, down, is_complete
from newvegas_desktop.new_las_vegas.routes.packed import Fields
from newvegas_desktop.new_las_vegas.routes.question import Stop, Stopped, never
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, LOTS, STREETS, place
from newvegas_desktop.new_las_vegas.rules.roads import Roads, is_lamp


class Task(NamedTuple):
    """What a sweep looks for.

    `start` is where the route goes on from, `driven` what may no longer be driven. `missing` is what a path of the way
    home is worth (LEGAL), `ending` what an end on each intersection is worth (OUT and CUT).
    """

    aim: Aim
    start: int
    driven: int
    paths: int
    worth: tuple[int, ...]
    missing: int
    ending: tuple[int, ...]


class Sweep:
    """The best routes of one task; `values[k]` is the best with exactly k paths."""

    def __init__(self, roads: Roads, task: Task, stop: Stop = never) -> None:
        """Sweep over the city; Stopped if `stop` says so in between."""
        gain = sum(value for value in task.worth if value > 0)
        # no way home, and no set of blocks that stands for one, has more paths than there are intersections
        cost = sum(-value for value in task.worth if value < 0) - min(task.missing * LOTS, *task.ending)
        self._fields = Fields.spanning(task.paths, gain, cost)
        self._steps = _steps(roads, task)
        self._layers = _swept(self._steps, self._fields, stop)
        self._whole = next((state for state in self._layers[-1] if is_complete(state, task.aim)), START)
        packed = self._layers[-1].get(self._whole, 0)
        self.values = tuple(self._fields.value(packed, count) for count in range(task.paths + 1))

    def blocks(self, paths: int) -> int:
        """The blocks of one best route with exactly so many paths."""
        width = self._fields.width
        low = (1 << width) - 1
        drive, drive_up = int(Deed.DRIVE), int(Deed.DRIVE_UP)
        state = self._whole
        held = self._layers[-1][state] >> width * paths & low
        driven = 0
        for (table, gains, bit), layer in zip(reversed(self._steps), reversed(self._layers[:-1]), strict=True):
            for source, deed in table.sources[state]:
                before = paths - (deed >= drive_up)
                if before >= 0 and source in layer and layer[source] >> width * before & low == held - gains[deed]:
                    break
            else:
                raise AssertionError("a value came from nowhere")
            if deed >= drive:
                driven |= bit
            state, paths, held = source, before, held - gains[deed]
        return driven


class _Step(NamedTuple):
    """One block of the sweep: what can happen, what each deed is worth, and the block."""

    table: Table
    gains: tuple[int, ...]
    bit: int


def _swept(steps: list[_Step], fields: Fields, stop: Stop) -> list[dict[int, int]]:
    """The states before the first step and after each, with their best values."""
    width, ones, mask, valid, guard = fields.width, fields.ones, fields.mask, fields.valid, fields.guard
    floor, top, drive_up = fields.floor, fields.width - 1, int(Deed.DRIVE_UP)
    layer = {START: fields.start()}
    layers = [layer]
    for table, gains, _ in steps:
        if stop():
            raise Stopped
        packed_gains = [gain * ones for gain in gains]
        following: dict[int, int] = {}
        for state, packed in layer.items():
            for target, deed in table[state]:
                value = packed
                if deed:
                    value += packed_gains[deed]
                    if deed >= drive_up:
                        value = value << width & mask | floor
                        if not value & valid:
                            continue
                if target in following:
                    # the greater in every field: the guard bit that is left becomes a mask over its field
                    other = following[target]
                    wins = ((value | guard) - other) & guard
                    value = other ^ (value ^ other) & (wins - (wins >> top))
                following[target] = value
        layer = following
        layers.append(layer)
    return layers


class _Site(NamedTuple):
    """One step on the map: the block from `before` to `after` (above or left, below or right), as far as they exist."""

    along_street: bool
    row: int
    bit: int
    before: int | None
    after: int | None
    lamp: bool


@lru_cache(maxsize=8)
def _sites(roads: Roads) -> tuple[tuple[_Site, ...], ...]:
    """The steps of every avenue, and those that leave the city."""
    avenues = []
    for avenue in range(1, AVENUES + 2):
        sites = []
        for row in range(STREETS):
            here = place(row + 1, avenue) if avenue <= AVENUES else None
            left = place(row + 1, avenue - 1) if avenue > 1 else None
            bit = 0 if here is None else roads.block_below[here]
            sites.append(_Site(True, row, bit, left, here, left is not None and is_lamp(left)))
            if row and here is not None:
                above = place(row, avenue)
                sites.append(_Site(False, row - 1, roads.joining.get((above, here), 0), above, here, is_lamp(above)))
        avenues.append(tuple(sites))
    return tuple(avenues)


def _steps(roads: Roads, task: Task) -> list[_Step]:
    """The blocks in the order of the sweep, with what may happen to each."""
    aim, light, driven, missing = task.aim, roads.light, task.driven, task.missing
    started = task.start != light
    shut = started and aim is not Aim.HOME
    # the light wants one end of the route, none if the route stays out, and two if it starts there and comes home
    needy = {task.start} if aim is not Aim.HOME else {task.start, light} if started else set()
    marks, light_marks = {Aim.LEGAL: ((0,), (1,)), Aim.CUT: ((0, 1), (0,))}.get(aim, ((0,), (0,)))
    reach = _reach(roads, task)
    ways_matter = aim in (Aim.LEGAL, Aim.CUT)
    free, nobody, kind = int(Access.FREE), int(Access.NOBODY), int(aim)
    way_only = int(Access.WAY_ONLY) if ways_matter else nobody
    steps = []
    for along_street, row, bit, before, after, lamp in _sites_within(roads, None if ways_matter else reach):
        if not bit or bit & driven:
            access = nobody
        elif not bit & reach or (shut and (before == light or after == light)):
            access = way_only
        else:
            access = free
        if along_street:
            entering = (0,) if after is None else light_marks if after == light else marks
            table: Table = across(kind, row, access, lamp, before == light, after in needy, entering)
            drive = 0 if after is None else task.worth[after]
            end = 0 if before is None else task.ending[before]
            steps.append(_Step(table, (0, missing, end, end + missing, drive, drive, end + drive), bit))
        else:
            table = down(kind, row, access, lamp, 0 if before == light else 1 if after == light else -1)
            steps.append(_Step(table, (0, missing, 0, 0, 0, 0, 0), bit))
    return steps


def _sites_within(roads: Roads, reach: int | None) -> list[_Site]:
    """The steps of the sweep: only over the avenues that a route can reach, if it is about nothing else."""
    avenues = _sites(roads)
    first, last = 0, AVENUES
    if reach is not None:
        used = [number for number, sites in enumerate(avenues) if any(site.bit & reach for site in sites)]
        if not used:
            return []
        first, last = max(used[0] - 1, 0), used[-1] + 1
    found = [site._replace(bit=0, before=None, lamp=False) if site.along_street else site for site in avenues[first]]
    for sites in avenues[first + 1 : last]:
        found.extend(sites)
    found.extend(site._replace(bit=0, after=None) for site in avenues[last] if site.along_street)
    return found


def _reach(roads: Roads, task: Task) -> int:
    """The undriven blocks that a route with so many paths can drive at all."""
    from_start = _blocks_away(roads, task.start, task.driven)
    from_light = _blocks_away(roads, roads.light, task.driven) if task.aim is Aim.HOME else [0] * LOTS
    longest = 2 * task.paths - 1
    reach = 0
    for _, (one, other), bit in roads.blocks:
        if from_start[one] + from_light[other] <= longest or from_start[other] + from_light[one] <= longest:
            reach |= bit
    return reach & ~task.driven


def _blocks_away(roads: Roads, start: int, driven: int) -> list[int]:
    """How many undriven blocks each intersection is away."""
    away = [2 * LOTS] * LOTS
    away[start] = 0
    queue = [start]
    for here in queue:
        for there in (here - AVENUES, here - 1, here + 1, here + AVENUES):
            bit = roads.joining.get((here, there), 0)
            if bit and not bit & driven and away[there] == 2 * LOTS:
                away[there] = away[here] + 1
                queue.append(there)
    return away
