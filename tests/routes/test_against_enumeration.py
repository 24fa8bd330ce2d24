import random
from dataclasses import replace
from itertools import islice

import pytest

from newvegas_desktop.new_las_vegas.routes.homeward import SHORT
from newvegas_desktop.new_las_vegas.routes.question import Best, Question
from newvegas_desktop.new_las_vegas.routes.solver import solve
from newvegas_desktop.new_las_vegas.rules.places import place
from newvegas_desktop.new_las_vegas.rules.roads import Roads

from .enumeration import MISSING_VALUES, ROADS, best_values, driven_on, outcomes, random_route, worths


def check_witness(roads: Roads, question: Question, best: Best, paths: int) -> None:
    """Drive the witness path by path and count everything again."""
    route = best.route
    lamp = question.route[-1] if question.route else roads.light
    driven = driven_on(roads, question.route)
    assert route[0] == lamp
    assert best.paths == paths == len(route) // 2
    for via, to in zip(route[1::2], route[2::2], strict=True):
        assert lamp != roads.light or not driven, "a complete route never goes on"
        path = next(path for path in roads.paths_from[lamp] if (path.via, path.to) == (via, to))
        assert not path.blocks & driven
        driven |= path.blocks
        lamp = to
    assert best.missing == roads.missing_paths(lamp, driven)
    assert best.home == (lamp == roads.light)
    assert best.home or not question.closed
    assert best.carpets == tuple(
        lot for lot, bit in enumerate(roads.block_below) if question.worth[lot] and bit & driven
    )
    assert best.value == sum(question.worth[lot] for lot in best.carpets) + best.missing * question.missing


def check(roads: Roads, route: tuple[int, ...], paths: int, rng: random.Random, samples: int) -> None:
    """Ask about one position in many ways and compare with everything that can be driven."""
    found = outcomes(roads, route, paths)
    for worth in islice(worths(rng), rng.randrange(5), None):
        for closed in (True, False):
            question = Question(route, paths, worth, rng.choice(MISSING_VALUES), closed)
            answer = solve(roads, question)
            values = [None if best is None else best.value for best in answer.best]
            assert values == best_values(found, question), question
            for count, best in enumerate(answer.best):
                if best is not None:
                    check_witness(roads, question, best, count)
            # few paths and many are answered in different ways
            other = solve(roads, replace(question, paths=SHORT if paths > SHORT else SHORT + 1))
            for one, another in zip(answer.best, other.best, strict=False):
                assert (one and one.value) == (another and another.value), question
        samples -= 1
        if not samples:
            return


@pytest.mark.parametrize("seed", range(22))
def test_six_paths_from_a_random_position(seed: int) -> None:
    rng = random.Random(seed)
    check(ROADS, random_route(ROADS, rng, rng.randrange(14) if seed else 0), 6, rng, 8)


@pytest.mark.parametrize("seed", range(20))
def test_six_paths_from_many_random_positions(seed: int) -> None:
    rng = random.Random(400 + seed)
    for _ in range(10):
        check(ROADS, random_route(ROADS, rng, rng.randrange(18)), SHORT, rng, 1)


@pytest.mark.parametrize("seed", range(20))
def test_few_paths_from_many_random_positions(seed: int) -> None:
    rng = random.Random(100 + seed)
    for _ in range(20):
        check(ROADS, random_route(ROADS, rng, rng.randrange(18), homing=True), rng.randrange(5), rng, 2)


@pytest.mark.parametrize("seed", range(12))
def test_all_lengths_late_in_the_game(seed: int) -> None:
    rng = random.Random(200 + seed)
    for _ in range(8):
        check(ROADS, random_route(ROADS, rng, rng.randrange(17, 30)), 35, rng, 2)


@pytest.mark.parametrize("seed", range(12))
def test_all_lengths_in_a_city_with_few_roads(seed: int) -> None:
    rng = random.Random(300 + seed)
    names = [block.name for block in ROADS.blocks]
    for _ in range(8):
        roads = Roads(frozenset(rng.sample(names, rng.randrange(30, 44))), place(2, 2))
        check(roads, random_route(roads, rng, rng.randrange(8)), 35, rng, 2)
