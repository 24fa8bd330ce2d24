"""The printed figures: a resource file, checked when it is loaded."""

from collections import Counter
from functools import cache
from typing import Annotated, Literal, Self

from pydantic import Field, field_validator, model_validator

from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import EFFECT_BY_KEY, Card
from newvegas_desktop.new_las_vegas.rules.columns import COLUMN_BY_KEY, SHOWS, Column
from newvegas_desktop.new_las_vegas.rules.figures import BadFigures, Casino, Figures, ProjectFigures
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, STREETS, place
from newvegas_desktop.new_las_vegas.rules.projects import PROJECTS
from newvegas_desktop.resource_files import read_bytes
from newvegas_desktop.strict_json import BadJson, StrictModel, check_model, parse_json

FIGURES = ("new_las_vegas", "figures.json")
Number = Annotated[int, Field(ge=0, le=99)]
Street = Annotated[int, Field(ge=1, le=STREETS)]
Avenue = Annotated[int, Field(ge=1, le=AVENUES)]


class LotModel(StrictModel):
    """A lot with a casino."""

    street: Street
    avenue: Avenue
    crane: bool
    star: bool
    carpet: Literal["vip", "luxury", "mafia"] | None

    @model_validator(mode="after")
    def _carpet_has_a_block(self) -> Self:
        if self.carpet and self.avenue == 1:
            raise ValueError("a carpet needs a block of road below it, and avenue 1 has none")
        return self


class HoleModel(StrictModel):
    """A golf hole."""

    avenue: Avenue
    par: Literal[3, 4, 5]


class RoadsModel(StrictModel):
    """What differs from a full grid of roads."""

    missing_avenue_blocks: list[Annotated[str, Field(pattern=r"^A\([2-4],([1-9]|1[01])\)$")]]
    light: tuple[Street, Avenue] = Field(strict=False)

    @field_validator("light")
    @classmethod
    def _on_a_lamp(cls, light: tuple[int, int]) -> tuple[int, int]:
        if sum(light) % 2:
            raise ValueError("the light must stand where a lamp would")
        return light


class TrackModel(StrictModel):
    """The Inauguration track."""

    groups: Annotated[list[Annotated[int, Field(ge=1, le=9)]], Field(min_length=1, max_length=12)]
    last_boxes: Annotated[int, Field(ge=1, le=9)]
    checked_at_start: Number


class SafeModel(StrictModel):
    """The safe."""

    bundles_at_start: Number
    bankruptcy: Annotated[int, Field(ge=-99, le=0)]


class ProjectModel(StrictModel):
    """The points of a project."""

    id: str
    first: Number
    later: Number


class FiguresModel(StrictModel):
    """The whole file."""

    figures: Literal[1]
    deck: dict[str, list[Number]]
    lots: list[LotModel]
    golf: list[HoleModel]
    roads: RoadsModel
    columns: dict[str, list[int] | list[list[int]]]
    show_debts_counted_from_1: dict[str, list[int]]
    track: TrackModel
    safe: SafeModel
    projects: list[ProjectModel]

    @field_validator("deck")
    @classmethod
    def _deck(cls, deck: dict[str, list[int]]) -> dict[str, list[int]]:
        _same_keys("effects", deck, EFFECT_BY_KEY)
        if sum(map(len, deck.values())) % 3:
            raise ValueError("the cards cannot be dealt into three equal stacks")
        if sum(map(len, deck.values())) < 6:
            raise ValueError("a stack needs two cards at least")
        return deck

    @field_validator("lots")
    @classmethod
    def _lots(cls, lots: list[LotModel]) -> list[LotModel]:
        _no_twin("lot", [f"{lot.street}.{lot.avenue}" for lot in lots])
        return lots

    @field_validator("golf")
    @classmethod
    def _golf(cls, golf: list[HoleModel]) -> list[HoleModel]:
        _no_twin("hole of avenue", [str(hole.avenue) for hole in golf])
        return golf

    @field_validator("columns")
    @classmethod
    def _columns(cls, columns: dict[str, list[int] | list[list[int]]]) -> dict[str, list[int] | list[list[int]]]:
        _same_keys("columns", columns, COLUMN_BY_KEY)
        for key, values in columns.items():
            places = key == Column.INAUGURATION.key
            if len(values) > 20:
                raise ValueError(f"{key} holds more values than a sheet has room for")
            if not values or any(isinstance(value, list) != places for value in values):
                raise ValueError(f"{key} must hold {'lists of three' if places else 'single'} values")
            if any(isinstance(value, list) and len(value) != 3 for value in values):
                raise ValueError(f"{key} must hold lists of three values")
        return columns

    @field_validator("projects")
    @classmethod
    def _projects(cls, projects: list[ProjectModel]) -> list[ProjectModel]:
        _no_twin("project", [project.id for project in projects])
        _same_keys("projects", [project.id for project in projects], PROJECTS)
        return projects

    @model_validator(mode="after")
    def _together(self) -> Self:
        _same_keys("Show columns", self.show_debts_counted_from_1, [column.key for column in SHOWS])
        for key, boxes in self.show_debts_counted_from_1.items():
            if any(not 1 <= box < len(self.columns[key]) for box in boxes):
                raise ValueError(f"show_debts_counted_from_1: {key} has no such crossable box")
        if self.track.checked_at_start >= sum(self.track.groups) + self.track.last_boxes:
            raise ValueError("track: all boxes would be checked at the start")
        street_one = {lot.avenue for lot in self.lots if lot.street == 1}
        if {hole.avenue for hole in self.golf} != street_one:
            raise ValueError("golf: every casino of street 1, and no other place, has a hole above it")
        if max(max(numbers, default=0) for numbers in self.deck.values()) == 0:
            raise ValueError("deck: there is no number above 0")
        return self


def _same_keys(what: str, found: object, wanted: object) -> None:
    have, want = set(found), set(wanted)  # type: ignore[call-overload]
    if have != want:
        odd = sorted(str(key) for key in have ^ want)
        raise ValueError(f"the {what} must be exactly the known ones; see {', '.join(odd[:3])}")


def _no_twin(what: str, names: list[str]) -> None:
    twin = [name for name, count in Counter(names).items() if count > 1]
    if twin:
        raise ValueError(f"{what} {twin[0]} stands there twice")


def parse_figures(data: bytes) -> Figures:
    """The figures of a file; BadFigures names what is wrong in it."""
    try:
        model = check_model(FiguresModel, parse_json(data))
    except BadJson as problem:
        raise BadFigures(f"The figures are wrong: {problem}") from None
    columns: dict[Column, tuple[int, ...]] = {}
    places: tuple[tuple[int, int, int], ...] = ()
    for key, values in model.columns.items():
        rows = [value if isinstance(value, list) else [value] for value in values]
        columns[COLUMN_BY_KEY[key]] = tuple(row[0] for row in rows)
        if key == Column.INAUGURATION.key:
            places = tuple((row[0], row[1], row[2]) for row in rows)
    return Figures(
        version=model.figures,
        deck=tuple(Card(number, effect) for key, effect in EFFECT_BY_KEY.items() for number in model.deck[key]),
        casinos=tuple(Casino(place(lot.street, lot.avenue), lot.crane, lot.star, lot.carpet) for lot in model.lots),
        golf={hole.avenue: hole.par for hole in model.golf},
        missing_blocks=frozenset(model.roads.missing_avenue_blocks),
        light=place(*model.roads.light),
        columns=columns,
        places=places,
        show_debts={
            COLUMN_BY_KEY[key]: tuple(box - 1 for box in boxes)
            for key, boxes in model.show_debts_counted_from_1.items()
        },
        groups=tuple(model.track.groups),
        last_boxes=model.track.last_boxes,
        checked_at_start=model.track.checked_at_start,
        bundles_at_start=model.safe.bundles_at_start,
        bankruptcy=model.safe.bankruptcy,
        projects={project.id: ProjectFigures(project.first, project.later) for project in model.projects},
    )


@cache
def standard_board() -> Board:
    """The board of the printed game."""
    return Board(parse_figures(read_bytes(*FIGURES)))
