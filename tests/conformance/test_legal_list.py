"""The legal list against a brute-force filter of every conceivable action."""

from collections import Counter
from collections.abc import Sequence

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.rules.actions import ACTIONS
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.reasons import Code
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from tests.conformance.players import FEW_MODES, MODES, PLAYERS, Mode, moves
from tests.conformance.states import state

ONE_STEP_IN, ONE_RARE_STEP_IN = 8, 4
"""One position in so many is looked at; of votes and questions every one."""
HALF = [mode for k, mode in enumerate(MODES) if (k + k // 4) % 2 == 0]
FEWEST_POSITIONS = {"by lot": 500, "patient": 600, "frugal": 250, "spender": 300, "planner": 250}
HALVES = {"by lot": HALF, "patient": [mode for mode in MODES if mode not in HALF]}
"""Two players share the 40 modes, the others play ten of them each."""
RARE_PHASES = (Phase.VOTE, Phase.RESHUFFLE)


def check(game: Game) -> None:
    """The legal lists of a position are those of the filter, and asking changes nothing."""
    before = state(game)
    waiting = game.waiting_for()
    for seat in range(game.setup.seats):
        legal = game.legal(seat)
        assert legal == [action for action in ACTIONS if game.why_not(seat, action) is None]
        assert bool(legal) is (seat in waiting)
    assert bool(waiting) is (game.outcome is None)
    assert state(game) == before


def one_in(game: Game) -> int:
    """How rare a position is."""
    if game.phase in RARE_PHASES:
        return 1
    rare = any(turn.owed or turn.stage is Stage.REFUSED for turn in game.turns)
    return ONE_RARE_STEP_IN if rare else ONE_STEP_IN


def look_at(name: str, modes: Sequence[Mode]) -> Counter[str]:
    """Play a game of each mode, checking positions by lot; what was seen how often."""
    seen: Counter[str] = Counter()
    for seed, mode in enumerate(modes):
        game = mode.game(seed)
        chance = Generator.named(seed, "positions")
        for seat, action in moves(game, PLAYERS[name], seed):
            if chance.below(one_in(game)) == 0:
                check(game)
                seen["positions"] += 1
                seen[game.phase.name] += 1
                seen.update(turn.stage.name for turn in game.turns)
            game.apply(seat, action)
        check(game)
        assert all(game.why_not(seat, action) for seat in range(mode.seats) for action in ACTIONS)
        assert game.outcome is not None
        seen.update(reason.value for reason in game.outcome.reasons)
    return seen


@pytest.mark.parametrize("name", PLAYERS)
def test_the_legal_list_is_the_filtered_list_in_games(name: str) -> None:
    """More than 2,000 positions, 5,000 legal lists, in 70 games."""
    seen = look_at(name, HALVES.get(name, FEW_MODES))
    assert seen["positions"] >= FEWEST_POSITIONS[name]
    assert all(seen[phase.name] for phase in Phase if phase is not Phase.END)
    assert all(seen[stage.name] for stage in Stage)
    if name in ("patient", "frugal"):
        assert seen["casinos"]
    if name == "planner":
        assert seen["projects"]


def test_there_is_no_other_seat() -> None:
    game = Mode().game(1)
    for seat in (-1, 2, 6):
        for action in ACTIONS:
            reason = game.why_not(seat, action)
            assert reason is not None
            assert reason.code is Code.NO_SUCH_SEAT
