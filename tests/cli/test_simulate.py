"""Games between named players."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from newvegas_desktop.cli import simulate
from newvegas_desktop.cli.progress import Progress
from newvegas_desktop.new_las_vegas.records.files import read_records
from newvegas_desktop.new_las_vegas.records.model import Record
from newvegas_desktop.new_las_vegas.rules.score import PARTS
from tests.cli.calling import Caller

TIMING = ("seconds", "games_per_second")


def summary(call: Caller, *arguments: str) -> dict[str, Any]:
    """What a simulation says in JSON, but for its speed."""
    done = call("simulate", "--json", *arguments)
    assert done.code == 0
    found: dict[str, Any] = json.loads(done.out)
    assert all(found.pop(key) > 0 for key in TIMING)
    return found


def test_the_table(call: Caller) -> None:
    done = call("simulate", "--games", "3", "--seed", "5", "--seats", "random,random,random")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "3 games from seed 5, golf on, bank on"
    assert re.fullmatch(r"rounds   mean [\d.]+, \d+ to \d+", lines[1])
    assert re.fullmatch(r"ended by (track|projects|casinos)[a-z0-9, ]+", lines[2])
    assert lines[4].split()[-6:] == ["1", "random", "2", "random", "3", "random"]
    assert [line.split()[0] for line in lines[5:14]] == [*PARTS, "total"]
    assert lines[14].startswith("wins ")
    assert lines[15].startswith("shared wins ")
    assert re.fullmatch(r"[\d.]+ games a second", lines[-1])


def test_the_json(call: Caller) -> None:
    found = summary(call, "--games", "4")
    assert list(found) == ["games", "seed", "golf", "bank", "architect", "rounds", "ends", "seats", "steps"]
    assert (found["games"], found["seed"], found["golf"], found["bank"], found["architect"]) == (4, 1, True, True, None)
    assert [seat["player"] for seat in found["seats"]] == ["random", "random"]
    for seat in found["seats"]:
        assert list(seat["points"]) == [*PARTS, "total"]
        assert all(spread["min"] <= spread["mean"] <= spread["max"] for spread in seat["points"].values())
    assert sum(seat["wins"] for seat in found["seats"]) + found["seats"][0]["shared"] == 4
    assert sum(found["ends"].values()) >= 4


def test_without_golf_and_bank(call: Caller) -> None:
    found = summary(call, "--games", "3", "--no-golf", "--no-bank")
    assert (found["golf"], found["bank"]) == (False, False)
    assert all(seat["points"]["golf"] == {"mean": 0, "min": 0, "max": 0} for seat in found["seats"])
    done = call("simulate", "--games", "1", "--no-golf", "--no-bank")
    assert done.out.startswith("1 games from seed 1, golf off, bank off\n")


@pytest.mark.parametrize("name", ["lola", "3"])
def test_solo_against_an_architect(call: Caller, name: str) -> None:
    found = summary(call, "--games", "2", "--solo", name)
    assert found["architect"] == "lola"
    assert [seat["player"] for seat in found["seats"]] == ["random", "ACME"]
    assert sum(seat["wins"] for seat in found["seats"]) == 2
    assert call("simulate", "--games", "1", "--solo", name).out.startswith("1 games against lola from seed 1")


def test_the_same_seed_the_same_games(call: Caller) -> None:
    assert summary(call, "--games", "3", "--seed", "9") == summary(call, "--games", "3", "--seed", "9")
    assert summary(call, "--games", "3", "--seed", "9") != summary(call, "--games", "3", "--seed", "12")


def test_game_i_is_dealt_from_seed_plus_i(call: Caller, tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    call("simulate", "--games", "3", "--seed", "7", "--record", str(one))
    call("simulate", "--games", "1", "--seed", "9", "--record", str(two))
    assert one.read_bytes().splitlines()[2:] == two.read_bytes().splitlines()


def test_two_processes_come_to_the_same(call: Caller, tmp_path: Path) -> None:
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    apart = summary(call, "--games", "9", "--jobs", "2", "--record", str(two))
    assert apart == summary(call, "--games", "9", "--jobs", "1", "--record", str(one))
    assert one.read_bytes() == two.read_bytes()


@pytest.mark.parametrize(
    "options", [[], ["--no-golf", "--no-bank", "--seats", "random,random,random"], ["--solo", "5"]]
)
def test_records_are_written_and_can_be_scored(call: Caller, tmp_path: Path, options: list[str]) -> None:
    path = tmp_path / "games.jsonl"
    found = summary(call, "--games", "3", "--record", str(path), *options)
    records = [record for _, record in read_records(path)]
    assert [record.seed for record in records if isinstance(record, Record)] == [1, 2, 3]
    assert all(record.seats[0].player == "bot:random" for record in records if isinstance(record, Record))
    done = call("score", str(path))
    assert (done.code, done.err) == (0, "")
    totals = [int(line.split()[1]) for line in done.out.splitlines() if line.startswith("total ")]
    spread = found["seats"][0]["points"]["total"]
    assert (min(totals), max(totals)) == (spread["min"], spread["max"])
    assert summary(call, "--games", "3", *options) == found


def test_only_progress_goes_to_standard_error(call: Caller) -> None:
    done = call("simulate", "--games", "20")
    bar = r"\[[#.]{30}\] \d+/20 games"
    assert re.fullmatch(rf"({bar}\n){{11}}", done.err)
    assert "[" not in done.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["--seats", "nobody,random"],
            "there is no player 'nobody'; there are random, tourist, dealer, planner, tycoon.",
        ),
        (["--seats", "random,"], "there is no player ''; there are random, tourist, dealer, planner, tycoon."),
        (
            ["--seats", "Random,random"],
            "there is no player 'Random'; there are random, tourist, dealer, planner, tycoon.",
        ),
        (["--seats", "random"], "a table has 2 to 6 seats; name as many in --seats."),
        (["--seats", ",".join(["random"] * 7)], "a table has 2 to 6 seats; name as many in --seats."),
        (["--solo", "1", "--seats", "random,random"], "solo has one seat; name one player in --seats."),
        (
            ["--solo", "6"],
            "there is no architect '6'; there are dolores (1), marvin (2), lola (3), victor (4), queen (5).",
        ),
        (
            ["--solo", "Dolores Dune"],
            "there is no architect 'Dolores Dune'; there are dolores (1), marvin (2), lola (3), victor (4), queen (5).",
        ),
    ],
)
def test_wrong_players_and_architects(call: Caller, arguments: list[str], sentence: str) -> None:
    assert call("simulate", *arguments) == (2, "", f"newvegas: {sentence}\n")


def test_names_may_have_blanks_around_them(call: Caller) -> None:
    assert len(summary(call, "--games", "1", "--seats", " random , random,random ")["seats"]) == 3


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game may be played."""

    def play(job: object) -> None:
        raise AssertionError(f"a game was played: {job}")

    monkeypatch.setattr(simulate, "play", play)


@pytest.mark.usefixtures("no_games")
def test_a_folder_that_is_not_there_is_told_before_the_games(call: Caller, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "games.jsonl"
    done = call("simulate", "--games", "5", "--record", str(path))
    assert done.code == 1
    why = "no such file or directory"
    assert done.err == f"newvegas: {path} cannot be written ({why}); free some space or choose another folder.\n"


@pytest.mark.usefixtures("no_games")
@pytest.mark.parametrize("name", [".", "folder", "x" * 300])
def test_a_name_that_cannot_be_a_file_is_told_before_the_games(call: Caller, tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    assert call("simulate", "--games", "5", "--record", str(tmp_path / name)).code == 1


@pytest.mark.usefixtures("no_games")
def test_an_empty_architect_is_no_architect(call: Caller) -> None:
    assert call("simulate", "--games", "1", "--solo", "").code == 2


def test_an_old_file_stays_if_the_games_break_off(
    call: Caller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"old\n")
    played = simulate.play

    def stop(job: simulate.Job) -> simulate.Played:
        if job.seed == 3:
            raise KeyboardInterrupt
        return played(job)

    monkeypatch.setattr(simulate, "play", stop)
    done = call("simulate", "--games", "9", "--record", str(path))
    assert (done.code, done.out) == (130, "")
    assert done.err.endswith("newvegas: stopped.\n")
    assert path.read_bytes() == b"old\n"
    assert list(tmp_path.iterdir()) == [path]


class Terminal:
    """A stream that says it is a terminal."""

    def __init__(self) -> None:
        self.text = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.text += text
        return len(text)

    def flush(self) -> None:
        pass


def test_on_a_terminal_the_bar_is_redrawn_in_place() -> None:
    terminal = Terminal()
    with Progress(1000, "games", terminal) as progress:  # type: ignore[arg-type]
        for _ in range(1000):
            progress.step()
    drawn = terminal.text.split("\r")
    assert len(drawn) == 102
    assert drawn[1] == f"[{'.' * 30}] 0/1000 games"
    assert drawn[-1] == f"[{'#' * 30}] 1000/1000 games\n"
