"""The ledger in sheet units: where every project, box and row is."""

from collections.abc import Mapping

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
GAIN_GAP, GAIN_WIDTH = 7.0, 60.0
SAFE_X = 80.0
RUNS_X, RUN_PITCH, RUN_WIDTH = 84.0, 77.0, 73.0

PROJECT_TOP, PROJECT_PITCH, PROJECT_HEIGHT = 10.0, 38.0, 36.0
PROJECT_SENTENCE = (34.0, 248.0)
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
SIGNED = (Column.HOTELS_LARGE, Column.HOTELS_SMALL, Column.PAR_3, Column.PAR_4, Column.PAR_5, Column.VIP, Column.LUXURY)
"""The columns with a sign in front of their row."""
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
    return QRectF(row.right() - (74 if first else 38), row.top() + 5, 32, 26)


def project_side_rect(index: int) -> QRectF:
    """How far a project is, and who has it: between its sentence and its values."""
    row, first = project_rect(index), project_value_rect(index, True)
    left = row.left() + PROJECT_SENTENCE[0] + PROJECT_SENTENCE[1] + 3
    return QRectF(left, row.top(), first.left() - 6 - left, row.height())


def part_rect(part: Part) -> QRectF:
    """All rows of a part."""
    return QRectF(10, PART_TOPS[part], WIDTH - 20, (PART_ROWS[part] - 1) * ROW + BOX)


def label_rect(part: Part) -> QRectF:
    """The name of a part."""
    if part is Part.INAUGURATION:
        return QRectF(LABEL_X, PART_TOPS[part] - 4, 184, 18)
    width = {Part.STREETS: RUNS_X - LABEL_X - 4, Part.SAFE: SAFE_X - LABEL_X - 4}.get(part, LABEL_WIDTH)
    return QRectF(LABEL_X, PART_TOPS[part], width, BOX)


def note_rect(part: Part) -> QRectF:
    """The note of a part, in its last row."""
    return QRectF(332, part_rect(part).bottom() - BOX, 64, BOX)


def points_rect(part: Part) -> QRectF:
    """The points of a part."""
    rect = part_rect(part)
    return QRectF(POINTS[0], rect.top(), POINTS[1], rect.height())


def acme_rect(part: Part) -> QRectF:
    """ACME's points of a part, below the player's."""
    rect = points_rect(part)
    if PART_ROWS[part] == 1:
        return QRectF(rect.left(), rect.top() + 14, rect.width(), 18)
    return QRectF(rect.left(), rect.bottom() - 23, rect.width(), 22)


def figure_rect(part: Part, beside_acme: bool) -> QRectF:
    """Where the player's points stand: in the middle of the part, higher where ACME's stand below them."""
    rect = points_rect(part)
    if not beside_acme:
        return rect
    return rect.adjusted(0, -8, 0, -8) if PART_ROWS[part] == 1 else rect.adjusted(0, 0, 0, -20)


def delta_column(part: Part, columns: Mapping[Column, ColumnView]) -> Column | None:
    """The column in whose row the change of a part is shown, instead of the middle of the part."""
    if part is Part.STREETS:
        # the runs take all of the row above
        return Column.STREETS
    return next((column for column, row in columns.items() if row.preview and COLUMN_ROWS[column][0] is part), None)


def delta_rect(part: Part, column: Column | None = None) -> QRectF:
    """The change of a part, beside its points, or in the row of a column."""
    middle = part_rect(part).center().y() if column is None else row_top(column) + BOX / 2
    return QRectF(DELTA[0], middle - 11, DELTA[1], 22)


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


def gain_rect(column: Column, view: ColumnView) -> QRectF:
    """What choosing a column would bring, right of its boxes."""
    last = column_boxes(column, view)[-1]
    return QRectF(last.right() + GAIN_GAP, last.top(), GAIN_WIDTH, last.height())


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
    return QRectF(RUNS_X + (street - 1) * RUN_PITCH, PART_TOPS[Part.STREETS], RUN_WIDTH, BOX)


def safe_bundle_rect() -> QRectF:
    """The picture of a bundle."""
    return QRectF(SAFE_X, PART_TOPS[Part.SAFE] + BOX / 2 - 7, 26, 17)


def safe_bundles_rect() -> QRectF:
    """How many bundles there are, or from how many to how many."""
    return QRectF(SAFE_X + 34, PART_TOPS[Part.SAFE], 24, BOX)


def safe_debt_point() -> QPointF:
    """The picture of a debt."""
    return QPointF(SAFE_X + 71, PART_TOPS[Part.SAFE] + BOX / 2)


def safe_debts_rect() -> QRectF:
    """How many debts there are."""
    return QRectF(SAFE_X + 82, PART_TOPS[Part.SAFE], 19, BOX)


def safe_change_rect() -> QRectF:
    """How many debts more or fewer a preview makes it."""
    return QRectF(SAFE_X + 103, PART_TOPS[Part.SAFE] + BOX / 2 - 10, 29, 20)


def safe_status_rect(changed: bool) -> QRectF:
    """Whether the bundles cover the debts; beside the change of debts if there is one."""
    left = safe_change_rect().right() + 5 if changed else safe_debts_rect().right() + 5
    return QRectF(left, PART_TOPS[Part.SAFE], penalty_rect().left() - 4 - left, BOX)


def penalty_rect() -> QRectF:
    """The penalty box of the safe."""
    return QRectF(305, PART_TOPS[Part.SAFE], 38, BOX)


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
