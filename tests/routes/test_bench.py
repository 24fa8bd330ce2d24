import pytest

from newvegas_desktop.new_las_vegas.routes.question import Question
from newvegas_desktop.new_las_vegas.routes.solver import solve
from newvegas_desktop.new_las_vegas.routes.trails import driven_by
from tests.bench import __main__ as bench
from tests.bench.limits import Limits, verdict
from tests.bench.make_positions import bot_positions, golden_positions
from tests.bench.positions import game_positions, position_of, random_positions, text_of
from tests.bench.routes import Comparison, RouteSpeed, Timing, enumerated, measure

from .enumeration import CARPETS, ROADS


def test_a_small_measurement_has_all_its_figures() -> None:
    positions = list(random_positions(ROADS, CARPETS, 4, seed=1))
    speed = measure(ROADS, positions, every=2)
    assert (speed.positions, speed.enumerated) == (4, 2)
    for timing in (speed.home_short, speed.home_all, speed.open_short, speed.open_all):
        assert 0 < timing.median <= timing.worst
    for six in (speed.home_six, speed.open_six):
        assert len(six.solver) == len(six.enumeration) == 2
        assert six.ratio > 5, "far less than promised, for the machine may be busy"


def test_ratios_are_of_the_solver_to_enumeration() -> None:
    six = Comparison(solver=[1, 2, 4], enumeration=[100, 600, 400])
    assert (six.ratio, six.whole) == (100, 1100 / 7)


def test_positions_are_of_real_games() -> None:
    kept = game_positions()
    assert len(kept) == 1_000
    golden, played = list(golden_positions()), bot_positions(1)
    assert len(set(kept) & set(golden)) > 100
    for position in kept + played:
        assert len(position.route) == 1 or driven_by(ROADS, position.route)
        assert (position.route[-1] == ROADS.light) == (len(position.route) == 1)
        assert any(position.worth)
        assert position_of(text_of(position)) == position


def test_limits_are_told_and_missed_ones_noted() -> None:
    limits = Limits()
    assert limits.at_most("short", 50, 50) == "at most 50"
    assert limits.at_least("faster", 100.5, 100) == "at least 100"
    assert verdict(limits.missed) == "all limits met"
    assert limits.at_most("short", 50.1, 50) == "at most 50"
    assert limits.at_least("faster", 99, 100) == "at least 100"
    assert verdict(limits.missed) == "missed: short (50.1, at most 50); faster (99.0, at least 100)"


@pytest.mark.parametrize(
    ("worst", "faster", "missed"),
    [
        (0.04, 150, ""),
        (0.2, 150, "missed: routes, the way home, up to 12 paths (200.0, at most 50)"),
        (0.04, 90, "missed: routes, enumeration of home beside the solver (90.0, at least 100)"),
    ],
)
def test_routes_that_are_too_slow_fail_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], worst: float, faster: float, missed: str
) -> None:
    fine, six = Timing(0.001, 0.04), Comparison([1.0], [150.0])
    speed = RouteSpeed(1, 1, 0.1, Timing(0.001, worst), fine, fine, fine, Comparison([1.0], [faster]), six)
    monkeypatch.setattr(bench, "bench_rules", lambda: None)
    monkeypatch.setattr(bench, "bench_window", lambda limits: limits.at_most("window, warm repaint", 9, 8))
    monkeypatch.setattr(bench, "game_positions", lambda: [])
    monkeypatch.setattr(bench, "measure", lambda roads, positions: speed)
    assert bench.main() == (1 if missed else 0)
    said = capsys.readouterr().out
    assert "(at most 50)" in said
    assert "(at most 300)" in said
    last = said.splitlines()[-1]
    assert last == (f"{missed}; " if missed else "missed: ") + "window, warm repaint (9.0, at most 8)"


def test_both_sides_of_the_comparison_give_the_same_values() -> None:
    for position in random_positions(ROADS, CARPETS, 30, seed=2):
        for closed in (True, False):
            answer = solve(ROADS, Question(position.route, 3, position.worth, position.missing, closed))
            values = [None if best is None else best.value for best in answer.best]
            found = enumerated(ROADS, position, 3, closed)
            assert values == [None if best is None else best[0] for best in found]
            for count, best in enumerate(found):
                assert best is None or len(best[1]) == 2 * count + 1
