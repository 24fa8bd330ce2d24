"""The bundled fonts: loaded once, and every QFont built once."""

from functools import cache, lru_cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

BODY = "body"
SCRIPT = "script"

_FILES = {
    (BODY, 400): "barlow-condensed/BarlowCondensed_400Regular.ttf",
    (BODY, 500): "barlow-condensed/BarlowCondensed_500Medium.ttf",
    (BODY, 600): "barlow-condensed/BarlowCondensed_600SemiBold.ttf",
    (BODY, 700): "barlow-condensed/BarlowCondensed_700Bold.ttf",
    (SCRIPT, 400): "yellowtail/Yellowtail_400Regular.ttf",
}


class FontsMissingError(RuntimeError):
    """A bundled font file is not where it should be."""


def fonts_folder() -> Path:
    """The folder of the bundled fonts: inside the installed package, or beside it in the source tree."""
    here = Path(__file__).resolve()
    for root in (here.parents[2], here.parents[3]):
        folder = root / "resources" / "fonts"
        if folder.is_dir():
            return folder
    raise FontsMissingError(f"no resources/fonts folder above {here}: install the program again")


@cache
def families() -> dict[tuple[str, int], str]:
    """The family Qt gives each bundled face: some systems put the weight into the family's name, some do not."""
    folder = fonts_folder()
    found = {}
    for key, name in _FILES.items():
        number = QFontDatabase.addApplicationFont(str(folder / name))
        names = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
        if not names:
            raise FontsMissingError(f"{folder / name} cannot be read as a font: install the program again")
        found[key] = names[0]
    return found


@lru_cache(maxsize=512)
def font(size: int, weight: int = 600, face: str = BODY, spacing: float = 0.0) -> QFont:
    """A font of a whole number of units, cached because building one costs more than drawing a short word."""
    made = QFont(families()[face, 400 if face == SCRIPT else weight])
    made.setPixelSize(max(1, size))
    made.setWeight(QFont.Weight(weight))
    # hinted glyphs jump when the sheet is scaled
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return made


@lru_cache(maxsize=512)
def metrics(size: int, weight: int = 600, face: str = BODY, spacing: float = 0.0) -> QFontMetricsF:
    """The metrics of `font` with the same arguments."""
    return QFontMetricsF(font(size, weight, face, spacing))


@lru_cache(maxsize=8192)
def width(text: str, size: int, weight: int = 600, face: str = BODY, spacing: float = 0.0) -> float:
    """The width of a text in units."""
    return metrics(size, weight, face, spacing).horizontalAdvance(text)
