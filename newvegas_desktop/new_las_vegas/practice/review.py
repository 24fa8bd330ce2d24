"""An attempt judged: the best there was, how near it came, and where it left the best.

`Tour` and `Errand` must come home; one that does not is worth what not driving at all is worth.
Of `Cards` the best is the best with hindsight: of one who knew every card from the beginning.
"""

from collections.abc import Callable
from dataclasses import dataclass

from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.exercise import Exercise, Kind
from newvegas_desktop.new_las_vegas.routes.question import Best, Question
from newvegas_desktop.new_las_vegas.routes.solver import solve, way_home
from newvegas_desktop.new_las_vegas.rules.board import Board

STARS = (75, 90, 100)
"""Per cent for one, two and three stars."""

Stop = Callable[[], bool]
Tell = Callable[[int, int], None]
"""Told now and then how much of how much is done."""


class Stopped(Exception):
    """The answer is no longer wanted."""


@dataclass(frozen=True, slots=True)
class Fall:
    """Where an attempt left the best: the step, counted from 0, after which less was in reach.

    The step behind the last one is stopping where more was in reach. `by` is what was lost: points, on an errand
    paths; None if the exercise could not be done any more.
    """

    step: int
    by: int | None


@dataclass(frozen=True, slots=True)
class Review:
    """The judgement. On an errand `yours` and `best` are numbers of paths, and fewer are better; else points."""

    attempt: Attempt
    finished: bool
    yours: int
    best: int
    percent: int
    stars: int
    route: tuple[int, ...]
    """A best route from the light that is the same as the attempt's for as long as that was still best."""
    fall: Fall | None
    floor: int = 0
    """What was there before anything was drawn."""

    @property
    def perfect(self) -> bool:
        """Whether nothing better was possible."""
        return self.fall is None

    @property
    def stopped(self) -> bool:
        """Whether nothing was lost but by giving up: what was drawn could still have become the best."""
        return not self.finished and self.fall is not None and self.fall.step == len(self.attempt.steps)


def stars_for(percent: int) -> int:
    """None to three stars."""
    return sum(percent >= least for least in STARS)


def percent_of(yours: int, best: int, floor: int) -> int:
    """How much of what could be gained over doing nothing was gained, rounded down: 100 is the best alone."""
    if yours >= best:
        return 100
    return max(0, 100 * (yours - floor) // (best - floor)) if best > floor else 0


def best_for(board: Board, exercise: Exercise, route: tuple[int, ...], paths: int) -> Best | None:
    """The best that can still be done from a route with so many more paths; None if the task cannot be done.

    On an errand it is the one with the fewest paths that does all of it.
    """
    values = exercise.last_values(board)
    question = Question(route, paths, exercise.worth(board, values), values.missing, exercise.closed)
    answer = solve(board.roads, question)
    if exercise.kind is not Kind.ERRAND:
        return answer.optimum
    whole = exercise.targets.bit_count()
    return next((best for best in answer.best if best is not None and best.value == whole), None)


def best_of(board: Board, exercise: Exercise) -> Best | None:
    """The best from the beginning; None if the exercise cannot be done."""
    return best_for(board, exercise, exercise.start, budget(exercise))


def budget(exercise: Exercise) -> int:
    """The most paths that can be drawn in an exercise."""
    return len(exercise.limousines) if exercise.kind is Kind.CARDS else exercise.paths


def floor_of(board: Board, exercise: Exercise) -> int:
    """What an exercise is worth if nothing is driven."""
    return Attempt(board, exercise).value if exercise.kind is Kind.RESCUE else 0


def can_come_home(attempt: Attempt) -> bool:
    """Whether the task can still be done: home with the paths left, all targets of an errand visited.

    Of the cards nobody knows how many Limousines come: every round to come may bring one.
    """
    board, exercise = attempt.board, attempt.exercise
    if exercise.kind is Kind.ERRAND:
        return best_for(board, exercise, attempt.route, attempt.left) is not None
    sheet = attempt.sheet
    if not sheet.route:
        return True
    way = way_home(board.roads, sheet.route[-1], sheet.driven)
    left = len(exercise.rounds) - attempt.round if exercise.kind is Kind.CARDS else attempt.left
    return way is not None and len(way) // 2 <= left


def review(attempt: Attempt, stop: Stop = lambda: False, tell: Tell = lambda done, whole: None) -> Review:
    """Judge an attempt; Stopped if `stop` says so in between."""
    board, exercise = attempt.board, attempt.exercise
    if exercise.kind is Kind.FREE:
        exercise = _free_as_asked(attempt)
        attempt = Attempt(board, exercise, attempt.steps)
    errand = exercise.kind is Kind.ERRAND
    finished = attempt.can_finish
    reach: list[Best | None] = []
    for count in range(len(attempt.steps) + 1):
        if stop():
            raise Stopped
        tell(count, len(attempt.steps) + 1)
        before = Attempt(board, exercise, attempt.steps[:count])
        reach.append(best_for(board, exercise, before.route, before.left))
    first = reach[0]
    assert first is not None, "an exercise that cannot be done"
    # points, or on an errand paths as a loss, so that more is always better
    best = -first.paths if errand else first.value
    floor = floor_of(board, exercise)
    scores = [_score(found, attempt, count, errand) for count, found in enumerate(reach)]
    yours = -attempt.drawn if errand else attempt.value if finished else floor
    percent = percent_of(yours, best, floor)
    if errand:
        percent = 100 * best // yours if finished else 0
    fall = _fall(scores, yours, finished, floor, errand)
    kept = len(attempt.steps) if fall is None else fall.step
    start = Attempt(board, exercise, attempt.steps[:kept]).route or (board.roads.light,)
    rest = reach[kept]
    route = start[:-1] + rest.route if rest is not None else start
    shown = (-yours, -best) if errand else (yours, best)
    return Review(attempt, finished, *shown, percent, stars_for(percent), route, fall, floor)


def _score(found: Best | None, attempt: Attempt, count: int, errand: bool) -> int | None:
    """The most in reach after some steps."""
    if found is None:
        return None
    drawn = sum(step is not None for step in attempt.steps[:count])
    return -(drawn + found.paths) if errand else found.value


def _fall(scores: list[int | None], yours: int, finished: bool, floor: int, errand: bool) -> Fall | None:
    """The first step after which less was in reach; scores never rise."""
    for step in range(len(scores) - 1):
        before, after = scores[step], scores[step + 1]
        assert before is not None
        if after is None:
            return Fall(step, None if errand else before - floor)
        if after < before:
            return Fall(step, before - after)
    last = scores[-1]
    assert last is not None
    if not finished:
        return Fall(len(scores) - 1, None if errand else last - floor)
    return Fall(len(scores) - 1, last - yours) if yours < last else None


def _free_as_asked(attempt: Attempt) -> Exercise:
    """A free drive is compared with the best of as many paths, at home if it is."""
    exercise = attempt.exercise
    return Exercise(exercise.key, attempt.drawn, exercise.values, exercise.counted, exercise.start, closed=attempt.home)
