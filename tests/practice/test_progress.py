"""Progress is kept on this machine, and a damaged or full disk is said in a sentence."""

from datetime import date
from pathlib import Path

import pytest

from newvegas_desktop.family.files import FileProblem
from newvegas_desktop.kept_file import KeptFile
from newvegas_desktop.new_las_vegas.practice.codes import code
from newvegas_desktop.new_las_vegas.practice.exercise import Key, Kind
from newvegas_desktop.new_las_vegas.practice.generators import make
from newvegas_desktop.new_las_vegas.practice.progress import MOST_RESULTS, Progress
from newvegas_desktop.new_las_vegas.practice.review import Review, review
from tests.practice.test_attempt import BOARD
from tests.practice.test_generators import drive_best

DAY = date(2026, 11, 18)


def judged(seed: int, finished: bool = True) -> Review:
    attempt = drive_best(make(BOARD, Key(Kind.TOUR, 1, seed)))
    return review(attempt if finished else attempt.undo())


def test_results_and_bests_are_added() -> None:
    empty = Progress()
    one = empty.with_review(judged(1, finished=False), DAY, True)
    two = one.with_review(judged(2), DAY, True)
    assert empty.results == []
    assert [result.percent for result in two.course(Kind.TOUR, 1)] == [0, 100]
    best = two.best(Kind.TOUR, 1)
    assert best is not None
    assert (best.stars, best.percent, best.count) == (3, 100, 2)
    assert two.best(Kind.TOUR, 2) is None
    assert two.course(Kind.ERRAND, 1) == []


def test_only_the_first_go_counts_for_stars() -> None:
    progress = Progress().with_review(judged(1, finished=False), DAY, True).with_review(judged(1), DAY, True)
    assert [result.first for result in progress.results] == [True, False]
    best = progress.best(Kind.TOUR, 1)
    assert best is not None
    assert best.stars == 0
    shown = Progress().with_review(judged(1), DAY, False)
    assert shown.best(Kind.TOUR, 1) is None
    first = progress.first_go(code(Key(Kind.TOUR, 1, 1)))
    assert first is not None
    assert first.percent == 0


def test_cards_seen_beforehand_do_not_count() -> None:
    attempt = drive_best(make(BOARD, Key(Kind.CARDS, 1, 1)))
    progress = Progress().with_review(review(attempt.undo().redo()), DAY, True)
    assert [result.first for result in progress.results] == [False]


def test_old_results_are_forgotten_and_the_best_is_not() -> None:
    one = judged(1)
    progress = Progress().with_review(one, DAY, True)
    progress = progress.model_copy(update={"results": progress.results * (MOST_RESULTS + 5)})
    progress = progress.with_review(judged(2), DAY, True)
    assert len(progress.results) == MOST_RESULTS
    best = progress.best(Kind.TOUR, 1)
    assert best is not None
    assert best.count == 2


def test_it_is_kept_in_a_file(tmp_path: Path) -> None:
    file = KeptFile(tmp_path / "practice.json", Progress)
    progress = Progress(tell_no_way=True).with_review(judged(1), DAY, True)
    file.save(progress)
    assert file.load() == (progress, None)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"results": 5}', '{"results": [{"kind": "golf"}]}'])
def test_a_damaged_file_is_set_aside(tmp_path: Path, text: str) -> None:
    path = tmp_path / "practice.json"
    path.write_text(text)
    progress, aside = KeptFile(path, Progress).load()
    assert progress == Progress()
    assert aside is not None
    assert aside.why == "damaged"
    assert aside.path.read_text() == text


def test_a_place_that_cannot_be_written_is_a_problem_not_a_crash(tmp_path: Path) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file where a folder should be")
    with pytest.raises(FileProblem):
        KeptFile(wall / "practice.json", Progress).save(Progress())
