"""A band across the city sheet that tells what the bots did, row by row."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.report import Report
from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Space, Stage
from newvegas_desktop.ui.paint.shapes import box, moved, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, RIGHT, Type, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT

_TITLE = Type(19, 600, LEFT, least=15, spacing=1.4)
_NAME = Type(25, 700, LEFT, least=16)
_TEXT = Type(24, 500, LEFT, least=15)
_NOTE = Type(19, 500, RIGHT, least=14)
_WHY = Type(19, 500, LEFT, least=14)
_PAD, _HEAD, _ROW, _WHY_HIGH = 20.0, 34.0, 38.0, 28.0
_NAME_WIDE = 190.0


def report_rect(report: Report, stage: Stage) -> QRectF:
    """Where a report is in the window: in the middle of the city sheet."""
    city, unit = stage.layout.city, stage.layout.factor
    rows = sum(_ROW + (_WHY_HIGH if row.why else 0) for row in report.rows)
    tall = (2 * _PAD + _HEAD + rows) * unit
    side = 40 * unit
    return QRectF(city.left() + side, city.center().y() - tall / 2, city.width() - 2 * side, tall)


def report_item(report: Report, stage: Stage) -> Item:
    """The band over everything on the sheet."""
    rect, unit = report_rect(report, stage), stage.layout.factor
    paint = partial(_paint, rect=rect, report=report, unit=unit)
    return Item(Space.WINDOW, {("report", report): moved(rect, 6 * unit)}, paint)


def _paint(painter: QPainter, rect: QRectF, report: Report, unit: float) -> None:
    with local(painter, rect, unit) as area:
        for wide, alpha in ((9, 0.2), (2.4, 1.0)):
            box(painter, area, 14, tone(NIGHT.bottom, 0.94), pen(tone(NIGHT.turquoise, alpha), wide))
        words = area.adjusted(_PAD + 4, 0, -_PAD, 0)
        head = QRectF(words.left(), _PAD - 6, words.width() - 24, 28)
        took = draw_text(painter, head, report.title, _TITLE, NIGHT.soft)
        draw_text(painter, head.adjusted(took + 24, 0, 0, 0), report.note, _NOTE, NIGHT.soft)
        y = _PAD + _HEAD
        for index, row in enumerate(report.rows):
            high = _ROW + (_WHY_HIGH if row.why else 0)
            if index < report.shown and not row.name:
                draw_text(painter, QRectF(words.left(), y, words.width(), 36), row.text, _TEXT, NIGHT.soft)
            elif index < report.shown:
                box(
                    painter, QRectF(words.left(), y + 8, 20, 20), 5, LIGHT.pens[row.pen].plate, pen(NIGHT.text, 1.6)
                )  # fmt: skip
                name = QRectF(words.left() + 32, y, _NAME_WIDE - 40, 36)
                draw_text(painter, name, row.name, _NAME, NIGHT.amber)
                text = QRectF(words.left() + _NAME_WIDE, y, words.width() - _NAME_WIDE, 36)
                draw_text(painter, text, row.text, _TEXT, NIGHT.text)
                why = QRectF(text.left(), y + 33, text.width(), 26)
                draw_text(painter, why, row.why, _WHY, NIGHT.turquoise)
            y += high
        painter.setPen(pen(NIGHT.faint, 2.4))
        cross = QPointF(area.right() - 20, 20)
        for side in (-1, 1):
            painter.drawLine(cross + QPointF(-6, -6 * side), cross + QPointF(6, 6 * side))
