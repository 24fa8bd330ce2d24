"""Every symbol of the sheets explains itself when the pointer rests on it, in every step of a turn."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.describe import TIPS
from newvegas_desktop.new_las_vegas.present.view import Column, Mark, Part
from newvegas_desktop.ui.new_las_vegas import geometry, table_pointing
from newvegas_desktop.ui.new_las_vegas import ledger_geometry as ledger
from newvegas_desktop.ui.new_las_vegas.symbol_places import city_symbol, ledger_part, ledger_symbol
from newvegas_desktop.ui.new_las_vegas.table_stage import Space
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from tests.present.screens import controller
from tests.ui.examples import EXAMPLES
from tests.ui.fake_port import shown_table


class Tips:
    """Remembers the tip that would be on show; the real one takes its time to go."""

    text = ""

    @classmethod
    def showText(cls, at: QPoint, text: str, widget: TableWidget, rect: QRect) -> None:
        cls.text = text.removeprefix("<qt>").removesuffix("</qt>")

    @classmethod
    def hideText(cls) -> None:
        cls.text = ""


@pytest.fixture(autouse=True)
def tips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_pointing, "QToolTip", Tips)


def table_of(qtbot: QtBot, port: TableController) -> TableWidget:
    widget = TableWidget(port)
    qtbot.addWidget(widget)
    widget.resize(1366, 690)
    widget.show()
    QApplication.processEvents()
    widget.settle()
    # wherever the pointer was left by what ran before
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    return widget


def tip(widget: TableWidget, sheet: Space, point: QPointF) -> str:
    """The words of the tip at a point of a sheet; empty if there is none."""
    Tips.hideText()
    at: QPoint = widget.stage.transform(sheet).map(point).toPoint()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    return Tips.text


LOT = (3, 5)
"""A crane, its debt and a star on one lot."""
CITY = [
    ("crane", geometry.crane_rect(LOT).center()),
    ("debt ahead", geometry.debt_point(LOT)),
    ("star", geometry.star_point(LOT)),
    ("star", geometry.star_point((4, 7))),
    ("vip", geometry.carpet_rect((4, 7)).center()),
    ("luxury", geometry.carpet_rect((2, 2)).center()),
    ("mafia", geometry.carpet_rect((4, 2)).center()),
    ("lamp", geometry.intersection_point((3, 3))),
    ("light", geometry.light_rect((2, 2)).center()),
    ("hole", geometry.hole_rect(4).center()),
    ("tower", geometry.tower_rect(5).center()),
    ("base", geometry.base_rect(5).center()),
    ("street", geometry.street_rect(3).center()),
    ("desert", geometry.airport_rect().center() - QPointF(30, 0)),
    ("desert", geometry.sign_rect().center()),
]


@pytest.mark.parametrize("chosen", [(), ("card:1",), ("card:1", "button:number"), ("card:1", "lot:1.5")])
def test_every_symbol_of_the_city_in_every_step(qtbot: QtBot, chosen: tuple[str, ...]) -> None:
    port = controller()
    for slot in chosen:
        port.activate(slot)
    widget = table_of(qtbot, port)
    for symbol, point in CITY:
        assert tip(widget, Space.CITY, point) == TIPS[symbol], symbol


def test_the_plate_speaks_for_the_lot_only_where_the_bar_does_not(qtbot: QtBot) -> None:
    port = controller()
    widget = table_of(qtbot, port)
    plate, crane = geometry.plate_rect((1, 3)).center(), geometry.plate_rect((1, 2)).center()
    assert tip(widget, Space.CITY, plate) == TIPS["casino"]
    assert tip(widget, Space.CITY, crane) == TIPS["crane"]
    port.activate("card:1")
    assert tip(widget, Space.CITY, plate) == tip(widget, Space.CITY, crane) == ""
    port.activate("lot:1.3")
    assert tip(widget, Space.CITY, plate) == TIPS["open"]


def test_marks_change_what_a_symbol_means(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    lot = port.screen.city.lots[3, 5]
    point, star = geometry.debt_point((3, 5)), geometry.star_point((3, 5))
    for mark, debt, show in (
        (Mark.NONE, "debt ahead", "star"),
        (Mark.CIRCLED, "debt owed", "star won"),
        (Mark.CROSSED, "debt paid", "star lost"),
    ):
        lots = {**port.screen.city.lots, (3, 5): replace(lot, debt=mark, star_mark=mark)}
        port.change(city=replace(port.screen.city, lots=lots))
        assert tip(widget, Space.CITY, point) == TIPS[debt]
        assert tip(widget, Space.CITY, star) == TIPS[show]


def test_the_ledger_explains_its_symbols_and_its_parts(qtbot: QtBot) -> None:
    port = controller()
    widget = table_of(qtbot, port)
    view = port.screen.ledger
    first = ledger.group_rects(view.track)[0]
    show = ledger.column_boxes(Column.SHOW_LEFT, view.columns[Column.SHOW_LEFT])
    debt = view.columns[Column.SHOW_LEFT].debts[0]
    for symbol, point in (
        ("group debt", ledger.group_debt_point(first)),
        ("scissors", ledger.scissors_point(view.track)),
        ("show debt", ledger.box_debt_point(show[debt.index])),
        ("bundle", ledger.safe_bundle_rect().center()),
        ("debts", ledger.safe_debt_point()),
        ("sign vip", QPointF(ledger.SIGN_X, ledger.row_top(Column.VIP) + 12)),
        ("part golf", ledger.label_rect(Part.GOLF).center()),
        ("part golf", ledger.points_rect(Part.GOLF).center()),
        ("part shows", ledger.points_rect(Part.SHOWS).center()),
    ):
        assert tip(widget, Space.LEDGER, point) == TIPS[symbol], symbol
    # on the log there are no symbols
    widget.set_page("log")
    assert tip(widget, Space.LEDGER, ledger.group_debt_point(first)) == ""


def test_behind_a_curtain_nothing_is_explained(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    port.change(curtain="Rita")
    assert tip(widget, Space.CITY, geometry.star_point((4, 7))) == ""


def test_every_symbol_that_can_be_found_has_words() -> None:
    for make in EXAMPLES.values():
        scene = make()
        found: set[str] = set()
        for x in range(0, 1152, 9):
            for y in range(0, 690, 9):
                point = QPointF(x, y)
                symbols = (city_symbol(scene.city, point), ledger_symbol(scene.ledger, point))
                found |= {each[0] for each in (*symbols, ledger_part(scene.ledger, point)) if each is not None}
        assert found <= set(TIPS)
        assert {"lamp", "light", "desert", "base", "tower", "scissors", "bundle", "part safe"} <= found


def test_the_numbers_to_choose_from_stand_side_by_side_on_the_plate() -> None:
    plate = geometry.plate_rect((2, 5))
    for count in range(5):
        rects = geometry.option_rects((2, 5), count)
        assert len(rects) == count
        assert all(plate.contains(rect) for rect in rects)
        for index, rect in enumerate(rects):
            assert not any(rect.intersects(QRectF(other).adjusted(0.1, 0.1, -0.1, -0.1)) for other in rects[:index])
