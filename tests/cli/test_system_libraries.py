"""System libraries that are missing: one sentence that says which packages to install."""

import re
import sys
from pathlib import Path

import PySide6
import pytest

from newvegas_desktop.cli import system_libraries, window
from tests.cli.calling import Caller

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt brings all it needs")


def test_what_is_there_is_not_missing() -> None:
    assert system_libraries.missing({"libc.so.6": "libc6"}) == []
    assert system_libraries.missing({"libc.so.6": "libc6", "libnowhere.so.9": "libnowhere9"}) == ["libnowhere9"]


def test_one_and_several_packages() -> None:
    assert system_libraries.sentence(["a1"]).endswith(": install the package a1.")
    assert system_libraries.sentence(["a1", "b2"]).endswith(": install the packages a1 b2.")


def test_a_window_on_x_names_all_that_is_missing(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_libraries, "X", {"libone.so.1": "libone1", "libtwo.so.2": "libtwo2"})
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    code, _, err = call()
    assert (code, err) == (1, f"newvegas: {system_libraries.sentence(['libone1', 'libtwo2'])}\n")


def test_qt_that_cannot_be_loaded_names_the_packages(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(options: object) -> int:
        raise ImportError("libone.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr(window, "_window", broken)
    monkeypatch.setattr(system_libraries, "QT", {"libone.so.1": "libone1"})
    code, _, err = call()
    assert (code, err) == (1, f"newvegas: {system_libraries.sentence(['libone1'])}\n")
    monkeypatch.setattr(system_libraries, "QT", {})
    code, _, err = call()
    assert code == 1
    assert "make play" in err


def test_all_that_qt_asks_for_is_known() -> None:
    """What its libraries name stands in our tables, or comes with what stands there."""
    qt = Path(PySide6.__path__[0]) / "Qt"
    asked = re.compile(rb"lib(?:xcb|X|xkb|EGL|GL|OpenGL|fontconfig|dbus|gthread)[\w.-]*?\.so\.\d+")
    files = ("plugins/platforms/libqxcb.so", "lib/libQt6XcbQpa.so.6", "lib/libQt6Gui.so.6", "lib/libQt6Core.so.6")
    found = {name.decode() for file in files for name in asked.findall((qt / file).read_bytes())}
    assert {"libxcb-cursor.so.0", "libEGL.so.1", "libgthread-2.0.so.0"} <= found
    assert found - {"libxcb.so.1", "libX11.so.6", "libGLX.so.0"} <= set(system_libraries.QT | system_libraries.X)
