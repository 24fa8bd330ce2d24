"""Records to test with: three frozen games, and small changes to them."""

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.records.files import check_record
from newvegas_desktop.new_las_vegas.records.replay import BadRecord, replay
from newvegas_desktop.new_las_vegas.rules.game import Game

FROZEN = Path(__file__).with_name("frozen.jsonl")
RESHUFFLED, RENEWED, SOLO = 0, 1, 2
"""Ada and Ben reshuffle in round 15; Cleo and Dan renew the stacks in round 27; Eve plays alone."""

Json = dict[str, Any]
Change = Callable[[Json], object]


@cache
def _lines() -> list[str]:
    return FROZEN.read_text(encoding="utf-8").splitlines()


def frozen(which: int) -> Json:
    """A fresh copy of a frozen record."""
    found: Json = json.loads(_lines()[which])
    return found


def changed(which: int, *changes: Change) -> Json:
    """A frozen record with changes made to it."""
    value = frozen(which)
    for change in changes:
        change(value)
    return value


def replayed(value: Json) -> Game:
    return replay(standard_board(), check_record(value))


def fault(value: Json) -> str:
    """The sentence that says what is wrong with a record; empty if nothing is."""
    try:
        replayed(value)
    except BadRecord as problem:
        return str(problem)
    return ""


def _inner(value: Any, path: tuple[str | int, ...]) -> Any:
    for part in path:
        value = value[part]
    return value


def put(*path: str | int, to: Any) -> Change:
    """Set the value at a place."""

    def change(value: Json) -> None:
        _inner(value, path[:-1])[path[-1]] = copy.deepcopy(to)

    return change


def drop(*path: str | int) -> Change:
    """Remove the value at a place."""

    def change(value: Json) -> None:
        del _inner(value, path[:-1])[path[-1]]

    return change


def add(*path: str | int, value: Any) -> Change:
    """Add a value to the list at a place."""
    return lambda record: _inner(record, path).append(copy.deepcopy(value))


def turn(round_: int, seat: int, to: Json) -> Change:
    """Replace the turn of a seat, both counted from 1."""
    return put("rounds", round_ - 1, "turns", seat - 1, to=to)


def in_turn(round_: int, seat: int, **keys: Any) -> Change:
    """Set keys of a seat's turn."""
    return lambda record: record["rounds"][round_ - 1]["turns"][seat - 1].update(copy.deepcopy(keys))


def without(round_: int, seat: int, *keys: str) -> Change:
    """Remove keys of a seat's turn."""

    def change(record: Json) -> None:
        for key in keys:
            del record["rounds"][round_ - 1]["turns"][seat - 1][key]

    return change


def stopped_after(rounds: int, keep_shuffles: bool = False) -> Change:
    """The record as it stood after so many rounds, with the shuffles of later rounds or without."""

    def change(record: Json) -> None:
        record.pop("end", None)
        del record["rounds"][rounds:]
        if not keep_shuffles:
            record["shuffles"] = [shuffle for shuffle in record["shuffles"] if shuffle["round"] <= rounds]

    return change


def both(*changes: Change) -> Change:
    """Several changes as one."""

    def change(record: Json) -> None:
        for each in changes:
            each(record)

    return change
