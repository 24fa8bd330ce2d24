"""The small chooser beside a slot where several numbers fit."""

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.screen import Chooser
from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.paint.shapes import box, moved, pen, tone
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT

WIDE, HIGH, GAP, EDGE = 76.0, 62.0, 6.0, 8.0
_NUMBER = Type(32, 700, least=20)
_DETAIL = Type(16, 500, least=13)


def option_rects(anchor: QRectF, chooser: Chooser, unit: float, inside: QRect) -> dict[str, QRectF]:
    """Every option: in a row above the slot, or below it where there is no room above."""
    count = len(chooser.options)
    wide, high = WIDE * unit, HIGH * unit
    total = count * wide + (count - 1) * GAP * unit
    left = min(max(anchor.center().x() - total / 2, EDGE), inside.width() - total - EDGE)
    above = anchor.top() - high - 12 * unit
    top = above if above > EDGE else anchor.bottom() + 12 * unit
    return {
        f"option:{option.id}": QRectF(left + i * (wide + GAP * unit), top, wide, high)
        for i, option in enumerate(chooser.options)
    }


def option_at(rects: dict[str, QRectF], point: QPointF) -> str | None:
    """The option under a point."""
    return next((slot for slot, rect in rects.items() if rect.contains(point)), None)


def paint_chooser(painter: QPainter, rects: dict[str, QRectF], chooser: Chooser, hover: str | None) -> None:
    """The options on a panel of their own."""
    panel = QRectF()
    for rect in rects.values():
        panel = panel.united(rect)
    unit = panel.height() / HIGH
    box(painter, panel.adjusted(-8, -8, 8, 8), 12, tone(NIGHT.bottom, 0.96), pen(NIGHT.amber, 2))
    for option in chooser.options:
        rect = rects[f"option:{option.id}"]
        active = hover == f"option:{option.id}"
        with local(painter, rect, unit) as area:
            edge = pen(NIGHT.turquoise, 2.4 if active else 1.4)
            box(painter, area, 9, NIGHT.raised if active or option.focus else NIGHT.panel, edge)
            if option.focus:
                box(painter, moved(area, -3), 7, None, pen(NIGHT.text, 2))
            draw_text(painter, QRectF(0, 4, area.width(), 34), option.text, _NUMBER, NIGHT.text)
            draw_text(painter, QRectF(3, 38, area.width() - 6, 20), option.detail, _DETAIL, NIGHT.soft)
