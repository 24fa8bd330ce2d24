"""The about page: what the program is, whom it owes thanks, and every licence in full."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from newvegas_desktop.ui.shell.neon_title import NeonTitle
from newvegas_desktop.ui.shell.night_scene import paint_horizon
from newvegas_desktop.ui.shell.page import Page, label


@dataclass(frozen=True, slots=True)
class Licence:
    """A licence: whose it is, its name, and how to get its text."""

    what: str
    name: str
    text: Callable[[], str]


@dataclass(frozen=True, slots=True)
class About:
    """Everything the page says."""

    title: str
    version: str
    sentences: tuple[str, ...]
    credits: tuple[tuple[str, str], ...]
    """A role and a name."""
    licences: tuple[Licence, ...]


class AboutPage(Page):
    """Plain words at the left, the text of a licence at the right."""

    def __init__(self, about: About, parent: QWidget | None = None) -> None:
        """A page for one program."""
        super().__init__(parent)
        self.setAccessibleName(self.tr("About this program"))
        self._back, self._menu, self._title = self.back_button(), self.menu_button(), NeonTitle(about.title)
        head = QHBoxLayout()
        head.addWidget(self._back)
        head.addWidget(self._title)
        head.addWidget(label(about.version, "soft"))
        head.addStretch(1)
        head.addWidget(self._menu)
        left = QVBoxLayout()
        for sentence in about.sentences:
            left.addWidget(label(sentence, wrap=True))
        people = QGridLayout()
        for row, (role, name) in enumerate(about.credits):
            people.addWidget(label(role, "soft"), row, 0)
            people.addWidget(label(name, "heading"), row, 1)
        people.setColumnStretch(1, 1)
        left.addLayout(people)
        left.addWidget(label(self.tr("Licences"), "heading"))
        self.licence_text = QPlainTextEdit(self)
        self.licence_text.setReadOnly(True)
        self.licence_text.setTabChangesFocus(True)
        self.licence_text.setAccessibleName(self.tr("Text of the licence"))
        self.buttons: list[QPushButton] = []
        for licence in about.licences:
            button = QPushButton(f"{licence.what}: {licence.name}", self)
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setAutoDefault(True)
            button.clicked.connect(lambda checked=False, licence=licence: self._show(licence))
            left.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            self.buttons.append(button)
        left.addStretch(1)
        body = QHBoxLayout()
        body.addLayout(left, 45)
        body.addWidget(self.licence_text, 55)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(head)
        self._whole.addLayout(body, 1)
        self._left, self._body, self._people, self._head = left, body, people, head
        self._first = about.licences[0] if about.licences else None

    def _show(self, licence: Licence) -> None:
        self.licence_text.setPlainText(licence.text())

    def opened(self) -> None:
        """The first licence is shown; its text is read only now."""
        if self._first is not None:
            if not self.licence_text.toPlainText():
                self._show(self._first)
                self.buttons[0].setChecked(True)
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def paint_night(self, painter: QPainter, area: QRectF) -> None:
        """The city at the foot of the page."""
        super().paint_night(painter, area)
        paint_horizon(painter, area, 0.5)

    def rescale(self, unit: float) -> None:
        """Margins."""

        def px(size: float) -> int:
            return round(size * unit)

        for part in (self._back, self._menu, self._title):
            part.set_unit(unit)
        self._whole.setContentsMargins(px(30), px(8), px(30), px(24))
        self._whole.setSpacing(px(12))
        self._head.setSpacing(px(12))
        self._left.setSpacing(px(12))
        self._people.setHorizontalSpacing(px(24))
        self._people.setVerticalSpacing(px(4))
        self._body.setSpacing(px(36))
