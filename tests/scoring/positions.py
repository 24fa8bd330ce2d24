"""Positions for the tests: sheets marked by hand, games at a table and against ACME, chance that is told what to do."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.actions import action
from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS, EFFECT_BY_KEY, Approval, Card, DeckCard, Effect
from newvegas_desktop.new_las_vegas.rules.columns import COLUMN_BY_KEY
from newvegas_desktop.new_las_vegas.rules.events import Event
from newvegas_desktop.new_las_vegas.rules.figures import ApprovalRow, Architect, Area
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.loan import Loan
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, INTERSECTION_BY_TEXT, LOT_BY_TEXT
from newvegas_desktop.new_las_vegas.rules.score import Score, Standing, score_sheet
from newvegas_desktop.new_las_vegas.rules.setup import Setup, deal
from newvegas_desktop.new_las_vegas.rules.sheet import NO_NUMBER, Sheet

BOARD = standard_board()
QUIET = ("P6", "V7", "Y6")
"""Projects that no position here completes by accident."""
ALONE = Standing(0, False, (False, False, False, False))
"""First in Inauguration, no debt for it, no street bonus."""
NO_LOAN = Loan(0, 0)


def lots(names: str) -> int:
    """The mask of some lots: `2.1 2.2`."""
    return sum(1 << LOT_BY_TEXT[name] for name in names.split())


def avenues(*numbers: int) -> int:
    """The mask of some avenues, counted from 1."""
    return sum(1 << (number - 1) for number in numbers)


def row(street: int, numbers: str) -> dict[str, int]:
    """A street's numbers from avenue 1 on, `.` where there is none."""
    written = numbers.split()
    return {f"{street}.{avenue}": int(text) for avenue, text in enumerate(written, 1) if text != "."}


def driven(route: Sequence[int]) -> int:
    """The blocks of a route."""
    mask = 0
    for start, end in pairwise(route):
        mask |= BOARD.roads.joining[start, end]
    return mask


def sheet(
    numbers: Mapping[str, int] | None = None,
    *,
    built: str = "",
    stars: str = "",
    holes: Iterable[int] = (),
    large: Iterable[int] = (),
    small: Iterable[int] = (),
    crossed: Mapping[str, int] | None = None,
    checked: int = 3,
    circled: int = 0,
    extended: Iterable[int] = (),
    route: str = "",
    projects: tuple[int, int, int] = (0, 0, 0),
) -> Sheet:
    """A sheet with these marks; cranes of open casinos are crossed, and where numbers fit is worked out afresh."""
    made = Sheet.empty(BOARD)
    written = bytearray(made.numbers)
    for name, number in (numbers or {}).items():
        assert BOARD.casinos >> LOT_BY_TEXT[name] & 1, f"there is no casino on {name}"
        written[LOT_BY_TEXT[name]] = number
        made.opened |= 1 << LOT_BY_TEXT[name]
    made.numbers = bytes(written)
    made.built |= made.opened | lots(built)
    made.stars = lots(stars)
    made.holes = avenues(*holes)
    made.large, made.small = avenues(*large), avenues(*small)
    columns = bytearray(made.crossed)
    for key, count in (crossed or {}).items():
        columns[COLUMN_BY_KEY[key]] = count
    made.crossed = bytes(columns)
    made.checked, made.circled = checked, circled
    made.extended = avenues(*extended)
    made.route = tuple(INTERSECTION_BY_TEXT[f"I{name}"] for name in route.split())
    made.driven = driven(made.route)
    made.projects = projects
    made.fit = [sum(1 << lot for lot in range(44) if _fits(made, lot, number)) for number in range(len(made.fit))]
    return made


def _fits(made: Sheet, lot: int, number: int) -> bool:
    first = lot - lot % AVENUES
    left = [n for n in made.numbers[first:lot] if n != NO_NUMBER]
    right = [n for n in made.numbers[lot + 1 : first + AVENUES] if n != NO_NUMBER]
    return bool(made.available >> lot & 1) and max(left, default=-1) < number < min(right, default=99)


def almost_full(
    but: str, *, built: str = "", checked: int = 3, circled: int = 0, projects: tuple[int, int, int] = (0, 0, 0)
) -> Sheet:
    """A sheet on which every built casino is open, with its avenue for a number, except some."""
    wanted = BOARD.casinos & ~BOARD.cranes | lots(built)
    numbers = {
        name: lot % AVENUES + 1 for name, lot in LOT_BY_TEXT.items() if wanted >> lot & 1 and name not in but.split()
    }
    return sheet(numbers, built=built, checked=checked, circled=circled, projects=projects)


def score(
    made: Sheet,
    standing: Standing = ALONE,
    from_loan: Loan = NO_LOAN,
    projects: tuple[str, str, str] = QUIET,
) -> Score:
    """The score of one sheet, by default with nobody to compare it with."""
    return score_sheet(BOARD, projects, made, standing, from_loan)


class Told:
    """Chance that is told what to do: it keeps what it was asked and gives the cards back as they came, or reversed."""

    def __init__(self, *, backwards: bool = False, results: Sequence[tuple[DeckCard, ...]] = ()) -> None:
        self.asked: list[tuple[int, int, int, tuple[DeckCard, ...]]] = []
        self.backwards = backwards
        self.results = list(results)

    def __call__(self, nth: int, round_: int, stack: int, cards: list[DeckCard]) -> tuple[DeckCard, ...]:
        self.asked.append((nth, round_, stack, tuple(cards)))
        if self.results:
            return self.results.pop(0)
        return tuple(reversed(cards)) if self.backwards else tuple(cards)


def table(
    seats: int = 2,
    *,
    votes: str = "",
    projects: tuple[str, str, str] = QUIET,
    sheets: Sequence[Sheet] = (),
    golf: bool = True,
    bank: bool = True,
    chance: Told | None = None,
    seed: int = 1,
) -> Game:
    """A game at a table in its first round, the votes cast as in `+-`, with sheets put before the seats."""
    dealt = deal(BOARD, seed, seats=seats, golf=golf, bank=bank)
    game = new_game(BOARD, Setup(seats, golf, bank, projects, dealt.cards), chance or Told())
    if bank:
        for seat, vote in enumerate(votes or "-" * seats):
            play(game, seat, "vote for" if vote == "+" else "vote against")
    put(game, *sheets)
    return game


def put(game: Game, *sheets: Sheet) -> None:
    """Put sheets before the seats as if the rounds before had left them so."""
    for seat, made in enumerate(sheets):
        game.sheets[seat] = game.settled[seat] = made


def offer(game: Game, *combinations: str) -> None:
    """Put other combinations on the table than the cards brought: `8 show`."""
    game.offers = tuple((int(text.split()[0]), EFFECT_BY_KEY[text.split()[1]]) for text in combinations)


def play(game: Game, seat: int, *steps: str) -> list[Event]:
    """Take steps by their text form, each through the checks; what happened."""
    events: list[Event] = []
    for step in steps:
        events += game.apply(seat, action(step))
    return events


def cards(text: str) -> tuple[DeckCard, ...]:
    """Cards by their text forms: `8-show pink 3-limousine`."""
    approvals = {approval.colour.key: approval for approval in APPROVALS}
    return tuple(approvals[name] if name in approvals else casino_card(name) for name in text.split())


def casino_card(name: str) -> Card:
    """One card by its text form: `8-show`; the effect may be cut short."""
    number, start = name.split("-")
    (effect,) = (effect for effect in Effect if effect.key.startswith(start))
    return Card(int(number), effect)


def pile(text: str) -> tuple[Card, ...]:
    """Cards of ACME's pile."""
    return tuple(card for card in cards(text) if isinstance(card, Card))


def architect(
    *,
    rows: Sequence[tuple[bool, tuple[int, ...]]] = ((False, (6,)), (False, (7,)), (True, (8, 9))),
    bank: int = 8,
    crane: int = 0,
) -> Architect:
    """An architect whose figures are all different."""
    first, second, third = (ApprovalRow(completes, built) for completes, built in rows)
    return Architect(
        "test",
        "Test",
        1,
        (first, second, third),
        bank,
        crane,
        golf=Area(2, 11, 1),
        inauguration=Area(3, 13, 2),
        shows=Area(4, 17, 3),
        hotels=Area(5, 19, 2),
        streets=Area(6, 23, 1),
        limousine=Area(7, 29, 4),
    )


FILLER = "9-show 8-lim 7-con 6-ina 5-imp 4-show 10-lim 11-con 3-ina 12-imp"
"""Cards to put under those that matter."""


def solo(
    deck: str = FILLER,
    *,
    rival: Architect | None = None,
    bank_card: str = "7-show",
    vote: str = "-",
    projects: tuple[str, str, str] = QUIET,
    made: Sheet | None = None,
    golf: bool = True,
    bank: bool = True,
    chance: Told | None = None,
) -> Game:
    """A solo game in its first round, of a deck first drawn first; the vote is cast as `+` or `-`."""
    setup = Setup(1, golf, bank, projects, cards(deck), rival or architect(), casino_card(bank_card))
    game = new_game(BOARD, setup, chance or Told())
    if bank:
        play(game, 0, "vote for" if vote == "+" else "vote against")
    if made is not None:
        put(game, made)
    return game


def texts(found: Iterable[DeckCard]) -> str:
    """Cards as text, for comparison."""
    return " ".join(
        card.colour.key if isinstance(card, Approval) else f"{card.number}-{card.effect.key[:3]}" for card in found
    )


def take(number: int, effect: int, lot: str) -> tuple[str, ...]:
    """A solo turn without effect: the number of one card and the effect of another, written on a lot."""
    return (f"take {number} {effect}", f"open {lot}", "confirm")
