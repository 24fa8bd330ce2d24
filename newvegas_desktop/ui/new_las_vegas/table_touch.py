"""Fingers on the table: a tap, a drag, and two fingers that magnify."""

import math
from typing import Protocol

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QTouchEvent

STILL = 14.0
"""How far a finger may wander in a tap, in pixels."""


class Touched(Protocol):
    """What a table does with fingers."""

    def tap(self, point: QPointF) -> None:
        """A finger came down and went up at a point."""

    def take_hold(self, point: QPointF) -> bool:
        """A finger came down; whether it takes hold of something to draw with."""

    def pull(self, point: QPointF) -> None:
        """The finger that took hold moves."""

    def let_go(self, point: QPointF) -> None:
        """The finger that took hold goes up."""

    def swipe(self, by: QPointF, point: QPointF) -> None:
        """A finger that holds nothing moves."""

    def pinch(self, by: float, point: QPointF) -> None:
        """Two fingers move apart or together around a point."""


class Fingers:
    """Follows the fingers of one touch."""

    def __init__(self, table: Touched) -> None:
        """No finger is down."""
        self._table = table
        self._start: QPointF | None = None
        self._last = QPointF()
        self._holding = self._wandered = self._two = False
        self._apart = 0.0
        self.down = False
        """Whether what happens now is a finger's doing."""

    def follow(self, event: QTouchEvent) -> None:
        """A finger came down, moved or went up."""
        self.down = True
        self._follow([point.position() for point in event.points()], event.type())
        self.down = False

    def _follow(self, points: list[QPointF], kind: QEvent.Type) -> None:
        if kind == QEvent.Type.TouchCancel or not points:
            self._end(None)
        elif len(points) > 1:
            self._pinch(points[0], points[1])
        elif kind == QEvent.Type.TouchBegin:
            self._start, self._last = points[0], points[0]
            self._wandered = self._two = False
            self._holding = self._table.take_hold(points[0])
        elif kind == QEvent.Type.TouchEnd:
            self._end(points[0])
        else:
            self._move(points[0])

    def _move(self, point: QPointF) -> None:
        if self._start is None or self._two:
            return
        gone = point - self._start
        self._wandered = self._wandered or math.hypot(gone.x(), gone.y()) > STILL
        if self._holding:
            self._table.pull(point)
        elif self._wandered:
            self._table.swipe(point - self._last, point)
        self._last = point

    def _pinch(self, one: QPointF, other: QPointF) -> None:
        if self._holding:
            self._table.let_go(one)
            self._holding = False
        apart, middle = math.hypot(one.x() - other.x(), one.y() - other.y()), (one + other) / 2
        if self._two and self._apart > 0:
            self._table.pinch(apart / self._apart, middle)
            self._table.swipe(middle - self._last, middle)
        self._two, self._apart, self._last = True, apart, middle

    def _end(self, point: QPointF | None) -> None:
        start, self._start = self._start, None
        if point is None or start is None or self._two:
            if self._holding:
                self._table.let_go(self._last)
        elif self._holding:
            self._table.let_go(point)
        elif not self._wandered:
            self._table.tap(point)
        self._holding = False
