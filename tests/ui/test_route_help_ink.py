"""The route help over the city: its captions have room, its lines leave the car and the light free."""

import pytest
from PySide6.QtCore import QPointF

from newvegas_desktop.new_las_vegas.present.route_help import RouteHelpView
from newvegas_desktop.ui.new_las_vegas import geometry
from newvegas_desktop.ui.new_las_vegas import route_help_ink as ink
from newvegas_desktop.ui.paint.text import wrapped

pytestmark = pytest.mark.usefixtures("qapp")

HOME = "Way home: 12 paths, then −123"
ONWARD = "Best of 20 more paths: −123 if its casinos open"
WAY = ((3, 3), (3, 2), (2, 2))
VIEW = RouteHelpView((2, 2), WAY, ((3, 3), (3, 4), (3, 5)), HOME, ONWARD, 20)


def test_captions_cover_no_hole_and_no_casino() -> None:
    rects = [ink.home_rect(VIEW), ink.onward_rect(VIEW)]
    for rect in rects:
        assert not any(rect.intersects(geometry.hole_rect(avenue)) for avenue in range(2, 11))
        assert not any(rect.intersects(geometry.lot_rect((1, avenue))) for avenue in range(2, 11))
        assert not rect.intersects(geometry.street_rect(1))
        assert geometry.sheet_rect().contains(rect)
    assert all(rects[1].contains(button) for button in ink.route_buttons(VIEW).values())


@pytest.mark.parametrize(
    ("words", "room", "lines"),
    [
        (HOME, ink.home_rect(VIEW).width() - 13, 3),
        ("No way home: 12 paths missing, −123", ink.home_rect(VIEW).width() - 13, 3),
        ("The limousine has not left the light.", ink.home_rect(VIEW).width() - 13, 3),
        (ONWARD, ink.onward_rect(VIEW).width() - 13, 4),
        ("No better with 20 more paths: −123", ink.onward_rect(VIEW).width() - 13, 4),
    ],
)
def test_captions_are_read_whole_and_large_enough(words: str, room: float, lines: int) -> None:
    rows, size = wrapped(words, ink._WORDS, room, lines)
    assert " ".join(rows) == words
    assert size >= 15


def test_lines_leave_the_car_and_the_light_free() -> None:
    for places in (WAY, tuple(reversed(WAY))):
        path = ink._line(places, 0, (2, 2))
        ends = path.elementAt(0), path.elementAt(path.elementCount() - 1)
        for end, place in zip(ends, (places[0], places[-1]), strict=True):
            away = (QPointF(end.x, end.y) - geometry.intersection_point(place)).manhattanLength()
            # a line ends at its lamp, but where that is the light
            assert away == (0 if end is ends[1] and place != (2, 2) else ink.SHORT)
