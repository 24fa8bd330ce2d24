"""The commands that read records: score and perft; and the architects' cards."""

import json
import re
from pathlib import Path

import pytest

from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.rules.score import PARTS
from tests.cli.calling import Caller
from tests.records.making import (
    FROZEN,
    RENEWED,
    RESHUFFLED,
    SOLO,
    Json,
    changed,
    frozen,
    in_turn,
    put,
    stopped_after,
)

WRONG = changed(RESHUFFLED, in_turn(1, 2, open="1.1"))
FAULT = "round 1, seat 2: open 1.1: there is no casino on 1.1."


def saved(path: Path, *values: Json) -> str:
    path.write_text("".join(json.dumps(value) + "\n" for value in values), encoding="utf-8")
    return str(path)


def rows(sheet: str) -> dict[str, list[str]]:
    """The rows of a score sheet by their names."""
    lines = [re.split(r" {2,}", line.rstrip()) for line in sheet.splitlines()[1:] if line.strip()]
    return {line[0]: line[1:] for line in lines}


@pytest.mark.parametrize("which", [RESHUFFLED, RENEWED, SOLO])
def test_the_sheet_of_a_finished_game(call: Caller, tmp_path: Path, which: int) -> None:
    value = frozen(which)
    name = saved(tmp_path / "game.json", value)
    done = call("score", name)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{name}: ended in round {len(value['rounds'])} by track\n")
    found = rows(done.out)
    for part in (*PARTS, "total"):
        assert found[part] == [str(score[part]) for score in value["end"]["scores"]]
    names = [seat["name"] for seat in value["seats"]] + (["ACME"] if which == SOLO else [])
    assert found[""] == names
    assert done.out.endswith(f"won by {names[1]}, on points\n\n")


def test_the_sheet_of_an_unfinished_game(call: Caller, tmp_path: Path) -> None:
    name = saved(tmp_path / "game.json", changed(RESHUFFLED, stopped_after(6)))
    done = call("score", name)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{name}: unfinished, 7 rounds seen; the score if the game ended now\n")
    assert "won by" not in done.out
    assert rows(done.out)["bundles"] == ["3-5", "3-5"]


@pytest.mark.parametrize("which", [RESHUFFLED, SOLO])
def test_the_sheet_before_the_votes(call: Caller, tmp_path: Path, which: int) -> None:
    nobody = [None] * len(frozen(which)["seats"])
    done = call("score", saved(tmp_path / "game.json", changed(which, stopped_after(0), put("loans", to=nobody))))
    assert (done.code, done.err) == (0, "")
    assert "unfinished, 0 rounds seen" in done.out


def test_a_shared_victory(call: Caller, tmp_path: Path) -> None:
    name = str(tmp_path / "games.jsonl")
    assert call("simulate", "--games", "1", "--seed", "1", "--record", name).code == 0
    done = call("score", name)
    assert done.code == 0
    assert re.search(r"\nwon by random 1( and random 2)?, (on|sharing) [a-z ,]+\n\n$", done.out)


def test_a_wrong_record_is_named_and_the_others_are_still_scored(call: Caller, tmp_path: Path) -> None:
    wrong = saved(tmp_path / "wrong.json", WRONG)
    missing = str(tmp_path / "missing.json")
    done = call("score", missing, wrong, str(tmp_path), str(FROZEN))
    assert done.code == 1
    assert done.out.count("won by") == 3
    assert done.err.splitlines() == [
        f"newvegas: {missing} cannot be read (no such file or directory); check the name and its permissions.",
        f"newvegas: {wrong}: {FAULT}",
        f"newvegas: {tmp_path} is a folder, not a file; name the file itself.",
    ]


def test_a_wrong_line_among_good_ones(call: Caller, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    saved(path, frozen(SOLO), WRONG, frozen(RENEWED))
    with path.open("a", encoding="utf-8") as file:
        file.write("{not json\n\n[]\n")
    done = call("score", str(path))
    assert done.code == 1
    assert re.findall(r"^(\S+?):(\d+): ended", done.out, re.MULTILINE) == [(str(path), "1"), (str(path), "3")]
    assert done.err.splitlines() == [
        f"newvegas: {path}:2: {FAULT}",
        f"newvegas: {path}:4: The record cannot be read: it is not JSON at line 1, column 2.",
        f"newvegas: {path}:6: It is JSON but no game record: a record is an object.",
    ]


def test_a_file_without_a_record_is_told(call: Caller, tmp_path: Path) -> None:
    done = call("score", saved(tmp_path / "empty.jsonl"))
    assert done.err == f"newvegas: {tmp_path / 'empty.jsonl'} holds no record.\n"


def test_a_record_with_a_shuffle_that_is_none(call: Caller, tmp_path: Path) -> None:
    assert call("score", saved(tmp_path / "game.json", changed(RESHUFFLED, put("shuffles", to=[5])))).code == 1


def test_the_first_round_is_counted_as_seen(call: Caller, tmp_path: Path) -> None:
    done = call("score", saved(tmp_path / "game.json", changed(RESHUFFLED, stopped_after(0))))
    assert re.search(r"unfinished, 1 rounds? seen", done.out)


def test_routes_are_counted(call: Caller) -> None:
    assert call("perft", "--routes", "4") == (0, "# paths routes\n1 9\n2 40\n3 180\n4 911\n", "")
    assert call("perft", "--routes", "4", "--json") == (0, '{"routes": [9, 40, 180, 911]}\n', "")


def test_open_turns_are_counted(call: Caller, tmp_path: Path) -> None:
    name = saved(tmp_path / "game.json", changed(RESHUFFLED, stopped_after(2)))
    done = call("perft", "--turns", "--record", name)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[:2] == [f"# {name}", "# round seat turns"]
    assert [line.split()[:2] for line in lines[2:]] == [["1", "1"], ["1", "2"], ["2", "1"], ["2", "2"]]
    counts = json.loads(call("perft", "--turns", "--json", "--record", name).out)
    assert counts["record"] == name
    assert [str(count) for seats in counts["turns"] for count in seats] == [line.split()[2] for line in lines[2:]]


def test_open_turns_of_every_line(call: Caller, tmp_path: Path) -> None:
    name = saved(tmp_path / "games.jsonl", changed(RESHUFFLED, stopped_after(1)), changed(SOLO, stopped_after(1)))
    done = call("perft", "--turns", "--json", "--record", name)
    found = [json.loads(line) for line in done.out.splitlines()]
    assert [each["record"] for each in found] == [f"{name}:1", f"{name}:2"]
    assert [len(each["turns"][0]) for each in found] == [2, 1]


def test_perft_stops_at_a_wrong_record(call: Caller, tmp_path: Path) -> None:
    name = saved(tmp_path / "games.jsonl", WRONG)
    done = call("perft", "--turns", "--record", name)
    assert done == (1, "", f"newvegas: {name}:1: {FAULT}\n")
    empty = saved(tmp_path / "empty.jsonl")
    assert call("perft", "--turns", "--record", empty) == (1, "", f"newvegas: {empty} holds no record.\n")


def test_the_architects_as_json(call: Caller) -> None:
    done = call("architects", "--json")
    assert (done.code, done.err) == (0, "")
    cards = json.loads(done.out)
    assert [card["level"] for card in cards] == [1, 2, 3, 4, 5]
    for card in cards:
        assert list(card) == ["id", "name", "level", "rows", "bank", "crane", "areas"]
        assert list(card["areas"]) == ["golf", "inauguration", "shows", "hotels", "streets", "limousine"]
        assert all(len(area) == 3 for area in card["areas"].values())
        assert [len(row) for row in card["rows"]] == [2, 2, 2]
        assert all(isinstance(completes, bool) and avenues for completes, avenues in card["rows"])
    # the first keeps the approval rows of the books
    assert cards[0]["rows"] == [[False, [6]], [False, [7]], [True, [8, 9]]]


def test_the_architects_as_text(call: Caller) -> None:
    done = call("architects")
    assert (done.code, done.err) == (0, "")
    for card in architects():
        assert f"Level {card.level}: {card.name} ({card.id}), our own design\n" in done.out
