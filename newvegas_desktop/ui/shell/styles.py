"""One look for every ordinary control: the night of the frame, Barlow Condensed, neon only on what is active."""

import os

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from newvegas_desktop.ui.paint.fonts import BODY, families, font
from newvegas_desktop.ui.paint.shapes import mix
from newvegas_desktop.ui.paint.themes import NIGHT

BASE = 18
"""The size of ordinary words at unit 1."""


def night_palette() -> QPalette:
    """The palette for whatever a style sheet does not reach."""
    palette = QPalette()
    role = QPalette.ColorRole
    for part, colour in (
        (role.Window, NIGHT.top),
        (role.WindowText, NIGHT.text),
        (role.Base, NIGHT.bottom),
        (role.AlternateBase, NIGHT.panel),
        (role.Text, NIGHT.text),
        (role.Button, NIGHT.panel),
        (role.ButtonText, NIGHT.text),
        (role.BrightText, NIGHT.amber),
        (role.ToolTipBase, NIGHT.cream),
        (role.ToolTipText, NIGHT.dusk),
        (role.PlaceholderText, NIGHT.faint),
        (role.Highlight, NIGHT.turquoise),
        (role.HighlightedText, NIGHT.dusk),
        (role.Link, NIGHT.turquoise),
        (role.LinkVisited, NIGHT.turquoise),
        (role.Light, NIGHT.edge),
        (role.Midlight, NIGHT.raised),
        (role.Mid, NIGHT.raised),
        (role.Dark, NIGHT.bottom),
        (role.Shadow, NIGHT.bottom),
    ):
        palette.setColor(part, colour)
    for part in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, part, NIGHT.faint)
    return palette


def _face(weight: int) -> str:
    return f'font-family: "{families()[BODY, weight]}"; font-weight: {weight};'


def _hex(colour: QColor) -> str:
    return colour.name()


def style_sheet(unit: float = 1.0) -> str:
    """The style sheet at some scale of the window."""

    def px(size: float) -> str:
        return f"{max(1, round(size * unit))}px"

    night = NIGHT
    text, soft, faint, edge = _hex(night.text), _hex(night.soft), _hex(night.faint), _hex(night.edge)
    panel, raised, bottom, dusk = _hex(night.panel), _hex(night.raised), _hex(night.bottom), _hex(night.dusk)
    turquoise, amber, cream = _hex(night.turquoise), _hex(night.amber), _hex(night.cream)
    warning = _hex(mix(night.pink, night.text, 0.45))
    hot, pressed = _hex(mix(night.amber, night.text, 0.35)), _hex(mix(night.amber, night.dusk, 0.25))
    return f"""
QLabel {{ color: {text}; background: transparent; {_face(500)} font-size: {px(BASE)}; }}
QLabel[role="title"] {{ {_face(700)} font-size: {px(30)}; }}
QLabel[role="heading"] {{ {_face(700)} font-size: {px(21)}; }}
QLabel[role="soft"] {{ color: {soft}; }}
QLabel[role="small"] {{ color: {soft}; font-size: {px(16)}; }}
QLabel[role="warning"] {{ color: {warning}; {_face(700)} font-size: {px(21)}; }}
QLabel[role="problem"] {{ color: {warning}; {_face(600)} }}
QLabel:disabled {{ color: {faint}; }}

QPushButton {{
    color: {text}; background: {panel}; border: {px(1.5)} solid {edge}; border-radius: {px(9)};
    {_face(600)} font-size: {px(BASE)}; padding: {px(6)} {px(16)}; min-height: {px(24)};
    outline: 0px;
}}
QPushButton:hover {{ background: {raised}; border-color: {turquoise}; }}
QPushButton:pressed {{ background: {bottom}; }}
QPushButton:checked {{ background: {raised}; border: {px(2)} solid {amber}; }}
QPushButton:disabled {{ color: {faint}; background: {panel}; border-color: {raised}; }}
QPushButton:focus {{ border: {px(2)} solid {text}; }}
QPushButton[role="primary"] {{
    color: {dusk}; background: {amber}; border: {px(2)} solid {amber}; border-radius: {px(11)};
    {_face(700)} font-size: {px(26)}; padding: {px(4)} {px(26)}; min-height: {px(36)};
}}
QPushButton[role="primary"]:hover {{ background: {hot}; border-color: {hot}; }}
QPushButton[role="primary"]:pressed {{ background: {pressed}; border-color: {pressed}; }}
QPushButton[role="primary"]:focus {{ border: {px(3)} solid {cream}; }}
QPushButton[role="primary"]:disabled {{ color: {faint}; background: {raised}; border-color: {edge}; }}
QPushButton[role="flat"] {{ background: transparent; border-color: transparent; color: {soft}; }}
QPushButton[role="flat"]:hover {{ color: {text}; border-color: {turquoise}; }}
QPushButton[role="flat"]:focus {{ color: {text}; border-color: {text}; }}

QLineEdit {{
    color: {text}; background: {bottom}; border: {px(1.5)} solid {edge}; border-radius: {px(8)};
    {_face(600)} font-size: {px(BASE + 1)}; padding: {px(5)} {px(10)}; min-height: {px(24)};
    selection-background-color: {turquoise}; selection-color: {dusk};
}}
QLineEdit:hover {{ border-color: {turquoise}; }}
QLineEdit:focus {{ border: {px(2)} solid {text}; }}
QLineEdit[wrong="true"] {{ border: {px(2)} dashed {warning}; }}

QComboBox {{
    color: {text}; background: {bottom}; border: {px(1.5)} solid {edge}; border-radius: {px(8)};
    {_face(600)} font-size: {px(BASE)}; padding: {px(5)} {px(2)} {px(5)} {px(10)}; min-height: {px(24)};
    combobox-popup: 0;
}}
QComboBox:hover {{ border-color: {turquoise}; }}
QComboBox:focus, QComboBox:on {{ border: {px(2)} solid {text}; }}
QComboBox::drop-down {{ border: 0px; width: {px(26)}; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QAbstractItemView {{
    color: {text}; background: {panel}; border: {px(1.5)} solid {edge}; border-radius: {px(8)}; outline: 0px;
    padding: {px(4)}; {_face(600)} font-size: {px(BASE)};
    selection-background-color: {raised}; selection-color: {text};
}}
QComboBox QAbstractItemView::item {{
    min-height: {px(32)}; border: {px(1.5)} solid transparent; border-radius: {px(6)};
}}
QComboBox QAbstractItemView::item:selected {{ background: {raised}; border-color: {turquoise}; color: {text}; }}

QCheckBox {{ color: {text}; {_face(600)} font-size: {px(BASE + 1)}; }}
QPlainTextEdit {{
    color: {soft}; background: {bottom}; border: {px(1.5)} solid {edge}; border-radius: {px(9)};
    {_face(400)} font-size: {px(BASE - 1)}; padding: {px(6)};
    selection-background-color: {turquoise}; selection-color: {dusk};
}}
QPlainTextEdit:focus {{ border: {px(2)} solid {text}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: 0px; }}
QScrollBar:vertical {{ background: transparent; width: {px(12)}; margin: {px(2)}; }}
QScrollBar:horizontal {{ background: transparent; height: {px(12)}; margin: {px(2)}; }}
QScrollBar::handle {{ background: {edge}; border-radius: {px(4)}; min-height: {px(36)}; min-width: {px(36)}; }}
QScrollBar::handle:hover {{ background: {faint}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def floating_sheet() -> str:
    """The style sheet of what floats above the window: menus and tool tips."""
    night = NIGHT
    return f"""
QMenu {{
    color: {_hex(night.text)}; background: {_hex(night.panel)}; border: 1px solid {_hex(night.edge)};
    {_face(500)} font-size: 18px; padding: 6px;
}}
QMenu::item {{ padding: 6px 30px 6px 30px; border: 1px solid transparent; border-radius: 6px; }}
QMenu::item:selected {{ background: {_hex(night.raised)}; border-color: {_hex(night.turquoise)}; }}
QMenu::item:disabled {{ color: {_hex(night.faint)}; }}
QMenu::separator {{ height: 1px; background: {_hex(night.edge)}; margin: 5px 10px; }}
QMenu::indicator {{
    width: 8px; height: 8px; margin-left: 9px; border-radius: 5px; border: 1px solid {_hex(night.faint)};
}}
QMenu::indicator:checked {{ background: {_hex(night.amber)}; border: 1px solid {_hex(night.amber)}; }}
QMenuBar {{ color: {_hex(night.text)}; background: {_hex(night.top)}; {_face(500)} font-size: 17px; }}
QMenuBar::item {{ padding: 4px 12px; background: transparent; border-radius: 6px; }}
QMenuBar::item:selected {{ background: {_hex(night.raised)}; }}
QToolTip {{
    color: {_hex(night.dusk)}; background: {_hex(night.cream)}; border: 1px solid {_hex(night.dusk)};
    {_face(500)} font-size: 17px; padding: 4px 7px;
}}
"""


def dress(application: QApplication) -> None:
    """Give a whole application our look; call it once, before the first window."""
    # our shapes are small: handing their rows to other threads and waiting for them takes longer than painting them
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    application.setStyle("Fusion")
    application.setPalette(night_palette())
    application.setFont(font(BASE, 500))
    QToolTip.setFont(font(BASE - 1, 500))
    application.setStyleSheet(floating_sheet())
