"""What was played last, as the start page and the menu show it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RecentEntry:
    """One game: a file by its path, or a save by what it is known by."""

    path: str
    title: str
    tip: str = ""
