"""ACME's page in the units of the right column: where every line, approval and card of its pile is."""

import math

from PySide6.QtCore import QRectF

from newvegas_desktop.new_las_vegas.present.solo_view import AcmeView
from newvegas_desktop.ui.new_las_vegas.ledger_geometry import HEIGHT, WIDTH

EDGE = 12.0
HEAD = QRectF(EDGE, 8, WIDTH - 2 * EDGE, 64)
EMBLEM = QRectF(EDGE, 10, 60, 60)
IMPROVEMENTS = QRectF(EDGE, 75, WIDTH - 2 * EDGE, 38)
TABLE_TOP, TABLE_HEAD, ROW = 116.0, 22.0, 29.0
SUM_X, NOTE_X, ACME_RIGHT, YOURS_RIGHT = 112.0, 206.0, 392.0, WIDTH - EDGE - 6
TOTAL = 36.0
APPROVAL = 25.0
BANK = 46.0
PILE_HEAD = 21.0
MOST_ROWS = 3


def rows_top() -> float:
    """Where the parts begin."""
    return TABLE_TOP + TABLE_HEAD


def row_rect(index: int) -> QRectF:
    """One part of the score."""
    return QRectF(EDGE, rows_top() + index * ROW, WIDTH - 2 * EDGE, ROW)


def total_rect(view: AcmeView) -> QRectF:
    """Both totals."""
    return QRectF(EDGE - 2, row_rect(len(view.rows)).top() + 3, WIDTH - 2 * EDGE + 4, TOTAL)


def approval_rect(view: AcmeView, index: int) -> QRectF:
    """One approval row of the architect's card."""
    return QRectF(EDGE, total_rect(view).bottom() + 6 + index * APPROVAL, WIDTH - 2 * EDGE, APPROVAL)


def bank_rect(view: AcmeView) -> QRectF:
    """The bank card and its sentence."""
    top = approval_rect(view, len(view.approvals)).top() + 4
    return QRectF(EDGE, top, WIDTH - 2 * EDGE, BANK if view.bank is not None else 0)


def pile_head(view: AcmeView) -> QRectF:
    """The words over the pile."""
    return QRectF(EDGE, bank_rect(view).bottom() + 3, WIDTH - 2 * EDGE, PILE_HEAD)


def pile_rects(view: AcmeView) -> list[QRectF]:
    """The cards of the pile in its order, in as many columns as three rows need."""
    top = pile_head(view).bottom() + 1
    tall = (HEIGHT - 8 - top) / MOST_ROWS
    columns = max(12, math.ceil(len(view.pile) / MOST_ROWS))
    wide = (WIDTH - 2 * EDGE) / columns
    return [
        QRectF(EDGE + (at % columns) * wide, top + (at // columns) * tall, wide - 2.5, tall - 2.5)
        for at in range(len(view.pile))
    ]


def acme_slots(view: AcmeView) -> dict[str, QRectF]:
    """Every slot of the page, in reading order."""
    slots = {"acme:card": HEAD, "acme:improvements": IMPROVEMENTS}
    slots.update({f"acme:{row.key}": row_rect(at) for at, row in enumerate(view.rows)})
    slots["acme:total"] = total_rect(view)
    slots.update({f"acme:approval:{at + 1}": approval_rect(view, at) for at in range(len(view.approvals))})
    if view.bank is not None:
        slots["acme:bank"] = bank_rect(view)
    slots.update({f"acme:pile:{at}": rect for at, rect in enumerate(pile_rects(view), 1)})
    return slots
