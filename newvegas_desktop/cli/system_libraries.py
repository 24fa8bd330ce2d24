"""The system libraries that Qt's wheels do not carry, and the packages of Debian and Ubuntu that hold them.

As a program it prints the packages that are missing here, one a line; with `--x` also those for a window on X.
"""

import ctypes
import sys
from collections.abc import Mapping

QT = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libOpenGL.so.0": "libopengl0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgthread-2.0.so.0": "libglib2.0-0",
}
"""What Qt cannot be loaded without, with a screen or without."""
X = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
"""What Qt needs besides for a window on an X display; without it, it ends the process."""


def library(name: str) -> ctypes.CDLL | None:
    """A system library, if it is here."""
    try:
        return ctypes.CDLL(name)
    except OSError:
        return None


def missing(needed: Mapping[str, str]) -> list[str]:
    """The packages of the libraries that are not here; only Linux leaves them to packages."""
    if not sys.platform.startswith("linux"):
        return []
    return [package for name, package in needed.items() if library(name) is None]


def sentence(packages: list[str]) -> str:
    """What to say of missing packages."""
    word = "package" if len(packages) == 1 else "packages"
    return f"the window needs system libraries that are not here: install the {word} {' '.join(packages)}."


def main() -> int:
    """Print what is missing."""
    packages = missing(QT | X if "--x" in sys.argv[1:] else QT)
    for package in packages:
        print(package)
    return 1 if packages else 0


if __name__ == "__main__":
    sys.exit(main())
