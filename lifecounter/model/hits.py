"""Damage on its way: from one source to one player."""

import msgspec

from lifecounter.model.commands import Source
from lifecounter.model.primitives import DamagePrevent


class Hit(msgspec.Struct, frozen=True, kw_only=True):
    """Damage from one source to one player, with every name understood."""

    player: int
    amount: int
    by: int | None = None
    """Who controls the source."""
    commander: str | None = None
    combat: bool = False
    infect: bool = False
    toxic: int = 0
    lifelink: bool = False
    unpreventable: bool = False
    source: Source | None = None


class Prevented(msgspec.Struct, frozen=True):
    """What one effect prevented of a hit."""

    effect: str
    because: str
    controller: int | None
    amount: int
    rule: DamagePrevent


class Flight(msgspec.Struct, frozen=True):
    """A hit's damage as effects have made it so far."""

    amount: int
    prevented: tuple[Prevented, ...] = ()
    became: tuple[tuple[str, str, int, bool], ...] = ()
    """By which effect it became what, how often, and whether failing loses the game."""
