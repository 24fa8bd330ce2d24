"""`newvegas routes`: exact answers on the command line."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from newvegas_desktop.cli.main import main
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.routes import solver
from newvegas_desktop.new_las_vegas.rules import limousine
from newvegas_desktop.new_las_vegas.rules.places import INTERSECTION_BY_TEXT

GAMES = Path(__file__).parents[1] / "golden" / "games.jsonl"


def _first_table_game(folder: Path) -> Path:
    for line in GAMES.read_text(encoding="utf-8").splitlines():
        if json.loads(line)["mode"] == "table":
            path = folder / "game.json"
            path.write_text(line, encoding="utf-8")
            return path
    raise AssertionError("no game at a table among the golden ones")


def test_the_best_closed_route_is_a_legal_tour(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["routes", "best", "--paths", "6", "--closed", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    best, roads = told["best"], standard_board().roads
    route = [INTERSECTION_BY_TEXT[text] for text in best["route"]]
    blocks = [roads.joining[pair] for pair in pairwise(route)]
    assert route[0] == route[-1] == roads.light
    assert len(set(blocks)) == len(blocks) == 2 * best["paths"]
    assert best["value"] == 3 * len(best["carpets"])
    assert told["by_paths"][0] == 0
    assert max(value for value in told["by_paths"] if value is not None) == best["value"]


def test_only_open_casinos_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["routes", "best", "--paths", "8", "--closed", "--vip", "9", "--open", "2.5"]) == 0
    told = capsys.readouterr().out
    assert "value   9\n" in told
    assert "carpets 2.5\n" in told


def test_a_missing_path_costs_what_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    values = []
    for missing in ("-10", "0"):
        assert main(["routes", "best", "--paths", "1", "--missing", missing, "--json"]) == 0
        values.append(json.loads(capsys.readouterr().out)["best"]["value"])
    assert values[0] < values[1]


def test_the_way_home_of_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = str(_first_table_game(tmp_path))
    assert main(["routes", "home", "--record", game, "--round", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"missing": 0, "route": []}
    assert main(["routes", "home", "--record", game]) == 0
    assert capsys.readouterr().out.startswith(("missing", "no legal way"))
    assert main(["routes", "best", "--paths", "4", "--record", game]) == 0
    assert capsys.readouterr().out.startswith("value")


def test_of_the_ways_home_the_best_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    # over 1.5 and 1.4 it is as short, and a carpet less
    assert main(["routes", "home", "--record", str(GAMES), "--game", "4", "--round", "11", "--seat", "1"]) == 0
    assert capsys.readouterr().out == "missing 3\nroute   I3.5 I4.5 I4.4 I4.3 I4.2 I3.2 I2.2\n"


def test_what_was_driven_before_is_told_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = str(_first_table_game(tmp_path))
    assert main(["routes", "best", "--paths", "4", "--record", game]) == 0
    told = dict(line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert told["onward"].split()[0] == told["driven"].split()[-1]
    assert told["driven"].split()[0] == "I2.2"
    assert told["value"].endswith(" (of the whole route)")
    assert told["carpets"].endswith(" (of the whole route)")
    assert told["paths"].endswith(" more")


@pytest.mark.parametrize(("missing", "words"), [(1, "1 missing path counts"), (3, "3 missing paths count")])
def test_no_way_home(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], missing: int, words: str
) -> None:
    monkeypatch.setattr(solver, "best_way_home", lambda *_: None)
    monkeypatch.setattr(limousine, "missing_paths", lambda *_: missing)
    assert main(["routes", "home", "--record", str(GAMES), "--game", "1"]) == 0
    assert capsys.readouterr().out == f"no legal way is left; {words}\n"


def test_the_help_says_where_a_record_changes_what_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["routes", "best", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    for words in (
        "worth of a vip carpet (default 3; with --record as the sheet has it)",
        "worth of a mafia carpet (default 0)",
        "worth of a missing path (default -10; with --record as the sheet has it)",
        "(default all; with --record those open on the sheet)",
    ):
        assert words in said


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["home", "--record", str(GAMES)], 2, "holds several games; say which one with --game N"),
        (["home", "--record", str(GAMES), "--game", "999"], 1, "no game 999"),
        (["home", "--game", "2"], 2, "--game goes with --record"),
        (["best", "--paths", "3", "--open", "9.9"], 2, "is no casino"),
        (["best", "--paths", "99"], 2, "from 0 to 35"),
        (["best", "--paths", "3", "--round", "2"], 2, "--round goes with --record"),
        (["home", "--record", "nowhere.json"], 1, "cannot be read"),
        (["home", "--record", "{game}", "--round", "199"], 1, "no round 199"),
        (["home", "--record", "{game}", "--seat", "6"], 1, "no seat 6"),
    ],
)
def test_what_is_wrong_is_said(
    words: list[str], code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = str(_first_table_game(tmp_path))
    try:
        ended = main(["routes", *(word.replace("{game}", game) for word in words)])
    except SystemExit as exit_:
        ended = int(exit_.code or 0)
    assert ended == code
    assert said in capsys.readouterr().err
