"""Solo: the draw, the two cards used, ACME's pile, and a deck that runs out (R10)."""

import pytest

from newvegas_desktop.new_las_vegas.rules.actions import PAIRS
from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.game import new_game
from newvegas_desktop.new_las_vegas.rules.shuffles import DRAW_DECK, Shuffle
from tests.scoring.positions import BOARD, Told, almost_full, cards, pile, play, sheet, solo, take, texts

PINK, VIOLET, YELLOW = APPROVALS


@pytest.mark.parametrize(
    ("deck", "hand", "drawn", "left"),
    [
        ("9-show 8-lim 7-con 6-ina", "9-sho 8-lim 7-con", "", "6-ina"),
        ("pink 9-show 8-lim 7-con 6-ina", "9-sho 8-lim 7-con", "pink", "6-ina"),
        ("9-show violet 8-lim 7-con 6-ina", "9-sho 8-lim 7-con", "violet", "6-ina"),
        ("9-show 8-lim yellow 7-con 6-ina", "9-sho 8-lim 7-con", "yellow", "6-ina"),
        ("9-show 8-lim 7-con pink 6-ina", "9-sho 8-lim 7-con", "", "pink 6-ina"),  # drawn with the next three
        ("violet pink 9-show 8-lim 7-con 6-ina", "9-sho 8-lim 7-con", "violet pink", "6-ina"),
        ("yellow 9-show violet 8-lim pink 7-con", "9-sho 8-lim 7-con", "yellow violet pink", ""),
    ],
)
def test_three_cards_are_drawn_and_approvals_replaced(deck: str, hand: str, drawn: str, left: str) -> None:
    found = solo(deck).solo_cards
    assert (texts(found.hand), texts(found.drawn), texts(found.deck)) == (hand, drawn, left)


def test_the_approvals_drawn_are_told_in_order() -> None:
    dealt = solo("yellow 9-show pink 8-lim 7-con").setup
    game = new_game(BOARD, dealt, Told())
    events = play(game, 0, "vote for")
    assert [event.at for event in events if event.what is Happened.APPROVAL_DRAWN] == [YELLOW.colour, PINK.colour]


def test_the_number_of_one_and_the_effect_of_another() -> None:
    game = solo("9-show 8-lim 7-con 6-ina 5-imp 4-show")
    hand = game.solo_cards.hand
    assert game.offers == tuple((hand[number].number, hand[effect].effect) for number, effect in PAIRS)
    assert all(number != effect for number, effect in PAIRS)
    assert len(PAIRS) == 6


@pytest.mark.parametrize(
    ("step", "given", "used"),
    [
        ("take 0 1", "7-con", "9-sho 8-lim"),
        ("take 1 0", "7-con", "9-sho 8-lim"),
        ("take 0 2", "8-lim", "9-sho 7-con"),
        ("take 2 0", "8-lim", "9-sho 7-con"),
        ("take 1 2", "9-sho", "8-lim 7-con"),
        ("take 2 1", "9-sho", "8-lim 7-con"),
    ],
)
def test_the_third_card_goes_to_acme_and_the_two_used_to_the_discard_pile(step: str, given: str, used: str) -> None:
    game = solo("9-show 8-lim 7-con 6-ina 5-imp 4-show")
    events = play(game, 0, step, "open 4.6", "confirm")
    assert (texts(game.solo_cards.pile), texts(game.solo_cards.discard)) == (given, used)
    assert texts(game.solo_cards.hand) == "6-ina 5-imp 4-sho"
    (told,) = (event for event in events if event.what is Happened.GIVEN)
    assert told == Event(Happened.GIVEN, 0, ["9-sho", "8-lim", "7-con"].index(given))


def test_the_effect_is_that_of_the_other_card() -> None:
    game = solo("9-show 8-imp 7-con 6-ina 5-imp 4-show")
    play(game, 0, "take 0 1", "open 4.7", "improvement streets", "confirm")
    assert game.sheets[0].number(39) == 9
    assert game.sheets[0].crossed[3] == 1


def test_the_order_of_acmes_pile_never_changes() -> None:
    game = solo("9-show 8-lim 7-con 6-ina 5-imp 4-show 10-lim 11-con 12-show 13-ina 14-show 15-imp")
    play(game, 0, *take(0, 2, "4.6"))
    play(game, 0, *take(0, 1, "1.7"))
    play(game, 0, *take(1, 2, "4.9"))
    assert texts(game.solo_cards.pile) == "8-lim 4-sho 10-lim"
    assert texts(game.solo_cards.discard) == "9-sho 7-con 6-ina 5-imp 11-con 12-sho"


@pytest.mark.parametrize("given", range(3))
def test_refused_two_boxes_and_a_card_for_acme_all_the_same(given: int) -> None:
    game = solo("5-show 4-lim 3-con 12-ina 13-imp 14-show", made=almost_full("4.9 3.10"))
    assert [step.text for step in game.legal(0)] == [f"refuse and give {card}" for card in range(3)]
    play(game, 0, f"refuse and give {given}", "confirm")
    hand = pile("5-show 4-lim 3-con")
    assert game.solo_cards.pile == (hand[given],)
    assert game.solo_cards.discard == tuple(card for i, card in enumerate(hand) if i != given)
    assert game.sheets[0].checked == 5
    assert texts(game.solo_cards.hand) == "12-ina 13-imp 14-sho"


def test_r10_a_deck_that_is_empty_is_not_shuffled_before_a_card_is_needed() -> None:
    chance = Told(backwards=True)
    game = solo("1-show 2-lim 3-con 4-ina 5-imp 6-show", chance=chance)
    play(game, 0, *take(0, 1, "4.1"))
    assert game.solo_cards.deck == ()
    assert not chance.asked
    play(game, 0, *take(0, 1, "4.2"))
    # four cards were used, ACME's two stay with it
    assert chance.asked == [(0, 3, DRAW_DECK, cards("1-show 2-lim 4-ina 5-imp"))]
    assert texts(game.solo_cards.hand) == "5-imp 4-ina 2-lim"
    assert (texts(game.solo_cards.deck), game.solo_cards.discard) == ("1-sho", ())
    assert texts(game.solo_cards.pile) == "3-con 6-sho"
    assert game.shuffles == (Shuffle(3, DRAW_DECK, cards("5-imp 4-ina 2-lim 1-show")),)


@pytest.mark.parametrize("last", ["9-show", "9-show 10-lim"])
def test_r10_in_the_middle_of_a_draw_the_cards_drawn_already_stay(last: str) -> None:
    chance = Told()
    game = solo(f"1-show 2-lim 3-con 4-ina 5-imp 6-show {last}", chance=chance)
    play(game, 0, *take(0, 1, "4.1"))
    events = play(game, 0, *take(0, 1, "4.2"))
    assert chance.asked == [(0, 3, DRAW_DECK, cards("1-show 2-lim 4-ina 5-imp"))]
    drawn = len(last.split())
    assert game.solo_cards.hand == (*pile(last), *pile("1-show 2-lim 4-ina 5-imp")[: 3 - drawn])
    assert [event.what for event in events].count(Happened.RENEWED) == 1


def test_r10_an_approval_last_in_the_deck_is_replaced_from_the_discard_pile() -> None:
    chance = Told()
    game = solo("1-show 2-lim 3-con 4-ina 5-imp 6-show 9-show 10-lim pink", chance=chance)
    play(game, 0, *take(0, 1, "4.1"))
    play(game, 0, *take(0, 1, "4.2"))
    assert chance.asked == [(0, 3, DRAW_DECK, cards("1-show 2-lim 4-ina 5-imp"))]
    assert game.solo_cards.drawn == (PINK,)
    assert texts(game.solo_cards.hand) == "9-sho 10-lim 1-sho"


def test_r10_enough_cards_need_no_shuffle_even_if_an_approval_is_left_below() -> None:
    chance = Told()
    game = solo("1-show 2-lim 3-con 4-ina 5-imp 6-show pink", chance=chance)
    play(game, 0, *take(0, 1, "4.1"))
    assert texts(game.solo_cards.deck) == "pink"
    assert not chance.asked
    assert not texts(game.solo_cards.drawn)
    play(game, 0, *take(0, 1, "4.2"))
    assert len(chance.asked) == 1
    assert game.solo_cards.drawn == (PINK,)


def test_an_approval_that_has_come_up_leaves_the_game() -> None:
    chance = Told()
    game = solo("pink 1-show 2-lim 3-con 4-ina 5-imp 6-show", chance=chance, made=sheet())
    play(game, 0, *take(0, 1, "4.1"))
    assert not texts(game.solo_cards.drawn)
    play(game, 0, *take(0, 1, "4.2"))
    assert PINK not in chance.asked[0][3]
    assert not texts(game.solo_cards.drawn)
    assert game.acme.approvals == 1
