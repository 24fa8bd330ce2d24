"""The shipped architects, and damaged files of architects refused with a sentence that names the place."""

import json
from typing import Any

import pytest

from newvegas_desktop.new_las_vegas.printed.architects_file import (
    ARCHITECTS,
    AREAS,
    ArchitectModel,
    architect_object,
    architects,
    parse_architects,
)
from newvegas_desktop.new_las_vegas.rules.figures import ApprovalRow, BadFigures
from newvegas_desktop.resource_files import read_bytes


def test_five_architects_of_rising_difficulty() -> None:
    cards = architects()
    assert [card.level for card in cards] == [1, 2, 3, 4, 5]
    assert len({card.id for card in cards}) == len({card.name for card in cards}) == 5
    for card in cards:
        assert len(card.rows) == 3
        for area in AREAS:
            value = getattr(card, area)
            assert 0 <= value.base <= value.better
            assert value.needed > 0
    assert architects() is cards


def test_the_first_keeps_the_approval_rows_the_books_show() -> None:
    assert architects()[0].rows == (
        ApprovalRow(False, (6,)),
        ApprovalRow(False, (7,)),
        ApprovalRow(True, (8, 9)),
    )


@pytest.mark.parametrize("level", range(5))
def test_a_card_is_written_as_it_is_read(level: int) -> None:
    card = architects()[level]
    written = architect_object(card)
    assert written == json.loads(read_bytes(*ARCHITECTS))["architects"][level]
    assert ArchitectModel.model_validate(written).card() == card


def one(**changed: Any) -> dict[str, Any]:
    """A file of one card with some of it changed; None takes a key away."""
    card = architect_object(architects()[0])
    for key, value in changed.items():
        if value is None:
            del card[key]
        else:
            card[key] = value
    return {"architects": [card]}


def areas(**changed: Any) -> dict[str, Any]:
    """The areas of the first card with one changed."""
    found: dict[str, Any] = architect_object(architects()[0])["areas"]
    return {area: changed.get(area, value) for area, value in found.items() if changed.get(area, value) is not None}


TWO = [architect_object(card) for card in architects()[:2]]

DAMAGED: list[tuple[Any, str]] = [
    ({}, "architects: is missing"),
    ([], "must be an object"),
    ({"architects": []}, "architects: "),
    ({"architects": {}}, "architects: "),
    (one(level=2), "architects: the levels must rise from 1 by 1"),
    ({"architects": TWO[::-1]}, "architects: the levels must rise from 1 by 1"),
    ({"architects": [TWO[0], {**TWO[1], "level": 3}]}, "architects: the levels must rise from 1 by 1"),
    ({"architects": [TWO[0], {**TWO[1], "id": TWO[0]["id"]}]}, "architects: two cards share an id"),
    ({"architects": [TWO[0], {**TWO[1], "bank": -1}]}, "architects 2, bank: "),
    (one(level=0), "architects 1, level: "),
    (one(level="1"), "architects 1, level: "),
    (one(id=""), "architects 1, id: "),
    (one(name="N" * 81), "architects 1, name: "),
    (one(name="a\x1b[2J"), "architects 1, name: it holds a character that cannot be printed"),
    (one(name=None), "architects 1, name: is missing"),
    (one(rows=[[False, [6]], [False, [7]]]), "architects 1, rows: "),
    (one(rows=[[False, [6]]] * 4), "architects 1, rows: "),
    (one(rows=[[False, [6]], [1, [7]], [True, []]]), "architects 1, rows 2.1: "),
    (one(rows=[[False, [6]], [False, [12]], [True, []]]), "architects 1, rows 2.2.1: "),
    (one(rows=[[False, [6]], [False, [0]], [True, []]]), "architects 1, rows 2.2.1: "),
    (one(rows=[[False, [6]], [False, [7, 7]], [True, []]]), "architects 1: an approval row names an avenue twice"),
    (one(rows=[[False, [1] * 12], [False, []], [True, []]]), "architects 1, rows 1.2: "),
    (one(rows=[[False], [False, []], [True, []]]), "architects 1, rows 1"),
    (one(bank=100), "architects 1, bank: "),
    (one(crane=-100), "architects 1, crane: "),
    (one(areas=areas(golf=None)), "architects 1, areas, golf: is missing"),
    (one(areas=areas(shows=[1, 2])), "architects 1, areas, shows"),
    (one(areas=areas(shows=[1, 2, 3, 4])), "architects 1, areas, shows: "),
    (one(areas=areas(hotels=[1, -2, 3])), "architects 1, areas, hotels 2: "),
    (one(areas=areas(limousine=[1, 2, 100])), "architects 1, areas, limousine 3: "),
    (one(areas=areas(limousine=["1", 2, 3])), "architects 1, areas, limousine 1: "),
]


@pytest.mark.parametrize(("data", "sentence"), DAMAGED)
def test_a_damaged_file_is_refused_with_its_place(data: Any, sentence: str) -> None:
    with pytest.raises(BadFigures) as refused:
        parse_architects(json.dumps(data).encode())
    said = str(refused.value)
    assert said.startswith("The architects are wrong: ")
    assert sentence in said
    assert "\n" not in said


@pytest.mark.parametrize(("data", "sentence"), [(b"", "it is empty."), (b"{]", "it is not JSON at line 1, column 2.")])
def test_a_file_that_is_not_json(data: bytes, sentence: str) -> None:
    with pytest.raises(BadFigures) as refused:
        parse_architects(data)
    assert str(refused.value) == f"The architects are wrong: {sentence}"


def test_a_row_may_name_no_avenue_and_one_card_is_enough() -> None:
    (card,) = parse_architects(json.dumps(one(rows=[[True, []], [False, []], [False, [11]]])).encode())
    assert card.rows == (ApprovalRow(True, ()), ApprovalRow(False, ()), ApprovalRow(False, (11,)))
