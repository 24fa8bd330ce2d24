"""What the program remembers between two starts: one small JSON file, typed, with migrations."""

import contextlib
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field
from PySide6.QtCore import QCoreApplication

from newvegas_desktop.family.files import AtomicFile, FileProblem, read_bounded
from newvegas_desktop.strict_json import BadJson, PlainText, StrictModel, check_model, parse_json
from newvegas_desktop.ui.shell.folders import config_folder

VERSION = 1
MOST_BYTES = 2**20
MOST_RECENT = 8
FILE = "settings.json"

ThemeName = Literal["light", "dark", "contrast"]
Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: dict[int, Migration] = {}
"""From each older version, how its settings become those of the next one."""


class SeatSetting(StrictModel):
    """One seat of the last table."""

    name: Annotated[str, Field(max_length=80)]
    ink: PlainText
    player: PlainText


class Settings(StrictModel):
    """Everything that is remembered; every field has a default."""

    version: Literal[1] = 1
    theme: ThemeName = "light"
    motion: bool = True
    sound: Literal["none"] = "none"
    secret: bool = False
    golf: bool = True
    bank: bool = True
    seats: tuple[SeatSetting, ...] = Field(default=(), max_length=6, strict=False)
    geometry: Annotated[str, Field(max_length=10_000, pattern=r"^[A-Za-z0-9+/=]*$")] = ""
    zoom: Annotated[float, Field(ge=0.25, le=8, allow_inf_nan=False)] = 1.0
    recent: tuple[str, ...] = Field(default=(), max_length=MOST_RECENT, strict=False)


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
        except (BadJson, FileProblem):
            return self._set_aside(
                "damaged",
                QCoreApplication.translate(
                    "Settings", "The settings were damaged. They were set aside as {file}; the usual ones are used."
                ),
            )
        return ""

    def _set_aside(self, why: str, sentence: str) -> str:
        aside = self.path.with_name(f"{self.path.stem}.{why}{self.path.suffix}")
        try:
            os.replace(self.path, aside)
        except OSError:
            sentence = QCoreApplication.translate(
                "Settings", "The settings in {file} cannot be read; the usual ones are used."
            )
            return sentence.format(file=self.path)
        return sentence.format(file=aside)

    def change(self, **values: Any) -> str:
        """Change some settings and write the file; a sentence for the user if it could not be written."""
        changed = check_model(Settings, {**self._settings.model_dump(), **values})
        if changed == self._settings and self.path.exists():
            return ""
        self._settings = changed
        data = json.dumps(changed.model_dump(mode="json"), ensure_ascii=False, indent=1) + "\n"
        try:
            with contextlib.suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
            with AtomicFile(self.path) as file:
                file.write(data.encode())
        except FileProblem as problem:
            return str(problem)
        return ""

    def add_recent(self, path: Path) -> str:
        """Put a file first among the recent ones."""
        name = str(path)
        return self.change(recent=(name, *(old for old in self._settings.recent if old != name))[:MOST_RECENT])

    def forget_recent(self, names: Sequence[str]) -> str:
        """Take files off the list of recent ones."""
        return self.change(recent=tuple(old for old in self._settings.recent if old not in names))


class _NewerVersion(Exception):
    """Settings of a version this program does not know yet."""


def _parsed(data: bytes) -> Settings:
    value = parse_json(data)
    if not isinstance(value, dict):
        raise BadJson("settings are an object.")
    version = value.get("version", VERSION)
    if type(version) is not int or version < 1:
        raise BadJson("the version is not a number from 1.")
    if version > VERSION:
        raise _NewerVersion
    for older in range(version, VERSION):
        value = {**MIGRATIONS[older](value), "version": older + 1}
    return check_model(Settings, value)
