"""The shortest marks that tell the people at a table apart."""

from collections.abc import Sequence


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """A mark for every seat: the first letter, two where several names share it, else the letter and the seat."""
    letters = [[letter for letter in name if letter.isalnum()] or ["?"] for name in names]
    firsts = [word[0].upper() for word in letters]
    marks = [
        first if firsts.count(first) == 1 else first + _second(letters, seat, firsts)
        for seat, first in enumerate(firsts)
    ]
    if len(set(marks)) < len(names):
        marks = [first if firsts.count(first) == 1 else f"{first}{seat + 1}" for seat, first in enumerate(firsts)]
    return tuple(marks)


def _second(letters: list[list[str]], seat: int, firsts: list[str]) -> str:
    """The first later letter of a name that no other name with the same initial has in its place."""
    others = [word for other, word in enumerate(letters) if other != seat and firsts[other] == firsts[seat]]
    for place, letter in enumerate(letters[seat][1:], 1):
        if all(place >= len(word) or word[place].casefold() != letter.casefold() for word in others):
            return letter.lower()
    return ""
