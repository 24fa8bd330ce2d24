"""The pencil and the rubber on the city sheet."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from newvegas_desktop.new_las_vegas.present.port import Point, TablePort
from newvegas_desktop.new_las_vegas.present.view import Stroke

RUBBER_REACH = 12.0
TOLERANCE = 0.6
"""How far a simplified stroke may be from the one drawn, in sheet units."""
TOOLS = ("none", "pencil", "rubber")


def simplified(points: Sequence[Point], tolerance: float = TOLERANCE) -> list[Point]:
    """The fewest of the points that stay within the tolerance of all (Douglas and Peucker)."""
    if len(points) < 3:
        return list(points)
    kept = {0, len(points) - 1}
    spans = [(0, len(points) - 1)]
    while spans:
        start, end = spans.pop()
        (x, y), (far_x, far_y) = points[start], points[end]
        across, down = far_x - x, far_y - y
        reach = across * across + down * down
        worst, split = tolerance * tolerance, -1
        for index in range(start + 1, end):
            px, py = points[index][0] - x, points[index][1] - y
            part = min(1.0, max(0.0, (px * across + py * down) / reach)) if reach else 0.0
            away = (px - across * part) ** 2 + (py - down * part) ** 2
            if away > worst:
                worst, split = away, index
        if split > 0:
            kept.add(split)
            spans += [(start, split), (split, end)]
    return [points[index] for index in sorted(kept)]


class PencilTool:
    """Collects a stroke while the button is down and hands it over when it is let go."""

    def __init__(self, port: TablePort) -> None:
        """Nothing is taken up."""
        self._port = port
        self.tool = "none"
        self.drawing = False
        self.at: QPointF | None = None
        """Where the rubber is, while it rubs."""
        self._points: list[Point] = []

    @property
    def active(self) -> bool:
        """Whether the pencil or the rubber is in hand."""
        return self.tool != "none"

    @property
    def live(self) -> tuple[Stroke, ...]:
        """The stroke being drawn."""
        return (tuple(self._points),) if len(self._points) > 1 else ()

    def press(self, point: QPointF) -> None:
        """Begin."""
        self.drawing, self._points = True, []
        self.move(point)

    def move(self, point: QPointF) -> QRectF:
        """Go on to a point of the sheet; what of the sheet looks different now."""
        here = (round(point.x(), 2), round(point.y(), 2))
        changed = QRectF(point, QRectF().size())
        if self.tool == "rubber":
            if self.at is not None:
                changed = changed.united(QRectF(self.at, QRectF().size()))
            for step in _sweep(self.at or point, point):
                self._port.rub(step, RUBBER_REACH)
            self.at = point
        elif not self._points or self._points[-1] != here:
            self._points.append(here)
            # the spline of the last three legs bends with every new point
            for x, y in self._points[-4:]:
                changed = changed.united(QRectF(x, y, 0.01, 0.01))
        return changed.adjusted(-16, -16, 16, 16)

    def release(self) -> None:
        """Done: the stroke belongs to the sheet now."""
        points, self._points = self._points, []
        self.drawing, self.at = False, None
        if self.tool == "pencil" and len(points) > 1:
            self._port.draw(simplified(points))

    def cancel(self) -> None:
        """Forget the stroke being drawn."""
        self.drawing, self.at, self._points = False, None, []


def _sweep(start: QPointF, end: QPointF) -> list[tuple[float, float]]:
    """The way of the rubber in steps so small that it jumps over nothing."""
    across, down = end.x() - start.x(), end.y() - start.y()
    steps = max(1, math.ceil(math.hypot(across, down) / RUBBER_REACH))
    parts = [step / steps for step in range(1, steps + 1)]
    return [(round(start.x() + across * part, 2), round(start.y() + down * part, 2)) for part in parts]
