"""Under which circumstances a part of an effect applies."""

from typing import Literal

import msgspec

from lifecounter.model.actions import Number


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Everything named here must be so; what is not named doesn't matter. Facts about a source that the
    table doesn't state count as given."""

    life_at_most: Number | None = None
    """Its controller's total is at most this."""
    life_at_least: Number | None = None
    """Its controller's total is at least this."""
    over_starting: Number | None = None
    """Its controller's total is at least this much above the starting total."""
    own_turn: bool | None = None
    """It is its controller's turn."""
    mark: str | None = None
    """Its controller bears this mark (monarch)."""
    combat: bool | None = None
    """The damage is combat damage, or is not."""
    source_of: Literal["controller", "opponents", "chosen"] | None = None
    """Who controls the source: the effect's controller, an opponent of theirs, the player it was put on."""
    by_self: bool | None = None
    """The affected player controls what causes it (Rain of Gore)."""
    colour: str | None = None
    creature: bool | None = None
    spell: bool | None = None
