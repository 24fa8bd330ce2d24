"""Files that are whole or not there: atomic writing, bounded reading."""

import contextlib
import os
import tempfile
from pathlib import Path


class FileProblem(Exception):
    """A file could not be read or written; the message is one sentence for the user."""


def read_bounded(path: Path, most: int) -> bytes:
    """The bytes of a file that is no larger than `most`."""
    try:
        if path.is_dir():
            raise FileProblem(f"{path} is a folder, not a file; name the file itself.")
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as problem:
        raise FileProblem(f"{path} cannot be read ({_because(problem)}); check the name and its permissions.") from None
    except ValueError:
        raise FileProblem(f"{str(path)!r} is not a possible file name; check the name.") from None
    if len(data) > most:
        raise FileProblem(f"{path} is larger than {most // 2**20} MiB; a file of ours is never that large.")
    return data


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that at any moment either the old or the new one is there, whole."""
    temporary: str | None = None
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name[:80]}.", suffix=".part", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _copy_mode(path, temporary)
        os.replace(temporary, path)
    except OSError as problem:
        if temporary is not None:
            with contextlib.suppress(OSError):
                os.unlink(temporary)
        raise FileProblem(
            f"{path} cannot be written ({_because(problem)}); free some space or choose another folder."
        ) from None
    except ValueError:
        raise FileProblem(f"{str(path)!r} is not a possible file name; check the name.") from None
    _sync_folder(path.parent)


def _because(problem: OSError) -> str:
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
