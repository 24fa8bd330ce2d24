"""The city sheet of an exercise as a widget: drawn on by mouse, finger, keys or a screen reader."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QTouchEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from newvegas_desktop.new_las_vegas.present.practice_view import MapView
from newvegas_desktop.new_las_vegas.present.screen import SlotInfo
from newvegas_desktop.new_las_vegas.present.view import Labels
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas.practice.map_paint import AREA, paint_live, paint_print
from newvegas_desktop.ui.new_las_vegas.table_access import AccessHost, install_access
from newvegas_desktop.ui.new_las_vegas.table_paths import PathDrag, path_at
from newvegas_desktop.ui.new_las_vegas.table_touch import Fingers
from newvegas_desktop.ui.paint.shapes import box, pen
from newvegas_desktop.ui.paint.themes import NIGHT, THEMES
from newvegas_desktop.ui.shell.controls import HINTS

DRIVE_MS = 190
ARROWS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}


class RoadMap(AccessHost):
    """Knows no rules: it is handed what can be drawn, and says what was meant."""

    pointed = Signal(str)
    """A path is pointed at; empty if none is."""
    chosen = Signal(str)
    """A path is to be drawn."""
    arrow = Signal(int, int)
    """Drive one block: down and right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """A sheet without an exercise."""
        super().__init__(parent)
        install_access()
        self.view: MapView | None = None
        self.slots: dict[str, SlotInfo] = {}
        self.theme_name = "light"
        self.motion = True
        self._print = QPixmap()
        self._print_key: object = None
        self._drag: PathDrag | None = None
        self._pulled = False
        """Whether a path is being drawn by a pull: it has been driven before one's eyes already."""
        self._meant: str | None = None
        self._tapped: str | None = None
        self._fingers = Fingers(self)
        self._touched = False
        self._driving = QVariantAnimation(self)
        self._driving.setDuration(DRIVE_MS)
        self._driving.setStartValue(0.0)
        self._driving.setEndValue(1.0)
        self._driving.valueChanged.connect(lambda _: self.update())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("City with its roads"))
        self.setAccessibleDescription(self.tr("Arrow keys drive block by block, Backspace takes back."))

    def sizeHint(self) -> QSize:
        """Its shape."""
        return QSize(1100, round(1100 * AREA.height() / AREA.width()))

    # what it shows

    def show_map(self, view: MapView, slots: dict[str, SlotInfo]) -> None:
        """Show another view; a path just drawn is driven before one's eyes."""
        old = self.view
        self.view, self.slots = view, slots
        if old is None or old.city.route.nodes != view.city.route.nodes or not view.city.route.targets:
            # a line that is being pulled stays while only what it means changes
            self._drag = None
        if self._tapped not in slots:
            self._tapped = None
        nodes = view.city.route.nodes
        grown = old is not None and view.best is None and nodes[:-2] == old.city.route.nodes and len(nodes) > 2
        self._driving.stop()
        if grown and self.motion and not self._pulled and self.isVisible():
            self._driving.start()
        self.update()

    def set_theme(self, name: str) -> None:
        """Another board."""
        self.theme_name = name
        self.update()

    def stop(self) -> None:
        """Stand still."""
        self._driving.stop()

    @property
    def scale(self) -> float:
        """Pixels a sheet unit."""
        return min(self.width() / AREA.width(), self.height() / AREA.height())

    def _origin(self) -> QPointF:
        """Where the sheet's own origin lies in the widget."""
        scale = self.scale
        left = (self.width() - AREA.width() * scale) / 2
        top = (self.height() - AREA.height() * scale) / 2
        return QPointF(left - AREA.left() * scale, top - AREA.top() * scale)

    def to_sheet(self, point: QPointF) -> QPointF:
        """A point of the widget in sheet units."""
        return (point - self._origin()) / self.scale

    def to_widget(self, point: QPointF) -> QPointF:
        """A point of the sheet in the widget."""
        return point * self.scale + self._origin()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The print from a cached picture, and what changes over it."""
        if self.view is None:
            return
        self._render_print(self.view)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._print)
        painter.setRenderHints(HINTS)
        origin = self._origin()
        painter.translate(origin)
        painter.scale(self.scale, self.scale)
        running = self._driving.state() is QVariantAnimation.State.Running
        part = float(self._driving.currentValue()) if running else 1.0
        theme = THEMES[self.theme_name]
        painter.save()
        painter.setClipRect(AREA)
        pulled = self._drag.trail() if self._drag is not None and self._drag.moved else ()
        paint_live(painter, self.view, theme, part, pulled)
        painter.restore()
        if self.hasFocus():
            box(painter, AREA.adjusted(2, 2, -2, -2), geometry.RADIUS - 2, None, pen(NIGHT.turquoise, 2.4))
        painter.end()

    def _render_print(self, view: MapView) -> None:
        """Paint the print again only if it changed."""
        ratio = self.devicePixelRatioF()
        lots = {lot: (slot.carpet, slot.misfit) for lot, slot in view.city.lots.items()}
        key = (self.size(), ratio, self.theme_name, lots)
        if key == self._print_key:
            return
        self._print_key = key
        self._print = QPixmap(self.size() * ratio)
        self._print.setDevicePixelRatio(ratio)
        self._print.fill(Qt.GlobalColor.transparent)
        painter = QPainter(self._print)
        painter.setRenderHints(HINTS)
        painter.translate(self._origin())
        painter.scale(self.scale, self.scale)
        paint_print(painter, view, Labels(vip=self.tr("VIP"), airport=self.tr("AIRPORT")), THEMES[self.theme_name])
        painter.end()

    # pointing

    def _path_at(self, point: QPointF) -> str | None:
        if self.view is None:
            return None
        found = path_at(self.view.city, self.to_sheet(point), self._meant)
        return found if found in self.slots else None

    def _mean(self, slot: str | None) -> None:
        if slot != self._meant:
            self._meant = slot
            self.pointed.emit(slot or "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a path, or pull the line along the road."""
        point = event.position()
        if self._drag is not None:
            self.pull(point)
            return
        slot = self._path_at(point)
        self._mean(slot)
        begins = self.view is not None and PathDrag.begins(self.view.city, self.to_sheet(point))
        self.setCursor(Qt.CursorShape.PointingHandCursor if slot or begins else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the car, or choose a path."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() != Qt.MouseButton.LeftButton or self._touched:
            return
        if not self.take_hold(event.position()):
            slot = self._path_at(event.position())
            if slot is not None:
                self._meant = None
                self.chosen.emit(slot)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of the line."""
        if self._drag is not None and not self._touched:
            self.let_go(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at."""
        if self._drag is None:
            self._mean(None)

    # pulling, by mouse or finger

    def take_hold(self, point: QPointF) -> bool:
        """Begin to draw at the car."""
        if self.view is None or self.view.half is not None or not PathDrag.begins(self.view.city, self.to_sheet(point)):
            return False
        self._drag = PathDrag(self.view.city)
        return True

    def pull(self, point: QPointF) -> None:
        """Draw along the road; at a lamp the path is drawn and the next one begins."""
        if self._drag is None:
            return
        meant, reached = self._drag.move(self.to_sheet(point))
        self._mean(meant)
        if reached and meant is not None:
            self._meant = None
            self._driving.stop()
            self._pulled = True
            self.chosen.emit(meant)
            self._pulled = False
            # the line goes on from the lamp it reached
            if self.view is not None and self.view.city.route.targets:
                self._drag = PathDrag(self.view.city)
        self.update()

    def let_go(self, point: QPointF) -> None:
        """What was drawn to less than a lamp is forgotten."""
        self._drag = None
        self._mean(None)
        self.update()

    def drop(self) -> bool:
        """Forget a line that is being pulled; whether there was one."""
        pulled = self._drag is not None
        if pulled:
            self.let_go(QPointF())
        return pulled

    # fingers

    def event(self, event: QEvent) -> bool:
        """Fingers are followed here; their mouse events are ours too, so they are not used twice."""
        if isinstance(event, QTouchEvent):
            self._touched = event.type() not in (QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)
            if event.type() == QEvent.Type.TouchBegin:
                self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._fingers.follow(event)
            event.accept()
            return True
        if event.type() == QEvent.Type.ToolTip:
            text = self.tip_at(self.mapFromGlobal(self.cursor().pos()))
            if text:
                QToolTip.showText(self.mapToGlobal(self.mapFromGlobal(self.cursor().pos())), text, self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def tip_at(self, point: QPoint) -> str:
        """What is at a point in words; a path shows itself, and words would cover what it passes."""
        slot = self.access_at(QPointF(point))
        return self.slots[slot].name if slot is not None and not self.slots[slot].active else ""

    def tap(self, point: QPointF) -> None:
        """The first tap points, the second one draws."""
        slot = self._path_at(point)
        if slot is not None and slot == self._tapped:
            self._tapped = self._meant = None
            self.chosen.emit(slot)
        else:
            self._tapped = slot
            self._mean(slot)

    def swipe(self, by: QPointF, point: QPointF) -> None:
        """The sheet does not move."""

    def pinch(self, by: float, point: QPointF) -> None:
        """The sheet is as large as it can be."""

    # keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys drive; the page knows the rest."""
        step = ARROWS.get(Qt.Key(event.key()))
        if step is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.arrow.emit(*step)
        else:
            super().keyPressEvent(event)

    # screen readers

    def access_slots(self) -> Sequence[str]:
        """Paths, carpets, lamps."""
        return tuple(self.slots)

    def access_info(self, slot: str) -> SlotInfo:
        """In words."""
        return self.slots.get(slot, SlotInfo(""))

    def access_rect(self, slot: str) -> QRectF:
        """Where it is."""
        kind, _, name = slot.partition(":")
        street, _, avenue = name.rpartition("-")[2].partition(".")
        place = int(street), int(avenue)
        rect = geometry.lot_rect(place) if kind == "lot" else geometry.intersection_rect(place)
        return QRectF(self.to_widget(rect.topLeft()), self.to_widget(rect.bottomRight()))

    def access_at(self, point: QPointF) -> str | None:
        """A path first, then what else is there."""
        path = self._path_at(point)
        if path is not None or self.view is None:
            return path
        slot = geometry.city_slot_at(self.view.city, self.to_sheet(point))
        return slot if slot in self.slots else None

    def access_focus(self) -> str | None:
        """The keyboard drives the car, it rests on no slot."""
        return None

    def access_press(self, slot: str) -> None:
        """Draw a path."""
        if self.slots.get(slot, SlotInfo("")).active:
            self.chosen.emit(slot)
