"""What the bar says and what lights up for what is pointed at, in every step of a turn."""

import re
from collections.abc import Iterator

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.controller import TableController
from newvegas_desktop.new_las_vegas.present.mapping import PLACES, lot_slot
from newvegas_desktop.new_las_vegas.present.view import Tone
from newvegas_desktop.new_las_vegas.rules.actions import CHANGE_EFFECT, EXTEND, Kind
from newvegas_desktop.new_las_vegas.rules.cards import Effect
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.rules.tally import difference, tally
from newvegas_desktop.new_las_vegas.rules.track import group_ready
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from tests.conformance.players import PLAYERS, Mode, moves
from tests.present.screens import PENS, controller, play_solo, solo


def games(seeds: int = 60) -> Iterator[tuple[Game, int, TableController]]:
    """Positions of games played by lot, with the table as the seat that is about to do something sees it."""
    for seed in range(seeds):
        session = Mode(2, bank=False).session(seed)
        for seat, action in moves(session, PLAYERS["by lot"], seed):
            if session.game.phase is Phase.TURNS:
                table = TableController(session, PENS[:2])
                table.sit(seat)
                yield session.game, seat, table
            session.submit(seat, action)


def refusals(*, some: bool) -> Iterator[tuple[Game, int, TableController]]:
    """Positions in which no number fits as printed, some or none of them changed."""
    for game, seat, table in games():
        if game.turns[seat].stage is Stage.CHOOSE:
            kinds = [action.kind for action in game.legal(seat)]
            if Kind.REFUSE in kinds and (Kind.CHOOSE in kinds) is some:
                yield game, seat, table


def at_stage(stage: Stage, kind: Kind) -> tuple[Game, int, TableController]:
    """A late position of a stage in which something can be done."""
    return next(
        (game, seat, table)
        for game, seat, table in games()
        if game.round > 8
        and game.turns[seat].stage is stage
        and any(action.kind is kind for action in game.legal(seat))
    )


def subline(table: TableController, slot: str | None) -> str:
    table.point(slot)
    return table.screen.table.subline


def lit(table: TableController) -> set[tuple[int, int]]:
    return {place for place, lot in table.screen.city.lots.items() if lot.fits}


def test_a_refusal_says_how_many_boxes_and_whether_they_end_the_game() -> None:
    found = set()
    for game, seat, table in refusals(some=False):
        left = game.board.boxes - game.sheets[seat].checked
        boxes = "1 box is checked" if left == 1 else "2 boxes are checked"
        end = ", which ends the game" if left <= 2 else ""
        assert subline(table, None) == f"{boxes}{end}; there is neither effect nor bonus."
        (refuse,) = table.screen.table.bonuses
        assert refuse.detail == ("1 box" if left == 1 else "2 boxes")
        assert subline(table, "button:refuse").endswith("The game ends after this round.") is (left <= 2)
        table.activate("button:refuse")
        assert subline(table, None) == f"No number fitted: {boxes}{end}. Confirm to go on."
        table.command("undo")
        found.add(min(left, 3))
        if found == {1, 2, 3}:
            return
    pytest.fail(f"not every case was met: {found}")


def test_a_refused_number_says_why_at_every_lot() -> None:
    game, seat, table = next(refusals(some=False))
    numbers = [str(number) for number, _ in game.offers]
    for lot in members(game.board.casinos):
        said = subline(table, lot_slot(lot))
        text = f"{PLACES[lot][0]}.{PLACES[lot][1]}"
        if not game.sheets[seat].available >> lot & 1:
            assert re.fullmatch(rf"{text} is (open already|under construction)\.", said)
        else:
            start, _, end = said.partition(f"fit {text} (")
            assert set(re.findall(r"\d+", start)) == set(numbers)
            assert re.fullmatch(r"(between \d+ and \d+|left of \d+|right of \d+)\)\.", end)


def test_a_refused_table_names_the_cards_that_can_be_changed_and_lights_their_lots() -> None:
    met = set()
    for game, seat, table in refusals(some=True):
        slots = [slot for slot in table.screen.targets if slot.startswith("card:")]
        numbers = dict.fromkeys(str(game.offers[int(slot[5:]) - 1][0]) for slot in slots)
        *some, last = numbers
        named = f"{', '.join(some)} or {last}" if some else last
        assert subline(table, None).startswith(f"Choose {named} to change it by a bonus, or be refused: ")
        for card, (number, _) in enumerate(game.offers, 1):
            said = subline(table, f"card:{card}")
            fit = game.sheets[seat].fit
            changed = [each for each in range(max(0, number - 2), number + 3) if fit[each]]
            met.add(bool(changed))
            if f"card:{card}" in slots:
                assert said.startswith(f"{number} fits only changed: {', '.join(map(str, changed))} in ")
                assert lit(table) == {PLACES[lot] for each in changed for lot in members(fit[each])}
            else:
                assert said == f"{number} fits nowhere, not even changed."
                assert table.screen.table.subline_tone is Tone.BAD
                assert not lit(table)
                assert any(lot.misfit for lot in table.screen.city.lots.values())
        if met == {True, False}:
            return
    pytest.fail(f"not every case was met: {met}")


def test_without_a_group_a_number_that_fits_nowhere_says_that_none_is_free() -> None:
    table = next(table for game, seat, table in refusals(some=False) if not group_ready(game.board, game.sheets[seat]))
    number = table.game.offers[0][0]
    assert subline(table, "card:1") == f"{number} fits nowhere, and no group of the track is free to change it."


def test_a_card_says_what_it_would_do() -> None:
    table, said = controller(), {}
    for card, (number, effect) in enumerate(table.game.offers, 1):
        said[effect] = subline(table, f"card:{card}")
        assert said[effect].startswith(f"{number} fits 29 lots, then ")
    assert said[Effect.LIMOUSINE].endswith("then the Limousine drives a path.")
    assert said[Effect.SHOW].endswith("then a Show at 10 stars.")
    table.activate("card:1")
    assert subline(table, "card:1") == "29 lots fit."
    assert subline(table, "card:2").startswith("6 fits 29 lots")


def test_a_lot_says_why_none_of_the_changed_numbers_fits() -> None:
    game, seat, table = at_stage(Stage.OPEN, Kind.CHANGE_NUMBER)
    table.command("number")
    number, fit = game.turns[seat].number, game.sheets[seat].fit
    numbers = [number + by for by in (-2, -1, 1, 2) if number + by >= 0]
    lot = next(lot for lot in members(game.sheets[seat].available) if not any(fit[each] >> lot & 1 for each in numbers))
    said = subline(table, lot_slot(lot))
    place = ".".join(map(str, PLACES[lot]))
    assert said.startswith(f"None of {', '.join(map(str, numbers))} fits {place} (")
    assert table.screen.slots[lot_slot(lot)].tip == said


def test_a_lot_says_why_it_cannot_be_extended_to() -> None:
    game, seat, table = at_stage(Stage.EFFECT, Kind.EXTEND)
    table.command("extend")
    found = set()
    for lot in members(game.board.casinos):
        place, said = ".".join(map(str, PLACES[lot])), subline(table, lot_slot(lot))
        legal = any(game.why_not(seat, EXTEND[key]) is None for key in EXTEND if key[0] == lot)
        if not legal:
            sheet = game.sheets[seat]
            closed = sheet.opened >> lot & 1 or not sheet.built >> lot & 1
            assert (f"No casino beside {place} is open." == said) is not bool(closed)
            assert place in said
            found.add(bool(closed))
    assert found == {True, False}


def test_an_effect_that_cannot_be_changed_to_says_why() -> None:
    reasons = set()
    for game, seat, table in games(12):
        if game.turns[seat].stage is not Stage.EFFECT or not table.can("effect"):
            continue
        table.command("effect")
        for effect in Effect:
            button = f"button:effect_{effect.key}"
            reason = game.why_not(seat, CHANGE_EFFECT[effect])
            if effect is not game.turns[seat].effect and reason is not None:
                reasons.add(re.sub(r"\d+\.\d+", "…", subline(table, button)))
        table.command("effect")
    assert "A show needs a star, and … has none." in reasons
    assert "The limousine is home and stays there." in reasons
    assert "" not in reasons


def test_several_numbers_show_as_small_ghosts_with_the_best_change() -> None:
    table = controller()
    table.activate("card:1")
    table.command("number")
    said = subline(table, "lot:1.3")
    lot = table.screen.city.lots[1, 3]
    assert (lot.options, lot.ghost) == ((7, 8, 10, 11), None)
    plans = table.screen.targets
    assert "lot:1.3" in plans
    before, best = tally(table.game, 0), []
    for by in (-2, -1, 1, 2):
        trial = table.game.copy()
        for action in trial.legal(0):
            if action.kind is Kind.CHANGE_NUMBER and action.a == by:
                trial.apply(0, action)
        opening = next(each for each in trial.legal(0) if each.kind is Kind.OPEN and each.a == 2)
        trial.apply(0, opening)
        best.append(difference(before, tally(trial, 0)).total)
    assert said.startswith("7 is among the best. ")
    assert table.screen.ledger.total_delta == f"{max(best):+d}"
    table.activate("lot:1.3")
    chooser = table.screen.chooser
    assert chooser is not None
    assert [option.detail for option in chooser.options] == [f"{each:+d}" for each in best]


def test_the_best_of_several_numbers_is_named() -> None:
    for game, _seat, table in games():
        if game.round < 6 or game.turns[table.seat].stage is not Stage.OPEN or not table.can("number"):
            continue
        table.command("number")
        for slot in table.screen.targets:
            said = subline(table, slot) if slot.startswith("lot:") else ""
            if " is best. " in said:
                best = said.split()[0]
                table.activate(slot)
                chooser = table.screen.chooser
                assert chooser is not None
                details = {option.text: option.detail for option in chooser.options}
                assert table.screen.ledger.total_delta == details[best]
                return
    pytest.fail("no number is better than others")


def test_the_button_lists_the_numbers_that_fit() -> None:
    table = controller()
    table.activate("card:1")
    (detail,) = (button.detail for button in table.screen.table.bonuses if button.id == "number")
    assert detail == "7 8 10 11"


@pytest.mark.parametrize(
    ("bonus", "debt"), [("number", "crossed out"), ("effect", "crossed out"), ("extend", "is owed to the end")]
)
def test_a_bonus_says_what_it_costs(bonus: str, debt: str) -> None:
    table = controller()
    table.activate("card:1")
    if bonus != "number":
        table.activate("lot:1.5")
    table.command(bonus)
    cost = f"A group is circled, its debt {debt}; Inauguration falls to 2nd."
    assert cost in subline(table, None)


def test_a_refused_number_of_the_solo_game_veils_the_lots() -> None:
    for seed in range(40):
        table = solo(seed)
        chance = Generator.named(seed, "refused")
        for round_ in range(2, 40):
            play_solo(table, chance, round_)
            if table.game.outcome is not None:
                break
            fit = table.game.sheets[0].fit
            for card, drawn in enumerate(table.game.solo_cards.hand, 1):
                if not fit[drawn.number] and f"number:{card}" not in table.screen.targets:
                    said = subline(table, f"number:{card}")
                    assert said.startswith(f"{drawn.number} fits nowhere, ")
                    assert not lit(table)
                    assert any(lot.misfit for lot in table.screen.city.lots.values())
                    return
    pytest.fail("every number fitted")
