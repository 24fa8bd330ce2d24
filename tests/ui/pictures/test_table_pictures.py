"""The table at the moments that matter, in every theme, as pictures."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from newvegas_desktop.ui.paint.themes import THEMES
from tests.present.screens import controller
from tests.ui.pictures.compare import same_picture
from tests.ui.pictures.moments import before, finished, table

SIZE = QSize(1280, 690)


def _first(at_table: TableController, kind: str) -> str:
    return next(slot for slot in at_table.screen.targets if slot.startswith(kind))


def _empty() -> TableController:
    return controller(7, 2)


def _lit() -> TableController:
    """A combination is chosen and a lot pointed at."""
    shown = table(before(Kind.CHOOSE, 15, 2), 2)
    shown.activate("card:3")
    shown.point(_first(shown, "lot:"))
    return shown


def _columns() -> TableController:
    """The effect is an Improvement: the yellow boxes are lit, one is pointed at."""
    shown = table(before(Kind.IMPROVEMENT, 16, 0), 0)
    shown.point("column:vip")
    return shown


def _paths() -> TableController:
    """The effect is the Limousine: its paths are lit, one is pointed at."""
    shown = table(before(Kind.LIMOUSINE, 14, 3), 3)
    shown.point(_first(shown, "path:"))
    return shown


def _full() -> TableController:
    """Nothing is left to do but to confirm the last turn of all."""
    return table(before(Kind.CONFIRM, 28, 0), 0)


def _finished() -> TableController:
    return table(finished(), 2)


def _curtain() -> TableController:
    return table(before(Kind.CHOOSE, 9, 1), 1, secret=True)


MOMENTS = [_empty, _lit, _columns, _paths, _full, _finished]


def _draw(qtbot: QtBot, name: str, shown: TableController, theme: str, page: str = "ledger") -> None:
    widget = TableWidget(shown, theme)
    qtbot.addWidget(widget)
    widget.set_page(page)
    same_picture(f"table-{name}-{theme}", widget.picture(SIZE))


@pytest.mark.parametrize("theme", sorted(THEMES))
@pytest.mark.parametrize("make", MOMENTS, ids=lambda make: make.__name__[1:])
def test_table(qtbot: QtBot, make: Callable[[], TableController], theme: str) -> None:
    _draw(qtbot, make.__name__[1:], make(), theme)


@pytest.mark.parametrize("page", ["rivals", "log"])
def test_other_page_of_the_column(qtbot: QtBot, page: str) -> None:
    _draw(qtbot, page, _lit(), "light", page)


def test_curtain(qtbot: QtBot) -> None:
    _draw(qtbot, "curtain", _curtain(), "light")
