"""Files that are whole or not there."""

import errno
import os
import stat
import tempfile
from pathlib import Path
from typing import Any, NoReturn

import pytest

from newvegas_desktop.family.files import AtomicFile, FileProblem, because, read_bounded

POSIX = pytest.mark.skipif(os.name == "nt", reason="permissions and links of Unix")


def write(path: Path, *parts: bytes) -> None:
    with AtomicFile(path) as file:
        for part in parts:
            file.write(part)


def no_space(*_: Any, **__: Any) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def denied(*_: Any, **__: Any) -> NoReturn:
    raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))


FULL = "cannot be written (no space left on device); free some space or choose another folder."


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_new_file(tmp_path: Path) -> None:
    write(tmp_path / "game.json", b"one ", b"two")
    assert (tmp_path / "game.json").read_bytes() == b"one two"
    assert names(tmp_path) == ["game.json"]


def test_an_old_file_is_there_until_the_new_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"old")
    with AtomicFile(path) as file:
        file.write(b"new")
        assert path.read_bytes() == b"old"
    assert path.read_bytes() == b"new"


def test_an_empty_file(tmp_path: Path) -> None:
    write(tmp_path / "empty")
    assert (tmp_path / "empty").read_bytes() == b""


@pytest.mark.parametrize("error", [RuntimeError, KeyboardInterrupt, SystemExit])
@pytest.mark.parametrize("old", [None, b"old"])
def test_whatever_goes_wrong_nothing_is_left(tmp_path: Path, error: type[BaseException], old: bytes | None) -> None:
    path = tmp_path / "game.json"
    if old is not None:
        path.write_bytes(old)

    def fail() -> None:
        with AtomicFile(path) as file:
            file.write(b"half")
            raise error

    with pytest.raises(error):
        fail()
    assert names(tmp_path) == ([] if old is None else ["game.json"])
    assert old is None or path.read_bytes() == old


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"old")
    monkeypatch.setattr(f"newvegas_desktop.family.files.os.{call}", no_space)
    with pytest.raises(FileProblem) as problem:
        write(path, b"new")
    assert str(problem.value) == f"{path} {FULL}"
    assert names(tmp_path) == ["game.json"]
    assert path.read_bytes() == b"old"


class FullDisk:
    """A file on a full disk."""

    def __init__(self, handle: int, fails_at: str) -> None:
        self.handle = handle
        self.fails_at = fails_at

    def fileno(self) -> int:
        return self.handle

    def write(self, data: bytes) -> int:
        return no_space() if self.fails_at == "write" else len(data)

    def flush(self) -> None:
        if self.fails_at == "flush":
            no_space()

    def close(self) -> None:
        if self.handle >= 0:
            handle, self.handle = self.handle, -1
            os.close(handle)
            no_space()


@pytest.mark.parametrize("fails_at", ["write", "flush", "close"])
def test_a_full_disk_while_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails_at: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"old")
    monkeypatch.setattr("newvegas_desktop.family.files.os.fdopen", lambda handle, _mode: FullDisk(handle, fails_at))
    with pytest.raises(FileProblem) as problem:
        write(path, b"new")
    assert str(problem.value) == f"{path} {FULL}"
    assert names(tmp_path) == ["game.json"]
    assert path.read_bytes() == b"old"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="a device of Linux")
def test_a_device_that_is_always_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def on_full(**_: object) -> tuple[int, str]:
        name = tmp_path / ".game.part"
        name.touch()
        return os.open("/dev/full", os.O_WRONLY), str(name)

    monkeypatch.setattr(tempfile, "mkstemp", on_full)
    with pytest.raises(FileProblem, match="no space left on device"):
        write(tmp_path / "game.json", b"x" * 100_000)
    assert names(tmp_path) == []


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "game.json"
    with pytest.raises(FileProblem) as problem:
        write(path, b"x")
    why = "no such file or directory"
    assert str(problem.value) == f"{path} cannot be written ({why}); free some space or choose another folder."
    assert names(tmp_path) == []


def test_a_file_in_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileProblem, match="cannot be written"):
        write(tmp_path / "file" / "game.json", b"x")


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "game.json").mkdir()
    with pytest.raises(FileProblem, match="is a folder"):
        write(tmp_path / "game.json", b"x")
    assert names(tmp_path) == ["game.json"]


def test_no_permission_to_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "mkstemp", denied)
    with pytest.raises(FileProblem, match=r"game\.json cannot be written \(permission denied\); free some space or"):
        write(tmp_path / "game.json", b"x")
    assert names(tmp_path) == []


@pytest.mark.parametrize("name", ["a\0b.json", "\ud800.json"])
def test_impossible_names(tmp_path: Path, name: str) -> None:
    with pytest.raises(FileProblem, match=r"is not a possible file name; check the name\.$"):
        write(tmp_path / name, b"x")
    with pytest.raises(FileProblem, match=r"is not a possible file name; check the name\.$"):
        read_bounded(tmp_path / name, 10)


@POSIX
def test_the_permissions_of_the_old_file_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.touch()
    path.chmod(0o640)
    write(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@POSIX
def test_a_new_file_gets_the_usual_permissions(tmp_path: Path) -> None:
    mask = os.umask(0o027)
    try:
        write(tmp_path / "game.json", b"new")
        assert os.umask(0o027) == 0o027
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "game.json").stat().st_mode) == 0o640


def test_permissions_that_cannot_be_set_do_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("newvegas_desktop.family.files.os.chmod", denied)
    write(tmp_path / "game.json", b"new")
    assert (tmp_path / "game.json").read_bytes() == b"new"


def test_a_folder_that_cannot_be_synced_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = os.open
    monkeypatch.setattr(
        "newvegas_desktop.family.files.os.open",
        lambda path, *flags: denied() if path == tmp_path else opened(path, *flags),
    )
    write(tmp_path / "game.json", b"new")
    assert (tmp_path / "game.json").read_bytes() == b"new"


@pytest.mark.parametrize("name", ["x" * 250, "李" * 80, " ", "-", ".hidden"])
def test_long_and_odd_names(tmp_path: Path, name: str) -> None:
    write(tmp_path / name, b"x")
    assert names(tmp_path) == [name]


@POSIX
def test_a_long_name_of_large_letters(tmp_path: Path) -> None:
    write(tmp_path / ("🎰" * 62), b"x")


def test_reading(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"12345")
    assert read_bounded(path, 5) == b"12345"
    assert read_bounded(path, 6) == b"12345"


def test_reading_too_much(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"x" * (2**20 + 1))
    with pytest.raises(FileProblem) as problem:
        read_bounded(path, 2**20)
    assert str(problem.value) == f"{path} is larger than 1 MiB; a file of ours is never that large."


def test_reading_a_folder(tmp_path: Path) -> None:
    with pytest.raises(FileProblem) as problem:
        read_bounded(tmp_path, 10)
    assert str(problem.value) == f"{tmp_path} is a folder, not a file; name the file itself."


def test_reading_what_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    with pytest.raises(FileProblem) as problem:
        read_bounded(path, 10)
    why = "no such file or directory"
    assert str(problem.value) == f"{path} cannot be read ({why}); check the name and its permissions."


def test_reading_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game.json").touch()
    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(
        FileProblem, match=r"cannot be read \(permission denied\); check the name and its permissions\."
    ):
        read_bounded(tmp_path / "game.json", 10)


@pytest.mark.parametrize(
    ("problem", "said"),
    [(OSError(), "error OSError"), (OSError(errno.ELOOP, "x"), f"error {errno.ELOOP}"), (OSError(errno.EIO, "x"), "i")],
)
def test_a_problem_is_in_our_words_or_has_the_systems_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, problem: OSError, said: str
) -> None:
    def failing(*_: object, **__: object) -> NoReturn:
        raise problem

    monkeypatch.setattr(tempfile, "mkstemp", failing)
    with pytest.raises(FileProblem, match=rf"\({said}"):
        write(tmp_path / "game.json", b"x")


@POSIX
def test_in_english_our_words_are_those_of_the_system() -> None:
    """So that they can be searched for; in other languages they are translated."""
    for number in (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOENT, errno.EISDIR, errno.EIO):
        assert str(because(OSError(number, "what the system says"))) == os.strerror(number).lower()
