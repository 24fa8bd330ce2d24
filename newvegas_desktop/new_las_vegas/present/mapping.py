"""How the rules' places and names are called in the views."""

from newvegas_desktop.new_las_vegas.present import view
from newvegas_desktop.new_las_vegas.rules.cards import Colour, Effect
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.places import LOTS, avenue_of, place, street_of

COLUMNS: dict[Column, view.Column] = {
    Column.INAUGURATION: view.Column.INAUGURATION,
    Column.SHOW_LEFT: view.Column.SHOWS_LEFT,
    Column.SHOW_RIGHT: view.Column.SHOWS_RIGHT,
    Column.HOTEL_LARGE: view.Column.HOTELS_LARGE,
    Column.HOTEL_SMALL: view.Column.HOTELS_SMALL,
    Column.STREETS: view.Column.STREETS,
    Column.PAR3: view.Column.PAR_3,
    Column.PAR4: view.Column.PAR_4,
    Column.PAR5: view.Column.PAR_5,
    Column.VIP: view.Column.VIP,
    Column.LUXURY: view.Column.LUXURY,
    Column.MISSING_PATH: view.Column.MISSING_PATH,
}
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
