"""A driver without a plan, who takes what lies next: a measure of how hard an exercise is."""

from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.review import can_come_home
from newvegas_desktop.new_las_vegas.routes.solver import way_home


def drive_plainly(attempt: Attempt) -> Attempt:
    """Draw the path that gains most at once as long as the way home stays open, the nearest to home of equals.

    Without a gain it drives where the next gain is nearest; when no path leaves the way home open, it stops.
    """
    while choices := attempt.open_paths():
        rated = []
        for path in choices:
            after = attempt.draw(path.via, path.to)
            if not can_come_home(after) or (after.home and _more_to_gain(attempt)):
                continue
            gain = _gained(after) - _gained(attempt)
            rated.append((gain, -_next_gain(after) if not after.home else 0, path.via, path.to))
        if not rated:
            break
        _, _, via, to = max(rated)
        attempt = attempt.draw(via, to)
    return attempt if attempt.home else _go_home(attempt)


def _gained(attempt: Attempt) -> int:
    """What was visited, by its worth."""
    worth = attempt.exercise.worth(attempt.board, attempt.values)
    return sum(worth[lot] for lot, _ in attempt.board.carpets if attempt.visited >> lot & 1)


def _more_to_gain(attempt: Attempt) -> bool:
    """Whether another path that leaves the way home open gains something."""
    for path in attempt.open_paths():
        after = attempt.draw(path.via, path.to)
        if not after.home and can_come_home(after) and _gained(after) > _gained(attempt):
            return True
    return False


def _next_gain(attempt: Attempt) -> int:
    """How many paths away the next carpet worth anything is, whatever comes after it."""
    roads, sheet = attempt.board.roads, attempt.sheet
    worth = attempt.exercise.worth(attempt.board, attempt.values)
    wanted = 0
    for lot, block in attempt.board.carpets:
        if worth[lot] and not block & sheet.driven:
            wanted |= block
    edge, seen, steps = {sheet.route[-1]}, {sheet.route[-1]}, 0
    while edge:
        steps += 1
        reached: set[int] = set()
        for lamp in edge:
            for path in roads.paths_from[lamp]:
                if path.blocks & sheet.driven or path.to in seen:
                    continue
                if path.blocks & wanted:
                    return steps
                reached.add(path.to)
        seen |= reached
        edge = reached
    return len(roads.blocks)


def _go_home(attempt: Attempt) -> Attempt:
    """Draw the shortest way home, if there is one and it is short enough."""
    sheet = attempt.sheet
    if not sheet.route:
        return attempt
    way = way_home(attempt.board.roads, sheet.route[-1], sheet.driven) or ()
    for at in range(1, len(way), 2):
        if not attempt.open_paths():
            break
        attempt = attempt.draw(way[at], way[at + 1])
    return attempt
