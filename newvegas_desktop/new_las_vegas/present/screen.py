"""What the window shows at one moment, and what each slot of it means."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from newvegas_desktop.new_las_vegas.present.report import Report
from newvegas_desktop.new_las_vegas.present.solo_view import AcmeView
from newvegas_desktop.new_las_vegas.present.view import CityView, LedgerView, TableView


@dataclass(frozen=True, slots=True)
class SlotInfo:
    """One slot for tooltips and screen readers."""

    name: str
    """What it is and how it stands, as a screen reader says it."""
    tip: str = ""
    """One sentence more."""
    active: bool = False
    """Whether activating it does something now."""


@dataclass(frozen=True, slots=True)
class Option:
    """One entry of a chooser; its slot is `option:` and its id."""

    id: str
    text: str
    detail: str = ""
    focus: bool = False


@dataclass(frozen=True, slots=True)
class Chooser:
    """A small chooser beside a slot, where several numbers fit."""

    slot: str
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log, and the slot it speaks of."""

    round: int
    seat: int | None
    text: str
    slot: str = ""
    why: str = ""
    """Why a bot did so, if it is known."""


@dataclass(frozen=True, slots=True)
class Screen:
    """Everything the table page shows. Slots are named as in the geometry: `lot:2.4`, `card:1`, `button:undo`.

    A path the limousine may draw is `path:` and its two intersections: `path:2.3-2.4`.
    """

    city: CityView
    ledger: LedgerView
    table: TableView
    slots: Mapping[str, SlotInfo]
    symbols: Mapping[str, str] = field(default_factory=dict)
    """What each symbol on the sheets means, by its name in the geometry."""
    targets: tuple[str, ...] = ()
    """What can be done now, in the order of the Tab key."""
    chooser: Chooser | None = None
    curtain: str = ""
    """Where not empty, the sheets are hidden behind a curtain with this name on it."""
    acme: AcmeView | None = None
    """Solo: ACME's page."""
    report: Report | None = None
    """What the bots did in the round before, while that is told."""
    announcement: str = ""
    """What a screen reader should say now."""
