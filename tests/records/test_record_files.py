"""Records as files: what is no record at all, and what is read and written."""

import json
from pathlib import Path
from typing import Any

import pytest

from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.new_las_vegas.records.files import (
    check_record,
    parse_record,
    read_records,
    record_bytes,
    write_record,
)
from newvegas_desktop.new_las_vegas.records.model import Record
from newvegas_desktop.new_las_vegas.records.replay import BadRecord
from newvegas_desktop.strict_json import MOST_BYTES, BadJson, parse_json
from tests.records.making import FROZEN, RENEWED, RESHUFFLED, SOLO, changed, frozen, put, replayed

HEAD = b'{"format":"newvegas-record",'
UNREAD = "The record cannot be read: "
OTHER_VERSION = "The record's version is not 1, the only one there is."
NEWER = "The record is of a newer version than 1, the one this program reads; update it."
NO_RECORD = "It is JSON but no game record: "


def text(value: Any) -> bytes:
    return json.dumps(value).encode()


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", UNREAD + "it is empty."),
        (b" \r\n\t ", UNREAD + "it is empty."),
        (b"\xef\xbb\xbf", UNREAD + "it is empty."),
        (b"\x89PNG\r\n", UNREAD + "it is not UTF-8 text (byte 1)."),
        (b"{\xff", UNREAD + "it is not UTF-8 text (byte 2)."),
        ("{}".encode("utf-16"), UNREAD + "it is not UTF-8 text (byte 1)."),
        (b"\x00" * 20, UNREAD + "it is not JSON at line 1, column 1."),
        (b"hello", UNREAD + "it is not JSON at line 1, column 1."),
        (b'{"a": 1,}', UNREAD + "it is not JSON at line 1, column 9."),
        (b"{} {}", UNREAD + "it is not JSON at line 1, column 4."),
        (b'{\n"a": ', UNREAD + "it breaks off at line 2, column 6."),
        (b'{"a": [1, 2', UNREAD + "it breaks off at line 1, column 12."),
        (b'{"a": NaN}', UNREAD + "it holds NaN, which is not JSON."),
        (b"[-Infinity]", UNREAD + "it holds -Infinity, which is not JSON."),
        (b'{"a": 1, "b": {"c": 1, "c": 1}}', UNREAD + "it holds the key 'c' twice in one object."),
        (b"9" * 5000, UNREAD + "it holds a number with too many digits."),
        (b"[" * 100_000, UNREAD + "it is nested too deeply."),
        (b'{"a":' * 100_000, UNREAD + "it is nested too deeply."),
        (b"[]", NO_RECORD + "a record is an object."),
        (b"null", NO_RECORD + "a record is an object."),
        (b'"newvegas-record"', NO_RECORD + "a record is an object."),
        (b"{}", NO_RECORD + '"format" is not "newvegas-record".'),
        (b'{"format": "newvegas-save", "version": 1}', NO_RECORD + '"format" is not "newvegas-record".'),
        (b'{"format": ["newvegas-record"]}', NO_RECORD + '"format" is not "newvegas-record".'),
        (HEAD + b'"version":2}', NEWER),
        (HEAD + b'"version":' + b"9" * 4000 + b"}", NEWER),
        (HEAD + b'"version":0}', OTHER_VERSION),
        (HEAD + b'"version":"1"}', OTHER_VERSION),
        (HEAD + b'"version":true}', OTHER_VERSION),
        (HEAD + b'"version":1.0}', OTHER_VERSION),
        (HEAD[:-1] + b"}", OTHER_VERSION),
        (HEAD + b'"version":1}', 'The record is of another game: "game" is not "new-las-vegas".'),
        (HEAD + b'"version":1,"game":"chess"}', 'The record is of another game: "game" is not "new-las-vegas".'),
        (b" " * (MOST_BYTES + 1), "The record is larger than 16 MiB."),
    ],
)
def test_no_record_at_all(data: bytes, sentence: str) -> None:
    with pytest.raises(BadRecord) as problem:
        parse_record(data)
    assert str(problem.value) == sentence


def test_every_truncation_is_refused() -> None:
    whole = record_bytes(check_record(frozen(RESHUFFLED)), line=True).rstrip()
    for length in range(0, len(whole), 53):
        with pytest.raises(BadRecord, match=r"^The record cannot be read: it .*\.$"):
            parse_record(whole[:length])


@pytest.mark.parametrize("depth", [10, 500, 900])
def test_unknown_keys_may_hold_anything(depth: int) -> None:
    value = record_bytes(check_record(frozen(RESHUFFLED)), line=True).rstrip()[:-1]
    nested = b'"later":' + b"[" * depth + b"]" * depth
    assert parse_record(value + b"," + nested + b"}") == check_record(frozen(RESHUFFLED))


def with_unknown_keys(value: Any) -> Any:
    if isinstance(value, dict):
        return {"!": None, **{key: with_unknown_keys(inner) for key, inner in value.items()}, "later": [{"x": 1}]}
    return [with_unknown_keys(inner) for inner in value] if isinstance(value, list) else value


@pytest.mark.parametrize("which", [RESHUFFLED, RENEWED, SOLO])
def test_unknown_keys_are_ignored_everywhere(which: int) -> None:
    value = frozen(which)
    assert replayed(with_unknown_keys(value)) == replayed(value)


@pytest.mark.parametrize("which", [RESHUFFLED, RENEWED, SOLO])
@pytest.mark.parametrize("line", [False, True])
def test_what_is_written_is_read_again(which: int, line: bool) -> None:
    record = check_record(frozen(which))
    data = record_bytes(record, line=line)
    assert json.loads(data) == frozen(which)
    assert parse_record(data) == record
    assert (data.count(b"\n") == 1) is line
    assert data.endswith(b"}\n")


def test_names_stay_as_they_are() -> None:
    record = check_record(changed(RESHUFFLED, put("seats", 0, "name", to="Žofie 🎰 李")))
    data = record_bytes(record)
    assert "Žofie 🎰 李".encode() in data
    assert parse_record(data).seats[0].name == "Žofie 🎰 李"


def test_a_byte_order_mark_and_other_line_ends_do_not_matter() -> None:
    data = record_bytes(check_record(frozen(SOLO)))
    assert parse_record(b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n")) == parse_record(data)


def test_writing_and_reading_a_file(tmp_path: Path) -> None:
    record = check_record(frozen(RESHUFFLED))
    for name in ("game.json", "game.jsonl", "游戏.json"):
        path = tmp_path / name
        write_record(path, record)
        ((place, found),) = read_records(path)
        assert found == record
        assert place == (f"{path}:1" if name.endswith("l") else str(path))
    assert len(list(tmp_path.iterdir())) == 3


def test_lines_are_read_one_by_one_and_blank_ones_skipped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    good = record_bytes(check_record(frozen(SOLO)), line=True)
    path.write_bytes(b"\n" + good + b"  \r\n{broken\n" + good.rstrip())
    found = list(read_records(path))
    assert [place for place, _ in found] == [f"{path}:2", f"{path}:4", f"{path}:5"]
    assert isinstance(found[0][1], Record)
    assert str(found[1][1]) == UNREAD + "it is not JSON at line 1, column 2."
    assert isinstance(found[2][1], Record)


def test_the_frozen_games_are_one_a_line() -> None:
    assert all(isinstance(record, Record) for _, record in read_records(FROZEN))


@pytest.mark.parametrize(
    "name", ["missing.json", "missing.jsonl", "folder.json", "folder.jsonl", "nul\0.json", "nul\0.jsonl"]
)
def test_files_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    for folder in ("folder.json", "folder.jsonl"):
        (tmp_path / folder).mkdir()
    with pytest.raises(FileProblem, match=r"^[^\n]*\.$"):
        list(read_records(tmp_path / name))


def test_an_endless_line_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("newvegas_desktop.new_las_vegas.records.files.MOST_BYTES", 1000)
    path = tmp_path / "long.jsonl"
    path.write_bytes(b"x" * 5000 + b"\n{}\n")
    ((place, found),) = read_records(path)
    assert place == f"{path}:1"
    assert isinstance(found, BadRecord)


def test_key_names_in_messages_are_short_and_plain() -> None:
    name = "\u202e" * 100
    with pytest.raises(BadJson) as problem:
        parse_json(text([1]).replace(b"1", b'{"' + name.encode() + b'":1,"' + name.encode() + b'":1}'))
    assert str(problem.value).isascii() is False  # only by the ellipsis
    assert len(str(problem.value)) < 110
    assert "\u202e" not in str(problem.value)
