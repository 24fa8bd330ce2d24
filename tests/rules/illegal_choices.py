"""Bad moves: phases, choosing, refusing, opening and Change number."""

from __future__ import annotations

from functools import partial

from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.reasons import Code

from .positions import Bad, alone, finish_round, make_sheet, play, solo, table

ALL_IN_USE = {"1.6": 8, "2.6": 8, "3.7": 8, "4.6": 8}
"""An 8 in every street, so that no 8 can be written, but 6, 7, 9 and 10 can."""
HIGH_FROM_THE_START = {"1.3": 11, "2.2": 11, "3.3": 11, "4.1": 11}
"""Nothing up to 11 can be written."""
INAUGURATED = ("choose 0", "open 1.5", "inauguration", "confirm")
ORDERED = {"2.3": 5, "2.8": 9}


def open_table() -> Game:
    return table("5-construction 8-show 1-inauguration")


def refused() -> Game:
    return alone("8-construction 8-show 8-limousine", make_sheet(ALL_IN_USE))


def hopeless() -> Game:
    return alone("8-construction 8-show 9-limousine", make_sheet(HIGH_FROM_THE_START, checked=9))


def ordered(number: int) -> Game:
    return alone(f"{number}-improvement {number}-show {number}-show", make_sheet(ORDERED))


def question() -> Game:
    """Seats 1 and 3 of three have completed P7, and seat 1 has answered."""
    nearly = make_sheet(checked=9)
    game = table(
        "5-inauguration 6-show 7-show", sheets=[nearly, make_sheet(), nearly], seats=3, projects=("P7", "V1", "Y5")
    )
    play(game, 0, *INAUGURATED)
    play(game, 2, *INAUGURATED)
    finish_round(game)
    play(game, 0, "reshuffle no")
    return game


def over() -> Game:
    game = alone("5-inauguration 6-show 7-show", make_sheet(checked=13))
    play(game, 0, *INAUGURATED)
    finish_round(game)
    return game


CHOSEN = ("choose 0",)
OPENED = ("choose 0", "open 2.5")

PHASES = [
    *(
        Bad(f"end-game-over-{text}", over, (), text, Code.GAME_OVER)
        for text in ("choose 0", "confirm", "vote for", "reshuffle yes")
    ),
    Bad("seat-below-the-first", open_table, (), "choose 0", Code.NO_SUCH_SEAT, {"seat": 0}, seat=-1),
    Bad("seat-beyond-the-last", open_table, (), "choose 0", Code.NO_SUCH_SEAT, {"seat": 3}, seat=2),
    Bad("bank-vote-in-a-round", open_table, (), "vote for", Code.NOT_VOTING),
    Bad("bank-vote-twice", lambda: table(bank=True), ("vote for",), "vote against", Code.VOTED),
    Bad("bank-vote-before-the-first-turn", lambda: table(bank=True), (), "choose 0", Code.VOTE_FIRST),
    Bad("bank-vote-done-but-others-not", lambda: table(bank=True), ("vote for",), "choose 0", Code.VOTE_FIRST),
    Bad("bank-no-question-while-voting", lambda: table(bank=True), (), "reshuffle yes", Code.VOTE_FIRST),
    Bad("r19-no-question-in-a-round", open_table, (), "reshuffle yes", Code.NOT_ASKED),
    Bad("r19-not-asked-without-a-project", question, (), "reshuffle yes", Code.NOT_ASKED, seat=1),
    Bad("r19-answered-once", question, (), "reshuffle yes", Code.ANSWERED, seat=0),
    Bad("r19-answer-before-going-on", question, (), "choose 0", Code.QUESTION_OPEN, seat=2),
    Bad("r19-others-wait-for-the-answer", question, (), "vote for", Code.QUESTION_OPEN, seat=1),
    Bad("table-take", open_table, (), "take 0 1", Code.OTHER_MODE),
    Bad("table-give", refused, (), "refuse and give 0", Code.OTHER_MODE),
    Bad("solo-choose", solo, (), "choose 0", Code.OTHER_MODE),
    Bad("solo-refuse", solo, (), "refuse", Code.OTHER_MODE),
    *(
        Bad(f"turn-confirmed-{text}", open_table, (*OPENED, "confirm"), text, Code.CONFIRMED)
        for text in ("confirm", "choose 1", "construction 2.4", "extend 2.6 from 2.5")
    ),
    Bad("turn-confirm-before-choosing", open_table, (), "confirm", Code.CHOOSE_FIRST),
    Bad("turn-opening-is-compulsory", open_table, CHOSEN, "confirm", Code.OPEN_FIRST),
]

CHOICES = [
    Bad("choose-twice", open_table, CHOSEN, "choose 1", Code.CHOSEN),
    Bad("choose-after-opening", open_table, OPENED, "choose 1", Code.CHOSEN),
    Bad("refuse-after-choosing", open_table, CHOSEN, "refuse", Code.CHOSEN),
    Bad("r5-refuse-though-all-fit", open_table, (), "refuse", Code.A_NUMBER_FITS, {"number": 5}),
    Bad(
        "r5-refuse-though-the-last-fits",
        lambda: alone("8-construction 8-show 9-limousine", make_sheet(ALL_IN_USE)),
        (),
        "refuse",
        Code.A_NUMBER_FITS,
        {"number": 9},
    ),
    Bad(
        "r5-choose-what-does-not-fit-without-a-bonus",
        lambda: alone("8-construction 8-show 9-limousine", make_sheet(ALL_IN_USE, checked=3, circled=1)),
        (),
        "choose 0",
        Code.NUMBER_FITS_NOWHERE,
        {"number": 8},
    ),
    Bad("r5-choose-though-no-change-helps", hopeless, (), "choose 1", Code.NUMBER_FITS_NOWHERE, {"number": 8}),
    Bad("r5-choose-equal-after-the-change", hopeless, (), "choose 2", Code.NUMBER_FITS_NOWHERE, {"number": 9}),
    Bad(
        "r5-open-as-printed-what-fits-nowhere",
        refused,
        CHOSEN,
        "open 1.7",
        Code.OUT_OF_ORDER,
        {
            "lot": "1.7",
            "number": 8,
            "left": 8,
        },
    ),
    *(
        Bad(f"refused-then-{text}", refused, ("refuse",), text, Code.REFUSED)
        for text in (
            "choose 0",
            "refuse",
            "number +1",
            "open 1.7",
            "effect inauguration",
            "construction 1.2",
            "inauguration",
            "extend 1.7 from 1.6",
        )
    ),
]

OPENINGS = [
    Bad("open-before-choosing", open_table, (), "open 1.5", Code.CHOOSE_FIRST),
    Bad("open-two-by-number", open_table, OPENED, "open 2.6", Code.OPENED),
    *(
        Bad(f"open-no-casino-{lot}", open_table, CHOSEN, f"open {lot}", Code.NO_CASINO, {"lot": lot})
        for lot in ("1.1", "1.11", "3.1", "3.2", "4.10", "4.11")
    ),
    Bad("open-under-construction", open_table, CHOSEN, "open 2.4", Code.UNDER_CONSTRUCTION, {"lot": "2.4"}),
    Bad("open-already-open", lambda: ordered(7), CHOSEN, "open 2.3", Code.ALREADY_OPEN, {"lot": "2.3"}),
    *(
        Bad(
            f"order-{number}-at-{lot}",
            partial(ordered, number),
            CHOSEN,
            f"open {lot}",
            Code.OUT_OF_ORDER,
            {"lot": lot, "number": number, **around},
        )
        for number, lot, around in (
            (5, "2.2", {"right": 5}),
            (6, "2.2", {"right": 5}),
            (5, "2.5", {"left": 5, "right": 9}),
            (9, "2.5", {"left": 5, "right": 9}),
            (4, "2.7", {"left": 5, "right": 9}),
            (10, "2.7", {"left": 5, "right": 9}),
            (9, "2.10", {"left": 9}),
            (8, "2.11", {"left": 9}),
        )
    ),
]

NUMBERS = [
    Bad("number-before-choosing", open_table, (), "number +1", Code.CHOOSE_FIRST),
    Bad("number-after-opening", open_table, OPENED, "number +1", Code.NUMBER_CHANGED_LATE),
    Bad("number-changed-twice", open_table, (*CHOSEN, "number +1"), "number +1", Code.BONUS_USED),
    Bad("number-below-zero", open_table, ("choose 2",), "number -2", Code.BELOW_ZERO, {"number": -1}),
    Bad(
        "number-fits-nowhere",
        lambda: alone("10-show 12-show 12-show", make_sheet(HIGH_FROM_THE_START)),
        CHOSEN,
        "number +1",
        Code.NUMBER_FITS_NOWHERE,
        {"number": 11},
    ),
    Bad(
        "number-without-a-group",
        lambda: alone("5-show 5-show 5-show", make_sheet(checked=3, circled=1)),
        CHOSEN,
        "number +1",
        Code.NO_GROUP,
        {"missing": 1},
    ),
    Bad(
        "number-of-the-last-group-needs-three-boxes",
        lambda: alone("5-show 5-show 5-show", make_sheet(checked=11, circled=5)),
        CHOSEN,
        "number +1",
        Code.NO_GROUP,
        {"missing": 2},
    ),
    Bad(
        "number-with-all-groups-circled",
        lambda: alone("5-show 5-show 5-show", make_sheet(checked=13, circled=6)),
        CHOSEN,
        "number +1",
        Code.NO_GROUP,
        {"missing": 0},
    ),
]
