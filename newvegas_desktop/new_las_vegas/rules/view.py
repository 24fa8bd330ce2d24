"""What a seat may see of a game: its own sheet as written, the others as at the beginning of the round."""

from typing import TYPE_CHECKING, NamedTuple

from newvegas_desktop.new_las_vegas.rules.acme import Acme
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import Approval, Card, Effect
from newvegas_desktop.new_las_vegas.rules.figures import Architect
from newvegas_desktop.new_las_vegas.rules.outcome import Outcome
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.turn import Stage, Turn

if TYPE_CHECKING:
    from newvegas_desktop.new_las_vegas.rules.game import Game


class Seen(NamedTuple):
    """A seat's view of the table; nothing hidden is reachable from it."""

    board: Board
    seat: int
    seats: int
    golf: bool
    bank: bool
    projects: tuple[str, str, str]
    architect: Architect | None
    phase: Phase
    round: int
    sheets: tuple[Sheet, ...]
    """One's own as written, the others as at the beginning of the round (R4)."""
    turn: Turn
    confirmed: tuple[bool, ...]
    """Who has finished this round's turn."""
    votes: tuple[bool | None, ...]
    """One's own vote; the others' only after the end."""
    offers: tuple[tuple[int, Effect], ...]
    next_effects: tuple[Effect, ...]
    """Table: the effects of the next round, printed on the fronts (R26)."""
    stack_sizes: tuple[int, ...]
    discards: tuple[tuple[Card, ...], ...]
    """Every card that was turned and not shuffled back."""
    hand: tuple[Card, ...]
    """Solo: the three cards of the round, both sides known."""
    deck_top: Effect | Approval | None
    """Solo: the back of the next card, or the approval that lies there."""
    deck_size: int
    approvals: tuple[Approval, ...]
    """Solo: the approvals drawn this round."""
    pile: tuple[Card, ...]
    """Solo: ACME's pile in its order."""
    acme: Acme
    bank_effect: Effect | None
    """Solo: the visible side of ACME's bank card."""
    bank_card: Card | None
    """Solo: the whole bank card, only after the end."""
    asked: tuple[int, ...]
    outcome: Outcome | None


NOBODY = -1
"""Instead of a seat: what all may see."""


def seen_sheets(game: "Game", seat: int) -> list[Sheet]:
    """The sheets as a seat sees them: its own as written, the others as at the beginning of the round (R4)."""
    settled = game.settled if game.phase is Phase.TURNS else game.sheets
    return [game.sheets[other] if other == seat else sheet for other, sheet in enumerate(settled)]


def see(game: "Game", seat: int) -> Seen:
    """What a seat may see now."""
    setup = game.setup
    over = game.phase is Phase.END
    solo = game.solo_cards
    top = solo.deck[0] if solo.deck else None
    return Seen(
        board=game.board,
        seat=seat,
        seats=setup.seats,
        golf=setup.golf,
        bank=setup.bank,
        projects=setup.projects,
        architect=setup.architect,
        phase=game.phase,
        round=game.round,
        sheets=tuple(seen_sheets(game, seat)),
        turn=game.turns[seat],
        confirmed=tuple(turn.stage is Stage.DONE for turn in game.turns),
        votes=tuple(vote if over or other == seat else None for other, vote in enumerate(game.votes)),
        offers=game.offers,
        next_effects=tuple(stack[0].effect for stack in game.cards.stacks) if game.round else (),
        stack_sizes=tuple(len(stack) for stack in game.cards.stacks),
        discards=(solo.discard,) if setup.solo else game.cards.discards,
        hand=solo.hand,
        deck_top=top.effect if isinstance(top, Card) else top,
        deck_size=len(solo.deck),
        approvals=solo.drawn,
        pile=solo.pile,
        acme=game.acme,
        bank_effect=setup.bank_card.effect if setup.bank_card else None,
        bank_card=setup.bank_card if over else None,
        asked=game.asked,
        outcome=game.outcome,
    )
