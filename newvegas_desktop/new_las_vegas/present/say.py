"""Words for people: a source text, translated, with its figures put in."""

from collections.abc import Callable

Translate = Callable[[str], str]


class Say:
    """Translates a text and puts figures into it."""

    def __init__(self, translate: Translate | None = None) -> None:
        """Without a translator the texts stay English."""
        self._translate = translate

    def __call__(self, text: str, **figures: object) -> str:
        """The text in the user's language."""
        if self._translate is not None:
            text = self._translate(text)
        return text.format(**figures) if figures else text

    def number(self, value: int) -> str:
        """A number with a real minus sign."""
        return str(value).replace("-", "−")

    def signed(self, value: int) -> str:
        """A change: always with its sign."""
        return f"+{value}" if value >= 0 else self.number(value)
