"""Settings: typed, written whole or not at all, and never in the way of starting."""

import json
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from newvegas_desktop.ui.shell import settings as module
from newvegas_desktop.ui.shell.folders import config_folder, data_folder
from newvegas_desktop.ui.shell.settings import CHECKS, MOST_RECENT, BadSettings, Settings, SettingsStore


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "config" / "settings.json")


def test_without_a_file_the_defaults_hold_and_nothing_is_said(store: SettingsStore) -> None:
    assert store.load() == ""
    assert store.settings == Settings()
    assert not store.path.exists()


def test_a_change_is_there_after_the_next_start(store: SettingsStore) -> None:
    seats = ({"name": "Ada", "ink": "red", "player": "human"}, {"name": "", "ink": "blue", "player": "bot:random"})
    assert store.change(theme="dark", motion=False, pace="slow", seats=seats, recent=("/a b/ü.json",)) == ""
    again = SettingsStore(store.path)
    assert again.load() == ""
    assert again.settings == store.settings
    assert (again.settings.theme, again.settings.motion, again.settings.pace) == ("dark", False, "slow")
    assert [seat.name for seat in again.settings.seats] == ["Ada", ""]


def test_unknown_keys_stay_out(store: SettingsStore) -> None:
    store.path.parent.mkdir()
    store.path.write_text('{"version": 1, "theme": "dark", "colour_of_hat": "red"}')
    assert store.load() == ""
    store.change(motion=False)
    assert "colour_of_hat" not in json.loads(store.path.read_text())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"theme": "plaid"}',
        '{"motion": NaN}',
        '{"motion": 1}',
        '{"seats": [{}]}',
        '{"geometry": "<>"}',
        '{"version": "1"}',
        '{"version": 0}',
        '{"version": true}',
        "[" * 100_000,
        "\x00\x01\x02",
    ],
)
def test_a_damaged_file_is_set_aside_with_a_sentence(store: SettingsStore, text: str) -> None:
    store.path.parent.mkdir()
    store.path.write_text(text)
    sentence = store.load()
    aside = store.path.with_name("settings.damaged.json")
    assert str(aside) in sentence
    assert sentence.endswith(".")
    assert aside.read_text() == text
    assert store.settings == Settings()
    assert not store.path.exists()


def test_settings_of_a_newer_version_are_kept(store: SettingsStore) -> None:
    store.path.parent.mkdir()
    store.path.write_text('{"version": 99, "theme": "dark"}')
    sentence = store.load()
    assert "newer" in sentence
    assert store.path.with_name("settings.newer.json").exists()
    assert store.settings == Settings()


def test_older_settings_that_were_set_aside_are_kept(store: SettingsStore) -> None:
    store.path.parent.mkdir()
    for name in ("settings.damaged.json", "settings.damaged-2.json", "settings.damaged-3.json"):
        store.path.write_text(name)
        assert name in store.load()
    for path in store.path.parent.iterdir():
        assert path.read_text() == path.name


def test_an_older_version_is_migrated(store: SettingsStore, monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(old: dict[str, Any]) -> dict[str, Any]:
        return {"theme": old["board"]}

    monkeypatch.setattr(module, "VERSION", 2)
    monkeypatch.setitem(module.MIGRATIONS, 1, renamed)
    assert module._parsed(b'{"version": 1, "board": "dark"}') == Settings(theme="dark")
    assert module._parsed(b'{"version": 2, "theme": "dark"}') == Settings(theme="dark")


@given(data=st.binary(max_size=200))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_bytes_give_settings(store: SettingsStore, data: bytes) -> None:
    store.path.parent.mkdir(exist_ok=True)
    store.path.write_bytes(data)
    store.load()
    assert isinstance(store.settings, Settings)


def test_a_folder_in_the_way_is_said_and_does_no_harm(store: SettingsStore) -> None:
    store.path.mkdir(parents=True)
    assert store.load() != ""
    assert store.settings == Settings()


def test_what_cannot_be_written_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = SettingsStore(tmp_path / "file" / "settings.json")
    sentence = store.change(theme="dark")
    assert "cannot be written" in sentence
    assert store.settings.theme == "dark"


def test_a_wrong_change_is_a_mistake_of_ours(store: SettingsStore) -> None:
    with pytest.raises(BadSettings, match=r"^theme: "):
        store.change(theme="plaid")
    with pytest.raises(KeyError):
        store.change(colour_of_hat="red")
    assert store.settings == Settings()


def test_recent_files_come_once_and_newest_first(store: SettingsStore) -> None:
    for number in range(MOST_RECENT + 3):
        store.add_recent(Path(f"/g/{number}.json"))
    store.add_recent(Path("/g/5.json"))
    recent = store.settings.recent
    assert recent[:2] == ("/g/5.json", f"/g/{MOST_RECENT + 2}.json")
    assert len(recent) == len(set(recent)) == MOST_RECENT


def test_every_setting_is_checked() -> None:
    assert list(CHECKS) == [field.name for field in fields(Settings)]


def test_no_validation_library_is_loaded_for_them() -> None:
    """It would double the time from the start to the first picture."""
    code = "import sys, newvegas_desktop.ui.shell.main_window; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_home_holds_both_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NEWVEGAS_HOME", str(tmp_path))
    assert config_folder() == tmp_path / "config"
    assert data_folder() == tmp_path / "data"
    assert SettingsStore().path == tmp_path / "config" / "settings.json"
    monkeypatch.delenv("NEWVEGAS_HOME")
    assert config_folder().name == data_folder().name == "newvegas"
