"""At one machine: the curtain, seats in any order, a confirmed turn reopened, cards taken back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.save import View
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.ui.paint import text as painted
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import CTRL, Hand, digest, write_save
from tests.ui.flows.positions import ASKED_FIRST, before_a_question

SEED = 12


def turn(hand: Hand) -> None:
    """Play some turn without an effect, and confirm it."""
    hand.click("card:2")
    hand.click_any(("lot:",))
    hand.click("button:confirm")


def test_a_secret_table_has_a_curtain_between_seats(hand: Hand) -> None:
    hand.start_game(SEED, bank=False, secret=True)
    assert hand.controller.secret
    if hand.screen.curtain:
        hand.click("button:ready")
    turn(hand)
    hand.paint()
    assert hand.screen.curtain == "Player 2"
    assert hand.screen.table.sentence == "Hand over to Player 2"
    assert hand.screen.table.cards == ()
    assert hand.doable == ["button:ready"]
    assert hand.widget.slot_at(hand.widget.slot_point("lot:2.2").toPointF()) is None
    hand.click("button:ready")
    assert hand.screen.curtain == ""
    hand.click("card:1")
    hand.click("seat:1")
    assert hand.screen.curtain == "Player 1"
    hand.key(Qt.Key.Key_Return)
    assert hand.screen.curtain == ""
    assert hand.screen.table.sentence == "Turn confirmed"
    hand.key(Qt.Key.Key_F6)
    assert hand.screen.curtain == "Player 2"
    hand.key(Qt.Key.Key_Return, CTRL)
    assert hand.stage(1) is Stage.OPEN


def test_seats_in_any_order_and_a_confirmed_turn_reopened(hand: Hand) -> None:
    hand.start_game(SEED, bank=False)
    hand.click("seat:2")
    assert hand.controller.seat == 1
    hand.click("card:3")
    hand.click("seat:1")
    assert hand.stage(0) is Stage.CHOOSE
    assert hand.stage(1) is Stage.OPEN
    turn(hand)
    assert hand.controller.seat == 1
    assert hand.game.round == 1
    hand.click("seat:1")
    assert hand.stage(0) is Stage.DONE
    confirmed = digest(hand.game)
    hand.click("button:undo")
    assert hand.stage(0) is Stage.EFFECT
    hand.click("button:confirm")
    assert digest(hand.game) == confirmed
    hand.click_any(("lot:",))
    hand.click("button:confirm")
    assert hand.game.round == 2
    assert hand.controller.seat == 0


def test_undo_stops_at_new_cards_and_take_back_goes_behind_them(hand: Hand, open_window: Open) -> None:
    hand.start_game(SEED, bank=False)
    turn(hand)
    hand.click("card:1")
    hand.click_any(("lot:",))
    before = digest(hand.game)
    hand.click("button:confirm")
    assert hand.game.round == 2
    assert "button:undo" not in hand.screen.targets
    actions = hand.app.window.actions_table
    assert not actions["undo"].isEnabled()
    assert actions["take_back"].isEnabled()
    hand.key(Qt.Key.Key_Backspace, CTRL)
    assert hand.game.round == 1
    assert hand.controller.seat == 1
    assert digest(hand.game) == before
    assert not actions["take_back"].isEnabled()
    hand.click("button:confirm")
    turns = hand.session.record().rounds[0].turns
    assert [each.takebacks for each in turns] == [None, 1]
    hand.app.window.close()

    again = open_window()
    again.press(again.cards()["Continue"])
    assert [each.takebacks for each in again.session.record().rounds[0].turns] == [None, 1]


def test_votes_are_secret_and_first(hand: Hand) -> None:
    hand.start_game(SEED)
    assert hand.phase() is Phase.VOTE
    hand.click("seat:2")
    assert hand.screen.curtain == "Player 2"
    hand.click("button:ready")
    hand.click("button:vote_for")
    assert hand.screen.curtain == "Player 1"
    assert "loan" not in " ".join(line.text for line in hand.controller.log)
    hand.click("button:ready")
    hand.click("button:vote_against")
    assert hand.game.votes == [False, True]
    assert hand.phase() is Phase.TURNS
    assert hand.screen.curtain == ""


def test_tab_walks_the_buttons_of_a_question_as_they_stand(hand: Hand, tmp_path: Path) -> None:
    hand.start_game(SEED)
    hand.click("button:ready")
    for question in (("button:vote_for", "button:vote_against"), ("button:reshuffle_yes", "button:reshuffle_no")):
        assert [f"button:{button.id}" for button in hand.screen.table.bonuses] == list(question)
        for slot in question:
            hand.key(Qt.Key.Key_Tab)
            assert hand.controller.look.focus == slot
        session = before_a_question(ASKED_FIRST)
        seat = session.game.waiting_for()[0]
        hand.app.open_file(write_save(tmp_path / "question.save", session, View(seat=seat)))
        hand.click("button:confirm")


def test_the_pencil_leaves_the_question_in_view_and_is_laid_down_at_the_curtain(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand.start_game(SEED)
    actions = hand.app.window.actions_table
    assert hand.screen.curtain
    hand.key("p")
    assert hand.widget.pencil.tool == "none"
    assert not actions["pencil"].isChecked()
    hand.click("button:ready")
    drawn: list[str] = []
    fitted = painted.fitted

    def remember(text: str, style: painted.Type, room: float) -> tuple[str, int]:
        drawn.append(text)
        return fitted(text, style, room)

    monkeypatch.setattr(painted, "fitted", remember)
    hand.key("p")
    hand.widget.grab()
    hand.paint()
    assert hand.widget.pencil.tool == "pencil"
    assert any(text.startswith("Pencil: draw on the sheet. Esc ") for text in drawn)
    hand.app.window.resize(1300, 700)
    drawn.clear()
    hand.widget.grab()
    assert "Player 1, vote on the loan" in drawn
    hand.click("button:vote_for")
    assert hand.screen.curtain == "Player 2"
    assert hand.widget.pencil.tool == "none"
    assert not actions["pencil"].isChecked()


def test_no_tool_tip_stays_before_the_curtain(hand: Hand, qtbot: QtBot) -> None:
    hand.start_game(SEED, bank=False, secret=True)
    if hand.screen.curtain:
        hand.click("button:ready")
    hand.click("card:2")
    hand.click_any(("lot:",))
    QToolTip.showText(hand.widget.mapToGlobal(QPoint(300, 300)), "A casino", hand.widget)
    assert QToolTip.isVisible()
    # a click hides it by itself
    hand.key(Qt.Key.Key_Return, CTRL)
    assert hand.screen.curtain == "Player 2"
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_a_table_behind_another_page_is_not_read_out(hand: Hand) -> None:
    hand.start_game(SEED, bank=False)
    table = QAccessible.queryAccessibleInterface(hand.widget)
    assert not table.child(0).state().invisible
    hand.command("legend")
    assert all(table.child(index).state().invisible for index in range(table.childCount()))


def test_undo_reopens_the_turn_that_was_just_confirmed(hand: Hand) -> None:
    """At an open table, also when the next seat is at it already."""
    hand.start_game(SEED, bank=False)
    hand.click("card:2")
    hand.click_any(("lot:",))
    before = digest(hand.game)
    hand.click("button:confirm")
    assert hand.controller.seat == 1
    hand.click("button:undo")
    assert hand.controller.seat == 0
    assert digest(hand.game) == before
    assert hand.stage(0) is Stage.EFFECT


def test_the_next_seat_is_the_next_one_round_the_table(hand: Hand, tmp_path: Path) -> None:
    session = Session.new(standard_board(), [Seat(name) for name in ("Ada", "Bob", "Cleo", "Dora")], SEED, bank=False)
    hand.app.open_file(write_save(tmp_path / "four.save", session))
    order = []
    hand.click("seat:3")
    for _ in range(4):
        order.append(hand.controller.seat)
        turn(hand)
    assert order == [2, 3, 0, 1]
    assert (hand.game.round, hand.controller.seat) == (2, 0)
