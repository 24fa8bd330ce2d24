"""The one window: a stack of pages, the commands, quiet messages, and a memory of where it stood."""

import base64
import binascii
import sys
from collections.abc import Callable

from PySide6.QtCore import QByteArray, QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from newvegas_desktop.ui.shell.actions import Actions
from newvegas_desktop.ui.shell.message_bar import MessageBar
from newvegas_desktop.ui.shell.page import Page
from newvegas_desktop.ui.shell.settings import SettingsStore

FIRST_SIZE = QSize(1366, 690)
LEAST_SIZE = QSize(960, 560)
HELP_PAGES = ("legend", "how_to_play", "about")
"""Pages that are looked at and left again, back to where one came from."""


class MainWindow(QMainWindow):
    """Pages are added by name; whoever runs the game listens to `command` and shows pages."""

    command = Signal(str, bool)
    """A command the window does not carry out itself, and whether it is checked."""
    recent_chosen = Signal(str)
    """A recent file, by its path."""
    page_shown = Signal(str)
    """Another page has come into view."""
    closing = Signal()
    """The window is about to go; its geometry is remembered already."""

    def __init__(self, store: SettingsStore, title: str, parent: QWidget | None = None) -> None:
        """A window without pages, as large as it was last time."""
        super().__init__(parent)
        self.store = store
        self.setWindowTitle(title)
        self.setMinimumSize(LEAST_SIZE)
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self._pages: dict[str, QWidget] = {}
        self._later: dict[str, Callable[[], QWidget]] = {}
        self._before_help = ""
        self._alt = False
        self.actions_table = Actions(self)
        self.actions_table.triggered.connect(self._triggered)
        self.actions_table.recent_chosen.connect(self.recent_chosen)
        self.messages = MessageBar(self)
        self.may_close: Callable[[], bool] | None = None
        """Asked before the window closes; False keeps it open."""
        if sys.platform == "darwin":
            for menu in self.actions_table.menus:
                self.menuBar().addMenu(menu)
        else:
            self.menuBar().hide()
        self._restore()
        self.show_settings()

    # pages

    def add_page(self, name: str, page: QWidget) -> None:
        """Add a page; a page of the same name is replaced and deleted."""
        old = self._pages.get(name)
        current = self.page
        self._pages[name] = page
        self._stack.addWidget(page)
        if isinstance(page, Page):
            page.back.connect(self.leave)
            page.menu_requested.connect(self.pop_up_menu)
        if old is not None and old is not page:
            if current == name:
                self._stack.setCurrentWidget(page)
            self._stack.removeWidget(old)
            old.deleteLater()

    def add_later(self, name: str, make: Callable[[], QWidget]) -> None:
        """Add a page that is made when it is first wanted."""
        self._later[name] = make

    def __getitem__(self, name: str) -> QWidget:
        """A page by its name."""
        if name not in self._pages and name in self._later:
            self.add_page(name, self._later.pop(name)())
        return self._pages[name]

    def has_page(self, name: str) -> bool:
        """Whether there is a page of that name."""
        return name in self._pages or name in self._later

    @property
    def page(self) -> str:
        """The name of the page in view, empty before there is one."""
        shown = self._stack.currentWidget()
        return next((name for name, page in self._pages.items() if page is shown), "")

    def show_page(self, name: str) -> None:
        """Bring a page into view and put the focus where it belongs."""
        if name in HELP_PAGES and self.page not in HELP_PAGES:
            self._before_help = self.page
        page = self[name]
        self._stack.setCurrentWidget(page)
        self.actions_table.set_page(name)
        if isinstance(page, Page):
            page.opened()
        else:
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.page_shown.emit(name)

    def leave(self) -> None:
        """Leave the page in view: a help page for where one came from, any other for the start page."""
        page = self.page
        if page in HELP_PAGES and self._before_help in self._pages:
            self.show_page(self._before_help)
        elif page not in ("start", "table") and "start" in self._pages:
            self.command.emit("start_page", False)

    # commands

    def _triggered(self, command: str, checked: bool) -> None:
        if command == "quit":
            self.close()
        elif command == "menu":
            self.pop_up_menu()
        elif command == "full_screen":
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif command in HELP_PAGES and self.has_page(command):
            self.show_page(command)
        else:
            if command.startswith("theme_"):
                self._remember(theme=command.removeprefix("theme_"))
            elif command == "motion":
                self._remember(motion=checked)
            elif command.startswith("pace_"):
                self._remember(pace=command.removeprefix("pace_"))
            self.command.emit(command, checked)

    def _remember(self, **values: object) -> None:
        problem = self.store.change(**values)
        if problem:
            self.say(problem, warning=True)

    def show_settings(self) -> None:
        """Check the commands that mirror a setting."""
        settings, table = self.store.settings, self.actions_table
        table.set_checked(f"theme_{settings.theme}", True)
        table.set_checked("motion", settings.motion)
        table.set_checked(f"pace_{settings.pace}", True)
        table.set_checked("pencil_visible", True)
        table.set_checked("ledger", True)

    def pop_up_menu(self, at: QPoint | None = None) -> None:
        """Open the menu with every command and its keys: below a point of the screen, or at the upper right corner."""
        menu = self.actions_table.main_menu
        self.actions_table.refresh()
        wide = menu.sizeHint().width()
        corner = self.mapToGlobal(QPoint(self.width() - 8, 36))
        right = min(at.x() + wide, corner.x()) if at is not None else corner.x()
        menu.popup(QPoint(right - wide, at.y() if at is not None else corner.y()))
        menu.setActiveAction(menu.actions()[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt alone opens the menu when it is let go."""
        self._alt = event.key() == Qt.Key.Key_Alt
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Alt was pressed alone: open the menu."""
        alone = self._alt and event.key() == Qt.Key.Key_Alt
        self._alt = False
        super().keyReleaseEvent(event)
        if alone:
            self.pop_up_menu()

    def changeEvent(self, event: QEvent) -> None:
        """Alt that switched to another window opens no menu here; a full screen left otherwise is noticed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self._alt = False
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_table.set_checked("full_screen", self.isFullScreen())

    # messages

    def say(self, text: str, warning: bool = False) -> None:
        """Say something without getting in the way."""
        self.messages.say(text, warning)

    # where it stood

    def _restore(self) -> None:
        self.resize(FIRST_SIZE)
        encoded = self.store.settings.geometry
        if encoded:
            try:
                self.restoreGeometry(QByteArray(base64.b64decode(encoded, validate=True)))
            except binascii.Error:
                return
            self.actions_table.set_checked("full_screen", self.isFullScreen())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the message in the middle."""
        super().resizeEvent(event)
        self.messages.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the geometry; a full disk is no reason to stay open."""
        if self.may_close is not None and not self.may_close():
            event.ignore()
            return
        self.store.change(geometry=base64.b64encode(self.saveGeometry().data()).decode())
        self.closing.emit()
        super().closeEvent(event)
