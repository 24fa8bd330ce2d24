"""A folder of saves: each written whole, with the last good copy kept, open in one window at a time.

The files of a save: NAME.save, NAME.previous (what it was one step before), NAME.next (whole, about to become
NAME.save), NAME.lock (held open by the window that may write) and NAME.damaged-1, -2, … (set aside, never deleted).
While NAME.next is written it is .NAME.part-XXXXXXXX; what a killed process leaves of it goes when the save is locked.
"""

import contextlib
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from newvegas_desktop.family.files import AtomicFile, FileProblem, because, read_bounded
from newvegas_desktop.family.say import Say, Sentence, Told

T = TypeVar("T")

MOST_BYTES = 16 * 2**20
LONGEST_NAME = 60
SAVE, PREVIOUS, NEXT, LOCK = ".save", ".previous", ".next", ".lock"
WINDOWS = os.name == "nt"

_LOCKED_BYTE = 2**30
"""Windows hides locked bytes from readers, so one far behind the text is locked."""
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)
_NAME = re.compile(r"[^\s./\\:*?\"<>|\x00-\x1f](?:[^/\\:*?\"<>|\x00-\x1f]*[^\s./\\:*?\"<>|\x00-\x1f])?")


class Unreadable(Told):
    """Bytes that are no save, in one sentence. Raised by whoever checks them."""


class FromNewer(Unreadable):
    """Bytes that a newer version of the program wrote: left as they are."""


@dataclass(frozen=True, slots=True)
class Locked:
    """Another window has the save open."""

    pid: int | None
    """The process that has it, where that can be told."""
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    """What was found in a save."""

    value: T
    when: datetime
    """When it was written."""
    newest: bool
    """False if it is the last good copy, because what was newer is damaged."""
    aside: tuple[Path, ...]
    """What was damaged and set aside."""
    sentence: Sentence | None
    """What the user should know, unless all is well."""


class SaveInfo(NamedTuple):
    """A save in a folder."""

    name: str
    when: datetime
    size: int


def is_name(name: str) -> bool:
    """Whether a save can have this name on every system."""
    return bool(_NAME.fullmatch(name)) and len(name) <= LONGEST_NAME and not _RESERVED.fullmatch(name)


def saves(folder: Path) -> list[SaveInfo]:
    """The saves in a folder, the newest first."""
    try:
        names = {path.stem for path in folder.iterdir() if path.suffix in (SAVE, PREVIOUS, NEXT)}
    except OSError:
        return []
    found = [info for name in names if is_name(name) and (info := SaveSlot(folder, name).info())]
    return sorted(found, key=lambda info: (-info.when.timestamp(), info.name))


class SaveSlot:
    """One save, known by its name."""

    def __init__(self, folder: Path, name: str) -> None:
        """Name the save; nothing is touched yet."""
        if not is_name(name):
            raise FileProblem("{name} cannot be the name of a save; choose another.", name=repr(name))
        self.folder = folder
        self.name = name
        self._lock: int | None = None
        self._sealed: Sentence | None = None

    @property
    def path(self) -> Path:
        """The newest save."""
        return self._file(SAVE)

    @property
    def previous(self) -> Path:
        """The last good copy."""
        return self._file(PREVIOUS)

    def _file(self, ending: str) -> Path:
        return self.folder / f"{self.name}{ending}"

    @property
    def _part(self) -> str:
        """How the names of half-written saves begin; random letters follow."""
        return f".{self.name}.part-"

    def _candidates(self) -> tuple[Path, ...]:
        """Where the save may be, the newest first."""
        return self._file(NEXT), self.path, self.previous

    def info(self) -> SaveInfo | None:
        """When the save was written and how large it is; None if there is none."""
        for path in self._candidates():
            with contextlib.suppress(OSError):
                status = path.stat()
                return SaveInfo(self.name, datetime.fromtimestamp(status.st_mtime), status.st_size)
        return None

    def write(self, data: bytes) -> None:
        """Write the save; the one before becomes the last good copy. FileProblem leaves both as they were."""
        if self._sealed is not None:
            raise FileProblem(self._sealed)
        locked = self.lock()
        if locked:
            raise FileProblem(locked.sentence)
        coming = self._file(NEXT)
        # whole and on the disk under a name that loading knows, before anything older is touched
        with AtomicFile(coming, prefix=self._part) as file:
            file.write(data)
        try:
            moved = self._keep_previous()
            try:
                os.replace(coming, self.path)
            except OSError:
                if moved:
                    with contextlib.suppress(OSError):
                        os.replace(self.previous, self.path)
                raise
        except OSError as problem:
            raise FileProblem(
                "{path} cannot be replaced ({why}); close what else uses it.", path=self.path, why=because(problem)
            ) from None

    def _keep_previous(self) -> bool:
        """Keep the save as the last good copy; whether it had to be moved, because the disk knows no links."""
        link = self.folder / f".{self.name}.link"
        if not os.path.lexists(self.path):
            return False
        try:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(link)
            os.link(self.path, link)
        except OSError:
            os.replace(self.path, self.previous)
            return True
        os.replace(link, self.previous)
        # where both already were one file, renaming leaves the link
        with contextlib.suppress(OSError):
            os.unlink(link)
        return False

    def peek(self) -> bytes | None:
        """The newest save as it lies there, without checking it; None if there is none that can be read."""
        try:
            return next((data for path in self._candidates() if (data := self._read(path)) is not None), None)
        except Unreadable:
            return None

    def load(self, check: Callable[[bytes], T]) -> Loaded[T] | None:
        """The newest save that passes `check`, which raises Unreadable; None if there is none at all.

        Damaged ones are set aside, unless another window has the save open. One from a newer version stays where
        it is, and nothing is written over it.
        """
        ours = self._lock is not None
        aside: list[Path] = []
        faults: list[Sentence] = []
        for path in self._candidates():
            try:
                data = self._read(path)
                if data is None:
                    continue
                value = check(data)
            except FromNewer as newer:
                self._sealed = newer.sentence
                raise
            except Unreadable as fault:
                faults.append(_Inner(fault))
                aside += self._set_aside(path) if ours else []
                continue
            return Loaded(value, _written(path), not faults, tuple(aside), self._news(faults, aside))
        if faults:
            figures = {"name": self.name, "fault": faults[0], "files": ", ".join(path.name for path in aside)}
            raise Unreadable(
                "The save {name} is unusable ({fault}) and is kept as {files}, and there is no good copy."
                if aside
                else "The save {name} is unusable ({fault}), and there is no good copy.",
                **figures,
            )
        return None

    def _news(self, faults: list[Sentence], aside: list[Path]) -> Sentence | None:
        """What is to be said of a save that is not the newest."""
        if not faults:
            return None
        figures = {"name": self.name, "fault": faults[0], "files": ", ".join(path.name for path in aside)}
        return Sentence(
            "The newest save of {name} is unusable ({fault}) and is kept as {files}; this is the last good copy of it."
            if aside
            else "The newest save of {name} is unusable ({fault}); this is the last good copy of it.",
            **figures,
        )

    def _read(self, path: Path) -> bytes | None:
        if not os.path.lexists(path):
            return None
        try:
            return read_bounded(path, MOST_BYTES)
        except FileProblem as problem:
            # gone since: what was to be next has become the save
            if not os.path.lexists(path):
                return None
            raise Unreadable(problem.sentence) from None

    def _set_aside(self, path: Path) -> list[Path]:
        number = 1
        while os.path.lexists(self._file(f".damaged-{number}")):
            number += 1
        aside = self._file(f".damaged-{number}")
        try:
            os.replace(path, aside)
        except OSError:
            return []
        return [aside]

    def lock(self) -> Locked | None:
        """Take the save for this window; who has it, if it is another. A crash sets it free."""
        if self._lock is not None:
            return None
        path = self._file(LOCK)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            while True:
                handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666)
                if not _try_lock(handle):
                    os.close(handle)
                    return _locked_by(path, self.name)
                # whoever had it may have removed the file in between
                if _same_file(handle, path):
                    break
                os.close(handle)
        except OSError as problem:
            raise FileProblem(
                "{path} cannot be written ({why}); check the folder's permissions.", path=path, why=because(problem)
            ) from None
        self._lock = handle
        with contextlib.suppress(OSError):
            os.ftruncate(handle, 0)
            os.write(handle, b"%d\n" % os.getpid())
        self._tidy()
        return None

    def unlock(self) -> None:
        """Let another window have the save."""
        if self._lock is None:
            return
        handle, self._lock = self._lock, None
        path = self._file(LOCK)
        if not WINDOWS:
            # removed while it is still ours, so that nobody loses a new one
            with contextlib.suppress(OSError):
                os.unlink(path)
        os.close(handle)
        if WINDOWS:
            with contextlib.suppress(OSError):
                os.unlink(path)

    def _tidy(self) -> None:
        """Remove what a killed process left half-written."""
        part = re.compile(rf"{re.escape(self._part)}[a-z0-9_]{{8}}")
        with contextlib.suppress(OSError):
            for path in self.folder.iterdir():
                if part.fullmatch(path.name):
                    path.unlink()


def _written(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return datetime.now()


class _Inner(Sentence):
    """A sentence as a part of another."""

    def __init__(self, fault: Told) -> None:
        super().__init__(fault.sentence.text, **fault.sentence.figures)

    def said(self, say: Say) -> str:
        """Without its capital and its full stop."""
        whole = super().said(say)
        return whole[:1].lower() + whole[1:].rstrip(".")


def _try_lock(handle: int) -> bool:
    """Lock an open file for as long as it stays open; False if it is locked."""
    if WINDOWS:
        msvcrt: Any = import_module("msvcrt")
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, 0, os.SEEK_SET)
        return True
    fcntl: Any = import_module("fcntl")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        # some network disks know no locks: better to play without one than not at all
        return True
    return True


def _same_file(handle: int, path: Path) -> bool:
    try:
        there, here = os.stat(path), os.fstat(handle)
    except FileNotFoundError:
        return False
    return (there.st_dev, there.st_ino) == (here.st_dev, here.st_ino)


def _locked_by(path: Path, name: str) -> Locked:
    try:
        pid = int(path.read_bytes()[:20])
    except (OSError, ValueError):
        pid = None
    sentence = Sentence(
        "{name} is open in another window, so nothing is written here; close that one to go on.", name=name
    )
    return Locked(pid, sentence)
