"""Every bad move is refused with its reason, and leaves the game as it was."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.reasons import Code

from .illegal_choices import CHOICES, NUMBERS, OPENINGS, PHASES
from .illegal_effects import BONUSES, EFFECTS, EXTENDS, LIMOUSINE
from .positions import Bad, assert_agree, assert_illegal, play

BAD_MOVES = [*PHASES, *CHOICES, *OPENINGS, *NUMBERS, *EFFECTS, *LIMOUSINE, *BONUSES, *EXTENDS]


@pytest.mark.parametrize("bad", [pytest.param(bad, id=bad.id) for bad in BAD_MOVES])
def test_bad_move(bad: Bad) -> None:
    game = bad.make()
    play(game, bad.seat, *bad.steps)
    assert_illegal(game, bad.seat, bad.text, bad.code, bad.params)
    for seat in range(game.setup.seats):
        assert_agree(game, seat)


def test_every_reason_has_a_bad_move() -> None:
    assert {bad.code for bad in BAD_MOVES} == set(Code)


def test_bad_moves_have_names_of_their_own() -> None:
    assert len({bad.id for bad in BAD_MOVES}) == len(BAD_MOVES)
