"""The controller of the table page: turns intent into legal actions, and the game into screens."""

from collections.abc import Callable, Sequence

from newvegas_desktop.new_las_vegas.present.city import city_view
from newvegas_desktop.new_las_vegas.present.describe import describe
from newvegas_desktop.new_las_vegas.present.frame import bonus_buttons, card_views, earliest_end, seat_views
from newvegas_desktop.new_las_vegas.present.ledger import change_text, ledger_view
from newvegas_desktop.new_las_vegas.present.log import ROUND_END, event_line, log_lines
from newvegas_desktop.new_las_vegas.present.mapping import PLACES, lot_of, lot_slot
from newvegas_desktop.new_las_vegas.present.plans import (
    BONUSES,
    NUMBER,
    Plan,
    Plans,
    bonuses_open,
    make_plans,
    only_by_bonus,
    other_cards,
)
from newvegas_desktop.new_las_vegas.present.port import Point
from newvegas_desktop.new_las_vegas.present.prompts import prompt
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.present.screen import Chooser, LogLine, Option, Screen
from newvegas_desktop.new_las_vegas.present.seen import Position, position
from newvegas_desktop.new_las_vegas.present.view import ButtonView, Stroke, TableView, Tone
from newvegas_desktop.new_las_vegas.rules.actions import OPEN
from newvegas_desktop.new_las_vegas.rules.events import Event
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import members
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.rules.why_not import why_number_misfits
from newvegas_desktop.new_las_vegas.session.session import Session
from newvegas_desktop.new_las_vegas.words.reasons import explain


class TableController:
    """One game at one table; whoever sits before it sees the screen of `seat`."""

    def __init__(
        self,
        session: Session,
        pens: Sequence[str],
        *,
        secret: bool = False,
        read_only: bool = False,
        say: Say | None = None,
    ) -> None:
        """Show a game, beginning with the first seat that has something to do."""
        self.session = session
        self.names = tuple(seat.name for seat in session.seats)
        self.pens = tuple(pens)
        self.secret = secret
        self.read_only = read_only
        self.say = say or Say()
        self.pencil: list[list[Stroke]] = [[] for _ in self.names]
        self.seat = 0
        self._bonus = ""
        self._pointed: str | None = None
        self._focus: str | None = None
        self._choice: tuple[str, tuple[Plan, ...]] | None = None
        self._choice_focus = 0
        self._curtain = False
        self._news: list[str] = []
        self._listeners: list[Callable[[], None]] = []
        self._screen: Screen | None = None
        waiting = session.game.waiting_for()
        if waiting:
            self._sit(waiting[0])

    # ------------------------------------------------------------------ what is shown

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.session.game

    def subscribe(self, changed: Callable[[], None]) -> None:
        """Have a function called after every change."""
        self._listeners.append(changed)

    def _changed(self) -> None:
        self._screen = None
        for listener in self._listeners:
            listener()

    @property
    def screen(self) -> Screen:
        """What to show now; made when asked for."""
        if self._screen is None:
            self._screen = self._make_screen()
        return self._screen

    @property
    def rival_screens(self) -> Sequence[Screen]:
        """The other seats' sheets as this seat sees them."""
        screens = []
        seen = self.game.copy()
        if seen.phase is Phase.TURNS:
            seen.sheets = seen.settled[:]
        for other in range(len(self.names)):
            if other != self.seat:
                theirs = position(seen, other, self.names)
                city = city_view(theirs, {}, pen=self.pens[other])
                ledger = ledger_view(theirs, {}, self.say, pen=self.pens[other])
                table = TableView(seat_views(seen, other, self.names, self.pens, None), ())
                screens.append(Screen(city, ledger, table, describe(theirs, city, ledger, table, {}, {}, self.say)))
        return screens

    @property
    def log(self) -> Sequence[LogLine]:
        """What happened, as far as this seat may know it."""
        return log_lines(self.session.history.entries, self.game, self.seat, self.names, self.say)

    def _all_plans(self) -> Plans:
        """What can be done now with the bonus that is switched on, other combinations included."""
        if self.read_only or self._curtain:
            return {"button:ready": ()} if self._curtain else {}
        game, seat = self.game, self.seat
        legal = game.legal(seat)
        if only_by_bonus(game, seat, legal):
            self._bonus = NUMBER
        elif self._bonus and self._bonus not in bonuses_open(legal):
            self._bonus = ""
        return {**make_plans(game, seat, self._bonus, legal), **other_cards(game, seat)}

    def _preview(self, plans: Plans) -> Game | None:
        """The game as the pointed slot would leave it, if it stands for one thing to do in this turn."""
        slot = self._pointed
        if slot is None or self.game.phase is not Phase.TURNS:
            return None
        chosen: tuple[Plan, ...] = plans.get(slot, ())
        if self._choice is not None and slot.startswith("option:"):
            chosen = (self._choice[1][int(slot.partition(":")[2])],)
        if len(chosen) != 1 or slot == "button:confirm" or slot.startswith("card:"):
            return None
        trial = self.game.copy()
        for action in chosen[0].actions:
            trial.apply(self.seat, action)
        return trial

    def _lit(self, plans: Plans) -> int:
        """Lots to light while a combination is only pointed at, so that all three can be compared."""
        game, slot = self.game, self._pointed
        if slot is None or not slot.startswith("card:") or slot not in plans:
            return 0
        return game.sheets[self.seat].fit[game.offers[int(slot[5:]) - 1][0]]

    def _reasons(self) -> dict[str, str]:
        """Why lots cannot be chosen now."""
        game, seat = self.game, self.seat
        if game.phase is not Phase.TURNS:
            return {}
        turn, sheet = game.turns[seat], game.sheets[seat]
        found = {}
        for lot in members(game.board.casinos):
            reason = None
            if turn.stage is Stage.OPEN and self._bonus != NUMBER:
                reason = why_number_misfits(game, sheet, lot, turn.number)
            elif turn.stage is Stage.EFFECT and self._bonus == "":
                reason = game.why_not(seat, OPEN[lot])
            if reason is not None:
                text = explain(reason, self.say)
                found[lot_slot(lot)] = f"{text[:1].upper()}{text[1:]}."
        return found

    def _make_screen(self) -> Screen:
        game, seat, say = self.game, self.seat, self.say
        plans = self._all_plans()
        preview = self._preview(plans)
        here = position(game, seat, self.names, preview)
        why = self._reasons()
        city = city_view(
            here,
            {slot: plan for slot, plan in plans.items() if not self._lit(plans) or not slot.startswith("lot:")},
            pen=self.pens[seat],
            pointed=self._pointed,
            focus=self._focus,
            lit=self._lit(plans),
            pencil=tuple(self.pencil[seat]),
        )
        ledger = ledger_view(here, plans, say, pen=self.pens[seat], pointed=self._pointed, focus=self._focus)
        table = self._table(here, plans, why)
        info = describe(here, city, ledger, table, plans, why, say)
        targets = tuple(slot for slot in plans if slot in info)
        extra = tuple(f"button:{button.id}" for button in (*table.bonuses, *table.tools) if button.enabled)
        return Screen(
            city,
            ledger,
            table,
            info,
            targets=tuple(dict.fromkeys((*targets, *extra))),
            chooser=self._chooser(),
            curtain=self.names[seat] if self._curtain else "",
            announcement=f"{table.sentence}. {table.subline}",
        )

    def _chooser(self) -> Chooser | None:
        if self._choice is None:
            return None
        slot, plans = self._choice
        options = []
        for i, plan in enumerate(plans):
            trial = self.game.copy()
            for action in plan.actions:
                trial.apply(self.seat, action)
            detail = change_text(position(self.game, self.seat, self.names, trial), self.say)
            options.append(Option(str(i), str(plan.number), detail, focus=i == self._choice_focus))
        return Chooser(slot, tuple(options))

    def _table(self, here: Position, plans: Plans, why: dict[str, str]) -> TableView:
        game, seat, say = self.game, self.seat, self.say
        said = prompt(game, seat, self.names, self._bonus, plans, say, curtain=self._curtain)
        subline, tone = said.subline, Tone.EVEN
        pointed = self._pointed or ""
        if self.read_only:
            subline = say("This game is open in another window, so here it can only be looked at.")
        elif here.change is not None:
            subline = say("{change} if you do this.", change=change_text(here, say))
            tone = Tone.BAD if here.change.total < 0 else Tone.GOOD
        elif pointed in why and pointed not in plans:
            subline, tone = why[pointed], Tone.BAD
        elif self._news and not self._curtain:
            subline = " ".join(self._news)
        buttons = said.buttons
        if not buttons and game.phase is Phase.TURNS and not self._curtain:
            legal = [] if self.read_only else game.legal(seat)
            buttons = bonus_buttons(game, seat, self._bonus, bonuses_open(legal), plans, say, self._focus)
        ready = "button:confirm" in plans or "button:ready" in plans
        confirm = ButtonView(
            "ready" if self._curtain else "confirm",
            say("Ready") if self._curtain else said.confirm or say("Confirm"),
            say("Ctrl+Enter"),
            enabled=ready,
            primary=True,
            focus=self._focus in ("button:confirm", "button:ready"),
        )
        return TableView(
            seats=seat_views(game, seat, self.names, self.pens, self._focus),
            cards=() if self._curtain else card_views(game, seat, say, self._pointed, self._focus),
            round=say("ROUND {round}", round=game.round) if game.round else say("THE VOTE"),
            hint="" if self._curtain else earliest_end(game, seat, self.names, say),
            sentence=said.sentence,
            subline=subline,
            subline_tone=tone,
            bonuses=tuple(buttons),
            tools=tuple(
                ButtonView(name, text, icon=name, enabled=self.can(name), focus=self._focus == f"button:{name}")
                for name, text in (("undo", say("Undo")), ("redo", say("Redo")))
            ),
            confirm=confirm if game.phase is Phase.TURNS or self._curtain else None,
            menu=ButtonView("menu", "", icon="menu", focus=self._focus == "button:menu"),
        )

    # ------------------------------------------------------------------ intent

    def point(self, slot: str | None) -> None:
        """Preview a slot."""
        if slot != self._pointed:
            self._pointed = slot
            self._changed()

    def activate(self, slot: str) -> None:
        """Do what a slot stands for."""
        plans = self._all_plans()
        kind, _, name = slot.partition(":")
        if slot == "button:ready":
            self._curtain = False
        elif kind == "option" and self._choice is not None:
            self._take(self._choice[1][int(name)])
            return
        elif kind == "seat":
            self._sit(int(name) - 1)
        elif kind == "button" and name in BONUSES and not self.read_only:
            self._toggle(name)
            return
        elif kind == "button" and name in ("undo", "redo"):
            self.command(name)
            return
        elif plans.get(slot):
            if len(plans[slot]) > 1:
                self._choice, self._choice_focus = (slot, plans[slot]), 0
            else:
                self._take(plans[slot][0])
                return
        else:
            # nothing to do there: show why
            self._pointed = slot
        self._changed()

    def _toggle(self, bonus: str) -> None:
        """Switch a bonus on, or off again."""
        if self._bonus == bonus:
            self._bonus = ""
        elif bonus in bonuses_open(self.game.legal(self.seat)):
            self._bonus = bonus
        self._choice = None
        self._pointed = None
        self._changed()

    def _take(self, plan: Plan) -> None:
        """Take the actions of a plan; a combination chosen instead of another takes its place."""
        game, seat = self.game, self.seat
        if plan.actions and plan.actions[0].text.startswith("choose") and game.turns[seat].stage is Stage.OPEN:
            while self.game.turns[seat].stage is Stage.OPEN:
                self.session.undo(seat)
        events: list[Event] = []
        before = self.game.copy()
        for action in plan.actions:
            events += self.session.submit(seat, action)
        self._choice = None
        self._bonus = ""
        self._pointed = None
        self._focus = None
        self._after(before, events)
        self._changed()

    def _after(self, before: Game, events: list[Event]) -> None:
        """Hand the table over where the next seat has to act, and tell what a closed round brought."""
        game = self.game
        if game.round != before.round or game.phase is not before.phase:
            lines = [event_line(event, before, self.names, self.say) for event in events if event.what in ROUND_END]
            self._news = [line.text for line in lines if line is not None]
        waiting = game.waiting_for() if game.outcome is None else []
        if waiting and self.seat not in waiting:
            later = [seat for seat in waiting if seat > self.seat]
            self._sit(later[0] if later else waiting[0])
        elif waiting and game.round != before.round:
            self._sit(waiting[0])

    def _sit(self, seat: int) -> None:
        """Another seat sits down; behind a curtain where the table is secret or the vote is on."""
        if seat != self.seat or self.game.phase is Phase.VOTE:
            hidden = self.secret or self.game.phase is Phase.VOTE
            self._curtain = hidden and len(self.names) > 1 and not self.read_only and self.game.outcome is None
        self.seat = seat
        self._bonus = ""
        self._pointed = self._focus = None
        self._choice = None

    def command(self, name: str) -> None:
        """Do a command by its name."""
        if not self.can(name):
            return
        if name in ("undo", "redo", "restart", "take_back"):
            self._bonus = ""
            self._choice = None
            self._pointed = None
            self._news = []
            if name == "undo":
                self.session.undo(self.seat)
            elif name == "redo":
                before = self.game.copy()
                self._after(before, self.session.redo(self.seat) or [])
            elif name == "restart":
                self.session.restart_turn(self.seat)
            else:
                self.session.take_back()
            self._changed()
        elif name in BONUSES:
            self._toggle(name)
        elif name.startswith("choose_"):
            self.activate(f"card:{name[7:]}")
        elif name == "next_seat":
            self._sit((self.seat + 1) % len(self.names))
            self._changed()
        else:
            self.activate("button:ready" if self._curtain else "button:confirm")

    def can(self, name: str) -> bool:
        """Whether a command does something now."""
        if name == "next_seat":
            return len(self.names) > 1
        if self.read_only:
            return False
        if name in ("undo", "restart"):
            return not self._curtain and self.session.can_undo(self.seat)
        if name == "redo":
            return not self._curtain and self.session.can_redo(self.seat)
        if name == "take_back":
            return self.session.can_take_back()
        legal = [] if self._curtain else self.game.legal(self.seat)
        if name in BONUSES:
            return name in bonuses_open(legal)
        if name.startswith("choose_"):
            return f"card:{name[7:]}" in self._all_plans()
        return self._curtain or "button:confirm" in make_plans(self.game, self.seat, "", legal)

    # ------------------------------------------------------------------ keyboard

    def focus_next(self, step: int) -> None:
        """Walk what can be done now."""
        if self._choice is not None:
            self._choice_focus = (self._choice_focus + step) % len(self._choice[1])
            self._pointed = f"option:{self._choice_focus}"
            self._changed()
            return
        targets = self.screen.targets
        if not targets:
            return
        if self._focus in targets:
            self._focus = targets[(targets.index(self._focus) + step) % len(targets)]
        else:
            self._focus = targets[0 if step > 0 else -1]
        self._pointed = self._focus
        self._changed()

    def focus_move(self, across: int, down: int) -> None:
        """Walk the lots, or the paths while one is to be drawn."""
        if self._choice is not None:
            self.focus_next(across or down)
            return
        paths = [slot for slot in self.screen.targets if slot.startswith("path:")]
        if paths:
            self._focus = self._next_path(paths, across, down)
        else:
            self._focus = self._next_lot(across, down)
        self._pointed = self._focus
        self._changed()

    def _next_lot(self, across: int, down: int) -> str:
        casinos = [PLACES[lot] for lot in members(self.game.board.casinos)]
        here = lot_of(self._focus) if self._focus else None
        if here is None:
            lots = [slot for slot in self.screen.targets if slot.startswith("lot:")]
            return lots[0] if lots else lot_slot(members(self.game.board.casinos)[0])
        street, avenue = PLACES[here]

        def ahead(place: tuple[int, int]) -> bool:
            if across:
                return place[0] == street and (place[1] - avenue) * across > 0
            return (place[0] - street) * down > 0

        found = min(
            (place for place in casinos if ahead(place)),
            key=lambda place: (abs(place[0] - street) * (1 if down else 0), abs(place[1] - avenue)),
            default=(street, avenue),
        )
        return f"lot:{found[0]}.{found[1]}"

    def _next_path(self, paths: list[str], across: int, down: int) -> str:
        """The next path round the car, the one that best fits the arrow first."""
        light = self.screen.city.route.limousine or self.screen.city.light

        def way(slot: str) -> tuple[int, int]:
            street, _, avenue = slot.rpartition("-")[2].partition(".")
            return int(avenue) - light[1], int(street) - light[0]

        fitting = sorted(
            (slot for slot in paths if way(slot)[0] * across + way(slot)[1] * down > 0),
            key=lambda slot: abs(way(slot)[0] * down) + abs(way(slot)[1] * across),
        )
        if not fitting:
            return self._focus if self._focus in paths else paths[0]
        if self._focus in fitting:
            return fitting[(fitting.index(self._focus) + 1) % len(fitting)]
        return fitting[0]

    def activate_focus(self) -> None:
        """Enter: do what the keyboard rests on."""
        if self._choice is not None:
            self.activate(f"option:{self._choice_focus}")
        elif self._focus is not None:
            self.activate(self._focus)
        elif self._curtain:
            self.activate("button:ready")

    def escape(self) -> None:
        """Step back by one."""
        if self._choice is not None:
            self._choice = None
        elif self._bonus and not only_by_bonus(self.game, self.seat, self.game.legal(self.seat)):
            self._bonus = ""
        else:
            self._focus = None
        self._pointed = None
        self._changed()

    # ------------------------------------------------------------------ pencil

    def draw(self, stroke: Sequence[Point]) -> None:
        """Add a pencil stroke to the sheet that is shown."""
        if len(stroke) > 1 and not self.read_only:
            self.pencil[self.seat].append(tuple(stroke))
            self._changed()

    def rub(self, at: Point, radius: float) -> None:
        """Rub out the strokes that pass near a point."""
        near = radius * radius
        kept = [
            stroke
            for stroke in self.pencil[self.seat]
            if all((x - at[0]) ** 2 + (y - at[1]) ** 2 > near for x, y in stroke)
        ]
        if len(kept) != len(self.pencil[self.seat]) and not self.read_only:
            self.pencil[self.seat] = kept
            self._changed()
