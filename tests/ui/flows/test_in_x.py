"""The program in a real X window."""

import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import newvegas_desktop
from newvegas_desktop.cli import system_libraries

ROOT = Path(newvegas_desktop.__file__).parents[1]
TITLE = "New Las Vegas"
SOON = 30.0
SIZE = (1280, 720)
WAYS = ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def lacking() -> list[str]:
    """The packages that this test needs and does not find; continuous integration installs them."""
    programs = {"Xvfb": "xvfb", "xdotool": "xdotool"}
    packages = [package for program, package in programs.items() if shutil.which(program) is None]
    return [*packages, *system_libraries.missing(system_libraries.X)]


@pytest.fixture(autouse=True)
def needed() -> None:
    """Where the environment says NEWVEGAS_X=required, nothing is skipped."""
    packages = lacking()
    if packages and os.environ.get("NEWVEGAS_X") != "required":
        pytest.skip(f"the packages {' '.join(packages)} are not installed")
    assert not packages


@dataclass(frozen=True)
class Screen:
    """A screen of our own, and the file in which the X server keeps its pixels."""

    display: str
    pixels: Path

    def picture(self) -> QImage:
        """What is on it now; the file is one of X's window dumps."""
        data = self.pixels.read_bytes()
        fields = struct.unpack_from(">25I", data)
        header, width, height, line, colours = (fields[i] for i in (0, 4, 5, 12, 19))
        begin = header + 12 * colours
        return QImage(data[begin : begin + line * height], width, height, line, QImage.Format.Format_RGB32).copy()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """An X server of our own; its number is ours alone, since servers that look for one at once can meet."""
    reading, writing = os.pipe()
    size = "x".join(map(str, SIZE))
    command = [
        "Xvfb", f":{1000 + os.getpid() % 30000}", "-displayfd", str(writing),
        "-screen", "0", f"{size}x24", "-fbdir", str(tmp_path), "-nolisten", "tcp",
    ]  # fmt: skip
    server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    assert number, "Xvfb did not start"
    yield Screen(f":{number}", tmp_path / "Xvfb_screen0")
    server.terminate()
    server.wait(10)


def windows(environment: dict[str, str]) -> list[str]:
    """The windows with our title."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", f"^{TITLE}$"],
        env=environment, capture_output=True, text=True, check=False, timeout=10,
    )  # fmt: skip
    return found.stdout.split()


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)})


def test_a_game_is_started_in_a_real_window(screen: Screen, tmp_path: Path) -> None:
    environment = {key: value for key, value in os.environ.items() if key not in WAYS}
    environment |= {"DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb", "NEWVEGAS_HOME": str(tmp_path / "home")}
    games = tmp_path / "home" / "data" / "games"
    command = [sys.executable, "-m", "newvegas_desktop", "--seed", "7", "--size", "1280x690"]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as program:
        assert program.stderr is not None

        def wait(what: str, there: Callable[[], object]) -> None:
            until = time.monotonic() + SOON
            while not there():
                assert program.poll() is None, program.stderr.read().decode() if program.stderr else ""
                assert time.monotonic() < until, f"no {what} came"
                time.sleep(0.1)

        try:
            wait("window", lambda: windows(environment))
            # the Start button has the focus, so Enter deals the cards
            subprocess.run(["xdotool", "key", "Return"], env=environment, check=True, timeout=10)
            wait("game", lambda: list(games.glob("*.save")))
            wait("picture", lambda: colours(screen.picture()) > 50)
            shown = screen.picture()
            assert (shown.width(), shown.height()) == SIZE
        finally:
            program.terminate()
        assert program.stderr.read().decode() == ""
