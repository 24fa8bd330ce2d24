"""Random whole games as records."""

from __future__ import annotations

import random
from typing import Any

from .model import ALL_CARDS, APPROVALS, CASINOS, EFFECTS, Fault, NaiveGame, Turn, lot_text
from .replay import close_round, reveal, start, take_turns
from .score import end_reasons, final_scores, winners
from .turns import conceivable_effects, conceivable_extends, fits, legal_turns, play_turn

ARCHITECT: dict[str, Any] = {
    "id": "test",
    "name": "Test",
    "level": 1,
    "rows": [[False, [6]], [False, [7]], [True, [8, 9]]],
    "bank": 8,
    "crane": -2,
    "areas": {
        "golf": [1, 2, 3],
        "inauguration": [1, 2, 3],
        "shows": [2, 3, 4],
        "hotels": [4, 6, 5],
        "streets": [3, 5, 4],
        "limousine": [2, 3, 3],
    },
}


def shuffled(cards: list[str], rng: random.Random) -> list[str]:
    return rng.sample(cards, len(cards))


def three_stacks(rng: random.Random) -> list[list[str]]:
    cards = shuffled(ALL_CARDS, rng)
    return [cards[:27], cards[27:54], cards[54:]]


def solo_deal(rng: random.Random) -> dict[str, Any]:
    cards = shuffled(ALL_CARDS, rng)
    return {"deck": cards[1:41] + shuffled(cards[41:] + APPROVALS, rng), "bank_card": cards[0]}


def guess_turn(game: NaiveGame, seat: int, rng: random.Random) -> Turn:
    """A turn that may or may not be legal, with a fitting number where there is one."""
    sheet = game.seats[seat]
    turn: Turn
    if game.solo:
        number_card, effect_card = rng.sample([0, 1, 2], 2)
        turn = {"number_card": number_card, "effect_card": effect_card}
        number, kind = game.cards[number_card][0], game.cards[effect_card][1]
    else:
        turn = {"combo": rng.randrange(3)}
        number, kind = game.cards[turn["combo"]]
    bonus = rng.choice(["", "", "", "", "number", "effect", "extend", "extend"])
    if bonus == "number":
        delta = rng.choice([-2, -1, 1, 2])
        turn["bonus"] = {"kind": "number", "delta": delta}
        number += delta
    if bonus == "effect":
        turn["bonus"] = {"kind": "effect"}
        kind = rng.choice(EFFECTS)
    lots = [lot for lot in CASINOS if fits(sheet, lot, number)]
    lot = rng.choice(lots if lots else CASINOS)
    turn["open"] = lot_text(lot)
    if bonus == "effect" or rng.random() < 0.85:
        turn["effect"] = rng.choice(conceivable_effects(sheet, kind))
    if bonus == "extend":
        extends = conceivable_extends(sheet, lot)
        if extends:
            turn["bonus"] = rng.choice(extends)
    return turn


def worth(game: NaiveGame, seat: int, turn: Turn) -> float:
    """Rough taste: numbers where they leave room for others, effects used, neither debts nor track boxes wasted."""
    after = play_turn(game.seats[seat], turn, game.cards, game.golf, game.solo)
    worth = 0.0
    for lot, number in after.numbers.items():
        if lot not in game.seats[seat].numbers:
            worth += 3 - abs(number - (1 + (lot[1] - 1) * 1.4))
    if "effect" in turn:
        worth += {"construction": 2, "show": 3, "limousine": 1, "inauguration": -1, "improvement": 1}[
            turn["effect"]["kind"]
        ]
    return worth


def is_legal(game: NaiveGame, seat: int, turn: Turn) -> bool:
    try:
        play_turn(game.seats[seat], turn, game.cards, game.golf, game.solo)
    except Fault:
        return False
    return True


def random_turn(game: NaiveGame, seat: int, rng: random.Random, wild: float) -> Turn:
    """The best of a few random legal turns or, as often as `wild` says, just one of them."""
    guesses = [guess_turn(game, seat, rng) for _ in range(30)]
    found = [turn for turn in guesses if is_legal(game, seat, turn)]
    if not found:
        refusal: Turn = {"refused": True, "acme": rng.randrange(3)} if game.solo else {"refused": True}
        if is_legal(game, seat, refusal) and rng.random() < 0.8:
            return refusal
        found = legal_turns(game, seat)
    if rng.random() < wild:
        return rng.choice(found)
    return max(found, key=lambda turn: worth(game, seat, turn))


def shuffles_for_reveal(game: NaiveGame, rng: random.Random) -> list[dict[str, Any]]:
    """The shuffles that the next reveal will need."""
    if game.solo:
        if len([card for card in game.deck if card not in APPROVALS]) < 3:
            return [{"round": game.round, "deck": shuffled(game.discard, rng)}]
        return []
    return [
        {"round": game.round, "stack": stack, "cards": shuffled(game.discards[stack], rng)}
        for stack in (0, 1, 2)
        if len(game.stacks[stack]) == 1
    ]


def random_record(
    seed: int,
    seats: int = 2,
    golf: bool = True,
    bank: bool = True,
    architect: dict[str, Any] | None = None,
    wild: float = 0.1,
    rounds: int | None = None,
) -> dict[str, Any]:
    """A whole random game; with an architect it is solo. With `rounds` it stops after so many, unfinished."""
    rng = random.Random(seed)
    yellow = ["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7"] if golf else ["Y1", "Y2", "Y3", "Y4", "Y5"]
    record: dict[str, Any] = {
        "format": "newvegas-record",
        "version": 1,
        "game": "new-las-vegas",
        "figures": 1,
        "seed": seed,
        "mode": "table" if architect is None else "solo",
        "golf": golf,
        "bank": bank,
        "architect": architect,
        "seats": [{"name": f"Seat {seat + 1}", "player": "human"} for seat in range(seats)],
        "projects": [f"P{rng.randint(1, 7)}", f"V{rng.randint(1, 7)}", rng.choice(yellow)],
        "loans": [rng.random() < 0.5 for _ in range(seats)] if bank else None,
        "deal": {"stacks": three_stacks(rng)} if architect is None else solo_deal(rng),
        "shuffles": [],
        "rounds": [],
    }
    game = start(record)

    def add_shuffle(shuffle: dict[str, Any]) -> None:
        record["shuffles"].append(shuffle)
        game.shuffles.append(shuffle)

    while not game.over and (rounds is None or len(record["rounds"]) < rounds):
        for shuffle in shuffles_for_reveal(game, rng):
            add_shuffle(shuffle)
        reveal(game)
        turns = [random_turn(game, seat, rng, wild) for seat in range(seats)]
        asked = take_turns(game, turns)
        reshuffle = None
        if asked:
            reshuffle = [rng.random() < 0.5 if seat in asked else None for seat in range(seats)]
            if True in reshuffle:
                add_shuffle({"round": game.round, "stacks": three_stacks(rng)})
        if game.solo and game.first_project == game.round and not game.over:
            add_shuffle({"round": game.round, "deck": shuffled(game.deck + game.discard, rng)})
        record["rounds"].append({"turns": turns, "reshuffle": reshuffle})
        close_round(game, asked, reshuffle)
    if game.over:
        record["end"] = {"reasons": end_reasons(game), "winners": winners(game), "scores": final_scores(game)}
    else:
        for shuffle in shuffles_for_reveal(game, rng):
            add_shuffle(shuffle)
        record["current"] = {"turns": [None for _ in range(seats)]}
    return record
