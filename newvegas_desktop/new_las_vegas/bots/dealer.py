"""The second level: a dealer who takes the most points at hand, step by step."""

from collections.abc import Sequence

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots.bot import Decision, Stop, Why, never
from newvegas_desktop.new_las_vegas.bots.imagine import imagine
from newvegas_desktop.new_las_vegas.bots.room import out_of_place
from newvegas_desktop.new_las_vegas.bots.turns import after
from newvegas_desktop.new_las_vegas.bots.whims import Whims
from newvegas_desktop.new_las_vegas.rules.actions import RESHUFFLE, VOTE, Action, Kind
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.tally import Change, change, tally
from newvegas_desktop.new_las_vegas.rules.view import Seen

HABITS = {
    Effect.IMPROVEMENT: 3.0,
    Effect.LIMOUSINE: 1.5,
    Effect.CONSTRUCTION: 1.0,
    Effect.INAUGURATION: 2.0,
    Effect.SHOW: 0.0,
}
"""What a dealer takes an effect to be worth before using it."""

BONUS_PRICE = 4.0
"""Points a bonus must bring."""


class Dealer:
    """Knows where a number belongs and what a step brings at once; the end of the game never enters its mind."""

    def decide(
        self, seen: Seen, legal: Sequence[Action], chance: Generator, budget: int, stop: Stop = never
    ) -> Decision:
        """Take the step that brings the most."""
        if len(legal) == 1:
            return Decision(legal[0], Why.ONLY)
        if seen.phase is Phase.VOTE:
            return Decision(VOTE[1], Why.LOAN)
        if seen.phase is Phase.RESHUFFLE:
            return Decision(RESHUFFLE[0], Why.KNOWN_CARDS)
        game, whims = imagine(seen), Whims(seen, chance)
        best = (-999.0, legal[0], 0)
        for action in legal:
            worth, points = _worth(game, seen.seat, action)
            worth += whims.of(action)
            if worth > best[0]:
                best = (worth, action, points)
        _, action, points = best
        return Decision(action, _why(action), points)


def _worth(game: Game, seat: int, action: Action) -> tuple[float, int]:
    """What a step is worth to a dealer, and the points it brings."""
    kind = action.kind
    if kind is Kind.CHOOSE or kind is Kind.TAKE:
        chosen = after(game, seat, action)
        turn = chosen.turns[seat]
        worths = [_worth(chosen, seat, step)[0] for step in chosen.legal(seat) if step.kind is Kind.OPEN]
        return max(worths, default=-5.0) + HABITS[turn.effect], 0
    brings = change(game, seat, action)
    worth = _cautious(game, seat, brings)
    if kind is Kind.OPEN:
        worth -= out_of_place(game, action.a, game.turns[seat].number) / 2
        star = game.board.stars >> action.a & 1
        if star:
            worth += 2.0 if game.turns[seat].effect is Effect.SHOW else 0.0
    elif kind is Kind.CONFIRM:
        worth = 0.0
    elif kind is Kind.LIMOUSINE:
        now = tally(game, seat)
        # the way home counts little at first and more the further it is
        worth = (
            _cautious(game, seat, brings) - (brings.total - brings.at_home) * (0.9 if now.missing < 3 else 0.0) + 0.5
        )
    elif kind is Kind.CHANGE_NUMBER:
        worth -= BONUS_PRICE + 30
    elif kind is Kind.CHANGE_EFFECT or kind is Kind.EXTEND:
        worth -= BONUS_PRICE
    elif kind is Kind.CONSTRUCTION or kind is Kind.INAUGURATION or kind is Kind.SHOW:
        worth += 1.0
    return worth, brings.total


def _cautious(game: Game, seat: int, brings: Change) -> float:
    """The points, less the fear of debts beyond the bundles that are sure."""
    worth = float(brings.total)
    if brings.debts > 0:
        now = tally(game, seat)
        if now.debts.amount + brings.debts > now.bundles.least + brings.bundles:
            worth -= 12.0
    return worth


_WHY = {
    Kind.CONFIRM: Why.ENOUGH,
    Kind.CONSTRUCTION: Why.BUILDING,
    Kind.IMPROVEMENT: Why.VALUE,
    Kind.INAUGURATION: Why.INAUGURATION,
    Kind.LIMOUSINE: Why.LIMOUSINE,
    Kind.SHOW: Why.SHOWS,
}


def _why(action: Action) -> Why:
    return _WHY.get(action.kind, Why.ROOM)
