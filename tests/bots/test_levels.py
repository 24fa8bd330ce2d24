"""Whole games of every level: each decision is looked at, and the record of each game replays and rescores."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots import tycoon
from newvegas_desktop.new_las_vegas.bots.bot import Bot, Decision, Stop, Why, never
from newvegas_desktop.new_las_vegas.bots.cards_to_come import draw_offers
from newvegas_desktop.new_las_vegas.bots.match import play_out
from newvegas_desktop.new_las_vegas.bots.registry import BOTS, LEVELS
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.records.files import parse_record, record_bytes
from newvegas_desktop.new_las_vegas.records.replay import replay
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.view import Seen, see
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.bots.hidden import otherwise
from tests.conformance.players import BOARD, Mode
from tests.conformance.states import same_game, state
from tests.naive.replay import replay as referee
from tests.naive.score import final_scores, winners

BUDGET = 2
"""Samples enough to take every branch."""
SEED, EVERY = 22, 11
NAMES = tuple(LEVELS)
TABLES = (
    (Mode(2), ("dealer", "tourist")),
    (Mode(2, golf=False, bank=False), ("tycoon", "planner")),
    (Mode(3, golf=False), ("tourist", "planner", "dealer")),
    (Mode(3, bank=False), ("tycoon", "dealer", "tourist")),
    (Mode(4), NAMES),
    (Mode(5, bank=False), ("planner", "tourist", "tycoon", "dealer", "tourist")),
    (Mode(6, golf=False), ("dealer", "tycoon", "tourist", "dealer", "planner", "tourist")),
)
SOLOS = tuple(
    (Mode(1, golf, bank, architects()[level]), (name,))
    for name in NAMES
    for level, golf, bank in ((0, True, False), (2, False, True), (4, True, True))
    if name != "tycoon" or level != 2
)


class Watched:
    """A bot whose decisions are checked as they are made."""

    def __init__(self, name: str, decisions: list[Decision]) -> None:
        self.bot: Bot = BOTS[name]()
        self.name = name
        self.decisions = decisions

    def decide(
        self, seen: Seen, legal: Sequence[Action], chance: Generator, budget: int, stop: Stop = never
    ) -> Decision:
        before, given = state_of(seen), list(legal)
        decision = self.bot.decide(seen, legal, chance, budget, stop)
        assert decision.action in legal
        assert isinstance(decision.why, Why)
        assert 0 <= decision.samples <= budget
        assert (decision.why is Why.ONLY) <= (len(legal) == 1)
        assert list(legal) == given
        assert state_of(seen) == before
        self.decisions.append(decision)
        return decision


def state_of(seen: Seen) -> tuple[object, ...]:
    """The sheets a bot was shown, by value."""
    return tuple(tuple(getattr(sheet, slot) for slot in type(sheet).__slots__) for sheet in seen.sheets)


@pytest.mark.parametrize(
    ("mode", "names"), TABLES + SOLOS, ids=[f"{mode.name}: {', '.join(names)}" for mode, names in TABLES + SOLOS]
)
def test_whole_games_are_legal_and_their_records_replay(mode: Mode, names: tuple[str, ...]) -> None:
    session = mode.session(40 + mode.seats)
    decisions: list[Decision] = []
    taken = play_out(
        lambda: session.game, session.submit, [Watched(name, decisions) for name in names], 4, budget=BUDGET
    )
    assert taken == len(decisions)
    outcome = session.game.outcome
    assert outcome is not None
    data = record_bytes(session.record())
    again = replay(BOARD, parse_record(data))
    assert state(again) == state(session.game)
    naive = referee(session.record_object())
    same_game(session.game, naive)
    assert outcome.parts() == final_scores(naive)
    assert list(outcome.winners) == winners(naive)
    assert record_bytes(Session.load(BOARD, parse_record(data)).record()) == data


POSITIONS = (
    Mode(2),
    Mode(3, golf=False, bank=False),
    Mode(1, architect=architects()[1]),
    Mode(1, bank=False, architect=architects()[4]),
)


class Asked(NamedTuple):
    """A decision with a choice."""

    game: Game
    seat: int
    legal: list[Action]
    seed: int


@cache
def decisions_of(mode: Mode) -> list[Asked]:
    """Votes, questions and some turns of a game, seats in any order so that some have finished and some not."""
    found = []
    game, dealer = mode.game(SEED), BOTS["dealer"]()
    chance = Generator.named(SEED, "positions")
    count = 0
    while game.outcome is None:
        seat = chance.choice(game.waiting_for())
        legal = game.legal(seat)
        count += len(legal) > 1
        if len(legal) > 1 and (count % EVERY == 0 or game.phase is not Phase.TURNS):
            found.append(Asked(game.copy(), seat, legal, count))
        game.apply(seat, dealer.decide(see(game, seat), legal, chance, 0).action)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", POSITIONS, ids=lambda mode: mode.name)
def test_what_is_hidden_never_changes_a_choice(mode: Mode, name: str) -> None:
    """The same cards on the table, other cards to come; the others' votes, answers and turns of the round differ."""
    bot, changed = BOTS[name](), 0
    for game, seat, legal, seed in decisions_of(mode):
        other = otherwise(game, seat, seed)
        changed += state(other) != state(game)
        assert other.legal(seat) == legal
        chosen = bot.decide(see(game, seat), legal, Generator(seed), BUDGET)
        # a bot of its own, so that nothing kept from the first decision helps it to the same choice
        assert BOTS[name]().decide(see(other, seat), legal, Generator(seed), BUDGET) == chosen
    assert changed > 5


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_decides(name: str) -> None:
    """The same seed, the same turns, whatever the bot played before; only who uses chance heeds the seed."""

    def turns_of(bot: Bot, seed: int) -> list[str]:
        game, chance = Mode(1, architect=architects()[0]).game(3), Generator.named(seed)
        found = []
        while game.round < 9:
            decision = bot.decide(see(game, 0), game.legal(0), chance, 3)
            found.append(f"{decision.action.text} {decision.why} {decision.points} {decision.samples}")
            game.apply(0, decision.action)
        return found

    bot = BOTS[name]()
    first = turns_of(bot, 1)
    assert turns_of(bot, 1) == first
    assert turns_of(BOTS[name](), 1) == first
    chances = {tuple(turns_of(bot, seed)) for seed in range(2, 5)}
    assert (chances == {tuple(first)}) == (name in ("dealer", "planner"))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Every sample that is drawn."""
    found: list[object] = []
    draw = draw_offers

    def counted(*arguments: object) -> object:
        found.append(draw(*arguments))  # type: ignore[arg-type]
        return found[-1]

    monkeypatch.setattr(tycoon, "draw_offers", counted)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("budget", [0, 1, 7])
def test_no_more_samples_than_the_budget(name: str, budget: int, drawn: list[object]) -> None:
    most = 0
    for game, seat, legal, seed in decisions_of(Mode(2))[::2]:
        drawn.clear()
        decision = BOTS[name]().decide(see(game, seat), legal, Generator(seed), budget)
        assert len(drawn) == decision.samples <= budget
        most = max(most, decision.samples)
    assert most == (budget if name == "tycoon" else 0)


def stopped_after(patience: int) -> Stop:
    """To be stopped when it has asked so often."""
    asked = iter([False] * patience)
    return lambda: next(asked, True)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("patience", [0, 3])
def test_who_is_stopped_answers_with_the_best_so_far(name: str, patience: int, drawn: list[object]) -> None:
    """A budget no one could use up: only being stopped ends it, after the sample it is in."""
    for game, seat, legal, seed in decisions_of(Mode(2))[::2]:
        drawn.clear()
        decision = BOTS[name]().decide(see(game, seat), legal, Generator(seed), 10**9, stopped_after(patience))
        assert decision.action in legal
        assert len(drawn) <= patience
        # as far as it got it is the same decision as with a budget so small
        assert decision == BOTS[name]().decide(see(game, seat), legal, Generator(seed), patience)
