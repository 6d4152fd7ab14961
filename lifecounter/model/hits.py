"""Damage on its way: from one source to one player."""

from typing import NamedTuple

import msgspec

from lifecounter.model.actions import Action
from lifecounter.model.commands import Source


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

    because: str
    controller: int | None
    hit: Hit
    amount: int
    then: tuple[Action, ...]
    """What the effect does then, with that amount."""


class Flight(NamedTuple):
    """A hit's damage as effects have made it so far. A plain tuple: every order makes one."""

    amount: int
    traces: tuple[tuple[str, int], ...] = ()
    """What is left of it beside damage, sorted: how much of it each effect prevented that counts down or
    does something then, or replaced by something else."""
