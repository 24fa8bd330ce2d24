"""The city sheet of a seat as a view."""

from newvegas_desktop.new_las_vegas.present.mapping import PLACES, lot_slot, path_slot
from newvegas_desktop.new_las_vegas.present.plans import Plans
from newvegas_desktop.new_las_vegas.present.seen import Position
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
from newvegas_desktop.new_las_vegas.rules.columns import PARS
from newvegas_desktop.new_las_vegas.rules.limousine import is_complete, visited
from newvegas_desktop.new_las_vegas.rules.limousine import position as car_position
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, STREETS, members
from newvegas_desktop.new_las_vegas.rules.roads import is_lamp
from newvegas_desktop.new_las_vegas.rules.runs import longest_runs, street_runs
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet


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


def lot_views(position: Position, plans: Plans, pointed: str | None, focus: str | None, lit: int) -> dict[
    tuple[int, int], LotView
]:  # fmt: skip
    """Every casino; `lit` is a mask of lots to light without a plan, for comparing combinations."""
    board, sheet, ghost = position.game.board, position.sheet, position.ghost
    seen, runs = visited(board, sheet), best_run_lots(board, sheet)
    ghost_seen = visited(board, ghost) if ghost else seen
    lot_plans = {slot for slot in plans if slot.startswith("lot:")}
    choosing = bool(lot_plans) or lit
    fresh = (sheet.opened & ~position.before.opened) | (sheet.built & ~position.before.built)
    views = {}
    for lot in members(board.casinos):
        slot = lot_slot(lot)
        crane, debt = _crane(board, sheet, lot)
        star_mark, number = _star(sheet, lot), sheet.number(lot)
        ghost_number, ghost_star, ghost_debt, ghost_crane = None, Mark.NONE, Mark.NONE, False
        if ghost is not None:
            if number is None:
                ghost_number = ghost.number(lot)
            ghost_star = _star(ghost, lot) if star_mark is Mark.NONE else Mark.NONE
            later_crane, later_debt = _crane(board, ghost, lot)
            ghost_crane = later_crane is not crane
            ghost_debt = later_debt if later_debt is not debt else Mark.NONE
        fits = slot in lot_plans or bool(lit >> lot & 1)
        views[PLACES[lot]] = LotView(
            crane=crane,
            debt=debt,
            star=bool(board.stars >> lot & 1),
            star_mark=star_mark,
            carpet=_carpet(board, lot),
            visited=bool(seen >> lot & 1),
            number=number,
            ghost=ghost_number,
            ghost_star=ghost_star,
            ghost_debt=ghost_debt,
            ghost_crane=ghost_crane,
            ghost_visited=bool(ghost_seen & ~seen & 1 << lot),
            fits=fits,
            misfit=bool(choosing) and not fits and number is None,
            preview=slot == pointed,
            focus=slot == focus,
            fresh=bool(fresh >> lot & 1),
            in_run=bool(runs >> lot & 1),
        )
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


def hotel_views(position: Position, focus: str | None) -> dict[int, HotelView]:
    """Every hotel site with the initials of rivals who built there."""
    views = {}
    for avenue in range(1, AVENUES + 1):
        bit = 1 << (avenue - 1)
        initials = [position.initials(other) for other, sheet in position.others if sheet.hotels & bit]
        if position.game.acme.hotels & bit:
            initials.append("A")
        builders = ("·" if any(map(str.isdigit, initials)) else "").join(initials)
        mark = _hotel_mark(position.sheet, avenue)
        later = _hotel_mark(position.ghost, avenue) if position.ghost else mark
        views[avenue] = HotelView(
            mark=mark,
            taken=bool(builders),
            rivals=builders,
            ghost=later if later is not mark else HotelMark.NONE,
            fresh=mark is not _hotel_mark(position.before, avenue),
            focus=focus == f"hotel:{avenue}",
        )
    return views


def street_views(position: Position) -> dict[int, StreetView]:
    """Each street's run beside the best rival run."""
    board = position.game.board
    runs = longest_runs(board, position.sheet)
    ghost = longest_runs(board, position.ghost) if position.ghost else runs
    rivals = [(other, longest_runs(board, sheet)) for other, sheet in position.others]
    views = {}
    for street in range(STREETS):
        best = max(rivals, key=lambda rival: rival[1][street], default=None)
        text = position.beside(best[0], best[1][street]) if best and best[1][street] else ""
        longer = ghost[street] - runs[street]
        views[street + 1] = StreetView(
            run=str(runs[street]),
            rival=text,
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
    )


def city_view(
    position: Position,
    plans: Plans,
    *,
    pen: str,
    pointed: str | None = None,
    focus: str | None = None,
    lit: int = 0,
    pencil: tuple[Stroke, ...] = (),
) -> CityView:
    """The whole city sheet."""
    roads = position.game.board.roads
    return CityView(
        lots=lot_views(position, plans, pointed, focus, lit),
        holes=hole_views(position, focus) if position.game.setup.golf else {},
        hotels=hotel_views(position, focus),
        streets=street_views(position),
        roads=tuple((PLACES[block.ends[0]], PLACES[block.ends[1]]) for block in roads.blocks),
        lamps=tuple(PLACES[place] for place in range(len(PLACES)) if is_lamp(place)),
        light=PLACES[roads.light],
        route=route_view(position, plans, pointed, focus),
        lamps_lit=frozenset(PLACES[node] for node in position.sheet.route if is_lamp(node)),
        pencil=pencil,
        pen=pen,
    )
