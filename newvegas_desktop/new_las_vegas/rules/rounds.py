"""A round's beginning and end: the reveal, hotels, projects, the reshuffle question, the end."""

from typing import TYPE_CHECKING

from newvegas_desktop.family.stacks import Stacks
from newvegas_desktop.new_las_vegas.rules.acme import Acme
from newvegas_desktop.new_las_vegas.rules.actions import PAIRS
from newvegas_desktop.new_las_vegas.rules.cards import Card, DeckCard
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.hotels import build_hotels
from newvegas_desktop.new_las_vegas.rules.outcome import End, decide
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.projects import newly_completed
from newvegas_desktop.new_las_vegas.rules.setup import STACKS
from newvegas_desktop.new_las_vegas.rules.sheet import DONE_FIRST, DONE_LATER, NOT_DONE, Sheet
from newvegas_desktop.new_las_vegas.rules.shuffles import ALL_STACKS, DRAW_DECK, Shuffle
from newvegas_desktop.new_las_vegas.rules.solo import HAND
from newvegas_desktop.new_las_vegas.rules.turn import FRESH

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.rules.game import Game

ACME_SEAT = 1
"""ACME's place among the scores, and its seat in events."""


def _shuffle(game: "Game", stack: int, cards: list[DeckCard]) -> tuple[DeckCard, ...]:
    """Have cards shuffled and note the result."""
    result = game.chance(len(game.shuffles), game.round, stack, cards)
    game.shuffles = (*game.shuffles, Shuffle(game.round, stack, result))
    return result


def _casino_cards(cards: tuple[DeckCard, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if isinstance(card, Card))


def begin_round(game: "Game", events: list[Event]) -> None:
    """Reveal the next cards and give every seat a fresh turn."""
    game.round += 1
    game.phase = Phase.TURNS
    game.settled = game.sheets[:]
    game.turns = [FRESH] * game.setup.seats
    game.asked = ()
    game.answers = [None] * len(game.turns)
    if game.setup.solo:
        _draw(game, events)
    else:
        _reveal(game, events)
    events.append(Event(Happened.REVEALED, None, -1, game.round))


def _reveal(game: "Game", events: list[Event]) -> None:
    game.cards = game.cards.turned()
    for i, stack in enumerate(game.cards.stacks):
        if not stack:
            # R20: each stack apart, of its own discard pile
            renewed = _shuffle(game, i, list(game.cards.discards[i][1:]))
            game.cards = game.cards.renewed(i, _casino_cards(renewed))
            events.append(Event(Happened.RENEWED, None, i))
    game.offers = tuple((front.number, back.effect) for front, back in game.cards.combinations())


def _draw(game: "Game", events: list[Event]) -> None:
    cards = game.solo_cards
    while len(cards.hand) < HAND:
        if not cards.deck:
            # R10: only when a card must be drawn
            cards = cards._replace(deck=_shuffle(game, DRAW_DECK, list(cards.discard)), discard=())
            events.append(Event(Happened.RENEWED, None, 0))
        approvals = len(cards.drawn)
        cards = cards.with_drawn()
        if len(cards.drawn) > approvals:
            events.append(Event(Happened.APPROVAL_DRAWN, None, cards.drawn[-1].colour))
    game.solo_cards = cards
    game.offers = tuple((cards.hand[front].number, cards.hand[back].effect) for front, back in PAIRS)


def hotels_taken(game: "Game") -> int:
    """Avenues in which anyone built a hotel in an earlier round."""
    taken = game.acme.hotels
    for sheet in game.settled:
        taken |= sheet.hotels
    return taken


def projects_taken(game: "Game") -> tuple[bool, ...]:
    """Which projects anyone completed in an earlier round."""
    done = [game.acme.projects, *(sheet.projects for sheet in game.settled)]
    return tuple(map(any, zip(*done, strict=True)))


def settle_sheet(
    game: "Game", seat: int, sheet: Sheet, taken: int, earlier: tuple[bool, ...], events: list[Event]
) -> Sheet:
    """The sheet with the hotels and projects its turn brings when the round is over."""
    board = game.board
    sheet = build_hotels(board, sheet, game.settled[seat], taken, seat, events)
    for i, project in enumerate(game.setup.projects):
        if sheet.projects[i] == NOT_DONE and newly_completed(board, sheet, game.settled[seat], project):
            done = list(sheet.projects)
            done[i] = DONE_LATER if earlier[i] else DONE_FIRST
            sheet = sheet.copy()
            sheet.projects = (done[0], done[1], done[2])
            figures = board.projects[project]
            points = figures.later if earlier[i] else figures.first
            events.append(Event(Happened.PROJECT_COMPLETED, seat, i, points))
    return sheet


def _approve(game: "Game", earlier: tuple[bool, ...], events: list[Event]) -> None:
    """What ACME's approvals of this round bring it (R24: the player's own of this round do not count as earlier)."""
    architect = game.setup.architect
    assert architect is not None
    built = game.settled[0].hotels
    for approval in game.solo_cards.drawn:
        acme = game.acme
        row = architect.rows[acme.approvals]
        events.append(Event(Happened.APPROVED, ACME_SEAT, approval.colour, acme.approvals + 1))
        hotels, projects = acme.hotels, list(acme.projects)
        for avenue in row.avenues:
            bit = 1 << (avenue - 1)
            if not (built | hotels) & bit:
                hotels |= bit
                events.append(Event(Happened.HOTEL_BUILT, ACME_SEAT, avenue, 1))
        if row.completes:
            i = approval.colour
            projects[i] = DONE_LATER if earlier[i] else DONE_FIRST
            figures = game.board.projects[game.setup.projects[i]]
            points = figures.later if earlier[i] else figures.first
            events.append(Event(Happened.PROJECT_COMPLETED, ACME_SEAT, i, points))
        game.acme = Acme(acme.approvals + 1, hotels, (projects[0], projects[1], projects[2]))


def settle_round(game: "Game", events: list[Event]) -> None:
    """Hotels, then projects, of everyone at once; in solo ACME's approvals too."""
    taken, earlier = hotels_taken(game), projects_taken(game)
    game.sheets = [settle_sheet(game, seat, sheet, taken, earlier, events) for seat, sheet in enumerate(game.sheets)]
    if game.setup.solo:
        _approve(game, earlier, events)


def end_reasons(game: "Game") -> tuple[End, ...]:
    """Why the game ends after the round just settled, if it does."""
    holds = {
        End.TRACK: any(sheet.checked >= game.board.boxes for sheet in game.sheets),
        End.PROJECTS: any(NOT_DONE not in sheet.projects for sheet in game.sheets),
        End.CASINOS: any(not sheet.available for sheet in game.sheets),
        End.ACME: NOT_DONE not in game.acme.projects,
    }
    return tuple(reason for reason, true in holds.items() if true)


def close_round(game: "Game", events: list[Event]) -> None:
    """Every seat has confirmed: settle, test for the end, ask or shuffle where due, go on."""
    first_before = any(projects_taken(game))
    settle_round(game, events)
    if game.setup.solo:
        game.solo_cards = game.solo_cards.settled(game.turns[0].given)
    events.append(Event(Happened.ROUND_CLOSED, None, -1, game.round))
    reasons = end_reasons(game)
    if reasons:
        game.phase = Phase.END
        game.outcome = decide(game, reasons)
        events.append(Event(Happened.ENDED))
        return
    completed = tuple(seat for seat, sheet in enumerate(game.sheets) if any(sheet.projects))
    if not first_before and game.setup.solo and (completed or any(game.acme.projects)):
        cards = game.solo_cards
        deck = _shuffle(game, DRAW_DECK, [*cards.deck, *cards.discard])
        game.solo_cards = cards._replace(deck=deck, discard=())
        events.append(Event(Happened.RESHUFFLED))
    elif not first_before and completed:
        # R19: everyone who completed a project in the first such round is asked
        game.phase = Phase.RESHUFFLE
        game.asked = completed
        events.extend(Event(Happened.ASKED, seat) for seat in completed)
        return
    begin_round(game, events)


def answer_round(game: "Game", events: list[Event]) -> None:
    """The reshuffle question is answered by all who were asked."""
    if any(game.answers):
        cards = _shuffle(game, ALL_STACKS, list(game.board.deck))
        game.cards = Stacks.dealt(_casino_cards(cards), STACKS)
        events.append(Event(Happened.RESHUFFLED))
    begin_round(game, events)
