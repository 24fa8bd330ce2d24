"""What is said and lit for what is pointed at: why it cannot be done now, and what a combination would lead to."""

from collections.abc import Sequence
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.present.mapping import lot_of
from newvegas_desktop.new_las_vegas.present.plans import EXTEND as EXTENDING
from newvegas_desktop.new_las_vegas.present.plans import NUMBER, Plan, Plans, reachable_numbers
from newvegas_desktop.new_las_vegas.present.say import Say, Text, listed
from newvegas_desktop.new_las_vegas.present.solo_choice import Taken
from newvegas_desktop.new_las_vegas.rules.actions import ACTIONS, CHANGE_EFFECT, CONSTRUCTION, EFFECT_KINDS, EXTEND
from newvegas_desktop.new_las_vegas.rules.cards import EFFECTS, Effect
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.places import lot_text
from newvegas_desktop.new_las_vegas.rules.reasons import Code, Reason
from newvegas_desktop.new_las_vegas.rules.tally import difference, tally
from newvegas_desktop.new_las_vegas.rules.track import group_ready
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.rules.why_not import why_number_misfits
from newvegas_desktop.new_las_vegas.words.reasons import between, explain

CARD = "card:"
EFFECT_BUTTON = "button:effect_"

THEN: dict[Effect, Text] = {
    Effect.CONSTRUCTION: "then Construction crosses a crane",
    Effect.LIMOUSINE: "then the Limousine drives a path",
    Effect.INAUGURATION: "then Inauguration checks a box",
    Effect.IMPROVEMENT: "then Improvement raises a value",
}
"""What an effect does after the opening; a Show needs a star."""


def why_not_now(game: Game, seat: int, slot: str, bonus: str, half: Taken, say: Say) -> str:
    """Why what is pointed at cannot be done in this step of the turn; empty where that is not the question."""
    lot = lot_of(slot)
    if lot is not None:
        text = _why_lot(game, seat, lot, bonus, half, say)
    elif slot.startswith(EFFECT_BUTTON):
        text = _why_effect(game, seat, slot.removeprefix(EFFECT_BUTTON), say)
    else:
        text = ""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def _why_lot(game: Game, seat: int, lot: int, bonus: str, half: Taken, say: Say) -> str:
    turn = game.turns[seat]
    if turn.stage is Stage.EFFECT and bonus == EXTENDING:
        return _why_no_extend(game, seat, lot, say)
    if turn.stage is Stage.EFFECT:
        building = turn.effect is Effect.CONSTRUCTION and not (bonus or turn.used)
        reason = game.why_not(seat, CONSTRUCTION[lot]) if building else None
        return explain(reason, say) if reason is not None else ""
    numbers = _numbers(game, seat, bonus, half)
    found = [why_number_misfits(game, game.sheets[seat], lot, number) for number in numbers]
    reasons = [reason for reason in found if reason is not None]
    if not reasons or len(reasons) < len(numbers):
        return ""
    if len(numbers) == 1 or reasons[0].code is not Code.OUT_OF_ORDER:
        return explain(reasons[0], say)
    bounds = between(reasons[0])
    if bonus == NUMBER:
        each = ", ".join(map(str, numbers))
        return say("none of {numbers} fits {lot} ({between})", numbers=each, lot=lot_text(lot), between=bounds)
    each = listed(numbers, say)
    return say("{numbers} do not fit {lot} ({between})", numbers=each, lot=lot_text(lot), between=bounds)


def _numbers(game: Game, seat: int, bonus: str, half: Taken) -> Sequence[int]:
    """The number to be written, those a bonus can make of it, or while nothing is chosen all there are."""
    turn = game.turns[seat]
    if turn.stage is Stage.OPEN:
        return reachable_numbers(turn.number) if bonus == NUMBER else [turn.number]
    if turn.stage is Stage.CHOOSE and half.number is not None:
        return [game.solo_cards.hand[half.number].number]
    if turn.stage in (Stage.CHOOSE, Stage.REFUSED):
        return list(dict.fromkeys(number for number, _ in game.offers))
    return []


def _why_no_extend(game: Game, seat: int, lot: int, say: Say) -> str:
    sources = [source for source in (lot - 1, lot + 1) if (lot, source) in EXTEND]
    reasons = [reason for source in sources if (reason := game.why_not(seat, EXTEND[lot, source])) is not None]
    if len(reasons) < len(sources):
        return ""
    if reasons[0].code is Code.NEIGHBOUR_NOT_OPEN:
        return say("no casino beside {lot} is open", lot=lot_text(lot))
    return explain(reasons[0], say)


def _why_effect(game: Game, seat: int, key: str, say: Say) -> str:
    """Why the effect cannot be changed to another; what stands against all ways to perform it is told as the reason."""
    effect = next(each for each in EFFECTS if each.key == key)
    reason = game.why_not(seat, CHANGE_EFFECT[effect])
    if reason is None:
        return ""
    if reason.code is Code.CANNOT_PERFORM:
        trial = game.copy()
        turn = trial.turns[seat] = trial.turns[seat].copy()
        turn.effect = effect
        ways: list[Reason | None] = [
            trial.why_not(seat, way) for way in ACTIONS if EFFECT_KINDS.get(way.kind) is effect
        ]
        reason = ways[0] if ways[0] is not None and all(way == ways[0] for way in ways) else reason
    return explain(reason, say)


class Best(NamedTuple):
    """The number that brings most where several fit, and the game as it would leave it."""

    game: Game
    number: str
    alone: bool
    """Whether no other number brings as much."""


def after(game: Game, seat: int, plan: Plan) -> Game:
    """The game as a plan would leave it."""
    trial = game.copy()
    for action in plan.actions:
        trial.apply(seat, action)
    return trial


def best_of(game: Game, seat: int, plans: Sequence[Plan]) -> Best:
    """The plan that brings most points, of equal ones the one that owes least."""
    before, games = tally(game, seat), [after(game, seat, plan) for plan in plans]
    changes = [difference(before, tally(there, seat)) for there in games]
    worths = [(change.total, -change.debts) for change in changes]
    at = worths.index(max(worths))
    return Best(games[at], str(plans[at].number), worths.count(worths[at]) == 1)


def changed_lots(game: Game, seat: int, number: int) -> int:
    """Mask of the lots where a number fits, or if it fits nowhere, where a Change number makes it fit."""
    fit = game.sheets[seat].fit
    lots = fit[number]
    if not lots:
        for changed in reachable_numbers(number):
            lots |= fit[changed]
    return lots


def fits_nowhere(game: Game, seat: int, number: int, say: Say) -> str:
    """That a number can be written nowhere in this turn."""
    if group_ready(game.board, game.settled[seat]):
        return say("{number} fits nowhere, not even changed.", number=number)
    return say("{number} fits nowhere, and no group of the track is free to change it.", number=number)


def _card(game: Game, seat: int, slot: str | None) -> int | None:
    """The combination a slot stands for, while it could be chosen or chosen instead."""
    turn = game.turns[seat]
    if slot is None or not slot.startswith(CARD) or turn.stage not in (Stage.CHOOSE, Stage.OPEN):
        return None
    offer = int(slot.removeprefix(CARD)) - 1
    return None if offer == turn.offer else offer


def card_lots(game: Game, seat: int, slot: str | None, plans: Plans) -> int | None:
    """Mask of the lots to light for a combination that is pointed at; None if there is none to compare."""
    offer = _card(game, seat, slot)
    if offer is None:
        return None
    return changed_lots(game, seat, game.offers[offer][0]) if slot in plans else 0


def card_words(game: Game, seat: int, slot: str | None, plans: Plans, say: Say) -> str:
    """What the combination that is pointed at would lead to."""
    offer = _card(game, seat, slot)
    if offer is None:
        return ""
    number, effect = game.offers[offer]
    if slot not in plans:
        return fits_nowhere(game, seat, number, say)
    fit = game.sheets[seat].fit
    lots = changed_lots(game, seat, number)
    count = lots.bit_count()
    if effect is Effect.SHOW:
        stars = (lots & game.board.stars).bit_count()
        then = say.count("then a Show at {n} star", "then a Show at {n} stars", stars)
    else:
        then = say(THEN[effect])
    if fit[number]:
        where = say.count("{number} fits {n} lot", "{number} fits {n} lots", count, number=number)
    else:
        changed = ", ".join(str(each) for each in reachable_numbers(number) if fit[each])
        where = say.count(
            "{number} fits only changed: {numbers} in {n} lot",
            "{number} fits only changed: {numbers} in {n} lots",
            count,
            number=number,
            numbers=changed,
        )
    return say("{where}, {then}.", where=where, then=then)
