"""Which path of the limousine a pointer means: each can be picked on either of its blocks or at its lamp."""

from PySide6.QtCore import QPointF

from newvegas_desktop.new_las_vegas.present.view import CityView, Intersection, PathTarget
from newvegas_desktop.ui.new_las_vegas import geometry

NEAR = 16.0
"""How far from the middle of a road a pointer still means it, in sheet units."""


def _distance(point: QPointF, start: Intersection, end: Intersection) -> float:
    """How far a point is from a block."""
    a, b = geometry.intersection_point(start), geometry.intersection_point(end)
    along = b - a
    length = along.x() ** 2 + along.y() ** 2
    share = max(0.0, min(1.0, ((point.x() - a.x()) * along.x() + (point.y() - a.y()) * along.y()) / length))
    near = a + along * share
    return float(((point.x() - near.x()) ** 2 + (point.y() - near.y()) ** 2) ** 0.5)


def _slot(target: PathTarget) -> str:
    return f"path:{target.via[0]}.{target.via[1]}-{target.to[0]}.{target.to[1]}"


def path_at(view: CityView, point: QPointF) -> str | None:
    """The path under a point: its second block tells it from all others, the first from most.

    At a lamp that two paths lead to, the one on whose side the pointer lies is meant.
    """
    start = view.route.limousine or view.light
    best: tuple[float, str] | None = None
    for target in view.route.targets:
        second = _distance(point, target.via, target.to)
        first = _distance(point, start, target.via)
        reach = min(second, first + 6.0)
        if reach <= NEAR:
            # of paths that share a block, the one that bends towards the pointer
            bend = geometry.intersection_point(target.to) - point
            found = (second + 0.01 * (abs(bend.x()) + abs(bend.y())), _slot(target))
            best = min(best, found) if best else found
    return best[1] if best else None
