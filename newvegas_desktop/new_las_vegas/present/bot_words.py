"""Bots in words: what the levels are called, and why a bot does what it does."""

from newvegas_desktop.new_las_vegas.bots.bot import Why
from newvegas_desktop.new_las_vegas.bots.registry import BOTS, LEVELS
from newvegas_desktop.new_las_vegas.present.say import Say, Text

TITLES: dict[str, Text] = {
    "random": "Lottery",
    "tourist": "Tourist",
    "dealer": "Dealer",
    "planner": "Planner",
    "tycoon": "Tycoon",
}
CHARACTERS: dict[str, Text] = {
    "random": "Plays any legal turn by lot.",
    "tourist": "Plays legally and without a plan: for a first game.",
    "dealer": "Knows what every part of the sheet is worth and takes what it can get.",
    "planner": "Thinks its whole turn through: keeps numbers in order, goes for projects, brings the limousine home.",
    "tycoon": "Tries out what cards may come before every step: the one to beat.",
}
"""A level's name, and one sentence about it."""

WHYS: dict[Why, Text] = {
    Why.ONLY: "nothing else was possible",
    Why.LOT: "by lot",
    Why.ROOM: "it leaves the most room for numbers to come",
    Why.PROJECTS: "for a project",
    Why.INAUGURATION: "for the Inauguration track",
    Why.SHOWS: "for a show",
    Why.HOTELS: "for a hotel",
    Why.STREETS: "for the longest run of a street",
    Why.GOLF: "for the golf course",
    Why.LIMOUSINE: "for the limousine’s carpets or its way home",
    Why.SAFE: "against debts it could not pay",
    Why.BUILDING: "to have a casino to open",
    Why.VALUE: "to raise what a column is worth",
    Why.ENOUGH: "nothing more was worth doing",
    Why.LOAN: "it always wants the loan, whose bundles cover debts",
    Why.FRESH_CARDS: "it always wants the cards shuffled",
    Why.KNOWN_CARDS: "it always keeps the cards as they lie",
    Why.RIVAL: "to leave a rival less",
    Why.END: "to end the game while it is ahead",
}
"""Why, as it follows what was done."""


def offered() -> list[str]:
    """The bots that can be given a seat, the weakest first."""
    return list(LEVELS or BOTS)


def title_of(name: str, say: Say) -> str:
    """What a bot's level is called."""
    return say(TITLES[name]) if name in TITLES else name.capitalize()


def player_title(player: str, say: Say) -> str:
    """What a seat's bot is called, by the player its record names."""
    return title_of(player.removeprefix("bot:"), say)


def about(name: str, say: Say) -> str:
    """A sentence about a level."""
    return say(CHARACTERS[name]) if name in CHARACTERS else ""


def why_text(why: Why, say: Say) -> str:
    """A reason in words."""
    return say(WHYS[why])
