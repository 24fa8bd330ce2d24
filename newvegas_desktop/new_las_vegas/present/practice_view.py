"""An exercise as plain data: the city with its roads, what is on the plates, and the figures beside it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from newvegas_desktop.family.say import Say
from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.exercise import Kind, carpet_value
from newvegas_desktop.new_las_vegas.practice.review import Review
from newvegas_desktop.new_las_vegas.present.mapping import EFFECTS, PLACES, path_slot
from newvegas_desktop.new_las_vegas.present.view import (
    Carpet,
    CityView,
    Effect,
    Intersection,
    Lot,
    LotView,
    PathTarget,
    RouteView,
    StreetView,
)
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.limousine import position
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.rules.roads import Path, is_lamp

YOURS, BEST = "blue", "orange"
"""The inks: of the attempt, and of the best route."""


class PlateState(Enum):
    """What a casino's plate says."""

    WORTH = "worth"
    WANTED = "wanted"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Plate:
    """What is written on the plate of a casino whose carpet matters."""

    text: str
    state: PlateState


@dataclass(frozen=True, slots=True)
class BestView:
    """The best route beside the drawn one: the paths driven so far and those to come, and where the two part."""

    driven: tuple[Intersection, ...]
    ahead: tuple[Intersection, ...]
    first: int
    """The number of the first path that is shown with one."""
    visited: frozenset[Lot] = frozenset()
    """The carpets it has visited so far."""
    fork: Intersection | None = None
    fork_text: str = ""


@dataclass(frozen=True, slots=True)
class MapView:
    """Everything on the sheet."""

    city: CityView
    plates: Mapping[Lot, Plate]
    half: Intersection | None = None
    """Where the limousine stands in the middle of a path, driven block by block."""
    best: BestView | None = None


@dataclass(frozen=True, slots=True)
class ValueView:
    """What a carpet of a kind, or a missing path (kind None), is worth."""

    carpet: Carpet | None
    text: str
    name: str
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class RoundView:
    """One round of the cards: its effects, and what it improved."""

    effects: tuple[Effect, ...]
    note: str = ""


def carpet_of(board: Board, lot: int) -> Carpet | None:
    """The kind of carpet before a casino."""
    for mask, carpet in ((board.vip, Carpet.VIP), (board.luxury, Carpet.LUXURY), (board.mafia, Carpet.MAFIA)):
        if mask >> lot & 1:
            return carpet
    return None


def _lots(attempt: Attempt, paths: list[Path], pointed: str | None, shown: int) -> dict[Lot, LotView]:
    """The casinos, calm: only carpets matter here, and those that do not count recede."""
    board, exercise = attempt.board, attempt.exercise
    seen = attempt.visited
    ghost = 0
    for path in paths:
        if path_slot(path.via, path.to) == pointed:
            ghost = sum(1 << lot for lot, block in board.carpets if block & path.blocks)
    worth = exercise.worth(board, attempt.values)
    views = {}
    for lot in members(board.casinos):
        counts = bool(exercise.counted >> lot & 1) and bool(worth[lot])
        views[PLACES[lot]] = LotView(
            carpet=carpet_of(board, lot),
            visited=bool(seen >> lot & 1),
            ghost_visited=bool(ghost & ~seen & 1 << lot),
            misfit=not counts and not shown >> lot & 1,
        )
    return views


def _plates(attempt: Attempt, say: Say) -> dict[Lot, Plate]:
    board, exercise, seen = attempt.board, attempt.exercise, attempt.visited
    values = attempt.values
    plates = {}
    for lot, _ in board.carpets:
        if not exercise.counted >> lot & 1:
            continue
        done = bool(seen >> lot & 1)
        if exercise.targets:
            plates[PLACES[lot]] = Plate("", PlateState.DONE if done else PlateState.WANTED)
        elif worth := carpet_value(board, values, lot):
            plates[PLACES[lot]] = Plate(say.signed(worth), PlateState.DONE if done else PlateState.WORTH)
    return plates


def _places(route: tuple[int, ...]) -> tuple[Intersection, ...]:
    return tuple(PLACES[node] for node in route)


def _best(review: Review, step: int, say: Say) -> BestView:
    """The best route from where it can differ, driven up to a step."""
    light = review.attempt.board.roads.light
    start = len(review.attempt.exercise.start or (light,)) - 1
    at = min(len(review.route) - 1, start + 2 * step)
    fork, text = None, ""
    if review.fall is not None and not review.stopped:
        before = Attempt(review.attempt.board, review.attempt.exercise, review.attempt.steps[: review.fall.step])
        fork = PLACES[before.route[-1] if before.route else light]
        text = _lost(review, say)
    driven = review.route[: at + 1]
    joining = review.attempt.board.roads.joining
    blocks = {joining[one, other] for one, other in pairwise(driven)}
    seen = frozenset(PLACES[lot] for lot, block in review.attempt.board.carpets if block in blocks)
    return BestView(_places(driven[start:]), _places(review.route[at:]), 1, seen, fork, text)


def _lost(review: Review, say: Say) -> str:
    assert review.fall is not None
    by = review.fall.by
    if by is None:
        return say("too far")
    if review.attempt.exercise.kind is Kind.ERRAND:
        return say.count("+{n} path", "+{n} paths", by)
    return say("−{n}", n=by)


def best_steps(review: Review) -> int:
    """How many paths of the best route can be stepped through."""
    return (len(review.route) - max(1, len(review.attempt.exercise.start))) // 2


def map_view(
    attempt: Attempt,
    say: Say,
    *,
    half: int | None = None,
    pointed: str | None = None,
    review: Review | None = None,
    step: int = 0,
) -> MapView:
    """The sheet of an attempt, or of a judged one with the best route."""
    board, sheet = attempt.board, attempt.sheet
    roads = board.roads
    paths = [] if review is not None else attempt.open_paths()
    if half is not None:
        paths = [path for path in paths if path.via == half]
    targets = tuple(
        PathTarget(PLACES[path.via], PLACES[path.to], preview=path_slot(path.via, path.to) == pointed) for path in paths
    )
    nodes = sheet.route or (roads.light,)
    city = CityView(
        lots=_lots(attempt, paths, pointed, 0),
        holes={},
        hotels={},
        streets={street: StreetView() for street in range(1, 5)},
        roads=tuple((PLACES[block.ends[0]], PLACES[block.ends[1]]) for block in roads.blocks),
        lamps=tuple(PLACES[place] for place in range(len(PLACES)) if is_lamp(place)),
        light=PLACES[roads.light],
        route=RouteView(
            nodes=_places(nodes),
            fresh_blocks=2 * attempt.drawn,
            limousine=PLACES[position(board, sheet)],
            targets=targets,
            home=attempt.home,
        ),
        lamps_lit=frozenset(PLACES[node] for node in nodes if is_lamp(node)),
        pen=YOURS,
    )
    best = _best(review, step, say) if review is not None and not review.perfect else None
    return MapView(city, _plates(attempt, say), PLACES[half] if half is not None else None, best)


def value_views(attempt: Attempt, say: Say) -> tuple[ValueView, ...]:
    """What is worth what now; nothing on an errand."""
    if attempt.exercise.targets:
        return ()
    values, first = attempt.values, attempt.exercise.values
    shown = [
        ValueView(Carpet.VIP, say.signed(values.vip), say("VIP carpet"), values.vip != first.vip),
        ValueView(Carpet.LUXURY, say.signed(values.luxury), say("Luxury carpet"), values.luxury != first.luxury),
    ]
    if values.mafia or attempt.exercise.kind is Kind.FREE:
        shown.append(ValueView(Carpet.MAFIA, say.signed(values.mafia), say("Mafia carpet")))
    if not attempt.exercise.closed:
        shown.append(ValueView(None, say.number(values.missing), say("missing path"), values.missing != first.missing))
    return tuple(shown)


def round_views(attempt: Attempt, say: Say) -> tuple[RoundView, ...]:
    """The round of the cards that is turned, and the next one, whose effects everybody can see."""
    exercise = attempt.exercise
    return tuple(
        RoundView(tuple(EFFECTS[effect] for effect in round_.effects))
        for round_ in exercise.rounds[attempt.round : attempt.round + 2]
    )
