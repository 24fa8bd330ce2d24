"""JSON from anywhere: parsed strictly, and the first thing wrong said in one sentence."""

import json
from typing import Annotated, Any, NoReturn, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

MOST_BYTES = 16 * 2**20
"""No file of ours comes near this size."""


class BadJson(ValueError):
    """Text that is not JSON as we accept it; the message is one sentence."""


class StrictModel(BaseModel):
    """A part of a file: exact types, unknown keys ignored."""

    model_config = ConfigDict(strict=True, extra="ignore", frozen=True)


M = TypeVar("M", bound=BaseModel)


def _printable(text: str) -> str:
    """Names go to terminals and windows: nothing in them may steer either."""
    if not text.isprintable():
        raise ValueError("it holds a character that cannot be printed")
    return text


PlainText = Annotated[str, Field(min_length=1, max_length=80), AfterValidator(_printable)]
"""A short text for people, such as a name."""


def _no_constants(name: str) -> NoReturn:
    raise BadJson(f"it holds {name}, which is not JSON.")


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        seen: set[str] = set()
        twin = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise BadJson(f"it holds the key {_short(twin)} twice in one object.")
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
        raise BadJson(f"it is not UTF-8 text (byte {problem.start + 1}).") from None
    if not text.strip():
        raise BadJson("it is empty.")
    try:
        return json.loads(text, parse_constant=_no_constants, object_pairs_hook=_no_twins)
    except json.JSONDecodeError as problem:
        ended = problem.pos >= len(text.rstrip())
        where = f"line {problem.lineno}, column {problem.colno}"
        raise BadJson(f"it breaks off at {where}." if ended else f"it is not JSON at {where}.") from None
    except RecursionError:
        raise BadJson("it is nested too deeply.") from None
    except BadJson:
        raise
    except ValueError:
        raise BadJson("it holds a number with too many digits.") from None


def first_fault(problem: ValidationError) -> str:
    """The first thing wrong, with its place: `rounds[3].turns[0].open: …`."""
    fault = problem.errors(include_url=False, include_context=False)[0]
    place = ""
    for part in fault["loc"]:
        place += f"[{part}]" if isinstance(part, int) else f".{_plain(part)}"
    message = _plain(_worded(fault["type"], str(fault["msg"])), 200)
    if fault["type"] != "missing" and not isinstance(fault["input"], dict | list):
        message += f" (it is {_short(fault['input'])})"
    return f"{place.lstrip('.')}: {message}" if place else message


_OBJECT, _LIST = "must be an object", "must be a list"
_WORDS = {
    "missing": "is missing",
    "dict_type": _OBJECT,
    "model_type": _OBJECT,
    "model_attributes_type": _OBJECT,
    "list_type": _LIST,
    "tuple_type": _LIST,
    "too_short": "has too few entries",
    "too_long": "has too many entries",
    "int_type": "must be a whole number",
    "bool_type": "must be true or false",
    "string_type": "must be a text",
    "union_tag_invalid": "is of a kind there is not",
    "union_tag_not_found": "must say its kind",
}
"""Our own words for the commonest faults."""


def _worded(kind: str, message: str) -> str:
    """A fault in words a user can do something with."""
    if kind in _WORDS:
        return _WORDS[kind]
    message = message.removeprefix("Value error, ")
    for subject in ("Input should", "String should", "List should", "Tuple should"):
        message = message.replace(subject, "must")
    return message[:1].lower() + message[1:]


def check_model(model: type[M], value: Any) -> M:
    """The value as a model; BadJson names the first thing wrong."""
    try:
        return model.model_validate(value)
    except ValidationError as problem:
        raise BadJson(first_fault(problem)) from None
    except RecursionError:
        raise BadJson("it is nested too deeply.") from None
