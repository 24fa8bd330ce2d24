"""Undo, redo and taking back, with a toy game: every seat adds letters; when all say stop, a new round begins."""

from typing import Self

import pytest

from newvegas_desktop.family.history import History


class Toy:
    """Two seats; `stop` confirms. After an odd round both are asked a question, to which they can only say `yes`."""

    def __init__(self) -> None:
        self.round = 1
        self.words = ["", ""]
        self.stopped = [False, False]
        self.asking = False
        self.answered = [False, False]

    def copy(self) -> Self:
        other = type(self)()
        other.round, other.asking = self.round, self.asking
        other.words, other.stopped, other.answered = self.words[:], self.stopped[:], self.answered[:]
        return other

    def why_not(self, seat: int, action: str) -> str | None:
        if self.asking:
            return None if action == "yes" and not self.answered[seat] else "only a first yes"
        return "stopped" if self.stopped[seat] or action == "yes" else None

    def apply(self, seat: int, action: str) -> list[str]:
        if reason := self.why_not(seat, action):
            raise ValueError(reason)
        if action == "yes":
            self.answered[seat] = True
        elif action == "stop":
            self.stopped[seat] = True
        else:
            self.words[seat] += action
        if all(self.answered) or (all(self.stopped) and self.round % 2 == 0):
            self.round += 1
            self.stopped, self.answered, self.asking = [False, False], [False, False], False
        elif all(self.stopped):
            self.asking = True
        return [f"{seat} {action}"]


@pytest.fixture
def history() -> History[Toy]:
    return History(Toy(), lambda toy: toy.round)


def do(history: History[Toy], *actions: tuple[int, str]) -> None:
    for seat, action in actions:
        history.submit(seat, action)


def test_submitting_says_what_changed_and_keeps_what_was_before(history: History[Toy]) -> None:
    assert history.submit(0, "a") == ["0 a"]
    assert history.game.words == ["a", ""]
    assert history.entries[0].before.words == ["", ""]
    assert (history.entries[0].seat, history.entries[0].action) == (0, "a")


def test_an_illegal_action_leaves_no_trace(history: History[Toy]) -> None:
    with pytest.raises(ValueError, match="stopped"):
        history.submit(0, "yes")
    assert history.entries == []
    assert not history.can_undo(0)


def test_nothing_to_undo_or_redo(history: History[Toy]) -> None:
    assert not history.undo(0)
    assert history.redo(0) is None
    assert history.take_back() is None


def test_undo_and_redo_step_by_step(history: History[Toy]) -> None:
    do(history, (0, "a"), (0, "b"))
    assert history.undo(0)
    assert history.undo(0)
    assert history.game.words[0] == ""
    assert history.redo(0) == ["0 a"]
    assert history.redo(0) == ["0 b"]
    assert history.redo(0) is None
    assert history.game.words[0] == "ab"


def test_a_seat_undoes_its_own_step_though_others_went_on(history: History[Toy]) -> None:
    do(history, (0, "a"), (1, "x"), (1, "y"))
    assert history.undo(0)
    assert history.game.words == ["", "xy"]
    assert [(entry.seat, entry.action) for entry in history.entries] == [(1, "x"), (1, "y")]
    assert not history.can_undo(0)
    assert history.undo(1)
    assert history.game.words == ["", "x"]
    assert history.redo(0) == ["0 a"]
    assert history.redo(1) == ["1 y"]
    assert history.game.words == ["a", "xy"]


def test_a_new_step_forgets_what_the_seat_had_undone_and_only_that(history: History[Toy]) -> None:
    do(history, (0, "a"), (1, "x"))
    history.undo(0)
    history.undo(1)
    history.submit(0, "b")
    assert not history.can_redo(0)
    assert history.can_redo(1)


def test_a_confirmation_can_be_undone_until_the_round_is_over(history: History[Toy]) -> None:
    do(history, (0, "a"), (0, "stop"))
    assert history.undo(0)
    assert history.game.stopped == [False, False]
    assert history.redo(0) == ["0 stop"]


def test_in_the_question_the_confirmation_can_still_be_undone(history: History[Toy]) -> None:
    do(history, (0, "stop"), (1, "stop"))
    assert (history.game.asking, history.game.stopped) == (True, [True, True])
    assert history.undo(0)
    assert (history.game.asking, history.game.stopped) == (False, [False, True])


def test_answers_to_a_question_no_longer_asked_are_void(history: History[Toy]) -> None:
    do(history, (0, "stop"), (1, "stop"), (1, "yes"))
    assert history.undo(0)
    assert history.game.answered == [False, False]
    assert [entry.action for entry in history.entries] == ["stop"]
    assert history.game.stopped == [False, True]
    history.redo(0)
    assert history.game.asking


def test_nothing_is_undone_behind_new_cards(history: History[Toy]) -> None:
    do(history, (0, "a"), (0, "stop"), (1, "stop"), (0, "yes"), (1, "yes"))
    assert history.game.round == 2
    assert not history.can_undo(0)
    assert not history.undo(1)
    assert history.game.round == 2


def test_taking_back_goes_behind_new_cards(history: History[Toy]) -> None:
    do(history, (0, "a"), (0, "stop"), (1, "stop"), (0, "yes"), (1, "yes"), (0, "b"), (1, "c"))
    assert history.take_back() == 1
    assert (history.game.round, history.game.words, history.game.answered) == (1, ["a", ""], [True, False])
    assert [entry.action for entry in history.entries] == ["a", "stop", "stop", "yes"]
    assert not history.can_redo(0), "its step needs the new cards"
    assert history.can_redo(1)
    assert history.can_undo(0)
    assert history.take_back() is None
    history.redo(1)
    assert history.game.round == 2
    history.redo(0)
    history.redo(1)
    assert history.game.words == ["ab", "c"]


def test_taking_back_again_and_again(history: History[Toy]) -> None:
    for _ in range(2):
        do(history, (0, "stop"), (1, "stop"), (1, "yes"), (0, "yes"))
        do(history, (1, "stop"), (0, "stop"))
    assert history.game.round == 5
    assert [history.take_back() for _ in range(5)] == [0, 0, 0, 0, None]
    assert history.game.round == 1


def test_going_to_any_point_changes_nothing(history: History[Toy]) -> None:
    do(history, (0, "a"), (1, "x"), (0, "b"))
    assert [history.go_to(index).words for index in range(5)] == [
        ["", ""],
        ["a", ""],
        ["a", "x"],
        ["ab", "x"],
        ["ab", "x"],
    ]
    history.go_to(3).apply(0, "z")
    history.go_to(0).apply(0, "z")
    assert history.game.words == ["ab", "x"]
    assert history.entries[0].before.words == ["", ""]
