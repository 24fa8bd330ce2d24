"""The counts in the perft files: limousine routes, and the turns open in some golden games."""

from tests.conformance.players import BOARD
from tests.golden.counts import COUNTED_GAMES, PERFT_ROUTES, PERFT_TURNS, golden_records, routes_text, turns_text

CHECK_FIGURES = [9, 40, 180, 911]
"""The rules page gives the first four counts of routes."""


def test_routes() -> None:
    text = PERFT_ROUTES.read_text(encoding="utf-8")
    assert routes_text(BOARD) == text
    counts = [int(line.split()[1]) for line in text.splitlines()[1:]]
    assert counts[:4] == CHECK_FIGURES
    assert len(counts) == 7


def test_turns() -> None:
    """Every round and seat of four games."""
    text = PERFT_TURNS.read_text(encoding="utf-8")
    records = golden_records()
    assert turns_text(BOARD, records) == text
    rows = [tuple(int(word) for word in line.split()) for line in text.splitlines()[1:]]
    games = {row[0] for row in rows}
    assert len(games) == COUNTED_GAMES
    for game in games:
        record = records[game - 1]
        assert [row[1:3] for row in rows if row[0] == game] == [
            (round_, seat) for round_ in range(1, len(record.rounds) + 1) for seat in range(1, len(record.seats) + 1)
        ]
    assert min(row[3] for row in rows) >= 1
