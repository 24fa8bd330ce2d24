"""Stacks of two-sided cards: the front lies on the stack, the back on its discard pile."""

from typing import Generic, NamedTuple, TypeVar

C = TypeVar("C")


class Stacks(NamedTuple, Generic[C]):
    """Stacks with their discard piles, the top card first; never changed, only replaced."""

    stacks: tuple[tuple[C, ...], ...]
    discards: tuple[tuple[C, ...], ...]

    @classmethod
    def dealt(cls, cards: tuple[C, ...], count: int) -> "Stacks[C]":
        """Cards dealt into equal stacks, one stack after the other, with empty discard piles."""
        size = len(cards) // count
        return cls(tuple(cards[i * size : (i + 1) * size] for i in range(count)), ((),) * count)

    def turned(self) -> "Stacks[C]":
        """With the top card of each stack turned onto its discard pile."""
        return Stacks(
            tuple(stack[1:] for stack in self.stacks),
            tuple((stack[0], *discard) for stack, discard in zip(self.stacks, self.discards, strict=True)),
        )

    def renewed(self, index: int, cards: tuple[C, ...]) -> "Stacks[C]":
        """With one stack made anew from its discard pile, of which the top card stays."""
        return Stacks(
            tuple(cards if i == index else stack for i, stack in enumerate(self.stacks)),
            tuple(discard[:1] if i == index else discard for i, discard in enumerate(self.discards)),
        )

    def combinations(self) -> tuple[tuple[C, C], ...]:
        """What each stack offers: the card whose front is seen and the card whose back is seen."""
        return tuple((stack[0], discard[0]) for stack, discard in zip(self.stacks, self.discards, strict=True))
