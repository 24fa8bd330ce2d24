"""The results of solo games, kept between two starts: each finished game once, the best for each architect."""

from datetime import date
from pathlib import Path
from typing import Annotated, NamedTuple

from pydantic import Field

from newvegas_desktop.kept_file import KeptFile, SetAside
from newvegas_desktop.new_las_vegas.session.session import Session
from newvegas_desktop.strict_json import PlainText, StrictModel

FILE = "solo-results.json"
MOST = 5_000
"""So many results are kept; the oldest that is nobody's best goes first."""
Points = Annotated[int, Field(ge=-9_999, le=9_999)]
Count = Annotated[int, Field(ge=0, le=9_999)]


class Result(StrictModel):
    """One finished game."""

    game: PlainText
    """The name of its save, so that it is counted once."""
    architect: PlainText
    points: Points
    acme: Points
    golf: bool
    bank: bool
    takebacks: Count = 0
    helps: list[PlainText] = Field(default_factory=list, max_length=20)
    on: PlainText
    """The day it ended."""

    @property
    def won(self) -> bool:
        """R13: only with more points than ACME."""
        return self.points > self.acme

    @property
    def margin(self) -> int:
        """How far the player is ahead of ACME."""
        return self.points - self.acme

    @property
    def whole(self) -> bool:
        """Whether it was played by all the rules, with golf and bank: others are not to be compared with it."""
        return self.golf and self.bank

    @property
    def unaided(self) -> bool:
        """Whether nothing was taken back and no help was used."""
        return not self.takebacks and not self.helps


class Results(StrictModel):
    """The whole file."""

    results: list[Result] = Field(default_factory=list)


class Best(NamedTuple):
    """What is known of the games against one architect."""

    best: Result | None
    """Of the games with golf and bank, by which the architects were calibrated."""
    played: int
    won: int


def result_of(session: Session, game: str, on: str) -> Result:
    """The result of a finished solo game; ValueError if it is none."""
    outcome, architect = session.game.outcome, session.game.setup.architect
    if outcome is None or outcome.acme is None or architect is None:
        raise ValueError("no finished solo game")
    return Result(
        game=game,
        architect=architect.id,
        points=outcome.scores[0].total,
        acme=outcome.acme.total,
        golf=session.game.setup.golf,
        bank=session.game.setup.bank,
        takebacks=session.takebacks,
        helps=list(session.helps),
        on=on,
    )


def _key(result: Result) -> tuple[int, bool, int]:
    """What makes a result better: margin, then without help, then points."""
    return result.margin, result.unaided, result.points


class BestResults:
    """The results and their file; a file that cannot be used is set aside, and nothing here stops a game."""

    def __init__(self, folder: Path) -> None:
        """Read the file, if there is one."""
        self._file = KeptFile(folder / FILE, Results)
        self._kept, aside = self._file.load()
        self.set_aside: SetAside | None = aside

    def best(self, architect: str) -> Best:
        """The best result against an architect, and how many games were played and won."""
        played = [result for result in self._kept.results if result.architect == architect]
        whole = [result for result in played if result.whole]
        return Best(max(whole, key=_key, default=None), len(played), sum(result.won for result in played))

    def note(self, session: Session, game: str) -> bool:
        """Keep the result of a finished game; whether it is the best so far. FileProblem if it cannot be written.

        A game that was finished, taken back and finished again counts as it ended first.
        """
        if any(result.game == game for result in self._kept.results):
            return False
        result = result_of(session, game, date.today().isoformat())
        before = self.best(result.architect).best
        self._kept = Results(results=self._shortened([*self._kept.results, result]))
        self._file.save(self._kept)
        return result.whole and (before is None or _key(result) > _key(before))

    def _shortened(self, results: list[Result]) -> list[Result]:
        """The results with the oldest ones left out that are no architect's best."""
        while len(results) > MOST:
            best = {id(max((r for r in results if r.architect == name and r.whole), key=_key, default=None)) for name in
                    {result.architect for result in results}}  # fmt: skip
            results.remove(next(result for result in results if id(result) not in best))
        return results
