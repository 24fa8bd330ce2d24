"""What a preview would bring, in words: points and debts first, then what happens on the sheet."""

from newvegas_desktop.family.say import Say
from newvegas_desktop.new_las_vegas.present.ledger import change_text
from newvegas_desktop.new_las_vegas.present.seen import Position
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.limousine import missing_paths, visited
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.rules.runs import longest_runs
from newvegas_desktop.new_las_vegas.rules.sheet import NOT_DONE, Sheet
from newvegas_desktop.new_las_vegas.rules.turn import Bonus
from newvegas_desktop.new_las_vegas.words.names import COLUMNS, PROJECTS


def _golf(sheet: Sheet, ghost: Sheet, say: Say) -> list[str]:
    lost = (ghost.holes_lost & ~sheet.holes_lost).bit_count()
    words = [say("a hole played")] if ghost.holes & ~sheet.holes else []
    if lost:
        words.append(say.count("{n} hole lost", "{n} holes lost", lost))
    return words


def _stars(position: Position, board: Board, sheet: Sheet, ghost: Sheet, say: Say) -> list[str]:
    opened = ghost.opened & ~sheet.opened & board.stars
    turn = position.game.turns[position.seat]
    can_show = turn.effect is Effect.SHOW or turn.bonus is Bonus.NONE
    if ghost.stars_lost & ~sheet.stars_lost or (opened and not can_show):
        return [say("the star is lost")]
    if opened and turn.effect is Effect.SHOW:
        return [say("the show can be performed")]
    return [say("the star is lost without a show")] if opened else []


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


def _built(position: Position, board: Board, sheet: Sheet, ghost: Sheet, say: Say) -> list[str]:
    words = []
    for avenue in members(ghost.hotels & ~sheet.hotels):
        size = say("large") if ghost.large >> avenue & 1 else say("small")
        words.append(say("{size} hotel of avenue {avenue}", size=size, avenue=avenue + 1))
    for i, project in enumerate(position.game.setup.projects):
        if ghost.projects[i] != NOT_DONE and sheet.projects[i] == NOT_DONE:
            words.append(say("project completed: {project}", project=say(PROJECTS[project])))
    runs, later = longest_runs(board, sheet), longest_runs(board, ghost)
    for street, (now, then) in enumerate(zip(runs, later, strict=True), 1):
        if then > max(now, 1):
            words.append(say("run of {length} in street {street}", length=then, street=street))
    return words


def _columns(board: Board, sheet: Sheet, ghost: Sheet, say: Say) -> list[str]:
    """Values that a column rises from and to."""
    words = []
    for column in Column:
        before, after = sheet.crossed[column], ghost.crossed[column]
        if before != after:
            values = [" · ".join(map(str, places)) for places in board.places]
            if column is not Column.INAUGURATION:
                values = [say.number(value) for value in board.columns[column]]
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
    if ghost is None or change is None:
        return ""
    words = [
        *_columns(board, sheet, ghost, say),
        *_built(position, board, sheet, ghost, say),
        *_route(board, sheet, ghost, say),
        *_stars(position, board, sheet, ghost, say),
        *_golf(sheet, ghost, say),
    ]
    acme = _acme(position)
    if not (words or acme or change.total or change.debts or change.bundles):
        return say("Your score does not change.")
    figures = change_text(position, say)
    if acme:
        figures += ", " + say("ACME {points}", points=say.signed(acme))
    return f"{figures}: {', '.join(words)}." if words else f"{figures}."
