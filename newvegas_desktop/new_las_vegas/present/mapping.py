"""How the rules' places and names are called in the views."""

from newvegas_desktop.new_las_vegas.present import view
from newvegas_desktop.new_las_vegas.rules.cards import Colour, Effect
from newvegas_desktop.new_las_vegas.rules.columns import COLUMN_BY_KEY, Column
from newvegas_desktop.new_las_vegas.rules.places import LOTS, avenue_of, place, street_of

COLUMNS: dict[Column, view.Column] = {COLUMN_BY_KEY[column]: column for column in view.Column}
"""In the order in which they are printed."""
EFFECTS: dict[Effect, view.Effect] = {effect: view.Effect(effect.key) for effect in Effect}
KINDS: dict[Colour, view.Kind] = {colour: view.Kind(colour.key) for colour in Colour}
PLACES: tuple[view.Lot, ...] = tuple((street_of(index), avenue_of(index)) for index in range(LOTS))
"""Street and avenue of every lot or intersection."""


def lot_slot(lot: int) -> str:
    """The slot of a lot."""
    street, avenue = PLACES[lot]
    return f"lot:{street}.{avenue}"


def column_slot(column: Column) -> str:
    """The slot of a column."""
    return f"column:{COLUMNS[column]}"


def path_slot(via: int, to: int) -> str:
    """The slot of a path."""
    return f"path:{PLACES[via][0]}.{PLACES[via][1]}-{PLACES[to][0]}.{PLACES[to][1]}"


def lot_of(slot: str) -> int | None:
    """The lot of a slot, if it is one."""
    kind, _, name = slot.partition(":")
    if kind != "lot":
        return None
    street, _, avenue = name.partition(".")
    return place(int(street), int(avenue))
