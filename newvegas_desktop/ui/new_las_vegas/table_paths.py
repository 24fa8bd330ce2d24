"""Which path of the limousine a pointer means, and drawing one by dragging along the road."""

import math

from PySide6.QtCore import QPointF

from newvegas_desktop.new_las_vegas.present.view import CityView, Intersection, PathTarget
from newvegas_desktop.ui.new_las_vegas import geometry

NEAR = 14.0
"""How far from the middle of a block a pointer still means it, in sheet units."""
CORNER = 26.0
"""How near a corner a drag has to pass to have turned there."""


def path_slot(target: PathTarget) -> str:
    """The name of a path's slot."""
    (via_street, via_avenue), (street, avenue) = target.via, target.to
    return f"path:{via_street}.{via_avenue}-{street}.{avenue}"


def path_start(city: CityView) -> Intersection:
    """Where the next path begins."""
    return city.route.limousine or city.light


def path_ends(slot: str) -> tuple[Intersection, Intersection]:
    """The corner and the end that a path's slot names."""
    via, _, to = slot.removeprefix("path:").partition("-")
    return _place(via), _place(to)


def _place(text: str) -> Intersection:
    street, _, avenue = text.partition(".")
    return int(street), int(avenue)


def _apart(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def _from_block(point: QPointF, start: Intersection, end: Intersection) -> float:
    """How far a point is from the middle line of a block."""
    return _from_line(point, geometry.intersection_point(start), geometry.intersection_point(end))


def _from_line(point: QPointF, one: QPointF, other: QPointF) -> float:
    """How far a point is from the line between two others."""
    across, down = other.x() - one.x(), other.y() - one.y()
    length = across * across + down * down
    if not length:
        return _apart(point, one)
    part = ((point.x() - one.x()) * across + (point.y() - one.y()) * down) / length
    part = min(1.0, max(0.0, part))
    return _apart(point, QPointF(one.x() + across * part, one.y() + down * part))


def path_at(city: CityView, point: QPointF, current: str | None = None) -> str | None:
    """The path under a point: by its second block or its lamp, else by its first block.

    Paths that share a first block are told apart by the nearer end; the one already meant stays meant.
    """
    start = path_start(city)
    found: list[tuple[bool, int, float, float, str]] = []
    for target in city.route.targets:
        slot = path_slot(target)
        to_end = _apart(point, geometry.intersection_point(target.to))
        second = _from_block(point, target.via, target.to)
        first = _from_block(point, start, target.via)
        # a hair's breadth never changes what is meant
        kept = 2.5 if slot == current else 0.0
        if second <= NEAR or to_end <= geometry.LAMP_REACH:
            found.append((not target.lit, 0, second - kept, to_end, slot))
        elif first <= NEAR:
            found.append((not target.lit, 1, -1.0 if kept else 0.0, to_end, slot))
    return min(found)[4] if found else None


class PathDrag:
    """A path drawn by dragging: from the car's lamp over a corner to the next lamp."""

    def __init__(self, city: CityView) -> None:
        """Begin at the car."""
        self.start = path_start(city)
        self.targets = city.route.targets
        self.via: Intersection | None = None
        self.point = geometry.intersection_point(self.start)
        self.moved = False
        self.arrived: str | None = None
        """The path at whose lamp the pointer is, wherever it went in between."""
        self._passed: dict[Intersection, float] = {}
        """How near the line drawn so far has come to each corner."""

    @staticmethod
    def begins(city: CityView, point: QPointF) -> bool:
        """Whether a press at a point takes hold of the car; it stands beside the light when it is there."""
        if not city.route.targets:
            return False
        begin = geometry.intersection_point(path_start(city))
        nodes = [geometry.intersection_point(node) for node in city.route.nodes]
        angle = geometry.heading([(node.x(), node.y()) for node in nodes])
        car = geometry.before_light(begin, angle, city.light)
        return min(_apart(point, begin), _apart(point, car)) <= geometry.LAMP_REACH

    def move(self, point: QPointF) -> tuple[str | None, bool]:
        """Follow the pointer: the path meant, and whether its lamp is reached by way of a corner.

        A quick hand is seen at few points, so a corner counts as passed wherever the line between them comes near it.
        """
        last, self.point = self.point, point
        begin = geometry.intersection_point(self.start)
        if _apart(point, begin) > geometry.LAMP_REACH:
            self.moved = True
        corners = {target.via for target in self.targets if target.lit}
        for via in corners:
            away = _from_line(geometry.intersection_point(via), last, point)
            self._passed[via] = min(away, self._passed.get(via, math.inf))
            if away <= CORNER:
                self.via = via
        if _apart(point, begin) <= CORNER:
            self.via = None
            self._passed.clear()
        meant = None
        nearest = (math.inf, math.inf)
        for target in self.targets:
            if not target.lit or (self.via is not None and target.via != self.via):
                continue
            to_end = _apart(point, geometry.intersection_point(target.to))
            away = min(_from_block(point, self.start, target.via), _from_block(point, target.via, target.to))
            # of two ways to one lamp the one whose corner was nearer is meant
            rank = (to_end, self._passed.get(target.via, math.inf))
            if away <= 2 * NEAR and rank < nearest:
                meant, nearest = path_slot(target), rank
        self.arrived = meant if nearest[0] <= geometry.LAMP_REACH else None
        return meant, self.via is not None and self.arrived is not None

    def trail(self) -> tuple[tuple[float, float], ...]:
        """The line drawn so far, along the middle of the road."""
        corners = [self.start] if self.via is None else [self.start, self.via]
        points = [geometry.intersection_point(place) for place in corners]
        last = points[-1]
        across, down = self.point.x() - last.x(), self.point.y() - last.y()
        if abs(across) > abs(down):
            end = QPointF(last.x() + max(-geometry.AVENUE, min(geometry.AVENUE, across)), last.y())
        else:
            end = QPointF(last.x(), last.y() + max(-geometry.STREET, min(geometry.STREET, down)))
        if _apart(end, last) > 1:
            points.append(end)
        return tuple((point.x(), point.y()) for point in points)
