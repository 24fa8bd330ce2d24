"""The golden games: finished games in every mode, replayed and scored by the library and by the referee."""

import json
from typing import Any

import pytest

from newvegas_desktop.new_las_vegas.records.files import parse_record, record_bytes
from newvegas_desktop.new_las_vegas.records.replay import replay
from newvegas_desktop.new_las_vegas.rules.outcome import decide
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.conformance.players import BOARD
from tests.conformance.states import same_game
from tests.golden.counts import GAMES
from tests.golden.features import FEATURES, features
from tests.naive.replay import replay as referee
from tests.naive.score import end_reasons, final_scores, winners

LINES = GAMES.read_bytes().splitlines(keepends=True)
VALUES: list[dict[str, Any]] = [json.loads(line) for line in LINES]
MOST_GAMES = 24


def name(value: dict[str, Any]) -> str:
    who = value["architect"]["id"] if value["architect"] else f"{len(value['seats'])} seats"
    return f"{who}, seed {value['seed']}, {', '.join(value['end']['reasons'])}"


EVERY_GAME = pytest.mark.parametrize("game", range(len(LINES)), ids=[name(value) for value in VALUES])


def test_the_games_show_every_feature() -> None:
    assert 10 <= len(LINES) <= MOST_GAMES
    shown = set().union(*(features(value) for value in VALUES))
    assert FEATURES - shown == set()


@EVERY_GAME
def test_a_golden_game_is_replayed_and_scored_as_it_ended(game: int) -> None:
    record = parse_record(LINES[game])
    assert record_bytes(record, line=True) == LINES[game]
    played = replay(BOARD, record)
    end = VALUES[game]["end"]
    assert played.outcome is not None
    again = decide(played, played.outcome.reasons)
    assert again == played.outcome
    assert again.parts() == end["scores"]
    assert list(again.winners) == end["winners"]
    assert [reason.value for reason in again.reasons] == end["reasons"]
    session = Session.load(BOARD, record)
    assert session.game == played
    assert session.record() == record
    assert session.record_object() == VALUES[game]


@EVERY_GAME
def test_the_referee_agrees_with_a_golden_game(game: int) -> None:
    naive = referee(VALUES[game])
    same_game(replay(BOARD, parse_record(LINES[game])), naive)
    end = VALUES[game]["end"]
    assert final_scores(naive) == end["scores"]
    assert winners(naive) == end["winners"]
    assert end_reasons(naive) == end["reasons"]
