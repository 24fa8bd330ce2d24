"""The worked example of the books: 92 points, reached turn by turn with the printed cards and scored part by part."""

from collections import Counter
from functools import cache

from newvegas_desktop.new_las_vegas.rules.cards import Card, DeckCard
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.loan import Loan
from newvegas_desktop.new_las_vegas.rules.outcome import End, Outcome, table_scores
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import intersection_text
from newvegas_desktop.new_las_vegas.rules.score import Safe
from newvegas_desktop.new_las_vegas.rules.setup import Setup
from newvegas_desktop.new_las_vegas.rules.shuffles import ALL_STACKS
from newvegas_desktop.new_las_vegas.rules.tally import tally
from tests.scoring.positions import BOARD, Told, avenues, lots, pile, play, row
from tests.scoring.worked_example import (
    BENOIT_FIRST_STACK,
    BENOIT_SECOND_STACK,
    RESHUFFLED_AFTER,
    RIVAL_FIRST_STACK,
    RIVAL_SECOND_STACK,
    ROUNDS,
    STREETS,
)

BENOIT, RIVAL = 0, 1


def stacks(first: str, second: str) -> tuple[Card, ...]:
    """All 81 cards: two stacks that begin as told, the cards nobody needs under them and in the third."""
    wanted = [pile(first), pile(second)]
    rest = sorted((Counter(BOARD.deck) - Counter(wanted[0]) - Counter(wanted[1])).elements())
    dealt: list[Card] = []
    for cards in wanted:
        missing = 27 - len(cards)
        dealt += [*cards, *rest[:missing]]
        del rest[:missing]
    return (*dealt, *rest)


@cache
def played() -> tuple[Game, Game, Told]:
    """The game before its last confirmation and after it, every step through the checks."""
    second: tuple[DeckCard, ...] = stacks(BENOIT_SECOND_STACK, RIVAL_SECOND_STACK)
    chance = Told(results=[second])
    first: tuple[DeckCard, ...] = stacks(BENOIT_FIRST_STACK, RIVAL_FIRST_STACK)
    game = new_game(BOARD, Setup(2, True, True, ("P5", "V7", "Y5"), first), chance)
    play(game, BENOIT, "vote for")
    play(game, RIVAL, "vote against")
    before = game
    for number, turns in enumerate(ROUNDS, 1):
        assert game.round == number
        for seat, steps in enumerate(turns):
            play(game, seat, f"choose {seat}", *steps.split("; "))
        before = game.copy()
        play(game, BENOIT, "confirm")
        play(game, RIVAL, "confirm")
        if number == RESHUFFLED_AFTER:
            assert game.phase is Phase.RESHUFFLE
            assert game.asked == (RIVAL,)
            play(game, RIVAL, "reshuffle yes")
    return before, game, chance


def outcome() -> Outcome:
    """How the game ended."""
    found = played()[1].outcome
    assert found is not None
    return found


def test_the_cards_are_the_printed_ones() -> None:
    for first, second in ((BENOIT_FIRST_STACK, RIVAL_FIRST_STACK), (BENOIT_SECOND_STACK, RIVAL_SECOND_STACK)):
        assert sorted(stacks(first, second)) == sorted(BOARD.deck)
    assert [(asked[1], asked[2]) for asked in played()[2].asked] == [(RESHUFFLED_AFTER, ALL_STACKS)]


def test_the_sheet_is_the_one_on_the_rules_page() -> None:
    sheet = played()[1].sheets[BENOIT]
    numbers = {f"{lot // 11 + 1}.{lot % 11 + 1}": sheet.number(lot) for lot in range(44) if sheet.opened >> lot & 1}
    assert numbers == {
        lot: number for street, text in enumerate(STREETS, 1) for lot, number in row(street, text).items()
    }
    assert BOARD.casinos & ~sheet.built == lots("1.10 2.4 4.3")
    assert sheet.available == lots("2.1 3.3 3.4")
    assert sheet.stars == lots("1.4 1.7 1.9 2.7 2.10 3.8 3.9 4.1 4.7")
    assert sheet.stars_lost == lots("3.5")
    assert sheet.holes == avenues(2, 3, 4, 5, 6, 7)
    assert sheet.holes_lost == avenues(8, 9, 10)
    assert (sheet.checked, sheet.circled, sheet.extended.bit_count()) == (7, 3, 2)
    assert " ".join(map(intersection_text, sheet.route)) == "I2.2 I1.2 I1.3 I1.4 I2.4 I2.5 I3.5"
    assert (sheet.large, sheet.small) == (avenues(2, 9, 11), avenues(5, 6, 7, 8))
    crossed = {column: count for column, count in zip(Column, sheet.crossed, strict=True) if count}
    assert crossed == {
        Column.INAUGURATION: 1,
        Column.STREETS: 2,
        Column.PAR5: 3,
        Column.MISSING_PATH: 1,
        Column.SHOW_LEFT: 6,
        Column.SHOW_RIGHT: 3,
    }


def test_92_part_by_part() -> None:
    assert outcome().parts()[BENOIT] == {
        "projects": 18,
        "inauguration": 8,
        "shows": 37,
        "hotels": 13,
        "streets": 25,
        "golf": 17,
        "limousine": -6,
        "safe": -20,
        "total": 92,
    }


def test_92_figure_by_figure() -> None:
    score = outcome().scores[BENOIT]
    assert score.projects == (6, 0, 12)
    assert (score.free_boxes, score.standing.place, score.standing.last) == (1, 1, True)
    assert (score.show_left, score.show_right) == (28, 9)
    assert (score.hotels, score.hotel_values) == ((3, 4), (3, 1))
    assert (score.runs, score.street_value) == ((4, 2, 7, 4), 8)
    assert score.standing.leads == (False, False, True, False)
    assert (score.holes, score.hole_values) == ((3, 2, 1), (1, 2, 10))
    assert (score.vip, score.vip_value, score.luxury, score.luxury_value) == (1, 3, 1, 3)
    assert (score.mafia, score.missing, score.missing_value) == (1, 2, -6)
    assert score.bundles == Loan(4, 4)
    assert (score.debts.cranes, score.debts.shows) == (lots("2.1"), ((Column.SHOW_RIGHT, 3),))
    assert (score.debts.groups.bit_count(), score.debts.last, score.debts.amount) == (2, True, 5)


def test_the_rival_is_as_the_rules_page_says_and_ends_the_game() -> None:
    rival = outcome().scores[RIVAL]
    assert rival.free_boxes > 1
    assert [a > b for a, b in zip(rival.runs, (4, 2, 7, 4), strict=True)] == [True, True, False, True]
    assert rival.projects == (10, 0, 0)
    assert outcome().reasons == (End.CASINOS,)
    assert outcome().scores == table_scores(played()[1])


def test_before_the_last_confirmation_the_tally_guesses_no_vote() -> None:
    """Two bundles of the loan are sure, four are possible: 4 or 6 bundles against 5 debts."""
    score = tally(played()[0], BENOIT)
    assert (score.bundles, score.debts.amount, score.safe) == (Loan(4, 6), 5, Safe.WITH_LOAN)
    # the rival's last turn adds nothing Benoit is compared with, so only the penalty is missing
    assert score.total == 92 + 20
    assert score.parts() == {**outcome().scores[BENOIT].parts(), "safe": 0}
