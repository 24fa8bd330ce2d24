"""What a seat sees: its own sheet as written, the others as at the round's beginning (R4), nothing that is hidden."""

from collections.abc import Callable

import pytest

from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS, Card, Effect
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.setup import deal
from newvegas_desktop.new_las_vegas.rules.tally import acme_tally, tally
from newvegas_desktop.new_las_vegas.rules.view import NOBODY, Seen, see, seen_sheets
from tests.scoring.positions import BOARD, Told, almost_full, cards, offer, pile, play, put, sheet, solo, table


def differing(one: Seen, other: Seen) -> set[str]:
    """The names of the fields in which two views differ."""
    return {name for name in Seen._fields if getattr(one, name) != getattr(other, name)}


def started() -> Game:
    """Three seats in their first round, seats 0 and 1 under way."""
    game = table(3, votes="+-+", sheets=[sheet(checked=5), sheet(checked=5), sheet(checked=5)])
    offer(game, "9 inauguration", "7 show", "5 limousine")
    play(game, 0, "choose 0", "open 1.7")
    play(game, 1, "choose 1", "open 2.7", "show show_left")
    return game


def test_ones_own_sheet_as_written_and_the_others_settled() -> None:
    game = started()
    seen = see(game, 0)
    assert seen.sheets == (game.sheets[0], game.settled[1], game.settled[2])
    assert seen.sheets[0].opened
    assert not seen.sheets[1].opened
    assert seen.turn == game.turns[0]
    assert see(game, 1).sheets == (game.settled[0], game.sheets[1], game.settled[2])


def test_what_all_may_see_is_how_the_round_began() -> None:
    game = started()
    assert seen_sheets(game, NOBODY) == game.settled
    assert not any(each.opened for each in seen_sheets(game, NOBODY))
    assert seen_sheets(game, 1) == list(see(game, 1).sheets)


def test_who_has_confirmed_is_seen_but_not_what() -> None:
    game = started()
    before = see(game, 0)
    play(game, 1, "confirm")
    after = see(game, 0)
    assert differing(before, after) == {"confirmed"}
    assert after.confirmed == (False, True, False)


def test_when_the_round_is_over_everything_written_is_seen() -> None:
    game = started()
    play(game, 0, "confirm")
    play(game, 1, "confirm")
    play(game, 2, "choose 0", "open 4.1", "inauguration", "confirm")
    assert game.round == 2
    for seat in range(3):
        assert see(game, seat).sheets == tuple(game.sheets)
        assert see(game, seat).confirmed == (False, False, False)


def test_votes_are_hidden_until_the_end() -> None:
    game = table(2, votes="+-", sheets=[almost_full("4.9"), sheet()])
    assert see(game, 0).votes == (True, None)
    assert see(game, 1).votes == (None, False)
    offer(game, "15 show", "15 show", "15 show")
    for seat in (0, 1):
        play(game, seat, "choose 0", "open 4.9", "confirm")
    assert game.phase is Phase.END
    assert [see(game, seat).votes for seat in (0, 1)] == [(True, False)] * 2
    assert see(game, 0).outcome == game.outcome
    assert see(game, 0).sheets == tuple(game.sheets)


def test_while_votes_are_collected_no_card_is_seen() -> None:
    game = new_game(BOARD, deal(BOARD, 4, seats=2), Told())
    seen = see(game, 0)
    assert (seen.next_effects, seen.offers, seen.round, seen.phase) == ((), (), 0, Phase.VOTE)
    assert seen.votes == (None, None)
    play(game, 1, "vote for")
    assert differing(seen, see(game, 0)) == set()


def test_r26_the_next_effects_are_printed_on_the_fronts() -> None:
    game = table(seed=5)
    seen = see(game, 0)
    assert seen.next_effects == tuple(stack[0].effect for stack in game.cards.stacks)
    assert seen.stack_sizes == (26, 26, 26)
    assert seen.discards == game.cards.discards
    effects = seen.next_effects
    offer(game, "9 show", "9 show", "9 show")
    for seat in (0, 1):
        play(game, seat, "choose 0", "open 1.7", "confirm")
    assert tuple(effect for _, effect in see(game, 0).offers) == effects


def test_the_fields_of_a_table() -> None:
    game = table(2, golf=False, bank=False, projects=("P1", "V1", "Y1"))
    seen = see(game, 1)
    assert (seen.board, seen.seat, seen.seats, seen.golf, seen.bank) == (BOARD, 1, 2, False, False)
    assert (seen.projects, seen.phase, seen.round) == (("P1", "V1", "Y1"), Phase.TURNS, 1)
    assert (seen.architect, seen.bank_effect, seen.bank_card, seen.deck_top) == (None, None, None, None)
    assert (seen.hand, seen.pile, seen.approvals, seen.deck_size) == ((), (), (), 0)
    assert (seen.asked, seen.outcome, seen.offers) == ((), None, game.offers)


def test_while_the_reshuffle_is_asked_the_answers_stay_hidden() -> None:
    ready = sheet({"1.6": 9, "2.6": 3, "3.6": 5}, large=(1, 2))
    game = table(3, projects=("P1", "V7", "Y6"), sheets=[ready, ready, sheet()])
    offer(game, "8 show", "8 show", "8 show")
    for seat in range(3):
        play(game, seat, "choose 0", "open 4.6", "confirm")
    before = see(game, 0)
    assert (before.phase, before.asked) == (Phase.RESHUFFLE, (0, 1))
    assert before.sheets == tuple(game.sheets)
    play(game, 1, "reshuffle yes")
    assert differing(before, see(game, 0)) == set()


def reverse_stacks(game: Game) -> None:
    """Turn the stacks round below their top cards."""
    stacks = tuple((stack[0], *reversed(stack[1:])) for stack in game.cards.stacks)
    game.cards = game.cards._replace(stacks=stacks)


def swap_below(game: Game) -> None:
    """Exchange cards of different stacks below the top."""
    first, second, third = game.cards.stacks
    stacks = ((first[0], *second[1:]), (second[0], *third[1:]), (third[0], *first[1:]))
    game.cards = game.cards._replace(stacks=stacks)


def other_votes(game: Game) -> None:
    """Have the others vote the other way round."""
    game.votes[1:] = [not vote for vote in game.votes[1:]]


def other_steps(game: Game) -> None:
    """Have a rival take other steps."""
    game.reopen(1)
    play(game, 1, "choose 2", "open 3.3", "limousine I1.2 I1.3")


def more_steps(game: Game) -> None:
    """Have the rivals go on."""
    play(game, 2, "choose 1", "number -2")


def other_chance(game: Game) -> None:
    """Give the game another source of chance."""
    game.chance = Told(backwards=True)


HIDDEN = [reverse_stacks, swap_below, other_votes, other_steps, more_steps, other_chance]


@pytest.mark.parametrize("hidden", HIDDEN)
def test_what_is_hidden_changes_neither_view_nor_tally(hidden: Callable[[Game], None]) -> None:
    game = started()
    other = started()
    hidden(other)
    assert differing(see(game, 0), see(other, 0)) == set()
    assert see(game, 0) == see(other, 0)
    assert tally(game, 0) == tally(other, 0)


def test_only_ones_own_steps_change_ones_view() -> None:
    game = started()
    before = see(game, 0)
    play(game, 0, "inauguration")
    assert differing(before, see(game, 0)) == {"sheets", "turn"}
    game.votes[0] = False
    assert differing(before, see(game, 0)) == {"sheets", "turn", "votes"}


# Solo


DECK = "9-show 8-lim 7-con 6-ina 5-imp pink 4-show 10-lim violet 3-ina"


def test_solo_the_fields() -> None:
    game = solo(DECK, bank_card="12-lim")
    seen = see(game, 0)
    assert seen.architect == game.setup.architect
    assert seen.hand == pile("9-show 8-lim 7-con")
    assert (seen.deck_top, seen.deck_size) == (Effect.INAUGURATION, 7)
    assert (seen.bank_effect, seen.bank_card) == (Effect.LIMOUSINE, None)
    assert (seen.next_effects, seen.stack_sizes, seen.discards) == ((), (), ((),))
    assert (seen.pile, seen.approvals, seen.acme) == ((), (), game.acme)
    play(game, 0, "take 0 1", "open 1.7", "confirm")
    later = see(game, 0)
    assert later.pile == pile("7-con")
    assert later.discards == (pile("9-show 8-lim"),)
    assert later.approvals == APPROVALS[:1]
    assert later.hand == pile("6-ina 5-imp 4-show")


def test_solo_an_approval_on_top_of_the_deck_or_an_empty_deck() -> None:
    assert see(solo("9-show 8-lim 7-con pink 6-ina"), 0).deck_top == APPROVALS[0]
    empty = see(solo("9-show 8-lim 7-con"), 0)
    assert (empty.deck_top, empty.deck_size) == (None, 0)


def test_solo_the_bank_card_is_seen_after_the_end() -> None:
    game = solo("15-show 15-lim 15-con 1-show 2-show 3-show", bank_card="12-lim", made=almost_full("4.9"))
    assert see(game, 0).bank_card is None
    play(game, 0, "take 0 1", "open 4.9", "confirm")
    assert see(game, 0).bank_card == Card(12, Effect.LIMOUSINE)


def deck_order(game: Game) -> None:
    """Turn the deck round below its top card."""
    deck = game.solo_cards.deck
    game.solo_cards = game.solo_cards._replace(deck=(deck[0], *reversed(deck[1:])))


def top_number(game: Game) -> None:
    """Another number with the same effect on top of the deck."""
    game.solo_cards = game.solo_cards._replace(deck=(*cards("2-ina"), *game.solo_cards.deck[1:]))


def bank_number(game: Game) -> None:
    """Another number on the bank card, with the same effect."""
    game.setup = game.setup._replace(bank_card=Card(1, Effect.LIMOUSINE))


@pytest.mark.parametrize("hidden", [deck_order, top_number, bank_number, other_chance])
def test_solo_what_is_hidden_changes_neither_view_nor_tallies(hidden: Callable[[Game], None]) -> None:
    game, other = solo(DECK, bank_card="12-lim"), solo(DECK, bank_card="12-lim")
    for each in (game, other):
        put(each, sheet(built="2.1 1.2"))
        play(each, 0, "take 0 1", "open 1.7")
    hidden(other)
    assert differing(see(game, 0), see(other, 0)) == set()
    assert tally(game, 0) == tally(other, 0)
    assert acme_tally(game) == acme_tally(other)
