"""The bar of the solo game: three two-sided cards, the deck and ACME's pile, and what the bar says about them."""

from newvegas_desktop.new_las_vegas.present.acme import Gain, card_name, gain, gain_words, next_threshold, pile_cards
from newvegas_desktop.new_las_vegas.present.mapping import EFFECTS as VIEW_EFFECTS
from newvegas_desktop.new_las_vegas.present.mapping import KINDS
from newvegas_desktop.new_las_vegas.present.plans import Plans
from newvegas_desktop.new_las_vegas.present.pointing import changed_lots, fits_nowhere
from newvegas_desktop.new_las_vegas.present.prompts import Prompt, changeable, refusal_words
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.present.solo_choice import (
    EFFECT_CARD,
    NUMBER_CARD,
    Taken,
    give_of,
    half_of,
    pair_of,
    taken,
    would_take,
)
from newvegas_desktop.new_las_vegas.present.solo_view import DeckView, PileView, SoloBarView, SoloCardView
from newvegas_desktop.new_las_vegas.present.view import ButtonView, Choice
from newvegas_desktop.new_las_vegas.rules.acme import count_effect
from newvegas_desktop.new_las_vegas.rules.cards import Approval, Effect
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.solo import HAND
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.rules.view import see
from newvegas_desktop.new_las_vegas.words.names import EFFECTS

PILE = "acme:pile"


def _states(game: Game, now: Taken, card: int, plans: Plans) -> tuple[Choice, Choice]:
    """Whether the halves of a card are chosen, can be chosen, or neither."""
    states = []
    for kind, chosen in ((NUMBER_CARD, now.number), (EFFECT_CARD, now.effect)):
        if chosen == card:
            states.append(Choice.CHOSEN)
        elif chosen is not None or f"{kind}:{card + 1}" not in plans:
            states.append(Choice.DIMMED)
        else:
            states.append(Choice.OPEN)
    return states[0], states[1]


def _fitting(game: Game, number: int) -> int:
    """In how many lots a number can be written this turn; what is written already would be given up for another."""
    return game.settled[0].fit[number].bit_count()


def all_gains(game: Game) -> tuple[Gain, ...]:
    """What each card of the round would bring ACME."""
    return tuple(gain(game, card) for card in range(HAND)) if game.phase is Phase.TURNS else ()


def _card(
    game: Game,
    half: Taken,
    gains: tuple[Gain, ...],
    card: int,
    plans: Plans,
    say: Say,
    pointed: str | None,
    focus: str | None,
) -> SoloCardView:
    number, effect = game.solo_cards.hand[card]
    turn, now = game.turns[0], taken(game, half)
    number_state, effect_state = _states(game, now, card, plans)
    if now.number == card and turn.stage is not Stage.CHOOSE:
        number = turn.number
    if now.effect == card and turn.stage is not Stage.CHOOSE:
        effect = turn.effect
    lots = say.count("{n} lot", "{n} lots", _fitting(game, game.solo_cards.hand[card].number))
    over, on = half_of(pointed), half_of(focus)
    return SoloCardView(
        number=number,
        effect=VIEW_EFFECTS[effect],
        effect_text=say(EFFECTS[effect]).upper(),
        number_key=str(card + 1),
        effect_key=str(card + 1 + HAND),
        lots=lots,
        acme=say("ACME {points}", points=say.signed(gains[card].acme)),
        number_state=number_state,
        effect_state=effect_state,
        given=turn.given == card or now.given == card,
        hover=over[0] if over and over[1] == card else "",
        focus=on[0] if on and on[1] == card else "",
    )


def bar_view(
    game: Game,
    half: Taken,
    gains: tuple[Gain, ...],
    plans: Plans,
    say: Say,
    pointed: str | None,
    focus: str | None,
) -> SoloBarView:
    """The cards of the round, the deck and the pile."""
    seen = see(game, 0)
    cards: tuple[SoloCardView, ...] = ()
    if game.phase is Phase.TURNS:
        cards = tuple(_card(game, half, gains, card, plans, say, pointed, focus) for card in range(HAND))
    pile = pile_cards(game, say)
    top = pile[-1] if pile else None
    return SoloBarView(
        cards=cards,
        pile=PileView(
            text=say("ACME"),
            count=len(pile),
            top_number=top.number if top else None,
            top_effect=top.effect if top else None,
            hover=pointed == PILE,
            focus=focus == PILE,
        ),
        deck=_deck(seen.deck_top, seen.deck_size, say),
        approvals=tuple(KINDS[approval.colour] for approval in seen.approvals),
    )


def _deck(top: Effect | Approval | None, size: int, say: Say) -> DeckView:
    cards = say.count("{n} card", "{n} cards", size)
    if top is None:
        return DeckView(cards, say("the discard pile will be shuffled"))
    if isinstance(top, Approval):
        return DeckView(cards, say("an approval is next"), approval=KINDS[top.colour])
    return DeckView(cards, say("then {effect}", effect=say(EFFECTS[top])), VIEW_EFFECTS[top])


def pointed_card(game: Game, half: Taken, pointed: str | None) -> int | None:
    """The card whose worth to ACME is shown: the one it would get, or while that is open, the one pointed at."""
    if game.phase is not Phase.TURNS:
        return None
    given = give_of(pointed)
    if given is not None:
        return given
    found, then = half_of(pointed), would_take(game, half, pointed)
    if then is None:
        return None
    return found[1] if then.given is None and found is not None else then.given


def pointed_number(game: Game, half: Taken, pointed: str | None) -> int | None:
    """The number that would be written if what is pointed at were chosen."""
    then = would_take(game, half, pointed)
    return None if then is None or then.number is None else game.solo_cards.hand[then.number].number


def pointed_lots(game: Game, half: Taken, pointed: str | None) -> int | None:
    """Mask of the lots to light for the number that is pointed at or taken; None if there is none to compare."""
    number, found = pointed_number(game, half, pointed), half_of(pointed)
    if number is None and found is not None and found[0] == NUMBER_CARD and game.turns[0].stage is Stage.CHOOSE:
        return 0
    if number is None and half.number is not None:
        number = game.solo_cards.hand[half.number].number
    return None if number is None else changed_lots(game, 0, number)


def pointed_words(game: Game, half: Taken, gains: tuple[Gain, ...], pointed: str | None, say: Say) -> tuple[str, str]:
    """What half a card leads to: the pair it makes and where that fits, and what ACME gets."""
    if game.phase is not Phase.TURNS or game.turns[0].stage is Stage.DONE:
        return "", ""
    found, pair = half_of(pointed), pair_of(pointed)
    if pair is not None and pair.number is not None:
        # a card held over another: its number is what may not fit
        found = (NUMBER_CARD, pair.number)
    if found is None:
        given = give_of(pointed)
        return "", "" if given is None else _given_words(game, gains, given, say)
    (kind, card), hand = found, game.solo_cards.hand
    then = would_take(game, half, pointed)
    if then is None:
        if kind == EFFECT_CARD:
            return "", say("No other card has a number that fits.")
        return "", fits_nowhere(game, 0, hand[card].number, say)
    if then.number is None:
        sentence = say(EFFECTS[hand[card].effect])
    else:
        number = hand[then.number].number
        fitting = _fitting(game, number)
        lots = say.count("{n} lot", "{n} lots", fitting) if fitting else say("only as another number")
        sentence = say("{number}: {lots}", number=number, lots=lots)
        if then.effect is not None:
            effect = say(EFFECTS[hand[then.effect].effect])
            sentence = say("{number} with {effect}: {lots}", number=number, effect=effect, lots=lots)
    if then.given is not None:
        return sentence, _given_words(game, gains, then.given, say)
    return sentence, _given_words(game, gains, card, say)


def _given_words(game: Game, gains: tuple[Gain, ...], card: int, say: Say) -> str:
    """What giving a card brings ACME; of an Improvement that brings nothing yet, the threshold it leads to."""
    words = say("{card} to ACME: {gain}.", card=card_name(game, card, say), gain=gain_words(gains[card], say))
    architect, hand = game.setup.architect, game.solo_cards.hand
    if architect is not None and hand[card].effect is Effect.IMPROVEMENT and not gains[card].parts:
        improvements = count_effect((*game.solo_cards.pile, hand[card]), Effect.IMPROVEMENT)
        ahead = next_threshold(architect, improvements, game.setup.golf, say)
        words += f" {ahead}." if ahead else ""
    return words


def solo_prompt(
    game: Game, half: Taken, gains: tuple[Gain, ...], name: str, plans: Plans, say: Say, focus: str | None
) -> Prompt | None:
    """What the bar says where the solo game differs from the table's; None where it does not."""
    if game.phase is Phase.VOTE:
        return _vote_prompt(game, name, plans, say, focus)
    if game.phase is not Phase.TURNS:
        return None
    turn = game.turns[0]
    gives = tuple(
        ButtonView(
            f"give_{card + 1}",
            # in one text, so that it shrinks rather than losing what the card brings
            f"{card_name(game, card, say)} {say.signed(gains[card].acme)}",
            enabled=f"button:give_{card + 1}" in plans or turn.given == card,
            active=turn.stage is Stage.REFUSED and turn.given == card,
            focus=focus == f"button:give_{card + 1}",
        )
        for card in range(HAND)
        if turn.stage is Stage.REFUSED or f"button:give_{card + 1}" in plans
    )
    boxes = refusal_words(game, 0, say)
    if turn.stage is Stage.REFUSED:
        given = say("{boxes}; {card} goes to ACME.", boxes=boxes, card=card_name(game, turn.given, say))
        return Prompt(say("Refused"), given, gives)
    if turn.stage is not Stage.CHOOSE:
        return None
    if gives:
        hand = game.solo_cards.hand
        numbers = [card.number for at, card in enumerate(hand, 1) if f"number:{at}" in plans]
        if numbers:
            change = say(
                "Take {numbers} to change it, or give ACME a card: {boxes}.",
                numbers=changeable(numbers, say),
                boxes=boxes,
            )
            return Prompt(say("No number fits as printed"), change, gives)
        which = say("{boxes}; neither effect nor bonus. Which card goes to ACME?", boxes=boxes)
        return Prompt(say("No number fits: refused"), which, gives)
    if half.number is not None:
        number = game.solo_cards.hand[half.number].number
        return Prompt(
            say("{number}, and the effect of another card", number=number),
            say("The third card goes to ACME. Esc lets go of the number."),
        )
    if half.effect is not None:
        effect = say(EFFECTS[game.solo_cards.hand[half.effect].effect])
        return Prompt(
            say("{effect}, and the number of another card", effect=effect),
            say("The third card goes to ACME. Esc lets go of the effect."),
        )
    return Prompt(
        say("{name}, take a number and an effect", name=name),
        say("Of two different cards; the third goes to ACME."),
    )


def _vote_prompt(game: Game, name: str, plans: Plans, say: Say, focus: str | None) -> Prompt:
    def button(id_: str, text: str, icon: str) -> ButtonView:
        slot = f"button:{id_}"
        return ButtonView(id_, text, icon=icon, enabled=slot in plans, focus=focus == slot)

    architect = game.setup.architect
    assert architect is not None
    loan = say("You and ACME both for: 4 bundles. One: 2. None: 0, and ACME loses the number of its bank card.")
    acme = say("It is for a loan if that is {bank} or more.", bank=architect.bank)
    return Prompt(
        say("{name}, vote on the loan", name=name),
        f"{loan} {acme}",
        (
            button("vote_for", say("For a loan"), "vote"),
            button("vote_against", say("Against"), "cross"),
        ),
    )
