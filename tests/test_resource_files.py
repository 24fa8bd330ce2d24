import sys
from pathlib import Path

import pytest

from newvegas_desktop import resource_files
from newvegas_desktop.resource_files import ResourceMissingError, read_bytes, read_text, resource


def put(folder: Path, text: str) -> None:
    """Write a resource `set/words.txt` with this text under `folder`."""
    file = folder / "set" / "words.txt"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty stand-in for the installed package's folder."""
    folder = tmp_path / "place" / "newvegas_desktop"
    folder.mkdir(parents=True)
    monkeypatch.setattr(resource_files, "PACKAGE_FOLDER", folder)
    return folder


@pytest.fixture
def bundle(tmp_path: Path, package: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty stand-in for the folder a frozen program unpacks to."""
    folder = tmp_path / "bundle"
    folder.mkdir()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(folder), raising=False)
    return folder


def test_this_checkout_has_its_resources() -> None:
    assert resource() == Path(__file__).resolve().parents[1] / "resources"


def test_checkout(package: Path) -> None:
    (package.parent / "pyproject.toml").touch()
    put(package.parent / "resources", "Straße – casino")
    assert read_text("set", "words.txt") == "Straße – casino"
    assert read_bytes("set", "words.txt") == "Straße – casino".encode()
    assert resource("set").is_dir()


def test_wheel(package: Path) -> None:
    put(package / "resources", "from the wheel")
    assert read_text("set", "words.txt") == "from the wheel"


def test_wheel_leaves_a_neighbours_resources_alone(package: Path) -> None:
    put(package.parent / "resources", "of another package")
    with pytest.raises(ResourceMissingError, match="no resources folder belongs to"):
        resource("set", "words.txt")


@pytest.mark.parametrize("inside", ["newvegas_desktop/resources", "resources"])
def test_frozen(bundle: Path, inside: str) -> None:
    put(bundle / inside, "frozen")
    assert read_text("set", "words.txt") == "frozen"


def test_frozen_with_its_data_beside_the_program(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys, "_MEIPASS")
    monkeypatch.setattr(sys, "executable", str(bundle / "newvegas"))
    put(bundle / "resources", "beside")
    assert read_text("set", "words.txt") == "beside"


def test_frozen_comes_before_the_package(bundle: Path, package: Path) -> None:
    put(package / "resources", "package")
    put(bundle / "resources", "frozen")
    assert read_text("set", "words.txt") == "frozen"


def test_missing_file_is_named_with_its_place(package: Path) -> None:
    put(package / "resources", "")
    with pytest.raises(ResourceMissingError) as error:
        read_bytes("set", "no.txt")
    assert str(error.value) == (
        f"resources/set/no.txt: not in {package / 'resources'}; install New Vegas Desktop again"
    )
