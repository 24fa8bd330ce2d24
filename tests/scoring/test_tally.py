"""The tally: the score if the game ended now, the others as seen (R4), one's own vote known and no other guessed."""

import pytest

from newvegas_desktop.new_las_vegas.rules.game import new_game
from newvegas_desktop.new_las_vegas.rules.loan import Loan
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.score import Safe
from newvegas_desktop.new_las_vegas.rules.setup import Setup
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.tally import acme_tally, tally
from newvegas_desktop.new_las_vegas.rules.view import NOBODY
from tests.scoring.positions import (
    BOARD,
    QUIET,
    Told,
    almost_full,
    avenues,
    offer,
    play,
    put,
    sheet,
    solo,
    table,
)

AVENUE_6 = {"1.6": 9, "2.6": 3, "3.6": 5}
"""Avenue 6 but for 4.6."""


def test_before_any_vote_nothing_is_known_of_the_loan() -> None:
    dealt = table()
    game = new_game(BOARD, dealt.setup, Told())
    found = tally(game, 0)
    assert (found.bundles, found.debts.amount, found.safe) == (Loan(1, 5), 1, Safe.COVERED)
    assert found.total == 10


@pytest.mark.parametrize(
    ("votes", "bundles"),
    [("--", Loan(1, 3)), ("-+", Loan(1, 3)), ("+-", Loan(3, 5)), ("++", Loan(3, 5))],
)
def test_ones_own_vote_is_known_and_the_others_are_not_guessed(votes: str, bundles: Loan) -> None:
    assert tally(table(votes=votes), 0).bundles == bundles


@pytest.mark.parametrize("votes", ["--+", "-++", "+--", "++-"])
def test_of_a_rival_the_vote_of_who_looks_is_known_and_its_own_is_not(votes: str) -> None:
    game = table(3, votes=votes)
    least, most = tally(game, 0).bundles
    assert [tally(game, seat, 0).bundles for seat in range(3)] == [Loan(least, most)] * 3
    assert tally(game, 1, NOBODY).bundles == Loan(1, 5)


@pytest.mark.parametrize(
    ("vote", "extends", "safe", "points"),
    [
        # seat 0 is last, which is one debt more; 1 or 3 bundles after a vote against, 3 or 5 after one for
        ("-", 0, Safe.COVERED, 0),
        ("-", 1, Safe.WITH_LOAN, 0),
        ("-", 2, Safe.WITH_LOAN, 0),
        ("-", 3, Safe.BANKRUPT, -20),
        ("+", 2, Safe.COVERED, 0),
        ("+", 3, Safe.WITH_LOAN, 0),
        ("+", 4, Safe.WITH_LOAN, 0),
        ("+", 5, Safe.BANKRUPT, -20),
    ],
)
def test_minus_20_only_if_no_vote_can_avert_it(vote: str, extends: int, safe: Safe, points: int) -> None:
    mine = sheet(checked=13, circled=6, extended=range(1, extends + 1))
    for other in "-+":
        found = tally(table(votes=vote + other, sheets=[mine, sheet()]), 0)
        assert (found.safe, found.safe_points, found.total) == (safe, points, points)


def test_r4_a_rivals_turn_does_not_show_until_the_round_is_over() -> None:
    mine = sheet({"1.5": 3, "1.6": 5}, checked=4)
    game = table(sheets=[mine, sheet({"1.5": 3, "1.6": 5}, checked=4)])
    offer(game, "7 inauguration", "7 inauguration", "7 inauguration")
    before = tally(game, 0)
    assert before.standing.leads[0]
    assert before.inauguration == 10
    for step in ("choose 0", "open 1.7", "inauguration", "confirm"):
        play(game, 1, step)
        assert tally(game, 0) == before
        assert tally(game, 1).standing.leads[0]
    offer(game, "12 show", "12 show", "12 show")
    play(game, 0, "choose 0", "open 4.9", "confirm")
    after = tally(game, 0)
    assert not after.standing.leads[0]
    assert after.inauguration == 5


def test_a_rival_sees_the_sheet_of_the_rounds_beginning_too() -> None:
    game = table(sheets=[sheet(checked=4), sheet(checked=4)])
    offer(game, "7 inauguration", "7 inauguration", "7 inauguration")
    play(game, 0, "choose 0", "open 1.7", "inauguration")
    assert tally(game, 0).inauguration == 10
    assert not tally(game, 0).debts.last
    assert tally(game, 1).inauguration == 10
    assert tally(game, 1).debts.last


@pytest.mark.parametrize(
    ("rival", "hotels", "points"),
    [
        (sheet(), (1, 0), 3),
        (sheet(large=(6,)), (0, 1), 1),
        (sheet(small=(6,)), (0, 1), 1),
        (sheet(large=(7,)), (1, 0), 3),
    ],
)
def test_a_hotel_of_this_turn_counts_as_if_the_round_were_over(
    rival: Sheet, hotels: tuple[int, int], points: int
) -> None:
    game = table(sheets=[sheet(AVENUE_6), rival])
    offer(game, "8 show", "8 show", "8 show")
    assert tally(game, 0).hotels == (0, 0)
    play(game, 0, "choose 0", "open 4.6")
    found = tally(game, 0)
    assert (found.hotels, found.parts()["hotels"]) == (hotels, points)
    play(game, 0, "confirm")
    assert tally(game, 0).hotels == hotels
    assert game.sheets[0].hotels == 0, "the hotel itself is built when the round is over"


def test_a_rival_who_finishes_the_avenue_in_the_same_round_takes_nothing_away() -> None:
    game = table(sheets=[sheet(AVENUE_6), sheet(AVENUE_6)])
    offer(game, "8 show", "8 show", "8 show")
    play(game, 1, "choose 0", "open 4.6", "confirm")
    play(game, 0, "choose 0", "open 4.6")
    assert tally(game, 0).hotels == tally(game, 1).hotels == (1, 0)
    play(game, 0, "confirm")
    assert [made.large for made in game.sheets] == [avenues(6)] * 2
    assert tally(game, 0).hotels == tally(game, 1).hotels == (1, 0)


@pytest.mark.parametrize(("rival_done", "points"), [((0, 0, 0), 8), ((1, 0, 0), 4), ((2, 0, 0), 4), ((0, 1, 1), 8)])
def test_a_project_of_this_turn_counts_as_if_the_round_were_over(rival_done: tuple[int, int, int], points: int) -> None:
    mine = sheet(AVENUE_6, large=(1, 2))
    game = table(projects=("P1", "V7", "Y6"), sheets=[mine, sheet(projects=rival_done)])
    offer(game, "8 show", "8 show", "8 show")
    play(game, 0, "choose 0", "open 4.6")
    assert tally(game, 0).projects == (points, 0, 0)


def test_a_project_done_is_not_counted_twice_or_lost() -> None:
    mine = sheet(projects=(2, 0, 0), large=(1, 2, 3))
    game = table(projects=("P1", "V7", "Y6"), sheets=[mine, sheet()])
    assert tally(game, 0).projects == (4, 0, 0)


def test_limousine_now_and_at_home() -> None:
    mine = sheet({"1.4": 5, "2.5": 2}, route="2.2 1.2 1.3 1.4 2.4 2.5 3.5")
    found = tally(table(sheets=[mine]), 0)
    assert (found.limousine_points, found.carpets_points) == (6 - 20, 6)
    assert found.total_at_home == found.total + 20


def test_while_the_reshuffle_is_asked_the_round_is_over_for_everyone() -> None:
    game = table(projects=("P1", "V7", "Y6"), sheets=[sheet(AVENUE_6, large=(1, 2)), sheet(checked=4)])
    offer(game, "8 inauguration", "8 inauguration", "8 inauguration")
    play(game, 0, "choose 0", "open 4.6", "confirm")
    play(game, 1, "choose 0", "open 4.6", "inauguration", "confirm")
    assert game.phase is Phase.RESHUFFLE
    found = tally(game, 0)
    assert (found.projects, found.hotels, found.standing.place) == ((8, 0, 0), (3, 0), 1)
    assert tally(game, 1).free_boxes == 5


def test_after_the_end_the_tally_is_the_final_score() -> None:
    game = table(votes="++", sheets=[almost_full("4.9"), sheet(checked=5)])
    offer(game, "15 limousine", "15 limousine", "15 limousine")
    for seat in (0, 1):
        play(game, seat, "choose 0", "open 4.9", "confirm")
    assert game.outcome is not None
    assert [tally(game, seat) for seat in (0, 1)] == list(game.outcome.scores)
    assert tally(game, 0).bundles == Loan(5, 5)


def test_after_the_end_acmes_tally_is_its_final_score() -> None:
    game = solo("15-show 15-lim 15-con 4-show 5-show 6-show", vote="-", bank_card="5-show", made=almost_full("4.9"))
    # its vote is not known before the end
    assert acme_tally(game).safe == 0
    play(game, 0, "take 0 1", "open 4.9", "confirm")
    assert game.outcome is not None
    assert acme_tally(game) == game.outcome.acme
    assert acme_tally(game).safe == -5
    assert tally(game, 0) == game.outcome.scores[0]


def test_solo_acmes_vote_is_not_guessed() -> None:
    for number in ("2-show", "15-show"):
        for vote, bundles in (("-", Loan(1, 3)), ("+", Loan(3, 5))):
            game = solo(vote=vote, bank_card=number)
            assert tally(game, 0).bundles == bundles
            assert acme_tally(game).safe == 0
    assert tally(solo(bank=False), 0).bundles == Loan(3, 3)


def test_solo_before_the_vote() -> None:
    with_bank = solo()
    setup = with_bank.setup
    game = new_game(BOARD, Setup(1, True, True, QUIET, setup.cards, setup.architect, setup.bank_card), Told())
    assert tally(game, 0).bundles == Loan(1, 5)
    assert acme_tally(game).parts() == {**dict.fromkeys(acme_tally(game).parts(), 0), "streets": 4 + 4 * 6}


def test_solo_the_card_given_and_the_approvals_of_this_round_count_already() -> None:
    game = solo("9-show pink 8-ina 7-con 6-show 5-show", made=sheet(checked=4, circled=2))
    before = tally(game, 0)
    assert (before.inauguration, before.debts.last) == (0, False)
    # hotel 6 comes with the first approval
    assert (acme_tally(game).hotels, acme_tally(game).inauguration) == (5, 0)
    put(game, sheet())
    assert tally(game, 0).inauguration == 10
    play(game, 0, "take 0 2")
    assert acme_tally(game).inauguration == 3
    play(game, 0, "open 1.7")
    assert tally(game, 0).inauguration == 10
    assert game.acme.hotels == 0
    assert game.solo_cards.pile == ()
