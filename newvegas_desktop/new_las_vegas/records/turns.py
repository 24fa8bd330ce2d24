"""A turn as the record writes it, and as the steps that play it."""

from collections.abc import Sequence
from typing import Any

from newvegas_desktop.family.say import Told
from newvegas_desktop.new_las_vegas.records.model import (
    ConstructionEffect,
    EffectBonus,
    EffectModel,
    ExtendBonus,
    ImprovementEffect,
    InaugurationEffect,
    NumberBonus,
    ShowEffect,
    TurnModel,
)
from newvegas_desktop.new_las_vegas.rules.actions import (
    CHANGE_EFFECT,
    CHANGE_NUMBER,
    CHOOSE,
    CONFIRM,
    CONSTRUCTION,
    DELTAS,
    EFFECT_KINDS,
    EXTEND,
    GIVE,
    IMPROVEMENT,
    INAUGURATION,
    LIMOUSINE,
    OPEN,
    PAIRS,
    REFUSE,
    TAKE,
    Action,
    Kind,
    show_action,
)
from newvegas_desktop.new_las_vegas.rules.cards import EFFECT_BY_KEY
from newvegas_desktop.new_las_vegas.rules.columns import COLUMN_BY_KEY, Column
from newvegas_desktop.new_las_vegas.rules.places import (
    INTERSECTION_BY_TEXT,
    LOT_BY_TEXT,
    intersection_text,
    lot_text,
)


class BadTurn(Told, ValueError):
    """A turn object that no sequence of steps can be; in a sentence without a full stop."""


def _choice(turn: TurnModel, solo: bool) -> Action:
    if not solo:
        if turn.number_card is not None or turn.effect_card is not None:
            raise BadTurn("number_card and effect_card belong to solo")
        if turn.combo is None:
            raise BadTurn("combo is missing")
        return CHOOSE[turn.combo]
    if turn.combo is not None:
        raise BadTurn("combo belongs to the table; solo has number_card and effect_card")
    if turn.number_card is None or turn.effect_card is None:
        raise BadTurn("number_card or effect_card is missing")
    if turn.number_card == turn.effect_card:
        raise BadTurn("number and effect must come from two different cards")
    return TAKE[PAIRS.index((turn.number_card, turn.effect_card))]


def _effect_step(effect: EffectModel) -> Action:
    if isinstance(effect, ConstructionEffect):
        return CONSTRUCTION[LOT_BY_TEXT[effect.lot]]
    if isinstance(effect, ImprovementEffect):
        return IMPROVEMENT[COLUMN_BY_KEY[effect.column]]
    if isinstance(effect, ShowEffect):
        return show_action(COLUMN_BY_KEY[effect.column])
    if isinstance(effect, InaugurationEffect):
        return INAUGURATION
    step = LIMOUSINE.get((INTERSECTION_BY_TEXT[effect.via], INTERSECTION_BY_TEXT[effect.to]))
    if step is None:
        raise BadTurn("no path leads over {via} to {to}", via=effect.via, to=effect.to)
    return step


def turn_steps(turn: TurnModel, solo: bool) -> list[Action]:
    """The steps that play a turn, the confirmation last."""
    if turn.refused:
        if not solo and turn.acme is not None:
            raise BadTurn("acme belongs to solo")
        if not solo:
            return [REFUSE, CONFIRM]
        if turn.acme is None:
            raise BadTurn("acme is missing: the card given away")
        return [GIVE[turn.acme], CONFIRM]
    steps = [_choice(turn, solo)]
    bonus = turn.bonus
    if isinstance(bonus, NumberBonus):
        steps.append(CHANGE_NUMBER[DELTAS.index(bonus.delta)])
    assert turn.open is not None
    steps.append(OPEN[LOT_BY_TEXT[turn.open]])
    if isinstance(bonus, EffectBonus):
        assert turn.effect is not None
        steps.append(CHANGE_EFFECT[EFFECT_BY_KEY[turn.effect.kind]])
    if turn.effect is not None:
        steps.append(_effect_step(turn.effect))
    if isinstance(bonus, ExtendBonus):
        extend = EXTEND.get((LOT_BY_TEXT[bonus.lot], LOT_BY_TEXT[bonus.source]))
        if extend is None:
            raise BadTurn("{lot} and {source} are not neighbours in a street", lot=bonus.lot, source=bonus.source)
        if bonus.when == "after":
            steps.append(extend)
        else:
            steps.insert(2, extend)
    return [*steps, CONFIRM]


def _effect_object(step: Action) -> dict[str, Any]:
    kind = EFFECT_KINDS[step.kind].key
    if step.kind is Kind.CONSTRUCTION:
        return {"kind": kind, "lot": lot_text(step.a)}
    if step.kind is Kind.IMPROVEMENT or step.kind is Kind.SHOW:
        return {"kind": kind, "column": Column(step.a).key}
    if step.kind is Kind.INAUGURATION:
        return {"kind": kind}
    return {"kind": kind, "via": intersection_text(step.a), "to": intersection_text(step.b)}


def turn_object(steps: Sequence[Action]) -> dict[str, Any]:
    """The canonical object of a turn played by these steps."""
    turn: dict[str, Any] = {}
    for step in steps:
        kind = step.kind
        if kind is Kind.CHOOSE:
            turn["combo"] = step.a
        elif kind is Kind.TAKE:
            turn["number_card"], turn["effect_card"] = PAIRS[step.a]
        elif kind is Kind.REFUSE:
            turn["refused"] = True
        elif kind is Kind.GIVE:
            turn["refused"] = True
            turn["acme"] = step.a
        elif kind is Kind.CHANGE_NUMBER:
            turn["bonus"] = {"kind": "number", "delta": step.a}
        elif kind is Kind.OPEN:
            turn["open"] = lot_text(step.a)
        elif kind is Kind.CHANGE_EFFECT:
            turn["bonus"] = {"kind": "effect"}
        elif kind is Kind.EXTEND:
            when = "after" if "effect" in turn else "before"
            turn["bonus"] = {"kind": "extend", "lot": lot_text(step.a), "from": lot_text(step.b), "when": when}
        elif kind in EFFECT_KINDS:
            turn["effect"] = _effect_object(step)
    return turn
