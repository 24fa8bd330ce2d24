"""The help with the route in the window: by keyboard, by the menu, from seat to seat, and in the record."""

import threading

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from newvegas_desktop.ui.new_las_vegas.route_help_ink import FEWER, MORE
from newvegas_desktop.ui.new_las_vegas.table_widget import ROUTE_HELP
from tests.ui.flows.hands import Hand

SEED = 17


def shown(hand: Hand) -> bool:
    return hand.widget.route_help is not None


def helps(hand: Hand) -> dict[tuple[int, int], list[str]]:
    return hand.session._helps


def test_by_keyboard(hand: Hand, qtbot: QtBot) -> None:
    hand.start_game(SEED, bank=False)
    before = hand.widget.grab().toImage()
    assert not shown(hand)
    hand.key("l")
    qtbot.waitUntil(lambda: shown(hand))
    assert hand.widget.grab().toImage() != before
    assert ROUTE_HELP in hand.widget.access_slots()
    assert "4 more paths" in hand.widget.access_info(ROUTE_HELP).tip
    assert not hand.widget.access_rect(ROUTE_HELP).isEmpty()
    hand.key("+")
    qtbot.waitUntil(lambda: shown(hand) and "5 more paths" in hand.widget.access_info(ROUTE_HELP).tip)
    for _ in range(2):
        hand.key("-")
    qtbot.waitUntil(lambda: shown(hand) and "3 more paths" in hand.widget.access_info(ROUTE_HELP).tip)
    hand.key("l")
    assert not shown(hand)
    assert ROUTE_HELP not in hand.widget.access_slots()
    assert hand.widget.grab().toImage() == before
    assert helps(hand) == {(1, 0): ["route"]}


def test_by_the_menu_and_from_seat_to_seat(hand: Hand, qtbot: QtBot) -> None:
    hand.start_game(SEED, bank=False)
    first = hand.controller.seat
    hand.command("route_help")
    assert hand.app.window.actions_table["route_help"].isChecked()
    qtbot.waitUntil(lambda: shown(hand))
    hand.go_on(SEED, until=lambda: hand.controller.seat != first)
    assert not shown(hand), "it is off for whoever has not asked for it"
    assert not hand.app.window.actions_table["route_help"].isChecked()
    hand.go_on(SEED, until=lambda: hand.controller.seat == first)
    qtbot.waitUntil(lambda: shown(hand))
    assert hand.app.window.actions_table["route_help"].isChecked()
    assert set(helps(hand)) == {(1, 0), (2, 0)}
    hand.command("route_help")
    assert not hand.app.window.actions_table["route_help"].isChecked()
    hand.go_on(SEED, until=lambda: hand.game.round == 4)
    assert set(helps(hand)) == {(1, 0), (2, 0)}, "only where it was used"
    rounds = hand.session.record_object()["rounds"]
    told = [[turn.get("help") for turn in round_["turns"]] for round_ in rounds[:3]]
    assert told == [[["route"], None], [["route"], None], [None, None]]


def test_by_the_buttons_of_the_caption(hand: Hand, qtbot: QtBot) -> None:
    hand.start_game(SEED, bank=False)
    widget, slots = hand.widget, (FEWER, MORE)
    assert not set(slots) & set(widget.access_slots())
    hand.key("l")
    qtbot.waitUntil(lambda: shown(hand))
    assert set(slots) < set(widget.access_slots())
    assert [widget.access_info(slot).name for slot in slots] == [
        "Route help: one path fewer",
        "Route help: one path more",
    ]

    def middle(slot: str) -> QPoint:
        return widget.access_rect(slot).center().toPoint()

    version = hand.session.history.version
    QTest.mouseMove(widget, middle(MORE))
    assert widget.cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle(MORE))
    qtbot.waitUntil(lambda: "5 more paths" in widget.access_info(ROUTE_HELP).tip)
    for _ in range(4):
        widget.access_press(FEWER)
    qtbot.waitUntil(lambda: "1 more path:" in widget.access_info(ROUTE_HELP).tip)
    assert not widget.access_info(FEWER).active
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle(FEWER))
    assert widget.route_help is not None
    assert widget.route_help.paths == 1
    assert hand.session.history.version == version, "nothing of the game was touched"


def test_a_curtain_hides_it_and_no_help_is_noted_there(hand: Hand, qtbot: QtBot) -> None:
    hand.start_game(SEED, bank=False, secret=True)
    assert not hand.app.window.actions_table["route_help"].isEnabled()
    hand.key(Qt.Key.Key_Return)
    hand.command("route_help")
    qtbot.waitUntil(lambda: shown(hand))
    hand.command("next_seat")
    assert hand.controller.look.curtain
    assert not shown(hand)
    assert set(helps(hand)) == {(1, 0)}


def test_no_thread_is_left(hand: Hand) -> None:
    hand.start_game(SEED, bank=False)
    hand.command("route_help")
    hand.command("start_page")
    assert not [thread for thread in threading.enumerate() if thread.name == "route help"]
