"""Records in files: one in a `.json` file, one a line in a `.jsonl` file."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from newvegas_desktop.family.files import AtomicFile, FileProblem, because, read_bounded
from newvegas_desktop.family.say import Sentence
from newvegas_desktop.new_las_vegas.records.model import FORMAT, GAME, VERSION, Record
from newvegas_desktop.new_las_vegas.records.replay import BadRecord
from newvegas_desktop.strict_json import MOST_BYTES, BadJson, check_model, parse_json

LINES = ".jsonl"


def check_record(value: Any) -> Record:
    """A JSON value as a record; BadRecord names the first thing wrong with its form."""
    if not isinstance(value, dict):
        raise BadRecord("It is JSON but no game record: a record is an object.")
    if value.get("format") != FORMAT:
        raise BadRecord('It is JSON but no game record: "format" is not "{form}".', form=FORMAT)
    version = value.get("version")
    if type(version) is int and version > VERSION:
        raise BadRecord(
            "The record is of a newer version than {version}, the one this program reads; update it.", version=VERSION
        )
    if type(version) is not int or version != VERSION:
        raise BadRecord("The record's version is not {version}, the only one there is.", version=VERSION)
    if value.get("game") != GAME:
        raise BadRecord('The record is of another game: "game" is not "{game}".', game=GAME)
    try:
        return check_model(Record, value)
    except BadJson as problem:
        raise BadRecord("The record is wrong at {why}.", why=problem) from None


def parse_record(data: bytes) -> Record:
    """The record in a JSON text."""
    if len(data) > MOST_BYTES:
        raise BadRecord("The record is larger than {most} MiB.", most=MOST_BYTES // 2**20)
    try:
        value = parse_json(data)
    except BadJson as problem:
        raise BadRecord("The record cannot be read: {why}", why=problem) from None
    return check_record(value)


def record_bytes(record: Record, *, line: bool = False) -> bytes:
    """The record as JSON text: indented, or on one line."""
    value = record.model_dump(mode="json", by_alias=True, exclude_unset=True)
    layout: dict[str, Any] = {"separators": (",", ":")} if line else {"indent": 1}
    return (json.dumps(value, ensure_ascii=False, **layout) + "\n").encode()


def read_records(path: Path) -> Iterator[tuple[str, Record | BadRecord]]:
    """Each record of a file with the name of its place; a wrong one as its fault."""
    if path.suffix != LINES:
        yield str(path), _parsed(read_bounded(path, MOST_BYTES))
        return
    try:
        with path.open("rb") as file:
            number = 0
            while line := file.readline(MOST_BYTES + 1):
                number += 1
                if line.strip():
                    yield f"{path}:{number}", _parsed(line)
                if len(line) > MOST_BYTES:
                    return
    except (OSError, ValueError) as problem:
        why = because(problem) if isinstance(problem, OSError) else Sentence("bad name")
        raise FileProblem(
            "{path} cannot be read ({why}); check the name and its permissions.", path=path, why=why
        ) from None


def _parsed(data: bytes) -> Record | BadRecord:
    try:
        return parse_record(data)
    except BadRecord as fault:
        return fault


def write_record(path: Path, record: Record) -> None:
    """Write one record; at any moment either the old or the new file is there, whole."""
    with AtomicFile(path) as file:
        file.write(record_bytes(record, line=path.suffix == LINES))
