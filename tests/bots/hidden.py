"""A game changed in everything that one seat may not see."""

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.family.stacks import Stacks
from newvegas_desktop.new_las_vegas.rules.cards import Card
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.shuffles import seeded
from newvegas_desktop.new_las_vegas.rules.turn import Stage


def otherwise(game: Game, seat: int, seed: int) -> Game:
    """The same game to one seat, with other cards to come, other votes, answers and turns of the others."""
    game = game.copy()
    chance = Generator.named(seed, "hidden")
    game.chance = seeded(seed + 1)
    if game.phase is not Phase.VOTE:
        for other in range(len(game.votes)):
            if other != seat and game.votes[other] is not None:
                game.votes[other] = not game.votes[other]
    if game.phase is Phase.RESHUFFLE:
        for other in game.asked:
            if other != seat and game.answers[other] is not None:
                game.answers[other] = not game.answers[other]
    if game.phase is Phase.TURNS:
        for other in range(len(game.turns)):
            if other != seat:
                _play_otherwise(game, other, chance)
    if game.setup.solo:
        _swap_solo_cards(game, chance)
    else:
        _shuffle_stacks(game, chance)
    return game


def _play_otherwise(game: Game, other: int, chance: Generator) -> None:
    """Another turn by lot: as far as it was before, confirmed or not."""
    confirmed = game.turns[other].stage is Stage.DONE
    game.reopen(other)
    for _ in range(1 + chance.below(3)) if not confirmed else range(99):
        legal = [action for action in game.legal(other) if confirmed or action.text != "confirm"]
        if not legal:
            return
        game.apply(other, chance.choice(legal))


def _shuffle_stacks(game: Game, chance: Generator) -> None:
    """The fronts on top are seen with the effects behind them (R26); before the first round nothing is."""
    seen = 1 if game.round else 0
    stacks = game.cards.stacks
    below = [card for stack in stacks for card in stack[seen:]]
    chance.shuffle(below)
    found = []
    for stack in stacks:
        size = len(stack) - seen
        found.append((*stack[:seen], *below[:size]))
        del below[:size]
    game.cards = Stacks(tuple(found), game.cards.discards)


def _swap_solo_cards(game: Game, chance: Generator) -> None:
    """Of the deck only the top card's effect is seen, of the bank card only its effect."""
    cards, bank = game.solo_cards, game.setup.bank_card
    if not cards.deck:
        return
    top, *rest = cards.deck
    chance.shuffle(rest)
    for i, card in enumerate(rest):
        if isinstance(top, Card) and isinstance(card, Card) and card.effect is top.effect:
            top, rest[i] = card, top
            break
    for i, card in enumerate(rest):
        if bank is not None and isinstance(card, Card) and card.effect is bank.effect and card != bank:
            bank, rest[i] = card, bank
            break
    game.solo_cards = cards._replace(deck=(top, *rest))
    game.setup = game.setup._replace(bank_card=bank, cards=())
