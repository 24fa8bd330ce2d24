"""A save goes on exactly where the game was left, and anything else is refused in one sentence."""

import json
import math
import zlib
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.family.save_slots import FromNewer, Unreadable
from newvegas_desktop.new_las_vegas.records.files import record_bytes
from newvegas_desktop.new_las_vegas.rules.actions import CONFIRM, RESHUFFLE, VOTE, Action, Kind
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.session import save as save_module
from newvegas_desktop.new_las_vegas.session.save import (
    FORMAT,
    MOST_POINTS,
    MOST_POINTS_A_SEAT,
    MOST_STROKES,
    BadSave,
    NewerSave,
    Stroke,
    View,
    open_any,
    parse_save,
    restore,
    save_bytes,
    snapshot,
)
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.strict_json import MOST_BYTES
from tests.conformance.players import BOARD, PLAYERS, SOLOS, Mode, moves, play_session
from tests.conformance.states import state
from tests.records.making import RESHUFFLED, SOLO, frozen
from tests.session import playing

Json = dict[str, Any]
LOOKED = View(seat=1, inks=["blue", "red"], secret=True, page="rivals", theme="dark")
SKETCH: tuple[tuple[Stroke, ...], ...] = (
    (((1.0, 2.5), (3.25, 1e-9)), ((0.1 + 0.2, -4.0),)),
    (((1e6, -1e6),),),
)


def reloaded(session: Session) -> Session:
    """The session saved and restored, with everything that is asked of it."""
    restored = restore(BOARD, parse_save(save_bytes(session, [], View())))
    assert state(restored.game) == state(session.game)
    assert restored.steps() == session.steps()
    assert (restored.seats, restored.seed) == (session.seats, session.seed)
    assert save_bytes(restored, [], View()) == save_bytes(session, [], View())
    for seat in range(len(session.seats)):
        assert restored.can_undo(seat) == session.can_undo(seat)
    return restored


@cache
def early(seats: int = 2) -> bytes:
    """A game in the middle of a turn of round 4."""
    session = Mode(seats).session(3)
    for seat, step in moves(session, PLAYERS["patient"], 3):
        session.submit(seat, step)
        if session.game.round == 4 and len(session.steps()) == 2:
            break
    return save_bytes(session, SKETCH, LOOKED)


def plain(data: bytes) -> Json:
    """A save without its check, to be changed."""
    value: Json = json.loads(data)
    del value["check"]
    return value


def changed(**keys: Any) -> bytes:
    return json.dumps({**plain(early()), **keys}).encode()


def flipped(data: bytes, place: int) -> bytes:
    """The bytes with one bit changed."""
    changed = bytearray(data)
    changed[place // 8] ^= 1 << place % 8
    return bytes(changed)


def outcome(data: bytes, opened: Callable[[bytes], object] = parse_save) -> object:
    """What the bytes hold, or why they are refused."""
    try:
        return opened(data)
    except BadSave as problem:
        return problem


def fault(data: bytes, opened: Callable[[bytes], object] = parse_save) -> str:
    with pytest.raises(BadSave) as problem:
        opened(data)
    sentence = str(problem.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


# A game goes on where it was left.


def test_the_order_of_confirmation_is_kept() -> None:
    session = playing.table(3)
    playing.half_turn(session, 1)
    playing.turn(session, 2)
    playing.turn(session, 0)
    restored = reloaded(session)
    assert [entry.seat for entry in restored.history.entries] == [entry.seat for entry in session.history.entries]
    assert restored.history.entries[-1].action is CONFIRM
    assert restored.history.entries[-1].seat == 0


def test_what_was_undone_can_be_done_again_after_a_restart() -> None:
    session = playing.table(2)
    playing.half_turn(session, 1)
    playing.turn(session, 0)
    whole = state(session.game)
    for seat in (0, 0, 1):
        assert session.undo(seat)
    restored = reloaded(session)
    for seat in (1, 0, 0):
        assert restored.can_redo(seat)
        assert restored.redo(seat) is not None
    assert state(restored.game) == whole
    assert not restored.can_redo(0)


@pytest.mark.parametrize("seed", [3, 8])
def test_a_round_taken_back_can_be_done_again_after_a_restart(seed: int) -> None:
    session = playing.table(2, seed)
    for _ in range(3):
        playing.play_round(session)
    playing.half_turn(session, 1)
    later = state(session.game)
    assert session.take_back()
    restored = reloaded(session)
    while (seat := next((seat for seat in range(2) if restored.can_redo(seat)), None)) is not None:
        restored.redo(seat)
    assert state(restored.game) == later


def test_a_wrong_step_undone_is_named_with_its_place() -> None:
    save = parse_save(changed(undone=[{"seat": 0, "action": "confirm"}, {"seat": 0, "action": "fly"}]))
    with pytest.raises(BadSave, match="wrong at undone step 2"):
        restore(BOARD, save)


@pytest.mark.parametrize("player", ["spender", "planner"])
@pytest.mark.parametrize("mode", [Mode(3), Mode(2, bank=False), SOLOS[4]], ids=lambda mode: mode.name)
def test_saved_after_every_kind_of_step(mode: Mode, player: str) -> None:
    session = mode.session(4)
    seen: Counter[Kind] = Counter()
    for seat, step in moves(session, PLAYERS[player], 4):
        session.submit(seat, step)
        seen[step.kind] += 1
        if seen[step.kind] <= 2:
            reloaded(session)
    reloaded(session)
    effects = {Kind.CONSTRUCTION, Kind.SHOW, Kind.LIMOUSINE, Kind.INAUGURATION, Kind.IMPROVEMENT}
    assert effects <= set(seen)


def test_every_bonus_is_restored_before_the_turn_is_confirmed() -> None:
    wanted = {Kind.CHANGE_NUMBER, Kind.CHANGE_EFFECT, Kind.EXTEND}
    for seed in range(20):
        session = Mode(2).session(seed)
        for seat, step in moves(session, PLAYERS["by lot"], seed):
            session.submit(seat, step)
            if step.kind in wanted:
                wanted.discard(step.kind)
                restored = reloaded(session)
                assert (seat, step.text) in restored.steps()
                assert restored.undo(seat)
                assert session.undo(seat)
                assert state(restored.game) == state(session.game)
                session.redo(seat)
        if not wanted:
            return
    raise AssertionError(f"never seen: {wanted}")


def test_saved_amid_the_votes() -> None:
    session = Mode(4).session(2)
    reloaded(session)
    for seat in (2, 0, 3):
        session.submit(seat, VOTE[seat % 2])
        assert reloaded(session).game.votes == session.game.votes


def question() -> Session:
    """Several seats have just been asked to reshuffle."""
    for seed in range(40):
        session = Mode(6).session(seed)
        for seat, step in moves(session, PLAYERS["planner"], seed):
            session.submit(seat, step)
            if session.game.phase is Phase.RESHUFFLE:
                break
        if len(session.game.asked) > 1:
            return session
    raise AssertionError("no question to several seats")


def test_saved_amid_the_question_to_reshuffle_and_answered_later() -> None:
    session = question()
    asked = session.game.asked
    for seat in asked[:-1]:
        reloaded(session)
        session.submit(seat, RESHUFFLE[1])
    restored = reloaded(session)
    assert restored.steps() == [(seat, "reshuffle yes") for seat in asked[:-1]]
    for either in (session, restored):
        either.submit(asked[-1], RESHUFFLE[1])
    assert state(restored.game) == state(session.game)
    assert len(restored.game.shuffles) == 1
    reloaded(restored)


@pytest.mark.parametrize("mode", [Mode(4), Mode(2), SOLOS[0]], ids=lambda mode: mode.name)
def test_a_restored_game_is_played_to_the_same_end(mode: Mode) -> None:
    """Restored at random moments, also amid a round whose end brings a shuffle."""
    expected = play_session(mode.session(11), PLAYERS["patient"], 11)
    chance = Generator.named(11, "save")

    class Table:
        session = mode.session(11)

        @property
        def game(self) -> Any:
            return self.session.game

    table = Table()
    for seat, step in moves(table, PLAYERS["patient"], 11):
        table.session.submit(seat, step)
        if chance.below(25) == 0 or table.game.phase is Phase.RESHUFFLE:
            table.session = restore(BOARD, parse_save(save_bytes(table.session, [], View())))
    assert table.session.record() == expected.record()


@pytest.mark.parametrize("mode", [Mode(2), SOLOS[0]], ids=lambda mode: mode.name)
def test_a_restored_game_taken_back_can_go_another_way_and_be_saved_again(mode: Mode) -> None:
    """Shuffles it knew of may then never come."""
    session = play_session(mode.session(5), PLAYERS["patient"], 5)
    restored = reloaded(session)
    while restored.game.round > 5:
        assert restored.take_back()
    saved = 0
    for seat, step in moves(restored, PLAYERS["planner"], 1005):
        round_ = restored.game.round
        restored.submit(seat, step)
        if restored.game.round > round_ or restored.game.outcome:
            again = restore(BOARD, parse_save(save_bytes(restored, [], View())))
            assert state(again.game) == state(restored.game)
            saved += 1
    assert saved > 10
    assert reloaded(restored).game.outcome == restored.game.outcome


def test_helps_and_takebacks_of_open_turns_are_kept() -> None:
    session = Mode(2, bank=False).session(3)
    taken: list[tuple[int, Action]] = []
    for seat, step in moves(session, PLAYERS["patient"], 3):
        if session.game.round == 3:
            break
        session.submit(seat, step)
        taken.append((seat, step))
    session.note_help(1, "route")
    assert session.take_back()
    assert session.game.round == 2
    last = taken[-1][0]
    session.note_help(last, "hint")
    restored = reloaded(reloaded(session))
    for either in (session, restored):
        either.submit(*taken[-1])
        turn = either.record().rounds[1].turns[last]
        assert (turn.help, turn.takebacks) == (["hint"], 1)
    assert [note.help for note in parse_save(save_bytes(restored, [], View())).notes] == [["route"]]
    reloaded(restored)


def test_a_snapshot_is_of_its_moment() -> None:
    session = Mode(2, bank=False).session(3)
    game = moves(session, PLAYERS["patient"], 3)
    pencil: list[list[Stroke]] = [[((1.0, 1.0), (2.0, 2.0))], []]
    for _ in range(9):
        session.submit(*next(game))
    expected = save_bytes(session, pencil, View())
    later = snapshot(session, pencil, View())
    session.note_help(0, "hint")
    pencil[0].append(((3.0, 3.0),))
    for _ in range(30):
        session.submit(*next(game))
    session.take_back()
    assert later() == expected
    assert later() == expected


def test_pencil_and_view_come_back_exactly() -> None:
    save = parse_save(early())
    assert save.pencil.seats == SKETCH
    assert save.view == LOOKED
    restored = restore(BOARD, save)
    assert save_bytes(restored, save.pencil.seats, save.view) == early()


def test_a_pencil_beyond_all_bounds_is_saved_as_far_as_there_is_room() -> None:
    long = tuple((float(i), 0.5) for i in range(3 * MOST_POINTS))
    nowhere: Stroke = ((1.0, math.nan), (math.inf, 0.0))
    far: Stroke = ((1e300, -1e300),)
    session = Mode(2).session(1)
    save = parse_save(save_bytes(session, [[(), long, nowhere, far]], View(seat=5)))
    assert save.view.seat == 0
    *pieces, last = save.pencil.seats[0]
    assert last == ((1e6, -1e6),)
    # the long stroke in pieces that hang together
    assert [piece[0] for piece in pieces[1:]] == [piece[-1] for piece in pieces[:-1]]
    assert (pieces[0][0], pieces[-1][-1]) == (long[0], long[-1])
    assert sum(map(len, pieces)) == len(long) + len(pieces) - 1
    dots = [((float(i), 0.0),) for i in range(MOST_STROKES + 5)]
    heavy = [tuple((i + j / 7, j / 3) for j in range(MOST_POINTS)) for i in range(100)]
    save = parse_save(save_bytes(session, [dots, heavy], View()))
    assert save.pencil.seats[0] == tuple(dots[5:])
    assert 0 <= MOST_POINTS_A_SEAT - sum(map(len, save.pencil.seats[1])) <= 2 * MOST_POINTS
    assert save.pencil.seats[1][-1] == heavy[-1]


def test_six_full_sheets_of_pencil_are_still_read() -> None:
    session = Mode(6).session(1)
    wide = [tuple((-123456.7890123 - j, -j / 3e-4 - seat) for j in range(1000)) for seat in range(60)]
    data = save_bytes(session, [wide] * 6, View())
    assert len(data) < MOST_BYTES
    assert len(parse_save(data).pencil.seats[5]) >= MOST_POINTS_A_SEAT // 1000 - 1


@pytest.mark.parametrize("name", ["", "x" * 99, "a\nb", "\ud800", "a\u202eb"])
def test_a_name_that_no_record_may_hold_does_not_cost_the_game(name: str) -> None:
    session = Session.new(BOARD, [Seat(name), Seat("Ben")], 1)
    assert restore(BOARD, parse_save(save_bytes(session, [], View()))).seats[1].name == "Ben"


# What is damaged is found out.


def test_cut_off_anywhere() -> None:
    data = early()
    chance = Generator.named(1, "cut")
    lengths = {*range(40), *range(len(data) - 40, len(data) - 1), *(chance.below(len(data)) for _ in range(300))}
    for length in sorted(lengths - {len(data) - 1}):
        fault(data[:length])
    assert parse_save(data[:-1]) == parse_save(data)


def test_a_bit_flipped_anywhere_is_found_out_or_does_no_harm() -> None:
    data = early()
    expected = parse_save(data)
    chance = Generator.named(2, "flip")
    harmless = 0
    for place in {*range(24 * 8), *(chance.below(len(data) * 8) for _ in range(900))}:
        found = outcome(flipped(data, place))
        assert found == expected or isinstance(found, BadSave)
        assert not isinstance(found, FromNewer)
        harmless += found == expected
    # only within the name of the check itself
    assert harmless < 24 * 8


def test_a_bit_flipped_without_the_check_gives_a_sentence_or_a_game() -> None:
    """Whatever passes as a save is a game by the rules, or is refused; nothing else is ever raised."""
    data = json.dumps(plain(early()), separators=(",", ":")).encode()
    chance = Generator.named(3, "flip")
    games = 0
    for _ in range(300):
        found = outcome(flipped(data, chance.below(len(data) * 8)), lambda data: restore(BOARD, parse_save(data)))
        assert isinstance(found, Session) or str(found).endswith(".")
        games += isinstance(found, Session)
    assert 0 < games < 150


@given(st.binary(max_size=60))
def test_any_bytes_are_refused(data: bytes) -> None:
    fault(data)
    fault(data, open_any)


def test_a_save_written_by_hand_needs_no_check() -> None:
    indented = json.dumps(plain(early()), indent=2).encode()
    assert parse_save(indented) == parse_save(early())
    edited = early().replace(b'"rivals"', b'"sheets"')
    assert fault(edited) == "The save is damaged: it is not what was written."


# Versions.


def test_a_newer_save_is_refused_politely() -> None:
    for data in (changed(version=3), changed(version=3, record=None, steps="?")):
        assert fault(data) == "The save was written by a newer version; update the program."
        with pytest.raises(NewerSave):
            parse_save(data)
    value = plain(early())
    body = json.dumps({**value, "version": 3}).encode()
    checked = b'{"check":"%08x",%b' % (zlib.crc32(body), body[1:])
    with pytest.raises(FromNewer):
        parse_save(checked)


@pytest.mark.parametrize("keys", [{"version": 2}, {"figures": 2}])
def test_a_newer_record_is_refused_politely(keys: Json) -> None:
    record = {**plain(early())["record"], **keys}
    for data, opened in ((changed(record=record), parse_save), (json.dumps(record).encode(), open_any)):
        assert fault(data, opened) == "The game was written by a newer version; update the program."
        with pytest.raises(NewerSave):
            opened(data)


def test_version_0_is_migrated() -> None:
    old = plain(early())
    del old["pencil"], old["view"], old["notes"]
    save = parse_save(json.dumps({**old, "version": 0}).encode())
    assert save.pencil.seats == ((), ())
    assert save.view == View()
    assert state(restore(BOARD, save).game) == state(restore(BOARD, parse_save(early())).game)


def test_versions_are_migrated_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(value: Json) -> Json:
        return {**value, "view": {**value["view"], "page": value["view"]["sheet"]}}

    # made once for all tests, so before there are other versions
    early()
    monkeypatch.setattr(save_module, "VERSION", 3)
    monkeypatch.setitem(save_module.MIGRATIONS, 1, lambda value: {**value, "view": {"sheet": "legend"}})
    monkeypatch.setitem(save_module.MIGRATIONS, 2, renamed)
    for version in (0, 1):
        assert parse_save(changed(version=version)).view.page == "legend"
    assert parse_save(changed(version=2, view={"sheet": "log"})).view.page == "log"
    assert parse_save(changed(version=3)).view == LOOKED


def test_version_1_kept_confirmed_turns_in_the_record() -> None:
    session = playing.table(3)
    playing.turn(session, 2)
    playing.half_turn(session, 1)
    old = plain(save_bytes(session, [], View()))
    steps = [{"seat": seat, "action": text} for seat, text in session.steps()]
    old |= {"version": 1, "record": session.record_object(), "steps": steps}
    del old["undone"]
    restored = restore(BOARD, parse_save(json.dumps(old).encode()))
    assert state(restored.game) == state(session.game)
    assert restored.steps() == session.steps()
    assert not any(restored.can_redo(seat) for seat in range(3))


@pytest.mark.parametrize("version", [None, "1", 1.0, True, [1]])
def test_a_version_is_a_number(version: object) -> None:
    assert fault(changed(version=version)) == "The save's version is not a number."


def test_a_version_that_never_was() -> None:
    assert fault(changed(version=-1)) == "The save's version is -1, and there never was one."


@pytest.mark.parametrize("record", [None, [], "x", {"seats": 3}])
def test_an_old_save_without_a_game(record: object) -> None:
    assert fault(changed(version=0, record=record)).startswith("The game in it is wrong: It is JSON but no game record")


# Other files.


@pytest.mark.parametrize("which", [RESHUFFLED, SOLO])
def test_a_record_opens_as_a_save_without_steps(which: int) -> None:
    record = frozen(which)
    save = open_any(json.dumps(record).encode())
    assert (save.steps, save.view) == ([], View())
    session = restore(BOARD, save)
    assert session.record_object() == record
    assert open_any(record_bytes(session.record(), line=True)) == save
    assert "no save" in fault(record_bytes(session.record()))
    reloaded(session)


def test_a_save_opens_as_a_save() -> None:
    assert open_any(early()) == parse_save(early())


@pytest.mark.parametrize("value", [{}, [], 1, "x", None, {"format": "other"}, {"format": ["newvegas-save"]}])
def test_foreign_json(value: object) -> None:
    data = json.dumps(value).encode()
    assert fault(data) == f'It is JSON but no save: "format" is not "{FORMAT}".'
    assert fault(data, open_any) == "It is JSON but neither a save nor a record of a game."


def test_a_file_too_large() -> None:
    assert fault(b" " * (MOST_BYTES + 1)) == "The save is larger than 16 MiB."


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"steps": None}, "The save is wrong at steps: must be a list (it is None)."),
        ({"steps": [{"seat": 6, "action": "x"}]}, "The save is wrong at steps 1, seat: "),
        ({"steps": [{"seat": 0}]}, "The save is wrong at steps 1, action: is missing."),
        ({"pencil": {"seats": [[]]}}, "pencil: one list of strokes a seat is needed."),
        ({"pencil": {"seats": [[], [[["1", 2]]]]}}, "The save is wrong at pencil, seats 2.1.1.1: "),
        ({"pencil": {"seats": [[], [[[10**400, 2]]]]}}, "The save is wrong at pencil, seats 2.1.1.1: "),
        ({"pencil": {"seats": [[], [[[1]]]]}}, "The save is wrong at pencil, seats 2.1.1"),
        ({"pencil": {"seats": [[], [[[0, 0]] * (MOST_POINTS + 1)]]}}, "The save is wrong at pencil, seats 2.1: "),
        ({"pencil": {"seats": [[[]] * (MOST_STROKES + 1), []]}}, "The save is wrong at pencil, seats 1: "),
        ({"view": {"seat": 2}}, "view: there is no such seat."),
        ({"view": {"secret": 1}}, "The save is wrong at view, secret: "),
        ({"view": {"inks": ["a\nb"]}}, "The save is wrong at view, inks 1: "),
        ({"view": []}, "The save is wrong at view: "),
        ({"notes": [{"round": 0, "seat": 0}]}, "The save is wrong at notes 1, round: "),
        ({"record": {"format": "x"}}, "The game in it is wrong: It is JSON but no game record"),
    ],
)
def test_the_first_thing_wrong_is_named_with_its_place(keys: Json, sentence: str) -> None:
    assert sentence in fault(changed(**keys))


def test_numbers_that_are_no_json() -> None:
    data = changed(pencil={"seats": [[[[math.nan, 1.0]]], []]})
    assert fault(data) == "The save cannot be read: it holds NaN, which is not JSON."
    huge = changed().replace(b"1000000.0", b"1e999")
    assert "finite number" in fault(huge)


def test_unknown_keys_are_ignored() -> None:
    assert parse_save(changed(later=1, view={"seat": 1, "zoom": 2})).view == View(seat=1)


@pytest.mark.parametrize(
    ("steps", "sentence"),
    [
        ([(0, "fly")], "The save is wrong at step 1 of round 4, seat 1: there is no action 'fly'."),
        ([(0, "open 3.7")], "The save is wrong at step 1 of round 4, seat 1: open 3.7: choose a combination first."),
        (
            [(1, "choose 0"), (1, "choose 1")],
            "The save is wrong at step 2 of round 4, seat 2: choose 1: a combination is chosen already.",
        ),
        ([(4, "confirm")], "The save is wrong at step 1 of round 4, seat 5: confirm: there is no seat 5."),
        ([(0, "vote for")], "The save is wrong at step 1 of round 4, seat 1: vote for: the votes have been cast."),
    ],
)
def test_a_step_against_the_rules_is_named_with_its_place(steps: list[tuple[int, str]], sentence: str) -> None:
    save = parse_save(changed(steps=[{"seat": seat, "action": text} for seat, text in steps]))
    with pytest.raises(BadSave) as problem:
        restore(BOARD, save)
    assert str(problem.value) == sentence
    assert isinstance(problem.value, Unreadable)


def test_a_game_against_the_rules_is_named_with_its_place() -> None:
    record = plain(early())["record"]
    record["rounds"][1]["turns"][0] = record["rounds"][0]["turns"][0]
    save = parse_save(changed(record=record))
    with pytest.raises(BadSave, match=r"^The game in it is wrong: round 2, seat 1: .*\.$"):
        restore(BOARD, save)
