"""Which symbol of a sheet is under a point, however its slot is lit: the names are those of the tips."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from newvegas_desktop.new_las_vegas.present.view import CityView, Crane, LedgerView, Lot, LotView, Mark, TrackView
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas import ledger_geometry as ledger

Found = tuple[str, QRectF]
"""The name of a symbol, and where it is in sheet units."""

STAR, COIN, LAMP, CAR = 12.5, 9.5, 11.0, 13.0
"""How far the pointer may be from the middle of a symbol."""
_COINS = {Mark.NONE: "debt ahead", Mark.CIRCLED: "debt owed", Mark.CROSSED: "debt paid"}
_STARS = {Mark.NONE: "star", Mark.CIRCLED: "star won", Mark.CROSSED: "star lost"}
_GROUPS = {Mark.NONE: "group debt", Mark.CIRCLED: "debt owed", Mark.CROSSED: "debt paid"}
_SHOWS = {Mark.NONE: "show debt", Mark.CIRCLED: "debt owed", Mark.CROSSED: "debt paid"}


def _around(point: QPointF, reach: float) -> QRectF:
    return QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)


def _within(found: Iterator[Found], point: QPointF) -> Found | None:
    return next(((name, rect) for name, rect in found if rect.contains(point)), None)


def city_symbol(view: CityView, point: QPointF) -> Found | None:
    """The symbol of the city sheet under a point; of a lot that is lit or veiled, only those around its plate."""
    return _within(_city(view, point), point)


def _city(view: CityView, point: QPointF) -> Iterator[Found]:
    yield "light", geometry.light_rect(view.light)
    if view.route.limousine is not None:
        yield "car", _around(geometry.intersection_point(view.route.limousine), CAR)
    for lamp in view.lamps:
        yield "lamp", _around(geometry.intersection_point(lamp), LAMP)
    # rows and columns are far apart: only the lots around the point are looked at
    street = min(geometry.STREETS, key=lambda each: abs(geometry.lot_rect((each, 1)).center().y() - point.y()))
    avenue = min(geometry.AVENUES, key=lambda each: abs(geometry.avenue_x(each) - point.x()))
    lot = (street, avenue)
    if lot in view.lots:
        yield from _lot(lot, view.lots[lot])
    else:
        yield "desert", geometry.lot_rect(lot)
    if avenue in view.hotels:
        yield "tower", geometry.tower_rect(avenue)
        yield "base", geometry.base_rect(avenue)


def _lot(lot: Lot, view: LotView) -> Iterator[Found]:
    if view.crane is not Crane.NONE:
        yield _COINS[view.debt], _around(geometry.debt_point(lot), COIN)
        yield "crane" if view.crane is Crane.STANDING else "crane built", geometry.crane_rect(lot)
    if view.star:
        yield _STARS[view.star_mark], _around(geometry.star_point(lot), STAR)
    if view.carpet is not None:
        yield "visited" if view.visited else view.carpet.value, geometry.carpet_rect(lot)
    if not (view.fits or view.misfit):
        plain = "casino" if view.crane is not Crane.STANDING else "crane"
        yield "open" if view.number is not None else plain, geometry.lot_rect(lot)


def ledger_symbol(view: LedgerView, point: QPointF) -> Found | None:
    """The symbol of the ledger under a point."""
    return _within(_ledger(view), point)


def ledger_part(view: LedgerView, point: QPointF) -> Found | None:
    """The part of the score whose rows a point is in."""
    return _within(((f"part {part}", ledger.part_rect(part)) for part in view.parts), point)


def _ledger(view: LedgerView) -> Iterator[Found]:
    yield from _track(view.track)
    for column, row in view.columns.items():
        boxes = ledger.column_boxes(column, row)
        for debt in row.debts:
            yield _SHOWS[debt.mark], _around(ledger.box_debt_point(boxes[debt.index]), COIN)
        if column in ledger.SIGNED:
            middle = QPointF(ledger.SIGN_X, ledger.row_top(column) + ledger.BOX / 2)
            yield f"sign {column}", QRectF(middle.x() - 20, middle.y() - 12, 62, 24)
    yield "bundle", ledger.safe_bundle_rect().united(ledger.safe_bundles_rect())
    yield "debts", _around(ledger.safe_debt_point(), COIN).united(ledger.safe_debts_rect())


def _track(view: TrackView) -> Iterator[Found]:
    for group, rect in zip(view.groups, ledger.group_rects(view), strict=True):
        yield _GROUPS[group.debt], _around(ledger.group_debt_point(rect), COIN)
    yield "scissors", _around(ledger.scissors_point(view), COIN)
