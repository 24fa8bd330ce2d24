"""Every slot in words: a name for screen readers and a sentence for tooltips."""

from collections.abc import Callable

from newvegas_desktop.new_las_vegas.present.describe_solo import describe_acme, describe_bar
from newvegas_desktop.new_las_vegas.present.mapping import COLUMNS, PLACES, lot_slot
from newvegas_desktop.new_las_vegas.present.plans import Plans
from newvegas_desktop.new_las_vegas.present.say import Say, Text
from newvegas_desktop.new_las_vegas.present.screen import SlotInfo
from newvegas_desktop.new_las_vegas.present.seen import Position
from newvegas_desktop.new_las_vegas.present.solo_view import AcmeView
from newvegas_desktop.new_las_vegas.present.view import (
    CityView,
    HotelMark,
    LedgerView,
    LotView,
    Mark,
    SeatState,
    TableView,
)
from newvegas_desktop.new_las_vegas.present.view import Crane as CraneState
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.words.names import CARPETS, PROJECTS
from newvegas_desktop.new_las_vegas.words.names import COLUMNS as COLUMN_NAMES

TIPS: dict[str, Text] = {
    "crane": "A crane: nothing opens here until a Construction builds it; then its debt is owed until it opens.",
    "star": "A star: opened with a Show it is circled and a Show column rises; opened without one it is lost.",
    "vip": "A VIP carpet: worth points if the limousine drives below it and the casino is open.",
    "luxury": "A Luxury carpet: worth points if the limousine drives below it and the casino is open.",
    "mafia": "A Mafia carpet: adds a bundle to the safe if the limousine drives below it and the casino is open.",
    "casino": "A casino: numbers rise from left to right along a street.",
    "open": "An open casino: neighbours of its parity, all even or all odd, make a run with it.",
    "desert": "No casino: nothing is ever opened here.",
    "crane built": "A crane crossed out: the casino is built and can be opened.",
    "debt ahead": "The debt of the crane: owed as soon as a Construction builds the casino, until it opens.",
    "debt owed": "A debt that is owed: it needs a bundle at the end unless it is crossed out.",
    "debt paid": "A debt that is paid: it counts no more.",
    "star won": "A star circled: a Show was performed here.",
    "star lost": "A star crossed out: the casino was opened without a Show.",
    "visited": "A carpet visited: it counts once the casino is open.",
    "car": "The limousine: the next path starts here.",
    "hole": "A golf hole: the first casino opened below circles it, then only neighbours of circled holes; "
    "opening elsewhere crosses out that side.",
    "hotel": "A hotel: built when every casino of the avenue is open; large if nobody built it in an earlier round.",
    "street": "The longest run of this street, and below it the best rival run.",
    "lamp": "A street lamp: the limousine drives from lamp to lamp over two blocks.",
    "light": "The traffic light: the limousine starts here and must come back.",
    "plain": "A plain intersection: a path passes over it to the next lamp.",
    "tower": "The upper floors: the large hotel, for whoever completes the avenue in the first round anyone does.",
    "base": "The lower floors: the small hotel, for whoever completes the avenue later.",
    "group": "A group of the track: once all its boxes are checked it pays for one bonus.",
    "group debt": "The debt of a group: Extend circles it and it stays, the other bonuses cross it out.",
    "scissors": "The scissors: checking the box behind them ends the game after the round.",
    "track": "The Inauguration track: free boxes are ranked at the end; the box behind the scissors ends the game.",
    "improve": "An Improvement crosses the framed value, so that the next one counts.",
    "show": "A Show crosses the framed value; its first box circles both debts beside the column.",
    "show debt": "A debt of the Show column: its first box circles both, crossing the box beside one pays it.",
    "bundle": "Bundles: each pays a debt at the end; Mafia carpets and the loan add some.",
    "debts": "All debts that are owed now.",
    "safe": "More debts than bundles at the end cost 20 points.",
    "part inauguration": "Free boxes of the track are ranked: the value of your own column for 1st, 2nd and 3rd.",
    "part shows": "The framed value of each Show column.",
    "part hotels": "Large and small hotels, each times the framed value.",
    "part streets": "The longest run of every street, and a bonus for each in which nobody has a longer one.",
    "part golf": "Circled holes of each PAR, times the framed value.",
    "part limousine": "Open VIP and Luxury casinos that were visited, less the paths missing on the way home.",
    "part safe": "Bundles against debts: the points are lost only where debts remain.",
    "sign hotels_large": "Large hotels.",
    "sign hotels_small": "Small hotels.",
    "sign par_3": "PAR 3 holes that are circled.",
    "sign par_4": "PAR 4 holes that are circled.",
    "sign par_5": "PAR 5 holes that are circled.",
    "sign vip": "Open casinos with a VIP carpet that was visited.",
    "sign luxury": "Open casinos with a Luxury carpet that was visited.",
    "project": "A project: the first value in the first round anyone completes it, the second for later ones.",
}


SEAT_TIPS: dict[SeatState, Text] = {
    SeatState.WAITING: "Has still to play; click to sit down there.",
    SeatState.WRITING: "Is playing now.",
    SeatState.THINKING: "Is thinking.",
    SeatState.DONE: "Has confirmed; click to look, and undo to reopen the turn.",
    SeatState.ACME: "The rival of the solo game; click for its score and its pile (F3).",
}
BUTTON_NAMES: dict[str, Text] = {"menu": "Menu", "rivals": "Rivals", "log": "Log", "pencil": "Pencil"}
FORCED, ACME_PAGE = "number forced", "rivals solo"
BUTTON_TIPS: dict[str, Text] = {
    FORCED: "The number fits nowhere as it is, so it must be changed; or choose another combination.",
    "number": "Change number, before a casino is opened: the number goes up or down by 1 or 2. "
    "It costs a ready group of the track, whose debt is crossed out.",
    "effect": "Change effect, after a casino is opened: another effect instead, which must be performed. "
    "It costs a ready group of the track, whose debt is crossed out.",
    "extend": "Extend, after a casino is opened: a neighbour of any open casino gets its number. "
    "It costs a ready group of the track, whose debt is owed to the end.",
    "undo": "Undo the last step (Ctrl+Z).",
    "take_back": "Go back behind what was already seen (Ctrl+Backspace); the record of the game says so.",
    "redo": "Redo the step undone (Ctrl+Shift+Z).",
    "confirm": "Confirm the turn (Ctrl+Enter); an effect not used is skipped.",
    "play_now": "Have the bots stop thinking and play at once (F7).",
    "rivals": "The rivals' sheets as at the beginning of the round (F3); Page Down there shows each of them whole.",
    ACME_PAGE: "ACME’s score and its pile (F3).",
    "log": "What happened so far (F4).",
    "pencil": "Pencil for notes on the sheet (P); R takes the rubber, H hides what is drawn.",
    "menu": "Every command with its key (F10).",
}


def _sentence(text: str) -> str:
    """A few words as a sentence."""
    return f"{text[:1].upper()}{text[1:]}."


def symbol_tips(say: Say) -> dict[str, str]:
    """What every symbol of the sheets means; the geometry knows where they stand."""
    return {symbol: say(TIPS[symbol]) for symbol in TIPS}


def _mark(mark: Mark, say: Say) -> str:
    return {Mark.NONE: "", Mark.CIRCLED: say("circled"), Mark.CROSSED: say("crossed out")}[mark]


def _lot_name(place: tuple[int, int], lot: LotView, say: Say) -> str:
    words = [say("Lot {street}.{avenue}", street=place[0], avenue=place[1])]
    if lot.number is not None:
        words.append(say("open with {number}", number=lot.number))
    elif lot.crane is CraneState.STANDING:
        words.append(say("under construction"))
    else:
        words.append(say("not open"))
    if lot.crane is CraneState.CROSSED:
        words.append(say("debt paid") if lot.debt is Mark.CROSSED else say("debt owed"))
    if lot.star:
        words.append(f"{say('star')} {_mark(lot.star_mark, say)}".strip())
    if lot.carpet is not None:
        words.append(say(CARPETS[lot.carpet.value]) + (f" {say('visited')}" if lot.visited else ""))
    if lot.fits:
        words.append(say("can be chosen"))
    return ", ".join(words)


def _lot_tip(lot: LotView, say: Say) -> str:
    """What a lot means with all its symbols."""
    symbols = ["open" if lot.number is not None else "crane" if lot.crane is CraneState.STANDING else "casino"]
    if lot.star and lot.star_mark is Mark.NONE:
        symbols.append("star")
    if lot.carpet is not None:
        symbols.append(lot.carpet.value)
    return " ".join(say(TIPS[symbol]) for symbol in symbols)


def _city(position: Position, city: CityView, plans: Plans, why: Callable[[str], str], say: Say) -> dict[str, SlotInfo]:
    found = {}
    for avenue, hole in city.holes.items():
        name = say("Hole of avenue {avenue}, PAR {par}", avenue=avenue, par=hole.par)
        found[f"hole:{avenue}"] = SlotInfo(f"{name} {_mark(hole.mark, say)}".strip(), say(TIPS["hole"]))
    for street, run in city.streets.items():
        name = say("Street {street}: run of {run}", street=street, run=run.run)
        if run.rival:
            name += say(", best rival {rival}", rival=run.rival)
        found[f"street:{street}"] = SlotInfo(name, say(TIPS["street"]))
    for lot in members(position.game.board.casinos):
        view, slot = city.lots[PLACES[lot]], lot_slot(lot)
        found[slot] = SlotInfo(_lot_name(PLACES[lot], view, say), why(slot) or _lot_tip(view, say), slot in plans)
    for place in sorted({end for block in city.roads for end in block}):
        kind = "light" if place == city.light else "lamp" if place in city.lamps else "plain"
        names = {"light": say("Traffic light"), "lamp": say("Lamp"), "plain": say("Intersection")}
        words = [f"{names[kind]} {place[0]}.{place[1]}"]
        if place in city.route.nodes:
            words.append(say("on the route"))
        if place == city.route.limousine:
            words.append(say("the limousine stands here"))
        found[f"intersection:{place[0]}.{place[1]}"] = SlotInfo(", ".join(words), say(TIPS[kind]))
    for avenue, hotel in city.hotels.items():
        name = say("Hotel of avenue {avenue}", avenue=avenue)
        if hotel.mark is not HotelMark.NONE:
            name += say(", large") if hotel.mark is HotelMark.LARGE else say(", small")
        if hotel.taken:
            name += say(", taken by {rivals}", rivals=", ".join(hotel.rivals))
        if hotel.due:
            name += say(", ACME builds here when the round ends")
        found[f"hotel:{avenue}"] = SlotInfo(name, say(TIPS["hotel"]))
    for target in city.route.targets:
        (via_street, via_avenue), (street, avenue) = target.via, target.to
        slot = f"path:{via_street}.{via_avenue}-{street}.{avenue}"
        name = say("Path over {via} to {to}", via=f"I{via_street}.{via_avenue}", to=f"I{street}.{avenue}")
        found[slot] = SlotInfo(name, "", True)
    return found


def _ledger(ledger: LedgerView, plans: Plans, say: Say) -> dict[str, SlotInfo]:
    found = {}
    for project in ledger.projects:
        how_far = project.progress
        if project.place:
            how_far = say("{progress} in {place}", progress=project.progress, place=project.place)
        name = f"{say(PROJECTS[project.id])}, {project.first}/{project.later}, {how_far}"
        if project.rival:
            name += f", {project.rival}"
        found[f"project:{project.id}"] = SlotInfo(name, f"{_sentence(how_far)} {say(TIPS['project'])}")
    for i, group in enumerate(ledger.track.groups, 1):
        state = say("circled") if group.circled else say("ready for a bonus") if group.available else ""
        name = say("Group {group} of the track", group=i)
        found[f"group:{i}"] = SlotInfo(f"{name}, {state}" if state else name, say(TIPS["group"]))
    boxes = sum(group.boxes for group in ledger.track.groups) + 1
    for box in range(1, boxes + 1):
        state = say("checked") if box <= ledger.track.checked else say("not checked")
        slot = f"track:{box}"
        found[slot] = SlotInfo(
            say("Box {box} of the track, {state}", box=box, state=state), say(TIPS["track"]), slot in plans
        )
    for column, name in COLUMNS.items():
        view = ledger.columns[name]
        slot = f"column:{name}"
        value = view.values[min(view.crossed, len(view.values) - 1)]
        text = say("{column}, value {value}", column=say(COLUMN_NAMES[column]), value=value)
        if view.count:
            text += f", {view.count}"
        shows = column in (Column.SHOW_LEFT, Column.SHOW_RIGHT)
        found[slot] = SlotInfo(text, say(TIPS["show" if shows else "improve"]), slot in plans)
    for street, run in ledger.streets.items():
        found[f"run:{street}"] = SlotInfo(
            say("Street {street}: run of {run}", street=street, run=run.run), say(TIPS["street"])
        )
    for part, part_view in ledger.parts.items():
        found[f"part:{part}"] = SlotInfo(
            f"{part_view.label}: {part_view.points} {part_view.note}".strip(), say(TIPS[f"part {part.value}"])
        )
    safe = ledger.safe
    found["penalty"] = SlotInfo(
        say(
            "Safe: bundles {bundles}, debts {debts}, {status}",
            bundles=safe.bundles,
            debts=safe.debts,
            status=safe.status,
        ),
        say(TIPS["safe"]),
    )
    found["total"] = SlotInfo(f"{ledger.total_label}: {ledger.total} {ledger.total_delta}".strip())
    return found


def describe_frame(table: TableView, plans: Plans, say: Say) -> dict[str, SlotInfo]:
    """The slots around the sheets."""
    found = {}
    for i, seat in enumerate(table.seats, 1):
        name = say("{name}, points: {points}", name=seat.name, points=seat.points) if seat.points else seat.name
        tip = f"{seat.name}: {say(SEAT_TIPS[seat.state])}"
        if seat.bot:
            state = say("thinking") if seat.state is SeatState.THINKING else say("has decided")
            name = f"{name}, {say('bot')} {seat.bot}, {state}"
            tip = say(
                "{name}: a bot ({level}); click to read what it did last and why (W).", name=seat.name, level=seat.bot
            )
        found[f"seat:{i}"] = SlotInfo(name, tip, not seat.current)
    for i, card in enumerate(table.cards, 1):
        words = (f"{card.number} {card.effect_text.capitalize()}", card.next_text, card.lots)
        name = ", ".join(filter(None, words))
        found[f"card:{i}"] = SlotInfo(name, say("Choose with key {key}.", key=card.key), f"card:{i}" in plans)
    if table.sign is not None:
        found["sign:unsaved"] = SlotInfo(table.sign.text, table.sign.tip)
    if table.solo is not None:
        found.update(describe_bar(table.solo, plans, say))
    for button in (*table.bonuses, *table.tools, *table.pages, table.confirm, table.menu):
        if button is not None:
            name = f"{button.text} {button.detail}".strip() or say(BUTTON_NAMES[button.id])
            forced = button.id == "number" and button.active and not button.enabled
            acme = button.id == "rivals" and table.solo is not None
            tip = button.tip or say(BUTTON_TIPS.get(FORCED if forced else ACME_PAGE if acme else button.id, ""))
            found[f"button:{button.id}"] = SlotInfo(name, tip, button.enabled)
    return found


def describe(
    position: Position,
    city: CityView,
    ledger: LedgerView,
    table: TableView,
    plans: Plans,
    why: Callable[[str], str],
    say: Say,
    acme: AcmeView | None = None,
) -> dict[str, SlotInfo]:
    """Every slot of the screen; `why` answers why a lot cannot be chosen."""
    return {
        **_city(position, city, plans, why, say),
        **_ledger(ledger, plans, say),
        **describe_frame(table, plans, say),
        **(describe_acme(acme, say) if acme is not None else {}),
    }
