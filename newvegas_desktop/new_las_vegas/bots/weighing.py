"""Weighs what a turn comes to: the sheet by its prospects, the end of the game by who wins, ACME's card by its use."""

from newvegas_desktop.new_las_vegas.bots.acme_outlook import gifts
from newvegas_desktop.new_las_vegas.bots.chances import rising
from newvegas_desktop.new_las_vegas.bots.prospects import Prospects
from newvegas_desktop.new_las_vegas.bots.situation import Situation, rounds_left
from newvegas_desktop.new_las_vegas.rules.rounds import settle_sheet
from newvegas_desktop.new_las_vegas.rules.sheet import NOT_DONE, Sheet

LAST_TURN = 5.0
"""Points a rival makes in the round that ends the game."""


class Weighing:
    """Scales for one situation."""

    def __init__(self, prospects: Prospects, about: Situation) -> None:
        """For a bot's beliefs in one situation."""
        self._prospects = prospects
        self._about = about
        self._ended = about._replace(rounds=0.0, tracks={}, leads={})
        self._win = prospects.weights.win
        self._rival = max((rival.points for rival in about.rivals), default=0.0)
        self._rival_now = max((rival.points_now for rival in about.rivals), default=0.0) + LAST_TURN
        game = about.game
        self._gifts: tuple[float, ...] = ()
        if game.setup.solo:
            self._gifts = gifts(game, round(rounds_left(game.board, game.sheets[about.seat], game.round)))

    def sheet(self, sheet: Sheet) -> float:
        """What a sheet is worth to its owner."""
        if not self._win or self._about.game.setup.solo:
            return self._prospects.worth(self._about, sheet)
        if self.over(sheet):
            worth = self._at_the_end(sheet)
            return worth + self._win * (2 * rising(worth - self._rival_now, 5.0) - 1)
        worth = self._prospects.worth(self._about, sheet)
        return worth + self._win * (2 * rising(worth - self._rival, 15.0) - 1)

    def _at_the_end(self, sheet: Sheet) -> float:
        """The score of a sheet if the game ends with this round."""
        return sum(self._prospects.parts(self._ended, sheet)[:-1])

    def ends_ahead(self, sheet: Sheet) -> bool:
        """Whether a sheet ends the game while it is ahead; only a bot that plays to win asks."""
        if not self._win or self._about.game.setup.solo:
            return False
        return self.over(sheet) and self._at_the_end(sheet) > self._rival_now

    def over(self, sheet: Sheet) -> bool:
        """Whether the game ends with this round because of this sheet."""
        about = self._about
        board = about.game.board
        if sheet.checked >= board.boxes or not sheet.built & ~sheet.opened:
            return True
        if sheet.projects.count(NOT_DONE) > 1:
            return False
        settled = settle_sheet(about.game, about.seat, sheet, about.hotels_taken, about.projects_taken, [])
        return NOT_DONE not in settled.projects

    def gift(self, card: int) -> float:
        """What it costs to give a card to ACME."""
        return self._gifts[card] if card >= 0 and self._gifts else 0.0
