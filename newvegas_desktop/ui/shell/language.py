"""The user's language: translations as files of Qt, and the texts of the layers below said through them."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from newvegas_desktop.family.say import Say
from newvegas_desktop.resource_files import ResourceMissingError, resource

CONTEXT = "Words"
"""Where the catalogue keeps what is not said by a widget."""


def say_in_users_language() -> Say:
    """Texts of the layers below the window, translated by Qt."""
    return Say(lambda text, n: QCoreApplication.translate(CONTEXT, text, None, n))


def _translations() -> Path | None:
    try:
        return resource("translations")
    except ResourceMissingError:
        return None


def install_language(locale: QLocale | None = None, folder: Path | None = None) -> list[QTranslator]:
    """Have Qt speak the first of a user's languages that we know; what was installed, nothing for English."""
    folder = folder or _translations()
    for language in (locale or QLocale.system()).uiLanguages(QLocale.TagSeparator.Underscore):
        if folder is None or language.partition("_")[0] in ("C", "en"):
            break
        ours = QTranslator(QCoreApplication.instance())
        if ours.load(f"newvegas_{language}", str(folder)):
            own = QTranslator(QCoreApplication.instance())
            installed = [ours]
            if own.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
                # Qt's own words: the buttons of its dialogs
                installed.insert(0, own)
            for translator in installed:
                QCoreApplication.installTranslator(translator)
            return installed
    return []
