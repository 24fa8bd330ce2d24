import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from newvegas_desktop.new_las_vegas.routes.question import Answer, Question, worth_of
from newvegas_desktop.new_las_vegas.routes.solver import optimum_by_path, solve, way_home
from newvegas_desktop.new_las_vegas.rules.places import INTERSECTION_BY_TEXT, LOT_BY_TEXT, LOTS, avenue_of, place
from newvegas_desktop.new_las_vegas.rules.roads import Roads

from .enumeration import CARPETS, MISSING_VALUES, ROADS, driven_on, random_route

PRINTED = worth_of(dict.fromkeys(CARPETS, 5))
NOTHING = worth_of({})


def route(text: str) -> tuple[int, ...]:
    return tuple(INTERSECTION_BY_TEXT[f"I{part}"] for part in text.split())


def values(answer: Answer) -> list[int | None]:
    return [None if best is None else best.value for best in answer.best]


# A loop of three paths that is back at the light.
COMPLETE = route("2.2 2.3 2.4 3.4 3.3 3.2 2.2")
# I1.3 is entered, left and entered again: its three blocks are driven.
STUCK = route("2.2 1.2 1.3 1.4 2.4 2.3 1.3")


@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize("start", [(), (ROADS.light,)])
def test_r27_a_route_never_started_misses_nothing(start: tuple[int, ...], closed: bool) -> None:
    answer = solve(ROADS, Question(start, 0, PRINTED, -10, closed))
    (best,) = answer.best
    assert best is not None
    assert (best.value, best.paths, best.route, best.carpets, best.missing, best.home) == (0, 0, (12,), (), 0, True)
    assert answer.optimum == best


@pytest.mark.parametrize("closed", [True, False])
def test_a_complete_route_never_goes_on(closed: bool) -> None:
    answer = solve(ROADS, Question(COMPLETE, 4, PRINTED, -10, closed))
    assert values(answer) == [0, None, None, None, None]
    assert answer.optimum == answer.best[0]
    assert answer.optimum is not None
    assert answer.optimum.home


def test_r8_a_stuck_route_pays_the_way_that_ignores_what_is_driven() -> None:
    worth = worth_of({LOT_BY_TEXT["1.4"]: 7, LOT_BY_TEXT["4.9"]: 9})
    assert way_home(ROADS, STUCK[-1], driven_on(ROADS, STUCK)) is None
    answer = solve(ROADS, Question(STUCK, 5, worth, -10))
    assert values(answer) == [7 - 10, None, None, None, None, None]
    assert answer.best[0] is not None
    assert answer.best[0].missing == 1
    assert solve(ROADS, Question(STUCK, 5, worth, -10, closed=True)).optimum is None


def ends(paths: int, lamp: int, driven: int) -> Iterator[tuple[int, int]]:
    """Every end of exactly so many more paths, with all that is driven by then."""
    if not paths:
        yield lamp, driven
    elif lamp != ROADS.light or not driven:
        for path in ROADS.paths_from[lamp]:
            if not path.blocks & driven:
                yield from ends(paths - 1, path.to, driven | path.blocks)


def test_r8_where_it_pays_to_be_cut_off() -> None:
    rng = random.Random(8)
    wins = 0
    for _ in range(60):
        before = random_route(ROADS, rng, rng.randrange(1, 12))
        worth = worth_of({lot: rng.randrange(1, 10) for lot in CARPETS})
        legal, cut = [-1000], [-1000]
        for lamp, driven in ends(3, before[-1], driven_on(ROADS, before)):
            value = sum(worth[lot] for lot in CARPETS if ROADS.block_below[lot] & driven)
            value -= 10 * ROADS.missing_paths(lamp, driven)
            (legal if ROADS.can_come_home(lamp, driven) else cut).append(value)
        best = solve(ROADS, Question(before, 3, worth, -10)).best[3]
        assert max(legal + cut) == (-1000 if best is None else best.value)
        if best is not None and max(cut) > max(legal):
            wins += 1
            assert not ROADS.can_come_home(best.route[-1], driven_on(ROADS, before + best.route[1:]))
    assert wins > 5


def test_no_carpets_no_gain() -> None:
    assert solve(ROADS, Question((), 35, NOTHING, -3)).optimum == solve(ROADS, Question((), 0, NOTHING, -3)).best[0]
    closed = solve(ROADS, Question((), 35, NOTHING, -3, closed=True))
    assert set(values(closed)) <= {0, None}
    assert closed.best[1] is None
    assert closed.best[2] is not None


def test_no_path_left_pays_for_where_it_stands() -> None:
    out = route("2.2 2.3 2.4")
    (best,) = solve(ROADS, Question(out, 0, NOTHING, -6)).best
    assert best is not None
    assert (best.value, best.missing, best.route, best.home) == (-12, 2, (out[-1],), False)
    assert values(solve(ROADS, Question(out, 0, NOTHING, -6, closed=True))) == [None]
    assert values(solve(ROADS, Question(out, 1, NOTHING, -6, closed=True))) == [None, None]


def test_carpets_visited_before_count_once() -> None:
    worth = worth_of({LOT_BY_TEXT["2.3"]: 4, LOT_BY_TEXT["2.5"]: 3, LOT_BY_TEXT["2.1"]: 100})
    best = solve(ROADS, Question(route("2.2 2.3 2.4"), 1, worth, 0)).best[1]
    assert best is not None
    assert best.value == 7
    assert best.carpets == (LOT_BY_TEXT["2.3"], LOT_BY_TEXT["2.5"])


def test_more_paths_than_blocks_are_impossible_but_may_be_asked_for() -> None:
    answer = solve(ROADS, Question((), 60, PRINTED, -1))
    assert len(answer.best) == 61
    assert answer.best[36:] == (None,) * 25
    assert answer.at_most(60) == answer.optimum
    assert answer.at_most(0) == answer.best[0]


def test_all_carpets_can_be_visited() -> None:
    answer = solve(ROADS, Question((), 35, PRINTED, -10, closed=True))
    assert answer.optimum is not None
    assert answer.optimum.value == 5 * len(CARPETS)
    assert answer.optimum.home


def test_at_most_prefers_the_fewest_paths_and_never_falls() -> None:
    answer = solve(ROADS, Question((), 20, PRINTED, -10))
    seen = 0
    for count in range(21):
        best = answer.at_most(count)
        assert best is not None
        assert best.value >= seen
        if best.value == seen:
            assert best.paths < count or count == 0
        seen = best.value


@pytest.mark.parametrize("seed", range(6))
def test_the_mirrored_city_has_the_same_values(seed: int) -> None:
    rng = random.Random(seed)
    mirrored = Roads(frozenset({"A(3,11)", "A(4,1)"}), place(2, 10))
    here = random_route(ROADS, rng, rng.randrange(10))
    there = tuple(index + 12 - 2 * avenue_of(index) for index in here)
    worth = [rng.randrange(8) for _ in range(LOTS)]
    reflected = [worth[lot + 13 - 2 * avenue_of(lot)] if avenue_of(lot) > 1 else 0 for lot in range(LOTS)]
    for closed in (True, False):
        missing = rng.choice(MISSING_VALUES)
        one = solve(ROADS, Question(here, 35, tuple(worth), missing, closed))
        other = solve(mirrored, Question(there, 35, tuple(reflected), missing, closed))
        assert values(one) == values(other)


@pytest.mark.parametrize("seed", range(10))
def test_the_way_home_is_legal_and_shortest(seed: int) -> None:
    rng = random.Random(seed)
    for paths in range(25):
        driven_route = random_route(ROADS, rng, paths, homing=True)
        driven, end = driven_on(ROADS, driven_route), driven_route[-1]
        way = way_home(ROADS, end, driven)
        assert (way is not None) == ROADS.can_come_home(end, driven)
        if way is not None:
            assert (way[0], way[-1]) == (end, ROADS.light)
            assert len(way) // 2 == ROADS.missing_paths(end, driven)
            blocks = [ROADS.joining[pair] for pair in pairwise(way)]
            assert len(set(blocks)) == len(blocks)
            assert not any(block & driven for block in blocks)


@pytest.mark.parametrize("closed", [True, False])
def test_what_was_left_of_the_optimum_after_each_path(closed: bool) -> None:
    question = Question((), 10, PRINTED, -6, closed)
    best = solve(ROADS, question).optimum
    assert best is not None
    kept = optimum_by_path(ROADS, question, best.route)
    assert [found and found.value for found in kept] == [best.value] * (best.paths + 1)
    lost = optimum_by_path(ROADS, question, COMPLETE)
    left = [found.value for found in lost if found is not None]
    assert left == sorted(left, reverse=True)
    assert (left[0], left[-1]) == (best.value, 0)
    late = optimum_by_path(ROADS, Question(route("2.2 2.3 2.4"), 2, PRINTED, -6, closed), COMPLETE[2:])
    assert [found is None for found in late] == [False] * 3


def test_a_drawn_route_that_can_no_longer_come_home() -> None:
    drawn = STUCK
    left = optimum_by_path(ROADS, Question((), 6, PRINTED, -6, closed=True), drawn)
    assert left[0] is not None
    assert left[-1] is None


@pytest.mark.parametrize(
    ("question", "words"),
    [
        (Question((), -1, NOTHING), "-1 paths"),
        (Question((), 1, NOTHING, 2), "zero or less"),
        (Question((), 1, (0, 1)), "worth of 2 lots"),
        (Question(route("2.4 2.5 2.6"), 1, NOTHING), "starts at I2.4"),
        (Question(route("2.2 2.4"), 1, NOTHING), "no block joins I2.2 and I2.4"),
        (Question(route("2.2 2.1 3.1"), 1, NOTHING), "no block joins I2.1 and I3.1"),
        (Question(route("2.2 2.3 2.2"), 1, NOTHING), "driven twice"),
        (Question(route("2.2 2.3"), 1, NOTHING), "where no lamp stands"),
        (Question((*COMPLETE, *route("1.2 1.3")), 1, NOTHING), "back at the light"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(question: Question, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        solve(ROADS, question)


@pytest.mark.parametrize(
    ("drawn", "words"),
    [((), "not a route"), (COMPLETE[:2], "not a route"), (COMPLETE, "not a route"), (STUCK[2:5], "does not start")],
)
def test_a_drawn_route_that_makes_no_sense_is_refused(drawn: tuple[int, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        optimum_by_path(ROADS, Question((), 2, NOTHING), drawn)
