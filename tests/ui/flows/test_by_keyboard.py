"""One whole game by keyboard only, from the start page to the end page."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.mapping import PLACES, lot_of
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.ui.shell.controls import Card
from tests.ui.flows.hands import CTRL, SHIFT, Hand, digest
from tests.ui.flows.test_by_mouse import end_is_right

Key = Qt.Key
SEED = 31
LETTERS = {"button:number": "n", "button:effect": "e", "button:extend": "x"}
FAR = 60
"""So many keys lead anywhere."""


def tab_to(hand: Hand, slot: str) -> None:
    """Walk what can be done, the shorter way round."""
    targets = hand.screen.targets
    back = targets.index(slot) > len(targets) / 2
    for _ in range(FAR):
        if hand.controller.look.focus == slot:
            return
        hand.key(Key.Key_Backtab if back else Key.Key_Tab, SHIFT if back else Qt.KeyboardModifier.NoModifier)
    raise AssertionError(f"Tab does not lead to {slot}")


def walk_to(hand: Hand, slot: str) -> None:
    """Walk the lots by arrows: first to the street, then along it."""
    to = lot_of(slot)
    assert to is not None
    hand.key(Key.Key_Down)
    for _ in range(FAR):
        here = lot_of(hand.controller.look.focus or "")
        assert here is not None
        if here == to:
            return
        (street, avenue), (goal, end) = PLACES[here], PLACES[to]
        if street != goal:
            hand.key(Key.Key_Down if street < goal else Key.Key_Up)
        else:
            hand.key(Key.Key_Right if avenue < end else Key.Key_Left)
    raise AssertionError(f"arrows do not lead to {slot}")


def do(hand: Hand, slot: str) -> None:
    """Do one thing by keys."""
    if slot.startswith("card:"):
        hand.key(slot[-1])
    elif slot in LETTERS:
        hand.key(LETTERS[slot])
    elif slot in ("button:confirm", "button:ready"):
        hand.key(Key.Key_Return, CTRL)
    elif slot.startswith("option:"):
        while hand.controller.look.choice_focus != int(slot[7:]):
            hand.key(Key.Key_Right)
        hand.key(Key.Key_Return)
    else:
        if slot.startswith("lot:"):
            walk_to(hand, slot)
        elif slot in hand.screen.targets:
            tab_to(hand, slot)
        hand.key(Key.Key_Space if slot.startswith("path:") else Key.Key_Return)


def test_a_whole_game_by_keyboard(hand: Hand) -> None:
    focus = QApplication.focusWidget()
    assert isinstance(focus, Card)
    assert focus.title == "Play solo"
    hand.key(Key.Key_Down)
    focus = QApplication.focusWidget()
    assert isinstance(focus, Card)
    assert focus.title == "Play hot-seat"
    hand.key(Key.Key_Return)
    assert hand.page == "new_game"
    assert QApplication.focusWidget() is hand.new_page.go
    hand.key(Key.Key_Backtab, SHIFT)
    assert QApplication.focusWidget() is hand.new_page.seed
    hand.key(str(SEED))
    hand.key(Key.Key_Return)
    assert hand.page == "table"
    assert QApplication.focusWidget() is hand.widget
    assert hand.session.seed == SEED
    for vote in ("button:vote_against", "button:vote_for"):
        assert hand.screen.curtain
        hand.key(Key.Key_Return)
        assert not hand.screen.curtain
        do(hand, vote)
    assert hand.game.phase is Phase.TURNS
    assert hand.game.votes == [False, True]
    chance = Generator.named(SEED, "keys")
    for number in range(1500):
        if hand.game.outcome is not None:
            break
        before = hand.game, hand.controller.look.bonus, hand.controller.look.choice, len(hand.session.history.entries)
        slot = chance.choice(hand.doable)
        do(hand, slot)
        look = hand.controller.look
        if slot != "button:number":
            # a number that fits nowhere unless it is changed keeps its bonus switched on
            assert (hand.game, look.bonus, look.choice, len(hand.session.history.entries)) != before, slot
        if number % 10 == 0:
            hand.paint()
    hand.paint()
    end_is_right(hand)
    hand.key(Key.Key_Escape)
    assert hand.page == "start"


def test_escape_steps_back_by_one(hand: Hand) -> None:
    hand.start_game(7, bank=False)
    hand.key("1")
    assert hand.game.turns[0].number >= 0
    hand.key(Key.Key_Down)
    lot = hand.controller.look.focus
    assert lot is not None
    assert lot in hand.screen.targets
    hand.key(Key.Key_Escape)
    assert hand.controller.look.focus is None
    walk_to(hand, lot)
    hand.key(Key.Key_Enter)
    assert hand.game.turns[0].lot == lot_of(lot)


def test_an_effect_is_skipped_by_one_key(hand: Hand) -> None:
    hand.start_game(7, bank=False)
    hand.key("1")
    walk_to(hand, next(slot for slot in hand.doable if slot.startswith("lot:")))
    hand.key(Key.Key_Return)
    assert hand.controller.seat == 0
    assert hand.controller.can("extend")
    effects = ("column:", "track:", "path:")
    opened, offered = digest(hand.game), [slot for slot in hand.doable if slot.startswith(effects)]
    assert offered
    hand.key("s")
    # skipped by that, and what else the turn can do is said
    assert digest(hand.game) == opened
    assert not [slot for slot in hand.doable if slot.startswith(effects)]
    assert hand.screen.table.subline == "The effect is skipped. Extend is still possible."
    for step_back in (hand.key_undo, lambda: hand.key(Key.Key_Escape)):
        step_back()
        assert [slot for slot in hand.doable if slot.startswith(effects)] == offered
        assert digest(hand.game) == opened
        hand.key("s")
    hand.key(Key.Key_Return)
    assert hand.controller.seat == 1
    hand.key_undo()
    assert digest(hand.game) == opened
    hand.key("x")
    tab_to(hand, next(slot for slot in hand.doable if slot.startswith("lot:")))
    hand.key(Key.Key_Return)
    assert not hand.controller.can("extend")
    # nothing else is possible now: the turn is over at once
    hand.key("s")
    assert hand.controller.seat == 1
    assert hand.message == ""
