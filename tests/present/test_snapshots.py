"""View models as text: a change of what is shown shows up as a diff.

`NEWVEGAS_SNAPSHOTS=write` writes them anew; read the diff before keeping it.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from newvegas_desktop.family.chance import Generator
from newvegas_desktop.new_las_vegas.present.controller import TableController
from tests.present.screens import controller, play_on, text_of

SNAPSHOTS = Path(__file__).parent / "snapshots"


def _empty() -> TableController:
    return controller(7, 2)


def _lit() -> TableController:
    table = controller(7, 3)
    play_on(table, Generator.named(3, "snapshot"), 9)
    table.activate("card:1")
    table.point(next(slot for slot in table.screen.targets if slot.startswith("lot:")))
    return table


def _number() -> TableController:
    table = controller(7, 2)
    table.activate("card:1")
    table.activate("button:number")
    table.point("lot:4.5")
    return table


def _late() -> TableController:
    table = controller(12, 4)
    play_on(table, Generator.named(12, "snapshot"), 18)
    return table


def _finished() -> TableController:
    table = controller(2, 2)
    play_on(table, Generator.named(2, "snapshot"), 999)
    return table


@pytest.mark.parametrize("make", [_empty, _lit, _number, _late, _finished], ids=lambda make: make.__name__[1:])
def test_screen(make: Callable[[], TableController]) -> None:
    text = text_of(make().screen)
    path = SNAPSHOTS / f"{make.__name__[1:]}.txt"
    if os.environ.get("NEWVEGAS_SNAPSHOTS") == "write":
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
