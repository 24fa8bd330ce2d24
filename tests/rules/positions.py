"""Positions for the tests of the rules: sheets written by the rules' own functions, games with chosen combinations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import pytest

from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.actions import ACTIONS, Kind, action
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import EFFECT_BY_KEY, Card, DeckCard, Effect
from newvegas_desktop.new_las_vegas.rules.columns import COLUMN_BY_KEY, Column
from newvegas_desktop.new_las_vegas.rules.effects import construct, drive
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.opening import write
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import INTERSECTION_BY_TEXT, LOT_BY_TEXT, lot_text, members
from newvegas_desktop.new_las_vegas.rules.reasons import Code, IllegalAction, Reason
from newvegas_desktop.new_las_vegas.rules.setup import Setup, deal
from newvegas_desktop.new_las_vegas.rules.sheet import NOT_DONE, Sheet
from newvegas_desktop.new_las_vegas.rules.shuffles import Chance, seeded

BOARD: Board = standard_board()
QUIET = "4-improvement 8-improvement 12-improvement"
"""The combinations of every round that a test does not choose."""
PROJECTS = ("P1", "V1", "Y5")
CRANES = tuple(lot_text(lot) for lot in members(BOARD.cranes))
ALL_CASINOS = tuple(lot_text(lot) for lot in members(BOARD.casinos))
COURSE = {"1.2": 1, "1.3": 2, "1.4": 3, "1.5": 4, "1.6": 5, "1.7": 6, "1.8": 7, "1.9": 8, "1.10": 9}
"""Street 1 opened from left to right: every hole is circled."""


def mask(lots: Iterable[str]) -> int:
    """The mask of lots in text form."""
    return sum(1 << LOT_BY_TEXT[lot] for lot in lots)


def lots(found: int) -> set[str]:
    """The lots of a mask in text form."""
    return {lot_text(lot) for lot in members(found)}


def avenues(numbers: Iterable[int]) -> int:
    """The mask of avenues counted from 1."""
    return sum(1 << (number - 1) for number in numbers)


def street(number: int, first: int, *numbers: int | None) -> dict[str, int]:
    """Numbers of a street from an avenue on; None leaves an avenue out."""
    return {f"{number}.{first + i}": each for i, each in enumerate(numbers) if each is not None}


STREET_1 = street(1, 3, 2, 3, 4, 5, 6, 7, 8)
"""1.3 to 1.9, those that need no construction."""
STREET_4 = {"4.1": 1, "4.2": 2, "4.4": 4, "4.5": 5, "4.6": 6, "4.7": 7, "4.9": 9}
CARPETS = "I2.2 I1.2 I1.3 I1.4 I2.4 I2.5 I3.5"
"""A route past a carpet of each kind."""
ALL_STREETS = f"{CARPETS} I3.6 I4.6 I4.7 I4.8"
"""A route past a carpet in each street."""
POINTS = {
    **{"P1": (8, 4), "P2": (9, 4), "P3": (10, 6), "P4": (8, 4), "P5": (10, 6), "P6": (9, 4), "P7": (8, 4)},
    **{"V1": (8, 4), "V2": (9, 5), "V3": (9, 5), "V4": (11, 6), "V5": (11, 6), "V6": (6, 3), "V7": (10, 6)},
    **{"Y1": (8, 4), "Y2": (8, 4), "Y3": (13, 7), "Y4": (10, 6), "Y5": (12, 6), "Y6": (14, 8), "Y7": (8, 4)},
}
"""Of each project: first, later."""


def make_sheet(
    numbers: Mapping[str, int] | None = None,
    *,
    built: Iterable[str] = (),
    golf: bool = True,
    checked: int = 3,
    circled: int = 0,
    extended: int = 0,
    crossed: Mapping[str, int] | None = None,
    route: str = "",
    stars: Iterable[str] = (),
    stars_lost: Iterable[str] = (),
    large: Iterable[int] = (),
    small: Iterable[int] = (),
    projects: tuple[int, int, int] = (NOT_DONE, NOT_DONE, NOT_DONE),
) -> Sheet:
    """A sheet with these marks; the numbers are written in their order, and their cranes crossed first."""
    sheet = Sheet.empty(BOARD)
    ignored: list[Event] = []
    numbers = numbers or {}
    for lot in {*built, *(lot for lot in numbers if lot in CRANES)}:
        construct(sheet, 0, LOT_BY_TEXT[lot], ignored)
    for lot, number in numbers.items():
        write(BOARD, golf, sheet, 0, LOT_BY_TEXT[lot], number, ignored)
    columns = bytearray(len(Column))
    for key, count in (crossed or {}).items():
        columns[COLUMN_BY_KEY[key]] = count
    sheet.crossed = bytes(columns)
    sheet.checked, sheet.circled, sheet.extended = checked, circled, extended
    _drive(sheet, route)
    sheet.stars, sheet.stars_lost = mask(stars), mask(stars_lost)
    sheet.large, sheet.small = avenues(large), avenues(small)
    sheet.projects = projects
    return sheet


def _drive(sheet: Sheet, route: str) -> None:
    """Drive a route given as `I2.2 I1.2 I1.3`, the light first."""
    stops = [INTERSECTION_BY_TEXT[text] for text in route.split()]
    if stops:
        assert stops[0] == BOARD.roads.light
        for via, to in zip(stops[1::2], stops[2::2], strict=True):
            drive(BOARD, sheet, 0, via, to, [])


def _offers(text: str) -> list[tuple[int, Effect]]:
    """Combinations from `5-construction 8-show 1-inauguration`."""
    pairs = [each.split("-") for each in text.split()]
    assert len(pairs) == 3
    return [(int(number), EFFECT_BY_KEY[effect]) for number, effect in pairs]


def stacked(*rounds: str) -> tuple[Card, ...]:
    """Three stacks, one after the other, that bring these combinations; quiet rounds follow."""
    script = [_offers(text) for text in (*rounds, QUIET, QUIET, QUIET)]
    cards: list[Card] = []
    for stack in range(3):
        numbers = [0, *(offers[stack][0] for offers in script)]
        effects = [*(offers[stack][1] for offers in script), Effect.IMPROVEMENT]
        cards += [Card(number, effect) for number, effect in zip(numbers, effects, strict=True)]
    return tuple(cards)


def table(
    *rounds: str,
    sheets: Sequence[Sheet] = (),
    seats: int = 2,
    golf: bool = True,
    bank: bool = False,
    projects: tuple[str, str, str] = PROJECTS,
    chance: Chance | None = None,
) -> Game:
    """A game at the table with these combinations round by round; the first seats have the given sheets."""
    cards: tuple[DeckCard, ...] = stacked(*rounds)
    game = new_game(BOARD, Setup(seats, golf, bank, projects, cards), chance or seeded(1))
    for seat, sheet in enumerate(sheets):
        game.sheets[seat] = sheet
    game.settled = game.sheets[:]
    return game


def alone(offers: str, sheet: Sheet | None = None, *, golf: bool = True) -> Game:
    """A table of two whose first seat is the one that matters."""
    return table(offers, sheets=[sheet or make_sheet()], golf=golf)


def solo() -> Game:
    """A solo game at its first turn."""
    return new_game(BOARD, deal(BOARD, 1, seats=1, bank=False, architect=architects()[0]), seeded(1))


def play(game: Game, seat: int, *steps: str) -> list[Event]:
    """Take steps given as text; every event they brought."""
    return [event for step in steps for event in game.apply(seat, action(step))]


def finish(game: Game, seat: int) -> list[Event]:
    """Some whole turn: the first combination that can be chosen, the first casino, no effect."""
    events: list[Event] = []
    while not happened(events, Happened.CONFIRMED):
        legal = game.legal(seat)
        plain = [each for each in legal if each.kind in (Kind.CONFIRM, Kind.OPEN)]
        events += game.apply(seat, (plain or legal)[0])
    return events


def finish_round(game: Game, *but: int) -> list[Event]:
    """Whole turns of every seat that has not confirmed, in order; not of these seats."""
    seats = game.waiting_for() if game.phase is Phase.TURNS else []
    return [event for seat in seats if seat not in but for event in finish(game, seat)]


def _room(sheet: Sheet) -> int:
    """How many places are left, for all numbers together."""
    return sum(places.bit_count() for places in sheet.fit)


def careful_turn(game: Game, seat: int) -> list[Event]:
    """A turn that leaves as much room as it can and constructs what it may, so that a game lasts long."""
    best: tuple[int, tuple[str, ...]] = (-1, ("refuse",))
    for choice in legal_with(game, "choose", seat):
        chosen = game.copy()
        play(chosen, seat, f"choose {choice}")
        for lot in sorted(legal_with(chosen, "open", seat)):
            opened = chosen.copy()
            play(opened, seat, f"open {lot}")
            best = max(best, (_room(opened.sheets[seat]), (f"choose {choice}", f"open {lot}")))
    events = play(game, seat, *best[1])
    for lot in sorted(legal_with(game, "construction", seat))[:1]:
        events += play(game, seat, f"construction {lot}")
    return events + play(game, seat, "confirm")


def happened(events: Iterable[Event], what: Happened) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.what is what]


def legal_texts(game: Game, seat: int = 0) -> list[str]:
    """The legal actions as text."""
    return [each.text for each in game.legal(seat)]


def legal_with(game: Game, start: str, seat: int = 0) -> set[str]:
    """What follows a first word in the legal actions."""
    return {text.removeprefix(f"{start} ") for text in legal_texts(game, seat) if text.startswith(f"{start} ")}


def assert_agree(game: Game, seat: int) -> None:
    """The list of legal actions and the reasons against actions say the same."""
    assert game.legal(seat) == [each for each in ACTIONS if game.why_not(seat, each) is None]


def assert_illegal(game: Game, seat: int, text: str, code: Code, params: Mapping[str, int | str] | None = None) -> None:
    """An action is refused for exactly this reason, and nothing has changed."""
    before = game.copy()
    sheets, turns = list(map(id, game.sheets)), list(map(id, game.turns))
    tried = action(text)
    with pytest.raises(IllegalAction) as refused:
        game.apply(seat, tried)
    assert refused.value.reason == Reason(code, params or {})
    assert (refused.value.seat, refused.value.text) == (seat, text)
    assert f"seat {seat + 1}: {text}: {code.value}" in str(refused.value)
    assert game == before
    assert (list(map(id, game.sheets)), list(map(id, game.turns))) == (sheets, turns)
    if 0 <= seat < game.setup.seats:
        assert tried not in game.legal(seat)


@dataclass(frozen=True)
class Bad:
    """A bad move: a position, the steps before, and the reason against the action."""

    id: str
    make: Callable[[], Game]
    steps: tuple[str, ...]
    text: str
    code: Code
    params: Mapping[str, int | str] = field(default_factory=dict)
    seat: int = 0
