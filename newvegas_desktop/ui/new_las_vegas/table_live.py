"""What is painted live over the sheets besides highlights: chooser, flash, the path being drawn, the pencil."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from newvegas_desktop.new_las_vegas.present.screen import Chooser
from newvegas_desktop.new_las_vegas.present.view import SeatView
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas.city_ink import paint_line, paint_pencil
from newvegas_desktop.ui.new_las_vegas.layout import local
from newvegas_desktop.ui.new_las_vegas.symbols import paint_limousine
from newvegas_desktop.ui.new_las_vegas.table_chooser import chooser_bounds, paint_chooser
from newvegas_desktop.ui.new_las_vegas.table_hits import Hits
from newvegas_desktop.ui.new_las_vegas.table_items import stroke_bounds
from newvegas_desktop.ui.new_las_vegas.table_paths import PathDrag
from newvegas_desktop.ui.new_las_vegas.table_pencil import RUBBER_REACH, PencilTool
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Space, Stage
from newvegas_desktop.ui.paint import ink
from newvegas_desktop.ui.paint.fonts import SCRIPT
from newvegas_desktop.ui.paint.icons import paint_icon
from newvegas_desktop.ui.paint.shapes import box, disc, moved, pen, tone
from newvegas_desktop.ui.paint.text import LEFT, Type, draw_text
from newvegas_desktop.ui.paint.themes import LIGHT, NIGHT, Theme

_NAME = Type(21, 700, LEFT, least=14)
_BANNER = Type(76, 400, least=30, face=SCRIPT)
_ROUND = Type(26, 600, least=16, spacing=2)
_POINTS = Type(21, 700, LEFT, least=15)


def chooser_item(hits: Hits, chooser: Chooser, unit: float, hover: str | None, pressed: str | None) -> Item:
    """The chooser beside its slot."""
    anchor, panel, options = hits.rect(chooser.slot), hits.panel, hits.options
    marked = (hover if hover in options else None, pressed if pressed in options else None)
    value = (chooser, *marked, panel.left(), panel.top(), panel.width())
    paint = partial(
        paint_chooser, anchor=anchor, panel=panel, rects=options, chooser=chooser, unit=unit, hover=marked[0],
        pressed=marked[1],
    )  # fmt: skip
    return Item(Space.WINDOW, {value: chooser_bounds(panel, unit)}, paint)


def flash_item(rect: QRectF, slot: str, stage: Stage) -> Item:
    """A slot that is being shown: a bright frame around it."""
    paint = partial(_flash, rect=rect, unit=stage.layout.factor)
    return Item(Space.WINDOW, {("flash", slot): moved(rect, 16 * stage.layout.factor)}, paint)


def _flash(painter: QPainter, rect: QRectF, unit: float) -> None:
    for reach, wide, colour in ((6, 11, tone(NIGHT.pink, 0.3)), (6, 5.4, NIGHT.cream), (6, 3, NIGHT.pink)):
        box(painter, moved(rect, reach * unit), 9 * unit, None, pen(colour, wide * unit))


def trail_item(drag: PathDrag, name: str, theme: Theme) -> Item:
    """The line a drag has drawn so far, with the car at its head."""
    points = drag.trail()
    return Item(
        Space.CITY, {points: moved(stroke_bounds(points), 22)}, partial(_trail, points=points, name=name, theme=theme)
    )


def _trail(painter: QPainter, points: tuple[tuple[float, float], ...], name: str, theme: Theme) -> None:
    if len(points) < 2:
        return
    paint_line(painter, ink.route_path(points, "limousine"), theme.pens[name].board, theme)
    (x, y), (far_x, far_y) = points[-2], points[-1]
    across, down = far_x - x, far_y - y
    angle = (0.0 if across > 0 else 180.0) if abs(across) > abs(down) else (90.0 if down > 0 else -90.0)
    paint_limousine(painter, QPointF(far_x, far_y), angle)


def pencil_item(pencil: PencilTool, theme: Theme) -> Item:
    """The stroke being drawn, or the reach of the rubber."""
    cells: dict[object, QRectF] = {}
    for stroke in pencil.live:
        # a longer stroke changes at its end
        for index in range(len(stroke) - 1):
            cells[index, stroke[index : index + 3]] = stroke_bounds(stroke[max(0, index - 1) : index + 3])
    if pencil.at is not None:
        point = pencil.at
        cells["rubber", point.x(), point.y()] = moved(QRectF(point, QRectF().size()), RUBBER_REACH + 4)
    return Item(Space.CITY, cells, partial(_pencil, pencil=pencil, theme=theme))


def _pencil(painter: QPainter, pencil: PencilTool, theme: Theme) -> None:
    paint_pencil(painter, pencil.live, theme)
    if pencil.at is not None:
        disc(painter, pencil.at, RUBBER_REACH, tone(theme.paper, 0.5), pen(theme.muted, 1.6, (3, 2.4)))


def plaque_item(seat: SeatView, stage: Stage) -> Item:
    """Whose sheet covers one's own, in the free corner beside the golf course, and a neon frame around it."""
    city, unit = stage.layout.city, stage.layout.factor
    paint = partial(_plaque, seat=seat, city=city, unit=unit)
    return Item(Space.WINDOW, {("plaque", seat): moved(city, 3)}, paint)


def _plaque(painter: QPainter, seat: SeatView, city: QRectF, unit: float) -> None:
    with local(painter, city, unit) as sheet:
        for wide, alpha in ((9, 0.25), (3, 1.0)):
            box(painter, moved(sheet, -1.5), geometry.RADIUS, None, pen(tone(NIGHT.turquoise, alpha), wide))
        plate = QRectF(9, 11, 117, 76)
        box(painter, plate, 11, NIGHT.panel, pen(NIGHT.turquoise, 2))
        disc(painter, QPointF(plate.left() + 19, plate.top() + 22), 9, LIGHT.pens[seat.pen].plate, pen(NIGHT.text, 1.6))
        draw_text(
            painter, QRectF(plate.left() + 36, plate.top() + 8, plate.width() - 44, 28), seat.name, _NAME, NIGHT.text
        )
        draw_text(painter, QRectF(plate.left() + 36, plate.top() + 40, 60, 26), seat.points, _POINTS, NIGHT.amber)
        paint_icon(painter, "eye", QPointF(plate.left() + 19, plate.top() + 53), 18, NIGHT.turquoise)


def banner_item(words: tuple[str, str, str], stage: Stage) -> Item:
    """A band across the city sheet: who is next, in its ink, and the round."""
    city, unit = stage.layout.city, stage.layout.factor
    band = QRectF(city.left(), city.center().y() - 84 * unit, city.width(), 168 * unit)
    paint = partial(_banner, band=band, words=words, unit=unit, theme=stage.theme)
    return Item(Space.WINDOW, {words: moved(band, 4 * unit)}, paint)


def _banner(painter: QPainter, band: QRectF, words: tuple[str, str, str], unit: float, theme: Theme) -> None:
    name, ink_name, round_text = words
    with local(painter, band, unit) as area:
        painter.fillRect(area, tone(NIGHT.bottom, 0.88))
        colour = theme.pens[ink_name].board
        for y in (area.top(), area.bottom()):
            painter.fillRect(QRectF(area.left(), y - 2.5, area.width(), 5), colour)
        draw_text(painter, QRectF(40, 18, area.width() - 80, 92), name, _BANNER, NIGHT.amber)
        draw_text(painter, QRectF(40, 114, area.width() - 80, 34), round_text, _ROUND, NIGHT.soft)
