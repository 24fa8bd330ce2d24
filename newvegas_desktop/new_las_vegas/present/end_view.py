"""The end of a game as plain data: every part for every seat, places, votes, and the points round by round."""

from collections.abc import Sequence
from dataclasses import dataclass

from newvegas_desktop.family.say import Say, Text
from newvegas_desktop.new_las_vegas.present.acme import bank_view, sum_text
from newvegas_desktop.new_las_vegas.present.solo_view import BankView, acme_pen
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.loan import loan
from newvegas_desktop.new_las_vegas.rules.outcome import Decided, End, Outcome, acme_votes_for
from newvegas_desktop.new_las_vegas.rules.score import PARTS, Score
from newvegas_desktop.new_las_vegas.rules.tally import acme_tally, tally
from newvegas_desktop.new_las_vegas.session.session import Session
from newvegas_desktop.new_las_vegas.words.names import PARTS as PARTS_IN_WORDS
from newvegas_desktop.new_las_vegas.words.names import PLACES

REASON_SENTENCES: dict[End, Text] = {
    End.TRACK: "{names} checked the last box of the track.",
    End.PROJECTS: "{names} completed all three projects.",
    End.CASINOS: "{names} had no casino left to open.",
    End.ACME: "ACME completed all three projects.",
}


@dataclass(frozen=True, slots=True)
class EndCell:
    """The points of one part for one seat, and what they are made of."""

    points: int
    detail: str = ""
    best: bool = False
    """Whether nobody has more, and somebody has less."""


@dataclass(frozen=True, slots=True)
class EndPart:
    """One part of the score."""

    key: str
    label: str


@dataclass(frozen=True, slots=True)
class EndSeat:
    """One seat at the end."""

    name: str
    pen: str
    place: int
    place_text: str
    winner: bool
    total: int
    cells: tuple[EndCell, ...]
    """In the order of the parts."""
    vote: str = ""
    """How it voted; empty without the bank."""
    voted_for: bool | None = None
    bundles: int = 0
    debts: int = 0
    bankrupt: bool = False


@dataclass(frozen=True, slots=True)
class EndView:
    """Everything the end page shows."""

    title: str
    decided: str
    """What told the winner from the others, in one sentence."""
    reasons: tuple[str, ...]
    """Why the game ended."""
    parts: tuple[EndPart, ...]
    seats: tuple[EndSeat, ...]
    loan: str
    """What the vote brought everyone, in one sentence."""
    chart: tuple[tuple[int, ...], ...]
    """For each seat its points at the end of each round."""
    rounds: int
    seed: int | None
    facts: str
    """Rounds, variants and seed on one line."""
    bank: BankView | None = None
    """Solo: ACME's bank card, turned over."""


def end_view(session: Session, pens: Sequence[str], say: Say | None = None) -> EndView:
    """The view of a finished game; ValueError if it is not finished."""
    game = session.game
    outcome = game.outcome
    if outcome is None:
        raise ValueError("the game is not over")
    say = say or Say()
    names = [seat.name for seat in session.seats]
    if outcome.acme is not None:
        names.append(say("ACME"))
        pens = [*pens[:1], acme_pen(pens)]
    rows = outcome.parts()
    places = _places(outcome)
    parts = [part for part in PARTS if game.setup.golf or part != "golf"]
    seats = []
    for index, name in enumerate(names):
        cells = []
        for part in parts:
            column = [row[part] for row in rows]
            points = rows[index][part]
            best = points == max(column) and points > min(column)
            cells.append(EndCell(points, _detail(game, outcome, index, part, say), best))
        vote = _vote(game, index)
        score = outcome.scores[index] if index < len(outcome.scores) else None
        seats.append(
            EndSeat(
                name,
                pens[index],
                places[index],
                say(PLACES[places[index] - 1]),
                index in outcome.winners,
                rows[index]["total"],
                tuple(cells),
                "" if vote is None else say("for a loan") if vote else say("against a loan"),
                vote,
                score.bundles.most if score else 0,
                score.debts.amount if score else 0,
                score is not None and rows[index]["safe"] < 0,
            )
        )
    return EndView(
        title=end_title(session, say),
        decided=_decided(names, outcome, say),
        reasons=_reasons(game, names, outcome, say),
        parts=tuple(EndPart(part, say(PARTS_IN_WORDS[part])) for part in parts),
        seats=tuple(seats),
        loan=_loan(game, say),
        chart=points_by_round(session),
        rounds=game.round,
        seed=session.seed,
        facts=_facts(game, session.seed, say),
        bank=bank_view(game, say) if game.setup.solo else None,
    )


def points_by_round(session: Session) -> tuple[tuple[int, ...], ...]:
    """For each seat, and last for ACME, the points at the end of each round."""
    ends: list[Game] = []
    for entry in session.history.entries:
        # the first position of a round is the last one of the round before
        if entry.before.round == len(ends) + 2:
            ends.append(entry.before)
    if session.game.outcome is not None:
        ends.append(session.game)
    lines = [tuple(tally(game, seat).total for game in ends) for seat in range(len(session.seats))]
    if session.game.setup.solo:
        lines.append(tuple(acme_tally(game).total for game in ends))
    return tuple(lines)


def _places(outcome: Outcome) -> list[int]:
    """The place of each row: points, then hotels, then large hotels; equals share."""
    if outcome.acme is not None:
        return [1, 2] if outcome.winners == (0,) else [2, 1]
    keys = [(score.total, sum(score.hotels), score.hotels[0]) for score in outcome.scores]
    return [1 + sum(other > key for other in keys) for key in keys]


def _and(names: Sequence[str], say: Say) -> str:
    """Names in a row: `Ada, Bob and Rita`."""
    if len(names) == 1:
        return names[0]
    return say("{some} and {last}", some=", ".join(names[:-1]), last=names[-1])


def end_title(session: Session, say: Say) -> str:
    """Who has won a finished game."""
    outcome = session.game.outcome
    assert outcome is not None
    names = [seat.name for seat in session.seats]
    winners = [names[seat] if seat < len(names) else say("ACME") for seat in outcome.winners]
    if len(winners) > 1:
        return say("{names} share the victory", names=_and(winners, say))
    return say("{name} wins", name=winners[0])


def _decided(names: Sequence[str], outcome: Outcome, say: Say) -> str:
    """The tie-break that decided."""
    rows = outcome.parts()
    winner = outcome.winners[0]
    totals = [row["total"] for row in rows]
    if outcome.acme is not None:
        ahead = abs(totals[0] - totals[1])
        if not ahead:
            return say("{points} each: to win, more than ACME is needed.", points=_points(totals[0], say))
        a, b = say.number(max(totals)), say.number(min(totals))
        if winner == 0:
            return say("Won by {margin}: {a} to {b} points.", margin=ahead, a=a, b=b)
        return say("Lost by {margin}: {a} to {b} points.", margin=ahead, a=a, b=b)
    if outcome.decided is Decided.POINTS:
        second = max((total for seat, total in enumerate(totals) if seat != winner), default=0)
        return say("Most points: {a}, the next has {b}.", a=say.number(totals[winner]), b=say.number(second))
    level = [seat for seat, total in enumerate(totals) if total == totals[winner]]
    hotels = [sum(outcome.scores[seat].hotels) for seat in range(len(outcome.scores))]
    large = [outcome.scores[seat].hotels[0] for seat in range(len(outcome.scores))]
    tied = _and([names[seat] for seat in level], say)
    points = _points(totals[winner], say)
    if outcome.decided is Decided.HOTELS:
        return say("{names} have {points} each; more hotels decide: {figures}.", names=tied, points=points,
                   figures=_to(hotels, level, winner))  # fmt: skip
    level = [seat for seat in level if hotels[seat] == hotels[winner]]
    tied = _and([names[seat] for seat in level], say)
    same = say.count("{n} hotel", "{n} hotels", hotels[winner])
    if outcome.decided is Decided.LARGE_HOTELS:
        return say("{names} have {points} and {hotels} each; more large hotels decide: {figures}.",
                   names=tied, points=points, hotels=same, figures=_to(large, level, winner))  # fmt: skip
    return say("{points}, {hotels} and {large} each: nothing tells them apart.",
               points=points, hotels=same,
               large=say.count("{n} large one", "{n} large ones", large[winner]))  # fmt: skip


def _points(points: int, say: Say) -> str:
    return say.count("{n} point", "{n} points", points)


def _to(amounts: Sequence[int], seats: Sequence[int], winner: int) -> str:
    """The winner's amount against the others': `5 : 4 : 4`."""
    others = sorted((amounts[seat] for seat in seats if seat != winner), reverse=True)
    return " : ".join(str(amount) for amount in (amounts[winner], *others))


def _reasons(game: Game, names: Sequence[str], outcome: Outcome, say: Say) -> tuple[str, ...]:
    """Why the game ended, naming those who brought it about."""
    found = []
    for reason in outcome.reasons:
        who = [names[seat] for seat in range(len(game.sheets)) if _brought(game, seat, reason)]
        found.append(say(REASON_SENTENCES[reason], names=_and(who, say) if who else ""))
    return tuple(found)


def _brought(game: Game, seat: int, reason: End) -> bool:
    """Whether a seat's sheet fulfils a reason to end."""
    sheet = game.sheets[seat]
    if reason is End.TRACK:
        return sheet.checked >= game.board.boxes
    if reason is End.PROJECTS:
        return all(sheet.projects)
    return reason is End.CASINOS and not sheet.available


def _vote(game: Game, index: int) -> bool | None:
    if not game.setup.bank:
        return None
    return game.votes[index] if index < len(game.votes) else acme_votes_for(game)


def _loan(game: Game, say: Say) -> str:
    """What the votes brought."""
    if not game.setup.bank:
        return say("No bank in this game: everyone has two bundles more.")
    votes = list(game.votes)
    if game.setup.solo:
        votes.append(acme_votes_for(game))
    bundles = loan(True, votes).most
    return say("{votes} of {voters} voted for a loan: {bundles} for everyone.", votes=votes.count(True),
               voters=len(votes), bundles=say.count("{n} bundle", "{n} bundles", bundles)) if bundles else say(
        "Nobody voted for a loan, so nobody got one.")  # fmt: skip


def _facts(game: Game, seed: int | None, say: Say) -> str:
    """Rounds, variants and seed."""
    parts = [say.count("{n} round", "{n} rounds", game.round)]
    parts.append(say("with golf") if game.setup.golf else say("without golf"))
    parts.append(say("with the bank") if game.setup.bank else say("without the bank"))
    if seed is not None:
        parts.append(say("seed {seed}", seed=seed))
    return " · ".join(parts)


def _detail(game: Game, outcome: Outcome, index: int, part: str, say: Say) -> str:
    """What the points of a part are made of."""
    if index >= len(outcome.scores):
        assert outcome.acme is not None
        return sum_text(game, outcome.acme, part, say)
    return _seat_detail(outcome.scores[index], part, say)


def _times(count: int, value: int, say: Say) -> str:
    # with spaces at which no line breaks
    return f"{count}\u00a0×\u00a0{say.number(value)}"


def _seat_detail(score: Score, part: str, say: Say) -> str:
    """Sums as one would write them in the margin."""
    if part == "projects":
        return " + ".join(str(points) for points in score.projects if points)
    if part == "inauguration":
        place = say(PLACES[score.standing.place])
        if not score.free_boxes:
            return say("no free box")
        return say("{boxes} free, {place}", boxes=score.free_boxes, place=place)
    if part == "shows":
        return f"{score.show_left} + {score.show_right}"
    if part == "hotels":
        sites = zip(score.hotels, score.hotel_values, strict=True)
        return " + ".join(_times(count, value, say) for count, value in sites if count) or say("no hotel")
    if part == "streets":
        runs = "+".join(str(run) for run in score.runs)
        leads = sum(score.standing.leads)
        return f"{runs} + {_times(leads, score.street_value, say)}" if leads else runs
    if part == "golf":
        pairs = zip(score.holes, score.hole_values, strict=True)
        return " + ".join(_times(count, value, say) for count, value in pairs if count) or say("no hole")
    if part == "limousine":
        counted = ((score.vip, score.vip_value), (score.luxury, score.luxury_value),
                   (score.missing, score.missing_value))  # fmt: skip
        return " + ".join(_times(count, value, say) for count, value in counted if count) or say("never left")
    return say("bundles: {bundles}, debts: {debts}", bundles=score.bundles.most, debts=score.debts.amount)
