"""A progress bar on standard error."""

import sys
from typing import Self, TextIO

WIDTH = 30


class Progress:
    """Redrawn in place on a terminal; elsewhere a line at every tenth."""

    def __init__(self, total: int, what: str, stream: TextIO | None = None) -> None:
        """So many steps of something."""
        self.total = total
        self.what = what
        self.stream: TextIO | None = stream or sys.stderr
        self.live = self.stream.isatty()
        self.done = 0
        self._shown = -1

    def __enter__(self) -> Self:
        """Show the empty bar."""
        self._show()
        return self

    def __exit__(self, *error: object) -> None:
        """Leave the line."""
        if self.live:
            self._write("\n")

    def step(self, by: int = 1) -> None:
        """So much more is done."""
        self.done += by
        self._show()

    def _show(self) -> None:
        parts = 100 if self.live else 10
        now = self.done * parts // self.total
        if now == self._shown:
            return
        self._shown = now
        full = self.done * WIDTH // self.total
        bar = "#" * full + "." * (WIDTH - full)
        text = f"[{bar}] {self.done}/{self.total} {self.what}"
        self._write(f"\r{text}" if self.live else f"{text}\n")

    def _write(self, text: str) -> None:
        """Show something; a bar that nobody can read is no reason to stop."""
        try:
            if self.stream is not None:
                self.stream.write(text)
                self.stream.flush()
        except (OSError, ValueError):
            self.stream = None
