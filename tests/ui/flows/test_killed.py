"""A program killed at random moments goes on where it was, in the middle of a turn, pencil included."""

import json
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import newvegas_desktop
from tests.ui.flows.conftest import Open
from tests.ui.flows.hands import digest

ROOT = Path(newvegas_desktop.__file__).parents[1]
KILLS = 3
A_SECOND = 1.0


def play_and_kill(seed: int, chance: random.Random, middle: bool) -> tuple[list[dict[str, Any]], float]:
    """Have a process play and kill it; what it told, and when it was killed."""
    command = [sys.executable, "-m", "tests.ui.flows.killed_child", str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        told = []
        least = chance.randint(4, 12)
        for line in child.stdout:
            told.append(json.loads(line))
            if len(told) >= least and (told[-1]["middle"] or not middle):
                break
        if not middle:
            threading.Event().wait(chance.random() * 0.08)
        killed = time.time()
        child.kill()
        told += [json.loads(line) for line in child.stdout if line.endswith(b"\n")]
        assert child.stderr.read().decode() == ""
    return told, killed


def test_killed_at_random_moments_the_game_goes_on_there(open_window: Open) -> None:
    chance = random.Random(11)
    drawn = 0
    for kill in range(KILLS):
        told, killed = play_and_kill(kill + 1, chance, kill % 2 == 0)
        hand = open_window()
        assert next(iter(hand.cards())) == "Continue"
        hand.press(hand.cards()["Continue"])
        assert hand.message == ""
        assert hand.page == "table"
        assert not hand.controller.look.read_only
        found = digest(hand.game), [len(strokes) for strokes in hand.controller.pencil]
        # the last step or the one before; on a slow disk, what was on the screen a second before
        recent = [step for i, step in enumerate(told) if i >= len(told) - 2 or step["when"] > killed - A_SECOND]
        assert found in [(step["game"], step["pencil"]) for step in recent]
        drawn = sum(found[1])
        hand.app.window.close()
    assert drawn
