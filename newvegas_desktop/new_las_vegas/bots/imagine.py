"""A private game made of what a seat may see, to try turns on. What is hidden is left empty."""

from newvegas_desktop.family.stacks import Stacks
from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.new_las_vegas.rules.cards import Card, DeckCard, Effect
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.setup import Setup
from newvegas_desktop.new_las_vegas.rules.sheet import NO_NUMBER, Sheet
from newvegas_desktop.new_las_vegas.rules.solo import SoloCards
from newvegas_desktop.new_las_vegas.rules.turn import FRESH, Turn
from newvegas_desktop.new_las_vegas.rules.view import Seen


def _no_chance(nth: int, round_: int, stack: int, cards: list[DeckCard]) -> tuple[DeckCard, ...]:
    raise AssertionError("an imagined round is never closed")


def before_turn(sheet: Sheet, turn: Turn) -> Sheet:
    """A seat's sheet as it was at the beginning of the round, in everything that hotels and projects ask."""
    if not turn.steps:
        return sheet
    sheet = sheet.copy()
    crossed = bytearray(sheet.crossed)
    for step in turn.steps:
        kind = step.kind
        if kind is Kind.OPEN or kind is Kind.EXTEND:
            sheet.opened &= ~(1 << step.a)
            sheet.numbers = sheet.numbers[: step.a] + bytes((NO_NUMBER,)) + sheet.numbers[step.a + 1 :]
            sheet.holes &= ~(1 << step.a)
        elif kind is Kind.CONSTRUCTION:
            sheet.built &= ~(1 << step.a)
        elif kind is Kind.SHOW:
            sheet.stars &= ~(1 << turn.lot)
            crossed[step.a] -= 1
        elif kind is Kind.IMPROVEMENT:
            crossed[step.a] -= 1
        elif kind is Kind.INAUGURATION:
            sheet.checked -= 1
        elif kind is Kind.LIMOUSINE:
            # which blocks they were matters to nobody: fewer are driven
            sheet.driven &= sheet.driven - 1
        if kind is Kind.CHANGE_NUMBER or kind is Kind.CHANGE_EFFECT or kind is Kind.EXTEND:
            sheet.circled -= 1
    sheet.crossed = bytes(crossed)
    return sheet


def imagine(seen: Seen) -> Game:
    """The game as the seat knows it: its own turn can be tried, nobody else's, and no card is turned."""
    game = Game.__new__(Game)
    seat = seen.seat
    game.board = seen.board
    bank_card = Card(0, seen.bank_effect) if seen.bank_effect is not None else None
    game.setup = Setup(seen.seats, seen.golf, seen.bank, seen.projects, (), seen.architect, bank_card)
    game.chance = _no_chance
    game.phase = seen.phase
    game.round = seen.round
    game.votes = list(seen.votes)
    game.sheets = list(seen.sheets)
    game.settled = list(seen.sheets)
    game.settled[seat] = before_turn(seen.sheets[seat], seen.turn)
    game.turns = [FRESH] * seen.seats
    game.turns[seat] = seen.turn
    game.cards = Stacks((), ())
    game.solo_cards = SoloCards((), seen.hand, seen.approvals, (), seen.pile)
    game.offers = seen.offers
    game.shuffles = ()
    game.asked = seen.asked
    game.answers = [None] * seen.seats
    game.acme = seen.acme
    game.outcome = None
    return game


def next_turn(game: Game, seat: int, sheet: Sheet, offers: tuple[tuple[int, Effect], ...]) -> Game:
    """The game as it may look in the next round: this sheet, these combinations, a fresh turn."""
    game = game.copy()
    game.sheets[seat] = game.settled[seat] = sheet
    game.turns[seat] = FRESH
    game.offers = offers
    return game
