"""An attempt draws by the rules, takes back everything, and counts as it goes."""

import pytest

from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.exercise import Exercise, Key, Kind, Round, Values
from newvegas_desktop.new_las_vegas.practice.review import can_come_home
from newvegas_desktop.new_las_vegas.present.practice_words import prompt
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.places import INTERSECTION_BY_TEXT, LOT_BY_TEXT, lot_text, members

BOARD = standard_board()
CARPETS = BOARD.vip | BOARD.luxury | BOARD.mafia
VALUES = Values(5, 4, 2, -6)


def at(*names: str) -> tuple[int, ...]:
    return tuple(INTERSECTION_BY_TEXT[f"I{name}"] for name in names)


def lots(*names: str) -> int:
    return sum(1 << LOT_BY_TEXT[name] for name in names)


def tour(paths: int = 4, **changes: object) -> Attempt:
    exercise = Exercise(Key(Kind.TOUR, 1, 0), paths, VALUES, CARPETS, closed=True)
    for name, value in changes.items():
        object.__setattr__(exercise, name, value)
    return Attempt(BOARD, exercise)


def drawn(attempt: Attempt, *names: str) -> Attempt:
    nodes = at(*names)
    for index in range(0, len(nodes), 2):
        attempt = attempt.draw(nodes[index], nodes[index + 1])
    return attempt


def test_the_first_path_starts_at_the_light_and_there_are_nine() -> None:
    attempt = tour()
    assert len(attempt.open_paths()) == 9
    assert (attempt.drawn, attempt.left, attempt.value, attempt.home) == (0, 4, 0, False)
    assert not attempt.can_finish
    assert not attempt.stuck


def test_paths_are_counted_and_carpets_visited() -> None:
    # 1.3 is a Mafia carpet, 1.4 a Luxury one
    attempt = drawn(tour(), "1.2", "1.3", "1.4", "2.4")
    assert [lot_text(lot) for lot in members(attempt.visited)] == ["1.3", "1.4"]
    assert attempt.value == VALUES.mafia + VALUES.luxury
    assert (attempt.drawn, attempt.left) == (2, 2)


def test_a_carpet_that_does_not_count_is_worth_nothing() -> None:
    assert drawn(tour(counted=lots("1.4")), "1.2", "1.3", "1.4", "2.4").value == VALUES.luxury


def test_an_illegal_path_is_refused() -> None:
    attempt = drawn(tour(), "1.2", "1.3")
    for via, to in (at("1.2", "2.2"), at("1.4", "3.4"), at("2.3", "1.3")):
        with pytest.raises(ValueError, match="no path"):
            attempt.draw(via, to)


def test_a_route_at_home_goes_no_further_and_can_be_judged() -> None:
    attempt = drawn(tour(), "1.2", "1.3", "2.3", "2.2")
    assert attempt.home
    assert attempt.can_finish
    assert attempt.open_paths() == []
    assert attempt.left == 2


def test_without_paths_left_it_is_stuck() -> None:
    attempt = drawn(tour(paths=1), "1.2", "1.3")
    assert attempt.open_paths() == []
    assert attempt.stuck
    assert not can_come_home(attempt)
    assert not attempt.undo().stuck


def test_every_step_is_taken_back_and_again() -> None:
    full = drawn(tour(), "1.2", "1.3", "1.4", "2.4")
    one = full.undo()
    assert one.steps == full.steps[:1]
    assert one.redo().steps == full.steps
    assert one.undo().redo().redo() == full
    assert full.redo() is full
    assert tour().undo() == tour()
    assert full.restart().steps == ()
    assert full.restart().redo().redo().steps == full.steps


def test_another_path_forgets_what_was_taken_back() -> None:
    back = drawn(tour(), "1.2", "1.3", "1.4", "2.4").undo()
    assert drawn(back, "2.3", "2.2").undone == ()
    # the same path again keeps the rest
    twice = back.undo()
    assert drawn(twice, "1.2", "1.3").redo().drawn == 2


def test_an_errand_wants_every_carpet_and_the_way_home() -> None:
    exercise = Exercise(Key(Kind.ERRAND, 1, 0), 6, Values(0, 0, 0, 0), lots("1.3"), closed=True, targets=lots("1.3"))
    attempt = Attempt(BOARD, exercise)
    assert drawn(attempt, "1.2", "1.3", "2.3", "2.2").can_finish
    missed = drawn(attempt, "2.3", "2.4", "3.4", "3.3", "3.2", "2.2")
    assert missed.home
    assert not missed.can_finish
    assert missed.stuck
    assert drawn(attempt, "1.2", "1.3").value == 1
    assert not can_come_home(missed)
    assert can_come_home(drawn(attempt, "1.2", "1.3"))


def test_a_rescue_counts_missing_paths_and_may_stop_anywhere() -> None:
    start = at("2.2", "1.2", "1.3", "1.4", "2.4")
    exercise = Exercise(Key(Kind.RESCUE, 1, 0), 2, VALUES, CARPETS, start)
    attempt = Attempt(BOARD, exercise)
    assert attempt.route == start
    assert attempt.value == VALUES.mafia + VALUES.luxury + VALUES.missing
    assert attempt.can_finish
    assert attempt.drawn == 0
    assert drawn(attempt, "2.3", "2.2").value == VALUES.mafia + VALUES.luxury
    assert can_come_home(attempt)
    assert not can_come_home(drawn(attempt, "2.5", "2.6", "2.7", "2.8"))
    # undo never takes back what was driven before
    assert attempt.undo() == attempt


def cards() -> Attempt:
    plain = (Effect.SHOW, Effect.SHOW, Effect.CONSTRUCTION)
    car = (Effect.LIMOUSINE, Effect.SHOW, Effect.IMPROVEMENT)
    rounds = (Round(plain, None), Round(car, None), Round(plain, Column.LUXURY), Round(car, None), Round(plain, None))
    return Attempt(BOARD, Exercise(Key(Kind.CARDS, 1, 0), 0, Values(3, 3, 0, -10), CARPETS, rounds=rounds))


def test_cards_turn_to_the_next_limousine_and_improve_on_the_way() -> None:
    attempt = cards()
    assert (attempt.round, attempt.left, attempt.values.luxury) == (1, 2, 3)
    after = drawn(attempt, "1.2", "1.3")
    assert (after.round, after.left, after.values.luxury) == (3, 1, 4)
    end = drawn(after, "1.4", "2.4")
    assert (end.round, end.left) == (5, 0)
    assert end.can_finish
    assert end.value == 4 - 10
    assert end.open_paths() == []


def test_a_limousine_may_pass() -> None:
    attempt = cards().let_pass()
    assert (attempt.drawn, attempt.left, attempt.round) == (0, 1, 3)
    end = attempt.let_pass()
    assert (end.value, end.can_finish, end.can_pass) == (0, True, False)
    with pytest.raises(ValueError, match="no Limousine"):
        end.let_pass()
    with pytest.raises(ValueError, match="no Limousine"):
        tour().let_pass()


def test_at_home_early_the_last_values_count() -> None:
    home = drawn(cards(), "1.2", "1.3").draw(*at("2.3", "2.2"))
    assert home.home
    assert home.round == 5
    exercise = home.exercise
    early = Attempt(
        BOARD, Exercise(exercise.key, 0, exercise.values, CARPETS, rounds=(*exercise.rounds, exercise.rounds[3]))
    )
    early = drawn(early, "1.2", "1.3", "2.3", "2.2")
    assert early.can_finish
    assert early.values == early.exercise.last_values(BOARD)


def test_taking_back_a_card_is_noted() -> None:
    attempt = drawn(cards(), "1.2", "1.3")
    assert not attempt.peeked
    assert attempt.undo().peeked
    assert attempt.undo().redo().peeked
    assert not drawn(tour(), "1.2", "1.3").undo().peeked


def test_of_the_cards_every_round_to_come_may_bring_a_limousine() -> None:
    attempt = cards()
    assert can_come_home(attempt)
    # two paths away, with rounds 4 and 5 to come
    assert can_come_home(drawn(attempt, "2.3", "2.4"))
    assert not can_come_home(drawn(attempt, "2.3", "2.4", "2.5", "2.6"))


def test_a_free_drive_is_compared_once_something_is_drawn() -> None:
    attempt = Attempt(BOARD, Exercise(Key(Kind.FREE, 1, 0), 35, VALUES, CARPETS))
    assert not attempt.can_finish
    assert drawn(attempt, "1.2", "1.3").can_finish
    assert drawn(attempt, "1.2", "1.3").value == VALUES.mafia + VALUES.missing


CAR = (Effect.LIMOUSINE, Effect.SHOW, Effect.SHOW)
NO_CAR = (Effect.SHOW, Effect.SHOW, Effect.CONSTRUCTION)


def deck(*limousines: bool, improves: Column | None = None) -> Attempt:
    rounds = tuple(Round(CAR, None) if there else Round(NO_CAR, improves) for there in limousines)
    return Attempt(BOARD, Exercise(Key(Kind.CARDS, 1, 0), 0, Values(3, 3, 0, -10), CARPETS, rounds=rounds))


@pytest.mark.parametrize(
    ("attempt", "words"),
    [
        (deck(True), "Round 1: a Limousine!"),
        (deck(False, True), "Round 1: no Limousine. Round 2: a Limousine!"),
        (deck(True, False, False, True).let_pass(), "Rounds 2 and 3: no Limousine. Round 4: a Limousine!"),
        (deck(True, False, False, False, True).let_pass(), "Rounds 2 to 4: no Limousine. Round 5: a Limousine!"),
        (deck(True, True).let_pass(), "Round 2: a Limousine!"),
        (
            deck(False, True, improves=Column.VIP),
            "Round 1: no Limousine. Improved: VIP. Round 2: a Limousine!",
        ),
    ],
)
def test_rounds_without_a_limousine_are_not_passed_over_in_silence(attempt: Attempt, words: str) -> None:
    said = prompt(attempt, Say(), half=False, no_way=False).text
    assert said == f"{words} Draw one path, or let it pass."


def test_no_way_home_is_said_only_while_something_can_be_done_about_it() -> None:
    out = deck(True, True).draw(*at("2.3", "2.4"))
    assert prompt(out, Say(), half=False, no_way=True).text == "From here you can no longer come home in time."
    turned = out.let_pass()
    assert prompt(turned, Say(), half=False, no_way=True).text == "All cards are turned: see how good it is."


def test_a_path_gains_what_it_passes_as_the_values_are_now() -> None:
    attempt = tour()
    path = next(each for each in attempt.open_paths() if (each.via, each.to) == at("1.2", "1.3"))
    assert attempt.gain(path) == VALUES.mafia
    # of the cards a path costs what is missing then
    first = next(iter(deck(True, False, True, improves=Column.VIP).open_paths()))
    waiting = deck(True, False, True, improves=Column.VIP)
    assert waiting.gain(first) == waiting.draw(first.via, first.to).value
