"""Bots in a process of their own: messages in pieces, things kept, and an answer whatever a bot does."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import newvegas_desktop
from newvegas_desktop.family.chance import Generator
from newvegas_desktop.family.thinking import BEGUN, STOP, Answer, Inbox, Keep, Question, packed, think, unpacked
from tests.strange_bots import Crashing, Foreign, Lottery, Patient

LEGAL = ("a", "b", "c", "d")
ROOT = Path(newvegas_desktop.__file__).parents[1]


def question(bot: object, seconds: float = 60.0) -> Question:
    return Question(bot, {"seat": 1}, LEGAL, Generator.named(3, "x").state, 10, seconds)


def test_messages_come_in_pieces() -> None:
    inbox = Inbox()
    data = packed(["one"]) + packed({"two": 2})
    found = [body for byte in data for body in inbox.add(bytes([byte]))]
    assert [unpacked(body) for body in found] == [["one"], {"two": 2}]
    assert [unpacked(body) for body in Inbox().add(data)] == [["one"], {"two": 2}]


def test_a_kept_thing_is_named_and_not_sent() -> None:
    large = ["x" * 10_000]
    data = packed((large, 5), [large])
    assert len(data) < 100
    assert unpacked(data[4:], [large])[0] is large


def test_the_same_question_has_the_same_answer() -> None:
    first = think(question(Lottery), lambda: False)
    assert first == think(question(Lottery), lambda: False)
    assert 0 <= first.choice < len(LEGAL)
    assert first.why == "by lot"


def test_a_bot_is_told_to_stop_when_its_time_is_over_or_when_it_is_asked_to() -> None:
    clock = iter([0.0, 0.3, 0.7, 1.1])
    assert think(question(Patient, 1.0), lambda: False, lambda: next(clock)) == Answer(2, "waited 2")
    assert think(question(Patient), lambda: True) == Answer(0, "waited 0")


def test_whatever_a_bot_does_there_is_an_answer() -> None:
    assert think(question(Crashing), lambda: False) == Answer(-1, None, "ZeroDivisionError: no such luck")
    assert think(question(Foreign), lambda: False) == Answer(-1, None, "it chose what is not allowed")


def start() -> "subprocess.Popen[bytes]":
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    return subprocess.Popen(
        [sys.executable, "-m", "newvegas_desktop", "think"],
        cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def read(process: "subprocess.Popen[bytes]", count: int) -> list[object]:
    assert process.stdout is not None
    inbox, found = Inbox(), list[object]()
    while len(found) < count:
        data = os.read(process.stdout.fileno(), 1000)
        assert data
        found += [unpacked(body) for body in inbox.add(data)]
    return found


def test_the_process_answers_stops_a_bot_and_ends_with_its_window() -> None:
    with start() as process:
        assert process.stdin is not None
        kept = {"seat": 1}
        process.stdin.write(packed(Keep((kept,))))
        asked = question(Lottery)._replace(seen=kept)
        process.stdin.write(packed(asked, [kept]))
        process.stdin.flush()
        assert read(process, 2) == [BEGUN, think(asked, lambda: False)]
        process.stdin.write(packed(question(Patient)))
        process.stdin.flush()
        assert read(process, 1) == [BEGUN]
        process.stdin.write(packed(STOP))
        process.stdin.flush()
        (answer,) = read(process, 1)
        assert isinstance(answer, Answer)
        assert answer.problem == ""
        # thinking for ever, and nobody left to answer to
        process.stdin.write(packed(question(Patient)))
        process.stdin.flush()
        assert read(process, 1) == [BEGUN]
        process.stdin.close()
        assert process.wait(30) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_an_interrupted_process_ends_quietly() -> None:
    with start() as process:
        assert process.stdin is not None
        process.stdin.write(packed(question(Lottery)))
        process.stdin.flush()
        read(process, 2)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""
