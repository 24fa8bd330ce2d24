"""What was measured of the shipped architects, and damaged files refused with a sentence that names the place."""

import json
from typing import Any

import pytest

from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.printed.calibration_file import (
    AIMS,
    CALIBRATION,
    TOLERANCE,
    figures_mark,
    measured,
    parse_calibration,
)
from newvegas_desktop.new_las_vegas.rules.figures import Area, BadFigures
from newvegas_desktop.resource_files import read_bytes


def test_the_shipped_architects_are_as_hard_as_they_should_be() -> None:
    """The figures of the very cards that are shipped: whoever changes a card has to measure it again."""
    for card, aim in zip(architects(), AIMS, strict=True):
        found = measured(card)
        assert found is not None, f"{card.id} was changed: run newvegas calibrate"
        assert (found.player, found.aim) == ("planner", aim)
        assert found.games >= 300
        assert abs(100 * found.won / found.games - aim) <= TOLERANCE
        assert found.near


def test_a_card_with_other_figures_was_not_measured() -> None:
    card = architects()[2]
    assert measured(card) is not None
    changed = [
        card._replace(golf=Area(card.golf.base, card.golf.better, card.golf.needed + 1)),
        card._replace(bank=card.bank + 1),
        card._replace(crane=card.crane - 1),
        card._replace(rows=card.rows[::-1]),
    ]
    assert [measured(other) for other in changed] == [None] * 4
    assert len({figures_mark(other) for other in changed}) == 4


def whole(**changed: Any) -> dict[str, Any]:
    """The shipped file with the first result changed; None takes a key away."""
    found: dict[str, Any] = json.loads(read_bytes(*CALIBRATION))
    first = found["architects"][0]
    for key, value in changed.items():
        first[key] = value
        if value is None:
            del first[key]
    return found


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({}, "player: is missing"),
        ([], "must be an object"),
        ({**whole(), "games": 0}, "games: "),
        ({**whole(), "seed": -1}, "seed: "),
        (whole(id=""), "architects 1, id: "),
        (whole(figures=None), "architects 1, figures: is missing"),
        (whole(aim=101), "architects 1, aim: "),
        (whole(won=-1), "architects 1, won: "),
        (whole(won=10**6), "dolores: more games won than played"),
        (whole(points="many"), "architects 1, points: "),
        (whole(first=None), "architects 1, first: is missing"),
        (whole(first={"points": 1, "acme": 2}), "architects 1, first, rounds: is missing"),
    ],
)
def test_a_damaged_file_is_refused_with_its_place(data: Any, sentence: str) -> None:
    with pytest.raises(BadFigures) as refused:
        parse_calibration(json.dumps(data).encode())
    said = str(refused.value)
    assert said.startswith("The calibration is wrong: ")
    assert sentence in said
    assert "\n" not in said
