"""Why an action is not allowed, as English sentences without a full stop."""

from newvegas_desktop.family.say import Say, Sentence, Text
from newvegas_desktop.new_las_vegas.rules.reasons import Code, Reason
from newvegas_desktop.new_las_vegas.words.names import COLUMNS, EFFECTS

REASONS: dict[Code, Text] = {
    Code.GAME_OVER: "the game is over",
    Code.NO_SUCH_SEAT: "there is no seat {seat}",
    Code.NOT_VOTING: "the votes have been cast",
    Code.VOTED: "this seat has voted",
    Code.VOTE_FIRST: "the votes on the loan come first",
    Code.NOT_ASKED: "this seat is not asked whether to reshuffle",
    Code.ANSWERED: "this seat has answered",
    Code.QUESTION_OPEN: "the reshuffle question comes first",
    Code.OTHER_MODE: "that choice belongs to the other mode, table or solo",
    Code.CONFIRMED: "this turn is confirmed",
    Code.CHOSEN: "a combination is chosen already",
    Code.CHOOSE_FIRST: "choose a combination first",
    Code.REFUSED: "no number fitted, so there is neither effect nor bonus",
    Code.NUMBER_FITS_NOWHERE: "{number} fits nowhere",
    Code.A_NUMBER_FITS: "refusal needs three numbers that fit nowhere, and {number} fits",
    Code.BONUS_USED: "only one bonus a turn",
    Code.NO_GROUP: "no group of the track is complete and free for a bonus",
    Code.NUMBER_CHANGED_LATE: "a number is changed before a casino is opened",
    Code.BELOW_ZERO: "a number cannot go below 0",
    Code.OPENED: "a casino was opened with the number already",
    Code.OPEN_FIRST: "open a casino first",
    Code.NO_CASINO: "there is no casino on {lot}",
    Code.UNDER_CONSTRUCTION: "{lot} is under construction",
    Code.ALREADY_OPEN: "{lot} is open already",
    Code.OUT_OF_ORDER: "{number} does not fit {lot} ({between})",
    Code.EFFECT_USED: "the effect of this turn has been used",
    Code.EFFECT_OWED: "the changed effect, {effect}, must be performed",
    Code.OTHER_EFFECT: "the effect of this turn is {effect}",
    Code.SAME_EFFECT: "{effect} is the effect already",
    Code.CANNOT_PERFORM: "{effect} cannot be performed now",
    Code.NO_CRANE: "{lot} has no crane",
    Code.ALREADY_BUILT: "{lot} is built already",
    Code.COLUMN_FULL: "nothing is left to cross in {column}",
    Code.NO_GOLF: "without golf {column} cannot be improved",
    Code.NO_STAR: "a show needs a star, and {lot} has none",
    Code.TRACK_FULL: "every box of the track is checked",
    Code.ROUTE_COMPLETE: "the limousine is home and stays there",
    Code.NO_ROAD: "there is no road from {from} to {to}",
    Code.NOT_FROM_HERE: "no road leads from {from}, where the limousine stands, to {to}",
    Code.BLOCK_DRIVEN: "the block from {from} to {to} has been driven",
    Code.NEIGHBOUR_NOT_OPEN: "{lot} is not open, so nothing extends from it",
}


_EFFECTS: dict[str, Text] = {effect.key: name for effect, name in EFFECTS.items()}
_COLUMNS: dict[str, Text] = {column.key: name for column, name in COLUMNS.items()}


def between(reason: Reason) -> Sentence | str:
    """The bounds a number would have to keep."""
    left, right = reason.params.get("left"), reason.params.get("right")
    if left is None:
        return "" if right is None else Sentence("left of {right}", right=right)
    return (
        Sentence("right of {left}", left=left)
        if right is None
        else Sentence("between {left} and {right}", left=left, right=right)
    )


def sentence(reason: Reason) -> Sentence:
    """The sentence for a reason."""
    figures: dict[str, object] = {**reason.params, "between": between(reason)}
    if "effect" in figures:
        figures["effect"] = Sentence(_EFFECTS[str(figures["effect"])])
    if "column" in figures:
        figures["column"] = Sentence(_COLUMNS[str(figures["column"])])
    return Sentence(REASONS[reason.code], **figures)


def explain(reason: Reason, say: Say | None = None) -> str:
    """The sentence for a reason in the language of `say`."""
    return sentence(reason).said(say or Say())
