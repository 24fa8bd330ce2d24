"""How many turns are open: counts worked out by hand."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.perft import count_turns
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet

from .illegal_choices import ALL_IN_USE, HIGH_FROM_THE_START
from .positions import alone, make_sheet, play, solo

LOTS = 29
"""Casinos that need no construction."""
STARS = 10
"""Stars among them."""
EXTENDS = 40
"""Pairs of two of them side by side, in both orders: 6 + 5 + 5 + 4 pairs."""
NO_BONUS = make_sheet(circled=1)

# without a bonus: confirm at once, or after one of the ways to perform the effect
PLAIN = {
    "construction": LOTS * (1 + 9),
    "limousine": LOTS * (1 + 9),
    "inauguration": LOTS * (1 + 1) + EXTENDS,  # box 4 completes a group, which an Extend may use
    "improvement": LOTS * (1 + 10),
    "show": LOTS + STARS * 2,
}


@pytest.mark.parametrize(("effect", "count"), PLAIN.items())
def test_count_of_turns_without_a_bonus(effect: str, count: int) -> None:
    assert count_turns(alone(f"5-{effect} 5-{effect} 5-{effect}", NO_BONUS), 0) == 3 * count


def test_count_of_turns_of_three_effects() -> None:
    game = alone("5-construction 8-show 1-improvement", NO_BONUS)
    assert count_turns(game, 0) == PLAIN["construction"] + PLAIN["show"] + PLAIN["improvement"]


def test_count_of_turns_without_golf() -> None:
    game = alone("5-improvement 5-improvement 5-improvement", NO_BONUS, golf=False)
    assert count_turns(game, 0) == 3 * LOTS * (1 + 7)


def test_count_of_turns_with_a_bonus() -> None:
    as_chosen = LOTS * 2
    changed_number = 4 * LOTS * 2
    changed_effect = LOTS * (9 + 9 + 10) + STARS * 2
    # before the effect, which may still follow, or after it
    extended = EXTENDS * 2 + EXTENDS
    each = as_chosen + changed_number + changed_effect + extended
    game = alone("5-inauguration 5-inauguration 5-inauguration")
    assert count_turns(game, 0) == 3 * each == 3726


@pytest.mark.parametrize(
    ("number", "sheet", "count"),
    [
        (8, make_sheet(ALL_IN_USE, circled=1), 1),
        (9, make_sheet(HIGH_FROM_THE_START), 1),
        # only 12 can be reached, and written in all but 4 lots; of the ten stars 3.3 and 4.1 are open
        (10, make_sheet(HIGH_FROM_THE_START), 3 * (25 + 8 * 2) + 1),
    ],
    ids=["refusal-alone", "no-change-helps", "change-or-refusal"],
)
def test_count_of_turns_with_a_refusal(number: int, sheet: Sheet, count: int) -> None:
    assert count_turns(alone(f"{number}-show {number}-show {number}-show", sheet), 0) == count


def test_count_of_turns_from_the_middle_of_a_turn() -> None:
    game = alone("5-inauguration 5-show 5-show", NO_BONUS)
    play(game, 0, "choose 0", "open 4.9")
    assert count_turns(game, 0) == 2
    play(game, 0, "inauguration")
    # 4.9 has no built neighbour
    assert count_turns(game, 0) == 1
    play(game, 0, "confirm")
    assert count_turns(game, 0) == 0


def test_count_of_turns_of_a_solo_refusal() -> None:
    game = solo()
    blocked = dict.fromkeys(("1.3", "2.2", "3.3", "4.1"), 17)
    game.sheets = [make_sheet(blocked)]
    game.settled = game.sheets[:]
    game.offers = tuple((5, effect) for _, effect in game.offers)
    assert count_turns(game, 0) == 3
