"""The command as a whole: help, version, wrong usage, and nothing that ends in a traceback."""

import re

import pytest

from newvegas_desktop import __version__
from tests.cli.calling import Caller

COMMANDS = ("simulate", "score", "perft", "architects")


def test_without_arguments_the_window_is_opened(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    from newvegas_desktop.cli import window

    asked: list[object] = []

    def opened(options: object) -> int:
        asked.append(options)
        return 0

    # no test may open a real one: it would wait for a hand to close it
    monkeypatch.setattr(window, "_window", opened)
    assert call() == (0, "", "")
    assert len(asked) == 1


def test_version(call: Caller) -> None:
    assert call("--version") == (0, f"newvegas {__version__}\n", "")


def test_help_lists_every_command(call: Caller) -> None:
    done = call("--help")
    assert done.code == 0
    assert all(re.search(rf"\b{command}\b", done.out) for command in COMMANDS)
    assert "example: newvegas" in done.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_a_command_has_an_example(call: Caller, command: str) -> None:
    done = call(command, "--help")
    assert (done.code, done.err) == (0, "")
    assert f"example: newvegas {command}" in done.out


@pytest.mark.parametrize(
    "arguments",
    [
        ["play"],
        ["\0"],
        ["\ud800"],
        ["--nothing"],
        ["simulate", "--nothing"],
        ["simulate", "extra"],
        ["simulate", "--games"],
        ["score"],
        ["score", "--json", "x"],
        ["perft"],
        ["perft", "--routes", "0"],
        ["perft", "--routes", "13"],
        ["perft", "--routes", "-4"],
        ["perft", "--routes", "four"],
        ["perft", "--routes", "4", "--turns"],
        ["perft", "--turns"],
        ["perft", "--routes", "4", "--record", "x.json"],
        ["architects", "1"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "-1"],
        ["simulate", "--games", ""],
        ["simulate", "--games", "1e3"],
        ["simulate", "--games", "1.5"],
        ["simulate", "--games", "9" * 5000],
        ["simulate", "--games", "10000001"],
        ["simulate", "--seed", "-1"],
        ["simulate", "--seed", str(2**63 + 1)],
        ["simulate", "--seed", "seven"],
        ["simulate", "--jobs", "0"],
        ["simulate", "--jobs", "257"],
        ["simulate", "--seats", "\0,\0"],
    ],
)
def test_wrong_usage_exits_with_2_and_says_why(call: Caller, arguments: list[str]) -> None:
    done = call(*arguments)
    assert done.code == 2
    assert done.out == ""
    last = done.err.splitlines()[-1]
    assert last.startswith("newvegas")
    assert ": " in last
    assert len(last) < 200


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--games", "0", "it must be from 1 to 10000000"),
        ("--games", "x", "'x' is not a whole number"),
        ("--jobs", "1000", "it must be from 1 to 256"),
    ],
)
def test_numbers_out_of_range(call: Caller, option: str, value: str, sentence: str) -> None:
    done = call("simulate", option, value)
    assert done.err.endswith(f"newvegas simulate: error: argument {option}: {sentence}\n")


def test_perft_names_the_options_that_belong_together(call: Caller) -> None:
    assert call("perft", "--turns").err.endswith("error: --turns needs --record FILE\n")
    assert call("perft", "--routes", "2", "--record", "x").err.endswith("error: --record goes with --turns\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "a\0b.json"],
        ["score", "a\0b.jsonl"],
        ["score", ""],
        ["score", "\ud800"],
        ["score", "x" * 5000],
        ["score", "/"],
        ["score", "/dev/null"],
        ["perft", "--turns", "--record", "a\0b"],
        ["perft", "--turns", "--record", "/"],
        ["perft", "--turns", "--record", "nowhere.jsonl"],
        ["simulate", "--games", "1", "--record", "a\0b"],
        ["simulate", "--games", "1", "--record", "/nowhere/at/all.jsonl"],
        ["simulate", "--games", "1", "--record", "\ud800.jsonl"],
    ],
)
def test_files_that_cannot_be_used_exit_with_1_and_one_sentence(call: Caller, arguments: list[str]) -> None:
    done = call(*arguments)
    assert done.code == 1
    assert done.out == ""
    assert re.fullmatch(r"newvegas: [^\n]*\.\n", done.err)


def test_a_damaged_installation_is_one_sentence(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    from newvegas_desktop.new_las_vegas.printed import architects_file
    from newvegas_desktop.resource_files import ResourceMissingError

    def missing(*parts: str) -> bytes:
        raise ResourceMissingError(f"resources/{'/'.join(parts)}: not there; install New Vegas Desktop again")

    monkeypatch.setattr(architects_file, "read_bytes", missing)
    architects_file.architects.cache_clear()
    try:
        done = call("architects")
    finally:
        architects_file.architects.cache_clear()
    assert done.code == 1
    assert done.err == "newvegas: resources/new_las_vegas/architects.json: not there; install New Vegas Desktop again\n"


@pytest.mark.parametrize("command", ["architects", "simulate --solo 1 --games 1"])
def test_damaged_architects_are_one_sentence(call: Caller, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    from newvegas_desktop.new_las_vegas.printed import architects_file

    monkeypatch.setattr(architects_file, "read_bytes", lambda *_: b"{")
    architects_file.architects.cache_clear()
    try:
        done = call(*command.split())
    finally:
        architects_file.architects.cache_clear()
    assert done.code == 1
    assert done.err == "newvegas: The architects are wrong: it breaks off at line 1, column 2.\n"


@pytest.mark.parametrize("command", ["perft --routes 1", "simulate --games 1", "score nowhere.json"])
def test_damaged_figures_are_one_sentence(call: Caller, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    from newvegas_desktop.new_las_vegas.printed import figures_file

    monkeypatch.setattr(figures_file, "read_bytes", lambda *_: b"{")
    figures_file.standard_board.cache_clear()
    try:
        done = call(*command.split())
    finally:
        figures_file.standard_board.cache_clear()
    assert done.code == 1
    assert done.err.endswith("newvegas: The figures are wrong: it breaks off at line 1, column 2.\n")


@pytest.mark.parametrize("option", [("--scale", "2"), ("--round", "3"), ("--theme", "dark")])
def test_what_belongs_to_a_picture_is_refused_without_one(call: Caller, option: tuple[str, str]) -> None:
    done = call(*option)
    assert done.code == 2
    assert done.err.endswith(f"error: {option[0]} goes with --screenshot\n")


def test_every_board_can_be_asked_for() -> None:
    from newvegas_desktop.cli.window import BOARDS
    from newvegas_desktop.ui.paint.themes import THEMES

    assert tuple(THEMES) == BOARDS
