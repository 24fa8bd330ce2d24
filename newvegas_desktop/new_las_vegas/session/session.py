"""A session: one game at one machine, with its history and everything its record needs."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from newvegas_desktop.family.history import History
from newvegas_desktop.new_las_vegas.printed.architects_file import architect_object
from newvegas_desktop.new_las_vegas.records.files import check_record
from newvegas_desktop.new_las_vegas.records.model import FORMAT, GAME, VERSION, Record
from newvegas_desktop.new_las_vegas.records.replay import RecordedChance, replay_into, start
from newvegas_desktop.new_las_vegas.records.turns import turn_object
from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import DeckCard
from newvegas_desktop.new_las_vegas.rules.events import Event
from newvegas_desktop.new_las_vegas.rules.figures import Architect
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.setup import STACKS, Setup, deal
from newvegas_desktop.new_las_vegas.rules.shuffles import ALL_STACKS, DRAW_DECK, Shuffle, seeded
from newvegas_desktop.new_las_vegas.rules.turn import Stage


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at the table: a name, and `human` or `bot:name`."""

    name: str
    player: str = "human"

    @property
    def is_bot(self) -> bool:
        """Whether no person plays here."""
        return self.player != "human"


class Session:
    """Submit, undo, redo, restart and take back; every change of a game goes through here."""

    def __init__(self, game: Game, seats: Sequence[Seat], seed: int | None) -> None:
        """Take over a game before its first action."""
        self.history = History(game, _seen)
        self.seats = tuple(seats)
        self.seed = seed
        self._helps: dict[tuple[int, int], list[str]] = {}
        self._takebacks: Counter[tuple[int, int]] = Counter()

    @classmethod
    def new(
        cls,
        board: Board,
        seats: Sequence[Seat],
        seed: int,
        *,
        golf: bool = True,
        bank: bool = True,
        architect: Architect | None = None,
    ) -> "Session":
        """A new game dealt from a seed."""
        setup = deal(board, seed, seats=len(seats), golf=golf, bank=bank, architect=architect)
        return cls(new_game(board, setup, seeded(seed)), seats, seed)

    @classmethod
    def load(cls, board: Board, record: Record) -> "Session":
        """The session of a record, replayed and checked; BadRecord if anything in it is wrong."""
        seats = [Seat(seat.name, seat.player) for seat in record.seats]
        session = cls(start(board, record), seats, record.seed)
        replay_into(lambda: session.game, session.submit, record)
        for number, played in enumerate(record.rounds, 1):
            for seat, turn in enumerate(played.turns):
                session.note(number, seat, turn.help, turn.takebacks)
        if record.current is not None:
            for seat, current in enumerate(record.current.turns):
                if current is not None:
                    session.note(len(record.rounds) + 1, seat, current.help, current.takebacks)
        return session

    @property
    def game(self) -> Game:
        """The game as it stands; change it only through the session."""
        return self.history.game

    def submit(self, seat: int, action: Action) -> list[Event]:
        """Take an action; what changed. IllegalAction if the rules do not allow it."""
        return self.history.submit(seat, action)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has a step to undo without anyone having seen a new card, or another's turn."""
        return self.history.can_undo(seat)

    def undo(self, seat: int) -> bool:
        """Undo the seat's last step."""
        game = self.game
        seen = game.phase is Phase.END and game.setup.solo and game.setup.bank
        undone = self.history.undo(seat)
        if undone and seen:
            # the end has shown ACME's bank card
            self._takebacks[game.round, seat] += 1
        return undone

    def can_redo(self, seat: int) -> bool:
        """Whether the seat has a step to redo."""
        return self.history.can_redo(seat)

    def redo(self, seat: int) -> list[Event] | None:
        """Redo the seat's last undone step."""
        return self.history.redo(seat)

    def restart_turn(self, seat: int) -> bool:
        """Undo all the seat did this round, a confirmation included; each step can be redone."""
        undone = False
        while self.game.phase is not Phase.VOTE and self.undo(seat):
            undone = True
        return undone

    def can_take_back(self) -> bool:
        """Whether what was seen last can be gone back behind: new cards, or the turns of a closed round."""
        return self.history.can_take_back()

    def take_back(self) -> bool:
        """Go back behind what was already seen, to a person's last step; the record says so."""
        seat = self.history.take_back()
        if seat is None:
            return False
        if self.seats[seat].is_bot and not all(each.is_bot for each in self.seats):
            seat = self._behind_bots()
        # a vote belongs to no turn: taking one back stands with the voter's first
        self._takebacks[max(1, self.game.round), seat] += 1
        return True

    def _behind_bots(self) -> int:
        """Undo what bots did, and a person's last step; whose that is."""
        for number, each in enumerate(self.seats):
            while each.is_bot and self.undo(number):
                pass
        people = (entry.seat for entry in reversed(self.history.entries) if not self.seats[entry.seat].is_bot)
        last: int = next(people)
        if self.undo(last):
            return last
        # only bots were asked whether to reshuffle: back into the turns
        closed_by = self.history.take_back()
        assert closed_by is not None
        return self._behind_bots() if self.seats[closed_by].is_bot else closed_by

    def note_help(self, seat: int, name: str) -> None:
        """Note that a help was used in the seat's turn."""
        helps = self._helps.setdefault((self.game.round, seat), [])
        if name not in helps:
            helps.append(name)

    @property
    def takebacks(self) -> int:
        """How often anyone went back behind what was already seen."""
        return sum(self._takebacks.values())

    @property
    def helps(self) -> tuple[str, ...]:
        """The helps that were used."""
        return tuple(dict.fromkeys(name for names in self._helps.values() for name in names))

    @property
    def help_count(self) -> int:
        """How many helps were noted in all turns."""
        return sum(map(len, self._helps.values()))

    def frozen(self) -> "Session":
        """This very moment, to be looked at while the session goes on; cheap, for no game of a history is changed."""
        frozen = Session(self.game.copy(), self.seats, self.seed)
        frozen.history.entries = self.history.entries[:]
        frozen.history.undone = self.history.undone[:]
        frozen._helps = {turn: helps[:] for turn, helps in self._helps.items()}
        frozen._takebacks = self._takebacks.copy()
        return frozen

    def notes(self) -> list[tuple[int, int, list[str], int]]:
        """Helps and takebacks: round, seat, and what there was in that turn."""
        turns = sorted(set(self._helps) | set(self._takebacks))
        return [(*turn, self._helps.get(turn, []), self._takebacks[turn]) for turn in turns]

    def note(self, round_: int, seat: int, helps: list[str] | None, takebacks: int | None) -> None:
        """Take over the helps and takebacks of a turn."""
        if helps:
            self._helps[round_, seat] = list(helps)
        if takebacks:
            self._takebacks[round_, seat] = takebacks

    def steps(self) -> list[tuple[int, str]]:
        """The steps of the open round that are in no confirmed turn: seat and text."""
        game = self.game
        found = []
        for entry in self.history.entries:
            if entry.before.round != game.round or entry.before.phase is Phase.VOTE:
                continue
            open_turn = game.phase is Phase.TURNS and game.turns[entry.seat].stage is not Stage.DONE
            answer = game.phase is Phase.RESHUFFLE and entry.action.kind is Kind.RESHUFFLE
            if open_turn or answer:
                found.append((entry.seat, entry.action.text))
        return found

    def round_steps(self) -> list[tuple[int, str]]:
        """Every step of the open round as it was taken: seat and text. Votes stand in the record."""
        game = self.game
        if game.phase in (Phase.VOTE, Phase.END):
            return []
        return [
            (entry.seat, entry.action.text)
            for entry in self.history.entries
            if entry.before.round == game.round and entry.before.phase is not Phase.VOTE
        ]

    def record(self) -> Record:
        """The record of the game so far."""
        return check_record(self.record_object())

    def record_object(self) -> dict[str, Any]:
        """The record as a JSON object."""
        game, setup = self.game, self.game.setup
        rounds, current = self._rounds()
        record: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": GAME,
            "figures": game.board.version,
            "seed": self.seed,
            "mode": "solo" if setup.solo else "table",
            "golf": setup.golf,
            "bank": setup.bank,
            "architect": architect_object(setup.architect) if setup.architect else None,
            "seats": [{"name": seat.name, "player": seat.player} for seat in self.seats],
            "projects": list(setup.projects),
            "loans": list(game.votes) if setup.bank else None,
            "deal": _deal_object(setup),
            "shuffles": [_shuffle_object(shuffle) for shuffle in self._shuffles()],
            "rounds": rounds,
        }
        if game.outcome is not None:
            record["end"] = {
                "reasons": [reason.value for reason in game.outcome.reasons],
                "winners": list(game.outcome.winners),
                "scores": game.outcome.parts(),
            }
        elif any(current):
            record["current"] = {"turns": current}
        return record

    def _shuffles(self) -> tuple[Shuffle, ...]:
        """What was shuffled so far; of a game taken back, also what its record knows is to come."""
        game, chance = self.game, self.game.chance
        done = game.shuffles
        if not isinstance(chance, RecordedChance) or game.outcome is not None:
            return done
        if done != tuple(chance.recorded[: len(done)]):
            return done
        # what was to come in a round that is closed by now has not happened
        return (*done, *(later for later in chance.recorded[len(done) :] if later.round >= game.round))

    def _rounds(self) -> tuple[list[dict[str, Any]], list[dict[str, Any] | None]]:
        """Closed rounds, and the confirmed turns of the open one."""
        game = self.game
        seats = len(self.seats)
        steps: dict[int, list[list[Action]]] = {}
        answers: dict[int, list[bool | None]] = {}
        for entry in self.history.entries:
            round_ = entry.before.round
            if entry.action.kind is Kind.RESHUFFLE:
                answers.setdefault(round_, [None] * seats)[entry.seat] = bool(entry.action.a)
            elif entry.action.kind is not Kind.VOTE:
                steps.setdefault(round_, [[] for _ in range(seats)])[entry.seat].append(entry.action)
        last = game.round if game.phase is Phase.END else game.round - 1
        rounds = [
            {
                "turns": [self._turn(number, seat, steps[number][seat]) for seat in range(seats)],
                "reshuffle": answers.get(number),
            }
            for number in range(1, last + 1)
        ]
        current: list[dict[str, Any] | None] = [None] * seats
        if game.phase is not Phase.END:
            for seat, done in enumerate(steps.get(game.round, [])):
                if done and done[-1].kind is Kind.CONFIRM:
                    current[seat] = self._turn(game.round, seat, done)
        return rounds, current

    def _turn(self, round_: int, seat: int, steps: list[Action]) -> dict[str, Any]:
        turn = turn_object(steps)
        if helps := self._helps.get((round_, seat)):
            turn["help"] = list(helps)
        if takebacks := self._takebacks[round_, seat]:
            turn["takebacks"] = takebacks
        return turn


def _seen(game: Game) -> tuple[int, bool]:
    """What has been shown to all: the cards of a round, and at a table everyone's turn when it closes."""
    return game.round, game.setup.seats > 1 and game.phase in (Phase.RESHUFFLE, Phase.END)


def _texts(cards: Sequence[DeckCard]) -> list[str]:
    return [card.text for card in cards]


def _in_stacks(cards: Sequence[DeckCard]) -> list[list[str]]:
    size = len(cards) // STACKS
    return [_texts(cards[i * size : (i + 1) * size]) for i in range(STACKS)]


def _deal_object(setup: Setup) -> dict[str, Any]:
    if setup.bank_card is None:
        return {"stacks": _in_stacks(setup.cards)}
    return {"deck": _texts(setup.cards), "bank_card": setup.bank_card.text}


def _shuffle_object(shuffle: Shuffle) -> dict[str, Any]:
    if shuffle.stack == ALL_STACKS:
        return {"round": shuffle.round, "stacks": _in_stacks(shuffle.cards)}
    if shuffle.stack == DRAW_DECK:
        return {"round": shuffle.round, "deck": _texts(shuffle.cards)}
    return {"round": shuffle.round, "stack": shuffle.stack, "cards": _texts(shuffle.cards)}
