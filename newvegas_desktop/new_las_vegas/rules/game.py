"""A game in progress: its state, and the one way to change it."""

from newvegas_desktop.family.stacks import Stacks
from newvegas_desktop.new_las_vegas.rules.acme import Acme
from newvegas_desktop.new_las_vegas.rules.actions import EFFECT_KINDS, PAIRS, Action, Kind
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import Card, Effect
from newvegas_desktop.new_las_vegas.rules.effects import construct, drive, improve, perform_show
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.legal import legal_actions
from newvegas_desktop.new_las_vegas.rules.opening import write
from newvegas_desktop.new_las_vegas.rules.outcome import Outcome
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.reasons import IllegalAction, Reason
from newvegas_desktop.new_las_vegas.rules.rounds import answer_round, begin_round, close_round
from newvegas_desktop.new_las_vegas.rules.setup import Setup
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.shuffles import Chance, Shuffle
from newvegas_desktop.new_las_vegas.rules.solo import SoloCards
from newvegas_desktop.new_las_vegas.rules.track import check_boxes, circle_group
from newvegas_desktop.new_las_vegas.rules.turn import Bonus, Stage, Turn
from newvegas_desktop.new_las_vegas.rules.why_not import why_not

REFUSED_BOXES = 2
"""Boxes checked when no number fits."""


class Game:
    """The whole state of one game. Copies are cheap: sheets, turns and cards are replaced, never changed."""

    __slots__ = (
        "acme",
        "answers",
        "asked",
        "board",
        "cards",
        "chance",
        "offers",
        "outcome",
        "phase",
        "round",
        "settled",
        "setup",
        "sheets",
        "shuffles",
        "solo_cards",
        "turns",
        "votes",
    )

    board: Board
    setup: Setup
    chance: Chance
    phase: Phase
    round: int
    """Rounds from 1; 0 while votes are collected."""
    votes: list[bool | None]
    sheets: list[Sheet]
    """The sheets as they are written."""
    settled: list[Sheet]
    """The sheets as they were at the beginning of the round, which is what others see of them (R4)."""
    turns: list[Turn]
    cards: Stacks[Card]
    """The table's stacks; empty in solo."""
    solo_cards: SoloCards
    """The solo game's cards; empty at the table."""
    offers: tuple[tuple[int, Effect], ...]
    """The combinations of this round; in solo the six pairs of two different cards, in the order of PAIRS."""
    shuffles: tuple[Shuffle, ...]
    """Every shuffle after the deal."""
    asked: tuple[int, ...]
    """Seats asked whether to reshuffle (R19)."""
    answers: list[bool | None]
    acme: Acme
    outcome: Outcome | None

    def copy(self) -> "Game":
        """An independent copy."""
        copy = Game.__new__(Game)
        copy.board = self.board
        copy.setup = self.setup
        copy.chance = self.chance
        copy.phase = self.phase
        copy.round = self.round
        copy.votes = self.votes[:]
        copy.sheets = self.sheets[:]
        copy.settled = self.settled[:]
        copy.turns = self.turns[:]
        copy.cards = self.cards
        copy.solo_cards = self.solo_cards
        copy.offers = self.offers
        copy.shuffles = self.shuffles
        copy.asked = self.asked
        copy.answers = self.answers[:]
        copy.acme = self.acme
        copy.outcome = self.outcome
        return copy

    def __eq__(self, other: object) -> bool:
        """Equal in everything but the source of chance."""
        if not isinstance(other, Game):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Game.__slots__ if name != "chance")

    __hash__ = None  # type: ignore[assignment]  # a game changes with every action

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat, in a stable order."""
        return legal_actions(self, seat)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """None if the action is legal, otherwise why it is not."""
        return why_not(self, seat, action)

    def waiting_for(self) -> list[int]:
        """The seats that have something to do; never empty before the end."""
        if self.phase is Phase.TURNS:
            return [seat for seat, turn in enumerate(self.turns) if turn.stage is not Stage.DONE]
        if self.phase is Phase.VOTE:
            return [seat for seat, vote in enumerate(self.votes) if vote is None]
        return [seat for seat in self.asked if self.answers[seat] is None]

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Check and take one action; what changed. IllegalAction if the rules do not allow it."""
        reason = why_not(self, seat, action)
        if reason is not None:
            raise IllegalAction(seat, action.text, reason)
        events: list[Event] = []
        kind = action.kind
        if kind is Kind.VOTE:
            self.votes[seat] = bool(action.a)
            events.append(Event(Happened.VOTED, seat))
            if not self.waiting_for():
                begin_round(self, events)
        elif kind is Kind.RESHUFFLE:
            self.answers[seat] = bool(action.a)
            events.append(Event(Happened.ANSWERED, seat, -1, action.a))
            if not self.waiting_for():
                answer_round(self, events)
        else:
            self._step(seat, action, events)
            if kind is Kind.CONFIRM and not self.waiting_for():
                close_round(self, events)
        return events

    def _step(self, seat: int, action: Action, events: list[Event]) -> None:
        """Take one checked step of a turn, on copies of the sheet and the turn."""
        sheet = self.sheets[seat] = self.sheets[seat].copy()
        turn = self.turns[seat] = self.turns[seat].copy()
        turn.steps = (*turn.steps, action)
        kind = action.kind
        if kind is Kind.OPEN:
            turn.stage = Stage.EFFECT
            turn.lot = action.a
            write(self.board, self.setup.golf, sheet, seat, action.a, turn.number, events)
        elif kind is Kind.CONFIRM:
            self._confirm(seat, sheet, turn, events)
        elif kind is Kind.CHOOSE or kind is Kind.TAKE:
            turn.stage = Stage.OPEN
            turn.offer = action.a
            turn.number, turn.effect = self.offers[action.a]
            events.append(Event(Happened.CHOSEN, seat, action.a))
            if kind is Kind.TAKE:
                turn.given = 3 - sum(PAIRS[action.a])
                events.append(Event(Happened.GIVEN, seat, turn.given))
        elif kind in EFFECT_KINDS:
            turn.used = True
            turn.owed = False
            self._effect(seat, sheet, turn, action, events)
        elif kind is Kind.CHANGE_NUMBER:
            turn.bonus = Bonus.NUMBER
            turn.number += action.a
            circle_group(sheet, seat, False, events)
            events.append(Event(Happened.NUMBER_CHANGED, seat, -1, turn.number))
        elif kind is Kind.CHANGE_EFFECT:
            turn.bonus = Bonus.EFFECT
            turn.effect = Effect(action.a)
            turn.owed = True
            circle_group(sheet, seat, False, events)
            events.append(Event(Happened.EFFECT_CHANGED, seat, action.a))
        elif kind is Kind.EXTEND:
            turn.bonus = Bonus.EXTEND
            circle_group(sheet, seat, True, events)
            events.append(Event(Happened.EXTENDED, seat, action.a, action.b))
            write(self.board, self.setup.golf, sheet, seat, action.a, sheet.numbers[action.b], events)
            if self.board.stars >> action.a & 1:
                sheet.stars_lost |= 1 << action.a
                events.append(Event(Happened.STAR_CROSSED, seat, action.a))
        else:
            turn.stage = Stage.REFUSED
            events.append(Event(Happened.REFUSED, seat))
            check_boxes(self.board, sheet, seat, REFUSED_BOXES, events)
            if kind is Kind.GIVE:
                turn.given = action.a
                events.append(Event(Happened.GIVEN, seat, action.a))

    def _effect(self, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
        kind = action.kind
        if kind is Kind.CONSTRUCTION:
            construct(sheet, seat, action.a, events)
        elif kind is Kind.SHOW:
            perform_show(self.board, sheet, seat, turn.lot, action.a, events)
        elif kind is Kind.LIMOUSINE:
            drive(self.board, sheet, seat, action.a, action.b, events)
        elif kind is Kind.INAUGURATION:
            check_boxes(self.board, sheet, seat, 1, events)
        else:
            improve(sheet, seat, action.a, events)

    def _confirm(self, seat: int, sheet: Sheet, turn: Turn, events: list[Event]) -> None:
        """End the turn: the star of a casino opened without a Show is lost."""
        lot = turn.lot
        if lot >= 0 and self.board.stars >> lot & 1 and not sheet.stars >> lot & 1:
            sheet.stars_lost |= 1 << lot
            events.append(Event(Happened.STAR_CROSSED, seat, lot))
        turn.stage = Stage.DONE
        events.append(Event(Happened.CONFIRMED, seat))

    def reopen(self, seat: int) -> None:
        """Take back everything a seat did in the open round; its sheet is as it was at the round's beginning."""
        if self.phase is Phase.TURNS:
            self.sheets[seat] = self.settled[seat]
            self.turns[seat] = Turn.fresh()


def new_game(board: Board, setup: Setup, chance: Chance) -> Game:
    """A game before its first vote, or before its first turn where there is no bank."""
    game = Game()
    game.board = board
    game.setup = setup
    game.chance = chance
    game.phase = Phase.VOTE
    game.round = 0
    game.votes = [None] * setup.seats
    game.sheets = [Sheet.empty(board) for _ in range(setup.seats)]
    game.settled = game.sheets[:]
    game.turns = [Turn.fresh() for _ in range(setup.seats)]
    game.cards = Stacks((), ())
    game.solo_cards = SoloCards(())
    if setup.solo:
        game.solo_cards = SoloCards(setup.cards)
    else:
        game.cards = Stacks.dealt(tuple(card for card in setup.cards if isinstance(card, Card)), 3)
    game.offers = ()
    game.shuffles = ()
    game.asked = ()
    game.answers = [None] * setup.seats
    game.acme = Acme()
    game.outcome = None
    if not setup.bank:
        begin_round(game, [])
    return game
