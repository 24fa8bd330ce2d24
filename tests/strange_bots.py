"""Bots as no table wants them, for tests; a process of its own finds them by their names."""

import os
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from newvegas_desktop.family.chance import Generator


class Choice(NamedTuple):
    """As a decision: an action and why."""

    action: Any
    why: Any = None


def never() -> bool:
    return False


Stop = Callable[[], bool]


class Lottery:
    """Chooses by lot."""

    def decide(self, seen: Any, legal: Sequence[Any], chance: Generator, budget: int, stop: Stop = never) -> Choice:
        return Choice(chance.choice(legal), "by lot")


class Patient:
    """Thinks until it is told to stop; what it says is how long that took."""

    def decide(self, seen: Any, legal: Sequence[Any], chance: Generator, budget: int, stop: Stop = never) -> Choice:
        count = 0
        while not stop():
            count += 1
        return Choice(legal[count % len(legal)], f"waited {count}")


class Crashing:
    """Makes a mistake."""

    def decide(self, seen: Any, legal: Sequence[Any], chance: Generator, budget: int, stop: Stop = never) -> Choice:
        raise ZeroDivisionError("no such luck")


class Foreign:
    """Does what is not allowed."""

    def decide(self, seen: Any, legal: Sequence[Any], chance: Generator, budget: int, stop: Stop = never) -> Choice:
        return Choice("cheat")


class Deaf:
    """Never answers, whatever it is told."""

    def decide(self, seen: Any, legal: Sequence[Any], chance: Generator, budget: int, stop: Stop = never) -> Choice:
        while True:
            time.sleep(0.01)


class Leaving:
    """Takes its process with it."""

    def decide(self, seen: Any, legal: Sequence[Any], chance: Generator, budget: int, stop: Stop = never) -> Choice:
        os._exit(3)
