"""The formats: how many life points a game starts with, who shares them, and where its thresholds lie.

The table itself is data (resources/formats.toml); its numbers are those of the Comprehensive Rules or of
the format's own page, named in each row's `rule`.
"""

import tomllib

import msgspec

from lifecounter.model.naming import nearest


class Format(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One row of the formats table (103.4, 119.1 and the casual variants of section 9)."""

    id: str
    name: str
    rule: str
    """Where the numbers come from: rule numbers, or the page that keeps the format."""
    says: str
    """One short line for a person who chooses a format."""
    life: int
    """Starting total of a player, or of a team where life is shared (119.1)."""
    life_multiplayer: int | None = None
    """Starting total with three or more players, where it differs (903.12f: Brawl)."""
    life_archenemy: int | None = None
    """Starting total of the archenemy (904.5)."""
    fewest: int
    """Usual number of players, from; a table may still be smaller."""
    most: int | None = None
    """Usual number of players, up to; None: no usual limit. A table may still be larger."""
    teams: bool = False
    """Players belong to teams."""
    team_size: int | None = None
    """Heads of each team; None for teams of any size."""
    shared_life: bool = False
    """Each team has one total (810.4)."""
    shared_poison: bool = False
    """Each team has one count of poison (810.10)."""
    poison: int | None = 10
    """Poison counters that lose the game (704.5c, 704.6b); None: not used."""
    commander_damage: int | None = None
    """Combat damage from one commander that loses the game (704.6c); None: not used."""
    archenemy: bool = False
    """One player is the archenemy, everybody else is one team against it (904.2)."""
    emperor: bool = False
    """A team falls with its emperor, who sits in its middle (809.5)."""
    unsure: str = ""
    """What the sources disagree about; the table may override the number."""

    @property
    def players(self) -> tuple[int, int | None]:
        """Usual number of players, from and to; None: no usual limit."""
        return self.fewest, self.most

    def starting_total(self, players: int) -> int:
        """The starting total in a game of so many players, the archenemy's apart."""
        if self.life_multiplayer is not None and players > 2:
            return self.life_multiplayer
        return self.life


class Formats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The formats table, in the order in which it is offered."""

    formats: tuple[Format, ...]

    def find(self, wanted: str) -> Format | None:
        """The format with this id, or None."""
        return next((row for row in self.formats if row.id == wanted), None)

    def nearest(self, wanted: str) -> str | None:
        """The id that looks most like `wanted`, or None where none does."""
        return nearest(wanted, [row.id for row in self.formats])


def read_formats(text: str) -> Formats:
    """Read the formats table from TOML. Raises msgspec.ValidationError where a row is malformed."""
    return msgspec.convert(tomllib.loads(text), Formats)
