"""The primitives that effects are built of: what one line of a card does to the rules of life.

Each is a frozen value that resources/effects.toml, a bare `add_rule` of the record, or a card built at the
table names by its word (`cant_gain_life`). The engine knows primitives, never a card's name.
"""

from typing import Literal

import msgspec

from lifecounter.model.commands import PayFor
from lifecounter.model.naming import snake

Affects = Literal["controller", "opponents", "all", "chosen"]


class Primitive(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="rule",
    tag=snake,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """What every primitive carries: whose events it affects."""

    affects: Affects = "controller"
    """The effect's controller, their opponents, every player, or the player that the effect was put on."""


class CantGainLife(Primitive, frozen=True):
    """No gain happens (119.7)."""


class CantLoseLife(Primitive, frozen=True):
    """No loss happens, and nothing above 0 can be paid (119.8)."""


class LifeTotalCantChange(Primitive, frozen=True):
    """Neither gain nor loss happens, and nothing above 0 can be paid."""


class CantPayLife(Primitive, frozen=True):
    """Life can't be paid for the named kinds of cost, or for any where none is named; 0 is always payable
    (119.4b)."""

    scope: tuple[PayFor, ...] = ()


class CantLoseGame(Primitive, frozen=True):
    """The player can't lose the game; conceding is still possible (104.3a)."""


class CantWinGame(Primitive, frozen=True):
    """The player can't win the game by an effect; being the last one left still wins (104.2a)."""


class NoLossForZeroLife(Primitive, frozen=True):
    """A total of 0 or less doesn't lose the game (704.5a, 704.6a)."""


class GainBecomesDraw(Primitive, frozen=True):
    """Instead of gaining life the player draws that many cards."""


class DamageAsks(Primitive, frozen=True):
    """Whenever the player is dealt damage, they do something that many times at the table."""

    what: str
    lose_if_failed: bool = False


class EntersLosingAllLife(Primitive, frozen=True):
    """As the card enters, its controller loses life equal to their total, 0 if that is negative (107.1b)."""


class LeavesLosingGame(Primitive, frozen=True):
    """When the card leaves, its controller loses the game (104.3e)."""

    only_to_graveyard: bool = False


AnyPrimitive = (
    CantGainLife
    | CantLoseLife
    | LifeTotalCantChange
    | CantPayLife
    | CantLoseGame
    | CantWinGame
    | NoLossForZeroLife
    | GainBecomesDraw
    | DamageAsks
    | EntersLosingAllLife
    | LeavesLosingGame
)

WORDS: tuple[str, ...] = tuple(snake(kind.__name__) for kind in AnyPrimitive.__args__)
"""The primitives by the words that data uses."""


def from_word(word: str, value: object, affects: Affects) -> AnyPrimitive:
    """The primitive that a bare rule `{word: value}` means. `value` is true, an object of the primitive's
    fields, or the value of its only field. Raises msgspec.ValidationError where it is malformed."""
    if isinstance(value, dict):
        fields = value
    elif value is True:
        fields = {}
    else:
        fields = {_own_field(word): value}
    primitive: AnyPrimitive = msgspec.convert({"rule": word, "affects": affects, **fields}, AnyPrimitive)
    return primitive


def _own_field(word: str) -> str:
    for kind in AnyPrimitive.__args__:
        if snake(kind.__name__) == word:
            own = [name for name in kind.__struct_fields__ if name not in Primitive.__struct_fields__]
            if own:
                return str(own[0])
    raise msgspec.ValidationError(f"`{word}` takes only true")
