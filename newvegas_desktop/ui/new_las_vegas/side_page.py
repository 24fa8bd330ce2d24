"""The right column: the ledger, or in its place the rivals, a rival's ledger, or the log."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.new_las_vegas.present.screen import Screen, SlotInfo
from newvegas_desktop.new_las_vegas.present.view import TableView, Tone
from newvegas_desktop.ui.new_las_vegas import geometry, ledger_geometry
from newvegas_desktop.ui.new_las_vegas.side_acme import paint_acme
from newvegas_desktop.ui.new_las_vegas.side_log import LogPage
from newvegas_desktop.ui.new_las_vegas.side_rivals import RivalsPage, places, rival_info, rival_ledger_items
from newvegas_desktop.ui.new_las_vegas.table_items import Items
from newvegas_desktop.ui.new_las_vegas.table_ledger_items import ledger_items
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Memo, Space, Stage

SIDE_PAGES = ("rivals", "log")
PAGES = ("ledger", *SIDE_PAGES)
THEIRS = "theirs:"
"""What a slot of a rival's sheets begins with: it can be read, and nothing else."""

PageSlots = Mapping[str, tuple[QRectF, SlotInfo]]
"""What a page adds to the table: places in the window, and words."""


class SidePage:
    """Which page is shown, and what of it is under the pointer."""

    def __init__(self, port: TablePort) -> None:
        """The ledger at first."""
        self._port = port
        self.page = "ledger"
        self.log = LogPage()
        self.rivals = RivalsPage()
        self.enlarged: int | None = None
        """Which rival's sheets cover one's own, if any."""

    def turn_to(self, page: str) -> None:
        """Show a page; an unknown name is a mistake of ours."""
        if page not in PAGES:
            raise ValueError(f"no page {page!r}: one of {', '.join(PAGES)}")
        self.page = page
        self.enlarged = None
        self.hover(None)
        self.refresh()

    def refresh(self) -> None:
        """Ask the port again for what the page shows."""
        if self.page == "log":
            self.log.show(self._port.log)
        elif self.page == "rivals":
            self.rivals.show(self._port.rival_screens)
            if self.enlarged is not None and self.enlarged >= len(self.rivals.screens):
                self.enlarged = None

    @property
    def rival(self) -> Screen | None:
        """The rival whose sheets cover one's own."""
        return None if self.enlarged is None else self.rivals.screens[self.enlarged]

    @property
    def is_ledger(self) -> bool:
        """Whether a ledger is shown: one's own, or a rival's."""
        return self.page == "ledger" or self.enlarged is not None

    def pen(self, screen: Screen) -> str:
        """The ink of the ledger that is shown."""
        return (self.rival or screen).ledger.pen

    def named(self, table: TableView) -> TableView:
        """The frame, saying whose sheets cover one's own and how they are put back."""
        if self.rival is None:
            return table
        keys = QCoreApplication.translate("TableWidget", "Esc or a click goes back to your own.")
        if len(self.rivals.screens) > 1:
            keys = QCoreApplication.translate(
                "TableWidget", "Esc or a click goes back to your own, arrow keys show the next rival."
            )
        said = self.rival.table
        sentence = f"{said.sentence}, {said.subline}" if said.subline else said.sentence
        return replace(table, sentence=sentence, subline=keys, subline_tone=Tone.EVEN)

    def _rival_of(self, seat: int | None) -> int | None:
        """Which of the rivals a seat is; none if it is one's own, or ACME."""
        screen = self._port.screen
        own = next((index for index, each in enumerate(screen.table.seats) if each.current), None)
        if seat is None or own is None or seat == own or screen.acme is not None:
            return None
        return seat - (seat > own)

    def step(self, by: int) -> bool:
        """Enlarge the next rival, or the one before; by 0 put it back. Whether there is one."""
        count = len(self.rivals.screens)
        if self.page != "rivals" or not count:
            return False
        if by and self.enlarged is not None:
            self.enlarged = (self.enlarged + by) % count
        else:
            self.enlarged = None if not by else 0 if by > 0 else count - 1
        self.hover(None)
        return True

    def items(self, screen: Screen, stage: Stage, memo: Memo) -> Items:
        """What the column is made of."""
        theme = stage.theme
        if self.rival is not None:
            return rival_ledger_items(self.rival, stage, memo)
        if self.page == "ledger":
            return ledger_items(screen.ledger, screen.table.labels, theme, memo)
        whole = ledger_geometry.sheet_rect()
        if self.page == "log":
            pens = tuple(seat.pen for seat in screen.table.seats)
            paint = partial(self.log.paint, seats=screen.table.seats, theme=theme)
            return {"log": Item(Space.LEDGER, {("log", pens, *self.log.state): whole}, paint)}
        if screen.acme is not None:
            paint = partial(paint_acme, view=screen.acme, theme=theme)
            return {"acme": Item(Space.LEDGER, {screen.acme: whole}, paint)}
        paint = partial(self.rivals.paint, theme=theme)
        return {"rivals": Item(Space.LEDGER, {("rivals", *self.rivals.state): whole}, paint)}

    def work(self, stage: Stage) -> Iterator[None] | None:
        """What is still to be painted before the page is complete."""
        if self.page != "rivals" or not self.rivals.missing(stage.layout.factor, stage.ratio, stage.theme):
            return None
        return self.rivals.work(stage.layout.factor, stage.ratio, stage.theme)

    def hover(self, point: QPointF | None) -> bool:
        """The pointer is over a point of the column, or elsewhere; whether that changes the picture."""
        before = self.log.state, self.rivals.state
        self.log.hover(point if self.page == "log" else None)
        self.rivals.hover(None if self.is_ledger or self.page != "rivals" else point)
        return before != (self.log.state, self.rivals.state)

    def slots(self, stage: Stage) -> PageSlots:
        """Every line, rival, or part of a rival's sheets that is in view, in reading order."""
        found: dict[str, tuple[QRectF, SlotInfo]] = {}
        column = stage.transform(Space.LEDGER)
        if self.page == "log":
            for index, rect in self.log.in_view():
                found[f"log:{index}"] = column.mapRect(rect), self.log.info(index)
        elif self.rival is not None:
            both = stage.layout.city.united(stage.layout.ledger)
            found[f"rival:{(self.enlarged or 0) + 1}"] = both, rival_info(self.rival, enlarged=True)
            city, ledger = geometry.city_slots(self.rival.city), ledger_geometry.ledger_slots(self.rival.ledger)
            for sheet, rects in ((Space.CITY, city), (Space.LEDGER, ledger)):
                for slot, rect in rects.items():
                    if slot in self.rival.slots:
                        said = self.rival.slots[slot]
                        found[THEIRS + slot] = stage.to_window(sheet, rect), SlotInfo(said.name, said.tip)
        elif self.page == "rivals":
            for index, place in enumerate(places(len(self.rivals.screens))):
                info = rival_info(self.rivals.screens[index], enlarged=False)
                found[f"rival:{index + 1}"] = column.mapRect(place.whole), info
        return found

    def click(self, point: QPointF) -> str:
        """Press what is under a point of the column; the slot a sentence there speaks of."""
        index = self.log.at(point) if self.page == "log" else self.rivals.at(point)
        if index is None:
            return ""
        return self.press(f"log:{index}" if self.page == "log" else f"rival:{index + 1}")

    def press(self, slot: str) -> str:
        """Enlarge a rival or put it back; or give the slot a sentence of the log speaks of.

        What a rival did is on the rival's sheets: they are shown, and the slot is one of theirs.
        """
        kind, _, name = slot.partition(":")
        if kind == "log":
            spoken_of, rival = self.log.press(int(name)), self._rival_of(self.log.seat(int(name)))
            if not spoken_of or rival is None:
                return spoken_of
            self.turn_to("rivals")
            self.enlarged = rival
            return THEIRS + spoken_of
        if kind == "rival":
            self.enlarged = None if self.enlarged == int(name) - 1 else int(name) - 1
            self.hover(None)
        return ""
