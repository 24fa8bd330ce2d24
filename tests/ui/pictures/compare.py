"""Pictures compared with those stored beside this file: what a person would see differ fails, a softer edge does not.

`same_picture(name, image)` is all a test needs; `picture_of(widget)` takes the picture. Where pictures are meant to
change, `make pictures` stores them anew: look at each before keeping it.
"""

import os
import tempfile
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

STORED = Path(__file__).parent / "stored"
RENEW = "NEWVEGAS_PICTURES"
"""Set to `renew` by `make pictures`."""

CELL = 5
"""A picture is compared by square cells of so many pixels of half its size."""
MEAN_OFF = 13
"""By how much the mean of a cell may differ in a channel: a mark that is missing or of another colour."""
PIXELS_OFF = 36
"""By how much the pixels of a cell may differ in the mean: a word that has moved."""
SHADES = 0xF8
"""The bits of a channel that are stored: a quarter of the size for a difference nobody sees."""


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much two pictures differ where they differ most, of 255, and where that is in the whole picture."""

    mean: int
    pixels: int
    where: tuple[int, int]

    @property
    def visible(self) -> bool:
        """Whether it is more than edges drawn a little otherwise."""
        return self.mean > MEAN_OFF or self.pixels > PIXELS_OFF


def picture_of(widget: QWidget) -> QImage:
    """A widget as it stands, a pixel a pixel, whatever the density of the screen."""
    image = widget.grab().toImage()
    image.setDevicePixelRatio(1)
    size = widget.size()
    return image if image.size() == size else image.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)


def half(image: QImage) -> QImage:
    """A picture as it is stored: half as large, in fewer shades."""
    small = _scaled(image, QSize(image.width() // 2, image.height() // 2))
    shades = QImage(small.size(), QImage.Format.Format_RGB32)
    shades.fill(SHADES << 16 | SHADES << 8 | SHADES | 0xFF000000)
    return _composed(small, shades, QPainter.CompositionMode.RasterOp_SourceAndDestination)


def _scaled(image: QImage, size: QSize) -> QImage:
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return plain.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)


def _composed(one: QImage, other: QImage, how: QPainter.CompositionMode) -> QImage:
    made = one.copy()
    painter = QPainter(made)
    painter.setCompositionMode(how)
    painter.drawImage(0, 0, other)
    painter.end()
    return made


def apart(one: QImage, other: QImage) -> QImage:
    """How far two pictures of one size are apart, channel by channel."""
    return _composed(one, other, QPainter.CompositionMode.CompositionMode_Difference)


def _brightest(image: QImage) -> tuple[int, int, int]:
    """The largest channel of a picture, and where it is."""
    data = bytes(image.constBits())
    colours = [max(data[at], data[at + 1], data[at + 2]) for at in range(0, len(data), 4)]
    most = max(colours)
    at = colours.index(most)
    return most, at % image.width(), at // image.width()


def difference(one: QImage, other: QImage) -> Difference:
    """How much two pictures made by `half` differ, where they differ most."""
    cells = QSize(-(-one.width() // CELL), -(-one.height() // CELL))
    mean, mean_x, mean_y = _brightest(apart(_scaled(one, cells), _scaled(other, cells)))
    pixels, x, y = _brightest(_scaled(apart(one, other), cells))
    if mean * PIXELS_OFF > pixels * MEAN_OFF:
        x, y = mean_x, mean_y
    return Difference(mean, pixels, ((2 * x + 1) * CELL, (2 * y + 1) * CELL))


def same_picture(name: str, image: QImage) -> None:
    """Fail unless a picture looks as the stored one of that name does."""
    path = STORED / f"{name}.png"
    actual, stored = half(image), QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    if stored.size() == actual.size():
        found = difference(stored, actual)
        if not found.visible:
            return
        words = f"differs most around {found.where} (cells by {found.mean}, pixels by {found.pixels} of 255)"
    else:
        found = None
        words = f"is {_size(stored)} instead of {_size(actual)}" if path.exists() else "is not stored yet"
    if os.environ.get(RENEW) == "renew":
        path.parent.mkdir(exist_ok=True)
        assert actual.save(str(path), quality=0), f"{path} cannot be written"
        return
    folder = Path(tempfile.gettempdir()) / "newvegas-pictures"
    folder.mkdir(exist_ok=True)
    image.save(str(folder / f"{name}-actual.png"))
    if found is not None:
        stored.save(str(folder / f"{name}-stored.png"))
        apart(stored, actual).save(str(folder / f"{name}-difference.png"))
    raise AssertionError(
        f"the picture {name} {words}: look at {folder / name}-*.png; if it is meant to look so, `make pictures` "
        f"stores it anew"
    )


def _size(image: QImage) -> str:
    return f"{image.width()}×{image.height()}"
