"""A real position for a rescue: a game of two by the rules, whose players love to drive and do not think of home."""

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.setup import deal
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.shuffles import seeded

_FIRST_LOVE = (Effect.LIMOUSINE, Effect.IMPROVEMENT)
_WANTED = (Column.VIP, Column.LUXURY, Column.MISSING_PATH)
_SKIPPED = frozenset({Kind.CHANGE_NUMBER, Kind.CHANGE_EFFECT, Kind.EXTEND})


def play_until(board: Board, seed: int, driven: int) -> tuple[Sheet, int] | None:
    """The first player's sheet once so many paths are drawn, and the round; None if the game ends before."""
    game = new_game(board, deal(board, seed, seats=2, bank=False), seeded(seed))
    chance = Generator.named(seed, "drivers")
    while game.outcome is None:
        for seat in game.waiting_for():
            round_ = game.round
            while game.round == round_ and (legal := game.legal(seat)):
                game.apply(seat, _decide(game, seat, legal, chance))
        if len(game.sheets[0].route) // 2 >= driven:
            return game.sheets[0], game.round
    return None


def _decide(game: Game, seat: int, legal: list[Action], chance: Generator) -> Action:
    """One of the legal actions they like best; by lot among equals."""
    rated = [(_liking(game, seat, action), action) for action in legal]
    best = max(liking for liking, _ in rated)
    return chance.choice([action for liking, action in rated if liking == best])


def _liking(game: Game, seat: int, action: Action) -> int:
    board, sheet = game.board, game.sheets[seat]
    if action.kind in _SKIPPED:
        return -2
    if action.kind is Kind.CHOOSE:
        effect = game.offers[action.a][1]
        return 2 - _FIRST_LOVE.index(effect) if effect in _FIRST_LOVE else 0
    if action.kind is Kind.OPEN:
        return int(board.vip >> action.a & 1 or board.luxury >> action.a & 1)
    if action.kind is Kind.LIMOUSINE:
        # the light is the end of the fun
        if action.b == board.roads.light:
            return 0
        blocks = board.roads.joining[sheet.route[-1] if sheet.route else board.roads.light, action.a]
        blocks |= board.roads.joining[action.a, action.b]
        return 2 + any(block & blocks for lot, block in board.carpets if (board.vip | board.luxury) >> lot & 1)
    if action.kind is Kind.IMPROVEMENT:
        return 2 + (action.a in _WANTED)
    return -1 if action.kind is Kind.CONFIRM else 1
