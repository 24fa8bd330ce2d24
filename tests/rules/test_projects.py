"""The 21 projects: each one complete, and each one just short of it."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.projects import PROJECTS, progress
from newvegas_desktop.new_las_vegas.rules.runs import longest_run, longest_runs, street_runs
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet

from .illegal_effects import FAR_EAST
from .positions import (
    ALL_CASINOS,
    ALL_STREETS,
    BOARD,
    CARPETS,
    COURSE,
    CRANES,
    STREET_1,
    STREET_4,
    lots,
    make_sheet,
    street,
)

STREET_2 = {"2.2": 1, "2.3": 2, "2.5": 3, "2.6": 4, "2.7": 5, "2.8": 6, "2.10": 7, "2.11": 8}

PINK = [
    ("P1", "3-large", make_sheet(large=(1, 5, 9)), 3),
    ("P1", "2-large-and-small-ones", make_sheet(large=(1, 5), small=(2, 3, 4, 6)), 2),
    ("P1", "4-large", make_sheet(large=(1, 2, 5, 9)), 4),
    ("P2", "5-small", make_sheet(small=(1, 3, 5, 7, 9)), 5),
    ("P2", "4-small-and-large-ones", make_sheet(small=(1, 3, 5, 7), large=(2, 9)), 4),
    ("P3", "7-of-any-size", make_sheet(large=(1, 2, 3), small=(5, 6, 7, 8)), 7),
    ("P3", "6-of-any-size", make_sheet(large=(1, 2, 3), small=(5, 6, 7)), 6),
    ("P4", "2-large-side-by-side", make_sheet(large=(10, 11)), 2),
    ("P4", "large-with-a-gap", make_sheet(large=(1, 3, 5, 7, 9, 11)), 1),
    ("P4", "a-small-one-between", make_sheet(large=(1, 3), small=(2,)), 1),
    ("P4", "both-ends-are-no-neighbours", make_sheet(large=(1, 11)), 1),
    ("P4", "none", make_sheet(), 0),
    ("P5", "4-side-by-side", make_sheet(large=(8, 10), small=(9, 11)), 4),
    ("P5", "3-and-a-gap-and-2", make_sheet(large=(1, 2, 3), small=(5, 6)), 3),
    ("P6", "both-ends", make_sheet(large=(1,), small=(11,)), 2),
    ("P6", "both-small", make_sheet(small=(1, 11)), 2),
    ("P6", "left-end-alone", make_sheet(large=(1, 2, 10)), 1),
    ("P6", "right-end-alone", make_sheet(small=(11, 2, 10)), 1),
    ("P7", "10-boxes", make_sheet(checked=10), 10),
    ("P7", "9-boxes", make_sheet(checked=9), 9),
    ("P7", "12-with-a-group-circled", make_sheet(checked=12, circled=1), 10),
    ("P7", "11-with-a-group-circled", make_sheet(checked=11, circled=1), 9),
    ("P7", "box-14-counts", make_sheet(checked=14, circled=2), 10),
    ("P7", "13-with-two-groups", make_sheet(checked=13, circled=2), 9),
]

EVEN_6 = (2, 4, 6, 8, 10, 12)
ODD_7 = (1, 3, 5, 7, 9, 11, 13)
VIOLET = [
    ("V1", "6-even", make_sheet(street(1, 3, *EVEN_6)), 6),
    ("V1", "0-is-even", make_sheet(street(1, 3, 0, 4, 6, 8, 10, 12)), 6),
    ("V1", "16-is-even", make_sheet(street(1, 3, 2, 4, 6, 8, 10, 16)), 6),
    ("V1", "5-even", make_sheet(street(1, 3, 2, 4, 6, 8, 10, 11)), 5),
    ("V1", "6-odd", make_sheet(street(1, 3, 1, 3, 5, 7, 9, 11)), 0),
    ("V1", "3-and-3-in-two-streets", make_sheet({**street(1, 3, 2, 4, 6), **street(2, 5, 2, 4, 6)}), 3),
    ("V1", "an-odd-one-between", make_sheet(street(1, 3, 2, 4, 6, 7, 8, 10, 12)), 3),
    ("V1", "over-a-casino-under-construction", make_sheet(street(2, 2, 2, 4, None, 6, 8, 10, 12)), 6),
    ("V1", "broken-by-a-built-casino", make_sheet(street(2, 2, 2, 4, None, 6, 8, 10, 12), built=("2.4",)), 4),
    ("V1", "broken-by-a-gap", make_sheet(street(1, 3, 2, 4, None, 6, 8, 10, 12)), 4),
    ("V1", "equal-neighbours-count-each", make_sheet(street(1, 3, 2, 2, 4, 4, 6, 6)), 6),
    ("V1", "in-the-middle-of-a-street", make_sheet(street(2, 5, 2, 4, 6, 8, None, 10, 12)), 6),
    (
        "V1",
        "one-more-than-in-the-street-above",
        make_sheet({**street(1, 3, *EVEN_6[:5]), **street(2, 5, 2, 4, 6, 8, None, 10, 12)}),
        6,
    ),
    ("V2", "7-odd", make_sheet(street(1, 3, *ODD_7)), 7),
    ("V2", "17-is-odd", make_sheet(street(1, 3, 1, 3, 5, 7, 9, 11, 17)), 7),
    ("V2", "6-odd", make_sheet(street(1, 3, *ODD_7[:6], 14)), 6),
    ("V2", "0-is-not-odd", make_sheet(street(1, 3, 0, *ODD_7[1:])), 6),
    ("V2", "over-two-casinos-under-construction", make_sheet(street(2, 3, 1, None, 3, 5, 7, 9, None, 11, 13)), 7),
    ("V2", "broken-by-a-built-casino", make_sheet(street(4, 1, 1, 3, None, 5, 7, 9, 11, None, 13), built=("4.8",)), 6),
    ("V3", "r2-4-in-two-streets", make_sheet({**street(1, 3, 1, 3, 5, 7), **street(3, 6, 1, 3, 5, 7)}), 2),
    ("V3", "r2-4-and-4-in-one-street", make_sheet(street(2, 1, 1, 1, 3, 5, 6, 6, 7, 9, 11, 13)), 2),
    ("V3", "r2-8-in-a-run", make_sheet(street(2, 2, 1, 3, None, 5, 7, 9, 11, None, 13, 15)), 2),
    ("V3", "r2-7-in-a-run-count-once", make_sheet(street(2, 2, 1, 3, None, 5, 7, 9, 11, None, 13, 14)), 1),
    ("V3", "r2-4-and-3", make_sheet({**street(1, 3, 1, 3, 5, 7), **street(3, 6, 1, 3, 5, 8)}), 1),
    ("V3", "even-ones-do-not-count", make_sheet({**street(1, 3, 1, 3, 5, 7), **street(3, 6, 2, 4, 6, 8)}), 1),
    ("V4", "beginning-after-a-crane", make_sheet(street(1, 3, 2, 4, 6, 8, 10)), 5),
    ("V4", "beginning-with-the-crane-built", make_sheet(street(1, 3, 2, 4, 6, 8, 10), built=("1.2",)), 0),
    ("V4", "beginning-with-the-crane-open-and-odd", make_sheet(street(1, 2, 1, 2, 4, 6, 8, 10)), 0),
    ("V4", "beginning-with-the-crane-open-and-even", make_sheet(street(1, 2, 0, 2, 4, 6, 8, 10)), 6),
    ("V4", "beginning-with-a-closed-casino-before", make_sheet(street(1, 4, 2, 4, 6, 8, 10)), 0),
    ("V4", "beginning-without-a-crane", make_sheet(street(4, 1, 2, 4, None, 6, 8, 10)), 5),
    ("V4", "end-before-a-crane", make_sheet(street(3, 6, 2, 4, 6, 8, 10)), 5),
    ("V4", "end-with-the-crane-built", make_sheet(street(3, 6, 2, 4, 6, 8, 10), built=("3.11",)), 0),
    ("V4", "end-with-the-crane-open-and-odd", make_sheet(street(3, 6, 2, 4, 6, 8, 10, 11)), 0),
    ("V4", "end-without-a-crane", make_sheet(street(2, 6, 2, 4, 6, None, 8, 10)), 5),
    ("V4", "end-short-by-one", make_sheet(street(2, 6, 1, 4, 6, None, 8, 10)), 4),
    ("V4", "in-the-middle", make_sheet(street(2, 3, 2, None, 4, 6, 8, 10)), 0),
    ("V4", "odd-at-the-beginning", make_sheet(street(1, 3, 1, 3, 5, 7, 9)), 0),
    ("V4", "the-longer-of-two-streets", make_sheet({**street(4, 1, 2, 4), **street(3, 3, 0, 2, 4)}), 3),
    ("V4", "one-more-than-above", make_sheet({**street(1, 3, 2, 4, 6, 8), **street(4, 1, 2, 4, None, 6, 8, 10)}), 5),
    ("V5", "two-streets-but-for-cranes", make_sheet({**STREET_1, **STREET_4}), 2),
    ("V5", "two-streets-and-their-cranes", make_sheet({**COURSE, **STREET_4}), 2),
    ("V5", "a-built-casino-is-missing", make_sheet({**STREET_1, **STREET_4}, built=("1.2",)), 1),
    ("V5", "two-streets-and-a-bit", make_sheet({**STREET_1, **STREET_4, "2.2": 1}), 2),
    ("V5", "the-last-casino-is-missing", make_sheet({**STREET_1, **street(4, 1, 1, 2, None, 4, 5, 6, 7)}), 1),
    ("V5", "three-streets", make_sheet({**STREET_1, **STREET_2, **STREET_4}), 3),
    ("V5", "one-street", make_sheet(STREET_4), 1),
    ("V6", "all-three-kinds-none-open", make_sheet(route=CARPETS), 3),
    ("V6", "no-vip", make_sheet(route="I2.2 I1.2 I1.3 I1.4 I2.4"), 2),
    ("V6", "no-luxury", make_sheet(route=FAR_EAST), 2),
    ("V6", "not-started", make_sheet(), 0),
    ("V7", "all-four-streets-none-open", make_sheet(route=ALL_STREETS), 4),
    ("V7", "three-streets", make_sheet(route=ALL_STREETS.removesuffix(" I4.7 I4.8")), 3),
]

SHOWS_OF_4 = ("4.1", "4.7")
YELLOW = [
    ("Y1", "both-open", make_sheet({"2.1": 1, "3.11": 9}), 2),
    ("Y1", "left-built-only", make_sheet({"3.11": 9}, built=("2.1",)), 1),
    ("Y1", "right-built-only", make_sheet({"2.1": 1}, built=("3.11",)), 1),
    ("Y1", "other-casinos-of-those-avenues", make_sheet({"4.1": 1, "2.11": 9}), 0),
    ("Y2", "two-streets", make_sheet({"1.2": 1, "1.10": 9, "4.3": 2, "4.8": 8}), 2),
    ("Y2", "one-is-built-only", make_sheet({"1.2": 1, "1.10": 9, "4.3": 2}, built=("4.8",)), 1),
    ("Y2", "three-of-street-2", make_sheet({"2.1": 1, "2.4": 2, "2.9": 3, "3.5": 1, "3.11": 2}), 2),
    ("Y2", "two-of-three-of-street-2", make_sheet({"2.1": 1, "2.9": 3, "3.5": 1, "3.11": 2}), 1),
    ("Y3", "r3-all-built-none-open", make_sheet(built=CRANES), 9),
    ("Y3", "r3-all-open", make_sheet(dict.fromkeys(CRANES, 5)), 9),
    ("Y3", "r3-one-left", make_sheet(built=CRANES[:-1]), 8),
    ("Y4", "cranes-and-stars-of-street-4", make_sheet({"4.3": 2, "4.8": 8}, stars=SHOWS_OF_4), 4),
    ("Y4", "a-crane-built-only", make_sheet({"4.3": 2}, built=("4.8",), stars=SHOWS_OF_4), 3),
    ("Y4", "a-star-crossed", make_sheet({"4.3": 2, "4.8": 8}, stars=("4.1",), stars_lost=("4.7",)), 3),
    ("Y4", "street-1", make_sheet({"1.2": 2, "1.10": 8}, stars=("1.4", "1.7", "1.9")), 5),
    ("Y4", "street-2", make_sheet({"2.1": 2, "2.4": 3, "2.9": 8}, stars=("2.4", "2.7", "2.10")), 6),
    ("Y4", "street-3", make_sheet({"3.5": 2, "3.11": 8}, stars=("3.3", "3.5", "3.8", "3.9")), 6),
    ("Y4", "not-of-two-streets", make_sheet({"4.3": 2, "4.8": 8}, stars=("1.4", "1.7", "1.9")), 3),
    ("Y4", "nothing", make_sheet(), 0),
    ("Y5", "3-and-3", make_sheet(crossed={"show_left": 3, "show_right": 3}), 6),
    ("Y5", "6-and-3", make_sheet(crossed={"show_left": 6, "show_right": 3}), 6),
    ("Y5", "6-and-2", make_sheet(crossed={"show_left": 6, "show_right": 2}), 5),
    ("Y5", "2-and-6", make_sheet(crossed={"show_left": 2, "show_right": 6}), 5),
    ("Y6", "stars-and-holes", make_sheet(COURSE, stars=("1.4", "1.7", "1.9")), 12),
    ("Y6", "a-star-crossed", make_sheet(COURSE, stars=("1.4", "1.7"), stars_lost=("1.9",)), 11),
    ("Y6", "a-star-of-another-street", make_sheet(COURSE, stars=("1.4", "1.7", "2.7")), 11),
    (
        "Y6",
        "a-hole-missing",
        make_sheet({lot: n for lot, n in COURSE.items() if lot != "1.10"}, stars=("1.4", "1.7", "1.9")),
        11,
    ),
    ("Y7", "all-par-4", make_sheet(street(1, 3, 1, 2, 3, 4, 5, 6, 7)), 4),
    ("Y7", "three-par-4", make_sheet(street(1, 2, 0, 1, 2, 3, 4, 5, 6)), 3),
    ("Y7", "open-but-crossed", make_sheet({"1.6": 6, "1.7": 7, "1.9": 9, "1.8": 8, "1.5": 5, "1.4": 4, "1.3": 3}), 2),
]
NEEDED = {
    **{"P1": 3, "P2": 5, "P3": 7, "P4": 2, "P5": 4, "P6": 2, "P7": 10},
    **{"V1": 6, "V2": 7, "V3": 2, "V4": 5, "V5": 2, "V6": 3, "V7": 4},
    **{"Y1": 2, "Y2": 2, "Y3": 9, "Y5": 6, "Y6": 12, "Y7": 4},
}
WHOLE_SHOW_STREETS = {"cranes-and-stars-of-street-4", "street-1", "street-2", "street-3"}
TABLE = [*PINK, *VIOLET, *YELLOW]


@pytest.mark.parametrize(
    ("project", "name", "sheet", "done"), [pytest.param(*row, id=f"{row[0]}-{row[1]}") for row in TABLE]
)
def test_project(project: str, name: str, sheet: Sheet, done: int) -> None:
    measured = progress(BOARD, sheet, project)
    assert measured.done == done
    if project == "Y4":
        assert measured.complete is (name in WHOLE_SHOW_STREETS)
    else:
        assert measured.needed == NEEDED[project]
        assert measured.complete is (done >= NEEDED[project])


def test_every_project_is_tried_both_ways() -> None:
    assert len(PROJECTS) == 21
    for project in PROJECTS:
        found = {progress(BOARD, row[2], project).complete for row in TABLE if row[0] == project}
        assert found == {True, False}


@pytest.mark.parametrize(
    ("sheet", "number", "expected"),
    [
        (make_sheet(), 1, []),
        (make_sheet({"1.5": 4}), 1, [(0, {"1.5"})]),
        (make_sheet(street(1, 3, 1, 3, 4, 6, 7)), 1, [(1, {"1.3", "1.4"}), (0, {"1.5", "1.6"}), (1, {"1.7"})]),
        (make_sheet(street(2, 3, 1, None, 3)), 2, [(1, {"2.3", "2.5"})]),
        (make_sheet(street(2, 3, 1, None, 3), built=("2.4",)), 2, [(1, {"2.3"}), (1, {"2.5"})]),
        (make_sheet(street(2, 9, 2, 4, 6)), 2, [(0, {"2.9", "2.10", "2.11"})]),
    ],
    ids=["none", "one", "parities", "over-a-crane", "broken-by-a-built-casino", "up-to-the-end"],
)
def test_runs(sheet: Sheet, number: int, expected: list[tuple[int, set[str]]]) -> None:
    found = [(parity, lots(sum(1 << lot for lot in run))) for parity, run in street_runs(BOARD, sheet, number - 1)]
    assert found == expected
    longest = max((len(run) for _, run in expected), default=0)
    assert longest_run(BOARD, sheet, number - 1) == longest
    assert longest_runs(BOARD, sheet)[number - 1] == longest
    assert sum(longest_runs(BOARD, sheet)) == longest


def test_runs_r23_a_single_number_is_a_run_of_one() -> None:
    assert longest_runs(BOARD, make_sheet({"1.5": 4, "2.5": 1, "2.7": 2})) == (1, 1, 0, 0)


@pytest.mark.parametrize("name", ["everything-open", "worked-example"])
def test_runs_longest_agrees_with_the_runs(name: str) -> None:
    worked = {
        **{"1.7": 11, "1.6": 9, "1.5": 7, "1.4": 5, "1.3": 2, "1.2": 1, "1.9": 13, "1.8": 12},
        **{"2.2": 1, "2.3": 1, "2.5": 2, "2.6": 3, "2.7": 4, "2.8": 5, "2.9": 6, "2.10": 8, "2.11": 9},
        **{"3.5": 1, "3.6": 5, "3.7": 5, "3.8": 7, "3.9": 9, "3.10": 11, "3.11": 15},
        **{"4.1": 0, "4.2": 4, "4.4": 6, "4.5": 8, "4.6": 9, "4.7": 11, "4.8": 12, "4.9": 14},
    }
    open_all = {lot: int(lot.split(".")[1]) // 2 for lot in ALL_CASINOS}
    sheet = make_sheet(worked, built=("2.1",)) if name == "worked-example" else make_sheet(open_all)
    expected = (4, 2, 7, 4) if name == "worked-example" else (2, 2, 2, 2)
    assert longest_runs(BOARD, sheet) == expected
    for number in range(4):
        assert max(len(run) for _, run in street_runs(BOARD, sheet, number)) == expected[number]
