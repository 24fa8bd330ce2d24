"""The controller of the table page: turns intent into legal actions."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from newvegas_desktop.family.history import Entry
from newvegas_desktop.new_las_vegas.present.bot_turns import Took
from newvegas_desktop.new_las_vegas.present.bot_view import bots_are_playing
from newvegas_desktop.new_las_vegas.present.bot_words import player_title
from newvegas_desktop.new_las_vegas.present.city import city_view
from newvegas_desktop.new_las_vegas.present.compose import Composer, Look, all_plans
from newvegas_desktop.new_las_vegas.present.describe import describe, symbol_tips
from newvegas_desktop.new_las_vegas.present.frame import labels, seat_views
from newvegas_desktop.new_las_vegas.present.ledger import ledger_view
from newvegas_desktop.new_las_vegas.present.log import ASIDES, ROUND_END, event_line, log_lines
from newvegas_desktop.new_las_vegas.present.pencil import passes_near
from newvegas_desktop.new_las_vegas.present.plans import BONUSES, EXTEND, Plan, Plans, bonuses_open, only_by_bonus
from newvegas_desktop.new_las_vegas.present.port import Point
from newvegas_desktop.new_las_vegas.present.report import Report, round_report
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.present.screen import LogLine, Screen
from newvegas_desktop.new_las_vegas.present.seen import known, position
from newvegas_desktop.new_las_vegas.present.solo_choice import CHOICES, Taken, dropped, kept_steps, would_take
from newvegas_desktop.new_las_vegas.present.steady import Steady
from newvegas_desktop.new_las_vegas.present.view import Stroke, TableView
from newvegas_desktop.new_las_vegas.present.walk import next_lot, next_path
from newvegas_desktop.new_las_vegas.rules.actions import Action, Kind
from newvegas_desktop.new_las_vegas.rules.events import Event, Happened
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.solo import HAND
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.session import Session

HISTORY = ("undo", "redo", "restart", "take_back")


class TableController:
    """One game at one table; whoever sits before it sees the screen of `seat`."""

    def __init__(
        self,
        session: Session,
        pens: Sequence[str],
        *,
        secret: bool = False,
        read_only: str = "",
        say: Say | None = None,
    ) -> None:
        """Show a game, beginning with the first seat that has something to do."""
        self.session = session
        self.secret = secret
        self.say = say or Say()
        self.look = Look(tuple(seat.name for seat in session.seats), tuple(pens), read_only)
        self.pencil: list[list[Stroke]] = [[] for _ in session.seats]
        self.open_menu: Callable[[], None] = lambda: None
        """What the menu button does; the window sets it."""
        self.open_final: Callable[[], None] = lambda: None
        """What the large button of a finished game does."""
        self.hurry: Callable[[], None] = lambda: None
        """Has the bots play at once; whoever lets them think sets it."""
        self.explain: Callable[[int | None], None] = lambda seat: None
        """Tells what a bot did last and why, or all of them."""
        self.whys: Callable[[int, int], Sequence[Took]] = lambda round_, seat: ()
        """What a bot did in a round, and why."""
        self.brought: Report | None = None
        """The hotels and projects of the round that closed last; where bots play they tell it with what they did."""
        self._seated = False
        self._listeners: list[Callable[[], None]] = []
        self._screen: Screen | None = None
        self._memory = Steady()
        levels = {i: player_title(seat.player, self.say) for i, seat in enumerate(session.seats) if seat.is_bot}
        # a table without people is shown as if they were
        self.look.bots = levels if len(levels) < len(session.seats) else {}
        if session.game.waiting_for():
            self.sit((self._waiting() or self.people)[0])

    # what is shown

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.session.game

    @property
    def seat(self) -> int:
        """The seat before the screen."""
        return self.look.seat

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.look.names)) if seat not in self.look.bots]

    def _waiting(self) -> list[int]:
        """The people who have something to do."""
        return [seat for seat in self.game.waiting_for() if seat not in self.look.bots]

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
            pencil, reopened = tuple(self.pencil[self.seat]), self._just_confirmed()
            composer = Composer(self.session, self.look, pencil, self.say, self._steady, reopened=reopened)
            self._screen = composer.screen()
        return self._screen

    @property
    def _steady(self) -> Steady:
        """What is known of the game as it stands and is looked at."""
        look = self.look
        return self._memory.under(
            (self.session.history.version, look.seat, look.bonus, look.skipped, look.curtain, look.half)
        )

    @property
    def _plans(self) -> Plans:
        """What can be done now."""
        return self._steady("plans", lambda: all_plans(self.game, self.look))

    @property
    def rival_screens(self) -> Sequence[Screen]:
        """The other seats' sheets as this seat sees them."""
        screens = []
        names, pens, say = self.look.names, self.look.pens, self.say
        seen = known(self.game, self.seat)
        seats = seat_views(self.game, self.seat, names, pens, None, say=say)
        when = say("as the round began") if seen.phase is Phase.TURNS else ""
        for other in range(len(names)):
            if other != self.seat:
                theirs = position(seen, other, names, self.seat)
                city = city_view(theirs, {}, pen=pens[other], pens=pens)
                ledger = ledger_view(theirs, {}, say, pen=pens[other], pens=pens)
                shown = tuple(replace(seat, current=i == other) for i, seat in enumerate(seats))
                whose = say("The sheets of {name}", name=names[other])
                table = TableView(shown, (), sentence=whose, subline=when, labels=labels(say))
                info = describe(theirs, city, ledger, table, {}, lambda slot: "", say)
                screens.append(Screen(city, ledger, table, info, symbol_tips(say)))
        return screens

    @property
    def log(self) -> Sequence[LogLine]:
        """What happened, as far as this seat may know it."""
        entries = self.session.history.entries
        return log_lines(entries, self.game, self.seat, self.look.names, self.say, self.whys)

    # intent

    def _meant(self, slot: str) -> str:
        """The whole track stands for its next box while that can be checked."""
        if slot.startswith(("group:", "track:")):
            boxes = [each for each in self._plans if each.startswith("track:")]
            return boxes[0] if boxes else slot
        return slot

    def point(self, slot: str | None) -> None:
        """Preview a slot."""
        slot = self._meant(slot) if slot is not None else None
        if slot != self.look.pointed:
            self.look.pointed = slot
            self._changed()

    def activate(self, slot: str) -> None:
        """Do what a slot stands for; where it stands for nothing, say why."""
        look = self.look
        slot = self._meant(slot)
        kind, _, name = slot.partition(":")
        if kind == "seat" and int(name) - 1 in look.bots:
            self.explain(int(name) - 1)
            return
        self._put_away()
        plans = look.choice[1] if kind == "option" and look.choice else self._plans.get(slot, ())
        if kind == "option" and plans:
            self._take(plans[int(name)])
        elif slot == "button:menu":
            self.open_menu()
        elif slot == "button:final":
            self.open_final()
        elif slot == "button:ready":
            look.curtain = False
            self._changed()
        elif slot == "button:play_now":
            self.hurry()
        elif self.game.setup.solo and kind in ("seat", "acme"):
            # ACME's page is turned to by the table
            return
        elif kind in ("take", "give"):
            self._drop(slot)
        elif kind == "seat":
            self.sit(int(name) - 1)
            self._changed()
        elif slot == "button:next_seat":
            self.sit(self._next_waiting())
            self._changed()
        elif kind == "button" and name in (*BONUSES, "undo", "redo", "take_back"):
            self.command(name)
        elif len(plans) == 1:
            self._take(plans[0])
        elif slot in self._plans and kind in ("number", "effect"):
            look.half = would_take(self.game, look.half, slot) or Taken()
            self._changed()
        else:
            look.choice, look.choice_focus = (slot, plans) if plans else None, -1
            look.pointed = slot
            self._changed()

    def _toggle(self, bonus: str) -> None:
        """Switch a bonus on, or off again."""
        switched = "" if self.look.bonus == bonus else bonus
        self.look.clear()
        self.look.bonus = switched
        self._changed()

    def _take(self, plan: Plan) -> None:
        """Take the actions of a plan; a combination chosen instead of another takes its place."""
        seat, first = self.seat, plan.actions[0]
        kept: tuple[Action, ...] = ()
        if first.kind in CHOICES and self.game.turns[seat].stage is not Stage.CHOOSE:
            kept = kept_steps(self.game.turns[seat].steps, first)
            while self.game.turns[seat].stage is not Stage.CHOOSE:
                self.session.undo(seat)
        before = self.game.copy()
        events: list[Event] = []
        for action in (*plan.actions, *kept):
            events += self.session.submit(seat, action)
        self._acted(before, events)

    def _drop(self, slot: str) -> None:
        """A card was dropped on another, or on ACME's pile."""
        plan = dropped(self.game, self.look.half, slot) if self.can_drop() else None
        if plan is not None:
            self._take(plan)
        else:
            self._changed()

    def can_drop(self) -> bool:
        """Whether the cards of the round can be taken now."""
        return any(slot.startswith(("number:", "effect:", "button:give_")) for slot in self._plans)

    def _acted(self, before: Game, events: list[Event]) -> None:
        """Hand the table over where another seat has to act, and tell what a closed round brought."""
        game, look = self.game, self.look
        look.clear()
        if game.round != before.round or game.phase is not before.phase:
            look.news = self._told(before, events, ROUND_END)
            if before.phase is Phase.TURNS and game.outcome is None:
                asides = self._told(before, events, ASIDES)
                self.brought = round_report(events, before, look.names, look.pens, self.say, asides)
                look.report = None if look.bots else self.brought
            if look.report is not None:
                # it tells the news, and more than a line can
                look.news = []
        waiting = self._waiting() if game.outcome is None else []
        if waiting and (self.seat not in waiting or game.round != before.round):
            self.sit(self._next_waiting() if game.round == before.round else waiting[0])
        self._changed()

    def _told(self, before: Game, events: list[Event], which: Sequence[Happened]) -> list[str]:
        """Some of what happened, each sentence once."""
        lines = [event_line(event, before, self.look.names, self.say) for event in events if event.what in which]
        return list(dict.fromkeys(line.text for line in lines if line is not None))

    def play_for(self, seat: int, actions: Sequence[Action]) -> None:
        """A bot does what it has decided."""
        before = self.game.copy()
        events = [event for action in actions for event in self.session.submit(seat, action)]
        self._acted(before, events)

    def show_thinking(self, seats: Sequence[int]) -> None:
        """Show which bots think."""
        if tuple(seats) != self.look.thinking:
            self.look.thinking = tuple(seats)
            self._changed()

    def tell(self, report: Report | None) -> bool:
        """Show a report, or put the one that is shown away; whether that changes anything."""
        if report == self.look.report:
            return False
        self.look.report = report
        self._changed()
        return True

    def tell_unsaved(self, why: str) -> None:
        """Show that the game is not saved, and why; an empty text if it is."""
        self.look.unsaved = why
        self._changed()

    def _put_away(self) -> bool:
        """Put the report away that is shown, if it is; behind a curtain it still waits to be read."""
        return not self.look.curtain and self.tell(None)

    def _next_waiting(self) -> int:
        """The next seat that has something to do, going round from this one."""
        waiting = self._waiting() or [self.seat]
        return next((seat for seat in waiting if seat > self.seat), waiting[0])

    def _just_confirmed(self) -> int | None:
        """At an open table, the seat that confirmed last, so that its confirmation can be undone at once."""
        entries = self.session.history.entries
        last: Entry[Game] | None = next((each for each in reversed(entries) if each.seat not in self.look.bots), None)
        if last is None or self.secret or last.action.kind is not Kind.CONFIRM:
            return None
        return last.seat if self.session.can_undo(last.seat) else None

    def sit(self, seat: int) -> None:
        """Another seat sits down; behind a curtain where the table is secret or the vote is on."""
        look, voting = self.look, self.game.phase is Phase.VOTE
        if seat != look.seat or voting or not self._seated:
            look.curtain = (self.secret or voting) and len(self.people) > 1 and self.game.outcome is None
        self._seated = True
        look.seat = seat
        look.clear()

    def command(self, name: str) -> None:
        """Do a command by its name."""
        if not self.can(name):
            return
        if name == "why":
            self.explain(None)
            return
        self._put_away()
        if name == "play_now":
            self.hurry()
        elif name in HISTORY:
            self._history(name)
        elif name in BONUSES:
            self._toggle(name)
        elif name.startswith("choose_"):
            self.activate(self._card_slot(name))
        elif name == "skip" and not self.look.skipped and EXTEND in bonuses_open(self.game.legal(self.seat)):
            # the turn is not over yet: an Extend is still possible, and Enter or the same key confirms
            self.look.clear()
            self.look.skipped = not self.game.turns[self.seat].used
            self.look.focus = "button:confirm"
            self._changed()
        elif name == "next_seat":
            self.sit(next((seat for seat in self.people if seat > self.seat), self.people[0]))
            self._changed()
        else:
            self.activate(self._main_button())

    def _card_slot(self, command: str) -> str:
        """What a key of a card stands for: a combination, or in solo a number; the next three keys are effects."""
        card = int(command.removeprefix("choose_"))
        if not self.game.setup.solo:
            return f"card:{card}"
        return f"number:{card}" if card <= HAND else f"effect:{card - HAND}"

    def _main_button(self) -> str:
        """What the large button does now."""
        if self.look.curtain:
            return "button:ready"
        if bots_are_playing(self.game, self.look.bots):
            return "button:play_now"
        if self.game.outcome is not None:
            return "button:final"
        return "button:next_seat" if "button:next_seat" in self._plans else "button:confirm"

    def _history(self, name: str) -> None:
        self.look.news = []
        before = self.game.copy()
        if name == "redo":
            self._acted(before, self.session.redo(self.seat) or [])
            return
        half, skipped = self.look.half, self.look.skipped
        self.look.clear()
        if name == "undo" and (half != Taken() or skipped):
            # half a choice, or a skipped effect, is let go of first
            self._changed()
            return
        if name == "undo":
            seat = self._just_confirmed()
            if seat is not None and not self.session.can_undo(self.seat):
                self.sit(seat)
            self.session.undo(self.seat)
        elif name == "restart":
            self.session.restart_turn(self.seat)
        else:
            # at the end everybody looks at the screen
            self._seated = self.game.outcome is None
            self.session.take_back()
            self.sit((self._waiting() or self.people)[0])
        self._changed()

    def can(self, name: str) -> bool:
        """Whether a command does something now."""
        look = self.look
        if name == "next_seat":
            return len(self.people) > 1
        if name == "why":
            return bool(look.bots) and not look.curtain
        if name == "play_now":
            return bool(look.thinking) or "button:play_now" in all_plans(self.game, look)
        if look.read_only:
            return name == "confirm" and (look.curtain or self.game.outcome is not None)
        if name == "take_back":
            return self.session.can_take_back()
        if look.curtain:
            return name in ("confirm", "skip")
        if name == "undo" and (self._just_confirmed() is not None or look.half != Taken()):
            return True
        if name in ("undo", "restart"):
            return self.session.can_undo(self.seat)
        if name == "redo":
            return self.session.can_redo(self.seat)
        if name in BONUSES:
            return name in self._steady("bonuses", self._bonuses_offered)
        plans = self._plans
        return (self._card_slot(name) if name.startswith("choose_") else self._main_button()) in plans

    def _bonuses_offered(self) -> set[str]:
        """The bonuses that may be switched; where the number fits nowhere, its change is on and stays on."""
        legal = self.game.legal(self.seat)
        return set() if only_by_bonus(self.game, self.seat, legal) else bonuses_open(legal)

    # keyboard

    def _rest_on(self, slot: str | None) -> None:
        """The keyboard rests on a slot, which previews it."""
        self.look.focus = self.look.pointed = slot
        self._changed()

    def focus_next(self, step: int) -> None:
        """Walk what can be done now."""
        look = self.look
        if look.choice is not None:
            look.choice_focus = (look.choice_focus + step) % len(look.choice[1])
            look.pointed = f"option:{look.choice_focus}"
            self._changed()
            return
        targets = self.screen.targets
        if look.focus in targets:
            self._rest_on(targets[(targets.index(look.focus) + step) % len(targets)])
        elif targets:
            self._rest_on(targets[0 if step > 0 else -1])

    def focus_move(self, across: int, down: int) -> None:
        """Walk the lots, or the paths while one is to be drawn."""
        if self.look.curtain:
            return
        if self.look.choice is not None:
            self.focus_next(across or down)
        elif self.screen.city.route.targets:
            self._rest_on(next_path(self.screen, self.look.focus, across, down))
        else:
            self._rest_on(next_lot(self.screen, self.look.focus, across, down))

    def activate_focus(self) -> None:
        """Enter: do what the keyboard rests on, which puts away what is being told; that alone if it rests nowhere."""
        look = self.look
        if look.focus is None and look.choice is None and self._put_away():
            return
        if look.choice is not None:
            self.activate(f"option:{look.choice_focus}")
        elif look.focus is not None:
            self.activate(look.focus)
        elif look.curtain or self.game.outcome is not None:
            self.activate(self._main_button())

    def escape(self) -> None:
        """Step back by one: a choice, then a bonus, then what is pointed at; from a finished game to its score."""
        look = self.look
        if self._put_away():
            return
        if self.game.outcome is not None:
            self.open_final()
            return
        if look.choice is not None:
            look.choice = None
        elif look.bonus and not only_by_bonus(self.game, self.seat, self.game.legal(self.seat)):
            look.bonus = ""
        elif look.half != Taken():
            look.half = Taken()
        elif look.skipped:
            look.skipped = False
        else:
            look.focus = None
        look.pointed = None
        self._changed()

    # pencil

    def draw(self, stroke: Sequence[Point]) -> None:
        """Add a pencil stroke to the sheet that is shown."""
        if len(stroke) > 1 and not self.look.read_only:
            self.pencil[self.seat].append(tuple(stroke))
            self._changed()

    def rub(self, at: Point, radius: float) -> None:
        """Rub out the strokes that pass near a point."""
        strokes = self.pencil[self.seat]
        kept = [stroke for stroke in strokes if not passes_near(stroke, at, radius)]
        if len(kept) != len(strokes) and not self.look.read_only:
            self.pencil[self.seat] = kept
            self._changed()
