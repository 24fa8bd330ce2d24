"""Codes can be typed again; a mistake is noticed and named."""

from datetime import date, timedelta

import pytest

from newvegas_desktop.new_las_vegas.practice.codes import CODED, BadCode, code, daily, read_code
from newvegas_desktop.new_las_vegas.practice.exercise import LEVELS, SEEDS, Key, Kind

KEY = Key(Kind.TOUR, 3, 123_456_789)


@pytest.mark.parametrize("kind", CODED)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", [0, 1, 31, 32, 987_654, SEEDS - 1])
def test_a_code_names_its_exercise(kind: Kind, level: int, seed: int) -> None:
    key = Key(kind, level, seed)
    assert read_code(code(key), Kind.ERRAND, 1) == key
    assert len(code(key)) == 11


def test_codes_stay_what_they_were() -> None:
    assert code(KEY) == "T3-3NQK-8N3"


def test_a_code_may_be_typed_carelessly() -> None:
    shown = code(Key(Kind.ERRAND, 1, 1))
    assert shown.startswith("E1-0000-01")
    for typed in (shown.lower(), f"  {shown}  ", shown.replace("-", " "), shown.replace("0", "o"), "\n".join(shown)):
        assert read_code(typed, Kind.TOUR, 2) == Key(Kind.ERRAND, 1, 1)


def test_a_plain_number_is_a_seed() -> None:
    assert read_code("12345", Kind.RESCUE, 4) == Key(Kind.RESCUE, 4, 12345)
    assert read_code(" 0 ", Kind.RESCUE, 4) == Key(Kind.RESCUE, 4, 0)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        (" - ", "empty"),
        ("X3-3NQK-8N3", "letter"),
        ("T9-3NQK-8N3", "level"),
        ("T", "level"),
        ("T3-3NQK-8N", "length"),
        ("T3-3NQK-8N34", "length"),
        ("T3-3NQK-8N!", "sign"),
        ("T3-3NQK-8U4", "sign"),
        ("T3-3NQK-8N5", "check"),
        ("T4-3NQK-8N3", "check"),
        (str(SEEDS), "large"),
        ("9" * 10_000, "large"),
        ("٣", "letter"),
    ],
)
def test_a_wrong_code_says_why(text: str, why: str) -> None:
    with pytest.raises(BadCode) as caught:
        read_code(text, Kind.TOUR, 1)
    assert caught.value.why == why


def test_most_slips_are_noticed() -> None:
    shown = code(KEY)
    slips = noticed = 0
    for at in range(3, len(shown)):
        for sign in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
            if shown[at] not in ("-", sign):
                slips += 1
                try:
                    read_code(shown[:at] + sign + shown[at + 1 :], Kind.TOUR, 1)
                except BadCode:
                    noticed += 1
    assert noticed / slips > 0.9


def test_a_day_has_one_exercise_for_everybody() -> None:
    monday = date(2026, 11, 16)
    week = [daily(monday + timedelta(days)) for days in range(7)]
    assert [key.level for key in week] == [1, 2, 3, 3, 4, 4, 5]
    assert {key.kind for key in week} == set(CODED)
    assert daily(date(2026, 11, 18)) == daily(date(2026, 11, 18))
    many = {daily(monday + timedelta(days)) for days in range(400)}
    assert len(many) == 400


def test_the_exercise_of_a_day_stays_what_it_was() -> None:
    assert code(daily(date(2026, 11, 18))) == "R3-HRGZ-Q13"
