"""The best routes of the limousine, exactly.

A new part of a route is a set of undriven blocks. It can be driven in one go from the present lamp to a lamp e exactly
if it hangs together, contains the present lamp, and has an odd number of blocks at the present lamp and at e (if these
differ) and an even number elsewhere (Euler). Lamps and plain intersections alternate along any drive, so it is whole
paths. It meets the light only at its ends exactly if it has as many blocks there as ends: two if it starts there and
comes home, one if it does one of the two, none otherwise. So every route is a set of blocks that a frontier can check
while it sweeps over the city, and the sweep keeps the best value of every state and number of paths: nothing is lost.

A route that comes home is one such sweep. A route that stays out pays for its missing paths, with what was already
driven and what it drives itself in the way. Missing paths are worth zero or less, and so:

* OUT: if every end paid only the distance that ignores what is driven, no route would be worth less than it is. So no
  route is worth more than the best of this sweep; and where the route it finds is worth as much by the rules, or one
  that comes home is, that is the best of all. If missing paths are worth nothing, this is so everywhere.
* LEGAL: the route together with any set of blocks that neither it nor the past drives, odd at its end and at the light
  and even elsewhere. Such a set contains a way home, and a shortest way home is such a set: there is one exactly if a
  legal way is left, and the best over all of them pays for the shortest way.
* CUT (R8): the route together with any division of the intersections into two sides, the end on one and the light on
  the other, such that every block between the sides is driven by the past or by the route. There is one exactly if no
  legal way is left. It pays the distance that ignores what is driven, which depends on the end alone.

Every route that stays out is of one of the last two kinds and pays in it what the rules say. So where the first sweep
leaves a doubt, the best of these two and of the routes that come home is the best of all.

A sweep costs the same for few paths as for many, so few paths are answered otherwise: those that come home from a table
of all of them (`homeward`), the others path by path, with what cannot be the best left out (`bounded`).
"""

from dataclasses import replace

from newvegas_desktop.new_las_vegas.routes.bounded import best_staying_out
from newvegas_desktop.new_las_vegas.routes.frontier import Aim
from newvegas_desktop.new_las_vegas.routes.homeward import LARGEST, SHORT, homeward
from newvegas_desktop.new_las_vegas.routes.question import Answer, Best, Question, Stop, never, worth_of
from newvegas_desktop.new_las_vegas.routes.sweep import Sweep, Task
from newvegas_desktop.new_las_vegas.routes.trails import driven_by, trail, way_home
from newvegas_desktop.new_las_vegas.rules.places import LOTS
from newvegas_desktop.new_las_vegas.rules.roads import Roads

__all__ = ["best_way_home", "optimum_by_path", "solve", "way_home"]


def solve(roads: Roads, question: Question, stop: Stop = never) -> Answer:
    """The best for every number of paths up to the question's; Stopped if `stop` says so in between."""
    asked = _Asked(roads, question)
    if asked.complete or not question.paths:
        pass
    elif question.paths <= SHORT and asked.stake <= LARGEST:
        _solve_short(asked)
    else:
        _sweep(asked, stop)
    return Answer(tuple([asked.best.get(count) for count in range(question.paths + 1)]))


class _Asked:
    """A question made ready, and the best found so far."""

    __slots__ = ("ahead", "best", "complete", "driven", "lots", "now", "question", "roads", "so_far", "stake")

    def __init__(self, roads: Roads, question: Question) -> None:
        """Check the question; ValueError if it makes no sense."""
        self.roads = roads
        self.question = question
        self.driven = driven = _checked(roads, question)
        self.now = question.route[-1] if question.route else roads.light
        self.complete = driven and self.now == roads.light
        self.so_far = 0
        self.stake = 0
        # a lot counts once, so what is visited already is worth nothing more
        self.ahead: dict[int, int] = {}
        self.lots: list[tuple[int, int, int]] = []
        for lot, value in enumerate(question.worth):
            if value:
                block = roads.block_below[lot]
                self.lots.append((lot, value, block))
                if block & driven:
                    self.so_far += value
                else:
                    self.ahead[lot] = value
                    self.stake += abs(value)
        self.best: dict[int, Best] = {}
        if self.now == roads.light or not question.closed:
            self.best[0] = self.judged((self.now,), 0)

    def judged(self, route: tuple[int, ...], blocks: int) -> Best:
        """What a continuation over these blocks comes to."""
        gain = sum([value for _, value, block in self.lots if block & blocks])
        # R27: a route that was never started misses nothing, and it ends at the light
        return self.counted(route, blocks, gain, self.roads.missing_paths(route[-1], self.driven | blocks))

    def counted(self, route: tuple[int, ...], blocks: int, gain: int, missing: int) -> Best:
        """A continuation whose gain and missing paths are known."""
        driven = self.driven | blocks
        carpets = tuple([lot for lot, _, block in self.lots if block & driven])
        value = self.so_far + gain + missing * self.question.missing
        return Best(value, len(route) // 2, route, carpets, missing, missing == 0)


def _solve_short(asked: _Asked) -> None:
    """Look up the routes that come home; then look for those that stay out and are worth more."""
    roads, question, now, driven = asked.roads, asked.question, asked.now, asked.driven
    home = homeward(roads).best(now, driven, asked.ahead, question.paths)
    out = {}
    if not question.closed:
        known = {count: gain for count, (gain, _) in home.items()}
        out = best_staying_out(roads, now, driven, asked.ahead, question.missing, question.paths, known)
        for count, found in out.items():
            asked.best[count] = asked.judged(trail(roads, now, found.blocks), found.blocks)
    for count, (gain, way) in home.items():
        if count not in out:
            asked.best[count] = asked.counted(way.route, way.blocks, gain, 0)


def _sweep(asked: _Asked, stop: Stop) -> None:
    """Sweep over the city, as often as it takes."""
    roads, question, best = asked.roads, asked.question, asked.best
    longest = min(question.paths, (len(roads.blocks) - asked.driven.bit_count()) // 2)

    def improve(aim: Aim, paths: int) -> dict[int, int]:
        """Keep what a sweep finds if it is better than before; the values that no route of this aim exceeds."""
        missing = question.missing if aim is Aim.LEGAL else 0
        ending = question.missing if aim in (Aim.OUT, Aim.CUT) else 0
        distances = tuple(ending * away for away in roads.distances)
        task = Task(aim, asked.now, asked.driven, paths, worth_of(asked.ahead), missing, distances)
        sweep = Sweep(roads, task, stop)
        bounds = {
            count: value + asked.so_far for count, value in enumerate(sweep.values) if count and value is not None
        }
        for count, bound in bounds.items():
            if count not in best or best[count].value < bound:
                blocks = sweep.blocks(count)
                found = asked.judged(trail(roads, asked.now, blocks), blocks)
                if count not in best or best[count].value < found.value:
                    best[count] = found
        return bounds

    if not longest:
        return
    improve(Aim.HOME, longest)
    if not question.closed:
        bounds = improve(Aim.OUT, longest)
        for aim in (Aim.LEGAL, Aim.CUT):
            doubtful = [count for count, bound in bounds.items() if best[count].value < bound]
            if doubtful:
                improve(aim, max(doubtful))


def best_way_home(roads: Roads, route: tuple[int, ...], worth: tuple[int, ...], stop: Stop = never) -> Best | None:
    """Of the shortest legal ways home the one that brings most; None if none is left."""
    way = way_home(roads, route[-1] if route else roads.light, driven_by(roads, route))
    if way is None:
        return None
    paths = len(way) // 2
    return solve(roads, Question(route, paths, worth, closed=True), stop).best[paths]


def optimum_by_path(roads: Roads, question: Question, drawn: tuple[int, ...]) -> tuple[Best | None, ...]:
    """What is the most still within reach before the drawn route and after each of its paths.

    `drawn` goes on from where the question's route ends, that intersection included; each of its paths is one less
    for the rest. The values never rise; where they fall, the drawn route left the best.
    """
    if len(drawn) % 2 == 0 or len(drawn) // 2 > question.paths:
        raise ValueError(f"{len(drawn)} intersections are not a route of up to {question.paths} paths")
    now = question.route[-1] if question.route else roads.light
    if drawn[0] != now:
        raise ValueError("the drawn route does not start where the route ends")
    before = question.route[:-1]
    return tuple(
        solve(
            roads,
            replace(question, route=before + drawn[: 2 * count + 1], paths=question.paths - count),
        ).optimum
        for count in range(len(drawn) // 2 + 1)
    )


def _checked(roads: Roads, question: Question) -> int:
    """The blocks driven so far; ValueError if the question makes no sense."""
    if question.paths < 0:
        raise ValueError(f"{question.paths} paths cannot be drawn")
    if question.missing > 0:
        raise ValueError(f"a missing path cannot be worth {question.missing}: zero or less")
    if len(question.worth) != LOTS:
        raise ValueError(f"the worth of {len(question.worth)} lots is given, but there are {LOTS}")
    return driven_by(roads, question.route)
