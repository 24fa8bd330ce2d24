"""The window of a position drawn without a screen, for pictures and tests."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.records.files import read_records
from newvegas_desktop.new_las_vegas.records.replay import BadRecord
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.ui.new_las_vegas.table import Scene, paint_table
from newvegas_desktop.ui.paint.themes import PEN_NAMES, THEMES

DEFAULT_SEED = 7


@dataclass(frozen=True, slots=True)
class Shot:
    """What to draw."""

    size: tuple[int, int]
    record: Path | None = None
    round: int | None = None
    seat: int | None = None
    seed: int | None = None
    theme: str = "light"
    scale: int = 1


def _session(shot: Shot) -> Session:
    """The session of the record, back at the beginning of the round asked for; without a record a new game."""
    if shot.record is None:
        seed = DEFAULT_SEED if shot.seed is None else shot.seed
        return Session.new(standard_board(), [Seat("Ada"), Seat("Bob")], seed, bank=False)
    _, record = next(iter(read_records(shot.record)), ("", BadRecord("It holds no record.")))
    if isinstance(record, BadRecord):
        raise record
    session = Session.load(standard_board(), record)
    if shot.round is not None:
        rounds = [entry.before.round for entry in session.history.entries]
        if shot.round not in rounds:
            raise BadRecord("It has no round {round}.", round=shot.round)
        session.history.game = session.history.go_to(rounds.index(shot.round))
        del session.history.entries[rounds.index(shot.round) :]
    return session


def _controller(shot: Shot) -> TableController:
    session = _session(shot)
    seats = len(session.seats)
    if shot.seat is not None and shot.seat > seats:
        raise BadRecord("It has no seat {seat}.", seat=shot.seat)
    table = TableController(session, PEN_NAMES[:seats])
    if shot.seat is not None:
        table.sit(shot.seat - 1)
    table.look.curtain = table.look.curtain and session.game.phase is Phase.VOTE
    return table


def screenshot(shot: Shot) -> QImage:
    """The picture; BadRecord if there is no such position."""
    application = QApplication.instance() or QApplication([])
    width, height = shot.size
    screen = _controller(shot).screen
    image = QImage(width * shot.scale, height * shot.scale, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(shot.scale, shot.scale)
    paint_table(painter, width, height, Scene(screen.city, screen.ledger, screen.table), THEMES[shot.theme])
    painter.end()
    assert application is not None
    return image
