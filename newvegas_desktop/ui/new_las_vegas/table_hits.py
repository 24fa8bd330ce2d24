"""Where every slot is in the window, and which slot is under a point."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF

from newvegas_desktop.new_las_vegas.present.screen import Screen, SlotInfo
from newvegas_desktop.ui.new_las_vegas import geometry, ledger_geometry
from newvegas_desktop.ui.new_las_vegas.acme_geometry import acme_slots
from newvegas_desktop.ui.new_las_vegas.layout import frame_slots
from newvegas_desktop.ui.new_las_vegas.table_chooser import chooser_rects
from newvegas_desktop.ui.new_las_vegas.table_paths import path_at, path_ends, path_start
from newvegas_desktop.ui.new_las_vegas.table_stage import Space, Stage

PAGE_SLOTS = ("log:", "rival:", "theirs:")
"""How the slots of the column's pages begin."""


class Hits:
    """The slots of one screen on one stage."""

    def __init__(
        self,
        screen: Screen,
        stage: Stage,
        city: bool = True,
        ledger: bool = True,
        acme: bool = False,
        page: Callable[[], Mapping[str, tuple[QRectF, SlotInfo]]] = dict,
    ) -> None:
        """A sheet that is covered has no slots; what a page of the column adds is asked for when it is wanted."""
        self.screen, self.stage = screen, stage
        self._city, self._ledger = city, ledger
        self._acme = acme_slots(screen.acme) if acme and screen.acme is not None else {}
        self.frame = frame_slots(stage.layout, screen.table)
        self.panel, self.options = QRectF(), dict[str, QRectF]()
        self._slots: list[str] | None = None
        self._make_page = page
        self._page: Mapping[str, tuple[QRectF, SlotInfo]] | None = None
        if screen.chooser is not None:
            anchor = self.rect(screen.chooser.slot)
            sheets = stage.layout.city.united(stage.layout.ledger)
            self.panel, self.options = chooser_rects(anchor, screen.chooser, stage.layout.unit, sheets)

    def at(self, point: QPointF, current: str | None = None) -> str | None:
        """The slot under a point of the window; `current` is what was under it before."""
        if self.panel.contains(point):
            return next((slot for slot, rect in self.options.items() if rect.contains(point)), None)
        for slot, rect in self.frame.items():
            if rect.contains(point):
                return slot
        layout = self.stage.layout
        if self._city and layout.city.contains(point):
            sheet, city = self.stage.city_point(point), self.screen.city
            return path_at(city, sheet, current) or geometry.city_slot_at(city, sheet)
        if self._acme and layout.ledger.contains(point):
            there = self.stage.ledger_point(point)
            return next((slot for slot, rect in self._acme.items() if rect.contains(there)), None)
        if self._ledger and layout.ledger.contains(point):
            return self._ledger_at(self.stage.ledger_point(point))
        return None

    @property
    def page(self) -> Mapping[str, tuple[QRectF, SlotInfo]]:
        """What the page of the right column adds: it can be read and pressed, and there is nothing to preview."""
        if self._page is None:
            self._page = self._make_page()
        return self._page

    def page_at(self, point: QPointF) -> str | None:
        """What of the page is under a point of the window; the smallest where several are."""
        found = [slot for slot, (rect, _) in self.page.items() if rect.contains(point)]
        return min(found, key=lambda slot: self.page[slot][0].width() * self.page[slot][0].height(), default=None)

    def info(self, slot: str) -> SlotInfo:
        """A slot in words."""
        if slot in self.page:
            return self.page[slot][1]
        return self.screen.slots.get(slot, SlotInfo(""))

    def _ledger_at(self, point: QPointF) -> str | None:
        """The slot of the ledger; a box of the track that can be checked wins over its group."""
        view = self.screen.ledger
        for index, rect in enumerate(ledger_geometry.track_boxes(view.track)):
            slot = f"track:{index + 1}"
            if slot in self.screen.targets and rect.adjusted(-1, -1, 1, 1).contains(point):
                return slot
        return ledger_geometry.ledger_slot_at(view, point)

    def rects(self) -> dict[str, QRectF]:
        """Every slot in the window, in reading order."""
        found = {slot: rect for slot, rect in self.frame.items() if slot.startswith("seat:")}
        found.update(self.options)
        if self._city:
            found.update(self._mapped(Space.CITY, geometry.city_slots(self.screen.city)))
            for target in self.screen.targets:
                if target.startswith("path:"):
                    found[target] = self.rect(target)
        if self._ledger:
            found.update(self._mapped(Space.LEDGER, ledger_geometry.ledger_slots(self.screen.ledger)))
        found.update(self._mapped(Space.LEDGER, self._acme))
        found.update({slot: rect for slot, (rect, _) in self.page.items()})
        found.update(self.frame)
        return found

    def slots(self) -> list[str]:
        """The slots that have words, in reading order; paths and options while there are any."""
        if self._slots is None:
            known = self.screen.slots
            named = {*known, *self.page}
            self._slots = [slot for slot in self.rects() if slot in named or slot.startswith("option:")]
        return self._slots

    def _mapped(self, space: Space, rects: Mapping[str, QRectF]) -> dict[str, QRectF]:
        return {slot: self.stage.to_window(space, rect) for slot, rect in rects.items()}

    def rect(self, slot: str) -> QRectF:
        """Where a slot is in the window; nowhere if the screen has no such slot."""
        if slot in self.frame:
            return self.frame[slot]
        if slot.startswith("option:"):
            return self.options.get(slot, QRectF())
        if slot.startswith(PAGE_SLOTS):
            return self.page[slot][0] if slot in self.page else QRectF()
        for sheet in (Space.CITY, Space.LEDGER):
            rect = self.sheet_rect(slot, sheet)
            if not rect.isEmpty():
                return self.stage.to_window(sheet, rect)
        return QRectF()

    def sheet_rect(self, slot: str, sheet: Space) -> QRectF:
        """Where a slot is on a sheet, in its units; nowhere if it is not on it."""
        if sheet is Space.LEDGER:
            return (self._acme or ledger_geometry.ledger_slots(self.screen.ledger)).get(slot, QRectF())
        if not slot.startswith("path:"):
            return geometry.city_slots(self.screen.city).get(slot, QRectF())
        rect = QRectF()
        for place in (path_start(self.screen.city), *path_ends(slot)):
            rect = rect.united(geometry.intersection_rect(place))
        return rect

    def point(self, slot: str) -> QPointF:
        """A point of the window that hits a slot: its middle, or the first of a grid of points that does."""
        if slot.startswith("path:"):
            via, to = (geometry.intersection_point(place) for place in path_ends(slot))
            # nearer to the corner than to the lamp, which two ways may share
            rect = QRectF(via * 0.55 + to * 0.45, QRectF().size())
            return self.stage.transform(Space.CITY).map(rect.topLeft())
        rect = self.rect(slot)
        for down in (0.5, 0.3, 0.7, 0.1, 0.9):
            for across in (0.5, 0.3, 0.7, 0.1, 0.9):
                point = QPointF(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
                if self.at(point) == slot:
                    return point
        return rect.center()
