"""A save: the record of the closed rounds, the steps of the open one, the pencil and how the table is looked at."""

import json
import math
import re
import zlib
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Self, get_args

from pydantic import Field, model_validator

from newvegas_desktop.family.save_slots import FromNewer, Unreadable
from newvegas_desktop.family.say import Sentence
from newvegas_desktop.new_las_vegas.records.files import check_record
from newvegas_desktop.new_las_vegas.records.model import FORMAT as RECORD_FORMAT
from newvegas_desktop.new_las_vegas.records.model import MOST_ROUNDS, Record
from newvegas_desktop.new_las_vegas.records.model import VERSION as RECORD_VERSION
from newvegas_desktop.new_las_vegas.records.replay import BadRecord, RecordedChance
from newvegas_desktop.new_las_vegas.rules.actions import Action, action
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.reasons import IllegalAction
from newvegas_desktop.new_las_vegas.session.session import Session
from newvegas_desktop.new_las_vegas.words.reasons import sentence
from newvegas_desktop.strict_json import MOST_BYTES, BadJson, Fault, PlainText, StrictModel, check_model, parse_json

FORMAT, VERSION = "newvegas-save", 2
MOST_STROKES, MOST_POINTS = 2_000, 2_000
"""Pencil strokes a seat, and points a stroke."""
MOST_POINTS_A_SEAT = 50_000
"""So that six full sheets of pencil still make a file that is read."""
MOST_KNOWN = 6 * MOST_STROKES
MOST_UNDONE = 2_000
"""Steps that can be done again."""
FARTHEST = 1e6
"""No point lies so many sheet units from a corner."""

_FIGURES = max(get_args(Record.model_fields["figures"].annotation))
_CHECK = re.compile(rb'\{"check":"([0-9a-f]{8})",')
_END = b',"end":{"reasons":['
"""What only the save of a finished game holds: in a name, every quotation mark would have a backslash before it."""


class BadSave(Unreadable):
    """A save that is wrong, said in one sentence."""


class NewerSave(BadSave, FromNewer):
    """A save that a newer version of the program wrote."""


Point = tuple[float, float]
Stroke = tuple[Point, ...]
"""A free-hand line in sheet units."""
SeatNumber = Annotated[int, Field(ge=0, le=5)]
# JSON knows no tuples, so a list is as good; what is in it stays exact
_Coordinate = Annotated[float, Field(ge=-FARTHEST, le=FARTHEST, allow_inf_nan=False)]
_Point = Annotated[tuple[_Coordinate, _Coordinate], Field(strict=False)]
_Stroke = Annotated[tuple[_Point, ...], Field(strict=False, max_length=MOST_POINTS)]
_Sheet = Annotated[tuple[_Stroke, ...], Field(strict=False, max_length=MOST_STROKES)]


class Step(StrictModel):
    """A step of the open round, or one of any round that was undone."""

    seat: SeatNumber
    action: Annotated[str, Field(max_length=40)]


class Note(StrictModel):
    """Helps and takebacks of a turn that is not in the record yet."""

    round: Annotated[int, Field(ge=1, le=MOST_ROUNDS)]
    seat: SeatNumber
    help: Annotated[list[PlainText], Field(max_length=99)] = Field(default_factory=list)
    takebacks: Annotated[int, Field(ge=0, le=9999)] = 0


class Pencil(StrictModel):
    """The pencil strokes of every seat."""

    seats: Annotated[tuple[_Sheet, ...], Field(strict=False, max_length=6)]


class View(StrictModel):
    """How the table was looked at."""

    seat: SeatNumber = 0
    inks: Annotated[list[PlainText], Field(max_length=6)] = Field(default_factory=list)
    secret: bool = False
    page: Annotated[str, Field(max_length=40)] = "table"
    theme: Annotated[str, Field(max_length=40)] | None = None


class Save(StrictModel):
    """Everything that is needed to go on exactly where a game was left."""

    record: Record
    steps: Annotated[list[Step], Field(max_length=99)]
    """In the order they were taken."""
    undone: Annotated[list[Step], Field(max_length=MOST_UNDONE)] = Field(default_factory=list)
    """What can be done again, the last undone last."""
    notes: Annotated[list[Note], Field(max_length=6 * MOST_ROUNDS)] = Field(default_factory=list)
    pencil: Pencil
    view: View

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        seats = len(self.record.seats)
        if len(self.pencil.seats) != seats:
            raise Fault("pencil: one list of strokes a seat is needed")
        if self.view.seat >= seats:
            raise Fault("view: there is no such seat")
        return self


def snapshot(session: Session, pencil: Sequence[Sequence[Stroke]], view: View) -> Callable[[], bytes]:
    """A function that makes the save of this very moment, later and in any thread.

    Taking the snapshot costs microseconds.
    Making the bytes is quickest if strokes drawn earlier are the same objects at the next save.
    """
    frozen = session.frozen()
    strokes = [tuple(pencil[seat]) if seat < len(pencil) else () for seat in range(len(session.seats))]
    return lambda: _save_bytes(frozen, strokes, view)


def save_bytes(session: Session, pencil: Sequence[Sequence[Stroke]], view: View) -> bytes:
    """The save of a session as JSON text; `pencil` holds the strokes of each seat."""
    return snapshot(session, pencil, view)()


def _save_bytes(session: Session, pencil: Sequence[Sequence[Stroke]], view: View) -> bytes:
    record = _loadable(session)
    if view.seat >= len(session.seats):
        view = view.model_copy(update={"seat": 0})
    head = {
        "format": FORMAT,
        "version": VERSION,
        "record": record,
        "steps": [{"seat": seat, "action": text} for seat, text in session.round_steps()],
        "undone": [{"seat": seat, "action": step.text} for seat, step in session.history.undone[-MOST_UNDONE:]],
        "notes": _notes(session, record),
        "view": view.model_dump(mode="json"),
    }
    sheets = ",".join(f"[{','.join(_pencil_texts(strokes))}]" for strokes in pencil)
    text = f'{_json(head)[:-1]},"pencil":{{"seats":[{sheets}]}}}}'
    body = text.encode()
    return b'{"check":"%08x",%b\n' % (zlib.crc32(body), body[1:])


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _loadable(session: Session) -> dict[str, Any]:
    """The record of the closed rounds as it can be loaded again; the steps tell the open one.

    Names that no record may hold are mended; shuffles that were to come before the game was taken back and went
    another way are left out.
    """
    record = session.record_object()
    record.pop("current", None)
    for seat in record["seats"]:
        seat["name"] = "".join(letter if letter.isprintable() else "?" for letter in seat["name"][:80]) or "?"
    closed, done = len(record["rounds"]), len(session.game.shuffles)
    shuffles = record["shuffles"]
    record["shuffles"] = shuffles[:done] + [shuffle for shuffle in shuffles[done:] if shuffle["round"] > closed]
    return record


def _notes(session: Session, record: dict[str, Any]) -> list[dict[str, Any]]:
    """Helps and takebacks of turns the record does not hold yet."""
    closed = len(record["rounds"])
    return [
        {"round": round_, "seat": seat, "help": helps, "takebacks": takebacks}
        for round_, seat, helps, takebacks in session.notes()
        if round_ > closed
    ]


def _pencil_texts(strokes: Sequence[Stroke]) -> list[str]:
    """The strokes as JSON texts, so many of the newest as a save can hold."""
    texts: list[str] = []
    room = MOST_POINTS_A_SEAT
    for stroke in reversed(strokes):
        pieces = _stroke_texts(stroke)
        room -= len(stroke) + len(pieces)
        if room < 0 or len(texts) + len(pieces) > MOST_STROKES:
            break
        texts += reversed(pieces)
    return texts[::-1]


_known: dict[int, tuple[Stroke, list[str]]] = {}
"""Texts of strokes by identity: a stroke never changes, so it is put into words only once."""


def _stroke_texts(stroke: Stroke) -> list[str]:
    """One stroke as JSON text: none if it is nowhere, several that hang together if it is long."""
    known = _known.get(id(stroke))
    if known is not None and known[0] is stroke:
        return known[1]
    texts = []
    if stroke and all(math.isfinite(x) and math.isfinite(y) for x, y in stroke):
        points = [[_near(x), _near(y)] for x, y in stroke]
        starts = range(0, max(len(points) - 1, 1), MOST_POINTS - 1)
        texts = [_json(points[start : start + MOST_POINTS]) for start in starts]
    if len(_known) >= MOST_KNOWN:
        _known.clear()
    _known[id(stroke)] = stroke, texts
    return texts


def _near(coordinate: float) -> float:
    return min(max(coordinate, -FARTHEST), FARTHEST)


def is_over(data: bytes) -> bool:
    """Whether this is the undamaged save of a finished game, told without reading the game; if in doubt it is not."""
    return _END in data and _CHECK.match(data) is not None and not _damaged(data)


def _damaged(data: bytes) -> bool:
    """Whether the save is not what its check says; later versions keep the check or leave it out."""
    found = _CHECK.match(data)
    return found is not None and zlib.crc32(b"{" + data[found.end() :].rstrip()) != int(found[1], 16)


def _parsed(data: bytes) -> Any:
    if len(data) > MOST_BYTES:
        raise BadSave("The save is larger than {most} MiB.", most=MOST_BYTES // 2**20)
    if _damaged(data):
        raise BadSave("The save is damaged: it is not what was written.")
    try:
        return parse_json(data)
    except BadJson as problem:
        raise BadSave("The save cannot be read: {why}", why=problem) from None


def _record(value: Any) -> Record:
    if isinstance(value, dict) and value.get("format") == RECORD_FORMAT:
        version, figures = value.get("version"), value.get("figures")
        if (type(version) is int and version > RECORD_VERSION) or (type(figures) is int and figures > _FIGURES):
            raise NewerSave("The game was written by a newer version; update the program.")
    try:
        return check_record(value)
    except BadRecord as problem:
        raise BadSave("The game in it is wrong: {why}", why=problem) from None


def _without_sketches(value: dict[str, Any]) -> dict[str, Any]:
    """Version 0 knew neither pencil nor view."""
    record = value.get("record")
    seats = record.get("seats") if isinstance(record, dict) else None
    sheets: list[list[Any]] = [[] for _ in seats] if isinstance(seats, list) else []
    return {**value, "pencil": {"seats": sheets}, "view": {}}


def _confirmed_in_the_record(value: dict[str, Any]) -> dict[str, Any]:
    """Version 1 kept the confirmed turns of the open round in the record, in no order, and nothing undone."""
    return {**value, "undone": []}


Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: dict[int, Migration] = {0: _without_sketches, 1: _confirmed_in_the_record}
"""From a version to the next; every version but the last has one."""


def _migrated(value: Any) -> dict[str, Any]:
    """The save as this version would have written it."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadSave('It is JSON but no save: "format" is not "{form}".', form=FORMAT)
    version = value.get("version")
    if type(version) is not int:
        raise BadSave("The save's version is not a number.")
    if version > VERSION:
        raise NewerSave("The save was written by a newer version; update the program.")
    migrated: dict[str, Any] = value
    for older in range(version, VERSION):
        migration = MIGRATIONS.get(older)
        if migration is None:
            raise BadSave("The save's version is {version}, and there never was one.", version=version)
        migrated = migration(migrated)
    return migrated


def _save(value: Any) -> Save:
    value = _migrated(value)
    record = _record(value.get("record"))
    try:
        return check_model(Save, {**value, "record": record})
    except BadJson as problem:
        raise BadSave("The save is wrong at {why}.", why=problem) from None


def parse_save(data: bytes) -> Save:
    """The save in a JSON text, of this version or an older one; BadSave says what is wrong with it."""
    return _save(_parsed(data))


def open_any(data: bytes) -> Save:
    """The save in a JSON text, or a record as a save without steps."""
    value = _parsed(data)
    form = value.get("format") if isinstance(value, dict) else None
    if form == RECORD_FORMAT:
        record = _record(value)
        return Save(record=record, steps=[], pencil=Pencil(seats=tuple(() for _ in record.seats)), view=View())
    if form != FORMAT:
        raise BadSave("It is JSON but neither a save nor a record of a game.")
    return _save(value)


def restore(board: Board, save: Save) -> Session:
    """The session exactly as it was saved; BadSave if the rules do not allow what the save says was done."""
    try:
        session = Session.load(board, save.record)
    except BadRecord as problem:
        raise BadSave("The game in it is wrong: {why}", why=problem) from None
    chance = session.game.chance
    if isinstance(chance, RecordedChance):
        # all that was recorded has been checked; from here on, or taken back, the game may go another way
        chance.last_round = 0
    for number, step in enumerate(save.steps, 1):
        where = Sentence(
            "step {number} of round {round}, seat {seat}",
            number=number,
            round=session.game.round,
            seat=step.seat + 1,
        )
        try:
            session.submit(step.seat, action(step.action))
        except IllegalAction as illegal:
            raise BadSave(
                "The save is wrong at {where}: {what}: {why}.",
                where=where,
                what=illegal.text,
                why=sentence(illegal.reason),
            ) from None
        except ValueError as problem:
            raise BadSave("The save is wrong at {where}: {why}.", where=where, why=problem) from None
    for note in save.notes:
        session.note(note.round, note.seat, note.help, note.takebacks)
    session.history.undone = _undone(save)
    return session


def _undone(save: Save) -> list[tuple[int, Action]]:
    """What can be done again; whether it still may is asked when it is."""
    found = []
    for number, step in enumerate(save.undone, 1):
        try:
            found.append((step.seat, action(step.action)))
        except ValueError as problem:
            raise BadSave(
                "The save is wrong at undone step {number}: {problem}.", number=number, problem=problem
            ) from None
    return found
