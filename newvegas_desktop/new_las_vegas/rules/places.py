"""Places of the city: a lot or intersection is one index, street by street from the left."""

STREETS = 4
AVENUES = 11
LOTS = STREETS * AVENUES

ALL_LOTS = (1 << LOTS) - 1
FIRST_AVENUE = sum(1 << (street * AVENUES) for street in range(STREETS))
LAST_AVENUE = FIRST_AVENUE << (AVENUES - 1)
STREET_MASKS = tuple(((1 << AVENUES) - 1) << (street * AVENUES) for street in range(STREETS))


def place(street: int, avenue: int) -> int:
    """The index of lot (or intersection) street.avenue, both counted from 1."""
    return (street - 1) * AVENUES + avenue - 1


def street_of(index: int) -> int:
    """The street, 1 to 4, of a place."""
    return index // AVENUES + 1


def avenue_of(index: int) -> int:
    """The avenue, 1 to 11, of a place."""
    return index % AVENUES + 1


def lot_text(index: int) -> str:
    """The text form of a lot: `2.11`."""
    return f"{street_of(index)}.{avenue_of(index)}"


def intersection_text(index: int) -> str:
    """The text form of an intersection: `I2.11`."""
    return f"I{street_of(index)}.{avenue_of(index)}"


LOT_BY_TEXT = {lot_text(index): index for index in range(LOTS)}
INTERSECTION_BY_TEXT = {intersection_text(index): index for index in range(LOTS)}


def members(mask: int) -> list[int]:
    """The indices of the set bits, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
