"""The judgement: yours against the best, where it left the best, and how that is scored."""

from dataclasses import replace

import pytest

from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.exercise import LEVELS, Exercise, Key, Kind, Round, Values
from newvegas_desktop.new_las_vegas.practice.generators import make
from newvegas_desktop.new_las_vegas.practice.plain_driver import drive_plainly
from newvegas_desktop.new_las_vegas.practice.review import (
    Fall,
    Stopped,
    best_for,
    percent_of,
    review,
    stars_for,
)
from newvegas_desktop.new_las_vegas.present.practice_view import map_view
from newvegas_desktop.new_las_vegas.present.practice_words import fall_sentence, verdict
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.columns import Column
from tests.practice.test_attempt import BOARD, CARPETS, VALUES, at, drawn, lots, tour


@pytest.mark.parametrize(
    ("yours", "best", "floor", "percent"),
    [
        (20, 20, 0, 100),
        (19, 20, 0, 95),
        (0, 20, 0, 0),
        (-4, 20, 0, 0),
        # one point short is never the whole
        (999, 1000, 0, 99),
        # a rescue from -20 with -5 the best: half of what could be saved
        (-12, -4, -20, 50),
        (-4, -4, -20, 100),
        (-25, -4, -20, 0),
        (0, 0, -10, 100),
        (-1, 0, -10, 90),
        # nothing to gain: only the best is the whole
        (0, 0, 0, 100),
        (-1, 0, 0, 0),
        (3, 2, 0, 100),
    ],
)
def test_per_cent_of_what_could_be_gained(yours: int, best: int, floor: int, percent: int) -> None:
    assert percent_of(yours, best, floor) == percent


@pytest.mark.parametrize(("percent", "stars"), [(100, 3), (99, 2), (90, 2), (89, 1), (75, 1), (74, 0), (0, 0)])
def test_stars(percent: int, stars: int) -> None:
    assert stars_for(percent) == stars


def test_the_best_route_has_no_fall() -> None:
    # five paths round 1.3, 1.4 and back
    attempt = tour(paths=4)
    best = best_for(BOARD, attempt.exercise, (), 4)
    assert best is not None
    for index in range(1, len(best.route), 2):
        attempt = attempt.draw(best.route[index], best.route[index + 1])
    judged = review(attempt)
    assert judged.perfect
    assert judged.yours == judged.best == best.value
    assert (judged.percent, judged.stars) == (100, 3)
    assert judged.route == attempt.route


def test_the_fall_is_the_first_path_after_which_less_was_in_reach() -> None:
    attempt = drawn(tour(paths=5), "1.2", "1.3", "2.3", "2.2")
    judged = review(attempt)
    assert judged.fall is not None
    reach = []
    for count in range(len(attempt.steps) + 1):
        before = Attempt(BOARD, attempt.exercise, attempt.steps[:count])
        found = best_for(BOARD, attempt.exercise, before.route, before.left)
        assert found is not None
        reach.append(found.value)
    first = next(step for step in range(len(reach) - 1) if reach[step + 1] < reach[step])
    assert judged.fall == Fall(first, reach[first] - reach[first + 1])
    # the best shown begins as yours did
    assert judged.route[: 2 * first + 1] == (attempt.route)[: 2 * first + 1]
    assert judged.best == reach[0]
    assert not judged.perfect


def test_given_up_counts_as_not_driven() -> None:
    judged = review(drawn(tour(paths=5), "1.2", "1.3"))
    assert not judged.finished
    assert (judged.yours, judged.percent, judged.stars) == (0, 0, 0)
    assert judged.fall is not None
    assert judged.route[0] == judged.route[-1] == BOARD.roads.light


def test_where_no_way_home_is_left_all_is_lost() -> None:
    judged = review(drawn(tour(paths=2), "2.3", "2.4", "2.5", "2.6"))
    assert judged.fall is not None
    assert judged.fall.step in (0, 1)
    assert judged.fall.by is not None


def errand() -> Attempt:
    wanted = lots("1.3", "1.4")
    return Attempt(BOARD, Exercise(Key(Kind.ERRAND, 1, 0), 8, Values(0, 0, 0, 0), wanted, closed=True, targets=wanted))


def test_an_errand_counts_paths_and_fewer_are_better() -> None:
    best = review(drawn(errand(), "1.2", "1.3", "1.4", "2.4", "2.3", "2.2"))
    assert (best.yours, best.best, best.percent, best.fall) == (3, 3, 100, None)
    longer = review(drawn(errand(), "1.2", "1.3", "1.4", "2.4", "3.4", "3.3", "3.2", "2.2"))
    assert (longer.yours, longer.best, longer.percent, longer.stars) == (4, 3, 75, 1)
    assert longer.fall == Fall(2, 1)


def test_an_errand_given_up_or_past_doing_scores_nothing() -> None:
    undone = review(drawn(errand(), "1.2", "1.3"))
    assert (undone.finished, undone.percent, undone.fall) == (False, 0, Fall(1, None))
    missed = review(drawn(errand(), "1.2", "1.3", "2.3", "2.2"))
    assert missed.fall == Fall(1, None)
    assert missed.route[-1] == BOARD.roads.light


@pytest.mark.parametrize("exercise", [tour(paths=5), errand()], ids=["tour", "errand"])
def test_giving_up_is_no_sign_at_the_roadside(exercise: Attempt) -> None:
    untouched = review(exercise)
    begun = review(exercise.draw(*untouched.route[1:3]))
    for judged in (untouched, begun):
        assert judged.stopped
        shown = map_view(judged.attempt, Say(), review=judged).best
        assert shown is not None
        assert (shown.fork, shown.fork_text) == (None, "")
    assert fall_sentence(untouched, Say()) == ""
    assert fall_sentence(begun, Say()).startswith("So far nothing was lost")


@pytest.mark.parametrize(
    ("exercise", "at", "text"), [(tour(paths=5), (2, 2), "−4"), (errand(), (1, 3), "too far")], ids=["tour", "errand"]
)
def test_a_path_that_left_the_best_has_its_sign_though_given_up(
    exercise: Attempt, at: tuple[int, int], text: str
) -> None:
    judged = review(drawn(exercise, "1.2", "1.3", "2.3", "2.4"))
    assert not judged.stopped
    shown = map_view(judged.attempt, Say(), review=judged).best
    assert shown is not None
    assert (shown.fork, shown.fork_text) == (at, text)


def test_a_rescue_is_measured_from_where_it_stood() -> None:
    start = at("2.2", "1.2", "1.3", "1.4", "2.4")
    attempt = Attempt(BOARD, Exercise(Key(Kind.RESCUE, 1, 0), 1, VALUES, CARPETS, start))
    stayed = review(attempt)
    assert (stayed.percent, stayed.yours, stayed.best) == (0, 0, 6)
    # stopping where more was in reach is the fall
    assert stayed.fall == Fall(0, 6)
    home = review(drawn(attempt, "2.3", "2.2"))
    assert (home.percent, home.fall) == (100, None)


def test_cards_are_judged_with_hindsight() -> None:
    plain = (Effect.SHOW, Effect.SHOW, Effect.CONSTRUCTION)
    car = (Effect.LIMOUSINE, Effect.SHOW, Effect.SHOW)
    rounds = (Round(car, None), Round(plain, Column.LUXURY), *[Round(car, None)] * 2, Round(plain, Column.LUXURY))
    exercise = Exercise(Key(Kind.CARDS, 1, 0), 0, Values(3, 3, 0, -10), CARPETS, rounds=rounds)
    loop = drawn(Attempt(BOARD, exercise), "1.2", "1.3", "1.4", "2.4", "2.3", "2.2")
    judged = review(loop)
    # the improvement behind the last Limousine counts too
    assert judged.yours == 5
    assert judged.best == 5
    assert judged.perfect
    passed = review(Attempt(BOARD, exercise).let_pass().let_pass().let_pass())
    assert (passed.yours, passed.percent) == (0, 0)
    # two Limousines are enough for as much
    assert passed.fall == Fall(1, 5)


def test_a_free_drive_is_compared_with_as_many_paths() -> None:
    free = Attempt(BOARD, Exercise(Key(Kind.FREE, 1, 0), 35, VALUES, CARPETS))
    judged = review(drawn(free, "1.2", "1.3", "1.4", "2.4", "2.3", "2.2"))
    closed = best_for(BOARD, tour(paths=3).exercise, (), 3)
    assert closed is not None
    assert judged.best == closed.value
    assert judged.finished


def test_a_review_can_be_stopped() -> None:
    with pytest.raises(Stopped):
        review(drawn(tour(), "1.2", "1.3"), lambda: True)


def test_plain_drivers_are_judged_soundly() -> None:
    for kind in (Kind.TOUR, Kind.RESCUE):
        for level in LEVELS:
            attempt = drive_plainly(Attempt(BOARD, make(BOARD, Key(kind, level, 77))))
            judged = review(attempt)
            assert judged.yours <= judged.best
            assert (judged.percent == 100) == (judged.fall is None) == (judged.yours == judged.best)
            assert judged.route[0] == BOARD.roads.light


def test_what_was_there_before_is_left_out_of_percentage_and_sentence() -> None:
    judged = review(drawn(tour(paths=5), "1.2", "1.3", "2.3", "2.2"))
    rescued = replace(judged, yours=9, best=17, percent=percent_of(9, 17, 5), floor=5)
    assert rescued.percent == 33
    assert verdict(rescued, Say()) == "4 of 12 points that could still be gained."


def test_what_was_lost_after_the_best_was_left_is_told_too() -> None:
    judged = review(drawn(tour(paths=5), "1.2", "1.3", "2.3", "2.2"))
    assert judged.fall is not None
    assert judged.fall.by is not None
    rest = judged.best - judged.yours - judged.fall.by
    assert rest > 1
    assert fall_sentence(judged, Say()) == (
        f"Your path 1 left the best route: {judged.fall.by} points lost there. {rest} more were lost later."
    )
    longer = review(drawn(errand(), "1.2", "1.3", "1.4", "2.4", "3.4", "3.3", "3.2", "2.2"))
    assert fall_sentence(longer, Say()) == "Your path 3 left the best route: 1 path more from there."
