"""A process in which bots think: questions come in, answers go out, both pickled and led by their length.

A process of its own leaves the window all its speed, sees nothing but what it is sent, and can be ended at once
whatever a bot does. Questions come from the window that started it and from nowhere else.
"""

import contextlib
import io
import os
import pickle
import queue
import struct
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, BinaryIO, NamedTuple

from newvegas_desktop.family.chance import Generator

LENGTH = struct.Struct(">I")


class Question(NamedTuple):
    """What a bot is asked: everything it may know, and how long it may think."""

    bot: Any
    """The class of the bot; it travels by its name."""
    seen: Any
    legal: Sequence[Any]
    chance: int
    """The state of its private generator."""
    budget: int
    seconds: float


class Answer(NamedTuple):
    """What a bot decided: a place among the legal actions and why, or what went wrong."""

    choice: int
    why: Any = None
    problem: str = ""


class Keep(NamedTuple):
    """Things that later messages name instead of holding them, so that they arrive once."""

    things: tuple[Any, ...]


BEGUN = "begun"
"""Sent when a bot begins to think."""
STOP = "stop"
"""Asks the bot to answer with the best it has found."""


def packed(message: object, kept: Sequence[object] = ()) -> bytes:
    """A message as it travels; things kept on the other side are only named."""
    places = {id(thing): place for place, thing in enumerate(kept)}

    class Packer(pickle.Pickler):
        def persistent_id(self, thing: object) -> int | None:
            return places.get(id(thing))

    data = io.BytesIO()
    Packer(data, pickle.HIGHEST_PROTOCOL).dump(message)
    return LENGTH.pack(data.tell()) + data.getvalue()


def unpacked(data: bytes, kept: Sequence[object] = ()) -> Any:
    """The message in bytes that came after their length."""

    class Unpacker(pickle.Unpickler):
        def persistent_load(self, place: Any) -> object:
            return kept[place]

    return Unpacker(io.BytesIO(data)).load()


class Inbox:
    """The messages that came in as bytes, whole ones only."""

    def __init__(self) -> None:
        """Nothing has come yet."""
        self._data = bytearray()

    def add(self, data: bytes) -> list[bytes]:
        """Take more bytes; the messages they complete."""
        self._data += data
        found = []
        while len(self._data) >= LENGTH.size:
            (long,) = LENGTH.unpack_from(self._data)
            if len(self._data) < LENGTH.size + long:
                break
            found.append(bytes(self._data[LENGTH.size : LENGTH.size + long]))
            del self._data[: LENGTH.size + long]
        return found


def think(question: Question, stopped: Callable[[], bool], now: Callable[[], float] = time.monotonic) -> Answer:
    """Have a bot decide; whatever it does, there is an answer."""
    until = now() + question.seconds
    try:
        bot = question.bot()
        chance = Generator(question.chance)
        decision = bot.decide(
            question.seen, question.legal, chance, question.budget, lambda: stopped() or now() >= until
        )
        choice = next(i for i, action in enumerate(question.legal) if action == decision.action)
        return Answer(choice, decision.why)
    except StopIteration:
        return Answer(-1, problem="it chose what is not allowed")
    except Exception as mistake:  # noqa: BLE001 - a bot's mistake must not end the game
        return Answer(-1, problem=f"{type(mistake).__name__}: {mistake}".rstrip(": "))


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer questions until nobody asks any more."""
    questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
    stopping = threading.Event()

    def listen() -> None:
        inbox = Inbox()
        kept: tuple[object, ...] = ()
        while data := os.read(incoming.fileno(), 1 << 16):
            for body in inbox.add(data):
                message = unpacked(body, kept)
                if isinstance(message, Keep):
                    kept = message.things
                elif message == STOP:
                    stopping.set()
                else:
                    stopping.clear()
                    questions.put(message)
        # the window has gone, whatever a bot is about
        os._exit(0)

    def tell(message: object) -> None:
        outgoing.write(packed(message))
        outgoing.flush()

    threading.Thread(target=listen, name="listen", daemon=True).start()
    while True:
        question = questions.get()
        tell(BEGUN)
        tell(think(question, stopping.is_set))


def main() -> int:
    """Serve on the standard streams; what a bot prints goes to the errors."""
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.buffer, outgoing)
    return 0
