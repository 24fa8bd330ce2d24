"""What is shipped, what it needs, and what must never stand in a file."""

import ast
import email
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from packaging.requirements import Requirement

import newvegas_desktop

ROOT = Path(__file__).resolve().parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "packaging").glob("*.lock"))
# These fetch or are fetched, so no address at all may stand in them.
SET_UP_FILES = [ROOT / "pyproject.toml", ROOT / "Makefile", ROOT / ".ci" / "run", *(ROOT / "packaging").iterdir()]


def run(*command: str | Path) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout


def requirement(name: str) -> Requirement:
    found = [Requirement(line) for line in PYPROJECT["project"]["dependencies"]]
    return next(each for each in found if each.name.lower() == name.lower())


def project_files() -> list[Path]:
    """All files of the project: what git keeps or would keep; without git, all but what set-up and checks make."""
    try:
        names = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    except (OSError, subprocess.CalledProcessError):
        made = re.compile(
            r"(^|/)(\.venv[^/]*|\.[a-z_]+_cache|\.hypothesis|\.git|\.coverage.*|__pycache__|build|dist)(/|$)"
        )
        paths = (path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*"))
        names = [name for name in paths if not made.search(name)]
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


# The wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ".")
    (built,) = folder.glob("*.whl")
    return built


def test_wheel_carries_package_and_resources(wheel: Path, tmp_path: Path) -> None:
    shipped = {
        file.relative_to(ROOT).as_posix()
        for folder in ("newvegas_desktop", "resources")
        for file in project_files()
        if file.is_relative_to(ROOT / folder)
    }
    expected = {re.sub("^resources/", "newvegas_desktop/resources/", name) for name in shipped}
    assert any(name.startswith("newvegas_desktop/resources/") for name in expected)
    assert "newvegas_desktop/py.typed" in expected
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
        (metadata_name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = email.message_from_bytes(archive.read(metadata_name))
        archive.extractall(tmp_path)
    assert names == expected
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Version"] == newvegas_desktop.__version__

    # Unpacked far from the checkout, the package finds its own resources.
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from newvegas_desktop.resource_files import resource; print(resource())"
    )
    assert run(sys.executable, "-I", "-c", code, tmp_path).strip() == str(tmp_path / "newvegas_desktop" / "resources")


# What it needs


def test_version_is_said_once_in_each_place() -> None:
    assert PYPROJECT["project"]["version"] == newvegas_desktop.__version__


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_pins_every_requirement_with_hashes(lock: Path) -> None:
    entries = lock.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    assert entries
    for entry in entries:
        assert re.fullmatch(r"[\w.-]+==[\w.+!]+( ; [^#]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*", entry), entry


def test_lock_follows_the_project() -> None:
    pinned = dict(
        re.findall(r"^([\w.-]+)==([\w.+!]+)", (ROOT / "packaging/requirements.lock").read_text("utf-8"), re.MULTILINE)
    )
    for line in PYPROJECT["project"]["dependencies"]:
        wanted = Requirement(line)
        assert pinned[wanted.name.lower()] in wanted.specifier, f"{line}: run make lock"


def test_qt_6_12_is_kept_out() -> None:
    wanted = requirement("PySide6-Essentials").specifier
    assert "6.11.3" in wanted
    assert "6.12.0" not in wanted
    assert "6.12.1" not in wanted


def test_qt_keeps_its_references_to_none() -> None:
    """PySide6 6.12.0 gives None back once too often at each call, until Python 3.11 aborts."""
    from PySide6.QtCore import QObject

    thing = QObject()
    # Few enough calls that a Qt which loses them fails here, before it ends the whole run.
    calls = min(5_000, sys.getrefcount(None) // 4)
    before = sys.getrefcount(None)
    for _ in range(calls):
        thing.setObjectName("x")
    lost = before - sys.getrefcount(None)
    if sys.version_info >= (3, 12):
        assert lost == 0, "None is immortal, its count never moves"
    else:
        assert calls >= 500
        assert lost < calls // 10


# What must never stand in a file


def configured_hosts() -> Iterator[str]:
    """Hosts this machine's pip is told to ask."""
    for address in re.findall(r"[a-z]+://[^\s'\",]+", run(sys.executable, "-m", "pip", "config", "list")):
        host = urlsplit(address).hostname
        if host and host not in {"localhost", "127.0.0.1", "::1"}:
            yield host


def test_no_file_names_a_package_registry() -> None:
    # Put together here, so that this file does not name them either.
    known = [("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("crates", "io"), ("debian", "org")]
    hosts = {".".join(parts) for parts in known} | set(configured_hosts())
    found = [
        f"{file.relative_to(ROOT)}: {host}"
        for file in project_files()
        for host in sorted(hosts)
        if host.encode() in file.read_bytes().lower()
    ]
    assert not found


def test_set_up_names_no_address() -> None:
    options = re.compile(r"://|--(extra-)?index" + r"-url\b|--find" + r"-links\b")
    files = [file for file in SET_UP_FILES if file.is_file()]
    found = [file.name for file in files if options.search(file.read_text(encoding="utf-8"))]
    assert not found


# What may be imported where


def imported_roots(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("package", ["family", "new_las_vegas/rules", "new_las_vegas/bots"])
def test_imports_only_the_standard_library(package: str) -> None:
    allowed = sys.stdlib_module_names | {"newvegas_desktop"}
    found = [
        f"{file.relative_to(ROOT)}: {root}"
        for file in sorted((ROOT / "newvegas_desktop" / package).rglob("*.py"))
        for root in imported_roots(file)
        if root not in allowed
    ]
    assert not found
