"""How the presenter puts things into words."""

from newvegas_desktop.family.say import Say, Text

__all__ = ["Say", "Text"]
