"""Wrong deals, votes, shuffles, questions and ends of a record, each with the sentence that names it."""

from typing import Any

import pytest

from tests.records.making import (
    RENEWED,
    RESHUFFLED,
    SOLO,
    Change,
    Json,
    add,
    both,
    changed,
    drop,
    fault,
    frozen,
    put,
    stopped_after,
)


def stack(index: int, *more: int) -> tuple[str | int, ...]:
    return ("deal", "stacks", index, *more)


def one_more(record: Json) -> None:
    for each in record["deal"]["stacks"]:
        each.append(each[0])


def one_less(record: Json) -> None:
    for each in record["deal"]["stacks"]:
        del each[0]


def moved(record: Json) -> None:
    stacks = record["deal"]["stacks"]
    stacks[1].append(stacks[0].pop())


def swapped(record: Json) -> None:
    second = record["deal"]["stacks"][1]
    second[0], second[1] = second[1], second[0]


def approval_up(record: Json) -> None:
    deck = record["deal"]["deck"]
    place = deck.index("approval-pink")
    deck[39], deck[place] = deck[place], deck[39]


DEALS: list[tuple[int, Change, str]] = [
    (RESHUFFLED, put(*stack(0, 0), to="16-show"), "deal: there is no card '16-show'."),
    (RESHUFFLED, put(*stack(0, 0), to=""), "deal: there is no card ''."),
    (RESHUFFLED, put(*stack(0, 0), to="approval-pink"), "deal: there is no card 'approval-pink'."),
    (RESHUFFLED, put(*stack(0, 0), to="10-Construction"), "deal: there is no card '10-Construction'."),
    (RESHUFFLED, put(*stack(0, 0), to="15-improvement"), "deal: 10-construction is missing."),
    (RESHUFFLED, drop(*stack(0, 0)), "deal: the three stacks must be of equal size."),
    (RESHUFFLED, add(*stack(2), value="1-show"), "deal: the three stacks must be of equal size."),
    (RESHUFFLED, moved, "deal: the three stacks must be of equal size."),
    (RESHUFFLED, one_less, "deal: 10-construction is missing."),
    (RESHUFFLED, one_more, "deal: 10-construction is one too many."),
    (
        RESHUFFLED,
        swapped,
        "round 1, seat 1: improvement hotel_small: the effect of this turn is Construction.",
    ),
    (SOLO, put("deal", "deck", 0, to="0-show"), "deal: there is no card '0-show'."),
    (SOLO, drop("deal", "deck", 0), "deal: 9-construction is missing."),
    (SOLO, put("deal", "bank_card", to="approval-pink"), "deal: there is no card 'approval-pink'."),
    (SOLO, put("deal", "bank_card", to="9-construction"), "deal: 8-inauguration is missing."),
    (SOLO, approval_up, "deal: an approval lies in the upper half of the deck."),
]

SETUPS: list[tuple[int, Change, str]] = [
    (RESHUFFLED, put("projects", 0, to="V2"), "projects: 'V2' is not a pink project."),
    (RESHUFFLED, put("projects", 1, to="V8"), "projects: 'V8' is not a violet project."),
    (RESHUFFLED, put("projects", 2, to=""), "projects: '' is not a yellow project."),
    (
        RESHUFFLED,
        both(put("golf", to=False), put("projects", 2, to="Y6")),
        "projects: Y6 is never drawn without golf.",
    ),
    (
        RESHUFFLED,
        both(put("golf", to=False), put("projects", 2, to="Y7")),
        "projects: Y7 is never drawn without golf.",
    ),
    (RESHUFFLED, put("loans", to=[None, True]), "seat 1: the vote is missing."),
    (RESHUFFLED, put("loans", to=[True, None]), "seat 2: the vote is missing."),
    (SOLO, put("loans", to=[None]), "seat 1: the vote is missing."),
]

ASKED, FIRST = ("rounds", 14, "reshuffle"), ("rounds", 0, "reshuffle")
QUESTIONS: list[tuple[int, Change, str]] = [
    (
        RESHUFFLED,
        put(*ASKED, to=None),
        "round 15: a first project was completed, so reshuffle needs one entry a seat.",
    ),
    (RESHUFFLED, put(*ASKED, to=[None]), "round 15: reshuffle has 1 entries for 2 seats."),
    (RESHUFFLED, put(*ASKED, to=[None, True, None]), "round 15: reshuffle has 3 entries for 2 seats."),
    (RESHUFFLED, put(*ASKED, to=[True, True]), "round 15, seat 1: this seat was not asked to reshuffle."),
    (RESHUFFLED, put(*ASKED, to=[None, None]), "round 15, seat 2: this seat was asked to reshuffle."),
    (RESHUFFLED, put(*FIRST, to=[None, None]), "round 1: nobody was asked to reshuffle, so reshuffle must be null."),
    (RESHUFFLED, put(*FIRST, to=[]), "round 1: nobody was asked to reshuffle, so reshuffle must be null."),
    (SOLO, put(*FIRST, to=[True]), "round 1: nobody was asked to reshuffle, so reshuffle must be null."),
]

ANOTHER = "but the record's next shuffle is another."
MISSING = "but the record does not hold it."
SHUFFLES: list[tuple[int, Change, str]] = [
    (RENEWED, drop("shuffles", 0), f"round 27: the shuffle of stack 0 is due, {ANOTHER}"),
    (RENEWED, drop("shuffles", 2), f"round 27: the shuffle of stack 2 is due, {MISSING}"),
    (RENEWED, put("shuffles", 0, "round", to=26), f"round 27: the shuffle of stack 0 is due, {ANOTHER}"),
    (RENEWED, put("shuffles", 0, "stack", to=1), f"round 27: the shuffle of stack 0 is due, {ANOTHER}"),
    (
        RENEWED,
        put("shuffles", 0, "cards", 0, to="14-limousine"),
        "round 27: the shuffle of stack 0: 7-show is missing.",
    ),
    (RENEWED, drop("shuffles", 0, "cards", 0), "round 27: the shuffle of stack 0: 7-show is missing."),
    (
        RENEWED,
        add("shuffles", 0, "cards", value="7-show"),
        "round 27: the shuffle of stack 0: 7-show is one too many.",
    ),
    (RENEWED, put("shuffles", 0, "cards", 0, to="17-show"), "round 27: shuffle: there is no card '17-show'."),
    (
        RENEWED,
        add("shuffles", value={"round": 28, "stack": 0, "cards": []}),
        "round 28: the record holds a shuffle that never happened.",
    ),
    (
        RENEWED,
        add("shuffles", value={"round": 99, "stack": 0, "cards": []}),
        "round 99: the record holds a shuffle that never happened.",
    ),
    (RESHUFFLED, drop("shuffles", 0), f"round 15: the reshuffle of all cards is due, {MISSING}"),
    (
        RESHUFFLED,
        put("shuffles", 0, "stacks", 0, 0, to="9-improvement"),
        "round 15: the reshuffle of all cards: 7-construction is missing.",
    ),
    (
        RESHUFFLED,
        drop("shuffles", 0, "stacks", 0, 0),
        "round 15: shuffle: the three stacks must be of equal size.",
    ),
    (SOLO, drop("shuffles", 1), f"round 27: the shuffle of the draw deck is due, {MISSING}"),
    (
        SOLO,
        put("shuffles", 0, "deck", 0, to="5-show"),
        "round 27: the shuffle of the draw deck: 8-inauguration is missing.",
    ),
]


@pytest.mark.parametrize(("which", "change", "sentence"), [*DEALS, *SETUPS, *QUESTIONS, *SHUFFLES])
def test_wrong_cards_votes_and_answers(which: int, change: Change, sentence: str) -> None:
    assert fault(changed(which, change)) == sentence


def last_twice(record: Json) -> None:
    record["rounds"].append(record["rounds"][-1])


def one_turn_less(record: Json) -> None:
    del record["rounds"][3]["turns"][1]


def one_turn_more(record: Json) -> None:
    record["rounds"][3]["turns"].append({"combo": 0, "open": "2.7"})


def confirmed(record: Json) -> None:
    stopped_after(6)(record)
    record["current"] = {"turns": frozen(RESHUFFLED)["rounds"][6]["turns"]}


def open_at_the_end(record: Json) -> None:
    turns = record["rounds"].pop()["turns"]
    del record["end"]
    record["current"] = {"turns": turns}


FIRST_TURN: Json = {"combo": 0, "open": "4.9"}
EMPTY: Json = {"turns": [None, None]}
SCORES: list[Json] = frozen(RESHUFFLED)["end"]["scores"]
ENDS: list[tuple[Change, str]] = [
    (drop("end"), "end: the game ended in round 17 (track), but end is missing."),
    (both(drop("end"), put("current", to=EMPTY)), "round 18: the game ended in round 17."),
    (open_at_the_end, "end: the game ended in round 17 (track), but end is missing."),
    (drop("rounds", 16), "end: the game has not ended after round 16."),
    (last_twice, "round 18: the game ended in round 17."),
    (put("end", "reasons", to=["projects"]), "end: the reasons are track, not projects."),
    (put("end", "reasons", to=["track", "casinos"]), "end: the reasons are track, not track, casinos."),
    (put("end", "winners", to=[0]), "end: the winners are seat 2, not seat 1."),
    (put("end", "winners", to=[1, 0]), "end: the winners are seat 2, not seat 2, 1."),
    (put("end", "scores", 0, "shows", to=3), "end, seat 1: shows is 0, not 3."),
    (put("end", "scores", 1, "total", to=30), "end, seat 2: total is 29, not 30."),
    (drop("end", "scores", 1), "end: there are 1 scores instead of 2."),
    (put("end", "scores", to=[*SCORES, SCORES[0]]), "end: there are 3 scores instead of 2."),
    (one_turn_less, "round 4: there are 1 turns for 2 seats."),
    (one_turn_more, "round 4: there are 3 turns for 2 seats."),
    (confirmed, "round 7: every seat has confirmed, so the round is closed and belongs to rounds."),
    (
        both(stopped_after(6), put("current", to={"turns": [None]})),
        "round 7: current has 1 turns for 2 seats.",
    ),
    (
        both(stopped_after(0), put("loans", to=[None, True]), put("current", to={"turns": [None, FIRST_TURN]})),
        "seat 1: the vote is missing.",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), ENDS)
def test_wrong_ends(change: Change, sentence: str) -> None:
    assert fault(changed(RESHUFFLED, change)) == sentence


@pytest.mark.parametrize(
    ("part", "value", "sentence"), [("safe", 0, "safe is -8, not 0"), ("golf", 1, "golf is 16, not 1")]
)
def test_the_score_of_acme_is_checked_as_seat_2(part: str, value: int, sentence: str) -> None:
    assert fault(changed(SOLO, put("end", "scores", 1, part, to=value))) == f"end, seat 2: {sentence}."


NO_CARD = "architect: solo has an architect's card, a table has null."
OTHER_DEAL = "deal: a table has stacks, solo a deck and a bank card."
OTHER_SHUFFLES = "shuffles: stacks are shuffled at a table, a deck in solo."


@pytest.mark.parametrize(
    ("which", "change", "sentence"),
    [
        (RESHUFFLED, put("current", to=EMPTY), "current: a finished game has none."),
        (RESHUFFLED, put("loans", to=[True]), "loans: one vote a seat is needed."),
        (RESHUFFLED, put("loans", to=[True, True, True]), "loans: one vote a seat is needed."),
        (RESHUFFLED, put("loans", to=None), "loans: with the bank one vote a seat, without it null."),
        (RESHUFFLED, put("bank", to=False), "loans: with the bank one vote a seat, without it null."),
        (RESHUFFLED, put("mode", to="solo"), "seats: solo has one seat, a table 2 to 6."),
        (SOLO, put("mode", to="table"), "seats: solo has one seat, a table 2 to 6."),
        (RESHUFFLED, drop("seats", 1), "seats: solo has one seat, a table 2 to 6."),
        (SOLO, put("architect", to=None), NO_CARD),
        (RESHUFFLED, put("architect", to=frozen(SOLO)["architect"]), NO_CARD),
        (RESHUFFLED, put("deal", to=frozen(SOLO)["deal"]), OTHER_DEAL),
        (SOLO, put("deal", to=frozen(RESHUFFLED)["deal"]), OTHER_DEAL),
        (RESHUFFLED, put("shuffles", to=frozen(SOLO)["shuffles"]), OTHER_SHUFFLES),
        (SOLO, put("shuffles", to=frozen(RENEWED)["shuffles"]), OTHER_SHUFFLES),
        (RESHUFFLED, put("end", to=None), "end must be left out rather than null."),
        (RESHUFFLED, put("current", to=None), "current must be left out rather than null."),
    ],
)
def test_parts_that_do_not_go_together(which: int, change: Change, sentence: str) -> None:
    found = fault(changed(which, change))
    assert found.startswith("The record is wrong at ")
    assert found.endswith(sentence)


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("figures",), 2, "figures: must be 1 (it is 2)."),
        (("seed",), -1, "seed: must be greater than or equal to 0 (it is -1)."),
        (("seed",), "6", "seed: must be a whole number (it is '6')."),
        (("golf",), 1, "golf: must be true or false (it is 1)."),
        (("mode",), "duel", "mode: must be one of 'table', 'solo' (it is 'duel')."),
        (("seats", 0, "name"), "", "seats 1, name: must not be empty (it is '')."),
        (
            ("seats", 0, "name"),
            "a\x1b[2J",
            "seats 1, name: it holds a character that cannot be printed (it is 'a\\x1b[2J').",
        ),
        (("seats", 1, "player"), 7, "seats 2, player: must be a text (it is 7)."),
        (("loans", 0), 1, "loans 1: must be true or false (it is 1)."),
        (("end", "winners", 0), 6, "end, winners 1: must be less than or equal to 5 (it is 6)."),
    ],
)
def test_values_of_the_wrong_kind(path: tuple[str | int, ...], value: Any, sentence: str) -> None:
    assert fault(changed(RESHUFFLED, put(*path, to=value))) == f"The record is wrong at {sentence}"


@pytest.mark.parametrize(
    "key",
    [
        "figures",
        "seed",
        "mode",
        "golf",
        "bank",
        "architect",
        "seats",
        "projects",
        "loans",
        "deal",
        "shuffles",
        "rounds",
    ],
)
def test_a_missing_key_is_named(key: str) -> None:
    assert fault(changed(RESHUFFLED, drop(key))) == f"The record is wrong at {key}: is missing."


def test_an_architect_with_an_avenue_twice() -> None:
    wrong = changed(SOLO, put("architect", "rows", 0, to=[False, [6, 6]]))
    assert fault(wrong) == "The record is wrong at architect: an approval row names an avenue twice."


@pytest.mark.parametrize("value", [5, None, "27", [], True])
def test_a_shuffle_that_is_no_object(value: Any) -> None:
    assert fault(changed(RESHUFFLED, put("shuffles", 0, to=value))).startswith("The record is wrong at shuffles 1")
