"""Words on the sheet: centred on their capitals, shrunk, wrapped or cut so that they never leave their rectangle."""

from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from newvegas_desktop.ui.paint.fonts import BODY, font, metrics, width

LEFT, CENTRE, RIGHT = -1, 0, 1


@dataclass(frozen=True, slots=True)
class Type:
    """A style of type: size and smallest size in units, weight, alignment, face and letter spacing."""

    size: int
    weight: int = 600
    align: int = CENTRE
    least: int = 0
    face: str = BODY
    spacing: float = 0.0
    middle: bool = False
    """Whether a text too long is cut in its middle, so that its end is still read."""


@lru_cache(maxsize=4096)
def fitted(text: str, style: Type, room: float) -> tuple[str, int]:
    """The text, cut with an ellipsis if need be, and the largest size at which it fits the room."""
    least = style.least or style.size
    for size in range(style.size, least - 1, -1):
        if width(text, size, style.weight, style.face, style.spacing) <= room:
            return text, size
    if style.middle:
        return _cut_inside(text, style, room), least
    kept = text
    while kept and width(kept + "…", least, style.weight, style.face, style.spacing) > room:
        kept = kept[:-1]
    return kept.rstrip() + "…", least


def _cut_inside(text: str, style: Type, room: float) -> str:
    """As much of both ends as there is room for, the beginning longer."""
    for kept in range(len(text) - 1, 1, -1):
        tail = kept // 3
        cut = f"{text[: kept - tail].rstrip()}…{text[len(text) - tail :].lstrip()}"
        if width(cut, style.least or style.size, style.weight, style.face, style.spacing) <= room:
            return cut
    return "…"


@lru_cache(maxsize=1024)
def wrapped(text: str, style: Type, room: float, lines: int) -> tuple[tuple[str, ...], int]:
    """The text on as few lines as it needs, the last one cut if even the smallest size does not do."""
    least = style.least or style.size
    for count in range(1, lines + 1):
        for size in range(style.size, least - 1, -1):
            # one line shrinks a little, several lines shrink as far as they may
            if count < lines and size < style.size - 1:
                break
            rows = _rows(text, replace(style, size=size), room)
            if len(rows) <= count:
                return tuple(rows), size
    rows = _rows(text, replace(style, size=least), room)
    last = fitted(" ".join(rows[lines - 1 :]), replace(style, size=least, least=0), room)[0]
    return (*rows[: lines - 1], last), least


def _rows(text: str, style: Type, room: float) -> list[str]:
    """Words laid into rows, first come first served."""
    rows: list[str] = []
    # not at every white space, for a space that does not break is one
    for word in filter(None, text.split(" ")):
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and width(longer, style.size, style.weight, style.face, style.spacing) <= room:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows


def draw_text(painter: QPainter, rect: QRectF, text: str, style: Type, colour: QColor) -> float:
    """Draw one line, centred on its capitals, and give back the width it took."""
    if not text:
        return 0.0
    shown, size = fitted(text, style, rect.width())
    took = width(shown, size, style.weight, style.face, style.spacing)
    if style.align == LEFT:
        x = rect.left()
    elif style.align == RIGHT:
        x = rect.right() - took
    else:
        x = rect.center().x() - (took - style.spacing) / 2
    capital = metrics(size, style.weight, style.face, style.spacing).capHeight()
    painter.setFont(font(size, style.weight, style.face, style.spacing))
    painter.setPen(colour)
    painter.drawText(QPointF(x, rect.center().y() + capital / 2), shown)
    return took


def draw_lines(
    painter: QPainter, rect: QRectF, text: str, style: Type, colour: QColor, lines: int, leading: float = 1.06
) -> None:
    """Draw a text on up to some lines, the block centred in the rectangle."""
    if not text:
        return
    rows, size = wrapped(text, style, rect.width(), lines)
    pitch = size * leading
    top = rect.center().y() - pitch * len(rows) / 2
    one = replace(style, size=size, least=0)
    for index, row in enumerate(rows):
        draw_text(painter, QRectF(rect.left(), top + index * pitch, rect.width(), pitch), row, one, colour)
