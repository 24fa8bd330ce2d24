"""The phases of a game."""

from enum import IntEnum


class Phase(IntEnum):
    """What the table is waiting for."""

    VOTE = 0
    TURNS = 1
    RESHUFFLE = 2
    END = 3
