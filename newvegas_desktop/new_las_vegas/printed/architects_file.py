"""The architects' cards: a resource file of our own design, checked when it is loaded."""

from functools import cache
from typing import Annotated, Any, Self

from pydantic import Field, model_validator

from newvegas_desktop.new_las_vegas.printed.figures_file import Avenue
from newvegas_desktop.new_las_vegas.rules.figures import ApprovalRow, Architect, Area, BadFigures
from newvegas_desktop.resource_files import read_bytes
from newvegas_desktop.strict_json import BadJson, PlainText, StrictModel, check_model, parse_json

ARCHITECTS = ("new_las_vegas", "architects.json")
Value = Annotated[int, Field(ge=0, le=99)]
AREAS = ("golf", "inauguration", "shows", "hotels", "streets", "limousine")


class AreasModel(StrictModel):
    """The six areas, each base value, better value and Improvement cards needed."""

    golf: tuple[Value, Value, Value] = Field(strict=False)
    inauguration: tuple[Value, Value, Value] = Field(strict=False)
    shows: tuple[Value, Value, Value] = Field(strict=False)
    hotels: tuple[Value, Value, Value] = Field(strict=False)
    streets: tuple[Value, Value, Value] = Field(strict=False)
    limousine: tuple[Value, Value, Value] = Field(strict=False)


Row = Annotated[tuple[bool, Annotated[list[Avenue], Field(max_length=11)]], Field(strict=False)]


class ArchitectModel(StrictModel):
    """One card, as in the resource file and in a record."""

    id: PlainText
    name: PlainText
    level: Annotated[int, Field(ge=1, le=99)]
    rows: Annotated[list[Row], Field(min_length=3, max_length=3)]
    bank: Annotated[int, Field(ge=0, le=99)]
    crane: Annotated[int, Field(ge=-99, le=99)]
    areas: AreasModel

    @model_validator(mode="after")
    def _no_avenue_twice_in_a_row(self) -> Self:
        for _, avenues in self.rows:
            if len(set(avenues)) != len(avenues):
                raise ValueError("an approval row names an avenue twice")
        return self

    def card(self) -> Architect:
        """The card as the rules use it."""
        first, second, third = (ApprovalRow(completes, tuple(avenues)) for completes, avenues in self.rows)
        areas = {area: Area(*getattr(self.areas, area)) for area in AREAS}
        return Architect(self.id, self.name, self.level, (first, second, third), self.bank, self.crane, **areas)


def architect_object(card: Architect) -> dict[str, Any]:
    """The card as a record writes it."""
    areas = {area: getattr(card, area) for area in AREAS}
    return {
        "id": card.id,
        "name": card.name,
        "level": card.level,
        "rows": [[row.completes, list(row.avenues)] for row in card.rows],
        "bank": card.bank,
        "crane": card.crane,
        "areas": {area: [value.base, value.better, value.needed] for area, value in areas.items()},
    }


class ArchitectsModel(StrictModel):
    """The whole file."""

    architects: Annotated[list[ArchitectModel], Field(min_length=1)]

    @model_validator(mode="after")
    def _rising(self) -> Self:
        if [card.level for card in self.architects] != list(range(1, len(self.architects) + 1)):
            raise ValueError("architects: the levels must rise from 1 by 1")
        if len({card.id for card in self.architects}) != len(self.architects):
            raise ValueError("architects: two cards share an id")
        return self


def parse_architects(data: bytes) -> tuple[Architect, ...]:
    """The cards of a file; BadFigures names what is wrong in it."""
    try:
        model = check_model(ArchitectsModel, parse_json(data))
    except BadJson as problem:
        raise BadFigures(f"The architects are wrong: {problem}") from None
    return tuple(card.card() for card in model.architects)


@cache
def architects() -> tuple[Architect, ...]:
    """The architects by level."""
    return parse_architects(read_bytes(*ARCHITECTS))
