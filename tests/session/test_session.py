"""One game at one machine: steps, undo and redo, and what its record says."""

import pytest

from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.printed.figures_file import standard_board
from newvegas_desktop.new_las_vegas.records.replay import replay
from newvegas_desktop.new_las_vegas.rules.actions import CHOOSE, CONFIRM, OPEN, VOTE, action
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.reasons import Code, IllegalAction
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from tests.records.making import SOLO
from tests.session.playing import (
    at_the_end,
    before_the_question,
    half_turn,
    in_the_question,
    play_round,
    resumed,
    solo,
    step,
    table,
    turn,
)


def test_a_new_game_waits_for_the_votes() -> None:
    session = table(3, voted=False)
    assert (session.game.phase, session.game.round, session.game.waiting_for()) == (Phase.VOTE, 0, [0, 1, 2])
    session.submit(2, VOTE[1])
    assert session.record_object()["loans"] == [None, None, True]
    assert session.game.waiting_for() == [0, 1]
    assert session.steps() == []


def test_without_the_bank_the_first_round_begins_at_once() -> None:
    session = table(bank=False)
    assert (session.game.phase, session.game.round) == (Phase.TURNS, 1)
    assert session.record_object()["loans"] is None
    assert not session.can_undo(0)


def test_the_same_seed_deals_the_same_cards() -> None:
    one, two, other = table(2, 8), table(3, 8), table(2, 9)
    assert one.record_object()["deal"] == two.record_object()["deal"]
    assert one.record_object()["projects"] == two.record_object()["projects"]
    assert one.record_object()["deal"] != other.record_object()["deal"]


def test_what_a_new_record_says() -> None:
    session = Session.new(standard_board(), [Seat("Ada"), Seat("Bot", "bot:random")], 5, golf=False, bank=False)
    value = session.record_object()
    assert list(value) == [
        *("format", "version", "game", "figures", "seed", "mode", "golf", "bank", "architect", "seats"),
        *("projects", "loans", "deal", "shuffles", "rounds"),
    ]
    assert (value["seed"], value["mode"], value["golf"], value["bank"]) == (5, "table", False, False)
    assert value["seats"] == [{"name": "Ada", "player": "human"}, {"name": "Bot", "player": "bot:random"}]
    assert value["projects"][2] not in ("Y6", "Y7")
    assert [len(stack) for stack in value["deal"]["stacks"]] == [27, 27, 27]


def test_a_solo_record_holds_the_whole_card_of_the_architect() -> None:
    value = solo().record_object()
    assert value["mode"] == "solo"
    assert value["architect"]["id"] == architects()[0].id
    assert (len(value["deal"]["deck"]), isinstance(value["deal"]["bank_card"], str)) == (83, True)
    assert value["loans"] == [True]


def test_illegal_steps_change_nothing() -> None:
    session = table()
    before = session.game.copy()
    with pytest.raises(IllegalAction) as illegal:
        session.submit(0, OPEN[2])
    assert illegal.value.reason.code is Code.CHOOSE_FIRST
    with pytest.raises(IllegalAction) as illegal:
        session.submit(2, CHOOSE[0])
    assert illegal.value.reason.code is Code.NO_SUCH_SEAT
    assert session.game == before
    assert not session.can_undo(0)


def test_seats_play_in_any_order_and_step_by_step() -> None:
    one, two = table(3), table(3)
    for seat in (0, 1, 2):
        turn(one, seat, pick=seat)
    chosen = [step(two, seat, pick=seat) for seat in (2, 0, 1)]
    assert len(chosen) == 3
    for seat in (1, 2, 0):
        while CONFIRM not in two.game.legal(seat):
            step(two, seat, -1 - seat)
    assert two.record_object().get("current") is None
    for seat in (2, 1, 0):
        two.submit(seat, CONFIRM)
    assert two.game == one.game
    assert two.record_object() == one.record_object()


def test_steps_and_record_together_hold_the_open_round() -> None:
    session = table(3)
    play_round(session)
    turn(session, 1)
    done = half_turn(session, 2)
    assert session.steps() == [(2, text) for text in done]
    value = session.record_object()
    assert [each is None for each in value["current"]["turns"]] == [True, False, True]
    again = resumed(value)
    assert again.steps() == []
    for seat, text in session.steps():
        again.submit(seat, action(text))
    assert again.game == session.game
    assert again.record_object() == value


def test_undo_and_redo_within_a_turn() -> None:
    session = table()
    before = session.game.copy()
    half_turn(session, 0)
    after = session.game.copy()
    while session.undo(0):
        pass
    assert session.game == before
    while session.can_redo(0):
        assert session.redo(0)
    assert session.game == after
    assert session.redo(0) is None


def test_a_vote_can_be_undone_until_all_have_voted() -> None:
    session = table(2, voted=False)
    session.submit(0, VOTE[0])
    assert session.can_undo(0)
    assert session.undo(0)
    session.submit(0, VOTE[1])
    session.submit(1, VOTE[1])
    assert not session.can_undo(0)
    assert not session.can_undo(1)


def test_a_confirmation_can_be_undone_while_others_are_at_it() -> None:
    session = table()
    turn(session, 0)
    half_turn(session, 1)
    assert session.undo(0)
    assert session.game.waiting_for() == [0, 1]
    assert session.record_object().get("current") is None
    assert session.redo(0) is not None
    assert session.record_object()["current"]["turns"][0] is not None


def test_nobody_undoes_behind_new_cards() -> None:
    session = table()
    play_round(session)
    assert session.game.round == 2
    assert not session.can_undo(0)
    assert not session.can_undo(1)
    assert not session.undo(1)
    assert session.game.round == 2


def test_restarting_a_turn_undoes_all_of_it_and_nothing_else() -> None:
    session = table()
    play_round(session)
    half_turn(session, 1)
    before = session.game.copy()
    turn(session, 0)
    assert session.restart_turn(0)
    assert session.game == before
    assert not session.restart_turn(0)
    steps = 0
    while session.redo(0) is not None:
        steps += 1
    assert steps >= 2
    assert session.game.waiting_for() == [1]


def test_restarting_leaves_votes_alone() -> None:
    session = table(voted=False)
    session.submit(0, VOTE[1])
    assert not session.restart_turn(0)
    assert session.game.votes == [True, None]


def test_in_the_question_a_turn_is_only_taken_back_for_all_have_seen_it() -> None:
    session = in_the_question()
    for seat in range(2):
        assert not session.can_undo(seat)
        assert not session.undo(seat)
        assert not session.restart_turn(seat)
    assert session.take_back()
    assert (session.game.phase, session.game.asked) == (Phase.TURNS, ())
    assert session.game.waiting_for() == [1]
    assert session.takebacks == 1
    assert session.redo(1) is not None
    assert (session.game.phase, session.game.asked) == (Phase.RESHUFFLE, (1,))
    session.submit(1, action("reshuffle no"))
    assert session.record_object()["rounds"][14]["turns"][1]["takebacks"] == 1


def test_the_only_answer_brings_new_cards_and_stays() -> None:
    session = in_the_question()
    assert session.steps() == []
    session.submit(1, action("reshuffle no"))
    assert (session.game.round, session.game.phase) == (16, Phase.TURNS)
    assert not session.can_undo(1)
    assert session.record_object()["rounds"][14]["reshuffle"] == [None, False]


def test_a_game_saved_in_the_question_can_still_be_reshuffled() -> None:
    one, two = in_the_question(), in_the_question()
    for session in (one, two):
        session.submit(1, action("reshuffle yes"))
    assert one.game.shuffles == two.game.shuffles
    assert replay(standard_board(), one.record()) == one.game


def test_the_seed_decides_what_a_reshuffle_brings() -> None:
    one, two = before_the_question(), before_the_question()
    for session in (one, two):
        session.submit(1, action("reshuffle yes"))
    assert one.game.shuffles == two.game.shuffles
    assert len(one.game.shuffles) == 1
    assert replay(standard_board(), one.record()) == one.game


def test_at_the_end_of_a_solo_game_the_last_confirmation_can_be_undone() -> None:
    session = at_the_end(SOLO)
    ended = session.record_object()
    assert session.can_undo(0)
    assert session.undo(0)
    assert session.game.phase is Phase.TURNS
    assert session.game.outcome is None
    assert "end" not in session.record_object()
    assert session.redo(0) is not None
    # the end has shown ACME's bank card: the record says that it was gone back behind
    assert session.game.setup.bank
    ended["rounds"][-1]["turns"][0]["takebacks"] = 1
    assert session.takebacks == 1
    assert session.record_object() == ended


def test_at_the_end_of_a_table_a_turn_is_only_taken_back_for_all_have_seen_the_votes() -> None:
    session = at_the_end()
    ended = session.record_object()
    for seat in range(2):
        assert not session.can_undo(seat)
        assert not session.undo(seat)
        assert not session.restart_turn(seat)
    assert session.take_back()
    assert session.game.phase is Phase.TURNS
    assert session.game.outcome is None
    assert session.game.waiting_for() == [1]
    assert "end" not in session.record_object()
    assert session.redo(1) is not None
    ended["rounds"][-1]["turns"][1]["takebacks"] = 1
    assert session.takebacks == 1
    assert session.record_object() == ended
    assert resumed(session.record_object()).record_object() == ended


def test_the_game_is_over() -> None:
    session = at_the_end()
    with pytest.raises(IllegalAction) as illegal:
        session.submit(0, CHOOSE[0])
    assert illegal.value.reason.code is Code.GAME_OVER
    assert session.game.waiting_for() == []
    assert session.steps() == []


def test_helps_are_noted_once_and_in_order() -> None:
    session = table()
    session.note_help(0, "route")
    session.note_help(0, "hint")
    session.note_help(0, "route")
    play_round(session)
    session.note_help(1, "hint")
    first, second = session.record_object()["rounds"][0]["turns"]
    assert first["help"] == ["route", "hint"]
    assert "help" not in second
    turn(session, 1)
    assert session.record_object()["current"]["turns"][1]["help"] == ["hint"]


def test_every_moment_of_a_game_can_be_saved_and_loaded() -> None:
    session = table(3, seed=14)
    while session.game.outcome is None:
        for seat in session.game.waiting_for():
            step(session, seat, session.game.round + seat)
        if session.game.round % 4 == 0:
            value = session.record_object()
            again = resumed(value)
            for seat, text in session.steps():
                again.submit(seat, action(text))
            assert again.game == session.game
            assert again.record_object() == value
    assert resumed(session.record_object()).game == session.game
