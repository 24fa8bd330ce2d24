"""How hard the architects are: the table, the data, and what the program keeps of it."""

import json
import re

import pytest

from newvegas_desktop.cli import calibrate
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.printed.calibration_file import Measured, figures_mark, parse_calibration
from tests.cli.calling import Caller

CARDS = architects()


@pytest.fixture
def known_games(monkeypatch: pytest.MonkeyPatch) -> list[calibrate.Job]:
    """Games of which it is known how they end: of a hundred the first 94, 63, 50, 30 and 16 are won."""
    wins = dict(zip((card.id for card in CARDS), (94, 63, 50, 30, 16), strict=True))
    jobs: list[calibrate.Job] = []

    def play(job: calibrate.Job) -> calibrate.Played:
        jobs.append(job)
        won = job.seed - 7 < wins[job.architect.id]
        return calibrate.Played(won, 110 if won else 90, 100, 30 + job.seed % 2)

    monkeypatch.setattr(calibrate, "play", play)
    return jobs


def test_the_table(call: Caller, known_games: list[calibrate.Job]) -> None:
    done = call("calibrate", "--games", "100", "--seed", "7")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0].startswith("100 games against each architect from seed 7, golf on, bank on;")
    assert re.split(r"  +", lines[3]) == [
        "1 Dolores Dune",
        "94.0 % (87.5 … 97.2)",
        "90 %",
        "yes",
        "108.8",
        "100.0",
        "30.5",
    ]
    # the second misses its 70 by 7
    assert [re.split(r"  +", line)[3] for line in lines[3:]] == ["yes", "no", "yes", "yes", "yes"]
    assert done.err.endswith("500/500 games\n")


def test_all_are_played_with_the_same_cards(call: Caller, known_games: list[calibrate.Job]) -> None:
    call("calibrate", "--games", "3", "--seed", "7")
    assert [(job.architect.level, job.seed) for job in known_games] == [(n, s) for n in range(1, 6) for s in (7, 8, 9)]


@pytest.mark.usefixtures("known_games")
def test_the_json_is_the_file_the_program_keeps(call: Caller) -> None:
    done = call("calibrate", "--games", "100", "--seed", "7", "--json")
    found = json.loads(done.out)
    assert (found["player"], found["games"], found["seed"]) == ("planner", 100, 7)
    assert found["architects"][1] == {
        "id": "marvin",
        "figures": figures_mark(CARDS[1]),
        "aim": 70,
        "won": 63,
        "points": 102.6,
        "acme": 100.0,
        "rounds": 30.5,
        "first": {"points": 110, "acme": 100, "rounds": 31},
    }
    assert parse_calibration(done.out.encode())[figures_mark(CARDS[1])] == Measured("planner", 100, 63, 70)


def test_real_games_in_two_processes_are_those_of_a_simulation(call: Caller) -> None:
    done = call("calibrate", "--games", "1", "--seed", "3", "--json", "--jobs", "2")
    assert done.code == 0
    results = json.loads(done.out)["architects"]
    assert [result["won"] for result in results] == [int(result["points"] > result["acme"]) for result in results]
    simulated = json.loads(
        call("simulate", "--solo", "2", "--seats", "planner", "--games", "1", "--seed", "3", "--json").out
    )
    assert [seat["points"]["total"]["mean"] for seat in simulated["seats"]] == [
        results[1]["points"],
        results[1]["acme"],
    ]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "argument --games: it must be from 1 to 1000000"),
        (["--games", "many"], "argument --games: 'many' is not a whole number"),
        (["--seed", "-1"], "argument --seed: it must be from 0 to"),
        (["--jobs", "0"], "argument --jobs: it must be from 1 to 256"),
        (["lola"], "unrecognized arguments: lola"),
    ],
)
def test_wrong_usage(call: Caller, arguments: list[str], sentence: str) -> None:
    done = call("calibrate", *arguments)
    assert (done.code, done.out) == (2, "")
    assert sentence in done.err


def test_it_can_be_stopped(call: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(job: calibrate.Job) -> calibrate.Played:
        raise KeyboardInterrupt

    monkeypatch.setattr(calibrate, "play", play)
    done = call("calibrate")
    assert (done.code, done.out) == (130, "")
    assert done.err.splitlines()[-1] == "newvegas: stopped."
