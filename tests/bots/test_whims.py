"""Bots of one level at one table are not each other's doubles; for two and in solo nothing is left to whims."""

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots.match import play_out
from newvegas_desktop.new_las_vegas.bots.registry import BOTS
from newvegas_desktop.new_las_vegas.bots.whims import Whims
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.rules.actions import CHOOSE, CONFIRM, OPEN
from newvegas_desktop.new_las_vegas.rules.view import see
from tests.conformance.players import Mode


@pytest.mark.parametrize("name", ["dealer", "planner"])
@pytest.mark.parametrize("seed", range(3))
def test_equals_at_one_table_write_different_sheets(name: str, seed: int) -> None:
    game = Mode(3).game(seed)
    play_out(lambda: game, game.apply, [BOTS["tourist"](), BOTS[name](), BOTS[name]()], seed)
    assert game.sheets[1].numbers != game.sheets[2].numbers


def test_a_whim_is_a_point_at_most_and_about_taste_alone() -> None:
    whims = Whims(see(Mode(3).game(1), 0), Generator(1))
    about = (*CHOOSE, *OPEN)
    found = [whims.of(action) for action in about]
    assert [whims.of(action) for action in about] == found
    assert -1 <= min(found) < -0.5 < 0.5 < max(found) <= 1
    assert whims.of(CONFIRM) == 0


@pytest.mark.parametrize("mode", [Mode(2), Mode(1, architect=architects()[0])], ids=lambda mode: mode.name)
def test_for_two_and_in_solo_there_are_no_whims(mode: Mode) -> None:
    chance = Generator(1)
    assert {Whims(see(mode.game(1), 0), chance).of(action) for action in (*CHOOSE, CONFIRM)} == {0}
    assert chance.state == Generator(1).state
