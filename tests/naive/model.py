"""The printed facts and the plain data of a game: dicts, sets and lists, and nothing clever."""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Lot = tuple[int, int]  # (street, avenue)
Block = tuple[str, int, int]  # ("S" or "A", street, avenue)
Card = tuple[int, str]  # (number, effect)
Turn = dict[str, Any]

FIGURES_FILE = Path(__file__).absolute().parents[2] / "resources" / "new_las_vegas" / "figures.json"


def load_figures() -> dict[str, Any]:
    """The printed figures as the repository holds them."""
    figures: dict[str, Any] = json.loads(FIGURES_FILE.read_text(encoding="utf-8"))
    return figures


FIGURES = load_figures()

STREETS = [1, 2, 3, 4]
AVENUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
EFFECTS = ["construction", "show", "limousine", "inauguration", "improvement"]
COLOURS = ["pink", "violet", "yellow"]

CASINOS: list[Lot] = [(lot["street"], lot["avenue"]) for lot in FIGURES["lots"]]
CRANES: set[Lot] = {(lot["street"], lot["avenue"]) for lot in FIGURES["lots"] if lot["crane"]}
STARS: set[Lot] = {(lot["street"], lot["avenue"]) for lot in FIGURES["lots"] if lot["star"]}
CARPETS: dict[Lot, str] = {
    (lot["street"], lot["avenue"]): lot["carpet"] for lot in FIGURES["lots"] if lot["carpet"] is not None
}
HOLES: dict[int, int] = {hole["avenue"]: hole["par"] for hole in FIGURES["golf"]}
COLUMNS: dict[str, list[Any]] = FIGURES["columns"]
SHOW_COLUMNS = ["show_left", "show_right"]
YELLOW_COLUMNS = [
    "inauguration",
    "hotel_large",
    "hotel_small",
    "streets",
    "par3",
    "par4",
    "par5",
    "vip",
    "luxury",
    "missing_path",
]
SHOW_DEBTS: dict[str, list[int]] = FIGURES["show_debts_counted_from_1"]
GROUPS: list[int] = FIGURES["track"]["groups"]
TRACK_BOXES: int = sum(GROUPS) + FIGURES["track"]["last_boxes"]
LIGHT: Lot = (FIGURES["roads"]["light"][0], FIGURES["roads"]["light"][1])
PROJECT_POINTS: dict[str, tuple[int, int]] = {
    project["id"]: (project["first"], project["later"]) for project in FIGURES["projects"]
}
ALL_CARDS: list[str] = [f"{number}-{effect}" for effect in EFFECTS for number in FIGURES["deck"][effect]]
APPROVALS = ["approval-pink", "approval-violet", "approval-yellow"]


class Fault(Exception):
    """A turn breaks a rule."""


class Wrong(Exception):
    """A record breaks a rule: in which round (0 is the set-up), by which seat (None if by none) and how."""

    def __init__(self, round_number: int, seat: int | None, message: str) -> None:
        super().__init__(f"round {round_number}, seat {seat}: {message}")
        self.round = round_number
        self.seat = seat
        self.message = message


class MissingShuffle(Wrong):
    """A shuffle is needed and the record has none."""


def lot_text(lot: Lot) -> str:
    return f"{lot[0]}.{lot[1]}"


def intersection_text(place: Lot) -> str:
    return f"I{place[0]}.{place[1]}"


def read_lot(text: Any) -> Lot:
    """A casino from its text."""
    lots = [lot for lot in CASINOS if f"{lot[0]}.{lot[1]}" == text]
    if not lots:
        raise Fault(f"{text!r} is no casino")
    return lots[0]


def read_intersection(text: Any) -> Lot:
    for street in STREETS:
        for avenue in AVENUES:
            if intersection_text((street, avenue)) == text:
                return (street, avenue)
    raise Fault(f"{text!r} is no intersection")


def read_card(text: str) -> Card:
    number, effect = text.split("-")
    return (int(number), effect)


@dataclass
class Sheet:
    """What one player has marked on the two sheets."""

    numbers: dict[Lot, int] = field(default_factory=dict)
    cranes: set[Lot] = field(default_factory=set)  # cranes crossed: built
    stars: dict[Lot, str] = field(default_factory=dict)  # "circled" or "crossed"
    holes: dict[int, str] = field(default_factory=dict)  # avenue: "circled" or "crossed"
    hotels: dict[int, str] = field(default_factory=dict)  # avenue: "large" or "small"
    crossed: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COLUMNS, 0))
    track: int = FIGURES["track"]["checked_at_start"]
    groups: dict[int, str] = field(default_factory=dict)  # circled group from 0: its debt "circled" or "crossed"
    route: list[Lot] = field(default_factory=lambda: [LIGHT])  # every intersection, the plain ones included
    driven: set[Block] = field(default_factory=set)
    projects: dict[str, int] = field(default_factory=dict)  # id: points

    def copy(self) -> Sheet:
        return Sheet(
            dict(self.numbers),
            set(self.cranes),
            dict(self.stars),
            dict(self.holes),
            dict(self.hotels),
            dict(self.crossed),
            self.track,
            dict(self.groups),
            list(self.route),
            set(self.driven),
            dict(self.projects),
        )


@dataclass
class Acme:
    """The solo opponent."""

    bank_card: Card
    pile: list[Card] = field(default_factory=list)
    hotels: set[int] = field(default_factory=set)
    projects: dict[str, int] = field(default_factory=dict)
    approvals: int = 0  # how many have taken effect


@dataclass
class NaiveGame:
    """A game: the sheets as at the beginning of the open round, the cards, and the open round itself."""

    mode: str
    golf: bool
    bank: bool
    architect: dict[str, Any] | None
    seats: list[Sheet]
    projects: list[str]
    loans: list[bool | None] | None
    round: int = 1  # the open round; in a finished game the last one
    revealed: bool = False  # the cards of the open round are known
    over: bool = False
    first_project: int | None = None  # the round in which the first project of the game was completed
    cards: list[Card] = field(default_factory=list)  # the three combinations; solo: the three cards drawn
    current: list[Turn | None] = field(default_factory=list)  # turns confirmed in the open round
    confirmed: dict[int, Sheet] = field(default_factory=dict)  # the sheets after them
    shuffles: list[dict[str, Any]] = field(default_factory=list)  # those still to come
    stacks: list[list[str]] = field(default_factory=list)  # first = top
    discards: list[list[str]] = field(default_factory=list)  # last = top
    deck: list[str] = field(default_factory=list)  # solo; first is drawn first
    discard: list[str] = field(default_factory=list)  # solo
    drawn_approvals: list[str] = field(default_factory=list)  # solo: the colours drawn in the open round
    acme: Acme | None = None

    @property
    def solo(self) -> bool:
        return self.mode == "solo"

    def copy(self) -> NaiveGame:
        return copy.deepcopy(self)


def under_construction(sheet: Sheet, lot: Lot) -> bool:
    return lot in CRANES and lot not in sheet.cranes


def built(sheet: Sheet, lot: Lot) -> bool:
    return not under_construction(sheet, lot)


def is_open(sheet: Sheet, lot: Lot) -> bool:
    return lot in sheet.numbers


def casinos_of_street(street: int) -> list[Lot]:
    """From left to right."""
    return sorted(lot for lot in CASINOS if lot[0] == street)


def casinos_of_avenue(avenue: int) -> list[Lot]:
    return sorted(lot for lot in CASINOS if lot[1] == avenue)


def boxes_of_group(group: int) -> list[int]:
    """The numbers, from 1, of the track boxes of a group counted from 0."""
    first = 1
    for earlier in range(group):
        first += GROUPS[earlier]
    return list(range(first, first + GROUPS[group]))


def free_boxes(sheet: Sheet) -> int:
    """Boxes of the track checked and not circled."""
    count = 0
    for box in range(1, sheet.track + 1):
        circled = False
        for group in sheet.groups:
            if box in boxes_of_group(group):
                circled = True
        if not circled:
            count += 1
    return count


def column_value(sheet: Sheet, column: str) -> Any:
    """The topmost value not crossed out."""
    return COLUMNS[column][sheet.crossed[column]]
