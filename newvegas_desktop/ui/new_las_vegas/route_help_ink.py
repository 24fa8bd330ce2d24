"""The route help over the city: dots for the way home, dashes for the best continuation, and a caption."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.route_help import RouteHelpView
from newvegas_desktop.new_las_vegas.present.view import Intersection
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Space
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, box, disc, moved, pen
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_lines
from newvegas_desktop.ui.paint.themes import Theme

DOTS = (0.01, 1.9)
DASHES = (2.6, 1.9)
WIDTH = 4.6
ASIDE = 4.5
"""How far each line keeps from the middle of the road, so that none hides the other."""
_WORDS = Type(14, 600, LEFT, least=10)
_ROW = 62.0


def caption_rect(view: RouteHelpView) -> QRectF:
    """The caption: the corner above lot 1.11, where nothing is printed that is played with."""
    rows = bool(view.home_words) + bool(view.onward_words)
    return QRectF(1022, 8, 124, 12 + _ROW * rows)


def route_help_item(view: RouteHelpView, theme: Theme) -> Item:
    """Everything of the help as one thing to paint."""
    cells: dict[object, QRectF] = {("caption", view): moved(caption_rect(view), 3)}
    for name, places in (("home", view.home), ("onward", view.onward)):
        if places:
            cells[name, places] = moved(_line(places, 0).boundingRect(), 16)
    return Item(Space.CITY, cells, partial(paint_route_help, view=view, theme=theme), dashed=True)


def paint_route_help(painter: QPainter, view: RouteHelpView, theme: Theme) -> None:
    """Lines, then the caption over them."""
    painter.save()
    for places, aside, dash in ((view.onward, ASIDE, DASHES), (view.home, -ASIDE, DOTS)):
        if places:
            path = _line(places, aside)
            _stroke(painter, path, dash, theme)
            end = path.currentPosition()
            disc(painter, end, 6.4, theme.casing, None)
            disc(painter, end, 4.6, _ink(theme), None)
    rect = caption_rect(view)
    box(painter, rect, 8, theme.paper, pen(_ink(theme), 1.6))
    top = rect.top() + 6
    for words, dash in ((view.home_words, DOTS), (view.onward_words, DASHES)):
        if words:
            sample = QPainterPath(QPointF(rect.left() + 12, top + 7))
            sample.lineTo(rect.right() - 12, top + 7)
            _stroke(painter, sample, dash, theme)
            draw_lines(
                painter, QRectF(rect.left() + 8, top + 13, rect.width() - 14, _ROW - 15), words, _WORDS, theme.print, 3
            )
            top += _ROW
    painter.restore()


def _ink(theme: Theme) -> QColor:
    return theme.print


def _stroke(painter: QPainter, path: QPainterPath, dash: tuple[float, float], theme: Theme) -> None:
    """A dashed line, set off from the road below it."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.casing, WIDTH + 4))
    painter.drawPath(path)
    painter.setPen(pen(_ink(theme), WIDTH, dash))
    painter.drawPath(path)


def _line(places: tuple[Intersection, ...], aside: float) -> QPainterPath:
    points = [geometry.intersection_point(place) + QPointF(aside, aside) for place in places]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path
