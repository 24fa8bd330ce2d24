"""An architect's card in words and figures: for choosing one, and to read while playing."""

from dataclasses import dataclass

from newvegas_desktop.family.say import Say, Text
from newvegas_desktop.new_las_vegas.present.acme import AREAS, row_text
from newvegas_desktop.new_las_vegas.present.bot_words import TITLES
from newvegas_desktop.new_las_vegas.printed.calibration_file import measured
from newvegas_desktop.new_las_vegas.rules.figures import Architect
from newvegas_desktop.new_las_vegas.words.architects import CALIBRATION, CHARACTERS, DESIGN
from newvegas_desktop.new_las_vegas.words.names import PARTS, PLACES

COUNTED: dict[str, Text] = {
    "inauguration": "a card",
    "shows": "a card",
    "hotels": "a hotel",
    "streets": "a longer street",
    "golf": "a repeated effect",
    "limousine": "a card",
}
"""What each value is paid for."""


@dataclass(frozen=True, slots=True)
class AreaLine:
    """One area: what it pays, and from how many Improvement cards on it pays better."""

    label: str
    base: str
    better: str
    needed: str
    each: str


@dataclass(frozen=True, slots=True)
class ArchitectCard:
    """One architect."""

    id: str
    name: str
    level: int
    level_text: str
    character: str
    areas: tuple[AreaLine, ...]
    approvals: tuple[tuple[str, str], ...]
    bank: str
    crane: str
    design: str
    measured: str
    """How hard the card was found to be; empty for one that was never measured."""
    how: str
    """How that was done."""

    def words(self) -> str:
        """The whole card, for screen readers."""
        areas = ", ".join(f"{line.label} {line.base} {line.each}, {line.better} ({line.needed})" for line in self.areas)
        approvals = ", ".join(f"{nth}: {text}" for nth, text in self.approvals)
        rest = " ".join(filter(None, (self.crane, self.bank, self.design, self.measured, self.how)))
        return f"{self.character} {areas}. {approvals}. {rest}"


def architect_card(architect: Architect, say: Say) -> ArchitectCard:
    """The card as the page shows it."""
    areas = []
    for area in AREAS:
        base, better, needed = getattr(architect, area)
        cards = say.count("from {n} Improvement card", "from {n} Improvement cards", needed)
        areas.append(AreaLine(say(PARTS[area]), str(base), str(better), cards, say(COUNTED[area])))
    crane = say(
        "Its run in every street: its Construction cards {offset}, at least 1.", offset=say.signed(architect.crane)
    )
    if architect.crane == 0:
        crane = say("Its run in every street: its Construction cards, at least 1.")
    found = measured(architect)
    hard = how = ""
    if found is not None:
        hard = say(CALIBRATION["measured"], player=say(TITLES[found.player]), won=found.won, games=found.games)
        how = say(CALIBRATION["how"])
    return ArchitectCard(
        id=architect.id,
        name=architect.name,
        level=architect.level,
        level_text=say("Level {level}", level=architect.level),
        character=say(CHARACTERS[architect.id]) if architect.id in CHARACTERS else "",
        areas=tuple(areas),
        approvals=tuple(
            (say("{nth} approval", nth=say(PLACES[nth])), row_text(row.completes, row.avenues, say))
            for nth, row in enumerate(architect.rows)
        ),
        bank=say("For a loan if its bank card is {bank} or more.", bank=architect.bank),
        crane=crane,
        design=say(DESIGN["own"]),
        measured=hard,
        how=how,
    )
