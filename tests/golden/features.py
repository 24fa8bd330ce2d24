"""What a finished record shows of the rules, as words."""

from collections.abc import Iterator
from typing import Any

Record = dict[str, Any]

ARCHITECTS = 5
MODES = {
    *(f"{seats} seats" for seats in range(2, 7)),
    *(f"architect of level {level}" for level in range(1, ARCHITECTS + 1)),
    *(f"{kind}, golf {golf}, bank {bank}" for kind in ("table", "solo") for golf in "01" for bank in "01"),
}
ENDS = {
    *(f"ended by {reason}" for reason in ("track", "projects", "casinos", "acme")),
    *(f"ended by {reason} alone" for reason in ("track", "projects", "casinos", "acme")),
    "ended for two reasons",
}
TURNS = {
    *(f"table: bonus {bonus}" for bonus in ("number", "effect", "extend before", "extend after")),
    *(f"solo: bonus {bonus}" for bonus in ("number", "effect", "extend before", "extend after")),
    *(f"effect {effect}" for effect in ("construction", "improvement", "show", "limousine", "inauguration")),
    "table: refused",
    "solo: refused",
    "no effect used",
}
CARDS = {
    "reshuffled",
    "not reshuffled",
    "several asked, one for it",
    "stacks made anew",
    "deck shuffled for a project",
    "deck made anew",
}
SCORES = {
    "bankrupt",
    "not bankrupt",
    "shared victory",
    "a tie broken by hotels",
    "won against acme",
    "lost against acme",
    "acme loses by the bank",
    "loan of 4",
    "loan of 2",
    "no loan",
    "limousine in plus",
}
FEATURES = MODES | ENDS | TURNS | CARDS | SCORES
"""Everything that the golden games must show."""


def features(record: Record) -> set[str]:
    """The features a finished record has."""
    return {*_mode(record), *_end(record), *_turns(record), *_cards(record), *_scores(record)}


def _mode(record: Record) -> Iterator[str]:
    yield f"{record['mode']}, golf {record['golf']:d}, bank {record['bank']:d}"
    if record["mode"] == "table":
        yield f"{len(record['seats'])} seats"
    else:
        yield f"architect of level {record['architect']['level']}"


def _end(record: Record) -> Iterator[str]:
    reasons = record["end"]["reasons"]
    for reason in reasons:
        yield f"ended by {reason}"
    yield f"ended by {reasons[0]} alone" if len(reasons) == 1 else "ended for two reasons"


def _turns(record: Record) -> Iterator[str]:
    for turn in (turn for played in record["rounds"] for turn in played["turns"]):
        if "refused" in turn:
            yield f"{record['mode']}: refused"
        elif "effect" in turn:
            yield f"effect {turn['effect']['kind']}"
        else:
            yield "no effect used"
        if "bonus" in turn:
            when = turn["bonus"].get("when")
            yield f"{record['mode']}: bonus {turn['bonus']['kind']}{f' {when}' if when else ''}"


def _cards(record: Record) -> Iterator[str]:
    for played in record["rounds"]:
        answers = [answer for answer in played["reshuffle"] or [] if answer is not None]
        if answers:
            yield "reshuffled" if any(answers) else "not reshuffled"
            if sum(answers) == 1 and len(answers) > 1:
                yield "several asked, one for it"
    for shuffle in record["shuffles"]:
        if "stack" in shuffle:
            yield "stacks made anew"
        elif "deck" in shuffle:
            approvals = any(card.startswith("approval") for card in shuffle["deck"])
            yield "deck shuffled for a project" if approvals else "deck made anew"


def _scores(record: Record) -> Iterator[str]:
    end = record["end"]
    seats = end["scores"][: len(record["seats"])]
    for score in seats:
        yield "bankrupt" if score["safe"] else "not bankrupt"
        if score["limousine"] > 0:
            yield "limousine in plus"
    if record["mode"] == "solo":
        yield "won against acme" if end["winners"] == [0] else "lost against acme"
        if end["scores"][1]["safe"]:
            yield "acme loses by the bank"
    else:
        most = max(score["total"] for score in seats)
        leaders = sum(1 for score in seats if score["total"] == most)
        if len(end["winners"]) > 1:
            yield "shared victory"
        elif leaders > 1:
            yield "a tie broken by hotels"
        if record["bank"]:
            votes = record["loans"]
            yield "loan of 4" if 2 * sum(votes) > len(votes) else "loan of 2" if any(votes) else "no loan"
