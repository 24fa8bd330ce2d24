"""The steps of a turn as interned actions with a text form."""

from collections.abc import Iterable
from enum import IntEnum
from itertools import permutations

from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.columns import IMPROVABLE, SHOWS, Column
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, LOTS, avenue_of, intersection_text, lot_text
from newvegas_desktop.new_las_vegas.rules.roads import is_lamp


class Kind(IntEnum):
    """What an action does."""

    VOTE = 0
    CHOOSE = 1
    TAKE = 2
    REFUSE = 3
    GIVE = 4
    CHANGE_NUMBER = 5
    OPEN = 6
    CHANGE_EFFECT = 7
    CONSTRUCTION = 8
    SHOW = 9
    LIMOUSINE = 10
    INAUGURATION = 11
    IMPROVEMENT = 12
    EXTEND = 13
    CONFIRM = 14
    RESHUFFLE = 15


class Action:
    """One step of a seat. Interned: equal actions are the same object."""

    __slots__ = ("a", "b", "index", "kind", "text")

    def __init__(self, kind: Kind, a: int, b: int, text: str, index: int) -> None:
        """Made once for every conceivable action, when this module loads."""
        self.kind = kind
        self.a = a
        self.b = b
        self.text = text
        self.index = index

    def __repr__(self) -> str:
        """The action with its text form."""
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copied and pickled as its text, so that it stays interned."""
        return action, (self.text,)


ACTIONS: list[Action] = []
"""Every conceivable action; an action's index is its place here, and legal lists follow this order."""


def _make(kind: Kind, text: str, a: int = 0, b: int = 0) -> Action:
    made = Action(kind, a, b, text, len(ACTIONS))
    ACTIONS.append(made)
    return made


PAIRS = tuple(permutations(range(3), 2))
"""Solo: the card whose number and the card whose effect is used."""
DELTAS = (-2, -1, 1, 2)


def _neighbours(intersection: int) -> Iterable[int]:
    """The intersections one block away on a full grid, lowest first."""
    if intersection >= AVENUES:
        yield intersection - AVENUES
    if avenue_of(intersection) > 1:
        yield intersection - 1
    if avenue_of(intersection) < AVENUES:
        yield intersection + 1
    if intersection + AVENUES < LOTS:
        yield intersection + AVENUES


VOTE = (_make(Kind.VOTE, "vote against", 0), _make(Kind.VOTE, "vote for", 1))
CHOOSE = tuple(_make(Kind.CHOOSE, f"choose {stack}", stack) for stack in range(3))
TAKE = tuple(_make(Kind.TAKE, f"take {number} {effect}", k) for k, (number, effect) in enumerate(PAIRS))
REFUSE = _make(Kind.REFUSE, "refuse")
GIVE = tuple(_make(Kind.GIVE, f"refuse and give {card}", card) for card in range(3))
CHANGE_NUMBER = tuple(_make(Kind.CHANGE_NUMBER, f"number {delta:+d}", delta) for delta in DELTAS)
OPEN = tuple(_make(Kind.OPEN, f"open {lot_text(lot)}", lot) for lot in range(LOTS))
CONFIRM = _make(Kind.CONFIRM, "confirm")
CONSTRUCTION = tuple(_make(Kind.CONSTRUCTION, f"construction {lot_text(lot)}", lot) for lot in range(LOTS))
SHOW = tuple(_make(Kind.SHOW, f"show {column.key}", column) for column in SHOWS)
LIMOUSINE = {
    (via, to): _make(Kind.LIMOUSINE, f"limousine {intersection_text(via)} {intersection_text(to)}", via, to)
    for via in range(LOTS)
    if not is_lamp(via)
    for to in _neighbours(via)
}
INAUGURATION = _make(Kind.INAUGURATION, "inauguration")
IMPROVEMENT = tuple(_make(Kind.IMPROVEMENT, f"improvement {column.key}", column) for column in IMPROVABLE)
CHANGE_EFFECT = tuple(_make(Kind.CHANGE_EFFECT, f"effect {effect.key}", effect) for effect in Effect)
EXTEND = {
    (lot, source): _make(Kind.EXTEND, f"extend {lot_text(lot)} from {lot_text(source)}", lot, source)
    for lot in range(LOTS)
    for source in (lot - 1, lot + 1)
    if 0 <= source < LOTS and source // AVENUES == lot // AVENUES
}
RESHUFFLE = (_make(Kind.RESHUFFLE, "reshuffle no", 0), _make(Kind.RESHUFFLE, "reshuffle yes", 1))

_BY_TEXT = {each.text: each for each in ACTIONS}
EFFECT_KINDS = {
    Kind.CONSTRUCTION: Effect.CONSTRUCTION,
    Kind.SHOW: Effect.SHOW,
    Kind.LIMOUSINE: Effect.LIMOUSINE,
    Kind.INAUGURATION: Effect.INAUGURATION,
    Kind.IMPROVEMENT: Effect.IMPROVEMENT,
}
"""The actions that perform an effect."""


def action(text: str) -> Action:
    """The action with a text form; ValueError if there is none."""
    found = _BY_TEXT.get(text)
    if found is None:
        raise ValueError(f"there is no action {text!r}")
    return found


def show_action(column: Column) -> Action:
    """The action that performs a Show in a column."""
    return SHOW[column - Column.SHOW_LEFT]
