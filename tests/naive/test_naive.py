"""The naive referee against the rules page: board, roads, cards, score."""

from __future__ import annotations

from typing import Any

import pytest

from . import model, roads, score
from .model import Acme, Card, Lot, NaiveGame, Sheet
from .projects import EVEN, ODD, hotels_of, longest_run, runs
from .selfplay import ARCHITECT
from .turns import routes, write

PAGE = """
.  C  M  *L o  o  *L o  *  C  .
C  L  o  C* V  o  *  o  CV *  M
.  .  *  o  C* V  o  *  *L o  C
*  M  CV o  L  o  *V C  M  .  .
"""


def table(seats: list[Sheet], loans: list[bool | None] | None = None) -> NaiveGame:
    return NaiveGame("table", True, loans is not None, None, seats, ["P3", "V1", "Y5"], loans)


def solo(sheet: Sheet, pile: list[Card], bank_card: Card = (7, "show"), vote: bool | None = None) -> NaiveGame:
    game = NaiveGame("solo", True, vote is not None, ARCHITECT, [sheet], ["P3", "V1", "Y5"], None)
    game.loans = None if vote is None else [vote]
    game.acme = Acme(bank_card, pile)
    return game


def with_numbers(street: int, numbers: dict[int, int], sheet: Sheet | None = None) -> Sheet:
    sheet = Sheet() if sheet is None else sheet
    for avenue, number in numbers.items():
        sheet.numbers[(street, avenue)] = number
    return sheet


def test_the_board_is_the_one_of_the_page() -> None:
    lots: dict[Lot, str] = {}
    for street, line in enumerate(PAGE.split("\n")[1:5], 1):
        for avenue, text in enumerate(line.split(), 1):
            if text != ".":
                lots[(street, avenue)] = text
    letters = {"V": "vip", "L": "luxury", "M": "mafia"}
    assert sorted(model.CASINOS) == sorted(lots)
    assert {lot for lot, text in lots.items() if "C" in text} == model.CRANES
    assert {lot for lot, text in lots.items() if "*" in text} == model.STARS
    assert {lot: letters[text[-1]] for lot, text in lots.items() if text[-1] in letters} == model.CARPETS
    assert model.HOLES == {2: 5, 3: 4, 4: 4, 5: 3, 6: 3, 7: 3, 8: 4, 9: 4, 10: 5}


def test_the_board_has_the_counts_of_the_page() -> None:
    assert len(model.CASINOS) == 38
    assert [len(model.casinos_of_street(street)) for street in (1, 2, 3, 4)] == [9, 11, 9, 9]
    assert (len(model.CRANES), len(model.STARS), len(model.CARPETS), len(model.HOLES)) == (9, 12, 14, 9)
    kinds = list(model.CARPETS.values())
    assert [kinds.count(kind) for kind in ("mafia", "luxury", "vip")] == [4, 5, 5]
    assert model.TRACK_BOXES == 14
    assert [model.boxes_of_group(group) for group in (0, 1, 5)] == [[1, 2], [3, 4], [11, 12, 13]]
    assert sum(len(model.COLUMNS[column]) - 1 for column in model.YELLOW_COLUMNS) == 30
    assert sorted([*model.YELLOW_COLUMNS, *model.SHOW_COLUMNS]) == sorted(model.COLUMNS)


def test_the_deck_has_the_counts_of_the_page() -> None:
    assert len(model.ALL_CARDS) == 81
    effects = [model.read_card(card)[1] for card in model.ALL_CARDS]
    assert [effects.count(effect) for effect in model.EFFECTS] == [16, 16, 16, 16, 17]
    numbers = [model.read_card(card)[0] for card in model.ALL_CARDS]
    assert [numbers.count(n) for n in range(1, 16)] == [numbers.count(16 - n) for n in range(1, 16)]
    assert len(model.PROJECT_POINTS) == 21


def test_roads_and_routes_have_the_check_figures() -> None:
    assert len(roads.BLOCKS) == 71
    places = [(street, avenue) for street in model.STREETS for avenue in model.AVENUES]
    assert len([place for place in places if roads.is_lamp(place)]) == 22
    assert len(roads.next_paths([model.LIGHT], set())) == 9
    assert routes(4) == [9, 40, 180, 911]


def slow_fewest_paths(route: list[Lot], driven: set[model.Block], limit: int) -> int | None:
    """By trying every route."""
    if route[-1] == model.LIGHT:
        return 0
    best = None
    if limit > 0:
        for via, to in roads.next_paths(route, driven):
            rest = slow_fewest_paths(*roads.drive(route, driven, via, to), limit - 1)
            if rest is not None and (best is None or rest + 1 < best):
                best = rest + 1
    return best


def test_missing_paths_agree_with_trying_every_route() -> None:
    found: list[tuple[list[Lot], set[model.Block]]] = [([model.LIGHT], set())]
    for _ in range(3):
        found = [roads.drive(*way, via, to) for way in found for via, to in roads.next_paths(*way)]
    for route, driven in found:
        fewest = roads.fewest_paths(route[-1], driven)
        assert slow_fewest_paths(route, driven, 3) == (fewest if fewest is not None and fewest <= 3 else None)
        if fewest is not None:
            assert roads.missing_paths(Sheet(route=route, driven=driven)) == fewest


def test_missing_paths_when_no_way_is_left() -> None:
    assert roads.missing_paths(Sheet()) == 0  # R27
    around = {block for block, ends in roads.BLOCKS.items() if model.LIGHT in ends}
    assert roads.missing_paths(Sheet(route=[model.LIGHT, (2, 3), (2, 4)], driven=around)) == 1  # R8
    assert roads.missing_paths(Sheet(route=[model.LIGHT, (2, 3), (2, 4), (3, 4), (3, 3)], driven=around)) == 1


def test_runs_skip_cranes_and_break_at_built_casinos() -> None:
    sheet = with_numbers(2, {2: 0, 3: 2, 5: 4, 6: 4, 7: 5, 8: 7, 10: 9})
    assert [(parity, len(lots)) for parity, lots in runs(sheet, 2)] == [(EVEN, 4), (ODD, 3)]
    sheet.cranes = {(2, 4), (2, 9)}
    assert [(parity, len(lots)) for parity, lots in runs(sheet, 2)] == [(EVEN, 2), (EVEN, 2), (ODD, 2), (ODD, 1)]
    assert longest_run(sheet, 2) == 2
    assert longest_run(sheet, 1) == 0


# One small example for each part of the score


def test_inauguration_ranking_is_dense_and_the_fewest_owe() -> None:
    tracks = [9, 7, 9, 3, 6, 5]
    seats = [Sheet(track=track) for track in tracks]
    seats[5].groups = {0: "crossed", 1: "crossed"}  # 1 free box
    seats[0].crossed["inauguration"] = 1
    game = table(seats)
    assert [score.inauguration_points(game, seat) for seat in range(6)] == [15, 5, 10, 0, 2, 0]
    assert [score.inauguration_last(game, seat) for seat in range(6)] == [False, False, False, False, False, True]
    equal = table([Sheet(), Sheet()])
    assert [score.inauguration_points(equal, seat) for seat in (0, 1)] == [10, 10]
    assert [score.inauguration_last(equal, seat) for seat in (0, 1)] == [True, True]
    none = table([Sheet(track=4, groups={0: "crossed", 1: "crossed"}), Sheet(track=2, groups={0: "crossed"})])
    assert [score.inauguration_points(none, seat) for seat in (0, 1)] == [0, 0]


def test_shows_and_their_debts() -> None:
    sheet = Sheet()
    assert score.sheet_debts(sheet) == []
    sheet.crossed.update(show_left=1, show_right=1)
    assert score.shows_points(sheet) == 6
    assert score.sheet_debts(sheet) == ["show_left 5", "show_left 6", "show_right 3", "show_right 4"]
    sheet.crossed.update(show_left=5, show_right=4)
    assert score.shows_points(sheet) == 21 + 12
    assert score.sheet_debts(sheet) == ["show_left 6"]
    sheet.crossed.update(show_left=6, show_right=6)
    assert score.shows_points(sheet) == 28 + 18
    assert score.sheet_debts(sheet) == []


def test_hotels_points() -> None:
    sheet = Sheet(hotels={1: "large", 2: "small", 5: "large"})
    assert score.hotels_points(sheet) == 7
    sheet.crossed.update(hotel_large=4, hotel_small=3)
    assert score.hotels_points(sheet) == 22


def test_streets_points() -> None:
    game = table([with_numbers(1, {3: 1, 4: 3}), with_numbers(1, {5: 8, 6: 10}), with_numbers(2, {2: 5})])
    assert [score.streets_points(game, seat) for seat in (0, 1, 2)] == [6, 6, 5]
    game.seats[0].crossed["streets"] = 3
    assert score.streets_points(game, 0) == 12


def test_golf_points() -> None:
    sheet = Sheet(holes={2: "circled", 3: "circled", 4: "circled", 5: "crossed", 7: "circled"})
    assert score.golf_points(sheet) == 3 + 2 * 2 + 1
    sheet.crossed.update(par3=3, par4=1, par5=2)
    assert score.golf_points(sheet) == 7 + 2 * 3 + 3


def test_limousine_points() -> None:
    sheet = Sheet(route=[(2, 2), (2, 3), (2, 4), (2, 5), (2, 6)])
    sheet.driven = {("S", 2, avenue) for avenue in (3, 4, 5, 6)}
    assert score.limousine_points(sheet) == -30  # the straight way back is used up
    sheet.numbers[(2, 5)] = 9
    assert score.limousine_points(sheet) == 3 - 30
    sheet.crossed.update(vip=2, missing_path=3)
    assert score.limousine_points(sheet) == 7 - 3


@pytest.mark.parametrize(
    ("loans", "bundles"),
    [
        ([True, True, False], 5),
        ([True, True, False, False], 3),
        ([False, True, False], 3),
        ([False, False], 1),
        (None, 3),
    ],
)
def test_bundles(loans: list[bool | None] | None, bundles: int) -> None:
    game = table([Sheet() for _ in (loans or [True, True])], loans)
    assert score.bundles(game, 0) == bundles
    game.seats[0].driven = {("S", 1, 3), ("S", 2, 11)}
    game.seats[0].numbers[(1, 3)] = 5
    assert score.bundles(game, 0) == bundles + 1


def test_the_safe_breaks_with_more_debts_than_bundles() -> None:
    game = table([Sheet(track=4, groups={0: "circled", 1: "crossed"}, cranes={(1, 2), (2, 1)}), Sheet()])
    assert score.debts(game, 0) == ["crane 1.2", "crane 2.1", "extend 1", "inauguration last"]
    assert score.bundles(game, 0) == 3
    assert score.safe_points(game, 0) == -20
    game.seats[0].numbers[(2, 1)] = 3
    assert score.safe_points(game, 0) == 0


def test_ties_are_broken_by_hotels_then_large_hotels() -> None:
    plain, small, large = Sheet(), Sheet(), Sheet()
    plain.projects = {"P3": 6}
    small.hotels = {1: "small", 2: "small", 3: "small", 5: "small", 6: "small", 7: "small"}
    large.hotels = {1: "small", 2: "small", 3: "small", 4: "large"}
    large.projects = {"V6": 0}
    assert score.winners(table([plain, small])) == [1]
    both = table([plain, large])
    assert [entry["total"] for entry in score.final_scores(both)] == [16, 16]
    assert score.winners(both) == [1]
    other = Sheet(hotels={1: "large", 2: "large", 3: "small", 4: "small"})
    less = Sheet(hotels={1: "large", 2: "small", 3: "small", 4: "small"}, projects={"V6": 2})
    assert score.winners(table([less, other])) == [1]
    assert score.winners(table([Sheet(), plain, plain.copy()])) == [1, 2]


def test_acme_score_and_the_player_beside_it() -> None:
    pile: list[Card] = [
        (1, "construction"),
        (2, "construction"),
        (3, "construction"),
        (4, "construction"),
        (5, "improvement"),
        (6, "improvement"),
        (7, "improvement"),
        (8, "show"),
        (9, "inauguration"),
        (9, "limousine"),
    ]
    sheet = with_numbers(1, {3: 1, 4: 3, 5: 5}, with_numbers(2, {2: 1, 3: 3}))
    game = solo(sheet, pile, (7, "show"), False)
    assert game.acme is not None
    game.acme.hotels = {6, 8}
    game.acme.projects = {"P3": 10}
    assert score.final_scores(game)[1] == {
        "projects": 10,
        "inauguration": 1 * 2,
        "shows": 1 * 2,
        "hotels": 2 * 4,
        "streets": 4 * 2 + 2 * 3,
        "golf": 5 * 2,
        "limousine": 1 * 3,
        "safe": -7,
        "total": 10 + 2 + 2 + 8 + 14 + 10 + 3 - 7,
    }
    mine = score.final_scores(game)[0]
    assert (mine["streets"], mine["inauguration"]) == (5 + 4, 10)
    assert score.debts(game, 0) == []
    assert score.winners(game) == [1]
    game.golf = False
    assert score.acme_score(game)["golf"] == 0
    sheet.groups = {0: "crossed"}  # 1 free box against 1 card: equal is enough (R12)
    assert score.inauguration_points(game, 0) == 10
    pile.append((9, "inauguration"))
    assert score.inauguration_points(game, 0) == 5
    assert score.debts(game, 0) == ["inauguration last"]


@pytest.mark.parametrize(
    ("number", "vote", "bundles", "safe"),
    [(8, True, 5, 0), (7, True, 3, 0), (15, False, 3, 0), (7, False, 1, -7), (7, None, 3, 0)],
)
def test_the_vote_in_solo(number: int, vote: bool | None, bundles: int, safe: int) -> None:
    game = solo(Sheet(), [], (number, "show"), vote)
    assert score.bundles(game, 0) == bundles
    assert score.acme_score(game)["safe"] == safe


def test_the_player_wins_only_with_more_points() -> None:
    game = solo(Sheet(projects={"P3": 6}), [])
    assert [entry["total"] for entry in score.final_scores(game)] == [16, 16]
    assert score.winners(game) == [1]
    game.seats[0].projects["V1"] = 4
    assert score.winners(game) == [0]


def test_end_reasons_in_order() -> None:
    game = solo(Sheet(), [])
    assert game.acme is not None
    assert score.end_reasons(game) == []
    game.seats[0].numbers = {lot: 1 for lot in model.CASINOS if lot not in model.CRANES}
    assert score.end_reasons(game) == ["casinos"]
    game.acme.projects = {"P3": 10, "V1": 8, "Y5": 12}
    game.seats[0].projects = {"P3": 10, "V1": 8, "Y5": 12}
    game.seats[0].track = 14
    assert score.end_reasons(game) == ["track", "projects", "casinos", "acme"]
    game.seats[0].cranes = {(1, 2)}
    assert score.end_reasons(game) == ["track", "projects", "acme"]


def test_the_worked_example_of_the_books() -> None:
    sheet = Sheet(cranes={(2, 1), (2, 9), (1, 2), (3, 5), (3, 11), (4, 8)})
    street_1 = {7: 11, 6: 9, 5: 7, 4: 5, 3: 2, 2: 1, 9: 13, 8: 12}  # in this order
    for avenue, number in street_1.items():
        write(sheet, (1, avenue), number, True)
    with_numbers(2, {2: 1, 3: 1, 5: 2, 6: 3, 7: 4, 8: 5, 9: 6, 10: 8, 11: 9}, sheet)
    with_numbers(3, {5: 1, 6: 5, 7: 5, 8: 7, 9: 9, 10: 11, 11: 15}, sheet)
    with_numbers(4, {1: 0, 2: 4, 4: 6, 5: 8, 6: 9, 7: 11, 8: 12, 9: 14}, sheet)
    for lot in [(1, 4), (1, 7), (1, 9), (2, 7), (2, 10), (3, 8), (3, 9), (4, 1), (4, 7)]:
        sheet.stars[lot] = "circled"
    sheet.stars[(3, 5)] = "crossed"
    sheet.crossed.update(show_left=6, show_right=3, inauguration=1, streets=2, par5=3, missing_path=1)
    sheet.track = 7
    sheet.groups = {0: "circled", 1: "circled", 2: "crossed"}
    for via, to in [((1, 2), (1, 3)), ((1, 4), (2, 4)), ((2, 5), (3, 5))]:
        assert roads.path_fault(sheet.route, sheet.driven, via, to) is None
        sheet.route, sheet.driven = roads.drive(sheet.route, sheet.driven, via, to)
    avenues = [a for a in model.AVENUES if all(lot in sheet.numbers for lot in model.casinos_of_avenue(a))]
    assert avenues == [2, 5, 6, 7, 8, 9, 11]
    for avenue in avenues:
        sheet.hotels[avenue] = "large" if hotels_of(sheet, "large") < 3 else "small"
    sheet.projects = {"P3": 6, "Y5": 12}
    rival = with_numbers(1, {3: 1, 4: 3, 5: 5, 6: 7, 7: 9})
    with_numbers(2, {5: 2, 6: 4, 7: 6}, rival)
    with_numbers(4, {4: 2, 5: 4, 6: 6, 7: 8, 9: 10}, rival)
    game = table([sheet, rival], [True, False])

    assert sorted(roads.visited(sheet)) == [(1, 3), (1, 4), (2, 5)]
    assert sheet.holes == {
        **dict.fromkeys(range(2, 8), "circled"),
        **dict.fromkeys((8, 9, 10), "crossed"),
    }
    assert [longest_run(sheet, street) for street in (1, 2, 3, 4)] == [4, 2, 7, 4]
    assert score.leading_streets(game, 0) == [3]
    assert roads.missing_paths(sheet) == 2
    assert score.bundles(game, 0) == 4
    assert score.debts(game, 0) == ["crane 2.1", "show_right 4", "extend 1", "extend 2", "inauguration last"]
    expected: dict[str, Any] = {
        "projects": 18,
        "inauguration": 8,
        "shows": 37,
        "hotels": 13,
        "streets": 25,
        "golf": 17,
        "limousine": -6,
        "safe": -20,
        "total": 92,
    }
    assert score.final_scores(game)[0] == expected
