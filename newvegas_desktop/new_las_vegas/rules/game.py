"""A game in progress: its state, and the one way to change it."""

from collections.abc import Callable

from newvegas_desktop.family.stacks import Stacks
from newvegas_desktop.new_las_vegas.rules.acme import Acme
from newvegas_desktop.new_las_vegas.rules.actions import CONFIRM, PAIRS, Action, Kind
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import EFFECTS, Card, Effect
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
from newvegas_desktop.new_las_vegas.rules.turn import FRESH, Bonus, Stage, Turn
from newvegas_desktop.new_las_vegas.rules.why_not import why_not

# looking a member up on its enum costs more than the comparison it is for (Python 3.11)
_ANSWERED = Happened.ANSWERED
_BONUS_EFFECT = Bonus.EFFECT
_CHOSEN = Happened.CHOSEN
_CONFIRMED = Happened.CONFIRMED
_DONE = Stage.DONE
_EFFECT = Stage.EFFECT
_EFFECT_CHANGED = Happened.EFFECT_CHANGED
_EXTEND = Bonus.EXTEND
_EXTENDED = Happened.EXTENDED
_GIVEN = Happened.GIVEN
_HAPPENED_REFUSED = Happened.REFUSED
_NUMBER = Bonus.NUMBER
_NUMBER_CHANGED = Happened.NUMBER_CHANGED
_OPEN = Stage.OPEN
_REFUSED = Stage.REFUSED
_STAR_CROSSED = Happened.STAR_CROSSED
_TURNS = Phase.TURNS
_VOTE = Phase.VOTE
_VOTED = Happened.VOTED

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
        if self.phase is _TURNS:
            return [seat for seat, turn in enumerate(self.turns) if turn.stage is not _DONE]
        if self.phase is _VOTE:
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
            events.append(Event(_VOTED, seat))
            if not self.waiting_for():
                begin_round(self, events)
        elif kind is Kind.RESHUFFLE:
            self.answers[seat] = bool(action.a)
            events.append(Event(_ANSWERED, seat, -1, action.a))
            if not self.waiting_for():
                answer_round(self, events)
        else:
            self._step(seat, action, events)
            if action is CONFIRM and not self.waiting_for():
                close_round(self, events)
        return events

    def _step(self, seat: int, action: Action, events: list[Event]) -> None:
        """Take one checked step of a turn, on copies of the turn and, where it writes on it, of the sheet."""
        sheet = self.sheets[seat]
        if action.kind not in _NOTHING_WRITTEN:
            sheet = self.sheets[seat] = sheet.copy()
        turn = self.turns[seat] = self.turns[seat].copy()
        turn.steps = (*turn.steps, action)
        _STEPS[action.kind](self, seat, sheet, turn, action, events)

    def reopen(self, seat: int) -> None:
        """Take back everything a seat did in the open round; its sheet is as it was at the round's beginning."""
        if self.phase is _TURNS:
            self.sheets[seat] = self.settled[seat]
            self.turns[seat] = FRESH


def _choose(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.stage = _OPEN
    turn.offer = action.a
    turn.number, turn.effect = game.offers[action.a]
    events.append(Event(_CHOSEN, seat, action.a))


def _take(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    _choose(game, seat, sheet, turn, action, events)
    turn.given = 3 - sum(PAIRS[action.a])
    events.append(Event(_GIVEN, seat, turn.given))


def _refuse(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.stage = _REFUSED
    events.append(Event(_HAPPENED_REFUSED, seat))
    check_boxes(game.board, sheet, seat, REFUSED_BOXES, events)


def _give(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    _refuse(game, seat, sheet, turn, action, events)
    turn.given = action.a
    events.append(Event(_GIVEN, seat, action.a))


def _change_number(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.bonus = _NUMBER
    turn.number += action.a
    circle_group(sheet, seat, False, events)
    events.append(Event(_NUMBER_CHANGED, seat, -1, turn.number))


def _open(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.stage = _EFFECT
    turn.lot = action.a
    write(game.board, game.setup.golf, sheet, seat, action.a, turn.number, events)


def _change_effect(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.bonus = _BONUS_EFFECT
    turn.effect = EFFECTS[action.a]
    turn.owed = True
    circle_group(sheet, seat, False, events)
    events.append(Event(_EFFECT_CHANGED, seat, action.a))


def _construction(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.used, turn.owed = True, False
    construct(sheet, seat, action.a, events)


def _show(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.used, turn.owed = True, False
    perform_show(game.board, sheet, seat, turn.lot, action.a, events)


def _limousine(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.used, turn.owed = True, False
    drive(game.board, sheet, seat, action.a, action.b, events)


def _inauguration(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.used, turn.owed = True, False
    check_boxes(game.board, sheet, seat, 1, events)


def _improvement(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.used, turn.owed = True, False
    improve(sheet, seat, action.a, events)


def _extend(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    turn.bonus = _EXTEND
    circle_group(sheet, seat, True, events)
    events.append(Event(_EXTENDED, seat, action.a, action.b))
    write(game.board, game.setup.golf, sheet, seat, action.a, sheet.numbers[action.b], events)
    if game.board.stars >> action.a & 1:
        _lose_star(sheet, seat, action.a, events)


def _confirm(game: Game, seat: int, sheet: Sheet, turn: Turn, action: Action, events: list[Event]) -> None:
    # the star of a casino opened without a Show is lost
    if turn.lot >= 0 and game.board.stars & ~sheet.stars & 1 << turn.lot:
        sheet = game.sheets[seat] = sheet.copy()
        _lose_star(sheet, seat, turn.lot, events)
    turn.stage = _DONE
    events.append(Event(_CONFIRMED, seat))


def _lose_star(sheet: Sheet, seat: int, lot: int, events: list[Event]) -> None:
    sheet.stars_lost |= 1 << lot
    events.append(Event(_STAR_CROSSED, seat, lot))


_NOTHING_WRITTEN = frozenset({Kind.CHOOSE, Kind.TAKE, Kind.CONFIRM})
_Step = Callable[[Game, int, Sheet, Turn, Action, list[Event]], None]
_STEPS: dict[Kind, _Step] = {
    Kind.CHOOSE: _choose,
    Kind.TAKE: _take,
    Kind.REFUSE: _refuse,
    Kind.GIVE: _give,
    Kind.CHANGE_NUMBER: _change_number,
    Kind.OPEN: _open,
    Kind.CHANGE_EFFECT: _change_effect,
    Kind.CONSTRUCTION: _construction,
    Kind.SHOW: _show,
    Kind.LIMOUSINE: _limousine,
    Kind.INAUGURATION: _inauguration,
    Kind.IMPROVEMENT: _improvement,
    Kind.EXTEND: _extend,
    Kind.CONFIRM: _confirm,
}


def new_game(board: Board, setup: Setup, chance: Chance) -> Game:
    """A game before its first vote, or before its first turn where there is no bank."""
    game = Game()
    game.board = board
    game.setup = setup
    game.chance = chance
    game.phase = _VOTE
    game.round = 0
    game.votes = [None] * setup.seats
    game.sheets = [Sheet.empty(board) for _ in range(setup.seats)]
    game.settled = game.sheets[:]
    game.turns = [FRESH] * setup.seats
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
