"""Final score: most points win; then most hotels; then most large hotels; then the victory is shared."""

import pytest

from newvegas_desktop.new_las_vegas.rules.outcome import Decided, End, Outcome, decide, winners_of
from newvegas_desktop.new_las_vegas.rules.score import PARTS
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from tests.scoring.positions import score, sheet, table


def hotels(large: int, small: int, *, shows: int = 0, better: int = 0) -> Sheet:
    """A sheet with so many hotels and boxes crossed in the left Show column and for large hotels."""
    return sheet(
        large=range(1, large + 1),
        small=range(large + 1, large + small + 1),
        crossed={"show_left": shows, "hotel_large": better},
    )


@pytest.mark.parametrize(
    ("sheets", "totals", "winners", "decided"),
    [
        # most points, whatever the hotels
        ([hotels(0, 0, shows=5), hotels(1, 8)], [31, 21], (0,), Decided.POINTS),
        ([hotels(2, 0), hotels(1, 1)], [16, 14], (0,), Decided.POINTS),
        ([hotels(0, 0), hotels(1, 0), hotels(2, 1)], [10, 13, 17], (2,), Decided.POINTS),
        # equal points: most hotels
        ([hotels(2, 0), hotels(1, 3)], [16, 16], (1,), Decided.HOTELS),
        ([hotels(0, 6), hotels(2, 0), hotels(1, 3)], [16, 16, 16], (0,), Decided.HOTELS),
        # everything equal: shared
        ([hotels(1, 1), hotels(1, 1)], [14, 14], (0, 1), Decided.SHARED),
        ([hotels(0, 0), hotels(1, 1), hotels(1, 1)], [10, 14, 14], (1, 2), Decided.SHARED),
    ],
)
def test_winners_and_what_decided(
    sheets: list[Sheet], totals: list[int], winners: tuple[int, ...], decided: Decided
) -> None:
    scores = tuple(score(made) for made in sheets)
    assert [found.total for found in scores] == totals
    assert winners_of(scores) == (winners, decided)


def test_equal_points_and_hotels_are_decided_by_large_ones() -> None:
    # 10 + 2 x 3 = 10 + 4 + 2 with one large hotel more valuable
    two_large = score(sheet(large=(1, 2)))
    one_large = score(sheet(large=(1,), small=(2,), crossed={"hotel_large": 1, "hotel_small": 1}))
    assert two_large.total == one_large.total == 16
    assert winners_of((one_large, two_large)) == ((1,), Decided.LARGE_HOTELS)
    assert winners_of((one_large, two_large, two_large)) == ((1, 2), Decided.SHARED)


def test_hotels_decide_only_among_those_with_most_points() -> None:
    behind_with_many = score(hotels(0, 5))
    level = score(hotels(2, 0)), score(hotels(1, 3))
    assert behind_with_many.total < level[0].total == level[1].total
    assert winners_of((behind_with_many, *level)) == ((2,), Decided.HOTELS)


def test_large_hotels_decide_only_among_those_with_most_hotels() -> None:
    many_large = score(sheet(large=(1, 2, 3, 4)))
    level = (
        score(sheet(large=(1,), small=range(2, 7), crossed={"hotel_large": 3})),
        score(sheet(large=(2,), small=range(3, 8), crossed={"hotel_large": 3})),
    )
    assert many_large.total == level[0].total == 22
    assert winners_of((many_large, *level)) == ((1, 2), Decided.SHARED)


def test_the_outcome_of_a_table_lists_parts_and_total_of_every_seat() -> None:
    game = table(2, votes="+-", sheets=[hotels(2, 1), hotels(0, 0, shows=1)])
    outcome = decide(game, (End.TRACK, End.CASINOS))
    assert isinstance(outcome, Outcome)
    assert outcome.reasons == (End.TRACK, End.CASINOS)
    assert outcome.acme is None
    assert (outcome.winners, outcome.decided) == ((0,), Decided.POINTS)
    rows = outcome.parts()
    assert [tuple(row) for row in rows] == [(*PARTS, "total")] * 2
    assert [row["total"] for row in rows] == [17, 13]
    # one for, one against: 3 bundles; the second seat owes both Show debts and the shared last place
    assert [(found.bundles.least, found.debts.amount) for found in outcome.scores] == [(3, 1), (3, 3)]
    for row in rows:
        assert sum(row[part] for part in PARTS) == row["total"]
