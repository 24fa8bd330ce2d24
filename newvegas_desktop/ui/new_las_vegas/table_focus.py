"""Which slot of a screen the keyboard rests on."""

from newvegas_desktop.new_las_vegas.present.screen import Screen
from newvegas_desktop.ui.new_las_vegas.geometry import lot_slot
from newvegas_desktop.ui.new_las_vegas.table_paths import path_slot


def focus_slot(screen: Screen) -> str | None:
    """The slot with the focus flag, a chooser's option first."""
    if screen.chooser is not None:
        for option in screen.chooser.options:
            if option.focus:
                return f"option:{option.id}"
    city, ledger, table = screen.city, screen.ledger, screen.table
    for lot, view in city.lots.items():
        if view.focus:
            return lot_slot(lot)
    for target in city.route.targets:
        if target.focus:
            return path_slot(target)
    for avenue, hole in city.holes.items():
        if hole.focus:
            return f"hole:{avenue}"
    for avenue, hotel in city.hotels.items():
        if hotel.focus:
            return f"hotel:{avenue}"
    for column, row in ledger.columns.items():
        if row.focus:
            return f"column:{column}"
    for project in ledger.projects:
        if project.focus:
            return f"project:{project.id}"
    for index, group in enumerate(ledger.track.groups):
        if group.focus:
            return f"group:{index + 1}"
    for index, card in enumerate(table.cards):
        if card.focus:
            return f"card:{index + 1}"
    for index, half in enumerate(table.solo.cards if table.solo is not None else ()):
        if half.focus:
            return f"{half.focus}:{index + 1}"
    for index, seat in enumerate(table.seats):
        if seat.focus:
            return f"seat:{index + 1}"
    for button in (*table.bonuses, *table.tools, table.confirm, table.menu):
        if button is not None and button.focus:
            return f"button:{button.id}"
    return None
