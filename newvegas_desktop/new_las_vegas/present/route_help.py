"""Help with the limousine: the way home, and the best continuation for a number of paths the player sets."""

from dataclasses import dataclass

from newvegas_desktop.new_las_vegas.present.compose import Look
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.present.view import Intersection
from newvegas_desktop.new_las_vegas.routes.question import Best, Question, Stop, never, worth_of
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.limousine import is_complete, missing_paths
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import avenue_of, members, street_of
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.session.session import Session

FEWEST, USUAL, MOST = 1, 4, 20
"""How many paths may be asked about, and how many are at first."""
HELP = "route"
"""What the record calls this help."""


@dataclass(frozen=True, slots=True)
class RouteHelpView:
    """What is drawn over the city: two lines, and a caption for each with a sentence."""

    light: Intersection
    home: tuple[Intersection, ...] = ()
    onward: tuple[Intersection, ...] = ()
    home_words: str = ""
    onward_words: str = ""
    paths: int = 0
    """How many more paths were asked about."""

    @property
    def fewer(self) -> bool:
        """Whether fewer paths can be asked about."""
        return self.paths > FEWEST

    @property
    def more(self) -> bool:
        """Whether more can."""
        return self.paths < MOST

    @property
    def words(self) -> list[str]:
        """The caption, sentence by sentence."""
        return [words for words in (self.home_words, self.onward_words) if words]


@dataclass(frozen=True, slots=True)
class Asked:
    """A position, as far as the answer depends on it; it can be handed to a thread."""

    turn: tuple[int, int]
    """Round and seat."""
    board: Board
    route: tuple[int, ...]
    complete: bool
    missing: int
    counted: tuple[int, ...]
    hoped: tuple[int, ...]
    cost: int
    paths: int


@dataclass(frozen=True, slots=True)
class Found:
    """The answer: the best of the shortest ways home (None if none is left), its value, and the best continuation."""

    asked: Asked
    way: tuple[int, ...] | None
    value: int
    best: Best | None


def can_help(session: Session, look: Look) -> bool:
    """Whether the seat before the screen is a person whose turn it is, and who may look at the sheet."""
    game = session.game
    return (
        not look.read_only
        and not look.curtain
        and game.phase is Phase.TURNS
        and look.seat in game.waiting_for()
        and session.seats[look.seat].player == "human"
    )


def asked_of(session: Session, seat: int, paths: int) -> Asked:
    """The position of a seat, as it stands in the middle of its turn."""
    game = session.game
    board, sheet = game.board, game.sheets[seat]
    return Asked(
        turn=(game.round, seat),
        board=board,
        route=tuple(sheet.route),
        complete=is_complete(board, sheet),
        missing=missing_paths(board, sheet),
        counted=_worth(board, sheet, sheet.opened),
        hoped=_worth(board, sheet, sheet.opened | sheet.available),
        cost=board.columns[Column.MISSING_PATH][sheet.crossed[Column.MISSING_PATH]],
        paths=paths,
    )


def _worth(board: Board, sheet: Sheet, casinos: int) -> tuple[int, ...]:
    """What the carpets of some casinos are worth as the columns stand."""
    worth: dict[int, int] = {}
    for carpets, column in ((board.vip, Column.VIP), (board.luxury, Column.LUXURY)):
        worth |= dict.fromkeys(members(carpets & casinos), board.columns[column][sheet.crossed[column]])
    return worth_of(worth)


def find(asked: Asked, stop: Stop = never) -> Found:
    """The exact answer; it may take a while, and Stopped is raised if `stop` says so in between."""
    # the solver is loaded when a help is first asked for
    from newvegas_desktop.new_las_vegas.routes.solver import best_way_home, solve

    roads = asked.board.roads
    home = best_way_home(roads, asked.route, asked.counted, stop)
    way: tuple[int, ...] | None = None
    if home is not None:
        way, value = home.route if home.paths else (), home.value
    else:
        stays = solve(roads, Question(asked.route, 0, asked.counted, asked.cost)).optimum
        assert stays is not None
        value = stays.value
    best = None
    if not asked.complete:
        best = solve(roads, Question(asked.route, asked.paths, asked.hoped, asked.cost), stop).optimum
    return Found(asked, way, value, best)


def route_help_view(found: Found, say: Say) -> RouteHelpView:
    """The answer as lines and words."""
    asked, best = found.asked, found.best
    value = say.number(found.value)
    if asked.complete:
        home = say("The limousine is home: {value}", value=value)
    elif not asked.route:
        home = say("The limousine has not left the light.")
    elif found.way is None:
        home = say.count(
            "No way home: {n} path missing, {value}", "No way home: {n} paths missing, {value}", asked.missing,
            value=value,
        )  # fmt: skip
    else:
        home = say.count(
            "Way home: {n} path, then {value}", "Way home: {n} paths, then {value}", asked.missing, value=value
        )
    onward = ""
    if best is not None:
        gain = say.number(best.value)
        if best.paths:
            onward = say.count(
                "Best of {n} more path: {value} if its casinos open",
                "Best of {n} more paths: {value} if its casinos open",
                asked.paths,
                value=gain,
            )
        else:
            onward = say.count(
                "No better with {n} more path: {value}", "No better with {n} more paths: {value}", asked.paths,
                value=gain,
            )  # fmt: skip
    return RouteHelpView(
        light=_places((asked.board.roads.light,))[0],
        home=_places(found.way or ()),
        onward=_places(best.route) if best is not None and best.paths else (),
        home_words=home,
        onward_words=onward,
        paths=asked.paths,
    )


def _places(route: tuple[int, ...]) -> tuple[Intersection, ...]:
    return tuple((street_of(place), avenue_of(place)) for place in route)
