"""The printed sheet as the rules page has it: lots, holes, columns, track, projects."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.columns import COLUMN_BY_KEY, IMPROVABLE, PARS, SHOWS, Column
from newvegas_desktop.new_las_vegas.rules.figures import ProjectFigures
from newvegas_desktop.new_las_vegas.rules.places import (
    ALL_LOTS,
    AVENUES,
    LOT_BY_TEXT,
    LOTS,
    STREET_MASKS,
    avenue_of,
    intersection_text,
    lot_text,
    members,
    place,
    street_of,
)
from newvegas_desktop.new_las_vegas.rules.sheet import NOT_DONE, Sheet

from .positions import ALL_CASINOS, BOARD, POINTS, avenues, lots, mask

PAGE = """
.  C  M  *L o  o  *L o  *  C  .
C  L  o  C* V  o  *  o  CV *  M
.  .  *  o  C* V  o  *  *L o  C
*  M  CV o  L  o  *V C  M  .  .
"""
PRINTED = {
    f"{street}.{avenue}": text
    for street, line in enumerate(PAGE.split("\n")[1:5], 1)
    for avenue, text in enumerate(line.split(), 1)
    if text != "."
}


def printed(mark: str) -> set[str]:
    return {lot for lot, text in PRINTED.items() if mark in text}


@pytest.mark.parametrize(
    ("mark", "found", "count"),
    [
        ("C", BOARD.cranes, 9),
        ("*", BOARD.stars, 12),
        ("V", BOARD.vip, 5),
        ("L", BOARD.luxury, 5),
        ("M", BOARD.mafia, 4),
        ("", BOARD.casinos, 38),
    ],
    ids=["cranes", "stars", "vip", "luxury", "mafia", "casinos"],
)
def test_sheet_lots(mark: str, found: int, count: int) -> None:
    assert lots(found) == printed(mark)
    assert found.bit_count() == count


def test_sheet_casinos_of_streets_and_avenues() -> None:
    assert [len(street) for street in BOARD.street_lots] == [9, 11, 9, 9]
    for street, found in enumerate(BOARD.street_lots, 1):
        assert [lot_text(lot) for lot in found] == [lot for lot in ALL_CASINOS if lot.startswith(f"{street}.")]
    assert [found.bit_count() for found in BOARD.avenues] == [2, 3, 4, 4, 4, 4, 4, 4, 4, 3, 2]
    assert lots(BOARD.avenues[0]) == {"2.1", "4.1"}
    assert lots(BOARD.avenues[10]) == {"2.11", "3.11"}


def test_sheet_golf_holes() -> None:
    assert BOARD.golf_holes == avenues(range(2, 11))
    assert BOARD.par_holes == {
        Column.PAR3: avenues((5, 6, 7)),
        Column.PAR4: avenues((3, 4, 8, 9)),
        Column.PAR5: avenues((2, 10)),
    }


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("inauguration", (10, 15)),
        ("hotel_large", (3, 4, 5, 7, 9)),
        ("hotel_small", (1, 2, 2, 4, 6)),
        ("streets", (4, 6, 8, 10)),
        ("par3", (1, 2, 2, 3)),
        ("par4", (2, 3, 3, 4)),
        ("par5", (3, 5, 7, 10)),
        ("vip", (3, 5, 7, 9)),
        ("luxury", (3, 4, 5, 7)),
        ("missing_path", (-10, -6, -3, -1)),
        ("show_left", (0, 3, 7, 11, 16, 21, 28)),
        ("show_right", (0, 3, 6, 9, 12, 15, 18)),
    ],
)
def test_score_sheet_column(key: str, values: tuple[int, ...]) -> None:
    column = COLUMN_BY_KEY[key]
    assert BOARD.columns[column] == values
    assert BOARD.crossable[column] == len(values) - 1


def test_score_sheet_yellow_columns() -> None:
    assert BOARD.places == ((10, 5, 2), (15, 8, 0))
    assert set(Column) - set(IMPROVABLE) == set(SHOWS)
    assert sum(BOARD.crossable[column] for column in IMPROVABLE) == 30
    assert [column.key for column in PARS] == ["par3", "par4", "par5"]
    values = {column: [BOARD.columns[column][box] for box in boxes] for column, boxes in BOARD.show_debts.items()}
    assert values == {Column.SHOW_LEFT: [16, 21], Column.SHOW_RIGHT: [6, 9]}


def test_score_sheet_track_and_safe() -> None:
    assert BOARD.group_ends == (2, 4, 6, 8, 10, 13)
    assert BOARD.boxes == 14
    assert (BOARD.checked_at_start, BOARD.bundles_at_start, BOARD.bankruptcy) == (3, 1, -20)


def test_project_points() -> None:
    assert BOARD.projects == {project: ProjectFigures(*points) for project, points in POINTS.items()}


def test_a_sheet_at_the_start() -> None:
    sheet = Sheet.empty(BOARD)
    assert sheet.available == sheet.built == BOARD.casinos & ~BOARD.cranes
    assert len(sheet.fit) == 18  # 0 to 17: every number a Change can bring
    assert set(sheet.fit) == {sheet.available}
    assert (sheet.opened, sheet.stars, sheet.stars_lost, sheet.holes, sheet.holes_lost) == (0, 0, 0, 0, 0)
    assert (sheet.hotels, sheet.circled, sheet.extended, sheet.driven, sheet.route) == (0, 0, 0, 0, ())
    assert (sheet.checked, sheet.projects) == (3, (NOT_DONE, NOT_DONE, NOT_DONE))
    assert not any(sheet.crossed)
    assert sheet.number(LOT_BY_TEXT["1.3"]) is None
    copy = sheet.copy()
    assert copy == sheet
    copy.checked = 4
    assert copy != sheet
    assert sheet != "a sheet"


def test_places_and_their_text() -> None:
    assert (LOTS, AVENUES, ALL_LOTS) == (44, 11, (1 << 44) - 1)
    assert sum(STREET_MASKS) == ALL_LOTS
    index = place(2, 11)
    assert (street_of(index), avenue_of(index), lot_text(index), intersection_text(index)) == (2, 11, "2.11", "I2.11")
    assert [place(1, 1), place(1, 11), place(2, 1), place(4, 11)] == [0, 10, 11, 43]
    assert members(mask(("1.1", "1.2", "4.11"))) == [0, 1, 43]
    assert members(0) == []
