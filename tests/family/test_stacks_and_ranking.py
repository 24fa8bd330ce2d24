"""Stacks of two-sided cards, and ranks among seats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from newvegas_desktop.family.ranking import dense_ranks
from newvegas_desktop.family.stacks import Stacks

DEALT: Stacks[str] = Stacks.dealt(tuple("abcdefghi"), 3)


def test_cards_are_dealt_one_stack_after_the_other() -> None:
    assert DEALT.stacks == (("a", "b", "c"), ("d", "e", "f"), ("g", "h", "i"))
    assert DEALT.discards == ((), (), ())


def test_turning_moves_the_top_card_of_each_stack() -> None:
    turned = DEALT.turned()
    assert turned.stacks == (("b", "c"), ("e", "f"), ("h", "i"))
    assert turned.discards == (("a",), ("d",), ("g",))
    assert turned.turned().discards == (("b", "a"), ("e", "d"), ("h", "g"))
    assert DEALT.discards == ((), (), ())


def test_a_combination_is_the_front_of_a_stack_and_the_back_of_its_pile() -> None:
    assert DEALT.turned().combinations() == (("b", "a"), ("e", "d"), ("h", "g"))


def test_a_stack_is_renewed_from_all_but_the_top_of_its_pile() -> None:
    empty = DEALT.turned().turned().turned()
    assert empty.stacks == ((), (), ())
    renewed = empty.renewed(1, ("d", "e"))
    assert renewed.stacks == ((), ("d", "e"), ())
    assert renewed.discards == (("c", "b", "a"), ("f",), ("i", "h", "g"))


def test_cards_over_are_not_dealt() -> None:
    assert Stacks.dealt((1, 2, 3, 4, 5), 2).stacks == ((1, 2), (3, 4))


@pytest.mark.parametrize(
    ("amounts", "ranks"),
    [
        ([], []),
        ([4], [0]),
        ([1, 2, 3], [2, 1, 0]),
        ([5, 5, 5], [0, 0, 0]),
        ([7, 3, 7, 1, 3], [0, 1, 0, 2, 1]),
        ([0, -2, 0], [0, 1, 0]),
    ],
)
def test_ranks_are_dense(amounts: list[int], ranks: list[int]) -> None:
    assert dense_ranks(amounts) == ranks


@given(st.lists(st.integers(-5, 20), max_size=8))
def test_ranks_follow_the_amounts(amounts: list[int]) -> None:
    ranks = dense_ranks(amounts)
    assert set(ranks) == set(range(len(set(amounts))))
    for amount, rank in zip(amounts, ranks, strict=True):
        assert rank == len({other for other in amounts if other > amount})
