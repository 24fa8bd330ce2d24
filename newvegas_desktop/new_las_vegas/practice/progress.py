"""What was practised, kept on this machine: every result, and the best of each exercise and level."""

from datetime import date
from typing import Annotated, Literal

from pydantic import Field

from newvegas_desktop.new_las_vegas.practice.codes import code
from newvegas_desktop.new_las_vegas.practice.exercise import Key, Kind
from newvegas_desktop.new_las_vegas.practice.review import Review
from newvegas_desktop.new_las_vegas.practice.under_way import UnderWay
from newvegas_desktop.strict_json import PlainText, StrictModel

FILE = "practice.json"
MOST_RESULTS = 2000
"""Older results are forgotten; the best of each level is not."""

_KindName = Literal["tour", "errand", "rescue", "cards"]
_Level = Annotated[int, Field(ge=1, le=5)]
_Percent = Annotated[int, Field(ge=0, le=100)]
_Stars = Annotated[int, Field(ge=0, le=3)]


class Result(StrictModel):
    """One finished exercise; `first` if it was the first go at it, and no card was known beforehand."""

    kind: _KindName
    level: _Level
    code: PlainText
    percent: _Percent
    stars: _Stars
    first: bool
    day: date = Field(strict=False)


class Best(StrictModel):
    """The best first go of an exercise and level, and how many there were."""

    kind: _KindName
    level: _Level
    stars: _Stars
    percent: _Percent
    count: Annotated[int, Field(ge=1)]


class Progress(StrictModel):
    """Everything that is kept."""

    results: list[Result] = Field(default_factory=list)
    bests: list[Best] = Field(default_factory=list)
    begun: list[PlainText] = Field(default_factory=list)
    """The codes of the exercises that were begun, whether they were finished or not."""
    under_way: UnderWay | None = None
    """The exercise that was begun last, until it is judged."""
    tell_no_way: bool = False
    """Whether to say at once when a route can no longer come home."""

    def with_review(self, review: Review, day: date, first: bool) -> "Progress":
        """The progress with one more result; `first` if the best was not known beforehand."""
        key = review.attempt.exercise.key
        name = code(key)
        first = first and not review.attempt.peeked and all(result.code != name for result in self.results)
        result = Result(
            kind=_name(key.kind),
            level=key.level,
            code=name,
            percent=review.percent,
            stars=review.stars,
            first=first,
            day=day,
        )
        bests = self.bests
        if first:
            old = self.best(key.kind, key.level)
            new = Best(
                kind=result.kind,
                level=result.level,
                stars=max(result.stars, old.stars if old else 0),
                percent=max(result.percent, old.percent if old else 0),
                count=old.count + 1 if old else 1,
            )
            bests = [*(best for best in bests if best is not old), new]
        results = [*self.results, result][-MOST_RESULTS:]
        return self.model_copy(update={"results": results, "bests": bests})

    def with_begun(self, key: Key) -> "Progress":
        """The progress once an exercise was begun: later goes at it are no first ones."""
        name = code(key)
        if name in self.begun:
            return self
        return self.model_copy(update={"begun": [*self.begun, name][-MOST_RESULTS:]})

    def with_under_way(self, under_way: UnderWay | None) -> "Progress":
        """The progress with another exercise under way, or with none."""
        return self.model_copy(update={"under_way": under_way})

    def is_new(self, key: Key) -> bool:
        """Whether an exercise was never begun."""
        return code(key) not in self.begun and self.first_go(code(key)) is None

    def best(self, kind: Kind, level: int) -> Best | None:
        """The best first go."""
        return next((best for best in self.bests if (best.kind, best.level) == (kind.value, level)), None)

    def course(self, kind: Kind, level: int, most: int = 30) -> list[Result]:
        """The last results of an exercise and level, the oldest first."""
        return [result for result in self.results if (result.kind, result.level) == (kind.value, level)][-most:]

    def first_go(self, name: str) -> Result | None:
        """How the first go at an exercise went, by its code."""
        return next((result for result in self.results if result.code == name), None)


def _name(kind: Kind) -> _KindName:
    """The name of an exercise that is kept; a free drive never is."""
    match kind:
        case Kind.TOUR:
            return "tour"
        case Kind.ERRAND:
            return "errand"
        case Kind.RESCUE:
            return "rescue"
        case Kind.CARDS:
            return "cards"
        case Kind.FREE:
            raise ValueError("a free drive is not kept")
