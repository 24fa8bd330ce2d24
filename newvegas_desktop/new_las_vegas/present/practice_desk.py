"""An exercise being done: what mouse, keys and fingers mean, and what is said about it. No Qt."""

from newvegas_desktop.family.say import Say
from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.codes import CODED, code
from newvegas_desktop.new_las_vegas.practice.exercise import Exercise, Kind, Values
from newvegas_desktop.new_las_vegas.practice.generators import free
from newvegas_desktop.new_las_vegas.practice.review import Review
from newvegas_desktop.new_las_vegas.practice.under_way import MAFIA_VALUES
from newvegas_desktop.new_las_vegas.present import practice_words as words
from newvegas_desktop.new_las_vegas.present.mapping import PLACES, path_slot
from newvegas_desktop.new_las_vegas.present.practice_view import MapView, best_steps, carpet_of, map_view
from newvegas_desktop.new_las_vegas.present.screen import SlotInfo
from newvegas_desktop.new_las_vegas.present.view import Carpet
from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.limousine import position
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, avenue_of, place, street_of
from newvegas_desktop.new_las_vegas.rules.roads import Path, is_lamp


class Desk:
    """The attempt, a path half driven by keys, what is pointed at, and the judgement once there is one."""

    def __init__(self, attempt: Attempt, say: Say, *, first: bool = True) -> None:
        """Start an exercise, or go on with one; `first` if it is the first go at it."""
        self.board, self.say = attempt.board, say
        self.attempt = attempt
        self.half: int | None = None
        self.pointed: str | None = None
        self.review: Review | None = None
        self.step = 0
        """How many paths of the best route are driven."""
        self.first = first
        """Whether this is the first go at the exercise, and its best route has not been seen."""
        self.tell = False
        """Whether to say at once when the route can no longer come home."""
        self.no_way = False
        """Whether that is so, as far as it is known."""
        self.refused = ""
        """Why the last key did nothing."""
        self.counts = True
        """Whether the judgement counts for the stars of the level: a first go does."""

    @property
    def exercise(self) -> Exercise:
        """What is asked."""
        return self.attempt.exercise

    @property
    def code(self) -> str:
        """The code to share; empty for a free drive."""
        return code(self.exercise.key) if self.exercise.kind in CODED else ""

    # drawing

    def _set(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.half, self.pointed, self.refused = None, None, ""
        self.no_way = False

    def open_paths(self) -> list[Path]:
        """The paths that can be drawn now."""
        return [] if self.review is not None else self.attempt.open_paths()

    def draw(self, slot: str) -> bool:
        """Draw the path of a slot; whether it could be."""
        for path in self.open_paths():
            if path_slot(path.via, path.to) == slot:
                self._set(self.attempt.draw(path.via, path.to))
                return True
        return False

    def drive_block(self, down: int, right: int) -> bool:
        """Drive one block; two make a path. Whether the limousine moved; `refused` says why not."""
        here = self.half if self.half is not None else position(self.board, self.attempt.sheet)
        street, avenue = street_of(here) + down, avenue_of(here) + right
        there = place(street, avenue) if 1 <= street <= 4 and 1 <= avenue <= AVENUES else -1
        paths = self.open_paths()
        if self.half is None:
            if any(path.via == there for path in paths):
                self.half, self.refused, self.pointed = there, "", None
                return True
        elif there == position(self.board, self.attempt.sheet):
            self.half, self.refused = None, ""
            return True
        elif self.draw(path_slot(self.half, there)):
            return True
        self.refused = self._why_not(here, there, bool(paths))
        return False

    def _why_not(self, here: int, there: int, any_path: bool) -> str:
        say = self.say
        if self.attempt.home:
            return say("The limousine is home: a route that is back at the light never goes on.")
        if not any_path:
            return say("No path is left.")
        bit = self.board.roads.joining.get((here, there), 0)
        if not bit:
            return say("No road leads there.")
        if bit & self.attempt.sheet.driven:
            return say("That block is driven already.")
        return say("From there no lamp can be reached.")

    def let_pass(self) -> bool:
        """Let a Limousine pass."""
        if self.review is not None or not self.attempt.can_pass:
            return False
        self._set(self.attempt.let_pass())
        return True

    def undo(self) -> bool:
        """Take back the half-driven path, or the last step."""
        if self.half is not None:
            self.half, self.refused = None, ""
            return True
        if not self.can_undo:
            return False
        self._set(self.attempt.undo())
        return True

    def redo(self) -> bool:
        """Take the step again that was taken back."""
        if not self.can_redo:
            return False
        self._set(self.attempt.redo())
        return True

    def restart(self) -> bool:
        """Back to the beginning."""
        if not self.can_undo:
            return False
        self._set(self.attempt.restart())
        return True

    @property
    def can_undo(self) -> bool:
        """Whether anything can be taken back."""
        return self.review is None and (self.half is not None or bool(self.attempt.steps))

    @property
    def can_redo(self) -> bool:
        """Whether anything can be done again."""
        return self.review is None and bool(self.attempt.undone)

    @property
    def can_finish(self) -> bool:
        """Whether the attempt can be judged."""
        return self.review is None and self.attempt.can_finish

    def point(self, slot: str | None) -> bool:
        """Point at a path or at none; whether that is news."""
        if slot == self.pointed:
            return False
        self.pointed = slot
        return True

    @property
    def delta(self) -> str:
        """What the path that is pointed at would change of the figure; empty if none is."""
        for path in self.open_paths():
            if path_slot(path.via, path.to) == self.pointed:
                return self.say.signed(self.attempt.gain(path))
        return ""

    # values of a free drive

    def improve(self, carpet: Carpet | None) -> bool:
        """In a free drive, the next printed value of a kind of carpet, or of a missing path."""
        if self.exercise.kind is not Kind.FREE or self.review is not None:
            return False
        values = self.exercise.values
        if carpet is Carpet.MAFIA:
            changed = values._replace(mafia=_after(MAFIA_VALUES, values.mafia))
        elif carpet is None:
            changed = values._replace(missing=_after(self.board.columns[Column.MISSING_PATH], values.missing))
        elif carpet is Carpet.VIP:
            changed = values._replace(vip=_after(self.board.columns[Column.VIP], values.vip))
        else:
            changed = values._replace(luxury=_after(self.board.columns[Column.LUXURY], values.luxury))
        self._revalue(changed)
        return True

    def _revalue(self, values: Values) -> None:
        old = self.attempt
        self.attempt = Attempt(self.board, free(self.board, values), old.steps, old.undone)

    # the judgement

    def judge(self, review: Review, counts: bool = True) -> None:
        """Show a judgement, the best route from its beginning."""
        self.review, self.step, self.first, self.counts = review, 0, False, counts
        self.half, self.pointed, self.refused, self.no_way = None, None, "", False

    @property
    def steps(self) -> int:
        """How many steps the best route has."""
        return best_steps(self.review) if self.review is not None else 0

    def show_step(self, step: int) -> bool:
        """Drive the best route up to a step; whether that is news."""
        step = min(self.steps, max(0, step))
        if step == self.step:
            return False
        self.step = step
        return True

    def go_on(self) -> None:
        """Draw on where the attempt stands."""
        self.review = None
        self._set(self.attempt)

    def try_again(self, from_fall: bool) -> None:
        """Try again: from where the best was left, or from the beginning."""
        review, self.review = self.review, None
        fall = review.fall if review is not None else None
        self._set(self.attempt.back_to(fall.step if from_fall and fall is not None else 0))

    # words

    def map(self) -> MapView:
        """The sheet."""
        return map_view(
            self.attempt, self.say, half=self.half, pointed=self.pointed, review=self.review, step=self.step
        )

    def title(self) -> str:
        """The exercise and its level."""
        return words.title(self.exercise, self.say)

    def task(self) -> str:
        """What is to be done, in a sentence."""
        return words.task(self.exercise, self.say)

    def prompt(self) -> words.Prompt:
        """What can be done now, or what is wrong."""
        if self.refused:
            return words.Prompt(self.refused, True)
        return words.prompt(self.attempt, self.say, half=self.half is not None, no_way=self.tell and self.no_way)

    def verdict(self) -> str:
        """Yours against the best, in a sentence."""
        return words.verdict(self.review, self.say) if self.review is not None else ""

    def fall_sentence(self) -> str:
        """Where the best was left, and what that cost."""
        return words.fall_sentence(self.review, self.say) if self.review is not None else ""

    def note(self) -> str:
        """What else is to be known about the judgement: what it was compared with, and whether it counts."""
        if self.review is None or self.exercise.kind is Kind.FREE:
            return ""
        return words.note(self.review, self.counts, self.say)

    # names for tool tips and screen readers

    def slots(self) -> dict[str, SlotInfo]:
        """Every path that can be drawn, every carpet that matters, every lamp."""
        say, board, attempt = self.say, self.board, self.attempt
        worth = self.exercise.worth(board, attempt.values)
        found: dict[str, SlotInfo] = {}
        for path in self.open_paths():
            gained = [lot for lot, block in board.carpets if block & path.blocks and worth[lot]]
            gain = ", ".join(self._carpet(lot) for lot in gained) or say("no carpet")
            name = say("Path over {via} to the lamp at {to}: {gain}", via=_at(path.via), to=_at(path.to), gain=gain)
            found[path_slot(path.via, path.to)] = SlotInfo(name, active=True)
        seen = attempt.visited
        for lot, _ in board.carpets:
            state = say("visited") if seen >> lot & 1 else say("not visited")
            found[f"lot:{_at(lot)}"] = SlotInfo(f"{self._carpet(lot)}, {state}")
        on_route, here = set(attempt.route), position(board, attempt.sheet)
        for corner in range(len(PLACES)):
            if is_lamp(corner):
                found[f"intersection:{_at(corner)}"] = SlotInfo(self._lamp(corner, corner in on_route, corner == here))
        return found

    def _lamp(self, corner: int, passed: bool, here: bool) -> str:
        say, light = self.say, self.board.roads.light
        name = say("Traffic light {at}", at=_at(corner)) if corner == light else say("Lamp {at}", at=_at(corner))
        if here:
            return say("{lamp}, the limousine is here", lamp=name)
        return say("{lamp}, on your route", lamp=name) if passed else name

    def _carpet(self, lot: int) -> str:
        say = self.say
        names = {Carpet.VIP: say("VIP carpet"), Carpet.LUXURY: say("Luxury carpet"), Carpet.MAFIA: say("Mafia carpet")}
        carpet = carpet_of(self.board, lot)
        assert carpet is not None
        name = f"{names[carpet]} {_at(lot)}"
        worth = self.exercise.worth(self.board, self.attempt.values)[lot]
        if self.exercise.targets:
            return say("{carpet}, marked", carpet=name) if worth else name
        return f"{name} {say.signed(worth)}" if worth else say("{carpet}, does not count", carpet=name)


def _at(index: int) -> str:
    street, avenue = PLACES[index]
    return f"{street}.{avenue}"


def _after(values: tuple[int, ...], value: int) -> int:
    """The next value, the first one after the last."""
    return values[(values.index(value) + 1) % len(values)]
