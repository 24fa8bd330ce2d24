"""A game's whole state by value, so that a change in place is seen too."""

from typing import Any

from newvegas_desktop.new_las_vegas.rules.columns import Column
from newvegas_desktop.new_las_vegas.rules.game import Game
from newvegas_desktop.new_las_vegas.rules.phase import Phase
from newvegas_desktop.new_las_vegas.rules.places import LOTS, avenue_of, members, street_of
from newvegas_desktop.new_las_vegas.rules.sheet import DONE_FIRST, Sheet
from newvegas_desktop.new_las_vegas.rules.turn import Stage, Turn
from tests.naive.model import NaiveGame
from tests.naive.model import Sheet as NaiveSheet

State = tuple[Any, ...]


def _plain(value: Any) -> Any:
    if isinstance(value, Sheet | Turn):
        return tuple(_plain(getattr(value, name)) for name in type(value).__slots__)
    return tuple(_plain(inner) for inner in value) if isinstance(value, list) else value


def state(game: Game) -> State:
    """Everything a game holds but the source of chance and the board."""
    return tuple(_plain(getattr(game, name)) for name in Game.__slots__ if name not in ("board", "chance"))


def shown(game: Game) -> tuple[int, bool]:
    """Changes whenever all are shown what nobody may undo: new cards, or at a table the turns of a closed round."""
    return game.round, game.setup.seats > 1 and game.phase in (Phase.RESHUFFLE, Phase.END)


def as_recorded(game: Game) -> Game:
    """The game without what a record does not hold: steps of unconfirmed turns, answers to an open question."""
    game = game.copy()
    for seat, turn in enumerate(game.turns):
        if turn.stage is not Stage.DONE:
            game.reopen(seat)
    if game.phase is Phase.RESHUFFLE:
        game.answers = [None] * len(game.answers)
    return game


def _avenues(mask: int) -> list[int]:
    return [lot + 1 for lot in members(mask)]


def _places(mask: int) -> list[tuple[int, int]]:
    return [(street_of(lot), avenue_of(lot)) for lot in members(mask)]


def same_marks(game: Game, sheet: Sheet, naive: NaiveSheet) -> None:
    """Check that the referee has the same marks on a sheet."""
    board = game.board
    numbers = {(street_of(lot), avenue_of(lot)): sheet.number(lot) for lot in range(LOTS) if sheet.opened >> lot & 1}
    assert numbers == naive.numbers
    assert _places(sheet.built & board.cranes) == sorted(naive.cranes)
    assert _places(sheet.stars) == sorted(lot for lot, mark in naive.stars.items() if mark == "circled")
    assert _places(sheet.stars_lost) == sorted(lot for lot, mark in naive.stars.items() if mark == "crossed")
    assert _avenues(sheet.holes) == sorted(hole for hole, mark in naive.holes.items() if mark == "circled")
    assert _avenues(sheet.holes_lost) == sorted(hole for hole, mark in naive.holes.items() if mark == "crossed")
    assert _avenues(sheet.large) == sorted(hotel for hotel, size in naive.hotels.items() if size == "large")
    assert _avenues(sheet.small) == sorted(hotel for hotel, size in naive.hotels.items() if size == "small")
    assert list(sheet.crossed) == [naive.crossed[column.key] for column in Column]
    assert sheet.checked == naive.track
    assert list(range(sheet.circled)) == sorted(naive.groups)
    assert list(members(sheet.extended)) == sorted(group for group, debt in naive.groups.items() if debt == "circled")
    route = [(street_of(place), avenue_of(place)) for place in sheet.route or (board.roads.light,)]
    assert route == naive.route
    assert sheet.driven.bit_count() == len(naive.driven)
    points = {
        project: board.projects[project].first if done == DONE_FIRST else board.projects[project].later
        for project, done in zip(game.setup.projects, sheet.projects, strict=True)
        if done
    }
    assert points == naive.projects


def same_game(game: Game, naive: NaiveGame) -> None:
    """Check that the referee stands where a game stands, as far as the record of both goes."""
    assert naive.over is (game.outcome is not None)
    if game.phase is Phase.VOTE:
        return
    assert naive.round == game.round
    if game.phase is Phase.TURNS:
        for sheet, settled in zip(game.settled, naive.seats, strict=True):
            same_marks(game, sheet, settled)
        assert sorted(naive.confirmed) == [seat for seat, turn in enumerate(game.turns) if turn.stage is Stage.DONE]
        for seat, confirmed in naive.confirmed.items():
            same_marks(game, game.sheets[seat], confirmed)
    elif game.phase is Phase.END:
        for sheet, last in zip(game.sheets, naive.seats, strict=True):
            same_marks(game, sheet, last)
    if naive.acme is not None:
        assert _avenues(game.acme.hotels) == sorted(naive.acme.hotels)
        assert game.acme.approvals == naive.acme.approvals
        assert [(card.number, card.effect.key) for card in game.solo_cards.pile] == naive.acme.pile
