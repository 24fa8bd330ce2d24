"""Bad moves: effects, Change effect and Extend."""

from __future__ import annotations

from functools import partial

from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.reasons import Code
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet

from .positions import CRANES, Bad, alone, make_sheet

FULL_SHOWS = {"show_left": 6, "show_right": 6}
FULL_YELLOW = {
    "inauguration": 1,
    "hotel_large": 4,
    "hotel_small": 4,
    "streets": 3,
    "par3": 3,
    "par4": 3,
    "par5": 3,
    "vip": 3,
    "luxury": 3,
    "missing_path": 3,
}
NO_PAR = {column: count for column, count in FULL_YELLOW.items() if not column.startswith("par")}
LOOP = "I2.2 I1.2 I1.3 I2.3 I2.2"
"""Back at the light: complete."""
STUCK = "I2.2 I3.2 I4.2 I4.3 I3.3 I3.2 I3.1 I4.1 I4.2"
"""All three blocks of I4.2 are driven."""


def offer(effect: str, sheet: Sheet | None = None, *, golf: bool = True) -> Game:
    """Numbers 6, 7 and 8, all with one effect."""
    return alone(" ".join(f"{number}-{effect}" for number in (6, 7, 8)), sheet, golf=golf)


PLAIN = ("choose 0", "open 2.6")
"""A casino without a star."""
STAR = ("choose 0", "open 2.7")

EFFECTS = [
    Bad("effect-before-choosing", lambda: offer("inauguration"), (), "inauguration", Code.OPEN_FIRST),
    Bad("effect-before-opening", lambda: offer("inauguration"), ("choose 0",), "inauguration", Code.OPEN_FIRST),
    Bad(
        "effect-twice",
        lambda: offer("inauguration"),
        (*PLAIN, "inauguration"),
        "inauguration",
        Code.EFFECT_USED,
    ),
    *(
        Bad(
            f"effect-not-chosen-{text}",
            lambda: offer("construction"),
            STAR,
            text,
            Code.OTHER_EFFECT,
            {"effect": "construction"},
        )
        for text in ("show show_left", "limousine I1.2 I1.3", "inauguration", "improvement vip")
    ),
    Bad(
        "effect-construction-not-chosen",
        lambda: offer("show"),
        PLAIN,
        "construction 2.4",
        Code.OTHER_EFFECT,
        {"effect": "show"},
    ),
    Bad(
        "construction-no-casino",
        lambda: offer("construction"),
        PLAIN,
        "construction 3.1",
        Code.NO_CASINO,
        {
            "lot": "3.1",
        },
    ),
    Bad(
        "construction-no-crane",
        lambda: offer("construction"),
        PLAIN,
        "construction 1.3",
        Code.NO_CRANE,
        {
            "lot": "1.3",
        },
    ),
    Bad(
        "construction-already-built",
        lambda: offer("construction", make_sheet(built=("2.4",))),
        PLAIN,
        "construction 2.4",
        Code.ALREADY_BUILT,
        {"lot": "2.4"},
    ),
    Bad(
        "construction-already-open",
        lambda: offer("construction", make_sheet({"2.4": 3})),
        PLAIN,
        "construction 2.4",
        Code.ALREADY_BUILT,
        {"lot": "2.4"},
    ),
    *(
        Bad(
            f"improvement-full-{column}",
            partial(offer, "improvement", make_sheet(crossed={column: count})),
            PLAIN,
            f"improvement {column}",
            Code.COLUMN_FULL,
            {"column": column},
        )
        for column, count in FULL_YELLOW.items()
    ),
    *(
        Bad(
            f"improvement-without-golf-{column}",
            lambda: offer("improvement", golf=False),
            PLAIN,
            f"improvement {column}",
            Code.NO_GOLF,
            {"column": column},
        )
        for column in ("par3", "par4", "par5")
    ),
    Bad("show-no-star", lambda: offer("show"), PLAIN, "show show_left", Code.NO_STAR, {"lot": "2.6"}),
    Bad(
        "show-not-for-the-casino-opened-by-extend",
        lambda: offer("show"),
        (*PLAIN, "extend 2.7 from 2.6"),
        "show show_left",
        Code.NO_STAR,
        {"lot": "2.6"},
    ),
    *(
        Bad(
            f"show-full-{column}",
            partial(offer, "show", make_sheet(crossed={column: 6})),
            STAR,
            f"show {column}",
            Code.COLUMN_FULL,
            {"column": column},
        )
        for column in FULL_SHOWS
    ),
    Bad(
        "inauguration-track-full",
        lambda: offer("inauguration", make_sheet(checked=14)),
        PLAIN,
        "inauguration",
        Code.TRACK_FULL,
    ),
]


def _road(name: str, route: str, path: str, code: Code, start: str, end: str) -> Bad:
    places = {"from": start, "to": end}
    sheet = make_sheet(route=route)
    return Bad(f"limousine-{name}", lambda: offer("limousine", sheet), PLAIN, f"limousine {path}", code, places)


FAR_EAST = "I2.2 I2.3 I2.4 I2.5 I2.6 I2.7 I2.8 I2.9 I2.10 I2.11 I3.11"
LIMOUSINE = [
    Bad(
        "limousine-complete",
        lambda: offer("limousine", make_sheet(route=LOOP)),
        PLAIN,
        "limousine I2.1 I1.1",
        Code.ROUTE_COMPLETE,
    ),
    _road("not-from-here", "", "I3.4 I3.5", Code.NOT_FROM_HERE, "I2.2", "I3.4"),
    _road("from-its-end-not-the-light", "I2.2 I1.2 I1.3", "I2.1 I1.1", Code.NOT_FROM_HERE, "I1.3", "I2.1"),
    _road("no-road-a31", "", "I2.1 I3.1", Code.NO_ROAD, "I2.1", "I3.1"),
    _road("no-road-a411-down", FAR_EAST, "I4.11 I4.10", Code.NOT_FROM_HERE, "I3.11", "I4.11"),
    _road(
        "no-road-a411-up",
        "I2.2 I2.3 I2.4 I2.5 I2.6 I2.7 I2.8 I2.9 I2.10 I3.10 I4.10",
        "I4.11 I3.11",
        Code.NO_ROAD,
        "I4.11",
        "I3.11",
    ),
    _road("no-wrap-around", FAR_EAST, "I4.1 I4.2", Code.NOT_FROM_HERE, "I3.11", "I4.1"),
    _road("there-and-back", "", "I1.2 I2.2", Code.BLOCK_DRIVEN, "I1.2", "I2.2"),
    _road("first-block-driven", "I2.2 I1.2 I1.3", "I1.2 I1.1", Code.BLOCK_DRIVEN, "I1.3", "I1.2"),
    _road(
        "second-block-driven",
        "I2.2 I2.3 I2.4 I1.4 I1.3",
        "I2.3 I2.4",
        Code.BLOCK_DRIVEN,
        "I2.3",
        "I2.4",
    ),
    _road("stuck", STUCK, "I3.2 I3.3", Code.BLOCK_DRIVEN, "I4.2", "I3.2"),
]


def _change(
    name: str, chosen: str, to: str, sheet: Sheet | None = None, steps: tuple[str, ...] = PLAIN, golf: bool = True
) -> Bad:
    return Bad(
        f"change-effect-cannot-{name}",
        lambda: offer(chosen, sheet, golf=golf),
        steps,
        f"effect {to}",
        Code.CANNOT_PERFORM,
        {"effect": to},
    )


CHANGED = (*PLAIN, "effect limousine")
BONUSES = [
    _change("construct-all-built", "show", "construction", make_sheet(built=CRANES)),
    _change("show-without-a-star", "limousine", "show"),
    _change("show-for-a-star-opened-before", "limousine", "show", make_sheet({"2.7": 2}), ("choose 0", "open 2.8")),
    _change("show-with-full-columns", "limousine", "show", make_sheet(crossed=FULL_SHOWS), STAR),
    _change("drive-complete", "show", "limousine", make_sheet(route=LOOP)),
    _change("drive-stuck", "show", "limousine", make_sheet(route=STUCK)),
    _change("inaugurate-full-track", "show", "inauguration", make_sheet(checked=14)),
    _change("improve-full", "show", "improvement", make_sheet(crossed=FULL_YELLOW)),
    _change("improve-full-without-golf", "show", "improvement", make_sheet(crossed=NO_PAR), golf=False),
    Bad("change-effect-before-choosing", lambda: offer("show"), (), "effect limousine", Code.OPEN_FIRST),
    Bad("change-effect-before-opening", lambda: offer("show"), ("choose 0",), "effect limousine", Code.OPEN_FIRST),
    Bad("change-effect-must-differ", lambda: offer("show"), STAR, "effect show", Code.SAME_EFFECT, {"effect": "show"}),
    Bad(
        "change-effect-after-the-effect",
        lambda: offer("inauguration"),
        (*PLAIN, "inauguration"),
        "effect limousine",
        Code.EFFECT_USED,
    ),
    Bad(
        "change-effect-must-be-performed",
        lambda: offer("show"),
        CHANGED,
        "confirm",
        Code.EFFECT_OWED,
        {"effect": "limousine"},
    ),
    Bad(
        "change-effect-not-the-old-one",
        lambda: offer("show"),
        (*STAR, "effect limousine"),
        "show show_left",
        Code.OTHER_EFFECT,
        {"effect": "limousine"},
    ),
    Bad(
        "change-effect-without-a-group",
        lambda: offer("show", make_sheet(circled=1)),
        PLAIN,
        "effect limousine",
        Code.NO_GROUP,
        {"missing": 1},
    ),
    *(
        Bad(
            f"one-bonus-{first}-then-{text}",
            lambda: offer("show", make_sheet(checked=9)),
            steps,
            text,
            Code.BONUS_USED,
        )
        for first, steps in (
            ("number", ("choose 0", "number +1", "open 2.6")),
            ("effect", CHANGED),
            ("extend", (*PLAIN, "extend 2.5 from 2.6")),
        )
        for text in ("effect inauguration", "extend 2.7 from 2.6")
    ),
]


def _extend(
    name: str,
    extend: str,
    code: Code,
    params: dict[str, int | str],
    sheet: Sheet | None = None,
    steps: tuple[str, ...] = PLAIN,
) -> Bad:
    return Bad(f"extend-{name}", lambda: offer("construction", sheet), steps, f"extend {extend}", code, params)


BESIDE_A_CRANE = ("choose 0", "open 2.5")
EXTENDS = [
    _extend("before-choosing", "2.7 from 2.6", Code.OPEN_FIRST, {}, steps=()),
    _extend("before-opening", "2.7 from 2.6", Code.OPEN_FIRST, {}, make_sheet({"2.6": 5}), ("choose 0",)),
    _extend("before-the-group-is-complete", "2.7 from 2.6", Code.NO_GROUP, {"missing": 1}, make_sheet(circled=1)),
    _extend(
        "with-the-last-box-alone", "2.7 from 2.6", Code.NO_GROUP, {"missing": 0}, make_sheet(checked=14, circled=6)
    ),
    _extend("under-construction", "2.4 from 2.5", Code.UNDER_CONSTRUCTION, {"lot": "2.4"}, steps=BESIDE_A_CRANE),
    _extend("already-open", "2.6 from 2.5", Code.ALREADY_OPEN, {"lot": "2.6"}, make_sheet({"2.5": 4})),
    _extend("off-the-course-left", "1.1 from 1.2", Code.NO_CASINO, {"lot": "1.1"}, make_sheet({"1.2": 2})),
    _extend("off-the-course-right", "1.11 from 1.10", Code.NO_CASINO, {"lot": "1.11"}, make_sheet({"1.10": 9})),
    _extend("onto-the-airport", "3.2 from 3.3", Code.NO_CASINO, {"lot": "3.2"}, make_sheet({"3.3": 2})),
    _extend("from-a-closed-neighbour", "2.8 from 2.7", Code.NEIGHBOUR_NOT_OPEN, {"lot": "2.7"}),
    _extend("r17-over-a-crane", "2.3 from 2.4", Code.NEIGHBOUR_NOT_OPEN, {"lot": "2.4"}, steps=BESIDE_A_CRANE),
    _extend("from-no-casino", "3.3 from 3.2", Code.NEIGHBOUR_NOT_OPEN, {"lot": "3.2"}),
]
