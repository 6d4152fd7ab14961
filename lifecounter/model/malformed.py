"""What is wrong with a value that can't be read, said as a person would."""

import re
from collections.abc import Iterable
from typing import get_args, get_type_hints

import msgspec

from lifecounter.model.naming import did_you_mean, nearest
from lifecounter.model.shapes import MISSING

_NAMES = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}


def name_of_type(value: object) -> str:
    """What kind of thing a value of JSON or TOML is: a whole number, a list."""
    kind = {list: "array", dict: "object", type(None): "null"}.get(type(value), type(value).__name__)
    return _NAMES.get(kind, f"a {kind}")


def explained(
    error: msgspec.ValidationError, kind: type[msgspec.Struct] | None, tags: Iterable[str], tagged: str
) -> tuple[str, str]:
    """Why msgspec refuses a value that should have been of this kind, and in which field; "" means the whole.

    `tags` are the words that may name a kind, and `tagged` is what these words name: a step, a primitive.
    """
    message, found, path = str(error).rpartition(" - at `$")
    if not found:
        message, path = str(error), "`"
    where = path.removesuffix("`").removeprefix(".").replace("[...]", "")
    if told := re.fullmatch(r"Object missing required field `(.*)`", message, re.DOTALL):
        return MISSING, _inner(where, told[1])
    if told := re.fullmatch(r"Object contains unknown field `(.*)`", message, re.DOTALL):
        known = [] if where or kind is None else kind.__struct_encode_fields__
        return "there is no such field here" + did_you_mean(nearest(told[1], known)), _inner(where, told[1])
    if told := re.fullmatch(r"Expected `(.*)`, got `(.*)`", message):
        expected = " or ".join(_NAMES.get(name, name) for name in told[1].split(" | "))
        return f"expected {expected}, got {_NAMES.get(told[2], told[2])}", where
    if told := re.fullmatch(r"Expected `array` of length (\d+), got (\d+)", message):
        return f"expected a list of {told[1]}, got {told[2]}", where
    if told := re.fullmatch(r"Invalid value '(.*)'", message, re.DOTALL):
        return f"there is no {tagged} called {told[1]}" + did_you_mean(nearest(told[1], tags)), where
    if told := re.fullmatch(r"Invalid enum value '(.*)'", message, re.DOTALL):
        words = ", ".join(_words_allowed(kind, where))
        return f"{told[1]} is none of the words that it takes" + (f": {words}" if words else ""), where
    if told := re.fullmatch(r"Expected `int` (>=|<=) (-?\d+)", message):
        return f"it is {'at least' if told[1] == '>=' else 'at most'} {told[2]}", where
    return message.replace("`", "").lower(), where


def _inner(where: str, field: str) -> str:
    return f"{where}.{field}" if where else field


def _words_allowed(kind: type[msgspec.Struct] | None, field: str) -> list[str]:
    """The words that a field of this kind may hold."""
    if kind is None or field not in kind.__struct_encode_fields__:
        return []
    attribute = kind.__struct_fields__[kind.__struct_encode_fields__.index(field)]
    return [word for word in _flat(get_type_hints(kind)[attribute]) if isinstance(word, str)]


def _flat(hint: object) -> list[object]:
    """A type with everything that it is made of."""
    return [hint, *(part for inner in get_args(hint) for part in _flat(inner))]
