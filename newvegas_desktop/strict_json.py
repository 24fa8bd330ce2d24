"""JSON from anywhere: parsed strictly, and the first thing wrong said in one sentence."""

import json
from collections.abc import Sequence
from typing import Annotated, Any, NoReturn, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from newvegas_desktop.family.say import Sentence, Text, Told

MOST_BYTES = 16 * 2**20
"""No file of ours comes near this size."""


class BadJson(Told, ValueError):
    """Text that is not JSON as we accept it, in one sentence."""


class Fault(Told, ValueError):
    """What a validator of ours finds wrong with a value, in words without a full stop."""


class StrictModel(BaseModel):
    """A part of a file: exact types, unknown keys ignored."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)


M = TypeVar("M", bound=BaseModel)


def _printable(text: str) -> str:
    """Names go to terminals and windows: nothing in them may steer either."""
    if not text.isprintable():
        raise Fault("it holds a character that cannot be printed")
    return text


PlainText = Annotated[str, Field(min_length=1, max_length=80), AfterValidator(_printable)]
"""A short text for people, such as a name."""


def _no_constants(name: str) -> NoReturn:
    raise BadJson("it holds {name}, which is not JSON.", name=name)


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        twin = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise BadJson("it holds the key {key} twice in one object.", key=_short(twin))
    return found


def _plain(text: str, most: int = 60) -> str:
    """A text that may come from the file: made harmless and kept short."""
    text = text if text.isprintable() else ascii(text)
    return text if len(text) <= most else text[: most - 1] + "…"


def _short(value: object) -> str:
    text = ascii(value)
    return text if len(text) <= 60 else text[:57] + "…"


def parse_json(data: bytes) -> Any:
    """The value of a JSON text in UTF-8; BadJson says in one sentence why it is none."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise BadJson("it is not UTF-8 text (byte {byte}).", byte=problem.start + 1) from None
    if not text.strip():
        raise BadJson("it is empty.")
    try:
        return json.loads(text, parse_constant=_no_constants, object_pairs_hook=_no_twins)
    except json.JSONDecodeError as problem:
        ended = problem.pos >= len(text.rstrip())
        raise BadJson(
            "it breaks off at line {line}, column {column}."
            if ended
            else "it is not JSON at line {line}, column {column}.",
            line=problem.lineno,
            column=problem.colno,
        ) from None
    except RecursionError:
        raise BadJson("it is nested too deeply.") from None
    except BadJson:
        raise
    except ValueError:
        raise BadJson("it holds a number with too many digits.") from None


def _place(parts: Sequence[int | str]) -> str:
    """Where in a file something is, entries counted from 1: `rounds 4, turns 1, open`."""
    place, counting = "", False
    for part in parts:
        if isinstance(part, int):
            place += f"{'.' if counting else ' '}{part + 1}"
        else:
            place += f", {_plain(part)}"
        counting = isinstance(part, int)
    return place.removeprefix(", ").strip()


def first_fault(problem: ValidationError) -> Sentence:
    """The first thing wrong, with its place: `rounds 4, turns 1, open: …`."""
    fault = problem.errors(include_url=False)[0]
    message = _worded(fault["type"], str(fault["msg"]), fault.get("ctx", {}))
    if fault["type"] != "missing" and not isinstance(fault["input"], dict | list):
        message = Sentence("{fault} (it is {value})", fault=message, value=_short(fault["input"]))
    place = _place(fault["loc"])
    return Sentence("{place}: {fault}", place=place, fault=message) if place else message


_WORDS: dict[str, Text] = {
    "missing": "is missing",
    "dict_type": "must be an object",
    "model_type": "must be an object",
    "model_attributes_type": "must be an object",
    "list_type": "must be a list",
    "tuple_type": "must be a list",
    "too_short": "has too few entries",
    "too_long": "has too many entries",
    "int_type": "must be a whole number",
    "bool_type": "must be true or false",
    "string_type": "must be a text",
    "float_type": "must be a number",
    "finite_number": "must be a finite number",
    "union_tag_invalid": "is of a kind there is not",
    "union_tag_not_found": "must say its kind",
    "greater_than_equal": "must be greater than or equal to {ge}",
    "less_than_equal": "must be less than or equal to {le}",
    "string_too_long": "must have at most {max_length} characters",
    "string_too_short": "must not be empty",
    "literal_error": "must be {expected}",
    "literal_errors": "must be one of {expected}",
}
"""Our own words for what pydantic finds wrong, with its figures."""


def _worded(kind: str, message: str, figures: dict[str, Any]) -> Sentence:
    """A fault in words a user can do something with."""
    own = figures.get("error")
    if isinstance(own, Told):
        return own.sentence
    if kind == "value_error":
        # of files that come with the program: those who make them read English
        return Sentence("{fault}", fault=_plain(message.removeprefix("Value error, "), 200))
    if " or " in figures.get("expected", ""):
        kind, figures = "literal_errors", {"expected": figures["expected"].replace(" or ", ", ")}
    return Sentence(_WORDS.get(kind, _OTHERWISE), **figures)


_OTHERWISE: Text = "is not allowed"


def check_model(model: type[M], value: Any) -> M:
    """The value as a model; BadJson names the first thing wrong."""
    try:
        return model.model_validate(value)
    except ValidationError as problem:
        raise BadJson(first_fault(problem)) from None
    except RecursionError:
        raise BadJson("it is nested too deeply.") from None
