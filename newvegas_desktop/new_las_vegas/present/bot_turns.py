"""Bots at a table: what they are asked, what they have decided, and when it counts.

A bot's turn is decided on the round as it began, whatever others have done since, and with a generator that
belongs to the seat and the position; so it is the same before and after a restart, an undo or a pause.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.family.thinking import Answer, Question
from newvegas_desktop.new_las_vegas.bots.bot import Bot, Why
from newvegas_desktop.new_las_vegas.bots.match import BUDGET
from newvegas_desktop.new_las_vegas.bots.registry import BOTS
from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.rules.view import see
from newvegas_desktop.new_las_vegas.session.session import Seat, Session

BOT = "bot:"
HUMAN = "human"


class Took(NamedTuple):
    """One action of a bot, and why if it said so."""

    action: Action
    why: Why | None


@dataclass(slots=True)
class Intent:
    """A bot's turn, vote or answer as far as it is decided; `game` is a copy in which it has been done."""

    base: Game
    game: Game
    took: list[Took] = field(default_factory=list)
    done: bool = False


def bots_of(seats: Sequence[Seat]) -> dict[int, type[Bot]]:
    """The bots at a table by their seats."""
    found = {}
    for number, seat in enumerate(seats):
        bot = BOTS.get(seat.player.removeprefix(BOT)) if seat.player.startswith(BOT) else None
        if bot is not None:
            found[number] = bot
    return found


def beginning(game: Game) -> Game:
    """The round, the vote or the question as it began, before anyone did anything."""
    base = game.copy()
    if game.phase is Phase.VOTE:
        base.votes = [None] * len(base.votes)
    elif game.phase is Phase.RESHUFFLE:
        base.answers = [None] * len(base.answers)
    else:
        for seat in range(len(base.turns)):
            base.reopen(seat)
    return base


class BotTurns:
    """What the bots of a session have decided and not yet done."""

    def __init__(self, session: Session, bots: Mapping[int, type[Bot]]) -> None:
        """Nothing is decided yet."""
        self.session = session
        self.bots = dict(bots)
        self.told: dict[tuple[int, int], list[Took]] = {}
        """What each bot did in each round, and why."""
        self._intents: dict[int, Intent] = {}
        self._base: Game | None = None

    def refresh(self) -> bool:
        """Forget what was decided for another position; whether there was such."""
        base = beginning(self.session.game)
        if base == self._base:
            return False
        stale, self._base = bool(self._intents), base
        self._intents = {}
        return stale

    def waiting(self) -> list[int]:
        """The bots that have something to do."""
        game = self.session.game
        return [seat for seat in game.waiting_for() if seat in self.bots] if game.outcome is None else []

    def thinking(self) -> list[int]:
        """The bots that have not decided all they have to."""
        return [seat for seat in self.waiting() if seat not in self._intents or not self._intents[seat].done]

    def question(self, seconds: float) -> tuple[int, Question] | None:
        """The next question to a bot, and its seat."""
        thinking = self.thinking()
        if not thinking or self._base is None:
            return None
        seat = thinking[0]
        intent = self._intents.get(seat)
        if intent is None:
            intent = self._intents[seat] = Intent(self._base, self._base.copy())
        game = intent.game
        position = (seat, game.round, game.phase.name, len(intent.took))
        chance = Generator.named(self.session.seed or 0, "seat", *position)
        legal = tuple(game.legal(seat))
        return seat, Question(self.bots[seat], see(game, seat), legal, chance.state, BUDGET, seconds)

    def take(self, seat: int, question: Question, answer: Answer) -> str:
        """Take over an answer; what is wrong with it, if anything. Then the rest of the turn goes by lot."""
        intent = self._intents[seat]
        if not answer.problem and 0 <= answer.choice < len(question.legal):
            self._add(seat, intent, question.legal[answer.choice], answer.why)
            return ""
        chance = Generator(question.chance)
        while not intent.done:
            self._add(seat, intent, chance.choice(intent.game.legal(seat)), None)
        return answer.problem

    def _add(self, seat: int, intent: Intent, action: Action, why: object) -> None:
        intent.took.append(Took(action, why if isinstance(why, Why) else None))
        if action.kind in (Kind.CONFIRM, Kind.VOTE, Kind.RESHUFFLE):
            # nothing may come of it yet: the cards that follow are nobody's to see
            intent.done = True
        else:
            intent.game.apply(seat, action)

    def next_to_play(self) -> int | None:
        """The bot that is to play now: when every person has, in the order of the seats, if it has decided."""
        game = self.session.game
        waiting = self.waiting()
        if not waiting or len(waiting) != len(game.waiting_for()) or waiting[0] in self.thinking():
            return None
        return waiting[0]

    def play(self, seat: int) -> list[Action]:
        """The actions a bot decided on, to be submitted now."""
        game, took = self.session.game, self._intents[seat].took
        key = (game.round, seat)
        self.told[key] = [*self.told.get(key, []), *took] if game.phase is Phase.RESHUFFLE else list(took)
        return [each.action for each in took]


def written(game: Game, seat: int) -> bool:
    """Whether a seat has confirmed its turn of the open round."""
    return game.phase is Phase.TURNS and game.turns[seat].stage is Stage.DONE
