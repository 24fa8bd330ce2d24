"""The commands of the window carried out on a table: the one place that knows which is which."""

from typing import Protocol

from newvegas_desktop.ui.shell.main_window import MainWindow

TURN = (
    "undo",
    "redo",
    "restart",
    "confirm",
    "take_back",
    "skip",
    "number",
    "effect",
    "extend",
    "choose_1",
    "choose_2",
    "choose_3",
)
PAGES = ("ledger", "rivals", "log")


class Surface(Protocol):
    """What a table page can do by itself."""

    def zoom_in(self) -> None:
        """Larger."""

    def zoom_out(self) -> None:
        """Smaller."""

    def zoom_reset(self) -> None:
        """The whole table."""

    def set_theme(self, name: str) -> None:
        """Another board."""

    def set_page(self, name: str) -> None:
        """Another page of the right column."""

    def set_tool(self, name: str) -> None:
        """none, pencil or rubber."""

    def set_pencil_visible(self, visible: bool) -> None:
        """Hide or show the pencil strokes."""


class Orders(Protocol):
    """What the game can be told."""

    def command(self, name: str) -> None:
        """Give a command by its name."""

    def can(self, name: str) -> bool:
        """Whether a command does something now."""


class TableCommands:
    """Connects the window's commands with one table; let it go, and they are connected no more."""

    def __init__(self, window: MainWindow, surface: Surface, orders: Orders) -> None:
        """Connect; what the window does itself stays with it."""
        self._window, self._surface, self._orders = window, surface, orders
        window.command.connect(self.give)
        window.actions_table.set_rule(self.can)

    def release(self) -> None:
        """Connect no more."""
        self._window.command.disconnect(self.give)
        self._window.actions_table.set_rule(None)

    def can(self, name: str) -> bool:
        """Whether a command of the turn does something now."""
        return self._orders.can(name) if name in TURN else True

    def give(self, name: str, checked: bool) -> None:
        """Carry out a command, if it is one of the table's."""
        surface, actions = self._surface, self._window.actions_table
        if name in TURN:
            self._orders.command(name)
        elif name in PAGES:
            surface.set_page(name)
        elif name.startswith("theme_"):
            surface.set_theme(name.removeprefix("theme_"))
        elif name in ("pencil", "rubber"):
            surface.set_tool(name if checked else "none")
            actions.set_checked("rubber" if name == "pencil" else "pencil", False)
        elif name == "pencil_visible":
            surface.set_pencil_visible(checked)
        elif name == "zoom_in":
            surface.zoom_in()
        elif name == "zoom_out":
            surface.zoom_out()
        elif name == "zoom_reset":
            surface.zoom_reset()
