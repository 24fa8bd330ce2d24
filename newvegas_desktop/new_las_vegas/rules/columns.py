"""The printed columns of the score sheet."""

from enum import IntEnum


class Column(IntEnum):
    """A column of values; the first ten are yellow and can be improved."""

    INAUGURATION = 0
    HOTEL_LARGE = 1
    HOTEL_SMALL = 2
    STREETS = 3
    PAR3 = 4
    PAR4 = 5
    PAR5 = 6
    VIP = 7
    LUXURY = 8
    MISSING_PATH = 9
    SHOW_LEFT = 10
    SHOW_RIGHT = 11

    @property
    def key(self) -> str:
        """The column's name in records and figures."""
        return self.name.lower()


COLUMN_BY_KEY = {column.key: column for column in Column}
IMPROVABLE = tuple(Column)[:10]
SHOWS = (Column.SHOW_LEFT, Column.SHOW_RIGHT)
PARS = (Column.PAR3, Column.PAR4, Column.PAR5)
"""The golf columns; without golf they cannot be improved."""
