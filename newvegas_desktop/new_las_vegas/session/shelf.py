"""The shelf of games: every game has a save of its own, named by the moment it began."""

import contextlib
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.family.save_slots import SAVE, SaveSlot, Unreadable, saves
from newvegas_desktop.family.say import Sentence
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.session.save import Save, is_over, parse_save, restore
from newvegas_desktop.new_las_vegas.session.session import Session

BEGAN = "%Y-%m-%d %H-%M-%S"
"""The moment a game began, as its save is named."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A game taken from the shelf."""

    session: Session
    save: Save
    when: datetime
    slot: SaveSlot | None
    """Where it goes on; None if it can only be looked at, because another window has it or nothing can be written."""
    sentence: Sentence | None
    """What the user should know, unless all is well."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game on the shelf, as far as its save tells without being played through."""

    name: str
    players: tuple[str, ...]
    """Whoever sits at the table; alone, the architect too."""
    round: int
    when: datetime


class Shelf:
    """A folder of saved games."""

    def __init__(self, folder: Path, board: Board) -> None:
        """Look at a folder, which need not exist yet."""
        self.folder = folder
        self._board = board

    def _check(self, data: bytes) -> tuple[Save, Session]:
        """A save counts as good only if the rules allow the game in it."""
        save = parse_save(data)
        return save, restore(self._board, save)

    def _slot(self, name: str) -> SaveSlot:
        """The place of a game, called by the moment it began."""
        try:
            began = datetime.strptime(name[:19], BEGAN)
        except ValueError:
            return SaveSlot(self.folder, name)
        called = Sentence("the game begun on {date} at {time}", date=began.date(), time=began.strftime("%H:%M"))
        return SaveSlot(self.folder, name, called)

    def name_of(self, path: Path) -> str:
        """The name of the game whose save a file is; empty for any other file."""
        return path.stem if path.suffix == SAVE and path.resolve().parent == self.folder.resolve() else ""

    def take(self, name: str) -> Taken:
        """A game by its name; Unreadable or FileProblem says why there is none."""
        slot = self._slot(name)
        try:
            locked = slot.lock()
            hindered = locked.sentence if locked is not None else None
        except FileProblem as problem:
            # what cannot be written can still be looked at
            hindered = problem.sentence
        try:
            loaded = slot.load(self._check)
            if loaded is None:
                raise Unreadable("The save of {name} is gone.", name=slot.called)
        except (Unreadable, FileProblem):
            slot.unlock()
            raise
        save, session = loaded.value
        if hindered is not None:
            return Taken(session, save, loaded.when, None, hindered)
        return Taken(session, save, loaded.when, slot, loaded.sentence)

    def _look(self, name: str) -> Taken:
        """A game that is only looked at, so that another window may take it meanwhile; what is damaged is set aside."""
        with contextlib.suppress(Unreadable):
            loaded = self._slot(name).load(self._check)
            if loaded is not None and loaded.newest:
                save, session = loaded.value
                return Taken(session, save, loaded.when, None, None)
        taken = self.take(name)
        if taken.slot is not None:
            taken.slot.unlock()
        return taken

    def newest(self) -> tuple[str, Taken | None, list[Sentence]]:
        """The newest game that can be gone on with, its name, and what was wrong with newer ones.

        A finished one is given only if it is the newest save of all: whoever closed its final score comes back to it.
        """
        sentences: list[Sentence] = []
        for place, info in enumerate(saves(self.folder)):
            data = SaveSlot(self.folder, info.name).peek() if place else None
            # a start must not take the longer the more games were played to their end
            if data is not None and is_over(data):
                continue
            try:
                taken = self._look(info.name)
            except (Unreadable, FileProblem) as problem:
                sentences.append(problem.sentence)
                continue
            if not place or taken.session.game.outcome is None:
                if taken.slot is not None and taken.sentence is not None:
                    sentences.append(taken.sentence)
                return info.name, taken, sentences
        return "", None, sentences

    def unfinished(self, besides: str, most: int) -> list[Kept]:
        """The newest games that can be gone on with, one left out; none is locked, set aside or played through."""
        found: list[Kept] = []
        for info in saves(self.folder):
            data = None if info.name == besides else SaveSlot(self.folder, info.name).peek()
            if data is None or is_over(data):
                continue
            with contextlib.suppress(Unreadable):
                record = parse_save(data).record
                architect = (record.architect.name,) if record.architect is not None else ()
                players = (*(seat.name for seat in record.seats), *architect)
                if record.end is None:
                    found.append(Kept(info.name, players, len(record.rounds) + 1, info.when))
            if len(found) == most:
                break
        return found

    def place(self) -> tuple[SaveSlot, Sentence | None]:
        """A place for a new game; a sentence if it cannot be written to now."""
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        began = datetime.now().strftime(BEGAN)
        taken = {info.name for info in saves(self.folder)}
        name = next(name for name in (began, *(f"{began} {n}" for n in range(2, 10_000))) if name not in taken)
        slot = self._slot(name)
        try:
            slot.lock()
        except FileProblem as problem:
            return slot, problem.sentence
        return slot, None
