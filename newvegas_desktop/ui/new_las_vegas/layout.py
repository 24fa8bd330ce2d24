"""Where the sheets, cards and buttons lie in a window of any size, in window pixels."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.view import TableView
from newvegas_desktop.ui.new_las_vegas import geometry, ledger_geometry
from newvegas_desktop.ui.new_las_vegas.solo_layout import SoloPlaces, solo_places
from newvegas_desktop.ui.paint.fonts import width

GAP, STRIP, BAR, BAR_MOST = 8.0, 34.0, 96.0, 106.0
CARD, CARD_GAP = 176.0, 10.0
CONFIRM = 148.0
BUTTON, TOOL = 36.0, 42.0
CHIP, CHIP_LEAST = 104.0, 84.0


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The rectangles of one window; `unit` scales the frame, `factor` the sheets."""

    unit: float
    factor: float
    city: QRectF
    ledger: QRectF
    seats: tuple[QRectF, ...]
    round: QRectF
    hint: QRectF
    logo: QRectF
    menu: QRectF
    pages: tuple[QRectF, ...]
    cards: tuple[QRectF, ...]
    sentence: QRectF
    subline: QRectF
    bonuses: tuple[QRectF, ...]
    tools: tuple[QRectF, ...]
    confirm: QRectF
    solo: SoloPlaces | None = None
    sign: QRectF = field(default_factory=QRectF)


def table_layout(window_wide: float, height: float, view: TableView) -> TableLayout:
    """Lay out a window: one factor for both sheets, one unit for the frame."""
    unit = max(0.6, min(window_wide / 1366, height / 690))
    gap = GAP * unit
    sheets = geometry.WIDTH + ledger_geometry.WIDTH
    factor = min((height - (STRIP + BAR + 2 * GAP) * unit) / geometry.HEIGHT, (window_wide - 3 * gap) / sheets)
    tall, wide = geometry.HEIGHT * factor, sheets * factor + gap
    left = (window_wide - wide) / 2
    bar = min(BAR_MOST * unit, height - STRIP * unit - tall - 2 * gap)
    bar_top = height - gap - bar
    top = STRIP * unit + max(0.0, bar_top - gap - STRIP * unit - tall) / 2
    city = QRectF(left, top, geometry.WIDTH * factor, tall)
    ledger = QRectF(city.right() + gap, top, ledger_geometry.WIDTH * factor, tall)
    right = left + wide

    menu_wide = 34 * unit if view.menu is not None else 0.0
    menu = QRectF(right - menu_wide, 4 * unit, menu_wide, 26 * unit)
    pages = tuple(
        QRectF(menu.left() - (len(view.pages) - index) * 41 * unit, menu.top(), 34 * unit, menu.height())
        for index in range(len(view.pages))
    )
    inner = pages[0].left() if pages else menu.left()
    sign = QRectF()
    if view.sign is not None:
        wide = (width(view.sign.text, 16, 600) + 38) * unit
        sign = QRectF(inner - wide - 8 * unit, menu.top(), wide, menu.height())
        inner = sign.left()
    logo = QRectF(inner - 166 * unit, 1 * unit, 148 * unit, 32 * unit)
    chips, with_logo = _chips(view, (inner - left) / unit)
    if not with_logo:
        logo = QRectF(inner - 8 * unit, logo.top(), 0, logo.height())
    starts = [left + (sum(chips[:index]) + 7 * index) * unit for index in range(len(chips))]
    seats = tuple(QRectF(x, 4.5 * unit, chip * unit, 26 * unit) for x, chip in zip(starts, chips, strict=True))
    after = (seats[-1].right() if seats else left) + 14 * unit
    round_rect = QRectF(after, 4.5 * unit, 92 * unit, 26 * unit)
    hint = QRectF(round_rect.right() + 6 * unit, 4.5 * unit, logo.left() - round_rect.right() - 18 * unit, 26 * unit)

    cards = tuple(
        QRectF(left + 3 * unit + index * (CARD + CARD_GAP) * unit, bar_top, CARD * unit, bar)
        for index in range(len(view.cards))
    )
    confirm_wide = CONFIRM * unit if view.confirm is not None else 0.0
    confirm = QRectF(right - confirm_wide - 2 * unit, bar_top + 2 * unit, confirm_wide, bar - 4 * unit)
    solo = solo_places(left, bar_top, bar, unit, view.solo) if view.solo is not None else None
    start = (cards[-1].right() + 16 * unit) if cards else left + 4 * unit
    if solo is not None:
        start = solo.pile.right() + 14 * unit
    room = confirm.left() - 14 * unit - start
    sentence = QRectF(start, bar_top + 1 * unit, room, 28 * unit)
    subline = QRectF(start, bar_top + 29 * unit, room, 23 * unit)
    row = bar_top + bar - (BUTTON + 2) * unit
    bonuses, tools = _buttons(start, start + room, row, unit, view)
    return TableLayout(
        unit, factor, city, ledger, seats, round_rect, hint, logo, menu, pages, cards, sentence, subline,
        bonuses, tools, confirm, solo, sign,
    )  # fmt: skip


def _chips(view: TableView, room: float) -> tuple[list[float], bool]:
    """The width of every seat's chip in units, and whether the logo has room beside them.

    A chip is as wide as its name needs; where all are too wide together, the logo goes first, then the widest names
    give way.
    """
    needs = [max(CHIP, 62 + width(seat.name, 18, 600) + width(seat.points, 19, 700)) for seat in view.seats]
    room -= 134 + width(view.hint, 14, 500) + 7 * len(needs)
    fits = sum(needs) <= room - 172
    if fits:
        return needs, True
    most = max(needs, default=CHIP)
    while sum(min(need, most) for need in needs) > room and most > CHIP_LEAST:
        most -= 1
    return [min(need, most) for need in needs], False


def _buttons(
    left: float, right: float, top: float, unit: float, view: TableView
) -> tuple[tuple[QRectF, ...], tuple[QRectF, ...]]:
    """Bonuses from the left, tools from the right."""
    gap = 7 * unit
    most = right - left
    count, others = len(view.bonuses), len(view.tools)
    tool = TOOL * unit
    taken = others * (tool + gap)
    wide = min(158 * unit, (most - taken - 6 * unit) / max(1, count) - gap)
    bonuses = tuple(QRectF(left + index * (wide + gap), top, wide, BUTTON * unit) for index in range(count))
    tools = tuple(
        QRectF(right - (others - index) * (tool + gap) + gap, top, tool, BUTTON * unit) for index in range(others)
    )
    return bonuses, tools


@contextmanager
def local(painter: QPainter, rect: QRectF, unit: float) -> Iterator[QRectF]:
    """Paint inside a rectangle in units of its own."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(unit, unit)
    yield QRectF(0, 0, rect.width() / unit, rect.height() / unit)
    painter.restore()


def frame_slots(layout: TableLayout, view: TableView) -> dict[str, QRectF]:
    """Every part of the frame that can be clicked."""
    slots = {f"seat:{index + 1}": rect for index, rect in enumerate(layout.seats)}
    slots.update({f"card:{index + 1}": rect for index, rect in enumerate(layout.cards)})
    if layout.solo is not None:
        slots.update(layout.solo.slots())
    for buttons, rects in ((view.bonuses, layout.bonuses), (view.tools, layout.tools), (view.pages, layout.pages)):
        slots.update({f"button:{button.id}": rect for button, rect in zip(buttons, rects, strict=True)})
    if view.sign is not None:
        slots["sign:unsaved"] = layout.sign
    for button, rect in ((view.confirm, layout.confirm), (view.menu, layout.menu)):
        if button is not None:
            slots[f"button:{button.id}"] = rect
    return slots
