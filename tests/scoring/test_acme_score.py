"""ACME's score area by area: base and better values, golf pairs, runs (R9), and the parts' sum."""

import pytest

from newvegas_desktop.new_las_vegas.rules.acme import Acme, AcmeScore, acme_run, count_effect, score_acme
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.figures import Area
from newvegas_desktop.new_las_vegas.rules.outcome import solo_scores
from newvegas_desktop.new_las_vegas.rules.score import PARTS
from tests.scoring.positions import architect, avenues, pile, sheet, solo


def acme_score(
    cards: str,
    *,
    hotels: int = 0,
    crane: int = 0,
    golf: bool = True,
    runs: tuple[int, ...] = (9, 9, 9, 9),
    projects: int = 0,
    loss: int = 0,
) -> AcmeScore:
    """ACME's score with these cards in its pile."""
    return score_acme(
        architect(crane=crane),
        Acme(0, hotels),
        pile(cards),
        golf=golf,
        player_runs=runs,
        project_points=projects,
        bank_loss=loss,
    )


@pytest.mark.parametrize(("improvements", "value"), [(0, 4), (2, 4), (3, 17), (4, 17), (16, 17)])
def test_the_better_value_holds_from_so_many_improvement_cards_on(improvements: int, value: int) -> None:
    assert Area(4, 17, 3).value(improvements) == value


@pytest.mark.parametrize(
    ("area", "cards", "needed", "base", "better"),
    [
        # one Improvement card below the number and exactly at it; the cards that count, twice each
        ("inauguration", "2-ina 3-show 4-ina", 2, 2 * 3, 2 * 13),
        ("shows", "2-show 3-ina 4-show", 3, 2 * 4, 2 * 17),
        ("limousine", "2-lim 3-ina 4-lim", 4, 2 * 7, 2 * 29),
        ("hotels", "2-ina", 2, 2 * 5, 2 * 19),
        ("golf", "2-lim 3-lim 4-lim", 1, 2 * 2, 2 * 11),
    ],
)
def test_each_area_exactly_at_its_threshold_and_one_below(
    area: str, cards: str, needed: int, base: int, better: int
) -> None:
    below = acme_score(" ".join([cards, *spread(needed - 1)]), hotels=avenues(6, 7))
    exactly = acme_score(" ".join([cards, *spread(needed)]), hotels=avenues(6, 7))
    assert (below.improvements, exactly.improvements) == (needed - 1, needed)
    assert (below.parts()[area], exactly.parts()[area]) == (base, better)
    assert exactly.counts[area] == below.counts[area] == 2
    assert (below.values[area], exactly.values[area]) == (base // 2, better // 2)


def spread(improvements: int) -> list[str]:
    """Improvement cards that never lie on one another."""
    return [name for _ in range(improvements) for name in ("9-con", "8-imp")]


@pytest.mark.parametrize(("improvements", "value"), [(0, 6), (1, 23)])
def test_the_streets_value_at_its_threshold(improvements: int, value: int) -> None:
    found = acme_score("8-imp " * improvements, runs=(0, 0, 9, 9))
    assert found.parts()["streets"] == 4 + 2 * value


def test_only_cards_of_the_area_count() -> None:
    found = acme_score("1-con 2-show 3-lim 4-ina 5-imp 6-show 7-ina 8-lim 9-show")
    assert found.counts == {"golf": 0, "inauguration": 2, "shows": 3, "limousine": 2, "hotels": 0, "streets": 1}
    assert found.improvements == 1
    assert count_effect(pile("1-con 2-show 3-con"), Effect.CONSTRUCTION) == 2


@pytest.mark.parametrize(
    ("cards", "pairs"),
    [
        ("", 0),
        ("1-show", 0),
        ("1-show 2-lim", 0),
        ("1-show 2-show", 1),
        ("1-show 2-show 3-show", 2),
        ("1-show 2-show 3-lim 4-lim", 2),
        ("1-show 2-lim 3-show 4-lim", 0),
        ("1-con 2-con 3-ina 4-ina 5-ina 6-show", 3),
        ("8-show 8-lim 8-ina", 0),  # the effect, not the number
    ],
)
def test_golf_cards_whose_effect_equals_that_of_the_card_before(cards: str, pairs: int) -> None:
    found = acme_score(cards)
    assert (found.counts["golf"], found.parts()["golf"]) == (pairs, 2 * pairs)


def test_golf_pairs_of_improvement_cards_count_too() -> None:
    assert acme_score("1-imp 2-imp").parts()["golf"] == 11


def test_without_golf_no_points_for_it() -> None:
    found = acme_score("1-show 2-show 3-show", golf=False)
    assert (found.counts["golf"], found.parts()["golf"]) == (0, 0)
    for golf, points in ((False, 0), (True, 4)):
        game = solo(golf=golf)
        game.solo_cards = game.solo_cards._replace(pile=pile("1-show 2-show 3-show"))
        assert solo_scores(game, False)[1].golf == points


@pytest.mark.parametrize(
    ("constructions", "crane", "run"),
    [(0, 0, 1), (1, 0, 1), (2, 0, 2), (0, -2, 1), (2, -2, 1), (3, -2, 1), (4, -2, 2), (0, 2, 2), (3, 2, 5), (0, 1, 1)],
)
def test_the_run_is_construction_cards_plus_the_offset_at_least_1(constructions: int, crane: int, run: int) -> None:
    cards = "5-con 6-show " * constructions
    assert acme_run(architect(crane=crane), pile(cards)) == run
    # R9: that many points in each of the 4 streets, longer or not
    assert acme_score(cards, crane=crane).parts()["streets"] == 4 * run


@pytest.mark.parametrize(
    ("runs", "longer"),
    [((0, 0, 0, 0), 4), ((2, 2, 2, 2), 4), ((3, 3, 3, 3), 0), ((2, 3, 4, 0), 2), ((9, 9, 9, 2), 1)],
)
def test_value_times_the_streets_in_which_it_is_longer(runs: tuple[int, ...], longer: int) -> None:
    found = acme_score("1-con 2-show 3-con 4-show 5-con", runs=runs)
    assert (found.longer_streets, found.parts()["streets"]) == (longer, 4 * 3 + 6 * longer)


@pytest.mark.parametrize(
    ("projects", "points"), [((0, 0, 0), 0), ((1, 0, 0), 9), ((2, 0, 1), 4 + 14), ((1, 1, 2), 9 + 10 + 8)]
)
def test_projects_count_the_values_noted(projects: tuple[int, int, int], points: int) -> None:
    game = solo(made=sheet())
    game.acme = Acme(3, 0, projects)
    assert solo_scores(game, False)[1].parts()["projects"] == points


def test_hotels_count_as_built() -> None:
    game = solo()
    game.acme = Acme(2, avenues(6, 8, 9), (0, 0, 0))
    assert solo_scores(game, False)[1].parts()["hotels"] == 15


def test_the_parts_sum_to_the_total() -> None:
    found = acme_score(
        "1-con 2-con 3-show 4-lim 5-ina 6-imp 7-imp",
        hotels=avenues(1, 2, 3),
        runs=(1, 2, 3, 0),
        projects=21,
        loss=9,
    )
    assert found.parts() == {
        "projects": 21,
        "inauguration": 13,
        "shows": 4,
        "hotels": 57,
        "streets": 8 + 2 * 23,
        "golf": 22,
        "limousine": 7,
        "safe": -9,
    }
    assert tuple(found.parts()) == PARTS
    assert found.total == sum(found.parts().values()) == 169
