"""Make the golden games anew: `python -m tests.golden.make`.

Never run by the tests. The games are searched for among many, so that few and short ones show every
feature; after a change of the rules their replay tells what the change meant, so make them anew only
when they cannot be replayed any more, and read the difference.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from newvegas_desktop.new_las_vegas.printed.architects_file import architects
from newvegas_desktop.new_las_vegas.records.files import record_bytes
from tests.conformance.players import BOARD, FEW_MODES, MODES, PLAYERS, TABLES, Mode, play_session
from tests.golden.counts import GAMES, PERFT_ROUTES, PERFT_TURNS, golden_records, routes_text, turns_text
from tests.golden.features import FEATURES, features

SEEDS_EACH = 3
"""Seeds tried for every mode and player."""
TIE_SEEDS = 3_000
"""Seeds tried at most for a tie of either kind; two seats and short games make them likeliest."""
MOST_GAMES = 24
TIES = ("shared victory", "a tie broken by hotels")


class Candidate(NamedTuple):
    """A finished game."""

    line: bytes
    shows: frozenset[str]


def finished(mode: Mode, player: str, seed: int) -> Candidate:
    """Play one game."""
    line = record_bytes(play_session(mode.session(seed), PLAYERS[player], seed).record(), line=True)
    return Candidate(line, frozenset(features(json.loads(line)) & FEATURES))


def candidates() -> Iterator[Candidate]:
    """Games of every mode and player, then games searched for a tie."""
    for mode in MODES:
        for player in PLAYERS:
            if player != "planner" or mode in FEW_MODES or mode.architect == architects()[-1]:
                for seed in range(SEEDS_EACH):
                    yield finished(mode, player, seed)
    wanted = set(TIES)
    for seed in range(TIE_SEEDS):
        if wanted:
            found = finished(TABLES[seed % 8], "by lot", seed)
            if wanted & found.shows:
                wanted -= found.shows
                yield found


def chosen(games: list[Candidate]) -> list[Candidate]:
    """Few and short games that show everything: rare features first, then whatever shows the most for its length."""
    missing = set(FEATURES)
    found: list[Candidate] = []
    while missing:
        useful = [game for game in games if game.shows & missing]
        if not useful:
            raise SystemExit(f"no game found that shows: {', '.join(sorted(missing))}")
        best = max(useful, key=lambda game: (len(game.shows & missing) * 20_000 - len(game.line), game.line))
        found.append(best)
        missing -= best.shows
    return found


def every_mode(games: list[Candidate], found: list[Candidate]) -> list[Candidate]:
    """With games in modes that have none yet: of the rarest seat count or architect, the shortest."""
    while len(found) < MOST_GAMES:
        have = {_mode(game) for game in found}
        rarity = Counter(_rivals(game) for game in found)
        new = [game for game in games if _mode(game) not in have]
        found.append(min(new, key=lambda game: (rarity[_rivals(game)], len(game.line), game.line)))
    return found


def _rivals(game: Candidate) -> str:
    return next(word for word in game.shows if word.endswith(" seats") or word.startswith("architect"))


def _mode(game: Candidate) -> tuple[str, str]:
    return _rivals(game), next(word for word in game.shows if "golf" in word)


def main() -> None:
    """Write the games and the counts."""
    games = list(candidates())
    found = every_mode(games, chosen(games))
    GAMES.write_bytes(b"".join(game.line for game in found))
    PERFT_ROUTES.write_text(routes_text(BOARD), encoding="utf-8")
    PERFT_TURNS.write_text(turns_text(BOARD, golden_records()), encoding="utf-8")
    sys.stdout.write(f"{len(found)} games of {len(games)}, {GAMES.stat().st_size // 1024} KiB\n")


if __name__ == "__main__":
    main()
