"""The judgement in the window: against the best, step by step, where it was left, again from there, and kept."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.exercise import Kind
from newvegas_desktop.new_las_vegas.practice.progress import FILE
from newvegas_desktop.new_las_vegas.practice.review import best_for, review
from newvegas_desktop.new_las_vegas.present.practice_view import BEST, YOURS
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


def worse(attempt: Attempt, percent: tuple[int, int]) -> Attempt:
    """A way home that comes to so many per cent of the best, found by trying."""
    waiting = [attempt]
    while waiting:
        here = waiting.pop()
        if here.can_finish and here.steps and percent[0] <= review(here).percent <= percent[1]:
            return here
        waiting += [here.draw(path.via, path.to) for path in here.open_paths()]
    raise AssertionError(f"no route of {percent} per cent")


def drive_worse(driver: Driver, percent: tuple[int, int] = (1, 74), kind: Kind = Kind.TOUR) -> None:
    driver.start(kind)
    for step in worse(driver.attempt, percent).steps:
        driver.click(step)
    driver.finish()


# against the best


@pytest.mark.parametrize(
    ("percent", "stars"), [((1, 74), 0), ((75, 89), 1)], ids=["below 75 per cent", "from 75 per cent"]
)
def test_stars(driver: Driver, percent: tuple[int, int], stars: int) -> None:
    drive_worse(driver, percent)
    result = driver.page.result
    assert driver.review.stars == stars
    assert result.stars.accessibleName() == f"{stars} of 3 stars"
    assert result.percent.accessibleName() == f"of the best: {driver.review.percent} %"
    assert result.verdict.text() == f"{driver.review.yours} of {driver.review.best} possible points."


def test_two_stars_from_90_per_cent(driver: Driver) -> None:
    # an errand of 10 to 19 paths is the surest way to just below the whole
    driver.start(Kind.ERRAND, 5)
    steps = best_steps(driver.attempt)
    found = None
    for kept in range(len(steps), 0, -1):
        attempt = driver.attempt
        for step in steps[:kept]:
            assert step is not None
            attempt = attempt.draw(step.via, step.to)
        for path in attempt.open_paths():
            longer = attempt.draw(path.via, path.to)
            if not longer.home and (rest := way_on(longer, len(steps) + 1)) is not None:
                found = rest
                break
        if found is not None:
            break
    assert found is not None
    for step in found.steps:
        driver.click(step)
    judged = driver.finish()
    assert (judged.yours, judged.best) == (len(steps) + 1, len(steps))
    assert judged.stars == 2
    assert driver.page.result.verdict.text() == f"The best route needs {len(steps)} paths; you drew {len(steps) + 1}."


def way_on(attempt: Attempt, paths: int) -> Attempt | None:
    """The errand finished with so many paths in all, if that can be done."""
    best = best_for(attempt.board, attempt.exercise, attempt.route, attempt.left)
    if best is None or attempt.drawn + best.paths != paths:
        return None
    for at in range(1, len(best.route), 2):
        attempt = attempt.draw(best.route[at], best.route[at + 1])
    return attempt


def test_the_best_is_driven_step_by_step(driver: Driver) -> None:
    drive_worse(driver)
    result, hand = driver.page.result, driver.hand
    whole = driver.desk.steps
    # nothing moves here, so that it is shown whole at once
    assert result.step.text() == f"path {whole} of {whole}"
    assert not result.after.isEnabled()
    pictures = [driver.map.grab().toImage()]
    for step in range(whole - 1, -1, -1):
        hand.press(result.before)
        assert result.step.text() == f"path {step} of {whole}"
        view = driver.map.view
        assert view is not None
        assert view.best is not None
        assert len(view.best.driven) == 2 * step + 1
        pictures.append(driver.map.grab().toImage())
    assert not result.before.isEnabled()
    assert all(one != other for one, other in pairwise(pictures))
    hand.press(result.after)
    assert result.step.text() == f"path 1 of {whole}"
    # by keys, wherever the keyboard rests
    result.focus_first()
    hand.key(Key.Key_Right)
    hand.key(Key.Key_Right)
    assert result.step.text() == f"path 3 of {whole}"
    hand.key(Key.Key_Left)
    assert result.step.text() == f"path 2 of {whole}"
    assert QApplication.focusWidget() is result.next


def test_the_best_drives_by_itself_where_things_move(driver: Driver) -> None:
    driver.hand.app.store.change(motion=True)
    drive_worse(driver)
    result, whole = driver.page.result, driver.desk.steps
    assert result.step.text() != f"path {whole} of {whole}"
    driver.qtbot.waitUntil(lambda: driver.desk.step >= 2, timeout=5_000)
    # whoever steps has the wheel
    driver.hand.press(result.before)
    assert driver.hand.running_timers() == []


def test_both_routes_are_drawn_in_inks_of_their_own(driver: Driver) -> None:
    drive_worse(driver)
    view, judged = driver.map.view, driver.review
    assert view is not None
    assert view.best is not None
    assert YOURS != BEST
    assert len(view.city.route.nodes) == len(driver.attempt.route)
    assert len(view.best.driven) == len(judged.route)
    assert judged.fall is not None
    assert view.best.fork is not None
    assert view.best.fork_text == f"−{judged.fall.by}"


def test_it_says_where_the_best_was_left_and_one_tries_again_from_there(driver: Driver) -> None:
    drive_worse(driver)
    result, fall = driver.page.result, driver.review.fall
    assert fall is not None
    points = "point" if fall.by == 1 else "points"
    assert result.fall.text() == f"Your path {fall.step + 1} left the best route: {fall.by} {points} lost there."
    assert result.note.text() == ""
    kept, best = driver.attempt.steps[: fall.step], driver.review.route
    driver.hand.press(result.from_there)
    assert driver.attempt.steps == kept
    assert QApplication.focusWidget() is driver.map
    for at in range(1 + 2 * len(kept), len(best), 2):
        driver.click(next(path for path in driver.attempt.open_paths() if (path.via, path.to) == best[at : at + 2]))
    driver.finish()
    assert driver.review.stars == 3
    assert result.note.text() == "Not a first go: the level keeps its stars."


def test_trying_again_from_the_beginning(driver: Driver) -> None:
    drive_worse(driver)
    driver.tab_to(driver.page.result.once_more)
    driver.hand.key(Key.Key_Return)
    assert driver.steps() == []
    assert driver.desk.review is None


def test_giving_up_shows_the_best_and_costs_the_stars(driver: Driver) -> None:
    driver.start(Kind.TOUR)
    driver.click(best_steps(driver.attempt)[0])
    driver.hand.press(driver.page.give_up)
    driver.wait_for_judgement()
    result = driver.page.result
    assert result.verdict.text() == "Not done. The best route shows how it goes."
    assert result.fall.text() == "So far nothing was lost: from where you stopped it could still be done."
    assert driver.review.stars == 0


def test_cards_that_were_seen_do_not_count(driver: Driver) -> None:
    driver.start(Kind.CARDS)
    step = best_steps(driver.attempt)[0]
    driver.click(step)
    driver.hand.press(driver.page.undo)
    assert driver.prompt.startswith("You have seen the next cards, so this go does not count.")
    while driver.attempt.can_pass:
        driver.hand.press(driver.page.pass_button)
    driver.finish()
    assert driver.page.result.note.text().endswith("Not a first go: the level keeps its stars.")
    assert driver.page.result.fall.text().startswith("Letting a Limousine pass left the best route: ")


# what is kept


def test_results_are_kept_over_a_restart(open_window: Open, qtbot: QtBot, home: Path) -> None:
    driver = Driver(open_window(), qtbot)
    drive_worse(driver, (75, 89))
    percent = driver.review.percent
    driver.hand.press(driver.page.result.once_more)
    for step in best_steps(driver.attempt):
        driver.click(step)
    driver.finish()
    driver.hand.app.window.close()
    assert (home / "data" / FILE).exists()
    driver = Driver(open_window(), qtbot)
    driver.open_pages()
    assert driver.choose.levels[1].accessibleName() == "Level 1, easy: 1 of 3 stars"
    chart = driver.choose.chart
    assert chart.accessibleDescription() == f"1 exercise at the first go, the best {percent} % {percent} %, 100 %"
    driver.hand.press(driver.choose.levels[2])
    assert chart.accessibleDescription() == "No results yet."
    driver.hand.press(driver.choose.cards[Kind.ERRAND])
    driver.hand.press(driver.choose.levels[1])
    assert chart.accessibleDescription() == "No results yet."


def test_a_damaged_file_is_set_aside_with_a_sentence(open_window: Open, qtbot: QtBot, home: Path) -> None:
    file = home / "data" / FILE
    file.parent.mkdir(parents=True)
    file.write_text("{ no results")
    driver = Driver(open_window(), qtbot)
    driver.open_pages()
    assert driver.hand.message == (
        "Your practice results could not be read; they are set aside as practice.damaged.json."
    )
    assert (file.parent / "practice.damaged.json").read_text() == "{ no results"
    # and new ones are kept
    drive_worse(driver)
    driver.hand.app.window.close()
    assert driver.review.attempt.exercise.key.kind.value in file.read_text()


def test_results_that_cannot_be_written_are_said(open_window: Open, qtbot: QtBot, home: Path) -> None:
    driver = Driver(open_window(), qtbot)
    driver.open_pages()
    (home / "data" / FILE).mkdir(parents=True)
    drive_worse(driver)
    driver.qtbot.waitUntil(lambda: driver.hand.message.startswith("Your results are not kept:"))
