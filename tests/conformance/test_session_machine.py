"""A session under any mixture of actions, undo, redo, restart, take back, saving and loading."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.records.files import parse_record, record_bytes
from newvegas_desktop.new_las_vegas.records.replay import replay
from newvegas_desktop.new_las_vegas.rules.actions import ACTIONS, Action, Kind, action
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.reasons import IllegalAction
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.conformance.players import BOARD, FEW_MODES, PLAYERS, Mode
from tests.conformance.states import as_recorded, same_game, shown, state
from tests.naive.replay import replay as referee
from tests.naive.score import final_scores

GAMES_OF_PROFILE = 4
"""A game for so many examples of the hypothesis profile: 25 as a rule."""
STEPS = 30

Step = tuple[tuple[int, bool], int, Action]
"""What was shown by then, seat and action."""
PICKS = st.integers(0, 2**20)


class SessionMachine(RuleBasedStateMachine):
    """The model is the list of steps taken and, for each seat, those undone."""

    mode: Mode
    session: Session
    seed: int
    done: list[Step]
    undone: dict[int, list[Action]]

    @initialize(mode=st.sampled_from(FEW_MODES), seed=st.integers(0, 99))
    def deal(self, mode: Mode, seed: int) -> None:
        self.mode = mode
        self.seed = seed
        self.session = mode.session(seed)
        self.done = []
        self.undone = {seat: [] for seat in range(mode.seats)}

    # What the model says

    def this_round(self) -> list[Step]:
        return [step for step in self.done if step[0] == shown(self.session.game)]

    def undo_in_model(self, seat: int) -> bool:
        now = shown(self.session.game)
        mine = [i for i, step in enumerate(self.done) if step[0] == now and step[1] == seat]
        if not mine:
            return False
        _, _, undone = self.done.pop(mine[-1])
        self.undone[seat].append(undone)
        return True

    def played_from_the_deal(self) -> None:
        game = self.mode.game(self.seed)
        for moment, seat, taken in self.done:
            assert shown(game) == moment
            game.apply(seat, taken)
        assert state(game) == state(self.session.game)

    def take(self, seat: int, taken: Action) -> None:
        moment = shown(self.session.game)
        assert self.session.submit(seat, taken)
        self.done.append((moment, seat, taken))
        self.undone[seat].clear()

    # What can happen

    @precondition(lambda self: self.session.game.outcome is None)
    @rule(pick=PICKS)
    def submit(self, pick: int) -> None:
        chance = Generator(pick)
        seat = chance.choice(self.session.game.waiting_for())
        self.take(seat, chance.choice(self.session.game.legal(seat)))

    @precondition(lambda self: self.session.game.outcome is None)
    @rule(
        pick=PICKS,
        player=st.sampled_from(["by lot", "patient", "spender"]),
        steps=st.sampled_from([3, 15, 60, 250, 600]),
    )
    def play_on(self, pick: int, player: str, steps: int) -> None:
        chance = Generator(pick)
        for _ in range(steps):
            game = self.session.game
            if game.outcome is None:
                seat = chance.choice(game.waiting_for())
                self.take(seat, PLAYERS[player](game, seat, game.legal(seat), chance))

    @rule(pick=PICKS)
    def submit_what_is_illegal(self, pick: int) -> None:
        chance = Generator(pick)
        seat, wrong = chance.below(self.mode.seats + 1), chance.choice(ACTIONS)
        reason = self.session.game.why_not(seat, wrong)
        if reason is None:
            return
        before, entries = state(self.session.game), list(self.session.history.entries)
        with pytest.raises(IllegalAction) as raised:
            self.session.submit(seat, wrong)
        assert (raised.value.seat, raised.value.text, raised.value.reason) == (seat, wrong.text, reason)
        assert state(self.session.game) == before
        assert self.session.history.entries == entries

    @rule(pick=PICKS, times=st.integers(1, 4))
    def undo(self, pick: int, times: int) -> None:
        seat = pick % self.mode.seats
        for _ in range(times):
            possible = self.undo_in_model(seat)
            assert self.session.can_undo(seat) is possible
            assert self.session.undo(seat) is possible
        self.played_from_the_deal()

    @rule(pick=PICKS, times=st.integers(1, 4))
    def redo(self, pick: int, times: int) -> None:
        seat = pick % self.mode.seats
        for _ in range(times):
            game, undone = self.session.game, self.undone[seat]
            possible = bool(undone) and game.why_not(seat, undone[-1]) is None
            assert self.session.can_redo(seat) is possible
            moment = shown(game)
            assert bool(self.session.redo(seat)) is possible
            if possible:
                self.done.append((moment, seat, undone.pop()))
        self.played_from_the_deal()

    @rule(pick=PICKS)
    def restart_turn(self, pick: int) -> None:
        seat = pick % self.mode.seats
        expected = False
        if self.session.game.phase is not Phase.VOTE:
            while self.undo_in_model(seat):
                expected = True
        assert self.session.restart_turn(seat) is expected
        if expected:
            game = self.session.game
            assert game.turns[seat].stage is Stage.CHOOSE
            assert game.sheets[seat] == game.settled[seat]
        self.played_from_the_deal()

    @rule()
    def take_back(self) -> None:
        earlier = [i for i, step in enumerate(self.done) if step[0] != shown(self.session.game)]
        assert self.session.take_back() is bool(earlier)
        if earlier:
            # every step can be redone as long as its seat does nothing else
            for _, seat, taken in reversed(self.done[earlier[-1] :]):
                self.undone[seat].append(taken)
            del self.done[earlier[-1] :]
        self.played_from_the_deal()

    @rule()
    def save_and_load(self) -> None:
        record = parse_record(record_bytes(self.session.record()))
        loaded = Session.load(BOARD, record)
        assert loaded.game == as_recorded(self.session.game)
        for seat, text in self.session.steps():
            loaded.submit(seat, action(text))
        assert loaded.game == self.session.game
        assert loaded.record() == record
        # the game goes on in the loaded session
        self.session = loaded
        self.undone = {seat: [] for seat in range(self.mode.seats)}
        self.done = self.as_loaded()

    def as_loaded(self) -> list[Step]:
        """The steps in the order of a record: seat by seat, what it does not hold at the end."""
        game = self.session.game

        def place(step: Step) -> tuple[tuple[int, bool], bool, int]:
            moment, seat, taken = step
            now = moment == shown(game)
            is_open = now and game.phase is Phase.TURNS and game.turns[seat].stage is not Stage.DONE
            return moment, is_open, 0 if is_open or (now and taken.kind is Kind.RESHUFFLE) else seat

        return sorted(self.done, key=place)

    # What always holds

    @invariant()
    def the_history_is_the_model(self) -> None:
        game = self.session.game
        taken = [(shown(entry.before), entry.seat, entry.action) for entry in self.session.history.entries]
        assert taken == self.done
        for seat in range(self.mode.seats):
            assert self.session.can_undo(seat) is any(step[1] == seat for step in self.this_round())
        assert bool(game.waiting_for()) is (game.outcome is None)

    @invariant()
    def the_record_replays(self) -> None:
        if len(self.done) % 3 == 0 or self.session.game.outcome is not None:
            assert replay(BOARD, self.session.record()) == as_recorded(self.session.game)

    def teardown(self) -> None:
        game = self.session.game
        self.played_from_the_deal()
        naive = referee(self.session.record_object())
        same_game(as_recorded(game), naive)
        if game.outcome is not None:
            assert game.outcome.parts() == final_scores(naive)


SessionMachine.TestCase.settings = settings(
    max_examples=settings().max_examples // GAMES_OF_PROFILE, stateful_step_count=STEPS
)
TestSession = SessionMachine.TestCase
