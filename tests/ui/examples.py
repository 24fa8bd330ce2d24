"""Example positions for the gallery and the painters' tests: written by hand, not played."""

from collections.abc import Callable
from dataclasses import replace

from newvegas_desktop.new_las_vegas.present.view import (
    ButtonView,
    CardView,
    Choice,
    CityView,
    Column,
    Crane,
    Effect,
    HoleView,
    HotelMark,
    HotelView,
    LedgerView,
    Lot,
    Mark,
    Part,
    PartView,
    PathTarget,
    RouteView,
    SafeView,
    SeatState,
    SeatView,
    StreetView,
    TableView,
    Tone,
    TrackView,
)
from newvegas_desktop.ui.new_las_vegas.table import Scene
from tests.ui.example_parts import (
    CARDS,
    CONFIRM,
    COUNTED,
    MENU,
    PARS,
    PROJECTS,
    SEATS,
    bonus_buttons,
    lamps,
    light_up,
    printed_lots,
    roads,
    score_columns,
    score_parts,
    track_groups,
    undo_tools,
    with_chosen,
    written_lots,
)


def empty() -> Scene:
    """The first round before anything is chosen."""
    city = CityView(
        lots=printed_lots(),
        holes={avenue: HoleView(par) for avenue, par in PARS.items()},
        hotels={avenue: HotelView() for avenue in range(1, 12)},
        streets={street: StreetView("0", "", False) for street in range(1, 5)},
        roads=roads(),
        lamps=lamps(),
        light=(2, 2),
        route=RouteView(nodes=((2, 2),)),
    )
    counts = dict.fromkeys(COUNTED, "0 ×")
    ledger = LedgerView(
        projects=(
            replace(PROJECTS[0], id="P6", sentence="the hotels of avenue 1 and avenue 11, of any size", first="9",
                    later="4", progress="0 of 2"),
            replace(PROJECTS[1], id="V4", sentence="a run of 5 even numbers at the beginning or the end of a street",
                    first="11", later="6", progress="0 of 5", rival=""),
            replace(PROJECTS[2], id="Y4", progress="0 of 4", first="10", later="6", lost=False,
                    sentence="in one street, every crane casino built and open and every star circled"),
        ),
        track=TrackView(3, groups=track_groups("......", 0), status="3 free, 1st", rivals="Bob 3  Rita 3"),
        columns=score_columns({}, counts),
        parts=score_parts({Part.INAUGURATION: "10"}),
        streets=city.streets,
        safe=SafeView("1", "1", "covered", Tone.GOOD),
        total_label="Total so far",
        total="10",
    )  # fmt: skip
    seats = tuple(replace(seat, points="10") for seat in SEATS)
    table = TableView(
        seats, CARDS, "ROUND 1", "Earliest end: anyone, 11 track boxes", "Choose a combination",
        "Keys 1 to 3. Where its number fits, the casinos light up.", bonuses=bonus_buttons("number", "effect"),
        tools=undo_tools(undo=False), confirm=CONFIRM, menu=MENU,
    )  # fmt: skip
    return Scene(city, ledger, table)


_HALF = {
    (1, 2): 2, (1, 3): 3, (1, 4): 5, (1, 5): 7, (1, 6): 9, (1, 9): 13, (2, 2): 4, (2, 4): 6, (2, 5): 8, (2, 8): 11,
    (2, 11): 15, (3, 3): 1, (3, 4): 3, (3, 6): 5, (3, 7): 7, (3, 10): 14, (4, 1): 0, (4, 2): 2, (4, 4): 6, (4, 5): 6,
    (4, 9): 12,
}  # fmt: skip
_HALF_ROUTE = ((2, 2), (2, 3), (2, 4), (2, 5), (2, 6), (3, 6), (3, 5), (2, 5), (1, 5))
_HALF_STARS = {
    (1, 4): Mark.CIRCLED, (1, 9): Mark.CROSSED, (2, 4): Mark.CIRCLED, (3, 3): Mark.CIRCLED, (4, 1): Mark.CROSSED,
}  # fmt: skip


def _half_city() -> CityView:
    """A city in the middle of the game."""
    runs = {1: (3, 4, 5, 6), 2: (2, 4, 5), 3: (3, 4), 4: (1, 2)}
    holes = {
        avenue: HoleView(par, Mark.CIRCLED if avenue < 7 else Mark.CROSSED) for avenue, par in PARS.items()
    }  # fmt: skip
    hotels = {avenue: HotelView() for avenue in range(1, 12)}
    hotels[4] = HotelView(HotelMark.LARGE)
    hotels[5] = HotelView(HotelMark.SMALL, True, ("B",))
    hotels[2] = HotelView(HotelMark.SMALL, True, ("B", "R"))
    hotels[3] = hotels[6] = HotelView(HotelMark.NONE, True, ("R",))
    return CityView(
        lots=written_lots(_HALF, {(1, 2), (2, 4), (3, 5)}, _HALF_STARS, {(2, 5), (3, 6)}, runs),
        holes=holes,
        hotels=hotels,
        streets={
            1: StreetView("4", "B3", True),
            2: StreetView("3", "B5"),
            3: StreetView("4", "R4", True),
            4: StreetView("4", "R2", True),
        },
        roads=roads(),
        lamps=lamps(),
        light=(2, 2),
        route=RouteView(_HALF_ROUTE, limousine=(1, 5)),
    )


def _half_ledger(city: CityView) -> LedgerView:
    """The ledger of that city."""
    crossed = {
        Column.SHOWS_LEFT: 3, Column.SHOWS_RIGHT: 1, Column.HOTELS_LARGE: 2, Column.HOTELS_SMALL: 1,
        Column.STREETS: 1, Column.PAR_5: 3, Column.VIP: 1, Column.MISSING_PATH: 1,
    }  # fmt: skip
    counts = {
        Column.HOTELS_LARGE: "1 ×", Column.HOTELS_SMALL: "2 ×", Column.STREETS: "3 ×", Column.PAR_3: "2 ×",
        Column.PAR_4: "2 ×", Column.PAR_5: "1 ×", Column.VIP: "2 ×", Column.LUXURY: "0 ×", Column.MISSING_PATH: "2 ×",
    }  # fmt: skip
    points = {
        Part.INAUGURATION: "10", Part.SHOWS: "14", Part.HOTELS: "9", Part.STREETS: "33", Part.GOLF: "16",
        Part.LIMOUSINE: "−2", Part.SAFE: "0",
    }  # fmt: skip
    return LedgerView(
        projects=PROJECTS,
        track=TrackView(8, groups=track_groups("xo....", 2), status="4 free, 1st", rivals="Bob 3  Rita 2"),
        columns=score_columns(crossed, counts),
        parts=score_parts(points, limousine=PartView("", note="home: 10")),
        streets=city.streets,
        safe=SafeView("1", "4", "only with a loan", Tone.EVEN),
        total_label="Total so far",
        total="80",
        pen=city.pen,
    )


def half() -> Scene:
    """Choosing where to open a casino, with one lot in preview."""
    city = _half_city()
    lots = dict(city.lots)
    light_up(lots, 8)
    lots[3, 8] = replace(lots[3, 8], preview=True, ghost=8, ghost_star=Mark.CIRCLED)
    lots[4, 6] = replace(lots[4, 6], focus=True)
    ledger = _half_ledger(city)
    parts = dict(ledger.parts)
    parts[Part.SHOWS] = replace(parts[Part.SHOWS], delta="+4")
    parts[Part.STREETS] = replace(parts[Part.STREETS], delta="+1")
    ledger = replace(ledger, parts=parts, total_delta="+5 with 8 in 3.8")
    table = TableView(
        SEATS, with_chosen(0), "ROUND 17", "Earliest end: Bob, 4 track boxes", "Open a casino with 8",
        "4 lots fit. 3.8 has a star, so the show can be performed there.", bonuses=bonus_buttons("number", "effect"),
        tools=undo_tools(), confirm=CONFIRM, menu=MENU,
    )  # fmt: skip
    return Scene(replace(city, lots=lots), ledger, table)


def limousine() -> Scene:
    """Choosing the limousine's next path, and one number written this turn."""
    city = _half_city()
    lots = dict(city.lots)
    lots[4, 6] = replace(lots[4, 6], number=8, fresh=True, in_run=True)
    lots[1, 7] = replace(lots[1, 7], ghost_visited=True)
    targets = (
        PathTarget((1, 6), (1, 7), preview=True),
        PathTarget((1, 6), (2, 6)),
        PathTarget((1, 4), (1, 3)),
        PathTarget((1, 4), (2, 4), focus=True),
    )
    route = replace(city.route, targets=targets)
    city = replace(city, lots=lots, route=route, pen="green")
    ledger = replace(_half_ledger(city), total_delta="−6 and 1 debt with I1.7", total_tone=Tone.BAD)
    parts = dict(ledger.parts)
    parts[Part.LIMOUSINE] = replace(parts[Part.LIMOUSINE], delta="−6", tone=Tone.BAD)
    ledger = replace(ledger, parts=parts)
    table = TableView(
        tuple(replace(seat, current=seat.name == "Rita") for seat in SEATS), with_chosen(1), "ROUND 17",
        "Earliest end: Bob, 4 track boxes", "Draw a path for the limousine",
        "To the lamp above 2.7. 3 missing paths, the Luxury carpet of 1.7 is visited.",
        bonuses=bonus_buttons("extend"), tools=undo_tools(redo=True), confirm=replace(CONFIRM, enabled=True), menu=MENU,
    )  # fmt: skip
    return Scene(city, ledger, table)


_BOOK = {
    (1, 2): 1, (1, 3): 2, (1, 4): 5, (1, 5): 7, (1, 6): 9, (1, 7): 11, (1, 8): 12, (1, 9): 13, (2, 2): 1, (2, 3): 1,
    (2, 5): 2, (2, 6): 3, (2, 7): 4, (2, 8): 5, (2, 9): 6, (2, 10): 8, (2, 11): 9, (3, 5): 1, (3, 6): 5, (3, 7): 5,
    (3, 8): 7, (3, 9): 9, (3, 10): 11, (3, 11): 15, (4, 1): 0, (4, 2): 4, (4, 4): 6, (4, 5): 8, (4, 6): 9, (4, 7): 11,
    (4, 8): 12, (4, 9): 14,
}  # fmt: skip
_BOOK_STARS: dict[Lot, Mark] = {
    **dict.fromkeys(((1, 4), (1, 7), (1, 9), (2, 7), (2, 10), (3, 8), (3, 9), (4, 1), (4, 7)), Mark.CIRCLED),
    (3, 5): Mark.CROSSED,
}


def finished() -> Scene:
    """The worked example of the books: 92 points."""
    runs = {1: (4, 5, 6, 7), 2: (2, 3), 3: tuple(range(5, 12)), 4: (1, 2, 4, 5)}
    holes = {
        avenue: HoleView(par, Mark.CIRCLED if avenue in (2, 3, 4, 5, 6, 7) else Mark.CROSSED)
        for avenue, par in PARS.items()
    }
    hotels = {avenue: HotelView() for avenue in range(1, 12)}
    for avenue in (2, 6, 8):
        hotels[avenue] = HotelView(HotelMark.LARGE)
    for avenue in (5, 7, 9, 11):
        hotels[avenue] = HotelView(HotelMark.SMALL, True, ("A",))
    city = CityView(
        lots=written_lots(_BOOK, {(1, 2), (2, 1), (2, 9), (3, 5), (3, 11), (4, 8)}, _BOOK_STARS,
                   {(1, 3), (1, 4), (2, 5)}, runs),
        holes=holes,
        hotels=hotels,
        streets={
            1: StreetView("4", "A5"),
            2: StreetView("2", "A6"),
            3: StreetView("7", "A3", True),
            4: StreetView("4", "A5"),
        },
        roads=roads(),
        lamps=lamps(),
        light=(2, 2),
        route=RouteView(((2, 2), (1, 2), (1, 3), (1, 4), (2, 4), (2, 5), (3, 5)), limousine=(3, 5)),
        pen="red",
    )  # fmt: skip
    crossed = {
        Column.INAUGURATION: 1, Column.SHOWS_LEFT: 6, Column.SHOWS_RIGHT: 3, Column.STREETS: 2, Column.PAR_5: 3,
        Column.MISSING_PATH: 1,
    }  # fmt: skip
    counts = {
        Column.HOTELS_LARGE: "3 ×", Column.HOTELS_SMALL: "4 ×", Column.STREETS: "1 ×", Column.PAR_3: "3 ×",
        Column.PAR_4: "2 ×", Column.PAR_5: "1 ×", Column.VIP: "1 ×", Column.LUXURY: "1 ×", Column.MISSING_PATH: "2 ×",
    }  # fmt: skip
    points = {
        Part.INAUGURATION: "8", Part.SHOWS: "37", Part.HOTELS: "13", Part.STREETS: "25", Part.GOLF: "17",
        Part.LIMOUSINE: "−6", Part.SAFE: "−20",
    }  # fmt: skip
    ledger = LedgerView(
        projects=(
            replace(PROJECTS[0], progress="done", rival="Ada first", first_gone=True, done_later=True),
            replace(PROJECTS[1], progress="3 of 6", rival="Ada done", first_gone=True),
            replace(PROJECTS[2], id="Y5", sentence="the first 3 boxes of both Show columns crossed", first="12",
                    later="6", progress="done", done_first=True, lost=False),
        ),
        track=TrackView(7, groups=track_groups("xoo..."), status="1 free, 2nd", rivals="Ada 3"),
        columns=score_columns(crossed, counts),
        parts=score_parts(points),
        streets=city.streets,
        safe=SafeView("4", "5", "bankrupt", Tone.BAD, penalty_mark=Mark.CIRCLED),
        total_label="Total",
        total="92",
        pen="red",
    )  # fmt: skip
    table = TableView(
        (SeatView("Ada", "blue", "117", SeatState.DONE), SeatView("Benoit", "red", "92", SeatState.DONE, True)),
        (), "FINISHED", "Ada wins by 25 points", "The game is over",
        "Ada has completed all three projects. 117 to 92.",
        tools=(ButtonView("review", "Review", icon="eye"), ButtonView("replay", "Replay", icon="restart"),
               ButtonView("log", "Log", icon="list")),
        confirm=ButtonView("again", "Play again", "Ctrl+N", primary=True), menu=MENU,
    )  # fmt: skip
    return Scene(city, ledger, table)


def full() -> Scene:
    """Six seats, everything written, every state and the longest words at once."""
    numbers = dict(_BOOK)
    numbers.update({(1, 10): 16, (2, 4): 1, (3, 3): 0, (3, 4): 1, (4, 3): 5, (3, 11): 17, (2, 11): 14, (2, 10): 13})
    built = {lot for lot, view in printed_lots().items() if view.crane is not Crane.NONE}
    carpets = {lot for lot, view in printed_lots().items() if view.carpet is not None}
    stars = {
        lot: Mark.CROSSED if sum(lot) % 3 == 0 else Mark.CIRCLED for lot, view in printed_lots().items() if view.star
    }
    lots = written_lots(numbers, built, stars, carpets, {1: tuple(range(4, 9)), 3: tuple(range(5, 12)), 4: (4, 5)})
    lots[3, 9] = replace(lots[3, 9], fresh=True)
    lots[2, 1] = replace(lots[2, 1], fits=True, preview=True, focus=True, ghost=0, ghost_debt=Mark.CROSSED)
    holes = {avenue: HoleView(par, Mark.CIRCLED) for avenue, par in PARS.items()}
    holes[10] = HoleView(5, ghost=Mark.CROSSED)
    holes[9] = HoleView(4, Mark.CIRCLED, fresh=True)
    hotels = {
        avenue: HotelView(HotelMark.LARGE) if avenue % 3 else HotelView(HotelMark.SMALL, True, ("B", "R", "K"))
        for avenue in range(1, 12)
    }
    hotels[1] = HotelView(ghost=HotelMark.LARGE)
    nodes = (
        (2, 2), (1, 2), (1, 3), (1, 4), (1, 5), (2, 5), (2, 4), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (3, 5),
        (3, 6), (2, 6), (2, 7), (2, 8), (1, 8), (1, 9), (2, 9), (2, 10), (3, 10), (3, 9), (4, 9), (4, 8), (4, 7),
        (4, 6), (3, 6), (3, 7),
    )  # fmt: skip
    city = CityView(
        lots=lots,
        holes=holes,
        hotels=hotels,
        streets={
            1: StreetView("5", "B3", True),
            2: StreetView("11", "B10", True),
            3: StreetView("7", "R9"),
            4: StreetView("2", "K8"),
        },
        roads=roads(),
        lamps=lamps(),
        light=(2, 2),
        route=RouteView(nodes, fresh_blocks=2, limousine=(3, 7)),
        pen="violet",
    )
    crossed = dict.fromkeys(Column, 3)
    crossed.update(
        {Column.INAUGURATION: 0, Column.SHOWS_LEFT: 5, Column.SHOWS_RIGHT: 6, Column.HOTELS_LARGE: 4, Column.PAR_4: 1,
         Column.VIP: 2, Column.LUXURY: 0}
    )  # fmt: skip
    counts = dict.fromkeys(COUNTED, "7 ×")
    columns = score_columns(crossed, counts, {Column.PAR_5: 1})
    for column in (Column.INAUGURATION, Column.PAR_4, Column.VIP, Column.LUXURY):
        columns[column] = replace(columns[column], lit=True)
    columns[Column.VIP] = replace(columns[Column.VIP], preview=True)
    columns[Column.LUXURY] = replace(columns[Column.LUXURY], focus=True)
    points = {
        Part.INAUGURATION: "15", Part.SHOWS: "39", Part.HOTELS: "105", Part.STREETS: "65", Part.GOLF: "41",
        Part.LIMOUSINE: "−10", Part.SAFE: "−20",
    }  # fmt: skip
    empty_projects = empty().ledger.projects
    ledger = LedgerView(
        projects=(
            replace(empty_projects[0], progress="done", done_first=True),
            replace(empty_projects[1], progress="4 of 5", rival="Bob done", first_gone=True),
            replace(empty_projects[2], progress="done", rival="Rita first", first_gone=True, done_later=True),
        ),
        track=TrackView(12, 2, 2, track_groups("xoxox."), "3 free, 1st", "Bob 3  Rita 2  Kim 10"),
        columns=columns,
        parts=score_parts(
            points,
            limousine=PartView("", delta="+14", note="home: 22"),
            hotels=PartView("", delta="+10"),
            safe=PartView("", delta=""),
            golf=PartView("", delta="−8", tone=Tone.BAD),
        ),
        streets=city.streets,
        safe=SafeView("9", "10", "covered only with a loan of 4", Tone.EVEN, ghost_debts="11"),
        total_label="Total so far",
        total="235",
        total_delta="+16, 2 debts, with VIP improved",
        pen="violet",
    )
    seats = tuple(
        SeatView(name, pen, points, state, current=name == "Krzysztof", hover=name == "Bob")
        for name, pen, points, state in (
            ("Ada", "blue", "173", SeatState.DONE),
            ("Bob", "red", "68", SeatState.DONE),
            ("Rita", "green", "171", SeatState.WAITING),
            ("Krzysztof", "violet", "235", SeatState.WRITING),
            ("Żaneta", "orange", "101", SeatState.WAITING),
            ("Maximiliane", "black", "97", SeatState.WAITING),
        )
    )
    cards = (
        CardView(15, Effect.IMPROVEMENT, "IMPROVEMENT", Effect.IMPROVEMENT, "then Improvement", "1", "1 lot",
                 Choice.CHOSEN, Choice.CHOSEN),
        CardView(10, Effect.INAUGURATION, "INAUGURATION", Effect.CONSTRUCTION, "then Construction", "2", "no lot",
                 hover=True),
        CardView(7, Effect.LIMOUSINE, "LIMOUSINE", Effect.INAUGURATION, "then Inauguration", "3", "12 lots",
                 focus=True),
    )  # fmt: skip
    table = TableView(
        seats, cards, "ROUND 31", "Earliest end: Krzysztof, next round, all projects", "Improve one yellow column",
        "Streets cannot be improved: its last value is reached. The VIP column would go from 7 to 9.",
        Tone.BAD, bonus_buttons("number", "extend", active="extend"), undo_tools(True, True),
        replace(CONFIRM, enabled=True, hover=True), MENU,
    )  # fmt: skip
    return Scene(city, ledger, table)


EXAMPLES: dict[str, Callable[[], Scene]] = {
    "empty": empty,
    "half": half,
    "full": full,
    "limousine": limousine,
    "finished": finished,
}
