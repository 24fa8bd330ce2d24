"""The end of the game: each of the three ways alone, all at once, and just not yet."""

from __future__ import annotations

import pytest

from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.outcome import End
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.reasons import Code
from newvegas_desktop.new_las_vegas.rules.sheet import DONE_FIRST, DONE_LATER, NOT_DONE, Sheet

from .positions import ALL_CASINOS, CRANES, assert_illegal, finish_round, happened, make_sheet, play, table

OFFERS = "9-inauguration 9-construction 9-show"
P7 = ("P7", "V1", "Y5")
BUT_ONE = {lot: int(lot.split(".")[1]) for lot in ALL_CASINOS if lot not in CRANES and lot != "4.9"}
"""Everything that is built but 4.9 is open."""
CLOSED = ("choose 2", "open 4.9", "confirm")
INAUGURATED = ("choose 0", "open 4.9", "inauguration", "confirm")
TWO_DONE = (NOT_DONE, DONE_FIRST, DONE_LATER)

ENDS: list[tuple[str, Sheet, tuple[str, ...], tuple[End, ...]]] = [
    ("track", make_sheet(checked=13), INAUGURATED, (End.TRACK,)),
    ("track-not-at-box-13", make_sheet(checked=12), INAUGURATED, ()),
    ("track-not-without-the-effect", make_sheet(checked=13), CLOSED, ()),
    ("track-with-all-groups-circled", make_sheet(checked=13, circled=6), INAUGURATED, (End.TRACK,)),
    ("projects", make_sheet(checked=9, projects=TWO_DONE), INAUGURATED, (End.PROJECTS,)),
    ("projects-not-with-two", make_sheet(checked=8, projects=TWO_DONE), INAUGURATED, ()),
    ("casinos-under-construction-do-not-count", make_sheet(BUT_ONE), CLOSED, (End.CASINOS,)),
    ("casinos-built-ones-count", make_sheet(BUT_ONE, built=("3.11",)), CLOSED, ()),
    (
        "casinos-one-built-this-turn-counts",
        make_sheet(BUT_ONE),
        ("choose 1", "open 4.9", "construction 2.4", "confirm"),
        (),
    ),
    (
        "casinos-one-built-and-extended-this-turn",
        make_sheet(BUT_ONE),
        ("choose 1", "open 4.9", "construction 4.8", "extend 4.8 from 4.9", "confirm"),
        (End.CASINOS,),
    ),
    (
        "casinos-all-of-the-city",
        make_sheet({**BUT_ONE, **{lot: int(lot.split(".")[1]) for lot in CRANES}}),
        CLOSED,
        (End.CASINOS,),
    ),
    (
        "track-and-projects",
        make_sheet(checked=13, circled=2, projects=TWO_DONE),
        INAUGURATED,
        (End.TRACK, End.PROJECTS),
    ),
    ("track-and-casinos", make_sheet(BUT_ONE, checked=13, circled=3), INAUGURATED, (End.TRACK, End.CASINOS)),
    (
        "all-three-at-once",
        make_sheet(BUT_ONE, checked=13, circled=2, projects=TWO_DONE),
        INAUGURATED,
        (End.TRACK, End.PROJECTS, End.CASINOS),
    ),
]


@pytest.mark.parametrize(("sheet", "steps", "reasons"), [pytest.param(*row[1:], id=row[0]) for row in ENDS])
@pytest.mark.parametrize("seat", [0, 1], ids=["first-seat", "last-seat"])
def test_end(sheet: Sheet, steps: tuple[str, ...], reasons: tuple[End, ...], seat: int) -> None:
    sheets = [make_sheet(), make_sheet()]
    sheets[seat] = sheet
    game = table(OFFERS, sheets=sheets, projects=P7)
    events = play(game, seat, *steps)
    # not before the round is over
    assert not happened(events, Happened.ENDED)
    events = finish_round(game)
    assert bool(happened(events, Happened.ENDED)) is bool(reasons)
    if not reasons:
        assert game.outcome is None
        assert game.phase in (Phase.TURNS, Phase.RESHUFFLE)
        return
    assert game.outcome is not None
    assert game.outcome.reasons == reasons
    assert events[-2:] == [Event(Happened.ROUND_CLOSED, None, -1, 1), Event(Happened.ENDED)]
    assert (game.phase, game.round, game.waiting_for()) == (Phase.END, 1, [])
    assert game.legal(0) == game.legal(1) == []
    assert_illegal(game, seat, "choose 0", Code.GAME_OVER)


def test_end_ways_of_different_seats_come_together() -> None:
    game = table(OFFERS, sheets=[make_sheet(BUT_ONE), make_sheet(checked=13, circled=6)], projects=P7)
    play(game, 0, *CLOSED)
    play(game, 1, *INAUGURATED)
    assert game.outcome is not None
    assert game.outcome.reasons == (End.TRACK, End.CASINOS)


def test_end_hotels_and_projects_of_the_last_round_count() -> None:
    others = {lot: number for lot, number in BUT_ONE.items() if lot != "4.6"}
    sheet = make_sheet({**others, "4.9": 9}, large=(1, 2))
    game = table("6-show 6-show 6-show", sheets=[sheet], projects=("P1", "V1", "Y5"))
    play(game, 0, "choose 0", "open 4.6", "confirm")
    events = finish_round(game)
    assert [event.what for event in events[-4:]] == [
        Happened.HOTEL_BUILT,
        Happened.PROJECT_COMPLETED,
        Happened.ROUND_CLOSED,
        Happened.ENDED,
    ]
    assert game.sheets[0].large == 0b100011
    assert game.outcome is not None
    assert game.outcome.scores[0].projects == (8, 0, 0)
