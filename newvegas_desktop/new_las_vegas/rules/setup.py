"""How a game is set up: seats, variants, projects and the deal."""

from typing import NamedTuple

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.cards import APPROVALS, Card, Colour, DeckCard
from newvegas_desktop.new_las_vegas.rules.figures import Architect
from newvegas_desktop.new_las_vegas.rules.projects import GOLF_PROJECTS, colour_of

STACKS = 3
FEWEST_SEATS, MOST_SEATS = 2, 6


class Setup(NamedTuple):
    """Everything that is settled before the first vote; solo has one seat and an architect."""

    seats: int
    golf: bool
    bank: bool
    projects: tuple[str, str, str]
    cards: tuple[DeckCard, ...]
    """Table: the three stacks one after the other, each from its top. Solo: the draw deck, first drawn first."""
    architect: Architect | None = None
    bank_card: Card | None = None

    @property
    def solo(self) -> bool:
        """Whether ACME is the only rival."""
        return self.architect is not None


def draw_projects(board: Board, golf: bool, generator: Generator) -> tuple[str, str, str]:
    """One project of each kind; without golf the golf projects stay out."""
    pink, violet, yellow = (
        generator.choice(
            sorted(
                project
                for project in board.projects
                if colour_of(project) == colour and (golf or project not in GOLF_PROJECTS)
            )
        )
        for colour in Colour
    )
    return pink, violet, yellow


def deal(
    board: Board, seed: int, *, seats: int, golf: bool = True, bank: bool = True, architect: Architect | None = None
) -> Setup:
    """Set up a game from a seed: the same seed, the same cards, whoever plays."""
    projects = draw_projects(board, golf, Generator.named(seed, "projects"))
    generator = Generator.named(seed, "deal")
    cards: list[DeckCard] = sorted(board.deck)
    generator.shuffle(cards)
    if architect is None:
        return Setup(seats, golf, bank, projects, tuple(cards))
    bank_card = cards.pop(0)
    assert isinstance(bank_card, Card)
    # R25: the approvals go into the lower half only
    half = len(cards) // 2
    lower = [*cards[half:], *APPROVALS]
    generator.shuffle(lower)
    return Setup(1, golf, bank, projects, (*cards[:half], *lower), architect, bank_card)
