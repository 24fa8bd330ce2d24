"""Games and screens for the tests of the presenter."""

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.screen import Screen
from newvegas_desktop.new_las_vegas.present.view import Crane, HotelMark, LotView, Mark
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.figures import ApprovalRow, Architect, Area
from newvegas_desktop.new_las_vegas.session.session import Seat, Session

NAMES = ("Ada", "Bob", "Rita", "Max", "Eva", "Kim")
PENS = ("blue", "red", "green", "violet", "orange", "black")


def session(seed: int = 7, seats: int = 2, *, golf: bool = True, bank: bool = False) -> Session:
    return Session.new(standard_board(), [Seat(name) for name in NAMES[:seats]], seed, golf=golf, bank=bank)


def controller(seed: int = 7, seats: int = 2, *, bank: bool = False, secret: bool = False) -> TableController:
    return TableController(session(seed, seats, bank=bank), PENS[:seats], secret=secret)


LOLA = Architect(
    "lola", "Lola Neon", 3, (ApprovalRow(True, (4,)), ApprovalRow(False, (5, 6)), ApprovalRow(True, (7, 8))), 8, 0,
    golf=Area(2, 4, 4), inauguration=Area(4, 5, 3), shows=Area(4, 5, 4), hotels=Area(5, 7, 4), streets=Area(5, 7, 4),
    limousine=Area(3, 4, 3),
)  # fmt: skip
"""An architect whose figures stay, however ours are calibrated."""


def solo(seed: int = 7, architect: Architect = LOLA, *, golf: bool = True, bank: bool = False) -> TableController:
    """A solo game."""
    made = Session.new(standard_board(), [Seat("Ada")], seed, golf=golf, bank=bank, architect=architect)
    return TableController(made, PENS[:1])


def play_solo(table: TableController, chance: Generator, until_round: int) -> None:
    """Click on until a round begins or the game ends, effects rather than skipping them."""
    while table.game.outcome is None and table.game.round < until_round:
        slots = [slot for slot in doable(table.screen) if slot != "button:take_back"]
        fresh = [slot for slot in slots if not slot.startswith(("number:", "effect:", "button:give"))]
        on_sheet = [slot for slot in fresh if not slot.startswith("button:")]
        table.activate(chance.choice(on_sheet or fresh or slots))


def doable(screen: Screen) -> list[str]:
    """What can be done now but undo and redo."""
    if screen.chooser is not None:
        return [f"option:{option.id}" for option in screen.chooser.options]
    return [slot for slot in screen.targets if slot not in ("button:undo", "button:redo")]


def play_on(table: TableController, chance: Generator, until_round: int) -> None:
    """Click anything that can be clicked until a round begins or the game ends."""
    while table.game.outcome is None and table.game.round < until_round:
        table.activate(chance.choice(doable(table.screen)))


def _lot(view: LotView) -> str:
    """A lot in a few letters."""
    text = "." if view.number is None else str(view.number)
    text += {Crane.NONE: "", Crane.STANDING: "C", Crane.CROSSED: "c"}[view.crane]
    if view.star:
        text += {Mark.NONE: "*", Mark.CIRCLED: "@", Mark.CROSSED: "x"}[view.star_mark]
    text += "!" if view.fits else ""
    text += f"?{view.ghost}" if view.ghost is not None else ""
    text += "'" if view.fresh else ""
    return text + ("~" if view.visited else "")


def _solo_lines(screen: Screen) -> list[str]:
    """ACME and the cards of the solo game; nothing at a table."""
    bar, acme = screen.table.solo, screen.acme
    if bar is None or acme is None:
        return []
    lines = [f"deck     {bar.deck.text}, {bar.deck.detail} approvals {' '.join(bar.approvals)}".rstrip()]
    for card in bar.cards:
        states = f"{card.number_state} {card.effect_state} {'given' if card.given else ''}".rstrip()
        lines.append(f"half     {card.number_key}{card.effect_key} {card.number} {card.effect_text} {card.lots} "
                     f"{card.acme} {states}")  # fmt: skip
    lines.append(f"acme     {acme.name}, {acme.level}: {acme.improvements}")
    lines += [f"         {r.label}: {r.sum} = {r.points} : {r.yours} {r.delta} {r.note}".rstrip() for r in acme.rows]
    lines.append(f"         {acme.total_label} {acme.total} : {acme.yours} {acme.delta}".rstrip())
    lines += [f"         {a.nth} {a.kind or '-'} {'done' if a.done else 'due' if a.due else ''} {a.text}" for a in
              acme.approvals]  # fmt: skip
    if acme.bank is not None:
        lines.append(f"bank     {acme.bank.number} {acme.bank.text}")
    pile = " ".join(f"{'=' if c.pair else ''}{c.number}{c.effect[:3]}{'+' if c.fresh else ''}" for c in acme.pile)
    lines.append(f"pile     {pile}")
    parts = " ".join(f"{part}:{v.acme}{'!' if v.acme_preview else ''}" for part, v in screen.ledger.parts.items())
    return [*lines, f"ledger   {parts} {screen.ledger.acme_total}"]


def text_of(screen: Screen) -> str:
    """A screen as text that a diff can be read of."""
    city, ledger, table = screen.city, screen.ledger, screen.table
    lines = [f"seats    {' | '.join(f'{s.name} {s.points} {s.state}' for s in table.seats)}"]
    lines.append(f"round    {table.round} / {table.hint}")
    lines.append("holes    " + " ".join(f"{a}:{h.par}{h.mark[0]}{h.ghost[0]}" for a, h in city.holes.items()))
    for street in range(1, 5):
        lots = " ".join(_lot(city.lots[street, a]) if (street, a) in city.lots else "-" for a in range(1, 12))
        run = city.streets[street]
        lines.append(f"street {street} {lots}  run {run.run} rival {run.rival} {'leads' if run.leads else ''}".rstrip())
    hotels = " ".join(
        f"{a}{'' if h.mark is HotelMark.NONE else h.mark[0].upper()}{''.join(h.rivals)}" for a, h in city.hotels.items()
    )
    lines.append(f"hotels   {hotels}")
    lines.append(f"route    {city.route.nodes} targets {len(city.route.targets)}")
    lines += [f"project  {p.id} {p.first}/{p.later} {p.progress} {p.rival}".rstrip() for p in ledger.projects]
    track = ledger.track
    lines.append(f"track    {track.checked} +{track.ghost_checked} {track.status} / {track.rivals}")
    lines += [
        f"column   {c} {v.crossed} {v.count} {'lit' if v.lit else ''}".rstrip() for c, v in ledger.columns.items()
    ]
    lines += [f"part     {part} {v.points} {v.delta} {v.note}".rstrip() for part, v in ledger.parts.items()]
    lines.append(f"safe     {ledger.safe.bundles} bundles {ledger.safe.debts} debts {ledger.safe.status}")
    lines.append(f"total    {ledger.total} {ledger.total_delta}".rstrip())
    lines += [
        f"card     {c.key} {c.number} {c.effect_text} {c.next_text} {c.lots} {c.number_state}" for c in table.cards
    ]
    lines += _solo_lines(screen)
    lines.append(f"says     {table.sentence} / {table.subline}")
    lines.append(f"buttons  {' '.join(b.id for b in table.bonuses if b.enabled)}")
    lines.append(f"targets  {' '.join(screen.targets)}")
    return "\n".join(lines) + "\n"
