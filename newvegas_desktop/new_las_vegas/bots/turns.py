"""Whole turns of a seat: openings are estimated on the sheet, the promising ones tried to the turn's end."""

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from newvegas_desktop.new_las_vegas.rules.actions import EFFECT_KINDS, Action, Kind
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.opening import write
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.turn import Stage

CEILING = 16
"""Above every printed number."""


class Scales(Protocol):
    """Weighs what a turn comes to."""

    def sheet(self, sheet: Sheet) -> float:
        """What a sheet is worth to its owner."""

    def gift(self, card: int) -> float:
        """What it costs to give a card to ACME; nothing at the table, where the card is -1."""


class Line(NamedTuple):
    """A turn, from where it stands to where it could be confirmed."""

    worth: float
    steps: tuple[Action, ...]
    game: Game


class Width(NamedTuple):
    """How far a search goes."""

    lots: int
    """How many casinos are tried for a number: those where it is least out of place."""
    openings: int
    """How many openings are tried with every effect."""
    bonuses: int
    """How many of those with every bonus."""


class Openings:
    """What each number is worth on each casino where it fits, reckoned once per sheet."""

    def __init__(self, game: Game, seat: int, sheet: Sheet, scales: Scales, lots: int) -> None:
        """Of a sheet at the beginning of a turn, for so many casinos."""
        self._lots = lots
        self._game = game
        self._seat = seat
        self._sheet = sheet
        self._scales = scales
        self._found: dict[int, list[tuple[float, int]]] = {}

    def of(self, number: int) -> list[tuple[float, int]]:
        """Worth and lot of a number wherever it fits, the best first."""
        found = self._found.get(number)
        if found is None:
            board, golf = self._game.board, self._game.setup.golf
            found = []
            for lot in self._in_place(number):
                trial = self._sheet.copy()
                write(board, golf, trial, self._seat, lot, number, [])
                found.append((self._scales.sheet(trial), lot))
            found.sort(reverse=True)
            self._found[number] = found
        return found

    def _in_place(self, number: int) -> list[int]:
        """The casinos where a number leaves the most even room to both sides."""
        sheet = self._sheet
        lots = members(sheet.fit[number])
        if len(lots) <= self._lots:
            return lots
        numbers, built, opened = sheet.numbers, sheet.built, sheet.opened
        places = []
        for street in self._game.board.street_lots:
            gap: list[int] = []
            low = 0
            for lot in (*street, -1):
                if lot >= 0 and not opened >> lot & 1:
                    if built >> lot & 1:
                        gap.append(lot)
                    continue
                high = numbers[lot] if lot >= 0 else CEILING
                if low <= number < high:
                    ideal = (number - low + 0.5) / (high - low) * len(gap)
                    places += [(abs(i + 0.5 - ideal), lot) for i, lot in enumerate(gap)]
                gap = []
                low = high + 1
        places.sort()
        return [lot for _, lot in places[: self._lots]]


def after(game: Game, seat: int, action: Action) -> Game:
    """The game after an action that does not close the round."""
    game = game.copy()
    game.apply(seat, action)
    return game


def _worth(line: Line) -> float:
    return line.worth


def best_turns(game: Game, seat: int, scales: Scales, width: Width) -> list[Line]:
    """Ways to finish the turn from where it stands, the best first."""
    turn = game.turns[seat]
    if turn.stage is Stage.CHOOSE or turn.stage is Stage.OPEN:
        openings = Openings(game, seat, game.sheets[seat], scales, width.lots)
        found = _finish(list(_openings(game, seat, scales, openings, ())), seat, scales, width)
    else:
        gift = scales.gift(turn.given)
        here = Line(scales.sheet(game.sheets[seat]) - gift, (), game)
        found = _all_ends(here, seat, scales, gift)
    found.sort(key=_worth, reverse=True)
    return found


class _Opening(NamedTuple):
    """A number on a casino, not yet written."""

    worth: float
    lot: int
    steps: tuple[Action, ...]
    game: Game
    """Where the casino can be opened."""


def _openings(
    game: Game, seat: int, scales: Scales, openings: Openings, steps: tuple[Action, ...]
) -> "Iterator[_Opening | Line]":
    """Every casino that can be opened now, with or without a changed number, and refusals."""
    bonus = 0.0
    turn = game.turns[seat]
    if turn.bonus:
        # a bonus used costs the same whatever is opened
        bonus = scales.sheet(game.sheets[seat]) - scales.sheet(game.settled[seat])
    gift = scales.gift(turn.given)
    opens = False
    for action in game.legal(seat):
        if action.kind is Kind.OPEN:
            opens = True
            continue
        then = after(game, seat, action)
        if then.turns[seat].stage is Stage.REFUSED:
            given = scales.gift(then.turns[seat].given)
            yield Line(scales.sheet(then.sheets[seat]) - given, (*steps, action), then)
        else:
            yield from _openings(then, seat, scales, openings, (*steps, action))
    if opens:
        for worth, lot in openings.of(turn.number):
            yield _Opening(worth + bonus - gift, lot, steps, game)


def _finish(candidates: "list[_Opening | Line]", seat: int, scales: Scales, width: Width) -> list[Line]:
    """The promising openings with their effects, the best of them with every bonus."""
    found = [line for line in candidates if isinstance(line, Line)]
    openings = [opening for opening in candidates if isinstance(opening, _Opening)]
    openings.sort(key=lambda opening: opening.worth, reverse=True)
    gains: dict[tuple[Effect, bool], float] = {}
    ends: dict[int, list[Line]] = {}
    estimates: list[tuple[float, int]] = []
    for i, opening in enumerate(openings):
        effect = opening.game.turns[seat].effect
        star = effect is Effect.SHOW and bool(opening.game.board.stars >> opening.lot & 1)
        if effect is Effect.SHOW and not star:
            gain = 0.0
        else:
            if (effect, star) not in gains:
                ends[i] = _written(opening, seat, scales)
                gains[effect, star] = max(end.worth for end in ends[i]) - opening.worth
            gain = gains[effect, star]
        estimates.append((opening.worth + gain, i))
    estimates.sort(key=lambda estimate: (-estimate[0], estimate[1]))
    for nth, (_, i) in enumerate(estimates[: width.openings]):
        lines = ends[i] if i in ends else _written(openings[i], seat, scales)
        found += lines
        if nth < width.bonuses:
            gift = scales.gift(lines[0].game.turns[seat].given)
            found += _with_bonus(lines[0], lines, seat, scales, gift)
    return found


def _written(opening: _Opening, seat: int, scales: Scales) -> list[Line]:
    """The opening itself, and with its effect in every way."""
    open_ = next(action for action in opening.game.legal(seat) if action.kind is Kind.OPEN and action.a == opening.lot)
    then = after(opening.game, seat, open_)
    gift = scales.gift(then.turns[seat].given)
    line = Line(scales.sheet(then.sheets[seat]) - gift, (*opening.steps, open_), then)
    return _with_effect(line, seat, scales, gift)


def _with_effect(line: Line, seat: int, scales: Scales, gift: float) -> list[Line]:
    """The turn as it stands, and with its effect in every way."""
    found = [line]
    for action in line.game.legal(seat):
        if action.kind in EFFECT_KINDS:
            then = after(line.game, seat, action)
            found.append(Line(scales.sheet(then.sheets[seat]) - gift, (*line.steps, action), then))
    return found


def _with_bonus(line: Line, ends: list[Line], seat: int, scales: Scales, gift: float) -> list[Line]:
    """The turn with another effect, or with an Extend after its best effect."""
    found: list[Line] = []
    for action in line.game.legal(seat):
        if action.kind is Kind.CHANGE_EFFECT:
            changed = after(line.game, seat, action)
            found += _with_effect(Line(0.0, (*line.steps, action), changed), seat, scales, gift)[1:]
    best = max(ends, key=_worth, default=line)
    for action in best.game.legal(seat):
        if action.kind is Kind.EXTEND:
            then = after(best.game, seat, action)
            found.append(Line(scales.sheet(then.sheets[seat]) - gift, (*best.steps, action), then))
    return found


def _all_ends(line: Line, seat: int, scales: Scales, gift: float) -> list[Line]:
    """Every way to finish a turn whose casino is open."""
    turn = line.game.turns[seat]
    ends = _with_effect(line, seat, scales, gift)
    if turn.owed:
        return ends[1:]
    return [*ends, *_with_bonus(line, ends, seat, scales, gift)]
