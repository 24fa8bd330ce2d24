"""Results of solo games: each finished game once, the best for each architect, and a file that is never lost."""

from pathlib import Path

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.session import best_results
from newvegas_desktop.new_las_vegas.session.best_results import FILE, BestResults, Result, result_of
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from tests.present.screens import LOLA, play_solo, solo


@pytest.fixture(scope="module")
def finished() -> Session:
    table = solo(4, LOLA, bank=True)
    play_solo(table, Generator.named(4, "results"), 999)
    return table.session


def made(game: str, points: int, acme: int, *, takebacks: int = 0, golf: bool = True, bank: bool = True) -> Result:
    return Result(
        game=game,
        architect="lola",
        points=points,
        acme=acme,
        golf=golf,
        bank=bank,
        takebacks=takebacks,
        on="2026-11-18",
    )


def written(folder: Path, *results: Result) -> BestResults:
    kept = BestResults(folder)
    kept._file.save(best_results.Results(results=list(results)))
    return BestResults(folder)


def test_a_finished_game_is_kept_once(tmp_path: Path, finished: Session) -> None:
    kept = BestResults(tmp_path)
    assert kept.best("lola") == (None, 0, 0)
    assert kept.note(finished, "one")
    assert not kept.note(finished, "one")
    outcome = finished.game.outcome
    assert outcome is not None
    assert outcome.acme is not None
    for again in (kept, BestResults(tmp_path)):
        best, played, won = again.best("lola")
        assert best is not None
        assert (best.points, best.acme) == (outcome.scores[0].total, outcome.acme.total)
        assert (best.golf, best.bank) == (True, True)
        assert (played, won) == (1, int(0 in outcome.winners))
        assert again.best("dolores").played == 0


def test_the_same_cards_played_again_are_another_game(tmp_path: Path, finished: Session) -> None:
    kept = BestResults(tmp_path)
    kept.note(finished, "one")
    assert not kept.note(finished, "two")
    assert kept.best("lola").played == 2


@pytest.mark.parametrize(
    ("results", "best", "won"),
    [
        ((made("a", 100, 90), made("b", 120, 100)), "b", 2),
        ((made("a", 80, 90), made("b", 60, 61)), "b", 0),
        ((made("a", 90, 90), made("b", 60, 61)), "a", 0),
        ((made("a", 110, 100, takebacks=1), made("b", 100, 90)), "b", 2),
        ((made("a", 110, 100), made("b", 100, 90)), "a", 2),
        ((made("a", 130, 100, takebacks=1), made("b", 100, 90)), "a", 2),
        ((made("a", 130, 100, golf=False), made("b", 100, 90)), "b", 2),
        ((made("a", 100, 110), made("b", 130, 100, bank=False)), "a", 1),
    ],
)
def test_the_best_is_the_one_furthest_ahead(tmp_path: Path, results: tuple[Result, ...], best: str, won: int) -> None:
    found = written(tmp_path, *results).best("lola")
    assert found.best is not None
    assert (found.best.game, found.played, found.won) == (best, len(results), won)


def test_games_without_golf_or_bank_are_counted_but_have_no_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = written(tmp_path, made("a", 130, 100, golf=False), made("b", 90, 100, bank=False))
    assert found.best("lola") == (None, 2, 1)
    monkeypatch.setattr(best_results, "MOST", 1)
    assert [result.game for result in found._shortened(found._kept.results)] == ["b"]


def test_taking_back_is_noted() -> None:
    table = solo(4, LOLA)
    play_solo(table, Generator.named(4, "results"), 3)
    table.command("take_back")
    table.activate("button:confirm")
    play_solo(table, Generator.named(4, "results"), 999)
    result = result_of(table.session, "one", "2026-11-18")
    assert result.takebacks == 1
    assert not result.unaided


def test_only_finished_solo_games_have_a_result(finished: Session) -> None:
    assert result_of(finished, "one", "2026-11-18").unaided
    with pytest.raises(ValueError, match="no finished solo game"):
        result_of(solo(4).session, "one", "2026-11-18")
    with pytest.raises(ValueError, match="no finished solo game"):
        result_of(Session.new(standard_board(), [Seat("Ada"), Seat("Bob")], 1), "one", "2026-11-18")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"version": 1, "results": [{"points": "many"}]}'])
def test_a_damaged_file_is_set_aside(tmp_path: Path, data: bytes, finished: Session) -> None:
    (tmp_path / FILE).write_bytes(data)
    kept = BestResults(tmp_path)
    assert kept.set_aside is not None
    assert kept.set_aside.why == "damaged"
    assert kept.set_aside.path.read_bytes() == data
    assert kept.note(finished, "one")
    assert BestResults(tmp_path).best("lola").played == 1


def test_a_file_of_a_newer_version_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"version": 99}')
    kept = BestResults(tmp_path)
    assert kept.set_aside is not None
    assert kept.set_aside.why == "newer"


def test_a_folder_that_cannot_be_written_gives_a_sentence(tmp_path: Path, finished: Session) -> None:
    (tmp_path / "data").write_text("in the way")
    kept = BestResults(tmp_path / "data")
    with pytest.raises(FileProblem):
        kept.note(finished, "one")
    assert kept.best("lola").played == 1


def test_the_oldest_results_go_but_never_a_best_one(
    tmp_path: Path, finished: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(best_results, "MOST", 3)
    kept = written(tmp_path, made("a", 200, 1), made("b", 2, 1), made("c", 3, 1))
    kept.note(finished, "d")
    assert [result.game for result in kept._kept.results] == ["a", "c", "d"]
