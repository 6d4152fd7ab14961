"""No step, however senseless, brings an exception out of the rules or leaves a game half changed."""

import types
from collections.abc import Mapping
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from lifecounter.model.commands import (
    LARGEST,
    Correct,
    Counter,
    Damage,
    Effect,
    Mark,
    Play,
    Turn,
)
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.outcome import Choice, Played, Refused
from lifecounter.model.play import play
from lifecounter.model.primitives import WORDS, AnyPrimitive
from lifecounter.model.state import Game
from tests.model.depth import depth
from tests.model.random_steps import ALL_CARDS
from tests.model.sitting import Sitting

KNOWN = (
    "Ana",
    "Bruno",
    "Chiara",
    "Dragan",
    "Atraxa",
    "Krenko",
    "poison",
    "energy",
    "monarch",
    "all",
    "graveyard",
    "e1",
    "e2",
    "r1",
    "turn",
    "",
    "  ",
)
strings = st.sampled_from(KNOWN * 6 + ALL_CARDS) | st.text(max_size=6)
edges = st.sampled_from([-1, LARGEST, -LARGEST, LARGEST + 1, 10**60, -(10**60)])
numbers = st.integers(0, 30) | edges | st.integers()
json_values = st.recursive(
    st.none() | st.booleans() | numbers | strings,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(strings, inner, max_size=3),
    max_leaves=4,
)


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Anything that a field of this type can hold."""
    simple = {str: strings, int: numbers, bool: st.booleans(), type(None): st.none(), object: json_values}
    if kind in simple:
        return simple[kind]
    parts = get_args(kind)
    origin = get_origin(kind)
    if origin is Literal:
        return st.sampled_from(parts)
    if origin in (Union, types.UnionType):
        return st.one_of(*(values(part) for part in parts))
    if origin is tuple and parts[-1] is ...:
        return st.lists(values(parts[0]), max_size=3).map(tuple)
    if origin is tuple:
        return st.tuples(*(values(part) for part in parts))
    if origin is Mapping:
        if parts[1] is object:
            return rules.map(bare) | senseless_rules
        return st.dictionaries(values(parts[0]), values(parts[1]), max_size=3)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return structs_of(kind)
    raise AssertionError(f"no values for {kind}")


def structs_of(kind: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    """Any value of this class: required fields, and some of the others."""
    hints = get_type_hints(kind)
    required: dict[str, st.SearchStrategy[Any]] = {}
    optional: dict[str, st.SearchStrategy[Any]] = {}
    for one in msgspec.structs.fields(kind):
        (required if one.required else optional)[one.name] = of_type(hints[one.name])
    return st.fixed_dictionaries(required, optional=optional).map(lambda fields: kind(**fields))


def of_type(kind: Any) -> st.SearchStrategy[Any]:
    return st.deferred(lambda: values(kind))


rules = st.one_of(*(structs_of(kind) for kind in get_args(AnyPrimitive)))
senseless_rules = st.dictionaries(
    st.sampled_from(WORDS) | strings, st.just(value=True) | numbers | json_values, max_size=2
)


def bare(rule: AnyPrimitive) -> dict[str, object]:
    """A primitive as `add_rule` writes it."""
    fields: dict[str, object] = msgspec.to_builtins(rule)
    return {str(fields.pop("rule")): fields}


any_step = st.one_of(*(structs_of(kind) for kind in get_args(Play)))


def busy(format_id: str) -> Game:
    """A game in which much is going on."""
    game = Sitting(
        Header(
            format=format_id,
            players=(
                PlayerHeader(name="Ana", commanders=("Atraxa",)),
                PlayerHeader(name="Bruno", commanders=("Krenko",)),
                PlayerHeader(name="Chiara"),
                PlayerHeader(name="Dragan"),
            ),
        )
    )
    game.card("Lich", "Ana")
    game.card("Platinum Angel", "Bruno")
    for step in (
        Turn(player="Bruno"),
        Damage(player="Ana", amount=3, commander="Krenko"),
        Counter(player="Chiara", kind="poison", change=4),
        Effect(add_rule={"cant_gain_life": True}, affects="Dragan", until="turn"),
        Mark(mark="monarch", player="Chiara"),
        Correct(player="Bruno", life=-4),
    ):
        game.does(step)
    return game.game


GAMES = tuple(busy(format_id) for format_id in ("commander", "two-headed-giant-commander", "free-for-all"))


@depth(600)
@given(st.sampled_from(GAMES), any_step)
def test_every_step_is_answered(game: Game, step: Play) -> None:
    outcome = play(game, step)
    assert isinstance(outcome, Played | Refused | Choice)
    if isinstance(outcome, Refused):
        assert outcome.message


@depth(200)
@given(st.sampled_from(GAMES), st.lists(any_step, min_size=2, max_size=6))
def test_every_row_of_steps_is_answered(game: Game, steps: list[Play]) -> None:
    for step in steps:
        outcome = play(game, step)
        if isinstance(outcome, Played):
            game = outcome.game
