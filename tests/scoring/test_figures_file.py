"""The shipped figures match the rules page, and a damaged file is refused with a sentence that names the place."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from newvegas_desktop.new_las_vegas.printed.figures_file import FIGURES, parse_figures, standard_board
from newvegas_desktop.new_las_vegas.rules.cards import Card, Effect
from newvegas_desktop.new_las_vegas.rules.columns import IMPROVABLE, Column
from newvegas_desktop.new_las_vegas.rules.figures import BadFigures, Casino
from newvegas_desktop.new_las_vegas.rules.places import LOTS, intersection_text, lot_text, members
from newvegas_desktop.new_las_vegas.rules.roads import is_lamp
from newvegas_desktop.resource_files import read_bytes
from tests.scoring.positions import BOARD, lots

SHEET = (
    ". C M *L o o *L o * C .",
    "C L o C* V o * o CV * M",
    ". . * o C* V o * *L o C",
    "* M CV o L o *V C M . .",
)
"""The city sheet as drawn on the rules page."""

SYMBOLS = {"vip": "V", "luxury": "L", "mafia": "M", None: ""}


def symbols(casino: Casino) -> str:
    """A casino as the rules page draws it."""
    return ("C" * casino.crane + "*" * casino.star + SYMBOLS[casino.carpet]) or "o"


def test_the_city_sheet() -> None:
    drawn = dict.fromkeys(map(lot_text, range(LOTS)), ".")
    figures = parse_figures(read_bytes(*FIGURES))
    drawn.update({lot_text(casino.lot): symbols(casino) for casino in figures.casinos})
    for street, line in enumerate(SHEET, 1):
        assert " ".join(drawn[f"{street}.{avenue}"] for avenue in range(1, 12)) == line
    assert [len(street) for street in BOARD.street_lots] == [9, 11, 9, 9]
    counts = (BOARD.casinos, BOARD.cranes, BOARD.stars, BOARD.mafia, BOARD.luxury, BOARD.vip, BOARD.golf_holes)
    assert [mask.bit_count() for mask in counts] == [38, 9, 12, 4, 5, 5, 9]
    assert not BOARD.casinos & lots("3.1 3.2")
    assert all(BOARD.avenues)


def test_the_golf_course() -> None:
    pars = {
        members(mask)[i] + 1: column.key for column, mask in BOARD.par_holes.items() for i in range(mask.bit_count())
    }
    assert [pars[avenue] for avenue in range(2, 11)] == [f"par{par}" for par in (5, 4, 4, 3, 3, 3, 4, 4, 5)]


def test_the_roads() -> None:
    roads = BOARD.roads
    names = {block.name for block in roads.blocks}
    assert len(names) == len(roads.blocks) == 71
    assert not names & {"A(3,1)", "A(4,11)"}
    assert intersection_text(roads.light) == "I2.2"
    assert sum(is_lamp(place) for place in range(LOTS)) == 22
    assert roads.count_routes(4) == [9, 40, 180, 911]
    assert roads.count_routes(0) == []


COLUMNS = {
    "show_left": (0, 3, 7, 11, 16, 21, 28),
    "show_right": (0, 3, 6, 9, 12, 15, 18),
    "hotel_large": (3, 4, 5, 7, 9),
    "hotel_small": (1, 2, 2, 4, 6),
    "streets": (4, 6, 8, 10),
    "par3": (1, 2, 2, 3),
    "par4": (2, 3, 3, 4),
    "par5": (3, 5, 7, 10),
    "vip": (3, 5, 7, 9),
    "luxury": (3, 4, 5, 7),
    "missing_path": (-10, -6, -3, -1),
    "inauguration": (10, 15),
}


def test_the_score_sheet() -> None:
    assert {column.key: BOARD.columns[column] for column in Column} == COLUMNS
    assert BOARD.places == ((10, 5, 2), (15, 8, 0))
    assert len(IMPROVABLE) == 10
    assert sum(BOARD.crossable[column] for column in IMPROVABLE) == 30
    beside = {column.key: [BOARD.columns[column][box] for box in boxes] for column, boxes in BOARD.show_debts.items()}
    assert beside == {"show_left": [16, 21], "show_right": [6, 9]}


def test_the_track_and_the_safe() -> None:
    assert BOARD.group_ends == (2, 4, 6, 8, 10, 13)
    assert (BOARD.boxes, BOARD.checked_at_start) == (14, 3)
    assert (BOARD.bundles_at_start, BOARD.bankruptcy, BOARD.version) == (1, -20, 1)


NUMBERS = {
    Effect.CONSTRUCTION: "2 3 4 5 6 7 7 8 8 9 10 10 11 12 13 15",
    Effect.SHOW: "1 3 4 5 6 6 7 8 8 9 9 10 11 12 13 14",
    Effect.LIMOUSINE: "1 2 4 5 5 6 7 7 8 9 9 10 11 11 12 14",
    Effect.INAUGURATION: "2 3 4 5 6 7 7 8 8 9 10 10 11 12 13 15",
    Effect.IMPROVEMENT: "1 3 4 5 6 6 7 8 8 9 9 10 11 12 13 14 15",
}


def test_the_81_cards() -> None:
    wanted = [Card(int(number), effect) for effect, numbers in NUMBERS.items() for number in numbers.split()]
    assert len(BOARD.deck) == 81
    assert Counter(BOARD.deck) == Counter(wanted)
    assert standard_board() is standard_board()


# Damaged files


def shipped() -> dict[str, Any]:
    """The shipped file as it is."""
    found = json.loads(read_bytes(*FIGURES))
    assert isinstance(found, dict)
    return found


def at(*path: str | int) -> Callable[[dict[str, Any], Any], None]:
    """Replaces the value at a place."""

    def replace(data: dict[str, Any], value: Any) -> None:
        inner: Any = data
        for step in path[:-1]:
            inner = inner[step]
        if value is None and isinstance(inner, dict):
            del inner[path[-1]]
        else:
            inner[path[-1]] = value

    return replace


ALL_NOUGHTS = {effect.key: [0, 0, 0] for effect in Effect}
PLAIN_1_5 = {"street": 1, "avenue": 5, "crane": False, "star": False, "carpet": None}

# where, the new value (None takes it away), what the sentence must say
DAMAGED: list[tuple[tuple[str | int, ...], Any, str]] = [
    (("figures",), 2, "figures: "),
    (("figures",), "1", "figures: "),
    (("deck",), None, "deck: is missing"),
    (("deck", "show"), None, "deck: the effects must be exactly the known ones; see show"),
    (("deck", "golf"), [1], "deck: the effects must be exactly the known ones; see golf"),
    (("deck", "show"), [1, 2], "deck: the cards cannot be dealt into three equal stacks"),
    (("deck", "show", 3), -1, "deck, show 4: "),
    (("deck", "show", 3), 100, "deck, show 4: "),
    (("deck", "limousine", 0), "7", "deck, limousine 1: "),
    (("deck", "limousine", 0), 7.0, "deck, limousine 1: "),
    (("deck", "limousine", 0), True, "deck, limousine 1: "),
    (("deck",), ALL_NOUGHTS, "deck: there is no number above 0"),
    (("lots",), {}, "lots: "),
    (("lots", 4), PLAIN_1_5, "lots: lot 1.5 stands there twice"),
    (("lots", 3, "avenue"), 12, "lots 4, avenue: "),
    (("lots", 3, "avenue"), 0, "lots 4, avenue: "),
    (("lots", 3, "street"), 5, "lots 4, street: "),
    (("lots", 3, "crane"), 1, "lots 4, crane: "),
    (("lots", 3, "star"), None, "lots 4, star: is missing"),
    (("lots", 3, "carpet"), "red", "lots 4, carpet"),
    (("lots", 9, "carpet"), "vip", "lots 10: a carpet needs a block of road below it, and avenue 1 has none"),
    (("golf", 1, "avenue"), 2, "golf: hole of avenue 2 stands there twice"),
    (("golf", 1, "par"), 6, "golf 2, par: "),
    (("golf", 8, "avenue"), 11, "golf: every casino of street 1, and no other place, has a hole above it"),
    (("golf",), [], "golf: every casino of street 1"),
    (("roads", "light"), [2, 3], "roads, light: the light must stand where a lamp would"),
    (("roads", "light"), [2], "roads, light"),
    (("roads", "light"), [0, 2], "roads, light 1: "),
    (("roads", "missing_avenue_blocks", 0), "A(1,1)", "roads, missing_avenue_blocks 1: "),
    (("roads", "missing_avenue_blocks", 1), "S(2,2)", "roads, missing_avenue_blocks 2: "),
    (("columns", "vip"), None, "columns: the columns must be exactly the known ones; see vip"),
    (("columns", "wine"), [1], "columns: the columns must be exactly the known ones; see wine"),
    (("columns", "vip"), [], "columns: vip must hold single values"),
    (("columns", "vip"), [[1, 2, 3]], "columns: vip must hold single values"),
    (("columns", "vip", 1), "5", "columns, vip"),
    (("columns", "inauguration"), [10, 15], "columns: inauguration must hold lists of three values"),
    (("columns", "inauguration", 0), [10, 5], "columns: inauguration must hold lists of three values"),
    (("columns", "inauguration"), [], "columns: inauguration must hold lists of three values"),
    (("show_debts_counted_from_1", "show_left"), None, "Show columns must be exactly the known ones; see show_left"),
    (("show_debts_counted_from_1", "show_left"), [5, 7], "show_left has no such crossable box"),
    (("show_debts_counted_from_1", "show_right"), [0], "show_right has no such crossable box"),
    (("track", "groups"), [], "track, groups: "),
    (("track", "groups", 2), 0, "track, groups 3: "),
    (("track", "last_boxes"), 0, "track, last_boxes: "),
    (("track", "checked_at_start"), 14, "track: all boxes would be checked at the start"),
    (("safe", "bundles_at_start"), -1, "safe, bundles_at_start: "),
    (("safe", "bankruptcy"), 1, "safe, bankruptcy: "),
    (("projects", 20, "id"), "Y8", "projects: the projects must be exactly the known ones; see Y7, Y8"),
    (("projects", 20, "id"), "P1", "projects: project P1 stands there twice"),
    (("projects", 3, "first"), 100, "projects 4, first: "),
    (("projects", 3, "later"), None, "projects 4, later: is missing"),
]


@pytest.mark.parametrize(("path", "value", "sentence"), DAMAGED)
def test_a_damaged_file_is_refused_with_its_place(path: tuple[str | int, ...], value: Any, sentence: str) -> None:
    data = shipped()
    at(*path)(data, value)
    with pytest.raises(BadFigures) as refused:
        parse_figures(json.dumps(data).encode())
    said = str(refused.value)
    assert said.startswith("The figures are wrong: ")
    assert sentence in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "it is empty."),
        (b"{", "it breaks off at line 1"),
        (b"nonsense", "it is not JSON at line 1, column 1."),
        (b'{"figures": 1, "figures": 1}', "it holds the key 'figures' twice in one object."),
        (b'{"figures": NaN}', "it holds NaN"),
        (b"\xff\xfe", "it is not UTF-8 text (byte 1)."),
        (b"[]", "must be an object"),
        (b"{}", "figures: is missing"),
    ],
)
def test_a_file_that_is_no_file_of_figures(data: bytes, sentence: str) -> None:
    with pytest.raises(BadFigures) as refused:
        parse_figures(data)
    assert str(refused.value).startswith("The figures are wrong: ")
    assert sentence in str(refused.value)


def test_the_shipped_file_is_read_as_it_stands_and_unknown_keys_do_not_matter() -> None:
    data = shipped()
    data["note"] = "ours"
    assert parse_figures(json.dumps(data).encode()) == parse_figures(read_bytes(*FIGURES))
