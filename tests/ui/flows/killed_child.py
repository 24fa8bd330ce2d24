"""A process of its own that plays by random clicks and tells every step, until it is killed."""

import json
import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.turn import Stage
from newvegas_desktop.ui.app import App, WindowOptions
from tests.ui.flows.hands import Hand, digest

PAUSE_MS = 30


def tell(hand: Hand) -> None:
    """Say how the game stands, in one line."""
    game, seat = hand.game, hand.controller.seat
    told = {
        "when": time.time(),
        "game": digest(game),
        "pencil": [len(strokes) for strokes in hand.controller.pencil],
        "middle": game.phase is Phase.TURNS and game.turns[seat].stage in (Stage.OPEN, Stage.EFFECT),
        "over": game.outcome is not None,
    }
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def play(seed: int) -> None:
    """Go on with the last game or begin one, click and draw, and never stop."""
    application = QApplication([])
    app = App(WindowOptions(size=(1280, 690)))
    app.show()
    hand = Hand(app)
    chance = Generator.named(seed, "child")
    if "Continue" in hand.cards():
        hand.press(hand.cards()["Continue"])
    else:
        hand.start_game(seed)

    def step() -> None:
        if chance.below(4) == 0 and not hand.screen.curtain:
            hand.command("pencil")
            start = hand.widget.slot_point("lot:2.4")
            hand.drag([start, start * 1.01, start * (1.02 + chance.below(5) / 100)])
            hand.command("pencil")
        else:
            hand.click(chance.choice(hand.doable))

    # told as soon as it is handed over to be saved, so that nothing is saved that was not told
    hand.controller.subscribe(lambda: tell(hand))
    timer = QTimer()
    timer.timeout.connect(step)
    timer.start(PAUSE_MS)
    application.exec()


if __name__ == "__main__":
    play(int(sys.argv[1]))
