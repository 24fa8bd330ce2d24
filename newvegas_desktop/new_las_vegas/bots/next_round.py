"""What a sheet is worth one round later, whatever cards come: each number and each effect is reckoned once."""

from newvegas_desktop.new_las_vegas.bots.cards_to_come import Offers
from newvegas_desktop.new_las_vegas.bots.imagine import next_turn
from newvegas_desktop.new_las_vegas.bots.turns import Openings, Scales, after
from newvegas_desktop.new_las_vegas.rules.actions import EFFECT_KINDS, Action, Kind
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.game import REFUSED_BOXES, Game
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.track import check_boxes


class NextRound:
    """A sheet at the beginning of the next round."""

    def __init__(self, game: Game, seat: int, sheet: Sheet, scales: Scales, lots: int) -> None:
        """The sheet as the turn leaves it, hotels and projects settled."""
        self._game = game
        self._seat = seat
        self._sheet = sheet
        self._scales = scales
        self._openings = Openings(game, seat, sheet, scales, lots)
        self._gains: dict[tuple[Effect, bool], float] = {}
        self._best: dict[tuple[int, Effect], float] = {}
        self._refused: float | None = None

    def worth(self, offers: Offers) -> float:
        """What the best turn with these combinations comes to, about."""
        best = -999.0
        for offer in offers:
            worth = self._best.get(offer)
            if worth is None:
                worth = self._best[offer] = self._with(*offer)
            if worth > best:
                best = worth
        if best > -999.0:
            return best
        if self._refused is None:
            sheet = self._sheet.copy()
            check_boxes(self._game.board, sheet, self._seat, REFUSED_BOXES, [])
            self._refused = self._scales.sheet(sheet)
        return self._refused

    def _with(self, number: int, effect: Effect) -> float:
        openings = self._openings.of(number)
        if not openings:
            return -999.0
        worth, lot = openings[0]
        if effect is not Effect.SHOW:
            return worth + self._gain(number, lot, effect, False)
        stars = self._game.board.stars
        for starred, lot in openings:
            if stars >> lot & 1:
                return max(worth, starred + self._gain(number, lot, effect, True))
        return worth

    def _gain(self, number: int, lot: int, effect: Effect, star: bool) -> float:
        """What an effect brings after an opening; about the same after any other."""
        gain = self._gains.get((effect, star))
        if gain is None:
            seat, sheet = self._seat, self._scales.sheet
            game = next_turn(self._game, seat, self._sheet, ((number, effect),) * len(self._game.offers))
            game = after(game, seat, game.legal(seat)[0])
            game = after(game, seat, _opening(game.legal(seat), lot))
            before = sheet(game.sheets[seat])
            ends = [after(game, seat, action) for action in game.legal(seat) if action.kind in EFFECT_KINDS]
            gain = max((sheet(end.sheets[seat]) - before for end in ends), default=0.0)
            gain = self._gains[effect, star] = max(0.0, gain)
        return gain


def _opening(legal: list[Action], lot: int) -> Action:
    return next(action for action in legal if action.kind is Kind.OPEN and action.a == lot)
