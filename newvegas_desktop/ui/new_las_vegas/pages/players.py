"""Who can sit at a table: people, and the bots there are."""

from PySide6.QtCore import QCoreApplication

from newvegas_desktop.new_las_vegas.present.bot_turns import BOT, HUMAN, bots_of
from newvegas_desktop.new_las_vegas.present.bot_words import about, offered, title_of
from newvegas_desktop.new_las_vegas.session.session import Seat, Session
from newvegas_desktop.ui.shell.language import say_in_users_language


def players() -> tuple[dict[str, str], dict[str, str]]:
    """The kinds of player with their names, people first, and a sentence about each bot."""
    say = say_in_users_language()
    kinds = {HUMAN: QCoreApplication.translate("NewGame", "Human")}
    abouts = {}
    for number, name in enumerate(offered(), 1):
        level = QCoreApplication.translate("NewGame", "Bot {number}: {name}")
        kinds[BOT + name] = level.format(number=number, name=title_of(name, say))
        abouts[BOT + name] = about(name, say)
    return kinds, abouts


def seats_without_bots(session: Session) -> str:
    """Give people the seats of bots there are not; what the user should know, in one sentence."""
    game = session.game
    if game.outcome is not None or game.setup.solo:
        return ""
    known = bots_of(session.seats)
    strange = [number for number, seat in enumerate(session.seats) if seat.is_bot and number not in known]
    sentence = ""
    if strange:
        names = ", ".join(f"{session.seats[number].name} ({session.seats[number].player})" for number in strange)
        sentence = QCoreApplication.translate(
            "NewGame", "This program does not know who plays for {names}; a person plays there now."
        ).format(names=names)
    elif all(seat.is_bot for seat in session.seats):
        strange = [0]
        sentence = QCoreApplication.translate(
            "NewGame", "Nobody at this table is a person; the seat of {name} is yours now."
        ).format(name=session.seats[0].name)
    session.seats = tuple(
        Seat(seat.name, HUMAN) if number in strange else seat for number, seat in enumerate(session.seats)
    )
    return sentence
