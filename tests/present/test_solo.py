"""The solo game as the window shows it: half cards, swapping, what ACME gains, approvals, its page."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.acme import (
    acme_view,
    approval_sentence,
    gain,
    gain_words,
    next_threshold,
    row_text,
)
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.mapping import PLACES
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.present.solo_cards import all_gains, pointed_words, solo_prompt
from newvegas_desktop.new_las_vegas.present.solo_choice import Taken, after, solo_plans
from newvegas_desktop.new_las_vegas.present.view import Choice, SeatState
from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.rules.actions import PAIRS
from newvegas_desktop.new_las_vegas.rules.cards import Card, Colour, Effect
from newvegas_desktop.new_las_vegas.rules.events import Happened
from newvegas_desktop.new_las_vegas.rules.figures import Architect, Area
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.rules.rounds import settle_round
from newvegas_desktop.new_las_vegas.rules.tally import acme_tally
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from tests.present.screens import LOLA, play_solo, solo, text_of

SNAPSHOTS = Path(__file__).parent / "snapshots"
PENS = ("blue",)


def lot_of(table: TableController) -> str:
    return next(slot for slot in table.screen.targets if slot.startswith("lot:"))


def played(seed: int, rounds: int, *, golf: bool = True, bank: bool = False) -> TableController:
    table = solo(seed, golf=golf, bank=bank)
    play_solo(table, Generator.named(seed, "solo"), rounds)
    return table


def refused() -> TableController:
    """A position in which no number fits; found by playing."""
    for seed in range(60):
        table = solo(seed)
        chance = Generator.named(seed, "refused")
        while table.game.outcome is None:
            if "button:give_1" in table.screen.targets:
                return table
            play_solo(table, chance, table.game.round + 1)
    raise AssertionError("never refused")


def with_approval(architect: Architect = LOLA) -> TableController:
    for seed in range(60):
        table = solo(seed, architect)
        chance = Generator.named(seed, "approval")
        while table.game.outcome is None:
            if table.game.solo_cards.drawn:
                return table
            play_solo(table, chance, table.game.round + 1)
    raise AssertionError("no approval came up")


# snapshots


def _solo_vote() -> TableController:
    return solo(5, bank=True)


def _solo_choose() -> TableController:
    return played(3, 9)


def _solo_half() -> TableController:
    table = played(3, 9)
    table.activate("number:1")
    table.point("effect:3")
    return table


def _solo_taken() -> TableController:
    table = played(3, 9)
    table.activate("number:1")
    table.activate("effect:2")
    table.point("effect:3")
    return table


def _solo_refused() -> TableController:
    table = refused()
    table.activate("button:give_2")
    return table


def _solo_approval() -> TableController:
    return with_approval()


def _solo_finished() -> TableController:
    return played(4, 999, golf=False)


@pytest.mark.parametrize(
    "make",
    [_solo_vote, _solo_choose, _solo_half, _solo_taken, _solo_refused, _solo_approval, _solo_finished],
    ids=lambda make: make.__name__[1:],
)
def test_screen(make: Callable[[], TableController]) -> None:
    text = text_of(make().screen)
    path = SNAPSHOTS / f"{make.__name__[1:]}.txt"
    if os.environ.get("NEWVEGAS_SNAPSHOTS") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


# taking


@pytest.mark.parametrize(
    ("now", "click", "then"),
    [
        (Taken(), ("number", 0), Taken(0, None)),
        (Taken(), ("effect", 2), Taken(None, 2)),
        (Taken(0, None), ("effect", 1), Taken(0, 1)),
        (Taken(None, 1), ("number", 0), Taken(0, 1)),
        (Taken(0, None), ("number", 2), Taken(2, None)),
        (Taken(0, None), ("effect", 0), Taken(None, 0)),
        (Taken(None, 0), ("number", 0), Taken(0, None)),
        (Taken(0, 1), ("effect", 2), Taken(0, 2)),
        (Taken(0, 1), ("number", 2), Taken(2, 1)),
        (Taken(0, 1), ("number", 1), Taken(1, 0)),
        (Taken(0, 1), ("effect", 0), Taken(1, 0)),
    ],
)
def test_a_click_takes_half_a_card_and_no_card_is_used_twice(now: Taken, click: tuple[str, int], then: Taken) -> None:
    assert after(now, *click, {0, 1, 2}) == then


def test_a_number_that_fits_nowhere_is_not_taken() -> None:
    assert after(Taken(), "number", 1, {0}) is None
    assert after(Taken(), "effect", 0, {0}) is None
    assert after(Taken(0, 1), "effect", 0, {0}) is None
    assert after(Taken(0, 2), "effect", 1, {0}) == Taken(0, 1)


@pytest.mark.parametrize("pair", range(6))
@pytest.mark.parametrize("number_first", [True, False])
def test_every_pair_by_two_clicks(pair: int, number_first: bool) -> None:
    table = solo(7)
    number, effect = PAIRS[pair]
    slots = [f"number:{number + 1}", f"effect:{effect + 1}"]
    table.activate(slots[0 if number_first else 1])
    assert table.game.turns[0].stage is Stage.CHOOSE
    table.activate(slots[1 if number_first else 0])
    turn, hand = table.game.turns[0], table.game.solo_cards.hand
    assert (turn.stage, turn.offer, turn.given) == (Stage.OPEN, pair, 3 - number - effect)
    assert (turn.number, turn.effect) == (hand[number].number, hand[effect].effect)
    bar = table.screen.table.solo
    assert bar is not None
    assert [card.given for card in bar.cards] == [at == turn.given for at in range(3)]
    assert bar.cards[number].number_state is bar.cards[effect].effect_state is Choice.CHOSEN
    assert bar.pile.count == 1
    assert (bar.pile.top_number, bar.pile.top_effect) == (hand[turn.given].number, hand[turn.given].effect.key)


@pytest.mark.parametrize("pair", range(6))
def test_pointing_compares_all_pairs_and_changes_nothing(pair: int) -> None:
    table = played(3, 9)
    number, effect = PAIRS[pair]
    before = table.game.copy()
    table.activate(f"number:{number + 1}")
    table.point(f"effect:{effect + 1}")
    screen, game = table.screen, table.game
    lit = {place for place, lot in screen.city.lots.items() if lot.fits}
    assert len(lit) == game.sheets[0].fit[game.solo_cards.hand[number].number].bit_count() > 0
    given = 3 - number - effect
    assert screen.acme is not None
    change = gain(game, given).acme
    assert screen.acme.delta == (Say().signed(change) if change else "")
    assert screen.ledger.acme_total == f"ACME {acme_tally(game).total + change}"
    name = f"{game.solo_cards.hand[given].number} {game.solo_cards.hand[given].effect.key.capitalize()}"
    assert screen.table.subline.startswith(f"{name} to ACME: {Say().signed(change) if change else 'nothing'}")
    assert game == before


def test_swapping_is_free_until_the_turn_is_confirmed_and_keeps_the_opening() -> None:
    table = solo(7)
    table.activate("number:1")
    table.activate("effect:2")
    table.activate(lot := lot_of(table))
    assert table.game.turns[0].stage is Stage.EFFECT
    table.activate("effect:3")
    turn = table.game.turns[0]
    assert (turn.stage, turn.offer, turn.given) == (Stage.EFFECT, PAIRS.index((0, 2)), 1)
    assert lot_text_of(turn.lot) == lot
    table.activate("number:2")
    turn = table.game.turns[0]
    assert (turn.stage, turn.offer) == (Stage.OPEN, PAIRS.index((1, 2)))
    assert table.game.sheets[0].opened == 0
    assert len(table.session.history.entries) == 1


def lot_text_of(lot: int) -> str:
    return f"lot:{lot // 11 + 1}.{lot % 11 + 1}"


def test_a_used_effect_is_given_up_with_its_card() -> None:
    table = solo(7)
    hand = table.game.solo_cards.hand
    effect = next(at for at, card in enumerate(hand) if card.effect is not Effect.SHOW)
    number, other = [at for at in range(3) if at != effect]
    table.activate(f"number:{number + 1}")
    table.activate(f"effect:{effect + 1}")
    table.activate(lot_of(table))
    done = next(slot for slot in table.screen.targets if slot.startswith(("lot:", "column:", "path:", "track:")))
    table.activate(done)
    used = [table.game.turns[0].used]
    table.activate(f"effect:{other + 1}")
    used.append(table.game.turns[0].used)
    assert used == [True, False]
    assert table.game.turns[0].effect is hand[other].effect


def test_half_a_choice_is_let_go_of_by_escape_and_by_undo() -> None:
    table = solo(7)
    for let_go in (table.escape, lambda: table.command("undo")):
        table.activate("number:2")
        assert table.look.half == Taken(1, None)
        assert table.can("undo")
        let_go()
        assert table.look.half == Taken()
        assert not table.can("undo")


@pytest.mark.parametrize(
    ("slot", "offer", "given"), [("take:1-2", (0, 1), 2), ("take:3-1", (2, 0), 1), ("give:2", (0, 2), 1)]
)
def test_dropping_a_card_on_another_or_on_the_pile(slot: str, offer: tuple[int, int], given: int) -> None:
    table = solo(7)
    table.activate(slot)
    assert (table.game.turns[0].offer, table.game.turns[0].given) == (PAIRS.index(offer), given)


@pytest.mark.parametrize(("slot", "number", "effect", "given"), [("take:1-2", 0, 1, 2), ("take:3-2", 2, 1, 0)])
def test_a_card_held_over_another_says_what_the_pair_leads_to(slot: str, number: int, effect: int, given: int) -> None:
    table = solo(7)
    hand = table.game.solo_cards.hand
    table.point(slot)
    said = table.screen.table
    assert said.sentence.startswith(f"{hand[number].number} with {hand[effect].effect.key.capitalize()}: ")
    assert f"{hand[given].number} {hand[given].effect.key.capitalize()} to ACME" in said.subline
    lit = {place for place, lot in table.screen.city.lots.items() if lot.fits}
    assert lit == {PLACES[lot] for lot in members(table.game.sheets[0].fit[hand[number].number])}


def test_the_number_chosen_stays_when_a_card_is_dropped_on_the_pile() -> None:
    table = solo(7)
    table.activate("number:3")
    table.activate("give:1")
    assert table.game.turns[0].offer == PAIRS.index((2, 1))


def test_keys_take_numbers_and_effects() -> None:
    table = solo(7)
    table.command("choose_2")
    table.command("choose_6")
    assert table.game.turns[0].offer == PAIRS.index((1, 2))
    table.command("choose_4")
    assert table.game.turns[0].offer == PAIRS.index((1, 0))


def test_refused_and_another_card_given_instead() -> None:
    table = refused()
    before = table.game.sheets[0].checked
    table.point("button:give_1")
    assert "to ACME" in table.screen.table.subline or table.screen.table.subline.startswith("+")
    for card in (1, 3, 2):
        table.activate(f"button:give_{card}")
        turn = table.game.turns[0]
        assert (turn.stage, turn.given) == (Stage.REFUSED, card - 1)
        assert table.game.sheets[0].checked == min(before + 2, table.game.board.boxes)
    assert len([entry for entry in table.session.history.entries if entry.before.round == table.game.round]) == 1
    table.activate("button:confirm")
    assert table.game.solo_cards.pile


# ACME


def test_what_a_card_brings_is_what_the_tally_then_says() -> None:
    for seed in range(4):
        table = played(seed, 8 + seed)
        for card in range(3):
            found = gain(table.game, card)
            before = acme_tally(table.game).total
            number, effect = [at for at in range(3) if at != card]
            trial = table.game.copy()
            pair = PAIRS.index((number, effect))
            if trial.legal(0) and pair in [action.a for action in trial.legal(0)]:
                trial.apply(0, next(action for action in trial.legal(0) if action.text == f"take {number} {effect}"))
                assert acme_tally(trial).total - before == found.acme == sum(found.parts.values())
                assert acme_tally(trial) == found.after


def test_the_nearest_threshold_in_a_sentence() -> None:
    only = LOLA._replace(**{area: getattr(LOLA, area)._replace(needed=0) for area in
                                 ("golf", "inauguration", "shows", "streets", "limousine")})  # fmt: skip
    only = only._replace(hotels=LOLA.hotels._replace(needed=5, better=6))
    assert next_threshold(only, 3, True, Say()) == "2 more Improvement cards and its hotels count 6"
    assert next_threshold(only, 4, True, Say()) == "1 more Improvement card and its hotels count 6"
    assert next_threshold(only, 5, True, Say()) == ""


def test_approvals_are_shown_when_they_come_up_and_what_acme_did_with_them() -> None:
    table = with_approval()
    screen, game = table.screen, table.game
    assert screen.acme is not None
    assert screen.table.solo is not None
    colour = game.solo_cards.drawn[0].colour.key
    nth = game.acme.approvals
    row = screen.acme.approvals[nth]
    assert row.due
    assert not row.done
    assert row.kind == colour
    assert screen.table.solo.approvals[0] == colour
    assert f"ACME’s {('1st', '2nd', '3rd')[nth]} approval ({colour}) at the round’s end" in screen.table.hint
    due = [at for at, hotel in screen.city.hotels.items() if hotel.due]
    assert ", ACME builds here when the round ends" in screen.slots[f"hotel:{due[0]}"].name
    play_solo(table, Generator.named(1, "on"), game.round + 1)
    acme = table.screen.acme
    assert acme is not None
    assert acme.approvals[nth].done
    assert acme.approvals[nth].kind == colour
    told = [line.text for line in table.log]
    assert f"An approval comes up: {colour}." in told
    assert any("approval, " + colour in text for text in told)
    built = [at for at in range(1, 12) if table.game.acme.hotels >> (at - 1) & 1]
    assert built
    assert due == built
    assert not any(hotel.due for hotel in table.screen.city.hotels.values())
    drawn = next(line for line in table.log if line.text == f"An approval comes up: {colour}.")
    used = next(line for line in table.log if line.text.startswith("ACME uses its"))
    # both belong to the round in which the approval was due
    assert (drawn.round, used.round) == (game.round - 1, game.round - 1)
    assert [at for at, hotel in table.screen.city.hotels.items() if "A" in hotel.rivals] == built
    assert all(f"ACME builds the large hotel of avenue {avenue}." in told for avenue in built)


def test_the_bank_card_lies_face_down_until_the_end() -> None:
    table = solo(5, bank=True)
    table.activate("button:vote_against")
    number = table.game.setup.bank_card
    assert number is not None
    chance = Generator.named(5, "bank")
    while table.game.outcome is None:
        acme = table.screen.acme
        assert acme is not None
        assert acme.bank is not None
        assert acme.bank.number is None
        assert acme.bank.effect == number.effect.key
        play_solo(table, chance, table.game.round + 1)
    acme = table.screen.acme
    assert acme is not None
    assert acme.bank is not None
    assert acme.bank.number == number.number


def test_what_is_hidden_never_changes_the_screen() -> None:
    """The deck below its top, and the number of the bank card."""
    table = played(6, 7, bank=True)
    shown = text_of(table.screen)
    game = table.game
    card = game.setup.bank_card
    assert card is not None
    other = Session(game.copy(), [Seat("Ada")], None)
    other.game.setup = game.setup._replace(bank_card=Card(card.number % 15 + 1, card.effect))
    top, *rest = game.solo_cards.deck
    other.game.solo_cards = game.solo_cards._replace(deck=(top, *reversed(rest)))
    again = TableController(other, PENS)
    # without a history there is nothing to take back
    assert text_of(again.screen) == shown.replace(" button:take_back", "")


def test_no_hand_over_and_no_other_seat() -> None:
    table = solo(7, bank=True)
    assert table.screen.curtain == ""
    assert not table.can("next_seat")
    seats = table.screen.table.seats
    assert [(seat.name, seat.state) for seat in seats] == [("Ada", SeatState.WRITING), ("ACME", SeatState.ACME)]
    table.activate("seat:2")
    assert table.seat == 0
    assert table.rival_screens == []


def test_the_log_tells_what_acme_gets_and_every_event_has_its_place() -> None:
    table = played(2, 999)
    told = [line.text for line in table.log]
    given = [line for line in table.log if line.text.endswith("goes to ACME.")]
    assert len(given) == table.game.round
    assert {line.slot for line in given} == {"acme:pile"}
    happened = {event.what for entry in table.session.history.entries for event in entry.events}
    if Happened.RESHUFFLED in happened:
        assert "The first project is completed: the discard pile is shuffled into the deck." in told
    assert all("{" not in text for text in told)


def test_undo_redo_restart_and_take_back() -> None:
    table = solo(7)
    start = table.game.copy()
    table.activate("number:1")
    table.activate("effect:2")
    table.activate(lot_of(table))
    opened = table.game.copy()
    table.command("undo")
    assert table.game.turns[0].stage is Stage.OPEN
    table.command("redo")
    assert table.game == opened
    table.command("restart")
    assert table.game == start
    table.command("redo")
    table.command("redo")
    assert table.game == opened
    table.activate("button:confirm")
    assert table.game.round == 2
    assert not table.can("undo")
    assert table.screen.table.tools[0].id == "take_back"
    table.command("take_back")
    assert table.game == opened
    table.activate("button:confirm")
    assert table.session.record_object()["rounds"][0]["turns"][0]["takebacks"] == 1


def test_the_game_plays_to_its_end_against_every_architect() -> None:
    for level, architect in enumerate(architects(), 1):
        table = solo(level, architect, bank=level % 2 == 0)
        play_solo(table, Generator.named(level, "ladder"), 999)
        assert table.game.phase is Phase.END
        acme = table.screen.acme
        assert acme is not None
        assert table.game.outcome is not None
        assert table.game.outcome.acme is not None
        assert acme.total == Say().number(table.game.outcome.acme.total)
        assert len(acme.pile) == table.game.round


def test_pointing_before_anything_is_taken_shows_what_that_card_would_bring() -> None:
    table = played(3, 9)
    for card in range(3):
        found = gain(table.game, card)
        for half in ("number", "effect"):
            table.point(f"{half}:{card + 1}")
            acme = table.screen.acme
            assert acme is not None
            assert acme.delta == (Say().signed(found.acme) if found.acme else "")
            assert f"to ACME: {gain_words(found, Say())}." in table.screen.table.subline


def test_lots_are_counted_as_the_round_began() -> None:
    """What is written this turn would be given up for another number."""
    table = solo(7)
    before = table.screen.table.solo
    assert before is not None
    table.activate("number:1")
    table.activate("effect:2")
    table.activate(lot_of(table))
    after_ = table.screen.table.solo
    assert after_ is not None
    assert [card.lots for card in after_.cards] == [card.lots for card in before.cards]
    table.point("number:3")
    assert table.screen.table.sentence.endswith(f": {before.cards[2].lots}")


def test_the_vote_says_when_acme_is_for_a_loan() -> None:
    assert solo(5, bank=True).screen.table.subline.endswith(f"if that is {LOLA.bank} or more.")


def test_an_approval_row_says_what_it_brings_and_which_hotels_are_the_players() -> None:
    """ACME builds nowhere where the player was before, and a project has its points once it is completed."""
    table = with_approval()
    game = table.game
    nth, row = game.acme.approvals, LOLA.rows[game.acme.approvals]
    (mine,) = row.avenues
    game.settled[0] = game.settled[0].copy()
    game.settled[0].large |= 1 << (mine - 1)
    colour = game.solo_cards.drawn[0].colour
    due = acme_view(game, "Ada", (), None, Say()).approvals[nth]
    assert due.text.endswith(f"hotel {mine} is yours already")
    assert approval_sentence(game, Say()).endswith(due.text)
    settle_round(game, [])
    done = acme_view(game, "Ada", (Colour.PINK,) * nth + (colour,), None, Say()).approvals[nth]
    assert not game.acme.hotels >> (mine - 1) & 1
    assert done.text.endswith(f"hotel {mine} is yours already")
    assert done.text.startswith("project completed (+" if row.completes else "no project")


def test_a_long_name_gives_way_to_you_over_the_points() -> None:
    game = solo(7).game
    assert acme_view(game, "Ada", (), None, Say()).headings == ("ACME", "Ada")
    assert acme_view(game, "Bartholomew", (), None, Say()).headings == ("ACME", "You")


def test_a_refusal_near_the_end_of_the_track_says_that_one_box_is_left() -> None:
    game = refused().game
    for left, words in ((3, "2 boxes are checked"), (2, "2 boxes are checked"), (1, "1 box is checked")):
        sheet = game.settled[0].copy()
        sheet.checked = game.board.boxes - left
        game.settled[0] = game.sheets[0] = sheet
        prompt = solo_prompt(game, Taken(), all_gains(game), "Ada", solo_plans(game, Taken()), Say(), None)
        assert prompt is not None
        assert prompt.subline.startswith(words)


def test_the_buttons_of_a_refusal_say_what_each_card_brings() -> None:
    table = refused()
    shown = [button.text for button in table.screen.table.bonuses if button.id.startswith("give_")]
    assert [text.rsplit(" ", 1)[1] for text in shown] == [
        Say().signed(gain(table.game, card).acme) for card in range(3)
    ]


@pytest.mark.parametrize(
    ("avenues", "yours", "text"),
    [
        ((), (), "no project"),
        ((8,), (), "no project; hotel of avenue 8"),
        ((8, 9), (), "no project; hotels of avenues 8, 9"),
        ((8, 9), (9,), "no project; hotel 8, not 9 (yours)"),
        ((7, 8, 9), (8,), "no project; hotels 7, 9, not 8 (yours)"),
        ((8,), (8,), "no project; hotel 8 is yours already"),
        ((8, 9), (8, 9), "no project; hotels 8, 9 are yours already"),
    ],
)
def test_approval_rows_in_words(avenues: tuple[int, ...], yours: tuple[int, ...], text: str) -> None:
    assert row_text(False, avenues, Say(), yours) == text


def test_an_improvement_says_what_it_brings_or_how_far_it_leads() -> None:
    """Never both: that would not fit on the line."""
    table = played(3, 9)
    game, score = table.game, acme_tally(table.game)
    number, _ = PAIRS[0]
    hand = (*game.solo_cards.hand[:2], Card(9, Effect.IMPROVEMENT))
    for missing in (1, 2):
        area = Area(1, 3, score.improvements + missing)
        architect = LOLA._replace(inauguration=area, shows=area, hotels=area, streets=area, golf=area, limousine=area)
        game.setup = game.setup._replace(golf=False, architect=architect)
        game.solo_cards = game.solo_cards._replace(hand=hand)
        said = pointed_words(game, Taken(number, None), all_gains(game), "effect:2", Say())[1]
        assert ("more Improvement card" in said) == (missing == 2), said
