"""What the program remembers between two starts: one small JSON file, typed, with migrations.

A table of our own checks it, for loading a validation library would double the time to the first picture.
"""

import contextlib
import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from newvegas_desktop.family.files import AtomicFile, FileProblem, read_bounded, set_aside
from newvegas_desktop.ui.paint.themes import THEMES
from newvegas_desktop.ui.shell.folders import config_folder
from newvegas_desktop.ui.shell.language import say_in_users_language

VERSION = 1
MOST_BYTES = 2**20
MOST_RECENT = 8
MOST_SEATS = 6
"""The largest table of any game; each says for itself how many it seats."""
FILE = "settings.json"
PACES = ("instant", "quick", "normal", "slow")
"""How fast bots play."""

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: dict[int, Migration] = {}
"""From each older version, how its settings become those of the next one."""


class BadSettings(ValueError):
    """Settings that are wrong; the message names the first thing wrong."""


@dataclass(frozen=True, slots=True)
class SeatSetting:
    """One seat of the last table."""

    name: str
    ink: str
    player: str


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that is remembered; every field has a default."""

    theme: str = "light"
    motion: bool = True
    secret: bool = False
    golf: bool = True
    bank: bool = True
    architect: str = ""
    seats: tuple[SeatSetting, ...] = ()
    bot_seats: tuple[SeatSetting, ...] = ()
    """The last table with bots at it."""
    pace: str = "normal"
    geometry: str = ""
    recent: tuple[str, ...] = ()


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise BadSettings("it is neither true nor false")
    return value


def _text(most: int) -> Callable[[object], str]:
    def check(value: object) -> str:
        if not isinstance(value, str) or len(value) > most or not value.isprintable():
            raise BadSettings("it is no short text")
        return value

    return check


def _one_of(*names: str) -> Callable[[object], str]:
    def check(value: object) -> str:
        if not isinstance(value, str) or value not in names:
            raise BadSettings(f"it is none of {', '.join(names)}")
        return value

    return check


def _encoded(value: object) -> str:
    text = _text(10_000)(value)
    if not re.fullmatch(r"[A-Za-z0-9+/=]*", text):
        raise BadSettings("it is not base64")
    return text


def _list_of(most: int, check: Callable[[object], Any]) -> Callable[[object], tuple[Any, ...]]:
    def check_all(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or len(value) > most:
            raise BadSettings(f"it is no list of at most {most}")
        return tuple(check(item) for item in value)

    return check_all


def _seat(value: object) -> SeatSetting:
    if isinstance(value, SeatSetting):
        value = asdict(value)
    if not isinstance(value, dict):
        raise BadSettings("a seat is an object")
    return SeatSetting(*(_text(80)(value.get(field.name)) for field in fields(SeatSetting)))


CHECKS: dict[str, Callable[[object], Any]] = {
    "theme": _one_of(*THEMES),
    "motion": _flag,
    "secret": _flag,
    "golf": _flag,
    "bank": _flag,
    "architect": _text(60),
    "seats": _list_of(MOST_SEATS, _seat),
    "bot_seats": _list_of(MOST_SEATS, _seat),
    "pace": _one_of(*PACES),
    "geometry": _encoded,
    "recent": _list_of(MOST_RECENT, _text(5000)),
}
"""For every setting, what makes a value of it or says why it is none."""


def changed(settings: Settings, values: dict[str, Any]) -> Settings:
    """Settings with other values, checked; what is unknown stays out."""
    checked = {}
    for name, check in CHECKS.items():
        if name in values:
            try:
                checked[name] = check(values[name])
            except BadSettings as fault:
                raise BadSettings(f"{name}: {fault}") from None
    return replace(settings, **checked)


class SettingsStore:
    """The settings and their file. Nothing here ever raises for a bad file or a full disk: it gives a sentence."""

    def __init__(self, path: Path | None = None) -> None:
        """Start with defaults; `load` reads the file."""
        self.path = path if path is not None else config_folder() / FILE
        self._settings = Settings()

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._settings

    def load(self) -> str:
        """Read the file; a sentence for the user if it could not be used, otherwise nothing."""
        self._settings = Settings()
        if not self.path.exists():
            return ""
        try:
            self._settings = _parsed(read_bounded(self.path, MOST_BYTES))
        except _NewerVersion:
            return self._set_aside(
                "newer",
                QCoreApplication.translate(
                    "Settings",
                    "The settings are of a newer version of this program. They were kept as {file}; "
                    "the usual ones are used.",
                ),
            )
        except (BadSettings, FileProblem):
            return self._set_aside(
                "damaged",
                QCoreApplication.translate(
                    "Settings", "The settings were damaged. They were set aside as {file}; the usual ones are used."
                ),
            )
        return ""

    def _set_aside(self, why: str, sentence: str) -> str:
        aside = set_aside(self.path, why)
        if aside is None:
            sentence = QCoreApplication.translate(
                "Settings", "The settings in {file} cannot be read; the usual ones are used."
            )
            return sentence.format(file=self.path)
        return sentence.format(file=aside)

    def change(self, **values: Any) -> str:
        """Change some settings and write the file; a sentence for the user if it could not be written.

        BadSettings for a wrong value, and KeyError for an unknown name: both are mistakes of ours.
        """
        for name in values:
            CHECKS[name]
        new = changed(self._settings, values)
        if new == self._settings and self.path.exists():
            return ""
        self._settings = new
        data = json.dumps({"version": VERSION, **asdict(new)}, ensure_ascii=False, indent=1) + "\n"
        try:
            with contextlib.suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
            with AtomicFile(self.path) as file:
                file.write(data.encode())
        except FileProblem as problem:
            return problem.said(say_in_users_language())
        return ""

    def add_recent(self, path: Path) -> str:
        """Put a file first among the recent ones."""
        name = str(path)
        if not name.isprintable():
            return ""
        return self.change(recent=(name, *(old for old in self._settings.recent if old != name))[:MOST_RECENT])


class _NewerVersion(Exception):
    """Settings of a version this program does not know yet."""


def _parsed(data: bytes) -> Settings:
    try:
        value = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise BadSettings("it is not JSON") from None
    if not isinstance(value, dict):
        raise BadSettings("settings are an object")
    version = value.get("version", VERSION)
    if type(version) is not int or version < 1:
        raise BadSettings("the version is not a number from 1")
    if version > VERSION:
        raise _NewerVersion
    for older in range(version, VERSION):
        value = {**MIGRATIONS[older](value), "version": older + 1}
    return changed(Settings(), value)
