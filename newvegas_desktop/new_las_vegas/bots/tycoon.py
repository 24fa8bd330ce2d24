"""The fourth level: a planner that watches its rivals and looks one round ahead over the cards that may come."""

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.bots.bot import Stop
from newvegas_desktop.new_las_vegas.bots.cards_to_come import draw_offers, unseen_cards
from newvegas_desktop.new_las_vegas.bots.next_round import NextRound
from newvegas_desktop.new_las_vegas.bots.planner import Planner
from newvegas_desktop.new_las_vegas.bots.situation import Situation
from newvegas_desktop.new_las_vegas.bots.turns import Line, Scales, Width
from newvegas_desktop.new_las_vegas.bots.weights import SHREWD
from newvegas_desktop.new_las_vegas.rules.rounds import settle_sheet
from newvegas_desktop.new_las_vegas.rules.sheet import NOT_DONE
from newvegas_desktop.new_las_vegas.rules.view import Seen

CLOSE = 3
"""Turns that are looked at closely."""
AHEAD = 6
"""Casinos tried for a number of the next round."""
MARGIN = 6.0
"""A turn so much worse than the best is not."""


class Tycoon(Planner):
    """The same cards are imagined after every turn it compares, so that luck does not decide between them."""

    weights = SHREWD
    watchful = True
    width = Width(lots=16, openings=8, bonuses=4)

    def choose(
        self,
        seen: Seen,
        about: Situation,
        lines: list[Line],
        scales: Scales,
        chance: Generator,
        budget: int,
        stop: Stop,
    ) -> tuple[Line, int]:
        """Among the best turns the one after which the next round is the best, on average over samples."""
        best = lines[0].worth
        close = [line for line in lines[:CLOSE] if line.worth > best - MARGIN]
        if len(close) == 1:
            return lines[0], 0
        game, seat = about.game, about.seat
        rounds: list[NextRound | None] = []
        for line in close:
            sheet = settle_sheet(game, seat, line.game.sheets[seat], about.hotels_taken, about.projects_taken, [])
            over = not sheet.available or sheet.checked >= game.board.boxes or NOT_DONE not in sheet.projects
            rounds.append(None if over else NextRound(game, seat, sheet, scales, AHEAD))
        unseen = unseen_cards(seen)
        totals = [0.0] * len(close)
        samples = 0
        while samples < budget and not stop():
            offers = draw_offers(seen, unseen, chance)
            for i, coming in enumerate(rounds):
                totals[i] += (
                    close[i].worth
                    if coming is None
                    else coming.worth(offers) - scales.gift(close[i].game.turns[seat].given)
                )
            samples += 1
        if not samples:
            return lines[0], 0
        return close[max(range(len(close)), key=totals.__getitem__)], samples
