"""Replaying a record move by move: every card, move and figure in it is checked."""

from collections.abc import Callable, Iterable
from typing import Protocol

from newvegas_desktop.family.say import Sentence, Told
from newvegas_desktop.new_las_vegas.records.cards import BadCards, parse_cards, same_cards, solo_deck
from newvegas_desktop.new_las_vegas.records.model import (
    DeckShuffle,
    Record,
    SoloDeal,
    StackShuffle,
    StacksShuffle,
    TableDeal,
    TurnModel,
)
from newvegas_desktop.new_las_vegas.records.turns import BadTurn, turn_steps
from newvegas_desktop.new_las_vegas.rules.actions import RESHUFFLE, VOTE, Action
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS, Card, Colour, DeckCard
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.projects import GOLF_PROJECTS, PROJECTS, colour_of
from newvegas_desktop.new_las_vegas.rules.reasons import IllegalAction
from newvegas_desktop.new_las_vegas.rules.setup import Setup
from newvegas_desktop.new_las_vegas.rules.shuffles import ALL_STACKS, DRAW_DECK, Chance, Shuffle, seeded
from newvegas_desktop.new_las_vegas.words.reasons import sentence


class BadRecord(Told):
    """A record that is wrong; it names the first fault with its place, in one sentence."""


def _at(fault: Sentence, round_: int | None = None, seat: int | None = None) -> Sentence:
    """A fault with its place; people count seats from 1."""
    if round_ is None:
        return fault if seat is None else Sentence("seat {seat}: {fault}", seat=seat + 1, fault=fault)
    if seat is None:
        return Sentence("round {round}: {fault}", round=round_, fault=fault)
    return Sentence("round {round}, seat {seat}: {fault}", round=round_, seat=seat + 1, fault=fault)


def _seats(seats: Iterable[int]) -> Sentence:
    return Sentence("seat {seats}", seats=", ".join(str(seat + 1) for seat in seats))


class RecordedChance:
    """The shuffles of a record; those after the rounds it holds turns of come from its seed."""

    def __init__(self, recorded: list[Shuffle], last_round: int, later: Chance) -> None:
        """Keep what was recorded up to a round, and where later shuffles come from."""
        self.recorded = recorded
        self.last_round = last_round
        self.later = later

    def __call__(self, nth: int, round_: int, stack: int, cards: list[DeckCard]) -> tuple[DeckCard, ...]:
        """The recorded shuffle, if it is the one that is due."""
        what = Sentence("the shuffle of stack {stack}", stack=stack)
        if stack == ALL_STACKS:
            what = Sentence("the reshuffle of all cards")
        elif stack == DRAW_DECK:
            what = Sentence("the shuffle of the draw deck")
        strict = round_ <= self.last_round
        if nth < len(self.recorded):
            due = self.recorded[nth]
            if (due.round, due.stack) == (round_, stack):
                try:
                    same_cards(due.cards, cards)
                except BadCards as problem:
                    if strict:
                        raise BadRecord(_at(Sentence("{what}: {why}.", what=what, why=problem), round_)) from None
                else:
                    return due.cards
            elif strict:
                raise BadRecord(
                    _at(Sentence("{what} is due, but the record's next shuffle is another.", what=what), round_)
                )
        elif strict:
            raise BadRecord(_at(Sentence("{what} is due, but the record does not hold it.", what=what), round_))
        return self.later(nth, round_, stack, cards)


def _parse(where: Sentence | str, texts: list[str], known: list[DeckCard]) -> tuple[DeckCard, ...]:
    try:
        return parse_cards(texts, known)
    except BadCards as problem:
        raise BadRecord("{where}: {why}.", where=where, why=problem) from None


def record_setup(board: Board, record: Record) -> Setup:
    """The set-up of a record, checked."""
    if record.figures != board.version:
        raise BadRecord("figures: the record needs version {version} of the figures.", version=record.figures)
    for colour, project in zip(Colour, record.projects, strict=True):
        if project not in PROJECTS or colour_of(project) != colour:
            raise BadRecord("projects: {project} is not a {colour} project.", project=ascii(project), colour=colour.key)
        if not record.golf and project in GOLF_PROJECTS:
            raise BadRecord("projects: {project} is never drawn without golf.", project=project)
    pink, violet, yellow = record.projects
    bank_card: Card | None = None
    known: list[DeckCard] = solo_deck(board.deck) if isinstance(record.deal, SoloDeal) else list(board.deck)
    whole = known
    if isinstance(record.deal, TableDeal):
        if len({len(stack) for stack in record.deal.stacks}) > 1:
            raise BadRecord("deal: the three stacks must be of equal size.")
        cards = _parse("deal", [text for stack in record.deal.stacks for text in stack], known)
    else:
        cards = _parse("deal", record.deal.deck, known)
        (aside,) = _parse("deal", [record.deal.bank_card], list(board.deck))
        assert isinstance(aside, Card)
        bank_card = aside
        whole = known[:]
        whole.remove(aside)
        upper = len(board.deck) // 2
        if any(card in APPROVALS for card in cards[:upper]):
            # R25: the approvals lie in the lower half
            raise BadRecord("deal: an approval lies in the upper half of the deck.")
    try:
        same_cards(cards, whole)
    except BadCards as problem:
        raise BadRecord("deal: {why}.", why=problem) from None
    architect = record.architect.card() if record.architect else None
    return Setup(len(record.seats), record.golf, record.bank, (pink, violet, yellow), cards, architect, bank_card)


def _recorded_shuffles(board: Board, record: Record) -> list[Shuffle]:
    known = solo_deck(board.deck)
    found = []
    for shuffle in record.shuffles:
        where = Sentence("round {round}: shuffle", round=shuffle.round)
        if isinstance(shuffle, StacksShuffle):
            cards = _parse(where, [text for stack in shuffle.stacks for text in stack], known)
            if len({len(stack) for stack in shuffle.stacks}) > 1:
                raise BadRecord("{where}: the three stacks must be of equal size.", where=where)
            found.append(Shuffle(shuffle.round, ALL_STACKS, cards))
        elif isinstance(shuffle, StackShuffle):
            found.append(Shuffle(shuffle.round, shuffle.stack, _parse(where, shuffle.cards, known)))
        else:
            assert isinstance(shuffle, DeckShuffle)
            found.append(Shuffle(shuffle.round, DRAW_DECK, _parse(where, shuffle.deck, known)))
    return found


def record_seed(record: Record) -> int | str:
    """What later shuffles are drawn from: the seed, or where there is none the deal itself."""
    if record.seed is not None:
        return record.seed
    deal = record.deal
    return ",".join(deal.deck if isinstance(deal, SoloDeal) else (text for stack in deal.stacks for text in stack))


def start(board: Board, record: Record) -> Game:
    """The game of a record before its first action."""
    last_round = len(record.rounds) + (record.current is not None)
    chance = RecordedChance(_recorded_shuffles(board, record), last_round, seeded(record_seed(record)))
    return new_game(board, record_setup(board, record), chance)


class Submit(Protocol):
    """Takes an action of a seat."""

    def __call__(self, seat: int, action: Action) -> object:
        """Take it, or raise IllegalAction."""


def replay(board: Board, record: Record) -> Game:
    """The game after everything the record holds; BadRecord names the first thing that is wrong."""
    game = start(board, record)
    replay_into(lambda: game, game.apply, record)
    return game


def replay_into(game: Callable[[], Game], submit: Submit, record: Record) -> None:
    """Play a record's actions through `submit`, starting where the record starts."""
    _replay_votes(game(), submit, record)
    for number, played in enumerate(record.rounds, 1):
        if game().phase is Phase.END:
            raise BadRecord(_at(Sentence("the game ended in round {last}.", last=game().round), number))
        _replay_turns(game(), submit, played.turns, number)
        if game().phase is Phase.RESHUFFLE:
            _replay_answers(game(), submit, played.reshuffle, number)
        elif played.reshuffle is not None:
            raise BadRecord(_at(Sentence("nobody was asked to reshuffle, so reshuffle must be null."), number))
    if record.current is not None:
        _replay_current(game(), submit, record)
    _check_end(game(), record)
    chance = game().chance
    assert isinstance(chance, RecordedChance)
    # all of it is checked; from here on, or taken back, the game may go another way
    chance.last_round = 0
    for unused in chance.recorded[len(game().shuffles) :]:
        # a game taken back may know what is to come
        if record.end is not None or unused.round <= len(record.rounds):
            raise BadRecord(_at(Sentence("the record holds a shuffle that never happened."), unused.round))


def _replay_votes(game: Game, submit: Submit, record: Record) -> None:
    for seat, vote in enumerate(record.loans or []):
        if vote is not None:
            submit(seat, VOTE[vote])
        elif record.rounds or record.end or (record.current and any(record.current.turns)):
            raise BadRecord(_at(Sentence("the vote is missing."), None, seat))


def _play_turn(submit: Submit, turn: TurnModel, solo: bool, round_: int, seat: int) -> None:
    try:
        for step in turn_steps(turn, solo):
            submit(seat, step)
    except IllegalAction as illegal:
        raise BadRecord(
            _at(Sentence("{what}: {why}.", what=illegal.text, why=sentence(illegal.reason)), round_, seat)
        ) from None
    except BadTurn as problem:
        raise BadRecord(_at(Sentence("{why}.", why=problem), round_, seat)) from None


def _replay_turns(game: Game, submit: Submit, turns: list[TurnModel], round_: int) -> None:
    if len(turns) != game.setup.seats:
        raise BadRecord(
            _at(
                Sentence("there are {turns} turns for {seats} seats.", turns=len(turns), seats=game.setup.seats), round_
            )
        )
    solo = game.setup.solo
    for seat, turn in enumerate(turns):
        _play_turn(submit, turn, solo, round_, seat)


def _replay_answers(game: Game, submit: Submit, answers: list[bool | None] | None, round_: int) -> None:
    asked = game.asked
    if answers is None:
        raise BadRecord(_at(Sentence("a first project was completed, so reshuffle needs one entry a seat."), round_))
    if len(answers) != game.setup.seats:
        raise BadRecord(
            _at(
                Sentence(
                    "reshuffle has {answers} entries for {seats} seats.", answers=len(answers), seats=game.setup.seats
                ),
                round_,
            )
        )
    for seat, answer in enumerate(answers):
        if (answer is not None) != (seat in asked):
            asked_too = Sentence("this seat was asked to reshuffle.")
            fault = asked_too if seat in asked else Sentence("this seat was not asked to reshuffle.")
            raise BadRecord(_at(fault, round_, seat))
    for seat in asked:
        submit(seat, RESHUFFLE[bool(answers[seat])])


def _replay_current(game: Game, submit: Submit, record: Record) -> None:
    assert record.current is not None
    turns = record.current.turns
    number = len(record.rounds) + 1
    if len(turns) != game.setup.seats:
        raise BadRecord(
            _at(
                Sentence("current has {turns} turns for {seats} seats.", turns=len(turns), seats=game.setup.seats),
                number,
            )
        )
    if game.phase is Phase.END:
        raise BadRecord(_at(Sentence("the game ended in round {last}.", last=game.round), number))
    for seat, turn in enumerate(turns):
        if turn is not None:
            _play_turn(submit, turn, game.setup.solo, number, seat)
    if game.phase is Phase.TURNS and game.round > number:
        raise BadRecord(
            _at(Sentence("every seat has confirmed, so the round is closed and belongs to rounds."), number)
        )


def _check_end(game: Game, record: Record) -> None:
    outcome, end = game.outcome, record.end
    if outcome is None:
        if end is not None:
            raise BadRecord("end: the game has not ended after round {last}.", last=len(record.rounds))
        return
    reasons = [reason.value for reason in outcome.reasons]
    if end is None:
        raise BadRecord(
            "end: the game ended in round {last} ({reasons}), but end is missing.",
            last=game.round,
            reasons=", ".join(reasons),
        )
    if end.reasons != reasons:
        raise BadRecord(
            "end: the reasons are {reasons}, not {noted}.", reasons=", ".join(reasons), noted=", ".join(end.reasons)
        )
    rows = outcome.parts()
    if len(end.scores) != len(rows):
        raise BadRecord("end: there are {scores} scores instead of {rows}.", scores=len(end.scores), rows=len(rows))
    for seat, (row, noted) in enumerate(zip(rows, end.scores, strict=True)):
        for part, points in row.items():
            if getattr(noted, part) != points:
                raise BadRecord(
                    "end, seat {seat}: {part} is {points}, not {noted}.",
                    seat=seat + 1,
                    part=part,
                    points=points,
                    noted=getattr(noted, part),
                )
    if end.winners != list(outcome.winners):
        raise BadRecord(
            "end: the winners are {winners}, not {noted}.", winners=_seats(outcome.winners), noted=_seats(end.winners)
        )
