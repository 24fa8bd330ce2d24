"""A seeded generator of our own: the same numbers on every platform and Python version, and no global state."""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Generator:
    """SplitMix64: a 64-bit counter run through a mixing function."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        """Start from a 64-bit state."""
        self.state = state & _MASK

    @classmethod
    def named(cls, seed: int | str, *purpose: object) -> "Generator":
        """A generator for one purpose of one seed, unrelated to those of other purposes."""
        state = 0xCBF29CE484222325
        for byte in "/".join(str(part) for part in (seed, *purpose)).encode():
            # FNV-1a; the first number drawn mixes it thoroughly
            state = ((state ^ byte) * 0x100000001B3) & _MASK
        return cls(state)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1; with bounds as small as ours the bias is below 2**-57."""
        return (self.bits() * bound) >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[(self.bits() * len(items)) >> 64]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
