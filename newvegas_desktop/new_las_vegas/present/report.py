"""What a round brought, told when it is over: what each bot did and why, or what each person's turn came to."""

from collections.abc import Sequence
from dataclasses import dataclass

from newvegas_desktop.family.history import Entry
from newvegas_desktop.family.say import Say, listed
from newvegas_desktop.new_las_vegas.bots.bot import Why
from newvegas_desktop.new_las_vegas.present.bot_turns import Took
from newvegas_desktop.new_las_vegas.present.bot_words import why_text
from newvegas_desktop.new_las_vegas.present.solo_view import acme_pen
from newvegas_desktop.new_las_vegas.rules.cards import Colour
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.places import intersection_text, lot_text
from newvegas_desktop.new_las_vegas.rules.rounds import ACME_SEAT
from newvegas_desktop.new_las_vegas.rules.sheet import NOT_DONE
from newvegas_desktop.new_las_vegas.words.names import COLOURS, COLUMNS, EFFECTS, PLACES, PROJECTS


@dataclass(frozen=True, slots=True)
class ReportRow:
    """One line of a seat's, and why if that was asked; what is nobody's has neither name nor pen."""

    name: str
    pen: str
    text: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """Rows under a title; those from `shown` on are still to come."""

    title: str
    rows: tuple[ReportRow, ...]
    shown: int
    note: str = ""
    """What else can be asked, and how the report is closed."""


def _phrase(event: Event, before: Game, say: Say) -> str:
    """What an event adds to a row; empty where that goes without saying."""
    what, at, value = event.what, event.at, event.value
    if what is Happened.CHOSEN:
        number, effect = before.offers[at]
        return say("{number} with {effect}", number=number, effect=say(EFFECTS[effect]))
    if what is Happened.NUMBER_CHANGED:
        return say("number changed to {number}", number=value)
    if what is Happened.OPENED:
        return say("{number} in {lot}", number=value, lot=lot_text(at))
    if what is Happened.CRANE_CROSSED:
        return say("builds {lot}", lot=lot_text(at))
    if what is Happened.STAR_CIRCLED:
        return say("a show in {lot}", lot=lot_text(at))
    if what is Happened.COLUMN_CROSSED:
        return say("raises {column}", column=say(COLUMNS[Column(at)]))
    if what is Happened.BOX_CHECKED:
        return say("box {box} of the track", box=at)
    if what is Happened.PATH_DRIVEN:
        return say("drives to {place}", place=intersection_text(value)[1:])
    if what is Happened.CAME_HOME:
        return say("brings the limousine home")
    if what is Happened.REFUSED:
        return say("is refused")
    return ""


def row_text(entries: Sequence[Entry[Game]], round_: int, seat: int, say: Say) -> str:
    """What a seat did in a round, in one line."""
    phrases = []
    for entry in entries:
        if entry.before.round == round_ and entry.seat == seat:
            phrases += [_phrase(event, entry.before, say) for event in entry.events if event.seat == seat]
    return ", ".join(dict.fromkeys(phrase for phrase in phrases if phrase))


def round_report(
    events: Sequence[Event], before: Game, names: Sequence[str], pens: Sequence[str], say: Say, asides: Sequence[str]
) -> Report | None:
    """The hotels and projects that a round brought, a row each, and what else did; None if one line tells it all."""
    rows: list[ReportRow] = []
    for seat, name in enumerate(names):
        own = [event for event in events if event.seat == seat]
        for large in (1, 0):
            built = [e for e in own if e.what is Happened.HOTEL_BUILT and e.value == large]
            if built:
                text = _hotels([str(e.at) for e in built], bool(large), say)
                who = _others(built, events, before, names, say)
                rows.append(ReportRow(name, pens[seat], f"{text}, {who}" if who else text))
        for event in own:
            if event.what is Happened.PROJECT_COMPLETED:
                project = say(PROJECTS[before.setup.projects[event.at]])
                who = _others([event], events, before, names, say) or say("first")
                text = say("project for {points}, {who}: {project}", points=event.value, who=who, project=project)
                rows.append(ReportRow(name, pens[seat], text))
    if before.setup.solo:
        rows += _acme_rows(events, pens, say)
    if not rows and len(asides) < 2:
        return None
    if asides:
        rows.append(ReportRow("", "", " ".join(asides)))
    title, note = say("What round {round} brought", round=before.round), say("Esc: close")
    return Report(title, tuple(rows), len(rows), note)


def _had(before: Game, event: Event) -> list[int]:
    """Whose was the hotel site or the project of an event in an earlier round; ACME as its seat."""
    if event.what is Happened.HOTEL_BUILT:
        bit = 1 << (event.at - 1)
        found = [seat for seat, sheet in enumerate(before.settled) if sheet.hotels & bit]
        return [*found, ACME_SEAT] if before.acme.hotels & bit else found
    found = [seat for seat, sheet in enumerate(before.settled) if sheet.projects[event.at] != NOT_DONE]
    return [*found, ACME_SEAT] if before.acme.projects[event.at] != NOT_DONE else found


def _others(own: Sequence[Event], events: Sequence[Event], before: Game, names: Sequence[str], say: Say) -> str:
    """Who came before a seat at what it got, or else at the same time; empty if nobody did."""
    earlier = {seat for event in own for seat in _had(before, event)}
    got = {(event.what, event.at, event.value) for event in own}
    now = {event.seat for event in events if (event.what, event.at, event.value) in got} - {own[0].seat}
    called = [*names, say("ACME")] if before.setup.solo else names

    def told(seats: set[int]) -> str:
        return listed([called[seat] for seat in sorted(seats)], say)

    if earlier:
        return say("after {names}", names=told(earlier))
    together = {seat for seat in now if seat is not None}
    return say("together with {names}", names=told(together)) if together else ""


def _acme_rows(events: Sequence[Event], pens: Sequence[str], say: Say) -> list[ReportRow]:
    """What each approval of the round brought ACME."""
    found: list[tuple[str, list[Event]]] = []
    for event in events:
        if event.what is Happened.APPROVED:
            nth, colour = say(PLACES[event.value - 1]), say(COLOURS[Colour(event.at)])
            found.append((say("{nth} approval ({colour})", nth=nth, colour=colour), []))
        elif event.seat == ACME_SEAT:
            found[-1][1].append(event)
    rows = []
    for approval, brought in found:
        avenues = [str(event.at) for event in brought if event.what is Happened.HOTEL_BUILT]
        words = [_hotels(avenues, True, say)] if avenues else []
        words += [say("project for {points}", points=e.value) for e in brought if e.what is Happened.PROJECT_COMPLETED]
        text = say("{approval}: {what}", approval=approval, what="; ".join(words) or say("nothing"))
        rows.append(ReportRow(say("ACME"), acme_pen(pens), text))
    return rows


def _hotels(avenues: Sequence[str], large: bool, say: Say) -> str:
    """Hotels of one size."""
    listed = ", ".join(avenues)
    if len(avenues) == 1:
        if large:
            return say("large hotel of avenue {avenue}", avenue=listed)
        return say("small hotel of avenue {avenue}", avenue=listed)
    if large:
        return say("large hotels of avenues {list}", list=listed)
    return say("small hotels of avenues {list}", list=listed)


def reasons(took: Sequence[Took], say: Say) -> str:
    """Why a bot played its turn so: each reason once, in the order of the steps."""
    found = list(dict.fromkeys(each.why for each in took if each.why is not None))
    for plain in (Why.ONLY, Why.ENOUGH):
        if len(found) > 1 and plain in found:
            # that a step was the only one, or the last, goes without saying where there is anything else to say
            found.remove(plain)
    text = "; ".join(why_text(why, say) for why in found)
    return f"{text[:1].upper()}{text[1:]}." if text else ""
