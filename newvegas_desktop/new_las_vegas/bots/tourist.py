"""The first level: a tourist without a plan, who knows the rules and what hurts."""

from collections.abc import Sequence

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots.bot import Decision, Stop, Why, never
from newvegas_desktop.new_las_vegas.bots.imagine import imagine
from newvegas_desktop.new_las_vegas.bots.room import out_of_place
from newvegas_desktop.new_las_vegas.bots.turns import after
from newvegas_desktop.new_las_vegas.rules.actions import CONFIRM, Action, Kind
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.limousine import missing_paths
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.tally import Change, change, tally
from newvegas_desktop.new_las_vegas.rules.view import Seen


class Tourist:
    """Plays by lot, but nothing that costs points at once or brings more debts than there are bundles."""

    def decide(
        self, seen: Seen, legal: Sequence[Action], chance: Generator, budget: int, stop: Stop = never
    ) -> Decision:
        """Draw lots until an action hurts nothing."""
        if len(legal) == 1:
            return Decision(legal[0], Why.ONLY)
        if seen.phase is not Phase.TURNS:
            action = chance.choice(legal)
            return Decision(action, Why.LOT)
        game = imagine(seen)
        lots = list(legal)
        chance.shuffle(lots)
        # to stop is the last thing that comes to mind
        lots.sort(key=lambda action: action is CONFIRM)
        openings = [action for action in lots if action.kind is Kind.OPEN][:GLANCES]
        if openings:
            number = game.turns[seen.seat].number
            action = min(openings, key=lambda opening: out_of_place(game, opening.a, number))
            return Decision(action, Why.LOT, change(game, seen.seat, action).total)
        for action in lots:
            if action.kind in _BONUSES and chance.below(4):
                continue
            brings = change(game, seen.seat, action)
            if not _hurts(game, seen.seat, action, brings):
                return Decision(action, Why.LOT, brings.total)
        action = CONFIRM if CONFIRM in legal else lots[0]
        return Decision(action, Why.ENOUGH if action is CONFIRM else Why.LOT)


GLANCES = 3
"""Casinos drawn by lot, of which the number goes where it is least out of place."""
FAR = 2
"""Paths from home that a tourist dares."""
_BONUSES = frozenset({Kind.CHANGE_NUMBER, Kind.CHANGE_EFFECT, Kind.EXTEND})


def _hurts(game: Game, seat: int, action: Action, brings: Change) -> bool:
    """Whether an action costs points that nothing makes up for, or a debt too many."""
    if action.kind in (Kind.CHOOSE, Kind.TAKE):
        return False
    now = tally(game, seat)
    if brings.debts > 0 and now.debts.amount + brings.debts > now.bundles.least + brings.bundles:
        return True
    if action.kind is Kind.LIMOUSINE:
        there = after(game, seat, action)
        return missing_paths(game.board, there.sheets[seat]) > min(FAR, max(1, now.missing))
    return brings.total < 0
