"""Light, dark and high-contrast boards: one frozen table of colours and line weights."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True)
class Pen:
    """One player's ink: on cream plates, and on the board itself."""

    plate: QColor
    board: QColor


@dataclass(frozen=True, slots=True)
class Theme:
    """Every colour of a board."""

    name: str
    paper: QColor
    shade: QColor
    print: QColor
    muted: QColor
    rule: QColor
    road: QColor
    road_edge: QColor
    road_dash: QColor
    hues: tuple[QColor, ...]
    bodies: tuple[QColor, ...]
    plate: QColor
    grass: QColor
    green: QColor
    pole: QColor
    hatch: QColor
    debt: QColor
    coin: QColor
    lit: QColor
    lit_fill: QColor
    box: QColor
    improvable: QColor
    show: QColor
    rival: QColor
    good: QColor
    bad: QColor
    frame: QColor
    casing: QColor
    veil: float
    pens: Mapping[str, Pen]
    # ink darkens the print below it
    multiply: bool
    # ink on the board is set off by this colour
    ink_casing: QColor | None
    # factor on the widths of printed lines
    line: float
    total: QColor
    dark: bool

    def mark(self, pen: str) -> QColor:
        """What a rival's mark is written in: its own ink, or a quiet one where it stands for several."""
        return self.pens[pen].board if pen else self.muted


_INKS = {
    "blue": ("#1D3FBB", "#82B1FF"),
    "red": ("#C4161C", "#FF8C85"),
    "green": ("#0B7A3B", "#6FDC9A"),
    "violet": ("#7A1FA2", "#D69BFF"),
    "orange": ("#B34E00", "#FFAE66"),
    "black": ("#1B1B1F", "#F0EAFB"),
}


def _pens(dark: bool) -> dict[str, Pen]:
    """The inks as they look on a light or a dark board; plates are cream on both."""
    return {name: Pen(QColor(deep), QColor(bright if dark else deep)) for name, (deep, bright) in _INKS.items()}


PEN_NAMES = tuple(_INKS)

LIGHT = Theme(
    name="light",
    paper=QColor("#FBF5E6"),
    shade=QColor("#F1E7D0"),
    print=QColor("#2B2440"),
    muted=QColor("#665C7C"),
    rule=QColor("#E4D8BC"),
    road=QColor("#DCD5E3"),
    road_edge=QColor("#B4A9C4"),
    road_dash=QColor("#7D7294"),
    hues=(QColor("#16706F"), QColor("#B8412B"), QColor("#8A6400"), QColor("#6C4BA6")),
    bodies=(QColor("#D3ECEA"), QColor("#FADDD4"), QColor("#F6E8BF"), QColor("#E3DAF3")),
    plate=QColor("#FFFDF8"),
    grass=QColor("#CFE6B4"),
    green=QColor("#9CCB7A"),
    pole=QColor("#6B5B3E"),
    hatch=QColor("#B9AA86"),
    debt=QColor("#B3202F"),
    coin=QColor("#FFF7F2"),
    lit=QColor("#C96A00"),
    lit_fill=QColor("#FFE7AE"),
    box=QColor("#FFFDF8"),
    improvable=QColor("#FFE9A3"),
    show=QColor("#FBD3DE"),
    rival=QColor("#B3202F"),
    good=QColor("#1E7F4F"),
    bad=QColor("#B3202F"),
    frame=QColor("#2B2440"),
    casing=QColor("#FFFDF8"),
    veil=0.56,
    pens=_pens(False),
    multiply=True,
    ink_casing=None,
    line=1.0,
    total=QColor("#2B2440"),
    dark=False,
)

DARK = replace(
    LIGHT,
    name="dark",
    paper=QColor("#221B38"),
    shade=QColor("#2D2549"),
    print=QColor("#F3EDFF"),
    muted=QColor("#B0A5CE"),
    rule=QColor("#3F3568"),
    road=QColor("#0F0B1E"),
    road_edge=QColor("#40366A"),
    road_dash=QColor("#8C7FB8"),
    hues=(QColor("#35B5B0"), QColor("#FF7A5C"), QColor("#E8B53A"), QColor("#A583E8")),
    bodies=(QColor("#1F3E46"), QColor("#4A2A32"), QColor("#453A22"), QColor("#382B57")),
    plate=QColor("#FFF9EA"),
    grass=QColor("#23472F"),
    green=QColor("#2F6A40"),
    pole=QColor("#E9E2CF"),
    hatch=QColor("#7468A0"),
    lit=QColor("#FFB02E"),
    box=QColor("#342A55"),
    improvable=QColor("#5A4A1E"),
    show=QColor("#5A2640"),
    rival=QColor("#FF9A91"),
    good=QColor("#1E7F4F"),
    bad=QColor("#B3303C"),
    frame=QColor("#FFFFFF"),
    casing=QColor("#0F0B1E"),
    veil=0.62,
    pens=_pens(True),
    multiply=False,
    ink_casing=QColor(20, 14, 40, 215),
    total=QColor("#0F0B1E"),
    dark=True,
)

CONTRAST = replace(
    LIGHT,
    name="contrast",
    paper=QColor("#FFFCF2"),
    shade=QColor("#EFEBDD"),
    print=QColor("#120C20"),
    muted=QColor("#3A3350"),
    rule=QColor("#8F879E"),
    road=QColor("#CFC9D8"),
    road_edge=QColor("#3A3350"),
    road_dash=QColor("#3A3350"),
    hues=(QColor("#004F4E"), QColor("#8F1D0A"), QColor("#5C4200"), QColor("#47208A")),
    bodies=(QColor("#E6F7F5"), QColor("#FFECE6"), QColor("#FFF5D6"), QColor("#F1EAFD")),
    plate=QColor("#FFFEFA"),
    grass=QColor("#DDF0C8"),
    green=QColor("#B4DD93"),
    pole=QColor("#2B2418"),
    hatch=QColor("#5D5340"),
    debt=QColor("#9A0015"),
    lit=QColor("#8A3B00"),
    lit_fill=QColor("#FFD65C"),
    improvable=QColor("#FFE27A"),
    show=QColor("#FFC4D5"),
    rival=QColor("#9A0015"),
    good=QColor("#005C30"),
    bad=QColor("#9A0015"),
    frame=QColor("#120C20"),
    casing=QColor("#FFFEFA"),
    veil=0.66,
    line=1.5,
    total=QColor("#120C20"),
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}


@dataclass(frozen=True, slots=True)
class Night:
    """The frame around the sheets: neon only on what is active."""

    top: QColor
    bottom: QColor
    panel: QColor
    raised: QColor
    edge: QColor
    text: QColor
    soft: QColor
    faint: QColor
    pink: QColor
    turquoise: QColor
    amber: QColor
    cream: QColor
    dusk: QColor


NIGHT = Night(
    top=QColor("#1B1336"),
    bottom=QColor("#120B22"),
    panel=QColor("#1E163C"),
    raised=QColor("#2A2050"),
    edge=QColor("#4A3D7C"),
    text=QColor("#FFF6E0"),
    soft=QColor("#C3B9E6"),
    faint=QColor("#9A8EC4"),
    pink=QColor("#FF4F9A"),
    turquoise=QColor("#2FE6D0"),
    amber=QColor("#FFC145"),
    cream=QColor("#FFFAEC"),
    dusk=QColor("#2B2440"),
)
