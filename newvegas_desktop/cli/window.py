"""`newvegas` without a command: the window, or a picture of it."""

import argparse
import ctypes
import os
import re
import socket
import sys
from pathlib import Path

from newvegas_desktop.cli import system_libraries
from newvegas_desktop.cli.problem import WRONG_USAGE, Problem, whole_number

LEAST, MOST = (640, 400), (7680, 4320)
BOARDS = ("light", "dark", "contrast")
"""The names of the themes, here as well: a command line is read without Qt."""


def size(text: str) -> tuple[int, int]:
    """A size as width and height: `1366x690`."""
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1366x690")
    width, height = int(found[1]), int(found[2])
    if not (LEAST[0] <= width <= MOST[0] and LEAST[1] <= height <= MOST[1]):
        raise argparse.ArgumentTypeError(f"a size is from {LEAST[0]}x{LEAST[1]} to {MOST[0]}x{MOST[1]}")
    return width, height


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the window's options."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game or record to open")
    parser.add_argument("--seed", type=whole_number(0, 2**63), metavar="N", help="deal the new game from this seed")
    parser.add_argument("--size", type=size, metavar="WxH", help="size of the window, such as 1366x690")
    parser.add_argument("--screenshot", type=Path, metavar="FILE.png", help="draw the window into a picture and exit")
    parser.add_argument("--record", type=Path, metavar="FILE", help="with --screenshot: a record to draw")
    parser.add_argument("--round", type=whole_number(1, 200), metavar="N", help="… at the beginning of this round")
    parser.add_argument("--seat", type=whole_number(1, 6), metavar="N", help="… as this seat sees it")
    parser.add_argument("--theme", choices=BOARDS, help="with --screenshot: the board")
    parser.add_argument("--scale", type=whole_number(1, 4), metavar="N", help="… at so many pixels a point")
    parser.set_defaults(run=run, parser=parser)


def run(options: argparse.Namespace) -> int:
    """Draw a picture or open the window."""
    if options.screenshot is None:
        for name in ("record", "round", "seat", "theme", "scale"):
            if getattr(options, name) is not None:
                options.parser.error(f"--{name} goes with --screenshot")
    elif options.file is not None:
        options.parser.error("with --screenshot a record is given by --record FILE")
    file: Path | None = options.file
    if file is not None and file.is_dir():
        raise Problem(f"{str(file)!r} is a folder; name a saved game or a record.", WRONG_USAGE)
    if file is not None and not file.exists():
        raise Problem(f"there is no command and no file {str(file)!r}; `newvegas --help` lists both.", WRONG_USAGE)
    try:
        return _picture(options) if options.screenshot is not None else _window(options)
    except ImportError as problem:
        raise Problem(_missing(problem)) from None


def _missing(problem: ImportError) -> str:
    """What to install when Qt does not load."""
    packages = system_libraries.missing(system_libraries.QT)
    if packages:
        return system_libraries.sentence(packages)
    return f"the window cannot be shown ({problem}); run `make play`, which installs what it needs."


def check_display() -> None:
    """Qt ends the process where it finds no display, so this is asked first."""
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    if not sys.platform.startswith("linux") or (asked and "xcb" not in asked and "wayland" not in asked):
        return
    display, wayland = os.environ.get("DISPLAY", ""), os.environ.get("WAYLAND_DISPLAY", "")
    if asked:
        # what was not asked for is not tried; on Wayland a display need not be named
        display = display if "xcb" in asked else ""
        wayland = wayland or "wayland-0" if "wayland" in asked else ""
    remedy = "start it from a desktop, or draw one by --screenshot."
    if not display and not wayland:
        raise Problem(f"there is no display to open a window on; {remedy}")
    packages = system_libraries.missing(system_libraries.X) if display else []
    if packages:
        raise Problem(system_libraries.sentence(packages))
    if not (wayland and _wayland_answers(wayland)) and not (display and _x_answers()):
        raise Problem(f"the display {display or wayland} does not answer; {remedy}")


def _wayland_answers(name: str) -> bool:
    """Whether there is a Wayland compositor behind a name, or one that gave us its connection."""
    if os.environ.get("WAYLAND_SOCKET"):
        return True
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        try:
            connection.connect(os.path.join(os.environ.get("XDG_RUNTIME_DIR", ""), name))
        except OSError:
            return False
    return True


def _x_answers() -> bool:
    """Whether there is an X server on the display."""
    xcb = system_libraries.library("libxcb.so.1")
    if xcb is None:
        # Qt brings its own
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed: int = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def _window(options: argparse.Namespace) -> int:
    check_display()
    from newvegas_desktop.ui.opening import WindowOptions
    from newvegas_desktop.ui.opening import run as run_window

    return run_window(WindowOptions(options.file, options.seed, options.size))


def _picture(options: argparse.Namespace) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from newvegas_desktop.new_las_vegas.records.replay import BadRecord
    from newvegas_desktop.ui.screenshot import Shot, screenshot

    shot = Shot(
        size=options.size or (1366, 690),
        record=options.record,
        round=options.round,
        seat=options.seat,
        seed=options.seed,
        theme=options.theme or "light",
        scale=options.scale or 1,
    )
    try:
        image = screenshot(shot)
    except BadRecord as fault:
        raise Problem(f"{options.record}: {fault}") from None
    if not image.save(str(options.screenshot)):
        raise Problem(f"{options.screenshot} cannot be written; check the folder and end the name in .png.")
    return 0
