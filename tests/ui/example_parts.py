"""What the example positions are put together from."""

from collections.abc import Mapping
from dataclasses import replace

from newvegas_desktop.new_las_vegas.present.view import (
    Block,
    BoxDebt,
    ButtonView,
    CardView,
    Carpet,
    Choice,
    Column,
    ColumnView,
    Crane,
    Effect,
    GroupView,
    Intersection,
    Kind,
    Lot,
    LotView,
    Mark,
    Part,
    PartView,
    ProjectView,
    SeatState,
    SeatView,
)

_STREETS = {
    1: ". C M *L o o *L o * C .",
    2: "C L o C* V o * o CV * M",
    3: ". . * o C* V o * *L o C",
    4: "* M CV o L o *V C M . .",
}
_CARPETS = {"V": Carpet.VIP, "L": Carpet.LUXURY, "M": Carpet.MAFIA}
PARS = {2: 5, 3: 4, 4: 4, 5: 3, 6: 3, 7: 3, 8: 4, 9: 4, 10: 5}
_MISSING: set[Block] = {((2, 1), (3, 1)), ((3, 11), (4, 11))}


def roads() -> tuple[Block, ...]:
    """The 71 blocks."""
    along: list[Block] = [((s, a - 1), (s, a)) for s in range(1, 5) for a in range(2, 12)]
    across: list[Block] = [((s - 1, a), (s, a)) for s in range(2, 5) for a in range(1, 12)]
    return tuple(block for block in along + across if block not in _MISSING)


def lamps() -> tuple[Intersection, ...]:
    """The 22 lamps, the light among them."""
    return tuple((s, a) for s in range(1, 5) for a in range(1, 12) if (s + a) % 2 == 0)


def printed_lots() -> dict[Lot, LotView]:
    """The 38 casinos as printed."""
    lots = {}
    for street, row in _STREETS.items():
        for index, text in enumerate(row.split()):
            if text != ".":
                carpet = next((kind for letter, kind in _CARPETS.items() if letter in text), None)
                crane = Crane.STANDING if "C" in text else Crane.NONE
                lots[street, index + 1] = LotView(crane=crane, star="*" in text, carpet=carpet)
    return lots


def written_lots(
    numbers: Mapping[Lot, int],
    built: set[Lot],
    stars: Mapping[Lot, Mark],
    visited: set[Lot],
    runs: Mapping[int, tuple[int, ...]],
) -> dict[Lot, LotView]:
    """The casinos with what is written on them."""
    lots = printed_lots()
    for lot, view in lots.items():
        crane, debt = view.crane, Mark.NONE
        if lot in built:
            crane, debt = Crane.CROSSED, Mark.CROSSED if lot in numbers else Mark.CIRCLED
        lots[lot] = replace(
            view,
            crane=crane,
            debt=debt,
            star_mark=stars.get(lot, Mark.NONE),
            visited=lot in visited,
            number=numbers.get(lot),
            in_run=lot[1] in runs.get(lot[0], ()),
        )
    return lots


def light_up(lots: dict[Lot, LotView], number: int) -> None:
    """Mark the lots where a number fits and those where it does not."""
    for lot, view in list(lots.items()):
        if view.number is None:
            street = [(other[1], seen.number) for other, seen in lots.items() if other[0] == lot[0]]
            fits = view.crane is not Crane.STANDING and all(
                there is None or (there < number if avenue < lot[1] else there > number) for avenue, there in street
            )
            lots[lot] = replace(view, fits=fits, misfit=not fits)


def score_columns(
    crossed: Mapping[Column, int], counts: Mapping[Column, str], fresh: Mapping[Column, int] | None = None
) -> dict[Column, ColumnView]:
    """The printed columns with what is struck."""
    values = {
        Column.INAUGURATION: "10·5·2 15·8·0",
        Column.SHOWS_LEFT: "0 3 7 11 16 21 28",
        Column.SHOWS_RIGHT: "0 3 6 9 12 15 18",
        Column.HOTELS_LARGE: "3 4 5 7 9",
        Column.HOTELS_SMALL: "1 2 2 4 6",
        Column.STREETS: "4 6 8 10",
        Column.PAR_3: "1 2 2 3",
        Column.PAR_4: "2 3 3 4",
        Column.PAR_5: "3 5 7 10",
        Column.VIP: "3 5 7 9",
        Column.LUXURY: "3 4 5 7",
        Column.MISSING_PATH: "−10 −6 −3 −1",
    }
    labels = {Column.HOTELS_SMALL: "", Column.STREETS: "longest", Column.MISSING_PATH: "missing paths"}
    debts = {Column.SHOWS_LEFT: (4, 5), Column.SHOWS_RIGHT: (2, 3)}
    columns = {}
    for column, text in values.items():
        struck = crossed.get(column, 0)
        columns[column] = ColumnView(
            values=tuple(part.replace("·", " · ") for part in text.split()),
            crossed=struck,
            fresh_crossed=(fresh or {}).get(column, 0),
            label=labels.get(column, ""),
            count=counts.get(column, ""),
            debts=tuple(
                BoxDebt(index, Mark.NONE if not struck else Mark.CROSSED if struck > index else Mark.CIRCLED)
                for index in debts.get(column, ())
            ),
            improvable=column not in debts,
        )
    return columns


def score_parts(points: Mapping[Part, str], **changes: PartView) -> dict[Part, PartView]:
    """The parts with their points."""
    names = {
        Part.INAUGURATION: "Inauguration",
        Part.SHOWS: "Shows",
        Part.HOTELS: "Hotels",
        Part.STREETS: "Streets",
        Part.GOLF: "Golf",
        Part.LIMOUSINE: "Limousine",
        Part.SAFE: "Safe",
    }
    parts = {part: PartView(label, points.get(part, "0")) for part, label in names.items()}
    for part, view in changes.items():
        key = Part(part)
        parts[key] = replace(view, label=names[key], points=points.get(key, "0"))
    return parts


def track_groups(marks: str, available: int | None = None) -> tuple[GroupView, ...]:
    """The six groups: `.` untouched, `x` used with its debt paid, `o` used and in debt."""
    debts = {".": Mark.NONE, "x": Mark.CROSSED, "o": Mark.CIRCLED}
    return tuple(
        GroupView(boxes, mark != ".", debts[mark], available=index == available)
        for index, (boxes, mark) in enumerate(zip((2, 2, 2, 2, 2, 3), marks, strict=True))
    )


def bonus_buttons(*ready: str, active: str = "") -> tuple[ButtonView, ...]:
    """The three bonuses."""
    rows = (
        ("number", "Number", "6 7 9 10", "plus_minus"),
        ("effect", "Effect", "", "swap"),
        ("extend", "Extend", "1 debt", "extend"),
    )
    return tuple(
        ButtonView(name, text, detail, icon, enabled=name in ready, active=name == active)
        for name, text, detail, icon in rows
    )


def undo_tools(undo: bool = True, redo: bool = False) -> tuple[ButtonView, ...]:
    """Undo and redo."""
    return (
        ButtonView("undo", "Undo", icon="undo", enabled=undo),
        ButtonView("redo", "Redo", icon="redo", enabled=redo),
    )


MENU = ButtonView("menu", "", icon="menu")
CONFIRM = ButtonView("confirm", "Confirm", "Ctrl+Enter", enabled=False, primary=True)
CARDS = (
    CardView(8, Effect.SHOW, "SHOW", Effect.LIMOUSINE, "then Limousine", "1", "4 lots"),
    CardView(3, Effect.LIMOUSINE, "LIMOUSINE", Effect.SHOW, "then Show", "2", "3 lots"),
    CardView(11, Effect.CONSTRUCTION, "CONSTRUCTION", Effect.INAUGURATION, "then Inauguration", "3", "5 lots"),
)
COUNTED: list[Column] = [
    column for column in Column if column not in (Column.INAUGURATION, Column.SHOWS_LEFT, Column.SHOWS_RIGHT)
]
SEATS = (
    SeatView("Ada", "blue", "73", SeatState.WRITING, current=True),
    SeatView("Bob", "red", "68", SeatState.DONE),
    SeatView("Rita", "green", "71", SeatState.WAITING),
)
PROJECTS = (
    ProjectView("P3", Kind.PINK, "7 hotels of any size", "10", "6", "3 of 7"),
    ProjectView("V1", Kind.VIOLET, "a run of 6 even numbers in one street", "8", "4", "3 of 6", "Bob 5"),
    ProjectView("Y7", Kind.YELLOW, "every PAR 4 hole circled", "8", "4", "lost", lost=True),
)


def with_chosen(index: int) -> tuple[CardView, ...]:
    """The cards with one combination chosen and the others dimmed."""
    return tuple(
        replace(card, number_state=state, effect_state=state)
        for card, state in (
            (card, Choice.CHOSEN if place == index else Choice.DIMMED) for place, card in enumerate(CARDS)
        )
    )
