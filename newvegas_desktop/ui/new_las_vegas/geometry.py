"""The city sheet in sheet units: the one place that says where every slot is, for painting and for pointing."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF

from newvegas_desktop.new_las_vegas.present.view import Block, CityView, Intersection, Lot, PathTarget

WIDTH, HEIGHT, RADIUS = 1152.0, 690.0, 14.0
LEFT, AVENUE, STREET = 30.0, 99.0, 127.0
ROAD, ROAD_EDGE = 20.0, 1.5
LOT_WIDTH, LOT_HEIGHT, CARPET = 71.0, 82.0, 19.0
HEAD = 24.0
"""The part of a lot above its plate: roof, crane, debt and star."""
LAMP, LAMP_REACH = 7.2, 17.0
STREETS, AVENUES = range(1, 5), range(1, 12)


def road_x(avenue: int) -> float:
    """The middle of the road right of an avenue."""
    return LEFT + AVENUE * avenue


def road_y(street: int) -> float:
    """The middle of the road below a street."""
    return 82 + STREET * street


def avenue_x(avenue: int) -> float:
    """The middle of an avenue's lots."""
    return road_x(avenue) - AVENUE / 2


def sheet_rect() -> QRectF:
    """The whole city sheet."""
    return QRectF(0, 0, WIDTH, HEIGHT)


def lot_rect(lot: Lot) -> QRectF:
    """A casino from the top of its roof to its doorstep."""
    street, avenue = lot
    bottom = road_y(street) - ROAD / 2 - CARPET
    return QRectF(avenue_x(avenue) - LOT_WIDTH / 2, bottom - LOT_HEIGHT, LOT_WIDTH, LOT_HEIGHT)


def body_rect(lot: Lot) -> QRectF:
    """The walls of a casino."""
    return lot_rect(lot).adjusted(0, 22, 0, 0)


def plate_rect(lot: Lot) -> QRectF:
    """Where the number is written."""
    rect = lot_rect(lot)
    return QRectF(rect.left() + 5, rect.top() + 25, rect.width() - 10, 51)


def option_rects(lot: Lot, count: int) -> list[QRectF]:
    """Where the numbers stand on the plate among which one is still to be chosen: up to two in a row."""
    plate = plate_rect(lot).adjusted(3, 2, -3, -2)
    rows, columns = -(-count // 2), min(count, 2)
    wide, high = plate.width() / max(1, columns), plate.height() / 2
    top = plate.center().y() - high * rows / 2
    return [QRectF(plate.left() + index % 2 * wide, top + index // 2 * high, wide, high) for index in range(count)]


def crane_rect(lot: Lot) -> QRectF:
    """The mast and cabin of the crane, where it is crossed out."""
    rect = lot_rect(lot)
    return QRectF(rect.left(), rect.top() + 1, 18, 22)


def debt_point(lot: Lot) -> QPointF:
    """The debt coin on the crane's hook."""
    rect = lot_rect(lot)
    return QPointF(rect.left() + 31, rect.top() + 13.2)


def star_point(lot: Lot) -> QPointF:
    """The star sign at the upper right."""
    rect = lot_rect(lot)
    return QPointF(rect.right() - 13.5, rect.top() + 10.5)


def carpet_rect(lot: Lot) -> QRectF:
    """The red carpet between the door and the kerb."""
    rect = lot_rect(lot)
    return QRectF(rect.center().x() - 22, rect.bottom(), 44, CARPET - ROAD_EDGE)


def carpet_point(lot: Lot) -> QPointF:
    """The symbol on the carpet."""
    return carpet_rect(lot).center() + QPointF(0, -0.3)


def golf_rect() -> QRectF:
    """The golf course."""
    return QRectF(road_x(1) + 4, 12, road_x(10) - road_x(1) - 8, 74)


def hole_rect(avenue: int) -> QRectF:
    """One golf hole."""
    return QRectF(avenue_x(avenue) - 40, 13, 88, 72)


def hotel_rect(avenue: int) -> QRectF:
    """A hotel site, both storeys."""
    return QRectF(avenue_x(avenue) - 33, road_y(4) + ROAD / 2 + 9, 66, 74)


def tower_rect(avenue: int) -> QRectF:
    """The tower: the large hotel."""
    rect = hotel_rect(avenue)
    return QRectF(rect.center().x() - 22, rect.top(), 44, 40)


def base_rect(avenue: int) -> QRectF:
    """The base: the small hotel."""
    rect = hotel_rect(avenue)
    return QRectF(rect.left(), rect.top() + 40, 66, 34)


def street_rect(street: int) -> QRectF:
    """The left margin of a street: its number and its runs."""
    rect = lot_rect((street, 1))
    return QRectF(2, rect.top() - 4, 34, rect.height() + 20)


def airport_rect() -> QRectF:
    """Lots 3.1 and 3.2."""
    one, two = lot_rect((3, 1)), lot_rect((3, 2))
    return QRectF(one.left() - 2, one.top() + 2, two.right() - one.left() + 2, LOT_HEIGHT + 12)


def sign_rect() -> QRectF:
    """The roadside sign on lot 4.11, between the road to its left and the sheet's edge."""
    left = road_x(10) + ROAD / 2 + ROAD_EDGE + 2
    return QRectF(left, lot_rect((4, 11)).top() - 4, WIDTH - 5 - left, 99)


def intersection_point(intersection: Intersection) -> QPointF:
    """The middle of an intersection."""
    street, avenue = intersection
    return QPointF(road_x(avenue), road_y(street))


def intersection_rect(intersection: Intersection) -> QRectF:
    """The reach of a pointer around an intersection."""
    point = intersection_point(intersection)
    return QRectF(point.x() - LAMP_REACH, point.y() - LAMP_REACH, 2 * LAMP_REACH, 2 * LAMP_REACH)


def light_rect(light: Intersection) -> QRectF:
    """The traffic light."""
    point = intersection_point(light)
    return QRectF(point.x() - 8.5, point.y() - 18, 17, 36)


def block_line(block: Block) -> QLineF:
    """The middle line of a block."""
    return QLineF(intersection_point(block[0]), intersection_point(block[1]))


def joined_lines(roads: Iterable[Block]) -> list[QLineF]:
    """The middle lines of all blocks, those that go straight on joined."""
    blocks = sorted(roads)
    after = dict[tuple[Intersection, bool], Intersection]()
    for start, end in blocks:
        after[start, start[0] == end[0]] = end
    passed = {(end, along) for (_, along), end in after.items()}
    lines = []
    for start, along in after.keys() - passed:
        end = start
        while (end, along) in after:
            end = after[end, along]
        lines.append(QLineF(intersection_point(start), intersection_point(end)))
    return lines


def block_rect(block: Block) -> QRectF:
    """The asphalt of a block between its two intersections."""
    line = block_line(block)
    rect = QRectF(line.p1(), line.p2()).normalized()
    half = ROAD / 2
    return rect.adjusted(-half, -half, half, half)


_BEFORE_LIGHT = {0.0: QPointF(-29, 0), 180.0: QPointF(29, 0), 90.0: QPointF(0, -39), -90.0: QPointF(0, 39)}
"""Where a car waits that comes to the light in some direction."""


def heading(points: Sequence[tuple[float, float]]) -> float:
    """Which way a car looks at the end of a line."""
    if len(points) < 2:
        return 0.0
    (x0, y0), (x1, y1) = points[-2:]
    if abs(x1 - x0) >= abs(y1 - y0):
        return 0.0 if x1 >= x0 else 180.0
    return 90.0 if y1 > y0 else -90.0


def before_light(at: QPointF, angle: float, light: Intersection) -> QPointF:
    """Where a car stands: at the light it waits before it, so that home is always seen."""
    away = at - intersection_point(light)
    return at + _BEFORE_LIGHT[angle] if abs(away.x()) + abs(away.y()) < LAMP_REACH else at


def path_points(start: Intersection, target: PathTarget) -> tuple[tuple[float, float], ...]:
    """The three corners of a path the limousine may draw."""
    points = [intersection_point(place) for place in (start, target.via, target.to)]
    return tuple((point.x(), point.y()) for point in points)


def lot_slot(lot: Lot) -> str:
    """The name of a lot's slot."""
    return f"lot:{lot[0]}.{lot[1]}"


def intersection_slot(intersection: Intersection) -> str:
    """The name of an intersection's slot."""
    return f"intersection:{intersection[0]}.{intersection[1]}"


def city_slots(view: CityView) -> dict[str, QRectF]:
    """Every slot of the sheet with the rectangle to point at and to read out, in reading order."""
    slots = {f"hole:{avenue}": hole_rect(avenue) for avenue in sorted(view.holes)}
    for street in STREETS:
        slots[f"street:{street}"] = street_rect(street)
        slots.update({lot_slot(lot): lot_rect(lot) for lot in sorted(view.lots) if lot[0] == street})
    slots.update({intersection_slot(place): intersection_rect(place) for place in corners(view.roads)})
    slots.update({f"hotel:{avenue}": hotel_rect(avenue) for avenue in sorted(view.hotels)})
    return slots


@lru_cache(maxsize=8)
def corners(roads: tuple[Block, ...]) -> tuple[Intersection, ...]:
    """Every intersection the roads touch."""
    return tuple(sorted({end for block in roads for end in block}))


def city_slot_at(view: CityView, point: QPointF) -> str | None:
    """The slot under a point; an intersection wins over the lots around it, a carpet belongs to its lot."""
    x, y = point.x(), point.y()
    for place in corners(view.roads):
        if (x - road_x(place[1])) ** 2 + (y - road_y(place[0])) ** 2 <= LAMP_REACH**2:
            return intersection_slot(place)
    for lot in view.lots:
        if lot_rect(lot).adjusted(-2, -2, 2, CARPET - 2).contains(point):
            return lot_slot(lot)
    for avenue in view.holes:
        if hole_rect(avenue).contains(point):
            return f"hole:{avenue}"
    for avenue in view.hotels:
        if hotel_rect(avenue).contains(point):
            return f"hotel:{avenue}"
    for street in STREETS:
        if street_rect(street).contains(point):
            return f"street:{street}"
    return None
