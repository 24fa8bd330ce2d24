"""Positions of the limousine to ask the route solver about: kept ones of real games, and others drawn by lot."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from newvegas_desktop.new_las_vegas.routes.question import worth_of
from newvegas_desktop.new_las_vegas.rules.places import (
    INTERSECTION_BY_TEXT,
    LOT_BY_TEXT,
    LOTS,
    intersection_text,
    lot_text,
)
from newvegas_desktop.new_las_vegas.rules.roads import Roads

GAMES = Path(__file__).with_name("positions.txt")
"""A line for each position: the route; what a missing path is worth; the carpets that count, with their worth."""


@dataclass(frozen=True)
class Position:
    """A route that may go on, and what there is to gain and to lose."""

    route: tuple[int, ...]
    worth: tuple[int, ...]
    missing: int


def random_positions(roads: Roads, carpets: tuple[int, ...], count: int, seed: int) -> Iterator[Position]:
    """Positions after up to 12 random paths; every carpet worth 3 to 9 or, not to be opened any more, nothing."""
    rng = random.Random(seed)
    for _ in range(count):
        route = [roads.light]
        driven = 0
        for _ in range(rng.randrange(13)):
            choices = [
                path for path in roads.paths_from[route[-1]] if not path.blocks & driven and path.to != roads.light
            ]
            if not choices:
                break
            path = rng.choice(choices)
            route += [path.via, path.to]
            driven |= path.blocks
        worth = tuple(rng.choice((0, 3, 4, 5, 7, 9)) if lot in carpets else 0 for lot in range(LOTS))
        yield Position(tuple(route), worth, rng.choice((-10, -6, -3, -1)))


def game_positions() -> list[Position]:
    """A thousand positions of real games, of the golden ones and of bots."""
    return [position_of(line) for line in GAMES.read_text().splitlines()]


def text_of(position: Position) -> str:
    """A position as a line: `I2.2 I2.3 I2.4; -10; 2.5 3, 4.7 4`."""
    route = " ".join(intersection_text(place) for place in position.route)
    worth = ", ".join(f"{lot_text(lot)} {value}" for lot, value in enumerate(position.worth) if value)
    return f"{route}; {position.missing}; {worth}"


def position_of(line: str) -> Position:
    """The position of a line."""
    route, missing, worth = line.split("; ")
    values = dict(carpet.split() for carpet in worth.split(", "))
    return Position(
        route=tuple(INTERSECTION_BY_TEXT[text] for text in route.split()),
        worth=worth_of({LOT_BY_TEXT[text]: int(value) for text, value in values.items()}),
        missing=int(missing),
    )
