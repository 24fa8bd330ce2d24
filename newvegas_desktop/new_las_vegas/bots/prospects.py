"""What a sheet is worth in the end: the score to expect, part by part."""

from collections.abc import Sequence
from math import exp

from newvegas_desktop.new_las_vegas.bots.chances import Expected, chances, rising
from newvegas_desktop.new_las_vegas.bots.outlook import MOST_KNOWN, Outlook, Outlooks
from newvegas_desktop.new_las_vegas.bots.situation import (
    LONGEST,
    Rival,
    Situation,
    acme_rival,
    rounds_left,
    situation,
)
from newvegas_desktop.new_las_vegas.bots.tour import Tours
from newvegas_desktop.new_las_vegas.bots.weights import Weights
from newvegas_desktop.new_las_vegas.rules.board import Board
from newvegas_desktop.new_las_vegas.rules.columns import PARS, Column
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.limousine import visited
from newvegas_desktop.new_las_vegas.rules.places import AVENUES, members
from newvegas_desktop.new_las_vegas.rules.sheet import DONE_FIRST, NOT_DONE, Sheet
from newvegas_desktop.new_las_vegas.rules.track import free_boxes

PARTS = ("projects", "inauguration", "shows", "hotels", "streets", "golf", "limousine", "safe", "room")
"""The parts of a prospect; the last is room for numbers to come, which scores nothing itself."""

_INAUGURATION, _STREETS = int(Column.INAUGURATION), int(Column.STREETS)
_LARGE, _SMALL = int(Column.HOTEL_LARGE), int(Column.HOTEL_SMALL)
_VIP, _LUXURY, _MISSING = int(Column.VIP), int(Column.LUXURY), int(Column.MISSING_PATH)
_LEFT, _RIGHT = int(Column.SHOW_LEFT), int(Column.SHOW_RIGHT)
_FIRST_STREET = (1 << AVENUES) - 1
_AVENUE_RANGE = tuple(range(AVENUES))


class Prospects:
    """Weighs sheets; what it reckons depends on its arguments alone."""

    def __init__(self, board: Board, weights: Weights) -> None:
        """For a printed sheet and a bot's beliefs."""
        self.board = board
        self.weights = weights
        self._outlooks = Outlooks(board, weights)
        self._tours = Tours(board, weights)
        self._chances = chances(board)
        self._courses: dict[tuple[bytes, int, int, int, int], list[float]] = {}
        self._carpets = tuple(
            (
                1 << lot,
                lot // AVENUES,
                lot % AVENUES,
                _VIP if board.vip >> lot & 1 else _LUXURY,
                bool(board.mafia >> lot & 1),
            )
            for lot, _ in board.carpets
        )
        self._pars = tuple((int(par), members(board.par_holes[par])) for par in PARS)
        self._course = members(board.golf_holes)
        self._late = tuple(min(1.0, rounds / 12) for rounds in range(LONGEST + 1))
        self._values = tuple(tuple(self._column(values, late) for values in board.columns) for late in self._late)
        self._shows: dict[tuple[int, int, int], tuple[float, float]] = {}

    def _column(self, values: Sequence[int], late: float) -> tuple[float, ...]:
        """What each value of a column will be in the end, with a part of the next improvement."""
        more = self.weights.unimproved * late
        return tuple(
            value + more * (values[i + 1] - value) if i + 1 < len(values) else float(value)
            for i, value in enumerate(values)
        )

    def situation(self, game: Game, seat: int, *, watchful: bool) -> Situation:
        """What a seat's sheet is weighed against; who is not watchful sees of its rivals only how soon they end."""
        rounds = float(LONGEST)
        rivals: list[Rival] = []
        loan = self.weights.loan
        if game.setup.solo:
            rivals.append(acme_rival(game, rounds_left(self.board, game.sheets[seat], game.round)))
        for other, sheet in enumerate(game.settled):
            if other != seat:
                rivals.append(self._rival(situation(game, other, (), LONGEST, loan), sheet))
                rounds = min(rounds, rounds_left(self.board, sheet, game.round))
        return situation(game, seat, tuple(rivals) if watchful else (), rounds, loan)

    def _rival(self, about: Situation, sheet: Sheet) -> Rival:
        board = self.board
        rounds = round(rounds_left(board, sheet, about.game.round))
        streets = self._outlooks.of(sheet, rounds)
        hotels = _hotels(streets)
        expected = self._expected(about, sheet, streets, hotels, hotels, rounds)
        return Rival(
            free=free_boxes(board, sheet),
            runs=tuple(street.run for street in streets),
            hotels=tuple(hotels),
            missing=tuple((mask & ~sheet.opened).bit_count() for mask in board.avenues),
            projects=tuple(
                1.0 if state != NOT_DONE else self._chances[project](expected)
                for project, state in zip(about.game.setup.projects, sheet.projects, strict=True)
            ),
            points=self.worth(about, sheet),
            points_now=sum(self.parts(about._replace(rounds=0.0), sheet)[:-1]),
        )

    def worth(self, about: Situation, sheet: Sheet) -> float:
        """The score to expect of a sheet."""
        return sum(self.parts(about, sheet))

    def parts(self, about: Situation, sheet: Sheet) -> tuple[float, ...]:
        """The score to expect, part by part in the order of PARTS."""
        board, weights = self.board, self.weights
        left = round(max(0.0, min(about.rounds, rounds_left(board, sheet, about.game.round)) - 1))
        late = self._late[left]
        streets = self._outlooks.of(sheet, left)
        hotels = _hotels(streets)
        large = self._large(about, sheet, hotels)
        expected = self._expected(about, sheet, streets, hotels, large, left)
        crossed = sheet.crossed
        columns = self._values[left]
        track = (sheet.checked, sheet.circled, crossed[_INAUGURATION], left)
        if track not in about.tracks:
            about.tracks[track] = self._inauguration(about, sheet, late)
        inauguration, last = about.tracks[track]
        shows, show_debts = self._show_prospect(crossed[_LEFT], crossed[_RIGHT], expected.shows)
        sum_large = sum(large)
        hotel_points = (
            sum_large * columns[_LARGE][crossed[_LARGE]] + (sum(hotels) - sum_large) * columns[_SMALL][crossed[_SMALL]]
        )
        lead = columns[_STREETS][crossed[_STREETS]]
        run = leads = room = 0.0
        for street, outlook in enumerate(streets):
            room += outlook.casinos
            run += outlook.run
            longest = outlook.run
            chance = about.leads.get((street, longest, left), -1.0)
            if chance < 0:
                chance = 1.0
                spread = weights.lead * (0.4 + 0.6 * late)
                for rival in about.rivals:
                    chance *= rising(longest - rival.runs[street] + 0.3, spread)
                about.leads[street, longest, left] = chance
            leads += chance
        golf = 0.0
        if about.game.setup.golf:
            holes = expected.holes
            for par, avenues in self._pars:
                value = columns[par][crossed[par]]
                for avenue in avenues:
                    golf += value * holes[avenue]
        limousine, mafia = self._limousine(about, sheet, streets, round(expected.paths), columns)
        debts = show_debts + sheet.extended.bit_count() + last
        unopened = board.cranes & sheet.built & ~sheet.opened
        if unopened:
            for lot in members(unopened):
                debts += 1 - streets[lot // AVENUES].opens[lot % AVENUES]
        safe = -weights.debt * debts * 0.25
        spread = weights.caution * (0.3 + 0.7 * late)
        for chance, bundles in about.bundles:
            safe += board.bankruptcy * chance * rising(debts - bundles - mafia - 0.5, spread)
        return (
            self._projects(about, sheet, expected),
            inauguration,
            shows,
            hotel_points,
            run * weights.run + lead * leads,
            golf,
            limousine,
            safe,
            room * weights.room,
        )

    def _projects(self, about: Situation, sheet: Sheet, expected: Expected) -> float:
        total = 0.0
        for i, project in enumerate(about.game.setup.projects):
            figures = self.board.projects[project]
            state = sheet.projects[i]
            if state != NOT_DONE:
                total += figures.first if state == DONE_FIRST else figures.later
                continue
            chance = self._chances[project](expected)
            if about.projects_taken[i]:
                points = float(figures.later)
            elif chance >= 1:
                points = float(figures.first)
            else:
                first = self.weights.project
                for rival in about.rivals:
                    first *= 1 - rival.projects[i] * (1 - chance * 0.5)
                points = figures.later * self.weights.project + (figures.first - figures.later) * first
            total += chance * points
        return total

    def _expected(
        self,
        about: Situation,
        sheet: Sheet,
        streets: Sequence[Outlook],
        hotels: Sequence[float],
        large: Sequence[float],
        left: int,
    ) -> Expected:
        weights = self.weights
        stars = streets[0].stars + streets[1].stars + streets[2].stars + streets[3].stars
        return Expected(
            sheet,
            streets,
            hotels,
            large,
            self._holes(sheet, streets[0].opens, left) if about.game.setup.golf else _NO_HOLES,
            min(stars * weights.shows, left * weights.show_rate),
            left * weights.limousine_rate + 0.4,
            left * 0.2,
            1 - exp(-weights.build * left * 1.5),
            weights.shows * 1.5,
        )

    def _large(self, about: Situation, sheet: Sheet, hotels: Sequence[float]) -> list[float]:
        """The chance of a large hotel in each avenue: nobody built there yet, and the race is won."""
        taken = about.hotels_taken & ~sheet.large
        closed = ~sheet.opened
        avenues, races = self.board.avenues, about.races
        return [
            0.0 if taken >> avenue & 1 else hotels[avenue] * races[avenue][(avenues[avenue] & closed).bit_count()]
            for avenue in _AVENUE_RANGE
        ]

    def _holes(self, sheet: Sheet, opens: Sequence[float], left: int) -> list[float]:
        """The chance of each hole to be circled."""
        key = (sheet.numbers[:AVENUES], sheet.built & _FIRST_STREET, sheet.holes, sheet.holes_lost, left)
        found = self._courses.get(key)
        if found is None:
            if len(self._courses) > MOST_KNOWN:
                self._courses.clear()
            found = self._courses[key] = self._course_ahead(sheet, opens)
        return found

    def _course_ahead(self, sheet: Sheet, opens: Sequence[float]) -> list[float]:
        """One hole after the other from those circled."""
        sure = self.weights.golf
        found = [0.0] * AVENUES
        circled, lost = sheet.holes, sheet.holes_lost
        if not circled:
            # the first casino of the street may stand anywhere
            for avenue in self._course:
                found[avenue] = opens[avenue] * sure * sure * 0.7
            return found
        low, high = (circled & -circled).bit_length() - 1, circled.bit_length()
        for avenue in range(low, high):
            found[avenue] = 1.0
        chance = 1.0
        for avenue in range(high, AVENUES):
            if lost >> avenue & 1:
                break
            chance *= opens[avenue] * sure
            found[avenue] = chance
        chance = 1.0
        for avenue in range(low - 1, -1, -1):
            if lost >> avenue & 1:
                break
            chance *= opens[avenue] * sure
            found[avenue] = chance
        return found

    def _inauguration(self, about: Situation, sheet: Sheet, late: float) -> tuple[float, float]:
        """Points of the place to expect with the worth of bonuses, and the chance to be last."""
        board, weights = self.board, self.weights
        free = free_boxes(board, sheet)
        places = board.places[sheet.crossed[_INAUGURATION]]
        spread = weights.place * (0.25 + 0.75 * late)
        points = place = 0.0
        last = 1.0
        for rival in about.rivals:
            place += rising(rival.free - free - 0.3, spread)
            last *= rising(rival.free - free + (0.3 if not about.game.setup.solo else -0.3), spread)
        if free > 0:
            low = min(int(place), len(places) - 1)
            high = min(low + 1, len(places) - 1)
            points = places[low] + (places[high] - places[low]) * min(1.0, place - low)
        ends = board.group_ends
        group = sheet.circled
        while group < len(ends) and sheet.checked >= ends[group]:
            group += 1
        ready = group - sheet.circled
        bonuses = weights.group * (min(ready, 2) + 0.4 * max(0, ready - 2))
        if group < len(ends):
            bonuses += weights.box * (sheet.checked - (ends[group - 1] if group else 0))
        return points + late * bonuses, last

    def _show_prospect(self, left: int, right: int, more: float) -> tuple[float, float]:
        """The points and debts of the shows to expect."""
        quarters = round(more * 4)
        found = self._shows.get((left, right, quarters))
        if found is None:
            whole, part = divmod(quarters, 4)
            points, debts = self._best_shows(left, right, whole)
            then, then_debts = self._best_shows(left, right, whole + 1)
            found = self._shows[left, right, quarters] = (
                points + part / 4 * (then - points),
                debts + part / 4 * (then_debts - debts),
            )
        return found

    def _best_shows(self, left: int, right: int, more: int) -> tuple[float, float]:
        """The points and debts of so many more shows, placed as well as can be."""
        board = self.board
        best = (-999.0, 0.0, 0.0)
        for a in range(min(more, board.crossable[_LEFT] - left) + 1):
            b = min(more - a, board.crossable[_RIGHT] - right)
            points = board.columns[_LEFT][left + a] + board.columns[_RIGHT][right + b]
            debts = sum(1 for box in board.show_debts[Column.SHOW_LEFT] if 0 < left + a <= box)
            debts += sum(1 for box in board.show_debts[Column.SHOW_RIGHT] if 0 < right + b <= box)
            best = max(best, (points - self.weights.debt * debts, float(points), float(debts)))
        return best[1], best[2]

    def _limousine(
        self, about: Situation, sheet: Sheet, streets: Sequence[Outlook], paths: int, columns: Sequence[Sequence[float]]
    ) -> tuple[float, float]:
        """Points of the route with what it may still bring, and the bundles of Mafia carpets."""
        crossed = sheet.crossed
        points = mafia = 0.0
        vip, luxury = columns[_VIP][crossed[_VIP]], columns[_LUXURY][crossed[_LUXURY]]
        if sheet.route:
            seen = visited(self.board, sheet)
            for bit, street, avenue, kind, is_mafia in self._carpets:
                if seen & bit:
                    opens = streets[street].opens[avenue]
                    if is_mafia:
                        mafia += opens
                    else:
                        points += (vip if kind == _VIP else luxury) * opens
        missing = -self.board.columns[_MISSING][crossed[_MISSING]]
        worth = self._tours.worth(sheet.route, sheet.driven, paths, about.opened, sheet.built, vip, luxury, missing)
        return points + mafia * self.weights.mafia + worth, mafia


_NO_HOLES = (0.0,) * AVENUES


def _hotels(streets: Sequence[Outlook]) -> list[float]:
    """The chance of a hotel in each avenue."""
    first, second, third, fourth = (street.steered for street in streets)
    return [a * b * c * d for a, b, c, d in zip(first, second, third, fourth, strict=True)]
