"""Every seed makes a solvable exercise of its level, the same every time."""

import pytest

from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.exercise import LEVELS, Exercise, Key, Kind
from newvegas_desktop.new_las_vegas.practice.generators import (
    CARDS,
    ERRANDS,
    LEAST_GAIN,
    RESCUES,
    TOURS,
    free,
    make,
)
from newvegas_desktop.new_las_vegas.practice.plain_driver import drive_plainly
from newvegas_desktop.new_las_vegas.practice.review import (
    STARS,
    best_of,
    budget,
    can_come_home,
    floor_of,
    percent_of,
    review,
)
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.limousine import missing_paths

BOARD = standard_board()
SEEDS = [*range(14), 2**29 + 7, 2**30 - 1]
KEYS = [Key(kind, level, seed) for kind in list(Kind)[:4] for level in LEVELS for seed in SEEDS]
MADE: dict[Key, Exercise] = {}


def made(key: Key) -> Exercise:
    if key not in MADE:
        MADE[key] = make(BOARD, key)
    return MADE[key]


def each(kind: Kind) -> list[tuple[int, Exercise]]:
    return [(key.level, made(key)) for key in KEYS if key.kind is kind]


def drive_best(exercise: Exercise) -> Attempt:
    """The best route, drawn by the rules path by path."""
    best = best_of(BOARD, exercise)
    assert best is not None
    attempt = Attempt(BOARD, exercise)
    for at in range(1, len(best.route), 2):
        attempt = attempt.draw(best.route[at], best.route[at + 1])
    while attempt.can_pass:
        attempt = attempt.let_pass()
    return attempt


def test_hundreds_of_keys_are_tried() -> None:
    assert len(KEYS) == 320


@pytest.mark.parametrize("kind", list(Kind)[:4])
def test_every_exercise_can_be_done_and_is_worth_doing(kind: Kind) -> None:
    for _, exercise in each(kind):
        attempt = drive_best(exercise)
        assert attempt.can_finish
        assert not attempt.stuck
        best = best_of(BOARD, exercise)
        assert best is not None
        assert attempt.value == best.value
        if kind is not Kind.ERRAND:
            assert best.value - floor_of(BOARD, exercise) >= LEAST_GAIN


@pytest.mark.parametrize("kind", list(Kind)[:4])
def test_the_best_route_is_judged_the_best(kind: Kind) -> None:
    for _, exercise in each(kind)[::4]:
        judged = review(drive_best(exercise))
        assert (judged.percent, judged.stars, judged.fall) == (100, 3, None)


@pytest.mark.parametrize("kind", list(Kind)[:4])
def test_the_same_key_makes_the_same_exercise_and_others_differ(kind: Kind) -> None:
    keys = [key for key in KEYS if key.kind is kind]
    assert [make(BOARD, key) for key in keys[::7]] == [made(key) for key in keys[::7]]
    bodies = {repr(made(key)).partition("paths=")[2] for key in keys}
    assert len(bodies) > len(keys) * 0.8


def test_a_tour_is_of_its_level() -> None:
    for number, exercise in each(Kind.TOUR):
        level = TOURS[number]
        best = best_of(BOARD, exercise)
        assert best is not None
        assert best.home
        assert len(best.carpets) >= 2
        assert level.paths[0] <= exercise.paths <= level.paths[1]
        assert exercise.closed
        assert exercise.counted.bit_count() == level.carpets
        plain = drive_plainly(Attempt(BOARD, exercise))
        reached = percent_of(plain.value if plain.home else 0, best.value, 0)
        assert level.plain[0] <= reached <= level.plain[1]
        assert bool(exercise.values.mafia) == level.mafia


def test_from_the_third_level_on_a_tour_wants_a_plan() -> None:
    easy, hard = TOURS[1].plain, [TOURS[level].plain[1] for level in LEVELS]
    assert easy[0] >= STARS[0]
    assert hard == sorted(hard, reverse=True)
    assert all(most < STARS[2] for most in hard[2:])


def test_an_errand_is_of_its_level() -> None:
    for number, exercise in each(Kind.ERRAND):
        level = ERRANDS[number]
        best = best_of(BOARD, exercise)
        assert best is not None
        assert exercise.targets.bit_count() == level.targets
        assert level.paths[0] <= best.paths <= level.paths[1]
        # room for a detour
        assert best.paths + 3 <= exercise.paths <= best.paths + 6


def test_a_rescue_is_a_real_position_of_its_level() -> None:
    for number, exercise in each(Kind.RESCUE):
        level = RESCUES[number]
        attempt = Attempt(BOARD, exercise)
        assert exercise.game_round > 1
        assert level.driven[0] <= len(exercise.start) // 2 <= level.driven[1]
        assert not attempt.home
        assert BOARD.roads.can_come_home(exercise.start[-1], attempt.sheet.driven)
        away = missing_paths(BOARD, attempt.sheet)
        assert level.spare[0] <= exercise.paths - away <= level.spare[1]
        assert exercise.paths >= 2
        assert can_come_home(attempt) == (away <= exercise.paths)
    assert any(not can_come_home(Attempt(BOARD, exercise)) for number, exercise in each(Kind.RESCUE) if number == 5)


def test_cards_come_from_a_real_deck() -> None:
    for number, exercise in each(Kind.CARDS):
        level = CARDS[number]
        assert len(exercise.rounds) == level.rounds
        assert level.limousines[0] <= budget(exercise) <= level.limousines[1]
        seen = [effect for round_ in exercise.rounds for effect in round_.effects]
        for effect in Effect:
            assert seen.count(effect) <= sum(card.effect is effect for card in BOARD.deck)
        for round_ in exercise.rounds:
            free_to_improve = Effect.IMPROVEMENT in round_.effects and not round_.limousine
            assert (round_.improves is not None) <= free_to_improve
        first, last = exercise.values, exercise.last_values(BOARD)
        assert (first.vip, first.luxury, first.missing) == (3, 3, -10)
        improved = [round_.improves for round_ in exercise.rounds]
        assert last.vip == BOARD.columns[Column.VIP][improved.count(Column.VIP)]
        assert last.luxury == BOARD.columns[Column.LUXURY][improved.count(Column.LUXURY)]
        assert last.missing == BOARD.columns[Column.MISSING_PATH][improved.count(Column.MISSING_PATH)]


def test_a_free_drive_counts_every_carpet_at_its_printed_value() -> None:
    exercise = make(BOARD, Key(Kind.FREE, 1, 5))
    assert exercise == free(BOARD)
    assert exercise.counted.bit_count() == 14
    assert exercise.values == (3, 3, 0, -10)
    assert exercise.paths == 35


@pytest.mark.parametrize(
    ("kind", "paths", "best", "counted"),
    [
        (Kind.TOUR, 8, 18, 585324073032),
        (Kind.ERRAND, 14, 4, 2748913811456),
        (Kind.RESCUE, 3, 18, 688402763848),
        (Kind.CARDS, 5, 17, 173007212616),
    ],
)
def test_shared_codes_keep_their_exercises(kind: Kind, paths: int, best: int, counted: int) -> None:
    exercise = make(BOARD, Key(kind, 3, 4711))
    found = best_of(BOARD, exercise)
    assert found is not None
    assert (budget(exercise), found.value, exercise.counted) == (paths, best, counted)
