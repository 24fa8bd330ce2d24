"""Rounds against ACME: the cards taken and given, approvals, shuffles and the end."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.rules.acme import Acme
from newvegas_desktop.new_las_vegas.rules.actions import PAIRS
from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS, Card, Colour, DeckCard, Effect
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.outcome import End
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.setup import Setup, deal
from newvegas_desktop.new_las_vegas.rules.sheet import DONE_FIRST, DONE_LATER, NOT_DONE, Sheet
from newvegas_desktop.new_las_vegas.rules.shuffles import DRAW_DECK, Shuffle

from .positions import BOARD, assert_agree, avenues, happened, legal_texts, make_sheet, play

ARCHITECT = architects()[0]
"""1st approval: hotel 6; 2nd: hotel 7; 3rd: the project, hotels 8 and 9."""
PINK, VIOLET, YELLOW = APPROVALS
HAND: tuple[Card, ...] = (Card(5, Effect.SHOW), Card(6, Effect.INAUGURATION), Card(7, Effect.LIMOUSINE))
NEXT: tuple[Card, ...] = (Card(8, Effect.SHOW), Card(9, Effect.INAUGURATION), Card(10, Effect.LIMOUSINE))
TAKE = ("take 1 0", "open 2.6", "confirm")


def reverse(nth: int, round_: int, stack: int, cards: list[DeckCard]) -> tuple[DeckCard, ...]:
    return tuple(reversed(cards))


def against(*deck: DeckCard, sheet: Sheet | None = None, acme: Acme | None = None, first: str = "P7") -> Game:
    """A solo game at its first turn with this deck, a sheet and what ACME has."""
    setup = Setup(1, True, False, (first, "V1", "Y5"), deck, ARCHITECT, Card(3, Effect.SHOW))
    game = new_game(BOARD, setup, reverse)
    game.sheets = [sheet or make_sheet()]
    game.settled = game.sheets[:]
    game.acme = acme or Acme()
    return game


def test_solo_the_number_of_one_card_and_the_effect_of_another() -> None:
    game = against(*HAND, *NEXT)
    assert game.offers == tuple((HAND[number].number, HAND[effect].effect) for number, effect in PAIRS)
    assert legal_texts(game) == ["take 0 1", "take 0 2", "take 1 0", "take 1 2", "take 2 0", "take 2 1"]
    assert_agree(game, 0)
    events = play(game, 0, "take 1 0")
    assert events == [Event(Happened.CHOSEN, 0, 2), Event(Happened.GIVEN, 0, 2)]
    assert (game.turns[0].number, game.turns[0].effect, game.turns[0].given) == (6, Effect.SHOW, 2)
    play(game, 0, "open 2.6", "confirm")
    cards = game.solo_cards
    assert (cards.pile, cards.discard, cards.hand, cards.deck) == (HAND[2:], HAND[:2], NEXT, ())


def test_solo_a_refusal_gives_a_card_all_the_same() -> None:
    blocked = make_sheet({"1.3": 11, "2.2": 11, "3.3": 11, "4.1": 11}, circled=1)
    game = against(*HAND, *NEXT, sheet=blocked)
    assert legal_texts(game) == [f"refuse and give {card}" for card in range(3)]
    assert_agree(game, 0)
    events = play(game, 0, "refuse and give 1")
    assert [event.what for event in events] == [
        Happened.REFUSED,
        Happened.BOX_CHECKED,
        Happened.BOX_CHECKED,
        Happened.GIVEN,
    ]
    play(game, 0, "confirm")
    assert (game.solo_cards.pile, game.solo_cards.discard) == ((HAND[1],), (HAND[0], HAND[2]))


def test_solo_an_approval_is_put_aside_and_replaced() -> None:
    game = against(HAND[0], PINK, HAND[1], HAND[2], *NEXT)
    assert (game.solo_cards.hand, game.solo_cards.drawn) == (HAND, (PINK,))
    events = play(game, 0, *TAKE)
    assert Event(Happened.APPROVED, 1, Colour.PINK, 1) in events
    assert happened(events, Happened.HOTEL_BUILT) == [Event(Happened.HOTEL_BUILT, 1, 6, 1)]
    assert game.acme == Acme(1, avenues((6,)), (NOT_DONE, NOT_DONE, NOT_DONE))
    assert game.solo_cards.drawn == ()


def test_r10_the_discard_pile_is_shuffled_when_a_card_must_be_drawn() -> None:
    game = against(*HAND, NEXT[0], VIOLET)
    events = play(game, 0, *TAKE)
    # after one card and the approval nothing is left, so the two discarded cards come back
    assert happened(events, Happened.APPROVAL_DRAWN) == [Event(Happened.APPROVAL_DRAWN, None, Colour.VIOLET)]
    assert happened(events, Happened.RENEWED) == [Event(Happened.RENEWED, None, 0)]
    assert game.shuffles == (Shuffle(2, DRAW_DECK, (HAND[1], HAND[0])),)
    assert game.solo_cards.hand == (NEXT[0], HAND[1], HAND[0])
    assert (game.solo_cards.deck, game.solo_cards.discard) == ((), ())


def test_r10_not_before_a_card_is_needed() -> None:
    game = against(*HAND, *NEXT)
    events = play(game, 0, *TAKE)
    assert not happened(events, Happened.RENEWED)
    assert (game.solo_cards.deck, game.shuffles) == ((), ())


THIRD = Acme(2, avenues((6, 7)))


@pytest.mark.parametrize(
    ("sheet", "points", "state"),
    [
        (make_sheet(), 8, DONE_FIRST),
        (make_sheet(projects=(DONE_FIRST, NOT_DONE, NOT_DONE)), 4, DONE_LATER),
    ],
    ids=["first", "later"],
)
def test_solo_the_third_approval_completes_the_project_of_its_colour(sheet: Sheet, points: int, state: int) -> None:
    game = against(PINK, *HAND, *NEXT, sheet=sheet, acme=THIRD)
    events = play(game, 0, *TAKE)
    assert happened(events, Happened.PROJECT_COMPLETED) == [Event(Happened.PROJECT_COMPLETED, 1, 0, points)]
    assert game.acme == Acme(3, avenues((6, 7, 8, 9)), (state, NOT_DONE, NOT_DONE))


def test_r24_both_complete_in_the_same_round_and_get_the_high_value() -> None:
    game = against(PINK, *HAND, *NEXT, sheet=make_sheet(checked=9), acme=THIRD)
    events = play(game, 0, "take 0 1", "open 2.6", "inauguration", "confirm")
    assert happened(events, Happened.PROJECT_COMPLETED) == [
        Event(Happened.PROJECT_COMPLETED, 0, 0, 8),
        Event(Happened.PROJECT_COMPLETED, 1, 0, 8),
    ]


AVENUE_6 = {"1.6": 6, "2.6": 6, "3.6": 6}


@pytest.mark.parametrize(
    ("acme", "sheet", "player", "rival"),
    [
        (Acme(), make_sheet(AVENUE_6), (6, 1), [6]),
        (Acme(1, avenues((6,))), make_sheet(AVENUE_6), (6, 0), [6, 7]),
        (Acme(), make_sheet(large=(6,)), None, []),
    ],
    ids=["r24-same-round", "player-later", "player-earlier"],
)
def test_solo_hotels(acme: Acme, sheet: Sheet, player: tuple[int, int] | None, rival: list[int]) -> None:
    game = against(PINK, *HAND, *NEXT, sheet=sheet, acme=acme)
    events = play(game, 0, "take 1 0", "open 4.6", "confirm")
    built = [(event.at, event.value) for event in happened(events, Happened.HOTEL_BUILT) if event.seat == 0]
    assert built == ([] if player is None else [player])
    assert game.acme.hotels == avenues(rival)


def test_solo_the_first_project_shuffles_the_discard_pile_into_the_deck() -> None:
    game = against(*HAND, *NEXT, VIOLET, sheet=make_sheet(checked=9))
    events = play(game, 0, "take 0 1", "open 2.6", "inauguration", "confirm")
    assert Event(Happened.RESHUFFLED) in events
    assert not happened(events, Happened.ASKED)
    # what was left of the deck, the approval included, and the two cards just used; the third stays with ACME
    assert game.shuffles == (Shuffle(1, DRAW_DECK, (HAND[1], HAND[0], VIOLET, *NEXT[::-1])),)
    assert game.solo_cards.hand == (HAND[1], HAND[0], NEXT[2])
    assert (game.solo_cards.pile, game.solo_cards.discard) == ((HAND[2],), ())


def test_solo_acmes_first_project_shuffles_too_and_only_the_first() -> None:
    game = against(PINK, *HAND, *NEXT, acme=THIRD)
    assert happened(play(game, 0, *TAKE), Happened.RESHUFFLED)
    game = against(PINK, *HAND, *NEXT, acme=THIRD._replace(projects=(NOT_DONE, DONE_FIRST, NOT_DONE)))
    assert not happened(play(game, 0, *TAKE), Happened.RESHUFFLED)


def test_solo_ends_when_acme_has_completed_all_three_projects() -> None:
    acme = THIRD._replace(projects=(NOT_DONE, DONE_FIRST, DONE_LATER))
    game = against(PINK, *HAND, *NEXT, acme=acme)
    events = play(game, 0, *TAKE)
    assert events[-1] == Event(Happened.ENDED)
    assert game.phase is Phase.END
    assert game.outcome is not None
    assert game.outcome.reasons == (End.ACME,)
    assert not happened(events, Happened.RESHUFFLED)


@pytest.mark.parametrize("seed", range(5))
def test_r25_approvals_are_in_the_lower_half(seed: int) -> None:
    setup = deal(BOARD, seed, seats=1, architect=ARCHITECT)
    assert (setup.seats, setup.solo, len(setup.cards)) == (1, True, 83)
    upper, lower = setup.cards[:40], setup.cards[40:]
    assert all(isinstance(card, Card) for card in upper)
    assert {card for card in lower if not isinstance(card, Card)} == set(APPROVALS)
    assert setup.bank_card is not None
    cards = [card for card in setup.cards if isinstance(card, Card)]
    assert sorted([*cards, setup.bank_card]) == sorted(BOARD.deck)


def test_r25_approvals_are_shuffled_into_that_half() -> None:
    places = {
        place
        for seed in range(20)
        for place, card in enumerate(deal(BOARD, seed, seats=1, architect=ARCHITECT).cards)
        if not isinstance(card, Card)
    }
    assert min(places) < 50
    assert max(places) > 75
    assert len(places) > 20
