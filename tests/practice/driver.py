"""Someone who practises in the window: by mouse or by keys, through the real pages."""

import threading
from collections.abc import Iterator
from datetime import date
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.practice.attempt import Attempt, Step
from newvegas_desktop.new_las_vegas.practice.exercise import Kind
from newvegas_desktop.new_las_vegas.practice.review import Review, best_of
from newvegas_desktop.new_las_vegas.present.mapping import PLACES, path_slot
from newvegas_desktop.new_las_vegas.present.practice_desk import Desk
from newvegas_desktop.new_las_vegas.rules.limousine import position
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas.practice.choose_page import ChoosePage
from newvegas_desktop.ui.new_las_vegas.practice.exercise_page import ExercisePage
from newvegas_desktop.ui.new_las_vegas.practice.practice import Practice
from newvegas_desktop.ui.new_las_vegas.practice.road_map import RoadMap
from newvegas_desktop.ui.shell.controls import Card
from tests.ui.flows.hands import LEFT, Hand

SEED = 5
"""Whatever is drawn by lot in these tests."""
FAR = 40
"""So many keys lead anywhere."""
ARROWS = {
    (-1, 0): Qt.Key.Key_Up,
    (1, 0): Qt.Key.Key_Down,
    (0, -1): Qt.Key.Key_Left,
    (0, 1): Qt.Key.Key_Right,
}


def best_steps(attempt: Attempt) -> list[Step]:
    """The rest of a best drive that was begun; of the cards, Limousines that are no use are let pass."""
    best = best_of(attempt.board, attempt.exercise)
    assert best is not None
    steps: list[Step] = []
    while attempt.left > 0 and not attempt.home and attempt.drawn < best.paths:
        at = 2 * attempt.drawn
        attempt = attempt.draw(best.route[at + 1], best.route[at + 2])
        steps.append(attempt.steps[-1])
    return steps + [None] * attempt.left if attempt.can_pass else steps


def set_today(monkeypatch: pytest.MonkeyPatch, day: date) -> None:
    """Have the program take a day for today."""
    defaults = Practice.__init__.__kwdefaults__
    assert defaults is not None
    monkeypatch.setitem(defaults, "today", lambda: day)


def threads(*names: str) -> list[str]:
    """What runs beside the window for the exercises, and to save them; or only what has such a name."""
    return [thread.name for thread in threading.enumerate() if thread.name in (names or ("practice", "autosave"))]


class Driver:
    """Reads the pages, and does what a person does."""

    def __init__(self, hand: Hand, qtbot: QtBot) -> None:
        self.hand, self.qtbot = hand, qtbot

    # reading

    @property
    def choose(self) -> ChoosePage:
        page = self.hand.app.window["practice"]
        assert isinstance(page, ChoosePage)
        return page

    @property
    def page(self) -> ExercisePage:
        page = self.hand.app.window["exercise"]
        assert isinstance(page, ExercisePage)
        return page

    @property
    def map(self) -> RoadMap:
        return self.page.map

    @property
    def desk(self) -> Desk:
        """Only to be read."""
        assert self.page.desk is not None
        return self.page.desk

    @property
    def attempt(self) -> Attempt:
        return self.desk.attempt

    def steps(self) -> list[Step]:
        """What was drawn or let pass."""
        return list(self.attempt.steps)

    def pointed(self) -> str | None:
        """The path in preview."""
        return self.desk.pointed

    def half(self) -> int | None:
        """Where the car stands in the middle of a path."""
        return self.desk.half

    @property
    def review(self) -> Review:
        assert self.desk.review is not None
        return self.desk.review

    @property
    def prompt(self) -> str:
        return self.page.prompt.text()

    def point_of(self, step: Step) -> QPoint:
        """In the middle of a path's second block, which means that path and no other."""
        assert step is not None
        via, to = (geometry.intersection_point(PLACES[node]) for node in (step.via, step.to))
        point = self.map.to_widget((via + to) / 2)
        assert self.map.access_at(point) == path_slot(step.via, step.to)
        return point.toPoint()

    def lamp(self, node: int) -> QPoint:
        return self.map.to_widget(geometry.intersection_point(PLACES[node])).toPoint()

    # doing

    def open_pages(self) -> None:
        """From the start page to the exercises, by mouse."""
        self.hand.press(self.hand.cards()["Practise routes"])
        assert self.hand.page == "practice"

    def wait_for_exercise(self) -> None:
        self.qtbot.waitUntil(lambda: self.hand.page == "exercise" and self.desk.review is None)
        assert QApplication.focusWidget() is self.map

    def start(self, kind: Kind, level: int = 1) -> None:
        """Choose an exercise and start it, by mouse."""
        if self.hand.page == "start":
            self.open_pages()
        self.hand.press(self.choose.cards[kind])
        if kind is not Kind.FREE:
            self.hand.press(self.choose.levels[level])
        self.hand.press(self.choose.go)
        self.wait_for_exercise()

    def type_code(self, text: str) -> None:
        """Type a code or a seed and press Enter."""
        self.choose.code.setFocus()
        self.choose.code.clear()
        self.hand.key(text)
        self.hand.key(Qt.Key.Key_Return)

    def click(self, step: Step) -> None:
        """Click a path, or let a Limousine pass."""
        if step is None:
            self.hand.press(self.page.pass_button)
            return
        QTest.mouseClick(self.map, LEFT, pos=self.point_of(step))
        assert self.steps()[-1] == step

    def drag(self, steps: list[Step]) -> None:
        """Draw several paths in one pull along the road."""
        nodes = [position(self.attempt.board, self.attempt.sheet)]
        for step in steps:
            assert step is not None
            nodes += [step.via, step.to]
        points = [self.lamp(node) for node in nodes]
        QTest.mousePress(self.map, LEFT, pos=points[0])
        for one, other in pairwise(points):
            for part in range(1, 9):
                QTest.mouseMove(self.map, one + (other - one) * (part / 8))
        QTest.mouseRelease(self.map, LEFT, pos=points[-1])
        self.hand.paint()

    def arrow(self, node: int, to: int) -> None:
        """One block by its arrow key."""
        (street, avenue), (down, right) = PLACES[node], PLACES[to]
        self.hand.key(ARROWS[down - street, right - avenue])

    def keys(self, step: Step) -> None:
        """Drive a path by two arrow keys, or let a Limousine pass."""
        if step is None:
            self.hand.key("s")
            return
        self.arrow(position(self.attempt.board, self.attempt.sheet), step.via)
        assert self.half() == step.via
        self.arrow(step.via, step.to)
        assert self.steps()[-1] == step

    def wait_for_judgement(self) -> Review:
        self.qtbot.waitUntil(lambda: self.desk.review is not None)
        self.hand.paint()
        assert self.page.result.isVisible()
        return self.review

    def finish(self) -> Review:
        """Press Done and wait for the judgement."""
        self.hand.press(self.page.finish)
        return self.wait_for_judgement()

    # by keys

    def focused(self) -> Iterator[QWidget]:
        """What Tab leads to, one after the other, up to the first again."""
        seen: list[QWidget] = []
        for _ in range(FAR):
            focus = QApplication.focusWidget()
            assert focus is not None
            if focus in seen:
                return
            seen.append(focus)
            yield focus
            self.hand.key(Qt.Key.Key_Tab)
        raise AssertionError("Tab leads round without an end")

    def tab_to(self, widget: QWidget) -> None:
        assert widget in self.focused(), f"Tab does not lead to {widget.accessibleName()}"
        assert QApplication.focusWidget() is widget

    def down_to(self, title: str) -> None:
        """Walk the cards of a page down to one."""
        for _ in range(FAR):
            focus = QApplication.focusWidget()
            assert isinstance(focus, Card)
            if focus.title == title:
                return
            self.hand.key(Qt.Key.Key_Down)
        raise AssertionError(f"the arrow keys do not lead to {title}")
