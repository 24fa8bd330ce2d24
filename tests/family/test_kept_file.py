import json
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import Field

from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.kept_file import KeptFile, SetAside
from newvegas_desktop.strict_json import BadJson, StrictModel, check_model


class Scores(StrictModel):
    best: dict[str, int] = Field(default_factory=dict)


def doubled(value: dict[str, Any]) -> dict[str, Any]:
    return {"best": {name: 2 * points for name, points in value["best"].items()}}


def test_what_is_saved_is_there_again(tmp_path: Path) -> None:
    kept = KeptFile(tmp_path / "new" / "scores.json", Scores)
    assert kept.load() == (Scores(), None)
    kept.save(Scores(best={"Zoë": 120}))
    assert kept.load() == (Scores(best={"Zoë": 120}), None)


def test_an_older_file_is_migrated_step_by_step(tmp_path: Path) -> None:
    path = tmp_path / "scores.json"
    path.write_text('{"version": 1, "best": {"a": 3}}')
    kept = KeptFile(path, Scores, version=3, migrations={1: doubled, 2: doubled})
    assert kept.load() == (Scores(best={"a": 12}), None)
    kept.save(Scores(best={"a": 12}))
    assert json.loads(path.read_text())["version"] == 3


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "damaged"),
        ("[]", "damaged"),
        ('{"best": {"a": "three"}}', "damaged"),
        ('{"version": 0}', "damaged"),
        ('{"version": true}', "damaged"),
        ('{"version": 2}', "newer"),
    ],
)
def test_a_bad_file_is_set_aside_and_never_lost(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "scores.json"
    kept = KeptFile(path, Scores)
    for name in (f"scores.{why}.json", f"scores.{why}-2.json", f"scores.{why}-3.json"):
        path.write_text(text)
        assert kept.load() == (Scores(), SetAside(why, tmp_path / name))  # type: ignore[arg-type]
        assert (tmp_path / name).read_text() == text
        assert not path.exists()


def test_a_folder_in_its_place_is_said(tmp_path: Path) -> None:
    path = tmp_path / "scores.json"
    path.mkdir()
    kept = KeptFile(path, Scores)
    assert kept.load() == (Scores(), SetAside("unreadable", path))
    with pytest.raises(FileProblem):
        kept.save(Scores())


class Pairs(StrictModel):
    even: Annotated[int, Field(multiple_of=2)]


def test_a_fault_of_a_rare_kind_is_in_our_words_too() -> None:
    with pytest.raises(BadJson, match=r"^even: is not allowed \(it is 3\)$"):
        check_model(Pairs, {"even": 3})
