"""Undo and redo through a turn with each bonus and each effect, by buttons and by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from newvegas_desktop.new_las_vegas.present.plans import BONUSES, EFFECT, EXTEND, NUMBER, bonuses_open, make_plans
from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind
from newvegas_desktop.new_las_vegas.session.save import View
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import CTRL, Hand, digest, write_save
from tests.ui.flows.positions import before_a_turn_with

BY_BONUS = {Kind.CHANGE_NUMBER: NUMBER, Kind.CHANGE_EFFECT: EFFECT, Kind.EXTEND: EXTEND}
KINDS = (*BY_BONUS, Kind.CONSTRUCTION, Kind.IMPROVEMENT, Kind.SHOW, Kind.INAUGURATION, Kind.LIMOUSINE)


def click_turn(hand: Hand, seat: int, actions: list[Action]) -> None:
    """Take the actions of a turn by clicks; a changed number and its lot are one click."""
    done = 0
    while done < len(actions):
        bonus = BY_BONUS.get(actions[done].kind, "")
        count = 2 if bonus == NUMBER else 1
        wanted = tuple(actions[done : done + count])
        if bonus and hand.controller.look.bonus != bonus:
            hand.click(f"button:{bonus}")
        plans = make_plans(hand.game, seat, bonus, hand.game.legal(seat))
        slot = next(slot for slot, found in plans.items() if any(plan.actions == wanted for plan in found))
        number = [plan.actions for plan in plans[slot]].index(wanted)
        hand.click(slot)
        if len(plans[slot]) > 1:
            assert hand.screen.chooser is not None
            hand.click(f"option:{number}")
        assert hand.screen.chooser is None
        done += count
        assert [entry.action for entry in hand.session.history.entries[-count:]] == list(wanted)


@pytest.mark.parametrize("kind", KINDS)
def test_undo_and_redo_through_a_turn(open_window: Open, tmp_path: Path, kind: Kind) -> None:
    session, seat, actions = before_a_turn_with(kind)
    hand = open_window(file=write_save(tmp_path / "turn.save", session, View(seat=seat)))
    assert hand.message == ""
    assert hand.controller.seat == seat
    stood = [digest(session.game)]
    for action in actions:
        session.submit(seat, action)
        stood.append(digest(session.game))
    assert digest(hand.game) == stood[0]
    click_turn(hand, seat, actions)
    assert digest(hand.game) == stood[-1]

    for undo, redo in ((Hand.click_undo, Hand.click_redo), (Hand.key_undo, Hand.key_redo)):
        for before in reversed(stood[:-1]):
            undo(hand)
            assert digest(hand.game) == before
        assert not hand.session.can_undo(seat)
        for after in stood[1:]:
            redo(hand)
            assert digest(hand.game) == after
        assert not hand.controller.can("redo")
    hand.key(Qt.Key.Key_R, CTRL)
    assert digest(hand.game) == stood[0]
    hand.key(Qt.Key.Key_Y, CTRL)
    assert digest(hand.game) == stood[1]


def test_a_bonus_is_offered_only_where_it_is_allowed(hand: Hand) -> None:
    hand.start_game(5, bank=False)
    offered: list[str] = []
    for slots in (("card:",), ("lot:",), ("button:confirm",)):
        allowed = bonuses_open(hand.game.legal(0))
        assert {button.id for button in hand.screen.table.bonuses if button.enabled} == allowed
        for bonus, key in zip(BONUSES, "nex", strict=True):
            assert hand.app.window.actions_table[bonus].isEnabled() is (bonus in allowed)
            hand.key(key)
            assert hand.controller.look.bonus == (bonus if bonus in allowed else "")
            if bonus in allowed:
                offered.append(bonus)
                hand.key(Qt.Key.Key_Escape)
            assert hand.controller.look.bonus == ""
        hand.click_any(slots)
    assert offered


def test_another_combination_takes_the_place_of_the_first(hand: Hand) -> None:
    hand.start_game(5, bank=False)
    hand.click("card:1")
    hand.click("card:3")
    assert [entry.action.text for entry in hand.session.history.entries] == ["choose 2"]
    hand.click("button:undo")
    assert hand.session.history.entries == []
