"""Bots think beside the window: one process answers one question at a time and can be ended at once."""

import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer, Signal

from newvegas_desktop.family.thinking import BEGUN, STOP, Answer, Inbox, Keep, Question, packed, unpacked

THINK_SECONDS = 0.8
"""So long a bot may think before it is told to answer with the best it has."""
CAP_MS = 1_500
"""A bot that has not answered then never will: its process is ended."""
START_MS = 20_000
"""A process that has not begun to think then never will."""


def command() -> list[str]:
    """How the process is started: this program itself, asked to think."""
    own = [] if getattr(sys, "frozen", False) else ["-P", "-m", "newvegas_desktop"]
    return [sys.executable, *own, "think"]


class Thinker(QObject):
    """Asks one question at a time; whatever a bot does, an answer comes, unless the question is dropped."""

    answered = Signal(object)
    """The Answer to the question asked last."""

    def __init__(self, kept: Sequence[object] = (), parent: QObject | None = None) -> None:
        """Start no process yet; `kept` are large things that many questions hold."""
        super().__init__(parent)
        self._kept = tuple(kept)
        self._process: QProcess | None = None
        self._problem = ""
        self._inbox = Inbox()
        self.busy = False
        """Whether an answer is still to come."""
        self._cap = QTimer(self)
        self._cap.setSingleShot(True)
        self._cap.timeout.connect(self._too_late)

    def warm(self) -> None:
        """Start the process, so that the first question need not wait for it."""
        if self._process is not None:
            return
        process = QProcess(self)
        environment = QProcessEnvironment.systemEnvironment()
        environment.insert("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
        # the same bot decides the same in every process
        environment.insert("PYTHONHASHSEED", "0")
        process.setProcessEnvironment(environment)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._broken)
        process.finished.connect(self._broken)
        self._process, self._inbox = process, Inbox()
        program, *arguments = command()
        process.start(program, arguments)
        if self._process is process:
            process.write(packed(Keep(self._kept)))

    def ask(self, question: Question) -> None:
        """Ask; an earlier question that is not answered is dropped."""
        self.drop()
        self.busy = True
        self._cap.start(START_MS)
        self.warm()
        if self._process is not None:
            self._process.write(packed(question, self._kept))

    def hurry(self) -> None:
        """Have the bot answer at once with the best it has."""
        if self.busy and self._process is not None:
            self._process.write(packed(STOP))

    def drop(self) -> None:
        """Nobody wants to know any more: the process goes if it is still thinking."""
        if self.busy:
            self.close()

    def close(self) -> None:
        """End the process at once."""
        self._cap.stop()
        self.busy, self._problem = False, ""
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._read)
            process.errorOccurred.disconnect(self._broken)
            process.finished.disconnect(self._broken)
            process.kill()
            process.waitForFinished(1_000)
            process.deleteLater()

    def _read(self) -> None:
        if self._process is None:
            return
        for body in self._inbox.add(bytes(self._process.readAllStandardOutput().data())):
            message = unpacked(body)
            if message == BEGUN:
                self._cap.start(CAP_MS)
            elif isinstance(message, Answer) and self.busy:
                self._cap.stop()
                self.busy = False
                self.answered.emit(message)

    def _broken(self) -> None:
        """Without its process a bot cannot answer: told a moment later; the next question starts another."""
        asked = self.busy
        self.close()
        if asked:
            self.busy, self._problem = True, self.tr("its process ended")
            self._cap.start(0)

    def _too_late(self) -> None:
        problem, self._problem = self._problem or self.tr("it does not answer"), ""
        self.close()
        self.answered.emit(Answer(-1, problem=problem))
