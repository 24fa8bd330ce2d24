"""Final score, Limousine: carpets visited and open, Mafia bundles, missing paths (R8, R27)."""

import pytest

from newvegas_desktop.new_las_vegas.rules.limousine import open_paths
from tests.scoring.positions import BOARD, score, sheet

ROUTE = "2.2 1.2 1.3 1.4 2.4 2.5 3.5"
"""Visits 1.3 (Mafia), 1.4 (Luxury) and 2.5 (VIP); two paths from home."""


def points_of_carpets(opened: dict[str, int], route: str, crossed: dict[str, int] | None = None) -> tuple[int, ...]:
    """VIP, Luxury and Mafia casinos that count, and their points."""
    found = score(sheet(opened, route=route, crossed=crossed))
    return found.vip, found.luxury, found.mafia, found.carpets_points


@pytest.mark.parametrize(
    ("opened", "route", "counts"),
    [
        ({}, ROUTE, (0, 0, 0, 0)),  # visited and not open
        ({"1.3": 2, "1.4": 5, "2.5": 2}, "", (0, 0, 0, 0)),  # open and not visited
        ({"2.5": 2}, ROUTE, (1, 0, 0, 3)),
        ({"1.4": 5}, ROUTE, (0, 1, 0, 3)),
        ({"1.3": 2}, ROUTE, (0, 0, 1, 0)),  # Mafia brings a bundle, no points
        ({"1.3": 2, "1.4": 5, "2.5": 2}, ROUTE, (1, 1, 1, 6)),
        # beside the route, above the block and below it, is not visited
        ({"2.2": 1, "3.6": 5, "1.7": 9}, ROUTE, (0, 0, 0, 0)),
        # an avenue block along the casino does not visit it
        ({"2.5": 2}, "2.2 2.3 2.4 3.4 3.5 2.5 1.5", (0, 0, 0, 0)),
        # the block below 3.6 is driven from right to left just as well
        ({"3.6": 5}, "2.2 2.3 2.4 2.5 2.6 3.6 3.5", (1, 0, 0, 3)),
        ({"2.11": 9, "3.9": 9}, "2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10 2.11 1.11", (0, 0, 1, 0)),
    ],
)
def test_a_carpet_counts_if_visited_and_open(opened: dict[str, int], route: str, counts: tuple[int, ...]) -> None:
    assert points_of_carpets(opened, route) == counts


@pytest.mark.parametrize("crossed", range(4))
def test_vip_and_luxury_count_the_topmost_value(crossed: int) -> None:
    both = {"1.4": 5, "2.5": 2}
    vip, luxury = (3, 5, 7, 9)[crossed], (3, 4, 5, 7)[crossed]
    assert points_of_carpets(both, ROUTE, {"vip": crossed})[3] == vip + 3
    assert points_of_carpets(both, ROUTE, {"luxury": crossed})[3] == 3 + luxury


def test_two_carpets_of_a_kind_count_twice() -> None:
    route = "2.2 1.2 1.3 1.4 1.5 1.6 1.7"
    assert points_of_carpets({"1.4": 5, "1.7": 9}, route, {"luxury": 3}) == (0, 2, 0, 14)
    assert points_of_carpets({"1.4": 5}, route, {"luxury": 3}) == (0, 1, 0, 7)


def test_each_open_mafia_casino_adds_a_bundle() -> None:
    route = "2.2 1.2 1.3 2.3 3.3 4.3 4.2 4.1 3.1"
    for opened, bundles in (({}, 1), ({"1.3": 2}, 2), ({"1.3": 2, "4.2": 4}, 3)):
        assert score(sheet(opened, route=route)).bundles.least == bundles


@pytest.mark.parametrize(
    ("route", "missing"),
    [
        ("", 0),  # R27: no path was ever drawn
        ("2.2 2.1 1.1 1.2 2.2", 0),  # complete
        ("2.2 2.1 1.1", 1),
        ("2.2 1.2 1.3", 1),
        (ROUTE, 2),
        # the way it came cannot be driven again, so the next best counts
        ("2.2 2.3 2.4", 2),
        ("2.2 3.2 3.1", 3),
        # R8: stuck, every block at 1.3 driven; as if none were
        ("2.2 1.2 1.3 2.3 2.4 1.4 1.3", 1),
        ("2.2 2.3 1.3 1.4 1.5 2.5 2.6 1.6 1.5", 2),
        # R8: it can still drive, but never home
        ("2.2 3.2 3.3 2.3 2.4 1.4 1.5", 2),
        ("2.2 1.2 1.3 2.3 2.4 3.4 3.5 4.5 4.6", 3),
    ],
)
def test_missing_paths(route: str, missing: int) -> None:
    found = score(sheet(route=route))
    assert found.missing == missing
    assert found.parts()["limousine"] == -10 * missing
    assert found.total_at_home - found.total == 10 * missing


def test_r8_tells_stuck_from_cut_off() -> None:
    stuck, cut_off = sheet(route="2.2 1.2 1.3 2.3 2.4 1.4 1.3"), sheet(route="2.2 3.2 3.3 2.3 2.4 1.4 1.5")
    assert not open_paths(BOARD, stuck)
    assert open_paths(BOARD, cut_off)
    for made in (stuck, cut_off):
        assert not BOARD.roads.can_come_home(made.route[-1], made.driven)


@pytest.mark.parametrize(("crossed", "value"), [(0, -10), (1, -6), (2, -3), (3, -1)])
def test_missing_path_counts_the_topmost_value(crossed: int, value: int) -> None:
    found = score(sheet({"1.4": 5, "2.5": 2}, route=ROUTE, crossed={"missing_path": crossed}))
    assert found.parts()["limousine"] == 6 + 2 * value
    assert found.carpets_points == 6
