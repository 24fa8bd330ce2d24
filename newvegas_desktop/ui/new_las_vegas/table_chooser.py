"""The small chooser beside a slot where several numbers fit: painted inside the window, no popup of the system."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.screen import Chooser, Option
from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.paint.fonts import width
from newvegas_desktop.ui.paint.shapes import NO_PEN, box, moved, pen, tone
from newvegas_desktop.ui.paint.text import Type, draw_text
from newvegas_desktop.ui.paint.themes import NIGHT

LEAST, HIGH, GAP, EDGE, ARROW = 64.0, 66.0, 6.0, 9.0, 11.0
_TEXT = Type(34, 700, least=19)
_DETAIL = Type(16, 500, least=14)
_MOST = 168.0


def _wide(option: Option) -> float:
    """How wide an option has to be, in units."""
    text = width(option.text, 34 if len(option.text) < 3 else 22, 700)
    return min(_MOST, max(LEAST, text + 22, width(option.detail, 16, 500) + 18))


def chooser_rects(anchor: QRectF, chooser: Chooser, unit: float, inside: QRectF) -> tuple[QRectF, dict[str, QRectF]]:
    """The panel, above its slot or else below it, and the options on it in a row."""
    wides = [_wide(option) * unit for option in chooser.options]
    wide = sum(wides) + GAP * unit * max(0, len(wides) - 1) + 2 * EDGE * unit
    high = (HIGH + 2 * EDGE) * unit
    left = min(max(inside.left() + 6, anchor.center().x() - wide / 2), inside.right() - 6 - wide)
    top = anchor.top() - (ARROW + 3) * unit - high
    if top < inside.top() + 4:
        top = anchor.bottom() + (ARROW + 3) * unit
    panel = QRectF(left, top, wide, high)
    x = left + EDGE * unit
    rects = {}
    for option, breadth in zip(chooser.options, wides, strict=True):
        rects[f"option:{option.id}"] = QRectF(x, top + EDGE * unit, breadth, HIGH * unit)
        x += breadth + GAP * unit
    return panel, rects


def chooser_bounds(panel: QRectF, unit: float) -> QRectF:
    """The panel with its arrow and glow."""
    return moved(panel, (ARROW + 9) * unit)


def paint_chooser(
    painter: QPainter,
    anchor: QRectF,
    panel: QRectF,
    rects: dict[str, QRectF],
    chooser: Chooser,
    unit: float,
    hover: str | None,
    pressed: str | None,
) -> None:
    """A panel of night with a neon edge and an arrow to its slot, an option a number."""
    shape = _bubble(anchor, panel, unit)
    painter.setPen(NO_PEN)
    for reach, alpha in ((12, 0.12), (7, 0.2)):
        painter.strokePath(shape, pen(tone(NIGHT.amber, alpha), reach * unit))
    painter.fillPath(shape, NIGHT.bottom)
    painter.strokePath(shape, pen(NIGHT.amber, 2.2 * unit))
    for option in chooser.options:
        slot = f"option:{option.id}"
        over, down = slot == hover, slot == pressed
        with local(painter, rects[slot], unit) as area:
            fill = NIGHT.edge if down else NIGHT.raised if over else NIGHT.panel
            box(
                painter,
                area,
                9,
                fill,
                pen(NIGHT.turquoise if over else tone(NIGHT.turquoise, 0.65), 2.4 if over else 1.4),
            )
            if option.focus:
                box(painter, moved(area, -3.4), 6.5, None, pen(NIGHT.text, 2.2))
            words = area.adjusted(8, 0, -8, 0)
            if option.detail:
                words = QRectF(area.left() + 8, area.top() + 7, area.width() - 16, 32)
                line = QRectF(area.left() + 7, area.bottom() - 24, area.width() - 14, 18)
                draw_text(painter, line, option.detail, _DETAIL, NIGHT.soft)
            draw_text(painter, words, option.text, _TEXT, NIGHT.amber if over else NIGHT.text)


def _bubble(anchor: QRectF, panel: QRectF, unit: float) -> QPainterPath:
    """The outline of the panel and its arrow as one."""
    bubble = QPainterPath()
    bubble.addRoundedRect(panel, 13 * unit, 13 * unit)
    half, reach = 10 * unit, ARROW * unit
    x = min(max(anchor.center().x(), panel.left() + 22 * unit), panel.right() - 22 * unit)
    below = panel.center().y() < anchor.center().y()
    foot = panel.bottom() - 1 if below else panel.top() + 1
    tip = foot + (reach if below else -reach)
    arrow = QPainterPath(QPointF(x - half, foot))
    arrow.lineTo(x, tip)
    arrow.lineTo(x + half, foot)
    arrow.closeSubpath()
    return bubble.united(arrow)
