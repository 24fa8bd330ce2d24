"""The frame around the sheets: seats, cards, sentence, buttons."""

from newvegas_desktop.new_las_vegas.present.mapping import EFFECTS as VIEW_EFFECTS
from newvegas_desktop.new_las_vegas.present.plans import (
    BONUSES,
    EFFECT,
    EXTEND,
    NUMBER,
    Plans,
    bonuses_open,
    only_by_bonus,
    reachable_numbers,
)
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.present.seen import known
from newvegas_desktop.new_las_vegas.present.solo_view import acme_pen
from newvegas_desktop.new_las_vegas.present.view import ButtonView, CardView, Choice, Labels, SeatState, SeatView
from newvegas_desktop.new_las_vegas.rules.actions import Action
from newvegas_desktop.new_las_vegas.rules.cards import EFFECTS
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.project_outlook import is_lost
from newvegas_desktop.new_las_vegas.rules.projects import progress
from newvegas_desktop.new_las_vegas.rules.rounds import hotels_taken
from newvegas_desktop.new_las_vegas.rules.sheet import NOT_DONE
from newvegas_desktop.new_las_vegas.rules.tally import acme_tally, tally
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.rules.view import NOBODY, see, seen_sheets
from newvegas_desktop.new_las_vegas.words.names import EFFECTS as EFFECT_NAMES

_PLAIN = Say()


def seat_views(
    game: Game,
    seat: int,
    names: tuple[str, ...],
    pens: tuple[str, ...],
    focus: str | None,
    *,
    say: Say = _PLAIN,
    hidden: bool = False,
) -> tuple[SeatView, ...]:
    """Every seat with its points as this seat sees them; `hidden` behind a curtain, its own of this turn too."""
    viewer = NOBODY if hidden else seat
    seen = known(game, viewer)
    views = []
    for other, name in enumerate(names):
        if game.phase is Phase.VOTE:
            done = game.votes[other] is not None
        elif game.phase is Phase.TURNS:
            done = game.turns[other].stage is Stage.DONE
        else:
            done = other not in game.waiting_for()
        state = SeatState.DONE if done else SeatState.WRITING if other == seat else SeatState.WAITING
        views.append(
            SeatView(
                name=name,
                pen=pens[other],
                points=str(tally(seen, other, viewer).total).replace("-", "−"),
                state=state,
                current=other == seat,
                focus=focus == f"seat:{other + 1}",
            )
        )
    if game.setup.solo:
        acme = acme_tally(game)
        views.append(
            SeatView(
                name=say("ACME"),
                pen=acme_pen(pens),
                points=say.number(acme.total),
                state=SeatState.ACME,
                focus=focus == "seat:2",
            )
        )
    return tuple(views)


def card_views(game: Game, seat: int, say: Say, pointed: str | None, focus: str | None) -> tuple[CardView, ...]:
    """The three combinations."""
    if game.setup.solo or not game.offers:
        return ()
    sheet, turn = game.sheets[seat], game.turns[seat]
    upcoming = see(game, seat).next_effects
    # once a casino is open the lots of the next number are no answer to anything
    counted = turn.stage in (Stage.CHOOSE, Stage.OPEN)
    views = []
    for i, (number, effect) in enumerate(game.offers):
        fitting = sheet.fit[number].bit_count()
        if turn.offer == i:
            # as a bonus has changed them
            number, effect = turn.number, turn.effect
        state = Choice.OPEN
        if turn.stage is not Stage.CHOOSE:
            state = Choice.CHOSEN if turn.offer == i else Choice.DIMMED
        slot = f"card:{i + 1}"
        views.append(
            CardView(
                number=number,
                effect=VIEW_EFFECTS[effect],
                effect_text=say(EFFECT_NAMES[effect]).upper(),
                next_effect=VIEW_EFFECTS[upcoming[i]],
                next_text=say("then {effect}", effect=say(EFFECT_NAMES[upcoming[i]])),
                key=str(i + 1),
                lots=say.count("{n} lot", "{n} lots", fitting) if counted else "",
                number_state=state,
                effect_state=state,
                hover=pointed == slot,
                focus=focus == slot,
            )
        )
    return tuple(views)


def bonus_buttons(
    game: Game, seat: int, bonus: str, legal: list[Action], plans: Plans, say: Say, focus: str | None
) -> tuple[ButtonView, ...]:
    """The three bonuses, or the effects to choose from while Change effect is on; one that must be used stays on."""
    turn, bonuses = game.turns[seat], bonuses_open(legal)
    if bonus == NUMBER and only_by_bonus(game, seat, legal):
        bonuses = bonuses - {NUMBER}
    if bonus == EFFECT:
        back = ButtonView(EFFECT, say("Back"), icon="back", active=True, focus=focus == f"button:{EFFECT}")
        others = tuple(
            ButtonView(
                f"effect_{effect.key}",
                say(EFFECT_NAMES[effect]),
                enabled=f"button:effect_{effect.key}" in plans,
                focus=focus == f"button:effect_{effect.key}",
            )
            for effect in EFFECTS
            if effect is not turn.effect
        )
        return (*others, back)
    fit = game.sheets[seat].fit
    reach = [number for number in reachable_numbers(turn.number) if fit[number]] if turn.stage is Stage.OPEN else []
    # beside the solo game's cards there is no room for more than two numbers
    listed = " ".join(map(str, reach)) if len(reach) < 3 or not game.setup.solo else ""
    details = {
        NUMBER: listed,
        EFFECT: say.count("{n} group", "{n} groups", 1),
        EXTEND: say.count("{n} debt", "{n} debts", 1),
    }
    words = {NUMBER: say("Number"), EFFECT: say("Effect"), EXTEND: say("Extend")}
    icons = {NUMBER: "plus_minus", EFFECT: "swap", EXTEND: "extend"}
    return tuple(
        ButtonView(
            name,
            words[name],
            details[name],
            icons[name],
            enabled=name in bonuses,
            active=name == bonus,
            focus=focus == f"button:{name}",
        )
        for name in BONUSES
    )


def labels(say: Say) -> Labels:
    """The words printed on the sheets and the frame."""
    return Labels(
        par=say("PAR"),
        vip=say("VIP"),
        airport=say("AIRPORT"),
        sign_top=say("New"),
        sign_main=say("LAS VEGAS"),
        logo=say("New Las Vegas"),
    )


def earliest_end(game: Game, seat: int, names: tuple[str, ...], say: Say) -> str:
    """Who can end the game soonest, and how."""
    if game.phase is not Phase.TURNS:
        return ""
    board, taken = game.board, hotels_taken(game)
    ways: list[tuple[int, int, str]] = []
    for other, sheet in enumerate(seen_sheets(game, seat)):
        boxes, lots = board.boxes - sheet.checked, sheet.available.bit_count()
        ways.append((boxes, other, say.count("{n} track box", "{n} track boxes", boxes)))
        ways.append((lots, other, say.count("{n} casino to open", "{n} casinos to open", lots)))
        missing = [i for i in range(3) if sheet.projects[i] == NOT_DONE]
        if len(missing) == 1 and not is_lost(board, sheet, game.setup.projects[missing[0]], taken):
            done, needed = progress(board, sheet, game.setup.projects[missing[0]])
            ways.append((max(1, needed - done), other, say("1 project")))
    architect, acme = game.setup.architect, game.acme
    if architect is not None and all(row.completes for row in architect.rows):
        # each approval completes a project of another colour
        left = len(architect.rows) - acme.approvals
        approvals = say.count("{n} approval", "{n} approvals", left)
        ways.append((left, len(names), approvals))
    soonest = min(ways)
    if soonest[0] <= 0:
        return say("The game ends with this round")
    same = {other for rounds, other, how in ways if (rounds, how) == (soonest[0], soonest[2])}
    everyone = [*names, say("ACME")] if game.setup.solo else list(names)
    name = say("anyone") if len(same) == len(everyone) else say("you") if seat in same else everyone[soonest[1]]
    return say("Earliest end: {name}, {how}", name=name, how=soonest[2])
