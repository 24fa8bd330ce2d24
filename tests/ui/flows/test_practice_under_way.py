"""An exercise under way: left by a key or with the window, gone on with, and counted once."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from newvegas_desktop.kept_file import KeptFile
from newvegas_desktop.new_las_vegas.practice.exercise import Kind
from newvegas_desktop.new_las_vegas.practice.progress import FILE, Progress
from newvegas_desktop.ui import app
from tests.practice.driver import SEED, Driver, best_steps
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import Hand

Key = Qt.Key


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn by lot."""
    monkeypatch.setattr(app, "random_seed", lambda: SEED)


@pytest.fixture
def driver(hand: Hand, qtbot: QtBot) -> Driver:
    return Driver(hand, qtbot)


def kept(home: Path) -> Progress:
    return KeptFile(home / "data" / FILE, Progress).load()[0]


@pytest.mark.parametrize("kind", Kind)
def test_what_is_left_is_gone_on_with(driver: Driver, kind: Kind) -> None:
    driver.start(kind)
    driver.click(best_steps(driver.attempt)[0])
    exercise, steps = driver.desk.exercise, driver.steps()
    driver.hand.key(Key.Key_Escape)
    assert driver.choose.resume.detail.endswith("1 path drawn")
    driver.hand.press(driver.choose.resume)
    driver.wait_for_exercise()
    assert (driver.desk.exercise, driver.steps()) == (exercise, steps)


def test_closing_the_window_loses_nothing(open_window: Open, qtbot: QtBot) -> None:
    driver = Driver(open_window(), qtbot)
    driver.start(Kind.TOUR)
    for step in best_steps(driver.attempt)[:2]:
        driver.click(step)
    steps = driver.steps()
    driver.hand.app.window.close()
    driver = Driver(open_window(), qtbot)
    driver.open_pages()
    driver.down_to("Today’s route")
    driver.hand.key(Key.Key_Up)
    driver.hand.key(Key.Key_Return)
    driver.wait_for_exercise()
    assert driver.steps() == steps
    for step in best_steps(driver.attempt):
        driver.click(step)
    assert driver.finish().stars == 3
    assert driver.page.result.note.text() == "", "it still is the first go"
    driver.hand.key(Key.Key_Escape)
    assert not driver.choose.resume.isVisible()


def test_a_crash_loses_nothing(driver: Driver, home: Path) -> None:
    driver.start(Kind.TOUR)
    driver.click(best_steps(driver.attempt)[0])

    def written() -> bool:
        under_way = kept(home).under_way
        return under_way is not None and under_way.drawn == 1

    driver.qtbot.waitUntil(written)


def test_the_first_escape_drops_half_a_path_only(driver: Driver) -> None:
    driver.start(Kind.TOUR)
    driver.hand.key(Key.Key_Up)
    assert driver.half() is not None
    driver.hand.key(Key.Key_Escape)
    assert (driver.hand.page, driver.half()) == ("exercise", None)
    driver.hand.key(Key.Key_Escape)
    assert driver.hand.page == "practice"
    assert not driver.choose.resume.isVisible(), "nothing was drawn"


def test_typing_its_code_goes_on_with_it_and_is_no_new_first_go(driver: Driver) -> None:
    driver.start(Kind.CARDS)
    text = driver.desk.code
    driver.click(best_steps(driver.attempt)[0])
    driver.hand.key(Key.Key_Escape)
    driver.type_code(text)
    driver.wait_for_exercise()
    assert driver.attempt.drawn == 1
    assert driver.desk.first
    driver.hand.key(Key.Key_Escape)
    # once another one is under way, it begins anew, and its cards are known
    driver.start(Kind.TOUR)
    driver.click(best_steps(driver.attempt)[0])
    driver.hand.key(Key.Key_Escape)
    driver.type_code(text)
    driver.wait_for_exercise()
    assert driver.attempt.drawn == 0
    for step in best_steps(driver.attempt):
        driver.click(step)
    driver.finish()
    assert driver.page.result.note.text().endswith("Not a first go: the level keeps its stars.")


@pytest.mark.parametrize("kind", [Kind.TOUR, Kind.ERRAND])
def test_giving_up_at_once_is_no_result_but_a_beginning(driver: Driver, home: Path, kind: Kind) -> None:
    driver.start(kind)
    page = driver.page
    assert (page.give_up.text(), page.give_up.toolTip()) == ("Give up", "Shows the best route")
    driver.hand.press(page.give_up)
    driver.wait_for_judgement()
    assert page.result.fall.text() == ""
    assert page.result.note.text() == "Nothing was drawn, so this is no result."
    assert not page.result.from_there.isVisible()
    assert driver.map.view is not None
    assert driver.map.view.best is not None
    assert driver.map.view.best.fork is None
    driver.hand.press(page.result.once_more)
    for step in best_steps(driver.attempt):
        driver.click(step)
    driver.finish()
    assert page.result.note.text() == "Not a first go: the level keeps its stars."
    driver.hand.app.window.close()
    progress = kept(home)
    assert [result.first for result in progress.results] == [False]
    assert progress.under_way is None
