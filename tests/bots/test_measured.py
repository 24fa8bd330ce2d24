"""The bots are those that were measured: should one play otherwise, its figures have to be measured anew."""

import json
from itertools import pairwise
from typing import Any
from zlib import crc32

import pytest

from newvegas_desktop.cli import calibrate
from newvegas_desktop.new_las_vegas.bots.match import play_out
from newvegas_desktop.new_las_vegas.bots.registry import BOTS, LEVELS
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.printed.calibration_file import CALIBRATION
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.resource_files import read_bytes
from tests.conformance.players import Mode

CALIBRATED: dict[str, Any] = json.loads(read_bytes(*CALIBRATION))
MEASURED: dict[tuple[str, ...], tuple[list[int], str]] = {
    ("tourist", "dealer"): ([33, 119], "82eb4924"),
    ("dealer", "planner"): ([104, 122], "5281c7f1"),
    ("planner", "tycoon"): ([182, 193], "6b83bcfd"),
    ("dealer",): ([52], "29d4ca26"),
    ("planner",): ([181], "530b5cc4"),
    ("tycoon",): ([214], "c1db107e"),
}
"""One game of each pair of neighbours, and one of a bot alone: the totals, and a mark of every step."""
SOLO, SEED = 2, 1


def played(names: tuple[str, ...], seed: int) -> tuple[Game, list[str]]:
    """A whole game with the budget of the measurements, and what was done in it."""
    game, steps = Mode(len(names), architect=architects()[SOLO] if len(names) == 1 else None).game(seed), []

    def submit(seat: int, action: Action) -> None:
        steps.append(f"{seat} {action.text}")
        game.apply(seat, action)

    play_out(lambda: game, submit, [BOTS[name]() for name in names], seed)
    return game, steps


def totals(game: Game) -> list[int]:
    assert game.outcome is not None
    return [score.total for score in game.outcome.scores]


@pytest.mark.parametrize("names", MEASURED, ids=", ".join)
def test_the_measured_bots_play_as_they_did(names: tuple[str, ...]) -> None:
    game, steps = played(names, SEED)
    found = totals(game), f"{crc32(chr(10).join(steps).encode()):08x}"
    assert found == MEASURED[names], "these bots play otherwise: measure the tables of the README anew"


def test_every_pair_of_neighbours_is_watched() -> None:
    levels = tuple(LEVELS)
    assert {names for names in MEASURED if len(names) == 2} == set(pairwise(levels))


@pytest.mark.parametrize("nth", range(5), ids=[card.id for card in architects()])
def test_the_bot_that_measured_the_architects_plays_as_it_did(nth: int) -> None:
    assert CALIBRATED["player"] == calibrate.PLAYER
    first = calibrate.play(calibrate.Job(architects()[nth], CALIBRATED["seed"]))
    assert CALIBRATED["architects"][nth]["first"] == {
        "points": first.points,
        "acme": first.acme,
        "rounds": first.rounds,
    }, "the bot plays solo otherwise: run newvegas calibrate, and bring the table of the README up to date"
