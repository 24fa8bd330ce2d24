"""A game and what the user is about, put together into one screen."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from newvegas_desktop.new_las_vegas.present.acme import Gain, acme_view, approval_sentence, gain
from newvegas_desktop.new_las_vegas.present.bot_view import bots_are_playing, spoken, waiting_prompt, with_bots
from newvegas_desktop.new_las_vegas.present.city import city_view
from newvegas_desktop.new_las_vegas.present.consequences import consequences
from newvegas_desktop.new_las_vegas.present.describe import describe, describe_frame, symbol_tips
from newvegas_desktop.new_las_vegas.present.frame import bonus_buttons, card_views, earliest_end, labels, seat_views
from newvegas_desktop.new_las_vegas.present.ledger import change_text, ledger_view
from newvegas_desktop.new_las_vegas.present.plans import (
    NUMBER,
    Plan,
    Plans,
    bonuses_open,
    make_plans,
    only_by_bonus,
    other_cards,
)
from newvegas_desktop.new_las_vegas.present.pointing import (
    EFFECT_BUTTON,
    Best,
    after,
    best_of,
    card_lots,
    card_words,
    why_not_now,
)
from newvegas_desktop.new_las_vegas.present.prompts import Prompt, prompt
from newvegas_desktop.new_las_vegas.present.report import Report
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.present.screen import Chooser, Option, Screen, SlotInfo
from newvegas_desktop.new_las_vegas.present.seen import Position, position, previewed
from newvegas_desktop.new_las_vegas.present.slots import Slots
from newvegas_desktop.new_las_vegas.present.solo_cards import (
    all_gains,
    bar_view,
    pointed_card,
    pointed_lots,
    pointed_words,
    solo_prompt,
)
from newvegas_desktop.new_las_vegas.present.solo_choice import Taken, solo_plans
from newvegas_desktop.new_las_vegas.present.solo_view import AcmeView
from newvegas_desktop.new_las_vegas.present.steady import Steady
from newvegas_desktop.new_las_vegas.present.view import (
    ButtonView,
    CityView,
    LedgerView,
    SignView,
    Stroke,
    TableView,
    Tone,
)
from newvegas_desktop.new_las_vegas.rules.actions import Kind
from newvegas_desktop.new_las_vegas.rules.cards import Colour
from newvegas_desktop.new_las_vegas.rules.events import Happened
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.session import Session

CARD_SLOTS = ("card:", "number:", "effect:")


@dataclass(slots=True)
class Look:
    """What the user is about: the seat before the screen, what is pointed at, which bonus is switched on."""

    names: tuple[str, ...]
    pens: tuple[str, ...]
    read_only: str = ""
    """Why the game can only be looked at; empty if it is played."""
    seat: int = 0
    bonus: str = ""
    pointed: str | None = None
    focus: str | None = None
    choice: tuple[str, tuple[Plan, ...]] | None = None
    """A slot with several plans, while one of them is being chosen."""
    choice_focus: int = 0
    half: Taken = field(default_factory=Taken)
    """Solo: the number or the effect, while only one of them is chosen."""
    skipped: bool = False
    """Whether the effect is skipped, while the turn can still do something else."""
    curtain: bool = False
    bots: Mapping[int, str] = field(default_factory=dict)
    """The seats of bots, and what their levels are called."""
    thinking: tuple[int, ...] = ()
    """The bots that have not decided yet."""
    report: Report | None = None
    unsaved: str = ""
    """Why the game is not saved; empty if it is."""
    news: list[str] = field(default_factory=list)
    """What the round just closed has brought."""

    def clear(self) -> None:
        """Nothing is pointed at, chosen or switched on."""
        self.bonus = ""
        self.skipped = False
        self.pointed = self.focus = None
        self.choice = None
        self.half = Taken()


def all_plans(game: Game, look: Look) -> Plans:
    """What can be done now with the bonus that is switched on, other combinations included."""
    if look.curtain:
        return {"button:ready": ()}
    if game.outcome is not None:
        return {"button:final": ()}
    if look.read_only:
        return {}
    if bots_are_playing(game, look.bots):
        return {"button:play_now": ()}
    if game.phase is Phase.TURNS and game.turns[look.seat].stage is Stage.DONE:
        return {"button:next_seat": ()}
    legal = game.legal(look.seat)
    if only_by_bonus(game, look.seat, legal):
        look.bonus = NUMBER
    elif look.bonus and look.bonus not in bonuses_open(legal):
        look.bonus = ""
    cards = solo_plans(game, look.half) if game.setup.solo else other_cards(game, look.seat)
    return {**make_plans(game, look.seat, look.bonus, legal, look.skipped), **cards}


class Composer:
    """Makes one screen of a session."""

    def __init__(
        self,
        session: Session,
        look: Look,
        pencil: tuple[Stroke, ...],
        say: Say,
        steady: Steady,
        *,
        reopened: int | None = None,
    ) -> None:
        """Look at a session; `reopened` is whose confirmation undo takes back after the last step of this seat."""
        self.reopened = reopened
        self.session = session
        self.game = session.game
        self.look = look
        self.pencil = pencil
        self.say = say
        self.steady = steady
        self.plans = steady("plans", lambda: all_plans(self.game, look))

    def _preview(self) -> Game | None:
        """The game as the pointed slot would leave it, if it stands for one thing to do in this turn."""
        slot, choice = self.look.pointed, self.look.choice
        if slot is None or self.game.phase is not Phase.TURNS:
            return None
        chosen: tuple[Plan, ...] = self.plans.get(slot, ())
        if choice is not None and slot.startswith("option:"):
            chosen = (choice[1][int(slot.partition(":")[2])],)
        if slot.startswith("lot:") and len(chosen) > 1:
            return self._best(slot, chosen).game
        if len(chosen) != 1 or slot == "button:confirm" or slot.startswith(CARD_SLOTS):
            return None
        if chosen[0].actions[0].kind is Kind.GIVE and self.game.turns[0].stage is Stage.REFUSED:
            return None
        return self._after(chosen[0])

    def _best(self, slot: str, plans: tuple[Plan, ...]) -> Best:
        """Of several numbers that fit a lot, the one that brings most."""
        return self.steady(("best", slot), lambda: best_of(self.game, self.look.seat, plans))

    def _after(self, plan: Plan) -> Game:
        return after(self.game, self.look.seat, plan)

    def _lit(self) -> int | None:
        """Lots to light while a combination is only pointed at, so that all three can be compared."""
        look, game = self.look, self.game
        if game.phase is not Phase.TURNS or look.curtain:
            return None
        if game.setup.solo:
            return pointed_lots(game, look.half, look.pointed)
        return card_lots(game, look.seat, look.pointed, self.plans)

    def why(self, slot: str) -> str:
        """Why a slot cannot be chosen now; empty where that is not the question."""
        look, game = self.look, self.game
        if game.phase is not Phase.TURNS or look.curtain or slot in self.plans:
            return ""
        return why_not_now(game, look.seat, slot, look.bonus, look.half, self.say)

    def screen(self) -> Screen:
        """The whole screen."""
        game, look, seat, say, plans = self.game, self.look, self.look.seat, self.say, self.plans
        here, preview = self.steady("here", lambda: position(game, seat, look.names)), self._preview()
        if preview is not None:
            here = previewed(here, preview)
        lit, gained = self._lit(), self._gain()
        city = city_view(
            here,
            {slot: plan for slot, plan in plans.items() if not (lit is not None and slot.startswith("lot:"))},
            pen=look.pens[seat],
            pens=look.pens,
            pointed=look.pointed,
            focus=look.focus,
            lit=lit,
            pencil=self.pencil,
            steady=self.steady,
        )
        acme_after = gained.after if gained else None
        ledger = ledger_view(
            here,
            plans,
            say,
            pen=look.pens[seat],
            pens=look.pens,
            pointed=look.pointed,
            focus=look.focus,
            acme_after=acme_after,
            steady=self.steady,
        )
        table = self._table(here)
        acme = acme_view(game, look.names[0], self._approvals(), gained, say) if game.setup.solo else None
        extra = (f"button:{button.id}" for button in (*table.bonuses, *table.tools) if button.enabled)
        return Screen(
            city,
            ledger,
            table,
            Slots(lambda: self._described(here, city, ledger, table, acme)),
            symbols=self.steady("symbols", lambda: symbol_tips(say)),
            targets=tuple(dict.fromkeys((*plans, *extra))),
            chooser=self._chooser(),
            curtain=look.names[seat] if look.curtain else "",
            acme=acme,
            report=look.report,
            announcement=f"{table.sentence}. {table.subline}" + (f" {spoken(look.report)}" if look.report else ""),
        )

    def _described(
        self, here: Position, city: CityView, ledger: LedgerView, table: TableView, acme: AcmeView | None
    ) -> dict[str, SlotInfo]:
        if self.look.curtain:
            # behind the curtain nothing is told
            return describe_frame(table, self.plans, self.say)
        return describe(here, city, ledger, table, self.plans, self.why, self.say, acme)

    def _gains(self) -> tuple[Gain, ...]:
        """Solo: what each card of the round would bring ACME."""
        return self.steady("acme gains", lambda: all_gains(self.game)) if self.game.setup.solo else ()

    def _gain(self) -> Gain | None:
        """Solo: what the card that is pointed at would bring ACME, compared with the one it gets now."""
        game = self.game
        card = pointed_card(game, self.look.half, self.look.pointed) if game.setup.solo else None
        return None if card is None else gain(game, card, game.turns[0].given)

    def _approvals(self) -> tuple[Colour, ...]:
        """Solo: the colours of the approvals so far, in their order."""
        events = (event for entry in self.session.history.entries for event in entry.events)
        return tuple(Colour(event.at) for event in events if event.what is Happened.APPROVED)

    def _chooser(self) -> Chooser | None:
        if self.look.choice is None:
            return None
        slot, plans = self.look.choice
        here = position(self.game, self.look.seat, self.look.names)
        options = []
        for i, plan in enumerate(plans):
            detail = change_text(previewed(here, self._after(plan)), self.say)
            options.append(Option(str(i), str(plan.number), detail, focus=i == self.look.choice_focus))
        return Chooser(slot, tuple(options))

    def _subline(self, here: Position, said: Prompt) -> tuple[str, Tone]:
        """What goes with the sentence: the preview, why not, the news, or what may be done."""
        look, say, game = self.look, self.say, self.game
        turns = game.phase is Phase.TURNS and not look.curtain
        if look.read_only:
            return look.read_only, Tone.EVEN
        words = pointed_words(game, look.half, self._gains(), look.pointed, say)[1] if game.setup.solo else ""
        if here.change is not None:
            text = consequences(here, say)
            pointed = look.pointed or ""
            if pointed.startswith("lot:") and len(self.plans[pointed]) > 1:
                best = self._best(pointed, self.plans[pointed])
                number = best.number
                which = say("{number} is best.", number=number)
                if not best.alone:
                    which = say("{number} is among the best.", number=number)
                text = f"{which} {text}"
            elif pointed.startswith(EFFECT_BUTTON):
                # the prompt says what it costs
                text = f"{change_text(here, say)}. {said.subline}"
            text = " ".join(filter(None, (text, words)))
            return text, Tone.BAD if here.change.is_bad else Tone.GOOD
        if words:
            return words, Tone.EVEN
        why = self.why(look.pointed) if look.pointed else ""
        if why:
            return why, Tone.BAD
        if turns and not game.setup.solo and (words := card_words(game, look.seat, look.pointed, self.plans, say)):
            return words, Tone.EVEN if look.pointed in self.plans else Tone.BAD
        # a question, and what is to be done in a turn under way, is more urgent than what the last round brought
        fresh = game.phase is not Phase.TURNS or game.turns[look.seat].stage is Stage.CHOOSE
        # and what a report tells is not said twice
        silent = look.curtain or look.report is not None or said.buttons or look.half != Taken()
        told = bool(look.news) and fresh and not silent
        return " ".join(look.news) if told else said.subline, Tone.EVEN

    def _main_button(self) -> ButtonView:
        """The one large button: confirm, ready behind a curtain, or on to who is still writing."""
        game, look, say = self.game, self.look, self.say
        name, text = "confirm", say("Confirm")
        if look.curtain:
            name, text = "ready", say("Ready")
        elif game.outcome is not None:
            name, text = "final", say("Final score")
        elif "button:play_now" in self.plans:
            name, text = "play_now", say("Play now")
        elif "button:next_seat" in self.plans:
            waiting = game.waiting_for()
            following = next((seat for seat in waiting if seat > look.seat), waiting[0])
            name, text = "next_seat", say("Next: {name}", name=look.names[following])
        slot = f"button:{name}"
        return ButtonView(
            name, text, say("Ctrl+Enter"), enabled=slot in self.plans, primary=True, focus=look.focus == slot
        )

    def _tools(self, here: Position, history: bool) -> tuple[ButtonView, ...]:
        """Undo and redo; undo may reopen another turn, and behind what was already seen it becomes taking back."""
        session, say, look = self.session, self.say, self.look
        seat, focus = look.seat, look.focus
        own = session.can_undo(seat) or self.look.half != Taken()
        can_undo = own or self.reopened is not None
        name, text, tip = "undo", say("Undo"), ""
        if self.reopened is not None and self.reopened != seat and not own:
            text = say("Reopen {name}", name=here.short(self.reopened))
            tip = say("Reopen the turn that {name} has confirmed (Ctrl+Z).", name=look.names[self.reopened])
        if not can_undo and history and session.can_take_back():
            name, text, can_undo = "take_back", say("Take back"), True
        icon = "undo" if name == "undo" else "restart"
        undo = ButtonView(name, text, icon=icon, enabled=history and can_undo, focus=focus == f"button:{name}", tip=tip)
        can_redo = history and session.can_redo(seat)
        return undo, ButtonView("redo", say("Redo"), icon="redo", enabled=can_redo, focus=focus == "button:redo")

    def _pages(self) -> tuple[ButtonView, ...]:
        """The pencil, and the other pages of the right column."""
        # what can only be looked at takes no pencil
        pencil = ButtonView("pencil", "", icon="pencil", enabled=not self.look.read_only)
        return pencil, ButtonView("rivals", "", icon="people"), ButtonView("log", "", icon="list")

    def _hint(self) -> str:
        """What the top strip says: an approval that is due, or who can end the game soonest."""
        game, say = self.game, self.say
        due = approval_sentence(game, say) if game.setup.solo else ""
        return due or earliest_end(game, self.look.seat, self.look.names, say)

    def _table(self, here: Position) -> TableView:
        game, look, seat, say, plans = self.game, self.look, self.look.seat, self.say, self.plans
        solo, gains = game.setup.solo, self._gains()
        said = solo_prompt(game, look.half, gains, look.names[0], plans, say, look.focus) if solo else None
        if bots_are_playing(game, look.bots) and not look.curtain:
            said = waiting_prompt(game, look.names, look.thinking, say)
        if look.read_only and game.outcome is None and not look.curtain:
            said = Prompt(say("This game is only looked at"))
        if look.skipped:
            said = Prompt(say("Confirm the turn"), say("The effect is skipped. Extend is still possible."))
        if said is None:
            said = prompt(game, seat, look.names, look.bonus, plans, say, curtain=look.curtain, focus=look.focus)
        subline, tone = self._subline(here, said)
        turns = game.phase is Phase.TURNS and not look.curtain
        buttons = said.buttons
        if not buttons and turns:
            legal = [] if look.read_only else self.steady("legal", lambda: game.legal(seat))
            buttons = bonus_buttons(game, seat, look.bonus, legal, plans, say, look.focus)
        history = not (look.read_only or look.curtain)
        confirm = self._main_button()
        seats = self.steady(
            ("seats", look.focus),
            lambda: seat_views(game, seat, look.names, look.pens, look.focus, say=say, hidden=look.curtain),
        )
        return TableView(
            seats=with_bots(seats, look.bots, look.thinking),
            cards=() if look.curtain else card_views(game, seat, say, look.pointed, look.focus),
            round=say("ROUND {round}", round=game.round) if game.round else say("THE VOTE"),
            hint="" if look.curtain else self.steady("hint", self._hint),
            hint_due=bool(game.solo_cards.drawn),
            sentence=pointed_words(game, look.half, gains, look.pointed, say)[0] or said.sentence
            if solo
            else said.sentence,
            subline=subline,
            subline_tone=tone,
            bonuses=tuple(buttons),
            tools=self._tools(here, history),
            confirm=confirm if turns or look.curtain or confirm.id != "confirm" else None,
            menu=ButtonView("menu", "", icon="menu", focus=look.focus == "button:menu"),
            labels=labels(say),
            solo=bar_view(game, look.half, gains, plans, say, look.pointed, look.focus) if solo else None,
            sign=SignView(say("Not saved"), look.unsaved) if look.unsaved else None,
            pages=() if look.curtain else self._pages(),
        )
