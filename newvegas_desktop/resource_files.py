"""Finds the files under resources/: in a checkout, in an installed wheel and in a frozen program."""

import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE_FOLDER = Path(__file__).resolve().parent


class ResourceMissingError(Exception):
    """A file the program ships with is not there; the message names the place and the remedy."""


def resource(*parts: str) -> Path:
    """Path of the file or folder that `parts` name under resources/."""
    folder = next((candidate for candidate in _candidates() if candidate.is_dir()), None)
    name = "/".join(parts)
    if folder is None:
        raise ResourceMissingError(
            f"resources/{name}: no resources folder belongs to {PACKAGE_FOLDER}; install New Vegas Desktop again"
        )
    path = folder.joinpath(*parts)
    if not path.exists():
        raise ResourceMissingError(f"resources/{name}: not in {folder}; install New Vegas Desktop again")
    return path


def read_text(*parts: str) -> str:
    """Text of a resource; all of them are UTF-8."""
    return resource(*parts).read_text(encoding="utf-8")


def read_bytes(*parts: str) -> bytes:
    """Bytes of a resource."""
    return resource(*parts).read_bytes()


def _candidates() -> Iterator[Path]:
    """Where resources/ may be, the surest place first."""
    if getattr(sys, "frozen", False):
        # PyInstaller unpacks to _MEIPASS; other freezers put data beside the program.
        bundle = Path(getattr(sys, "_MEIPASS", None) or Path(sys.executable).parent)
        yield bundle / "newvegas_desktop" / "resources"
        yield bundle / "resources"
    yield PACKAGE_FOLDER / "resources"
    # Only a checkout's own folder counts: beside an installed package, resources/ would be somebody else's.
    checkout = PACKAGE_FOLDER.parent
    if (checkout / "pyproject.toml").is_file():
        yield checkout / "resources"
