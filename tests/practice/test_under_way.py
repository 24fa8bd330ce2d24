"""What was begun is kept and gone on with, and no second go counts as a first one."""

from pathlib import Path

import pytest

from newvegas_desktop.kept_file import KeptFile
from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.exercise import FREE_KEY, Key, Kind, Values
from newvegas_desktop.new_las_vegas.practice.generators import free, make
from newvegas_desktop.new_las_vegas.practice.progress import MOST_RESULTS, Progress
from newvegas_desktop.new_las_vegas.practice.under_way import UnderWay, resumed, under_way
from tests.practice.test_attempt import BOARD
from tests.practice.test_generators import drive_best


@pytest.mark.parametrize("kind", [Kind.TOUR, Kind.ERRAND, Kind.RESCUE, Kind.CARDS])
def test_an_attempt_is_kept_in_a_file_and_gone_on_with(tmp_path: Path, kind: Kind) -> None:
    attempt = drive_best(make(BOARD, Key(kind, 1, 3))).undo()
    file = KeptFile(tmp_path / "practice.json", Progress)
    file.save(Progress().with_under_way(under_way(attempt, True)))
    kept = file.load()[0].under_way
    assert kept is not None
    assert (kept.key, kept.first) == (Key(kind, 1, 3), True)
    again = resumed(BOARD, make(BOARD, kept.key), kept)
    assert (again.exercise, again.steps, again.peeked) == (attempt.exercise, attempt.steps, kind is Kind.CARDS)


def test_a_free_drive_keeps_its_values() -> None:
    values = Values(5, 4, 2, -6)
    attempt = Attempt(BOARD, free(BOARD, values)).draw(*drawn_first())
    kept = under_way(attempt, False)
    assert resumed(BOARD, free(BOARD), kept) == attempt


def drawn_first() -> tuple[int, int]:
    path = Attempt(BOARD, free(BOARD)).open_paths()[0]
    return path.via, path.to


def test_what_was_tampered_with_is_taken_as_far_as_the_rules_allow() -> None:
    via, to = drawn_first()
    kept = UnderWay(kind="free", level=1, seed=0, steps=[[via, to], [99, 99], None], values=[6, 3, 9, -10])
    attempt = resumed(BOARD, free(BOARD), kept)
    assert attempt.drawn == 1
    assert attempt.exercise == free(BOARD)
    assert kept.key == FREE_KEY


def test_what_was_begun_is_new_no_more() -> None:
    key = Key(Kind.TOUR, 1, 1)
    assert Progress().is_new(key)
    begun = Progress().with_begun(key)
    assert not begun.is_new(key)
    assert begun.is_new(Key(Kind.TOUR, 1, 2))
    assert begun.with_begun(key) == begun
    many = begun.model_copy(update={"begun": begun.begun * MOST_RESULTS})
    assert len(many.with_begun(Key(Kind.TOUR, 1, 2)).begun) == MOST_RESULTS
