"""Files that are whole or not there: atomic writing, bounded reading."""

import contextlib
import os
import stat
import tempfile
from pathlib import Path
from typing import BinaryIO, Self

from newvegas_desktop.family.say import Told


class FileProblem(Told):
    """A file could not be read or written; one sentence for the user."""


def read_bounded(path: Path, most: int) -> bytes:
    """The bytes of a file that is no larger than `most`."""
    try:
        if path.is_dir():
            raise FileProblem("{path} is a folder, not a file; name the file itself.", path=path)
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as problem:
        raise FileProblem(
            "{path} cannot be read ({why}); check the name and its permissions.", path=path, why=because(problem)
        ) from None
    except ValueError:
        raise FileProblem("{path} is not a possible file name; check the name.", path=repr(str(path))) from None
    if len(data) > most:
        raise FileProblem(
            "{path} is larger than {most} MiB; a file of ours is never that large.", path=path, most=most // 2**20
        )
    return data


class AtomicFile:
    """A file being written: it takes its name only when all of it is there, so a half-written one never does."""

    def __init__(self, path: Path, *, prefix: str = ".part-") -> None:
        """Name the file that is to be; nothing is written yet. A killed process leaves a file that begins so."""
        self.path = path
        self._prefix = prefix
        self._place = path
        self._temporary = ""
        self._file: BinaryIO | None = None

    def __enter__(self) -> Self:
        """Begin beside the place where the file is to be; what can be known to go wrong is told now."""
        try:
            # behind a link, what it leads to is written
            self._place = Path(os.path.realpath(self.path))
            mode = self._place.stat().st_mode if self._place.exists() else stat.S_IFREG
            if stat.S_ISDIR(mode):
                raise FileProblem("{path} is a folder, not a file; name the file itself.", path=self.path)
            if not stat.S_ISREG(mode):
                # a device or a pipe takes what comes and keeps its name
                self._file = self._place.open("wb")
                return self
            handle, self._temporary = tempfile.mkstemp(prefix=self._prefix, dir=self._place.parent)
        except OSError as problem:
            raise self._problem(problem) from None
        except ValueError:
            raise FileProblem(
                "{path} is not a possible file name; check the name.", path=repr(str(self.path))
            ) from None
        self._file = os.fdopen(handle, "wb")
        return self

    def write(self, data: bytes) -> None:
        """Add to the file."""
        assert self._file is not None
        try:
            self._file.write(data)
        except OSError as problem:
            raise self._problem(problem) from None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        """Give the file its name, or leave no trace of it if anything went wrong."""
        assert self._file is not None
        try:
            if kind is None:
                self._file.flush()
                if self._temporary:
                    os.fsync(self._file.fileno())
                self._file.close()
                if self._temporary:
                    _copy_mode(self._place, self._temporary)
                    os.replace(self._temporary, self._place)
                    _sync_folder(self._place.parent)
        except OSError as problem:
            raise self._problem(problem) from None
        finally:
            with contextlib.suppress(OSError):
                self._file.close()
            if self._temporary:
                with contextlib.suppress(FileNotFoundError):
                    os.unlink(self._temporary)

    def _problem(self, problem: OSError) -> FileProblem:
        return FileProblem(
            "{path} cannot be written ({why}); free some space or choose another folder.",
            path=self.path,
            why=because(problem),
        )


def set_aside(path: Path, why: str) -> Path | None:
    """Move a file out of the way under a name that is free, so that no older one is lost; where it lies, if it can."""
    aside = path.with_name(f"{path.stem}.{why}{path.suffix}")
    number = 1
    while os.path.lexists(aside):
        number += 1
        aside = path.with_name(f"{path.stem}.{why}-{number}{path.suffix}")
    try:
        os.replace(path, aside)
    except OSError:
        return None
    return aside


def because(problem: OSError) -> str:
    """What the system says of a problem, to stand within a sentence."""
    return (problem.strerror or type(problem).__name__).lower()


def _copy_mode(path: Path, temporary: str) -> None:
    """Give the new file the permissions of the old one, or those a new file gets."""
    try:
        mode = path.stat().st_mode & 0o777
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        mode = 0o666 & ~mask
    with contextlib.suppress(OSError):
        os.chmod(temporary, mode)


def _sync_folder(folder: Path) -> None:
    """Make the rename itself durable, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
