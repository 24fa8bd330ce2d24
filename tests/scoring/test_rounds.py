"""Rounds at a table: the reveal, stacks that run out (R20), the reshuffle (R19), and the end."""

import pytest

from newvegas_desktop.family.stacks import Stacks
from newvegas_desktop.new_las_vegas.rules.cards import Card
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.outcome import End
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.shuffles import ALL_STACKS, Shuffle
from tests.scoring.positions import BOARD, Told, almost_full, offer, pile, play, sheet, table

READY = sheet({"1.6": 9, "2.6": 3, "3.6": 5}, large=(1, 2))
"""4.6 makes the third large hotel, which completes P1."""
P1 = ("P1", "V7", "Y6")


def finish(game: Game, *lots: str, number: int = 8) -> list[Event]:
    """Every seat opens a casino with the same number and confirms."""
    offer(game, *[f"{number} construction"] * 3)
    events: list[Event] = []
    for seat, lot in enumerate(lots):
        events += play(game, seat, "choose 0", f"open {lot}", "confirm")
    return events


def test_each_combination_is_the_number_on_a_stack_and_the_effect_on_its_discard_pile() -> None:
    game = table(seed=2)
    first, second = game.setup.cards[0::27], game.setup.cards[1::27]
    for combination, turned, top in zip(game.offers, first, second, strict=True):
        assert isinstance(turned, Card)
        assert isinstance(top, Card)
        assert combination == (top.number, turned.effect)


def test_r20_a_stack_that_is_empty_after_the_flip_is_made_of_its_own_discard_pile() -> None:
    chance = Told(backwards=True)
    game = table(chance=chance)
    game.cards = Stacks(
        (pile("1-show"), pile("2-show 12-lim"), pile("3-show 13-lim")),
        (pile("4-con 5-con 6-con"), pile("7-ina"), pile("8-ina")),
    )
    events = finish(game, "4.6", "4.6")
    assert chance.asked == [(0, 1 + 1, 0, pile("4-con 5-con 6-con"))]
    # the card just turned stays on the discard pile
    assert game.cards.stacks[0] == pile("6-con 5-con 4-con")
    assert game.cards.discards == (pile("1-show"), pile("2-show 7-ina"), pile("3-show 8-ina"))
    assert game.offers == tuple((number, game.cards.discards[0][0].effect) for number in (6, 12, 13))
    assert game.shuffles == (Shuffle(2, 0, pile("6-con 5-con 4-con")),)
    assert Event(Happened.RENEWED, None, 0) in events


def test_r20_several_stacks_are_shuffled_apart() -> None:
    chance = Told()
    game = table(chance=chance)
    game.cards = Stacks(
        (pile("1-show"), pile("2-show 12-lim"), pile("3-show")),
        (pile("4-con 5-con"), pile("7-ina"), pile("8-ina 9-ina")),
    )
    finish(game, "4.6", "4.6")
    assert chance.asked == [(0, 2, 0, pile("4-con 5-con")), (1, 2, 2, pile("8-ina 9-ina"))]


def test_r19_all_who_complete_a_project_in_the_first_such_round_are_asked() -> None:
    game = table(3, projects=P1, sheets=[READY, sheet(), READY])
    events = finish(game, "4.6", "4.6", "4.6")
    assert (game.phase, game.asked, game.waiting_for()) == (Phase.RESHUFFLE, (0, 2), [0, 2])
    assert [event.seat for event in events if event.what is Happened.ASKED] == [0, 2]
    assert [made.projects for made in game.sheets] == [(1, 0, 0), (0, 0, 0), (1, 0, 0)]


@pytest.mark.parametrize(
    ("answers", "shuffled"), [("no no", False), ("yes no", True), ("no yes", True), ("yes yes", True)]
)
def test_r19_one_who_asks_is_enough(answers: str, shuffled: bool) -> None:
    chance = Told(backwards=True)
    game = table(projects=P1, sheets=[READY, READY], chance=chance)
    finish(game, "4.6", "4.6")
    cards = game.cards
    first, second = answers.split()
    play(game, 1, f"reshuffle {second}")
    assert game.phase is Phase.RESHUFFLE
    events = play(game, 0, f"reshuffle {first}")
    assert (game.phase, game.round, game.asked) == (Phase.TURNS, 2, ())
    assert (Event(Happened.RESHUFFLED) in events) is shuffled
    if not shuffled:
        assert game.cards == cards.turned()
        assert not chance.asked
        return
    (asked,) = chance.asked
    assert asked == (0, 1, ALL_STACKS, BOARD.deck)
    # new stacks of 27 and empty discard piles, then the next reveal
    assert [len(stack) for stack in game.cards.stacks] == [26, 26, 26]
    assert game.cards.discards == tuple((card,) for card in BOARD.deck[::-1][0::27])


def test_r19_nobody_is_asked_after_a_later_project() -> None:
    game = table(projects=P1, sheets=[READY, sheet(projects=(0, 1, 0))])
    finish(game, "4.6", "4.6")
    assert (game.phase, game.round) == (Phase.TURNS, 2)
    assert game.sheets[0].projects == (1, 0, 0)


def test_r19_nobody_is_asked_if_the_game_ends() -> None:
    chance = Told()
    game = table(projects=P1, sheets=[READY, almost_full("4.9")], chance=chance)
    offer(game, "8 show", "15 show", "8 show")
    play(game, 0, "choose 0", "open 4.6", "confirm")
    play(game, 1, "choose 1", "open 4.9", "confirm")
    assert game.phase is Phase.END
    assert game.sheets[0].projects == (1, 0, 0)
    assert not chance.asked
    assert game.waiting_for() == []


@pytest.mark.parametrize(
    ("made", "step", "effect", "reasons"),
    [
        (sheet(checked=13), "open 4.7", "inauguration", (End.TRACK,)),
        (sheet(checked=12), "open 4.7", "inauguration", ()),
        (sheet(checked=9, projects=(0, 1, 2)), "open 4.7", "inauguration", (End.PROJECTS,)),
        (sheet(checked=9, projects=(0, 1, 0)), "open 4.7", "inauguration", ()),
        (almost_full("4.9"), "open 4.9", "", (End.CASINOS,)),  # casinos under construction do not count
        (almost_full("4.9 3.3"), "open 4.9", "", ()),
        (almost_full("4.9 2.1", built="2.1"), "open 4.9", "", ()),
        (almost_full("4.9", checked=13), "open 4.9", "inauguration", (End.TRACK, End.CASINOS)),
        (
            almost_full("4.9", checked=13, projects=(0, 1, 1)),
            "open 4.9",
            "inauguration",
            (End.TRACK, End.PROJECTS, End.CASINOS),
        ),
    ],
)
def test_the_end_and_its_reasons(made: Sheet, step: str, effect: str, reasons: tuple[End, ...]) -> None:
    game = table(projects=("P7", "V7", "Y6"), sheets=[sheet(projects=(1, 0, 0)), made])
    offer(game, *["11 inauguration"] * 3)
    play(game, 0, "choose 0", "open 1.7", "confirm")
    play(game, 1, "choose 0", step, *([effect] if effect else []), "confirm")
    if not reasons:
        assert (game.phase, game.round, game.outcome) == (Phase.TURNS, 2, None)
        return
    assert game.phase is Phase.END
    assert game.outcome is not None
    assert game.outcome.reasons == reasons
    assert game.legal(0) == game.legal(1) == []


def test_a_refusal_that_checks_box_14_ends_the_game_and_checks_no_box_beyond() -> None:
    game = table(sheets=[almost_full("4.9 3.3", checked=13), sheet()])
    offer(game, *["5 show"] * 3)
    play(game, 0, "refuse", "confirm")
    play(game, 1, "choose 0", "open 1.7", "confirm")
    assert game.sheets[0].checked == 14
    assert game.outcome is not None
    assert game.outcome.reasons == (End.TRACK,)


def test_hotels_large_where_nobody_built_in_an_earlier_round() -> None:
    almost = sheet({"1.6": 9, "2.6": 3, "3.6": 5})
    game = table(3, sheets=[almost, almost, almost])
    offer(game, *["8 construction"] * 3)
    for seat, lot in enumerate(("4.6", "4.6", "4.5")):
        play(game, seat, "choose 0", f"open {lot}", "confirm")
    assert [(made.large.bit_count(), made.small.bit_count()) for made in game.sheets] == [(1, 0), (1, 0), (0, 0)]
    offer(game, *["9 construction"] * 3)
    for seat, lot in enumerate(("4.7", "4.7", "4.6")):
        play(game, seat, "choose 0", f"open {lot}", "confirm")
    assert [(made.large.bit_count(), made.small.bit_count()) for made in game.sheets] == [(1, 0), (1, 0), (0, 1)]
