"""Cards of a table's own, in the form of resources/effects.toml: read with exact messages, and written."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, get_args
from unicodedata import category

import msgspec

from lifecounter.model.actions import Action
from lifecounter.model.conditions import When
from lifecounter.model.effects import Card
from lifecounter.model.malformed import explained, name_of_type
from lifecounter.model.naming import did_you_mean, nearest, plain
from lifecounter.model.primitives import AnyPrimitive, idle_condition
from lifecounter.model.shapes import MISSING

_PRIMITIVES: dict[str, type[msgspec.Struct]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(AnyPrimitive)
}
_ONE_OF = {
    "damage_prevent": ("amount", "half", "all_but"),
    "counters_multiply": ("by", "halve"),
    "loses_at_life": ("at_least", "exactly"),
}
"""Fields of a primitive that exclude each other."""
_ONE_NEEDED = ("counters_multiply", "loses_at_life")
_BREAKS_A_LINE = ("Cc", "Zl", "Zp")
_NAMES_SOMETHING = ("ask", "counters", "mark")
"""Actions that are about something which they have to name."""


class CardError(ValueError):
    """A file of cards that can't be used: which entry, which field, and why."""

    def __init__(
        self,
        reason: str,
        *,
        line: int | None = None,
        entry: int | None = None,
        name: object = None,
        field: str | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        """One plain sentence, without its full stop."""
        self.line = line
        """From 1; known only where the file is no TOML."""
        self.entry = entry
        """From 1; None where the whole file is meant."""
        self.name = name if isinstance(name, str) else None
        self.field = field
        """`says`, `rules[0].by`; None where the whole entry is meant."""

    def __str__(self) -> str:
        where = [] if self.line is None else [f"line {self.line}"]
        if self.entry is not None:
            where.append(f"entry {self.entry}" + (f" ({self.name})" if self.name else ""))
        where += [] if self.field is None else [f"field {self.field}"]
        return f"{', '.join(where)}: {self.reason}" if where else self.reason


class _FieldError(Exception):
    """One field of an entry is wrong."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(reason)
        self.field = field
        self.reason = reason


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards of a file, in its order. Raises CardError for the first entry that can't be understood."""
    try:
        value = tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise CardError("lists in it lie too deep in each other") from None
    except ValueError as error:
        raise _no_toml(str(error)) from None
    for key in value:
        if key != "effects":
            hint = did_you_mean(nearest(key, ["effects"]))
            raise CardError(f"a card begins with [[effects]], and {key} stands outside of any{hint}")
    entries = value.get("effects", [])
    if not isinstance(entries, list):
        raise CardError("each card begins with [[effects]], in double brackets")
    cards: dict[str, Card] = {}
    for number, entry in enumerate(entries, 1):
        name = entry.get("name") if isinstance(entry, dict) else None
        try:
            card = _card(entry)
        except _FieldError as wrong:
            raise CardError(wrong.reason, entry=number, name=name, field=wrong.field or None) from None
        if plain(card.name) in cards:
            raise CardError("an entry before it has this name", entry=number, name=name, field="name")
        cards[plain(card.name)] = card
    return tuple(cards.values())


def write_card(card: Card) -> str:
    """A card as an entry of a file, with an empty line before it."""
    fields: dict[str, Any] = msgspec.to_builtins(card)
    rules = fields.pop("rules")
    lines = [f"{key} = {_toml(value)}" for key, value in fields.items() if _is_said(card, key, value)]
    inner = "".join(f"    {_toml(rule)},\n" for rule in rules)
    return "\n".join(["", "[[effects]]", *lines, f"rules = [\n{inner}]\n" if rules else "rules = []\n"])


def _is_said(card: Card, key: str, value: object) -> bool:
    """A field that differs from what it is without being written."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(type(card))}
    return value is not None and value != defaults[key]


def _toml(value: object) -> str:
    match value:
        case dict():
            return "{ " + ", ".join(f"{key} = {_toml(part)}" for key, part in value.items()) + " }"
        case list() | tuple():
            return "[" + ", ".join(map(_toml, value)) + "]"
        case _:
            return msgspec.json.encode(value).decode()  # text, numbers and truth are written alike


def _no_toml(message: str) -> CardError:
    line = re.search(r"at line (\d+)", message)
    if line is None:
        return CardError("this is not TOML, or it is cut short")
    told = message[: message.index(" (at line")]
    return CardError(f"this is not TOML: {told[:1].lower()}{told[1:]}", line=int(line[1]))


def _card(entry: object) -> Card:
    """One entry. Its parts are read one by one first, so that what is wrong is known to the field."""
    if not isinstance(entry, dict):
        raise _FieldError("", f"expected an object, got {name_of_type(entry)}")
    for where, rule in _parts("rules", entry.get("rules")):
        _check_primitive(where, rule, put_on_a_player="on" in entry)
    if "begins_if" in entry:
        _check_when("begins_if", entry["begins_if"])
    card: Card = _read(entry, Card, "")
    for name in ("name", "says"):
        if not getattr(card, name).strip():
            raise _FieldError(name, "it is empty")
    _check_texts("", entry)
    return card


def _check_primitive(where: str, rule: object, *, put_on_a_player: bool) -> None:
    if not isinstance(rule, dict):
        raise _FieldError(where, f"expected an object, got {name_of_type(rule)}")
    if "rule" not in rule:
        raise _FieldError(f"{where}.rule", f"{MISSING}; it names the primitive, such as cant_gain_life")
    for name in ("does", "then"):
        for place, action in _parts(f"{where}.{name}", rule.get(name)):
            _check_action(place, action)
    if "when" in rule:
        _check_when(f"{where}.when", rule["when"])
    word = rule["rule"]
    read = _read(rule, AnyPrimitive, where, _PRIMITIVES.get(word) if isinstance(word, str) else None)
    if (idle := idle_condition(read)) is not None:
        raise _FieldError(f"{where}.when.{idle}", f"{word} has no use for it")
    if rule.get("affects") == "chosen" and not put_on_a_player:
        raise _FieldError(
            f"{where}.affects", "chosen is the player that the card is put on, and the card has no on"
        )
    fields = _ONE_OF.get(word, ())
    given = [name for name in fields if name in rule]
    if len(given) > 1:
        raise _FieldError(f"{where}.{given[1]}", f"it can't stand beside {given[0]}")
    if not given and word in _ONE_NEEDED:
        raise _FieldError(f"{where}.{fields[0]}", f"one of {', '.join(fields)} is needed")
    _check_texts(where, rule)


def _check_when(where: str, when: object) -> None:
    _read(when, When, where)
    if isinstance(when, dict):
        _check_texts(where, when)


def _check_action(where: str, action: object) -> None:
    read: Action = _read(action, Action, where)
    if read.act in _NAMES_SOMETHING and not read.what.strip():
        raise _FieldError(f"{where}.what", f"{MISSING}; {read.act} has to say what")
    if isinstance(action, dict):
        _check_texts(where, action)


def _check_texts(where: str, fields: Mapping[str, object]) -> None:
    for name, value in fields.items():
        if isinstance(value, str) and any(category(letter) in _BREAKS_A_LINE for letter in value):
            field = f"{where}.{name}".lstrip(".")
            raise _FieldError(field, "it has to be one line, without control characters")


def _parts(where: str, value: object) -> Iterator[tuple[str, object]]:
    """The parts of a list with their places; nothing where it is no list."""
    if isinstance(value, list):
        yield from ((f"{where}[{place}]", part) for place, part in enumerate(value))


def _read(value: object, kind: Any, where: str, known: type[msgspec.Struct] | None = None) -> Any:
    """A part as what it should be. `known` is the class where `kind` is a union of several."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        reason, field = explained(error, known or kind, _PRIMITIVES, "primitive")
        raise _FieldError(f"{where}.{field}".strip("."), reason) from None
