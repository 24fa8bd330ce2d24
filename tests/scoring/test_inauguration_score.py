"""Final score, Inauguration: free boxes ranked densely, points of one's own column, a debt for the fewest (R7)."""

import pytest

from newvegas_desktop.family.ranking import dense_ranks
from newvegas_desktop.new_las_vegas.rules.outcome import table_scores
from newvegas_desktop.new_las_vegas.rules.score import table_standings
from newvegas_desktop.new_las_vegas.rules.track import free_boxes
from tests.scoring.positions import BOARD, sheet, table


@pytest.mark.parametrize(
    ("amounts", "ranks"),
    [
        ([5, 3], [0, 1]),
        ([3, 5], [1, 0]),
        ([4, 4], [0, 0]),
        ([7, 7, 3], [0, 0, 1]),
        ([7, 3, 3, 1], [0, 1, 1, 2]),
        ([1, 2, 3, 4, 5, 6], [5, 4, 3, 2, 1, 0]),
        ([0, 9, 0, 9, 4, 4], [2, 0, 2, 0, 1, 1]),
    ],
)
def test_ranking_is_dense_and_ties_share(amounts: list[int], ranks: list[int]) -> None:
    assert dense_ranks(amounts) == ranks


@pytest.mark.parametrize(
    ("checked", "circled", "free"),
    [
        (3, 0, 3),
        (3, 1, 1),
        (4, 2, 0),
        (7, 3, 1),
        (10, 5, 0),
        (13, 5, 3),
        (13, 6, 0),
        (13, 0, 13),
        (14, 0, 14),
        (14, 6, 1),  # box 14 is in no group and counts as checked and not circled
        (14, 5, 4),
    ],
)
def test_free_boxes_are_checked_and_not_circled(checked: int, circled: int, free: int) -> None:
    assert free_boxes(BOARD, sheet(checked=checked, circled=circled)) == free


# boxes checked, groups circled, whether the column is improved -> points, debt
SEATS = tuple[tuple[int, int, int], ...]


@pytest.mark.parametrize(
    ("seats", "points", "last"),
    [
        # the values of the column as printed
        (((8, 0, 0), (6, 0, 0), (5, 0, 0), (4, 0, 0)), (10, 5, 2, 0), (0, 0, 0, 1)),
        # and improved
        (((8, 0, 1), (6, 0, 1), (5, 0, 1), (4, 0, 1)), (15, 8, 0, 0), (0, 0, 0, 1)),
        # everyone reads their own column
        (((8, 0, 0), (6, 0, 1), (5, 0, 0)), (10, 8, 2), (0, 0, 1)),
        (((8, 0, 1), (6, 0, 0), (5, 0, 1)), (15, 5, 0), (0, 0, 1)),
        # dense: two firsts are followed by a second
        (((8, 0, 0), (8, 0, 1), (5, 0, 0), (4, 0, 0)), (10, 15, 5, 2), (0, 0, 0, 1)),
        (((8, 0, 0), (5, 0, 0), (5, 0, 1), (4, 0, 0)), (10, 5, 8, 2), (0, 0, 0, 1)),
        # everyone with the fewest circles a debt
        (((8, 0, 0), (5, 0, 0), (5, 0, 0)), (10, 5, 5), (0, 1, 1)),
        # R7: also when all are equal, who then are all first as well
        (((5, 0, 0), (5, 0, 0)), (10, 10), (1, 1)),
        (((6, 1, 1), (4, 0, 0), (10, 3, 0)), (15, 10, 10), (1, 1, 1)),
        # circled boxes do not count
        (((9, 3, 0), (4, 0, 0)), (5, 10), (1, 0)),
        # no such box = 0 points, even for the first
        (((4, 2, 0), (4, 2, 1)), (0, 0), (1, 1)),
        (((8, 0, 0), (4, 2, 0)), (10, 0), (0, 1)),
        # box 14 counts
        (((14, 6, 0), (13, 6, 0)), (10, 0), (0, 1)),
        (((14, 6, 0), (3, 0, 0)), (5, 10), (1, 0)),
    ],
)
def test_places_points_and_last_place(seats: SEATS, points: tuple[int, ...], last: tuple[int, ...]) -> None:
    game = table(len(seats))
    game.sheets = [
        sheet(checked=checked, circled=circled, crossed={"inauguration": improved})
        for checked, circled, improved in seats
    ]
    scores = table_scores(game)
    assert tuple(score.inauguration for score in scores) == points
    assert tuple(score.parts()["inauguration"] for score in scores) == points
    assert tuple(int(score.debts.last) for score in scores) == last
    assert tuple(score.debts.amount for score in scores) == last


def test_standings_name_the_place_and_the_last() -> None:
    standings = table_standings(BOARD, [sheet(checked=boxes) for boxes in (5, 9, 5, 3)])
    assert [(standing.place, standing.last) for standing in standings] == [
        (1, False),
        (0, False),
        (1, False),
        (2, True),
    ]
