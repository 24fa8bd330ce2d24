"""The program in a real X window."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import newvegas_desktop

ROOT = Path(newvegas_desktop.__file__).parents[1]
XVFB = shutil.which("Xvfb")
TITLE = "New Las Vegas"
SOON = 20.0

pytestmark = pytest.mark.skipif(XVFB is None, reason="Xvfb is not installed")


@pytest.fixture
def display() -> Iterator[str]:
    """An X server of our own; its number is ours alone, since servers that look for one at once can meet."""
    assert XVFB is not None
    reading, writing = os.pipe()
    command = [
        XVFB,
        f":{1000 + os.getpid() % 30000}",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1280x720x24",
        "-nolisten",
        "tcp",
    ]
    server = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(10)


def windows(environment: dict[str, str]) -> list[str]:
    """The windows with our title."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", f"^{TITLE}$"],
        env=environment, capture_output=True, text=True, check=False, timeout=10,
    )  # fmt: skip
    return found.stdout.split()


def picture(environment: dict[str, str], path: Path) -> QImage:
    """The whole screen."""
    subprocess.run(["import", "-window", "root", str(path)], env=environment, check=True, timeout=20)
    return QImage(str(path))


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)})


def test_a_game_is_started_in_a_real_window(display: str, tmp_path: Path) -> None:
    environment = {key: value for key, value in os.environ.items() if key not in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    environment |= {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "NEWVEGAS_HOME": str(tmp_path / "home")}
    command = [sys.executable, "-m", "newvegas_desktop", "--seed", "7", "--size", "1280x690"]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as program:
        assert program.stderr is not None
        try:
            until = time.monotonic() + SOON
            if shutil.which("xdotool"):
                while not windows(environment):
                    assert program.poll() is None, program.stderr.read().decode()
                    assert time.monotonic() < until, "no window came"
                    time.sleep(0.1)
                # the Start button has the focus, so Enter deals the cards
                subprocess.run(["xdotool", "key", "Return"], env=environment, check=True, timeout=10)
                games = tmp_path / "home" / "data" / "games"
                while not list(games.glob("*.save")):
                    assert program.poll() is None, program.stderr.read().decode()
                    assert time.monotonic() < until, "no game came"
                    time.sleep(0.1)
            else:
                time.sleep(3)
            if shutil.which("import"):
                shown = picture(environment, tmp_path / "screen.png")
                assert (shown.width(), shown.height()) == (1280, 720)
                assert colours(shown) > 50
            assert program.poll() is None
        finally:
            program.terminate()
        assert program.stderr.read().decode() == ""
