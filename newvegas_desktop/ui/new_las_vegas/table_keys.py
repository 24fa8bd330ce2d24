"""Keys that walk the table; commands with shortcuts belong to the window."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from newvegas_desktop.new_las_vegas.present.port import TablePort

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
TABS = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
PAGES = {Qt.Key.Key_PageUp: -1.0, Qt.Key.Key_PageDown: 1.0, Qt.Key.Key_Home: -1e6, Qt.Key.Key_End: 1e6}


def panned(event: QKeyEvent) -> tuple[int, int] | None:
    """Where an arrow key with Shift moves the sheets."""
    pads = Qt.KeyboardModifier.KeypadModifier
    plain = event.modifiers() & ~pads == Qt.KeyboardModifier.ShiftModifier
    return ARROWS.get(Qt.Key(event.key())) if plain else None


def rival_step(event: QKeyEvent, enlarged: bool) -> int | None:
    """On the rivals' page: to which rival a key goes, 0 being back to one's own sheets; None for other keys."""
    key, held = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if held & ~Qt.KeyboardModifier.ShiftModifier:
        return None
    if key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
        return 1 if key == Qt.Key.Key_PageDown else -1
    if not enlarged:
        return None
    # one's own sheets are covered: nothing may be done on them unseen
    if key in TABS:
        return -1 if held else TABS[key]
    return 0 if key in ENTERS else sum(ARROWS[key]) if key in ARROWS else None


def walk(port: TablePort, event: QKeyEvent) -> bool:
    """Tab, arrows and Enter; whether the key was one of them."""
    command = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    key = Qt.Key(event.key())
    if event.modifiers() & command:
        return False
    if key in TABS:
        back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        port.focus_next(-1 if back else TABS[key])
    elif key in ARROWS:
        port.focus_move(*ARROWS[key])
    elif key in ENTERS:
        port.activate_focus()
    else:
        return False
    return True
