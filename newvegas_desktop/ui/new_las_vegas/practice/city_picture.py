"""A small picture of the city with a route in it, for the free drive on the choosing page."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.generators import free
from newvegas_desktop.new_las_vegas.present.frame import labels
from newvegas_desktop.new_las_vegas.present.practice_view import map_view
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.places import place
from newvegas_desktop.ui.new_las_vegas.practice.map_paint import AREA, paint_live, paint_print
from newvegas_desktop.ui.paint.themes import THEMES
from newvegas_desktop.ui.shell.controls import HINTS
from newvegas_desktop.ui.shell.language import say_in_users_language

_ROUTE = (((1, 2), (1, 3)), ((1, 4), (2, 4)), ((2, 5), (3, 5)), ((3, 6), (3, 7)), ((3, 8), (2, 8)))
"""Paths by their corners and lamps: enough to see what a drive looks like."""


class CityPicture(QWidget):
    """Painted as the exercise paints it, as large as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """A few paths of a free drive."""
        super().__init__(parent)
        board = standard_board()
        attempt = Attempt(board, free(board))
        for via, to in _ROUTE:
            attempt = attempt.draw(place(*via), place(*to))
        say = say_in_users_language()
        self._view, self._labels, self._theme = map_view(attempt, say), labels(say), "light"
        self.setAccessibleName(self.tr("A route in the city"))

    def set_theme(self, name: str) -> None:
        """Another board."""
        self._theme = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet in the middle of the room there is."""
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        scale = min(self.width() / AREA.width(), self.height() / AREA.height())
        shown = QRectF(0, 0, AREA.width() * scale, AREA.height() * scale)
        shown.moveCenter(QRectF(self.rect()).center())
        painter.translate(shown.left() - AREA.left() * scale, shown.top() - AREA.top() * scale)
        painter.scale(scale, scale)
        theme = THEMES[self._theme]
        paint_print(painter, self._view, self._labels, theme)
        paint_live(painter, self._view, theme)
        painter.end()
