"""The table page's controller: intent becomes legal actions, and nothing else does."""

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.frame import seat_views
from newvegas_desktop.new_las_vegas.present.mapping import PLACES
from newvegas_desktop.new_las_vegas.present.plans import only_by_bonus
from newvegas_desktop.new_las_vegas.records.replay import replay
from newvegas_desktop.new_las_vegas.routes.trails import driven_by
from newvegas_desktop.new_las_vegas.rules.actions import CHOOSE, CONFIRM, Kind
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import INTERSECTION_BY_TEXT, members
from newvegas_desktop.new_las_vegas.rules.turn import Bonus, Stage
from tests.present.screens import PENS, controller, doable, play_on


@pytest.mark.parametrize(("seed", "seats", "bank"), [(1, 2, True), (2, 3, False), (3, 6, True)])
def test_a_whole_game_is_played_by_clicking_what_can_be_clicked(seed: int, seats: int, bank: bool) -> None:
    table = controller(seed, seats, bank=bank)
    play_on(table, Generator.named(seed, "clicks"), 999)
    outcome = table.game.outcome
    assert outcome is not None
    again = replay(table.game.board, table.session.record())
    assert again.outcome == outcome


def test_a_whole_game_is_played_by_keyboard() -> None:
    table = controller(5, 2, bank=True)
    chance = Generator.named(5, "keys")
    for _ in range(5000):
        if table.game.outcome is not None:
            break
        for _ in range(chance.below(4) + 1):
            table.focus_next(1)
        table.activate_focus()
        if chance.below(10) == 0:
            table.escape()
        if chance.below(3) == 0 and table.can("confirm"):
            table.command("confirm")
    assert table.game.outcome is not None


def strokes(table: TableController) -> int:
    return len(table.screen.city.pencil)


def stage_of(table: TableController, seat: int) -> Stage:
    return table.game.turns[seat].stage


def test_choosing_lights_exactly_the_lots_where_the_number_fits() -> None:
    table = controller()
    table.activate("card:2")
    number = table.game.offers[1][0]
    lit = {place for place, lot in table.screen.city.lots.items() if lot.fits}
    assert lit == {PLACES[lot] for lot in members(table.game.sheets[0].fit[number])}
    assert all(lot.misfit for place, lot in table.screen.city.lots.items() if place not in lit)


def test_cards_count_lots_only_while_a_lot_is_to_be_chosen() -> None:
    table = controller()
    assert all("lots" in card.lots for card in table.screen.table.cards)
    table.activate("card:2")
    assert all("lots" in card.lots for card in table.screen.table.cards)
    table.activate(next(slot for slot in table.screen.targets if slot.startswith("lot:")))
    assert [card.lots for card in table.screen.table.cards] == ["", "", ""]
    card = table.screen.table.cards[0]
    assert table.screen.slots["card:1"].name == f"{card.number} {card.effect_text.capitalize()}, {card.next_text}"


def test_pointing_at_a_combination_lights_its_lots_without_choosing_it() -> None:
    table = controller()
    for card, (number, _) in enumerate(table.game.offers, 1):
        table.point(f"card:{card}")
        lit = {place for place, lot in table.screen.city.lots.items() if lot.fits}
        assert lit == {PLACES[lot] for lot in members(table.game.sheets[0].fit[number])}
    assert table.game.turns[0].stage is Stage.CHOOSE


def test_another_combination_can_be_chosen_until_a_casino_is_open() -> None:
    table = controller()
    table.activate("card:1")
    table.activate("card:3")
    assert table.game.turns[0].offer == 2
    assert table.game.turns[0].steps == (CHOOSE[2],)


def test_a_preview_changes_nothing_and_shows_ghost_ink() -> None:
    table = controller()
    table.activate("card:1")
    before = table.game.copy()
    slot = next(slot for slot in table.screen.targets if slot.startswith("lot:"))
    table.point(slot)
    lots = table.screen.city.lots
    ghosts = {place: lot.ghost for place, lot in lots.items() if lot.ghost is not None}
    assert list(ghosts.values()) == [table.game.offers[0][0]]
    assert table.screen.table.subline.startswith(("+", "−"))
    assert table.game == before


def test_a_lot_that_does_not_fit_says_why() -> None:
    table = controller()
    table.activate("card:1")
    table.activate("lot:2.1")
    assert table.screen.table.subline == "2.1 is under construction."
    assert table.screen.slots["lot:2.1"].tip == "2.1 is under construction."
    assert table.game.turns[0].stage is Stage.OPEN


def test_change_number_shows_every_fitting_number_and_asks_beside_the_lot_where_several_fit() -> None:
    table = controller()
    table.activate("card:1")
    table.activate("button:number")
    table.activate("lot:1.3")
    chooser = table.screen.chooser
    assert chooser is not None
    assert chooser.slot == "lot:1.3"
    printed = table.game.offers[0][0]
    assert [int(option.text) for option in chooser.options] == [printed + d for d in (-2, -1, 1, 2) if printed + d >= 0]
    table.activate(f"option:{chooser.options[-1].id}")
    turn = table.game.turns[0]
    assert turn.bonus is Bonus.NUMBER
    assert table.game.sheets[0].number(2) == printed + 2
    assert table.screen.chooser is None


def test_change_effect_offers_the_other_effects_and_then_their_targets() -> None:
    table = controller()
    table.activate("card:1")
    table.activate("lot:1.5")
    table.activate("button:effect")
    offered = [slot for slot in table.screen.targets if slot.startswith("button:effect_")]
    assert offered
    assert f"button:effect_{table.game.offers[0][1].key}" not in offered
    table.activate("button:effect_improvement" if "button:effect_improvement" in offered else offered[0])
    assert table.game.turns[0].owed
    assert not table.can("confirm")


def test_extend_is_offered_on_the_neighbours_and_escape_leaves_it() -> None:
    table = controller()
    table.activate("card:1")
    table.activate("lot:1.5")
    table.activate("button:extend")
    lots = [slot for slot in table.screen.targets if slot.startswith("lot:")]
    assert {"lot:1.4", "lot:1.6"} <= set(lots)
    table.escape()
    assert not any(button.active for button in table.screen.table.bonuses)
    table.activate("button:extend")
    table.activate("lot:1.6")
    sheet = table.game.sheets[0]
    assert sheet.number(5) == sheet.number(4)
    assert sheet.extended == 1


def test_undo_redo_and_restart_walk_through_a_turn_with_every_step() -> None:
    table = controller()
    table.activate("card:1")
    table.activate("lot:1.5")
    table.activate("button:extend")
    table.activate("lot:1.6")
    steps = table.game.turns[0].steps
    for left in range(len(steps) - 1, -1, -1):
        table.command("undo")
        assert table.game.turns[0].steps == steps[:left]
    assert not table.can("undo")
    for done in range(1, len(steps) + 1):
        table.command("redo")
        assert table.game.turns[0].steps == steps[:done]
    table.command("restart")
    assert table.game.turns[0].steps == ()


def test_an_open_table_hands_over_at_once_and_a_secret_one_behind_a_curtain() -> None:
    for secret in (False, True):
        table = controller(seats=3, secret=secret)
        if secret:
            assert table.screen.curtain == "Ada"
            table.activate("button:ready")
        table.activate("card:1")
        table.activate(next(slot for slot in table.screen.targets if slot.startswith("lot:")))
        table.command("confirm")
        assert table.seat == 1
        assert table.screen.curtain == ("Bob" if secret else "")
        if secret:
            assert not any(slot.startswith("card:") for slot in table.screen.targets)
            table.command("confirm")
            assert table.screen.curtain == ""


def test_votes_are_collected_first_and_each_behind_a_curtain() -> None:
    table = controller(bank=True)
    for name in ("Ada", "Bob"):
        assert table.game.phase is Phase.VOTE
        assert table.screen.curtain == name
        table.activate("button:ready")
        assert {"button:vote_for", "button:vote_against"} <= set(table.screen.targets)
        table.activate("button:vote_for")
    assert table.game.phase is Phase.TURNS
    assert table.game.round == 1


def test_seats_play_in_any_order_and_a_confirmed_turn_is_reopened_by_undo() -> None:
    table = controller(seats=3)
    table.activate("seat:3")
    table.activate("card:1")
    table.activate(next(slot for slot in table.screen.targets if slot.startswith("lot:")))
    table.command("confirm")
    assert table.seat == 0
    table.activate("seat:3")
    assert stage_of(table, 2) is Stage.DONE
    table.command("undo")
    assert stage_of(table, 2) is Stage.EFFECT
    assert table.game.round == 1


def ada_confirms(*, secret: bool = False) -> TableController:
    """Bob is before the screen after Ada's turn."""
    table = controller(seats=3, secret=secret)
    table.command("confirm")
    table.activate("card:1")
    table.activate("lot:1.5")
    table.command("confirm")
    assert table.seat == 1
    return table


def test_undo_at_an_open_table_says_whose_turn_it_reopens() -> None:
    table = ada_confirms()
    undo = table.screen.table.tools[0]
    assert (undo.id, undo.text, undo.enabled) == ("undo", "Reopen Ada", True)
    assert table.screen.slots["button:undo"].name == "Reopen Ada"
    assert table.screen.slots["button:undo"].tip == "Reopen the turn that Ada has confirmed (Ctrl+Z)."
    table.activate("card:2")
    assert table.screen.table.tools[0].text == "Undo"
    table.command("undo")
    assert (table.seat, stage_of(table, 0)) == (1, Stage.DONE)
    table.command("undo")
    assert (table.seat, stage_of(table, 0)) == (0, Stage.EFFECT)
    assert table.screen.table.tools[0].text == "Undo"


def test_undo_at_a_secret_table_never_shows_the_sheet_of_another() -> None:
    table = ada_confirms(secret=True)
    assert table.screen.curtain == "Bob"
    table.command("undo")
    table.activate("button:ready")
    undo = table.screen.table.tools[0]
    assert (undo.text, undo.enabled) == ("Undo", False)
    table.command("undo")
    assert (table.seat, stage_of(table, 0), table.screen.curtain) == (1, Stage.DONE, "")
    # Ada sits down behind the curtain first, and then reopens her own turn
    table.activate("seat:1")
    assert table.screen.curtain == "Ada"
    table.command("undo")
    assert stage_of(table, 0) is Stage.DONE
    table.activate("button:ready")
    table.command("undo")
    assert stage_of(table, 0) is Stage.EFFECT


def test_behind_seen_cards_there_is_only_taking_back_and_the_record_says_so() -> None:
    table = controller()
    play_on(table, Generator.named(1, "clicks"), 2)
    assert not table.can("undo")
    assert table.can("take_back")
    table.command("take_back")
    assert table.game.round == 1
    while table.game.round == 1:
        table.activate("button:confirm" if "button:confirm" in table.screen.targets else doable(table.screen)[0])
    turns = table.session.record().rounds[0].turns
    assert sum(turn.takebacks or 0 for turn in turns) == 1


def test_the_log_hides_what_others_do_in_the_open_round() -> None:
    table = controller(seats=3)
    table.activate("card:1")
    table.activate(next(slot for slot in table.screen.targets if slot.startswith("lot:")))
    assert any("Ada opens" in line.text for line in table.log)
    table.command("confirm")
    assert table.seat == 1
    assert not any("Ada" in line.text for line in table.log)


def test_rivals_are_seen_as_at_the_beginning_of_the_round() -> None:
    table = controller(seats=2)
    table.activate("card:1")
    table.activate("lot:1.5")
    table.command("confirm")
    (ada,) = table.rival_screens
    assert all(lot.number is None for lot in ada.city.lots.values())
    assert table.screen.table.seats[0].points == table.screen.table.seats[1].points


@pytest.mark.parametrize("vote", ["for", "against"])
def test_a_rivals_vote_shows_nowhere_on_its_sheet(vote: str) -> None:
    table = controller(bank=True)
    table.activate("button:ready")
    table.activate(f"button:vote_{vote}")
    table.activate("button:ready")
    (ada,) = table.rival_screens
    assert (table.game.phase, table.seat, ada.ledger.safe.bundles) == (Phase.VOTE, 1, "1–5")
    table.activate("button:vote_against")
    table.activate("seat:2")
    (ada,) = table.rival_screens
    assert (table.game.phase, table.seat, ada.ledger.safe.bundles) == (Phase.TURNS, 1, "1–3")


def test_behind_a_curtain_nobodys_vote_counts_in_the_points() -> None:
    points = []
    for vote in ("for", "against"):
        table = controller(bank=True)
        for choice in (vote, "against"):
            table.activate("button:ready")
            table.activate(f"button:vote_{choice}")
        sheet = table.game.settled[0].copy()
        # with the last place four debts: too many only where Ada is known to have been against
        sheet.extended = 0b111
        table.game.sheets[0] = table.game.settled[0] = sheet
        for hidden in (False, True):
            (ada, _) = seat_views(table.game, 0, ("Ada", "Bob"), PENS[:2], None, hidden=hidden)
            points.append(ada.points)
    assert points == ["10", "10", "−10", "10"]


def test_arrow_keys_walk_the_lots() -> None:
    table = controller()
    table.activate("card:1")
    table.focus_move(1, 0)
    table.focus_move(0, 1)
    focus = next(place for place, lot in table.screen.city.lots.items() if lot.focus)
    assert focus[0] == 2
    table.focus_move(0, -1)
    table.focus_move(-1, 0)
    table.focus_move(-1, 0)
    assert next(place for place, lot in table.screen.city.lots.items() if lot.focus)[0] == 1


def test_pencil_strokes_stay_on_their_sheet_and_can_be_rubbed_out() -> None:
    table = controller()
    table.draw([(10.0, 10.0), (50.0, 50.0)])
    assert strokes(table) == 1
    table.activate("seat:2")
    assert strokes(table) == 0
    table.activate("seat:1")
    table.rub((49.0, 51.0), 5)
    assert strokes(table) == 0


@pytest.mark.parametrize(
    ("at", "left"),
    [((300.0, 104.0), 0), ((300.0, 106.0), 1), ((96.0, 100.0), 0), ((94.0, 100.0), 1), ((506.0, 100.0), 1)],
)
def test_the_rubber_takes_a_straight_stroke_anywhere_on_it(at: tuple[float, float], left: int) -> None:
    table = controller()
    table.draw([(100.0, 100.0), (100.0, 100.0), (500.0, 100.0)])
    table.rub(at, 5)
    assert strokes(table) == left


def test_a_read_only_table_can_be_looked_at_and_not_changed() -> None:
    played = controller()
    table = TableController(played.session, ("blue", "red"), read_only="It is far away.")
    assert table.screen.table.sentence == "This game is only looked at"
    assert table.screen.table.subline == "It is far away."
    before = table.game.copy()
    for slot in ("card:1", "button:number", "button:confirm", "lot:1.5", "button:undo"):
        table.activate(slot)
    for name in ("confirm", "undo", "choose_1", "number", "take_back"):
        table.command(name)
    table.draw([(0.0, 0.0), (9.0, 9.0)])
    assert table.game == before
    assert table.pencil == [[], []]


def test_every_target_is_described_and_does_something() -> None:
    table = controller(11, 3)
    chance = Generator.named(11, "targets")
    for _ in range(120):
        screen = table.screen
        for slot in screen.targets:
            assert screen.slots[slot].name
            assert screen.slots[slot].active or slot.startswith("lot:")
        before = table.session.game.copy(), table.screen
        table.activate(chance.choice(doable(screen)))
        assert (table.session.game, table.screen) != before
        if table.game.outcome is not None:
            break


def test_refusal_is_explained_and_done() -> None:
    table = controller(1, 2)
    chance = Generator.named(4, "refusal")
    while table.game.outcome is None and "button:refuse" not in table.screen.targets:
        table.activate(chance.choice(doable(table.screen)))
    assert table.game.outcome is None, "no refusal came up: take another seed"
    assert table.screen.table.sentence == "No number fits"
    seat = table.seat
    checked = table.game.sheets[seat].checked
    table.activate("button:refuse")
    assert table.game.sheets[seat].checked == min(14, checked + 2)
    assert [action.kind for action in table.game.legal(seat)] == [Kind.CONFIRM]
    assert table.game.legal(seat) == [CONFIRM]


def test_a_number_that_must_be_changed_says_so_and_stays_to_be_changed() -> None:
    table = next(forced for seed in range(80) if (forced := _forced(seed)) is not None)
    bar = table.screen.table
    button = next(button for button in bar.bonuses if button.id == "number")
    assert button.active
    assert not button.enabled
    assert "fits nowhere as it is, so it must be changed" in bar.subline
    assert "must be changed" in table.screen.slots["button:number"].tip
    assert "button:number" not in table.screen.targets
    before = table.screen
    table.command("number")
    table.activate("button:number")
    assert table.screen.table == before.table


def _forced(seed: int) -> TableController | None:
    """A game in which a chosen number fits only if it is changed."""
    table = controller(seed, 2)
    chance = Generator.named(seed, "forced")
    while table.game.outcome is None:
        turn = table.game.turns[table.seat]
        if turn.stage is Stage.OPEN and only_by_bonus(table.game, table.seat, table.game.legal(table.seat)):
            return table
        table.activate(chance.choice(doable(table.screen)))
    return None


def test_the_limousines_line_is_told_at_its_lamps_and_intersections() -> None:
    table = controller()
    sheet = table.game.sheets[0]
    sheet.route = tuple(INTERSECTION_BY_TEXT[text] for text in ("I2.2", "I2.3", "I2.4"))
    sheet.driven = driven_by(table.game.board.roads, sheet.route)
    slots = table.screen.slots
    assert slots["intersection:2.2"].name == "Traffic light 2.2, on the route"
    assert slots["intersection:2.3"].name == "Intersection 2.3, on the route"
    assert slots["intersection:2.4"].name == "Lamp 2.4, on the route, the limousine stands here"
    assert slots["intersection:2.5"].name == "Intersection 2.5"
