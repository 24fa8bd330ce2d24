"""Finds in the code the texts that are said: what `pyside6-lupdate` cannot see, since it knows only Qt's own calls."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).resolve().parents[2] / "newvegas_desktop"
SAYING = frozenset({"say", "_say", "Sentence"})
"""Calls whose first argument is a text."""


class SourceText(NamedTuple):
    """A text to translate."""

    text: str
    one: str
    """The English text for one thing, if the text counts something; otherwise empty."""
    module: str


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _texts(node: ast.expr) -> Iterator[str]:
    """The texts of a table: the values of a dictionary, the items of a tuple or list."""
    text = _text(node)
    if text is not None:
        yield text
    elif isinstance(node, ast.Dict):
        for value in node.values:
            yield from _texts(value)
    elif isinstance(node, ast.Tuple | ast.List):
        for item in node.elts:
            yield from _texts(item)
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


def is_table(annotation: ast.expr) -> bool:
    """Whether a value is annotated as a text, or a table of texts."""
    return any(isinstance(node, ast.Name) and node.id == "Text" for node in ast.walk(annotation))


@cache
def trees() -> tuple[tuple[str, ast.Module], ...]:
    """Every module of the package."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return tuple((path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8"))) for path in paths)


def _bases(node: ast.ClassDef) -> Iterator[str]:
    for base in node.bases:
        yield base.id if isinstance(base, ast.Name) else getattr(base, "attr", "")


def told() -> frozenset[str]:
    """Every exception that is made of a text: `Told` and what comes of it."""
    classes = [node for _, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {"Told"}
    while more := {node.name for node in classes if found & set(_bases(node))} - found:
        found |= more
    return frozenset(found)


def first_texts(call: ast.Call) -> list[str]:
    """The texts a call says, as far as they are written out there."""
    return list(_texts(call.args[0]))


def source_texts() -> list[SourceText]:
    """Every text that is said anywhere in the package."""
    saying = SAYING | told()
    found = []
    for module, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign) and node.value is not None and is_table(node.annotation):
                found += [SourceText(text, "", module) for text in _texts(node.value)]
            elif not isinstance(node, ast.Call) or not node.args:
                continue
            elif called(node) == "count" and len(node.args) > 2:
                one, more = _text(node.args[0]), _text(node.args[1])
                if one is not None and more is not None:
                    found.append(SourceText(more, one, module))
            elif called(node) in saying:
                found += [SourceText(text, "", module) for text in first_texts(node)]
    return [text for text in dict.fromkeys(found) if text.text]
