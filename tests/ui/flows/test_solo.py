"""Solo games in the window: from the start page to the end page by mouse and by keyboard, and what is kept."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.rules.actions import CONFIRM, PAIRS
from newvegas_desktop.new_las_vegas.rules.figures import ApprovalRow, Area
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.score import project_points
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.best_results import FILE
from newvegas_desktop.new_las_vegas.session.session import Session
from newvegas_desktop.new_las_vegas.words.names import COLOURS
from newvegas_desktop.ui.new_las_vegas.acme_geometry import acme_slots
from newvegas_desktop.ui.new_las_vegas.pages.solo_page import SoloPage
from newvegas_desktop.ui.shell.controls import Card
from tests.present.screens import LOLA, solo
from tests.present.test_solo import with_approval
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import CTRL, SHIFT, STUCK, Hand, digest, write_save
from tests.ui.flows.test_by_keyboard import LETTERS, tab_to, walk_to

Key = Qt.Key
SEED = 20
HALVES = ("number:", "effect:")


def solo_page(hand: Hand) -> SoloPage:
    page = hand.app.window["solo"]
    assert isinstance(page, SoloPage)
    return page


def start_solo(hand: Hand, seed: int = SEED, *, bank: bool = False, level: int = 1) -> None:
    hand.press(hand.cards()["Play solo"])
    page = solo_page(hand)
    page.seed.setText(str(seed))
    hand.press(page.rungs[level - 1])
    if page.bank.isChecked() != bank:
        hand.press(page.bank)
    hand.press(page.go)


def slots(hand: Hand) -> list[str]:
    """What goes on with the turn, effects first: not swapping for ever."""
    fresh = [slot for slot in hand.doable if not slot.startswith((*HALVES, "button:give"))]
    on_sheet = [slot for slot in fresh if not slot.startswith("button:")]
    return on_sheet or fresh or hand.doable


def go_on(hand: Hand, seed: int, round_: int = 999) -> None:
    chance = Generator.named(seed, "solo hands")
    for _ in range(STUCK):
        if hand.game.outcome is not None or hand.game.round >= round_:
            hand.paint()
            return
        hand.click(chance.choice(slots(hand)))
    raise AssertionError(f"no way on: {hand.screen.table.sentence}")


def end_is_right(hand: Hand) -> None:
    """The end page shows both columns, the bank card, who won and by how much."""
    outcome, view = hand.game.outcome, hand.end_page.view
    assert outcome is not None
    assert view is not None
    assert hand.page == "end"
    rows = outcome.parts()
    assert [seat.total for seat in view.seats] == [row["total"] for row in rows]
    assert [seat.name for seat in view.seats] == [hand.session.seats[0].name, "ACME"]
    for seat, row in zip(view.seats, rows, strict=True):
        assert {part.key: cell.points for part, cell in zip(view.parts, seat.cells, strict=True)} == {
            part.key: row[part.key] for part in view.parts
        }
    won = outcome.winners == (0,)
    name = hand.session.seats[0].name if won else "ACME"
    assert hand.end_page.title.text() == f"{name} wins"
    margin = abs(rows[0]["total"] - rows[1]["total"])
    if margin:
        assert hand.end_page.decided.text().startswith(f"{'Won' if won else 'Lost'} by {margin}:")
    card = hand.game.setup.bank_card
    assert card is not None
    assert view.bank is not None
    if hand.game.setup.bank:
        assert view.bank.number == card.number
        assert f"Bank card {card.number}" in hand.end_page.votes.accessibleDescription()


def test_a_whole_solo_game_by_mouse(hand: Hand, open_window: Open, tmp_path: Path) -> None:
    assert list(hand.cards()) == ["Play solo", "Play hot-seat", "Play with bots", "Practise routes", "Open…"]
    start_solo(hand, bank=True)
    assert hand.page == "table"
    assert hand.screen.curtain == ""
    assert hand.game.phase is Phase.VOTE
    hand.click("button:vote_for")
    assert hand.game.votes == [True]
    dealt = hand.game.solo_cards.hand
    go_on(hand, SEED)
    hand.paint()
    end_is_right(hand)
    assert "0 of 1 won" in hand.end_page.facts.text() or "1 of 1 won" in hand.end_page.facts.text()

    record = tmp_path / "solo.json"
    hand.app.save_record(record)
    finished = digest(hand.game)
    hand.press(hand.end_page.buttons["same_cards"])
    assert hand.page == "table"
    hand.click("button:vote_against")
    assert hand.game.solo_cards.hand == dealt
    assert hand.session.game.setup.architect == architects()[0]
    hand.app.window.close()

    again = open_window(file=record)
    assert again.message == ""
    end_is_right(again)
    assert digest(again.game) == finished
    # opening a finished game counts nothing
    assert again.app.solo.results.best(architects()[0].id).played == 1
    again.press(again.end_page.buttons["next_architect"])
    assert again.page == "table"
    assert again.game.setup.architect == architects()[1]


def test_a_report_names_every_hotel_and_project_of_an_approval(open_window: Open, tmp_path: Path) -> None:
    busy = LOLA._replace(rows=(ApprovalRow(True, (2, 3, 9)),) * 3)
    hand = open_window(file=write_save(tmp_path / "approval.save", with_approval(busy).session))
    approval, round_ = hand.game.solo_cards.drawn[0], hand.game.round
    loud = hand.screen.table.hint_due
    assert loud
    assert [avenue for avenue, hotel in hand.screen.city.hotels.items() if hotel.due] == [2, 3, 9]
    go_on(hand, SEED, round_ + 1)
    report = hand.screen.report
    assert report is not None
    assert report.title == f"What round {round_} brought"
    told = [row.text for row in report.rows if row.name == "ACME"]
    game = hand.game
    points = project_points(game.board, game.setup.projects, game.acme.projects)[approval.colour]
    colour = COLOURS[approval.colour]
    assert told == [f"1st approval ({colour}): large hotels of avenues 2, 3, 9; project for {points}"]
    assert not hand.screen.table.hint_due
    # the next step is taken through it, and what it told is not cut short in a line below
    hand.click(slots(hand)[0])
    assert hand.screen.report is None
    assert "ACME builds" not in hand.screen.table.subline


def do(hand: Hand, slot: str) -> None:
    """Do one thing by keys."""
    if slot.startswith(HALVES):
        hand.key(str(int(slot[-1]) + (3 if slot.startswith("effect:") else 0)))
    elif slot in LETTERS:
        hand.key(LETTERS[slot])
    elif slot == "button:confirm":
        hand.key(Key.Key_Return, CTRL)
    elif slot.startswith("option:"):
        while hand.controller.look.choice_focus != int(slot[7:]):
            hand.key(Key.Key_Right)
        hand.key(Key.Key_Return)
    else:
        if slot.startswith("lot:"):
            walk_to(hand, slot)
        else:
            tab_to(hand, slot)
        hand.key(Key.Key_Space if slot.startswith("path:") else Key.Key_Return)


def test_a_whole_solo_game_by_keyboard(hand: Hand) -> None:
    focus = QApplication.focusWidget()
    assert isinstance(focus, Card)
    assert focus.title == "Play solo"
    hand.key(Key.Key_Return)
    assert hand.page == "solo"
    page = solo_page(hand)
    assert QApplication.focusWidget() is page.go
    # the arrows choose an architect
    hand.key(Key.Key_Down)
    assert page.chosen == architects()[1]
    hand.key(Key.Key_Up)
    hand.key(Key.Key_Backtab, SHIFT)
    assert QApplication.focusWidget() is page.seed
    hand.key(str(SEED + 1))
    hand.key(Key.Key_Return)
    assert hand.page == "table"
    assert QApplication.focusWidget() is hand.widget
    assert hand.session.seed == SEED + 1
    do(hand, "button:vote_against")
    assert hand.game.votes == [False]
    chance = Generator.named(SEED, "solo keys")
    for number in range(1500):
        if hand.game.outcome is not None:
            break
        slot = chance.choice(slots(hand))
        before = len(hand.session.history.entries), hand.controller.look.half, hand.controller.look.bonus
        do(hand, slot)
        look = hand.controller.look
        if slot != "button:number" and look.choice is None:
            assert (len(hand.session.history.entries), look.half, look.bonus) != before, slot
        if number % 10 == 0:
            hand.paint()
    hand.paint()
    end_is_right(hand)
    hand.key(Key.Key_Escape)
    assert hand.page == "start"


def test_two_clicks_from_the_start_to_the_first_turn(hand: Hand) -> None:
    hand.app.store.change(bank=False)
    hand.press(hand.cards()["Play solo"])
    hand.press(solo_page(hand).go)
    assert hand.game.phase is Phase.TURNS
    assert hand.screen.table.solo is not None


def test_the_choice_is_swapped_by_clicking_and_by_dragging(hand: Hand) -> None:
    start_solo(hand)
    hand.click("number:1")
    assert hand.stage(0) is Stage.CHOOSE
    hand.click("effect:2")
    assert hand.game.turns[0].offer == PAIRS.index((0, 1))
    hand.click("effect:3")
    assert hand.game.turns[0].offer == PAIRS.index((0, 2))
    hand.drag([hand.point_of("number:2"), hand.point_of("acme:deck"), hand.point_of("effect:1")])
    assert hand.game.turns[0].offer == PAIRS.index((1, 0))
    hand.drag([hand.point_of("effect:2"), hand.point_of("acme:deck"), hand.point_of("acme:pile")])
    assert hand.game.turns[0].given == 1
    before = hand.game.turns[0].offer
    hand.drag([hand.point_of("effect:2"), hand.point_of("lot:1.5"), hand.point_of("lot:1.5")])
    assert hand.game.turns[0].offer == before


def test_by_touch_the_first_tap_previews_and_the_second_takes(hand: Hand) -> None:
    start_solo(hand)
    point = QPointF(hand.point_of("number:2"))
    hand.widget.tap(point)
    assert hand.controller.look.half.number is None
    assert hand.controller.look.pointed == "number:2"
    hand.widget.tap(point)
    assert hand.controller.look.half.number == 1


def test_pointing_at_a_card_shows_what_it_would_bring_acme(hand: Hand) -> None:
    start_solo(hand)
    hand.click("number:1")
    QTest.mouseMove(hand.widget, hand.point_of("effect:3"))
    assert hand.widget.shown.table.sentence.startswith(f"{hand.game.solo_cards.hand[0].number} with ")
    name = f"{hand.game.solo_cards.hand[1].number} "
    assert hand.widget.shown.table.subline.startswith(name)
    assert " to ACME: " in hand.widget.shown.table.subline
    assert any(part.acme_preview for part in hand.widget.shown.ledger.parts.values()) == (
        "to ACME: nothing" not in hand.widget.shown.table.subline
    )


@pytest.mark.parametrize("way", ["acme:pile", "seat:2", "button:rivals"])
def test_the_pile_can_be_looked_through_at_any_time(hand: Hand, way: str) -> None:
    start_solo(hand)
    go_on(hand, 3, 6)
    hand.click(way)
    assert hand.widget.side.page == "rivals"
    acme = hand.widget.shown.acme
    assert acme is not None
    assert [(card.number, card.effect) for card in acme.pile] == [
        (card.number, card.effect.key) for card in hand.game.solo_cards.pile
    ]
    assert len(acme.pile) == 5
    known = hand.widget.access_slots()
    for slot in acme_slots(acme):
        assert slot in known
        assert hand.widget.access_info(slot).name
        assert hand.widget.slot_at(QPointF(hand.widget.slot_point(slot))) == slot
    hand.click("number:1")
    assert hand.controller.look.half.number == 0
    hand.click(way)
    assert hand.widget.side.page == "ledger"


def test_a_game_goes_on_in_the_middle_of_a_turn(hand: Hand, open_window: Open) -> None:
    start_solo(hand, level=2)
    go_on(hand, 4, 4)
    hand.click("number:1")
    hand.click("effect:2")
    hand.click_any(("lot:",))
    stage, before = hand.stage(0), digest(hand.game)
    hand.app.window.close()
    again = open_window()
    card = again.cards()["Continue"]
    assert architects()[1].name in card.detail
    assert card.picture is not None
    again.press(card)
    assert (again.stage(0), digest(again.game)) == (stage, before)
    assert again.game.setup.architect == architects()[1]


WEAK = LOLA._replace(
    crane=-99, golf=Area(0, 0, 0), inauguration=Area(0, 0, 0), shows=Area(0, 0, 0), hotels=Area(0, 0, 0),
    streets=Area(0, 0, 0), limousine=Area(0, 0, 0), rows=(ApprovalRow(False, ()),) * 3,
)  # fmt: skip
"""Worth 4 points, a run of 1 in every street, and no more."""


def nearly_over(win: bool) -> Session:
    """A game in which only the last confirmation is missing; whoever plays owes nothing."""
    architect = WEAK if win else LOLA._replace(crane=9)
    table = solo(11, architect, golf=False)
    for _ in range(STUCK):
        stage, targets = table.game.turns[0].stage, table.screen.targets
        if stage is Stage.CHOOSE:
            taken = table.look.half.number
            kind = "number:" if taken is None else "effect:"
            found = [slot for slot in targets if slot.startswith((kind, "button:give_"))]
            found = [slot for slot in found if taken is None or slot != f"effect:{taken + 1}"]
        elif stage is Stage.OPEN:
            found = [slot for slot in targets if slot.startswith("lot:")]
            if table.screen.chooser is not None:
                found = ["option:0"]
        else:
            found = [slot for slot in targets if slot.startswith(("track:", "column:")) and "shows" not in slot]
        if found:
            table.activate(found[0])
            continue
        trial = table.game.copy()
        trial.apply(0, CONFIRM)
        if trial.outcome is not None:
            return table.session
        table.activate("button:confirm")
    raise AssertionError("no end")


def finish(hand: Hand) -> None:
    hand.click("button:confirm")
    hand.paint()
    hand.paint()


@pytest.mark.parametrize("win", [True, False])
def test_the_end_page_of_a_win_and_of_a_loss(open_window: Open, tmp_path: Path, win: bool) -> None:
    hand = open_window(file=write_save(tmp_path / "game.save", nearly_over(win)))
    assert hand.message == ""
    finish(hand)
    end_is_right(hand)
    view = hand.end_page.view
    assert view is not None
    assert [seat.winner for seat in view.seats] == [win, not win]
    assert ("1 of 1 won" in hand.end_page.facts.text()) is win
    # without golf it counts, but is nobody's best
    assert hand.app.solo.results.best("lola") == (None, 1, int(win))
    # undone and confirmed again, it is still one game
    hand.press(hand.end_page.buttons["sheets"])
    hand.key_undo()
    assert hand.phase() is Phase.TURNS
    hand.key(Key.Key_Return, CTRL)
    hand.paint()
    assert hand.app.solo.results.best("lola").played == 1


def test_results_are_kept_and_shown_on_the_ladder(open_window: Open, tmp_path: Path) -> None:
    hand = open_window(file=write_save(tmp_path / "game.save", nearly_over(True)))
    finish(hand)
    hand.app.window.close()
    again = open_window()
    again.press(again.cards()["Play solo"])
    rung = next(rung for rung in solo_page(again).rungs if rung.card.id == "lola")
    assert rung.beaten
    assert "1 of 1 won" in rung.result
    assert "1 of 1 won" in rung.accessibleDescription()


def test_damaged_results_are_set_aside_with_a_sentence(home: Path, open_window: Open) -> None:
    folder = home / "data"
    folder.mkdir(parents=True)
    (folder / FILE).write_text("no results")
    hand = open_window()
    hand.press(hand.cards()["Play solo"])
    assert "damaged" in hand.message
    assert [path.read_text() for path in folder.glob("solo-results.damaged*")] == ["no results"]
    assert solo_page(hand).rungs[0].result == "not played yet"


def test_results_that_cannot_be_written_give_a_sentence(open_window: Open, home: Path, tmp_path: Path) -> None:
    (home / "data" / FILE).mkdir(parents=True)
    hand = open_window(file=write_save(tmp_path / "game.save", nearly_over(True)))
    finish(hand)
    assert hand.page == "end"
    assert hand.message != ""


def test_the_page_remembers_and_checks(hand: Hand) -> None:
    hand.press(hand.cards()["Play solo"])
    page = solo_page(hand)
    page.seed.setText("many")
    assert not page.go.isEnabled()
    assert "seed" in page.problem.text().lower()
    page.seed.setText("12")
    page.name.setText("Ada")
    hand.press(page.first_game)
    assert not page.golf.isChecked()
    assert not page.bank.isChecked()
    hand.press(page.rungs[3])
    assert page.sheet.card is not None
    assert page.sheet.card.id == architects()[3].id
    assert "our own design" in page.sheet.accessibleDescription()
    hand.press(page.go)
    assert hand.session.seats[0].name == "Ada"
    hand.command("start_page")
    hand.press(hand.cards()["Play solo"])
    assert page.chosen == architects()[3]
    assert page.name.text() == "Ada"
    assert page.first_game.isChecked()
    assert page.seed.text() == ""


def test_the_third_card_slides_where_motion_is_on(hand: Hand) -> None:
    start_solo(hand)
    slide = hand.widget.slide
    hand.click("number:1")
    hand.click("effect:2")
    assert slide.item(hand.widget.stage.layout.solo, hand.widget.stage) is None
    hand.widget.motion = True
    hand.click("effect:3")
    assert slide.item(hand.widget.stage.layout.solo, hand.widget.stage) is not None
    # it lies on the pile when it has arrived, not before
    bar = hand.screen.table.solo
    assert bar is not None
    assert slide.as_seen(bar).pile != bar.pile
    slide.moving.setCurrentTime(slide.moving.duration() // 2)
    moving = slide.item(hand.widget.stage.layout.solo, hand.widget.stage)
    assert moving is not None
    places = hand.widget.stage.layout.solo
    assert places is not None
    (rect,) = moving.cells.values()
    assert places.cards[1].left() < rect.center().x() < places.pile.right()
    slide.moving.setCurrentTime(slide.moving.duration())
    assert slide.item(places, hand.widget.stage) is None
    assert slide.as_seen(bar) is bar
    hand.widget.motion = False


def test_a_press_that_wanders_off_takes_nothing(hand: Hand) -> None:
    start_solo(hand)
    start = hand.point_of("number:1")
    hand.drag([start, start + QPoint(0, -40), QPoint(10, 10)])
    assert hand.controller.look.half.number is None
    hand.drag([start, start + QPoint(1, 1)])
    assert hand.controller.look.half.number == 0


def test_the_commands_of_a_solo_game_stand_in_its_menu_only(hand: Hand) -> None:
    actions = hand.app.window.actions_table
    names = ("choose_4", "choose_5", "choose_6")
    assert not any(actions[name].isVisible() for name in names)
    start_solo(hand)
    assert all(actions[name].isVisible() for name in names)
    hand.command("start_page")
    hand.start_game(SEED)
    assert not any(actions[name].isVisible() for name in names)
