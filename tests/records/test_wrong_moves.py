"""Every wrong move in a record is named with its round, its seat and the rule against it."""

from typing import Any

import pytest

from tests.records.making import (
    RENEWED,
    RESHUFFLED,
    SOLO,
    Change,
    Json,
    both,
    changed,
    fault,
    in_turn,
    put,
    stopped_after,
    turn,
    without,
)


def effect(kind: str, **keys: str) -> Json:
    return {"kind": kind, **keys}


def limousine(via: str, to: str) -> Json:
    return effect("limousine", via=via, to=to)


def extend(lot: str, source: str, when: str = "after") -> Json:
    return {"kind": "extend", "lot": lot, "from": source, "when": when}


def number(delta: int) -> Json:
    return {"kind": "number", "delta": delta}


REFUSED: Json = {"refused": True}
NO_GROUP = "no group of the track is complete and free for a bonus"

OPENINGS: list[tuple[int, Change, str]] = [
    (RESHUFFLED, in_turn(15, 2, open="2.8"), "round 15, seat 2: open 2.8: 7 does not fit 2.8 (between 8 and 9)."),
    (RESHUFFLED, in_turn(2, 1, open="1.5"), "round 2, seat 1: open 1.5: 15 does not fit 1.5 (left of 15)."),
    (RESHUFFLED, in_turn(2, 1, open="1.8"), "round 2, seat 1: open 1.8: 15 does not fit 1.8 (right of 15)."),
    (RESHUFFLED, in_turn(1, 2, open="1.1"), "round 1, seat 2: open 1.1: there is no casino on 1.1."),
    (RESHUFFLED, in_turn(1, 2, open="1.2"), "round 1, seat 2: open 1.2: 1.2 is under construction."),
    (RESHUFFLED, in_turn(2, 1, open="1.7"), "round 2, seat 1: open 1.7: 1.7 is open already."),
    (RESHUFFLED, in_turn(15, 2, combo=1), "round 15, seat 2: limousine I1.2 I1.1: the effect of this turn is Show."),
    (RESHUFFLED, turn(10, 1, {"combo": 0, "open": "2.7"}), "round 10, seat 1: choose 0: 7 fits nowhere."),
    (
        RESHUFFLED,
        turn(1, 2, REFUSED),
        "round 1, seat 2: refuse: refusal needs three numbers that fit nowhere, and 14 fits.",
    ),
    (
        SOLO,
        turn(1, 1, {"refused": True, "acme": 0}),
        "round 1, seat 1: refuse and give 0: refusal needs three numbers that fit nowhere, and 9 fits.",
    ),
    (SOLO, in_turn(3, 1, open="1.10"), "round 3, seat 1: open 1.10: 1.10 is under construction."),
    (SOLO, in_turn(4, 1, open="4.7"), "round 4, seat 1: open 4.7: 8 does not fit 4.7 (right of 9)."),
]

EFFECTS: list[tuple[int, Change, str]] = [
    (
        RESHUFFLED,
        in_turn(1, 1, effect=effect("show", column="show_left")),
        "round 1, seat 1: show show_left: the effect of this turn is Improvement.",
    ),
    (
        RESHUFFLED,
        in_turn(7, 2, open="2.11"),
        "round 7, seat 2: show show_right: a show needs a star, and 2.11 has none.",
    ),
    (
        RESHUFFLED,
        in_turn(3, 1, effect=effect("construction", lot="1.3")),
        "round 3, seat 1: construction 1.3: 1.3 has no crane.",
    ),
    (
        RESHUFFLED,
        in_turn(3, 1, effect=effect("construction", lot="3.2")),
        "round 3, seat 1: construction 3.2: there is no casino on 3.2.",
    ),
    (
        RESHUFFLED,
        in_turn(6, 2, effect=effect("construction", lot="3.5")),
        "round 6, seat 2: construction 3.5: 3.5 is built already.",
    ),
    (
        RENEWED,
        in_turn(7, 1, effect=effect("improvement", column="inauguration")),
        "round 7, seat 1: improvement inauguration: nothing is left to cross in Inauguration.",
    ),
    (RENEWED, put("golf", to=False), "round 22, seat 1: improvement par5: without golf PAR 5 cannot be improved."),
    (
        RENEWED,
        in_turn(12, 2, effect=limousine("I2.3", "I2.4")),
        "round 12, seat 2: limousine I2.3 I2.4: the limousine is home and stays there.",
    ),
    (
        RESHUFFLED,
        in_turn(5, 1, effect=limousine("I3.4", "I3.5")),
        "round 5, seat 1: limousine I3.4 I3.5: no road leads from I2.2, where the limousine stands, to I3.4.",
    ),
    (
        RESHUFFLED,
        in_turn(5, 1, effect=limousine("I2.1", "I3.1")),
        "round 5, seat 1: limousine I2.1 I3.1: there is no road from I2.1 to I3.1.",
    ),
    (
        RESHUFFLED,
        in_turn(5, 1, effect=limousine("I2.3", "I2.2")),
        "round 5, seat 1: limousine I2.3 I2.2: the block from I2.3 to I2.2 has been driven.",
    ),
    (
        RENEWED,
        in_turn(4, 1, effect=limousine("I2.3", "I2.4")),
        "round 4, seat 1: limousine I2.3 I2.4: the block from I1.3 to I2.3 has been driven.",
    ),
    (
        RESHUFFLED,
        in_turn(5, 1, effect=limousine("I2.2", "I2.3")),
        "round 5, seat 1: no path leads over I2.2 to I2.3.",
    ),
    (
        RESHUFFLED,
        in_turn(5, 1, effect=limousine("I2.3", "I4.5")),
        "round 5, seat 1: no path leads over I2.3 to I4.5.",
    ),
]

BONUSES: list[tuple[int, Change, str]] = [
    (RESHUFFLED, in_turn(2, 1, bonus=number(-1)), f"round 2, seat 1: number -1: {NO_GROUP}."),
    (
        RESHUFFLED,
        turn(14, 1, {"combo": 1, "bonus": number(-2), "open": "2.4"}),
        "round 14, seat 1: number -2: a number cannot go below 0.",
    ),
    (RESHUFFLED, in_turn(11, 1, bonus=number(2)), "round 11, seat 1: number +2: 7 fits nowhere."),
    (
        RESHUFFLED,
        in_turn(1, 1, bonus=extend("1.6", "1.9")),
        "round 1, seat 1: 1.6 and 1.9 are not neighbours in a street.",
    ),
    (
        RESHUFFLED,
        in_turn(1, 1, bonus=extend("2.1", "1.11")),
        "round 1, seat 1: 2.1 and 1.11 are not neighbours in a street.",
    ),
    (
        RESHUFFLED,
        in_turn(1, 1, bonus=extend("1.6", "1.5")),
        "round 1, seat 1: extend 1.6 from 1.5: 1.5 is not open, so nothing extends from it.",
    ),
    (
        RESHUFFLED,
        in_turn(3, 2, bonus=extend("4.8", "4.9")),
        "round 3, seat 2: extend 4.8 from 4.9: 4.8 is under construction.",
    ),
    (
        RESHUFFLED,
        in_turn(9, 1, bonus=extend("4.1", "4.2", "before")),
        f"round 9, seat 1: extend 4.1 from 4.2: {NO_GROUP}.",
    ),
    (
        RENEWED,
        in_turn(1, 1, effect=effect("construction", lot="1.2")),
        "round 1, seat 1: effect construction: Construction is the effect already.",
    ),
    (
        RENEWED,
        in_turn(1, 1, effect=effect("show", column="show_left")),
        "round 1, seat 1: effect show: Show cannot be performed now.",
    ),
    (
        RESHUFFLED,
        in_turn(3, 1, bonus={"kind": "effect"}, effect=effect("inauguration")),
        f"round 3, seat 1: effect inauguration: {NO_GROUP}.",
    ),
]

MODES: list[tuple[int, Change, str]] = [
    (RESHUFFLED, without(1, 2, "combo"), "round 1, seat 2: combo is missing."),
    (RESHUFFLED, in_turn(1, 2, number_card=0), "round 1, seat 2: number_card and effect_card belong to solo."),
    (RESHUFFLED, in_turn(1, 2, effect_card=2), "round 1, seat 2: number_card and effect_card belong to solo."),
    (RESHUFFLED, in_turn(10, 1, acme=1), "round 10, seat 1: acme belongs to solo."),
    (
        SOLO,
        in_turn(1, 1, combo=0),
        "round 1, seat 1: combo belongs to the table; solo has number_card and effect_card.",
    ),
    (SOLO, without(1, 1, "number_card"), "round 1, seat 1: number_card or effect_card is missing."),
    (SOLO, without(1, 1, "effect_card"), "round 1, seat 1: number_card or effect_card is missing."),
    (SOLO, in_turn(1, 1, effect_card=0), "round 1, seat 1: number and effect must come from two different cards."),
    (SOLO, without(21, 1, "acme"), "round 21, seat 1: acme is missing: the card given away."),
]


@pytest.mark.parametrize(("which", "change", "sentence"), [*OPENINGS, *EFFECTS, *BONUSES, *MODES])
def test_wrong_move(which: int, change: Change, sentence: str) -> None:
    assert fault(changed(which, change)) == sentence


def test_a_wrong_move_of_the_open_round_is_named_too() -> None:
    open_round: Change = put("current", to={"turns": [None, {"combo": 0, "open": "1.1"}]})
    sentence = "round 1, seat 2: open 1.1: there is no casino on 1.1."
    assert fault(changed(RESHUFFLED, stopped_after(0), open_round)) == sentence


def test_the_first_of_two_faults_is_named() -> None:
    later: Change = both(in_turn(2, 1, open="1.7"), in_turn(1, 2, open="1.2"))
    assert fault(changed(RESHUFFLED, later)) == "round 1, seat 2: open 1.2: 1.2 is under construction."


PLACE = "The record is wrong at rounds 10, turns 1: "
BESIDE: list[tuple[str, Any]] = [
    ("combo", 1),
    ("number_card", 1),
    ("effect_card", 1),
    ("open", "2.7"),
    ("bonus", number(1)),
    ("effect", effect("inauguration")),
]


@pytest.mark.parametrize(("key", "value"), BESIDE)
def test_nothing_of_a_move_stands_beside_refused(key: str, value: Any) -> None:
    wrong = changed(RESHUFFLED, in_turn(10, 1, **{key: value}))
    assert fault(wrong) == f"{PLACE}{key} cannot stand beside refused."


def test_help_and_takebacks_may_stand_beside_refused() -> None:
    assert fault(changed(RESHUFFLED, in_turn(10, 1, help=["hint"], takebacks=2))) == ""


@pytest.mark.parametrize(
    ("which", "change", "sentence"),
    [
        (RESHUFFLED, in_turn(15, 1, bonus=extend("2.6", "2.7")), "an Extend is 'after' only if an effect was used"),
        (RENEWED, without(1, 1, "effect"), "a changed effect must be performed, but effect is missing"),
        (RESHUFFLED, without(1, 2, "open"), "open is missing"),
        (SOLO, in_turn(1, 1, acme=2), "acme stands only beside refused"),
    ],
)
def test_turns_that_no_steps_can_be(which: int, change: Change, sentence: str) -> None:
    assert fault(changed(which, change)).endswith(f": {sentence}.")


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("combo", 3, "combo: must be less than or equal to 2 (it is 3)."),
        ("combo", -1, "combo: must be greater than or equal to 0 (it is -1)."),
        ("combo", True, "combo: must be a whole number (it is True)."),
        ("combo", 1.0, "combo: must be a whole number (it is 1.0)."),
        ("open", "2.12", "open: a lot is street.avenue, such as 2.11 (it is '2.12')."),
        ("open", "02.1", "open: a lot is street.avenue, such as 2.11 (it is '02.1')."),
        ("takebacks", -1, "takebacks: must be greater than or equal to 0 (it is -1)."),
        ("refused", False, "refused: must be True (it is False)."),
        ("bonus", number(0), "bonus, number, delta: a number changes by -2, -1, 1 or 2 (it is 0)."),
        ("bonus", number(3), "bonus, number, delta: a number changes by -2, -1, 1 or 2 (it is 3)."),
        (
            "bonus",
            extend("1.6", "1.7", "later"),
            "bonus, extend, when: must be one of 'before', 'after' (it is 'later').",
        ),
        (
            "effect",
            limousine("2.3", "I2.4"),
            "effect, limousine, via: an intersection is I and street.avenue, such as I2.11 (it is '2.3').",
        ),
        (
            "effect",
            effect("show", column="vip"),
            "effect, show, column: must be one of 'show_left', 'show_right' (it is 'vip').",
        ),
    ],
)
def test_values_out_of_range(key: str, value: Any, sentence: str) -> None:
    wrong = changed(RESHUFFLED, in_turn(1, 2, **{key: value}))
    assert fault(wrong) == f"The record is wrong at rounds 1, turns 2, {sentence}"


@pytest.mark.parametrize(
    "key", ["combo", "refused", "open", "bonus", "effect", "help", "takebacks", "acme", "number_card"]
)
def test_an_optional_key_is_left_out_rather_than_null(key: str) -> None:
    wrong = changed(RESHUFFLED, in_turn(10, 1, **{key: None}))
    assert fault(wrong) == f"{PLACE}{key} must be left out rather than null."
