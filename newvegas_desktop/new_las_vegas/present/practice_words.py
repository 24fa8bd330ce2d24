"""What is said about an exercise: its task, what can be done now, and the judgement."""

from dataclasses import dataclass

from newvegas_desktop.family.say import Say
from newvegas_desktop.new_las_vegas.practice.attempt import Attempt
from newvegas_desktop.new_las_vegas.practice.exercise import Exercise, Kind
from newvegas_desktop.new_las_vegas.practice.review import Review
from newvegas_desktop.new_las_vegas.words.names import COLUMNS
from newvegas_desktop.new_las_vegas.words.practice import KINDS


@dataclass(frozen=True, slots=True)
class Prompt:
    """What to say: a sentence, and whether it is a warning."""

    text: str
    warning: bool = False


def title(exercise: Exercise, say: Say) -> str:
    """The exercise and its level."""
    name = say(KINDS[exercise.kind])
    if exercise.kind is Kind.FREE:
        return name
    return say("{exercise}, level {level}", exercise=name, level=exercise.key.level)


def task(exercise: Exercise, say: Say) -> str:
    """What is to be done, in a sentence."""
    if exercise.kind is Kind.TOUR:
        return say("Collect the most points with {n} paths, and come home to the light.", n=exercise.paths)
    if exercise.kind is Kind.ERRAND:
        wanted = exercise.targets.bit_count()
        return say("Visit the {n} marked carpets and come home, with as few paths as you can.", n=wanted)
    if exercise.kind is Kind.RESCUE:
        return say(
            "Round {round} of a real game, {n} paths left: save as many points as you can.",
            round=exercise.game_round,
            n=exercise.paths,
        )
    if exercise.kind is Kind.CARDS:
        return say(
            "{n} rounds: each Limousine draws one path; every path missing at the end costs points.",
            n=len(exercise.rounds),
        )
    return say("Draw any route and see what it is worth.")


# while drawing


def prompt(attempt: Attempt, say: Say, *, half: bool, no_way: bool) -> Prompt:
    """What can be done now, or what is wrong; `half` if a path is half driven, `no_way` if home is out of reach."""
    kind = attempt.exercise.kind
    if attempt.stuck:
        return Prompt(_stuck(attempt, say), True)
    if no_way and attempt.left > 0:
        return Prompt(_no_way(attempt, say), True)
    if half:
        return Prompt(say("One block driven. The next one ends the path at a lamp."))
    if attempt.home:
        return Prompt(_home(kind, say))
    if kind is Kind.CARDS:
        return Prompt(_cards(attempt, say))
    if not attempt.steps:
        return Prompt(say("Drag along the road, click a lit lamp, or drive with the arrow keys."))
    if kind is Kind.ERRAND:
        return Prompt(_errand(attempt, say))
    if attempt.left == 0:
        return Prompt(say("All paths are drawn: see how good it is."))
    if not attempt.open_paths():
        return Prompt(say("No road leads on from here: see how good it is, or take a path back."))
    if kind is Kind.TOUR:
        return Prompt(say("Be back at the light with your last path."))
    missing = attempt.missing
    cost = say.number(missing * attempt.values.missing)
    return Prompt(
        say.count("{n} path is missing on the way home: {cost}.", "{n} paths are missing on the way home: {cost}.",
                  missing, cost=cost)
    )  # fmt: skip


def _stuck(attempt: Attempt, say: Say) -> str:
    if attempt.home:
        return say("Home, but not every marked carpet was visited: take a path back.")
    if attempt.left > 0:
        return say("No road leads on from here: take a path back.")
    return say("No path is left and the limousine is not home: take a path back.")


def _no_way(attempt: Attempt, say: Say) -> str:
    if attempt.exercise.kind is Kind.ERRAND:
        return say("From here not all of it can be done any more: take a path back.")
    return say("From here you can no longer come home in time.")


def _home(kind: Kind, say: Say) -> str:
    if kind is Kind.ERRAND:
        return say("Home! See how good it is, or take back and look for a shorter way.")
    if kind is Kind.CARDS:
        return say("Home! See how good it is.")
    return say("Home! See how good it is, or take back and look for more.")


def _errand(attempt: Attempt, say: Say) -> str:
    left = (attempt.exercise.targets & ~attempt.visited).bit_count()
    if not left:
        return say("All visited. Now come home to the light.")
    return say.count("{n} marked carpet to go.", "{n} marked carpets to go.", left)


def _cards(attempt: Attempt, say: Say) -> str:
    if attempt.left == 0:
        return say("All cards are turned: see how good it is.")
    if attempt.peeked and attempt.undone:
        before = [say("You have seen the next cards, so this go does not count.")]
    else:
        before = [sentence for sentence in (_skipped(attempt, say), _improved(attempt, say)) if sentence]
    if attempt.open_paths():
        now = say("Round {round}: a Limousine! Draw one path, or let it pass.", round=attempt.round + 1)
    else:
        now = say("Round {round}: a Limousine, but no road leads on. Let it pass.", round=attempt.round + 1)
    return " ".join([*before, now])


def _last_limousine(attempt: Attempt) -> int:
    """The round of the last Limousine, counted from 0; -1 before the first."""
    return attempt.exercise.limousines[len(attempt.steps) - 1] if attempt.steps else -1


def _skipped(attempt: Attempt, say: Say) -> str:
    """The rounds since the last Limousine, in which nothing could be done."""
    first, last = _last_limousine(attempt) + 2, attempt.round
    if first > last:
        return ""
    rounds = say.number(first)
    if last == first + 1:
        rounds = say("{one} and {other}", one=first, other=last)
    elif last > first:
        rounds = say("{first} to {last}", first=first, last=last)
    return say.count("Round {rounds}: no Limousine.", "Rounds {rounds}: no Limousine.",
                     last - first + 1, rounds=rounds)  # fmt: skip


def _improved(attempt: Attempt, say: Say) -> str:
    """What got better since the last Limousine."""
    since = attempt.exercise.rounds[_last_limousine(attempt) + 1 : attempt.round]
    columns = [round_.improves for round_ in since if round_.improves]
    names = [say(COLUMNS[column]) for column in dict.fromkeys(columns)]
    return say("Improved: {names}.", names=", ".join(names)) if names else ""


# the judgement


def verdict(review: Review, say: Say) -> str:
    """Yours against the best, in a sentence."""
    kind = review.attempt.exercise.kind
    if not review.finished:
        return say("Not done. The best route shows how it goes.")
    if kind is Kind.FREE and review.perfect:
        # a route that came home was compared with those that do
        if review.attempt.home:
            return say("Perfect: no round trip with {n} paths is worth more.", n=review.attempt.drawn)
        return say.count("Perfect: no route with {n} path is worth more.",
                         "Perfect: no route with {n} paths is worth more.", review.attempt.drawn)  # fmt: skip
    if review.perfect:
        return say("Perfect: nothing better was possible.")
    if kind is Kind.ERRAND:
        return say.count("The best route needs {n} path; you drew {yours}.",
                         "The best route needs {n} paths; you drew {yours}.",
                         review.best, yours=review.yours)  # fmt: skip
    if review.floor:
        # what was there at the start is nobody's merit, and the per cent leave it out too
        gained, best = review.yours - review.floor, review.best - review.floor
        return say("{gained} of {best} points that could still be gained.", gained=say.number(gained),
                   best=say.number(best))  # fmt: skip
    if review.yours < 0 or review.best <= 0:
        return say("Yours comes to {yours}, the best to {best}.", yours=say.number(review.yours),
                   best=say.number(review.best))  # fmt: skip
    return say("{yours} of {best} possible points.", yours=say.number(review.yours), best=say.number(review.best))


def fall_sentence(review: Review, say: Say) -> str:
    """Where the best was left, what that cost, and what was lost after it; empty if it never was."""
    return " ".join(filter(None, (_fall(review, say), _lost_later(review, say))))


def _lost_later(review: Review, say: Say) -> str:
    """How much more was lost after the best had been left."""
    if not review.finished or review.fall is None or review.fall.by is None:
        return ""
    rest = abs(review.best - review.yours) - review.fall.by
    if not rest:
        return ""
    if review.attempt.exercise.kind is Kind.ERRAND:
        return say.count("{n} path more was lost later.", "{n} paths more were lost later.", rest)
    return say.count("{n} more was lost later.", "{n} more were lost later.", rest)


def _fall(review: Review, say: Say) -> str:
    """Where the best was first left."""
    if review.fall is None or (review.stopped and not review.attempt.steps):
        return ""
    if review.stopped:
        return say("So far nothing was lost: from where you stopped it could still be done.")
    step, by = review.fall.step, review.fall.by
    if step == len(review.attempt.steps) and by is not None:
        return say.count("You stopped too early: {n} more point was in reach.",
                         "You stopped too early: {n} more points were in reach.", by)  # fmt: skip
    number = sum(path is not None for path in review.attempt.steps[: step + 1])
    if by is None:
        return say("After your path {number} it could no longer be done.", number=number)
    if review.attempt.steps[step] is None:
        return say.count("Letting a Limousine pass left the best route: {n} point lost there.",
                         "Letting a Limousine pass left the best route: {n} points lost there.", by)  # fmt: skip
    if review.attempt.exercise.kind is Kind.ERRAND:
        return say.count("Your path {number} left the best route: {n} path more from there.",
                         "Your path {number} left the best route: {n} paths more from there.",
                         by, number=number)  # fmt: skip
    return say.count("Your path {number} left the best route: {n} point lost there.",
                     "Your path {number} left the best route: {n} points lost there.", by, number=number)  # fmt: skip


def note(review: Review, counts: bool, say: Say) -> str:
    """What it was compared with, where that is not plain, and whether it counts for the level."""
    parts = []
    if review.attempt.exercise.kind is Kind.CARDS and not review.perfect:
        parts.append(say("The best knew all the cards."))
    if not review.attempt.steps and not review.finished:
        parts.append(say("Nothing was drawn, so this is no result."))
    elif not counts:
        parts.append(say("Not a first go: the level keeps its stars."))
    return " ".join(parts)
