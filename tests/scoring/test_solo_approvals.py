"""Solo: what the approvals bring ACME, hotels and projects beside the player's (R24), and the shuffle they cause."""

from itertools import permutations, product

import pytest

from newvegas_desktop.new_las_vegas.rules.acme import Acme
from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.outcome import End
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.shuffles import DRAW_DECK
from newvegas_desktop.new_las_vegas.rules.tally import acme_tally
from tests.scoring.positions import (
    FILLER,
    Told,
    architect,
    avenues,
    cards,
    pile,
    play,
    put,
    sheet,
    solo,
    take,
    texts,
)

CARDS = [
    "1-show",
    "2-lim",
    "3-con",
    "4-show",
    "5-lim",
    "6-con",
    "7-show",
    "8-lim",
    "9-con",
    "10-show",
    "11-lim",
    "12-con",
    "13-show",
]
COLOURS = ("pink", "violet", "yellow")


def deck_with(order: tuple[str, ...], splits: tuple[int, ...]) -> str:
    """A deck whose draws bring so many of the approvals each."""
    names = list(CARDS)
    left = list(order)
    deck: list[str] = []
    for amount in splits:
        deck += [*left[:amount], *names[:3]]
        del left[:amount], names[:3]
    return " ".join([*deck, *names])


@pytest.mark.parametrize("splits", [(1, 1, 1), (3,), (2, 1), (1, 2), (0, 1, 0, 2)])
@pytest.mark.parametrize("order", list(permutations(COLOURS)))
def test_the_rows_are_counted_over_the_whole_game_whatever_the_order(
    order: tuple[str, ...], splits: tuple[int, ...]
) -> None:
    for completes in product((False, True), repeat=3):
        rows = [(done, (6 + i,)) for i, done in enumerate(completes)]
        game = solo(deck_with(order, splits), rival=architect(rows=rows))
        events: list[Event] = []
        for lot in ("4.1", "4.2", "4.4", "4.9")[: len(splits)]:
            events += play(game, 0, *take(0, 1, lot))
        done = {colour for colour, row in zip(order, completes, strict=True) if row}
        assert game.acme == Acme(3, avenues(6, 7, 8), tuple(int(colour in done) for colour in COLOURS))  # type: ignore[arg-type]
        told = [(event.at, event.value) for event in events if event.what is Happened.APPROVED]
        assert told == [(COLOURS.index(colour), nth) for nth, colour in enumerate(order, 1)]
        assert (game.phase is Phase.END) is all(completes)


def test_an_approval_takes_effect_at_the_end_of_its_round() -> None:
    game = solo("pink " + FILLER, rival=architect(rows=((True, (6,)), (False, ()), (False, ()))))
    play(game, 0, "take 0 1", "open 4.1")
    assert game.acme == Acme()
    play(game, 0, "confirm")
    assert game.acme == Acme(1, avenues(6), (1, 0, 0))


def test_a_row_may_bring_nothing() -> None:
    game = solo("pink " + FILLER, rival=architect(rows=((False, ()), (False, ()), (False, ()))))
    play(game, 0, *take(0, 1, "4.1"))
    assert game.acme == Acme(1, 0, (0, 0, 0))


P7 = ("P7", "V7", "Y6")
AT_ONCE = architect(rows=((True, (6,)), (False, (7,)), (True, (8, 9))))


def inaugurate(deck: str, checked: int, done: tuple[int, int, int] = (0, 0, 0)) -> Game:
    """A game in which the player checks the next box; ten free ones complete P7."""
    game = solo(deck, rival=AT_ONCE, projects=P7, made=sheet(checked=checked, projects=done))
    play(game, 0, "take 0 1", "open 4.1", "inauguration", "confirm")
    return game


WITH_PINK = "pink 1-show 2-ina 3-con " + FILLER
WITHOUT = "1-show 2-ina 3-con " + FILLER


@pytest.mark.parametrize(
    ("deck", "checked", "done", "player", "acme"),
    [
        (WITHOUT, 9, (0, 0, 0), 1, 0),
        (WITH_PINK, 8, (0, 0, 0), 0, 1),
        (WITH_PINK, 9, (0, 0, 0), 1, 1),  # R24: in the same round both get the high value
        (WITH_PINK, 5, (1, 0, 0), 1, 2),  # the player was earlier
        (WITH_PINK, 5, (0, 1, 1), 0, 1),  # other projects do not matter
    ],
)
def test_high_and_low_values(deck: str, checked: int, done: tuple[int, int, int], player: int, acme: int) -> None:
    game = inaugurate(deck, checked, done)
    assert (game.sheets[0].projects[0], game.acme.projects[0]) == (player, acme)
    assert acme_tally(game).projects == {0: 0, 1: 8, 2: 4}[acme]


def test_the_player_gets_the_low_value_after_acme() -> None:
    game = solo(WITHOUT, projects=P7, made=sheet(checked=9))
    game.acme = Acme(1, 0, (1, 0, 0))
    events = play(game, 0, "take 0 1", "open 4.1", "inauguration", "confirm")
    assert game.sheets[0].projects == (2, 0, 0)
    assert Event(Happened.PROJECT_COMPLETED, 0, 0, 4) in events


AVENUE_6 = {"1.6": 9, "2.6": 3, "3.6": 5}


@pytest.mark.parametrize(
    ("opens", "earlier", "acme", "player"),
    [
        ("4.1", (), avenues(6), (0, 0)),
        ("4.6", (), avenues(6), (avenues(6), 0)),  # R24: in the same round both build large
        ("4.1", (6,), 0, (avenues(6), 0)),  # not where the player has built in an earlier round
        ("4.1", (7,), avenues(6), (avenues(7), 0)),
    ],
)
def test_acmes_hotels_beside_the_players(
    opens: str, earlier: tuple[int, ...], acme: int, player: tuple[int, int]
) -> None:
    game = solo("pink 7-show 2-lim 3-con " + FILLER, made=sheet(AVENUE_6, large=earlier))
    play(game, 0, *take(0, 1, opens))
    assert game.acme.hotels == acme
    assert (game.sheets[0].large, game.sheets[0].small) == player


def test_a_small_hotel_of_the_player_keeps_acme_away_too() -> None:
    game = solo("pink 7-show 2-lim 3-con " + FILLER, made=sheet(small=(6,)))
    play(game, 0, *take(0, 1, "4.1"))
    assert game.acme.hotels == 0


def test_after_acme_the_player_can_only_build_a_small_hotel() -> None:
    game = solo("pink 1-show 2-lim 3-con 7-show 8-lim 9-con " + FILLER, made=sheet(AVENUE_6))
    play(game, 0, *take(0, 1, "4.1"))
    play(game, 0, *take(0, 1, "4.6"))
    assert (game.sheets[0].large, game.sheets[0].small) == (0, avenues(6))
    assert game.acme.hotels == avenues(6)


def test_acme_builds_an_avenue_once_and_counts_it_once() -> None:
    rival = architect(rows=((False, (6,)), (False, (6, 7)), (False, (7, 6))))
    game = solo("pink violet yellow 1-show 2-lim 3-con " + FILLER, rival=rival)
    events = play(game, 0, *take(0, 1, "4.1"))
    assert game.acme == Acme(3, avenues(6, 7), (0, 0, 0))
    assert [event.at for event in events if event.what is Happened.HOTEL_BUILT] == [6, 7]


@pytest.mark.parametrize("project", ["P1", "P3", "P4", "P5", "P6"])
def test_acme_never_completes_a_project_through_its_hotels(project: str) -> None:
    rival = architect(rows=((False, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)), (False, ()), (False, ())))
    game = solo("violet 1-show 2-lim 3-con " + FILLER, rival=rival, projects=(project, "V7", "Y6"))
    play(game, 0, *take(0, 1, "4.1"))
    assert game.acme.hotels.bit_count() == 11
    assert game.acme.projects == (0, 0, 0)
    assert game.phase is Phase.TURNS


# The shuffle when the first project of the game is completed


def test_the_first_project_shuffles_the_discard_pile_and_the_undrawn_approvals_into_the_deck() -> None:
    chance = Told(backwards=True)
    deck = "9-show 8-lim 7-con 1-show 2-ina 3-con 4-show yellow 5-lim 6-con violet 10-imp"
    game = solo(deck, projects=P7, made=sheet(checked=9), chance=chance)
    play(game, 0, *take(0, 1, "4.6"))
    assert not chance.asked
    events = play(game, 0, "take 0 1", "open 4.1", "inauguration", "confirm")
    ((nth, round_, stack, shuffled),) = chance.asked
    assert (nth, round_, stack) == (0, 2, DRAW_DECK)
    # the two cards just used included, ACME's pile not
    assert sorted(texts(shuffled).split()) == sorted(
        ["4-sho", "yellow", "5-lim", "6-con", "violet", "10-imp", "9-sho", "8-lim", "1-sho", "2-ina"]
    )
    assert texts(game.solo_cards.pile) == "7-con 3-con"
    assert game.solo_cards.discard == ()
    assert Event(Happened.RESHUFFLED) in events
    # then the next three are drawn from the new deck
    assert game.solo_cards.hand == tuple(card for card in shuffled[::-1] if card not in APPROVALS)[:3]


def test_acmes_project_shuffles_too() -> None:
    chance = Told()
    game = solo("pink 1-show 2-ina 3-con " + FILLER, rival=AT_ONCE, projects=P7, chance=chance)
    play(game, 0, *take(0, 1, "4.1"))
    assert game.acme.projects == (1, 0, 0)
    ((_, _, stack, shuffled),) = chance.asked
    assert (stack, len(shuffled)) == (DRAW_DECK, 12)
    assert APPROVALS[0] not in shuffled, "the approval has left the game"


def test_no_project_no_shuffle() -> None:
    chance = Told()
    game = solo("pink 1-show 2-ina 3-con " + FILLER, chance=chance)
    play(game, 0, *take(0, 1, "4.1"))
    assert game.acme.approvals == 1
    assert not chance.asked


@pytest.mark.parametrize(
    ("player", "acme"), [((1, 0, 0), (0, 0, 0)), ((0, 1, 0), (0, 0, 0)), ((0, 0, 0), (0, 1, 0)), ((0, 0, 1), (0, 0, 2))]
)
def test_only_the_first_project_shuffles(player: tuple[int, int, int], acme: tuple[int, int, int]) -> None:
    chance = Told()
    made = sheet(checked=9, projects=player)
    game = solo("pink 1-show 2-ina 3-con " + FILLER, rival=AT_ONCE, projects=P7, chance=chance, made=made)
    game.acme = Acme(0, 0, acme)
    play(game, 0, "take 0 1", "open 4.1", "inauguration", "confirm")
    assert game.acme.projects[0] > 0
    assert not chance.asked


def test_both_in_the_same_round_shuffle_once() -> None:
    chance = Told()
    game = solo(WITH_PINK, rival=AT_ONCE, projects=P7, made=sheet(checked=9), chance=chance)
    play(game, 0, "take 0 1", "open 4.1", "inauguration", "confirm")
    assert len(chance.asked) == 1


def test_nothing_is_shuffled_if_the_game_ends_then() -> None:
    chance = Told()
    game = solo(WITHOUT, projects=P7, made=sheet(checked=13), chance=chance)
    play(game, 0, "take 0 1", "open 4.1", "inauguration", "confirm")
    assert game.outcome is not None
    assert game.outcome.reasons == (End.TRACK,)
    assert game.sheets[0].projects == (1, 0, 0)
    assert not chance.asked
    assert texts(game.solo_cards.discard) == "1-sho 2-ina"


def test_both_shuffles_in_one_round() -> None:
    """R10 when the round's cards are drawn, and the first project at its end."""
    chance = Told()
    game = solo("1-show 2-lim 3-con 4-show 5-lim 6-con 10-ina", projects=P7, chance=chance)
    play(game, 0, *take(0, 1, "4.1"))
    play(game, 0, *take(0, 1, "4.4"))
    assert [asked[:3] for asked in chance.asked] == [(0, 3, DRAW_DECK)]
    put(game, sheet(checked=9))
    assert texts(game.solo_cards.hand) == "10-ina 1-sho 2-lim"
    play(game, 0, "take 1 0", "open 4.1", "inauguration", "confirm")
    assert [asked[:3] for asked in chance.asked] == [(0, 3, DRAW_DECK), (1, 3, DRAW_DECK)]
    assert sorted(texts(chance.asked[1][3]).split()) == ["1-sho", "10-ina", "4-sho", "5-lim"]
    assert [shuffle.cards for shuffle in game.shuffles] == [asked[3] for asked in chance.asked]
    assert game.solo_cards.pile == pile("3-con 6-con 2-lim")
    assert cards("2-lim")[0] not in game.solo_cards.deck
