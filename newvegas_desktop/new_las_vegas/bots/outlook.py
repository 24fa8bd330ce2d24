"""The outlook of a street: how likely each of its casinos opens, and the runs to expect."""

from math import exp
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.bots.weights import Weights
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, STREETS
from newvegas_desktop.new_las_vegas.rules.sheet import NO_NUMBER, Sheet

MOST_KNOWN = 50_000
"""Streets kept in mind."""

_FIRST = tuple(street * AVENUES for street in range(STREETS))
_STREET = (1 << AVENUES) - 1
_CEILING = 16
"""Above every printed number."""


class Outlook(NamedTuple):
    """What to expect of one street at the end of the game."""

    opens: tuple[float, ...]
    """For each avenue the chance that the casino is open; 1 where there is none."""
    steered: tuple[float, ...]
    """The same, as it enters the chance of an avenue's hotel."""
    run: float
    """The longest run."""
    even: float
    """The longest even run."""
    odd: float
    """The longest odd run."""
    fours: float
    """Runs of four odd numbers."""
    at_end: float
    """The longest even run at an end of the street."""
    whole: float
    """The chance that every built casino of it is open."""
    stars: float
    """How many stars are still to come up."""
    casinos: float
    """How many casinos are open."""


class Outlooks:
    """Streets as they may turn out, each reckoned once."""

    def __init__(self, board: Board, weights: Weights) -> None:
        """For a printed sheet and a bot's beliefs."""
        self._weights = weights
        numbers = [card.number for card in board.deck]
        below = [0.0]
        for number in range(_CEILING + 2):
            below.append(below[-1] + numbers.count(number) / len(numbers))
        self._below = tuple(below)
        """Share of the cards with a smaller number."""
        self._lots = tuple(tuple(lot % AVENUES for lot in lots) for lots in board.street_lots)
        self._stars = tuple(board.stars >> first & _STREET for first in _FIRST)
        self._known: dict[tuple[int, bytes, int, int], Outlook] = {}

    def of(self, sheet: Sheet, rounds: int) -> list[Outlook]:
        """All four streets, with so many rounds to come."""
        known, numbers, built = self._known, sheet.numbers, sheet.built
        found = []
        for street, first in enumerate(_FIRST):
            key = (street, numbers[first : first + AVENUES], built >> first & _STREET, rounds)
            outlook = known.get(key)
            if outlook is None:
                if len(known) > MOST_KNOWN:
                    known.clear()
                outlook = known[key] = self._reckon(*key)
            found.append(outlook)
        return found

    def _reckon(self, street: int, numbers: bytes, built: int, rounds: int) -> Outlook:
        lots = self._lots[street]
        weights = self._weights
        opens = [1.0] * AVENUES
        crane = 1 - exp(-weights.build * rounds)
        gap: list[int] = []
        low = 0
        for avenue in (*lots, -1):
            number = numbers[avenue] if avenue >= 0 else _CEILING
            if number == NO_NUMBER:
                gap.append(avenue)
                continue
            if gap:
                self._fill(opens, gap, built, low, number, rounds, crane)
                gap = []
            low = number + 1
        even, even_end = self._runs(lots, numbers, built, opens, 0)
        odd, _ = self._runs(lots, numbers, built, opens, 1)
        best_even, best_odd = max(even), max(odd)
        whole = 1.0
        count = stars = 0.0
        starred = self._stars[street]
        for avenue in lots:
            count += opens[avenue]
            if starred >> avenue & 1 and numbers[avenue] == NO_NUMBER:
                stars += opens[avenue]
            if built >> avenue & 1:
                whole *= opens[avenue]
        fours = min(1.0, best_odd / 4) if best_odd < 6 else min(2.0, best_odd / 4)
        return Outlook(
            tuple(opens),
            tuple(chance**weights.steer for chance in opens),
            max(best_even, best_odd),
            best_even,
            best_odd,
            fours,
            even_end,
            whole,
            stars,
            count,
        )

    def _fill(
        self, opens: list[float], gap: list[int], built: int, low: int, high: int, rounds: int, crane: float
    ) -> None:
        """The chances of the casinos between two numbers: as many fit as there are numbers between them."""
        values = max(0, high - low)
        lots = sum(1.0 if built >> avenue & 1 else crane * 0.7 for avenue in gap) or 1.0
        cards = self._below[high] - self._below[low] if values else 0.0
        chance = (1 - exp(-self._weights.fill * 3 * rounds * cards / lots)) * min(1.0, values / lots)
        for avenue in gap:
            opens[avenue] = chance if built >> avenue & 1 else chance * crane

    def _runs(
        self, lots: tuple[int, ...], numbers: bytes, built: int, opens: list[float], parity: int
    ) -> tuple[list[float], float]:
        """The run of one parity to expect around each casino, and the best at an end of the street."""
        share = self._weights.parity
        steps = []
        for avenue in lots:
            if built >> avenue & 1:
                number = numbers[avenue]
                if number == NO_NUMBER:
                    steps.append(opens[avenue] * share)
                else:
                    steps.append(1.0 if number & 1 == parity else 0.0)
        left = []
        length = 0.0
        for step in steps:
            length = step * (1 + length)
            left.append(length)
        around = [0.0] * len(steps)
        length = 0.0
        for i in range(len(steps) - 1, -1, -1):
            around[i] = left[i] + steps[i] * length
            length = steps[i] * (1 + length)
        # what the loop ended with is the run that starts at the left end
        return around, max(length, left[-1])
