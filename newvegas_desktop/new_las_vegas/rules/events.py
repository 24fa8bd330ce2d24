"""What an action changed, as plain events for the log, the screen and announcements."""

from enum import Enum
from typing import NamedTuple


class Happened(Enum):
    """Kinds of event; what `at` and `value` mean stands beside each."""

    VOTED = "voted"
    REVEALED = "revealed"  # value: round
    RENEWED = "renewed"  # at: stack (0 in solo)
    APPROVAL_DRAWN = "approval_drawn"  # at: colour
    CHOSEN = "chosen"  # at: offer
    NUMBER_CHANGED = "number_changed"  # value: new number
    EFFECT_CHANGED = "effect_changed"  # at: new effect
    GROUP_CIRCLED = "group_circled"  # at: group, value: 1 if its debt is circled, 0 if crossed out
    OPENED = "opened"  # at: lot, value: number
    EXTENDED = "extended"  # at: lot, value: lot it was extended from
    CRANE_DEBT_PAID = "crane_debt_paid"  # at: lot
    HOLE_CIRCLED = "hole_circled"  # at: avenue
    HOLE_CROSSED = "hole_crossed"  # at: avenue
    STAR_CIRCLED = "star_circled"  # at: lot
    STAR_CROSSED = "star_crossed"  # at: lot
    CRANE_CROSSED = "crane_crossed"  # at: lot
    COLUMN_CROSSED = "column_crossed"  # at: column, value: boxes now crossed
    SHOW_DEBTS_CIRCLED = "show_debts_circled"  # at: column
    SHOW_DEBT_PAID = "show_debt_paid"  # at: column, value: box counted from 0
    BOX_CHECKED = "box_checked"  # at: box counted from 1
    PATH_DRIVEN = "path_driven"  # at: via, value: to
    CARPET_VISITED = "carpet_visited"  # at: lot
    CAME_HOME = "came_home"
    REFUSED = "refused"
    GIVEN = "given"  # at: card of the round that goes to ACME
    CONFIRMED = "confirmed"
    HOTEL_BUILT = "hotel_built"  # at: avenue, value: 1 large, 0 small
    PROJECT_COMPLETED = "project_completed"  # at: project 0 to 2, value: points
    APPROVED = "approved"  # at: colour, value: 1st, 2nd or 3rd
    ASKED = "asked"
    ANSWERED = "answered"  # value: 1 to reshuffle
    RESHUFFLED = "reshuffled"
    ROUND_CLOSED = "round_closed"  # value: round
    ENDED = "ended"


class Event(NamedTuple):
    """One thing that happened to a seat (in solo, seat 1 is ACME), or to the table (seat None)."""

    what: Happened
    seat: int | None = None
    at: int = -1
    value: int = 0
