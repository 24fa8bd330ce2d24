"""The end of a game: its view from whole games, and the page that shows it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from newvegas_desktop.family.say import Say
from newvegas_desktop.new_las_vegas.bots.match import play_out
from newvegas_desktop.new_las_vegas.bots.random_bot import RandomBot
from newvegas_desktop.new_las_vegas.present.end_view import EndView, end_view, points_by_round
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.outcome import Decided, Outcome, winners_of
from newvegas_desktop.new_las_vegas.rules.score import Score
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.ui.new_las_vegas.pages import score_pad
from newvegas_desktop.ui.new_las_vegas.pages.chart import nice_step
from newvegas_desktop.ui.new_las_vegas.pages.end_page import EndPage
from newvegas_desktop.ui.new_las_vegas.pages.score_pad import ScorePad, score_text, signed_ink
from newvegas_desktop.ui.paint.themes import PEN_NAMES

NAMES = ("Ada", "Bob", "Rita", "Maximilian", "Zoë", "Jo")
SIZES = [(1280, 690), (1366, 690), (1920, 1000), (960, 560)]


@cache
def played(seats: int, seed: int, golf: bool = True, bank: bool = True) -> Session:
    architect = next(iter(architects())) if seats == 1 else None
    session = Session.new(
        standard_board(), [Seat(name) for name in NAMES[:seats]], seed, golf=golf, bank=bank, architect=architect
    )
    play_out(lambda: session.game, session.submit, [RandomBot()] * seats, seed)
    return session


def view_of(seats: int, seed: int, golf: bool = True, bank: bool = True) -> EndView:
    return end_view(played(seats, seed, golf, bank), PEN_NAMES)


def children_of(widget: QWidget) -> list[QAccessibleInterface]:
    tree = QAccessible.queryAccessibleInterface(widget)
    return [tree.child(index) for index in range(tree.childCount())]


class TestView:
    @pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
    @pytest.mark.parametrize("golf", [True, False])
    @pytest.mark.parametrize("bank", [True, False])
    def test_every_figure_is_the_rules(self, seats: int, golf: bool, bank: bool) -> None:
        session = played(seats, 40 + seats, golf, bank)
        view = end_view(session, PEN_NAMES)
        outcome = session.game.outcome
        assert outcome is not None
        rows = outcome.parts()
        assert len(view.seats) == len(rows)
        assert ("golf" in {part.key for part in view.parts}) == golf
        for index, (seat, row) in enumerate(zip(view.seats, rows, strict=True)):
            points = {part.key: cell.points for part, cell in zip(view.parts, seat.cells, strict=True)}
            assert points == {key: row[key] for key in points}
            assert sum(points.values()) == seat.total == row["total"]
            assert seat.winner == (index in outcome.winners) == (seat.place == 1)
            assert (seat.voted_for is not None) == bank
            assert bool(seat.vote) == bank
        assert len(view.reasons) == len(outcome.reasons)
        assert view.rounds == session.game.round
        assert str(session.seed) in view.facts

    @pytest.mark.parametrize("seats", [1, 2, 4])
    def test_the_chart_has_a_figure_for_every_round_and_ends_with_the_total(self, seats: int) -> None:
        view = view_of(seats, 40 + seats)
        for seat, line in zip(view.seats, view.chart, strict=True):
            assert len(line) == view.rounds
            assert line[-1] == seat.total

    def test_a_loaded_record_has_the_same_end(self) -> None:
        session = played(3, 9)
        again = Session.load(standard_board(), session.record())
        assert end_view(again, PEN_NAMES) == end_view(session, PEN_NAMES)

    def test_details_add_up(self) -> None:
        """What is written in the margin gives the points: the sums are read back."""
        for seed in range(5):
            view = view_of(4, seed)
            for seat in view.seats:
                for part, cell in zip(view.parts, seat.cells, strict=True):
                    if part.key in ("projects", "shows", "hotels", "streets", "golf", "limousine"):
                        terms = re.sub(r"\s", "", cell.detail.replace("−", "-")).split("+")
                        if any(not set(term) <= set("0123456789×-") for term in terms):
                            assert cell.points == 0
                            continue
                        total = 0
                        for term in filter(None, terms):
                            left, _, right = term.partition("×")
                            total += int(left) * int(right or 1)
                        assert total == cell.points, (part.key, cell)

    def test_a_game_that_goes_on_has_no_end(self) -> None:
        session = Session.new(standard_board(), [Seat("Ada"), Seat("Bob")], 1)
        with pytest.raises(ValueError, match="not over"):
            end_view(session, PEN_NAMES)
        assert points_by_round(session) == ((), ())

    def test_words_can_be_translated(self) -> None:
        view = end_view(played(2, 42), PEN_NAMES, Say(lambda text, n: f"*{text}"))
        assert view.parts[0].label == "*Projects"

    def test_the_loan_is_explained(self) -> None:
        seen = set()
        for seed in range(12):
            session = played(2, seed)
            view = end_view(session, PEN_NAMES)
            votes = session.game.votes.count(True)
            seen.add(votes)
            wanted = {
                0: "Nobody voted",
                1: "1 of 2 voted for a loan: 2 bundles",
                2: "2 of 2 voted for a loan: 4 bundles",
            }
            assert wanted[votes] in view.loan
            bankrupt = [seat.debts > seat.bundles for seat in view.seats]
            assert [seat.bankrupt for seat in view.seats] == bankrupt
        assert seen == {0, 1, 2}
        assert "No bank" in view_of(2, 1, bank=False).loan


def with_scores(session: Session, scores: tuple[Score, ...]) -> Session:
    """The same game as if its final scores had been others."""
    copy = Session.load(standard_board(), session.record())
    outcome = copy.game.outcome
    assert outcome is not None
    winners, decided = winners_of(scores)
    copy.history.game.outcome = Outcome(outcome.reasons, scores, None, winners, decided)
    return copy


class TestTies:
    @pytest.fixture
    def base(self) -> Score:
        outcome = played(3, 9).game.outcome
        assert outcome is not None
        return outcome.scores[0]

    def test_more_hotels_decide(self, base: Score) -> None:
        more = base._replace(hotels=(2, 3), hotel_values=(0, 0))
        less = base._replace(hotels=(2, 1), hotel_values=(0, 0))
        view = end_view(with_scores(played(3, 9), (less, more, less)), PEN_NAMES)
        assert view.title == "Bob wins"
        assert "more hotels decide: 5 : 3 : 3" in view.decided
        assert [seat.place for seat in view.seats] == [2, 1, 2]

    def test_more_large_hotels_decide(self, base: Score) -> None:
        large = base._replace(hotels=(3, 2), hotel_values=(0, 0))
        small = base._replace(hotels=(2, 3), hotel_values=(0, 0))
        fewer = base._replace(hotels=(1, 1), hotel_values=(0, 0))
        session = with_scores(played(3, 9), (small, fewer, large))
        assert session.game.outcome is not None
        assert session.game.outcome.decided is Decided.LARGE_HOTELS
        view = end_view(session, PEN_NAMES)
        assert view.title == "Rita wins"
        assert view.decided.startswith("Ada and Rita have")
        assert "5 hotels each; more large hotels decide: 3 : 2" in view.decided
        assert [seat.place for seat in view.seats] == [2, 3, 1]

    def test_a_shared_victory(self, base: Score) -> None:
        view = end_view(with_scores(played(3, 9), (base, base, base)), PEN_NAMES)
        assert view.title == "Ada, Bob and Rita share the victory"
        assert [seat.place for seat in view.seats] == [1, 1, 1]
        assert all(seat.winner for seat in view.seats)
        assert not any(cell.best for seat in view.seats for cell in seat.cells)


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[EndPage]:
    made = EndPage()
    qtbot.addWidget(made)
    made.resize(1280, 690)
    made.show()
    yield made
    made.pad.finish()


class TestPage:
    def test_without_motion_everything_is_there_at_once(self, page: EndPage) -> None:
        view = view_of(3, 9)
        page.show_end(view, "dark", motion=False)
        assert not page.pad.filling
        assert page.pad.parts_shown == len(view.parts) + 1
        assert page.title.text() == view.title
        assert page.decided.text() == view.decided
        for reason in view.reasons:
            assert reason in page.why.text()

    def test_parts_are_filled_in_one_after_the_other(self, qtbot: QtBot, page: EndPage) -> None:
        page.show_end(view_of(2, 42), motion=True)
        assert page.pad.parts_shown == 0
        seen = []
        page.pad._animation.valueChanged.connect(lambda value: seen.append(int(value)))
        with qtbot.waitSignal(page.pad.filled, timeout=10_000):
            pass
        assert seen == sorted(seen)
        assert not page.pad.filling

    def test_the_winner_is_named_when_the_last_figure_is_written(self, qtbot: QtBot, page: EndPage) -> None:
        view = view_of(2, 42)
        page.show_end(view, motion=True)
        assert view.title not in (page.title.text(), page.decided.text())
        assert page.decided.text() != view.decided
        half_way = page.chart._part
        assert half_way < 1
        with qtbot.waitSignal(page.pad.filled):
            page.pad.finish()
        assert page.title.text() == view.title
        assert page.decided.text() == view.decided
        assert page.chart._part == 1

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
    def test_a_key_on_a_button_first_fills_in_the_rest(self, qtbot: QtBot, page: EndPage, key: Qt.Key) -> None:
        page.show_end(view_of(2, 42), motion=True)
        button = page.buttons["again"]
        with qtbot.assertNotEmitted(page.chosen):
            QTest.keyClick(button, key)
        assert not page.pad.filling
        with qtbot.waitSignal(page.chosen):
            QTest.keyClick(button, key)

    def test_the_key_that_confirms_plays_no_other_game(self, qtbot: QtBot, page: EndPage) -> None:
        page.show_end(view_of(2, 42), motion=False)
        button = page.buttons["again"]
        with qtbot.assertNotEmitted(page.chosen):
            for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                QTest.keyClick(button, key, Qt.KeyboardModifier.ControlModifier)
            held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
            QApplication.sendEvent(button, held)

    @pytest.mark.parametrize("how", ["click", "key", "escape", "hide"])
    def test_filling_in_can_be_skipped(self, qtbot: QtBot, page: EndPage, how: str) -> None:
        view = view_of(2, 42)
        page.show_end(view, motion=True)
        before = page.pad.filling
        assert before
        with qtbot.waitSignal(page.pad.filled):
            if how == "click":
                QTest.mouseClick(page.pad, Qt.MouseButton.LeftButton)
            elif how == "key":
                QTest.keyClick(page.pad, Qt.Key.Key_Space)
            elif how == "escape":
                with qtbot.assertNotEmitted(page.back):
                    QTest.keyClick(page, Qt.Key.Key_Escape)
            else:
                page.hide()
        assert not page.pad.filling
        assert page.pad.parts_shown == len(view.parts) + 1

    @pytest.mark.parametrize("name", ["again", "same_cards", "new_game", "save_as", "sheets", "start_page"])
    def test_every_button_says_what_is_wanted(self, qtbot: QtBot, page: EndPage, name: str) -> None:
        page.show_end(view_of(2, 42), motion=False)
        with qtbot.waitSignal(page.chosen) as chosen:
            QTest.mouseClick(page.buttons[name], Qt.MouseButton.LeftButton)
        assert chosen.args == [name]
        assert page.buttons[name].accessibleName()

    def test_enter_plays_again(self, qtbot: QtBot, page: EndPage) -> None:
        page.show_end(view_of(2, 42), motion=False)
        page.activateWindow()
        page.opened()
        with qtbot.waitSignal(page.chosen) as chosen:
            QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
        assert chosen.args == ["again"]

    def test_the_same_cards_need_a_seed(self, page: EndPage) -> None:
        page.show_end(replace(view_of(2, 42), seed=None), motion=False)
        assert page.buttons["same_cards"].isHidden()

    def test_screen_readers_hear_everything(self, page: EndPage) -> None:
        view = view_of(3, 9)
        page.show_end(view, motion=False)
        words = page.pad.accessibleDescription()
        assert words == score_text(view, "total")
        for seat in view.seats:
            assert f"{seat.name}, total {seat.total}" in words
        assert view.loan in page.votes.accessibleDescription()
        assert view.seats[0].name in page.chart.accessibleDescription()

    @pytest.mark.parametrize("seats", [1, 2, 6])
    def test_every_cell_of_the_pad_is_a_child(self, page: EndPage, seats: int) -> None:
        view = view_of(seats, 40 + seats)
        page.show_end(view, motion=True)
        page.grab()
        children = children_of(page.pad)
        names = [child.text(QAccessible.Text.Name) for child in children]
        assert len(names) == len(set(names)) == (len(view.parts) + 2) * len(view.seats)
        assert sum("winner" in name for name in names) == sum(seat.winner for seat in view.seats)
        paper = QRect(page.pad.mapToGlobal(QPoint(0, 0)), page.pad.size())
        tree = QAccessible.queryAccessibleInterface(page.pad)
        for child in children:
            assert child.role() == QAccessible.Role.StaticText
            assert paper.contains(child.rect())
            middle = child.rect().center()
            assert tree.childAt(middle.x(), middle.y()) is child
        text = " ".join(names)
        for seat in view.seats:
            assert f"{seat.name}, total: {seat.total}".replace("-", "−") in text
            for part, cell in zip(view.parts, seat.cells, strict=True):
                assert f"{seat.name}, {part.label}: {cell.points}".replace(": -", ": −") in text
                assert cell.detail in text

    def test_every_line_of_the_chart_is_a_child_with_its_course(self, page: EndPage) -> None:
        view = view_of(3, 9)
        page.show_end(view, motion=False)
        page.grab()
        children = children_of(page.chart)
        assert len(children) == len(view.seats)
        paper = QRect(page.chart.mapToGlobal(QPoint(0, 0)), page.chart.size())
        for index, (child, seat, line) in enumerate(zip(children, view.seats, view.chart, strict=True)):
            name, more = child.text(QAccessible.Text.Name), child.text(QAccessible.Text.Description)
            assert name.startswith(f"{seat.name}: {line[-1]} points after round {len(line)};".replace("-", "−"))
            assert f"lowest {min(line)} after round {line.index(min(line)) + 1}".replace("-", "−") in name
            assert more == "Round by round: " + ", ".join(str(points) for points in line).replace("-", "−")
            assert paper.contains(child.rect())
            end = page.chart._line(index)[-1]
            assert page.chart.access_at(end) == f"seat:{index}"
        assert page.chart.access_at(QPointF(2, 2)) is None

    def test_a_chart_of_no_rounds_has_lines_without_a_course(self, page: EndPage) -> None:
        view = view_of(2, 42)
        page.show_end(replace(view, chart=((), ())), motion=False)
        assert [child.text(QAccessible.Text.Name) for child in children_of(page.chart)] == ["Ada", "Bob"]
        assert page.chart.access_at(QPointF(20, 20)) is None

    @pytest.mark.parametrize("size", [*SIZES, (1366, 768), (1920, 1080)])
    def test_four_seats_show_what_their_points_are_made_of(
        self, page: EndPage, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
    ) -> None:
        shown: set[str] = set()
        monkeypatch.setattr(score_pad, "draw_lines", lambda painter, room, text, *_: shown.add(text))
        view = view_of(4, 44)
        page.resize(*size)
        page.show_end(view, motion=False)
        page.grab()
        cells = [cell.detail for seat in view.seats for cell in seat.cells[:-1]]
        assert set(filter(None, cells)) <= shown

    def test_a_tip_says_what_points_are_made_of(self, page: EndPage) -> None:
        view = view_of(6, 8)
        page.show_end(view, motion=False)
        page.grab()
        pad = page.pad
        assert pad.tip_at(QPointF(4, 4)) == ""
        tips = {pad.tip_at(QPointF(x, y)) for x in range(0, pad.width(), 9) for y in range(0, pad.height(), 9)} - {""}
        names = {seat.name for seat in view.seats}
        assert names < tips
        assert len(tips - names) == len(view.parts) * len(view.seats)
        assert any(view.seats[5].cells[-1].detail in tip for tip in tips)

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("seats", [1, 2, 6])
    def test_everything_fits(self, qtbot: QtBot, page: EndPage, seats: int, size: tuple[int, int]) -> None:
        page.resize(*size)
        page.show_end(view_of(seats, 40 + seats), "contrast", motion=False)
        page.grab()
        parts: list[QWidget] = [*page.findChildren(QPushButton), page.pad, page.chart, page.votes]
        for part in parts:
            corner = part.mapTo(page, QPoint(0, 0))
            assert page.rect().contains(corner), part
            assert page.rect().contains(corner + QPoint(part.width() - 1, part.height() - 1)), part

    def test_a_long_name_gives_way_to_its_first_word(self, page: EndPage) -> None:
        view = view_of(6, 8)
        names = ["Alexandrina Lovelace", "Alexander", "Bob", "Maximilian Maximus", "Maximilian Muster", "Cy"]
        seats = tuple(replace(seat, name=name) for seat, name in zip(view.seats, names, strict=True))
        page.show_end(replace(view, seats=seats), motion=False)
        shown = [page.pad.head_name(seat, 68) for seat in seats]
        assert shown == ["Alexandrina", "Alexander", "Bob", "Maximilian Maximus", "Maximilian Muster", "Cy"]
        assert page.pad.head_name(seats[0], 400) == "Alexandrina Lovelace"

    @pytest.mark.parametrize("value", [-20, -109, 128])
    def test_ink_keeps_to_its_column(self, value: int) -> None:
        place = QRectF(5, 3, 38, 37)
        ink = signed_ink(place, value, "seat").boundingRect()
        # clear of the line on its left and of what stands on its right
        assert ink.width() <= place.width() - 6
        assert ink.center().x() == pytest.approx(place.center().x(), abs=2)

    def test_an_empty_pad_paints(self, qtbot: QtBot) -> None:
        pad = ScorePad()
        qtbot.addWidget(pad)
        assert not pad.grab().isNull()
        assert pad.tip_at(QPointF(1, 1)) == ""

    @pytest.mark.parametrize(
        ("span", "most", "step"), [(5, 10, 1), (30, 10, 5), (100, 10, 10), (101, 10, 20), (7, 3, 5)]
    )
    def test_steps_are_round(self, span: int, most: int, step: int) -> None:
        assert nice_step(span, most) == step
