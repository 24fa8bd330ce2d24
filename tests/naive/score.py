"""The end of the game and the final score."""

from __future__ import annotations

from .model import (
    CARPETS,
    CASINOS,
    FIGURES,
    GROUPS,
    HOLES,
    SHOW_COLUMNS,
    SHOW_DEBTS,
    STREETS,
    TRACK_BOXES,
    Acme,
    Lot,
    NaiveGame,
    Sheet,
    built,
    column_value,
    free_boxes,
    is_open,
    lot_text,
)
from .projects import hotels_of, longest_run, runs
from .roads import missing_paths, visited

__all__ = [
    "acme_score",
    "bundles",
    "debts",
    "end_reasons",
    "final_scores",
    "longest_run",
    "missing_paths",
    "runs",
    "seat_score",
    "winners",
]

PARTS = ["projects", "inauguration", "shows", "hotels", "streets", "golf", "limousine", "safe"]


def end_reasons(game: NaiveGame) -> list[str]:
    """Why the game is over; nothing while it goes on."""
    reasons = []
    if any(sheet.track == TRACK_BOXES for sheet in game.seats):
        reasons.append("track")
    if any(len(sheet.projects) == 3 for sheet in game.seats):
        reasons.append("projects")
    for sheet in game.seats:
        left = [lot for lot in CASINOS if built(sheet, lot) and not is_open(sheet, lot)]
        if not left and "casinos" not in reasons:
            reasons.append("casinos")
    if game.acme is not None and len(game.acme.projects) == 3:
        reasons.append("acme")
    return reasons


# ACME


def acme_cards(acme: Acme, effect: str) -> int:
    return len([card for card in acme.pile if card[1] == effect])


def acme_value(game: NaiveGame, area: str) -> int:
    """The base value, or the better one if there are Improvement cards enough."""
    assert game.architect is not None
    assert game.acme is not None
    base, better, needed = game.architect["areas"][area]
    value: int = better if acme_cards(game.acme, "improvement") >= needed else base
    return value


def acme_run(game: NaiveGame) -> int:
    assert game.architect is not None
    assert game.acme is not None
    crane: int = game.architect["crane"]
    return max(1, acme_cards(game.acme, "construction") + crane)


def acme_golf(acme: Acme) -> int:
    """Cards whose effect equals that of the card before."""
    count = 0
    for place in range(1, len(acme.pile)):
        if acme.pile[place][1] == acme.pile[place - 1][1]:
            count += 1
    return count


def acme_vote(game: NaiveGame) -> bool:
    assert game.architect is not None
    assert game.acme is not None
    bank: int = game.architect["bank"]
    return game.acme.bank_card[0] >= bank


def acme_score(game: NaiveGame) -> dict[str, int]:
    assert game.acme is not None
    acme = game.acme
    streets = 0
    for street in STREETS:
        streets += acme_run(game)
        if acme_run(game) > longest_run(game.seats[0], street):
            streets += acme_value(game, "streets")
    safe = 0
    if game.bank and loan(game) == 0:
        safe = -acme.bank_card[0]
    score = {
        "projects": sum(acme.projects.values()),
        "inauguration": acme_cards(acme, "inauguration") * acme_value(game, "inauguration"),
        "shows": acme_cards(acme, "show") * acme_value(game, "shows"),
        "hotels": len(acme.hotels) * acme_value(game, "hotels"),
        "streets": streets,
        "golf": acme_golf(acme) * acme_value(game, "golf") if game.golf else 0,
        "limousine": acme_cards(acme, "limousine") * acme_value(game, "limousine"),
        "safe": safe,
    }
    score["total"] = sum(score[part] for part in PARTS)
    return score


# The parts of a player's score


def inauguration_place(game: NaiveGame, seat: int) -> int:
    """1st, 2nd, … ; ties share a place and leave none out."""
    mine = free_boxes(game.seats[seat])
    if game.acme is not None:
        return 1 if mine >= acme_cards(game.acme, "inauguration") else 2
    better = {free_boxes(sheet) for sheet in game.seats if free_boxes(sheet) > mine}
    return len(better) + 1


def inauguration_last(game: NaiveGame, seat: int) -> bool:
    """Is a debt circled for the fewest boxes?"""
    if game.acme is not None:
        return inauguration_place(game, seat) == 2
    return free_boxes(game.seats[seat]) == min(free_boxes(sheet) for sheet in game.seats)


def inauguration_points(game: NaiveGame, seat: int) -> int:
    sheet = game.seats[seat]
    place = inauguration_place(game, seat)
    if free_boxes(sheet) == 0 or place > 3:
        return 0
    points: int = column_value(sheet, "inauguration")[place - 1]
    return points


def shows_points(sheet: Sheet) -> int:
    left: int = column_value(sheet, "show_left")
    right: int = column_value(sheet, "show_right")
    return left + right


def hotels_points(sheet: Sheet) -> int:
    large: int = hotels_of(sheet, "large") * column_value(sheet, "hotel_large")
    small: int = hotels_of(sheet, "small") * column_value(sheet, "hotel_small")
    return large + small


def leading_streets(game: NaiveGame, seat: int) -> list[int]:
    """The streets for which the seat gets the bonus."""
    streets = []
    for street in STREETS:
        mine = longest_run(game.seats[seat], street)
        if game.acme is not None:
            leads = mine > acme_run(game)
        else:
            leads = mine > 0 and all(mine >= longest_run(sheet, street) for sheet in game.seats)
        if leads:
            streets.append(street)
    return streets


def streets_points(game: NaiveGame, seat: int) -> int:
    sheet = game.seats[seat]
    points = sum(longest_run(sheet, street) for street in STREETS)
    bonus: int = column_value(sheet, "streets") * len(leading_streets(game, seat))
    return points + bonus


def golf_points(sheet: Sheet) -> int:
    points = 0
    for avenue, par in HOLES.items():
        if sheet.holes.get(avenue) == "circled":
            points += column_value(sheet, f"par{par}")
    return points


def open_carpets(sheet: Sheet, kind: str) -> list[Lot]:
    """Visited and open."""
    return [lot for lot in visited(sheet) if CARPETS[lot] == kind and is_open(sheet, lot)]


def limousine_points(sheet: Sheet) -> int:
    points: int = 0
    for kind in ("vip", "luxury"):
        points += len(open_carpets(sheet, kind)) * column_value(sheet, kind)
    points += missing_paths(sheet) * column_value(sheet, "missing_path")
    return points


def loan(game: NaiveGame) -> int:
    """The bundles that the vote brings to everyone. A vote not yet given does not count as one for the loan."""
    assert game.loans is not None
    votes = [vote is True for vote in game.loans]
    if game.acme is not None:
        votes.append(acme_vote(game))
    if votes.count(True) > len(votes) / 2:
        return 4
    if votes.count(True) >= 1:
        return 2
    return 0


def bundles(game: NaiveGame, seat: int) -> int:
    start: int = FIGURES["safe"]["bundles_at_start"]
    return start + (loan(game) if game.bank else 2) + len(open_carpets(game.seats[seat], "mafia"))


def sheet_debts(sheet: Sheet) -> list[str]:
    """Every debt circled and not crossed out, but the one for the last place."""
    cranes = [f"crane {lot_text(lot)}" for lot in sorted(sheet.cranes) if not is_open(sheet, lot)]
    shows = [
        f"{column} {box}"
        for column in SHOW_COLUMNS
        for box in SHOW_DEBTS[column]
        if sheet.crossed[column] >= 1 and not sheet.crossed[column] >= box
    ]
    extends = [f"extend {group + 1}" for group in range(len(GROUPS)) if sheet.groups.get(group) == "circled"]
    return cranes + shows + extends


def debts(game: NaiveGame, seat: int) -> list[str]:
    names = sheet_debts(game.seats[seat])
    if inauguration_last(game, seat):
        names.append("inauguration last")
    return names


def safe_points(game: NaiveGame, seat: int) -> int:
    bankruptcy: int = FIGURES["safe"]["bankruptcy"]
    return bankruptcy if len(debts(game, seat)) > bundles(game, seat) else 0


def seat_score(game: NaiveGame, seat: int) -> dict[str, int]:
    sheet = game.seats[seat]
    score = {
        "projects": sum(sheet.projects.values()),
        "inauguration": inauguration_points(game, seat),
        "shows": shows_points(sheet),
        "hotels": hotels_points(sheet),
        "streets": streets_points(game, seat),
        "golf": golf_points(sheet),
        "limousine": limousine_points(sheet),
        "safe": safe_points(game, seat),
    }
    score["total"] = sum(score[part] for part in PARTS)
    return score


def final_scores(game: NaiveGame) -> list[dict[str, int]]:
    """One entry a seat, and one for ACME."""
    scores = [seat_score(game, seat) for seat in range(len(game.seats))]
    if game.acme is not None:
        scores.append(acme_score(game))
    return scores


def winners(game: NaiveGame) -> list[int]:
    scores = final_scores(game)
    if game.acme is not None:
        return [0] if scores[0]["total"] > scores[1]["total"] else [1]
    best = list(range(len(game.seats)))
    most = max(scores[seat]["total"] for seat in best)
    best = [seat for seat in best if scores[seat]["total"] == most]
    hotels = max(len(game.seats[seat].hotels) for seat in best)
    best = [seat for seat in best if len(game.seats[seat].hotels) == hotels]
    large = max(hotels_of(game.seats[seat], "large") for seat in best)
    return [seat for seat in best if hotels_of(game.seats[seat], "large") == large]
