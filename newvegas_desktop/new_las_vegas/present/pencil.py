"""Pencil strokes on a sheet."""

from itertools import pairwise

from newvegas_desktop.new_las_vegas.present.port import Point
from newvegas_desktop.new_las_vegas.present.view import Stroke


def passes_near(stroke: Stroke, at: Point, radius: float) -> bool:
    """Whether a stroke passes within a radius of a point: a straight one has no points between its ends."""
    return any(_squared(at, one, other) <= radius * radius for one, other in pairwise(stroke))


def _squared(at: Point, one: Point, other: Point) -> float:
    """The square of the distance from a point to a line between two others."""
    across, down = other[0] - one[0], other[1] - one[1]
    x, y = at[0] - one[0], at[1] - one[1]
    long = across * across + down * down
    part = min(1.0, max(0.0, (x * across + y * down) / long)) if long else 0.0
    return (x - part * across) ** 2 + (y - part * down) ** 2
