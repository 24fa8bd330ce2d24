"""What is promised of a figure, told beside it and noted where it is missed."""


class Limits:
    """The limits of one part of the benchmark."""

    def __init__(self) -> None:
        self.missed: list[str] = []

    def at_most(self, name: str, value: float, limit: float) -> str:
        """The limit in words; noted if the value is over it."""
        return self._told(name, value, f"at most {limit:g}", value <= limit)

    def at_least(self, name: str, value: float, limit: float) -> str:
        """The limit in words; noted if the value is under it."""
        return self._told(name, value, f"at least {limit:g}", value >= limit)

    def _told(self, name: str, value: float, words: str, met: bool) -> str:
        if not met:
            self.missed.append(f"{name} ({value:,.1f}, {words})")
        return words


def verdict(missed: list[str]) -> str:
    """The last line."""
    return f"missed: {'; '.join(missed)}" if missed else "all limits met"
