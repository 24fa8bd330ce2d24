"""What a person chooses before a game, checked."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from newvegas_desktop.new_las_vegas.present.bot_turns import HUMAN
from newvegas_desktop.new_las_vegas.rules.figures import Architect
from newvegas_desktop.ui.paint.themes import PEN_NAMES
from newvegas_desktop.ui.shell.settings import SeatSetting, Settings

LONGEST_NAME = 18
LARGEST_SEED = 2**63
BOT_NAMES = ("Dolly", "Rusty", "Coral", "Ace", "Velma", "Duke")
"""What bots are called, by their seats."""
USUAL_BOT = 1
"""Which of the bots, from the weakest, sits down first."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """One seat: its name, its ink, and `human` or `bot:name`."""

    name: str
    ink: str
    player: str = HUMAN


@dataclass(frozen=True, slots=True)
class NewGame:
    """A whole table, ready to be dealt."""

    seats: tuple[SeatChoice, ...]
    golf: bool
    bank: bool
    secret: bool
    seed: int

    def remembered(self) -> dict[str, object]:
        """The choices as settings, to be remembered; the seed is not one of them."""
        bots = any(seat.player != HUMAN for seat in self.seats)
        return {
            "bot_seats" if bots else "seats": tuple(
                SeatSetting(seat.name, seat.ink, seat.player) for seat in self.seats
            ),
            "golf": self.golf,
            "bank": self.bank,
            "secret": self.secret,
        }


def default_name(index: int, player: str = HUMAN) -> str:
    """What a seat is called as long as nobody says otherwise."""
    if player != HUMAN:
        return BOT_NAMES[index]
    return QCoreApplication.translate("NewGame", "Player {number}").format(number=index + 1)


def random_seed() -> int:
    """A seed short enough to be told to a friend."""
    return secrets.randbelow(10**9)


def seed_of(text: str) -> int | None:
    """The seed typed; None for a random one. ValueError, with a sentence, if it is none."""
    text = text.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit()):
        raise ValueError(
            QCoreApplication.translate("NewGame", "A seed is a whole number from 0; leave it empty for a random one.")
        )
    if len(text) > 19 or int(text) > LARGEST_SEED:
        raise ValueError(QCoreApplication.translate("NewGame", "A seed is at most {most}.").format(most=LARGEST_SEED))
    return int(text)


def name_problem(names: Sequence[str]) -> str:
    """What is wrong with the names, in one sentence; empty if nothing is."""
    seen: set[str] = set()
    for name in names:
        if not name.isprintable():
            return QCoreApplication.translate("NewGame", "A name holds a character that cannot be shown.")
        if name.casefold() in seen:
            return QCoreApplication.translate("NewGame", "Two seats are called {name}.").format(name=name)
        seen.add(name.casefold())
    return ""


def people_problem(players: Sequence[str]) -> str:
    """What is wrong with who plays, in one sentence; empty if nothing is."""
    if HUMAN in players:
        return ""
    return QCoreApplication.translate("NewGame", "At least one seat is for a person.")


def remembered_seats(
    settings: Settings, kinds: Sequence[str], fewest: int, most: int, *, bots: bool = False
) -> list[SeatChoice]:
    """The seats of the last table, with bots or not, made whole: enough, every ink once, only players there are."""
    seats: list[SeatChoice] = []
    for old in (settings.bot_seats if bots else settings.seats)[:most]:
        free = [ink for ink in PEN_NAMES if ink not in {seat.ink for seat in seats}]
        ink = old.ink if old.ink in free else free[0]
        seats.append(SeatChoice(old.name[:LONGEST_NAME], ink, old.player if old.player in kinds else kinds[0]))
    while len(seats) < fewest:
        free = [ink for ink in PEN_NAMES if ink not in {seat.ink for seat in seats}]
        # beside the first person, who may be known from another table, the usual bot
        player = kinds[min(1 + USUAL_BOT, len(kinds) - 1)] if bots and seats else kinds[0]
        name = settings.seats[0].name[:LONGEST_NAME] if bots and not seats and settings.seats else ""
        seats.append(SeatChoice(name, free[0], player))
    return seats


def another_player(seated: Sequence[str], kinds: Sequence[str]) -> str:
    """Who sits down next: beside a person a person, beside a bot the next level that is not at the table yet."""
    if seated[-1] == HUMAN:
        return HUMAN
    bots = [kind for kind in kinds if kind != HUMAN]
    at = bots.index(seated[-1]) + 1
    following = [*bots[at:], *bots[:at]]
    return next((bot for bot in following if bot not in seated), following[0])


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A solo game, ready to be dealt."""

    seat: SeatChoice
    architect: Architect
    golf: bool
    bank: bool
    seed: int

    def remembered(self, settings: Settings) -> dict[str, object]:
        """The choices as settings; the other seats of a table keep theirs."""
        mine = SeatSetting(self.seat.name, self.seat.ink, self.seat.player)
        others = tuple(seat for seat in settings.seats[1:] if seat.ink != mine.ink)
        return {"seats": (mine, *others), "golf": self.golf, "bank": self.bank, "architect": self.architect.id}
