"""The glossary names every term of the game in all four languages."""

import json
import re
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from newvegas_desktop.new_las_vegas.bots.registry import LEVELS
from newvegas_desktop.new_las_vegas.present.bot_words import TITLES
from newvegas_desktop.new_las_vegas.words.practice import KINDS as EXERCISES

GLOSSARY = Path(__file__).parents[1] / "resources" / "glossary.json"
LANGUAGES = ("en", "de", "it", "pl")
KEYS = ("id", *LANGUAGES, "means")
MOST_WORDS = 3

# The words the rules page defines as ours.
OURS = [
    "street",
    "avenue",
    "lot",
    "casino",
    "crane",
    "star",
    "carpet",
    "lamp",
    "light",
    "path",
    "block",
    "run",
    "combination",
    "effect",
    "bonus",
    "track",
    "group",
    "debt",
    "bundle",
    "safe",
    "project",
    "architect",
    "approval",
    "refusal",
    "pencil",
    "rubber",
    "tally",
    "take_back",
    "seed",
    "ink",
    "bot",
    "open_table",
    "secret_table",
]


def load() -> dict[str, Any]:
    data = json.loads(GLOSSARY.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def terms() -> list[dict[str, Any]]:
    found = load()["terms"]
    assert isinstance(found, list)
    assert all(isinstance(term, dict) for term in found)
    return found


def test_version() -> None:
    assert load()["glossary"] == 1


def test_there_are_terms() -> None:
    assert len(terms()) >= len(OURS)


def test_every_term_has_all_forms_and_a_meaning() -> None:
    for term in terms():
        assert tuple(term) == KEYS, term
        for key in KEYS:
            assert isinstance(term[key], str), (term["id"], key)
            assert term[key].strip(), (term["id"], key)


def test_ids_are_unique() -> None:
    ids = [term["id"] for term in terms()]
    assert sorted(ids) == sorted(set(ids))


def test_ids_are_snake_case() -> None:
    for term in terms():
        assert re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", term["id"]), term["id"]


def test_no_stray_blanks() -> None:
    for term in terms():
        for key in KEYS:
            text = term[key]
            assert text == " ".join(text.split()), (term["id"], key)


def test_letters_are_composed() -> None:
    """A decomposed accent would neither match a search nor look right in every font."""
    for term in terms():
        for key in KEYS:
            assert unicodedata.is_normalized("NFC", term[key]), (term["id"], key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_are_terms_not_sentences(language: str) -> None:
    for term in terms():
        assert len(term[language].split()) <= MOST_WORDS, (term["id"], language)
        assert not re.search(r"[.!?;:]", term[language]), (term["id"], language)


@pytest.mark.parametrize("name", OURS)
def test_our_words_are_there(name: str) -> None:
    assert name in {term["id"] for term in terms()}


@pytest.mark.parametrize("name", [*(TITLES[level] for level in LEVELS), *EXERCISES.values()])
def test_bots_and_exercises_are_there_as_the_program_calls_them(name: str) -> None:
    assert name in {term["en"] for term in terms()}


def test_english_forms_are_unambiguous() -> None:
    forms = [term["en"] for term in terms()]
    assert sorted(forms) == sorted(set(forms))


def test_one_term_a_line() -> None:
    """Changes stay readable line by line."""
    lines = GLOSSARY.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line.strip().rstrip(",")) for line in lines if line.lstrip().startswith('{"id"')]
    assert rows == terms()
