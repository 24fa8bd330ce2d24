"""Each exercise in the window, by mouse, by keyboard only, and by finger."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt, QVariantAnimation
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.practice.attempt import Step
from newvegas_desktop.new_las_vegas.practice.exercise import Kind
from newvegas_desktop.new_las_vegas.present.mapping import PLACES, path_slot
from newvegas_desktop.new_las_vegas.words.practice import KINDS
from newvegas_desktop.ui import app
from tests.practice.driver import SEED, Driver, best_steps
from tests.ui.flows.hands import CTRL, LEFT, SHIFT, Hand

Key = Qt.Key
JUDGED = (Kind.TOUR, Kind.ERRAND, Kind.RESCUE, Kind.CARDS)


@pytest.fixture
def driver(hand: Hand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Someone on the start page; what is drawn by lot is known."""
    monkeypatch.setattr(app, "random_seed", lambda: SEED)
    return Driver(hand, qtbot)


def perfect(driver: Driver) -> None:
    """The page says that nothing better was possible."""
    review, result = driver.review, driver.page.result
    assert (review.percent, review.stars, review.fall) == (100, 3, None)
    assert result.verdict.text().startswith("Perfect")
    assert result.percent.accessibleName() == "of the best: 100 %"
    assert not result.fall.isVisible()
    assert not result.from_there.isVisible()


# by mouse


@pytest.mark.parametrize("kind", JUDGED)
def test_an_exercise_by_mouse(driver: Driver, kind: Kind) -> None:
    driver.start(kind)
    assert (driver.desk.exercise.key.kind, driver.desk.exercise.key.level) == (kind, 1)
    assert driver.page.title.text() == f"{KINDS[kind]}, level 1"
    for step in best_steps(driver.attempt):
        driver.click(step)
    driver.finish()
    perfect(driver)
    assert driver.page.result.stars.accessibleName() == "3 of 3 stars"
    driver.hand.press(driver.page.result.next)
    driver.wait_for_exercise()
    assert driver.steps() == []
    assert driver.desk.exercise.kind is kind


def test_a_free_drive_by_mouse(driver: Driver) -> None:
    driver.start(Kind.FREE)
    assert not driver.page.finish.isEnabled()
    assert not driver.page.code.isVisible()
    chips = {chip.value.name: chip for chip in driver.page.values.chips}
    assert [chip.value.text for chip in chips.values()] == ["+3", "+3", "+0", "−10"]
    driver.hand.press(chips["VIP carpet"])
    assert driver.page.values.chips[0].value.text == "+5"
    assert QApplication.focusWidget() is driver.map, "a click leaves the arrow keys to the car"
    driver.click(path(driver, (2, 3), (2, 4)))
    driver.click(path(driver, (2, 5), (2, 6)))
    # one VIP carpet, and three paths home around the blocks that are driven
    assert driver.page.figure.accessibleName() == "points: −25"
    assert driver.prompt == "3 paths are missing on the way home: −30."
    review = driver.finish()
    assert driver.page.finish.text() == "Compare"
    assert not driver.page.result.stars.isVisible()
    assert review.best > review.yours
    driver.hand.press(driver.page.result.keep_on)
    assert driver.attempt.drawn == 2
    assert QApplication.focusWidget() is driver.map


def path(driver: Driver, via: tuple[int, int], to: tuple[int, int]) -> Step:
    """A path that can be drawn now, by its corner and its lamp."""
    wanted = path_slot(PLACES.index(via), PLACES.index(to))
    return next(each for each in driver.attempt.open_paths() if path_slot(each.via, each.to) == wanted)


def test_paths_are_drawn_in_one_pull(driver: Driver) -> None:
    driver.start(Kind.TOUR)
    steps = best_steps(driver.attempt)
    driver.drag(steps)
    assert driver.steps() == steps
    driver.finish()
    perfect(driver)


def test_a_path_that_is_clicked_is_driven_and_one_that_is_pulled_is_not_driven_twice(driver: Driver) -> None:
    driver.hand.app.store.change(motion=True)
    driver.start(Kind.TOUR)
    steps = best_steps(driver.attempt)
    motion = driver.map.findChild(QVariantAnimation)
    assert motion is not None
    begun: list[int] = []
    motion.stateChanged.connect(lambda new, old: begun.append(1) if new is motion.State.Running else None)
    driver.drag(steps[:1])
    assert driver.steps() == steps[:1]
    assert begun == []
    driver.click(steps[1])
    assert begun == [1]


def test_a_pull_to_less_than_a_lamp_is_forgotten(driver: Driver) -> None:
    driver.start(Kind.TOUR)
    car, lamp = driver.lamp(PLACES.index((2, 2))), driver.lamp(PLACES.index((1, 3)))
    for escape in (False, True):
        QTest.mousePress(driver.map, LEFT, pos=car)
        QTest.mouseMove(driver.map, driver.lamp(PLACES.index((1, 2))))
        QTest.mouseMove(driver.map, driver.lamp(PLACES.index((1, 2))) + QPoint(20, 0))
        assert driver.pointed() is not None
        if escape:
            driver.hand.key(Key.Key_Escape)
            QTest.mouseMove(driver.map, lamp)
        QTest.mouseRelease(driver.map, LEFT, pos=lamp)
        assert driver.hand.page == "exercise"
        assert driver.steps() == []


def test_what_is_pointed_at_is_previewed(driver: Driver) -> None:
    driver.start(Kind.TOUR)
    step = best_steps(driver.attempt)[0]
    before = driver.map.grab().toImage()
    QTest.mouseMove(driver.map, driver.point_of(step))
    assert step is not None
    assert driver.pointed() == path_slot(step.via, step.to)
    assert driver.map.grab().toImage() != before
    QTest.mouseMove(driver.map, QPoint(2, 2))
    assert driver.pointed() is None
    assert driver.steps() == []


# by keyboard only


def start_by_keys(driver: Driver, kind: Kind, level: str = "1") -> None:
    driver.down_to("Practise routes")
    driver.hand.key(Key.Key_Return)
    driver.down_to(KINDS[kind])
    if kind is not Kind.FREE:
        driver.hand.key(level)
    driver.hand.key(Key.Key_Return)
    driver.wait_for_exercise()


@pytest.mark.parametrize("kind", JUDGED)
def test_an_exercise_by_keyboard(driver: Driver, kind: Kind) -> None:
    start_by_keys(driver, kind, "2")
    assert (driver.desk.exercise.key.kind, driver.desk.exercise.key.level) == (kind, 2)
    for step in best_steps(driver.attempt):
        driver.keys(step)
    driver.hand.key(Key.Key_Return)
    driver.wait_for_judgement()
    perfect(driver)
    # Enter goes on to the next one, Escape back to the exercises, Escape back to the start
    assert QApplication.focusWidget() is driver.page.result.next
    driver.hand.key(Key.Key_Return)
    driver.wait_for_exercise()
    driver.hand.key(Key.Key_Escape)
    assert driver.hand.page == "practice"
    assert QApplication.focusWidget() is driver.choose.cards[kind]
    driver.hand.key(Key.Key_Escape)
    assert driver.hand.page == "start"


def test_a_free_drive_by_keyboard(driver: Driver) -> None:
    start_by_keys(driver, Kind.FREE)
    chip = driver.page.values.chips[1]
    driver.tab_to(chip)
    driver.hand.key(Key.Key_Space)
    chip = driver.page.values.chips[1]
    assert (chip.value.name, chip.value.text) == ("Luxury carpet", "+4")
    assert QApplication.focusWidget() is chip
    driver.tab_to(driver.map)
    driver.keys(path(driver, (2, 1), (1, 1)))
    driver.keys(path(driver, (1, 2), (2, 2)))
    assert driver.prompt.startswith("Home!")
    assert driver.page.figure.accessibleName() == "points: 4"
    driver.hand.key(Key.Key_Return)
    driver.wait_for_judgement()
    assert driver.page.result.verdict.text() == "Perfect: no round trip with 2 paths is worth more."
    assert QApplication.focusWidget() is driver.page.result.keep_on
    driver.hand.key(Key.Key_Return)
    assert driver.attempt.drawn == 2
    driver.hand.key(Key.Key_Backspace)
    assert driver.attempt.drawn == 1


def test_tab_leads_everywhere_and_round_again(driver: Driver) -> None:
    start_by_keys(driver, Kind.TOUR)
    driver.keys(best_steps(driver.attempt)[0])
    page = driver.page
    reached = list(driver.focused())
    wanted = [page.map, page.undo, page.restart, page.give_up, page.tell_switch, page.code]
    assert [widget for widget in wanted if widget not in reached] == []
    assert reached.index(page.undo) == 1, "what is done to the route comes after the sheet"
    driver.tab_to(page.undo)
    driver.hand.key(Key.Key_Space)
    assert driver.steps() == []


# taking back


def test_a_half_path_is_taken_back_by_backspace_or_by_driving_back(driver: Driver) -> None:
    start_by_keys(driver, Kind.TOUR)
    driver.hand.key(Key.Key_Up)
    assert driver.half() == PLACES.index((1, 2))
    assert driver.prompt == "One block driven. The next one ends the path at a lamp."
    driver.hand.key(Key.Key_Backspace)
    assert driver.half() is None
    driver.hand.key(Key.Key_Up)
    driver.hand.key(Key.Key_Down)
    assert driver.half() is None
    assert driver.steps() == []


def test_a_key_that_cannot_drive_says_why(driver: Driver) -> None:
    start_by_keys(driver, Kind.TOUR)
    driver.hand.key(Key.Key_Up)
    driver.hand.key(Key.Key_Up)
    assert driver.prompt == "No road leads there."
    assert driver.page.prompt.property("role") == "warning"
    driver.hand.key(Key.Key_Right)
    assert driver.prompt == "Be back at the light with your last path.", "said until the next path"
    assert driver.page.prompt.property("role") == "heading"
    driver.hand.key(Key.Key_Left)
    assert driver.prompt == "That block is driven already."
    driver.hand.key(Key.Key_Down)
    assert driver.prompt == "One block driven. The next one ends the path at a lamp.", "said until the next key"


def test_every_path_is_taken_back_and_drawn_again(driver: Driver) -> None:
    driver.start(Kind.TOUR)
    steps, page, hand = best_steps(driver.attempt), driver.page, driver.hand
    assert not page.undo.isEnabled()
    for step in steps:
        driver.click(step)
    done = page.figure.accessibleName()
    lit = driver.map.view.city.lamps_lit if driver.map.view else frozenset()
    for left in range(len(steps) - 1, -1, -1):
        hand.press(page.undo)
        assert driver.steps() == steps[:left]
        assert QApplication.focusWidget() is driver.map, "a click leaves the arrow keys to the car"
        assert page.pips.accessibleName().startswith(f"{driver.attempt.exercise.paths - left} path")
    assert not page.undo.isEnabled()
    assert page.figure.accessibleName() == "points: 0"
    for _ in steps:
        hand.press(page.redo)
    assert (driver.attempt.steps, page.figure.accessibleName()) == (tuple(steps), done)
    assert driver.map.view is not None
    assert driver.map.view.city.lamps_lit == lit
    hand.press(page.restart)
    assert driver.steps() == []
    # and by keys: Ctrl+Y and Ctrl+Shift+Z draw again, Backspace and Ctrl+Z take back, Ctrl+R begins again
    hand.key(Key.Key_Y, CTRL)
    hand.key(Key.Key_Z, CTRL | SHIFT)
    assert driver.attempt.drawn == 2
    hand.key(Key.Key_Backspace)
    hand.key(Key.Key_Z, CTRL)
    assert driver.attempt.drawn == 0
    hand.key(Key.Key_Y, CTRL)
    hand.key(Key.Key_R, CTRL)
    assert driver.attempt.drawn == 0
    assert driver.attempt.undone == tuple(reversed(steps))


def test_lamps_light_up_carpets_are_circled_and_all_is_counted(driver: Driver) -> None:
    driver.start(Kind.TOUR)
    steps, page = best_steps(driver.attempt), driver.page
    for count, step in enumerate(steps, 1):
        driver.click(step)
        view = driver.map.view
        assert view is not None
        assert step is not None
        assert PLACES[step.to] in view.city.lamps_lit
        seen = {lot for lot, slot in view.city.lots.items() if slot.visited}
        assert seen == {PLACES[lot] for lot, _ in driver.attempt.board.carpets if driver.attempt.visited >> lot & 1}
        assert page.figure.accessibleName() == f"points: {driver.attempt.value}"
        assert page.pips.accessibleName().startswith(f"{driver.attempt.exercise.paths - count} path")
    assert driver.attempt.value > 0


# by finger


def test_the_first_tap_previews_and_the_second_draws(driver: Driver) -> None:
    finger: QPointingDevice = QTest.createTouchDevice()
    driver.start(Kind.TOUR)

    def tap(point: QPoint) -> None:
        QTest.touchEvent(driver.map, finger).press(0, point, driver.map).commit()
        QTest.touchEvent(driver.map, finger).release(0, point, driver.map).commit()

    step = best_steps(driver.attempt)[0]
    assert step is not None
    other = next(each for each in driver.attempt.open_paths() if each.to != step.to)
    tap(driver.point_of(other))
    tap(driver.point_of(step))
    assert driver.pointed() == path_slot(step.via, step.to)
    assert driver.steps() == []
    tap(driver.point_of(step))
    assert driver.steps() == [step]
    # and a finger pulls the line, too
    following = best_steps(driver.attempt)[0]
    assert following is not None
    points = [driver.lamp(node) for node in (step.to, following.via, following.to)]
    QTest.touchEvent(driver.map, finger).press(0, points[0], driver.map).commit()
    for one, end in pairwise(points):
        for part in range(1, 9):
            QTest.touchEvent(driver.map, finger).move(0, one + (end - one) * (part / 8), driver.map).commit()
    QTest.touchEvent(driver.map, finger).release(0, points[-1], driver.map).commit()
    assert driver.steps() == [step, following]
