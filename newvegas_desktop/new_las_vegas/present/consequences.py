"""What a preview would bring, in words: points and debts first, then what happens on the sheet, and what it costs."""

from dataclasses import dataclass, field

from newvegas_desktop.new_las_vegas.present.ledger import change_text, column_values
from newvegas_desktop.new_las_vegas.present.say import Say, listed
from newvegas_desktop.new_las_vegas.present.seen import Position
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.limousine import missing_paths, visited
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.rules.score import Safe, Score
from newvegas_desktop.new_las_vegas.rules.sheet import NOT_DONE, Sheet
from newvegas_desktop.new_las_vegas.rules.turn import Bonus
from newvegas_desktop.new_las_vegas.words.names import COLUMNS, PLACES, PROJECTS


@dataclass(frozen=True, slots=True)
class Changes:
    """What a preview brings and what it costs, in words."""

    gains: list[str] = field(default_factory=list)
    losses: list[str] = field(default_factory=list)


def _golf(changes: Changes, sheet: Sheet, ghost: Sheet, say: Say) -> None:
    lost = (ghost.holes_lost & ~sheet.holes_lost).bit_count()
    if ghost.holes & ~sheet.holes:
        changes.gains.append(say("a hole played"))
    if lost:
        changes.losses.append(say.count("{n} hole lost", "{n} holes lost", lost))


def _stars(changes: Changes, position: Position, sheet: Sheet, ghost: Sheet, say: Say) -> None:
    opened = ghost.opened & ~sheet.opened & position.game.board.stars
    turn = position.game.turns[position.seat]
    can_show = turn.effect is Effect.SHOW or turn.bonus is Bonus.NONE
    if ghost.stars_lost & ~sheet.stars_lost or (opened and not can_show):
        changes.losses.append(say("the star is lost"))
    elif opened and turn.effect is Effect.SHOW:
        changes.gains.append(say("the show can be performed"))
    elif opened:
        changes.losses.append(say("the star is lost without a show"))


def _places(changes: Changes, score: Score, after: Score, say: Say) -> None:
    """The place on the track and the safe, which a step elsewhere can win or lose."""
    place, later = score.standing.place, after.standing.place
    if score.free_boxes and not after.free_boxes:
        changes.losses.append(say("no free box is left"))
    elif later > place:
        changes.losses.append(say("Inauguration falls to {place}", place=say(PLACES[later])))
    elif later < place:
        changes.gains.append(say("Inauguration rises to {place}", place=say(PLACES[later])))
    if after.safe is Safe.BANKRUPT and score.safe is not Safe.BANKRUPT:
        changes.losses.append(say("the safe is bankrupt"))


def _route(board: Board, sheet: Sheet, ghost: Sheet, say: Say) -> list[str]:
    if ghost.route == sheet.route:
        return []
    carpets = (visited(board, ghost) & ~visited(board, sheet)).bit_count()
    words = []
    if carpets:
        words.append(say.count("{n} carpet visited", "{n} carpets visited", carpets))
    missing = missing_paths(board, ghost)
    if not missing:
        words.append(say("the limousine is home"))
    else:
        words.append(say.count("{n} path from home", "{n} paths from home", missing))
    return words


def _built(position: Position, sheet: Sheet, ghost: Sheet, say: Say) -> list[str]:
    words = []
    for avenue in members(ghost.hotels & ~sheet.hotels):
        size = say("large") if ghost.large >> avenue & 1 else say("small")
        words.append(say("{size} hotel of avenue {avenue}", size=size, avenue=avenue + 1))
    for i, project in enumerate(position.game.setup.projects):
        if ghost.projects[i] != NOT_DONE and sheet.projects[i] == NOT_DONE:
            words.append(say("project completed: {project}", project=say(PROJECTS[project])))
    return words


def _runs(score: Score, after: Score, say: Say) -> list[str]:
    """Runs that grow, and streets in which nobody has a longer one any more."""
    words = []
    before, later = score.standing.leads, after.standing.leads
    for street, (now, then) in enumerate(zip(score.runs, after.runs, strict=True), 1):
        won = later[street - 1] and not before[street - 1]
        if then > max(now, 1) and won:
            words.append(say("run of {length} in street {street}, the longest", length=then, street=street))
        elif then > max(now, 1):
            words.append(say("run of {length} in street {street}", length=then, street=street))
        elif won:
            words.append(say("the longest in street {street}", street=street))
    return words


def _columns(board: Board, sheet: Sheet, ghost: Sheet, say: Say) -> list[str]:
    """Values that a column rises from and to."""
    words = []
    for column in Column:
        before, after = sheet.crossed[column], ghost.crossed[column]
        if before != after:
            values = column_values(board, column, say)
            figures = {"column": say(COLUMNS[column]), "old": values[before], "new": values[after]}
            words.append(say("{column} from {old} to {new}", **figures))
    return words


def _acme(position: Position) -> int:
    """Solo: ACME's points lost where the player's run catches up with its own; an opening changes nothing else."""
    acme, after = position.acme, position.after
    if acme is None or after is None:
        return 0
    longer = sum(acme.counts["streets"] > length for length in after.runs)
    return (longer - acme.longer_streets) * acme.values["streets"]


def consequences(position: Position, say: Say) -> str:
    """The sentence about a preview; empty where there is none."""
    sheet, ghost, board, change = position.sheet, position.ghost, position.game.board, position.change
    after = position.after
    if ghost is None or change is None or after is None:
        return ""
    changes = Changes(
        [
            *_columns(board, sheet, ghost, say),
            *_built(position, sheet, ghost, say),
            *_runs(position.score, after, say),
            *_route(board, sheet, ghost, say),
        ]
    )
    _stars(changes, position, sheet, ghost, say)
    _golf(changes, sheet, ghost, say)
    _places(changes, position.score, after, say)
    acme = _acme(position)
    ends = sheet.checked < board.boxes <= ghost.checked
    end = " " + say("The game ends after this round.") if ends else ""
    if not (changes.gains or changes.losses or acme or change.total or change.debts or change.bundles):
        return say("Your score does not change.") + end
    figures = change_text(position, say)
    if acme:
        figures += ", " + say("ACME {points}", points=say.signed(acme))
    gains, losses = ", ".join(changes.gains), listed(changes.losses, say) if changes.losses else ""
    if gains and losses:
        return say("{figures}: {gains}, but {losses}.", figures=figures, gains=gains, losses=losses) + end
    if losses and change.total > 0:
        return say("{figures}, but {losses}.", figures=figures, losses=losses) + end
    return (f"{figures}: {gains or losses}." if gains or losses else f"{figures}.") + end
