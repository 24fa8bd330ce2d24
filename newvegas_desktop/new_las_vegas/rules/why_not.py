"""Why an action is not allowed here and now: the one place that answers it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from newvegas_desktop.new_las_vegas.rules.actions import EFFECT_KINDS, Action, Kind
from newvegas_desktop.new_las_vegas.rules.board import LARGEST_CHANGE
from newvegas_desktop.new_las_vegas.rules.cards import EFFECTS, Effect
from newvegas_desktop.new_las_vegas.rules.columns import IMPROVABLE, PARS, SHOWS, Column
from newvegas_desktop.new_las_vegas.rules.limousine import can_drive, is_complete, position
from newvegas_desktop.new_las_vegas.rules.opening import neighbours_in_order
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import intersection_text, lot_text
from newvegas_desktop.new_las_vegas.rules.reasons import Code, Reason
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.track import group_ready
from newvegas_desktop.new_las_vegas.rules.turn import Bonus, Stage, Turn

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.rules.game import Game

# looking a member up on its enum costs more than the comparison it is for (Python 3.11)
_CHOOSE = Stage.CHOOSE
_DONE = Stage.DONE
_EFFECT = Stage.EFFECT
_END = Phase.END
_GIVE = Kind.GIVE
_KIND_VOTE = Kind.VOTE
_NONE = Bonus.NONE
_OPEN = Stage.OPEN
_REFUSED = Stage.REFUSED
_RESHUFFLE = Kind.RESHUFFLE
_TAKE = Kind.TAKE
_TURNS = Phase.TURNS
_VOTE = Phase.VOTE


def why_not(game: "Game", seat: int, action: Action) -> Reason | None:
    """None if the seat may take the action now, otherwise the first rule against it."""
    if not 0 <= seat < game.setup.seats:
        return Reason(Code.NO_SUCH_SEAT, {"seat": seat + 1})
    phase = game.phase
    kind = action.kind
    if phase is _TURNS:
        if kind is _KIND_VOTE:
            return Reason(Code.NOT_VOTING)
        if kind is _RESHUFFLE:
            return Reason(Code.NOT_ASKED)
        turn = game.turns[seat]
        if turn.stage is _DONE:
            return Reason(Code.CONFIRMED)
        return _CHECKS[kind](game, game.sheets[seat], turn, action)
    if phase is _END:
        return Reason(Code.GAME_OVER)
    if phase is _VOTE:
        if kind is not _KIND_VOTE:
            return Reason(Code.VOTE_FIRST)
        return Reason(Code.VOTED) if game.votes[seat] is not None else None
    if kind is not _RESHUFFLE:
        return Reason(Code.QUESTION_OPEN)
    if seat not in game.asked:
        return Reason(Code.NOT_ASKED)
    return Reason(Code.ANSWERED) if game.answers[seat] is not None else None


def can_change_number(sheet: Sheet, number: int) -> bool:
    """Whether some Change number makes a number fit somewhere."""
    fit = sheet.fit
    lowest = max(0, number - LARGEST_CHANGE)
    return any(fit[changed] for changed in range(lowest, number + LARGEST_CHANGE + 1) if changed != number)


def can_perform(game: "Game", sheet: Sheet, turn: Turn, effect: Effect) -> bool:
    """Whether an effect can be performed on a sheet after this turn's opening."""
    board = game.board
    if effect is Effect.CONSTRUCTION:
        return bool(board.casinos & ~sheet.built)
    if effect is Effect.SHOW:
        return bool(board.stars >> turn.lot & 1) and any(
            sheet.crossed[column] < board.crossable[column] for column in SHOWS
        )
    if effect is Effect.LIMOUSINE:
        return can_drive(board, sheet)
    if effect is Effect.INAUGURATION:
        return sheet.checked < board.boxes
    return any(
        sheet.crossed[column] < board.crossable[column]
        for column in IMPROVABLE
        if game.setup.golf or column not in PARS
    )


def _bonus(game: "Game", sheet: Sheet, turn: Turn) -> Reason | None:
    """Whether a bonus can be paid for: once per turn, with the leftmost group that is ready."""
    if turn.bonus is not _NONE:
        return Reason(Code.BONUS_USED)
    if not group_ready(game.board, sheet):
        ends = game.board.group_ends
        missing = ends[sheet.circled] - sheet.checked if sheet.circled < len(ends) else 0
        return Reason(Code.NO_GROUP, {"missing": missing})
    return None


def _choose(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    if (action.kind is _TAKE) is not game.setup.solo:
        return Reason(Code.OTHER_MODE)
    if turn.stage is _REFUSED:
        return Reason(Code.REFUSED)
    if turn.stage is not _CHOOSE:
        return Reason(Code.CHOSEN)
    # R5: as printed, or after a Change number made this turn
    number = game.offers[action.a][0]
    if sheet.fit[number] or (group_ready(game.board, sheet) and can_change_number(sheet, number)):
        return None
    return Reason(Code.NUMBER_FITS_NOWHERE, {"number": number})


def _refuse(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    if (action.kind is _GIVE) is not game.setup.solo:
        return Reason(Code.OTHER_MODE)
    if turn.stage is _REFUSED:
        return Reason(Code.REFUSED)
    if turn.stage is not _CHOOSE:
        return Reason(Code.CHOSEN)
    for number, _ in game.offers:
        if sheet.fit[number]:
            return Reason(Code.A_NUMBER_FITS, {"number": number})
    return None


def _change_number(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    if turn.stage is _REFUSED:
        return Reason(Code.REFUSED)
    if turn.stage is _CHOOSE:
        return Reason(Code.CHOOSE_FIRST)
    if turn.stage is not _OPEN:
        return Reason(Code.NUMBER_CHANGED_LATE)
    refused = _bonus(game, sheet, turn)
    if refused is not None:
        return refused
    number = turn.number + action.a
    if number < 0:
        return Reason(Code.BELOW_ZERO, {"number": number})
    if not sheet.fit[number]:
        return Reason(Code.NUMBER_FITS_NOWHERE, {"number": number})
    return None


def _closed_lot(game: "Game", sheet: Sheet, lot: int) -> Reason | None:
    """Why no number at all can be written on a lot."""
    if not game.board.casinos >> lot & 1:
        return Reason(Code.NO_CASINO, {"lot": lot_text(lot)})
    if not sheet.built >> lot & 1:
        return Reason(Code.UNDER_CONSTRUCTION, {"lot": lot_text(lot)})
    if sheet.opened >> lot & 1:
        return Reason(Code.ALREADY_OPEN, {"lot": lot_text(lot)})
    return None


def why_number_misfits(game: "Game", sheet: Sheet, lot: int, number: int) -> Reason | None:
    """Why a number cannot be written on a lot, whatever the turn; None if it can."""
    if sheet.fit[number] >> lot & 1:
        return None
    closed = _closed_lot(game, sheet, lot)
    if closed is not None:
        return closed
    left, right = neighbours_in_order(sheet, lot)
    params: dict[str, int | str] = {"lot": lot_text(lot), "number": number}
    if left is not None:
        params["left"] = left
    if right is not None:
        params["right"] = right
    return Reason(Code.OUT_OF_ORDER, params)


def _open(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    if turn.stage is _REFUSED:
        return Reason(Code.REFUSED)
    if turn.stage is _CHOOSE:
        return Reason(Code.CHOOSE_FIRST)
    if turn.stage is not _OPEN:
        return Reason(Code.OPENED)
    return why_number_misfits(game, sheet, action.a, turn.number)


def _after_opening(turn: Turn) -> Reason | None:
    """Effects, Extend and Change effect need a casino opened this turn."""
    if turn.stage is _EFFECT:
        return None
    return Reason(Code.REFUSED) if turn.stage is _REFUSED else Reason(Code.OPEN_FIRST)


def _change_effect(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    early = _after_opening(turn)
    if early is not None:
        return early
    if turn.used:
        return Reason(Code.EFFECT_USED)
    unpaid = _bonus(game, sheet, turn)
    if unpaid is not None:
        return unpaid
    effect = EFFECTS[action.a]
    if effect is turn.effect:
        return Reason(Code.SAME_EFFECT, {"effect": effect.key})
    # it must then be performed, so it may only be asked for where it can be
    if not can_perform(game, sheet, turn, effect):
        return Reason(Code.CANNOT_PERFORM, {"effect": effect.key})
    return None


def _effect(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    early = _after_opening(turn)
    if early is not None:
        return early
    if turn.used:
        return Reason(Code.EFFECT_USED)
    if EFFECT_KINDS[action.kind] is not turn.effect:
        return Reason(Code.OTHER_EFFECT, {"effect": turn.effect.key})
    return _EFFECTS[turn.effect](game, sheet, turn, action)


def _construction(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    lot = action.a
    if not game.board.casinos >> lot & 1:
        return Reason(Code.NO_CASINO, {"lot": lot_text(lot)})
    if not game.board.cranes >> lot & 1:
        return Reason(Code.NO_CRANE, {"lot": lot_text(lot)})
    return Reason(Code.ALREADY_BUILT, {"lot": lot_text(lot)}) if sheet.built >> lot & 1 else None


def _column(game: "Game", sheet: Sheet, column: int) -> Reason | None:
    if sheet.crossed[column] < game.board.crossable[column]:
        return None
    return Reason(Code.COLUMN_FULL, {"column": Column(column).key})


def _improvement(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    if not game.setup.golf and action.a in PARS:
        return Reason(Code.NO_GOLF, {"column": Column(action.a).key})
    return _column(game, sheet, action.a)


def _show(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    if not game.board.stars >> turn.lot & 1:
        return Reason(Code.NO_STAR, {"lot": lot_text(turn.lot)})
    return _column(game, sheet, action.a)


def _inauguration(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    return None if sheet.checked < game.board.boxes else Reason(Code.TRACK_FULL)


def _limousine(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    board = game.board
    if is_complete(board, sheet):
        return Reason(Code.ROUTE_COMPLETE)
    here, via, to = position(board, sheet), action.a, action.b
    joining = board.roads.joining
    for start, end in ((here, via), (via, to)):
        block = joining.get((start, end))
        places = {"from": intersection_text(start), "to": intersection_text(end)}
        if block is None:
            code = Code.NOT_FROM_HERE if start == here else Code.NO_ROAD
            return Reason(code, places)
        if sheet.driven & block:
            return Reason(Code.BLOCK_DRIVEN, places)
    if to == here:
        # there and back would drive the same block twice
        return Reason(Code.BLOCK_DRIVEN, {"from": intersection_text(via), "to": intersection_text(to)})
    return None


def _extend(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    early = _after_opening(turn)
    if early is not None:
        return early
    unpaid = _bonus(game, sheet, turn)
    if unpaid is not None:
        return unpaid
    # along a street numbers never fall, so a neighbour's number is always in order beside it
    closed = _closed_lot(game, sheet, action.a)
    if closed is not None:
        return closed
    if not sheet.opened >> action.b & 1:
        return Reason(Code.NEIGHBOUR_NOT_OPEN, {"lot": lot_text(action.b)})
    return None


def _confirm(game: "Game", sheet: Sheet, turn: Turn, action: Action) -> Reason | None:
    if turn.stage is _CHOOSE:
        return Reason(Code.CHOOSE_FIRST)
    if turn.stage is _OPEN:
        return Reason(Code.OPEN_FIRST)
    return Reason(Code.EFFECT_OWED, {"effect": turn.effect.key}) if turn.owed else None


_Check = Callable[["Game", Sheet, Turn, Action], Reason | None]

_EFFECTS: dict[Effect, _Check] = {
    Effect.CONSTRUCTION: _construction,
    Effect.SHOW: _show,
    Effect.LIMOUSINE: _limousine,
    Effect.INAUGURATION: _inauguration,
    Effect.IMPROVEMENT: _improvement,
}

_CHECKS: dict[Kind, _Check] = {
    Kind.CHOOSE: _choose,
    Kind.TAKE: _choose,
    Kind.REFUSE: _refuse,
    Kind.GIVE: _refuse,
    Kind.CHANGE_NUMBER: _change_number,
    Kind.OPEN: _open,
    Kind.CHANGE_EFFECT: _change_effect,
    Kind.CONSTRUCTION: _effect,
    Kind.SHOW: _effect,
    Kind.LIMOUSINE: _effect,
    Kind.INAUGURATION: _effect,
    Kind.IMPROVEMENT: _effect,
    Kind.EXTEND: _extend,
    Kind.CONFIRM: _confirm,
}
