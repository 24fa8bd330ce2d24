"""Mouse, touch and keyboard on the table reach the port with the right slot."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QMouseEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.present.view import PathTarget
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas.table_pencil import simplified
from newvegas_desktop.ui.new_las_vegas.table_stage import Space
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from tests.present.screens import controller
from tests.ui.fake_port import CHOOSER, FakePort, example_screen, shown_table, with_route

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
SLOTS = [
    "lot:1.2", "lot:2.1", "lot:3.8", "lot:4.9", "hole:2", "hole:10", "hotel:1", "hotel:11", "street:1", "street:4",
    "intersection:1.1", "intersection:4.9", "project:P3", "project:Y7", "group:1", "group:6", "track:14",
    "column:inauguration", "column:shows_left", "column:vip", "run:2", "part:golf", "penalty", "total", "card:1",
    "card:3", "seat:1", "seat:3", "button:number", "button:undo", "button:confirm", "button:menu",
]  # fmt: skip


def move(widget: TableWidget, point: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    at = QPointF(point)
    event = QMouseEvent(
        QEvent.Type.MouseMove, at, widget.mapToGlobal(at), Qt.MouseButton.NoButton, held, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(widget, event)


def sheet_point(widget: TableWidget, x: float, y: float) -> QPoint:
    return widget.stage.transform(Space.CITY).map(QPointF(x, y)).toPoint()


@pytest.mark.parametrize("size", [(1280, 690), (1366, 690), (1920, 1000)])
@pytest.mark.parametrize("slot", SLOTS)
def test_hovering_and_clicking_a_slot(qtbot: QtBot, slot: str, size: tuple[int, int]) -> None:
    port, widget = shown_table(qtbot, size=size)
    move(widget, widget.slot_point(slot))
    assert port.told("point") == [slot]
    QTest.mouseClick(widget, LEFT, pos=widget.slot_point(slot))
    assert port.told("activate") == [slot]
    assert widget.hovered == slot


def test_every_slot_of_every_example_is_hit_by_its_point(qtbot: QtBot) -> None:
    for name in ("empty", "half", "full", "limousine", "finished"):
        port, widget = shown_table(qtbot, name)
        for slot in port.screen.slots:
            track = slot.startswith("track:") and slot != "track:14"
            lamp = slot.startswith("intersection:") and port.screen.city.route.targets
            if not track and not lamp:
                assert widget.slot_at(QPointF(widget.slot_point(slot))) == slot
        widget.close()


def test_a_box_that_can_be_checked_wins_over_its_group(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    assert widget.slot_at(QPointF(widget.slot_point("track:9"))) == "group:5"
    port.change(targets=("track:9",))
    assert widget.slot_at(QPointF(widget.slot_point("track:9"))) == "track:9"


def test_the_pointer_leaving_points_at_nothing(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    move(widget, widget.slot_point("lot:3.8"))
    move(widget, QPoint(2, 100))
    move(widget, widget.slot_point("lot:3.8"))
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    assert port.told("point") == ["lot:3.8", None, "lot:3.8", None]


def test_a_press_let_go_elsewhere_does_nothing(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    QTest.mousePress(widget, LEFT, pos=widget.slot_point("button:undo"))
    QTest.mouseRelease(widget, LEFT, pos=widget.slot_point("card:1"))
    QTest.mouseClick(widget, RIGHT, pos=widget.slot_point("card:1"))
    assert port.told("activate") == []


def test_after_a_click_the_same_slot_is_pointed_at_anew(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    point = widget.slot_point("lot:3.8")
    move(widget, point)
    QTest.mouseClick(widget, LEFT, pos=point)
    move(widget, point + QPoint(1, 0))
    assert port.told("point") == ["lot:3.8", "lot:3.8"]


# the limousine's paths

SQUARE = (PathTarget((1, 6), (2, 6)), PathTarget((2, 5), (2, 6)), PathTarget((1, 6), (1, 7)))


@pytest.mark.parametrize("slot", ["path:1.6-2.6", "path:2.5-2.6", "path:1.6-1.7"])
def test_every_path_is_its_own_target(qtbot: QtBot, slot: str) -> None:
    port, widget = shown_table(qtbot, with_route(SQUARE, at=(1, 5)))
    move(widget, widget.slot_point(slot))
    QTest.mouseClick(widget, LEFT, pos=widget.slot_point(slot))
    assert (port.told("point"), port.told("activate")) == ([slot], [slot])


def test_two_ways_to_one_lamp_are_told_apart_by_the_block(qtbot: QtBot) -> None:
    _, widget = shown_table(qtbot, with_route(SQUARE, at=(1, 5)))
    lamp = geometry.intersection_point((2, 6))
    x, y = lamp.x(), lamp.y()
    found = {
        side: widget.slot_at(QPointF(sheet_point(widget, x + across, y + down)))
        for side, across, down in (("above", 0, -12), ("left", -12, 0), ("on it, above", 1, -6))
    }
    assert found == {"above": "path:1.6-2.6", "left": "path:2.5-2.6", "on it, above": "path:1.6-2.6"}
    # the first block of one way only
    start = geometry.intersection_point((1, 5))
    assert widget.slot_at(QPointF(sheet_point(widget, start.x(), start.y() + 60))) == "path:2.5-2.6"


def test_what_is_meant_on_a_shared_block_stays_meant(qtbot: QtBot) -> None:
    _, widget = shown_table(qtbot, with_route(SQUARE, at=(1, 5)))
    middle = QPointF(geometry.road_x(5) + 50, geometry.road_y(1))
    shared = QPointF(sheet_point(widget, middle.x(), middle.y()))
    move(widget, widget.slot_point("path:1.6-2.6"))
    assert widget.slot_at(shared) == "path:1.6-2.6"
    move(widget, widget.slot_point("path:1.6-1.7"))
    assert widget.slot_at(shared) == "path:1.6-1.7"


@pytest.mark.parametrize(
    ("corners", "slot"),
    [([(1, 6), (2, 6)], "path:1.6-2.6"), ([(2, 5), (2, 6)], "path:2.5-2.6"), ([(1, 6), (1, 7)], "path:1.6-1.7")],
)
def test_dragging_along_the_road_draws_the_path(qtbot: QtBot, corners: list[tuple[int, int]], slot: str) -> None:
    port, widget = shown_table(qtbot, with_route(SQUARE, at=(1, 5)))
    points = [geometry.intersection_point(place) for place in [(1, 5), *corners]]
    QTest.mousePress(widget, LEFT, pos=sheet_point(widget, points[0].x(), points[0].y()))
    for one, other in pairwise(points):
        for step in range(1, 9):
            place = one + (other - one) * step / 8
            move(widget, sheet_point(widget, place.x(), place.y()), LEFT)
    assert port.told("activate") == [slot]
    QTest.mouseRelease(widget, LEFT, pos=sheet_point(widget, points[-1].x(), points[-1].y()))
    assert port.told("activate") == [slot]
    assert port.told("point")[-1] == slot


@pytest.mark.parametrize(
    ("seen", "slot"),
    [
        # the corner itself is never seen, only places before and behind it
        ([(1.0, 5.72), (1.33, 6.0), (2.0, 6.0)], "path:1.6-2.6"),
        ([(1.0, 5.3), (2.0, 6.0)], "path:1.6-2.6"),
        ([(1.3, 5.0), (2.0, 6.0)], "path:2.5-2.6"),
        ([(1.0, 7.0)], "path:1.6-1.7"),
    ],
)
def test_a_quick_drag_is_not_lost(qtbot: QtBot, seen: list[tuple[float, float]], slot: str) -> None:
    port, widget = shown_table(qtbot, with_route(SQUARE, at=(1, 5)))
    car, one = geometry.intersection_point((1, 5)), geometry.intersection_point((2, 6))
    points = [
        sheet_point(widget, car.x() + (one.x() - car.x()) * (avenue - 5), car.y() + (one.y() - car.y()) * (street - 1))
        for street, avenue in seen
    ]
    QTest.mousePress(widget, LEFT, pos=sheet_point(widget, car.x(), car.y()))
    for point in points[:-1]:
        move(widget, point, LEFT)
    QTest.mouseRelease(widget, LEFT, pos=points[-1])
    assert port.told("activate") == [slot]


def test_the_car_is_in_one_place_while_it_is_dragged(qtbot: QtBot) -> None:
    _, widget = shown_table(qtbot, with_route(SQUARE, at=(1, 5)))
    car = geometry.intersection_point((1, 5))
    QTest.mousePress(widget, LEFT, pos=sheet_point(widget, car.x(), car.y()))
    assert {"city:car"} <= widget.layers.items.keys() & widget.layers.live.keys()
    move(widget, sheet_point(widget, car.x() + 60, car.y() + 2), LEFT)
    assert "trail" in widget.layers.live
    assert "city:car" not in widget.layers.items.keys() | widget.layers.live.keys()
    QTest.mouseRelease(widget, LEFT, pos=sheet_point(widget, car.x() + 60, car.y() + 2))
    assert {"city:car"} <= widget.layers.items.keys() & widget.layers.live.keys()


def test_at_the_light_the_car_is_taken_where_it_stands(qtbot: QtBot) -> None:
    targets = (PathTarget((2, 3), (2, 4)),)
    screen = with_route(targets, at=(2, 2))
    screen = replace(screen, city=replace(screen.city, route=replace(screen.city.route, nodes=((2, 2),))))
    port, widget = shown_table(qtbot, screen)
    light, end = geometry.intersection_point((2, 2)), geometry.intersection_point((2, 4))
    QTest.mousePress(widget, LEFT, pos=sheet_point(widget, light.x() - 40, light.y()))
    QTest.mouseRelease(widget, LEFT, pos=sheet_point(widget, end.x(), end.y()))
    assert port.told("activate") == ["path:2.3-2.4"]


def test_a_drag_that_goes_nowhere_draws_nothing(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot, with_route(SQUARE, at=(1, 5)))
    car = geometry.intersection_point((1, 5))
    QTest.mousePress(widget, LEFT, pos=sheet_point(widget, car.x(), car.y()))
    move(widget, sheet_point(widget, car.x() + 60, car.y() + 2), LEFT)
    assert "trail" in widget.layers.live
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert "trail" not in widget.layers.live
    QTest.mouseRelease(widget, LEFT, pos=sheet_point(widget, car.x() + 60, car.y() + 2))
    assert port.told("activate") == []


# touch


@pytest.fixture
def finger() -> QPointingDevice:
    return QTest.createTouchDevice()


def tap(widget: TableWidget, finger: QPointingDevice, point: QPoint) -> None:
    QTest.touchEvent(widget, finger).press(0, point, widget).commit()
    QTest.touchEvent(widget, finger).release(0, point, widget).commit()


@pytest.mark.parametrize("slot", ["lot:3.8", "card:2", "hole:3", "column:vip"])
def test_the_first_tap_previews_and_the_second_writes(qtbot: QtBot, finger: QPointingDevice, slot: str) -> None:
    port, widget = shown_table(qtbot)
    tap(widget, finger, widget.slot_point("lot:4.7"))
    tap(widget, finger, widget.slot_point(slot))
    assert (port.told("point"), port.told("activate")) == (["lot:4.7", slot], [])
    tap(widget, finger, widget.slot_point(slot))
    assert port.told("activate") == [slot]


def test_a_button_needs_one_tap(qtbot: QtBot, finger: QPointingDevice) -> None:
    port, widget = shown_table(qtbot)
    tap(widget, finger, widget.slot_point("button:undo"))
    assert port.told("activate") == ["button:undo"]


def test_two_fingers_magnify(qtbot: QtBot, finger: QPointingDevice) -> None:
    _, widget = shown_table(qtbot)
    middle = widget.slot_point("lot:3.6")
    QTest.touchEvent(widget, finger).press(0, middle, widget).commit()
    QTest.touchEvent(widget, finger).move(0, middle, widget).press(1, middle + QPoint(60, 0), widget).commit()
    QTest.touchEvent(widget, finger).move(0, middle, widget).move(1, middle + QPoint(120, 0), widget).commit()
    QTest.touchEvent(widget, finger).release(0, middle, widget).release(1, middle + QPoint(120, 0), widget).commit()
    assert widget.lens.zoom == pytest.approx(2.0, abs=0.1)


# keyboard


@pytest.mark.parametrize(
    ("press", "call"),
    [
        (lambda w: QTest.keyClick(w, Qt.Key.Key_Tab), ("focus_next", 1)),
        (lambda w: QTest.keyClick(w, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier), ("focus_next", -1)),
        (lambda w: QTest.keyClick(w, Qt.Key.Key_Left), ("focus_move", (-1, 0))),
        (lambda w: QTest.keyClick(w, Qt.Key.Key_Down), ("focus_move", (0, 1))),
        (lambda w: QTest.keyClick(w, Qt.Key.Key_Return), ("activate_focus", None)),
        (lambda w: QTest.keyClick(w, Qt.Key.Key_Enter), ("activate_focus", None)),
        (lambda w: QTest.keyClick(w, Qt.Key.Key_Space), ("activate_focus", None)),
        (lambda w: QTest.keyClick(w, Qt.Key.Key_Escape), ("escape", None)),
    ],
)
def test_keys(qtbot: QtBot, press: Callable[[TableWidget], None], call: tuple[str, object]) -> None:
    port, widget = shown_table(qtbot)
    widget.setFocus()
    press(widget)
    assert port.calls == [call]
    assert widget.hasFocus()


def test_shortcuts_are_left_to_the_window(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    QTest.keyClick(widget, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(widget, Qt.Key.Key_1)
    assert port.calls == []


# the chooser and the curtain


def test_the_options_of_a_chooser_can_be_clicked(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    port.change(chooser=CHOOSER)
    QTest.mouseClick(widget, LEFT, pos=widget.slot_point("option:9"))
    assert port.told("activate") == ["option:9"]
    panel = widget.hits.panel
    assert widget.rect().contains(panel.toAlignedRect())
    QTest.mouseClick(widget, LEFT, pos=panel.topLeft().toPoint() + QPoint(2, 2))
    assert ("escape", None) not in port.calls
    QTest.mouseClick(widget, LEFT, pos=widget.slot_point("card:1"))
    assert (port.told("activate"), port.calls[-1]) == (["option:9"], ("escape", None))


def test_behind_the_curtain_only_the_frame_answers(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    lot = widget.slot_point("lot:3.8")
    port.change(curtain="Rita")
    move(widget, lot)
    QTest.mouseClick(widget, LEFT, pos=lot)
    QTest.mouseClick(widget, LEFT, pos=widget.slot_point("button:confirm"))
    assert (port.told("point"), port.told("activate")) == ([], ["button:confirm"])


# zoom


def test_slots_are_hit_under_the_lens(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    place = widget.slot_point("lot:2.7")
    for _ in range(3):
        widget.pinch(1.25, QPointF(place))
    widget.settle()
    assert widget.slot_at(QPointF(place)) == "lot:2.7"
    move(widget, widget.slot_point("lot:2.6"))
    assert port.told("point") == ["lot:2.6"]
    before = widget.slot_rect("lot:2.7")
    assert before.width() == pytest.approx(geometry.LOT_WIDTH * widget.stage.layout.factor * 1.25**3)
    QTest.mousePress(widget, RIGHT, pos=place)
    move(widget, place + QPoint(30, 20), RIGHT)
    QTest.mouseRelease(widget, RIGHT, pos=place + QPoint(30, 20))
    assert widget.slot_rect("lot:2.7").x() == pytest.approx(before.x() + 30)
    widget.zoom_reset()
    assert widget.slot_point("lot:2.7") == place


def test_zoom_ends_at_four_and_never_shows_beyond_the_sheet(qtbot: QtBot) -> None:
    _, widget = shown_table(qtbot)
    with qtbot.waitSignal(widget.zoom_changed):
        widget.zoom_in()
    for _ in range(20):
        widget.zoom_in()
    assert widget.lens.zoom == 4
    widget.swipe(QPointF(1e5, 1e5), QPointF(100, 100))
    assert (widget.lens.x, widget.lens.y) == (0, 0)
    for _ in range(20):
        widget.zoom_out()
    assert widget.lens.zoom == 1


def wheel(widget: TableWidget, at: QPointF, turned: int, held: Qt.KeyboardModifier = NONE) -> None:
    event = QWheelEvent(
        at, widget.mapToGlobal(at), QPoint(), QPoint(0, turned), Qt.MouseButton.NoButton, held,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def drag(widget: TableWidget, start: QPoint, by: QPoint) -> None:
    QTest.mousePress(widget, LEFT, pos=start)
    for step in range(1, 6):
        move(widget, start + by * step / 5, LEFT)
    QTest.mouseRelease(widget, LEFT, pos=start + by)


@pytest.mark.parametrize("rival", [False, True])
@pytest.mark.parametrize("sheet", [Space.CITY, Space.LEDGER])
def test_wheel_and_left_drag_on_both_sheets(qtbot: QtBot, sheet: Space, rival: bool) -> None:
    port, widget = shown_table(qtbot)
    if rival:
        widget.set_page("rivals")
        QTest.keyClick(widget, Qt.Key.Key_PageDown)
    place = widget.stage.place(sheet)
    other = Space.LEDGER if sheet is Space.CITY else Space.CITY
    for _ in range(3):
        wheel(widget, place.center(), 120, Qt.KeyboardModifier.ControlModifier)
    before = widget.stage.lens_over(sheet)
    assert before.zoom == pytest.approx(1.25**3)
    assert widget.stage.lens_over(other).zoom == 1
    scale = widget.stage.layout.factor * before.zoom
    drag(widget, place.center().toPoint(), QPoint(-40, -60))
    after = widget.stage.lens_over(sheet)
    assert (after.x - before.x, after.y - before.y) == pytest.approx((40 / scale, 60 / scale), abs=0.01)
    assert after.zoom == before.zoom
    wheel(widget, place.center(), 60)
    assert widget.stage.lens_over(sheet).y == pytest.approx(after.y - 30 / scale)
    # a drag is no click: it neither writes nor puts a rival back
    assert (widget.side.enlarged is not None) == rival
    assert port.told("activate") == []
    widget.zoom_reset()
    assert not widget.stage.magnified()


def zooms(widget: TableWidget) -> tuple[bool, bool]:
    return widget.lens.zoom > 1, widget.side_lens.zoom > 1


def test_key_zoom_is_about_the_sheet_last_gone_to(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    port, widget = shown_table(qtbot)
    # the keyboard rests on a lot
    widget.zoom_in()
    assert zooms(widget) == (True, False)
    widget.zoom_reset()
    ledger = widget.stage.layout.ledger.center()
    monkeypatch.setattr(TableWidget, "underMouse", lambda _: True)
    monkeypatch.setattr(QCursor, "pos", lambda: widget.mapToGlobal(ledger.toPoint()))
    move(widget, ledger.toPoint())
    widget.zoom_in()
    assert zooms(widget) == (False, True)
    widget.pan(0, 1)
    assert widget.side_lens.y > 0
    widget.zoom_reset()
    lots = {place: replace(lot, focus=place == (3, 8)) for place, lot in port.screen.city.lots.items()}
    port.change(city=replace(port.screen.city, lots=lots))
    widget.zoom_in()
    assert zooms(widget) == (True, False)
    widget.zoom_reset()
    # the ledger's own key takes it in hand
    widget.set_page("ledger")
    widget.zoom_in()
    assert zooms(widget) == (False, True)


def test_the_whole_table_is_whole_on_every_page(qtbot: QtBot) -> None:
    _, widget = shown_table(qtbot)
    widget.set_page("ledger")
    widget.zoom_in()
    assert widget.side_lens.zoom > 1
    widget.set_page("log")
    widget.zoom_reset()
    widget.set_page("ledger")
    assert not widget.stage.magnified()


# pencil


def test_a_pencil_stroke_is_drawn_in_sheet_units(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    with qtbot.waitSignal(widget.tool_changed):
        widget.set_tool("pencil")
    QTest.mousePress(widget, LEFT, pos=sheet_point(widget, 300, 300))
    for x in range(310, 501, 10):
        move(widget, sheet_point(widget, x, 300), LEFT)
    QTest.mouseRelease(widget, LEFT, pos=sheet_point(widget, 500, 300))
    (stroke,) = port.told("draw")
    assert isinstance(stroke, tuple)
    assert len(stroke) == 2
    assert stroke[0] == pytest.approx((300, 300), abs=1)
    assert stroke[1] == pytest.approx((500, 300), abs=1)
    assert port.told("activate") == port.told("point") == []


def test_the_rubber_rubs(qtbot: QtBot) -> None:
    port, widget = shown_table(qtbot)
    widget.set_tool("rubber")
    QTest.mouseClick(widget, LEFT, pos=sheet_point(widget, 300, 300))
    assert port.rubbed[0][0] == pytest.approx((300, 300), abs=1)
    assert port.rubbed[0][1] == 12
    # a quick sweep jumps over nothing
    port.rubbed.clear()
    QTest.mousePress(widget, LEFT, pos=sheet_point(widget, 300, 300))
    QTest.mouseMove(widget, sheet_point(widget, 420, 300))
    QTest.mouseRelease(widget, LEFT, pos=sheet_point(widget, 420, 300))
    across = [at[0] for at, _ in port.rubbed]
    assert max(after - before for before, after in pairwise(across)) <= 12
    assert (across[0], across[-1]) == pytest.approx((300, 420), abs=1)
    with pytest.raises(ValueError, match="no tool"):
        widget.set_tool("brush")


def test_a_simplified_stroke_keeps_its_corners() -> None:
    corner = [(float(x), 0.0) for x in range(50)] + [(49.0, float(y)) for y in range(1, 50)]
    assert simplified(corner) == [(0, 0), (49, 0), (49, 49)]
    assert simplified([(0, 0), (1, 1)]) == [(0, 0), (1, 1)]


def test_a_port_outlives_its_widget(qtbot: QtBot) -> None:
    port = FakePort()
    widget = TableWidget(port)
    widget.deleteLater()
    QApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
    port.show(example_screen("full"))


def test_the_pencil_is_taken_up_and_laid_down_by_its_button(qtbot: QtBot) -> None:
    table = controller(7, 2)
    assert [button.id for button in table.screen.table.pages] == ["pencil", "rivals", "log"]
    widget = TableWidget(table)
    qtbot.addWidget(widget)
    widget.resize(1366, 690)
    widget.show()
    for tool in ("pencil", "none"):
        QTest.mouseClick(widget, LEFT, pos=widget.slot_point("button:pencil"))
        assert widget.pencil.tool == tool
        assert [button.active for button in widget._dressed().pages] == [tool == "pencil", False, False]
    info = table.screen.slots["button:pencil"]
    assert (info.name, "(P)" in info.tip) == ("Pencil", True)
    table.look.read_only = "Another window has it."
    table._changed()
    assert not table.screen.table.pages[0].enabled
