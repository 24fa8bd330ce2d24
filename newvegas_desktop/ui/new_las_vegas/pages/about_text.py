"""What the about page says of this program."""

from importlib import metadata
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from newvegas_desktop import __version__
from newvegas_desktop.ui.paint.fonts import fonts_folder
from newvegas_desktop.ui.shell.about import About, Licence


def _own_licence() -> str:
    """Our licence: beside the package in a checkout, inside the wheel's own data otherwise."""
    beside = Path(__file__).resolve().parents[4] / "LICENSE"
    if beside.is_file():
        return beside.read_text(encoding="utf-8")
    try:
        files = metadata.files("newvegas-desktop") or []
        found = next((file for file in files if file.name == "LICENSE"), None)
        return found.read_text(encoding="utf-8") if found is not None else "MIT"
    except (metadata.PackageNotFoundError, OSError):
        return "MIT"


def _font_licence(*parts: str) -> str:
    return fonts_folder().joinpath(*parts).read_text(encoding="utf-8")


def about_program() -> About:
    """The words of the about page, in the language of the moment."""
    translate = QCoreApplication.translate
    return About(
        title=translate("About", "New Vegas Desktop"),
        version=translate("About", "version {version}").format(version=__version__),
        sentences=(
            translate(
                "About",
                "An unofficial program for the board game Welcome to New Las Vegas, made by people who like it. "
                "It is neither made nor approved by the game's author or publisher.",
            ),
            translate("About", "The drawings, words and programs are our own. If you enjoy the game, buy the box."),
        ),
        credits=(
            (translate("About", "The game's author"), "Benoit Turpin"),
            (translate("About", "The solo mode's author"), "Alexis Allard"),
            (translate("About", "The game's publisher"), "Blue Cocker"),
        ),
        licences=(
            Licence(translate("About", "This program"), "MIT", _own_licence),
            Licence("Barlow Condensed", "OFL 1.1", lambda: _font_licence("barlow-condensed", "OFL.txt")),
            Licence("Yellowtail", "Apache 2.0", lambda: _font_licence("yellowtail", "LICENSE.txt")),
        ),
    )
