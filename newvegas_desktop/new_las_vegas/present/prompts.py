"""What the bar at the bottom says: the sentence, what goes with it, and the buttons of a question."""

from collections.abc import Iterable
from dataclasses import dataclass

from newvegas_desktop.new_las_vegas.present.plans import EFFECT, EXTEND, NUMBER, Plans, only_by_bonus
from newvegas_desktop.new_las_vegas.present.say import Say, Text
from newvegas_desktop.new_las_vegas.present.view import ButtonView
from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.game import REFUSED_BOXES, Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.tally import tally
from newvegas_desktop.new_las_vegas.rules.track import circle_group, free_boxes
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.words.names import EFFECTS, PLACES

HOW: dict[Effect, Text] = {
    Effect.CONSTRUCTION: "Cross a crane: its debt is owed until the casino opens.",
    Effect.SHOW: "Choose one of the two Show columns.",
    Effect.LIMOUSINE: "Choose the next path: drag along the road or click a lamp.",
    Effect.INAUGURATION: "Check the next box of the track.",
    Effect.IMPROVEMENT: "Choose a yellow column to improve.",
}


@dataclass(frozen=True, slots=True)
class Prompt:
    """What to say, and the buttons of a question where there is one."""

    sentence: str
    subline: str = ""
    buttons: tuple[ButtonView, ...] = ()


def _button(name: str, text: str, icon: str, plans: Plans, focus: str | None) -> ButtonView:
    slot = f"button:{name}"
    return ButtonView(name, text, icon=icon, enabled=slot in plans, focus=focus == slot)


def prompt(
    game: Game,
    seat: int,
    names: tuple[str, ...],
    bonus: str,
    plans: Plans,
    say: Say,
    *,
    curtain: bool,
    focus: str | None = None,
) -> Prompt:
    """What may be done now, in a sentence."""
    name = names[seat]
    if curtain:
        return Prompt(
            say("Hand over to {name}", name=name), say("{name}, press Ready when nobody else is looking.", name=name)
        )
    if game.phase is Phase.END:
        return Prompt(say("The game is over"))
    if game.phase is Phase.VOTE:
        return Prompt(
            say("{name}, vote on the loan", name=name),
            say("More than half for: 4 bundles each. Some for: 2 each. Nobody for: none. The vote stays secret."),
            (
                _button("vote_for", say("For a loan"), "vote", plans, focus),
                _button("vote_against", say("Against"), "cross", plans, focus),
            ),
        )
    if game.phase is Phase.RESHUFFLE:
        return Prompt(
            say("{name}, reshuffle all cards?", name=name),
            say("The first project is completed. If anyone who completed one says yes, all 81 cards are shuffled."),
            (
                _button("reshuffle_yes", say("Reshuffle"), "restart", plans, focus),
                _button("reshuffle_no", say("Leave them"), "next", plans, focus),
            ),
        )
    legal = game.legal(seat)
    if bonus == NUMBER and only_by_bonus(game, seat, legal):
        number = game.turns[seat].number
        return Prompt(
            say("Change the number {number} by 1 or 2", number=number),
            say("{number} fits nowhere as it is, so it must be changed.", number=number)
            + " "
            + group_cost(game, seat, True, say),
        )
    if "button:refuse" in plans:
        return _refusal(game, seat, plans, say, focus)
    can_extend = any(action.kind is Kind.EXTEND for action in legal)
    return _turn_prompt(game, seat, name, bonus, plans, say, can_extend)


def refused_boxes(game: Game, seat: int) -> int:
    """How many boxes of the track a refusal checks."""
    return min(REFUSED_BOXES, game.board.boxes - game.settled[seat].checked)


def refusal_words(game: Game, seat: int, say: Say) -> str:
    """What a refusal brings: the boxes, and the end where the last one is among them."""
    boxes = refused_boxes(game, seat)
    words = say.count("{n} box is checked", "{n} boxes are checked", boxes)
    if game.settled[seat].checked + boxes < game.board.boxes:
        return words
    return say("{boxes}, which ends the game", boxes=words)


def changeable(numbers: Iterable[int], say: Say) -> str:
    """The numbers among which one can be chosen to be changed by a bonus."""
    *some, last = map(str, dict.fromkeys(numbers))
    return say("{some} or {last}", some=", ".join(some), last=last) if some else last


def group_cost(game: Game, seat: int, paid: bool, say: Say) -> str:
    """What the group of the track costs that a bonus circles: its debt, and the place on the track that may be lost."""
    board, sheet = game.board, game.sheets[seat].copy()
    before = tally(game, seat).standing.place
    circle_group(sheet, seat, not paid, [])
    trial = game.copy()
    trial.sheets[seat] = sheet
    place, words = tally(trial, seat).standing.place, ""
    if not free_boxes(board, sheet):
        words = say("no free box is left")
    elif place > before:
        words = say("Inauguration falls to {place}", place=say(PLACES[place]))
    if paid and words:
        return say("A group is circled, its debt crossed out; {loss}.", loss=words)
    if words:
        return say("A group is circled, its debt is owed to the end; {loss}.", loss=words)
    if paid:
        return say("A group of the track is circled, its debt crossed out.")
    return say("A group of the track is circled, its debt is owed to the end.")


def _refusal(game: Game, seat: int, plans: Plans, say: Say, focus: str | None) -> Prompt:
    """No printed number fits; R5: a bonus may still make one fit."""
    detail = say.count("{n} box", "{n} boxes", refused_boxes(game, seat))
    refuse = ButtonView("refuse", say("Refused"), detail, "cross", focus=focus == "button:refuse")
    boxes = refusal_words(game, seat, say)
    numbers = [number for offer, (number, _) in enumerate(game.offers, 1) if f"card:{offer}" in plans]
    if numbers:
        which = changeable(numbers, say)
        change = say("Choose {numbers} to change it by a bonus, or be refused: {boxes}.", numbers=which, boxes=boxes)
        return Prompt(say("No number fits as printed"), change, (refuse,))
    return Prompt(say("No number fits"), say("{boxes}; there is neither effect nor bonus.", boxes=boxes), (refuse,))


def _turn_prompt(game: Game, seat: int, name: str, bonus: str, plans: Plans, say: Say, can_extend: bool) -> Prompt:
    turn = game.turns[seat]
    lots = sum(1 for slot in plans if slot.startswith("lot:"))
    fitting = say.count("{n} lot fits.", "{n} lots fit.", lots)
    if turn.stage is Stage.CHOOSE:
        return Prompt(say("{name}, choose a combination", name=name), say("Point at one to see where its number fits."))
    if turn.stage is Stage.OPEN:
        if bonus == NUMBER:
            return Prompt(
                say("Change the number {number} by 1 or 2", number=turn.number),
                f"{fitting} {group_cost(game, seat, True, say)}",
            )
        return Prompt(say("Open a casino with {number}", number=turn.number), fitting)
    if turn.stage is Stage.REFUSED:
        return Prompt(
            say("Refused"), say("No number fitted: {boxes}. Confirm to go on.", boxes=refusal_words(game, seat, say))
        )
    if turn.stage is Stage.DONE:
        return Prompt(say("Turn confirmed"), say("Undo reopens it until the round closes."))
    if bonus == EXTEND:
        return Prompt(say("Extend a casino to its neighbour"), f"{fitting} {group_cost(game, seat, False, say)}")
    if bonus == EFFECT:
        cost = group_cost(game, seat, True, say)
        return Prompt(say("Change the effect"), f"{say('The new effect must be performed.')} {cost}")
    if turn.used:
        extend = say("Extend is still possible.") if can_extend else ""
        return Prompt(say("Confirm the turn"), f"{say('The effect is done.')} {extend}".strip())
    effect = say(EFFECTS[turn.effect])
    doable = any(slot.startswith(("lot:", "column:", "path:", "track:")) for slot in plans)
    if not doable:
        return Prompt(say("Confirm the turn"), say("{effect} cannot be performed here.", effect=effect))
    how = say(HOW[turn.effect])
    if turn.owed:
        return Prompt(effect, how)
    return Prompt(effect, how + " " + say("Confirming skips it."))
