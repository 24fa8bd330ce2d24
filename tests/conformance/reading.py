"""Reading whatever is given to the reader, and records to spoil."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from newvegas_desktop.new_las_vegas.records.files import parse_record, record_bytes
from newvegas_desktop.new_las_vegas.records.replay import BadRecord, replay
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.conformance.players import BOARD, PLAYERS, SOLOS, Mode, moves

LONGEST_FAULT = 400
Path = tuple[str | int, ...]


def read(data: bytes) -> str:
    """Read and replay; "read", "replayed" or the fault, each as it must be."""
    try:
        record = parse_record(data)
    except BadRecord as fault:
        return sentence(fault)
    text = record_bytes(record)
    again = parse_record(text)
    assert again == record
    assert record_bytes(again) == text
    try:
        replay(BOARD, record)
    except BadRecord as fault:
        sentence(fault)
        return "read"
    return "replayed"


def sentence(fault: BadRecord) -> str:
    """The fault's message, which must be one short sentence."""
    text = str(fault)
    assert 0 < len(text) < LONGEST_FAULT
    assert text.isprintable()
    assert text.endswith(".")
    assert not text.endswith("..")
    assert text == text.strip()
    return text


def played(mode: Mode, player: str, seed: int, rounds: int) -> Session:
    """A session after so many rounds, one seat having confirmed the next."""
    session = mode.session(seed)
    for seat, action in moves(session, PLAYERS[player], seed):
        game = session.game
        if game.round > rounds and (mode.seats == 1 or any(turn.stage.name == "DONE" for turn in game.turns)):
            break
        session.submit(seat, action)
    return session


def asked() -> Session:
    """A session in which someone is asked to reshuffle, with all kinds of turns before."""
    for seed in range(99):
        session = Mode(2).session(seed)
        for seat, action in moves(session, PLAYERS["spender"], seed):
            session.submit(seat, action)
            if session.game.phase is Phase.RESHUFFLE:
                return session
    raise AssertionError("no such game")


GAMES = {
    "young": (Mode(2), "spender", 2, 3),
    "table": (Mode(2), "spender", 4, 99),
    "solo": (SOLOS[4], "patient", 5, 99),
}


@cache
def sample(name: str) -> str:
    """A record as text: of a young, an open or a finished game."""
    if name == "votes":
        session = Mode(3).session(1)
    elif name == "asked":
        session = asked()
    else:
        session = played(*GAMES[name])
    return record_bytes(session.record(), line=True).decode()


SAMPLES = ("votes", "young", "asked", "table", "solo")


def value_of(name: str) -> Any:
    return json.loads(sample(name))


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """The place of every value inside a value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*here, key)
        yield from paths(part, (*here, key))


def kind_of(path: Path) -> Path:
    """A place without its indices."""
    return tuple("" if isinstance(key, int) else key for key in path)


def shapes(value: Any) -> list[Path]:
    """One place of each kind, the last one: places that differ only in their indices are alike."""
    return list({kind_of(path): path for path in paths(value)}.values())


def parent(value: Any, path: Path) -> Any:
    for key in path[:-1]:
        value = value[key]
    return value


def written(value: Any) -> bytes:
    return json.dumps(value).encode()
