"""Final score, Streets: the longest run of each street and a bonus where nobody has a longer one."""

import pytest

from newvegas_desktop.new_las_vegas.rules.outcome import table_scores
from newvegas_desktop.new_las_vegas.rules.runs import longest_run, longest_runs, street_runs
from newvegas_desktop.new_las_vegas.rules.score import score_sheet, table_standings
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from tests.scoring.positions import ALONE, BOARD, NO_LOAN, QUIET, row, score, sheet, table

RUNS = [
    # street, numbers, casinos built besides, the longest run
    (1, "", "", 0),
    (1, ". . 5", "", 1),  # R23: a single number is a run of 1
    (1, ". . 5 6 7 8", "", 1),
    (1, ". . 1 3 5 7", "", 4),
    (1, ". . 0 2 4", "", 3),  # 0 is even
    (1, ". . 1 . 3", "", 1),  # a built casino without a number breaks the run
    (1, ". . 1 3 . 5 7 9", "", 3),
    (1, ". . 2 4 5 7 9", "", 3),
    (1, ". . 3 5 7 8 10", "", 3),
    (1, ". . 1 3 4 6 8 9", "", 3),
    (2, ". 1 3 . 5", "", 3),  # a casino under construction is skipped as if absent
    (2, ". 1 3 . 5", "2.4", 2),  # but not once it is built
    (2, "1 3 5", "", 3),  # a crane casino that is open counts
    (2, ". 2 2 . 4", "", 3),  # equal neighbours count each
    (2, ". 3 3 . 3 4", "", 3),
    (2, ". . . . . . . 4 . 6 8", "", 3),  # 2.9 is under construction
    (2, ". . . . . . . 4 . 6 8", "2.9", 2),
    (2, "1 3 5 7 9 11 13 15 15 17 17", "", 11),
    (3, ". . 2 4 . 6", "", 3),  # 3.5 is under construction
    (3, ". . 2 4 . 7", "", 2),
    (4, "1 3 . 5 7 9 11 . 13", "", 7),
    (4, "1 3 4 5 7 9", "", 3),
    (4, "1 2 . 3 4 5 6 . 7", "", 1),
]


@pytest.mark.parametrize(("street", "numbers", "built", "length"), RUNS)
def test_the_longest_run(street: int, numbers: str, built: str, length: int) -> None:
    made = sheet(row(street, numbers), built=built)
    assert longest_run(BOARD, made, street - 1) == length
    assert longest_runs(BOARD, made) == tuple(length if other == street else 0 for other in range(1, 5))
    # the runs one by one say the same
    assert max((len(found) for _, found in street_runs(BOARD, made, street - 1)), default=0) == length
    assert score(made).parts()["streets"] == length


def test_runs_from_the_left_with_their_parity() -> None:
    made = sheet(row(2, ". 1 3 . 4 . 6 8 . 9"))
    assert street_runs(BOARD, made, 1) == [(1, (12, 13)), (0, (15,)), (0, (17, 18)), (1, (20,))]


def test_one_point_a_casino_of_each_streets_longest_run_only() -> None:
    made = sheet(
        {
            **row(1, ". . 1 3 5 . 8 10"),
            **row(2, ". 1 . . 2"),
            **row(3, ". . 2 4 . 6 8"),
            **row(4, "0 2"),
        }
    )
    found = score(made)
    assert found.runs == (3, 1, 4, 2)
    assert found.parts()["streets"] == 10


def with_runs(*lengths: int, improved: int = 0) -> Sheet:
    """A sheet whose longest runs have these lengths."""
    first_free = {1: 3, 2: 5, 3: 6, 4: 4}
    numbers = {
        f"{street}.{first_free[street] + i}": 2 * i + 1
        for street, length in enumerate(lengths, 1)
        for i in range(length)
    }
    return sheet(numbers, crossed={"streets": improved})


@pytest.mark.parametrize(
    ("sheets", "leads", "points"),
    [
        # longer runs score, shorter ones do not
        (((3, 2, 0, 1), (2, 3, 1, 0)), ("1001", "0110"), (6 + 8, 6 + 8)),
        # ties all score
        (((3, 3, 3, 3), (3, 3, 3, 3)), ("1111", "1111"), (12 + 16, 12 + 16)),
        (((2, 1, 0, 0), (2, 0, 0, 0), (1, 1, 0, 0)), ("1100", "1000", "0100"), (3 + 8, 2 + 4, 2 + 4)),
        # a run of 0 never scores, even if nobody has a longer one
        (((0, 0, 0, 0), (0, 0, 0, 0)), ("0000", "0000"), (0, 0)),
        (((1, 0, 0, 0), (0, 0, 0, 0)), ("1000", "0000"), (1 + 4, 0)),
    ],
)
def test_bonus_where_nobody_has_a_longer_run(
    sheets: tuple[tuple[int, ...], ...], leads: tuple[str, ...], points: tuple[int, ...]
) -> None:
    game = table(len(sheets))
    game.sheets = [with_runs(*lengths) for lengths in sheets]
    scores = table_scores(game)
    for score_, lead, total in zip(scores, leads, points, strict=True):
        assert score_.standing.leads == tuple(mark == "1" for mark in lead)
        assert score_.parts()["streets"] == total


@pytest.mark.parametrize(("improved", "value"), list(enumerate((4, 6, 8, 10))))
def test_the_bonus_is_that_of_ones_own_column(improved: int, value: int) -> None:
    mine, other = with_runs(3, 2, 0, 1, improved=improved), with_runs(1, 3, 0, 1)
    standings = table_standings(BOARD, [mine, other])
    found = [
        score_sheet(BOARD, QUIET, made, standing, NO_LOAN)
        for made, standing in zip((mine, other), standings, strict=True)
    ]
    assert found[0].parts()["streets"] == 6 + 2 * value
    assert found[1].parts()["streets"] == 5 + 2 * 4


def test_no_lead_no_bonus() -> None:
    assert score(with_runs(3, 2, 1, 1, improved=3), ALONE).parts()["streets"] == 7
