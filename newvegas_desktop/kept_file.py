"""A small file in which the program keeps results between two starts: typed, versioned, never lost to a bad one."""

import contextlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from newvegas_desktop.family.files import AtomicFile, FileProblem, read_bounded, set_aside
from newvegas_desktop.strict_json import MOST_BYTES, BadJson, StrictModel, check_model, parse_json

M = TypeVar("M", bound=StrictModel)

Migration = Callable[[dict[str, Any]], dict[str, Any]]


class SetAside(NamedTuple):
    """A file that could not be used: why, and where it lies now."""

    why: Literal["newer", "damaged", "unreadable"]
    path: Path


class KeptFile(Generic[M]):
    """One model in one JSON file; a file that cannot be used is set aside, and an empty model is used instead."""

    def __init__(
        self, path: Path, model: type[M], *, version: int = 1, migrations: Mapping[int, Migration] | None = None
    ) -> None:
        """Name the file; `migrations` says for each older version how it becomes the next one."""
        self.path = path
        self._model = model
        self._version = version
        self._migrations = migrations or {}

    def load(self) -> tuple[M, SetAside | None]:
        """What is kept, or an empty model; with what happened to a file that could not be used."""
        if not self.path.exists():
            return self._model(), None
        try:
            return self._parsed(read_bounded(self.path, MOST_BYTES)), None
        except _NewerVersion:
            return self._model(), self._set_aside("newer")
        except BadJson:
            return self._model(), self._set_aside("damaged")
        except FileProblem:
            return self._model(), SetAside("unreadable", self.path)

    def save(self, kept: M) -> None:
        """Write the file whole; FileProblem if that cannot be done."""
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        data = {"version": self._version, **kept.model_dump(mode="json")}
        with AtomicFile(self.path) as file:
            file.write((json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode())

    def _parsed(self, data: bytes) -> M:
        value = parse_json(data)
        if not isinstance(value, dict):
            raise BadJson("it must be an object.")
        version = value.get("version", 1)
        if type(version) is not int or version < 1:
            raise BadJson("version: must be a whole number from 1.")
        if version > self._version:
            raise _NewerVersion
        for older in range(version, self._version):
            value = self._migrations[older](value)
        return check_model(self._model, value)

    def _set_aside(self, why: Literal["newer", "damaged"]) -> SetAside:
        aside = set_aside(self.path, why)
        return SetAside("unreadable", self.path) if aside is None else SetAside(why, aside)


class _NewerVersion(Exception):
    """A file of a version this program does not know yet."""
