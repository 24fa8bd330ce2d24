"""Best values for all numbers of paths in one integer, so that one addition or comparison serves them all.

Field k, `width` bits wide, holds the best value with k paths: a floor plus the value, with the `valid` bit set if there
is one. A field that holds nothing may collect gains and costs, but never as much as the valid bit.
The topmost bit of a field is kept free: set before another integer is subtracted, it is still set afterwards exactly
where the other field is not greater. So two integers are compared in all fields at once.
"""

from typing import NamedTuple


class Fields(NamedTuple):
    """How values are packed for one question."""

    width: int
    ones: int
    mask: int
    valid: int
    guard: int
    floor: int
    bias: int
    empty: int

    @classmethod
    def spanning(cls, paths: int, gain: int, cost: int) -> "Fields":
        """Fields for 0 to `paths` paths whose values never leave -cost … gain."""
        # twice the gain: a valid value less any one gain is still more than an empty field can collect
        bits = (2 * gain + cost).bit_length()
        width = bits + 2
        ones = sum(1 << (width * count) for count in range(paths + 1))
        return cls(
            width=width,
            ones=ones,
            mask=ones * ((1 << width) - 1),
            valid=ones << bits,
            guard=ones << (bits + 1),
            floor=cost,
            bias=cost | 1 << bits,
            empty=cost * ones,
        )

    def start(self) -> int:
        """The value 0 with no path, and nothing else."""
        return self.empty - self.floor + self.bias

    def value(self, packed: int, paths: int) -> int | None:
        """The best value with a number of paths, if there is one."""
        held = packed >> self.width * paths & (1 << self.width) - 1
        return held - self.bias if held & self.valid else None
