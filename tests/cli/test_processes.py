"""The command in a process of its own: pipes, signals, locales and a fast start."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from newvegas_desktop.cli import window
from newvegas_desktop.cli.problem import Problem
from tests.cli.calling import COMMAND, environment, run_apart
from tests.records.making import FROZEN, RESHUFFLED, changed, put

POSIX = pytest.mark.skipif(os.name == "nt", reason="pipes and signals of Unix")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="devices and file names of Linux")


def loaded_by(module: str) -> set[str]:
    """The packages that importing a module brings along."""
    code = f"import sys, {module}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, check=True, timeout=60)
    return set(done.stdout.decode().split())


@pytest.mark.parametrize("module", ["newvegas_desktop.cli.main", "newvegas_desktop.new_las_vegas.rules.game"])
def test_a_fast_start_brings_no_large_library(module: str) -> None:
    found = loaded_by(module)
    assert "newvegas_desktop" in found
    assert not found & {"pydantic", "pydantic_core", "PySide6", "shiboken6", "platformdirs"}


def test_the_module_is_the_command(tmp_path: Path) -> None:
    done = run_apart("simulate", "--games", "2", "--record", "games.jsonl", "--json", cwd=tmp_path)
    assert done.code == 0
    assert json.loads(done.out)["games"] == 2
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) == 2
    assert run_apart("play").code == 2


def shell(line: str, cwd: Path) -> tuple[int, str]:
    """Run a line of shell in which $N is the command; its code and what went to standard error."""
    done = subprocess.run(
        ["sh", "-c", line], cwd=cwd, env=environment(N=" ".join(COMMAND)), capture_output=True, check=False, timeout=60
    )
    return done.returncode, done.stderr.decode("utf-8", "replace")


@POSIX
@pytest.mark.parametrize("arguments", [f"score {FROZEN}", "--help"])
def test_a_reader_that_leaves_early_is_no_fault(tmp_path: Path, arguments: str) -> None:
    code, err = shell(f"{{ $N {arguments}; echo code $? >&2; }} | head -1", tmp_path)
    assert code == 0
    assert err == "code 0\n"


@LINUX
def test_a_full_disk_behind_standard_output(tmp_path: Path) -> None:
    code, err = shell("$N architects > /dev/full", tmp_path)
    assert "Traceback" not in err
    assert code == 1


@POSIX
def test_a_closed_standard_output(tmp_path: Path) -> None:
    assert "Traceback" not in shell("$N perft --routes 1 >&-", tmp_path)[1]


@POSIX
def test_a_closed_standard_error(tmp_path: Path) -> None:
    assert shell("$N simulate --games 1 2>&-", tmp_path)[0] == 0


@POSIX
def test_a_reader_of_the_progress_that_leaves_early(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [*COMMAND, "simulate", "--games", "2", "--record", "games.jsonl"],
            cwd=tmp_path,
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=writer,
            check=False,
            timeout=60,
        )
    finally:
        os.close(writer)
    assert (tmp_path / "games.jsonl").exists()
    assert done.stdout


@POSIX
def test_letters_a_terminal_cannot_show_are_replaced(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    value = changed(RESHUFFLED, put("seats", 0, "name", to="Žofie 🎰"))
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
    done = run_apart("score", str(path), LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert (done.code, done.err) == (0, "")
    assert "?ofie ?" in done.out


@LINUX
def test_file_names_that_are_not_utf_8(tmp_path: Path) -> None:
    name = b"\xff\xfe.jsonl"
    done = run_apart(b"simulate", b"--games", b"1", b"--record", name, cwd=tmp_path)
    assert done.code == 0
    assert os.listdir(os.fsencode(tmp_path)) == [name]
    done = run_apart(b"score", name, b"\xff.json", cwd=tmp_path)
    assert done.code == 1
    assert "won by" in done.out
    assert (
        done.err == "newvegas: ?.json cannot be read (no such file or directory); check the name and its permissions.\n"
    )


def interrupted(folder: Path, *arguments: str, patience: float) -> tuple[int | None, str]:
    """Press Ctrl-C while games are played; the exit code, or None if it goes on and on, and standard error."""
    errors = folder.with_suffix(".err")
    with errors.open("wb") as err:
        process = subprocess.Popen(
            [*COMMAND, "simulate", "--games", "200000", "--record", "games.jsonl", *arguments],
            cwd=folder,
            env=environment(),
            stdout=subprocess.DEVNULL,
            stderr=err,
            start_new_session=True,
        )
    try:
        deadline = time.monotonic() + 30
        while not list(folder.iterdir()) or not errors.stat().st_size:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        time.sleep(0.5)
        os.killpg(process.pid, signal.SIGINT)
        code = process.wait(patience)
    except subprocess.TimeoutExpired:
        code = None
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    return code, errors.read_text(encoding="utf-8")


@POSIX
def test_ctrl_c_stops_with_a_sentence_and_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    code, err = interrupted(folder, patience=20)
    assert code == 130
    assert err.endswith("newvegas: stopped.\n")
    assert "Traceback" not in err
    assert list(folder.iterdir()) == []


@POSIX
def test_ctrl_c_stops_several_processes(tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    code, err = interrupted(folder, "--jobs", "2", patience=5)
    assert code == 130
    assert "Traceback" not in err
    assert list(folder.iterdir()) == []


@LINUX
@pytest.mark.parametrize(
    ("display", "sentence"),
    [("", "there is no display to open a window on"), (":976", "the display :976 does not answer")],
)
def test_without_a_display_that_answers_there_is_a_sentence(display: str, sentence: str, tmp_path: Path) -> None:
    """Qt would end the process with a page about plugins."""
    where = environment(DISPLAY=display, NEWVEGAS_HOME=str(tmp_path))
    for name in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        where.pop(name, None)
    done = subprocess.run(COMMAND, env=where, capture_output=True, check=False, timeout=60)
    assert done.returncode == 1
    said = done.stderr.decode()
    assert said.startswith(f"newvegas: {sentence}") or "libxcb-cursor0" in said
    assert said.count("\n") == 1


@LINUX
@pytest.mark.parametrize(
    ("named", "said"),
    [
        ({"WAYLAND_DISPLAY": "dead-1"}, "the display dead-1 does not answer"),
        ({"QT_QPA_PLATFORM": "wayland"}, "the display wayland-0 does not answer"),
        ({"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": "dead-1", "DISPLAY": ":976"}, "the display dead-1 does not"),
        ({"WAYLAND_DISPLAY": "dead-1", "DISPLAY": ":976"}, "the display :976 does not answer"),
    ],
)
def test_a_wayland_display_that_does_not_answer_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: dict[str, str], said: str
) -> None:
    """Qt itself would end the process with a signal and words of its own."""
    for name in ("WAYLAND_DISPLAY", "WAYLAND_SOCKET", "QT_QPA_PLATFORM", "DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    done = run_apart(XDG_RUNTIME_DIR=str(tmp_path))
    assert done.code == 1
    assert done.err.startswith(f"newvegas: {said}") or "libxcb-cursor0" in done.err
    assert len(done.err.splitlines()) == 1


@LINUX
@pytest.mark.parametrize("platform", ["", "wayland"])
def test_a_wayland_display_that_answers_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setenv("WAYLAND_DISPLAY", "here-1")
    # a socket's path may be no longer than a hundred letters
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_RUNTIME_DIR", ".")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as compositor:
        compositor.bind("here-1")
        compositor.listen()
        window.check_display()
    with pytest.raises(Problem, match="does not answer"):
        window.check_display()
