"""ACME's page: its score beside the player's, its thresholds, approvals, bank card and pile."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.present.mapping import EFFECTS as VIEW_EFFECTS
from newvegas_desktop.new_las_vegas.present.mapping import KINDS
from newvegas_desktop.new_las_vegas.present.say import Say, Text
from newvegas_desktop.new_las_vegas.present.solo_view import AcmeCard, AcmeRow, AcmeView, ApprovalView, BankView
from newvegas_desktop.new_las_vegas.rules.acme import Acme, AcmeScore
from newvegas_desktop.new_las_vegas.rules.cards import Colour
from newvegas_desktop.new_las_vegas.rules.figures import Architect, Area
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.places import STREETS
from newvegas_desktop.new_las_vegas.rules.rounds import settle_round
from newvegas_desktop.new_las_vegas.rules.score import PARTS as ALL_PARTS
from newvegas_desktop.new_las_vegas.rules.score import project_points
from newvegas_desktop.new_las_vegas.rules.tally import acme_tally, tally
from newvegas_desktop.new_las_vegas.rules.view import see
from newvegas_desktop.new_las_vegas.words.architects import DESIGN
from newvegas_desktop.new_las_vegas.words.names import COLOURS, EFFECTS, PARTS, PLACES

AREAS = ("inauguration", "shows", "hotels", "streets", "golf", "limousine")
NOTHING = -1
"""No card is given."""
SHORT_NAME = 6
"""As many letters of a name have room over a column of points."""


class Gain(NamedTuple):
    """What a card would bring if it were given to ACME."""

    acme: int
    player: int
    """Fewer points for the player, where ACME overtakes in a street or on the track."""
    parts: dict[str, int]
    """ACME's points by part, only where they change."""
    after: AcmeScore


def with_given(game: Game, card: int) -> Game:
    """The game as if a card of the round went to ACME."""
    trial = game.copy()
    turn = trial.turns[0].copy()
    turn.given = card
    trial.turns = [turn]
    return trial


def gain(game: Game, card: int, instead_of: int = NOTHING) -> Gain:
    """What giving a card would change, compared with giving none or another."""
    before, after = with_given(game, instead_of), with_given(game, card)
    old, new = acme_tally(before), acme_tally(after)
    parts = old.parts()
    changed = {part: points - parts[part] for part, points in new.parts().items() if points != parts[part]}
    return Gain(new.total - old.total, tally(after, 0).total - tally(before, 0).total, changed, new)


def gain_words(found: Gain, say: Say) -> str:
    """A gain in words: `+5 (Shows +3, Golf +2), you −4`, or `nothing`."""
    text = say.signed(found.acme) if found.acme or found.parts else say("nothing")
    if found.parts:
        parts = ", ".join(f"{say(PARTS[part])} {say.signed(points)}" for part, points in found.parts.items())
        text += f" ({parts})"
    if found.player:
        text += say(", you {points}", points=say.signed(found.player))
    return text


def card_name(game: Game, card: int, say: Say) -> str:
    """A card of the round in words: `8 Show`."""
    number, effect = game.solo_cards.hand[card]
    return f"{number} {say(EFFECTS[effect])}"


def threshold(area: Area, improvements: int, say: Say) -> str:
    """How far the better value of an area is."""
    missing = area.needed - improvements
    if area.better == area.base:
        return ""
    if missing <= 0:
        return say("better value reached")
    return say.count("{n} more Improvement: × {value}", "{n} more Improvements: × {value}", missing, value=area.better)


def brief_threshold(area: Area, improvements: int, say: Say) -> str:
    """The same beside a picture of the Improvement."""
    missing = area.needed - improvements
    if area.better == area.base:
        return ""
    return say("reached") if missing <= 0 else say("{n} more: × {value}", n=missing, value=area.better)


THRESHOLDS: dict[str, Text] = {
    "inauguration": "{count} and its Inauguration cards count {value}",
    "shows": "{count} and its Show cards count {value}",
    "hotels": "{count} and its hotels count {value}",
    "streets": "{count} and its longer streets count {value}",
    "golf": "{count} and its golf pairs count {value}",
    "limousine": "{count} and its Limousine cards count {value}",
}


def next_threshold(architect: Architect, improvements: int, golf: bool, say: Say) -> str:
    """The nearest better value in a sentence: `2 more Improvement cards and its hotels count 6`."""
    ahead = [
        (getattr(architect, area).needed - improvements, place, area)
        for place, area in enumerate(AREAS)
        if getattr(architect, area).needed > improvements
        and getattr(architect, area).better != getattr(architect, area).base
        and (golf or area != "golf")
    ]
    if not ahead:
        return ""
    missing, _, area = min(ahead)
    cards = say.count("{n} more Improvement card", "{n} more Improvement cards", missing)
    return say(THRESHOLDS[area], count=cards, value=getattr(architect, area).better)


def _acme_now(game: Game) -> Acme:
    """What ACME owns, with what the approvals of the open round will bring it, as the tally counts it."""
    if game.outcome is not None or not game.solo_cards.drawn:
        return game.acme
    trial = game.copy()
    settle_round(trial, [])
    return trial.acme


def hotels_due(game: Game) -> int:
    """The avenues in which the approvals of the open round will have ACME build."""
    return _acme_now(game).hotels & ~game.acme.hotels if game.setup.solo else 0


def sum_text(game: Game, score: AcmeScore, part: str, say: Say) -> str:
    """What ACME's points of a part are made of."""
    if part == "projects":
        noted = project_points(game.board, game.setup.projects, _acme_now(game).projects)
        return " + ".join(str(points) for points in noted if points)
    if part == "safe":
        return say("its bank card") if score.safe else ""
    times = f"{score.counts[part]} × {score.values[part]}"
    if part == "streets":
        times = f"{STREETS} × {score.counts[part]}"
        if score.longer_streets:
            times += f" + {score.longer_streets} × {score.values[part]}"
    return times


def _rows(game: Game, found: Gain | None, say: Say) -> tuple[AcmeRow, ...]:
    architect = game.setup.architect
    assert architect is not None
    score, mine = acme_tally(game), tally(game, 0).parts()
    points = score.parts()
    rows = []
    for part in ALL_PARTS:
        if part == "golf" and not game.setup.golf:
            continue
        delta = found.parts.get(part, 0) if found else 0
        rows.append(
            AcmeRow(
                key=part,
                label=say(PARTS[part]),
                sum=sum_text(game, score, part, say),
                points=say.number(points[part]),
                yours=say.number(mine[part]),
                note=threshold(getattr(architect, part), score.improvements, say) if part in AREAS else "",
                brief=brief_threshold(getattr(architect, part), score.improvements, say) if part in AREAS else "",
                delta=say.signed(delta) if delta else "",
                leads=points[part] > mine[part],
            )
        )
    return tuple(rows)


def row_text(completes: bool, avenues: Sequence[int], say: Say, yours: Sequence[int] = (), points: int = 0) -> str:
    """One approval row in words, less the hotels the player has taken: `project completed; hotel of avenue 8`."""
    words = [say("project completed") if completes else say("no project")]
    if completes and points:
        words = [say("project completed ({points})", points=say.signed(points))]
    left = [avenue for avenue in avenues if avenue not in yours]
    built, taken = ", ".join(map(str, left)), ", ".join(map(str, yours))
    if left and yours:
        one = say("hotel {avenue}, not {yours} (yours)", avenue=built, yours=taken)
        words.append(one if len(left) == 1 else say("hotels {list}, not {yours} (yours)", list=built, yours=taken))
    elif left:
        one = say("hotel of avenue {avenue}", avenue=built)
        words.append(one if len(left) == 1 else say("hotels of avenues {list}", list=built))
    elif yours:
        one = say("hotel {avenue} is yours already", avenue=taken)
        words.append(one if len(yours) == 1 else say("hotels {list} are yours already", list=taken))
    return "; ".join(words)


def _yours(game: Game, nth: int) -> tuple[int, ...]:
    """The avenues of an approval row in which ACME cannot build, or could not, since the player was there before."""
    architect, acme = game.setup.architect, game.acme
    assert architect is not None
    # a hotel of the player's in ACME's avenue is small if it came later; ACME has its own there
    gone = game.settled[0].hotels & ~acme.hotels
    return tuple(avenue for avenue in architect.rows[nth].avenues if gone >> (avenue - 1) & 1)


def _approvals(game: Game, colours: tuple[Colour, ...], say: Say) -> tuple[ApprovalView, ...]:
    architect, done = game.setup.architect, game.acme.approvals
    assert architect is not None
    came = [*colours[:done], *(approval.colour for approval in see(game, 0).approvals)]
    noted = project_points(game.board, game.setup.projects, game.acme.projects)
    views = []
    for nth, row in enumerate(architect.rows):
        points = noted[came[nth]] if nth < done else 0
        views.append(
            ApprovalView(
                nth=say("{nth} approval", nth=say(PLACES[nth])),
                text=row_text(row.completes, row.avenues, say, _yours(game, nth), points),
                kind=KINDS[came[nth]] if nth < len(came) else None,
                done=nth < done,
                due=done <= nth < len(came),
            )
        )
    return tuple(views)


def bank_view(game: Game, say: Say) -> BankView:
    """The bank card: face down until the end."""
    architect, seen = game.setup.architect, see(game, 0)
    assert architect is not None
    effect = VIEW_EFFECTS[seen.bank_effect] if seen.bank_effect is not None else None
    if not game.setup.bank:
        return BankView(effect, say("Bank card: without the bank it does nothing."))
    if seen.bank_card is None:
        return BankView(effect, say("Bank card, face down: ACME votes for a loan if its number is {bank} or more.",
                                    bank=architect.bank))  # fmt: skip
    number = seen.bank_card.number
    text = (
        say("Bank card {number}: for a loan, as it is {bank} or more.", number=number, bank=architect.bank)
        if number >= architect.bank
        else say("Bank card {number}: against a loan, as it is less than {bank}.", number=number, bank=architect.bank)
    )
    return BankView(effect, text, number)


def pile_cards(game: Game, say: Say) -> tuple[AcmeCard, ...]:
    """ACME's pile in its order, the card given this turn last."""
    seen = see(game, 0)
    pile, given = list(seen.pile), game.turns[0].given
    fresh = game.outcome is None and given >= 0 and bool(seen.hand)
    if fresh:
        pile.append(seen.hand[given])
    same = {at for at, (one, other) in enumerate(pairwise(pile), 1) if one.effect is other.effect}
    return tuple(
        AcmeCard(
            card.number,
            VIEW_EFFECTS[card.effect],
            f"{card.number} {say(EFFECTS[card.effect])}",
            pair=game.setup.golf and at in same,
            fresh=fresh and at == len(pile) - 1,
        )
        for at, card in enumerate(pile)
    )


def acme_view(game: Game, name: str, colours: tuple[Colour, ...], found: Gain | None, say: Say) -> AcmeView:
    """Everything about ACME; `colours` are the approvals so far, `found` what the card pointed at would bring."""
    architect = game.setup.architect
    assert architect is not None
    score, pile = acme_tally(game), pile_cards(game, say)
    ahead = next_threshold(architect, score.improvements, game.setup.golf, say)
    count = say.count("{n} Improvement card", "{n} Improvement cards", score.improvements)
    return AcmeView(
        architect=architect.id,
        name=architect.name,
        level=say("Level {level}", level=architect.level),
        design=say(DESIGN["own"]),
        improvements=f"{count}. {ahead}." if ahead else f"{count}.",
        headings=(say("ACME"), name if len(name) <= SHORT_NAME else say("You")),
        rows=_rows(game, found, say),
        total_label=say("Total") if game.outcome is not None else say("Total so far"),
        total=say.number(score.total),
        yours=say.number(tally(game, 0).total),
        delta=say.signed(found.acme) if found and found.acme else "",
        approvals=_approvals(game, colours, say),
        bank=bank_view(game, say),
        pile=pile,
        pile_text=say.count("ACME’s pile, in its order: {n} card", "ACME’s pile, in its order: {n} cards", len(pile)),
    )


def approval_sentence(game: Game, say: Say) -> str:
    """What the approvals drawn this round will bring, while the round is open."""
    architect = game.setup.architect
    assert architect is not None
    words = []
    for nth, approval in enumerate(see(game, 0).approvals, game.acme.approvals):
        row = architect.rows[nth]
        words.append(
            say("ACME’s {nth} approval ({colour}) at the round’s end: {row}", nth=say(PLACES[nth]),
                colour=say(COLOURS[approval.colour]),
                row=row_text(row.completes, row.avenues, say, _yours(game, nth)))
        )  # fmt: skip
    return " · ".join(words)
