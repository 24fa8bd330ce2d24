"""Final score, projects: the values noted."""

import pytest

from newvegas_desktop.new_las_vegas.rules.score import project_points
from tests.scoring.positions import BOARD, score, sheet

PRINTED = {
    "P1": (8, 4),
    "P2": (9, 4),
    "P3": (10, 6),
    "P4": (8, 4),
    "P5": (10, 6),
    "P6": (9, 4),
    "P7": (8, 4),
    "V1": (8, 4),
    "V2": (9, 5),
    "V3": (9, 5),
    "V4": (11, 6),
    "V5": (11, 6),
    "V6": (6, 3),
    "V7": (10, 6),
    "Y1": (8, 4),
    "Y2": (8, 4),
    "Y3": (13, 7),
    "Y4": (10, 6),
    "Y5": (12, 6),
    "Y6": (14, 8),
    "Y7": (8, 4),
}


def test_all_21_projects_are_there() -> None:
    assert set(BOARD.projects) == set(PRINTED)


@pytest.mark.parametrize("project", PRINTED)
def test_first_value_later_value_or_nothing(project: str) -> None:
    first, later = PRINTED[project]
    assert project_points(BOARD, [project] * 3, (0, 1, 2)) == (0, first, later)


@pytest.mark.parametrize(
    ("done", "points"),
    [
        ((0, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (10, 0, 0)),
        ((0, 2, 0), (0, 3, 0)),
        ((0, 0, 1), (0, 0, 13)),
        ((2, 1, 2), (6, 6, 7)),
        ((1, 1, 1), (10, 6, 13)),
    ],
)
def test_each_project_counts_its_own_value(done: tuple[int, int, int], points: tuple[int, int, int]) -> None:
    found = score(sheet(projects=done), projects=("P3", "V6", "Y3"))
    assert found.projects == points
    assert found.projects_points == found.parts()["projects"] == sum(points)
