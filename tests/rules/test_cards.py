"""Cards and chance: the deck, the deal, shuffles, and numbers that are the same on every platform."""

from __future__ import annotations

from collections import Counter

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.family.stacks import Stacks
from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS, EFFECTS, Card, Colour, DeckCard, Effect
from newvegas_desktop.new_las_vegas.rules.game import new_game
from newvegas_desktop.new_las_vegas.rules.projects import GOLF_PROJECTS, PROJECTS, colour_of
from newvegas_desktop.new_las_vegas.rules.setup import FEWEST_SEATS, MOST_SEATS, deal, draw_projects
from newvegas_desktop.new_las_vegas.rules.shuffles import seeded

from .positions import BOARD, table

BY_EFFECT = {
    Effect.CONSTRUCTION: (2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 10, 10, 11, 12, 13, 15),
    Effect.SHOW: (1, 3, 4, 5, 6, 6, 7, 8, 8, 9, 9, 10, 11, 12, 13, 14),
    Effect.LIMOUSINE: (1, 2, 4, 5, 5, 6, 7, 7, 8, 9, 9, 10, 11, 11, 12, 14),
    Effect.INAUGURATION: (2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 10, 10, 11, 12, 13, 15),
    Effect.IMPROVEMENT: (1, 3, 4, 5, 6, 6, 7, 8, 8, 9, 9, 10, 11, 12, 13, 14, 15),
}
BY_NUMBER = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9, 9: 8, 10: 7, 11: 6, 12: 5, 13: 4, 14: 3, 15: 3}


def test_r1_the_deck() -> None:
    assert len(BOARD.deck) == 81
    for effect, numbers in BY_EFFECT.items():
        assert tuple(sorted(card.number for card in BOARD.deck if card.effect is effect)) == numbers
    assert Counter(card.number for card in BOARD.deck) == BY_NUMBER
    assert Card(1, Effect.INAUGURATION) not in BOARD.deck
    assert Card(1, Effect.IMPROVEMENT) in BOARD.deck


def test_cards_and_their_text() -> None:
    assert Card(8, Effect.SHOW).text == "8-show"
    assert [approval.text for approval in APPROVALS] == ["approval-pink", "approval-violet", "approval-yellow"]
    assert tuple(Effect) == EFFECTS
    assert [colour_of(project).key for project in ("P1", "V7", "Y3")] == [colour.key for colour in Colour]


@pytest.mark.parametrize(
    ("state", "numbers"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]),
        (1 << 64, [0xE220A8397B1DCDAF]),
    ],
    ids=["zero", "published", "64-bits"],
)
def test_generator_is_splitmix64(state: int, numbers: list[int]) -> None:
    generator = Generator(state)
    assert [generator.bits() for _ in numbers] == numbers


def test_generator_numbers_are_frozen() -> None:
    generator = Generator.named(1, "deal")
    assert generator.state == 0x91476A0C7BF2A3FB
    assert [generator.bits() for _ in range(2)] == [0x9488E3A49ACEE9DE, 0x8A7C58D9D7A38DBC]
    generator = Generator.named(1, "deal")
    for _ in range(4):
        generator.bits()
    assert [generator.below(81) for _ in range(12)] == [20, 41, 10, 49, 34, 63, 40, 31, 64, 26, 71, 12]
    assert Generator.named(1, "a").bits() != Generator.named(1, "b").bits()
    assert Generator.named("1", "a").bits() == Generator.named(1, "a").bits()


def test_generator_covers_its_range() -> None:
    generator = Generator(5)
    assert {generator.below(3) for _ in range(60)} == {0, 1, 2}
    assert {generator.choice("xyz") for _ in range(60)} == set("xyz")
    # Fisher and Yates: all orders of three come up alike
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(600):
        items = [0, 1, 2]
        generator.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert min(orders.values()) > 70


SEED_1 = """
8-inauguration 9-construction 9-limousine 15-inauguration 7-inauguration 9-inauguration 11-limousine 6-inauguration
3-construction 8-inauguration 8-limousine 10-inauguration 5-improvement 1-limousine 13-show 9-improvement 9-show 3-show
4-show 12-improvement 11-improvement 12-construction 12-show 12-limousine 15-improvement 5-limousine 11-construction

14-show 11-inauguration 8-construction 10-construction 2-inauguration 5-limousine 4-inauguration 6-improvement 5-show
8-show 6-show 14-improvement 7-construction 13-improvement 15-construction 11-show 4-improvement 2-construction
11-limousine 5-construction 7-show 2-limousine 1-improvement 4-limousine 7-limousine 8-construction 9-limousine

7-inauguration 14-limousine 6-construction 13-construction 10-show 3-inauguration 9-improvement 6-limousine
7-construction 1-show 13-inauguration 4-construction 10-improvement 6-show 10-construction 6-improvement 7-improvement
10-limousine 7-limousine 8-improvement 3-improvement 8-show 5-inauguration 12-inauguration 10-inauguration
8-improvement 9-show
"""


def test_the_deal_of_seed_1_is_frozen() -> None:
    setup = deal(BOARD, 1, seats=2)
    assert setup.projects == ("P7", "V7", "Y2")
    assert [card.text for card in setup.cards] == SEED_1.split()
    assert (setup.seats, setup.golf, setup.bank, setup.solo, setup.bank_card) == (2, True, True, False, None)
    game = new_game(BOARD, deal(BOARD, 1, seats=2, bank=False), seeded(1))
    assert game.offers == ((9, Effect.INAUGURATION), (11, Effect.SHOW), (14, Effect.INAUGURATION))


def test_the_shuffle_of_seed_1_is_frozen() -> None:
    some: list[DeckCard] = list(BOARD.deck[:10])
    texts = ["4", "5", "7", "8", "3", "8", "9", "2", "6", "7"]
    assert [card.text for card in seeded(1)(0, 27, 2, some)] == [f"{text}-construction" for text in texts]


@pytest.mark.parametrize("seed", [0, 1, 2, 77, 2**63])
def test_deal_all_cards_once_and_the_same_for_the_same_seed(seed: int) -> None:
    setup = deal(BOARD, seed, seats=4)
    cards = [card for card in setup.cards if isinstance(card, Card)]
    assert sorted(cards) == sorted(BOARD.deck)
    assert setup == deal(BOARD, seed, seats=4)
    assert setup.cards == deal(BOARD, seed, seats=2, golf=False, bank=False).cards
    assert setup.cards != deal(BOARD, seed + 1, seats=4).cards


def test_shuffle_depends_on_seed_round_stack_and_count_but_not_on_the_order_before() -> None:
    cards: list[DeckCard] = list(BOARD.deck)
    first = seeded(3)(0, 27, 1, cards)
    assert first == seeded(3)(0, 27, 1, cards[::-1])
    assert cards == list(BOARD.deck)
    assert sorted(card.text for card in first) == sorted(card.text for card in cards)
    others = [seeded(4)(0, 27, 1, cards), seeded(3)(1, 27, 1, cards)]
    others += [seeded(3)(0, 28, 1, cards), seeded(3)(0, 27, 2, cards)]
    assert first not in others


@pytest.mark.parametrize("golf", [True, False])
def test_setup_draws_one_project_of_each_kind(golf: bool) -> None:
    drawn = [draw_projects(BOARD, golf, Generator.named(seed, "projects")) for seed in range(300)]
    wanted = set(PROJECTS) if golf else set(PROJECTS) - {"Y6", "Y7"}
    assert {project for projects in drawn for project in projects} == wanted
    assert all([project[0] for project in projects] == ["P", "V", "Y"] for projects in drawn)
    assert {"Y6", "Y7"} == GOLF_PROJECTS


def test_setup_deal_without_golf_never_draws_golf_projects() -> None:
    assert all(deal(BOARD, seed, seats=2, golf=False).projects[2] not in GOLF_PROJECTS for seed in range(100))
    assert (FEWEST_SEATS, MOST_SEATS) == (2, 6)


def test_stacks_turn_and_combine() -> None:
    stacks = Stacks.dealt(tuple("abcdef"), 3)
    assert stacks.stacks == (("a", "b"), ("c", "d"), ("e", "f"))
    assert stacks.discards == ((), (), ())
    turned = stacks.turned()
    assert turned.stacks == (("b",), ("d",), ("f",))
    assert turned.discards == (("a",), ("c",), ("e",))
    assert turned.combinations() == (("b", "a"), ("d", "c"), ("f", "e"))
    twice = turned.turned()
    assert twice.discards == (("b", "a"), ("d", "c"), ("f", "e"))
    renewed = twice.renewed(1, ("c",))
    assert renewed.stacks == ((), ("c",), ())
    assert renewed.discards == (("b", "a"), ("d",), ("f", "e"))


def test_r26_a_number_shows_the_effect_of_the_next_round() -> None:
    game = table("5-construction 8-show 1-inauguration", "6-limousine 9-show 2-construction")
    assert game.offers == ((5, Effect.CONSTRUCTION), (8, Effect.SHOW), (1, Effect.INAUGURATION))
    assert [stack[0].effect for stack in game.cards.stacks] == [Effect.LIMOUSINE, Effect.SHOW, Effect.CONSTRUCTION]
