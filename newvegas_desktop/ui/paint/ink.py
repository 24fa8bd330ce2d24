"""Felt-pen ink: our own stroke skeletons, splined, with a wobble that depends on nothing but its seed."""

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from newvegas_desktop.ui.paint.shapes import NO_BRUSH, pen, tone

Point = tuple[float, float]

DIGIT_WIDTH = 5.2
CIRCLE_WIDTH = 3.2
CROSS_WIDTH = 3.4
STRIKE_WIDTH = 2.6
ROUTE_WIDTH = 7.0
GHOST = 0.42

_MASK = (1 << 64) - 1

SKELETONS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "0": (
        ((0.52, 0.02), (0.2, 0.12), (0.06, 0.5), (0.14, 0.88), (0.46, 1), (0.8, 0.86), (0.92, 0.48), (0.8, 0.12),
         (0.5, 0.02), (0.4, 0.05)),
    ),
    "1": (((0.24, 0.24), (0.44, 0.12), (0.6, 0), (0.59, 0.34), (0.57, 0.7), (0.56, 1.01)),),
    "2": (
        ((0.1, 0.26), (0.22, 0.06), (0.52, 0), (0.8, 0.12), (0.82, 0.36), (0.56, 0.64), (0.28, 0.84), (0.1, 0.98)),
        ((0.1, 0.98), (0.4, 0.95), (0.64, 0.98), (0.92, 0.96)),
    ),
    "3": (
        ((0.12, 0.12), (0.4, 0), (0.74, 0.06), (0.8, 0.28), (0.6, 0.44), (0.36, 0.48)),
        ((0.36, 0.48), (0.72, 0.52), (0.88, 0.72), (0.74, 0.94), (0.42, 1.02), (0.08, 0.9)),
    ),
    "4": (
        ((0.62, 0.0), (0.42, 0.28), (0.2, 0.52), (0.06, 0.68)),
        ((0.06, 0.68), (0.4, 0.66), (0.7, 0.66), (0.98, 0.65)),
        ((0.68, 0.36), (0.67, 0.7), (0.66, 1.03)),
    ),
    "5": (
        ((0.2, 0.03), (0.19, 0.24), (0.16, 0.46)),
        ((0.16, 0.46), (0.44, 0.36), (0.76, 0.44), (0.88, 0.68), (0.72, 0.94), (0.4, 1.02), (0.08, 0.9)),
        ((0.2, 0.03), (0.5, 0.04), (0.84, 0.0)),
    ),
    "6": (
        ((0.7, 0.0), (0.4, 0.18), (0.16, 0.48), (0.1, 0.78), (0.3, 1.0), (0.62, 1.0), (0.86, 0.8), (0.74, 0.56),
         (0.44, 0.52), (0.16, 0.7)),
    ),
    "7": (
        ((0.08, 0.04), (0.4, 0.05), (0.7, 0.03), (0.92, 0.03)),
        ((0.92, 0.03), (0.7, 0.36), (0.5, 0.7), (0.4, 1.02)),
        ((0.34, 0.5), (0.56, 0.48), (0.78, 0.48)),
    ),
    "8": (
        ((0.8, 0.16), (0.56, 0.0), (0.24, 0.06), (0.2, 0.3), (0.5, 0.48), (0.82, 0.7), (0.76, 0.94), (0.46, 1.02),
         (0.14, 0.9), (0.16, 0.68), (0.48, 0.48), (0.76, 0.32), (0.8, 0.16)),
    ),
    "9": (
        ((0.82, 0.2), (0.58, 0.0), (0.24, 0.06), (0.12, 0.32), (0.3, 0.52), (0.6, 0.5), (0.8, 0.3), (0.84, 0.14)),
        ((0.84, 0.14), (0.82, 0.5), (0.74, 0.8), (0.6, 1.02)),
    ),
}  # fmt: skip


class Wobble:
    """A seeded unevenness, the same in every run and on every machine (Python's own hash is salted)."""

    __slots__ = ("_state",)

    def __init__(self, seed: str) -> None:
        """Start from the letters of the seed."""
        state = 0xCBF29CE484222325
        for byte in seed.encode():
            state = ((state ^ byte) * 0x100000001B3) & _MASK
        self._state = state

    def between(self, low: float, high: float) -> float:
        """The next value between two bounds."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        word = self._state
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        word ^= word >> 31
        return low + (high - low) * (word >> 11) / (1 << 53)

    def about(self, value: float, spread: float) -> float:
        """A value near the given one."""
        return value + self.between(-spread, spread)


def smooth(points: Sequence[Point]) -> QPainterPath:
    """A spline through all points."""
    path = QPainterPath(QPointF(*points[0]))
    last = len(points) - 1
    for index in range(last):
        before, here = points[max(index - 1, 0)], points[index]
        there, after = points[index + 1], points[min(index + 2, last)]
        path.cubicTo(
            QPointF(here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6),
            QPointF(there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6),
            QPointF(*there),
        )
    return path


def felt(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    width: float,
    alpha: float = 1.0,
    multiply: bool = False,
    casing: QColor | None = None,
    rim: float = 2.6,
) -> None:
    """Draw a path with the felt pen: a broad bleed, then the core; a casing sets it off from a busy or dark ground."""
    painter.save()
    painter.setBrush(NO_BRUSH)
    if casing is not None:
        painter.setPen(pen(tone(casing, casing.alphaF() * min(1.0, alpha * 1.2)), width + rim))
        painter.drawPath(path)
    if multiply:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    for breadth, strength in ((width * 1.22, 0.20), (width, 0.96)):
        painter.setPen(pen(tone(colour, strength * alpha), breadth))
        painter.drawPath(path)
    painter.restore()


def number_path(rect: QRectF, number: int, seed: str) -> QPainterPath:
    """A hand-written number in the middle of a rectangle."""
    return _number_path(rect.left(), rect.top(), rect.width(), rect.height(), number, seed)


@lru_cache(maxsize=1024)
def _number_path(left: float, top: float, wide: float, high: float, number: int, seed: str) -> QPainterPath:
    """The cached work of `number_path`."""
    hand = Wobble(f"{seed}/{number}")
    digits = str(number)
    height = high * 0.70
    widths = [height * (0.36 if digit == "1" else 0.56) for digit in digits]
    gap = height * 0.16
    total = sum(widths) + gap * (len(digits) - 1)
    squeeze = min(1.0, wide * 0.80 / total)
    x = hand.about(left + wide / 2 - total * squeeze / 2, 1.5)
    y = hand.about(top + high / 2 - height / 2, 1.5)
    tilt = hand.between(-0.05, 0.05)
    path = QPainterPath()
    for digit, breadth in zip(digits, widths, strict=True):
        breadth *= squeeze
        lift = hand.between(-1.2, 1.2)
        # the skeleton of 1 is slim and stands in the right half of its box
        shift, stretch = (0.22, breadth / 0.5) if digit == "1" else (0.0, breadth)
        for stroke in SKELETONS[digit]:
            points = [
                (
                    hand.about(x + (across - shift) * stretch + (0.5 - down) * height * tilt, 0.5),
                    hand.about(y + lift + down * height, 0.5),
                )
                for across, down in stroke
            ]
            path.addPath(smooth(points))
        x += breadth + gap * squeeze
    return path


@lru_cache(maxsize=2048)
def circle_path(x: float, y: float, across: float, down: float, seed: str) -> QPainterPath:
    """A circle drawn in one go, its end overshooting its beginning by about 18 degrees."""
    hand = Wobble(f"circle/{seed}")
    start = hand.between(-2.2, -1.4)
    sweep = 2 * math.pi + hand.between(0.30, 0.34)
    lean = hand.between(0.035, 0.06)
    steps = 26
    points = []
    for index in range(steps + 1):
        part = index / steps
        angle = start + part * sweep
        reach = 1 + lean * math.sin(angle * 2 + start) + 0.05 * (part - 0.5)
        points.append((x + across * reach * math.cos(angle), y + down * reach * math.sin(angle)))
    return smooth(points)


@lru_cache(maxsize=2048)
def cross_path(x: float, y: float, across: float, down: float, seed: str) -> QPainterPath:
    """Two strokes."""
    hand = Wobble(f"cross/{seed}")
    path = QPainterPath()
    for side in (1, -1):
        points = [
            (hand.about(x - side * across, across * 0.12), hand.about(y - down, down * 0.12)),
            (hand.about(x, across * 0.1), hand.about(y, down * 0.1)),
            (hand.about(x + side * across, across * 0.12), hand.about(y + down, down * 0.12)),
        ]
        path.addPath(smooth(points))
    return path


@lru_cache(maxsize=1024)
def strike_path(left: float, top: float, right: float, bottom: float, seed: str) -> QPainterPath:
    """One slanting stroke through a box."""
    hand = Wobble(f"strike/{seed}")
    middle = ((left + right) / 2, hand.about((top + bottom) / 2, 1.2))
    points = [
        (hand.about(left - 1, 1.2), hand.about(bottom - 3, 1.2)),
        middle,
        (hand.about(right + 1, 1.2), hand.about(top + 3, 1.2)),
    ]
    return smooth(points)


@lru_cache(maxsize=256)
def hatch_path(left: float, top: float, right: float, bottom: float, turns: int, seed: str) -> QPainterPath:
    """A zigzag that fills a box."""
    hand = Wobble(f"hatch/{seed}")
    points = [
        (
            hand.about(left + (right - left) * index / (turns - 1), 0.6),
            hand.about(top if index % 2 else bottom, 1.3),
        )
        for index in range(turns)
    ]
    return smooth(points)


@lru_cache(maxsize=256)
def route_path(points: tuple[Point, ...], seed: str, bend: float = 13.0) -> QPainterPath:
    """A line along straight legs with rounded corners and slow unevenness."""
    hand = Wobble(f"route/{seed}")
    path = QPainterPath(QPointF(*points[0]))
    for index in range(1, len(points)):
        x, y = points[index]
        before = points[index - 1]
        after = points[index + 1] if index + 1 < len(points) else None
        if after is not None and (before[0] == x) != (after[0] == x):
            entry = _towards(points[index], before, bend)
            leave = _towards(points[index], after, bend)
            path.lineTo(QPointF(hand.about(entry[0], 0.8), hand.about(entry[1], 0.8)))
            path.quadTo(QPointF(x, y), QPointF(*leave))
        else:
            sway = hand.between(-1.3, 1.3)
            upright = before[0] == x
            middle = ((before[0] + x) / 2 + (sway if upright else 0), (before[1] + y) / 2 + (0 if upright else sway))
            path.quadTo(QPointF(*middle), QPointF(x, y))
    return path


def _towards(start: Point, end: Point, distance: float) -> Point:
    """The point at some distance on the way."""
    reach = math.hypot(end[0] - start[0], end[1] - start[1])
    return (start[0] + (end[0] - start[0]) * distance / reach, start[1] + (end[1] - start[1]) * distance / reach)
