"""Taking the number of one card and the effect of another: what a click on half a card leads to."""

from typing import NamedTuple

from newvegas_desktop.new_las_vegas.present.plans import Plan, Plans
from newvegas_desktop.new_las_vegas.rules.actions import GIVE, PAIRS, TAKE, Action, Kind
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.solo import HAND
from newvegas_desktop.new_las_vegas.rules.turn import Stage

NUMBER_CARD, EFFECT_CARD, TAKE_SLOT = "number", "effect", "take"
HALVES = (NUMBER_CARD, EFFECT_CARD)


class Taken(NamedTuple):
    """The card whose number and the card whose effect is taken, as far as that is chosen."""

    number: int | None = None
    effect: int | None = None

    @property
    def pair(self) -> int | None:
        """The place of the pair among all pairs, once both are chosen."""
        if self.number is None or self.effect is None:
            return None
        return PAIRS.index((self.number, self.effect))

    @property
    def given(self) -> int | None:
        """The card that is left for ACME, once both are chosen."""
        if self.number is None or self.effect is None:
            return None
        return HAND - self.number - self.effect


def half_of(slot: str | None) -> tuple[str, int] | None:
    """Which half of which card a slot is."""
    kind, _, name = (slot or "").partition(":")
    return (kind, int(name) - 1) if kind in HALVES else None


def pair_of(slot: str | None) -> Taken | None:
    """What dropping one card onto another takes: `take:1-2`, the number of the first and the effect of the second."""
    kind, _, name = (slot or "").partition(":")
    number, _, effect = name.partition("-")
    return Taken(int(number) - 1, int(effect) - 1) if kind == TAKE_SLOT else None


def give_of(slot: str | None) -> int | None:
    """Which card a slot would give to ACME after a refusal."""
    name = (slot or "").removeprefix("button:")
    return int(name[5:]) - 1 if name.startswith(("give_", "give:")) else None


def taken(game: Game, half: Taken) -> Taken:
    """What is chosen now: in the rules, or only half of it so far."""
    turn = game.turns[0]
    if game.phase is not Phase.TURNS or turn.stage is Stage.REFUSED:
        return Taken()
    return half if turn.stage is Stage.CHOOSE else Taken(*PAIRS[turn.offer])


def choices(game: Game) -> list[Action]:
    """What may be taken or given in this round, whatever is chosen already."""
    trial = game.copy()
    trial.reopen(0)
    return trial.legal(0)


def _numbers(legal: list[Action]) -> set[int]:
    """Cards whose number can be taken."""
    return {PAIRS[action.a][0] for action in legal if action.kind is Kind.TAKE}


def after(now: Taken, kind: str, card: int, numbers: set[int]) -> Taken | None:
    """What is chosen after a click on half a card; cards change places rather than being used twice."""
    if kind == NUMBER_CARD:
        if card not in numbers:
            return None
        effect = now.number if now.effect == card else now.effect
        return Taken(card, effect)
    number = now.effect if now.number == card else now.number
    if number is not None and number not in numbers:
        number = None
    if number is None and not numbers - {card}:
        return None
    return Taken(number, card)


def would_take(game: Game, half: Taken, slot: str | None) -> Taken | None:
    """What would be chosen if a slot were activated."""
    found, pair = half_of(slot), pair_of(slot)
    if game.phase is not Phase.TURNS or game.turns[0].stage is Stage.DONE:
        return None
    if found is None:
        return pair if pair is not None and pair.number in _numbers(choices(game)) else None
    return after(taken(game, half), *found, _numbers(choices(game)))


def solo_plans(game: Game, half: Taken) -> Plans:
    """Every half card that can be chosen, or chosen instead; a half choice has no action yet."""
    if game.phase is not Phase.TURNS or game.turns[0].stage is Stage.DONE:
        return {}
    legal, now = choices(game), taken(game, half)
    numbers = _numbers(legal)
    plans: dict[str, tuple[Plan, ...]] = {}
    for kind in HALVES:
        for card in range(HAND):
            then = after(now, kind, card, numbers)
            if then is not None and then != now:
                plans[f"{kind}:{card + 1}"] = () if then.pair is None else (Plan((TAKE[then.pair],)),)
    given = game.turns[0].given if game.turns[0].stage is Stage.REFUSED else -1
    for card in range(HAND):
        if GIVE[card] in legal and card != given:
            plans[f"button:give_{card + 1}"] = (Plan((GIVE[card],)),)
    return plans


def dropped(game: Game, half: Taken, slot: str) -> Plan | None:
    """What dropping a card means: `take:1-2` the number of one onto another, `give:3` a card onto ACME's pile."""
    legal, taken_by_drop = choices(game), pair_of(slot)
    if taken_by_drop is not None:
        pair = taken_by_drop.pair
        return Plan((TAKE[pair],)) if pair is not None and TAKE[pair] in legal else None
    card = int(slot.partition(":")[2]) - 1
    if GIVE[card] in legal:
        return Plan((GIVE[card],))
    now, others = taken(game, half), [other for other in range(HAND) if other != card]
    # the number chosen so far stays if it can
    pairs = [Taken(others[0], others[1]), Taken(others[1], others[0])]
    pairs.sort(key=lambda pair: (pair.number != now.number, pair.effect != now.effect))
    found = next((pair.pair for pair in pairs if pair.pair is not None and TAKE[pair.pair] in legal), None)
    return None if found is None else Plan((TAKE[found],))


def kept_steps(steps: tuple[Action, ...], first: Action) -> tuple[Action, ...]:
    """The steps of a turn that stay when another pair is taken: with the same number, the opening."""
    same = first.kind is Kind.TAKE and steps[0].kind is Kind.TAKE and PAIRS[first.a][0] == PAIRS[steps[0].a][0]
    kept = []
    for action in steps[1:] if same else ():
        if action.kind not in (Kind.CHANGE_NUMBER, Kind.OPEN):
            break
        kept.append(action)
    return tuple(kept)


CHOICES = (Kind.CHOOSE, Kind.TAKE, Kind.GIVE)
"""The first step of a turn: another one takes its place."""
