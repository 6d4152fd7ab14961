"""The primitives that effects are built of: what one line of a card does to the rules of life.

Each is a frozen value that resources/effects.toml, a bare `add_rule` of the record, or a card built at the
table names by its word (`cant_gain_life`). The engine knows primitives, never a card's name.
"""

from typing import Literal

import msgspec

from lifecounter.model.actions import Action, Amount, Factor, Number
from lifecounter.model.commands import PayFor, Round
from lifecounter.model.conditions import When
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
    """What every primitive carries: whose events it affects, and when."""

    affects: Affects = "controller"
    """The effect's controller, their opponents, every player, or the player that the effect was put on."""
    when: When | None = None
    always: bool = False
    """It applies even while the effect's condition, which the program can't see, is not met."""


# Locks (101.2, 614.17)


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


class DamageCantBePrevented(Primitive, frozen=True):
    """Damage to the player can't be prevented (615.12)."""


class CantGetCounters(Primitive, frozen=True):
    """Counters of the named kinds, or of any kind where none is named, can't be put on the player."""

    kinds: tuple[str, ...] = ()


# Damage as it is about to be dealt (120.4b)


class DamageMultiply(Primitive, frozen=True):
    """A source would deal that many times the damage."""

    by: Factor


class DamagePlus(Primitive, frozen=True):
    """A source would deal that much more damage, or less where it is negative; never less than 0.

    Without an amount it is the number that was chosen as the effect began."""

    amount: Number | None = None


class DamageHalve(Primitive, frozen=True):
    """A source would deal half the damage; this is no prevention."""

    round: Round


class DamagePrevent(Primitive, frozen=True):
    """Damage is prevented: all of it, or as much as the one named field says (615)."""

    amount: Amount | Literal["all", "number"] = "all"
    """At most this much of each source's damage (615.10), or as much as the number that the effect bears."""
    half: Round | None = None
    all_but: Amount | None = None
    shield: bool = False
    """The amount counts down over all damage, then the effect ends (615.7)."""
    once: bool = False
    """It prevents damage once and then ends."""
    then: tuple[Action, ...] = ()
    """What happens with as much as was prevented."""


class DamageBecomes(Primitive, frozen=True):
    """Instead of being dealt, all damage becomes something that people do that many times."""

    what: str
    lose_if_failed: bool = False


# Results of damage, gains and losses (120.4c)


class DamageAsPoison(Primitive, frozen=True):
    """Damage to the player is dealt as though its source had infect (120.3b)."""


class DamageCausesNoLoss(Primitive, frozen=True):
    """Damage is dealt, but causes no loss of life."""


class DamageLifeFloor(Primitive, frozen=True):
    """Damage that would bring the total below this leaves it there, if it was that high before."""

    to: Number
    ruled_for_team: bool = False
    """A ruling says that damage to any head of the team counts, whatever the table's reading."""


class LifeReducedFloor(Primitive, frozen=True):
    """A loss, whatever its cause, that would bring the total to `at_most` or less makes it `to`; once."""

    at_most: Number
    to: Number
    then: tuple[Action, ...] = ()


class GainMultiply(Primitive, frozen=True):
    """The player gains that many times the life."""

    by: Factor


class GainPlus(Primitive, frozen=True):
    """The player gains that much more life."""

    amount: Amount


class GainBecomesLoss(Primitive, frozen=True):
    """Instead of gaining life the player loses that much."""


class GainBecomesNothing(Primitive, frozen=True):
    """Instead of gaining life the player gains none. A replacement: a gain as a cost stays payable."""


class GainBecomesDraw(Primitive, frozen=True):
    """Instead of gaining life the player draws that many cards."""


class LossMultiply(Primitive, frozen=True):
    """The player loses that many times the life."""

    by: Factor


class PayBecomesExile(Primitive, frozen=True):
    """Instead of paying life the player may exile that many cards; the total must still cover it."""


class CountersMultiply(Primitive, frozen=True):
    """Counters that the affected player *puts* on players are multiplied, or halved rounded down."""

    by: Factor | None = None
    halve: bool = False


class CountersPlus(Primitive, frozen=True):
    """Counters that the affected player puts on themselves are that many more of each kind."""

    amount: Amount


class CountersCap(Primitive, frozen=True):
    """Of one kind the player gets at most one counter each turn."""

    kind: str


# Losing the game


class LoseGameReplaced(Primitive, frozen=True):
    """Instead of losing the game the total becomes a number and people do something (614)."""

    life: Number | Literal["starting"]
    then: tuple[Action, ...] = ()
    clears_poison: bool = False
    sweeps: bool = False
    """All permanents of the player leave with it, so their other effects end too (Lich's Mirror)."""


class LosesAtLife(Primitive, frozen=True):
    """A state trigger: with a total of at least, or of exactly, this the player loses the game (603.8)."""

    at_least: Number | None = None
    exactly: Number | None = None


# Triggers (603)


class OnEnter(Primitive, frozen=True):
    """As the effect begins."""

    does: tuple[Action, ...]


class OnLeave(Primitive, frozen=True):
    """When its card leaves."""

    does: tuple[Action, ...]
    only_to_graveyard: bool = False


class OnGain(Primitive, frozen=True):
    """Whenever an affected player gains life (119.9)."""

    does: tuple[Action, ...]


class OnLoss(Primitive, frozen=True):
    """Whenever an affected player loses life, by whatever cause."""

    does: tuple[Action, ...]


class OnDamage(Primitive, frozen=True):
    """Whenever an affected player is dealt damage."""

    does: tuple[Action, ...]


class AtUpkeep(Primitive, frozen=True):
    """At the beginning of the upkeep of each affected player (503)."""

    does: tuple[Action, ...]


class AtEndStep(Primitive, frozen=True):
    """At the beginning of an end step (513): of the controller's turn, or of each turn."""

    does: tuple[Action, ...]
    each_turn: bool = False


AnyPrimitive = (
    CantGainLife
    | CantLoseLife
    | LifeTotalCantChange
    | CantPayLife
    | CantLoseGame
    | CantWinGame
    | NoLossForZeroLife
    | DamageCantBePrevented
    | CantGetCounters
    | DamageMultiply
    | DamagePlus
    | DamageHalve
    | DamagePrevent
    | DamageBecomes
    | DamageAsPoison
    | DamageCausesNoLoss
    | DamageLifeFloor
    | LifeReducedFloor
    | GainMultiply
    | GainPlus
    | GainBecomesLoss
    | GainBecomesNothing
    | GainBecomesDraw
    | LossMultiply
    | PayBecomesExile
    | CountersMultiply
    | CountersPlus
    | CountersCap
    | LoseGameReplaced
    | LosesAtLife
    | OnEnter
    | OnLeave
    | OnGain
    | OnLoss
    | OnDamage
    | AtUpkeep
    | AtEndStep
)

AboutDamage = (
    DamageCantBePrevented
    | DamageMultiply
    | DamagePlus
    | DamageHalve
    | DamagePrevent
    | DamageBecomes
    | DamageAsPoison
    | DamageCausesNoLoss
    | DamageLifeFloor
    | OnDamage
)
"""Primitives that may ask for facts about damage and its source."""

AboutGain = GainMultiply | GainPlus | GainBecomesLoss | GainBecomesNothing | GainBecomesDraw
"""Primitives that may ask who controls what causes a gain."""

_KINDS: dict[str, type[Primitive]] = {snake(kind.__name__): kind for kind in AnyPrimitive.__args__}
WORDS = tuple(_KINDS)
"""The primitives by the words that data uses."""


def idle_condition(rule: AnyPrimitive) -> str | None:
    """A field of `when` that asks for what this primitive is not about; None where there is none."""
    idle: tuple[str, ...] = ()
    if not isinstance(rule, AboutDamage):
        idle += ("combat", "source_of", "colour", "creature", "spell")
    if not isinstance(rule, AboutGain):
        idle += ("by_self",)
    return next((name for name in idle if getattr(rule.when, name, None) is not None), None)


def from_word(word: str, value: object, affects: Affects) -> AnyPrimitive:
    """The primitive that a bare rule `{word: value}` means. `value` is true, an object of the primitive's
    fields, or the value of its first field. Raises msgspec.ValidationError where it is malformed."""
    if isinstance(value, dict):
        fields = value
    elif value is True:
        fields = {}
    else:
        fields = {_first_field(word): value}
    primitive: AnyPrimitive = msgspec.convert({"affects": affects, **fields, "rule": word}, AnyPrimitive)
    if (idle := idle_condition(primitive)) is not None:
        raise msgspec.ValidationError(f"`{word}` has no use for `{idle}`")
    return primitive


def _first_field(word: str) -> str:
    own = [name for name in _KINDS[word].__struct_fields__ if name not in Primitive.__struct_fields__]
    if not own:
        raise msgspec.ValidationError(f"`{word}` takes only true")
    return own[0]
