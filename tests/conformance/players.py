"""Simple players with a taste: each prefers the legal action it values most, and noise breaks ties."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, Protocol

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.figures import Architect
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import avenue_of, members
from newvegas_desktop.new_las_vegas.rules.projects import progress
from newvegas_desktop.new_las_vegas.rules.rounds import hotels_taken, projects_taken, settle_sheet
from newvegas_desktop.new_las_vegas.rules.setup import deal
from newvegas_desktop.new_las_vegas.rules.shuffles import seeded
from newvegas_desktop.new_las_vegas.session.session import Seat, Session

Worth = Callable[[Game, int, Action], float]
"""What an action is worth to a player; an action is never tried out on the game itself."""
Player = Callable[[Game, int, Sequence[Action], Generator], Action]

BOARD = standard_board()
QUESTION_SEED = 65
"""Found by searching; only saves the search."""


class Mode(NamedTuple):
    """What is settled before a game is dealt; solo has one seat and an architect."""

    seats: int = 2
    golf: bool = True
    bank: bool = True
    architect: Architect | None = None

    @property
    def name(self) -> str:
        """The mode as the name of a test."""
        who = self.architect.id if self.architect else f"{self.seats} seats"
        return f"{who}{'' if self.golf else ', no golf'}{'' if self.bank else ', no bank'}"

    def game(self, seed: int) -> Game:
        """A new game."""
        setup = deal(BOARD, seed, seats=self.seats, golf=self.golf, bank=self.bank, architect=self.architect)
        return new_game(BOARD, setup, seeded(seed))

    def session(self, seed: int) -> Session:
        """A new session."""
        seats = [Seat(f"Seat {seat + 1}") for seat in range(self.seats)]
        return Session.new(BOARD, seats, seed, golf=self.golf, bank=self.bank, architect=self.architect)


VARIANTS = ((True, True), (True, False), (False, True), (False, False))
TABLES = tuple(Mode(seats, golf, bank) for seats in range(2, 7) for golf, bank in VARIANTS)
SOLOS = tuple(Mode(1, golf, bank, card) for card in architects() for golf, bank in VARIANTS)
MODES = TABLES + SOLOS
"""Every seat count and every architect, with and without golf, with and without the bank."""
FEW_MODES = (
    *(Mode(seats, *VARIANTS[seats % 4]) for seats in range(2, 7)),
    *(Mode(1, *VARIANTS[card.level % 4], card) for card in architects()),
)
"""Every seat count and every architect once, the variants in turn."""


def by_lot(game: Game, seat: int, legal: Sequence[Action], chance: Generator) -> Action:
    """Any legal action."""
    return chance.choice(legal)


def _strain(lot: int, number: int) -> float:
    """How far a number is from where it leaves room on both sides."""
    return abs(number - 1 - (avenue_of(lot) - 1) * 1.4)


def patient(game: Game, seat: int, action: Action) -> float:
    """Openings first: numbers where they leave room, casinos built and extended, box 14 put off."""
    sheet, turn, kind = game.sheets[seat], game.turns[seat], action.kind
    if kind is Kind.CHOOSE or kind is Kind.TAKE:
        number, effect = game.offers[action.a]
        lots = members(sheet.fit[number])
        room = 10 - min((_strain(lot, number) for lot in lots), default=20.0)
        return room - (3 if effect is Effect.INAUGURATION and sheet.checked > 11 else 0)
    if kind is Kind.OPEN:
        return 10 - _strain(action.a, turn.number)
    if kind is Kind.CHANGE_NUMBER:
        return 1
    if kind is Kind.EXTEND:
        return 12 if turn.used or turn.effect is Effect.IMPROVEMENT else 9
    if kind is Kind.INAUGURATION:
        return 5 if sheet.checked < 11 else -20
    if kind is Kind.CHANGE_EFFECT:
        return -5
    if kind is Kind.CONSTRUCTION:
        return 2
    return {Kind.REFUSE: -9.0, Kind.GIVE: -9.0, Kind.CONFIRM: -1.0}.get(kind, 3.0)


def frugal(game: Game, seat: int, action: Action) -> float:
    """Like patient, but nothing is built: the casinos run out sooner."""
    return -4.0 if action.kind is Kind.CONSTRUCTION else patient(game, seat, action)


def spender(game: Game, seat: int, action: Action) -> float:
    """Every bonus as soon as there is one, and boxes for the next."""
    kind = action.kind
    if kind in (Kind.CHANGE_NUMBER, Kind.CHANGE_EFFECT, Kind.EXTEND):
        return 11.0
    return 12.0 if kind is Kind.INAUGURATION else patient(game, seat, action)


def planner(game: Game, seat: int, action: Action) -> float:
    """Whatever brings the three projects nearer, otherwise like patient."""
    kind = action.kind
    if kind in (Kind.VOTE, Kind.RESHUFFLE, Kind.CONFIRM):
        return patient(game, seat, action)
    trial = game.copy()
    trial.apply(seat, action)
    near = sum(_nearness(trial, seat)) - sum(_nearness(game, seat))
    if kind is Kind.CHOOSE or kind is Kind.TAKE:
        near = _outlook(game, seat, game.offers[action.a][1])
    return 60 * near + patient(game, seat, action)


def _nearness(game: Game, seat: int) -> Iterator[float]:
    sheet = settle_sheet(game, seat, game.sheets[seat], hotels_taken(game), projects_taken(game), [])
    for project in game.setup.projects:
        done, needed = progress(game.board, sheet, project)
        yield min(done, needed) / needed
        if project in ("V6", "V7"):
            yield len(sheet.route) / 200
        elif project in ("Y1", "Y2"):
            wanted = game.board.cranes & sheet.built
            yield wanted.bit_count() / 40


def _outlook(game: Game, seat: int, effect: Effect) -> float:
    """Whether an effect serves one of the projects."""
    pink, violet, yellow = game.setup.projects
    sheet = game.sheets[seat]
    serves = {
        Effect.INAUGURATION: pink == "P7" and progress(game.board, sheet, pink).done < 10,
        Effect.LIMOUSINE: violet in ("V6", "V7") and not progress(game.board, sheet, violet).complete,
        Effect.CONSTRUCTION: yellow in ("Y1", "Y2", "Y3") and not progress(game.board, sheet, yellow).complete,
        Effect.SHOW: yellow == "Y5",
    }
    return 0.2 if serves.get(effect, False) else 0.0


def preferring(worth: Worth, noise: float = 1.5) -> Player:
    """A player that takes what it values most, with as much noise as said."""

    def choose(game: Game, seat: int, legal: Sequence[Action], chance: Generator) -> Action:
        best, found = float("-inf"), legal[0]
        for action in legal:
            value = worth(game, seat, action) + noise * chance.below(1000) / 1000
            if value > best:
                best, found = value, action
        return found

    return choose


PLAYERS: dict[str, Player] = {
    "by lot": by_lot,
    "patient": preferring(patient),
    "frugal": preferring(frugal),
    "spender": preferring(spender),
    "planner": preferring(planner),
}


class Table(Protocol):
    """Where a game is played that may be replaced by a copy of itself."""

    @property
    def game(self) -> Game:
        """The game as it stands."""


def moves(table: Game | Table, player: Player, seed: int) -> Iterator[tuple[int, Action]]:
    """The moves of a game to its end, seats in any order; whoever asks for the next one has taken the last."""
    chance = Generator.named(seed, "conformance")
    while (game := table if isinstance(table, Game) else table.game).outcome is None:
        seat = chance.choice(game.waiting_for())
        yield seat, player(game, seat, game.legal(seat), chance)


def play(game: Game, player: Player, seed: int) -> Game:
    """Play a game to its end."""
    for seat, action in moves(game, player, seed):
        game.apply(seat, action)
    return game


def play_session(session: Session, player: Player, seed: int) -> Session:
    """Play a session to its end."""
    for seat, action in moves(session, player, seed):
        session.submit(seat, action)
    return session


def question() -> Session:
    """A session of three in which several seats have just been asked to reshuffle."""
    for seed in (QUESTION_SEED, *range(400)):
        session = Mode(3).session(seed)
        for seat, action in moves(session, PLAYERS["frugal"], seed):
            session.submit(seat, action)
            if session.game.phase is Phase.RESHUFFLE:
                break
        if len(session.game.asked) > 1:
            return session
    raise AssertionError("no such game")
