"""What comes rarely: a refusal, the question to reshuffle, and ties at the end."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from newvegas_desktop.new_las_vegas.records.files import parse_record
from newvegas_desktop.new_las_vegas.rules.outcome import Decided
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.save import View
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import Hand, digest, write_save
from tests.ui.flows.positions import (
    ASKED_FIRST,
    ASKED_SECOND,
    before_a_question,
    before_a_refusal,
    before_the_end,
)
from tests.ui.flows.test_by_mouse import end_is_right


def test_a_refusal_is_explained_and_can_be_undone(open_window: Open, tmp_path: Path) -> None:
    session = before_a_refusal()
    seat = next(
        seat
        for seat in session.game.waiting_for()
        if any(action.text == "refuse" for action in session.game.legal(seat))
    )
    hand = open_window(file=write_save(tmp_path / "refusal.save", session, View(seat=seat)))
    assert hand.message == ""
    assert hand.controller.seat == seat
    table = hand.screen.table
    assert table.sentence == "No number fits"
    assert table.subline == "2 boxes are checked; there is neither effect nor bonus."
    assert hand.doable == ["button:refuse"]
    checked, before = hand.game.sheets[seat].checked, digest(hand.game)
    hand.click("button:refuse")
    assert hand.screen.table.sentence == "Refused"
    assert hand.stage(seat) is Stage.REFUSED
    boxes = hand.game.board.boxes
    assert hand.game.sheets[seat].checked == min(boxes, checked + 2)
    hand.click("button:undo")
    assert digest(hand.game) == before
    hand.click("button:redo")
    hand.click("button:confirm")
    assert hand.game.outcome is not None or hand.stage(seat) in (Stage.DONE, Stage.CHOOSE)


@pytest.mark.parametrize("seed", [ASKED_FIRST, ASKED_SECOND])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_question_to_reshuffle(open_window: Open, tmp_path: Path, seed: int, answer: str) -> None:
    session = before_a_question(seed)
    last = session.game.waiting_for()[0]
    hand = open_window(file=write_save(tmp_path / "question.save", session, View(seat=last)))
    assert hand.message == ""
    shuffles, round_ = hand.game.shuffles, hand.game.round
    hand.click("button:confirm")
    assert hand.phase() is Phase.RESHUFFLE
    (asked,) = hand.game.asked
    assert hand.controller.seat == asked
    assert hand.screen.table.sentence == f"Seat {asked + 1}, reshuffle all cards?"
    assert sorted(hand.doable) == ["button:reshuffle_no", "button:reshuffle_yes"]
    hand.click(f"button:reshuffle_{answer}")
    assert hand.phase() is Phase.TURNS
    assert hand.game.round == round_ + 1
    whole = [shuffle for shuffle in hand.game.shuffles[len(shuffles) :] if shuffle.stack < 0]
    assert bool(whole) is (answer == "yes")
    assert hand.session.record().rounds[-1].reshuffle == [
        (answer == "yes") if seat == asked else None for seat in range(2)
    ]


def test_only_taking_back_goes_behind_the_question(open_window: Open, tmp_path: Path) -> None:
    """The round has closed and everyone's turn been seen: the record says that it was gone back behind."""
    session = before_a_question(ASKED_SECOND)
    last = session.game.waiting_for()[0]
    hand = open_window(file=write_save(tmp_path / "question.save", session, View(seat=last)))
    before = digest(hand.game)
    hand.click("button:confirm")
    hand.key_undo()
    assert hand.phase() is Phase.RESHUFFLE
    hand.click("button:take_back")
    assert digest(hand.game) == before
    assert hand.controller.seat == last
    assert hand.session.takebacks == 1


DECIDED = {
    Decided.POINTS: "Most points: ",
    Decided.HOTELS: "points each; more hotels decide: ",
    Decided.LARGE_HOTELS: "hotels each; more large hotels decide: ",
    Decided.SHARED: "each: nothing tells them apart.",
}


@pytest.mark.parametrize("decided", list(Decided))
def test_what_decides_at_the_end(open_window: Open, tmp_path: Path, decided: Decided) -> None:
    session = before_the_end(decided)
    seat = session.game.waiting_for()[0]
    hand = open_window(file=write_save(tmp_path / "end.save", session, View(seat=seat)))
    assert hand.message == ""
    hand.click("button:confirm")
    hand.paint()
    end_is_right(hand)
    assert hand.game.outcome is not None
    assert hand.game.outcome.decided is decided
    said = hand.end_page.decided.text()
    assert DECIDED[decided] in said
    view = hand.end_page.view
    assert view is not None
    totals = [seat.total for seat in view.seats]
    assert (totals[0] == totals[1]) is (decided is not Decided.POINTS)
    assert str(max(totals)) in said
    assert sum(seat.winner for seat in view.seats) == (2 if decided is Decided.SHARED else 1)


@pytest.mark.parametrize("secret", [False, True], ids=["open", "secret"])
def test_the_last_confirmation_can_be_taken_back_from_the_sheets(
    open_window: Open, tmp_path: Path, secret: bool
) -> None:
    session = before_the_end(Decided.POINTS)
    seat = session.game.waiting_for()[0]
    hand = open_window(file=write_save(tmp_path / "end.save", session, View(seat=seat, secret=secret)))
    open_again = digest(hand.game)
    if secret:
        hand.click("button:ready")
    hand.click("button:confirm")
    hand.paint()
    finished = digest(hand.game)
    hand.press(hand.end_page.buttons["sheets"])
    assert hand.page == "table"
    assert hand.screen.table.sentence == "The game is over"
    hand.key_undo()
    assert digest(hand.game) == finished, "all have seen the votes and every sheet"
    hand.click("button:take_back")
    assert digest(hand.game) == open_again
    assert hand.controller.seat == seat
    assert bool(hand.screen.curtain) is secret
    if secret:
        hand.click("button:ready")
    hand.click("button:redo")
    hand.paint()
    assert digest(hand.game) == finished
    end_is_right(hand)
    assert [each.takebacks for each in hand.session.record().rounds[-1].turns] == [
        1 if each == seat else None for each in range(2)
    ]


def test_play_again_deals_new_cards_to_the_same_table(open_window: Open, tmp_path: Path) -> None:
    session = before_the_end(Decided.POINTS)
    seat = session.game.waiting_for()[0]
    hand: Hand = open_window(file=write_save(tmp_path / "end.save", session, View(seat=seat, inks=["green", "red"])))
    hand.click("button:confirm")
    hand.paint()
    hand.press(hand.end_page.buttons["again"])
    assert hand.page == "table"
    assert hand.phase() is Phase.VOTE
    assert hand.session.seats == session.seats
    assert hand.table.pens == ("green", "red")
    assert hand.session.seed != session.seed


@pytest.mark.parametrize(
    ("decided", "result"), [(Decided.POINTS, "{winner} wins"), (Decided.SHARED, "Seat 1 and Seat 2 share the victory")]
)
def test_a_game_closed_on_its_final_score_is_come_back_to(
    open_window: Open, tmp_path: Path, decided: Decided, result: str
) -> None:
    session = before_the_end(decided)
    seat = session.game.waiting_for()[0]
    hand = open_window(file=write_save(tmp_path / "end.save", session, View(seat=seat)))
    hand.click("button:confirm")
    hand.paint()
    finished = digest(hand.game)
    assert hand.game.outcome is not None
    winner = hand.session.seats[hand.game.outcome.winners[0]].name
    hand.app.window.close()
    again = open_window()
    card = again.cards()["Continue"]
    assert f"Final score: {result.format(winner=winner)}, " in card.detail
    again.press(card)
    end_is_right(again)
    assert digest(again.game) == finished
    again.command("start_page")
    again.start_game(9, bank=False)
    again.command("start_page")
    assert "round 1, " in again.cards()["Continue"].detail


def test_the_record_is_saved_from_the_final_score(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = before_the_end(Decided.POINTS)
    hand = open_window(file=write_save(tmp_path / "end.save", session, View(seat=session.game.waiting_for()[0])))
    hand.click("button:confirm")
    hand.paint()

    def answer(dialog: QFileDialog) -> int:
        dialog.selectFile(str(tmp_path / "kept.json"))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", answer)
    hand.press(hand.end_page.buttons["save_as"])
    assert hand.message == "Saved as kept.json."
    assert parse_record((tmp_path / "kept.json").read_bytes()) == hand.session.record()
    end_is_right(hand)
