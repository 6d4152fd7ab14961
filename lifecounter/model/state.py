"""The state of a game: frozen values; a step makes a new one."""

from collections.abc import Mapping

import msgspec

from lifecounter.model.actions import Action
from lifecounter.model.commands import Status
from lifecounter.model.effects import InPlay
from lifecounter.model.setup import Setup


class Trigger(msgspec.Struct, frozen=True):
    """Something that an effect does once state-based actions have been looked at (603.3)."""

    action: Action
    because: str
    """The effect's name."""
    controller: int | None
    player: int
    """The player whose gain, loss, damage or turn it is about."""
    amount: int = 0
    """How much that event was."""
    number: int | None = None
    """The number that the effect bears."""
    by: int | None = None
    """Who controls the source of damage that it is about."""


class Reminder(msgspec.Struct, frozen=True):
    """Something that people at the table have to do: sacrifice 3, draw 2."""

    id: str
    what: str
    count: int
    because: str
    """The effect that asks for it."""
    lose_if_failed: bool = False
    """Where it can't be done, the player loses the game (Lich)."""
    waiting: Trigger | None = None
    """A trigger that waits for its target."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """One player. The life total is kept by the side, since a team may share it."""

    name: str
    counters: Mapping[str, int] = {}
    """Energy, experience and the like; poison is kept by the game, since a team may share it."""
    commander_damage: Mapping[str, int] = {}
    """Combat damage taken from each commander over the game (903.10a)."""
    tax: Mapping[str, int] = {}
    """Times that each of the player's commanders was cast from the command zone (903.8)."""
    status: Status = "playing"
    lost_by: str | None = None
    """The rule."""
    lost_because: str | None = None
    """The effect or the commander behind it."""
    marks: tuple[str, ...] = ()
    reminders: tuple[Reminder, ...] = ()
    gained_this_turn: int = 0
    lost_this_turn: int = 0
    """Life lost this turn; gains don't lower it."""
    damage_this_turn: int = 0
    counters_this_turn: tuple[str, ...] = ()
    """Kinds of counters that the player got this turn."""


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    winners: tuple[str, ...] | None = None
    draw: bool = False


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game at one moment."""

    setup: Setup
    totals: tuple[int, ...]
    """One life total for each side."""
    poison: tuple[int, ...]
    """One count of poison for each pool."""
    players: tuple[Player, ...]
    effects: tuple[InPlay, ...] = ()
    turn: int = 0
    active: int | None = None
    """Whose turn it is."""
    ending: bool = False
    """The end step of the present turn has begun."""
    day_night: str | None = None
    result: Result | None = None
    effects_begun: int = 0
    reminders_added: int = 0

    def life(self, player: int) -> int:
        """The life total that is this player's, or their team's (810.9a)."""
        return self.totals[self.setup.side_of[player]]

    def poison_of(self, player: int) -> int:
        """The poison counters that this player or their team has (810.10)."""
        return self.poison[self.setup.pool_of[player]]

    def counters(self, player: int) -> dict[str, int]:
        """Every kind of counter that the player has at least one of."""
        poison = self.poison_of(player)
        counters = {kind: count for kind, count in self.players[player].counters.items() if count}
        return {"poison": poison, **counters} if poison else counters

    def is_in(self, player: int) -> bool:
        """The player has neither lost nor left, and the game goes on."""
        return self.players[player].status == "playing"
