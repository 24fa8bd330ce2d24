"""The solo game in words, slot by slot: for tool tips and screen readers."""

from newvegas_desktop.family.say import Say, Text
from newvegas_desktop.new_las_vegas.present.plans import Plans
from newvegas_desktop.new_las_vegas.present.screen import SlotInfo
from newvegas_desktop.new_las_vegas.present.solo_view import AcmeView, SoloBarView
from newvegas_desktop.new_las_vegas.present.view import Choice


def describe_bar(bar: SoloBarView, plans: Plans, say: Say) -> dict[str, SlotInfo]:
    """The halves of the cards, the deck and the pile."""
    found = {"acme:deck": SlotInfo(say("Deck: {cards}, {next}", cards=bar.deck.text, next=bar.deck.detail))}
    for at, card in enumerate(bar.cards, 1):
        effect = card.effect_text.capitalize()
        given = say(", goes to ACME") if card.given else ""
        for half, key, state, text in (
            ("number", card.number_key, card.number_state, f"{card.number}, {card.lots}"),
            ("effect", card.effect_key, card.effect_state, effect),
        ):
            slot = f"{half}:{at}"
            names = {"number": say("Number of card {card}", card=at), "effect": say("Effect of card {card}", card=at)}
            taken = say(", taken") if state is Choice.CHOSEN else given
            tip = say("Take with key {key}. Given away: {acme}.", key=key, acme=card.acme)
            found[slot] = SlotInfo(f"{names[half]}: {text}{taken}", tip, slot in plans)
    count = bar.pile.count
    cards = say.count("{n} card", "{n} cards", count)
    found["acme:pile"] = SlotInfo(say("ACME’s pile: {cards}", cards=cards), say("Click to look through it (F3)."), True)
    return found


def describe_acme(view: AcmeView, say: Say) -> dict[str, SlotInfo]:
    """Every line of ACME's page."""
    found = {"acme:card": SlotInfo(f"{view.name}, {view.level}", view.design)}
    for row in view.rows:
        name = say("{part}: ACME {acme}, you {yours}", part=row.label, acme=row.points, yours=row.yours)
        extra = ", ".join(word for word in (row.sum, row.delta, row.note) if word)
        found[f"acme:{row.key}"] = SlotInfo(f"{name}; {extra}" if extra else name, say(TIPS[row.key]))
    found["acme:total"] = SlotInfo(
        say("{label}: ACME {acme}, you {yours}", label=view.total_label, acme=view.total, yours=view.yours)
    )
    found["acme:improvements"] = SlotInfo(view.improvements, say(TIPS["improvements"]))
    for at, approval in enumerate(view.approvals, 1):
        state = say("done") if approval.done else say("when the round ends") if approval.due else say("to come")
        found[f"acme:approval:{at}"] = SlotInfo(
            say("{nth}, {state}: {row}", nth=approval.nth, state=state, row=approval.text),
            say(TIPS["approval"]),
        )
    if view.bank is not None:
        found["acme:bank"] = SlotInfo(view.bank.text, say(TIPS["bank"]))
    for at, card in enumerate(view.pile, 1):
        found[f"acme:pile:{at}"] = SlotInfo(say("Card {place} of ACME’s pile: {card}", place=at, card=card.name))
    return found


TIPS: dict[str, Text] = {
    "projects": "The projects ACME completes by its approvals, with the values noted.",
    "inauguration": "ACME counts its Inauguration cards; to be first on the track you need as many free boxes.",
    "shows": "ACME counts its Show cards.",
    "hotels": "ACME counts the hotels it builds by its approvals.",
    "streets": "ACME’s run in every street: its Construction cards and the figure of its architect, at least 1. "
    "It counts in each of the 4 streets, and a value for each street in which it is longer than yours.",
    "golf": "ACME counts the cards whose effect equals that of the card before in its pile.",
    "limousine": "ACME counts its Limousine cards.",
    "safe": "If nobody votes for a loan, ACME loses as many points as the number of its bank card.",
    "improvements": "From so many Improvement cards in its pile on, ACME’s better values hold.",
    "approval": "When an approval comes up, ACME does this at the end of the round.",
    "bank": "ACME’s bank card: its effect is seen from the start, its number only at the end.",
}
