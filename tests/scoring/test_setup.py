"""Set-up: the projects, the deal of a table and of the solo game (R25), and chance from a seed."""

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS, Approval, Card, Colour
from newvegas_desktop.new_las_vegas.rules.game import new_game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.projects import colour_of
from newvegas_desktop.new_las_vegas.rules.setup import FEWEST_SEATS, MOST_SEATS, deal, draw_projects
from newvegas_desktop.new_las_vegas.rules.shuffles import seeded
from tests.scoring.positions import BOARD, Told, architect, cards, texts

SEEDS = range(60)


@pytest.mark.parametrize("golf", [True, False])
def test_one_project_of_each_kind_without_golf_y6_and_y7_stay_out(golf: bool) -> None:
    drawn = [draw_projects(BOARD, golf, Generator(seed)) for seed in range(200)]
    for projects in drawn:
        assert [colour_of(project) for project in projects] == list(Colour)
    everything = set(BOARD.projects) - (set() if golf else {"Y6", "Y7"})
    assert {project for projects in drawn for project in projects} == everything


def test_a_table_is_dealt_all_81_cards_in_three_stacks_of_27() -> None:
    for seed in SEEDS:
        setup = deal(BOARD, seed, seats=3)
        assert sorted(texts([card]) for card in setup.cards) == sorted(texts([card]) for card in BOARD.deck)
        assert (setup.seats, setup.golf, setup.bank, setup.solo) == (3, True, True, False)
        assert (setup.architect, setup.bank_card) == (None, None)
    game = new_game(BOARD, deal(BOARD, 1, seats=2), Told())
    assert [len(stack) for stack in game.cards.stacks] == [27, 27, 27]
    assert tuple(card for stack in game.cards.stacks for card in stack) == game.setup.cards


def test_the_same_seed_deals_the_same_cards_whoever_plays() -> None:
    assert deal(BOARD, 3, seats=2).cards == deal(BOARD, 3, seats=6, bank=False).cards
    assert deal(BOARD, 3, seats=2) == deal(BOARD, 3, seats=2)
    assert deal(BOARD, 3, seats=2).cards != deal(BOARD, 4, seats=2).cards
    setup = deal(BOARD, 3, seats=2, golf=False, bank=False)
    assert (setup.golf, setup.bank) == (False, False)
    assert (FEWEST_SEATS, MOST_SEATS) == (2, 6)


def test_r25_the_approvals_lie_in_the_lower_half_only() -> None:
    places = set()
    for seed in SEEDS:
        setup = deal(BOARD, seed, seats=1, architect=architect())
        assert len(setup.cards) == 83
        upper, lower = setup.cards[:40], setup.cards[40:]
        assert not any(isinstance(card, Approval) for card in upper)
        approvals = [card for card in lower if isinstance(card, Approval)]
        assert sorted(approvals) == sorted(APPROVALS)
        assert (setup.seats, setup.solo, setup.architect) == (1, True, architect())
        places |= {lower.index(approval) for approval in approvals}
    assert {0, 42} <= places, "anywhere in the lower half, its ends included"


def test_r25_the_bank_card_lies_aside() -> None:
    found = set()
    for seed in SEEDS:
        setup = deal(BOARD, seed, seats=1, architect=architect())
        assert isinstance(setup.bank_card, Card)
        casino_cards = [card for card in setup.cards if isinstance(card, Card)]
        assert sorted([*casino_cards, setup.bank_card]) == sorted(BOARD.deck)
        found.add(setup.bank_card)
    assert len(found) > 20


def test_without_the_bank_the_first_round_begins_at_once() -> None:
    for setup in (deal(BOARD, 1, seats=2, bank=False), deal(BOARD, 1, seats=1, bank=False, architect=architects()[0])):
        game = new_game(BOARD, setup, Told())
        assert (game.phase, game.round) == (Phase.TURNS, 1)
        assert setup.bank_card is None or isinstance(setup.bank_card, Card)
    assert new_game(BOARD, deal(BOARD, 1, seats=2), Told()).phase is Phase.VOTE


def test_a_solo_game_starts_with_the_deck_as_dealt() -> None:
    setup = deal(BOARD, 9, seats=1, architect=architects()[2])
    game = new_game(BOARD, setup, Told())
    assert game.solo_cards.deck == setup.cards
    assert (game.solo_cards.hand, game.solo_cards.pile, game.solo_cards.discard) == ((), (), ())


def test_seeded_chance_depends_on_seed_place_and_round_and_not_on_the_order_it_is_given() -> None:
    given = list(cards("1-show 2-lim pink 3-con 4-ina 5-imp violet 6-show 7-lim 8-con"))
    chance = seeded(7)
    result = chance(0, 4, -2, given)
    assert sorted(texts([card]) for card in result) == sorted(texts([card]) for card in given)
    assert chance(0, 4, -2, given[::-1]) == result
    assert seeded(7)(0, 4, -2, given) == result
    others = [seeded(8)(0, 4, -2, given), chance(1, 4, -2, given), chance(0, 5, -2, given), chance(0, 4, 1, given)]
    assert all(other != result for other in others)
    assert given == list(cards("1-show 2-lim pink 3-con 4-ina 5-imp violet 6-show 7-lim 8-con"))
