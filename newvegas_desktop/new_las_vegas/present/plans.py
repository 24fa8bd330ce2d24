"""What can be done now: every slot with the actions that activating it takes. Screen and keyboard share it."""

from collections.abc import Mapping
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.present.mapping import column_slot, lot_slot, path_slot
from newvegas_desktop.new_las_vegas.rules.actions import CHANGE_NUMBER, CHOOSE, EFFECT_KINDS, OPEN, Action, Kind
from newvegas_desktop.new_las_vegas.rules.cards import EFFECTS
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.rules.turn import Stage


class Plan(NamedTuple):
    """One thing activating a slot can do: the actions, and the number it would write where that is the choice."""

    actions: tuple[Action, ...]
    number: int | None = None


Plans = Mapping[str, tuple[Plan, ...]]
"""Slots in the order of the Tab key; more than one plan means a choice beside the slot."""

NUMBER, EFFECT, EXTEND = "number", "effect", "extend"
BONUSES = (NUMBER, EFFECT, EXTEND)


def bonuses_open(legal: list[Action]) -> set[str]:
    """Which bonuses can be used now."""
    kinds = {Kind.CHANGE_NUMBER: NUMBER, Kind.CHANGE_EFFECT: EFFECT, Kind.EXTEND: EXTEND}
    return {kinds[action.kind] for action in legal if action.kind in kinds}


def only_by_bonus(game: Game, seat: int, legal: list[Action]) -> bool:
    """Whether the chosen number fits nowhere unless it is changed (R5)."""
    return game.turns[seat].stage is Stage.OPEN and all(action.kind is Kind.CHANGE_NUMBER for action in legal)


def make_plans(game: Game, seat: int, bonus: str, legal: list[Action], skipped: bool = False) -> Plans:
    """Everything the seat can do now, with a bonus switched on or not, and the effect skipped or not."""
    found: dict[str, list[Plan]] = {}

    def add(slot: str, plan: Plan) -> None:
        found.setdefault(slot, []).append(plan)

    sheet, turn = game.sheets[seat], game.turns[seat]
    for action in legal:
        kind = action.kind
        if kind is Kind.CHOOSE:
            add(f"card:{action.a + 1}", Plan((action,)))
        elif kind is Kind.REFUSE:
            add("button:refuse", Plan((action,)))
        elif kind is Kind.CHANGE_NUMBER and bonus == NUMBER:
            number = turn.number + action.a
            for lot in members(sheet.fit[number]):
                add(lot_slot(lot), Plan((action, OPEN[lot]), number))
        elif kind is Kind.OPEN and bonus != NUMBER:
            add(lot_slot(action.a), Plan((action,), turn.number))
        elif kind in EFFECT_KINDS and (bonus or skipped):
            # while a bonus is switched on, only what it can do is offered
            continue
        elif kind is Kind.CONSTRUCTION:
            add(lot_slot(action.a), Plan((action,)))
        elif kind is Kind.SHOW or kind is Kind.IMPROVEMENT:
            add(column_slot(Column(action.a)), Plan((action,)))
        elif kind is Kind.INAUGURATION:
            add(f"track:{sheet.checked + 1}", Plan((action,)))
        elif kind is Kind.LIMOUSINE:
            add(path_slot(action.a, action.b), Plan((action,)))
        elif kind is Kind.CHANGE_EFFECT and bonus == EFFECT:
            add(f"button:effect_{EFFECTS[action.a].key}", Plan((action,)))
        elif kind is Kind.EXTEND and bonus == EXTEND:
            add(lot_slot(action.a), Plan((action,), sheet.numbers[action.b]))
        elif kind is Kind.CONFIRM:
            add("button:confirm", Plan((action,)))
        elif kind is Kind.VOTE:
            add("button:vote_for" if action.a else "button:vote_against", Plan((action,)))
        elif kind is Kind.RESHUFFLE:
            add("button:reshuffle_yes" if action.a else "button:reshuffle_no", Plan((action,)))
    # the buttons of a question as they stand: yes before no
    for no in ("button:vote_against", "button:reshuffle_no"):
        if no in found:
            found[no] = found.pop(no)
    if confirm := found.pop("button:confirm", None):
        # Tab comes to what the turn still offers before it comes to its end
        found["button:confirm"] = confirm
    return {slot: tuple(plans) for slot, plans in found.items()}


def reachable_numbers(number: int) -> list[int]:
    """The numbers a Change number can make of one."""
    return [number + change.a for change in CHANGE_NUMBER if number + change.a >= 0]


def other_cards(game: Game, seat: int) -> Plans:
    """While nothing is opened yet, another combination can still be chosen instead."""
    if game.phase is not Phase.TURNS or game.turns[seat].stage is not Stage.OPEN:
        return {}
    trial = game.copy()
    trial.reopen(seat)
    legal = trial.legal(seat)
    return {
        f"card:{action.a + 1}": (Plan((action,)),)
        for action in CHOOSE
        if action in legal and action.a != game.turns[seat].offer
    }
