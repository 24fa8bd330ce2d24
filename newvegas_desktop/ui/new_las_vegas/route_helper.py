"""The route help of a game on the table: on or off seat by seat, for how many paths; worked out beside the window."""

from PySide6.QtCore import QObject, Signal

from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.route_help import (
    FEWEST,
    HELP,
    MOST,
    USUAL,
    Asked,
    Found,
    asked_of,
    can_help,
    find,
    route_help_view,
)
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from newvegas_desktop.ui.shell.background import Background

ROUTE_COMMANDS = ("route_help", "route_more", "route_fewer")


class RouteHelper(QObject):
    """Shows the help while its seat has it on and may, and notes in the record that it was used.

    One question is worked out at a time; as soon as another position is on the screen, it is stopped.
    """

    shown = Signal()
    """Another help is shown, or none."""

    def __init__(self, controller: TableController, widget: TableWidget, parent: QObject | None = None) -> None:
        """Off, until it is asked for."""
        super().__init__(parent)
        self._seats: set[int] = set()
        """The seats that switched it on."""
        self.paths = USUAL
        self._controller, self._widget = controller, widget
        self._asked: Asked | None = None
        self._beside = Background("route help", self)
        controller.subscribe(self.follow)
        widget.route_asked.connect(self.command)

    @property
    def on(self) -> bool:
        """Whether the seat on the screen switched it on."""
        return self._controller.look.seat in self._seats

    def can(self, command: str) -> bool:
        """Whether a command does something now."""
        if command == "route_help":
            return self.on or can_help(self._controller.session, self._controller.look)
        if not self.on or not can_help(self._controller.session, self._controller.look):
            return False
        return self.paths < MOST if command == "route_more" else self.paths > FEWEST

    def command(self, command: str) -> None:
        """Switch the help on or off, or ask about more or fewer paths."""
        if not self.can(command):
            return
        if command == "route_help":
            self._seats ^= {self._controller.look.seat}
        else:
            self.paths += 1 if command == "route_more" else -1
        self.follow()
        self.shown.emit()

    def follow(self) -> None:
        """Ask about the position on the screen, if it is another."""
        session, look = self._controller.session, self._controller.look
        asked = asked_of(session, look.seat, self.paths) if self.on and can_help(session, look) else None
        if asked == self._asked:
            return
        before, self._asked = self._asked, asked
        if asked is None:
            self._beside.cancel()
        if asked is None or before is None or before.turn != asked.turn:
            # what one seat was told is not for the next
            self._widget.set_route_help(None)
        if asked is not None:
            self._beside.run(lambda stop: find(asked, stop), self._take)

    def _take(self, found: Found) -> None:
        """An answer is there: show it, and note that it was."""
        self._controller.session.note_help(self._controller.seat, HELP)
        self._widget.set_route_help(route_help_view(found, self._controller.say))
        self.shown.emit()

    def close(self) -> None:
        """Nothing goes on afterwards."""
        self._seats, self._asked = set(), None
        self._beside.close()
