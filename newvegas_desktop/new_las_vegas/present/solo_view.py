"""The view model of the solo game: the three cards, the deck, ACME's pile and everything ACME owns."""

from collections.abc import Sequence
from dataclasses import dataclass

from newvegas_desktop.new_las_vegas.present.view import Choice, Effect, Kind


def acme_pen(pens: Sequence[str]) -> str:
    """ACME's ink: black, or red where the player writes in black."""
    return "red" if pens and pens[0] == "black" else "black"


@dataclass(frozen=True, slots=True)
class SoloCardView:
    """One two-sided card: its number and its effect can each be taken, and given away it brings ACME something."""

    number: int
    effect: Effect
    effect_text: str
    number_key: str
    effect_key: str
    lots: str
    acme: str
    """What it would bring ACME: `ACME +3`."""
    number_state: Choice = Choice.OPEN
    effect_state: Choice = Choice.OPEN
    given: bool = False
    """Whether it goes to ACME as things stand."""
    hover: str = ""
    """The half that is pointed at: `number`, `effect` or neither."""
    focus: str = ""


@dataclass(frozen=True, slots=True)
class PileView:
    """ACME's pile as it lies on the table."""

    text: str
    count: int = 0
    top_number: int | None = None
    top_effect: Effect | None = None
    """The card on top, the one given this turn included."""
    hover: bool = False
    focus: bool = False


@dataclass(frozen=True, slots=True)
class DeckView:
    """The draw deck: how many cards, and what lies on top, effect up."""

    text: str
    detail: str = ""
    effect: Effect | None = None
    approval: Kind | None = None


@dataclass(frozen=True, slots=True)
class SoloBarView:
    """What the bar at the bottom shows of the solo game."""

    cards: tuple[SoloCardView, ...]
    pile: PileView
    deck: DeckView
    approvals: tuple[Kind, ...] = ()
    """Approvals drawn this round."""


@dataclass(frozen=True, slots=True)
class AcmeRow:
    """One part of ACME's score beside the player's."""

    key: str
    label: str
    sum: str
    points: str
    yours: str
    note: str = ""
    """What is missing to its better value."""
    brief: str = ""
    """The same in few words, to stand beside a picture of the Improvement."""
    delta: str = ""
    """What the card that is pointed at would bring."""
    leads: bool = False


@dataclass(frozen=True, slots=True)
class AcmeCard:
    """One card of ACME's pile."""

    number: int
    effect: Effect
    name: str
    pair: bool = False
    """Whether its effect equals that of the card before, which is what ACME's golf counts."""
    fresh: bool = False
    """Whether it is only given this turn and can still be taken back."""


@dataclass(frozen=True, slots=True)
class ApprovalView:
    """One row of the architect's card: what ACME does at its first, second or third approval."""

    nth: str
    text: str
    kind: Kind | None = None
    """The colour that came up, if it has."""
    done: bool = False
    due: bool = False
    """Drawn this round: it takes effect when the round ends."""


@dataclass(frozen=True, slots=True)
class BankView:
    """ACME's bank card: its effect side is seen from the start, its number only at the end."""

    effect: Effect | None
    text: str
    number: int | None = None


@dataclass(frozen=True, slots=True)
class AcmeView:
    """ACME's page."""

    architect: str
    """The id of the architect, which tells its emblem."""
    name: str
    level: str
    design: str
    """Says that the card is our own design."""
    improvements: str
    headings: tuple[str, str]
    """Over ACME's and over the player's points."""
    rows: tuple[AcmeRow, ...]
    total_label: str
    total: str
    yours: str
    delta: str = ""
    approvals: tuple[ApprovalView, ...] = ()
    bank: BankView | None = None
    pile: tuple[AcmeCard, ...] = ()
    pile_text: str = ""
