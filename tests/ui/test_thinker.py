"""Bots beside the window: they answer, can be hurried, and leave nothing alive whatever they do."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QProcess, QTimer
from pytestqt.qtbot import QtBot

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.family.thinking import Answer, Question, think
from newvegas_desktop.ui.shell import thinker as module
from newvegas_desktop.ui.shell.thinker import Thinker
from tests.strange_bots import Crashing, Deaf, Leaving, Lottery, Patient

LEGAL = ("a", "b", "c", "d")
BOARD = {"large": "thing"}
SOON = 20_000


def question(bot: object, number: int = 1, seconds: float = 600.0) -> Question:
    return Question(bot, (BOARD, number), LEGAL, Generator.named(number, "x").state, 10, seconds)


def processes(thinker: Thinker) -> list[QProcess]:
    running = QProcess.ProcessState.NotRunning
    return [process for process in thinker.findChildren(QProcess) if process.state() != running]


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    """A thinker that is closed at the end; afterwards nothing of it is alive."""
    made = Thinker([BOARD])
    yield made
    made.close()
    assert processes(made) == []
    assert not any(timer.isActive() for timer in made.findChildren(QTimer))


def is_busy(thinker: Thinker) -> bool:
    return thinker.busy


def answer(qtbot: QtBot, thinker: Thinker, asked: Question) -> Answer:
    with qtbot.waitSignal(thinker.answered, timeout=SOON) as told:
        thinker.ask(asked)
        assert is_busy(thinker)
    assert not is_busy(thinker)
    assert told.args is not None
    found = told.args[0]
    assert isinstance(found, Answer)
    return found


def test_questions_are_answered_one_after_the_other_by_one_process(qtbot: QtBot, thinker: Thinker) -> None:
    thinker.warm()
    (process,) = processes(thinker)
    for number in range(5):
        asked = question(Lottery, number)
        assert answer(qtbot, thinker, asked) == think(asked, lambda: False)
    assert processes(thinker) == [process]


def test_a_bot_is_hurried(qtbot: QtBot, thinker: Thinker) -> None:
    with qtbot.waitSignal(thinker.answered, timeout=SOON) as told:
        thinker.ask(question(Patient))
        thinker.hurry()
    assert told.args is not None
    assert told.args[0].problem == ""
    thinker.hurry()
    assert not thinker.busy


def test_a_bot_stops_by_itself_when_its_time_is_over(qtbot: QtBot, thinker: Thinker) -> None:
    assert answer(qtbot, thinker, question(Patient, seconds=0.01)).problem == ""


def test_a_mistake_is_told_and_the_next_question_answered(qtbot: QtBot, thinker: Thinker) -> None:
    assert answer(qtbot, thinker, question(Crashing)).problem == "ZeroDivisionError: no such luck"
    assert answer(qtbot, thinker, question(Leaving)).problem == "its process ended"
    assert answer(qtbot, thinker, question(Lottery)).problem == ""


def test_a_bot_that_never_answers_is_ended_at_the_cap(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CAP_MS", 40)
    assert answer(qtbot, thinker, question(Deaf)) == Answer(-1, problem="it does not answer")
    assert processes(thinker) == []


def test_a_process_that_cannot_be_started_is_a_problem_and_no_end(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "command", lambda: ["/nowhere/at/all"])
    assert answer(qtbot, thinker, question(Lottery)).problem == "its process ended"
    monkeypatch.undo()
    assert answer(qtbot, thinker, question(Lottery)).problem == ""


def test_a_dropped_question_has_no_answer(qtbot: QtBot, thinker: Thinker) -> None:
    answers: list[Answer] = []
    thinker.answered.connect(answers.append)
    thinker.ask(question(Deaf))
    thinker.drop()
    assert not thinker.busy
    assert processes(thinker) == []
    asked = question(Lottery, 7)
    thinker.ask(question(Deaf))
    thinker.ask(asked)
    qtbot.waitUntil(lambda: bool(answers), timeout=SOON)
    assert answers == [think(asked, lambda: False)]
    thinker.close()
    thinker.drop()
