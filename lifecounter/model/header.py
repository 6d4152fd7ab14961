"""The header of a record: who plays, in which format, with which numbers of the table's own."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

RECORD: Literal["lifecounter/1"] = "lifecounter/1"


class PlayerHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One player as the header names them."""

    name: str
    team: str | None = None
    commanders: tuple[str, ...] = ()
    life: int | None = None
    """Own starting total, in place of the format's."""
    vanguard: int = 0
    """What the avatar adds to the starting total (902.4)."""
    archenemy: bool = False
    colour: str | None = None
    """As #rrggbb; the screen and the stream show the player in it."""
    seat: int | None = None
    """Place at the table, from 1."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The first line of a record."""

    format: str
    players: tuple[PlayerHeader, ...]
    record: Literal["lifecounter/1"] = RECORD
    life: int | None = None
    """Starting total, in place of the format's."""
    poison: int | UnsetType | None = UNSET
    """Poison threshold in place of the format's; null switches it off."""
    commander_damage: int | UnsetType | None = UNSET
    """Commander damage threshold in place of the format's; null switches it off."""
    started: str | None = None
    active: str | None = None
    """Whose turn it is when the game begins."""
