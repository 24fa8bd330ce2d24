"""The window before the game is loaded: the start page is painted first, and everything else comes after it."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from newvegas_desktop.ui.shell.language import install_language
from newvegas_desktop.ui.shell.main_window import MainWindow
from newvegas_desktop.ui.shell.memory import forget_sources, give_back_pictures
from newvegas_desktop.ui.shell.settings import SettingsStore
from newvegas_desktop.ui.shell.start_page import StartPage
from newvegas_desktop.ui.shell.styles import dress

PATIENCE_MS = 400
"""How long a window that nobody paints, such as a minimised one, keeps the rest waiting."""


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """What the command line says about the window."""

    file: Path | None = None
    seed: int | None = None
    size: tuple[int, int] | None = None


class Opening(QObject):
    """The settings, the window and its start page, without anything on it yet."""

    def __init__(self, options: WindowOptions) -> None:
        """Build the window; it is not shown yet."""
        super().__init__()
        give_back_pictures()
        forget_sources()
        self.store = SettingsStore()
        self.problem = self.store.load()
        self.window = MainWindow(self.store, self.tr("New Las Vegas"))
        self.start = StartPage(
            self.tr("New"), self.tr("LAS VEGAS"), self.tr("flip, write, bet the city"),
            self.tr("An unofficial program for the game by Benoit Turpin, published by Blue Cocker"),
        )  # fmt: skip
        self.window.add_page("start", self.start)
        if options.size is not None:
            self.window.resize(*options.size)


class _Loading(QObject):
    """Waits for the first paint of the start page, then loads the rest of the program."""

    def __init__(self, options: WindowOptions, opening: Opening) -> None:
        super().__init__()
        self._options, self._opening = options, opening
        self.app: QObject | None = None
        opening.start.installEventFilter(self)
        QTimer.singleShot(PATIENCE_MS, self, self._load)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._opening.start.removeEventFilter(self)
            QTimer.singleShot(0, self, self._load)
        return False

    def _load(self) -> None:
        if self.app is None:
            from newvegas_desktop.ui.app import App

            app = App(self._options, self._opening)
            self.app = app
            app.show()


def run(options: WindowOptions) -> int:
    """Open the window and stay until it is closed."""
    application = QApplication([])
    QCoreApplication.setApplicationName("newvegas")
    install_language()
    dress(application)
    opening = Opening(options)
    opening.window.show_page("start")
    loading = _Loading(options, opening)
    opening.window.show()
    code = application.exec()
    del loading
    return code
