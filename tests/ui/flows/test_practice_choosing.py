"""Choosing an exercise, its codes, the exercise of the day, being told of no way home, and leaving in between."""

import threading
from collections.abc import Callable
from datetime import date
from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.codes import code, daily
from newvegas_desktop.new_las_vegas.practice.exercise import Exercise, Key, Kind
from newvegas_desktop.new_las_vegas.practice.review import Review, Stop, Stopped, Tell, can_come_home
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.ui import app
from newvegas_desktop.ui.new_las_vegas.practice import practice as pages
from newvegas_desktop.ui.shell.busy import Busy
from tests.practice.driver import SEED, Driver, best_steps, set_today, threads
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import Hand

DAY = date(2026, 11, 17)
"""A Tuesday: an errand of level 2."""
ENTER = Qt.Key.Key_Return


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """What day it is, and what is drawn by lot."""
    monkeypatch.setattr(app, "random_seed", lambda: SEED)
    set_today(monkeypatch, DAY)


@pytest.fixture
def driver(hand: Hand, qtbot: QtBot) -> Driver:
    """Someone on the page of the exercises."""
    driver = Driver(hand, qtbot)
    driver.open_pages()
    return driver


# the exercise of a day


def test_the_exercise_of_a_day_is_the_same_for_everybody(open_window: Open, qtbot: QtBot) -> None:
    made = []
    for _ in range(2):
        driver = Driver(open_window(), qtbot)
        driver.open_pages()
        assert driver.choose.daily.detail == "Errand, level 2, the same for everybody"
        driver.hand.press(driver.choose.daily)
        driver.wait_for_exercise()
        made.append(driver.desk.exercise)
    assert made[0] == made[1]
    assert made[0].key == daily(DAY)


def test_another_day_has_another_exercise(open_window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    set_today(monkeypatch, date(2026, 11, 18))
    driver = Driver(open_window(), qtbot)
    driver.open_pages()
    assert driver.choose.daily.detail == "Rescue, level 3, the same for everybody"


def test_the_exercise_of_a_day_by_keyboard_and_once_it_is_done(driver: Driver) -> None:
    driver.down_to("Today’s route")
    driver.hand.key(ENTER)
    driver.wait_for_exercise()
    for step in best_steps(driver.attempt):
        driver.keys(step)
    driver.hand.key(ENTER)
    driver.wait_for_judgement()
    driver.hand.key(Qt.Key.Key_Escape)
    assert driver.choose.daily.detail == "Errand, level 2, done: 100 %"


# codes and seeds


def test_a_code_is_shared_and_typed_again(driver: Driver) -> None:
    driver.start(Kind.RESCUE, 2)
    made = driver.desk.exercise
    driver.hand.press(driver.page.code)
    copied = QApplication.clipboard().text()
    assert copied == code(Key(Kind.RESCUE, 2, SEED))
    assert copied in driver.page.code.text()
    assert copied in driver.hand.message
    driver.hand.key(Qt.Key.Key_Escape)
    # another exercise is chosen: the code knows its own
    driver.hand.press(driver.choose.cards[Kind.TOUR])
    driver.type_code(copied.lower())
    driver.wait_for_exercise()
    assert driver.desk.exercise == made


def test_a_seed_is_typed_for_the_exercise_that_is_chosen(driver: Driver) -> None:
    driver.hand.press(driver.choose.cards[Kind.ERRAND])
    driver.hand.press(driver.choose.levels[2])
    driver.type_code("123456")
    driver.wait_for_exercise()
    assert driver.desk.exercise.key == Key(Kind.ERRAND, 2, 123456)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "Type a code"),
        ("X3-3NQK-8N3", "begins with"),
        ("T3-3NQK-8N5", "mistyped"),
        ("99999999999", "below 1073741824"),
    ],
)
def test_a_bad_code_says_what_is_wrong_with_it(driver: Driver, typed: str, why: str) -> None:
    driver.type_code(typed)
    assert driver.hand.page == "practice"
    assert why in driver.choose.problem.text()
    assert driver.choose.problem.isVisible()
    assert not threads()
    # typing takes the sentence away
    driver.hand.key("T")
    assert not driver.choose.problem.isVisible()


def test_a_seed_needs_an_exercise(driver: Driver) -> None:
    driver.hand.press(driver.choose.cards[Kind.FREE])
    driver.type_code("77")
    assert "choose Tour" in driver.choose.problem.text()
    assert driver.hand.page == "practice"


def test_every_control_is_reached_by_tab(driver: Driver) -> None:
    page = driver.choose
    reached = list(driver.focused())
    wanted = [page.daily, *page.cards.values(), page.levels[1], page.code, page.open_code, page.go]
    assert [widget.accessibleName() for widget in wanted if widget not in reached] == []
    # the levels are one choice: the arrow keys go through it
    driver.tab_to(page.levels[1])
    for level in (2, 3):
        driver.hand.key(Qt.Key.Key_Right)
        assert QApplication.focusWidget() is page.levels[level]
        assert page.levels[level].isChecked()
        assert page.level == level
    driver.hand.key(Qt.Key.Key_Left)
    assert page.level == 2
    driver.hand.key(ENTER)
    driver.wait_for_exercise()
    assert driver.desk.exercise.key.level == 2


def test_levels_go_from_easy_to_hard(driver: Driver) -> None:
    lengths = []
    for level in (1, 5):
        driver.hand.press(driver.choose.levels[level])
        driver.hand.press(driver.choose.go)
        driver.qtbot.waitUntil(lambda: driver.hand.page == "exercise")
        lengths.append(driver.desk.exercise.paths)
        driver.hand.key(Qt.Key.Key_Escape)
    assert lengths[0] <= 5
    assert lengths[1] >= 11


# no way home


def far_from_home(attempt: Attempt) -> Attempt:
    """As few paths as possible after which nobody comes home in time, and paths are left."""
    waiting = [attempt]
    while waiting:
        here = waiting.pop(0)
        if not can_come_home(here) and here.open_paths():
            return here
        waiting += [here.draw(path.via, path.to) for path in here.open_paths()]
    raise AssertionError("every way leads home")


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        (Kind.TOUR, "From here you can no longer come home in time."),
        (Kind.RESCUE, "From here you can no longer come home in time."),
        (Kind.ERRAND, "From here not all of it can be done any more: take a path back."),
    ],
)
def test_it_says_at_once_that_there_is_no_way_home_if_asked_to(driver: Driver, kind: Kind, sentence: str) -> None:
    driver.start(kind)
    far = far_from_home(driver.attempt)
    for step in far.steps:
        driver.click(step)
    assert driver.prompt != sentence, "nobody has asked"
    driver.hand.press(driver.page.tell_switch)
    driver.qtbot.waitUntil(lambda: driver.prompt == sentence)
    assert driver.page.prompt.property("role") == "warning"
    driver.hand.press(driver.page.undo)
    assert driver.prompt != sentence
    # and at once after the path that was too far
    driver.click(far.steps[-1])
    driver.qtbot.waitUntil(lambda: driver.prompt == sentence)
    driver.hand.press(driver.page.tell_switch)
    assert driver.prompt != sentence


def test_being_told_is_remembered(open_window: Open, qtbot: QtBot) -> None:
    driver = Driver(open_window(), qtbot)
    driver.start(Kind.TOUR)
    driver.hand.press(driver.page.tell_switch)
    driver.hand.app.window.close()
    driver = Driver(open_window(), qtbot)
    driver.start(Kind.TOUR)
    assert driver.page.tell_switch.isChecked()


# work that is still going on


class Endless:
    """Work that goes on until it is told to stop."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.ended = threading.Event()

    def make(self, board: Board, key: Key, stop: Stop) -> Exercise:
        """In place of the making of an exercise."""
        return self._go_on(stop)

    def review(self, attempt: Attempt, stop: Stop, tell: Tell) -> Review:
        """In place of the judgement."""
        return self._go_on(stop)

    def _go_on(self, stop: Stop) -> NoReturn:
        self.begun.set()
        while not stop():
            self.ended.clear()
        self.ended.set()
        raise Stopped


def busy(driver: Driver, page: str) -> Busy:
    return driver.hand.app.window[page].findChildren(Busy)[0]


def _escape(driver: Driver) -> None:
    driver.hand.key(Qt.Key.Key_Escape)


def _start_page(driver: Driver) -> None:
    driver.hand.command("start_page")


def _stop(driver: Driver) -> None:
    note = busy(driver, driver.hand.page)
    driver.qtbot.waitUntil(note.isVisible)
    driver.hand.press(note.stop)
    assert not note.isVisible()


def _close(driver: Driver) -> None:
    driver.hand.app.window.close()
    assert threads() == []


LEAVING = pytest.mark.parametrize("leave", [_escape, _start_page, _stop, _close], ids=lambda leave: leave.__name__[1:])


@LEAVING
def test_leaving_while_an_exercise_is_made(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, leave: Callable[[Driver], None]
) -> None:
    work = Endless()
    monkeypatch.setattr(pages, "make", work.make)
    driver.hand.press(driver.choose.go)
    assert work.begun.wait(5)
    leave(driver)
    driver.qtbot.waitUntil(lambda: not threads())
    assert work.ended.is_set()
    assert driver.hand.running_timers() == []
    assert driver.hand.page != "exercise"


@LEAVING
def test_leaving_while_a_route_is_judged(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, leave: Callable[[Driver], None]
) -> None:
    driver.start(Kind.TOUR)
    for step in best_steps(driver.attempt):
        driver.click(step)
    work = Endless()
    monkeypatch.setattr(pages, "review", work.review)
    driver.hand.press(driver.page.finish)
    assert work.begun.wait(5)
    leave(driver)
    driver.qtbot.waitUntil(lambda: not threads("practice"))
    assert work.ended.is_set()
    assert driver.hand.running_timers() == []
    assert driver.desk.review is None


def test_drawing_on_while_a_route_is_judged_takes_the_question_back(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.start(Kind.TOUR)
    for step in best_steps(driver.attempt):
        driver.click(step)
    work = Endless()
    monkeypatch.setattr(pages, "review", work.review)
    driver.hand.press(driver.page.finish)
    assert work.begun.wait(5)
    driver.hand.press(driver.page.undo)
    driver.qtbot.waitUntil(lambda: not threads("practice"))
    assert driver.desk.review is None
    assert driver.hand.running_timers() == []
