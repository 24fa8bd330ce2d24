"""The commands as Qt actions: one action each, shared by menus, keys and tool tips."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from newvegas_desktop.ui.shell.commands import COMMAND_BY_ID, COMMANDS, MENUS, RECENT
from newvegas_desktop.ui.shell.recent import RecentEntry


def command_text(command: str) -> str:
    """What a command is called, in the user's language."""
    return QCoreApplication.translate("Commands", COMMAND_BY_ID[command].text)


def keys_text(command: str) -> str:
    """The first key of a command as this system writes it."""
    keys = COMMAND_BY_ID[command].keys
    return QKeySequence(keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if keys else ""


def command_tip(command: str) -> str:
    """A command with its key: `Undo (Ctrl+Z)`."""
    keys = keys_text(command)
    text = command_text(command).rstrip("…")
    return f"{text} ({keys})" if keys else text


class Actions(QObject):
    """All commands of a window."""

    triggered = Signal(str, bool)
    """A command was given: its id, and whether it is checked now."""
    recent_chosen = Signal(str)
    """A recent game was chosen: its path, or what its save is known by."""

    def __init__(self, window: QWidget) -> None:
        """Make the actions and give them to the window, so that their keys work without a menu bar."""
        super().__init__(window)
        self._window = window
        self._actions: dict[str, QAction] = {}
        self._can: Callable[[str], bool] | None = None
        self._page = ""
        groups: dict[str, QActionGroup] = {}
        for command in COMMANDS:
            if command.id == RECENT:
                continue
            action = QAction(command_text(command.id), self)
            action.setObjectName(command.id)
            action.setShortcuts([QKeySequence(keys) for keys in command.keys])
            action.setCheckable(command.checkable)
            action.setToolTip(command_tip(command.id))
            if command.group:
                action.setActionGroup(groups.setdefault(command.group, QActionGroup(self)))
            action.triggered.connect(lambda checked=False, id_=command.id: self.triggered.emit(id_, bool(checked)))
            window.addAction(action)
            self._actions[command.id] = action
        self._menus = {key: QMenu(QCoreApplication.translate("Commands", text), window) for key, text in MENUS}
        self._recent = QMenu(command_text(RECENT), window)
        self.main_menu = QMenu(window)
        self.main_menu.setAccessibleName(QCoreApplication.translate("Commands", "Menu"))
        self._fill()
        self.set_recent(())

    def _fill(self) -> None:
        for command in COMMANDS:
            if command.hidden:
                continue
            menu = self._menus[command.menu]
            if command.after_line:
                menu.addSeparator()
            if command.id == RECENT:
                menu.addMenu(self._recent)
            else:
                menu.addAction(self._actions[command.id])
        for menu in self.menus:
            self.main_menu.addMenu(menu)

    def __getitem__(self, command: str) -> QAction:
        """The action of a command."""
        return self._actions[command]

    @property
    def menus(self) -> list[QMenu]:
        """The menus in their order, for a menu bar."""
        return [self._menus[key] for key, _ in MENUS]

    def set_recent(self, entries: Sequence[RecentEntry]) -> None:
        """Show these games as the recent ones."""
        self._recent.clear()
        for number, entry in enumerate(entries, 1):
            # an ampersand in a name would become a shortcut
            name = entry.title.replace("&", "&&")
            action = self._recent.addAction(f"&{number}  {name}" if number < 10 else name)
            action.setToolTip(entry.tip or entry.path)
            action.triggered.connect(lambda checked=False, path=entry.path: self.recent_chosen.emit(path))
        self._recent.setEnabled(bool(entries))

    def set_checked(self, command: str, checked: bool) -> None:
        """Show a command as checked, without giving it."""
        self._actions[command].setChecked(checked)

    def set_page(self, page: str) -> None:
        """Offer what can be used on a page."""
        self._page = page
        self.refresh()

    def set_rule(self, can: Callable[[str], bool] | None) -> None:
        """Ask this, too, whether a command of the table does something now."""
        self._can = can
        self.refresh()

    def refresh(self) -> None:
        """Offer exactly what can be used now."""
        for command in COMMANDS:
            action = self._actions.get(command.id)
            if action is None:
                continue
            here = not command.pages or self._page in command.pages
            if here and self._can is not None and command.menu in ("turn", "bots") and not command.group:
                here = self._can(command.id)
            action.setEnabled(here)
