"""Opening a casino: order along a street, refusal, a crane's debt, stars, and what the turn keeps."""

from __future__ import annotations

import copy
import pickle

import pytest

from newvegas_desktop.new_las_vegas.rules.actions import ACTIONS, action
from newvegas_desktop.new_las_vegas.rules.debts import unpaid
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.places import LOT_BY_TEXT, LOTS, lot_text, members
from newvegas_desktop.new_las_vegas.rules.reasons import Code
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.turn import FRESH, Bonus, Stage
from newvegas_desktop.new_las_vegas.rules.why_not import why_number_misfits

from .illegal_choices import ALL_IN_USE, HIGH_FROM_THE_START
from .positions import (
    ALL_CASINOS,
    BOARD,
    COURSE,
    CRANES,
    alone,
    assert_agree,
    assert_illegal,
    finish_round,
    happened,
    legal_texts,
    legal_with,
    lots,
    make_sheet,
    mask,
    play,
    street,
    table,
)


@pytest.mark.parametrize(
    ("number", "free"),
    [
        (0, {"2.2"}),
        (4, {"2.2"}),
        (5, set()),
        (6, {"2.5", "2.6", "2.7"}),
        (8, {"2.5", "2.6", "2.7"}),
        (9, set()),
        (10, {"2.10", "2.11"}),
        (16, {"2.10", "2.11"}),
        (17, {"2.10", "2.11"}),
    ],
)
def test_numbers_strictly_increase_and_gaps_are_free(number: int, free: set[str]) -> None:
    sheet = make_sheet({"2.3": 5, "2.8": 9})
    assert {lot for lot in lots(sheet.fit[number]) if lot.startswith("2.")} == free
    # other streets do not mind
    others = {lot for lot in ALL_CASINOS if lot not in CRANES and not lot.startswith("2.")}
    assert {lot for lot in lots(sheet.fit[number]) if not lot.startswith("2.")} == others


SHEETS = {
    "empty": make_sheet(),
    "ordered": make_sheet({"2.3": 5, "2.8": 9, "1.6": 0, "4.1": 17, "3.10": 16}),
    "built-between": make_sheet({"2.3": 5, "2.5": 7, "2.10": 9}, built=("2.4", "2.9", "2.1")),
    "built-before-the-numbers-came": make_sheet({"1.3": 3, "1.9": 12}, built=CRANES),
    "extended": make_sheet({"3.6": 5, "3.7": 5, "3.8": 5, "4.1": 0, "4.2": 0}),
    "tight": make_sheet({"2.2": 6, "2.3": 7, "2.5": 8, "2.11": 9}, built=("2.4",)),
    "course": make_sheet(COURSE),
    "full": make_sheet({lot: int(lot.split(".")[1]) for lot in ALL_CASINOS}),
}


def fits(sheet: Sheet, lot: int, number: int) -> bool:
    """The rule itself: a built, unopened casino; every number to the left smaller, to the right larger."""
    if not sheet.built >> lot & 1 or sheet.opened >> lot & 1:
        return False
    first = lot - lot % 11
    left = [sheet.number(other) for other in range(first, lot)]
    right = [sheet.number(other) for other in range(lot + 1, first + 11)]
    return all(n is None or n < number for n in left) and all(n is None or n > number for n in right)


@pytest.mark.parametrize("name", SHEETS)
def test_fit_is_the_rule_for_every_number_and_lot(name: str) -> None:
    sheet = SHEETS[name]
    game = alone("5-show 5-show 5-show", sheet)
    for number in range(18):
        expected = [lot for lot in range(LOTS) if fits(sheet, lot, number)]
        assert members(sheet.fit[number]) == expected
        allowed = [lot for lot in range(LOTS) if why_number_misfits(game, sheet, lot, number) is None]
        assert allowed == expected


@pytest.mark.parametrize("later", [True, False], ids=["built-last", "built-first"])
def test_fit_does_not_depend_on_when_a_casino_was_built(later: bool) -> None:
    numbers = {"2.3": 5, "2.5": 7}
    after = make_sheet(numbers)
    if later:
        game = alone("9-construction 9-show 9-show", after)
        play(game, 0, "choose 0", "open 2.11", "construction 2.4", "confirm")
        sheet = game.sheets[0]
    else:
        sheet = make_sheet({**numbers, "2.11": 9}, built=("2.4",))
    assert [number for number in range(18) if sheet.fit[number] & mask(("2.4",))] == [6]


@pytest.mark.parametrize(
    ("printed", "change", "number", "numbers", "lot"),
    [
        (1, "number -1", 0, {"2.2": 1}, None),
        (1, "number -1", 0, {"2.3": 1}, "2.2"),
        (2, "number -2", 0, {}, "1.3"),
        (15, "number +1", 16, {"2.10": 15}, "2.11"),
        (15, "number +2", 17, {"2.10": 16}, "2.11"),
        (15, "number +2", 17, {"2.10": 17}, None),
        (14, "number +2", 16, {}, "4.1"),
    ],
)
def test_numbers_0_16_and_17(printed: int, change: str, number: int, numbers: dict[str, int], lot: str | None) -> None:
    game = alone(f"{printed}-show {printed}-show {printed}-show", make_sheet(numbers))
    play(game, 0, "choose 0", change)
    assert game.turns[0].number == number
    free = legal_with(game, "open")
    if lot is None:
        assert not any(each.startswith("2.") for each in free)
        return
    assert lot in free
    events = play(game, 0, f"open {lot}")
    assert Event(Happened.OPENED, 0, LOT_BY_TEXT[lot], number) in events
    assert game.sheets[0].number(LOT_BY_TEXT[lot]) == number


def test_several_may_choose_the_same_combination_and_choices_are_free() -> None:
    game = table("5-construction 8-show 1-inauguration", seats=3)
    for seat in range(3):
        assert legal_texts(game, seat) == ["choose 0", "choose 1", "choose 2"]
        play(game, seat, "choose 1", "open 3.7")
        turn = game.turns[seat]
        assert (turn.offer, turn.number, turn.effect.key, turn.lot) == (1, 8, "show", LOT_BY_TEXT["3.7"])


def test_effect_is_optional() -> None:
    game = alone("5-construction 8-show 1-inauguration")
    events = play(game, 0, "choose 0", "open 2.5", "confirm")
    assert [event.what for event in events] == [Happened.CHOSEN, Happened.OPENED, Happened.CONFIRMED]
    assert game.sheets[0].built == BOARD.casinos & ~BOARD.cranes
    assert game.legal(0) == []
    assert game.waiting_for() == [1]


def test_r5_refusal_checks_two_boxes_and_nothing_else() -> None:
    game = alone("8-construction 8-show 8-limousine", make_sheet(ALL_IN_USE, circled=1))
    assert legal_texts(game) == ["refuse"]
    before = game.sheets[0]
    events = play(game, 0, "refuse")
    assert events == [
        Event(Happened.REFUSED, 0),
        Event(Happened.BOX_CHECKED, 0, 4),
        Event(Happened.BOX_CHECKED, 0, 5),
    ]
    # a bonus would be at hand now
    assert legal_texts(game) == ["confirm"]
    assert_agree(game, 0)
    assert play(game, 0, "confirm") == [Event(Happened.CONFIRMED, 0)]
    after = game.sheets[0].copy()
    assert after.checked == 5
    after.checked = before.checked
    assert after == before


def test_r5_refusal_with_one_box_left_checks_one_and_ends_the_game() -> None:
    game = alone("8-construction 8-show 8-limousine", make_sheet(ALL_IN_USE, checked=13, circled=6))
    assert play(game, 0, "refuse")[1:] == [Event(Happened.BOX_CHECKED, 0, 14)]
    assert game.sheets[0].checked == 14
    play(game, 0, "confirm")
    assert happened(finish_round(game), Happened.ENDED)


ONLY_0_FITS = {"1.4": 1, "1.5": 5, "2.2": 5, "3.3": 5, "4.1": 5}
"""Of 0 to 5."""


@pytest.mark.parametrize(
    ("numbers", "checked", "circled", "offers", "legal"),
    [
        (ALL_IN_USE, 3, 0, (8, 8, 8), ["choose 0", "choose 1", "choose 2", "refuse"]),
        (ALL_IN_USE, 3, 1, (8, 8, 8), ["refuse"]),
        (ALL_IN_USE, 3, 1, (8, 8, 9), ["choose 2"]),
        (ALL_IN_USE, 3, 0, (8, 8, 9), ["choose 0", "choose 1", "choose 2"]),
        (HIGH_FROM_THE_START, 3, 0, (8, 9, 11), ["choose 2", "refuse"]),
        (HIGH_FROM_THE_START, 3, 0, (10, 9, 8), ["choose 0", "refuse"]),
        (HIGH_FROM_THE_START, 3, 0, (9, 9, 8), ["refuse"]),
        (HIGH_FROM_THE_START, 3, 0, (1, 1, 2), ["refuse"]),
        (HIGH_FROM_THE_START, 3, 1, (10, 11, 9), ["refuse"]),
        (ONLY_0_FITS, 3, 0, (1, 2, 3), ["choose 0", "choose 1", "refuse"]),
        (HIGH_FROM_THE_START, 3, 1, (12, 11, 9), ["choose 0"]),
    ],
)
def test_r5_what_may_be_chosen_or_refused(
    numbers: dict[str, int], checked: int, circled: int, offers: tuple[int, ...], legal: list[str]
) -> None:
    game = alone(" ".join(f"{n}-show" for n in offers), make_sheet(numbers, checked=checked, circled=circled))
    assert legal_texts(game) == legal
    assert_agree(game, 0)


def test_r5_change_number_instead_of_refusing() -> None:
    game = alone("10-show 10-show 10-show", make_sheet(HIGH_FROM_THE_START))
    play(game, 0, "choose 0")
    # as printed it fits nowhere, and of the changes only 12 does
    assert legal_texts(game) == ["number +2"]
    play(game, 0, "number +2", "open 3.4", "confirm")
    assert (game.sheets[0].number(LOT_BY_TEXT["3.4"]), game.turns[0].bonus) == (12, Bonus.NUMBER)


def test_a_cranes_debt_is_circled_by_construction_and_paid_by_opening() -> None:
    game = table("9-construction 9-show 9-show", "3-show 3-show 3-show")
    events = play(game, 0, "choose 0", "open 2.5", "construction 2.4")
    assert Event(Happened.CRANE_CROSSED, 0, LOT_BY_TEXT["2.4"]) in events
    assert lots(unpaid(BOARD, game.sheets[0], False).cranes) == {"2.4"}
    assert_illegal(game, 0, "open 2.4", Code.OPENED)
    play(game, 0, "confirm")
    finish_round(game)
    play(game, 0, "choose 0")
    assert "2.4" in legal_with(game, "open")
    events = play(game, 0, "open 2.4")
    assert Event(Happened.CRANE_DEBT_PAID, 0, LOT_BY_TEXT["2.4"]) in events
    assert unpaid(BOARD, game.sheets[0], False).amount == 0


def test_a_plain_casino_has_no_debt_to_pay() -> None:
    game = alone("9-construction 9-show 9-show")
    assert not happened(play(game, 0, "choose 0", "open 2.5"), Happened.CRANE_DEBT_PAID)


def test_a_star_opened_without_a_show_is_crossed_at_confirm() -> None:
    game = alone("6-improvement 6-show 6-show")
    play(game, 0, "choose 0", "open 2.7", "improvement vip")
    assert game.sheets[0].stars_lost == 0
    events = play(game, 0, "confirm")
    assert events == [Event(Happened.STAR_CROSSED, 0, LOT_BY_TEXT["2.7"]), Event(Happened.CONFIRMED, 0)]
    assert (lots(game.sheets[0].stars_lost), game.sheets[0].stars) == ({"2.7"}, 0)


def test_a_star_with_the_show_effect_not_performed_is_crossed() -> None:
    game = alone("6-show 6-show 6-show")
    play(game, 0, "choose 0", "open 2.7", "confirm")
    assert lots(game.sheets[0].stars_lost) == {"2.7"}


def test_a_star_with_a_show_is_circled_and_not_crossed() -> None:
    game = alone("6-show 6-show 6-show")
    events = play(game, 0, "choose 0", "open 2.7", "show show_left", "confirm")
    assert not happened(events, Happened.STAR_CROSSED)
    assert (lots(game.sheets[0].stars), game.sheets[0].stars_lost) == ({"2.7"}, 0)


def test_a_casino_without_a_star_loses_none() -> None:
    game = alone("6-show 6-show 6-show")
    assert not happened(play(game, 0, "choose 0", "open 2.6", "confirm"), Happened.STAR_CROSSED)
    assert game.sheets[0].stars_lost == 0


def test_r4_others_see_the_sheet_of_the_beginning_until_the_round_is_over() -> None:
    game = table("6-improvement 6-show 6-show")
    before = game.sheets[0]
    play(game, 0, "choose 0", "open 2.7", "improvement vip", "confirm")
    assert game.settled[0] is before
    assert before == make_sheet()
    finish_round(game)
    assert game.settled[0].crossed != before.crossed


def test_reopen_takes_a_whole_turn_back() -> None:
    game = table("6-improvement 6-show 6-show")
    fresh = game.copy()
    play(game, 0, "choose 0", "open 2.7", "improvement vip", "confirm")
    assert game != fresh
    assert [each.text for each in game.turns[0].steps] == ["choose 0", "open 2.7", "improvement vip", "confirm"]
    game.reopen(0)
    assert game == fresh
    assert game.turns[0].stage is Stage.CHOOSE
    voting = table(bank=True)
    play(voting, 0, "vote for")
    before = voting.copy()
    voting.reopen(0)
    assert voting == before


def test_copies_are_independent() -> None:
    game = table("6-improvement 6-show 6-show")
    other = game.copy()
    play(other, 0, "choose 0", "open 2.7", "improvement vip", "confirm")
    assert game == table("6-improvement 6-show 6-show")
    assert game != other
    assert game != "a game"
    assert game.turns[0] == FRESH
    assert other.turns[0] != FRESH
    assert game.turns[0] != "a turn"
    assert FRESH.copy() == FRESH


def test_every_text_is_one_action() -> None:
    assert [each.index for each in ACTIONS] == list(range(len(ACTIONS)))
    assert len({each.text for each in ACTIONS}) == len(ACTIONS)
    assert all(action(each.text) is each for each in ACTIONS)
    assert lot_text(action("open 2.11").a) == "2.11"
    with pytest.raises(ValueError, match=r"there is no action 'open 5\.1'"):
        action("open 5.1")


def test_an_action_stays_one_object_when_copied() -> None:
    one = action("open 2.11")
    assert pickle.loads(pickle.dumps(one)) is one
    assert copy.deepcopy(one) is one
    assert repr(one) == "<open 2.11>"


def test_a_street_of_equal_extensions_takes_no_equal_number() -> None:
    sheet = make_sheet(street(3, 6, 5, 5, 5))
    assert not [lot for lot in lots(sheet.fit[5]) if lot.startswith("3.")]
    assert {lot for lot in lots(sheet.fit[6]) if lot.startswith("3.")} == {"3.9", "3.10"}
    assert {lot for lot in lots(sheet.fit[4]) if lot.startswith("3.")} == {"3.3", "3.4"}
