"""A table with bots: they think beside the window, play when every person has, and say what they did and why."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, Qt
from pytestqt.qtbot import QtBot

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots.bot import Why
from newvegas_desktop.new_las_vegas.bots.registry import BOTS
from newvegas_desktop.new_las_vegas.present.bot_turns import Took
from newvegas_desktop.new_las_vegas.present.report import Report, ReportRow, reasons
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.present.view import SeatState
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.records.replay import replay
from newvegas_desktop.new_las_vegas.rules.actions import CONFIRM
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.save import View
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.ui.new_las_vegas.pages.new_game import NewGame, SeatChoice
from newvegas_desktop.ui.shell import thinker
from tests import strange_bots
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import CTRL, STUCK, Hand, digest, write_save
from tests.ui.flows.test_by_keyboard import do
from tests.ui.flows.test_by_mouse import end_is_right

Key = Qt.Key
SEED = 12
SOON = 30_000
WAITING = "button:play_now"


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of every kind, beside those there are."""
    for name in ("Deaf", "Crashing", "Patient", "Leaving"):
        monkeypatch.setitem(BOTS, name.lower(), getattr(strange_bots, name))


def sit_down(hand: Hand, *players: str, bank: bool = False, pace: str = "instant", secret: bool = False) -> None:
    """A new game between people and bots."""
    hand.app.store.change(pace=pace)
    inks = ("blue", "red", "green", "violet")
    names = ("Ada", "Bob", "Cleo", "Dan")
    seats = tuple(SeatChoice(name, ink, who) for name, ink, who in zip(names, inks, players, strict=False))
    hand.app.start_game(NewGame(seats, True, bank, secret, SEED))
    hand.paint()


def settled(hand: Hand) -> bool:
    """Whether it is a person's turn again, or the game is over."""
    return WAITING not in hand.screen.targets


def wait(qtbot: QtBot, until: Callable[[], bool]) -> None:
    qtbot.waitUntil(until, timeout=SOON)


def told(hand: Hand) -> Report | None:
    """What is told of the bots now."""
    return hand.screen.report


def turn(hand: Hand) -> None:
    """Play some turn without an effect, and confirm it."""
    hand.click("card:2")
    hand.click_any(("lot:",))
    hand.click("button:confirm")


def processes(hand: Hand) -> list[QProcess]:
    found = hand.app.findChildren(QProcess)
    return [process for process in found if process.state() != QProcess.ProcessState.NotRunning]


def test_a_whole_game_of_one_person_and_bots_by_mouse(hand: Hand, qtbot: QtBot) -> None:
    hand.press(hand.cards()["Play with bots"])
    page = hand.new_page
    assert page.rows[0].choice.player == "human"
    assert page.rows[1].choice.player.startswith("bot:")
    hand.press(page.add_seat)
    assert page.rows[2].choice.player.startswith("bot:")
    for row in page.rows[1:]:
        row.player.setCurrentIndex(1)
    page.seed.setText(str(SEED))
    hand.app.window.actions_table["pace_instant"].trigger()
    hand.press(page.go)
    assert hand.page == "table"
    assert hand.game.phase is Phase.VOTE
    assert hand.screen.curtain == ""
    hand.click("button:vote_for")
    chance = Generator.named(SEED, "hands")
    for _ in range(STUCK):
        wait(qtbot, lambda: settled(hand))
        assert hand.screen.curtain == ""
        assert hand.controller.seat == 0
        if hand.game.outcome is not None:
            break
        hand.click(chance.choice(hand.doable))
    wait(qtbot, lambda: hand.page == "end")
    end_is_right(hand)
    assert hand.message == ""
    record = hand.session.record()
    assert [seat.player for seat in record.seats] == [row.choice.player for row in page.rows]
    assert replay(standard_board(), record).outcome == hand.game.outcome
    hand.press(hand.end_page.buttons["again"])
    assert [seat.player for seat in hand.session.seats] == [seat.player for seat in record.seats]
    assert hand.app.store.settings.bot_seats[1].player == record.seats[1].player


def test_a_whole_game_with_a_bot_by_keyboard(hand: Hand, qtbot: QtBot) -> None:
    hand.app.store.change(pace="instant")
    for _ in range(list(hand.cards()).index("Play with bots")):
        hand.key(Key.Key_Down)
    hand.key(Key.Key_Return)
    assert hand.page == "new_game"
    hand.key(Key.Key_Return)
    assert hand.page == "table"
    chance = Generator.named(SEED, "keys")
    for _ in range(STUCK):
        wait(qtbot, lambda: settled(hand))
        if hand.game.outcome is not None:
            break
        do(hand, chance.choice(hand.doable))
    wait(qtbot, lambda: hand.page == "end")
    end_is_right(hand)


def test_hand_over_is_among_people_only(hand: Hand, qtbot: QtBot) -> None:
    sit_down(hand, "human", "bot:random", "human", bank=True, secret=True)
    seen = []
    for _ in range(2):
        seen.append(hand.screen.curtain)
        hand.click("button:ready")
        hand.click("button:vote_against")
    assert seen == ["Ada", "Cleo"]
    wait(qtbot, lambda: hand.game.phase is Phase.TURNS)
    assert hand.screen.curtain == "Ada"
    hand.click("button:ready")
    turn(hand)
    assert hand.screen.curtain == "Cleo"
    hand.click("button:ready")
    hand.key(Key.Key_F6)
    assert hand.controller.seat == 0
    hand.click("button:ready")
    hand.key(Key.Key_F6)
    assert hand.controller.seat == 2
    hand.click("button:ready")
    turn(hand)
    wait(qtbot, lambda: hand.game.round == 2)
    assert hand.controller.seat == 0


def test_nothing_of_a_bots_turn_is_told_before_the_round_closes(hand: Hand, qtbot: QtBot) -> None:
    sit_down(hand, "human", "bot:random")
    wait(qtbot, lambda: not hand.controller.look.thinking)
    hand.click("card:2")
    assert hand.screen.table.seats[1].state is SeatState.DONE
    assert hand.stage(1) is Stage.CHOOSE
    assert not [line for line in hand.controller.log if line.seat == 1]
    hand.click_any(("lot:",))
    hand.click("button:confirm")
    wait(qtbot, lambda: hand.game.round == 2)
    lines = [line for line in hand.controller.log if line.seat == 1]
    assert lines[0].text.startswith("Bob chooses ")
    assert all(line.round == 1 for line in lines)


def test_thinking_is_shown_and_play_now_ends_it(hand: Hand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "CAP_MS", 600_000)
    monkeypatch.setattr("newvegas_desktop.ui.new_las_vegas.bot_seats.THINK_SECONDS", 600.0)
    sit_down(hand, "human", "bot:patient", "bot:patient")
    assert [seat.state for seat in hand.screen.table.seats[1:]] == [SeatState.THINKING] * 2
    assert hand.screen.slots["seat:2"].name.endswith("thinking")
    turn(hand)
    assert hand.screen.table.sentence == "The bots play"
    assert hand.screen.table.subline == "Thinking: Bob, Cleo. Undo reopens your turn."
    assert hand.doable == [WAITING]
    # the turn is still one's own
    hand.click("button:undo")
    assert hand.stage(0) is Stage.EFFECT
    hand.click("button:confirm")
    hand.key(Key.Key_Return, CTRL)
    wait(qtbot, lambda: hand.game.round == 2)
    assert hand.message == ""
    hand.app.window.close()
    assert processes(hand) == []


def test_closing_while_a_bot_thinks_leaves_nothing_alive(hand: Hand, qtbot: QtBot) -> None:
    sit_down(hand, "human", "bot:deaf")
    assert hand.controller.look.thinking == (1,)
    assert processes(hand)
    hand.app.window.close()
    assert processes(hand) == []
    assert hand.running_timers() == []


@pytest.mark.parametrize(
    ("bot", "why"), [("crashing", "no such luck"), ("deaf", "does not answer"), ("leaving", "its process ended")]
)
def test_a_bot_that_fails_is_told_and_the_game_goes_on(
    hand: Hand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, bot: str, why: str
) -> None:
    monkeypatch.setattr(thinker, "CAP_MS", 60)
    sit_down(hand, "human", f"bot:{bot}")
    wait(qtbot, lambda: not hand.controller.look.thinking)
    assert hand.message.startswith("Bob made a mistake")
    assert why in hand.message
    assert "by lot" in hand.message
    turn(hand)
    wait(qtbot, lambda: hand.game.round == 2)


def test_taking_back_goes_behind_the_bots_and_they_play_the_same_again(hand: Hand, qtbot: QtBot) -> None:
    sit_down(hand, "human", "bot:random", "bot:random")
    hand.click("card:2")
    hand.click_any(("lot:",))
    before = digest(hand.game)
    hand.click("button:confirm")
    wait(qtbot, lambda: hand.game.round == 2)
    after = digest(hand.game)
    hand.key(Key.Key_Backspace, CTRL)
    assert hand.game.round == 1
    assert digest(hand.game) == before
    assert hand.controller.seat == 0
    hand.click("button:confirm")
    wait(qtbot, lambda: hand.game.round == 2)
    assert digest(hand.game) == after
    assert [each.takebacks for each in hand.session.record().rounds[0].turns] == [1, None, None]


def test_a_game_gone_on_with_plays_as_it_would_have(hand: Hand, qtbot: QtBot, open_window: Open) -> None:
    """Left in the middle of the bots' turns, the same game comes of it."""
    sit_down(hand, "human", "bot:random", "bot:random", pace="slow")
    turn(hand)
    # at this pace nothing has been laid down yet
    assert hand.screen.table.sentence == "The bots play"
    hand.app.window.close()
    again = open_window()
    again.app.store.change(pace="instant")
    again.press(again.cards()["Continue"])
    wait(qtbot, lambda: again.game.round == 2)
    first = digest(again.game)
    again.app.window.close()

    straight = open_window()
    sit_down(straight, "human", "bot:random", "bot:random")
    turn(straight)
    wait(qtbot, lambda: straight.game.round == 2)
    assert digest(straight.game) == first


def test_what_they_did_is_told_at_the_users_pace_and_why_if_asked(hand: Hand, qtbot: QtBot) -> None:
    sit_down(hand, "human", "bot:random", "bot:random", pace="slow")
    turn(hand)
    hand.key(Key.Key_F7)
    wait(qtbot, lambda: hand.game.round == 2)
    report = told(hand)
    assert report is not None
    assert [row.name for row in report.rows] == ["Bob", "Cleo"]
    assert all(row.text and not row.why for row in report.rows)
    assert report.note == "W: why · Esc: close"
    # slow: it stays until a key; a key is enough
    hand.key(Key.Key_Escape)
    assert told(hand) is None
    hand.key("w")
    report = told(hand)
    assert report is not None
    assert all(row.why.startswith(("By lot", "Nothing else")) for row in report.rows)
    assert "Bob: " in hand.screen.announcement
    hand.key("w")
    assert told(hand) is None
    hand.click("seat:2")
    report = told(hand)
    assert report is not None
    assert [row.name for row in report.rows] == ["Bob"]
    assert hand.controller.seat == 0
    # a click on it puts it away and does nothing else
    before = digest(hand.game)
    hand.drag([hand.widget.stage.layout.city.center().toPoint()])
    assert told(hand) is None
    assert digest(hand.game) == before
    assert hand.app.store.settings.pace == "slow"
    hand.command("pace_quick")
    assert hand.app.store.settings.pace == "quick"
    assert hand.table.bots.pace == "quick"


def test_what_the_round_brought_is_told_with_it(hand: Hand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    brought = Report("", (ReportRow("Ada", "blue", "large hotel of avenue 6"),), 1)
    monkeypatch.setattr("newvegas_desktop.new_las_vegas.present.controller.round_report", lambda *_: brought)
    sit_down(hand, "human", "bot:random", pace="slow")
    turn(hand)
    hand.key(Key.Key_F7)
    wait(qtbot, lambda: told(hand) is not None)
    report = told(hand)
    assert report is not None
    assert [row.name for row in report.rows] == ["Bob", "Ada"]
    assert report.rows[1] == brought.rows[0]


def test_a_report_goes_by_itself_at_a_quick_pace(hand: Hand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("newvegas_desktop.ui.new_las_vegas.bot_seats.HOLDS", {"quick": 30})
    sit_down(hand, "human", "bot:random", pace="quick")
    turn(hand)
    wait(qtbot, lambda: told(hand) is not None)
    wait(qtbot, lambda: told(hand) is None)


def test_the_log_tells_why_below_a_sentence(hand: Hand, qtbot: QtBot) -> None:
    sit_down(hand, "human", "bot:random")
    turn(hand)
    wait(qtbot, lambda: hand.game.round == 2)
    hand.key(Key.Key_F4)
    log = hand.widget.side.log
    line, rect = next((line, rect) for line, rect in log.row_rects() if line.why)
    assert line.seat == 1
    tall = rect.height()
    stage = hand.widget.stage
    point = stage.layout.ledger.topLeft() + rect.center() * stage.layout.factor
    hand.drag([point.toPoint()])
    line, rect = next((line, rect) for line, rect in log.row_rects() if line.why)
    shown = next(row for row in log._rows if row.line == line)
    assert line.why in " ".join(shown.rows)
    assert rect.height() >= tall


@pytest.mark.parametrize("player", ["bot:nine_thousand", "random"])
def test_a_record_with_an_unknown_bot_gives_its_seat_to_a_person(
    open_window: Open, tmp_path: Path, qtbot: QtBot, player: str
) -> None:
    board = standard_board()
    session = Session.new(board, [Seat("Ada"), Seat("Hal", player), Seat("Cy", "bot:random")], 3, bank=False)
    hand = open_window(file=write_save(tmp_path / "strange.save", session, View()))
    assert hand.message == f"This program does not know who plays for Hal ({player}); a person plays there now."
    assert [seat.player for seat in hand.session.seats] == ["human", "human", "bot:random"]
    turn(hand)
    assert hand.controller.seat == 1
    turn(hand)
    wait(qtbot, lambda: hand.game.round == 2)


def test_a_record_of_bots_alone_gives_the_first_seat_to_a_person(
    open_window: Open, tmp_path: Path, qtbot: QtBot
) -> None:
    session = Session.new(standard_board(), [Seat("A", "bot:random"), Seat("B", "bot:random")], 3, bank=False)
    hand = open_window(file=write_save(tmp_path / "bots.save", session, View()))
    assert hand.message == "Nobody at this table is a person; the seat of A is yours now."
    turn(hand)
    wait(qtbot, lambda: hand.game.round == 2)


def test_a_table_without_a_person_cannot_be_started(hand: Hand) -> None:
    hand.press(hand.cards()["Play with bots"])
    page = hand.new_page
    page.rows[0].player.setCurrentIndex(1)
    assert page.problem.text() == "At least one seat is for a person."
    assert not page.go.isEnabled()
    assert page.rows[0].name.placeholderText() == "Dolly"
    page.rows[0].player.setCurrentIndex(0)
    assert page.go.isEnabled()


def test_that_a_turn_ends_is_no_reason_where_there_is_another() -> None:
    took = [Took(CONFIRM, Why.HOTELS), Took(CONFIRM, Why.ENOUGH), Took(CONFIRM, Why.HOTELS)]
    assert reasons(took, Say()) == "For a hotel."
    assert reasons(took[1:2], Say()) == "Nothing more was worth doing."


def test_that_a_step_was_the_only_one_is_no_reason_where_there_is_another() -> None:
    took = [Took(CONFIRM, why) for why in (Why.ONLY, Why.STREETS, Why.ONLY, Why.ENOUGH)]
    assert reasons(took, Say()) == "For the longest run of a street."
    assert reasons([took[0], took[3]], Say()) == "Nothing more was worth doing."
    assert reasons(took[:1], Say()) == "Nothing else was possible."


def test_the_pace_of_the_page_is_that_of_the_menu(hand: Hand) -> None:
    hand.press(hand.cards()["Play with bots"])
    page, actions = hand.new_page, hand.app.window.actions_table
    assert page.pace.isVisible()
    page.pace.setCurrentIndex(page.pace.findData("quick"))
    page.pace.activated.emit(page.pace.currentIndex())
    assert hand.app.store.settings.pace == "quick"
    assert actions["pace_quick"].isChecked()
    actions["pace_slow"].trigger()
    assert page.pace.currentData() == "slow"


def test_bots_that_are_added_are_of_other_levels(hand: Hand) -> None:
    hand.press(hand.cards()["Play with bots"])
    page = hand.new_page
    for _ in range(4):
        hand.press(page.add_seat)
    players = [row.choice.player for row in page.rows]
    assert players == ["human", "bot:dealer", "bot:planner", "bot:tycoon", "bot:tourist", "bot:dealer"]
    assert all(row.about.isVisible() for row in page.rows[1:])
