from newvegas_desktop.new_las_vegas.routes.question import Question
from newvegas_desktop.new_las_vegas.routes.solver import solve
from tests.bench.routes import enumerated, measure, random_positions

from .enumeration import CARPETS, ROADS


def test_a_small_measurement_has_all_its_figures() -> None:
    positions = list(random_positions(ROADS, CARPETS, 4, seed=1))
    speed = measure(ROADS, positions, every=2)
    assert (speed.positions, speed.enumerated) == (4, 2)
    for timing in (speed.home_short, speed.home_all, speed.open_short, speed.open_all):
        assert 0 < timing.median <= timing.worst
    assert speed.home_six.ratio > 0
    assert speed.open_six.ratio > 0


def test_both_sides_of_the_comparison_give_the_same_values() -> None:
    for position in random_positions(ROADS, CARPETS, 30, seed=2):
        for closed in (True, False):
            answer = solve(ROADS, Question(position.route, 3, position.worth, position.missing, closed))
            values = [None if best is None else best.value for best in answer.best]
            found = enumerated(ROADS, position, 3, closed)
            assert values == [None if best is None else best[0] for best in found]
            for count, best in enumerate(found):
                assert best is None or len(best[1]) == 2 * count + 1
