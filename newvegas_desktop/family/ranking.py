"""Ranks among seats."""

from collections.abc import Sequence


def dense_ranks(amounts: Sequence[int]) -> list[int]:
    """The rank of each seat, 0 for the most; equal amounts share a rank and the next rank follows at once."""
    order = sorted(set(amounts), reverse=True)
    return [order.index(amount) for amount in amounts]
