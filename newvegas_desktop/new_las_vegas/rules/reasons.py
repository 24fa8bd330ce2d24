"""Why an action is not allowed: a code with parameters, never prose."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple


class Code(Enum):
    """The rule that stands against an action."""

    GAME_OVER = "game_over"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_VOTING = "not_voting"
    VOTED = "voted"
    VOTE_FIRST = "vote_first"
    NOT_ASKED = "not_asked"
    ANSWERED = "answered"
    QUESTION_OPEN = "question_open"
    OTHER_MODE = "other_mode"
    CONFIRMED = "confirmed"
    CHOSEN = "chosen"
    CHOOSE_FIRST = "choose_first"
    REFUSED = "refused"
    NUMBER_FITS_NOWHERE = "number_fits_nowhere"  # number
    A_NUMBER_FITS = "a_number_fits"  # number
    BONUS_USED = "bonus_used"
    NO_GROUP = "no_group"  # missing boxes
    NUMBER_CHANGED_LATE = "number_changed_late"
    BELOW_ZERO = "below_zero"  # number
    OPENED = "opened"
    OPEN_FIRST = "open_first"
    NO_CASINO = "no_casino"  # lot
    UNDER_CONSTRUCTION = "under_construction"  # lot
    ALREADY_OPEN = "already_open"  # lot
    OUT_OF_ORDER = "out_of_order"  # lot, number, left, right
    EFFECT_USED = "effect_used"
    EFFECT_OWED = "effect_owed"  # effect
    OTHER_EFFECT = "other_effect"  # effect
    SAME_EFFECT = "same_effect"  # effect
    CANNOT_PERFORM = "cannot_perform"  # effect
    NO_CRANE = "no_crane"  # lot
    ALREADY_BUILT = "already_built"  # lot
    COLUMN_FULL = "column_full"  # column
    NO_GOLF = "no_golf"  # column
    NO_STAR = "no_star"  # lot
    TRACK_FULL = "track_full"
    ROUTE_COMPLETE = "route_complete"
    NO_ROAD = "no_road"  # from, to
    NOT_FROM_HERE = "not_from_here"  # from, to
    BLOCK_DRIVEN = "block_driven"  # from, to
    NEIGHBOUR_NOT_OPEN = "neighbour_not_open"  # lot


class Reason(NamedTuple):
    """A code with the figures a sentence about it needs."""

    code: Code
    params: Mapping[str, int | str] = {}


class IllegalAction(Exception):
    """An action was submitted that the rules do not allow."""

    def __init__(self, seat: int, text: str, reason: Reason) -> None:
        """Keep seat, action and reason."""
        super().__init__(f"seat {seat + 1}: {text}: {reason.code.value} {dict(reason.params)}")
        self.seat = seat
        self.text = text
        self.reason = reason
