"""Words for people: a source text, translated, with its figures put in.

Every text is found in the code by its place, for the catalogue of texts to translate: in `say("…")`, in
`say.count("…", "…", n)`, in `Sentence("…")`, in a `Told`, and in a table that is annotated as one of `Text`, such as
`dict[int, Text]`. They are written out in full there, never put together.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

Translate = Callable[[str, int], str]
"""The text in another language, for so many things; -1 where nothing is counted. Itself, if it is not known."""
NOT_COUNTED = -1

Text: TypeAlias = str
"""A text to translate that is handed to `say` later."""


class Say:
    """Translates a text and puts figures into it."""

    def __init__(self, translate: Translate | None = None) -> None:
        """Without a translator the texts stay English."""
        self._translate = translate

    def __call__(self, text: str, /, **figures: object) -> str:
        """The text in the user's language."""
        if self._translate is not None:
            text = self._translate(text, NOT_COUNTED)
        return self._filled(text, figures)

    def count(self, one: str, more: str, n: int, /, **figures: object) -> str:
        """The text for so many things, as the language has it: `{n} lot`, `{n} lots`. Known by the text for more."""
        text = more if self._translate is None else self._translate(more, n)
        if text == more and n == 1:
            text = one
        return self._filled(text, {"n": self.number(n), **figures})

    def _filled(self, text: str, figures: Mapping[str, object]) -> str:
        if not figures:
            return text
        said = {
            key: value.said(self) if isinstance(value, Sentence | Told) else value for key, value in figures.items()
        }
        return text.format(**said)

    def number(self, value: int) -> str:
        """A number with a real minus sign."""
        return str(value).replace("-", "−")

    def signed(self, value: int) -> str:
        """A change: always with its sign."""
        return f"+{value}" if value >= 0 else self.number(value)


class Sentence:
    """A text and its figures, said in whatever language is asked for; a figure may be a sentence itself."""

    __slots__ = ("figures", "text")

    def __init__(self, text: str, /, **figures: object) -> None:
        """Keep both; nothing is translated yet."""
        self.text = text
        self.figures = figures

    def said(self, say: Say) -> str:
        """In the language of `say`."""
        return say(self.text, **self.figures)

    def __str__(self) -> str:
        """In English."""
        return self.said(Say())


class Told(Exception):
    """A problem the user is told of: a sentence with its figures. As text it is English."""

    def __init__(self, text: str | Sentence, /, **figures: object) -> None:
        """Keep the sentence, or make it."""
        super().__init__(text)
        self.sentence = Sentence(text, **figures) if isinstance(text, str) else text

    def said(self, say: Say) -> str:
        """In the language of `say`."""
        return self.sentence.said(say)

    def __str__(self) -> str:
        """In English."""
        return str(self.sentence)


def listed(words: Sequence[object], say: Say) -> str:
    """Several things in a row: `1, 2 and 3`."""
    *some, last = map(str, words)
    return say("{some} and {last}", some=", ".join(some), last=last) if some else last
