"""The one table of commands: what they are called, their keys, their menu and where they are of use."""

from dataclasses import dataclass

TABLE = frozenset({"table"})
DRAWN_ON = frozenset({"table", "exercise"})
"""Pages whose steps can be taken back."""
ANYWHERE: frozenset[str] = frozenset()


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for translation; Qt's own marker has no type."""
    return text


RECENT = "recent"
"""The command that is a menu of files."""


@dataclass(frozen=True, slots=True)
class Command:
    """One command; its id is what the window emits."""

    id: str
    text: str
    menu: str
    keys: tuple[str, ...] = ()
    pages: frozenset[str] = ANYWHERE
    """The pages on which it can be used; empty means all."""
    checkable: bool = False
    group: str = ""
    """Of commands in one group exactly one is checked."""
    after_line: bool = False
    """Whether a line stands before it in its menu."""
    hidden: bool = False
    """In no menu: a second way to something that is there already."""


MENUS: tuple[tuple[str, str], ...] = (
    ("game", QT_TRANSLATE_NOOP("Commands", "Game")),
    ("turn", QT_TRANSLATE_NOOP("Commands", "Turn")),
    ("bots", QT_TRANSLATE_NOOP("Commands", "Bots")),
    ("view", QT_TRANSLATE_NOOP("Commands", "View")),
    ("help", QT_TRANSLATE_NOOP("Commands", "Help")),
)

COMMANDS: tuple[Command, ...] = (
    Command("new_game", QT_TRANSLATE_NOOP("Commands", "New game…"), "game", ("Ctrl+N",)),
    Command("new_solo", QT_TRANSLATE_NOOP("Commands", "Play solo…"), "game", ("Ctrl+Shift+N",)),
    Command("with_bots", QT_TRANSLATE_NOOP("Commands", "Play with bots…"), "game", ("Ctrl+B",)),
    Command("practice", QT_TRANSLATE_NOOP("Commands", "Practise routes"), "game", ("Ctrl+P",)),
    Command("open", QT_TRANSLATE_NOOP("Commands", "Open…"), "game", ("Ctrl+O",)),
    Command(RECENT, QT_TRANSLATE_NOOP("Commands", "Recent games"), "game"),
    Command("save_as", QT_TRANSLATE_NOOP("Commands", "Save as…"), "game", ("Ctrl+S",), frozenset({"table", "end"})),
    Command("start_page", QT_TRANSLATE_NOOP("Commands", "Start page"), "game", ("Ctrl+Home",), after_line=True),
    Command("quit", QT_TRANSLATE_NOOP("Commands", "Quit"), "game", ("Ctrl+Q",), after_line=True),
    Command("undo", QT_TRANSLATE_NOOP("Commands", "Undo"), "turn", ("Ctrl+Z",), DRAWN_ON),
    Command("redo", QT_TRANSLATE_NOOP("Commands", "Redo"), "turn", ("Ctrl+Shift+Z", "Ctrl+Y"), DRAWN_ON),
    Command("restart", QT_TRANSLATE_NOOP("Commands", "Restart turn"), "turn", ("Ctrl+R",), TABLE),
    Command("confirm", QT_TRANSLATE_NOOP("Commands", "Confirm turn"), "turn", ("Ctrl+Enter", "Ctrl+Return"), TABLE),
    Command(
        "choose_1",
        QT_TRANSLATE_NOOP("Commands", "Choose combination 1"),
        "turn",
        ("1",),
        TABLE,
        after_line=True,
    ),
    Command("choose_2", QT_TRANSLATE_NOOP("Commands", "Choose combination 2"), "turn", ("2",), TABLE),
    Command("choose_3", QT_TRANSLATE_NOOP("Commands", "Choose combination 3"), "turn", ("3",), TABLE),
    Command("choose_4", QT_TRANSLATE_NOOP("Commands", "Solo: effect of card 1"), "turn", ("4",), TABLE),
    Command("choose_5", QT_TRANSLATE_NOOP("Commands", "Solo: effect of card 2"), "turn", ("5",), TABLE),
    Command("choose_6", QT_TRANSLATE_NOOP("Commands", "Solo: effect of card 3"), "turn", ("6",), TABLE),
    Command("number", QT_TRANSLATE_NOOP("Commands", "Change number"), "turn", ("N",), TABLE, after_line=True),
    Command("effect", QT_TRANSLATE_NOOP("Commands", "Change effect"), "turn", ("E",), TABLE),
    Command("extend", QT_TRANSLATE_NOOP("Commands", "Extend"), "turn", ("X",), TABLE),
    Command("skip", QT_TRANSLATE_NOOP("Commands", "Skip effect"), "turn", ("S",), TABLE),
    Command(
        "take_back",
        QT_TRANSLATE_NOOP("Commands", "Take back"),
        "turn",
        ("Ctrl+Backspace",),
        TABLE,
        after_line=True,
    ),
    Command("next_seat", QT_TRANSLATE_NOOP("Commands", "Next seat"), "turn", ("F6",), TABLE),
    Command("play_now", QT_TRANSLATE_NOOP("Commands", "Play now"), "bots", ("F7",), TABLE),
    Command("why", QT_TRANSLATE_NOOP("Commands", "What they did, and why"), "bots", ("W",), TABLE),
    Command(
        "pace_instant",
        QT_TRANSLATE_NOOP("Commands", "Pace: at once"),
        "bots",
        ("Ctrl+1",),
        checkable=True,
        group="pace",
        after_line=True,
    ),
    Command(
        "pace_quick", QT_TRANSLATE_NOOP("Commands", "Pace: quick"), "bots", ("Ctrl+2",), checkable=True, group="pace"
    ),
    Command(
        "pace_normal",
        QT_TRANSLATE_NOOP("Commands", "Pace: unhurried"),
        "bots",
        ("Ctrl+3",),
        checkable=True,
        group="pace",
    ),
    Command(
        "pace_slow", QT_TRANSLATE_NOOP("Commands", "Pace: slow"), "bots", ("Ctrl+4",), checkable=True, group="pace"
    ),
    Command(
        "route_help",
        QT_TRANSLATE_NOOP("Commands", "Help with the route (noted in the record)"),
        "turn",
        ("L",),
        TABLE,
        checkable=True,
        after_line=True,
    ),
    Command("route_more", QT_TRANSLATE_NOOP("Commands", "Route help: one path more"), "turn", ("+", "="), TABLE),
    Command("route_fewer", QT_TRANSLATE_NOOP("Commands", "Route help: one path fewer"), "turn", ("-",), TABLE),
    Command("ledger", QT_TRANSLATE_NOOP("Commands", "Ledger"), "view", ("F2",), TABLE, True, "column"),
    Command("rivals", QT_TRANSLATE_NOOP("Commands", "Rivals"), "view", ("F3",), TABLE, True, "column"),
    Command("log", QT_TRANSLATE_NOOP("Commands", "Log"), "view", ("F4",), TABLE, True, "column"),
    Command("zoom_in", QT_TRANSLATE_NOOP("Commands", "Zoom in"), "view", ("Ctrl++", "Ctrl+="), TABLE, after_line=True),
    Command("zoom_out", QT_TRANSLATE_NOOP("Commands", "Zoom out"), "view", ("Ctrl+-",), TABLE),
    Command("zoom_reset", QT_TRANSLATE_NOOP("Commands", "Whole table"), "view", ("Ctrl+0",), TABLE),
    Command("pencil", QT_TRANSLATE_NOOP("Commands", "Pencil"), "view", ("P",), TABLE, checkable=True, after_line=True),
    Command("rubber", QT_TRANSLATE_NOOP("Commands", "Rubber"), "view", ("R",), TABLE, checkable=True),
    Command("pencil_visible", QT_TRANSLATE_NOOP("Commands", "Show pencil"), "view", ("H",), TABLE, checkable=True),
    Command(
        "theme_light",
        QT_TRANSLATE_NOOP("Commands", "Light board"),
        "view",
        ("Ctrl+Shift+L",),
        checkable=True,
        group="theme",
        after_line=True,
    ),
    Command(
        "theme_dark",
        QT_TRANSLATE_NOOP("Commands", "Dark board"),
        "view",
        ("Ctrl+Shift+D",),
        checkable=True,
        group="theme",
    ),
    Command(
        "theme_contrast",
        QT_TRANSLATE_NOOP("Commands", "High-contrast board"),
        "view",
        ("Ctrl+Shift+K",),
        checkable=True,
        group="theme",
    ),
    Command(
        "motion",
        QT_TRANSLATE_NOOP("Commands", "Motion"),
        "view",
        ("Ctrl+Shift+M",),
        checkable=True,
        after_line=True,
    ),
    Command("full_screen", QT_TRANSLATE_NOOP("Commands", "Full screen"), "view", ("F11",), checkable=True),
    Command("legend", QT_TRANSLATE_NOOP("Commands", "Legend of all symbols"), "help", ("F1",)),
    Command("how_to_play", QT_TRANSLATE_NOOP("Commands", "How to play in one minute"), "help", ("Shift+F1",)),
    Command("about", QT_TRANSLATE_NOOP("Commands", "About this program"), "help", ("Ctrl+F1",), after_line=True),
    Command("menu", QT_TRANSLATE_NOOP("Commands", "Menu"), "help", ("F10",), hidden=True),
)

COMMAND_BY_ID = {command.id: command for command in COMMANDS}
