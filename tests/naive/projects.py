"""Runs and the 21 projects."""

from __future__ import annotations

from .model import (
    AVENUES,
    CARPETS,
    CRANES,
    HOLES,
    STARS,
    STREETS,
    Lot,
    Sheet,
    built,
    casinos_of_street,
    free_boxes,
    is_open,
    under_construction,
)
from .roads import visited

EVEN = 0
ODD = 1


def runs(sheet: Sheet, street: int) -> list[tuple[int, list[Lot]]]:
    """The runs of a street from left to right, each with its parity."""
    found: list[tuple[int, list[Lot]]] = []
    going: list[Lot] = []
    parity = EVEN
    for lot in casinos_of_street(street):
        if under_construction(sheet, lot):
            continue
        if going and (not is_open(sheet, lot) or sheet.numbers[lot] % 2 != parity):
            found.append((parity, going))
            going = []
        if is_open(sheet, lot):
            parity = sheet.numbers[lot] % 2
            going.append(lot)
    if going:
        found.append((parity, going))
    return found


def run_lengths(sheet: Sheet, parity: int) -> list[int]:
    """The lengths of all runs of one parity in all streets."""
    lengths = []
    for street in STREETS:
        for run_parity, lots in runs(sheet, street):
            if run_parity == parity:
                lengths.append(len(lots))
    return lengths


def longest_run(sheet: Sheet, street: int) -> int:
    longest = 0
    for _parity, lots in runs(sheet, street):
        longest = max(longest, len(lots))
    return longest


def even_run_at_an_end(sheet: Sheet, street: int) -> bool:
    """A run of 5 even numbers at the beginning or the end of the street."""
    there = [lot for lot in casinos_of_street(street) if not under_construction(sheet, lot)]
    for parity, lots in runs(sheet, street):
        if parity == EVEN and len(lots) >= 5 and (lots[0] == there[0] or lots[-1] == there[-1]):
            return True
    return False


def hotels_of(sheet: Sheet, size: str) -> int:
    return len([avenue for avenue in sheet.hotels if sheet.hotels[avenue] == size])


def large_neighbours(sheet: Sheet) -> bool:
    for avenue in AVENUES[:-1]:
        if sheet.hotels.get(avenue) == "large" and sheet.hotels.get(avenue + 1) == "large":
            return True
    return False


def four_neighbours(sheet: Sheet) -> bool:
    return any(all(avenue + more in sheet.hotels for more in (0, 1, 2, 3)) for avenue in AVENUES[:-3])


def street_complete(sheet: Sheet, street: int) -> bool:
    """Every casino open, those under construction aside."""
    for lot in casinos_of_street(street):
        if not under_construction(sheet, lot) and not is_open(sheet, lot):
            return False
    return True


def cranes_open(sheet: Sheet, street: int) -> bool:
    """Every crane casino of the street built and open."""
    for lot in casinos_of_street(street):
        if lot in CRANES and not (built(sheet, lot) and is_open(sheet, lot)):
            return False
    return True


def stars_circled(sheet: Sheet, street: int) -> bool:
    return all(sheet.stars.get(lot) == "circled" for lot in casinos_of_street(street) if lot in STARS)


def completed(sheet: Sheet, project: str) -> bool:
    """Does the sheet fulfil the project?"""
    if project == "P1":
        return hotels_of(sheet, "large") >= 3
    if project == "P2":
        return hotels_of(sheet, "small") >= 5
    if project == "P3":
        return len(sheet.hotels) >= 7
    if project == "P4":
        return large_neighbours(sheet)
    if project == "P5":
        return four_neighbours(sheet)
    if project == "P6":
        return 1 in sheet.hotels and 11 in sheet.hotels
    if project == "P7":
        return free_boxes(sheet) >= 10
    if project == "V1":
        return any(length >= 6 for length in run_lengths(sheet, EVEN))
    if project == "V2":
        return any(length >= 7 for length in run_lengths(sheet, ODD))
    if project == "V3":
        return sum(length // 4 for length in run_lengths(sheet, ODD)) >= 2
    if project == "V4":
        return any(even_run_at_an_end(sheet, street) for street in STREETS)
    if project == "V5":
        return len([street for street in STREETS if street_complete(sheet, street)]) >= 2
    if project == "V6":
        return {CARPETS[lot] for lot in visited(sheet)} == {"vip", "luxury", "mafia"}
    if project == "V7":
        return {street for street, avenue in visited(sheet)} == {1, 2, 3, 4}
    if project == "Y1":
        return all(built(sheet, lot) and is_open(sheet, lot) for lot in CRANES if lot[1] in (1, 11))
    if project == "Y2":
        return len([street for street in STREETS if cranes_open(sheet, street)]) >= 2
    if project == "Y3":
        return all(built(sheet, lot) for lot in CRANES)
    if project == "Y4":
        return any(cranes_open(sheet, street) and stars_circled(sheet, street) for street in STREETS)
    if project == "Y5":
        return sheet.crossed["show_left"] >= 3 and sheet.crossed["show_right"] >= 3
    if project == "Y6":
        return stars_circled(sheet, 1) and all(sheet.holes.get(hole) == "circled" for hole in HOLES)
    if project == "Y7":
        return all(sheet.holes.get(hole) == "circled" for hole in HOLES if HOLES[hole] == 4)
    raise ValueError(f"{project!r} is no project")
