"""The log: what happened, in sentences, with the slot each speaks of."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from newvegas_desktop.family.history import Entry
from newvegas_desktop.new_las_vegas.present.bot_turns import Took
from newvegas_desktop.new_las_vegas.present.ledger import column_values
from newvegas_desktop.new_las_vegas.present.mapping import column_slot, lot_slot
from newvegas_desktop.new_las_vegas.present.report import reasons
from newvegas_desktop.new_las_vegas.present.say import Say, Text, listed
from newvegas_desktop.new_las_vegas.present.screen import LogLine
from newvegas_desktop.new_las_vegas.rules.actions import PAIRS
from newvegas_desktop.new_las_vegas.rules.cards import EFFECTS as ALL_EFFECTS
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import intersection_text, lot_text
from newvegas_desktop.new_las_vegas.words.names import CARPETS, COLOURS, COLUMNS, EFFECTS, PLACES, PROJECTS

SENTENCES: dict[Happened, Text] = {
    Happened.VOTED: "{name} has voted.",
    Happened.RENEWED: "An empty stack is shuffled anew.",
    Happened.APPROVAL_DRAWN: "An approval comes up: {colour}.",
    Happened.GIVEN: "{card} goes to ACME.",
    Happened.APPROVED: "ACME uses its {nth} approval, {colour}.",
    Happened.CHOSEN: "{name} chooses {number} with {effect}.",
    Happened.NUMBER_CHANGED: "{name} changes the number to {number}.",
    Happened.EFFECT_CHANGED: "{name} changes the effect to {effect}.",
    Happened.GROUP_CIRCLED: "{name} circles group {group} of the track.",
    Happened.OPENED: "{name} opens {lot} with {number}.",
    Happened.CRANE_DEBT_PAID: "{name} pays the debt of {lot}.",
    Happened.HOLE_CIRCLED: "{name} plays the hole of avenue {avenue}.",
    Happened.HOLE_CROSSED: "{name} loses the hole of avenue {avenue}.",
    Happened.STAR_CIRCLED: "{name} performs a show in {lot}.",
    Happened.STAR_CROSSED: "{name} loses the star of {lot}.",
    Happened.CRANE_CROSSED: "{name} builds {lot} and owes for it.",
    Happened.COLUMN_CROSSED: "{name} raises a value: {column} from {old} to {new}.",
    Happened.SHOW_DEBTS_CIRCLED: "{name} owes two debts for the {column}.",
    Happened.SHOW_DEBT_PAID: "{name} pays a debt of the {column}.",
    Happened.BOX_CHECKED: "{name} checks box {box} of the track.",
    Happened.PATH_DRIVEN: "{name} drives to the lamp at {place}.",
    Happened.CARPET_VISITED: "{name} visits the {carpet} of {lot}.",
    Happened.CAME_HOME: "{name} brings the limousine home.",
    Happened.REFUSED: "{name} is refused: no number fits.",
    Happened.HOTEL_BUILT: "{name} builds the {size} hotel of avenue {avenue}.",
    Happened.PROJECT_COMPLETED: "{name} completes a project for {points}: {project}.",
    Happened.ANSWERED: "{name} has answered the reshuffle question.",
    Happened.RESHUFFLED: "All cards are shuffled.",
    Happened.ENDED: "The game is over.",
}
"""What has no sentence goes without saying."""

SOLO_SENTENCES: dict[Happened, Text] = {
    Happened.RENEWED: "The deck is empty: the discard pile is shuffled and becomes the deck.",
    Happened.RESHUFFLED: "The first project is completed: the discard pile is shuffled into the deck.",
}
"""Where the solo game says it otherwise."""

NEXT_ROUND = (Happened.RENEWED, Happened.APPROVAL_DRAWN)
"""What drawing the cards of the next round brings."""
ASIDES = (Happened.RESHUFFLED, *NEXT_ROUND)
"""What is nobody's doing."""
ROUND_END = (Happened.APPROVED, Happened.HOTEL_BUILT, Happened.PROJECT_COMPLETED, *ASIDES)
"""What is told when a round closes."""

CARD_SLOTS = ("card:", "number:")
"""Where a combination is seen."""

_LOTS = frozenset(
    {
        Happened.OPENED,
        Happened.CRANE_DEBT_PAID,
        Happened.STAR_CIRCLED,
        Happened.STAR_CROSSED,
        Happened.CRANE_CROSSED,
        Happened.CARPET_VISITED,
    }
)
_COLUMNS = frozenset({Happened.COLUMN_CROSSED, Happened.SHOW_DEBTS_CIRCLED, Happened.SHOW_DEBT_PAID})
_HOLES = frozenset({Happened.HOLE_CIRCLED, Happened.HOLE_CROSSED})


def _figures(event: Event, game: Game, say: Say) -> tuple[dict[str, object], str]:
    """What an event's sentence speaks of, and the slot it can be seen at."""
    what, at, value = event.what, event.at, event.value
    if what in _LOTS:
        carpet = next((name for name in CARPETS if getattr(game.board, name) >> at & 1), None)
        return {"lot": lot_text(at), "number": value, "carpet": say(CARPETS[carpet]) if carpet else ""}, lot_slot(at)
    if what in _COLUMNS:
        values = column_values(game.board, Column(at), say)
        # of a debt that is paid, the value is its box
        return {"column": say(COLUMNS[Column(at)]), "old": values[value - 1], "new": values[value]}, column_slot(
            Column(at)
        )
    if what in _HOLES:
        return {"avenue": at}, f"hole:{at}"
    if what is Happened.CHOSEN:
        number, effect = game.offers[at]
        slot = f"number:{PAIRS[at][0] + 1}" if game.setup.solo else f"card:{at + 1}"
        return {"number": number, "effect": say(EFFECTS[effect])}, slot
    if what is Happened.GIVEN:
        number, effect = game.solo_cards.hand[at]
        return {"card": f"{number} {say(EFFECTS[effect])}"}, "acme:pile"
    if what in (Happened.APPROVAL_DRAWN, Happened.APPROVED):
        nth = say(PLACES[value - 1]) if value else ""
        return {"colour": say(COLOURS[at]), "nth": nth}, f"project:{game.setup.projects[at]}"
    if what is Happened.EFFECT_CHANGED:
        return {"effect": say(EFFECTS[ALL_EFFECTS[at]])}, ""
    if what is Happened.NUMBER_CHANGED:
        return {"number": value}, ""
    if what is Happened.GROUP_CIRCLED:
        return {"group": at + 1}, f"group:{at + 1}"
    if what is Happened.BOX_CHECKED:
        return {"box": at}, f"track:{at}"
    if what is Happened.PATH_DRIVEN:
        place = intersection_text(value)
        return {"place": place[1:]}, f"intersection:{place[1:]}"
    if what is Happened.HOTEL_BUILT:
        return {"avenue": at, "size": say("large") if value else say("small")}, f"hotel:{at}"
    if what is Happened.PROJECT_COMPLETED:
        project = game.setup.projects[at]
        return {"points": value, "project": say(PROJECTS[project])}, f"project:{project}"
    return {}, ""


def event_line(event: Event, game: Game, names: Sequence[str], say: Say) -> LogLine | None:
    """The sentence for an event, if it has one; `game` is the game before it."""
    otherwise = game.setup.solo and event.what in SOLO_SENTENCES
    if not otherwise and event.what not in SENTENCES:
        return None
    figures, slot = _figures(event, game, say)
    if event.seat is not None:
        figures["name"] = names[event.seat] if event.seat < len(names) else say("ACME")
    text = say(SOLO_SENTENCES[event.what], **figures) if otherwise else say(SENTENCES[event.what], **figures)
    return LogLine(game.round + (event.what in NEXT_ROUND), event.seat, text, slot)


def _holes_line(lost: Sequence[Event], game: Game, names: Sequence[str], say: Say) -> LogLine | None:
    """One sentence for all the holes that one casino costs."""
    first = lost[0]
    line = event_line(first, game, names, say)
    if line is None or len(lost) == 1 or first.seat is None:
        return line
    avenues = listed([event.at for event in lost], say)
    text = say("{name} loses the golf holes of avenues {avenues}.", name=names[first.seat], avenues=avenues)
    return replace(line, text=text)


def event_lines(events: Sequence[Event], game: Game, names: Sequence[str], say: Say) -> list[LogLine]:
    """The sentences for what one action brought; holes that are lost are told together."""
    lost = [event for event in events if event.what is Happened.HOLE_CROSSED]
    lines = []
    for event in events:
        if event.what is not Happened.HOLE_CROSSED:
            lines.append(event_line(event, game, names, say))
        elif event is lost[0]:
            lines.append(_holes_line(lost, game, names, say))
    return [line for line in lines if line is not None]


def log_lines(
    entries: Sequence[Entry[Game]],
    game: Game,
    seat: int,
    names: Sequence[str],
    say: Say,
    whys: Callable[[int, int], Sequence[Took]] = lambda round_, seat: (),
) -> list[LogLine]:
    """The log as a seat may read it: others' steps of the open round are not told yet (R4)."""
    lines = []
    for entry in entries:
        took = whys(entry.before.round, entry.seat)
        why = next((each.why for each in took if each.action is entry.action), None)
        reason = reasons([Took(entry.action, why)], say)
        hidden = game.phase is Phase.TURNS and entry.before.round == game.round and entry.seat != seat
        if not hidden:
            for line in event_lines(entry.events, entry.before, names, say):
                # the cards of an earlier round are not on the table any more
                gone = line.slot.startswith(CARD_SLOTS) and entry.before.round != game.round
                lines.append(replace(line, why=reason, slot="" if gone else line.slot))
                reason = ""
    return lines
