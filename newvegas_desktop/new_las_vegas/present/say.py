"""How the presenter puts things into words."""

from collections.abc import Sequence

from newvegas_desktop.family.say import Say, Text

__all__ = ["Say", "Text", "listed"]


def listed(words: Sequence[object], say: Say) -> str:
    """Several things in a row: `1, 2 and 3`."""
    *some, last = map(str, words)
    return say("{some} and {last}", some=", ".join(some), last=last) if some else last
