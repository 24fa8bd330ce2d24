"""What the bar at the bottom says: the sentence, what goes with it, and the buttons of a question."""

from dataclasses import dataclass

from newvegas_desktop.family.say import Say, Text
from newvegas_desktop.new_las_vegas.present.plans import EFFECT, EXTEND, NUMBER, Plans, only_by_bonus
from newvegas_desktop.new_las_vegas.present.view import ButtonView
from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage, Turn
from newvegas_desktop.new_las_vegas.words.names import EFFECTS

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
            say(
                "{number} fits nowhere as it is, so it must be changed; a group of the track is circled.", number=number
            ),
        )
    can_extend = any(action.kind is Kind.EXTEND for action in legal)
    return _turn_prompt(game.turns[seat], name, bonus, plans, say, focus, can_extend)


def _refusal(plans: Plans, say: Say, focus: str | None) -> Prompt:
    """No printed number fits; R5: a bonus may still make one fit."""
    refuse = ButtonView("refuse", say("Refused"), say("2 boxes"), "cross", focus=focus == "button:refuse")
    if any(slot.startswith("card:") for slot in plans):
        change = say("Choose a card to change its number by a bonus, or be refused: 2 boxes are checked.")
        return Prompt(say("No number fits as printed"), change, (refuse,))
    boxes = say("The next 2 boxes of the track are checked; there is neither effect nor bonus.")
    return Prompt(say("No number fits"), boxes, (refuse,))


def _turn_prompt(
    turn: Turn, name: str, bonus: str, plans: Plans, say: Say, focus: str | None, can_extend: bool
) -> Prompt:
    lots = sum(1 for slot in plans if slot.startswith("lot:"))
    fitting = say.count("{n} lot fits.", "{n} lots fit.", lots)
    if turn.stage is Stage.CHOOSE:
        if "button:refuse" in plans:
            return _refusal(plans, say, focus)
        return Prompt(say("{name}, choose a combination", name=name), say("Point at one to see where its number fits."))
    if turn.stage is Stage.OPEN:
        if bonus == NUMBER:
            return Prompt(
                say("Change the number {number} by 1 or 2", number=turn.number),
                fitting + " " + say("A group of the track is circled for it."),
            )
        return Prompt(say("Open a casino with {number}", number=turn.number), fitting)
    if turn.stage is Stage.REFUSED:
        return Prompt(say("Refused"), say("No number fitted. Confirm to go on."))
    if turn.stage is Stage.DONE:
        return Prompt(say("Turn confirmed"), say("Undo reopens it until the round closes."))
    if bonus == EXTEND:
        return Prompt(
            say("Extend a casino"), fitting + " " + say("The neighbour's number is written there; a debt is owed.")
        )
    if bonus == EFFECT:
        return Prompt(say("Change the effect"), say("The new effect must be performed."))
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
