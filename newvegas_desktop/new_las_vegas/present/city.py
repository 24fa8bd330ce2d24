"""The city sheet of a seat as a view."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from newvegas_desktop.new_las_vegas.present.acme import hotels_due
from newvegas_desktop.new_las_vegas.present.mapping import PLACES, column_slot, lot_of, lot_slot, path_slot
from newvegas_desktop.new_las_vegas.present.plans import Plans
from newvegas_desktop.new_las_vegas.present.seen import Position
from newvegas_desktop.new_las_vegas.present.solo_view import acme_pen
from newvegas_desktop.new_las_vegas.present.steady import Steady, of_kind
from newvegas_desktop.new_las_vegas.present.view import (
    Carpet,
    CityView,
    Crane,
    HoleView,
    HotelMark,
    HotelView,
    LotView,
    Mark,
    PathTarget,
    RouteView,
    StreetView,
    Stroke,
)
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import PARS, SHOWS
from newvegas_desktop.new_las_vegas.rules.limousine import is_complete, visited
from newvegas_desktop.new_las_vegas.rules.limousine import position as car_position
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, STREETS, members
from newvegas_desktop.new_las_vegas.rules.roads import is_lamp
from newvegas_desktop.new_las_vegas.rules.runs import longest_runs, street_runs
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet

NO_PENS: tuple[str, ...] = ()
LAMPS = tuple(PLACES[place] for place in range(len(PLACES)) if is_lamp(place))
ACME_INITIAL = "A"


def rival_pen(pens: Sequence[str], seats: Sequence[int]) -> str:
    """The ink of a rival spoken of alone, ACME's where no seat is; none for several."""
    if not pens or len(seats) > 1:
        return ""
    return pens[seats[0]] if seats else acme_pen(pens)


def _star(sheet: Sheet, lot: int) -> Mark:
    if sheet.stars >> lot & 1:
        return Mark.CIRCLED
    return Mark.CROSSED if sheet.stars_lost >> lot & 1 else Mark.NONE


def _crane(board: Board, sheet: Sheet, lot: int) -> tuple[Crane, Mark]:
    """The crane of a lot and the mark on its debt."""
    if not board.cranes >> lot & 1:
        return Crane.NONE, Mark.NONE
    if not sheet.built >> lot & 1:
        return Crane.STANDING, Mark.NONE
    return Crane.CROSSED, Mark.CROSSED if sheet.opened >> lot & 1 else Mark.CIRCLED


def _carpet(board: Board, lot: int) -> Carpet | None:
    for mask, carpet in ((board.vip, Carpet.VIP), (board.luxury, Carpet.LUXURY), (board.mafia, Carpet.MAFIA)):
        if mask >> lot & 1:
            return carpet
    return None


def best_run_lots(board: Board, sheet: Sheet) -> int:
    """Mask of the lots of each street's longest run, where it is longer than one."""
    mask = 0
    for street in range(STREETS):
        runs = [lots for _, lots in street_runs(board, sheet, street)]
        best = max(runs, key=len, default=())
        if len(best) > 1:
            mask |= sum(1 << lot for lot in best)
    return mask


def lot_views(position: Position, plans: Plans, lit: int | None) -> dict[tuple[int, int], LotView]:
    """Every casino without a preview; `lit` is a mask of lots to light without a plan, for comparing combinations."""
    board, sheet = position.game.board, position.sheet
    seen, runs = visited(board, sheet), best_run_lots(board, sheet)
    lot_plans = {slot for slot in plans if slot.startswith("lot:")}
    choosing = bool(lot_plans) or lit is not None
    shows = any(column_slot(column) in plans for column in SHOWS)
    stage = position.game.turns[position.seat].lot if shows else -1
    fresh = (sheet.opened & ~position.before.opened) | (sheet.built & ~position.before.built)
    views = {}
    for lot in members(board.casinos):
        crane, debt = _crane(board, sheet, lot)
        number = sheet.number(lot)
        fits = lot_slot(lot) in lot_plans or bool((lit or 0) >> lot & 1)
        views[PLACES[lot]] = LotView(
            crane=crane,
            debt=debt,
            star=bool(board.stars >> lot & 1),
            star_mark=_star(sheet, lot),
            carpet=_carpet(board, lot),
            visited=bool(seen >> lot & 1),
            number=number,
            fits=fits,
            misfit=choosing and not fits and number is None,
            fresh=bool(fresh >> lot & 1),
            in_run=bool(runs >> lot & 1),
            star_lit=lot == stage,
        )
    return views


def previewed_lots(
    position: Position,
    lots: Mapping[tuple[int, int], LotView],
    plans: Plans,
    pointed: str | None,
    focus: str | None,
) -> dict[tuple[int, int], LotView]:
    """The casinos with what is pointed at, has the keyboard or would be written; all others as they are."""
    board, sheet, ghost, views = position.game.board, position.sheet, position.ghost, dict(lots)
    if ghost is not None:
        seen = visited(board, ghost) & ~visited(board, sheet)
        changed = (ghost.opened ^ sheet.opened) | (ghost.built ^ sheet.built) | seen
        changed |= (ghost.stars ^ sheet.stars) | (ghost.stars_lost ^ sheet.stars_lost)
        for lot in members(changed & board.casinos):
            view = views[PLACES[lot]]
            crane, debt = _crane(board, ghost, lot)
            views[PLACES[lot]] = replace(
                view,
                ghost=ghost.number(lot) if view.number is None else None,
                ghost_star=_star(ghost, lot) if view.star_mark is Mark.NONE else Mark.NONE,
                ghost_debt=debt if debt is not view.debt else Mark.NONE,
                ghost_crane=crane is not view.crane,
                ghost_visited=bool(seen >> lot & 1),
            )
    for slot in {pointed, focus}:
        place = lot_of(slot) if slot is not None else None
        if place is not None and PLACES[place] in views:
            view = replace(views[PLACES[place]], preview=slot == pointed, focus=slot == focus)
            numbers = [plan.number for plan in plans.get(slot or "", ()) if plan.number is not None]
            if slot == pointed and len(numbers) > 1:
                # which one is written is still to be chosen
                view = replace(view, ghost=None, options=tuple(dict.fromkeys(numbers)))
            views[PLACES[place]] = view
    return views


def _hole_mark(sheet: Sheet, avenue: int) -> Mark:
    bit = 1 << (avenue - 1)
    if sheet.holes & bit:
        return Mark.CIRCLED
    return Mark.CROSSED if sheet.holes_lost & bit else Mark.NONE


def hole_views(position: Position, focus: str | None) -> dict[int, HoleView]:
    """Every golf hole."""
    board, sheet, ghost = position.game.board, position.sheet, position.ghost
    views = {}
    for par, column in zip((3, 4, 5), PARS, strict=True):
        for column_bit in members(board.par_holes[column]):
            avenue = column_bit + 1
            mark = _hole_mark(sheet, avenue)
            later = _hole_mark(ghost, avenue) if ghost else mark
            views[avenue] = HoleView(
                par,
                mark,
                later if later is not mark else Mark.NONE,
                fresh=mark is not _hole_mark(position.before, avenue),
                focus=focus == f"hole:{avenue}",
            )
    return dict(sorted(views.items()))


def _hotel_mark(sheet: Sheet, avenue: int) -> HotelMark:
    bit = 1 << (avenue - 1)
    if sheet.large & bit:
        return HotelMark.LARGE
    return HotelMark.SMALL if sheet.small & bit else HotelMark.NONE


def hotel_views(position: Position, focus: str | None, pens: Sequence[str] = NO_PENS) -> dict[int, HotelView]:
    """Every hotel site with the initials of rivals who built there."""
    views, due = {}, hotels_due(position.game)
    for avenue in range(1, AVENUES + 1):
        bit = 1 << (avenue - 1)
        builders = [other for other, sheet in position.others if sheet.hotels & bit]
        marks = [position.initials(other) for other in builders]
        if position.game.acme.hotels & bit:
            marks.append(ACME_INITIAL)
        mark = _hotel_mark(position.sheet, avenue)
        later = _hotel_mark(position.ghost, avenue) if position.ghost else mark
        views[avenue] = HotelView(
            mark=mark,
            taken=bool(marks),
            rivals=tuple(marks),
            rival_pen=rival_pen(pens, builders) if marks else "",
            ghost=later if later is not mark else HotelMark.NONE,
            fresh=mark is not _hotel_mark(position.before, avenue),
            focus=focus == f"hotel:{avenue}",
            due=ACME_INITIAL if due & bit else "",
        )
    return views


def street_views(position: Position, steady: Steady, pens: Sequence[str] = NO_PENS) -> dict[int, StreetView]:
    """Each street's run beside the best rival run."""
    board = position.game.board
    ghost = longest_runs(board, position.ghost) if position.ghost else None
    return steady(("streets", ghost), lambda: _street_views(position, ghost, pens))


def _street_views(position: Position, ghost: Sequence[int] | None, pens: Sequence[str]) -> dict[int, StreetView]:
    board = position.game.board
    runs = longest_runs(board, position.sheet)
    rivals = [(other, longest_runs(board, sheet)) for other, sheet in position.others]
    views = {}
    for street in range(STREETS):
        best = max(rivals, key=lambda rival: rival[1][street], default=None)
        text = position.beside(best[0], best[1][street]) if best and best[1][street] else ""
        if position.acme is not None:
            text = f"{ACME_INITIAL}{position.acme.counts['streets']}"
        longer = ghost[street] - runs[street] if ghost else 0
        views[street + 1] = StreetView(
            run=str(runs[street]),
            rival=text,
            rival_pen=rival_pen(pens, [best[0]] if best else []) if text else "",
            leads=position.score.standing.leads[street],
            delta=f"+{longer}" if longer > 0 else "",
        )
    return views


def route_view(position: Position, plans: Plans, pointed: str | None, focus: str | None) -> RouteView:
    """The limousine's line and where it may go."""
    board, sheet = position.game.board, position.sheet
    targets = tuple(
        PathTarget(PLACES[action.a], PLACES[action.b], lit=True, focus=slot == focus, preview=slot == pointed)
        for slot, found in plans.items()
        if slot.startswith("path:")
        for action in found[0].actions
        if slot == path_slot(action.a, action.b)
    )
    nodes = tuple(PLACES[node] for node in sheet.route)
    return RouteView(
        nodes=nodes,
        fresh_blocks=len(sheet.route) - max(1, len(position.before.route)) if sheet.route else 0,
        limousine=PLACES[car_position(board, sheet)] if sheet.route or targets else None,
        targets=targets,
        home=is_complete(board, sheet),
        way_home=_way_home(board, sheet, position.ghost) if position.ghost else (),
    )


def _way_home(board: Board, sheet: Sheet, ghost: Sheet) -> tuple[tuple[int, int], ...]:
    """A shortest way home from the end of a path in preview."""
    if ghost.route == sheet.route:
        return ()
    return tuple(PLACES[node] for node in board.roads.way_home(ghost.route[-1], ghost.driven))


def city_view(
    position: Position,
    plans: Plans,
    *,
    pen: str,
    pens: Sequence[str] = NO_PENS,
    pointed: str | None = None,
    focus: str | None = None,
    lit: int | None = None,
    pencil: tuple[Stroke, ...] = (),
    steady: Steady | None = None,
) -> CityView:
    """The whole city sheet; without `pens` the marks of rivals have no ink of their own."""
    roads, ghost = position.game.board.roads, position.ghost
    steady = steady or Steady()
    holed = (ghost.holes, ghost.holes_lost) if ghost else None
    built = (ghost.small, ghost.large) if ghost else None
    lots = steady(("lots", lit), lambda: lot_views(position, plans, lit))
    hole, hotel = of_kind(focus, "hole:"), of_kind(focus, "hotel:")
    golf = position.game.setup.golf
    return CityView(
        lots=previewed_lots(position, lots, plans, of_kind(pointed, "lot:"), of_kind(focus, "lot:")),
        holes=steady(("holes", holed, hole), lambda: hole_views(position, hole)) if golf else {},
        hotels=steady(("hotels", built, hotel), lambda: hotel_views(position, hotel, pens)),
        streets=street_views(position, steady, pens),
        roads=steady("roads", lambda: tuple((PLACES[block.ends[0]], PLACES[block.ends[1]]) for block in roads.blocks)),
        lamps=LAMPS,
        light=PLACES[roads.light],
        route=route_view(position, plans, pointed, focus),
        lamps_lit=frozenset(PLACES[node] for node in position.sheet.route if is_lamp(node)),
        pencil=pencil,
        pen=pen,
    )
