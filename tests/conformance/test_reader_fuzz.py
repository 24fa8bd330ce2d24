"""Anything at all given to the reader is a record that writes back equal, or a fault said in one sentence."""

import copy
import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.records.files import parse_record, record_bytes
from newvegas_desktop.new_las_vegas.records.replay import BadRecord
from tests.conformance.reading import (
    SAMPLES,
    Path,
    kind_of,
    parent,
    paths,
    read,
    sample,
    sentence,
    shapes,
    value_of,
    written,
)

EVERY_NTH_BYTE = 97
SWAPS, FLIPS, TEXT_CHANGES = 100, 250, 100
TOO_LARGE = 16 * 2**20 + 1

ENDLESS = 10**4000
STRANGE: list[Any] = [
    None,
    True,
    0,
    -1,
    3,
    1.0,
    1.5,
    10**30,
    ENDLESS,
    -ENDLESS,
    float("nan"),
    float("inf"),
    "",
    "x" * 70_000,
    "I2.2",
    "1.1",
    "\ud800",
    "a\nb\x1b[2J\u202e",
    [],
    {},
    [None] * 9,
    {"kind": "extend", "lot": "2.2", "from": "2.3", "when": "before"},
]
"""What takes the place of every value of a record in turn."""


@pytest.mark.parametrize("name", SAMPLES)
def test_the_samples_are_read_and_replayed(name: str) -> None:
    assert read(sample(name).encode()) == "replayed"


def new_shapes(name: str) -> list[Path]:
    """The places of a kind that no sample before has."""
    before = {kind_of(path) for other in SAMPLES[: SAMPLES.index(name)] for path in paths(value_of(other))}
    return [path for path in shapes(value_of(name)) if kind_of(path) not in before]


@pytest.mark.parametrize("name", SAMPLES)
def test_every_kind_of_value_replaced_dropped_or_doubled(name: str) -> None:
    """24 changes of every kind of place that the samples before have not."""
    seen: Counter[str] = Counter()
    original = value_of(name)
    for path in new_shapes(name):
        # only the way to the place is copied: it is much less than the record
        value = dict(original)
        inner: Any = value
        for step in path[:-1]:
            inner[step] = copy.copy(inner[step])
            inner = inner[step]
        key: Any = path[-1]
        kept = inner[key]
        for strange in STRANGE:
            if json.dumps(strange) != json.dumps(kept):
                inner[key] = strange
                seen["read" if read(written(value)) in ("read", "replayed") else "refused"] += 1
        inner[key] = [kept, kept]
        read(written(value))
        if isinstance(inner, list):
            inner[key] = kept
            inner.append(kept)
        else:
            del inner[key]
        read(written(value))
    assert seen["refused"] > seen["read"] > 0


@pytest.mark.parametrize("name", ["young", "solo"])
def test_two_values_swapped(name: str) -> None:
    """Well formed for the most part, and for the most part wrong."""
    original = value_of(name)
    places = list(paths(original))
    chance = Generator.named(name, "swap")
    seen: Counter[str] = Counter()
    while sum(seen.values()) < SWAPS:
        value = copy.deepcopy(original)
        one, other = chance.choice(places), chance.choice(places)
        if chance.below(2):
            alike = [path for path in places if path[:-2] == one[:-2] and path[-1:] == one[-1:]]
            other = chance.choice(alike)
        if one[: len(other)] == other or other[: len(one)] == one:
            continue
        here, there = parent(value, one), parent(value, other)
        here[one[-1]], there[other[-1]] = there[other[-1]], here[one[-1]]
        outcome = read(written(value))
        seen[outcome if outcome in ("read", "replayed") else "refused"] += 1
    assert seen["read"] > 2
    assert seen["refused"] > 5


@pytest.mark.parametrize("name", SAMPLES)
def test_a_text_that_breaks_off(name: str) -> None:
    data = sample(name).encode()
    for end in range(0, len(data.rstrip()), EVERY_NTH_BYTE):
        assert read(data[:end]).startswith("The record cannot be read")


def test_bytes_that_were_changed() -> None:
    data = sample("young").encode()
    chance = Generator(5)
    for _ in range(FLIPS):
        changed = bytearray(data)
        for _ in range(1 + chance.below(3)):
            changed[chance.below(len(changed))] = chance.below(256)
        read(bytes(changed))


def test_text_that_was_changed() -> None:
    """A part doubled, dropped or moved."""
    text = sample("young")
    chance = Generator(6)
    for _ in range(TEXT_CHANGES):
        start, length, to = chance.below(len(text)), chance.below(40), chance.below(len(text))
        part, rest = text[start : start + length], text[:start] + text[start + length :]
        for changed in (rest, rest[:to] + part + rest[to:], text[:to] + part + text[to:]):
            read(changed.encode())


@pytest.mark.parametrize("name", ["young", "solo"])
def test_keys_that_stand_twice(name: str) -> None:
    text = sample(name)
    keys = {path[-1] for path in paths(value_of(name)) if isinstance(path[-1], str)}
    for key in sorted(keys):
        at = text.index(f'"{key}":')
        assert "twice" in read(f'{text[:at]}"{key}":0,{text[at:]}'.encode())


@pytest.mark.parametrize("name", SAMPLES)
def test_unknown_keys_are_ignored(name: str) -> None:
    value = value_of(name)
    record = parse_record(sample(name).encode())
    for path in [(), *shapes(value)]:
        inner = parent(value, (*path, ""))
        if isinstance(inner, dict):
            inner["a key of a later version"] = [{"deep": [None, 10**40, "\ud800"]}]
    assert parse_record(written(value)) == record


@pytest.mark.parametrize("count", [10, 500, 5_000, 200_000])
@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}"), ('[{"rounds":', "}]")])
def test_deep_nesting(count: int, opening: str, closing: str) -> None:
    read((opening * count).encode())
    read((opening * count + "1" + closing * count).encode())
    text = sample("votes")
    read(text.replace("{", '{"more":' + opening * count + "1" + closing * count + ",", 1).encode())
    read(text.replace('"seed":1', '"seed":' + opening * count + "1" + closing * count, 1).encode())


NUMBERS = ["1" * 300, "9" * 4300, "9" * 4301, "1" * 100_000, "1e999", "-1e999", "NaN", "Infinity", "-Infinity", "-0"]


@pytest.mark.parametrize(
    ("key", "number"),
    [
        (key, number)
        for key in ("seed", "version", "figures", "golf", "format", "loans", "rounds")
        for number in NUMBERS
    ],
    ids=lambda text: text if len(text) < 10 else f"{len(text)} digits",
)
def test_numbers_that_are_none(key: str, number: str) -> None:
    value = value_of("young")
    value[key] = "HERE"
    outcome = read(json.dumps(value).replace('"HERE"', number).encode())
    assert outcome not in ("read", "replayed") or (key, number) == ("seed", "-0")


@pytest.mark.parametrize("name", SAMPLES)
def test_other_encodings(name: str) -> None:
    text = sample(name)
    assert read(text.encode("utf-8-sig")) == "replayed"
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32"):
        assert read(text.encode(encoding)).startswith("The record cannot be read")
    named = text.replace("Seat 1", "Żółć Ñandú 🎲")
    record = parse_record(named.encode())
    assert record.seats[0].name == "Żółć Ñandú 🎲"
    assert parse_record(record_bytes(record)) == record
    assert read(named.encode("cp1252", "replace")) != "replayed" or "?" in named
    for wrong in (b"\xff", b"\xc3", b"\xed\xa0\x80", b"\x00", b"\xef\xbb\xbf"):
        read(named.encode().replace(b"2", wrong, 1))
        read(wrong + named.encode())
        read(named.encode() + wrong)


def test_a_text_that_is_too_large() -> None:
    assert "larger" in read(b" " * TOO_LARGE)
    assert "empty" in read(b" " * 1000)
    assert "empty" in read(b"")


@given(data=st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    read(data)


@given(text=st.text(alphabet='{}[]":,.0123456789eE+-truefalsn \\u', max_size=60))
def test_any_text_like_json(text: str) -> None:
    read(text.encode())


ANY_JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=True)
    | st.text(max_size=8)
    | st.sampled_from(["1.2", "I2.3", "I2.4", "8-show", "P1", "show", "extend", "table", "solo", "show_left"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["kind", "turns", "open", "combo", "lot", "from", "effect", "stacks", "deck", "round"])
            | st.text(max_size=4),
            inner,
            max_size=4,
        )
    ),
    max_leaves=12,
)


@given(data=st.data(), name=st.sampled_from(["votes", "young", "asked"]))
def test_any_json_in_the_place_of_any_value(data: st.DataObject, name: str) -> None:
    value = value_of(name)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(shapes(value)))
        parent(value, path)[path[-1]] = data.draw(ANY_JSON)
    read(written(value))


@given(changes=st.dictionaries(st.sampled_from(sorted(value_of("votes"))), ANY_JSON, max_size=3))
def test_any_json_in_the_place_of_any_key(changes: dict[str, Any]) -> None:
    read(written({**value_of("votes"), **changes}))


def test_a_version_of_thousands_of_digits_is_refused_in_a_short_sentence() -> None:
    value = {"format": "newvegas-record", "version": ENDLESS}
    with pytest.raises(BadRecord) as raised:
        parse_record(written(value))
    sentence(raised.value)


@pytest.mark.parametrize("entry", [None, 1, "x", [], True])
def test_a_shuffle_that_is_no_object_is_refused(entry: Any) -> None:
    with pytest.raises(BadRecord) as raised:
        parse_record(written({**value_of("votes"), "shuffles": [entry]}))
    sentence(raised.value)


@pytest.mark.parametrize("kind", ["x" * 1000, "a\nb", "\x1b[2J", ENDLESS], ids=["long", "lines", "escape", "digits"])
@pytest.mark.parametrize("key", ["bonus", "effect"])
def test_a_kind_that_there_is_not_is_refused_in_a_short_sentence(key: str, kind: Any) -> None:
    value = value_of("young")
    value["rounds"][0]["turns"][0][key] = {"kind": kind}
    with pytest.raises(BadRecord) as raised:
        parse_record(written(value))
    sentence(raised.value)
