"""The sheet of an exercise while one points and pulls: the figure says it, and nothing covers what matters."""

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.practice.exercise import Kind
from newvegas_desktop.new_las_vegas.present.mapping import PLACES
from newvegas_desktop.new_las_vegas.rules.roads import Path
from newvegas_desktop.ui import app
from newvegas_desktop.ui.new_las_vegas import geometry, palette, symbols
from newvegas_desktop.ui.new_las_vegas.practice import map_paint
from tests.practice.driver import SEED, Driver, best_steps
from tests.ui.flows.hands import LEFT, Hand

LIGHT = PLACES.index((2, 2))


@pytest.fixture
def driver(hand: Hand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Someone who has begun a tour."""
    monkeypatch.setattr(app, "random_seed", lambda: SEED)
    driver = Driver(hand, qtbot)
    driver.start(Kind.TOUR)
    return driver


def light_is_seen(driver: Driver) -> bool:
    """Whether the middle of the traffic light is amber."""
    image = driver.map.grab().toImage()
    return image.pixelColor(driver.lamp(LIGHT) * driver.map.devicePixelRatioF()) == palette.LIGHT_LAMPS[1]


def test_a_path_that_is_pointed_at_says_what_it_brings_beside_the_figure_and_hides_no_plate(driver: Driver) -> None:
    figure = driver.page.figure
    gaining: list[Path] = []
    while not gaining:
        driver.click(best_steps(driver.attempt)[0])
        gaining = [path for path in driver.attempt.open_paths() if driver.attempt.gain(path) > 0]
    attempt, path = driver.attempt, gaining[0]
    QTest.mouseMove(driver.map, driver.point_of(path))
    assert figure.accessibleDescription() == f"+{attempt.gain(path)}"
    slot = driver.pointed()
    assert slot is not None
    assert driver.map.slots[slot].name.startswith("Path over ")
    assert driver.map.tip_at(driver.point_of(path)) == ""
    assert driver.map.tip_at(driver.lamp(PLACES.index((4, 10)))) == "Lamp 4.10"
    QTest.mouseMove(driver.map, QPoint(2, 2))
    assert figure.accessibleDescription() == ""


def test_home_is_seen_while_it_is_pointed_at(driver: Driver) -> None:
    steps = best_steps(driver.attempt)
    for step in steps[:-1]:
        driver.click(step)
    QTest.mouseMove(driver.map, driver.point_of(steps[-1]))
    assert driver.pointed() is not None
    assert light_is_seen(driver)


@pytest.mark.parametrize("begun", [0, 1])
def test_the_car_rides_at_the_head_of_the_line(driver: Driver, monkeypatch: pytest.MonkeyPatch, begun: int) -> None:
    for step in best_steps(driver.attempt)[:begun]:
        driver.click(step)
    step = best_steps(driver.attempt)[0]
    assert step is not None
    start, corner, end = (driver.lamp(node) for node in (step.start, step.via, step.to))
    QTest.mousePress(driver.map, LEFT, pos=start)
    QTest.mouseMove(driver.map, corner)
    QTest.mouseMove(driver.map, corner + (end - corner) / 2)
    cars: list[QPointF] = []
    paint = symbols.paint_limousine

    def noted(painter: QPainter, centre: QPointF, angle: float) -> None:
        cars.append(centre)
        paint(painter, centre, angle)

    monkeypatch.setattr(map_paint, "paint_limousine", noted)
    assert light_is_seen(driver)
    via, to = (geometry.intersection_point(PLACES[node]) for node in (step.via, step.to))
    head = (via + to) / 2
    assert len(cars) == 1
    assert (cars[0] - head).manhattanLength() < 2
    QTest.mouseRelease(driver.map, LEFT, pos=start)


def test_carpets_that_do_not_count_recede(driver: Driver) -> None:
    view = driver.map.view
    assert view is not None
    image, ratio = driver.map.grab().toImage(), driver.map.devicePixelRatioF()

    def red(lot: tuple[int, int]) -> int:
        rect = geometry.carpet_rect(lot)
        point = driver.map.to_widget(QPointF(rect.left() + 6, rect.bottom() - 2)) * ratio
        colour = image.pixelColor(point.toPoint())
        return colour.red() - colour.green()

    carpets = {lot: slot.misfit for lot, slot in view.city.lots.items() if slot.carpet is not None}
    counting = [red(lot) for lot, misfit in carpets.items() if not misfit]
    others = [red(lot) for lot, misfit in carpets.items() if misfit]
    assert others
    assert max(others) < min(counting) - 60
