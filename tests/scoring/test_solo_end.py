"""Solo: the four ends, the player's score against ACME (R11, R12), the vote, and who wins (R13)."""

import pytest

from newvegas_desktop.new_las_vegas.rules.acme import Acme
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.loan import Loan
from newvegas_desktop.new_las_vegas.rules.outcome import Decided, End, Outcome, acme_votes_for, decide, solo_scores
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.score import PARTS, solo_standing
from newvegas_desktop.new_las_vegas.rules.sheet import Sheet
from tests.scoring.positions import BOARD, almost_full, architect, pile, play, row, sheet, solo

DECK = "11-show 10-ina 9-con 2-show 3-show 4-show"
P7 = ("P7", "V7", "Y6")


@pytest.mark.parametrize(
    ("made", "lot", "reasons"),
    [
        (sheet(checked=13, projects=(1, 0, 0)), "4.1", (End.TRACK,)),
        (sheet(checked=9, projects=(0, 1, 2)), "4.1", (End.PROJECTS,)),
        (almost_full("4.9", projects=(1, 0, 0)), "4.9", (End.CASINOS,)),
        (almost_full("4.9", checked=13, projects=(0, 1, 1)), "4.9", (End.TRACK, End.PROJECTS, End.CASINOS)),
        (sheet(checked=8, projects=(0, 1, 1)), "4.1", ()),
    ],
)
def test_the_usual_ends(made: Sheet, lot: str, reasons: tuple[End, ...]) -> None:
    game = solo(DECK, projects=P7, made=made)
    play(game, 0, "take 0 1", f"open {lot}", "inauguration", "confirm")
    assert (game.outcome.reasons if game.outcome else ()) == reasons
    assert (game.phase is Phase.END) is bool(reasons)


@pytest.mark.parametrize(("before", "reasons"), [((0, 1, 2), (End.ACME,)), ((0, 1, 0), ()), ((0, 0, 0), ())])
def test_the_game_ends_when_acme_has_completed_all_three_projects(
    before: tuple[int, int, int], reasons: tuple[End, ...]
) -> None:
    rival = architect(rows=((True, ()), (True, ()), (True, ())))
    game = solo("pink " + DECK, rival=rival, made=sheet(projects=(0, 0, 1)))
    game.acme = Acme(2, 0, before)
    play(game, 0, "take 0 1", "open 4.1", "confirm")
    assert (game.outcome.reasons if game.outcome else ()) == reasons


def test_a_refusal_may_end_the_game() -> None:
    game = solo("5-show 4-ina 3-con 2-show 3-show 4-show", made=almost_full("4.9 3.10", checked=12))
    play(game, 0, "refuse and give 1", "confirm")
    assert game.outcome is not None
    assert game.outcome.reasons == (End.TRACK,)
    assert game.solo_cards.pile == pile("4-ina")


def against(made: Sheet, cards: str = "", crane: int = 0, **options: str | bool) -> Game:
    """A solo game with a sheet before the player and cards in ACME's pile."""
    vote = str(options.get("vote", "-"))
    bank_card = str(options.get("bank_card", "7-show"))
    bank = bool(options.get("bank", True))
    game = solo(DECK, rival=architect(crane=crane), made=made, vote=vote, bank_card=bank_card, bank=bank)
    game.solo_cards = game.solo_cards._replace(pile=pile(cards))
    return game


@pytest.mark.parametrize(
    ("checked", "circled", "cards", "improved", "points", "last"),
    [
        # R12: more or equal = 1st and no debt, fewer = 2nd and one debt
        (3, 0, 2, 0, 10, False),
        (3, 0, 3, 0, 10, False),
        (3, 0, 4, 0, 5, True),
        (5, 1, 3, 0, 10, False),
        (5, 1, 4, 0, 5, True),
        # the player's own column
        (3, 0, 3, 1, 15, False),
        (3, 0, 4, 1, 8, True),
        # no free box = 0 points
        (4, 2, 0, 0, 0, False),
        (4, 2, 1, 0, 0, True),
    ],
)
def test_r12_inauguration_against_acmes_cards(
    checked: int, circled: int, cards: int, improved: int, points: int, last: bool
) -> None:
    made = sheet(checked=checked, circled=circled, crossed={"inauguration": improved})
    player, _ = solo_scores(against(made, "5-ina " * cards), False)
    assert (player.inauguration, player.debts.last, player.debts.amount) == (points, last, int(last))


@pytest.mark.parametrize(
    ("run", "leads", "bonus"),
    [
        (1, (True, True, True, False), 12),
        (2, (True, True, False, False), 8),
        (3, (True, False, False, False), 4),  # R11: a tie pays nobody
        (4, (False, False, False, False), 0),
    ],
)
def test_r11_a_street_bonus_needs_a_longer_run_than_acmes(run: int, leads: tuple[bool, ...], bonus: int) -> None:
    made = sheet({**row(1, ". . 1 3 5 7"), **row(2, ". 1 3 . 5"), **row(3, ". . 2 4")})
    assert solo_standing(BOARD, made, 0, run).leads == leads
    game = against(made, "5-con " * run)
    player, acme = solo_scores(game, False)
    assert player.runs == (4, 3, 2, 0)
    assert player.parts()["streets"] == 9 + bonus
    assert acme.counts["streets"] == run
    # and ACME's: longer than the player's, a tie pays nobody
    assert acme.longer_streets == sum(run > length for length in (4, 3, 2, 0))


def test_r11_no_street_of_the_player_is_longer_than_acmes_least_run_of_1() -> None:
    player, acme = solo_scores(against(sheet({"4.1": 1})), False)
    assert player.standing.leads == (False, False, False, False)
    assert (player.parts()["streets"], acme.longer_streets) == (1, 3)


# ACME's architect has the bank number 8
@pytest.mark.parametrize(
    ("vote", "bank_card", "bundles", "loss"),
    [
        ("+", "8-show", 4, 0),
        ("+", "7-show", 2, 0),
        ("-", "8-show", 2, 0),
        ("-", "7-show", 0, -7),
        ("-", "1-imp", 0, -1),
        ("+", "15-con", 4, 0),
    ],
)
def test_the_vote_both_for_4_one_for_2_none_0_and_acme_loses_its_number(
    vote: str, bank_card: str, bundles: int, loss: int
) -> None:
    game = against(almost_full("4.9"), vote=vote, bank_card=bank_card)
    play(game, 0, "take 0 1", "open 4.9", "confirm")
    assert game.outcome is not None
    assert game.outcome.acme is not None
    assert game.outcome.scores[0].bundles == Loan(1 + bundles, 1 + bundles)
    assert (game.outcome.acme.safe, game.outcome.acme.parts()["safe"]) == (loss, loss)
    assert game.outcome.parts()[1]["total"] == game.outcome.acme.total


@pytest.mark.parametrize(("number", "votes_for"), [(7, False), (8, True), (9, True), (1, False)])
def test_acme_is_for_a_loan_if_its_card_reaches_the_banks_number(number: int, votes_for: bool) -> None:
    assert acme_votes_for(solo(bank_card=f"{number}-show")) is votes_for


@pytest.mark.parametrize("bank_card", ["1-show", "15-show"])
def test_without_the_bank_3_bundles_and_no_loss(bank_card: str) -> None:
    game = against(almost_full("4.9"), bank=False, bank_card=bank_card)
    play(game, 0, "take 0 1", "open 4.9", "confirm")
    assert game.outcome is not None
    assert game.outcome.acme is not None
    assert game.outcome.scores[0].bundles == Loan(3, 3)
    assert game.outcome.acme.safe == 0


def margin(shows: int) -> Outcome:
    """The player with 10 points and some for Shows against ACME's 28."""
    game = against(sheet(crossed={"show_left": shows}, checked=3), vote="+", bank_card="15-show")
    return decide(game, (End.TRACK,))


def test_r13_the_player_wins_only_with_more_points_than_acme() -> None:
    assert [row["total"] for row in margin(4).parts()] == [26, 28]
    assert margin(4).winners == (1,)
    assert [row["total"] for row in margin(5).parts()] == [31, 28]
    assert margin(5).winners == (0,)


def test_r13_a_tie_is_acmes_whatever_the_hotels() -> None:
    made = sheet(large=(1, 2, 3, 4, 5, 6))
    outcome = decide(against(made, vote="+", bank_card="15-show"), (End.CASINOS,))
    assert [row["total"] for row in outcome.parts()] == [28, 28]
    assert (outcome.winners, outcome.decided) == ((1,), Decided.POINTS)


def test_the_outcome_lists_the_player_and_acme() -> None:
    outcome = margin(1)
    assert len(outcome.scores) == 1
    assert outcome.acme is not None
    assert [tuple(parts) for parts in outcome.parts()] == [(*PARTS, "total")] * 2
    for parts in outcome.parts():
        assert sum(parts[part] for part in PARTS) == parts["total"]
