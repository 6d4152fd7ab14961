"""The header of a record: who plays, in which format, with which numbers of the table's own."""

import msgspec
from msgspec import UNSET, UnsetType

from lifecounter.model.readings import AS_WRITTEN, Readings

RECORD = "lifecounter/1"
"""Which grammar a record is written in; every header says so in its field `record`."""


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


class Header(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="record",
    tag=RECORD,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """The first line of a record."""

    format: str
    players: tuple[PlayerHeader, ...]
    life: int | None = None
    """Starting total, in place of the format's."""
    poison: int | UnsetType | None = UNSET
    """Poison threshold in place of the format's; null switches it off."""
    commander_damage: int | UnsetType | None = UNSET
    """Commander damage threshold in place of the format's; null switches it off."""
    shared_life: bool = False
    """Only in the custom format: each team has one total and one count of poison (810.4, 810.10)."""
    started: str | None = None
    """When the game began (ISO 8601)."""
    active: str | None = None
    """Whose turn it is when the game begins."""
    readings: Readings = AS_WRITTEN
    """How the table reads what the rules leave open."""

    def __post_init__(self) -> None:
        if self.readings == AS_WRITTEN:  # the very default is what `omit_defaults` leaves out
            msgspec.structs.force_setattr(self, "readings", AS_WRITTEN)
