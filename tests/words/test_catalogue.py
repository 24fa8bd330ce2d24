"""Every text that can be shown is in the catalogue that translators get."""

import ast
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from newvegas_desktop.ui.shell.language import CONTEXT
from tests.words.catalogue import entries, update
from tests.words.source_texts import SAYING, called, first_texts, is_table, source_texts, told, trees

WINDOW_SAYS = frozenset({"self.window", "self.messages"})
"""The window's own `say` shows a sentence that is in words already."""
SAID_LATER = {
    ("family/say.py", "say(self.text, **self.figures)"): "a sentence says the text it was made of",
    ("family/say.py", "Sentence(text, **figures)"): "a problem makes its sentence",
    ("family/save_slots.py", "Unreadable(problem.sentence)"): "a problem told again",
    ("family/save_slots.py", "FileProblem(self._sealed)"): "a problem told again",
    ("family/save_slots.py", "FromNewer(self._sealed)"): "a problem told again",
    ("family/save_slots.py", "FileProblem(locked.sentence)"): "a problem told again",
    (
        "strict_json.py",
        "Sentence(_WORDS.get(kind, _OTHERWISE), **figures)",
    ): "a fault from a table, or the text for any",
    ("strict_json.py", "BadJson(first_fault(problem))"): "a problem told again",
    ("ui/shell/main_window.py", "self.say(problem, warning=True)"): "the window shows a sentence",
}
"""Calls that say what was written out elsewhere."""


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("words") / "newvegas_pl.ts"
    update(path)
    return path


def test_every_text_said_is_in_the_catalogue(catalogue: Path) -> None:
    found = {source for context, source in entries(catalogue) if context == CONTEXT}
    assert {text.text for text in source_texts()} == found
    assert len(found) > 300


def test_what_is_counted_has_all_plural_forms_of_a_language(catalogue: Path) -> None:
    counted = {
        message.findtext("source"): len(message.findall("translation/numerusform"))
        for message in ET.parse(catalogue).getroot().iter("message")
        if message.get("numerus") == "yes"
    }
    assert counted == {text.text: 3 for text in source_texts() if text.one}
    assert "{n} lots" in counted


def tables() -> set[str]:
    """The names of all tables of texts."""
    return {
        node.target.id
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_table(node.annotation)
    }


def from_a_table(node: ast.expr, names: set[str]) -> bool:
    """Whether a text is looked up in a table: `TABLE[key]`, or `TABLE.get(key, "")`."""
    if isinstance(node, ast.Call) and called(node) == "get" and isinstance(node.func, ast.Attribute):
        node = node.func
    return (
        isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in names
    )


def renamed(tree: ast.Module, names: set[str]) -> set[str]:
    """What tables are called in a module."""
    return names | {
        alias.asname
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if alias.asname and alias.name in names
    }


def test_whatever_is_said_is_written_out_or_comes_from_a_table() -> None:
    saying, names = SAYING | told(), tables()
    unclear = []
    for module, tree in trees():
        known = renamed(tree, names)
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not call.args or called(call) not in saying:
                continue
            if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) in WINDOW_SAYS:
                continue
            place = (module, ast.unparse(call))
            given = call.args[0]
            if isinstance(given, ast.Call) and called(given) == "_at":
                # a fault with its place, which is a sentence itself
                continue
            if not first_texts(call) and not from_a_table(given, known) and place not in SAID_LATER:
                unclear.append(place)
    assert unclear == []


def test_whatever_a_widget_says_is_written_out() -> None:
    unclear = []
    for module, tree in trees():
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not call.args or not module.startswith("ui/"):
                continue
            literal = [isinstance(argument, ast.Constant) for argument in call.args]
            owner = ast.unparse(call.func.value) if isinstance(call.func, ast.Attribute) else ""
            texts = {"tr": 1, "translate": 2 if owner in ("", "QCoreApplication") else 0}.get(called(call), 0)
            if not all(literal[:texts]):
                unclear.append((module, ast.unparse(call)))
    # the table of commands is marked where it is written
    assert {module for module, _ in unclear} == {"ui/shell/actions.py", "ui/shell/language.py"}


def test_no_text_is_put_together_of_pieces_that_look_like_a_figure() -> None:
    """Every figure of a text has a name: `{n}`, never `{}` or `%s`."""
    for text in source_texts():
        assert "{}" not in text.text
        assert "%s" not in text.text
        for part in (text.text, text.one):
            part.replace("{{", "").replace("}}", "").format_map(AnyFigure())


class AnyFigure(dict[str, str]):
    """Has every figure."""

    def __missing__(self, key: str) -> str:
        assert key.isidentifier(), key
        return ""
