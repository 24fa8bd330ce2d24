"""One player's turn: played on a copy of the sheet, or refused with a Fault; and every turn there is."""

from __future__ import annotations

from typing import Any

from .model import (
    CASINOS,
    COLUMNS,
    CRANES,
    EFFECTS,
    GROUPS,
    HOLES,
    SHOW_COLUMNS,
    STARS,
    TRACK_BOXES,
    YELLOW_COLUMNS,
    Card,
    Fault,
    Lot,
    NaiveGame,
    Sheet,
    Turn,
    boxes_of_group,
    built,
    casinos_of_street,
    intersection_text,
    is_open,
    lot_text,
    read_intersection,
    read_lot,
    under_construction,
)
from .roads import drive, neighbours, path_fault, routes

__all__ = ["fits", "legal_turns", "play_turn", "routes", "third_card"]


def fits(sheet: Sheet, lot: Lot, number: int) -> bool:
    """May the number be written there: a built, unopened casino, numbers strictly increasing along the street?"""
    if under_construction(sheet, lot) or is_open(sheet, lot):
        return False
    for other in casinos_of_street(lot[0]):
        if is_open(sheet, other):
            if other[1] < lot[1] and not sheet.numbers[other] < number:
                return False
            if other[1] > lot[1] and not sheet.numbers[other] > number:
                return False
    return True


def fits_somewhere(sheet: Sheet, number: int) -> bool:
    return any(fits(sheet, lot, number) for lot in CASINOS)


def index(turn: Turn, key: str) -> int:
    """One of the three cards."""
    value = turn.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or value not in (0, 1, 2):
        raise Fault(f"{key} must be 0, 1 or 2")
    return value


def third_card(turn: Turn) -> int:
    """Solo: which of the three cards goes on the opponent's pile."""
    if "refused" in turn:
        return index(turn, "acme")
    for card in (0, 1, 2):
        if card not in (index(turn, "number_card"), index(turn, "effect_card")):
            return card
    raise AssertionError


def circle_group(sheet: Sheet, debt: str) -> None:
    """Circle the leftmost group whose boxes are all checked and which is not circled yet."""
    for group in range(len(GROUPS)):
        complete = all(box <= sheet.track for box in boxes_of_group(group))
        if complete and group not in sheet.groups:
            sheet.groups[group] = debt
            return
    raise Fault("no group of the track can be circled")


def play_golf(sheet: Sheet, avenue: int) -> None:
    """A casino of street 1 has just been opened."""
    opened = [lot for lot in casinos_of_street(1) if is_open(sheet, lot)]
    circled = [hole for hole in HOLES if sheet.holes.get(hole) == "circled"]
    if len(opened) == 1:
        sheet.holes[avenue] = "circled"
    elif avenue - 1 in circled or avenue + 1 in circled:
        if sheet.holes.get(avenue) != "crossed":
            sheet.holes[avenue] = "circled"
    else:
        for hole in HOLES:
            same_side = (avenue < min(circled) and hole < min(circled)) or (
                avenue > max(circled) and hole > max(circled)
            )
            if same_side and hole not in circled:
                sheet.holes[hole] = "crossed"


def write(sheet: Sheet, lot: Lot, number: int, golf: bool) -> None:
    """Open a casino. A crane's debt is paid by it: only a built casino without a number owes one."""
    sheet.numbers[lot] = number
    if golf and lot[0] == 1:
        play_golf(sheet, lot[1])


def extend(sheet: Sheet, bonus: dict[str, Any], golf: bool) -> None:
    lot = read_lot(bonus.get("lot"))
    source = read_lot(bonus.get("from"))
    if under_construction(sheet, lot):
        raise Fault("Extend: the casino is under construction")
    if is_open(sheet, lot):
        raise Fault("Extend: the casino is open already")
    if not is_open(sheet, source):
        raise Fault("Extend: the neighbour is not open")
    if lot[0] != source[0] or abs(lot[1] - source[1]) != 1:
        raise Fault("Extend: not in the neighbouring avenue of the same street")
    number = sheet.numbers[source]
    for other in casinos_of_street(lot[0]):
        if is_open(sheet, other):
            if other[1] < lot[1] and sheet.numbers[other] > number:
                raise Fault("Extend: a higher number to the left")
            if other[1] > lot[1] and sheet.numbers[other] < number:
                raise Fault("Extend: a lower number to the right")
    circle_group(sheet, "circled")
    write(sheet, lot, number, golf)
    if lot in STARS:
        sheet.stars[lot] = "crossed"


def use_effect(sheet: Sheet, effect: dict[str, Any], opened: Lot, golf: bool) -> None:
    kind = effect["kind"]
    if kind == "construction":
        lot = read_lot(effect.get("lot"))
        if not under_construction(sheet, lot):
            raise Fault("Construction: the casino is not under construction")
        sheet.cranes.add(lot)
    elif kind == "improvement":
        column = effect.get("column")
        if column not in YELLOW_COLUMNS:
            raise Fault("Improvement: no yellow column")
        if column in ("par3", "par4", "par5") and not golf:
            raise Fault("Improvement: played without golf")
        cross_top(sheet, column)
    elif kind == "show":
        column = effect.get("column")
        if column not in SHOW_COLUMNS:
            raise Fault("Show: no Show column")
        if opened not in STARS:
            raise Fault("Show: the casino has no star")
        sheet.stars[opened] = "circled"
        cross_top(sheet, column)
    elif kind == "inauguration":
        if sheet.track >= TRACK_BOXES:
            raise Fault("Inauguration: no box left")
        sheet.track += 1
    elif kind == "limousine":
        via = read_intersection(effect.get("via"))
        to = read_intersection(effect.get("to"))
        fault = path_fault(sheet.route, sheet.driven, via, to)
        if fault is not None:
            raise Fault("Limousine: " + fault)
        sheet.route, sheet.driven = drive(sheet.route, sheet.driven, via, to)
    else:
        raise Fault(f"{kind!r} is no effect")


def cross_top(sheet: Sheet, column: str) -> None:
    if sheet.crossed[column] + 1 >= len(COLUMNS[column]):
        raise Fault(f"{column}: no value left to cross")
    sheet.crossed[column] += 1


def play_turn(sheet: Sheet, turn: Any, cards: list[Card], golf: bool, solo: bool) -> Sheet:
    """The sheet after a whole turn."""
    if not isinstance(turn, dict):
        raise Fault("a turn is an object")
    after = sheet.copy()
    if "refused" in turn:
        play_refused(after, turn, cards, solo)
        return after

    if solo:
        number = cards[index(turn, "number_card")][0]
        card_effect = cards[index(turn, "effect_card")][1]
        if turn["number_card"] == turn["effect_card"]:
            raise Fault("number and effect must come from different cards")
    else:
        number, card_effect = cards[index(turn, "combo")]

    bonus = turn.get("bonus", {"kind": "none"})
    effect = turn.get("effect", {"kind": "none"})
    if not isinstance(bonus, dict) or not isinstance(effect, dict):
        raise Fault("bonus and effect are objects or absent")
    if "bonus" in turn and bonus.get("kind") not in ("number", "effect", "extend"):
        raise Fault("unknown bonus")
    if "effect" in turn and effect.get("kind") not in EFFECTS:
        raise Fault("unknown effect")

    # before opening
    if bonus["kind"] == "number":
        delta = bonus.get("delta")
        if isinstance(delta, bool) or not isinstance(delta, int) or delta not in (-2, -1, 1, 2):
            raise Fault("Change number: by -2, -1, 1 or 2")
        number += delta
        if number < 0:
            raise Fault("Change number: not below 0")
        circle_group(after, "crossed")

    # open a casino
    opened = read_lot(turn.get("open"))
    if not fits(after, opened, number):
        raise Fault(f"{number} cannot be written in {lot_text(opened)}")
    write(after, opened, number, golf)
    if opened in STARS:
        after.stars[opened] = "crossed"  # unless a Show is performed below

    # Extend before the effect
    if bonus["kind"] == "extend":
        if bonus.get("when") not in ("before", "after"):
            raise Fault("Extend: when is before or after")
        if bonus["when"] == "after" and "effect" not in turn:
            raise Fault("Extend: after, but no effect was used")
        if bonus["when"] == "before":
            extend(after, bonus, golf)

    # effect
    if bonus["kind"] == "effect":
        if "effect" not in turn:
            raise Fault("Change effect: the new effect must be performed")
        if effect["kind"] == card_effect:
            raise Fault("Change effect: another effect than the card's")
        circle_group(after, "crossed")
    elif "effect" in turn and effect["kind"] != card_effect:
        raise Fault("this is not the effect chosen")
    if "effect" in turn:
        use_effect(after, effect, opened, golf)

    # Extend after the effect
    if bonus["kind"] == "extend" and bonus["when"] == "after":
        extend(after, bonus, golf)
    return after


def play_refused(after: Sheet, turn: Turn, cards: list[Card], solo: bool) -> None:
    if turn["refused"] is not True:
        raise Fault("refused is true or absent")
    for key in ("combo", "number_card", "effect_card", "open", "bonus", "effect"):
        if key in turn:
            raise Fault(f"{key} beside refused")
    for number, _effect in cards:
        if fits_somewhere(after, number):
            raise Fault(f"not refused: {number} can be written")
    if solo:
        index(turn, "acme")
    for _ in range(2):
        if after.track < TRACK_BOXES:
            after.track += 1


def conceivable_effects(sheet: Sheet, kind: str) -> list[dict[str, Any]]:
    """Every way to use an effect, legal or not."""
    if kind == "construction":
        return [{"kind": kind, "lot": lot_text(lot)} for lot in sorted(CRANES)]
    if kind == "improvement":
        return [{"kind": kind, "column": column} for column in YELLOW_COLUMNS]
    if kind == "show":
        return [{"kind": kind, "column": column} for column in SHOW_COLUMNS]
    if kind == "inauguration":
        return [{"kind": kind}]
    return [
        {"kind": kind, "via": intersection_text(via), "to": intersection_text(to)}
        for via in neighbours(sheet.route[-1])
        for to in neighbours(via)
    ]


def conceivable_extends(sheet: Sheet, opened: Lot) -> list[dict[str, Any]]:
    """Every Extend, legal or not, of an unopened casino next to an open one."""
    return [
        {"kind": "extend", "lot": lot_text(lot), "from": lot_text(source), "when": when}
        for lot in CASINOS
        for source in ((lot[0], lot[1] - 1), (lot[0], lot[1] + 1))
        if lot != opened and not is_open(sheet, lot) and (source == opened or is_open(sheet, source))
        for when in ("before", "after")
    ]


def legal_turns(game: NaiveGame, seat: int) -> list[Turn]:
    """Every turn, in the form of the record, that the seat may play in the open round."""
    if game.over:
        return []
    if not game.revealed:
        raise ValueError("the cards of the open round are not known")
    sheet = game.seats[seat]
    turns: list[Turn] = []

    def accepted(turn: Turn) -> bool:
        try:
            play_turn(sheet, turn, game.cards, game.golf, game.solo)
        except Fault:
            return False
        return True

    def test(turn: Turn) -> None:
        if accepted(turn):
            turns.append(turn)

    refusals: list[Turn] = [{"refused": True}]
    choices: list[Turn] = [{"combo": combo} for combo in (0, 1, 2)]
    if game.solo:
        refusals = [{"refused": True, "acme": card} for card in (0, 1, 2)]
        choices = [{"number_card": i, "effect_card": j} for i in (0, 1, 2) for j in (0, 1, 2)]
    for refusal in refusals:
        test(refusal)

    for choice in choices:
        card_effect = game.cards[choice["effect_card"] if game.solo else choice["combo"]][1]
        for lot in CASINOS:
            if not built(sheet, lot) or is_open(sheet, lot):
                continue
            turn = {**choice, "open": lot_text(lot)}

            # no bonus, or Change number
            for delta in (0, -2, -1, 1, 2):
                changed = turn if delta == 0 else {**turn, "bonus": {"kind": "number", "delta": delta}}
                test(changed)
                for effect in conceivable_effects(sheet, card_effect):
                    test({**changed, "effect": effect})

            # The two other bonuses leave the number as it is: it must fit.
            if not accepted(turn):
                continue

            # Change effect
            for kind in EFFECTS:
                for effect in conceivable_effects(sheet, kind):
                    test({**turn, "bonus": {"kind": "effect"}, "effect": effect})

            # Extend
            for bonus in conceivable_extends(sheet, lot):
                test({**turn, "bonus": bonus})
                for effect in conceivable_effects(sheet, card_effect):
                    test({**turn, "bonus": bonus, "effect": effect})
    return turns
