"""Moments of one recorded game, the one the README shows: nothing but the rules and its record decides them."""

from functools import cache
from pathlib import Path

from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.records.files import read_records
from newvegas_desktop.new_las_vegas.records.model import Record
from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.new_las_vegas.session.session import Session

GAME = Path(__file__).resolve().parents[3] / "packaging" / "shots" / "game.json"
PENS = ("blue", "red", "green", "violet")


@cache
def _record() -> Record:
    ((_, record),) = read_records(GAME)
    assert isinstance(record, Record)
    return record


def finished() -> Session:
    """The whole game."""
    return Session.load(standard_board(), _record())


def before(kind: Kind, round_: int, seat: int) -> Session:
    """The game just before a seat does something in some round."""
    session = finished()
    history = session.history
    at = next(
        index
        for index, entry in enumerate(history.entries)
        if entry.before.round == round_ and entry.seat == seat and entry.action.kind is kind
    )
    history.game = history.go_to(at)
    del history.entries[at:]
    return session


def table(session: Session, seat: int, *, secret: bool = False) -> TableController:
    """A seat before that game."""
    controller = TableController(session, PENS[: len(session.seats)], secret=secret)
    controller.sit(seat)
    return controller
