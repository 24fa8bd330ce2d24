"""What an action would change in the tally: points by part, debts and bundles, for every kind of action."""

from copy import deepcopy

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.rules.actions import Kind, action
from newvegas_desktop.new_las_vegas.rules.game import Game, new_game
from newvegas_desktop.new_las_vegas.rules.reasons import Code, IllegalAction
from newvegas_desktop.new_las_vegas.rules.setup import deal
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from newvegas_desktop.new_las_vegas.rules.shuffles import seeded
from newvegas_desktop.new_las_vegas.rules.tally import Change, change, difference, tally
from tests.scoring.positions import BOARD, Told, almost_full, offer, pile, play, put, sheet, solo, table

NOTHING = Change({}, 0, 0, 0, 0)


def twin(game: Game) -> Game:
    """A copy that shares nothing with the game but the board."""
    return deepcopy(game, {id(BOARD): BOARD})


def changes(total: int, debts: int = 0, bundles: int = 0, home: int | None = None, **parts: int) -> Change:
    """A change; unless told, coming home makes no difference."""
    return Change(parts, total, total if home is None else home, debts, bundles)


# my sheet, the rival's boxes, the combination, the steps before, the action, what it changes
TABLE: list[tuple[Sheet, int, str, str, str, Change]] = [
    (sheet(), 5, "9 show", "", "choose 0", NOTHING),
    # a number written: a run of 1 and a bonus of 4, a PAR 3 hole
    (sheet(), 5, "9 show", "choose 0", "open 1.7", changes(6, streets=5, golf=1)),
    (sheet({"1.7": 9}, holes=(7,)), 5, "5 show", "choose 0", "open 1.5", NOTHING),
    (sheet({"4.6": 9, "4.7": 11}), 5, "5 show", "choose 0", "open 4.5", changes(1, streets=1)),
    (sheet({"1.6": 9, "2.6": 3, "3.6": 5}), 5, "8 show", "choose 0", "open 4.6", changes(8, streets=5, hotels=3)),
    # a crane casino opened pays its debt
    (sheet(built="4.8"), 5, "8 show", "choose 0", "open 4.8", changes(5, -1, streets=5)),
    # a group circled for Change number costs free boxes: second and last
    (sheet(checked=5), 4, "9 show", "choose 0", "number +1", changes(-5, 1, inauguration=-5)),
    (sheet(checked=9), 4, "9 show", "choose 0", "number +1", NOTHING),
    (sheet(checked=5), 4, "9 show", "choose 0;open 4.7", "effect construction", changes(-5, 1, inauguration=-5)),
    (sheet(checked=9), 4, "9 show", "choose 0;open 4.7", "effect construction", NOTHING),
    # Extend circles the group's debt as well
    (sheet(checked=9), 4, "9 show", "choose 0;open 4.6", "extend 4.7 from 4.6", changes(1, 1, streets=1)),
    (
        sheet(checked=5),
        4,
        "9 show",
        "choose 0;open 4.6",
        "extend 4.7 from 4.6",
        changes(-4, 2, streets=1, inauguration=-5),
    ),
    # the five effects
    (sheet(), 5, "9 construction", "choose 0;open 4.7", "construction 2.1", changes(0, 1)),
    (sheet(), 5, "9 show", "choose 0;open 4.7", "show show_left", changes(3, 2, shows=3)),
    (sheet(), 5, "9 show", "choose 0;open 4.7", "show show_right", changes(3, 2, shows=3)),
    (sheet(crossed={"show_right": 1}), 5, "9 show", "choose 0;open 4.7", "show show_right", changes(3, shows=3)),
    (sheet(crossed={"show_right": 2}), 5, "9 show", "choose 0;open 4.7", "show show_right", changes(3, -1, shows=3)),
    (sheet(crossed={"show_left": 5}), 5, "9 show", "choose 0;open 4.7", "show show_left", changes(7, -1, shows=7)),
    (sheet(checked=4), 5, "9 inauguration", "choose 0;open 4.7", "inauguration", changes(5, inauguration=5)),
    (sheet(checked=5), 5, "9 inauguration", "choose 0;open 4.7", "inauguration", changes(0, -1)),
    (sheet(), 5, "9 improvement", "choose 0;open 4.7", "improvement streets", changes(2, streets=2)),
    (sheet(), 5, "9 improvement", "choose 0;open 4.7", "improvement vip", NOTHING),
    (sheet(), 5, "9 improvement", "choose 0;open 4.7", "improvement inauguration", changes(3, inauguration=3)),
    # the limousine: what it costs now and what it brings at home; a Mafia casino is a bundle
    (sheet(), 5, "9 limousine", "choose 0;open 4.7", "limousine I1.2 I1.3", changes(-10, home=0, limousine=-10)),
    (
        sheet({"1.3": 2}),
        5,
        "9 limousine",
        "choose 0;open 4.7",
        "limousine I1.2 I1.3",
        changes(-10, 0, 1, 0, limousine=-10),
    ),
    (
        sheet({"1.4": 5}, route="2.2 1.2 1.3"),
        5,
        "9 limousine",
        "choose 0;open 4.7",
        "limousine I1.4 I1.5",
        changes(3 - 10, home=3, limousine=3 - 10),
    ),
    (
        sheet(route="2.2 1.2 1.3", crossed={"missing_path": 1}),
        5,
        "9 limousine",
        "choose 0;open 4.7",
        "limousine I2.3 I2.2",
        changes(6, home=0, limousine=6),
    ),
    (sheet(), 5, "9 show", "choose 0;open 4.7", "confirm", NOTHING),
]


@pytest.mark.parametrize(("mine", "rival", "combination", "before", "step", "expected"), TABLE)
def test_every_action_of_a_turn(
    mine: Sheet, rival: int, combination: str, before: str, step: str, expected: Change
) -> None:
    game = table(votes="++", sheets=[mine, sheet(checked=rival)])
    offer(game, combination, combination, combination)
    if before:
        play(game, 0, *before.split(";"))
    untouched = twin(game)
    assert change(game, 0, action(step)) == expected
    assert game == untouched


def test_a_debt_too_many_costs_20_and_one_paid_brings_them_back() -> None:
    game = table(bank=False, sheets=[sheet(built="1.2 2.1 4.8", checked=9), sheet()])
    offer(game, "9 construction", "9 construction", "9 construction")
    play(game, 0, "choose 0", "open 4.7")
    assert change(game, 0, action("construction 3.5")) == changes(-20, 1, safe=-20)
    put(game, sheet(built="1.2 2.1 4.8 3.5", checked=9))
    game.reopen(0)
    play(game, 0, "choose 0")
    assert change(game, 0, action("open 4.8")) == changes(25, -1, streets=5, safe=20)


@pytest.mark.parametrize(("step", "bundles"), [("vote for", 2), ("vote against", 0)])
def test_a_vote_changes_the_bundles_that_are_sure(step: str, bundles: int) -> None:
    game = new_game(BOARD, table().setup, Told())
    play(game, 1, "vote for")
    untouched = twin(game)
    assert change(game, 0, action(step)) == changes(0, 0, bundles)
    assert game == untouched
    assert game.round == 0


def test_a_refusal_checks_two_boxes() -> None:
    game = table(sheets=[almost_full("4.9"), sheet(checked=4)])
    offer(game, "5 show", "4 show", "3 show")
    assert change(game, 0, action("refuse")) == changes(5, -1, inauguration=5)


def test_answering_the_reshuffle_question_changes_nothing() -> None:
    game = table(projects=("P1", "V7", "Y6"), sheets=[sheet({"1.6": 9, "2.6": 3, "3.6": 5}, large=(1, 2)), sheet()])
    offer(game, "8 show", "8 show", "8 show")
    for seat in (1, 0):
        play(game, seat, "choose 0", "open 4.6", "confirm")
    for step in ("reshuffle yes", "reshuffle no"):
        untouched = twin(game)
        assert change(game, 0, action(step)) == NOTHING
        assert game == untouched


def test_the_last_confirmation_shows_nothing_of_the_others() -> None:
    game = table(sheets=[sheet(checked=4), sheet(checked=4)])
    offer(game, "9 inauguration", "9 inauguration", "9 inauguration")
    play(game, 1, "choose 0", "open 1.7", "inauguration", "confirm")
    play(game, 0, "choose 0", "open 1.7")
    assert change(game, 0, action("confirm")) == NOTHING
    assert game.round == 1


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("take 0 1", changes(-5, 1, inauguration=-5)),  # the third card is ACME's fourth Inauguration
        ("take 0 2", NOTHING),
        ("refuse and give 2", None),
    ],
)
def test_solo_the_card_given_to_acme(step: str, expected: Change | None) -> None:
    game = solo("9-show 8-lim 7-ina 1-show 2-show 3-show")
    game.solo_cards = game.solo_cards._replace(pile=pile("4-ina 5-ina 6-ina"))
    untouched = twin(game)
    if expected is None:
        with pytest.raises(IllegalAction):
            change(game, 0, action(step))
    else:
        assert change(game, 0, action(step)) == expected
    assert game == untouched


def test_solo_a_refusal_gives_a_card_too() -> None:
    game = solo("5-show 4-lim 3-ina 1-show 2-show 3-show", made=almost_full("4.9", checked=4, circled=2))
    assert change(game, 0, action("refuse and give 0")) == changes(10, inauguration=10)
    game.solo_cards = game.solo_cards._replace(pile=pile("4-ina 6-ina"))
    # two free boxes against two cards are enough, against three they are not
    assert change(game, 0, action("refuse and give 0")) == changes(10, -1, inauguration=10)
    assert change(game, 0, action("refuse and give 2")) == changes(5, inauguration=5)


@pytest.mark.parametrize(
    ("seat", "step", "code"),
    [
        (0, "open 1.7", Code.CHOOSE_FIRST),
        (0, "vote for", Code.NOT_VOTING),
        (0, "reshuffle no", Code.NOT_ASKED),
        (0, "take 0 1", Code.OTHER_MODE),
        (0, "confirm", Code.CHOOSE_FIRST),
        (2, "choose 0", Code.NO_SUCH_SEAT),
        (-1, "choose 0", Code.NO_SUCH_SEAT),
    ],
)
def test_an_illegal_action_has_no_change(seat: int, step: str, code: Code) -> None:
    game = table()
    untouched = twin(game)
    with pytest.raises(IllegalAction) as refused:
        change(game, seat, action(step))
    assert (refused.value.seat, refused.value.text, refused.value.reason.code) == (seat, step, code)
    assert game == untouched


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("alone", [False, True])
def test_a_change_is_what_the_action_then_does(seed: int, alone: bool) -> None:
    """Through the first rounds of random games, for every legal action."""
    setup = deal(BOARD, seed, seats=3, architect=architects()[seed] if alone else None)
    game = new_game(BOARD, setup, seeded(seed))
    chooser = Generator(seed)
    for _ in range(40):
        seat = chooser.choice(game.waiting_for())
        before = tally(game, seat)
        untouched = twin(game)
        for step in game.legal(seat):
            told = change(game, seat, step)
            assert told.total == sum(told.parts.values())
            if step.kind not in (Kind.VOTE, Kind.CONFIRM, Kind.RESHUFFLE):
                trial = game.copy()
                trial.apply(seat, step)
                assert told == difference(before, tally(trial, seat))
        assert game == untouched
        game.apply(seat, chooser.choice(game.legal(seat)))


def test_difference_lists_only_the_parts_that_change() -> None:
    game = solo()
    before = tally(game, 0)
    assert difference(before, before) == NOTHING


@pytest.mark.parametrize(
    ("told", "bad"),
    [
        (changes(-1), True),
        (changes(0, debts=1), True),
        (NOTHING, False),
        (changes(0, debts=-1), False),
        (changes(1, debts=2), False),
    ],
)
def test_a_change_is_bad_that_costs_points_or_brings_nothing_but_debts(told: Change, bad: bool) -> None:
    assert told.is_bad == bad
