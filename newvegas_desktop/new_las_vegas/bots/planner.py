"""The third level: it plans its turn to the end and weighs the sheet that comes of it."""

from collections.abc import Sequence

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots.bot import Decision, Stop, Why, never
from newvegas_desktop.new_las_vegas.bots.imagine import imagine
from newvegas_desktop.new_las_vegas.bots.prospects import Prospects
from newvegas_desktop.new_las_vegas.bots.reasons import reason_between
from newvegas_desktop.new_las_vegas.bots.situation import Situation
from newvegas_desktop.new_las_vegas.bots.turns import Line, Scales, Width, best_turns
from newvegas_desktop.new_las_vegas.bots.weighing import Weighing
from newvegas_desktop.new_las_vegas.bots.weights import BALANCED, Weights
from newvegas_desktop.new_las_vegas.bots.whims import Whims
from newvegas_desktop.new_las_vegas.rules.actions import CONFIRM, RESHUFFLE, VOTE, Action
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.tally import change
from newvegas_desktop.new_las_vegas.rules.view import Seen


class Planner:
    """Looks to the end of its own turn and no further, and at its own sheet alone: it does not see a race."""

    weights: Weights = BALANCED
    width = Width(lots=8, openings=4, bonuses=1)
    watchful = False

    def __init__(self) -> None:
        """What it reckons about sheets is kept, since it depends on the sheet alone."""
        self._prospects: Prospects | None = None

    def decide(
        self, seen: Seen, legal: Sequence[Action], chance: Generator, budget: int, stop: Stop = never
    ) -> Decision:
        """Take the first step of the best turn."""
        if len(legal) == 1:
            return Decision(legal[0], Why.ONLY)
        if seen.phase is Phase.VOTE:
            return Decision(VOTE[1], Why.LOAN)
        if seen.phase is Phase.RESHUFFLE:
            return Decision(RESHUFFLE[1], Why.FRESH_CARDS)
        if self._prospects is None or self._prospects.board is not seen.board:
            self._prospects = Prospects(seen.board, self.weights)
        prospects, seat = self._prospects, seen.seat
        game = imagine(seen)
        about = prospects.situation(game, seat, watchful=self.watchful)
        scales = Weighing(prospects, about)
        lines = best_turns(game, seat, scales, self.width)
        line, samples = self.choose(seen, about, lines, scales, chance, budget, stop)
        action, then = line.steps[0] if line.steps else CONFIRM, line.game.sheets[seat]
        why = reason_between(action, prospects.parts(about, game.sheets[seat]), prospects.parts(about, then))
        if scales.ends_ahead(then) and not all(scales.over(other.game.sheets[seat]) for other in lines):
            why = Why.END
        return Decision(action, why, change(game, seat, action).total, samples)

    def choose(
        self,
        seen: Seen,
        about: Situation,
        lines: list[Line],
        scales: Scales,
        chance: Generator,
        budget: int,
        stop: Stop,
    ) -> tuple[Line, int]:
        """The best of the turns, and how many samples it took to find it."""
        whims = Whims(seen, chance)
        return max(lines, key=lambda line: line.worth + sum(map(whims.of, line.steps[:1]))), 0
