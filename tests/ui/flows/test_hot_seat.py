"""At one machine: the curtain, seats in any order, a confirmed turn reopened, cards taken back."""

from PySide6.QtCore import Qt

from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import CTRL, Hand, digest

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
