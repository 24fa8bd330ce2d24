"""Problems the command line reports in one sentence."""

import argparse
from collections.abc import Callable

BAD_DATA, WRONG_USAGE = 1, 2


class Problem(Exception):
    """A sentence for the user and the exit code that goes with it."""

    def __init__(self, sentence: str, code: int = BAD_DATA) -> None:
        """Keep both."""
        super().__init__(sentence)
        self.code = code


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A parser of whole numbers in a range, for argparse."""

    def parse(text: str) -> int:
        try:
            number = int(text) if len(text) <= 20 else most + 1
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"it must be from {least} to {most}")
        return number

    return parse
