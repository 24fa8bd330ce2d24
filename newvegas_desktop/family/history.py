"""History of a game: undo, redo and going back, for any game whose seats play at the same time."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

A = TypeVar("A", contravariant=True)
E = TypeVar("E")


class Playable(Protocol[A, E]):
    """A game that can be copied, changed by actions, and asked whether an action is legal."""

    def copy(self) -> Self:
        """An independent copy."""

    def apply(self, seat: int, action: A) -> list[E]:
        """Take an action."""

    def why_not(self, seat: int, action: A) -> Any | None:
        """None if the action is legal."""


G = TypeVar("G", bound=Playable[Any, Any])


class Entry(NamedTuple, Generic[G]):
    """One action that was taken, with the game as it was before and what it changed."""

    seat: int
    action: Any
    before: G
    events: list[Any]


class History(Generic[G]):
    """Everything that was done, and what was undone and can be done again.

    Seats of one round do not depend on each other, so a seat can undo its own last step
    even if others have gone on since; their steps are played again on top.
    """

    def __init__(self, game: G, seen: Callable[[G], object]) -> None:
        """Start from a game nobody else changes; `seen` changes whenever it shows what nobody may undo."""
        self.game = game
        self._seen = seen
        self.entries: list[Entry[G]] = []
        self.version = 0
        """Rises with every change, so that a change can be told from none."""
        self.undone: list[tuple[int, Any]] = []
        """Seats and actions that can be done again, the last undone last."""

    def submit(self, seat: int, action: Any) -> list[Any]:
        """Take an action; what the seat had undone is forgotten."""
        before = self.game.copy()
        events: list[Any] = self.game.apply(seat, action)
        self.entries.append(Entry(seat, action, before, events))
        self.version += 1
        self.undone = [undone for undone in self.undone if undone[0] != seat]
        return events

    def _last_of(self, seat: int) -> int | None:
        """The place of a seat's last action since something new was seen."""
        now = self._seen(self.game)
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            if self._seen(entry.before) != now:
                return None
            if entry.seat == seat:
                return index
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has done anything since something new was seen."""
        return self._last_of(seat) is not None

    def undo(self, seat: int) -> bool:
        """Take back the seat's last action since something new was seen."""
        index = self._last_of(seat)
        if index is None:
            return False
        entry = self.entries[index]
        later = self.entries[index + 1 :]
        del self.entries[index:]
        self.game = entry.before.copy()
        for other in later:
            # an answer to a question that is no longer asked is void
            if self.game.why_not(other.seat, other.action) is None:
                before = self.game.copy()
                events: list[Any] = self.game.apply(other.seat, other.action)
                self.entries.append(Entry(other.seat, other.action, before, events))
        self.undone.append((seat, entry.action))
        self.version += 1
        return True

    def can_redo(self, seat: int) -> bool:
        """Whether the seat's last undone action can be done again."""
        action = self._undone_of(seat)
        return action is not None and self.game.why_not(seat, action) is None

    def redo(self, seat: int) -> list[Any] | None:
        """Do the seat's last undone action again; what changed, or None if there is nothing to redo."""
        if not self.can_redo(seat):
            return None
        action = self._undone_of(seat)
        kept = self.undone[:]
        kept.reverse()
        kept.remove((seat, action))
        kept.reverse()
        events = self.submit(seat, action)
        self.undone = kept
        return events

    def _undone_of(self, seat: int) -> Any | None:
        return next((action for other, action in reversed(self.undone) if other == seat), None)

    def can_take_back(self) -> bool:
        """Whether anything was seen that can be gone back behind."""
        now = self._seen(self.game)
        return any(self._seen(entry.before) != now for entry in self.entries)

    def take_back(self) -> int | None:
        """Go back behind what was seen last, to before the action that showed it; the seat that took it."""
        now = self._seen(self.game)
        for index in range(len(self.entries) - 1, -1, -1):
            if self._seen(self.entries[index].before) != now:
                entry = self.entries[index]
                # every step can be redone as long as nobody does anything else
                self.undone += [(each.seat, each.action) for each in reversed(self.entries[index:])]
                del self.entries[index:]
                self.game = entry.before.copy()
                self.version += 1
                return entry.seat
        return None

    def go_to(self, index: int) -> G:
        """The game as it was before an entry, or as it is now."""
        return self.game.copy() if index >= len(self.entries) else self.entries[index].before.copy()
