"""The frame in parts: which of them differ between two views, and only those that must be painted again."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QRect, QRectF

from newvegas_desktop.new_las_vegas.present.view import TableView
from newvegas_desktop.ui.new_las_vegas.layout import TableLayout

REACH = 8.0
"""How far glows and rings reach beyond a part's own rectangle, in units."""


def part_area(layout: TableLayout, rect: QRectF) -> QRect:
    """All a part of the frame paints on."""
    reach = REACH * layout.unit
    return rect.adjusted(-reach, -reach, reach, reach).toAlignedRect()


def _words(layout: TableLayout) -> QRectF:
    """The round and the hint behind it, which stands where the round ends."""
    return layout.round.united(layout.hint)


def frame_changes(layout: TableLayout, old: TableView, new: TableView) -> Iterator[QRect]:
    """What two views of the same shape paint differently."""
    if old is new:
        return
    for rects, before, after in (
        (layout.seats, old.seats, new.seats),
        (layout.cards, old.cards, new.cards),
        (layout.bonuses, old.bonuses, new.bonuses),
        (layout.tools, old.tools, new.tools),
        ((layout.confirm, layout.menu), (old.confirm, old.menu), (new.confirm, new.menu)),
    ):
        for rect, one, other in zip(rects, before, after, strict=True):
            if one != other:
                yield part_area(layout, rect)
    if (old.round, old.hint) != (new.round, new.hint):
        yield part_area(layout, _words(layout))
    if old.labels != new.labels:
        yield part_area(layout, layout.logo)
    if old.sentence != new.sentence:
        yield part_area(layout, layout.sentence)
    if (old.subline, old.subline_tone) != (new.subline, new.subline_tone):
        yield part_area(layout, layout.subline)


def only_needed(layout: TableLayout, view: TableView, needed: Callable[[QRect], bool]) -> tuple[TableLayout, TableView]:
    """The frame without the parts that need not be painted."""

    def kept(rects: tuple[QRectF, ...]) -> list[int]:
        return [i for i, rect in enumerate(rects) if needed(part_area(layout, rect))]

    seats, cards, bonuses, tools = (kept(rects) for rects in (layout.seats, layout.cards, layout.bonuses, layout.tools))
    words = needed(part_area(layout, _words(layout)))
    return (
        replace(
            layout,
            seats=tuple(layout.seats[i] for i in seats),
            cards=tuple(layout.cards[i] for i in cards),
            bonuses=tuple(layout.bonuses[i] for i in bonuses),
            tools=tuple(layout.tools[i] for i in tools),
        ),
        replace(
            view,
            seats=tuple(view.seats[i] for i in seats),
            cards=tuple(view.cards[i] for i in cards),
            bonuses=tuple(view.bonuses[i] for i in bonuses),
            tools=tuple(view.tools[i] for i in tools),
            round=view.round if words else "",
            hint=view.hint if words else "",
            sentence=view.sentence if needed(part_area(layout, layout.sentence)) else "",
            subline=view.subline if needed(part_area(layout, layout.subline)) else "",
            confirm=view.confirm if needed(part_area(layout, layout.confirm)) else None,
            menu=view.menu if needed(part_area(layout, layout.menu)) else None,
        ),
    )
