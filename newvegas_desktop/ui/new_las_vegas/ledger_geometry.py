"""The ledger in sheet units: where every project, box and row is."""

from PySide6.QtCore import QPointF, QRectF

from newvegas_desktop.new_las_vegas.present.view import Column, ColumnView, LedgerView, Part, TrackView

WIDTH, HEIGHT, RADIUS = 460.0, 690.0, 14.0
BOX, ROW = 25.0, 29.0
LABEL_X, LABEL_WIDTH = 14.0, 82.0
SIGN_X = 108.0
COUNT_RIGHT = 150.0
VALUES_X = 156.0
SHOWS_X = 98.0
DELTA = (350.0, 46.0)
POINTS = (398.0, 48.0)

PROJECT_TOP, PROJECT_PITCH, PROJECT_HEIGHT = 10.0, 38.0, 36.0
TRACK_DEBT_Y, TRACK_TOP, TRACK_BOX = 140.0, 151.5, 25.0
TOTAL_TOP = 637.0

PART_TOPS: dict[Part, float] = {
    Part.INAUGURATION: 188.0,
    Part.SHOWS: 225.0,
    Part.HOTELS: 289.0,
    Part.STREETS: 353.0,
    Part.GOLF: 417.0,
    Part.LIMOUSINE: 510.0,
    Part.SAFE: 603.0,
}
PART_ROWS: dict[Part, int] = {
    Part.INAUGURATION: 1,
    Part.SHOWS: 2,
    Part.HOTELS: 2,
    Part.STREETS: 2,
    Part.GOLF: 3,
    Part.LIMOUSINE: 3,
    Part.SAFE: 1,
}
COLUMN_ROWS: dict[Column, tuple[Part, int]] = {
    Column.INAUGURATION: (Part.INAUGURATION, 0),
    Column.SHOWS_LEFT: (Part.SHOWS, 0),
    Column.SHOWS_RIGHT: (Part.SHOWS, 1),
    Column.HOTELS_LARGE: (Part.HOTELS, 0),
    Column.HOTELS_SMALL: (Part.HOTELS, 1),
    Column.STREETS: (Part.STREETS, 1),
    Column.PAR_3: (Part.GOLF, 0),
    Column.PAR_4: (Part.GOLF, 1),
    Column.PAR_5: (Part.GOLF, 2),
    Column.VIP: (Part.LIMOUSINE, 0),
    Column.LUXURY: (Part.LIMOUSINE, 1),
    Column.MISSING_PATH: (Part.LIMOUSINE, 2),
}
RULES = (126.0, 220.0, 284.0, 348.0, 412.0, 505.0, 598.0)


def sheet_rect() -> QRectF:
    """The whole ledger."""
    return QRectF(0, 0, WIDTH, HEIGHT)


def project_rect(index: int) -> QRectF:
    """One project row."""
    return QRectF(10, PROJECT_TOP + index * PROJECT_PITCH, WIDTH - 20, PROJECT_HEIGHT)


def project_value_rect(index: int, first: bool) -> QRectF:
    """The value for the first, or for later ones."""
    row = project_rect(index)
    return QRectF(row.right() - (82 if first else 42), row.top() + 5, 36, 26)


def part_rect(part: Part) -> QRectF:
    """All rows of a part."""
    return QRectF(10, PART_TOPS[part], WIDTH - 20, (PART_ROWS[part] - 1) * ROW + BOX)


def points_rect(part: Part) -> QRectF:
    """The points of a part."""
    rect = part_rect(part)
    return QRectF(POINTS[0], rect.top(), POINTS[1], rect.height())


def acme_rect(part: Part) -> QRectF:
    """ACME's points of a part."""
    rect = points_rect(part)
    if PART_ROWS[part] == 1:
        return QRectF(DELTA[0] + 4, rect.top(), DELTA[1] - 4, rect.height())
    return QRectF(rect.left(), rect.bottom() - 23, rect.width(), 22)


def delta_rect(part: Part) -> QRectF:
    """The change of a part, beside its points."""
    rect = part_rect(part)
    return QRectF(DELTA[0], rect.center().y() - 11, DELTA[1], 22)


def row_top(column: Column) -> float:
    """The top of a column's row."""
    part, row = COLUMN_ROWS[column]
    return PART_TOPS[part] + row * ROW


def column_boxes(column: Column, view: ColumnView) -> list[QRectF]:
    """The boxes of a column, from its top value on; a box with a debt beside its value is wider."""
    top = row_top(column)
    if column is Column.INAUGURATION:
        left, wide, gap, debt_wide = 204.0, 69.0, 4.0, 69.0
    elif column in (Column.SHOWS_LEFT, Column.SHOWS_RIGHT):
        left, wide, gap, debt_wide = SHOWS_X, 27.0, 3.0, 45.0
    else:
        left, wide, gap, debt_wide = VALUES_X, 34.0, 3.0, 34.0
    debts = {debt.index for debt in view.debts}
    boxes = []
    for index in range(len(view.values)):
        breadth = debt_wide if index in debts else wide
        boxes.append(QRectF(left, top, breadth, BOX))
        left += breadth + gap
    return boxes


def column_rect(column: Column, view: ColumnView) -> QRectF:
    """All boxes of a column: what is clicked to improve it."""
    boxes = column_boxes(column, view)
    return boxes[0].united(boxes[-1])


def box_debt_point(box: QRectF) -> QPointF:
    """The debt inside a box, right of its value."""
    return QPointF(box.right() - 11.5, box.center().y())


def track_boxes(view: TrackView) -> list[QRectF]:
    """Every box of the track; the last one stands behind the scissors."""
    boxes = []
    left = LABEL_X
    for group in view.groups:
        for _ in range(group.boxes):
            boxes.append(QRectF(left, TRACK_TOP, TRACK_BOX, TRACK_BOX))
            left += TRACK_BOX + 2
        left += 5
    boxes.append(QRectF(left + 15, TRACK_TOP, TRACK_BOX, TRACK_BOX))
    return boxes


def group_rects(view: TrackView) -> list[QRectF]:
    """The boxes of each group taken together."""
    boxes = track_boxes(view)
    rects = []
    start = 0
    for group in view.groups:
        rects.append(boxes[start].united(boxes[start + group.boxes - 1]))
        start += group.boxes
    return rects


def group_debt_point(rect: QRectF) -> QPointF:
    """The debt above a group."""
    return QPointF(rect.center().x(), TRACK_DEBT_Y)


def scissors_point(view: TrackView) -> QPointF:
    """The scissors before the last box."""
    last = track_boxes(view)[-1]
    return QPointF(last.left() - 10, last.center().y())


def street_rect(street: int) -> QRectF:
    """The run of a street in the first row of its part."""
    return QRectF(88 + (street - 1) * 66, PART_TOPS[Part.STREETS], 62, BOX)


def penalty_rect() -> QRectF:
    """The penalty box of the safe."""
    return QRectF(356, PART_TOPS[Part.SAFE], 38, BOX)


def total_rect() -> QRectF:
    """The total."""
    return QRectF(10, TOTAL_TOP, WIDTH - 20, HEIGHT - TOTAL_TOP - 9)


def ledger_slots(view: LedgerView) -> dict[str, QRectF]:
    """Every slot of the ledger with its rectangle, in reading order."""
    slots = {f"project:{row.id}": project_rect(index) for index, row in enumerate(view.projects)}
    slots.update({f"group:{index + 1}": rect for index, rect in enumerate(group_rects(view.track))})
    slots.update({f"track:{index + 1}": rect for index, rect in enumerate(track_boxes(view.track))})
    slots.update({f"column:{column}": column_rect(column, row) for column, row in view.columns.items()})
    slots.update({f"run:{street}": street_rect(street) for street in view.streets})
    slots.update({f"part:{part}": points_rect(part) for part in view.parts})
    slots["penalty"] = penalty_rect()
    slots["total"] = total_rect()
    return slots


def ledger_slot_at(view: LedgerView, point: QPointF) -> str | None:
    """The slot under a point; boxes win over the rows they stand in."""
    for index, rect in enumerate(group_rects(view.track)):
        if rect.adjusted(-2, -20, 2, 3).contains(point):
            return f"group:{index + 1}"
    for name, rect in ledger_slots(view).items():
        if rect.adjusted(-1, -1, 1, 1).contains(point):
            return name
    return None
