"""A port built on the example positions: it remembers what it was told and shows whatever a test puts before it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from newvegas_desktop.new_las_vegas.present.describe import symbol_tips
from newvegas_desktop.new_las_vegas.present.port import Point
from newvegas_desktop.new_las_vegas.present.say import Say
from newvegas_desktop.new_las_vegas.present.screen import Chooser, LogLine, Option, Screen, SlotInfo
from newvegas_desktop.new_las_vegas.present.view import PathTarget
from newvegas_desktop.ui.new_las_vegas import geometry, ledger_geometry
from newvegas_desktop.ui.new_las_vegas.layout import frame_slots, table_layout
from newvegas_desktop.ui.new_las_vegas.table_paths import path_slot
from newvegas_desktop.ui.new_las_vegas.table_widget import TableWidget
from tests.ui.examples import EXAMPLES

CHOOSER = Chooser(
    "lot:3.8",
    (
        Option("7", "7", "1 debt"),
        Option("8", "8", "", focus=True),
        Option("9", "9", "1 debt"),
    ),
)


def example_screen(name: str = "half") -> Screen:
    """An example position with a name for every slot."""
    scene = EXAMPLES[name]()
    layout = table_layout(1366, 690, scene.table)
    slots = [*geometry.city_slots(scene.city), *ledger_geometry.ledger_slots(scene.ledger)]
    slots += frame_slots(layout, scene.table)
    paths = tuple(path_slot(target) for target in scene.city.route.targets)
    lit = tuple(geometry.lot_slot(lot) for lot, view in scene.city.lots.items() if view.fits)
    targets = (*paths, *lit)
    info = {slot: SlotInfo(f"name of {slot}", f"tip of {slot}", slot in targets) for slot in (*slots, *paths)}
    return Screen(scene.city, scene.ledger, scene.table, info, symbol_tips(Say()), targets)


def example_log(rounds: int = 12) -> list[LogLine]:
    """A log of some rounds."""
    lines = []
    for number in range(1, rounds + 1):
        lines += [
            LogLine(number, 0, f"Ada opens 2.{number % 11 + 1} with {number}.", "lot:2.5"),
            LogLine(number, 0, "Ada performs a show in 3.8 and owes two debts for the left Show column.", "column:vip"),
            LogLine(number, 1, "Bob drives to I1.7.", "intersection:1.7"),
            LogLine(number, 2, "Rita checks box 5 of the track.", "track:5"),
        ]
    return [*lines, LogLine(rounds, None, "All cards are shuffled.")]


class FakePort:
    """Remembers every call."""

    def __init__(self, screen: Screen | str = "half", rivals: int = 2) -> None:
        self.screen = example_screen(screen) if isinstance(screen, str) else screen
        self.rival_screens: Sequence[Screen] = [rival(index) for index in range(rivals)]
        self.log: Sequence[LogLine] = example_log()
        self.calls: list[tuple[object, ...]] = []
        self.rubbed: list[tuple[Point, float]] = []
        self.listeners: list[Callable[[], None]] = []

    def show(self, screen: Screen) -> None:
        """Have another screen shown."""
        self.screen = screen
        for listener in self.listeners:
            listener()

    def change(self, **parts: object) -> None:
        """Have the screen shown with some parts replaced."""
        self.show(replace(self.screen, **parts))  # type: ignore[arg-type]

    def told(self, name: str) -> list[object]:
        """What a method was called with."""
        return [call[1] for call in self.calls if call[0] == name]

    def subscribe(self, changed: Callable[[], None]) -> None:
        self.listeners.append(changed)

    def point(self, slot: str | None) -> None:
        self.calls.append(("point", slot))

    def activate(self, slot: str) -> None:
        self.calls.append(("activate", slot))

    def focus_next(self, step: int) -> None:
        self.calls.append(("focus_next", step))

    def focus_move(self, across: int, down: int) -> None:
        self.calls.append(("focus_move", (across, down)))

    def activate_focus(self) -> None:
        self.calls.append(("activate_focus", None))

    def escape(self) -> None:
        self.calls.append(("escape", None))

    def command(self, name: str) -> None:
        self.calls.append(("command", name))

    def can(self, name: str) -> bool:
        return True

    def draw(self, stroke: Sequence[Point]) -> None:
        self.calls.append(("draw", tuple(stroke)))
        self.change(city=replace(self.screen.city, pencil=(*self.screen.city.pencil, tuple(stroke))))

    def rub(self, at: Point, radius: float) -> None:
        self.rubbed.append((at, radius))


def rival(index: int) -> Screen:
    """A rival's sheets."""
    names = ("finished", "half", "full", "limousine", "empty")
    screen = example_screen(names[index % len(names)])
    pens = ("red", "green", "violet", "orange", "black")
    called = ("Bob", "Rita", "Krzysztof", "Żaneta", "Kim")
    seats = tuple(replace(seat, current=False) for seat in screen.table.seats[:1])
    mine = replace(screen.table.seats[0], name=called[index], pen=pens[index], current=True)
    city = replace(screen.city, pen=pens[index], route=replace(screen.city.route, targets=()))
    table = replace(screen.table, seats=(*seats, mine))
    return replace(screen, city=city, ledger=replace(screen.ledger, pen=pens[index]), table=table)


def with_route(targets: tuple[PathTarget, ...], at: tuple[int, int]) -> Screen:
    """A position in which the limousine may drive some paths."""
    screen = example_screen("half")
    city = replace(screen.city, route=replace(screen.city.route, targets=targets, limousine=at))
    paths = tuple(path_slot(target) for target in targets)
    info = {**screen.slots, **{slot: SlotInfo(f"name of {slot}", "", True) for slot in paths}}
    return replace(screen, city=city, slots=info, targets=paths)


def shown_table(
    qtbot: QtBot, screen: Screen | str = "half", size: tuple[int, int] = (1366, 690), rivals: int = 2
) -> tuple[FakePort, TableWidget]:
    """A table on show, and the port behind it, with nothing left to paint."""
    port = FakePort(screen, rivals)
    widget = TableWidget(port)
    qtbot.addWidget(widget)
    widget.resize(*size)
    widget.show()
    QApplication.processEvents()
    widget.settle()
    # wherever the pointer of this machine is
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    port.calls.clear()
    return port, widget
