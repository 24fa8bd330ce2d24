"""The bank: what a vote brings everyone."""

from collections.abc import Sequence
from typing import NamedTuple

ALL_FOR, SOME_FOR, NONE_FOR = 4, 2, 0
WITHOUT_BANK = 2


class Loan(NamedTuple):
    """The fewest and the most bundles the vote can bring; equal once all votes are known."""

    least: int
    most: int


def loan_bundles(votes_for: int, voters: int) -> int:
    """More than half for: 4 bundles each; otherwise 2 each if anyone was for."""
    if 2 * votes_for > voters:
        return ALL_FOR
    return SOME_FOR if votes_for else NONE_FOR


def loan(bank: bool, votes: Sequence[bool | None]) -> Loan:
    """What the votes bring, None being a vote that is not known."""
    if not bank:
        return Loan(WITHOUT_BANK, WITHOUT_BANK)
    votes_for, unknown = votes.count(True), votes.count(None)
    return Loan(loan_bundles(votes_for, len(votes)), loan_bundles(votes_for + unknown, len(votes)))
