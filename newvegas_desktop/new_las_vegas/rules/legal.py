"""The legal actions of a seat, in the order of the table of all actions."""

from typing import TYPE_CHECKING

from newvegas_desktop.new_las_vegas.rules.actions import (
    CHANGE_EFFECT,
    CHANGE_NUMBER,
    CHOOSE,
    CONFIRM,
    CONSTRUCTION,
    EXTEND,
    GIVE,
    IMPROVEMENT,
    INAUGURATION,
    LIMOUSINE,
    OPEN,
    REFUSE,
    RESHUFFLE,
    SHOW,
    TAKE,
    VOTE,
    Action,
)
from newvegas_desktop.new_las_vegas.rules.cards import EFFECTS, Effect
from newvegas_desktop.new_las_vegas.rules.columns import IMPROVABLE, PARS, SHOWS
from newvegas_desktop.new_las_vegas.rules.limousine import open_paths
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import FIRST_AVENUE, LAST_AVENUE, members
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.track import group_ready
from newvegas_desktop.new_las_vegas.rules.turn import Bonus, Stage, Turn
from newvegas_desktop.new_las_vegas.rules.why_not import can_change_number, can_perform

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.rules.game import Game

# looking a member up on its enum costs more than the comparison it is for (Python 3.11)
_CHOOSE = Stage.CHOOSE
_CONSTRUCTION = Effect.CONSTRUCTION
_EFFECT = Stage.EFFECT
_INAUGURATION = Effect.INAUGURATION
_LIMOUSINE = Effect.LIMOUSINE
_NONE = Bonus.NONE
_OPEN = Stage.OPEN
_REFUSED = Stage.REFUSED
_RESHUFFLE = Phase.RESHUFFLE
_SHOW = Effect.SHOW
_TURNS = Phase.TURNS
_VOTE = Phase.VOTE


def legal_actions(game: "Game", seat: int) -> list[Action]:
    """Everything the seat may do now; empty only while it waits for others, and after the end."""
    phase = game.phase
    if phase is _TURNS:
        turn = game.turns[seat]
        stage = turn.stage
        if stage is _CHOOSE:
            return _choices(game, game.sheets[seat])
        if stage is _OPEN:
            return _openings(game, game.sheets[seat], turn)
        if stage is _EFFECT:
            return _after_opening(game, game.sheets[seat], turn)
        return [CONFIRM] if stage is _REFUSED else []
    if phase is _VOTE:
        return list(VOTE) if game.votes[seat] is None else []
    if phase is _RESHUFFLE and seat in game.asked and game.answers[seat] is None:
        return list(RESHUFFLE)
    return []


def _choices(game: "Game", sheet: Sheet) -> list[Action]:
    fit = sheet.fit
    choose = TAKE if game.setup.solo else CHOOSE
    ready = group_ready(game.board, sheet)
    found = []
    refusal = True
    for offer, (number, _) in enumerate(game.offers):
        if fit[number]:
            refusal = False
            found.append(choose[offer])
        elif ready and can_change_number(sheet, number):
            found.append(choose[offer])
    if refusal:
        if game.setup.solo:
            found.extend(GIVE)
        else:
            found.append(REFUSE)
    return found


def _openings(game: "Game", sheet: Sheet, turn: Turn) -> list[Action]:
    fit = sheet.fit
    number = turn.number
    found = []
    if turn.bonus is _NONE and group_ready(game.board, sheet):
        for change in CHANGE_NUMBER:
            changed = number + change.a
            if changed >= 0 and fit[changed]:
                found.append(change)
    mask = fit[number]
    while mask:
        low = mask & -mask
        found.append(OPEN[low.bit_length() - 1])
        mask ^= low
    return found


def _after_opening(game: "Game", sheet: Sheet, turn: Turn) -> list[Action]:
    found = [] if turn.owed else [CONFIRM]
    if not turn.used:
        found += effect_actions(game, sheet, turn, turn.effect)
    if turn.bonus is _NONE and group_ready(game.board, sheet):
        if not turn.used:
            for change in CHANGE_EFFECT:
                effect = EFFECTS[change.a]
                if effect is not turn.effect and can_perform(game, sheet, turn, effect):
                    found.append(change)
        available = sheet.built & ~sheet.opened
        from_left = available & (sheet.opened & ~LAST_AVENUE) << 1
        from_right = available & (sheet.opened & ~FIRST_AVENUE) >> 1
        for lot in members(from_left | from_right):
            if from_left >> lot & 1:
                found.append(EXTEND[lot, lot - 1])
            if from_right >> lot & 1:
                found.append(EXTEND[lot, lot + 1])
    return found


def effect_actions(game: "Game", sheet: Sheet, turn: Turn, effect: Effect) -> list[Action]:
    """Every way to perform an effect on a sheet after this turn's opening."""
    board = game.board
    if effect is _CONSTRUCTION:
        return [CONSTRUCTION[lot] for lot in members(board.casinos & ~sheet.built)]
    if effect is _SHOW:
        if not board.stars >> turn.lot & 1:
            return []
        return [SHOW[i] for i, column in enumerate(SHOWS) if sheet.crossed[column] < board.crossable[column]]
    if effect is _LIMOUSINE:
        return [LIMOUSINE[path.via, path.to] for path in open_paths(board, sheet)]
    if effect is _INAUGURATION:
        return [INAUGURATION] if sheet.checked < board.boxes else []
    golf = game.setup.golf
    return [
        IMPROVEMENT[column]
        for column in IMPROVABLE
        if sheet.crossed[column] < board.crossable[column] and (golf or column not in PARS)
    ]
