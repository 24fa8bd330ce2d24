"""Calling the command line, in this process or in one of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from newvegas_desktop.cli.main import main

CHECKOUT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "newvegas_desktop"]


class Done(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


def environment(**changes: str) -> dict[str, str]:
    """The environment of a process of its own."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "LC_", "LANG", "COV_"))}
    return {**kept, "PYTHONPATH": str(CHECKOUT), **changes}


class Caller:
    """Runs the command in this process and catches what it prints."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Done:
        self.capsys.readouterr()
        try:
            code = main(list(arguments))
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = self.capsys.readouterr()
        assert "Traceback" not in err
        return Done(code, out, err)


def run_apart(*arguments: str | bytes, cwd: Path | None = None, **changes: str) -> Done:
    """Run the command in a process of its own."""
    done = subprocess.run(
        [*COMMAND, *arguments], cwd=cwd, env=environment(**changes), capture_output=True, check=False, timeout=60
    )
    return Done(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))
