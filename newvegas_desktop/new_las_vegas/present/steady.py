"""Answers that stay right while things are only pointed at: given once, and again only when the game has moved on."""

from collections.abc import Callable, Hashable
from typing import TypeVar, cast

Answer = TypeVar("Answer")


class Steady:
    """Remembers answers as long as what they were given under is the same."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._setting: Hashable = None
        self._answers: dict[Hashable, object] = {}

    def under(self, setting: Hashable) -> "Steady":
        """The same memory, emptied if it was filled under another setting."""
        if setting != self._setting:
            self._setting = setting
            self._answers.clear()
        return self

    def __call__(self, question: Hashable, answer: Callable[[], Answer]) -> Answer:
        """The answer to a question, worked out if it is not known."""
        if question not in self._answers:
            self._answers[question] = answer()
        return cast(Answer, self._answers[question])


def of_kind(slot: str | None, *kinds: str) -> str | None:
    """The slot, if it is of one of some kinds; what shows other kinds does not change with it."""
    return slot if slot is not None and slot.startswith(kinds) else None
