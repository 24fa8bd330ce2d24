"""The route help over the city: dots for the way home, dashes for the best continuation, and a caption for each."""

from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from newvegas_desktop.new_las_vegas.present.route_help import RouteHelpView
from newvegas_desktop.new_las_vegas.present.view import Intersection
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Space
from newvegas_desktop.ui.paint.shapes import NO_BRUSH, box, disc, moved, pen
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_lines, draw_text
from newvegas_desktop.ui.paint.themes import Theme

DOTS = (0.01, 1.9)
DASHES = (2.6, 1.9)
WIDTH = 4.6
ASIDE = 4.5
"""How far each line keeps from the middle of the road, so that none hides the other."""
SHORT = 31.0
"""How far from the car, and from the light, a line ends: both stay to be seen."""
FEWER, MORE = "button:route_fewer", "button:route_more"
"""The slots that change for how many paths the best continuation is told."""
_WORDS = Type(18, 600, LEFT, least=15)
_NUMBER = Type(21, 700)
_SIGN = Type(24, 700)


def home_rect(view: RouteHelpView) -> QRectF:
    """The caption of the way home, left of the golf course."""
    return QRectF(6, 6, 121, 88) if view.home_words else QRectF()


def onward_rect(view: RouteHelpView) -> QRectF:
    """The caption of the best continuation, right of the golf course."""
    return QRectF(1022, 6, 124, 130) if view.onward_words else QRectF()


def route_buttons(view: RouteHelpView) -> dict[str, QRectF]:
    """Less and more at the foot of the second caption."""
    rect = onward_rect(view)
    if rect.isEmpty():
        return {}
    top = rect.bottom() - 37
    return {FEWER: QRectF(rect.left() + 7, top, 36, 30), MORE: QRectF(rect.right() - 43, top, 36, 30)}


def route_help_item(view: RouteHelpView, theme: Theme) -> Item:
    """Everything of the help as one thing to paint."""
    captions = home_rect(view), onward_rect(view)
    cells: dict[object, QRectF] = {
        ("caption", place, view): moved(rect, 3) for place, rect in enumerate(captions) if not rect.isEmpty()
    }
    for name, places in (("home", view.home), ("onward", view.onward)):
        if places:
            cells[name, places] = moved(_line(places, 0, view.light).boundingRect(), 16)
    return Item(Space.CITY, cells, partial(paint_route_help, view=view, theme=theme), dashed=True)


def paint_route_help(painter: QPainter, view: RouteHelpView, theme: Theme) -> None:
    """Lines, then the captions over them."""
    painter.save()
    for places, aside, dash in ((view.onward, ASIDE, DASHES), (view.home, -ASIDE, DOTS)):
        if places:
            path = _line(places, aside, view.light)
            _stroke(painter, path, dash, theme)
            end = path.currentPosition()
            disc(painter, end, 6.4, theme.casing, None)
            disc(painter, end, 4.6, _ink(theme), None)
    if view.home_words:
        _caption(painter, home_rect(view), view.home_words, DOTS, theme, lines=3)
    if view.onward_words:
        _caption(painter, onward_rect(view), view.onward_words, DASHES, theme, lines=4, foot=38)
        _buttons(painter, view, theme)
    painter.restore()


def _caption(
    painter: QPainter,
    rect: QRectF,
    words: str,
    dash: tuple[float, float],
    theme: Theme,
    *,
    lines: int,
    foot: float = 3,
) -> None:
    """A sample of the line and the words for it."""
    box(painter, rect, 8, theme.paper, pen(_ink(theme), 1.6))
    sample = QPainterPath(QPointF(rect.left() + 12, rect.top() + 12))
    sample.lineTo(rect.right() - 12, rect.top() + 12)
    _stroke(painter, sample, dash, theme)
    draw_lines(painter, rect.adjusted(8, 18, -5, -foot), words, _WORDS, theme.print, lines, 1.02)


def _buttons(painter: QPainter, view: RouteHelpView, theme: Theme) -> None:
    """Minus, the number, plus."""
    rects = route_buttons(view)
    for slot, sign, can in ((FEWER, "−", view.fewer), (MORE, "+", view.more)):
        colour = _ink(theme) if can else theme.muted
        box(painter, rects[slot], 7, theme.box, pen(colour, 1.8))
        draw_text(painter, rects[slot], sign, _SIGN, colour)
    between = QRectF(rects[FEWER].topRight(), rects[MORE].bottomLeft())
    draw_text(painter, between, str(view.paths), _NUMBER, theme.print)


def _ink(theme: Theme) -> QColor:
    return theme.print


def _stroke(painter: QPainter, path: QPainterPath, dash: tuple[float, float], theme: Theme) -> None:
    """A dashed line, set off from the road below it."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.casing, WIDTH + 4))
    painter.drawPath(path)
    painter.setPen(pen(_ink(theme), WIDTH, dash))
    painter.drawPath(path)


def _line(places: tuple[Intersection, ...], aside: float, light: Intersection) -> QPainterPath:
    """The way beside the middle of the road, from before the car to its end, or to before the light."""
    points = [geometry.intersection_point(place) + QPointF(aside, aside) for place in places]
    points[0] = _towards(points[0], points[1])
    if places[-1] == light:
        points[-1] = _towards(points[-1], points[-2])
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def _towards(point: QPointF, other: QPointF) -> QPointF:
    """A little nearer to another point."""
    line = QLineF(point, other)
    return line.pointAt(SHORT / line.length())
