"""Saved games as the start page and the menu offer them: who plays, how far it is, and when that was."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from newvegas_desktop.new_las_vegas.session.save import View
from newvegas_desktop.new_las_vegas.session.shelf import Shelf, Taken
from newvegas_desktop.ui.new_las_vegas.pages.thumbnails import thumbnail
from newvegas_desktop.ui.paint.themes import PEN_NAMES
from newvegas_desktop.ui.shell.language import say_in_users_language
from newvegas_desktop.ui.shell.recent import RecentEntry
from newvegas_desktop.ui.shell.start_page import StartEntry

GO_ON = "continue:"
"""What stands before the name of a save that is gone on with."""
MOST_UNFINISHED = 8
"""So many saves are read through for their names at most."""


def inks_of(view: View, seats: int) -> tuple[str, ...]:
    """An ink for every seat, each once."""
    inks = [ink for ink in dict.fromkeys(view.inks) if ink in PEN_NAMES]
    inks += [ink for ink in PEN_NAMES if ink not in inks]
    return tuple(inks[:seats])


def when_words(when: datetime, now: datetime) -> str:
    """A moment as it is said: the time of today or yesterday, else the date."""
    moment = QDateTime.fromSecsSinceEpoch(int(when.timestamp()))
    days = (now.astimezone().date() - when.astimezone().date()).days
    time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
    if days == 0:
        return QCoreApplication.translate("SavedGames", "today {time}").format(time=time)
    if days == 1:
        return QCoreApplication.translate("SavedGames", "yesterday {time}").format(time=time)
    return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)


def game_words(players: Sequence[str], round_: int, when: datetime) -> str:
    """A game in one line: `Ada and Bob, round 20, today 20:41`."""
    *some, last = players
    names = say_in_users_language()("{some} and {last}", some=", ".join(some), last=last) if some else last
    words = QCoreApplication.translate("SavedGames", "{names}, round {round}, {when}")
    return words.format(names=names, round=max(1, round_), when=when_words(when, datetime.now()))


def continue_entry(name: str, taken: Taken, theme: str) -> StartEntry:
    """The game to go on with, with its picture where nobody has to hide a sheet."""
    from newvegas_desktop.new_las_vegas.present.city import city_view
    from newvegas_desktop.new_las_vegas.present.seen import position

    session, view = taken.session, taken.save.view
    names = tuple(seat.name for seat in session.seats)
    seat = min(view.seat, len(names) - 1)
    over = session.game.outcome is not None
    hidden = not over and (view.secret or session.game.round == 0)
    architect = session.game.setup.architect
    players = [*names, architect.name] if architect is not None else names
    inks = inks_of(view, len(names))
    city = city_view(position(session.game, seat, names), {}, pen=inks[seat], pens=inks)
    picture = None if hidden else thumbnail(city, theme)
    title = QCoreApplication.translate("SavedGames", "Continue")
    if over:
        from newvegas_desktop.new_las_vegas.present.end_view import end_title

        words = QCoreApplication.translate("SavedGames", "Final score: {result}, {when}")
        result = end_title(session, say_in_users_language())
        detail = words.format(result=result, when=when_words(taken.when, datetime.now()))
    else:
        detail = game_words(players, session.game.round, taken.when)
    return StartEntry(GO_ON + name, title, detail, "next", picture, primary=True)


def recent_games(shelf: Shelf, besides: str, files: Sequence[str]) -> list[RecentEntry]:
    """The other games that can be gone on with, then the files used last."""
    kept = shelf.unfinished(besides, MOST_UNFINISHED)
    words = [(game.name, game_words(game.players, game.round, game.when)) for game in kept]
    found = [RecentEntry(GO_ON + name, text, text) for name, text in words]
    return found + [RecentEntry(path, Path(path).name) for path in files if Path(path).exists()]
