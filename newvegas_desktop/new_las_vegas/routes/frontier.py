"""The moves of a frontier that sweeps over the city from avenue to avenue, one block at a time.

The frontier is one intersection of every street. Of each it keeps which part of the new route it belongs to (0: none),
whether it still needs a block of the route (`odd`), and a `mark` whose meaning is the aim's:

* HOME and OUT use no mark.
* LEGAL: whether it still needs a block of the way home. The way home is kept as a set of blocks that no part of the
  route uses, odd at its two ends and even elsewhere.
* CUT: on which side it lies, 0 the light's and 1 the end's. A block may join the two sides only if it is driven.

An intersection leaves the frontier once all its blocks are decided: then it needs nothing any more, unless the route
ends on it. A part that leaves the frontier must be the only one, and then the route is `finished`.

What can happen depends on the place only through a few facts, so the moves are kept in tables, filled as they are
needed and shared by all questions.
"""

from collections.abc import Iterator
from enum import IntEnum
from functools import cache

from newvegas_desktop.new_las_vegas.rules.places import STREETS

Moves = tuple[tuple[int, int], ...]
"""The states that can follow, each with the deed that leads there."""


class Aim(IntEnum):
    """Where the route is to end."""

    HOME = 0  # at the light
    OUT = 1  # anywhere else, whatever is left
    LEGAL = 2  # anywhere else, with a way home that is left
    CUT = 3  # anywhere else, with none left


class Access(IntEnum):
    """What may use a block."""

    FREE = 0  # the new route or the way home
    WAY_ONLY = 1  # not the new route
    NOBODY = 2  # driven already, or not there


class Deed(IntEnum):
    """What is decided about a block, as far as it counts. From DRIVE on the route drives it."""

    SKIP = 0
    WAY_UP = 1  # the way home has one path more
    END = 2
    END_WAY_UP = 3
    DRIVE = 4
    DRIVE_UP = 5  # the route has one path more
    END_DRIVE_UP = 6


# A state is one integer: five bits a street (the part, odd, the mark), then whether the route's end is chosen and
# whether it is finished.
_CELL = 5
_SHIFTS = tuple(_CELL * row for row in range(STREETS))
_PART, _ODD, _MARK = 0b00111, 0b01000, 0b10000
_PARTS = sum(_PART << shift for shift in _SHIFTS)
_ENDED = 1 << _CELL * STREETS
_FINISHED = _ENDED << 1
_FRESH = _PART
"""The name of a new part until the parts are named anew."""

START = 0
"""The state before the first avenue."""


def _renamed(state: int) -> int:
    """The same state, its parts numbered in the order in which they appear."""
    names = [0] * (_PART + 1)
    count = 0
    for shift in _SHIFTS:
        part = state >> shift & _PART
        if part:
            if not names[part]:
                count += 1
                names[part] = count
            state ^= (part ^ names[part]) << shift
    return state


def is_complete(state: int, aim: Aim) -> bool:
    """Whether the state behind the last avenue is that of a whole route."""
    return state == (_FINISHED if aim is Aim.HOME else _FINISHED | _ENDED)


class Table(dict[int, Moves]):
    """The moves of one kind of step, filled as they are needed; `sources` leads back."""

    def __init__(self, aim: Aim, row: int, access: Access) -> None:
        """Start empty."""
        super().__init__()
        self.aim = aim
        self.shift = _SHIFTS[row]
        self.access = access
        self.sources: dict[int, list[tuple[int, int]]] = {}

    def __missing__(self, state: int) -> Moves:
        """Work out the moves of a state."""
        moves = tuple(dict.fromkeys(self.follow(state)))
        for target, deed in moves:
            self.sources.setdefault(target, []).append((state, deed))
        self[state] = moves
        return moves

    def follow(self, state: int) -> Iterator[tuple[int, int]]:
        """The states that follow and the deeds that lead there."""
        raise NotImplementedError


class Across(Table):
    """A block along a street: the intersection at its left leaves the frontier, that at its right enters."""

    def __init__(
        self, aim: Aim, row: int, access: Access, lamp: bool, light: bool, needs: bool, marks: tuple[int, ...]
    ) -> None:
        """Say of the leaving one if it has a lamp or the light; of the entering one its needs and possible marks."""
        super().__init__(aim, row, access)
        self.lamp = lamp
        self.light = light
        self.needs = needs
        self.marks = marks

    def follow(self, state: int) -> Iterator[tuple[int, int]]:
        """The block is skipped, driven, or used by the way home; the leaving intersection may be the route's end."""
        leaving = state >> self.shift
        if (state & _FINISHED and self.needs) or (self.aim is Aim.HOME and self.light and not leaving & _PART):
            return
        may_end = self.aim is not Aim.HOME and self.lamp and not self.light and not state & _ENDED
        for ends in (False, True) if may_end else (False,):
            if bool(leaving & _ODD) == ends:
                yield from self._undriven(state, leaving, ends)
            elif (
                self.access is Access.FREE
                and not state & _FINISHED
                and _light_allows(self.light, leaving)
                and self._settled(leaving, False, ends)
            ):
                deed = (Deed.END_DRIVE_UP if ends else Deed.DRIVE_UP) if self.lamp else Deed.DRIVE
                entering = (leaving & _PART or _FRESH) | (0 if self.needs else _ODD)
                target = self._entered(state, entering) | ends * _ENDED
                for mark in self.marks:
                    yield target | mark * _MARK << self.shift, deed

    def _undriven(self, state: int, leaving: int, ends: bool) -> Iterator[tuple[int, int]]:
        target = self._entered(state, _FRESH | _ODD if self.needs else 0) | ends * _ENDED
        part = leaving & _PART
        if part and all(state >> shift & _PART != part for shift in _SHIFTS if shift != self.shift):
            if target & _PARTS:
                return
            target |= _FINISHED
        passable = self.access is not Access.NOBODY
        for way in (False, True) if self.aim is Aim.LEGAL and passable else (False,):
            if not self._settled(leaving, way, ends):
                continue
            counts = way and self.lamp
            deed = (Deed.END_WAY_UP if counts else Deed.END) if ends else (Deed.WAY_UP if counts else Deed.SKIP)
            for mark in self.marks:
                if self.aim is not Aim.CUT or not passable or mark == bool(leaving & _MARK):
                    yield target | (mark ^ way) * _MARK << self.shift, deed

    def _entered(self, state: int, entering: int) -> int:
        """The state with another intersection in this street."""
        return _renamed(state & ~((_PART | _ODD | _MARK) << self.shift) | entering << self.shift)

    def _settled(self, leaving: int, way: bool, ends: bool) -> bool:
        """Whether the mark lets the intersection leave."""
        marked = bool(leaving & _MARK)
        if self.aim is Aim.LEGAL:
            return marked ^ way == ends
        return not ends or self.aim is Aim.OUT or marked


class Down(Table):
    """A block along an avenue, between two intersections of the frontier: that of the row and the one below."""

    def __init__(self, aim: Aim, row: int, access: Access, lamp: bool, light: int) -> None:
        """Say if the upper one has a lamp, and which has the light: 0 the upper, 1 the lower, -1 none."""
        super().__init__(aim, row, access)
        self.lamp = lamp
        self.light = light

    def follow(self, state: int) -> Iterator[tuple[int, int]]:
        """The block is skipped, driven, or used by the way home."""
        upper, lower = state >> self.shift, state >> self.shift + _CELL
        plain = lower if self.lamp else upper
        passable = self.access is not Access.NOBODY
        if self.aim is not Aim.CUT or not passable or not (upper ^ lower) & _MARK:
            yield state, Deed.SKIP
        if self.aim is Aim.LEGAL and passable:
            deed = Deed.SKIP if plain & _MARK else Deed.WAY_UP
            yield state ^ (_MARK | _MARK << _CELL) << self.shift, deed
        if (
            self.access is Access.FREE
            and not state & _FINISHED
            and _light_allows(self.light == 0, upper)
            and _light_allows(self.light == 1, lower)
        ):
            deed = Deed.DRIVE if plain & _ODD else Deed.DRIVE_UP
            joined = upper & _PART or lower & _PART or _FRESH
            target = state ^ (_ODD | _ODD << _CELL) << self.shift
            for shift in _SHIFTS:
                part = state >> shift & _PART
                if shift in (self.shift, self.shift + _CELL) or (part and part == lower & _PART):
                    target ^= (part ^ joined) << shift
            yield _renamed(target), deed


def _light_allows(light: bool, cell: int) -> bool:
    """Whether the route may use one more block here: at the light it is over when it is back."""
    return not light or not cell & _PART or bool(cell & _ODD)


@cache
def across(aim: int, row: int, access: int, lamp: bool, light: bool, needs: bool, marks: tuple[int, ...]) -> Across:
    """The one table of these facts; plain numbers, as an enumeration's members are slow to look up by."""
    return Across(Aim(aim), row, Access(access), lamp, light, needs, marks)


@cache
def down(aim: int, row: int, access: int, lamp: bool, light: int) -> Down:
    """The one table of these facts."""
    return Down(Aim(aim), row, Access(access), lamp, light)
