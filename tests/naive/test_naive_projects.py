"""Each project with a position that fulfils it and one that just does not."""

from __future__ import annotations

import pytest

from .model import CRANES, HOLES, Lot, Sheet, casinos_of_street
from .projects import completed

NAMES = sorted([f"{letter}{number}" for letter in "PVY" for number in range(1, 8)])


def hotels(*avenues: int, size: str = "large") -> dict[int, str]:
    return dict.fromkeys(avenues, size)


def row(street: int, numbers: dict[int, int]) -> dict[Lot, int]:
    return {(street, avenue): number for avenue, number in numbers.items()}


def all_but(*missing: Lot) -> dict[Lot, int]:
    """Every casino of streets 1 and 4 without a crane, some aside."""
    lots = casinos_of_street(1) + casinos_of_street(4)
    return {lot: lot[1] for lot in lots if lot not in CRANES and lot not in missing}


ODDS = {3: 1, 4: 3, 5: 5, 6: 7, 7: 9, 8: 11, 9: 13}
EVENS = {3: 2, 4: 4, 5: 6, 6: 8, 7: 10, 8: 12}
STREET_1_STARS = {(1, 4): "circled", (1, 7): "circled", (1, 9): "circled"}
LONG = {2: 1, 3: 3, 5: 5, 6: 7, 7: 9, 8: 11, 10: 13, 11: 15}  # 8 odd numbers around two cranes

CASES: list[tuple[str, Sheet, Sheet]] = [
    ("P1", Sheet(hotels=hotels(1, 5, 9)), Sheet(hotels={**hotels(1, 5), **hotels(2, 3, 4, size="small")})),
    (
        "P2",
        Sheet(hotels=hotels(1, 2, 3, 4, 5, size="small")),
        Sheet(hotels={**hotels(1, 2, 3, 4, size="small"), **hotels(5, 6)}),
    ),
    (
        "P3",
        Sheet(hotels={**hotels(1, 3, 5, 7), **hotels(9, 10, 11, size="small")}),
        Sheet(hotels=hotels(1, 3, 5, 7, 9, 11)),
    ),
    (
        "P4",
        Sheet(hotels=hotels(10, 11)),
        Sheet(hotels={**hotels(4, 6), **hotels(5, size="small")}),
    ),
    (
        "P5",
        Sheet(hotels={**hotels(8, 9, 10), **hotels(11, size="small")}),
        Sheet(hotels=hotels(1, 2, 3, 5, 6, 7)),
    ),
    ("P6", Sheet(hotels={**hotels(1), **hotels(11, size="small")}), Sheet(hotels=hotels(2, 11))),
    (
        "P7",
        Sheet(track=14, groups={0: "crossed", 1: "circled"}),
        Sheet(track=13, groups={0: "crossed", 1: "circled"}),
    ),
    ("V1", Sheet(numbers=row(1, EVENS)), Sheet(numbers=row(1, {**EVENS, 8: 13}))),
    ("V2", Sheet(numbers=row(1, ODDS)), Sheet(numbers=row(1, {**ODDS, 9: 12}))),
    ("V2", Sheet(numbers=row(2, LONG)), Sheet(numbers=row(2, LONG), cranes={(2, 4)})),
    (
        "V3",
        Sheet(numbers={**row(1, {3: 1, 4: 3, 5: 5, 6: 7}), **row(4, {4: 1, 5: 3, 6: 5, 7: 7})}),
        Sheet(numbers={**row(1, ODDS), **row(4, {4: 1, 5: 3, 6: 5, 7: 8})}),
    ),
    ("V3", Sheet(numbers=row(2, LONG)), Sheet(numbers=row(2, LONG), cranes={(2, 9)})),
    (
        "V4",
        Sheet(numbers=row(1, {5: 6, 6: 8, 7: 10, 8: 12, 9: 14})),
        Sheet(numbers=row(1, {5: 6, 6: 8, 7: 10, 8: 12, 9: 14}), cranes={(1, 10)}),
    ),
    (
        "V4",
        Sheet(numbers=row(4, {1: 0, 2: 2, 4: 4, 5: 6, 6: 8})),
        Sheet(numbers=row(4, {2: 2, 4: 4, 5: 6, 6: 8, 7: 10})),
    ),
    ("V5", Sheet(numbers=all_but()), Sheet(numbers=all_but((4, 9)))),
    ("V5", Sheet(numbers=all_but()), Sheet(numbers=all_but(), cranes={(4, 8)})),
    (
        "V6",
        Sheet(driven={("S", 1, 3), ("S", 1, 4), ("S", 2, 5)}),
        Sheet(driven={("S", 1, 3), ("S", 1, 4), ("A", 2, 5)}),
    ),
    (
        "V7",
        Sheet(driven={("S", 1, 3), ("S", 2, 2), ("S", 3, 6), ("S", 4, 2)}),
        Sheet(driven={("S", 1, 3), ("S", 2, 2), ("S", 3, 6), ("S", 4, 4)}),
    ),
    (
        "Y1",
        Sheet(cranes={(2, 1), (3, 11)}, numbers={(2, 1): 1, (3, 11): 9}),
        Sheet(cranes={(2, 1), (3, 11)}, numbers={(2, 1): 1, (2, 11): 9}),
    ),
    (
        "Y2",
        Sheet(cranes=set(CRANES), numbers={(1, 2): 1, (1, 10): 15, (3, 5): 3, (3, 11): 12}),
        Sheet(cranes=set(CRANES), numbers={(1, 2): 1, (1, 10): 15, (3, 5): 3, (4, 3): 12}),
    ),
    ("Y3", Sheet(cranes=set(CRANES)), Sheet(cranes=CRANES - {(4, 8)})),
    (
        "Y4",
        Sheet(
            cranes={(4, 3), (4, 8)},
            numbers={(4, 3): 4, (4, 8): 9},
            stars={(4, 1): "circled", (4, 7): "circled"},
        ),
        Sheet(
            cranes={(4, 3), (4, 8)},
            numbers={(4, 3): 4, (4, 8): 9},
            stars={(4, 1): "circled", (4, 7): "crossed"},
        ),
    ),
    (
        "Y5",
        Sheet(crossed={**Sheet().crossed, "show_left": 3, "show_right": 3}),
        Sheet(crossed={**Sheet().crossed, "show_left": 6, "show_right": 2}),
    ),
    (
        "Y6",
        Sheet(stars=dict(STREET_1_STARS), holes=dict.fromkeys(HOLES, "circled")),
        Sheet(stars=dict(STREET_1_STARS), holes={**dict.fromkeys(HOLES, "circled"), 10: "crossed"}),
    ),
    (
        "Y7",
        Sheet(holes={3: "circled", 4: "circled", 8: "circled", 9: "circled"}),
        Sheet(holes={3: "circled", 4: "circled", 5: "circled", 8: "circled"}),
    ),
]


def test_every_project_has_a_case() -> None:
    assert sorted({name for name, _yes, _no in CASES}) == NAMES


@pytest.mark.parametrize(("name", "yes", "no"), CASES)
def test_project(name: str, yes: Sheet, no: Sheet) -> None:
    assert completed(yes, name)
    assert not completed(no, name)


def test_nothing_is_completed_at_the_start() -> None:
    assert [name for name in NAMES if completed(Sheet(), name)] == []
