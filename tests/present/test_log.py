"""What the log tells, and in how many sentences."""

from newvegas_desktop.family.history import Entry
from newvegas_desktop.new_las_vegas.bots.bot import Why
from newvegas_desktop.new_las_vegas.present.bot_turns import Took
from newvegas_desktop.new_las_vegas.present.log import event_lines, log_lines
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.rules.actions import VOTE
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.places import place
from tests.conformance.players import PLAYERS, Mode, moves
from tests.present.screens import NAMES, session


def lost(*avenues: int) -> list[Event]:
    return [Event(Happened.HOLE_CROSSED, 0, avenue) for avenue in avenues]


def test_lost_holes_are_one_sentence() -> None:
    game, say = session().game, Say()
    opened = Event(Happened.OPENED, 0, place(1, 9), 12)
    texts = [line.text for line in event_lines([opened, *lost(2, 3, 4)], game, NAMES, say)]
    assert texts == ["Ada opens 1.9 with 12.", "Ada loses the golf holes of avenues 2, 3 and 4."]
    (line,) = event_lines(lost(7, 8), game, NAMES, say)
    assert (line.text, line.slot) == ("Ada loses the golf holes of avenues 7 and 8.", "hole:7")
    (line,) = event_lines(lost(10), game, NAMES, say)
    assert line.text == "Ada loses the hole of avenue 10."
    assert event_lines([], game, NAMES, say) == []


def test_no_log_tells_of_holes_one_by_one() -> None:
    told = 0
    for seed in range(4):
        played = Mode(2, bank=False).session(seed)
        for seat, action in moves(played, PLAYERS["by lot"], seed):
            played.submit(seat, action)
        entries: list[Entry[Game]] = list(played.history.entries)
        lines = log_lines(entries, played.game, 0, NAMES[:2], Say())
        for entry in entries:
            crossed = [event for event in entry.events if event.what is Happened.HOLE_CROSSED]
            told += bool(crossed)
        holes = [line for line in lines if " loses the " in line.text and "hole" in line.text]
        told -= len(holes)
    assert told == 0


def test_a_reason_goes_with_the_first_sentence_alone() -> None:
    played = session()
    seat, action = next(iter(moves(played, PLAYERS["by lot"], 1)))
    while len(played.history.entries) < 40:
        played.submit(seat, action)
        seat, action = next(iter(moves(played, PLAYERS["by lot"], len(played.history.entries))))
    entries = list(played.history.entries)
    many = next(entry for entry in entries if len(event_lines(entry.events, entry.before, NAMES, Say())) > 1)
    why = Took(many.action, next(iter(Why)))
    lines = log_lines([many], played.game, many.seat, NAMES, Say(), lambda round_, seat: [why])
    assert bool(lines[0].why)
    assert not any(line.why for line in lines[1:])


def test_a_combination_of_an_earlier_round_points_at_no_card_of_today() -> None:
    played = session()
    for seat, action in moves(played, PLAYERS["by lot"], 1):
        played.submit(seat, action)
        if played.game.round == 4 and played.game.turns[0].steps:
            break
    lines = log_lines(list(played.history.entries), played.game, 0, NAMES, Say())
    chosen = [line for line in lines if " chooses " in line.text]
    assert {line.round for line in chosen if line.slot} == {4}
    assert {line.round for line in chosen if not line.slot} == {1, 2, 3}


def test_a_raised_value_is_told_from_and_to() -> None:
    game, say = session().game, Say()
    for column, boxes, text in (
        (Column.PAR3, 1, "Ada raises a value: PAR 3 from 1 to 2."),
        (Column.INAUGURATION, 1, "Ada raises a value: Inauguration from 10 · 5 · 2 to 15 · 8 · 0."),
        (Column.MISSING_PATH, 3, "Ada raises a value: missing paths from −3 to −1."),
    ):
        (line,) = event_lines([Event(Happened.COLUMN_CROSSED, 0, column, boxes)], game, NAMES, say)
        assert line.text == text


def test_a_drive_tells_which_carpets_it_passes() -> None:
    events = [Event(Happened.PATH_DRIVEN, 0, place(1, 2), place(1, 3)), Event(Happened.CARPET_VISITED, 0, place(1, 3))]
    texts = [line.text for line in event_lines(events, session().game, NAMES, Say())]
    assert texts == ["Ada drives to the lamp at 1.3.", "Ada visits the Mafia carpet of 1.3."]


def test_who_has_voted_is_told_to_all_and_never_how() -> None:
    played = session(bank=True)
    played.submit(0, VOTE[1])
    assert [line.text for line in log_lines(played.history.entries, played.game, 1, NAMES, Say())] == ["Ada has voted."]
    played.submit(1, VOTE[0])
    for seat in range(2):
        texts = [line.text for line in log_lines(played.history.entries, played.game, seat, NAMES, Say())]
        assert texts == ["Ada has voted.", "Bob has voted."]
