"""What a card on ACME's pile brings it in the end."""

from newvegas_desktop.new_las_vegas.bots.chances import rising
from newvegas_desktop.new_las_vegas.rules.acme import acme_run, count_effect
from newvegas_desktop.new_las_vegas.rules.cards import EFFECTS, Card, Effect
from newvegas_desktop.new_las_vegas.rules.figures import Area
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.places import STREETS
from newvegas_desktop.new_las_vegas.rules.runs import longest_runs

SHARE = 1 / len(EFFECTS)
"""Of the cards still to come, those of one effect."""


def acme_points(game: Game, pile: tuple[Card, ...], rounds: int) -> float:
    """ACME's score to expect with a pile, so many rounds before the end."""
    architect = game.setup.architect
    assert architect is not None
    more = rounds * SHARE
    improvements = count_effect(pile, Effect.IMPROVEMENT) + more

    def value(area: Area) -> float:
        return area.base + (area.better - area.base) * rising(improvements - area.needed + 0.5, 0.2 + 0.04 * rounds)

    pairs = sum(1 for i in range(1, len(pile)) if pile[i].effect is pile[i - 1].effect)
    run = acme_run(architect, pile) + more
    longer = sum(rising(run - length - 0.5, 0.3 + 0.1 * rounds) for length in longest_runs(game.board, game.sheets[0]))
    total = run * STREETS + longer * value(architect.streets)
    if game.setup.golf:
        total += (pairs + more) * value(architect.golf)
    total += game.acme.hotels.bit_count() * value(architect.hotels)
    for effect, area in (
        (Effect.INAUGURATION, architect.inauguration),
        (Effect.SHOW, architect.shows),
        (Effect.LIMOUSINE, architect.limousine),
    ):
        total += (count_effect(pile, effect) + more) * value(area)
    return total


def gifts(game: Game, rounds: int) -> tuple[float, ...]:
    """What each card of the round would bring ACME, more than the least of them."""
    pile = game.solo_cards.pile
    points = [acme_points(game, (*pile, card), rounds) for card in game.solo_cards.hand]
    return tuple(value - min(points) for value in points)
