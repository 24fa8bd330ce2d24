"""Final score, the parts that one sheet tells by itself: Shows, Hotels and Golf."""

import pytest

from newvegas_desktop.new_las_vegas.rules.score import PARTS
from tests.scoring.positions import score, sheet

LEFT = (0, 3, 7, 11, 16, 21, 28)
RIGHT = (0, 3, 6, 9, 12, 15, 18)


@pytest.mark.parametrize(("crossed", "points"), list(enumerate(LEFT)))
def test_shows_left_counts_its_topmost_value(crossed: int, points: int) -> None:
    found = score(sheet(crossed={"show_left": crossed}))
    assert (found.show_left, found.show_right, found.parts()["shows"]) == (points, 0, points)


@pytest.mark.parametrize(("crossed", "points"), list(enumerate(RIGHT)))
def test_shows_right_counts_its_topmost_value(crossed: int, points: int) -> None:
    found = score(sheet(crossed={"show_right": crossed}))
    assert (found.show_left, found.show_right, found.parts()["shows"]) == (0, points, points)


@pytest.mark.parametrize(("left", "right", "points"), [(0, 0, 0), (1, 1, 6), (6, 3, 37), (2, 6, 25), (6, 6, 46)])
def test_shows_both_columns_add_up(left: int, right: int, points: int) -> None:
    assert score(sheet(crossed={"show_left": left, "show_right": right})).parts()["shows"] == points


LARGE = (3, 4, 5, 7, 9)
SMALL = (1, 2, 2, 4, 6)


@pytest.mark.parametrize("crossed", range(5))
def test_hotels_large_times_value(crossed: int) -> None:
    found = score(sheet(large=(1, 5, 11), crossed={"hotel_large": crossed}))
    assert (found.hotels, found.parts()["hotels"]) == ((3, 0), 3 * LARGE[crossed])


@pytest.mark.parametrize("crossed", range(5))
def test_hotels_small_times_value(crossed: int) -> None:
    found = score(sheet(small=(2, 3, 4, 6), crossed={"hotel_small": crossed}))
    assert (found.hotels, found.parts()["hotels"]) == ((0, 4), 4 * SMALL[crossed])


@pytest.mark.parametrize(
    ("large", "small", "crossed", "points"),
    [
        ((), (), {}, 0),
        ((), (), {"hotel_large": 4, "hotel_small": 4}, 0),
        ((2, 9, 11), (5, 6, 7, 8), {}, 13),
        ((1,), (2,), {"hotel_large": 4}, 10),
        ((1,), (2,), {"hotel_small": 4}, 9),
        (range(1, 7), range(7, 12), {"hotel_large": 4, "hotel_small": 4}, 84),
    ],
)
def test_hotels_both_sizes(
    large: tuple[int, ...], small: tuple[int, ...], crossed: dict[str, int], points: int
) -> None:
    assert score(sheet(large=large, small=small, crossed=crossed)).parts()["hotels"] == points


PAR = {"par3": (1, 2, 2, 3), "par4": (2, 3, 3, 4), "par5": (3, 5, 7, 10)}
HOLES = {"par3": (5, 6, 7), "par4": (3, 4, 8, 9), "par5": (2, 10)}


@pytest.mark.parametrize("crossed", range(4))
@pytest.mark.parametrize("column", PAR)
def test_golf_holes_of_each_par_times_value(column: str, crossed: int) -> None:
    holes = HOLES[column]
    found = score(sheet(holes=holes, crossed={column: crossed}))
    assert found.parts()["golf"] == len(holes) * PAR[column][crossed]
    assert sum(found.holes) == len(holes)


@pytest.mark.parametrize(
    ("holes", "crossed", "counts", "points"),
    [
        ((), {"par3": 3, "par4": 3, "par5": 3}, (0, 0, 0), 0),
        ((2, 3, 4, 5, 6, 7), {"par5": 3}, (3, 2, 1), 17),
        (range(2, 11), {}, (3, 4, 2), 17),
        (range(2, 11), {"par3": 3, "par4": 3, "par5": 3}, (3, 4, 2), 45),
        ((7, 8), {"par3": 1}, (1, 1, 0), 4),
    ],
)
def test_golf_all_pars_add_up(
    holes: tuple[int, ...], crossed: dict[str, int], counts: tuple[int, ...], points: int
) -> None:
    found = score(sheet(holes=holes, crossed=crossed))
    assert (found.holes, found.parts()["golf"]) == (counts, points)


def test_the_parts_have_the_order_of_a_record_and_sum_to_the_total() -> None:
    found = score(
        sheet(
            large=(3,),
            holes=(5,),
            crossed={"show_left": 2, "missing_path": 1},
            route="2.2 2.3 2.4",
            projects=(1, 0, 2),
            extended=(1, 2),
            circled=2,
            checked=5,
        ),
    )
    assert tuple(found.parts()) == PARTS
    assert found.parts() == {
        "projects": 9 + 8,
        "inauguration": 10,
        "shows": 7,
        "hotels": 3,
        "streets": 0,
        "golf": 1,
        "limousine": -12,
        "safe": -20,
    }
    assert found.total == sum(found.parts().values()) == 6
    assert found.total_at_home == 18
