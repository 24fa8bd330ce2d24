"""Short codes for exercises that can be read out, typed again and shared; and the exercise of a day."""

from datetime import date

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.practice.exercise import LEVELS, SEEDS, Key, Kind

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No I, L, O or U: what is read out or copied by hand is not mistaken."""
_LETTERS = {Kind.TOUR: "T", Kind.ERRAND: "E", Kind.RESCUE: "R", Kind.CARDS: "C"}
_KINDS = {letter: kind for kind, letter in _LETTERS.items()}
_MISREAD = str.maketrans("ILO", "110")
_LENGTH = 6
CODED = tuple(_LETTERS)
"""The exercises that have levels, seeds and codes."""
_DAILY_LEVELS = (1, 2, 3, 3, 4, 4, 5)
"""From Monday to Sunday."""


class BadCode(ValueError):
    """A text that names no exercise; `why` is one of `empty`, `letter`, `level`, `length`, `sign`, `check`, `large`."""

    def __init__(self, why: str) -> None:
        """Say which."""
        super().__init__(why)
        self.why = why


def code(key: Key) -> str:
    """The code of an exercise: `T3-4F7Q-9X2`."""
    head = f"{_LETTERS[key.kind]}{key.level}"
    seed, digits = key.seed, ""
    for _ in range(_LENGTH):
        seed, low = divmod(seed, len(_DIGITS))
        digits = _DIGITS[low] + digits
    whole = digits + _check(head + digits)
    return f"{head}-{whole[:4]}-{whole[4:]}"


def _check(text: str) -> str:
    """A character that changes with any one mistyped character and with any two swapped neighbours."""
    return _DIGITS[Generator.named(text, "check").below(len(_DIGITS))]


def read_code(text: str, kind: Kind, level: int) -> Key:
    """The exercise a text names: a code, or a plain seed for the given exercise and level; BadCode if neither."""
    plain = "".join(text.upper().split()).replace("-", "").replace("–", "")
    if not plain:
        raise BadCode("empty")
    if plain.isascii() and plain.isdigit():
        # the length first: a number of a million digits is not worth reading
        if len(plain) > len(str(SEEDS)) or int(plain) >= SEEDS:
            raise BadCode("large")
        return Key(kind, level, int(plain))
    letter, level_digit, rest = plain[:1], plain[1:2].translate(_MISREAD), plain[2:].translate(_MISREAD)
    if letter not in _KINDS:
        raise BadCode("letter")
    if level_digit not in [str(level) for level in LEVELS]:
        raise BadCode("level")
    if any(sign not in _DIGITS for sign in rest):
        raise BadCode("sign")
    if len(rest) != _LENGTH + 1:
        raise BadCode("length")
    digits = rest[:_LENGTH]
    if _check(letter + level_digit + digits) != rest[_LENGTH]:
        raise BadCode("check")
    seed = 0
    for sign in digits:
        seed = seed * len(_DIGITS) + _DIGITS.index(sign)
    return Key(_KINDS[letter], int(level_digit), seed)


def daily(day: date) -> Key:
    """The exercise of a day, the same for everybody: another kind each day, harder towards the end of the week."""
    kind = CODED[day.toordinal() % len(CODED)]
    return Key(kind, _DAILY_LEVELS[day.weekday()], Generator.named(day.isoformat(), "daily route").below(SEEDS))
