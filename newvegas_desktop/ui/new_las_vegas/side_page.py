"""The right column: the ledger, or in its place the rivals or the log."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QPointF

from newvegas_desktop.new_las_vegas.present.port import TablePort
from newvegas_desktop.new_las_vegas.present.screen import Screen
from newvegas_desktop.ui.new_las_vegas import ledger_geometry
from newvegas_desktop.ui.new_las_vegas.side_acme import paint_acme
from newvegas_desktop.ui.new_las_vegas.side_log import LogPage
from newvegas_desktop.ui.new_las_vegas.side_rivals import RivalsPage
from newvegas_desktop.ui.new_las_vegas.table_items import Items
from newvegas_desktop.ui.new_las_vegas.table_ledger_items import ledger_items
from newvegas_desktop.ui.new_las_vegas.table_stage import Item, Memo, Space, Stage

SIDE_PAGES = ("rivals", "log")
PAGES = ("ledger", *SIDE_PAGES)


class SidePage:
    """Which page is shown, and what of it is under the pointer."""

    def __init__(self, port: TablePort) -> None:
        """The ledger at first."""
        self._port = port
        self.page = "ledger"
        self.log = LogPage()
        self.rivals = RivalsPage()
        self.enlarged: int | None = None
        """Which rival's sheet covers the city, if any."""

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
        """The rival whose sheet covers the city."""
        return None if self.enlarged is None else self.rivals.screens[self.enlarged]

    def items(self, screen: Screen, stage: Stage, memo: Memo) -> Items:
        """What the column is made of."""
        theme = stage.theme
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
        self.rivals.hover(point if self.page == "rivals" else None)
        return before != (self.log.state, self.rivals.state)

    def click(self, point: QPointF) -> str:
        """Enlarge the rival under a point, or give the slot the sentence there speaks of."""
        if self.page == "log":
            slot = self.log.slot_at(point)
            self.log.ask(point)
            return slot
        if self.page == "rivals":
            self.enlarged = self.rivals.at(point)
        return ""
