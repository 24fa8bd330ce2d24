"""Random whole games replayed by the naive referee, and records with a fault."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from .model import Wrong
from .replay import close_round, replay, reveal, start, take_turns
from .score import final_scores
from .selfplay import ARCHITECT, random_record
from .turns import legal_turns

Record = dict[str, Any]

MODES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "golf": False},
    {"seats": 4, "bank": False},
    {"seats": 2, "golf": False, "bank": False, "wild": 1.0},
    {"seats": 1, "architect": ARCHITECT},
    {"seats": 1, "architect": ARCHITECT, "golf": False, "bank": False},
    {"seats": 1, "architect": {**ARCHITECT, "rows": [[True, [1, 6]], [True, [7]], [True, [8, 9]]]}},
]


def check_game(record: Record) -> None:
    before = copy.deepcopy(record)
    game = replay(record)
    assert record == before
    assert game.over
    assert record["end"]["scores"] == final_scores(game)
    for sheet in game.seats:
        assert len(sheet.route) % 2 == 1
        assert len(sheet.driven) == len(sheet.route) - 1
    if game.acme is not None:
        assert len(game.deck) + len(game.discard) + len(game.acme.pile) + game.acme.approvals == 83


def things_in(record: Record) -> set[str]:
    seen: set[str] = set(record["end"]["reasons"])
    for shuffle in record["shuffles"]:
        seen.update(shuffle)
    for closed in record["rounds"]:
        for turn in closed["turns"]:
            seen.update(turn)
            if "bonus" in turn:
                seen.update([turn["bonus"]["kind"], turn["bonus"].get("when", "")])
    return seen


RARE = [
    {"track", "stacks", "cards", "number", "extend", "before", "after", "effect", "refused"},
    {"track", "stacks", "cards"},
    {"track", "stacks", "cards"},
    {"track", "refused"},
    {"track", "deck", "number", "extend", "before", "after", "effect", "refused"},
    {"track", "deck"},
    {"acme", "deck"},
]


@pytest.mark.parametrize(("mode", "rare"), list(zip(MODES, RARE, strict=True)))
def test_random_games_replay_and_reach_the_rare_things(mode: dict[str, Any], rare: set[str]) -> None:
    seen: set[str] = set()
    for seed in range(8):
        record = random_record(seed, **mode)
        check_game(record)
        seen.update(things_in(record))
    assert rare <= seen


@pytest.mark.parametrize("mode", [MODES[0], MODES[4]])
def test_turns_played_are_among_the_legal_turns(mode: dict[str, Any]) -> None:
    record = random_record(5, wild=0.5, **mode)
    game = start(record)
    for closed in record["rounds"]:
        reveal(game)
        if game.round % 4 == 1:
            for seat, turn in enumerate(closed["turns"]):
                assert turn in legal_turns(game, seat)
        close_round(game, take_turns(game, closed["turns"]), closed["reshuffle"])


@pytest.mark.parametrize("mode", [MODES[0], MODES[4]])
def test_unfinished_games(mode: dict[str, Any]) -> None:
    record = random_record(2, rounds=9, **mode)
    game = replay(record)
    assert (game.round, game.over, game.revealed) == (10, False, True)
    turn = legal_turns(game, 0)[0]
    record["current"]["turns"][0] = turn
    game = replay(record)
    assert game.current[0] == turn
    assert 0 in game.confirmed
    assert game.confirmed[0] != game.seats[0]
    record["current"]["turns"][0] = {"combo": 7}
    with pytest.raises(Wrong, match="round 10, seat 0"):
        replay(record)
    del record["current"]
    assert replay(record).round == 10


def test_a_save_before_the_reveal_that_needs_a_shuffle() -> None:
    for seed in range(40):
        record = random_record(seed, rounds=26)
        if "current" in record and [shuffle["round"] for shuffle in record["shuffles"]] == [27, 27, 27]:
            assert replay(record).revealed
            record["shuffles"] = []
            with pytest.raises(Wrong, match="a shuffle is missing"):
                replay(record)
            del record["current"]
            assert not replay(record).revealed
            return
    raise AssertionError("no such game")


def extra_round(record: Record) -> None:
    record["rounds"].append(record["rounds"][-1])


def swap_cards(record: Record) -> None:
    record["deal"]["stacks"][0][0] = "16-show"


def drop_round(record: Record) -> None:
    record["rounds"].pop()


def drop_end(record: Record) -> None:
    del record["end"]


def more_points(record: Record) -> None:
    record["end"]["scores"][1]["streets"] += 1


def extra_shuffle(record: Record) -> None:
    record["shuffles"].append({"round": 99, "stack": 0, "cards": []})


def add_current(record: Record) -> None:
    record["current"] = {"turns": [None, None]}


def no_vote(record: Record) -> None:
    record["loans"][0] = None


def answer_unasked(record: Record) -> None:
    record["rounds"][0]["reshuffle"] = [False, None]


def other_version(record: Record) -> None:
    record["version"] = 2


def wrong_projects(record: Record) -> None:
    record["projects"].reverse()


FAULTS: list[tuple[Callable[[Record], None], str]] = [
    (extra_round, "a round after the end"),
    (swap_cards, "not the 81 cards"),
    (drop_round, "the game goes on"),
    (drop_end, "there is no end"),
    (more_points, "streets is"),
    (extra_shuffle, "never happened"),
    (add_current, "an open round in a finished game"),
    (no_vote, "no vote"),
    (answer_unasked, "nobody is asked"),
    (other_version, "unknown version"),
    (wrong_projects, "one project of each kind"),
]


@pytest.mark.parametrize(("spoil", "message"), FAULTS)
def test_faulty_records(spoil: Callable[[Record], None], message: str) -> None:
    record = random_record(3)
    spoil(record)
    with pytest.raises(Wrong, match=message):
        replay(record)


def test_approvals_lie_in_the_lower_half() -> None:
    record = random_record(3, 1, architect=ARCHITECT)
    record["deal"]["deck"].sort(reverse=True)
    with pytest.raises(Wrong, match="upper half"):
        replay(record)
