"""How fast the window starts and answers, and how much memory it takes, beside a bare PySide6 window in the same run.

Starts: fresh processes in turn, ours and a bare QWidget of the same size, each ending itself when its first paint is
done; once with an empty data folder and once with a game to continue. The table: one process with the whole program
in it, at 1920×1080 in the middle of a four-seat game; events go to the real widgets and the clock stops when all they
caused has been painted; seconds of the processor are told beside it, for other work on the machine disturbs them less.
All of it runs without a screen, on Qt's offscreen platform, with the bytecode there, as after
any first start.
"""

import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import NamedTuple

SIZE = (1366, 690)
TABLE_SIZE = (1920, 1080)
ROUND = 9
HOVERS = 500
SETTLED = 0.8
"""Seconds after a resize in which everything must have been painted anew."""

_STARTS = """
import os, sys
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
{imports}
class Ending(QObject):
    def customEvent(self, event):
        from tests.bench.window import peak_memory
        sys.stdout.write(str(peak_memory()))
        sys.stdout.flush()
        os._exit(0)
ended = []
def painted():
    if not ended:
        ended.append(Ending())
        # it comes after the paint that is under way, and before all that waits for it
        QCoreApplication.postEvent(ended[0], QEvent(QEvent.Type.User), Qt.EventPriority.HighEventPriority.value)
{body}
"""
BARE = _STARTS.format(
    imports="from PySide6.QtWidgets import QApplication, QWidget",
    body="""
class Bare(QWidget):
    def paintEvent(self, event):
        painted()
application = QApplication([])
window = Bare()
window.resize({width}, {height})
window.show()
application.exec()
""",
)
OURS = _STARTS.format(
    imports="from newvegas_desktop.cli.main import main",
    body="""
from newvegas_desktop.ui.shell.start_page import StartPage
paint = StartPage.paintEvent
def paint_and_end(self, event):
    paint(self, event)
    painted()
StartPage.paintEvent = paint_and_end
main(["--size", "{width}x{height}"])
""",
)


class Start(NamedTuple):
    """One start to the first paint: milliseconds and megabytes."""

    time: float
    memory: float


class Took(NamedTuple):
    """Seconds by the clock on the wall and of the processor, the latter without other threads."""

    wall: float
    processor: float

    @classmethod
    def now(cls) -> "Took":
        return cls(time.perf_counter(), time.thread_time())

    def minus(self, began: "Took") -> "Took":
        return Took(self.wall - began.wall, self.processor - began.processor)


class Spread(NamedTuple):
    """Median, 99th percentile and worst of many times, in milliseconds."""

    median: float
    late: float
    worst: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> "Spread":
        ordered = sorted(second * 1000 for second in seconds)
        return cls(statistics.median(ordered), ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)], ordered[-1])


class Times(NamedTuple):
    """Many times of the same thing."""

    wall: Spread
    processor: Spread

    @classmethod
    def of(cls, times: Sequence[Took]) -> "Times":
        return cls(Spread.of([took.wall for took in times]), Spread.of([took.processor for took in times]))


@dataclass(frozen=True)
class TableSpeed:
    """What the table was measured at."""

    warm: Times
    scaled: Times
    """The first picture after a resize: the old one scaled."""
    cold: Times
    """From a resize until all is painted anew, waiting included."""
    chosen: Times
    hover: Times
    memory: float


@dataclass(frozen=True)
class WindowSpeed:
    """What was measured: medians of starts, and the table."""

    bare: Start
    first: Start
    """With nothing to continue."""
    again: Start
    """With a game to continue."""
    bare_memory: float
    """Of a bare window as large as the table."""
    table: TableSpeed


def peak_memory() -> float:
    """Megabytes this process has held at most; Linux hands a child its parent's peak by getrusage, so not there."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1]) / 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1024 / (1024 if sys.platform == "darwin" else 1)


def measure_window(starts: int = 9) -> WindowSpeed:
    """Start many windows in turn, then play at the table."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment |= {"PYTHONPYCACHEPREFIX": f"{folder}/cache", "QT_QPA_PLATFORM": "offscreen"}

        def run(code: str, home: str) -> tuple[float, str]:
            home_environment = environment | {"NEWVEGAS_HOME": f"{folder}/{home}"}
            began = time.perf_counter()
            done = subprocess.run(
                [sys.executable, "-c", code], check=True, env=home_environment, stdout=subprocess.PIPE, text=True
            )
            return (time.perf_counter() - began) * 1000, done.stdout

        def start(code: str, home: str, size: tuple[int, int] = SIZE) -> Start:
            took, memory = run(code.replace("{width}", str(size[0])).replace("{height}", str(size[1])), home)
            return Start(took, float(memory))

        # the game played here is the one to continue later
        table = _read(run("from tests.bench.window import play_at_table; play_at_table()", "played")[1])
        kinds = ((BARE, "empty"), (OURS, "empty"), (OURS, "played"))
        for code, home in kinds:
            start(code, home)
        laps = [[start(code, home) for code, home in kinds] for _ in range(starts)]
        medians = [
            Start(statistics.median(lap.time for lap in kind), statistics.median(lap.memory for lap in kind))
            for kind in zip(*laps, strict=True)
        ]
        bare_memory = statistics.median(start(BARE, "empty", TABLE_SIZE).memory for _ in range(3))
        return WindowSpeed(medians[0], medians[1], medians[2], bare_memory, table)


def _read(text: str) -> TableSpeed:
    found = json.loads(text)
    times = {name: Times(Spread(*wall), Spread(*processor)) for name, (wall, processor) in found["times"].items()}
    return TableSpeed(**times, memory=found["memory"])


def play_at_table() -> None:
    """In a process of its own: measure the table and print the figures for the process that asked."""
    speed = _at_table()
    times = {field.name: getattr(speed, field.name) for field in fields(speed) if field.name != "memory"}
    print(json.dumps({"times": times, "memory": speed.memory}))


def _at_table() -> TableSpeed:
    """Open a game in the program and do to it what a hand does."""
    from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
    from PySide6.QtGui import QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QApplication

    from newvegas_desktop.family.chance import Generator
    from newvegas_desktop.new_las_vegas.records.files import write_record
    from newvegas_desktop.ui.app import App, WindowOptions
    from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
    from newvegas_desktop.ui.shell.styles import dress
    from tests.present.screens import controller, play_on

    painted: list[Took] = []
    plain_paint = TableWidget.paintEvent

    def timed_paint(self: TableWidget, event: QPaintEvent) -> None:
        plain_paint(self, event)
        painted.append(Took.now())

    setattr(TableWidget, "paintEvent", timed_paint)  # noqa: B010 - a method is replaced
    application = QApplication([])
    dress(application)
    game = controller(seed=11, seats=4)
    play_on(game, Generator.named(11, "bench"), ROUND)
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "game.json"
        write_record(record, game.session.record())
        app = App(WindowOptions(record, None, TABLE_SIZE))
        app.show()
    assert app.table is not None
    widget, table = app.table.widget, app.table.controller

    def settle(seconds: float = 0.0) -> None:
        """Let everything happen that is due by then."""
        until = time.perf_counter() + seconds
        QCoreApplication.processEvents()
        while time.perf_counter() < until:
            QCoreApplication.processEvents()
            time.sleep(0.0005)

    def send(kind: QEvent.Type, point: QPoint, button: Qt.MouseButton) -> None:
        at = QPointF(point)
        held = button if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
        event = QMouseEvent(kind, at, widget.mapToGlobal(at), button, held, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(widget, event)

    def hover(slot: str) -> Took:
        point = widget.slot_point(slot)
        return timed(lambda: send(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton))

    def timed(action: Callable[[], None]) -> Took:
        """Until the action and every painting it brought are done."""
        began = Took.now()
        action()
        QCoreApplication.processEvents()
        return Took.now().minus(began)

    def click(slot: str) -> Took:
        point = widget.slot_point(slot)
        send(QEvent.Type.MouseMove, point, Qt.MouseButton.NoButton)
        send(QEvent.Type.MouseButtonPress, point, Qt.MouseButton.LeftButton)
        settle()
        return timed(lambda: send(QEvent.Type.MouseButtonRelease, point, Qt.MouseButton.LeftButton))

    def resize(width: int, height: int) -> tuple[Took, Took]:
        """Until the first picture and until the last."""
        del painted[:]
        began = Took.now()
        app.window.resize(width, height)
        settle(SETTLED)
        assert len(painted) >= 2
        return painted[0].minus(began), painted[-1].minus(began)

    settle(SETTLED)
    assert (widget.width(), widget.height()) == TABLE_SIZE
    warm = [timed(widget.repaint) for _ in range(120)]

    chosen = []
    for i in range(60):
        chosen.append(click(f"card:{i % 3 + 1}"))
        assert any(lot.fits for lot in table.screen.city.lots.values())
        table.command("undo")
        settle()

    click("card:1")
    slots = [slot for slot in table.screen.slots if slot.startswith(("lot:", "hole:", "hotel:", "column:", "track:"))]
    frames = [hover(slots[i % len(slots)]) for i in range(HOVERS)]
    resized = [
        resize(width - step, height - step) for step in range(0, 60, 10) for width, height in ((1366, 690), TABLE_SIZE)
    ]
    speed = TableSpeed(
        warm=Times.of(warm),
        scaled=Times.of([first for first, _ in resized]),
        cold=Times.of([last for _, last in resized]),
        chosen=Times.of(chosen),
        hover=Times.of(frames),
        memory=peak_memory(),
    )
    app.window.close()
    settle()
    return speed
