"""What stays fixed during a game: its format, its players, and what they share."""

from collections.abc import Mapping

import msgspec

from lifecounter.model.effects import Catalogue
from lifecounter.model.formats import Format
from lifecounter.model.header import Header
from lifecounter.model.readings import Readings


class Side(msgspec.Struct, frozen=True):
    """Those who share one life total: one player, or a team where life is shared (810.4)."""

    name: str
    members: tuple[int, ...]
    life: int
    """Starting total."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What stays fixed during a game. Players are meant by their place in the header, from 0."""

    header: Header
    readings: Readings
    format: Format
    catalogue: Catalogue
    names: tuple[str, ...]
    index: Mapping[str, int]
    """A player's place by name."""
    sides: tuple[Side, ...]
    side_of: tuple[int, ...]
    """Which side each player's life total is that of."""
    pool_of: tuple[int, ...]
    """Which count of poison is each player's: shared by a team (810.10), or their own."""
    team_of: tuple[str | None, ...]
    poison: int | None
    commander_damage: int | None
    commanders: Mapping[str, int]
    """Each commander's owner; the key is its name, or `name (player)` where two bear the same."""

    def opponents(self, player: int) -> tuple[int, ...]:
        """Everybody who is not on this player's team (102.3)."""
        team = self.team_of[player]
        return tuple(
            other
            for other in range(len(self.names))
            if other != player and (team is None or self.team_of[other] != team)
        )

    def team_mates(self, player: int) -> tuple[int, ...]:
        """The player and everybody on the same team (102.4)."""
        team = self.team_of[player]
        return tuple(
            other
            for other in range(len(self.names))
            if other == player or (team is not None and self.team_of[other] == team)
        )

    def turn_team(self, player: int) -> tuple[int, ...]:
        """Everybody who takes their turn together with this player (805, 904.6)."""
        together = self.format.shared_life or self.format.archenemy
        return self.team_mates(player) if together else (player,)

    def find_commander(self, name: str, owner: int | None) -> str | None:
        """The key of the commander called `name`; `owner` settles which of two that bear the same name."""
        if name in self.commanders:
            return name
        if owner is not None:
            key = with_owner(name, self.names[owner])
            if key in self.commanders:
                return key
        return None


def with_owner(commander: str, player: str) -> str:
    """How a commander is called where two bear the same name."""
    return f"{commander} ({player})"
