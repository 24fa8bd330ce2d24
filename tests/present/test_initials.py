"""Marks of a letter or two: short, and never the same for two seats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from newvegas_desktop.new_las_vegas.present.initials import initials


@pytest.mark.parametrize(
    ("names", "marks"),
    [
        (("Ada", "Bob", "Rita"), ("A", "B", "R")),
        (("Ada", "Alan", "Bob"), ("Ad", "Al", "B")),
        (("Anna", "Anne", "Alan"), ("Aa", "Ae", "Al")),
        (("Player 1", "Player 2"), ("P1", "P2")),
        (("Ada", "ada"), ("A1", "A2")),
        (("Al", "Ala"), ("A", "Aa")),
        (("Ax", "Ax", "A2", "Bob"), ("A1", "A2", "A3", "B")),
        (("łukasz", "Żaneta"), ("Ł", "Ż")),
        (("!", "?"), ("?1", "?2")),
    ],
)
def test_marks(names: tuple[str, ...], marks: tuple[str, ...]) -> None:
    assert initials(names) == marks


@given(st.lists(st.text(min_size=1, max_size=12), min_size=1, max_size=6))
def test_no_two_seats_have_the_same(names: list[str]) -> None:
    marks = initials(names)
    assert len(set(marks)) == len(names)
    assert all(marks)
