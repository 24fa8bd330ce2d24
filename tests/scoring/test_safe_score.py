"""Final score, Safe: the loan, the bundles, every kind of debt, and bankruptcy."""

from itertools import product

import pytest

from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.debts import unpaid
from newvegas_desktop.new_las_vegas.rules.loan import Loan, loan, loan_bundles
from newvegas_desktop.new_las_vegas.rules.outcome import table_scores
from newvegas_desktop.new_las_vegas.rules.score import Safe, Standing
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from tests.scoring.positions import BOARD, NO_LOAN, lots, score, sheet, table

# seats: the bundles for 0, 1, 2 … votes for
LOANS = {
    2: (0, 2, 4),
    3: (0, 2, 4, 4),
    4: (0, 2, 2, 4, 4),
    5: (0, 2, 2, 4, 4, 4),
    6: (0, 2, 2, 2, 4, 4, 4),
}


@pytest.mark.parametrize("seats", LOANS)
def test_the_loan_more_than_half_for_4_anyone_for_2_nobody_0(seats: int) -> None:
    assert tuple(loan_bundles(votes_for, seats) for votes_for in range(seats + 1)) == LOANS[seats]
    for votes in product((False, True), repeat=seats):
        bundles = LOANS[seats][sum(votes)]
        assert loan(True, votes) == Loan(bundles, bundles)


@pytest.mark.parametrize(
    ("votes", "least", "most"),
    [
        ([None, None], 0, 4),
        ([True, None], 2, 4),
        ([False, None], 0, 2),
        ([True, None, None], 2, 4),
        ([False, None, None], 0, 4),
        ([True, True, None], 4, 4),
        ([False, False, None], 0, 2),
        ([True, True, None, None], 2, 4),
        ([False, False, False, None], 0, 2),
    ],
)
def test_an_unknown_vote_leaves_the_loan_open(votes: list[bool | None], least: int, most: int) -> None:
    assert loan(True, votes) == Loan(least, most)


@pytest.mark.parametrize("votes", [[None, None], [True, True], [False, False]])
def test_without_the_bank_everyone_has_2_more_bundles(votes: list[bool | None]) -> None:
    assert loan(False, votes) == Loan(2, 2)


@pytest.mark.parametrize("seats", LOANS)
def test_every_seat_has_1_bundle_and_the_loan(seats: int) -> None:
    for votes_for, bundles in enumerate(LOANS[seats]):
        game = table(seats, votes="+" * votes_for + "-" * (seats - votes_for))
        assert [score.bundles for score in table_scores(game)] == [Loan(1 + bundles, 1 + bundles)] * seats
    assert [score.bundles for score in table_scores(table(seats, bank=False))] == [Loan(3, 3)] * seats


# what stands on the sheet, last in Inauguration, the debts
DEBTS: list[tuple[Sheet, bool, int]] = [
    (sheet(), False, 0),
    (sheet(), True, 1),
    (sheet(built="2.1"), False, 1),  # crane crossed, not open
    (sheet(built="2.1 4.8"), False, 2),
    (sheet({"2.1": 3}), False, 0),  # open: its debt is paid
    (sheet({"2.1": 3}, built="1.2"), False, 1),
    (sheet({"1.3": 3}), False, 0),  # no crane
    (sheet(checked=9, circled=4), False, 0),  # Change number and Change effect cross the debt out
    (sheet(checked=9, circled=4, extended=(2,)), False, 1),
    (sheet(checked=13, circled=6, extended=(1, 2, 3, 4, 5, 6)), False, 6),
    (sheet(built="2.1", checked=5, circled=2, extended=(1, 2), crossed={"show_left": 6, "show_right": 3}), True, 5),
]


@pytest.mark.parametrize(("made", "last", "amount"), DEBTS)
def test_every_kind_of_debt(made: Sheet, last: bool, amount: int) -> None:
    assert unpaid(BOARD, made, last).amount == amount


@pytest.mark.parametrize(
    ("column", "debts"),
    [
        # the first box circles both; the box beside each pays it: beside 16 and 21, beside 6 and 9
        ("show_left", (0, 2, 2, 2, 2, 1, 0)),
        ("show_right", (0, 2, 2, 1, 0, 0, 0)),
    ],
)
def test_show_debts_are_circled_by_the_first_box_and_paid_beside_them(column: str, debts: tuple[int, ...]) -> None:
    for crossed, amount in enumerate(debts):
        assert unpaid(BOARD, sheet(crossed={column: crossed}), False).amount == amount


def test_debts_say_where_they_stand() -> None:
    made = sheet(built="3.11", checked=5, circled=2, extended=(2,), crossed={"show_left": 5, "show_right": 1})
    found = unpaid(BOARD, made, True)
    assert found.cranes == lots("3.11")
    assert found.shows == ((Column.SHOW_LEFT, 5), (Column.SHOW_RIGHT, 2), (Column.SHOW_RIGHT, 3))
    assert found.groups == 0b10
    assert found.last
    assert found.amount == 6


@pytest.mark.parametrize(
    ("debts", "bundles", "safe", "points"),
    [
        (0, Loan(0, 0), Safe.COVERED, 0),
        (1, Loan(0, 0), Safe.COVERED, 0),  # the bundle of the start; equal is not bankrupt
        (2, Loan(0, 0), Safe.BANKRUPT, -20),
        (3, Loan(2, 2), Safe.COVERED, 0),
        (4, Loan(2, 2), Safe.BANKRUPT, -20),
        (5, Loan(4, 4), Safe.COVERED, 0),
        (6, Loan(4, 4), Safe.BANKRUPT, -20),
        (3, Loan(2, 4), Safe.COVERED, 0),
        (4, Loan(2, 4), Safe.WITH_LOAN, 0),
        (5, Loan(2, 4), Safe.WITH_LOAN, 0),
        (6, Loan(2, 4), Safe.BANKRUPT, -20),  # no vote can avert it
    ],
)
def test_more_debts_than_bundles_costs_20_and_surplus_is_worth_nothing(
    debts: int, bundles: Loan, safe: Safe, points: int
) -> None:
    made = sheet(checked=13, circled=6, extended=range(1, debts + 1))
    found = score(made, from_loan=bundles)
    assert found.debts.amount == debts
    assert (found.safe, found.safe_points, found.parts()["safe"], found.total) == (safe, points, points, points)


def test_a_visited_and_open_mafia_casino_averts_bankruptcy() -> None:
    opened = {"1.3": 2}
    made = sheet(opened, built="2.1 1.2", route="2.2 1.2 1.3")
    assert score(made, from_loan=NO_LOAN).parts()["safe"] == 0
    assert score(sheet(opened, built="2.1 1.2", route="2.2 2.3 1.3")).parts()["safe"] == -20


def test_the_last_places_debt_can_make_bankrupt() -> None:
    made = sheet(built="2.1")
    assert score(made, Standing(1, False, (False,) * 4)).parts()["safe"] == 0
    assert score(made, Standing(1, True, (False,) * 4)).parts()["safe"] == -20
