"""The game record as it stands in a file: exact types, places and ranges."""

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, Discriminator, Field, Tag, model_validator

from newvegas_desktop.new_las_vegas.printed.architects_file import ArchitectModel
from newvegas_desktop.new_las_vegas.rules.actions import DELTAS
from newvegas_desktop.new_las_vegas.rules.places import INTERSECTION_BY_TEXT, LOT_BY_TEXT
from newvegas_desktop.strict_json import Fault, PlainText, StrictModel

FORMAT, VERSION, GAME = "newvegas-record", 1, "new-las-vegas"
MOST_ROUNDS = 200
"""No game lasts nearly so long: a round opens a casino or checks boxes."""


def _lot(text: str) -> str:
    if text not in LOT_BY_TEXT:
        raise Fault("a lot is street.avenue, such as 2.11")
    return text


def _intersection(text: str) -> str:
    if text not in INTERSECTION_BY_TEXT:
        raise Fault("an intersection is I and street.avenue, such as I2.11")
    return text


def _delta(delta: int) -> int:
    if delta not in DELTAS:
        raise Fault("a number changes by -2, -1, 1 or 2")
    return delta


Lot = Annotated[str, Field(max_length=5), AfterValidator(_lot)]
Intersection = Annotated[str, Field(max_length=6), AfterValidator(_intersection)]
Third = Annotated[int, Field(ge=0, le=2)]
CardText = Annotated[str, Field(max_length=20)]
Stack = Annotated[list[CardText], Field(max_length=99)]
RoundNumber = Annotated[int, Field(ge=1, le=MOST_ROUNDS)]
Points = Annotated[int, Field(ge=-9999, le=9999)]


class _Tagged(StrictModel):
    """An object whose optional keys are left out rather than null."""

    @model_validator(mode="before")
    @classmethod
    def _no_nulls(cls, value: Any) -> Any:
        if isinstance(value, dict):
            for key, inner in value.items():
                if inner is None and key in cls.model_fields:
                    raise Fault("{key} must be left out rather than null", key=key)
        return value


class NumberBonus(_Tagged):
    """Change number."""

    kind: Literal["number"]
    delta: Annotated[int, AfterValidator(_delta)]


class EffectBonus(_Tagged):
    """Change effect; the new effect is the turn's."""

    kind: Literal["effect"]


class ExtendBonus(_Tagged):
    """Extend."""

    kind: Literal["extend"]
    lot: Lot
    source: Lot = Field(alias="from")
    when: Literal["before", "after"]


class ConstructionEffect(_Tagged):
    """Construction."""

    kind: Literal["construction"]
    lot: Lot


class ImprovementEffect(_Tagged):
    """Improvement."""

    kind: Literal["improvement"]
    column: Literal[
        "inauguration",
        "hotel_large",
        "hotel_small",
        "streets",
        "par3",
        "par4",
        "par5",
        "vip",
        "luxury",
        "missing_path",
    ]


class ShowEffect(_Tagged):
    """Show."""

    kind: Literal["show"]
    column: Literal["show_left", "show_right"]


class InaugurationEffect(_Tagged):
    """Inauguration."""

    kind: Literal["inauguration"]


class LimousineEffect(_Tagged):
    """Limousine."""

    kind: Literal["limousine"]
    via: Intersection
    to: Intersection


BonusModel = Annotated[NumberBonus | EffectBonus | ExtendBonus, Field(discriminator="kind")]
EffectModel = Annotated[
    ConstructionEffect | ImprovementEffect | ShowEffect | InaugurationEffect | LimousineEffect,
    Field(discriminator="kind"),
]


class TurnModel(_Tagged):
    """One seat's turn."""

    combo: Third | None = None
    number_card: Third | None = None
    effect_card: Third | None = None
    refused: Literal[True] | None = None
    acme: Third | None = None
    open: Lot | None = None
    bonus: BonusModel | None = None
    effect: EffectModel | None = None
    help: Annotated[list[PlainText], Field(max_length=99)] | None = None
    takebacks: Annotated[int, Field(ge=0, le=9999)] | None = None

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        if self.refused:
            for key in ("combo", "number_card", "effect_card", "open", "bonus", "effect"):
                if getattr(self, key) is not None:
                    raise Fault("{key} cannot stand beside refused", key=key)
            return self
        if self.acme is not None:
            raise Fault("acme stands only beside refused")
        if self.open is None:
            raise Fault("open is missing")
        if isinstance(self.bonus, EffectBonus) and self.effect is None:
            raise Fault("a changed effect must be performed, but effect is missing")
        if isinstance(self.bonus, ExtendBonus) and self.bonus.when == "after" and self.effect is None:
            raise Fault("an Extend is 'after' only if an effect was used")
        return self


class SeatModel(StrictModel):
    """Who sits there."""

    name: PlainText
    player: PlainText


class TableDeal(StrictModel):
    """Three stacks, the top card first."""

    stacks: Annotated[list[Stack], Field(min_length=3, max_length=3)]


class SoloDeal(StrictModel):
    """The draw deck, first drawn first, and ACME's bank card."""

    deck: Stack
    bank_card: CardText


class StacksShuffle(StrictModel):
    """A reshuffle of all cards."""

    round: RoundNumber
    stacks: Annotated[list[Stack], Field(min_length=3, max_length=3)]


class StackShuffle(StrictModel):
    """An empty stack made anew."""

    round: RoundNumber
    stack: Third
    cards: Stack


class DeckShuffle(StrictModel):
    """A shuffle of the solo draw deck."""

    round: RoundNumber
    deck: Stack


def _which_deal(value: Any) -> str:
    return "solo" if (isinstance(value, dict) and "deck" in value) or isinstance(value, SoloDeal) else "table"


def _which_shuffle(value: Any) -> str:
    keys = value if isinstance(value, dict) else getattr(type(value), "model_fields", {})
    return "stacks" if "stacks" in keys else "deck" if "deck" in keys else "stack"


DealModel = Annotated[Annotated[TableDeal, Tag("table")] | Annotated[SoloDeal, Tag("solo")], Discriminator(_which_deal)]
ShuffleModel = Annotated[
    Annotated[StacksShuffle, Tag("stacks")]
    | Annotated[StackShuffle, Tag("stack")]
    | Annotated[DeckShuffle, Tag("deck")],
    Discriminator(_which_shuffle),
]


class RoundModel(StrictModel):
    """A closed round."""

    turns: Annotated[list[TurnModel], Field(max_length=6)]
    reshuffle: Annotated[list[bool | None], Field(max_length=6)] | None


class CurrentModel(StrictModel):
    """The open round: confirmed turns, None for a seat still at it."""

    turns: Annotated[list[TurnModel | None], Field(max_length=6)]


class ScoreModel(StrictModel):
    """The parts of a final score."""

    projects: Points
    inauguration: Points
    shows: Points
    hotels: Points
    streets: Points
    golf: Points
    limousine: Points
    safe: Points
    total: Points


class EndModel(StrictModel):
    """How the game ended."""

    reasons: Annotated[list[Literal["track", "projects", "casinos", "acme"]], Field(min_length=1, max_length=4)]
    winners: Annotated[list[Annotated[int, Field(ge=0, le=5)]], Field(min_length=1, max_length=6)]
    scores: Annotated[list[ScoreModel], Field(max_length=6)]


class Record(StrictModel):
    """One whole game, finished or not."""

    @model_validator(mode="before")
    @classmethod
    def _absent(cls, value: Any) -> Any:
        if isinstance(value, dict):
            for key in ("current", "end"):
                if key in value and value[key] is None:
                    raise Fault("{key} must be left out rather than null", key=key)
        return value

    format: Literal["newvegas-record"]
    version: Literal[1]
    game: Literal["new-las-vegas"]
    figures: Literal[1]
    seed: Annotated[int, Field(ge=0, lt=2**64)] | None
    mode: Literal["table", "solo"]
    golf: bool
    bank: bool
    architect: ArchitectModel | None
    seats: Annotated[list[SeatModel], Field(min_length=1, max_length=6)]
    projects: Annotated[list[Annotated[str, Field(max_length=4)]], Field(min_length=3, max_length=3)]
    loans: Annotated[list[bool | None], Field(max_length=6)] | None
    deal: DealModel
    shuffles: Annotated[list[ShuffleModel], Field(max_length=99)]
    rounds: Annotated[list[RoundModel], Field(max_length=MOST_ROUNDS)]
    current: CurrentModel | None = None
    end: EndModel | None = None

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        solo = self.mode == "solo"
        if solo != (len(self.seats) == 1):
            raise Fault("seats: solo has one seat, a table 2 to 6")
        if solo != (self.architect is not None):
            raise Fault("architect: solo has an architect's card, a table has null")
        if solo != isinstance(self.deal, SoloDeal):
            raise Fault("deal: a table has stacks, solo a deck and a bank card")
        if self.bank != (self.loans is not None):
            raise Fault("loans: with the bank one vote a seat, without it null")
        if self.loans is not None and len(self.loans) != len(self.seats):
            raise Fault("loans: one vote a seat is needed")
        for shuffle in self.shuffles:
            if solo != isinstance(shuffle, DeckShuffle):
                raise Fault("shuffles: stacks are shuffled at a table, a deck in solo")
        if self.end is not None and self.current is not None:
            raise Fault("current: a finished game has none")
        return self
