"""The shape of steps as far as types can't say it: which fields go together, and which exclude each other.

Shape is checked when a step is read. Ranges and names are not shape: a step that breaks those can be read,
and the rules refuse it when it is played.
"""

from collections.abc import Iterable
from typing import NamedTuple, get_args

from lifecounter.model.commands import (
    Amend,
    AnyStep,
    Damage,
    Double,
    Effect,
    Exchange,
    Gain,
    Halve,
    Lose,
    Pay,
    Redistribute,
    Set,
    Together,
    Zone,
)
from lifecounter.model.naming import NO_MOMENT, is_moment

MISSING = "it is missing"

PER_SOURCE = (
    "amount", "from_", "commander", "combat", "infect", "toxic", "lifelink", "unpreventable", "source",
)  # fmt: skip
"""What is said of one source of damage, and so by each entry of `deals`."""

EFFECT_FORMS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "add": (("controller",), ("id", "on", "number", "until")),
    "add_rule": (("affects",), ("id", "controller", "until")),
    "remove": ((), ("to",)),
    "control": (("to",), ()),
    "holds": (("id",), ()),
}
"""What an effect step does, with the fields that this needs and those that it may have."""


class ShapeError(NamedTuple):
    """A field and, in a few words, why the step can't be like that."""

    field: str
    message: str


def shape_error(step: AnyStep) -> ShapeError | None:
    """What is wrong with the shape of a step, or None where the rules can play or refuse it."""
    if step.at is not None and not is_moment(step.at):
        return ShapeError("at", NO_MOMENT)
    match step:
        case Damage():
            return _damage(step)
        case Gain() | Lose() | Set() | Double() | Halve():
            return _one_of(step, "player", "players")
        case Pay():
            return _one_of(step, "player", "payments") or _beside(step, "player", "amount")
        case Exchange():
            return _one_of(step, "players", "player") or _beside(step, "player", "with_")
        case Redistribute():
            return None if step.totals else ShapeError("totals", "it names no player")
        case Effect():
            return _effect(step)
        case Together(steps=steps):
            return _inside((f"steps[{place}]", part) for place, part in enumerate(steps))
        case Amend(step=inner):
            return _inside([("step", inner)])
        case _:
            return None


def _damage(step: Damage) -> ShapeError | None:
    error = _one_of(step, "player", "players", "deals")
    if error is not None:
        return error
    if step.deals:
        for name in PER_SOURCE:
            if getattr(step, name) not in (None, False, 0):
                return ShapeError(_word(name), "where there are deals, each of them says this for itself")
    elif step.amount is None:
        return ShapeError("amount", MISSING)
    return None


def _effect(step: Effect) -> ShapeError | None:
    error = _one_of(step, *EFFECT_FORMS)
    if error is not None:
        return error
    form = next(name for name in EFFECT_FORMS if _given(step, name))
    needed, allowed = EFFECT_FORMS[form]
    for name in needed:
        if not _given(step, name):
            return ShapeError(name, MISSING)
    others = dict.fromkeys(name for names in EFFECT_FORMS.values() for part in names for name in part)
    for name in others:
        if _given(step, name) and name not in needed + allowed:
            return ShapeError(name, f"it has no meaning beside {form}")
    if form == "remove" and step.to is not None and step.to not in get_args(Zone):
        return ShapeError("to", f"it is one of {', '.join(get_args(Zone))}")
    return None


def _one_of(step: AnyStep, *names: str) -> ShapeError | None:
    """Exactly one of these fields is there."""
    given = [name for name in names if _given(step, name)]
    if not given:
        return ShapeError(names[0], f"one of {', '.join(names)} is needed")
    if len(given) > 1:
        return ShapeError(given[1], f"it can't stand beside {given[0]}")
    return None


def _beside(step: AnyStep, one: str, other: str) -> ShapeError | None:
    """Both of these fields are there, or neither."""
    if _given(step, one) == _given(step, other):
        return None
    if _given(step, one):
        return ShapeError(_word(other), MISSING)
    return ShapeError(_word(other), f"it has no meaning without {one}")


def _inside(parts: Iterable[tuple[str, AnyStep]]) -> ShapeError | None:
    for where, part in parts:
        error = shape_error(part)
        if error is not None:
            return ShapeError(f"{where}.{error.field}", error.message)
    return None


def _given(step: AnyStep, name: str) -> bool:
    return getattr(step, name) not in (None, ())


def _word(name: str) -> str:
    """A field as the record calls it: `from_` is `from`."""
    return name.rstrip("_")
