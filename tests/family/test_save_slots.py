"""A save is whole or the last good copy is, whatever happens to the process, the disk or the file."""

import errno
import os
import random
import subprocess
import sys
import threading
import types
from collections.abc import Callable
from pathlib import Path

import pytest

from newvegas_desktop.family import save_slots
from newvegas_desktop.family.files import FileProblem, read_bounded
from newvegas_desktop.family.save_slots import FromNewer, SaveSlot, Unreadable, is_name, saves

ROOT = Path(__file__).resolve().parents[2]
SIZE = 20_000
KILLS = 10


def payload(number: int) -> bytes:
    """A text that shows whether it is whole."""
    return b"<%d %b>" % (number, b"x" * SIZE)


def check(data: bytes) -> int:
    if data.startswith(b"<newer"):
        raise FromNewer("It was written by a newer version; update the program.")
    if not data.startswith(b"<") or not data.endswith(b">") or len(data) < SIZE:
        raise Unreadable("It breaks off.")
    return int(data[1:].split()[0])


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def half_written(folder: Path) -> list[str]:
    return [name for name in names(folder) if name.startswith(".")]


@pytest.fixture
def slot(tmp_path: Path) -> SaveSlot:
    return SaveSlot(tmp_path / "saves", "table")


def write(slot: SaveSlot, *numbers: int) -> None:
    for number in numbers:
        slot.write(payload(number))


def found(slot: SaveSlot) -> int:
    loaded = slot.load(check)
    assert loaded is not None
    return loaded.value


def test_nothing_is_there_before_the_first_write(slot: SaveSlot) -> None:
    assert slot.load(check) is None
    assert slot.info() is None
    assert saves(slot.folder) == []
    assert not slot.folder.exists()


def test_the_newest_is_loaded_and_the_one_before_is_kept(slot: SaveSlot) -> None:
    write(slot, 1)
    assert names(slot.folder) == ["table.lock", "table.save"]
    write(slot, 2, 3)
    assert names(slot.folder) == ["table.lock", "table.previous", "table.save"]
    assert check(slot.previous.read_bytes()) == 2
    loaded = slot.load(check)
    assert loaded is not None
    assert (loaded.value, loaded.newest, loaded.aside, loaded.sentence) == (3, True, (), None)
    slot.unlock()
    assert names(slot.folder) == ["table.previous", "table.save"]


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_damaged_at_any_place_the_last_good_copy_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    if not links:
        monkeypatch.setattr(os, "link", failing(errno.EPERM))
    for case, length in enumerate([0, 1, 2, SIZE // 2, SIZE + 3]):
        slot = SaveSlot(tmp_path, f"case {case}")
        write(slot, 1, 2)
        slot.path.write_bytes(payload(2)[:length])
        loaded = slot.load(check)
        assert loaded is not None
        assert (loaded.value, loaded.newest) == (1, False)
        assert [path.name for path in loaded.aside] == [f"case {case}.damaged-1"]
        assert loaded.aside[0].read_bytes() == payload(2)[:length]
        assert str(loaded.sentence) == (
            f"The newest save of case {case} is unusable (it breaks off) and is kept as case {case}.damaged-1; "
            "this is the last good copy of it."
        )
        # the good copy is not lost to the next write, nor to the next damage
        write(slot, 3)
        assert check(slot.previous.read_bytes()) == 1
        slot.path.write_bytes(b"")
        assert found(slot) == 1
        assert (tmp_path / f"case {case}.damaged-2").exists()
        slot.unlock()


def test_damaged_altogether_it_is_said_and_kept(slot: SaveSlot) -> None:
    write(slot, 1, 2)
    slot.path.write_bytes(b"<")
    slot.previous.write_bytes(b"")
    with pytest.raises(Unreadable, match=r"^The save table is unusable \(it breaks off\) and is kept as "):
        slot.load(check)
    assert names(slot.folder) == ["table.damaged-1", "table.damaged-2", "table.lock"]
    assert slot.load(check) is None
    write(slot, 3)
    assert found(slot) == 3


def test_a_folder_in_the_place_of_the_save_is_set_aside_too(slot: SaveSlot) -> None:
    write(slot, 1, 2)
    slot.path.unlink()
    slot.path.mkdir()
    assert found(slot) == 1
    write(slot, 3)
    assert found(slot) == 3


def test_a_save_too_large_to_be_one_is_set_aside(slot: SaveSlot) -> None:
    write(slot, 1, 2)
    with slot.path.open("wb") as file:
        file.truncate(save_slots.MOST_BYTES + 1)
    assert found(slot) == 1


def test_a_save_of_a_newer_version_is_left_alone(slot: SaveSlot) -> None:
    write(slot, 1)
    slot.path.write_bytes(b"<newer>")
    with pytest.raises(FromNewer, match="newer version"):
        slot.load(check)
    with pytest.raises(FileProblem, match="newer version"):
        write(slot, 2)
    assert slot.path.read_bytes() == b"<newer>"


def failing(number: int) -> Callable[..., object]:
    def fail(*_arguments: object) -> object:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("call", ["fsync", "replace", "open"])
@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_with_a_full_disk_all_stays_as_it_was(
    slot: SaveSlot, monkeypatch: pytest.MonkeyPatch, call: str, links: bool
) -> None:
    write(slot, 1, 2)
    with monkeypatch.context() as full:
        if not links:
            full.setattr(os, "link", failing(errno.EPERM))
        full.setattr(os, call, failing(errno.ENOSPC))
        for _ in range(3):
            with pytest.raises(FileProblem, match=r"no space left on device.*free some space"):
                write(slot, 3)
        assert names(slot.folder) == ["table.lock", "table.previous", "table.save"]
        assert (check(slot.path.read_bytes()), check(slot.previous.read_bytes())) == (2, 1)
    write(slot, 4)
    assert found(slot) == 4
    assert check(slot.previous.read_bytes()) == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_disk_that_fills_up_while_writing(slot: SaveSlot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every byte goes to a device that is always full."""
    write(slot, 1, 2)
    real = os.fdopen
    with monkeypatch.context() as full:

        def to_full_device(handle: int, mode: str) -> object:
            os.close(handle)
            return real(os.open("/dev/full", os.O_WRONLY), mode)

        full.setattr(os, "fdopen", to_full_device)
        with pytest.raises(FileProblem, match="no space left on device"):
            write(slot, 3)
    assert names(slot.folder) == ["table.lock", "table.previous", "table.save"]
    assert found(slot) == 2


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_a_save_that_cannot_be_replaced_loses_nothing(
    slot: SaveSlot, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    """As where another program has the file open on Windows: the new one waits under its own name."""
    write(slot, 1, 2)
    real = os.replace

    def replace(source: Path, target: Path) -> None:
        if target == slot.path and str(source).endswith(save_slots.NEXT):
            raise PermissionError(errno.EACCES, "Access is denied")
        real(source, target)

    with monkeypatch.context() as busy:
        if not links:
            busy.setattr(os, "link", failing(errno.EPERM))
        busy.setattr(os, "replace", replace)
        for number in (3, 4):
            with pytest.raises(FileProblem, match=r"cannot be replaced \(access is denied\)"):
                write(slot, number)
            assert check(slot.path.read_bytes()) == 2
            assert found(SaveSlot(slot.folder, "table")) == number
    write(slot, 5)
    assert found(slot) == 5
    assert names(slot.folder) == ["table.lock", "table.previous", "table.save"]


def test_killed_between_two_renames_the_newest_is_still_found(slot: SaveSlot) -> None:
    write(slot, 1)
    slot.path.rename(slot.folder / "table.next")
    assert found(slot) == 1
    (slot.folder / "table.next").rename(slot.previous)
    loaded = slot.load(check)
    assert loaded is not None
    assert (loaded.value, loaded.newest, loaded.sentence) == (1, True, None)


def test_read_while_the_window_that_writes_renames(slot: SaveSlot, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was to be next becomes the save between being seen and being read."""
    write(slot, 1)
    coming = slot.folder / "table.next"
    slot.path.rename(coming)

    def read(path: Path, most: int) -> bytes:
        if path == coming:
            path.rename(slot.path)
        return read_bounded(path, most)

    monkeypatch.setattr(save_slots, "read_bounded", read)
    loaded = SaveSlot(slot.folder, "table").load(check)
    assert loaded is not None
    assert (loaded.value, loaded.newest) == (1, True)


def test_what_cannot_be_set_aside_stays_and_the_good_copy_is_offered(
    slot: SaveSlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(slot, 1, 2)
    slot.path.write_bytes(b"")
    monkeypatch.setattr(os, "replace", failing(errno.EACCES))
    loaded = slot.load(check)
    assert loaded is not None
    assert (loaded.value, loaded.newest, loaded.aside) == (1, False, ())
    assert "kept as" not in str(loaded.sentence)


CHILD = """
import sys
from pathlib import Path
from newvegas_desktop.family.save_slots import SaveSlot
slot = SaveSlot(Path(sys.argv[1]), "table")
assert slot.lock() is None, "a lock outlived its process"
number = int(sys.argv[2])
while True:
    number += 1
    slot.write(b"<%d %b>" % (number, b"x" * int(sys.argv[3])))
    print(number, flush=True)
"""


def test_killed_at_any_moment_the_last_step_or_the_one_before_is_there(tmp_path: Path) -> None:
    chance = random.Random(7)
    last = 0
    for _ in range(KILLS):
        with subprocess.Popen(
            [sys.executable, "-c", CHILD, str(tmp_path), str(last), str(SIZE)], cwd=ROOT, stdout=subprocess.PIPE
        ) as child:
            assert child.stdout is not None
            for _ in range(chance.randint(1, 12)):
                last = int(child.stdout.readline())
            # a moment within the next write, wherever it falls
            threading.Event().wait(chance.random() * 0.004)
            child.kill()
            rest = child.stdout.read().split()
        last = int(rest[-1]) if rest else last
        slot = SaveSlot(tmp_path, "table")
        assert slot.lock() is None
        loaded = slot.load(check)
        slot.unlock()
        assert loaded is not None
        # written is what was said to be, or already the next
        assert loaded.value in (last, last + 1)
        assert (loaded.newest, loaded.aside) == (True, ())
        last = loaded.value
        assert half_written(tmp_path) == []


HOLDER = """
import sys
from pathlib import Path
from newvegas_desktop.family.save_slots import SaveSlot
slot = SaveSlot(Path(sys.argv[1]), "table")
print(slot.lock(), flush=True)
sys.stdin.readline()
slot.unlock()
"""


def holder(folder: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def test_a_second_process_on_a_save_only_reads(slot: SaveSlot) -> None:
    write(slot, 1, 2)
    slot.unlock()
    with holder(slot.folder) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == "None\n"
        locked = slot.lock()
        assert locked is not None
        assert locked.pid == other.pid
        assert str(locked.sentence).startswith("table is open in another window")
        with pytest.raises(FileProblem, match="open in another window"):
            write(slot, 3)
        # what is damaged is not ours to set aside
        slot.path.write_bytes(b"<")
        loaded = slot.load(check)
        assert loaded is not None
        assert (loaded.value, loaded.newest, loaded.aside) == (1, False, ())
        assert "kept as" not in str(loaded.sentence)
        assert slot.path.read_bytes() == b"<"
        other.stdin.write("\n")
        other.stdin.flush()
    assert slot.lock() is None
    assert found(slot) == 1


def test_a_crashed_process_leaves_no_lock(slot: SaveSlot) -> None:
    with holder(slot.folder) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "None\n"
        assert slot.lock() is not None
        other.kill()
    assert (slot.folder / "table.lock").exists()
    assert slot.lock() is None
    write(slot, 1)


def test_two_windows_of_one_process_are_two(slot: SaveSlot) -> None:
    write(slot, 1)
    second = SaveSlot(slot.folder, "table")
    locked = second.lock()
    assert locked is not None
    assert locked.pid == os.getpid()
    assert found(second) == 1
    slot.unlock()
    slot.unlock()
    assert second.lock() is None
    assert second.lock() is None


def test_a_lock_removed_between_opening_and_locking_is_taken_again(
    slot: SaveSlot, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = save_slots._try_lock
    tries: list[int] = []

    def try_lock(handle: int) -> bool:
        if not tries:
            (slot.folder / "table.lock").unlink()
        tries.append(handle)
        return real(handle)

    monkeypatch.setattr(save_slots, "_try_lock", try_lock)
    assert slot.lock() is None
    assert len(tries) == 2
    assert SaveSlot(slot.folder, "table").lock() is not None


def test_a_disk_without_locks_is_played_on_all_the_same(slot: SaveSlot, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = types.SimpleNamespace(LOCK_EX=1, LOCK_NB=2, flock=failing(errno.ENOLCK))
    monkeypatch.setitem(sys.modules, "fcntl", fake)
    write(slot, 1)
    assert found(slot) == 1


class Windows:
    """Locks as Windows has them: a byte from where the file stands."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.held: dict[tuple[int, int], int] = {}

    def locking(self, handle: int, mode: int, length: int) -> None:
        assert (mode, length) == (self.LK_NBLCK, 1)
        place = os.fstat(handle).st_ino, os.lseek(handle, 0, os.SEEK_CUR)
        if place in self.held:
            raise PermissionError(errno.EACCES, "Permission denied")
        self.held[place] = handle


def test_the_lock_of_windows(slot: SaveSlot, monkeypatch: pytest.MonkeyPatch) -> None:
    windows = Windows()
    monkeypatch.setitem(sys.modules, "msvcrt", windows)
    monkeypatch.setattr(save_slots, "WINDOWS", True)
    write(slot, 1)
    assert [place for _, place in windows.held] == [2**30]
    locked = SaveSlot(slot.folder, "table").lock()
    assert locked is not None
    assert locked.pid == os.getpid()
    windows.held.clear()
    slot.unlock()
    assert names(slot.folder) == ["table.save"]
    assert SaveSlot(slot.folder, "table").lock() is None


def test_a_lock_that_does_not_say_whose_it_is(slot: SaveSlot) -> None:
    write(slot, 1)
    (slot.folder / "table.lock").write_bytes(b"?")
    locked = SaveSlot(slot.folder, "table").lock()
    assert locked is not None
    assert locked.pid is None


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    slot = SaveSlot(tmp_path / "file" / "saves", "table")
    with pytest.raises(FileProblem, match="cannot be written"):
        write(slot, 1)
    assert slot.load(check) is None
    assert saves(slot.folder) == []


def test_the_saves_of_a_folder_newest_first(tmp_path: Path) -> None:
    for number, name in enumerate(["Ada", "Ben. 2", "Cleo.previous"]):
        slot = SaveSlot(tmp_path, name)
        write(slot, number, number)
        os.utime(slot.path, (number, number))
        slot.unlock()
    (tmp_path / "foreign.txt").write_text("x", encoding="utf-8")
    (tmp_path / ".save").write_bytes(b"")
    (tmp_path / "Dan.damaged-1").write_bytes(b"")
    assert [info.name for info in saves(tmp_path)] == ["Cleo.previous", "Ben. 2", "Ada"]
    assert saves(tmp_path)[2].when.timestamp() == 0
    assert {info.size for info in saves(tmp_path)} == {len(payload(1))}
    (tmp_path / "Ada.save").unlink()
    assert "Ada" in [info.name for info in saves(tmp_path)]


HALF = """
import os, sys
from pathlib import Path
from newvegas_desktop.family.save_slots import SaveSlot

def stop(handle):
    print("half-written", flush=True)
    sys.stdin.readline()

os.fsync = stop
SaveSlot(Path(sys.argv[1]), sys.argv[2]).write(b"half")
"""


def kill_in_a_write(folder: Path, name: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HALF, str(folder), name], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline().strip() == b"half-written"
        child.kill()


def test_only_what_was_half_written_to_this_save_is_tidied_away(tmp_path: Path) -> None:
    kill_in_a_write(tmp_path, "a")
    (mine,) = half_written(tmp_path)
    # another save may have a name that looks like what is left of this one
    kill_in_a_write(tmp_path, "a.part-abcd_123")
    (other,) = set(half_written(tmp_path)) - {mine}
    foreign = ".a.part-abc"
    (tmp_path / foreign).touch()
    slot = SaveSlot(tmp_path, "a")
    slot.lock()
    assert half_written(tmp_path) == sorted([other, foreign])
    write(slot, 1)
    assert found(slot) == 1
    SaveSlot(tmp_path, "a.part-abcd_123").lock()
    assert half_written(tmp_path) == [foreign]


@pytest.mark.parametrize(
    "name",
    ["", " ", ".", "..", ".a", "a.", "a/b", "a\\b", "a:b", "a\nb", "a\0b", "nul", "COM1.x", "x" * 61, " a", "a "],
)
def test_names_that_some_system_would_not_have(tmp_path: Path, name: str) -> None:
    assert not is_name(name)
    with pytest.raises(FileProblem, match="cannot be the name of a save"):
        SaveSlot(tmp_path, name)


@pytest.mark.parametrize("name", ["a", "table 2", "Zoë & Łukasz", "a.b", "x" * 60, "null", "Ada's"])
def test_names_that_every_system_has(tmp_path: Path, name: str) -> None:
    slot = SaveSlot(tmp_path, name)
    write(slot, 1)
    assert [info.name for info in saves(tmp_path)] == [name]
