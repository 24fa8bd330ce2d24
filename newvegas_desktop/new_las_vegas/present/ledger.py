"""The score sheet and tally of a seat as a view."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from newvegas_desktop.new_las_vegas.present.city import ACME_INITIAL, NO_PENS, rival_pen, street_views
from newvegas_desktop.new_las_vegas.present.mapping import COLUMNS, KINDS, column_slot
from newvegas_desktop.new_las_vegas.present.plans import Plans
from newvegas_desktop.new_las_vegas.present.say import Say, Text, listed
from newvegas_desktop.new_las_vegas.present.seen import Position
from newvegas_desktop.new_las_vegas.present.steady import Steady, of_kind
from newvegas_desktop.new_las_vegas.present.view import (
    BoxDebt,
    ColumnView,
    GroupView,
    LedgerView,
    Mark,
    Part,
    PartView,
    ProjectView,
    SafeView,
    Tone,
    TrackView,
)
from newvegas_desktop.new_las_vegas.present.view import Column as ViewColumn
from newvegas_desktop.new_las_vegas.rules.acme import AcmeScore
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import SHOWS, Column
from newvegas_desktop.new_las_vegas.rules.project_outlook import Where, is_lost, where
from newvegas_desktop.new_las_vegas.rules.projects import colour_of, progress
from newvegas_desktop.new_las_vegas.rules.rounds import hotels_taken
from newvegas_desktop.new_las_vegas.rules.score import Safe
from newvegas_desktop.new_las_vegas.rules.sheet import DONE_FIRST, DONE_LATER, NOT_DONE, Sheet
from newvegas_desktop.new_las_vegas.rules.tally import difference, tally
from newvegas_desktop.new_las_vegas.rules.track import free_boxes, group_ready
from newvegas_desktop.new_las_vegas.words.names import PARTS, PLACES, PROJECTS

SAFE_WORDS: dict[Safe, Text] = {Safe.COVERED: "covered", Safe.WITH_LOAN: "only with a loan", Safe.BANKRUPT: "bankrupt"}
SAFE_TONES = {Safe.COVERED: Tone.GOOD, Safe.WITH_LOAN: Tone.EVEN, Safe.BANKRUPT: Tone.BAD}

ROW_NAME = 8
"""The letters of a name there is room for in a project row: those of `Player 2`."""


def project_views(
    position: Position, say: Say, pointed: str | None, focus: str | None, pens: Sequence[str] = NO_PENS
) -> tuple[ProjectView, ...]:
    """The three projects: how far this seat is, who has them, and how far the nearest rival is."""
    game = position.game
    board = game.board
    taken = hotels_taken(game)
    views = []
    for i, project in enumerate(game.setup.projects):
        figures, state = board.projects[project], position.sheet.projects[i]
        done, needed = progress(board, position.sheet, project)
        how_far, place = say("{done} of {needed}", done=min(done, needed), needed=needed), ""
        lost = state == NOT_DONE and is_lost(board, position.sheet, project, taken)
        if state or lost:
            how_far = say("done") if state else say("lost")
        else:
            place = _place_text(where(board, position.sheet, project), say)
        gone = game.acme.projects[i] != NOT_DONE or any(sheet.projects[i] != NOT_DONE for _, sheet in position.others)
        later = position.ghost.projects[i] if position.ghost else state
        rival, rivals = _rival_project(position, i, project, say)
        views.append(
            ProjectView(
                id=project,
                kind=KINDS[colour_of(project)],
                sentence=_row_text(say(PROJECTS[project]), place, say),
                first=str(figures.first),
                later=str(figures.later),
                progress=how_far,
                place=place,
                rival=rival,
                rival_pen=rival_pen(pens, rivals) if rival else "",
                first_gone=gone,
                done_first=state == DONE_FIRST,
                done_later=state == DONE_LATER,
                lost=lost,
                preview=later != state or pointed == f"project:{project}",
                focus=focus == f"project:{project}",
            )
        )
    return tuple(views)


def _place_text(place: Where, say: Say) -> str:
    """The streets or avenues that a project's progress is made of."""
    if place.streets:
        return say.count("street {which}", "streets {which}", len(place.streets), which=listed(place.streets, say))
    if place.avenues:
        return say.count("avenue {which}", "avenues {which}", len(place.avenues), which=listed(place.avenues, say))
    return ""


def _row_text(project: str, place: str, say: Say) -> str:
    """A project as its row says it, with the place of the progress."""
    return say("{project}: {place}", project=project, place=place) if place else project


def _rival_project(position: Position, index: int, project: str, say: Say) -> tuple[str, list[int]]:
    """Who has a project, or who is nearest to it: in words, and their seats; ACME has none."""
    if position.game.acme.projects[index] != NOT_DONE:
        return say("{names} done", names=say("ACME")), []
    done = [other for other, sheet in position.others if sheet.projects[index] != NOT_DONE]
    open_ = [other for other, sheet in position.others if sheet.projects[index] == NOT_DONE]
    if done:
        return _who_has(position, done, open_, say), done
    board = position.game.board
    nearest = max(((progress(board, sheet, project).done, -other) for other, sheet in position.others), default=(0, 0))
    seat = -nearest[1]
    return (f"{_name(position, seat)}: {nearest[0]}", [seat]) if nearest[0] else ("", [])


def _who_has(position: Position, done: Sequence[int], others: Sequence[int], say: Say) -> str:
    """Who has a project: one by name, several by their marks, many by who has it not."""
    if len(done) == 1:
        return say("{names} done", names=_name(position, done[0]))
    if len(done) > 2 and not others:
        return say("all rivals done")
    if len(done) > 3:
        return say("all but {names} done", names=position.initials(others[0]))
    return say("{names} done", names=", ".join(position.initials(other) for other in done))


def _name(position: Position, seat: int) -> str:
    """A name as a project row has room for it."""
    name = position.names[seat]
    return name if len(name) <= ROW_NAME else position.short(seat)


def track_view(
    position: Position,
    plans: Plans,
    say: Say,
    pointed: str | None,
    focus: str | None,
    pens: Sequence[str] = NO_PENS,
) -> TrackView:
    """The Inauguration track."""
    board, sheet = position.game.board, position.sheet
    groups = []
    start = 0
    for group, end in enumerate(board.group_ends):
        circled = group < sheet.circled
        debt = Mark.NONE
        if circled:
            debt = Mark.CIRCLED if sheet.extended >> group & 1 else Mark.CROSSED
        ghost_circled = position.ghost is not None and group < position.ghost.circled and not circled
        groups.append(
            GroupView(
                boxes=end - start,
                circled=circled,
                debt=debt,
                available=group == sheet.circled and group_ready(board, sheet),
                preview=ghost_circled or pointed == f"group:{group + 1}",
                focus=focus == f"group:{group + 1}",
            )
        )
        start = end
    free = free_boxes(board, sheet)
    place = say(PLACES[position.score.standing.place])
    rivals = (" · " if len(position.others) < 4 else " ").join(
        position.beside(other, free_boxes(board, theirs)) for other, theirs in position.others
    )
    inks = tuple(pens[other] for other, _ in position.others) if pens else ()
    if position.acme is not None:
        rivals = f"{ACME_INITIAL}{position.acme.counts['inauguration']}"
        inks = (rival_pen(pens, []),)
    next_box = f"track:{sheet.checked + 1}"
    ghost_checked = position.ghost.checked - sheet.checked if position.ghost else 0
    if not ghost_checked and (next_box in plans and next_box in (pointed, focus)):
        ghost_checked = 1
    return TrackView(
        checked=sheet.checked,
        ghost_checked=ghost_checked,
        fresh_checked=sheet.checked - position.before.checked,
        groups=tuple(groups),
        status=say("{free} free, {place}", free=free, place=place) if free else say("no free box"),
        rivals=rivals,
        rival_pens=inks,
        lit=next_box in plans,
    )


def _counts(position: Position) -> dict[Column, int]:
    score = position.score
    return {
        Column.HOTEL_LARGE: score.hotels[0],
        Column.HOTEL_SMALL: score.hotels[1],
        Column.STREETS: sum(score.standing.leads),
        Column.PAR3: score.holes[0],
        Column.PAR4: score.holes[1],
        Column.PAR5: score.holes[2],
        Column.VIP: score.vip,
        Column.LUXURY: score.luxury,
        Column.MISSING_PATH: score.missing,
    }


def column_values(board: Board, column: Column, say: Say) -> tuple[str, ...]:
    """The values of a column from the top, as they are printed."""
    if column is Column.INAUGURATION:
        return tuple(" · ".join(map(str, places)) for places in board.places)
    return tuple(say.number(value) for value in board.columns[column])


def _debt(sheet: Sheet, column: Column, box: int) -> Mark:
    crossed = sheet.crossed[column]
    if not crossed:
        return Mark.NONE
    return Mark.CROSSED if crossed > box else Mark.CIRCLED


def _gains(position: Position, plans: Plans, say: Say) -> dict[Column, tuple[str, str]]:
    """What crossing the next value of each column that can be chosen now would bring: points and debts."""
    gains = {}
    for column in Column:
        found = plans.get(column_slot(column))
        if found:
            trial = position.game.copy()
            for action in found[0].actions:
                trial.apply(position.seat, action)
            change = difference(position.score, tally(trial, position.seat))
            debts = say.number(change.debts) if change.debts else ""
            gains[column] = say.signed(change.total), debts
    return gains


def column_views(
    position: Position,
    plans: Plans,
    gains: Mapping[Column, tuple[str, str]],
    say: Say,
    pointed: str | None,
    focus: str | None,
) -> dict[ViewColumn, ColumnView]:
    """Every printed column."""
    labels = {Column.STREETS: say("longest"), Column.MISSING_PATH: say("missing paths")}
    counts = _counts(position)
    sheet, ghost = position.sheet, position.ghost
    views = {}
    for column, name in COLUMNS.items():
        slot = column_slot(column)
        debts = position.game.board.show_debts.get(column, ())
        marks = [(box, _debt(sheet, column, box)) for box in debts]
        # what is pointed at has its change beside its points
        gain, gain_debts = gains.get(column, ("", "")) if slot != pointed else ("", "")
        views[name] = ColumnView(
            values=column_values(position.game.board, column, say),
            crossed=sheet.crossed[column],
            fresh_crossed=sheet.crossed[column] - position.before.crossed[column],
            label=labels.get(column, ""),
            count=f"{counts[column]} ×" if column in counts else "",
            debts=tuple(
                BoxDebt(
                    box, mark, _debt(ghost, column, box) if ghost and _debt(ghost, column, box) != mark else Mark.NONE
                )
                for box, mark in marks
            ),
            improvable=column not in SHOWS,
            lit=slot in plans,
            preview=slot == pointed and slot in plans,
            focus=slot == focus,
            gain=gain,
            gain_debts=gain_debts,
        )
    return views


def part_views(position: Position, say: Say, acme_after: AcmeScore | None = None) -> dict[Part, PartView]:
    """The points of every part but the projects, and what the preview changes."""
    points = position.score.parts()
    changes = position.change.parts if position.change else {}
    acme = position.acme.parts() if position.acme else {}
    acme_later = acme_after.parts() if acme_after else acme
    views = {}
    for part in Part:
        change = changes.get(part.value, 0)
        views[part] = PartView(
            label=say(PARTS[part.value]),
            points=say.number(points[part.value]),
            delta=say.signed(change) if change else "",
            tone=Tone.BAD if change < 0 else Tone.GOOD,
            # of the safe there is nothing to say before the end
            acme=ACME_INITIAL + say.number(acme_later[part.value]) if acme.get(part.value) is not None
            and (part is not Part.SAFE or acme[part.value]) else "",
            acme_preview=acme_later.get(part.value) != acme.get(part.value),
        )  # fmt: skip
    if not position.game.setup.golf:
        views[Part.GOLF] = replace(views[Part.GOLF], note=say("not played"), acme="")
    score = position.score
    if score.missing:
        sheet, roads = position.sheet, position.game.board.roads
        home = say("home: {points}", points=say.number(score.carpets_points))
        if not roads.can_come_home(sheet.route[-1], sheet.driven):
            home = say("no way home")
        views[Part.LIMOUSINE] = replace(views[Part.LIMOUSINE], note=home)
    return views


def _safe_view(position: Position, say: Say) -> SafeView:
    score = position.score
    # a preview shows whether the safe would still hold
    shown = position.after or score
    least, most = score.bundles
    change = position.change
    more = change.debts if change else 0
    return SafeView(
        bundles=str(least) if least == most else f"{least}–{most}",
        debts=str(score.debts.amount),
        status=say(SAFE_WORDS[shown.safe]),
        tone=SAFE_TONES[shown.safe],
        penalty=say.number(score.bankruptcy),
        penalty_mark=Mark.CIRCLED if shown.safe is Safe.BANKRUPT else Mark.NONE,
        ghost_debts=say.signed(more) if more else "",
    )


def change_text(position: Position, say: Say) -> str:
    """What the preview changes, debts included: `+3, 2 debts`."""
    change = position.change
    if change is None:
        return ""
    words = [say.signed(change.total)]
    if change.debts:
        count = abs(change.debts)
        more = change.debts > 0
        words.append(
            say.count("{n} debt", "{n} debts", count) if more else say.count("{n} debt fewer", "{n} debts fewer", count)
        )
    if change.bundles > 0:
        words.append(say.count("{n} bundle", "{n} bundles", change.bundles))
    return ", ".join(words)


def ledger_view(
    position: Position,
    plans: Plans,
    say: Say,
    *,
    pen: str,
    pens: Sequence[str] = NO_PENS,
    pointed: str | None = None,
    focus: str | None = None,
    acme_after: AcmeScore | None = None,
    steady: Steady | None = None,
) -> LedgerView:
    """The whole ledger; `acme_after` is ACME's score as the card pointed at would leave it."""
    steady = steady or Steady()
    acme = acme_after or position.acme
    change, ghost = position.change, position.ghost
    over = position.game.outcome is not None
    bad = change is not None and change.is_bad
    done, crossed = (tuple(ghost.projects), tuple(ghost.crossed)) if ghost else (None, None)
    project = of_kind(pointed, "project:"), of_kind(focus, "project:")
    column = of_kind(pointed, "column:"), of_kind(focus, "column:")
    gains = steady("gains", lambda: _gains(position, plans, say))
    # a preview of something else changes what the columns would bring
    shown = gains if ghost is None or column[0] else {}
    return LedgerView(
        projects=steady(("projects", done, project), lambda: project_views(position, say, *project, pens)),
        track=track_view(position, plans, say, pointed, focus, pens),
        columns=steady(("columns", crossed, column), lambda: column_views(position, plans, shown, say, *column)),
        parts=part_views(position, say, acme_after),
        streets=street_views(position, steady, pens),
        safe=_safe_view(position, say),
        total_label=say("Total") if over else say("Total so far"),
        total=say.number(position.score.total),
        total_delta=change_text(position, say),
        total_tone=Tone.BAD if bad else Tone.GOOD,
        acme_total=say("ACME {points}", points=say.number(acme.total)) if acme else "",
        pen=pen,
    )
