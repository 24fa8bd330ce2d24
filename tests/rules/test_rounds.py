"""Rounds: votes first, the reveal, renewed stacks, and the question whether to reshuffle."""

from __future__ import annotations

from collections import Counter

import pytest

from newvegas_desktop.family.stacks import Stacks
from newvegas_desktop.new_las_vegas.rules.cards import Card, DeckCard, Effect
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.setup import deal
from newvegas_desktop.new_las_vegas.rules.sheet import DONE_FIRST, NOT_DONE
from newvegas_desktop.new_las_vegas.rules.shuffles import ALL_STACKS, Shuffle, seeded

from .positions import BOARD, assert_agree, careful_turn, finish_round, happened, legal_texts, make_sheet, play, table

NEARLY = make_sheet(checked=9)
INAUGURATED = ("choose 0", "open 2.6", "inauguration", "confirm")
ROUNDS = ("6-inauguration 6-show 6-show", "8-inauguration 8-show 8-show", "9-inauguration 9-show 9-show")
P7 = ("P7", "V1", "Y5")


class Recorder:
    """A source of chance that turns the cards round and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int, int, list[DeckCard]]] = []

    def __call__(self, nth: int, round_: int, stack: int, cards: list[DeckCard]) -> tuple[DeckCard, ...]:
        self.asked.append((nth, round_, stack, cards))
        return tuple(reversed(cards))


def test_bank_votes_come_first() -> None:
    game = table("5-show 6-show 7-show", bank=True, seats=3)
    assert (game.phase, game.round, game.offers) == (Phase.VOTE, 0, ())
    assert game.cards.discards == ((), (), ())
    assert game.waiting_for() == [0, 1, 2]
    for seat in range(3):
        assert legal_texts(game, seat) == ["vote against", "vote for"]
        assert_agree(game, seat)
    assert play(game, 2, "vote for") == [Event(Happened.VOTED, 2)]
    assert (game.waiting_for(), game.legal(2)) == ([0, 1], [])
    play(game, 0, "vote against")
    events = play(game, 1, "vote for")
    assert events == [Event(Happened.VOTED, 1), Event(Happened.REVEALED, None, -1, 1)]
    assert game.votes == [False, True, True]
    assert (game.phase, game.round) == (Phase.TURNS, 1)
    assert game.offers == ((5, Effect.SHOW), (6, Effect.SHOW), (7, Effect.SHOW))


def test_without_the_bank_there_is_no_vote() -> None:
    game = table("5-show 6-show 7-show")
    assert (game.phase, game.round, game.votes) == (Phase.TURNS, 1, [None, None])
    assert game.waiting_for() == [0, 1]


def test_reveal_the_number_of_the_stack_and_the_effect_of_the_card_turned() -> None:
    cards = [Card(number, effect) for number in range(1, 5) for effect in (Effect.SHOW, Effect.LIMOUSINE)]
    game = table("5-show 6-show 7-show")
    game.cards = Stacks.dealt((*cards, cards[0]), 3)
    finish_round(game)
    # of the nine cards each stack has three: the first is turned, the second shows its number
    assert game.offers == tuple((stack[1].number, stack[0].effect) for stack in (cards[:3], cards[3:6], cards[6:]))
    assert [len(stack) for stack in game.cards.stacks] == [2, 2, 2]
    assert [discard[0] for discard in game.cards.discards] == [cards[0], cards[3], cards[6]]


def test_a_round_waits_for_everybody() -> None:
    game = table(*ROUNDS, seats=3)
    play(game, 2, *INAUGURATED)
    play(game, 0, "choose 0")
    assert (game.waiting_for(), game.round) == ([0, 1], 1)
    finish_round(game, 0)
    assert (game.waiting_for(), game.round) == ([0], 1)
    events = play(game, 0, "open 2.6", "confirm")
    assert [event.what for event in events[-3:]] == [Happened.CONFIRMED, Happened.ROUND_CLOSED, Happened.REVEALED]
    assert events[-2] == Event(Happened.ROUND_CLOSED, None, -1, 1)
    assert events[-1] == Event(Happened.REVEALED, None, -1, 2)
    assert (game.waiting_for(), game.round) == ([0, 1, 2], 2)
    assert [turn.steps for turn in game.turns] == [(), (), ()]


@pytest.mark.parametrize("empty", [(1,), (0, 2), (0, 1, 2), ()], ids=str)
def test_r20_each_empty_stack_is_renewed_of_its_own_discard_pile(empty: tuple[int, ...]) -> None:
    chance = Recorder()
    game = table(*ROUNDS, chance=chance)
    stacks = tuple((Card(i, Effect.SHOW), Card(9, Effect.SHOW))[: 1 if i in empty else 2] for i in range(3))
    discards = tuple((Card(4 + i, Effect.LIMOUSINE), Card(10 + i, Effect.IMPROVEMENT)) for i in range(3))
    game.cards = Stacks(stacks, discards)
    events = finish_round(game)
    assert [event.at for event in happened(events, Happened.RENEWED)] == list(empty)
    assert [(nth, round_, stack) for nth, round_, stack, _ in chance.asked] == [
        (nth, 2, stack) for nth, stack in enumerate(empty)
    ]
    for i in range(3):
        pile = discards[i]
        top = Card(i, Effect.SHOW)
        # the card just turned stays, the others come back
        assert game.cards.stacks[i] == (pile[::-1] if i in empty else (Card(9, Effect.SHOW),))
        assert game.cards.discards[i] == ((top,) if i in empty else (top, *pile))
        assert game.offers[i] == (pile[-1].number if i in empty else 9, Effect.SHOW)
    assert game.shuffles == tuple(Shuffle(2, i, discards[i][::-1]) for i in empty)


def test_r20_stacks_are_renewed_in_round_27_of_a_long_game() -> None:
    setup = deal(BOARD, 1, seats=2, golf=False, bank=False)
    game = new_game(BOARD, setup, seeded(1))
    dealt = [Counter(setup.cards[i * 27 : (i + 1) * 27]) for i in range(3)]
    renewed: list[tuple[int, int]] = []
    while game.phase is not Phase.END:
        for seat in game.waiting_for():
            asking = game.phase is Phase.RESHUFFLE
            events = play(game, seat, "reshuffle no") if asking else careful_turn(game, seat)
            renewed += [(game.round, event.at) for event in happened(events, Happened.RENEWED)]
        # every card stays with its stack, and a number is always to be seen
        for i in range(3):
            assert Counter((*game.cards.stacks[i], *game.cards.discards[i])) == dealt[i]
            assert game.cards.stacks[i]
    assert game.round > 30
    assert renewed == [(27, 0), (27, 1), (27, 2)]
    assert [(shuffle.round, shuffle.stack, len(shuffle.cards)) for shuffle in game.shuffles] == [
        (27, 0, 26),
        (27, 1, 26),
        (27, 2, 26),
    ]


def asked(*answers: int, chance: Recorder | None = None) -> Game:
    """After round 1 of three seats; these have completed P7."""
    game = table(*ROUNDS, sheets=[NEARLY] * 3, seats=3, projects=P7, chance=chance or Recorder())
    for seat in answers:
        play(game, seat, *INAUGURATED)
    finish_round(game)
    return game


@pytest.mark.parametrize("seats", [(0,), (1,), (0, 2), (0, 1, 2)], ids=str)
def test_r19_all_who_complete_a_project_in_the_first_such_round_are_asked(seats: tuple[int, ...]) -> None:
    game = asked(*seats)
    assert (game.phase, game.asked, game.round) == (Phase.RESHUFFLE, seats, 1)
    assert game.waiting_for() == list(seats)
    for seat in range(3):
        assert legal_texts(game, seat) == (["reshuffle no", "reshuffle yes"] if seat in seats else [])
        assert_agree(game, seat)
    # the next cards are not turned before the answers
    assert game.offers[0][0] == 6


def test_r19_nobody_is_asked_without_a_project() -> None:
    game = asked()
    assert (game.phase, game.asked, game.round) == (Phase.TURNS, (), 2)


@pytest.mark.parametrize(
    ("answers", "reshuffled"),
    [(("no", "no"), False), (("yes", "no"), True), (("no", "yes"), True), (("yes", "yes"), True)],
    ids=["nobody", "first", "second", "both"],
)
def test_r19_one_yes_is_enough(answers: tuple[str, str], reshuffled: bool) -> None:
    chance = Recorder()
    game = asked(0, 2, chance=chance)
    events = play(game, 0, f"reshuffle {answers[0]}")
    assert events == [Event(Happened.ANSWERED, 0, -1, int(answers[0] == "yes"))]
    # the second answer is waited for, whatever the first
    assert (game.phase, game.waiting_for()) == (Phase.RESHUFFLE, [2])
    events = play(game, 2, f"reshuffle {answers[1]}")
    assert bool(happened(events, Happened.RESHUFFLED)) is reshuffled
    assert events[-1] == Event(Happened.REVEALED, None, -1, 2)
    assert (game.phase, game.round, game.asked, game.answers) == (Phase.TURNS, 2, (), [None, None, None])
    if not reshuffled:
        assert (chance.asked, game.shuffles) == ([], ())
        assert game.offers == ((8, Effect.INAUGURATION), (8, Effect.SHOW), (8, Effect.SHOW))
        return
    assert [(nth, round_, stack) for nth, round_, stack, _ in chance.asked] == [(0, 1, ALL_STACKS)]
    cards = BOARD.deck[::-1]
    assert game.shuffles == (Shuffle(1, ALL_STACKS, cards),)
    # three new stacks of 27, of which the reveal has turned one card each onto an empty pile
    for i in range(3):
        assert game.cards.stacks[i] == cards[i * 27 + 1 : i * 27 + 27]
        assert game.cards.discards[i] == (cards[i * 27],)
        assert game.offers[i] == (cards[i * 27 + 1].number, cards[i * 27].effect)


def test_r19_the_question_comes_once_a_game() -> None:
    game = asked(1)
    play(game, 1, "reshuffle no")
    events = play(game, 0, "choose 0", "open 2.8", "inauguration", "confirm")
    events += finish_round(game)
    assert happened(events, Happened.PROJECT_COMPLETED)
    assert not happened(events, Happened.ASKED)
    assert (game.phase, game.round) == (Phase.TURNS, 3)
    assert legal_texts(game, 0) == ["choose 0", "choose 1", "choose 2"]


def test_r19_the_question_is_not_repeated_for_another_project() -> None:
    first = make_sheet(projects=(NOT_DONE, DONE_FIRST, NOT_DONE))
    game = table(*ROUNDS, sheets=[NEARLY, first], projects=P7)
    play(game, 0, *INAUGURATED)
    events = finish_round(game)
    assert happened(events, Happened.PROJECT_COMPLETED)
    assert not happened(events, Happened.ASKED)


def test_r19_not_asked_if_the_game_ends_in_that_round() -> None:
    chance = Recorder()
    last = make_sheet(checked=13)
    game = table(*ROUNDS, sheets=[NEARLY, last], projects=P7, chance=chance)
    play(game, 0, *INAUGURATED)
    events = play(game, 1, *INAUGURATED)
    assert {event.seat for event in happened(events, Happened.PROJECT_COMPLETED)} == {0, 1}
    assert not happened(events, Happened.ASKED)
    assert happened(events, Happened.ENDED)
    assert (game.phase, game.asked, chance.asked) == (Phase.END, (), [])
    assert not game.legal(0)


def test_r19_a_reshuffled_stack_lasts_27_rounds_more() -> None:
    game = asked(0, chance=Recorder())
    play(game, 0, "reshuffle yes")
    empty = make_sheet()
    renewed: list[int] = []
    while not renewed:
        game.sheets = [empty] * 3
        game.settled = game.sheets[:]
        events = finish_round(game)
        renewed = [game.round for _ in happened(events, Happened.RENEWED)]
        if game.phase is Phase.RESHUFFLE:
            play(game, game.asked[0], "reshuffle no")
    # reshuffled before round 2
    assert renewed == [28, 28, 28]


def test_the_same_seed_and_choices_bring_the_same_game() -> None:
    games = [new_game(BOARD, deal(BOARD, 7, seats=2, bank=False), seeded(7)) for _ in range(2)]
    other = new_game(BOARD, deal(BOARD, 8, seats=2, bank=False), seeded(8))
    for _ in range(29):
        for game in games:
            if game.phase is Phase.RESHUFFLE:
                play(game, game.asked[0], "reshuffle yes")
            for seat in game.waiting_for():
                careful_turn(game, seat)
    assert games[0] == games[1]
    assert games[0].shuffles
    assert games[0].setup.cards != other.setup.cards
