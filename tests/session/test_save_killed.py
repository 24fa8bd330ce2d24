"""A program killed in the middle of a turn goes on there."""

import random
import subprocess
import sys
import threading
from pathlib import Path

from newvegas_desktop.family.save_slots import SaveSlot
from newvegas_desktop.new_las_vegas.session.save import View, parse_save, restore, save_bytes
from newvegas_desktop.new_las_vegas.session.session import Session
from tests.conformance.players import BOARD, PLAYERS, Mode, moves
from tests.conformance.states import state

ROOT = Path(__file__).resolve().parents[2]
KILLS = 3
CHILD = """
import sys
from pathlib import Path
from newvegas_desktop.family.save_slots import SaveSlot
from newvegas_desktop.new_las_vegas.session.save import View, save_bytes
from tests.conformance.players import PLAYERS, Mode, moves

slot = SaveSlot(Path(sys.argv[1]), "table")
session = Mode(3).session(8)
for number, (seat, step) in enumerate(moves(session, PLAYERS["spender"], 8), 1):
    session.submit(seat, step)
    strokes = [(((float(number), 1.0), (2.0, 3.0)),)]
    slot.write(save_bytes(session, strokes, View(seat=seat)))
    print(number, flush=True)
"""


def test_killed_at_random_moments_the_game_goes_on_at_its_last_step(tmp_path: Path) -> None:
    steps: list[tuple[int, str]] = []
    states = []
    session = Mode(3).session(8)
    for seat, step in moves(session, PLAYERS["spender"], 8):
        session.submit(seat, step)
        steps.append((seat, step.text))
        states.append(state(session.game))
    chance = random.Random(3)
    for kill in range(KILLS):
        folder = tmp_path / str(kill)
        with subprocess.Popen([sys.executable, "-c", CHILD, str(folder)], cwd=ROOT, stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            last = 0
            for _ in range(chance.randint(1, 120)):
                last = int(child.stdout.readline())
            threading.Event().wait(chance.random() * 0.006)
            child.kill()
            rest = child.stdout.read().split()
        last = int(rest[-1]) if rest else last
        slot = SaveSlot(folder, "table")
        assert slot.lock() is None
        loaded = slot.load(lambda data: (save := parse_save(data), restore(BOARD, save)))
        assert loaded is not None
        assert loaded.newest
        save, restored = loaded.value
        number = int(save.pencil.seats[0][0][0][0])
        assert number in (last, last + 1)
        assert save.view.seat == steps[number - 1][0]
        assert state(restored.game) == states[number - 1]
        slot.unlock()


def test_a_save_the_rules_do_not_allow_gives_way_to_the_one_before(tmp_path: Path) -> None:
    """Whole and well-formed, but with a step that cannot be: the slot's check replays it."""
    session = Mode(2, bank=False).session(1)
    game = moves(session, PLAYERS["patient"], 1)
    slot = SaveSlot(tmp_path, "table")
    session.submit(*next(game))
    slot.write(save_bytes(session, [], View()))
    expected = state(session.game)
    text = save_bytes(session, [], View()).partition(b",")[2]
    wrong = b"{" + text.replace(b"choose", b"confirm choose")
    slot.write(wrong)

    def check(data: bytes) -> Session:
        return restore(BOARD, parse_save(data))

    loaded = slot.load(check)
    assert loaded is not None
    assert not loaded.newest
    assert state(loaded.value.game) == expected
    assert "there is no action 'confirm choose" in str(loaded.sentence)
    assert loaded.aside[0].read_bytes() == wrong
