"""What can be said about one rule of a card that a table builds, read off the primitives and put in words."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, get_args

import msgspec
from msgspec import inspect

from lifecounter.model.actions import Action
from lifecounter.model.conditions import When
from lifecounter.model.plain_words import in_plain_words
from lifecounter.model.primitives import Affects, AnyPrimitive
from lifecounter.ui import words

Raw = Mapping[str, object]
"""A rule as the file of cards holds it: builtins only, what isn't said left out."""
Path = tuple[str, ...]
"""Where something stands in a rule: `("by",)`, `("when", "combat")`, `("does", "who")` of its one action."""

KINDS: dict[str, type[msgspec.Struct]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(AnyPrimitive)
}
_ACTIONS = ("does", "then")
_LEFT_OUT = ("always", "ruled_for_team", "over_starting", "mark", "by_self")
"""What no card that a table builds has needed; the file of cards takes it."""


class Pick(NamedTuple):
    """One answer."""

    text: str
    value: object
    """None: nothing is said."""


class Slot(NamedTuple):
    """One thing that can be said about a rule."""

    path: Path
    label: str
    picks: tuple[Pick, ...] = ()
    least: int | None = None
    """The lowest number that can be said; None where no number can."""
    default: object = None
    """What holds where nothing is said."""
    many: bool = False
    """Several of the answers at once."""
    typed: bool = False
    """Something else can be typed."""


def new_rule(word: str) -> Raw:
    """A rule of this kind, with the least said."""
    rule: dict[str, object] = {"rule": word}
    for field in _fields(KINDS[word]):
        if field.required:
            rule[field.encode_name] = _first(field)
    if word == "counters_multiply":
        rule["by"] = 2
    if word == "loses_at_life":
        rule["at_least"] = 40
    return rule


def sentence(rule: Raw) -> str:
    """What a rule says, in plain words; nothing while it makes no sense."""
    try:
        return words.proper(in_plain_words((msgspec.convert(rule, AnyPrimitive),))[0])
    except msgspec.ValidationError:
        return ""


def slots(rule: Raw) -> Iterator[Slot]:
    """Everything that can be said about a rule."""
    kind = KINDS[str(rule["rule"])]
    yield Slot(("affects",), _LABELS["affects"], _picks("affects", get_args(Affects)), default="controller")
    for field in _fields(kind):
        name = field.encode_name
        if name in _ACTIONS:
            yield from _action_slots(name, rule)
        else:
            yield _slot((name,), field)
    yield Slot(("when",), "When it applies", (Pick("Always", None), Pick("Only when…", {})))
    if "when" in rule:
        for field in _fields(When):
            yield _slot(("when", field.encode_name), field)


def is_said(rule: Raw, slot: Slot, pick: Pick) -> bool:
    """This answer holds: it is said, or nothing is and it is what holds then."""
    value = value_at(rule, slot.path)
    if slot.many:
        return isinstance(value, list | tuple) and pick.value in value
    if pick.value == {} or isinstance(pick.value, list):
        return value is not None
    return (slot.default if value is None else value) == pick.value


def value_at(rule: Raw, path: Path) -> object:
    """What is said there; None: nothing."""
    here: object = rule
    for step in path:
        if isinstance(here, list | tuple):
            here = here[0] if here else {}
        here = here.get(step) if isinstance(here, Mapping) else None
    return here


def said(rule: Raw, path: Path, value: object) -> Raw:
    """The rule with something else said there."""
    first, *rest = path
    inner = rule.get(first)
    if rest and first in _ACTIONS:
        action = dict(inner[0]) if isinstance(inner, list) and inner else {}
        value = [said(action, tuple(rest), value)]
    elif rest:
        value = said(inner if isinstance(inner, Mapping) else {}, tuple(rest), value)
    return {name: one for name, one in {**rule, first: value}.items() if one is not None}


def _fields(kind: type[msgspec.Struct]) -> list[inspect.Field]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)  # noqa: S101  a struct's
    return [field for field in info.fields if field.encode_name not in ("affects", "when", *_LEFT_OUT)]


def _parts(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _slot(path: Path, field: inspect.Field) -> Slot:
    name = path[-1]
    parts = _parts(field.type)
    if any(isinstance(part, inspect.VarTupleType) for part in parts):
        return Slot(path, _label(name), _picks(name, _SUGGESTED.get(name, ())), many=True)
    picks: list[Pick] = []
    if any(isinstance(part, inspect.NoneType) for part in parts):
        picks.append(Pick(_NOTHING.get(path, _NOTHING.get((name,), "Any")), None))
    literals = [
        str(value) for part in parts if isinstance(part, inspect.LiteralType) for value in part.values
    ]
    picks += _picks(name, literals)
    if any(isinstance(part, inspect.BoolType) for part in parts):
        picks += [Pick("Yes", True), Pick("No", False if picks else None)]
    typed = any(isinstance(part, inspect.StrType) for part in parts)
    if typed:
        picks += _picks(name, _SUGGESTED.get(name, ()))
    numbers = [part for part in parts if isinstance(part, inspect.IntType)]
    least = None if not numbers else numbers[0].ge if numbers[0].ge is not None else 0
    default = None if field.default in (False, msgspec.NODEFAULT) else field.default
    return Slot(path, _label(name), tuple(picks), least=least, default=default, typed=typed)


def _action_slots(name: str, rule: Raw) -> Iterator[Slot]:
    if name == "then":
        yield Slot(
            (name,), "And then", (Pick("Nothing", None), Pick("Something happens…", [{"act": "gain"}]))
        )
        if name not in rule:
            return
    act = value_at(rule, (name, "act"))
    for field in _fields(Action):
        inner = field.encode_name
        if inner in _ONLY_FOR and act not in _ONLY_FOR[inner]:
            continue
        if inner in ("measure", "times") and value_at(rule, (name, "amount")) is not None:
            continue
        slot = _slot((name, inner), field)
        if inner == "what":
            slot = slot._replace(picks=_picks("what", _SUGGESTED_FOR.get(str(act), ())))
        yield slot


def _first(field: inspect.Field) -> object:
    if field.encode_name in _ACTIONS:
        return [{"act": "gain", "amount": 1}]
    for part in _parts(field.type):
        match part:
            case inspect.LiteralType(values=values):
                return values[0]
            case inspect.IntType():
                return 2 if field.encode_name == "by" else 1
            case inspect.StrType():
                return _SUGGESTED[field.encode_name][0]
    return None


def _picks(name: str, values: Iterable[str]) -> tuple[Pick, ...]:
    known = _VALUES.get(name, {})
    order = list(known)
    return tuple(
        Pick(known.get(value, words.sentence(value).replace("_", " ")), value)
        for value in sorted(values, key=lambda value: order.index(value) if value in order else 0)
    )


def _label(name: str) -> str:
    return _LABELS.get(name, words.sentence(name).replace("_", " "))


_PEOPLE = {
    "controller": "You",
    "opponents": "Your opponents",
    "all": "Everybody",
    "chosen": "A player it is put on",
    "that_player": "That player",
    "source_controller": "The source’s controller",
    "each_opponent": "Each opponent",
    "target_opponent": "A target opponent",
    "target_player": "A target player",
    "each_player": "Each player",
}
_VALUES: dict[str, dict[str, str]] = {
    "affects": _PEOPLE,
    "who": _PEOPLE,
    "source_of": {
        "controller": "Yours",
        "opponents": "An opponent’s",
        "chosen": "That of the player it is put on",
    },
    "amount": {
        "all": "All of it",
        "number": "As much as its number",
        "starting": "The starting total",
        "half_starting_up": "Half the starting total",
    },
    "life": {"starting": "The starting total"},
    "round": {"up": "Rounded up", "down": "Rounded down"},
    "half": {"up": "Half, rounded up", "down": "Half, rounded down"},
    "act": {
        "gain": "Gain life",
        "lose": "Lose life",
        "damage": "Be dealt damage",
        "set": "The total becomes",
        "ask": "People do something",
        "counters": "Get counters",
        "lose_game": "Lose the game",
        "win_game": "Win the game",
        "mark": "Take a mark",
    },
    "measure": {
        "event": "As much as that was",
        "life": "As much as the total",
        "half_life_up": "Half the total",
        "lost_this_turn": "Life lost this turn",
        "gained_this_turn": "Life gained this turn",
        "number": "Its number",
    },
    "scope": {"spell": "Spells", "ability": "Abilities", "cost": "Other costs", "unless": "What is optional"},
}
_LABELS = {
    "affects": "Whom it affects",
    "by": "How many times as much",
    "amount": "How much",
    "half": "Half of it",
    "all_but": "All but so much",
    "shield": "A shield that counts its number down",
    "once": "Only once",
    "what": "What",
    "lose_if_failed": "Who can’t, loses the game",
    "to": "Which total",
    "at_most": "From which total down",
    "round": "Rounded",
    "kind": "Which counters",
    "kinds": "Which counters; none: all",
    "scope": "For what; nothing: everything",
    "halve": "Halved",
    "life": "Which total",
    "clears_poison": "Poison goes as well",
    "sweeps": "All permanents go as well",
    "at_least": "With at least",
    "exactly": "With exactly",
    "only_to_graveyard": "Only on its way to the graveyard",
    "each_turn": "At every end step, not only yours",
    "act": "What happens",
    "who": "To whom",
    "measure": "Measured by",
    "times": "Times that",
    "life_at_least": "Only with at least so much life",
    "life_at_most": "Only with at most so much life",
    "unpreventable": "Can’t be prevented",
    "own_turn": "On your own turn",
    "combat": "Combat damage",
    "source_of": "Whose source",
    "colour": "Colour of the source",
    "creature": "A creature",
    "spell": "A spell",
}
_NOTHING: dict[Path, str] = {
    ("amount",): "Its number",
    ("does", "amount"): "As measured",
    ("then", "amount"): "As measured",
    ("half",): "No",
    ("all_but",): "No",
    ("by",): "No",
    ("at_least",): "No",
    ("exactly",): "No",
}
_COUNTERS = ("poison", "energy", "experience", "rad")
_SUGGESTED: dict[str, tuple[str, ...]] = {
    "what": ("sacrifice", "draw", "discard", "exile"),
    "kind": _COUNTERS,
    "kinds": _COUNTERS,
    "scope": ("spell", "ability", "cost", "unless"),
    "colour": ("white", "blue", "black", "red", "green"),
}
_SUGGESTED_FOR: dict[str, tuple[str, ...]] = {
    "ask": _SUGGESTED["what"],
    "counters": _COUNTERS,
    "mark": ("monarch", "initiative"),
}
_ONLY_FOR: dict[str, tuple[str, ...]] = {
    "what": ("ask", "counters", "mark"),
    "lose_if_failed": ("ask",),
    "unpreventable": ("damage",),
    "amount": ("gain", "lose", "damage", "set", "ask", "counters"),
    "measure": ("gain", "lose", "damage", "ask", "counters"),
    "times": ("gain", "lose", "damage", "ask", "counters"),
}
"""What is said only about some of the things that can happen."""
