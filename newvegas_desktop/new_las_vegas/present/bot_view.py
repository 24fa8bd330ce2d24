"""Bots on the screen: their chips, and what the bar says while everybody waits for them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from newvegas_desktop.new_las_vegas.present.prompts import Prompt
from newvegas_desktop.new_las_vegas.present.report import Report
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.present.view import SeatState, SeatView
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase


def bots_are_playing(game: Game, bots: Mapping[int, str]) -> bool:
    """Whether every person has done what there is to do, and bots have not."""
    return bool(bots) and game.outcome is None and all(seat in bots for seat in game.waiting_for())


def waiting_prompt(game: Game, names: Sequence[str], thinking: Sequence[int], say: Say) -> Prompt:
    """What the bar says while bots play."""
    sentence = {
        Phase.VOTE: say("The bots vote"),
        Phase.RESHUFFLE: say("The bots are asked whether to reshuffle"),
    }.get(game.phase, say("The bots play"))
    who = ", ".join(names[seat] for seat in thinking)
    busy = say("Thinking: {names}.", names=who) if who else say("All have decided.")
    return Prompt(sentence, f"{busy} {say('Undo reopens your turn.')}" if game.phase is Phase.TURNS else busy)


def with_bots(seats: tuple[SeatView, ...], bots: Mapping[int, str], thinking: Sequence[int]) -> tuple[SeatView, ...]:
    """The chips of bots say what they are and whether they think; one that has decided has laid its pen down."""
    dressed = []
    for number, seat in enumerate(seats):
        if number in bots:
            deciding = number in thinking and seat.state is not SeatState.DONE
            state = SeatState.THINKING if deciding else SeatState.DONE
            seat = replace(seat, bot=bots[number], state=state)
        dressed.append(seat)
    return tuple(dressed)


def spoken(report: Report) -> str:
    """A report as a screen reader says it."""
    # what is nobody's is in whole sentences
    rows = (f"{row.name}: {row.text}. {row.why}".strip() if row.name else row.text for row in report.rows)
    return " ".join((f"{report.title}.", *rows))
