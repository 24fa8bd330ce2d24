"""How hard the architects are: games of a bot against each of them, a resource file that a command writes."""

from functools import cache
from typing import Annotated, Any, NamedTuple, Self
from zlib import crc32

from pydantic import Field, model_validator

from newvegas_desktop.new_las_vegas.printed.architects_file import architect_object
from newvegas_desktop.new_las_vegas.rules.figures import Architect, BadFigures
from newvegas_desktop.resource_files import read_bytes
from newvegas_desktop.strict_json import BadJson, PlainText, StrictModel, check_model, parse_json

CALIBRATION = ("new_las_vegas", "calibration.json")
AIMS = (90, 70, 50, 30, 15)
"""Games of a hundred that the bot should win, by level."""
TOLERANCE = 6
"""How far from it, in games of a hundred, is near enough."""


class Measured(NamedTuple):
    """How a bot fared against one card."""

    player: str
    games: int
    won: int
    aim: int

    @property
    def rate(self) -> float:
        """Games of a hundred."""
        return 100 * self.won / self.games

    @property
    def near(self) -> bool:
        """Whether it is as hard as it should be."""
        return abs(self.rate - self.aim) <= TOLERANCE


class FirstModel(StrictModel):
    """How the first game against an architect ended: one that ends otherwise was played by another bot."""

    points: int
    acme: int
    rounds: Annotated[int, Field(ge=1)]


class ResultModel(StrictModel):
    """The games against one architect."""

    id: PlainText
    figures: PlainText
    aim: Annotated[int, Field(ge=0, le=100)]
    won: Annotated[int, Field(ge=0)]
    points: Annotated[float, Field(allow_inf_nan=False)]
    acme: Annotated[float, Field(allow_inf_nan=False)]
    rounds: Annotated[float, Field(ge=0, allow_inf_nan=False)]
    first: FirstModel


class CalibrationModel(StrictModel):
    """The whole file, as `newvegas calibrate --json` prints it."""

    player: PlainText
    games: Annotated[int, Field(ge=1)]
    seed: Annotated[int, Field(ge=0)]
    architects: list[ResultModel]

    @model_validator(mode="after")
    def _no_more_won_than_played(self) -> Self:
        for result in self.architects:
            if result.won > self.games:
                raise ValueError(f"{result.id}: more games won than played")
        return self


def figures_mark(card: Architect) -> str:
    """A short mark of everything on a card: other figures, another mark."""
    return f"{crc32(repr(sorted(_flat('', architect_object(card)))).encode()):08x}"


def _flat(place: str, value: Any) -> list[tuple[str, str]]:
    if isinstance(value, dict):
        return [pair for key, inner in value.items() for pair in _flat(f"{place}/{key}", inner)]
    return [(place, str(value))]


def parse_calibration(data: bytes) -> dict[str, Measured]:
    """What was measured, by the mark of the card; BadFigures names what is wrong in the file."""
    try:
        model = check_model(CalibrationModel, parse_json(data))
    except BadJson as problem:
        raise BadFigures(f"The calibration is wrong: {problem}") from None
    return {result.figures: Measured(model.player, model.games, result.won, result.aim) for result in model.architects}


@cache
def _calibration() -> dict[str, Measured]:
    return parse_calibration(read_bytes(*CALIBRATION))


def measured(card: Architect) -> Measured | None:
    """How hard a card was found to be; None for one that was never measured, or has changed since."""
    return _calibration().get(figures_mark(card))
