"""The whole table in one call, for pictures, printing and tests; the window caches the same layers one by one."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.view import CityView, Labels, LedgerView, TableView
from newvegas_desktop.ui.new_las_vegas.city_ink import paint_city_ink
from newvegas_desktop.ui.new_las_vegas.city_marks import paint_city_marks
from newvegas_desktop.ui.new_las_vegas.city_print import paint_city_print
from newvegas_desktop.ui.new_las_vegas.frame import paint_frame, paint_night
from newvegas_desktop.ui.new_las_vegas.layout import table_layout
from newvegas_desktop.ui.new_las_vegas.ledger_ink import paint_ledger_ink, paint_ledger_marks
from newvegas_desktop.ui.new_las_vegas.ledger_print import paint_ledger_print
from newvegas_desktop.ui.paint.themes import Theme


@dataclass(frozen=True, slots=True)
class Scene:
    """All three views of one moment."""

    city: CityView
    ledger: LedgerView
    table: TableView


def paint_city(painter: QPainter, view: CityView, labels: Labels, theme: Theme) -> None:
    """The three layers of the city sheet."""
    paint_city_print(painter, view, labels, theme)
    paint_city_ink(painter, view, theme)
    paint_city_marks(painter, view, theme)


def paint_ledger(painter: QPainter, view: LedgerView, labels: Labels, theme: Theme) -> None:
    """The three layers of the ledger."""
    paint_ledger_print(painter, view, labels, theme)
    paint_ledger_ink(painter, view, theme)
    paint_ledger_marks(painter, view, theme)


def paint_table(painter: QPainter, width: float, height: float, scene: Scene, theme: Theme) -> None:
    """A whole window."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    layout = table_layout(width, height, scene.table)
    paint_night(painter, QRectF(0, 0, width, height))
    paint_frame(painter, layout, scene.table)
    painter.save()
    painter.translate(layout.city.topLeft())
    painter.scale(layout.factor, layout.factor)
    paint_city(painter, scene.city, scene.table.labels, theme)
    painter.restore()
    painter.save()
    painter.translate(layout.ledger.topLeft())
    painter.scale(layout.factor, layout.factor)
    paint_ledger(painter, scene.ledger, scene.table.labels, theme)
    painter.restore()
