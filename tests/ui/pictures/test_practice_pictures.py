"""The exercises as pictures: choosing one, one under way, and the judgement in every theme."""

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from newvegas_desktop.kept_file import KeptFile
from newvegas_desktop.new_las_vegas.practice.codes import code
from newvegas_desktop.new_las_vegas.practice.exercise import Key, Kind
from newvegas_desktop.new_las_vegas.practice.plain_driver import drive_plainly
from newvegas_desktop.new_las_vegas.practice.progress import FILE, Best, Progress, Result
from newvegas_desktop.new_las_vegas.practice.review import stars_for
from newvegas_desktop.ui.paint.themes import THEMES
from tests.practice.driver import Driver, best_steps, set_today
from tests.ui.flows.conftest import Open
from tests.ui.pictures.compare import picture_of, same_picture

pytestmark = pytest.mark.usefixtures("dressed")

DAY = date(2026, 11, 18)
PERCENTS = (42, 81, 81, 100, 93, 100)
"""How it went so far; the third was a second go."""


def _results() -> Progress:
    results = [
        Result(
            kind="tour",
            level=3,
            code=code(Key(Kind.TOUR, 3, number)),
            percent=percent,
            stars=stars_for(percent),
            first=number != 2,
            day=DAY - timedelta(9 - number),
        )
        for number, percent in enumerate(PERCENTS)
    ]
    bests = [Best(kind="tour", level=level, stars=stars, percent=100 if stars == 3 else 91, count=5)
             for level, stars in ((1, 3), (2, 2), (3, 3))]  # fmt: skip
    return Progress(results=results, bests=bests)


@pytest.fixture
def driver(open_window: Open, qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch) -> Driver:
    """Someone who has practised before, on the page of the exercises."""
    set_today(monkeypatch, DAY)
    KeptFile(home / "data" / FILE, Progress).save(_results())
    driver = Driver(open_window(), qtbot)
    driver.open_pages()
    return driver


def same_page(name: str, driver: Driver) -> None:
    driver.hand.paint()
    same_picture(name, picture_of(driver.hand.app.window))


def start(driver: Driver, kind: Kind, level: int, seed: int) -> None:
    driver.type_code(code(Key(kind, level, seed)))
    driver.wait_for_exercise()


def test_choosing(driver: Driver) -> None:
    driver.hand.press(driver.choose.levels[3])
    driver.choose.go.setFocus()
    same_page("practice-choose", driver)


def test_choosing_a_free_drive(driver: Driver) -> None:
    driver.hand.press(driver.choose.cards[Kind.FREE])
    driver.choose.go.setFocus()
    same_page("practice-choose-free", driver)


def test_a_rescue_under_way(driver: Driver) -> None:
    start(driver, Kind.RESCUE, 4, 2)
    steps = best_steps(driver.attempt)
    driver.click(steps[0])
    QTest.mouseMove(driver.map, driver.point_of(steps[1]))
    same_page("practice-rescue", driver)


def test_cards_under_way_by_keys(driver: Driver) -> None:
    start(driver, Kind.CARDS, 3, 3)
    driver.hand.key(Qt.Key.Key_Right)
    same_page("practice-cards", driver)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_the_judgement(driver: Driver, theme: str) -> None:
    driver.hand.command(f"theme_{theme}")
    start(driver, Kind.TOUR, 4, 8)
    for step in drive_plainly(driver.attempt).steps:
        driver.click(step)
    assert driver.finish().stars == 1
    for _ in range(3):
        driver.hand.press(driver.page.result.before)
    driver.page.result.focus_first()
    same_page(f"practice-result-{theme}", driver)
