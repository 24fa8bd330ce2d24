"""The view model of the table: plain values keyed by slot; every word arrives as a ready string."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.present.solo_view import SoloBarView

Lot = tuple[int, int]
"""Street 1 to 4, avenue 1 to 11."""
Intersection = tuple[int, int]
"""The lower right corner of the lot of the same name."""
Block = tuple[Intersection, Intersection]
"""One block of road between two neighbouring intersections."""
Stroke = tuple[tuple[float, float], ...]
"""A free-hand pencil stroke in sheet units."""


class Mark(StrEnum):
    """What the pen did to a printed symbol."""

    NONE = "none"
    CIRCLED = "circled"
    CROSSED = "crossed"


class Carpet(StrEnum):
    """The three kinds of red carpet."""

    VIP = "vip"
    LUXURY = "luxury"
    MAFIA = "mafia"


class Crane(StrEnum):
    """The crane of a lot."""

    NONE = "none"
    STANDING = "standing"
    CROSSED = "crossed"


class HotelMark(StrEnum):
    """Which storey of a hotel is inked."""

    NONE = "none"
    LARGE = "large"
    SMALL = "small"


class Effect(StrEnum):
    """The five effects."""

    SHOW = "show"
    LIMOUSINE = "limousine"
    CONSTRUCTION = "construction"
    INAUGURATION = "inauguration"
    IMPROVEMENT = "improvement"


class Kind(StrEnum):
    """The three kinds of project."""

    PINK = "pink"
    VIOLET = "violet"
    YELLOW = "yellow"


class Column(StrEnum):
    """The printed columns of the score sheet."""

    INAUGURATION = "inauguration"
    SHOWS_LEFT = "shows_left"
    SHOWS_RIGHT = "shows_right"
    HOTELS_LARGE = "hotels_large"
    HOTELS_SMALL = "hotels_small"
    STREETS = "streets"
    PAR_3 = "par_3"
    PAR_4 = "par_4"
    PAR_5 = "par_5"
    VIP = "vip"
    LUXURY = "luxury"
    MISSING_PATH = "missing_path"


class Part(StrEnum):
    """The parts of the score, as the ledger groups its columns."""

    INAUGURATION = "inauguration"
    SHOWS = "shows"
    HOTELS = "hotels"
    STREETS = "streets"
    GOLF = "golf"
    LIMOUSINE = "limousine"
    SAFE = "safe"


class Tone(StrEnum):
    """Whether a change is good or bad for the player."""

    GOOD = "good"
    BAD = "bad"
    EVEN = "even"


class Choice(StrEnum):
    """The state of one half of a card."""

    OPEN = "open"
    CHOSEN = "chosen"
    DIMMED = "dimmed"


class SeatState(StrEnum):
    """What a seat is doing this round."""

    WAITING = "waiting"
    WRITING = "writing"
    THINKING = "thinking"
    """A bot that has not decided yet."""
    DONE = "done"
    ACME = "acme"


@dataclass(frozen=True, slots=True)
class Labels:
    """The few words printed on the sheets and the frame."""

    par: str = "PAR"
    vip: str = "VIP"
    airport: str = "AIRPORT"
    sign_top: str = "New"
    sign_main: str = "LAS VEGAS"
    logo: str = "New Las Vegas"


@dataclass(frozen=True, slots=True)
class LotView:
    """One casino."""

    crane: Crane = Crane.NONE
    debt: Mark = Mark.NONE
    star: bool = False
    star_mark: Mark = Mark.NONE
    carpet: Carpet | None = None
    visited: bool = False
    number: int | None = None
    # what the preview would write
    ghost: int | None = None
    options: tuple[int, ...] = ()
    """The numbers among which one is still to be chosen."""
    ghost_star: Mark = Mark.NONE
    ghost_debt: Mark = Mark.NONE
    ghost_crane: bool = False
    ghost_visited: bool = False
    # states
    fits: bool = False
    misfit: bool = False
    preview: bool = False
    focus: bool = False
    fresh: bool = False
    in_run: bool = False
    # a show can be held here now
    star_lit: bool = False


@dataclass(frozen=True, slots=True)
class HoleView:
    """One golf hole."""

    par: int
    mark: Mark = Mark.NONE
    ghost: Mark = Mark.NONE
    fresh: bool = False
    focus: bool = False


@dataclass(frozen=True, slots=True)
class HotelView:
    """One hotel site; `rivals` holds the marks of those who built it, `rival_pen` the ink of one who did alone."""

    mark: HotelMark = HotelMark.NONE
    taken: bool = False
    rivals: tuple[str, ...] = ()
    rival_pen: str = ""
    ghost: HotelMark = HotelMark.NONE
    fresh: bool = False
    focus: bool = False
    due: str = ""
    """The mark of ACME where it will build when the round ends."""


@dataclass(frozen=True, slots=True)
class PathTarget:
    """One path the limousine may draw next."""

    via: Intersection
    to: Intersection
    lit: bool = True
    focus: bool = False
    preview: bool = False


@dataclass(frozen=True, slots=True)
class RouteView:
    """The limousine's line: every intersection passed, the next paths, the car, and its way home from a preview."""

    nodes: tuple[Intersection, ...] = ()
    fresh_blocks: int = 0
    limousine: Intersection | None = None
    targets: tuple[PathTarget, ...] = ()
    home: bool = False
    way_home: tuple[Intersection, ...] = ()


@dataclass(frozen=True, slots=True)
class StreetView:
    """The run of one street beside the best rival's, and that rival's ink."""

    run: str = ""
    rival: str = ""
    leads: bool = False
    delta: str = ""
    rival_pen: str = ""


@dataclass(frozen=True, slots=True)
class CityView:
    """The city sheet of one seat."""

    lots: Mapping[Lot, LotView]
    holes: Mapping[int, HoleView]
    hotels: Mapping[int, HotelView]
    streets: Mapping[int, StreetView]
    roads: tuple[Block, ...]
    lamps: tuple[Intersection, ...]
    light: Intersection
    route: RouteView = RouteView()
    lamps_lit: frozenset[Intersection] = frozenset()
    pencil: tuple[Stroke, ...] = ()
    pen: str = "blue"


@dataclass(frozen=True, slots=True)
class ProjectView:
    """One project row; `done` says which value the seat has noted, `rival_pen` the ink of a single rival."""

    id: str
    kind: Kind
    sentence: str
    first: str
    later: str
    progress: str = ""
    place: str = ""
    """Where that progress is: `street 2`."""
    rival: str = ""
    rival_pen: str = ""
    first_gone: bool = False
    done_first: bool = False
    done_later: bool = False
    lost: bool = False
    preview: bool = False
    focus: bool = False


@dataclass(frozen=True, slots=True)
class GroupView:
    """One group of the inauguration track."""

    boxes: int
    circled: bool = False
    debt: Mark = Mark.NONE
    available: bool = False
    preview: bool = False
    focus: bool = False


@dataclass(frozen=True, slots=True)
class TrackView:
    """The inauguration track; the box behind the scissors is in no group, `rival_pens` are the rivals' inks."""

    checked: int = 0
    ghost_checked: int = 0
    fresh_checked: int = 0
    groups: tuple[GroupView, ...] = ()
    status: str = ""
    rivals: str = ""
    rival_pens: tuple[str, ...] = ()
    # the next box can be checked now
    lit: bool = False


@dataclass(frozen=True, slots=True)
class BoxDebt:
    """A debt printed beside a value."""

    index: int
    mark: Mark = Mark.NONE
    ghost: Mark = Mark.NONE


@dataclass(frozen=True, slots=True)
class ColumnView:
    """One printed column, drawn as a row."""

    values: tuple[str, ...]
    crossed: int = 0
    fresh_crossed: int = 0
    label: str = ""
    count: str = ""
    debts: tuple[BoxDebt, ...] = ()
    improvable: bool = True
    # what choosing it now would bring: points, and debts more or fewer
    gain: str = ""
    gain_debts: str = ""
    lit: bool = False
    preview: bool = False
    focus: bool = False


@dataclass(frozen=True, slots=True)
class PartView:
    """The points of one part of the score."""

    label: str
    points: str = ""
    delta: str = ""
    tone: Tone = Tone.GOOD
    note: str = ""
    acme: str = ""
    # the card pointed at would change ACME's points
    acme_preview: bool = False


@dataclass(frozen=True, slots=True)
class SafeView:
    """Bundles against debts."""

    bundles: str = "1"
    debts: str = "0"
    status: str = ""
    tone: Tone = Tone.EVEN
    penalty: str = "−20"
    penalty_mark: Mark = Mark.NONE
    ghost_debts: str = ""


@dataclass(frozen=True, slots=True)
class LedgerView:
    """The score sheet and tally of one seat."""

    projects: tuple[ProjectView, ...]
    track: TrackView
    columns: Mapping[Column, ColumnView]
    parts: Mapping[Part, PartView]
    streets: Mapping[int, StreetView]
    safe: SafeView
    total_label: str = ""
    total: str = ""
    total_delta: str = ""
    total_tone: Tone = Tone.GOOD
    acme_total: str = ""
    pen: str = "blue"


@dataclass(frozen=True, slots=True)
class CardView:
    """One combination: the number on top of a stack, the effect beside it and the effect that comes next."""

    number: int | None
    effect: Effect | None
    effect_text: str = ""
    next_effect: Effect | None = None
    next_text: str = ""
    key: str = ""
    lots: str = ""
    number_state: Choice = Choice.OPEN
    effect_state: Choice = Choice.OPEN
    hover: bool = False
    focus: bool = False


@dataclass(frozen=True, slots=True)
class ButtonView:
    """One button of the frame."""

    id: str
    text: str
    detail: str = ""
    icon: str = ""
    enabled: bool = True
    primary: bool = False
    active: bool = False
    hover: bool = False
    pressed: bool = False
    focus: bool = False
    tip: str = ""
    """What it does, where that is not what its id says."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat chip of the top strip."""

    name: str
    pen: str
    points: str = ""
    state: SeatState = SeatState.WAITING
    current: bool = False
    hover: bool = False
    focus: bool = False
    bot: str = ""
    """What a bot's level is called; empty for a person."""
    beat: int = 0
    """Which moment of its thinking is shown."""


@dataclass(frozen=True, slots=True)
class SignView:
    """Something that is wrong as long as it stands there."""

    text: str
    tip: str


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything around the sheets."""

    seats: tuple[SeatView, ...]
    cards: tuple[CardView, ...]
    round: str = ""
    hint: str = ""
    sentence: str = ""
    subline: str = ""
    subline_tone: Tone = Tone.EVEN
    bonuses: tuple[ButtonView, ...] = ()
    tools: tuple[ButtonView, ...] = ()
    confirm: ButtonView | None = None
    menu: ButtonView | None = None
    pages: tuple[ButtonView, ...] = ()
    """The pencil and the other pages of the right column, beside the menu."""
    sign: SignView | None = None
    solo: "SoloBarView | None" = None
    """The cards of the solo game, in place of the combinations."""
    labels: Labels = field(default_factory=Labels)
    hint_due: bool = False
    """Whether the hint tells what is about to happen."""
