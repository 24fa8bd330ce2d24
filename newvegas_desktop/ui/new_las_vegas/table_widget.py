"""The table page: shows the screens of a port and turns mouse, keyboard and touch into intent."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QHideEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QPointingDevice,
    QRegion,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.new_las_vegas.present.screen import Screen
from newvegas_desktop.new_las_vegas.present.view import ButtonView, Lot, RouteView, TableView
from newvegas_desktop.ui.new_las_vegas import geometry, ledger_geometry
from newvegas_desktop.ui.new_las_vegas.city_ink import paint_car, paint_pencil, paint_route_ink
from newvegas_desktop.ui.new_las_vegas.city_marks import (
    focus_ring,
    paint_hole_marks,
    paint_hotel_marks,
    paint_lot_marks,
    paint_targets,
)
from newvegas_desktop.ui.new_las_vegas.frame import paint_frame, paint_night
from newvegas_desktop.ui.new_las_vegas.layout import frame_slots, table_layout
from newvegas_desktop.ui.new_las_vegas.side_page import SIDE_PAGES, SidePage
from newvegas_desktop.ui.new_las_vegas.table_access import SlotChildren
from newvegas_desktop.ui.new_las_vegas.table_chooser import option_at, option_rects, paint_chooser
from newvegas_desktop.ui.new_las_vegas.table_curtain import paint_banner, paint_curtain
from newvegas_desktop.ui.new_las_vegas.table_frame import frame_changes, only_needed, part_area
from newvegas_desktop.ui.new_las_vegas.table_layers import HINTS, Layer, update_city, update_ledger
from newvegas_desktop.ui.new_las_vegas.table_paths import path_at
from newvegas_desktop.ui.new_las_vegas.table_pencil import PencilTool
from newvegas_desktop.ui.paint.shapes import moved
from newvegas_desktop.ui.paint.themes import THEMES

LARGEST_ZOOM = 3.0
REBUILD_MS = 10
FLASH_MS = 1200
BANNER_MS = 1100


class TableWidget(QWidget):
    """Everything of the table page is painted here; the port says what, the geometry says where."""

    tool_changed = Signal(str)
    """The pencil or the rubber was taken up, or both were laid down."""
    page_changed = Signal(str)
    """Another page is shown in the right column."""
    slot_shown = Signal(str)
    """A line of the log was clicked: the slot it speaks of."""

    def __init__(self, port: TablePort, theme_name: str = "light", parent: QWidget | None = None) -> None:
        """Show a port's screens."""
        super().__init__(parent)
        self.port = port
        self.theme = THEMES[theme_name]
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setMinimumSize(640, 400)
        self.setAccessibleName(self.tr("The table"))
        self._screen = port.screen
        self._layout = table_layout(1366, 690, self._screen.table)
        self._city, self._ledger = Layer(geometry.WIDTH, geometry.HEIGHT), Layer(ledger_geometry.WIDTH, geometry.HEIGHT)
        self._page, self._dirty = QPixmap(), QRegion()
        """The whole page as last painted, and what of it is out of date."""
        self._hover: str | None = None
        self._pressed: str | None = None
        self._tapped: str | None = None
        self._zoom, self._offset = 1.0, QPointF(0, 0)
        self._drag_from: QPointF | None = None
        self._side = SidePage(port)
        self.pencil = PencilTool(port)
        self._pencil_visible = True
        self._flash = ""
        self._flash_timer = QTimer(self)
        self._flash_timer.setSingleShot(True)
        self._flash_timer.timeout.connect(lambda: self._show_flash(""))
        self._banner: tuple[str, str, str] | None = None
        self._banner_timer = QTimer(self)
        self._banner_timer.setSingleShot(True)
        self._banner_timer.setInterval(BANNER_MS)
        self._banner_timer.timeout.connect(self._banner_over)
        self.motion = True
        self._rebuild = QTimer(self)
        self._rebuild.setSingleShot(True)
        self._rebuild.setInterval(REBUILD_MS)
        self._rebuild.timeout.connect(self._rebuilt)
        self._stale = False
        self._children = SlotChildren(self)
        port.subscribe(self._changed)

    # what is shown

    @property
    def _factor(self) -> float:
        return self._layout.factor * self._zoom

    def _relayout(self) -> None:
        self._layout = table_layout(self.width(), self.height(), self._screen.table)

    def _changed(self) -> None:
        """The port has another screen: paint again what differs."""
        old, new = self._screen, self.port.screen
        self._screen = new
        if old.table.sentence != new.table.sentence:
            # whoever acts looks at their own sheet
            self._side.enlarged = None
        self._announce(old, new)
        if len(old.table.seats) != len(new.table.seats) or _shape(old.table) != _shape(new.table):
            self._relayout()
            self._mark()
        elif self._stale or old.curtain != new.curtain or old.chooser != new.chooser:
            self._mark()
        else:
            self._mark(self._difference(old, new))
        self._children.refresh(new)

    def _announce(self, old: Screen, new: Screen) -> None:
        """A moment's banner says who is next when another seat sits down or a round begins."""
        before, after = _who(old), _who(new)
        if after != before and not new.curtain and after is not None and self.motion:
            self._banner = after
            self._banner_timer.start()
            self._mark()

    def _banner_over(self) -> None:
        self._banner = None
        self._mark(self._layout.city.toAlignedRect())

    def _mark(self, region: QRegion | QRect | None = None) -> None:
        """Have a region, or everything, painted anew."""
        self._dirty += self.rect() if region is None else region
        self.update(self.rect() if region is None else region)

    def _difference(self, old: Screen, new: Screen) -> QRegion:
        region = QRegion()
        lay = self._layout
        for part in frame_changes(lay, old.table, new.table):
            region += part
        if old.city.route != new.city.route or old.city.pencil != new.city.pencil or old.city.pen != new.city.pen:
            region += lay.city.toAlignedRect()
        else:
            for rect in _city_changes(old, new):
                region += self._from_city(rect)
        if old.ledger != new.ledger or (self._side.page != "ledger" and old.table.seats != new.table.seats):
            region += lay.ledger.toAlignedRect()
        return region

    def _city_to_page(self, rect: QRectF) -> QRectF:
        """A rectangle of the city sheet in the widget."""
        origin, factor = self._layout.city.topLeft() + self._offset, self._factor
        return QRectF(origin + rect.topLeft() * factor, rect.size() * factor)

    def _ledger_to_page(self, rect: QRectF) -> QRectF:
        """A rectangle of the ledger in the widget."""
        factor = self._layout.factor
        return QRectF(self._layout.ledger.topLeft() + rect.topLeft() * factor, rect.size() * factor)

    def _from_city(self, rect: QRectF) -> QRect:
        """All of the widget that a rectangle of the city sheet touches."""
        return self._city_to_page(rect).adjusted(-4, -4, 4, 4).toAlignedRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bring the picture of the page up to date and show it; while stale, show the old sheets scaled."""
        region, ratio = event.region(), self.devicePixelRatioF()
        size = self.size() * ratio
        if self._stale:
            painter = QPainter(self)
            if self._page.size() != size:
                painter.drawPixmap(self.rect(), self._page)
            else:
                painter.setClipRegion(region)
                self._paint(painter, region, ratio, True)
            painter.end()
            return
        if self._page.size() != size or self._page.devicePixelRatio() != ratio:
            self._page = QPixmap(size)
            self._page.setDevicePixelRatio(ratio)
            self._dirty = QRegion(self.rect())
        if not self._dirty.isEmpty():
            painter = QPainter(self._page)
            for part in self._parts(self._dirty):
                painter.setClipRegion(part)
                self._paint(painter, part, ratio, False)
            painter.end()
            self._dirty = QRegion()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._page)
        painter.end()

    def _parts(self, region: QRegion) -> Iterator[QRegion]:
        """A region as a few rectangles, one an area of the page: to clip at many costs more than to paint more."""
        city, ledger = self._layout.city.toAlignedRect(), self._layout.ledger.toAlignedRect()
        above = QRect(0, 0, self.width(), city.top())
        below = QRect(0, city.bottom() + 1, self.width(), self.height())
        for area in (city, ledger, above, below):
            part = region & area
            if not part.isEmpty():
                yield QRegion(part.boundingRect())
        rest = region - QRegion(city) - QRegion(ledger) - QRegion(above) - QRegion(below)
        if not rest.isEmpty():
            yield rest

    def _paint(self, painter: QPainter, region: QRegion, ratio: float, stale: bool) -> None:
        painter.setRenderHints(HINTS)
        screen, lay = self._screen, self._layout
        whole = region.boundingRect()
        paint_night(painter, QRectF(0, 0, self.width(), self.height()))
        if whole.top() < lay.city.top() or whole.bottom() > lay.city.bottom():
            paint_frame(painter, *only_needed(lay, self._touched(screen.table), region.intersects))
        if screen.curtain:
            paint_curtain(painter, lay.city.united(lay.ledger), screen.curtain)
        else:
            if region.intersects(lay.city.toAlignedRect()):
                self._paint_city(painter, region, ratio, stale)
            if region.intersects(lay.ledger.toAlignedRect()):
                self._paint_ledger(painter, ratio, stale)
        if screen.chooser is not None:
            anchor = self._slot_rect(screen.chooser.slot)
            paint_chooser(
                painter, option_rects(anchor, screen.chooser, lay.unit, self.rect()), screen.chooser, self._hover
            )

    def _paint_city(self, painter: QPainter, region: QRegion, ratio: float, stale: bool) -> None:
        lay, view = self._layout, self._screen.city
        if not stale:
            update_city(self._city, view, self._screen.table.labels, self.theme, self._factor, ratio)
        painter.save()
        painter.setClipRect(lay.city, Qt.ClipOperation.IntersectClip)
        origin = lay.city.topLeft() + self._offset
        size = QRectF(origin.x(), origin.y(), geometry.WIDTH * self._factor, geometry.HEIGHT * self._factor)
        if stale:
            painter.drawPixmap(size, self._city.picture, QRectF(self._city.picture.rect()))
        else:
            painter.drawPixmap(origin, self._city.picture)
        painter.translate(origin)
        painter.scale(self._factor, self._factor)
        if any(region.intersects(self._from_city(rect)) for rect in _route_areas(view.route)):
            paint_route_ink(painter, view, self.theme)
            paint_car(painter, view.route)
        for lot, slot in view.lots.items():
            if region.intersects(self._from_city(_lot_area(lot))):
                paint_lot_marks(painter, lot, slot, view.pen, self.theme)
        for avenue, hole in view.holes.items():
            if region.intersects(self._from_city(geometry.hole_rect(avenue))):
                paint_hole_marks(painter, avenue, hole, view.pen, self.theme)
        for avenue, site in view.hotels.items():
            if region.intersects(self._from_city(_hotel_area(avenue))):
                paint_hotel_marks(painter, avenue, site, view.pen, self.theme)
        paint_targets(painter, view, self.theme)
        if self._pencil_visible:
            paint_pencil(painter, (*view.pencil, *self.pencil.live), self.theme)
        flashing = geometry.city_slots(view).get(self._flash) if self._flash else None
        if flashing is not None:
            focus_ring(painter, flashing.adjusted(-5, -5, 5, 5), self.theme)
        painter.restore()
        if self._banner is not None:
            paint_banner(painter, lay.city, *self._banner, self.theme)
        if self._side.enlarged is not None:
            self._side.paint_enlarged(painter, lay.city, self.theme, ratio)

    def _paint_ledger(self, painter: QPainter, ratio: float, stale: bool) -> None:
        lay, view = self._layout, self._screen.ledger
        if self._side.page != "ledger":
            self._side.paint(painter, lay.ledger, lay.factor, self.theme, ratio)
            return
        if stale:
            painter.drawPixmap(lay.ledger, self._ledger.picture, QRectF(self._ledger.picture.rect()))
            return
        update_ledger(self._ledger, view, self._screen.table.labels, self.theme, lay.factor, ratio)
        painter.drawPixmap(lay.ledger.topLeft(), self._ledger.picture)
        flashing = ledger_geometry.ledger_slots(view).get(self._flash) if self._flash else None
        if flashing is not None:
            painter.save()
            painter.translate(lay.ledger.topLeft())
            painter.scale(lay.factor, lay.factor)
            focus_ring(painter, flashing.adjusted(-4, -4, 4, 4), self.theme)
            painter.restore()

    def _touched(self, table: TableView) -> TableView:
        """The frame with the button under the pointer raised, or pressed."""

        def touched(button: ButtonView) -> ButtonView:
            slot = f"button:{button.id}"
            active = button.active or button.id == self._side.page
            if slot not in (self._hover, self._pressed) and active == button.active:
                return button
            return replace(button, hover=slot == self._hover, pressed=slot == self._pressed, active=active)

        if self.pencil.active:
            rubber = self.pencil.tool == "rubber"
            table = replace(
                table,
                sentence=self.tr("Rubber: rub out pencil strokes") if rubber else self.tr("Pencil: draw on the sheet"),
                subline=self.tr("Esc lays it down, P is the pencil, R the rubber, H hides the strokes."),
            )
        return replace(
            table,
            bonuses=tuple(map(touched, table.bonuses)),
            tools=tuple(map(touched, table.tools)),
            pages=tuple(map(touched, table.pages)),
            confirm=touched(table.confirm) if table.confirm else None,
            menu=touched(table.menu) if table.menu else None,
            seats=tuple(replace(seat, hover=self._hover == f"seat:{i}") for i, seat in enumerate(table.seats, 1)),
        )

    def picture(self, size: QSize, ratio: float = 1.0) -> QImage:
        """The page as a picture of some size, without a screen."""
        self.resize(size)
        self._relayout()
        image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        self._paint(painter, QRegion(self.rect()), ratio, False)
        painter.end()
        return image

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The old picture is scaled at once and painted anew a moment later."""
        super().resizeEvent(event)
        self._relayout()
        if not self._city.picture.isNull() and self.isVisible():
            self._stale = True
            self._rebuild.start()
        else:
            self._children.place()

    def _rebuilt(self) -> None:
        self._stale = False
        self._children.place()
        self._mark()

    def showEvent(self, event: QShowEvent) -> None:
        """The children that screen readers see are made when the page is first shown."""
        super().showEvent(event)
        self._children.make(self._screen)

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees is not waited for: no timer runs on, and all is painted anew when the page is shown."""
        super().hideEvent(event)
        for timer in (self._flash_timer, self._banner_timer, self._rebuild):
            timer.stop()
        self._flash, self._banner, self._stale = "", None, False
        self._mark()

    # pointing

    def _slot_rect(self, slot: str) -> QRectF:
        """Where a slot is in the widget."""
        lay, screen = self._layout, self._screen
        frame = frame_slots(lay, screen.table)
        if slot in frame:
            return frame[slot]
        if slot.startswith("path:"):
            slot = "intersection:" + slot.rpartition("-")[2]
        city = geometry.city_slots(screen.city).get(slot)
        if city is not None:
            return self._city_to_page(city)
        ledger = ledger_geometry.ledger_slots(screen.ledger).get(slot)
        if ledger is not None:
            return self._ledger_to_page(ledger)
        if slot.startswith("option:") and screen.chooser is not None:
            rects = option_rects(self._slot_rect(screen.chooser.slot), screen.chooser, lay.unit, self.rect())
            return rects.get(slot, QRectF())
        return QRectF()

    def slot_point(self, slot: str) -> QPoint:
        """A point that hits a slot."""
        if slot.startswith("path:"):
            via, _, to = slot.removeprefix("path:").partition("-")
            ends = [geometry.intersection_point((int(s), int(a))) for s, a in (p.split(".") for p in (via, to))]
            middle = (ends[0] * 1.2 + ends[1]) / 2.2
            return (self._layout.city.topLeft() + self._offset + middle * self._factor).toPoint()
        return self._slot_rect(slot).center().toPoint()

    def to_city(self, point: QPointF) -> QPointF:
        """A point of the widget in units of the city sheet."""
        return (point - self._layout.city.topLeft() - self._offset) / self._factor

    def slot_at(self, point: QPointF) -> str | None:
        """The slot under a point of the widget."""
        lay, screen = self._layout, self._screen
        if screen.chooser is not None:
            rects = option_rects(self._slot_rect(screen.chooser.slot), screen.chooser, lay.unit, self.rect())
            found = option_at(rects, point)
            if found is not None:
                return found
        for slot, rect in frame_slots(lay, screen.table).items():
            if rect.contains(point):
                return slot
        if screen.curtain:
            return None
        if lay.city.contains(point):
            sheet = self.to_city(point)
            return path_at(screen.city, sheet) or geometry.city_slot_at(screen.city, sheet)
        if lay.ledger.contains(point) and self._side.page == "ledger":
            sheet = (point - lay.ledger.topLeft()) / lay.factor
            # the box that can be checked lies inside its group
            boxes = ledger_geometry.track_boxes(screen.ledger.track)
            lit = next((slot for slot in screen.targets if slot.startswith("track:")), "")
            if lit and boxes[int(lit.removeprefix("track:")) - 1].contains(sheet):
                return lit
            return ledger_geometry.ledger_slot_at(screen.ledger, sheet)
        return None

    def _point_at(self, slot: str | None) -> None:
        if slot == self._hover:
            return
        old, self._hover = self._hover, slot
        for each in (old, slot):
            if each is not None and each.startswith(("button:", "seat:", "option:")):
                self._mark(part_area(self._layout, self._slot_rect(each)))
        self.setCursor(Qt.CursorShape.PointingHandCursor if self._does(slot) else Qt.CursorShape.ArrowCursor)
        self.port.point(slot if slot is None or not slot.startswith(("seat:", "part:", "street:")) else None)

    def _does(self, slot: str | None) -> bool:
        """Whether a click on a slot does something."""
        return slot is not None and (
            slot in self._screen.targets or slot.startswith(("seat:", "option:")) or slot == "button:menu"
        )

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Preview what is under the pointer; draw, rub or pan while a button is down."""
        point = event.position()
        if self._drag_from is not None:
            self._pan(point - self._drag_from)
            self._drag_from = point
            return
        if self.pencil.active and self._layout.city.contains(point):
            if event.buttons() & Qt.MouseButton.LeftButton:
                self.pencil.move(self.to_city(point))
                self._mark(self._layout.city.toAlignedRect())
            return
        slot = self.slot_at(point)
        self._point_at(slot)
        pressed_path = event.buttons() & Qt.MouseButton.LeftButton and self._pressed is not None
        if pressed_path and slot is not None and slot.startswith("path:") and self._on_lamp(point, slot):
            # dragged along the road to its end
            self._pressed = None
            self.port.activate(slot)

    def _on_lamp(self, point: QPointF, slot: str) -> bool:
        rect = self._slot_rect("intersection:" + slot.rpartition("-")[2])
        return rect.contains(point) and self._pressed != slot

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of what is under the pointer."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        point = event.position()
        if event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
            self._drag_from = point
            return
        if self.pencil.active and self._layout.city.contains(point):
            self.pencil.press(self.to_city(point))
            return
        slot = self.slot_at(point)
        self._pressed = slot
        if slot is not None and slot.startswith("button:"):
            self._mark(part_area(self._layout, self._slot_rect(slot)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Do what was pressed if the pointer is still on it."""
        point = event.position()
        if event.button() in (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton):
            self._drag_from = None
            return
        if self.pencil.drawing:
            self.pencil.release()
            self._mark(self._layout.city.toAlignedRect())
            return
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed.startswith("button:"):
            self._mark(part_area(self._layout, self._slot_rect(pressed)))
        if self._click_side(point):
            return
        slot = self.slot_at(point)
        if slot is None or slot != pressed:
            return
        touch = event.device() is not None and event.device().type() is QPointingDevice.DeviceType.TouchScreen
        if touch and self._tapped != slot and not slot.startswith(("button:", "option:", "seat:", "card:")):
            # the first tap previews, the second writes
            self._tapped = slot
            self.port.point(slot)
            return
        self._tapped = None
        self._activate(slot)

    def _activate(self, slot: str) -> None:
        """Do what a slot stands for; the pages of the right column are turned here."""
        page = slot.removeprefix("button:")
        if page in SIDE_PAGES:
            self.set_page("ledger" if self._side.page == page else page)
        else:
            self.port.activate(slot)

    def _click_side(self, point: QPointF) -> bool:
        """A click on the rivals' or the log's page; whether it was one."""
        if self._side.enlarged is not None:
            self._side.enlarged = None
            self._mark()
            return True
        if not self._layout.ledger.contains(point) or self._side.page == "ledger":
            return False
        slot = self._side.click(point)
        if slot:
            self._show_flash(slot)
            self._flash_timer.start(FLASH_MS)
            self.slot_shown.emit(slot)
        self._mark()
        return True

    def _show_flash(self, slot: str) -> None:
        self._flash = slot
        self._mark()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        super().leaveEvent(event)
        self._point_at(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl zoom, otherwise scroll what can be scrolled."""
        steps = event.angleDelta().y() / 120
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._zoom_by(1.2**steps, event.position())
        elif self._side.page != "ledger" and self._layout.ledger.contains(event.position()):
            self._side.scroll(-round(steps * 3))
            self._mark(self._layout.ledger.toAlignedRect())
        elif self._zoom > 1:
            self._pan(QPointF(event.angleDelta()) / 2)
        event.accept()

    # zoom

    def _zoom_by(self, by: float, at: QPointF) -> None:
        QToolTip.hideText()
        zoom = min(LARGEST_ZOOM, max(1.0, self._zoom * by))
        sheet = self.to_city(at)
        self._zoom = zoom
        self._offset = at - self._layout.city.topLeft() - sheet * self._factor
        self._pan(QPointF(0, 0))
        self._stale = True
        self._rebuild.start()

    def _pan(self, by: QPointF) -> None:
        least_x = self._layout.city.width() * (1 - self._zoom)
        least_y = self._layout.city.height() * (1 - self._zoom)
        x = min(0.0, max(least_x, self._offset.x() + by.x()))
        y = min(0.0, max(least_y, self._offset.y() + by.y()))
        self._offset = QPointF(x, y)
        self._children.place()
        self._mark()

    def zoom_in(self) -> None:
        """A fifth larger, around the middle of the city sheet."""
        self._zoom_by(1.2, self._layout.city.center())

    def zoom_out(self) -> None:
        """A sixth smaller."""
        self._zoom_by(1 / 1.2, self._layout.city.center())

    def zoom_reset(self) -> None:
        """The whole table again."""
        self._zoom_by(1 / LARGEST_ZOOM, self._layout.city.center())

    # settings

    def set_theme(self, name: str) -> None:
        """Show another board."""
        self.theme = THEMES[name]
        self._mark()

    def set_page(self, page: str) -> None:
        """Show the ledger, the rivals or the log in the right column."""
        self._side.show(page)
        self._mark()

    def set_tool(self, tool: str) -> None:
        """Take up the pencil or the rubber, or lay both down with `none`."""
        self.pencil.tool = tool
        self.tool_changed.emit(tool)
        self._mark()
        self.setCursor(Qt.CursorShape.CrossCursor if self.pencil.active else Qt.CursorShape.ArrowCursor)

    def set_pencil_visible(self, visible: bool) -> None:
        """Show or hide the pencil strokes."""
        self._pencil_visible = visible
        self._mark()

    # keyboard

    def focusNextPrevChild(self, next_child: bool) -> bool:
        """Tab walks what can be done on the table; it does not leave it."""
        self.port.focus_next(1 if next_child else -1)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter does, Escape steps back."""
        key = event.key()
        arrows = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        if key in arrows:
            if self._side.page == "log" and arrows[Qt.Key(key)][1]:
                self._side.scroll(arrows[Qt.Key(key)][1])
                self._mark(self._layout.ledger.toAlignedRect())
            else:
                self.port.focus_move(*arrows[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.port.activate_focus()
        elif key == Qt.Key.Key_Escape:
            if self._side.enlarged is not None:
                self._side.enlarged = None
                self._mark()
            else:
                self.port.escape()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tool tips, from the words of the slot under the pointer."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            slot = self.slot_at(QPointF(event.pos()))
            text = self._tip(slot) if slot is not None else ""
            if text:
                QToolTip.showText(event.globalPos(), text, self, self._slot_rect(slot or "").toRect())
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def _tip(self, slot: str) -> str:
        """What a tool tip adds; nothing where the bar below speaks of the slot already."""
        screen = self._screen
        spoken_of = slot in screen.targets and not slot.startswith("button:")
        if spoken_of or slot.startswith(("card:", "option:", "path:")) or slot not in screen.slots:
            return ""
        if slot.startswith("lot:"):
            street, _, avenue = slot.removeprefix("lot:").partition(".")
            if screen.city.lots[int(street), int(avenue)].misfit:
                return ""
        return screen.slots[slot].tip

    def slot_geometries(self) -> dict[str, QRect]:
        """Where every slot is, for screen readers."""
        lay, screen = self._layout, self._screen
        rects = dict(frame_slots(lay, screen.table))
        rects.update({slot: self._city_to_page(rect) for slot, rect in geometry.city_slots(screen.city).items()})
        ledger = ledger_geometry.ledger_slots(screen.ledger)
        rects.update({slot: self._ledger_to_page(rect) for slot, rect in ledger.items()})
        return {slot: rect.toAlignedRect() for slot, rect in rects.items()}


def _who(screen: Screen) -> tuple[str, str, str] | None:
    """Who sits before the screen: the name, the ink and the round."""
    table = screen.table
    return next(((seat.name, seat.pen, table.round) for seat in table.seats if seat.current), None)


def _shape(table: TableView) -> tuple[object, ...]:
    """What the layout of the frame depends on."""
    buttons = tuple(button.id for button in (*table.bonuses, *table.tools))
    return len(table.cards), buttons, len(table.pages), table.confirm is None, table.menu is None


def _city_changes(old: Screen, new: Screen) -> list[QRectF]:
    """The rectangles of the city sheet that look different."""
    before, after = old.city, new.city
    found = [_lot_area(lot) for lot, view in after.lots.items() if before.lots.get(lot) != view]
    found += [geometry.hole_rect(a) for a, view in after.holes.items() if before.holes.get(a) != view]
    found += [_hotel_area(a) for a, view in after.hotels.items() if before.hotels.get(a) != view]
    found += [geometry.street_rect(s) for s, view in after.streets.items() if before.streets.get(s) != view]
    return found


def _lot_area(lot: Lot) -> QRectF:
    """All the highlights of a lot paint on."""
    return geometry.lot_rect(lot).adjusted(-8, -9, 8, geometry.CARPET + 2)


def _hotel_area(avenue: int) -> QRectF:
    """All the highlights of a hotel paint on."""
    return geometry.hotel_rect(avenue).adjusted(-6, -6, 6, 6)


def _route_areas(route: RouteView) -> Iterator[QRectF]:
    """All the route, its shining lamps and the limousine paint on, block by block."""
    for block in pairwise(route.nodes):
        yield geometry.block_rect(block).adjusted(-14, -14, 14, 14)
    for place in (*route.nodes[:1], route.limousine):
        if place is not None:
            yield moved(geometry.intersection_rect(place), 40)
