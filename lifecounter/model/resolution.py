"""A step while it resolves: the game so far, what has happened, and what waits for the next check.

The only mutable object of the model; it lives inside one call of `play.play` and never leaves it.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.actions import Action
from lifecounter.model.commands import LARGEST
from lifecounter.model.effects import InPlay
from lifecounter.model.naming import did_you_mean, nearest
from lifecounter.model.replacement import Decisions
from lifecounter.model.state import Game, Player, Reminder, Trigger


class Refusal(Exception):  # noqa: N818  a refusal is an answer of the rules, not an error
    """The step may not be taken; `play` turns it into an outcome."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message


class Resolution:
    """A step while it resolves."""

    def __init__(self, game: Game, decisions: Decisions, skip: tuple[str, ...] = ()) -> None:
        self.game = game
        self.settled = game
        """The game when state-based actions were last looked at."""
        self.setup = game.setup
        self.decisions = decisions
        self.skip = skip
        """Ids of optional effects that are not used this time."""
        self.events: list[events.Event] = []
        self.triggers: list[Trigger] = []
        """What triggered and waits until state-based actions have been looked at (603.3)."""
        self.conceded: dict[int, str | None] = {}
        """Who concedes, and why if they say so (104.3a)."""
        self.losing: dict[int, str | None] = {}
        """Who loses by an effect, and by which (104.3e)."""
        self.winning: dict[int, str | None] = {}
        """Who wins by an effect, and by which (104.2b)."""
        self.state_triggers: set[tuple[str, int]] = set()
        """Which effect has triggered on whose state, while that state lasts (603.8)."""
        self.decked: set[int] = set()
        """Who drew from an empty library since the last check (704.5b)."""

    def tell(self, event: events.Event) -> None:
        """Record something that happened."""
        self.events.append(event)

    def name(self, player: int) -> str:
        """A player's name."""
        return self.setup.names[player]

    def known(self, name: str) -> int:
        """The player of this name; refused where there is none (102.1)."""
        place = self.setup.index.get(name)
        if place is None:
            place = self.setup.index.get(name.strip())
        if place is None:
            hint = did_you_mean(nearest(name, self.setup.names))
            raise Refusal("102.1", f"No player is called {name}{hint}")
        return place

    def seated(self, name: str) -> int:
        """The player of this name, who must still be in the game (800.4a)."""
        player = self.known(name)
        if self.game.players[player].status != "playing":
            raise Refusal("800.4a", f"{self.name(player)} has left the game")
        return player

    def several(self, player: str | None, players: tuple[str, ...]) -> tuple[int, ...]:
        """The players that a step names, each once."""
        if player is not None:
            return (self.seated(player),)
        seats = tuple(self.seated(name) for name in players)
        for seat in seats:
            if seats.count(seat) > 1:
                raise Refusal("102.1", f"{self.name(seat)} is named twice")
        return seats

    def first_heads(self, players: Iterable[int]) -> tuple[int, ...]:
        """The first of these players on each side: of a team that shares life the chosen head (810.9d)."""
        chosen: dict[int, int] = {}
        for player in players:
            chosen.setdefault(self.setup.side_of[player], player)
        return tuple(chosen.values())

    def update(self, player: int, **changes: object) -> None:
        """Replace fields of one player."""
        players = self.game.players
        changed = replace(players[player], **changes)
        self.game = replace(self.game, players=(*players[:player], changed, *players[player + 1 :]))

    def player(self, player: int) -> Player:
        """The player as they stand now."""
        return self.game.players[player]

    def move_total(self, side: int, by: int) -> None:
        """Move one side's life total."""
        totals = self.game.totals
        self.game = replace(self.game, totals=(*totals[:side], totals[side] + by, *totals[side + 1 :]))

    def trigger(
        self, effect: InPlay, actions: Iterable[Action], player: int, amount: int = 0, by: int | None = None
    ) -> None:
        """Let what an effect does wait for the next check (603.3), unless the effect isn't used this time.

        `player` is whom the event is about and `amount` how much it was; `by` controls the source of damage.
        """
        if effect.id not in self.skip:
            self.triggers.extend(
                Trigger(action, effect.name, effect.controller, player, amount, effect.number, by)
                for action in actions
            )

    def remind(
        self, player: int, what: str, count: int, because: str, *, lose_if_failed: bool = False
    ) -> None:
        """Give people at the table something to do, where the player is still there to do it."""
        if count <= 0 or not self.game.is_in(player):
            return
        self.add_reminder(player, Reminder(self._reminder_id(), what, count, because, lose_if_failed))

    def ask_target(self, trigger: Trigger, count: int) -> None:
        """Let a trigger wait until its target is named."""
        if trigger.controller is None or not self.game.is_in(trigger.controller):
            return
        what = f"{trigger.action.act} {trigger.action.what}".strip()
        reminder = Reminder(self._reminder_id(), f"target {what}", count, trigger.because, waiting=trigger)
        self.add_reminder(trigger.controller, reminder)

    def add_reminder(self, player: int, reminder: Reminder) -> None:
        """Put a reminder in front of a player."""
        self.update(player, reminders=(*self.player(player).reminders, reminder))
        self.tell(
            events.ReminderAdded(
                self.name(player), reminder.id, reminder.what, reminder.count, reminder.because
            )
        )

    def reminder(self, wanted: str) -> tuple[int, Reminder]:
        """The reminder with this id, and the player who has it."""
        for place, player in enumerate(self.game.players):
            for reminder in player.reminders:
                if reminder.id == wanted:
                    return place, reminder
        raise Refusal("603.3", f"No reminder {wanted} is waiting")

    def end_reminder(self, player: int, reminder: Reminder, *, failed: bool = False) -> None:
        """What a reminder asks for was done, or could not be."""
        self.update(player, reminders=tuple(one for one in self.player(player).reminders if one != reminder))
        self.tell(events.ReminderDone(self.name(player), reminder.id, reminder.what, failed))

    def _reminder_id(self) -> str:
        number = self.game.reminders_added + 1
        self.game = replace(self.game, reminders_added=number)
        return f"r{number}"

    def change_effect(self, effect: InPlay, **changes: object) -> None:
        """Replace fields of an effect in play."""
        new = replace(effect, **changes)
        self.game = replace(
            self.game, effects=tuple(new if one.id == effect.id else one for one in self.game.effects)
        )

    def end_effect(self, effect: InPlay) -> None:
        """An effect ends, with nothing that its card does as it leaves."""
        self.game = replace(self.game, effects=tuple(one for one in self.game.effects if one.id != effect.id))
        self.tell(events.EffectEnded(effect.id, effect.name))

    def effect(self, wanted: str) -> InPlay:
        """The effect in play with this id."""
        for effect in self.game.effects:
            if effect.id == wanted:
                return effect
        raise Refusal("611.3a", f"No effect {wanted} is in play")


def amount_of(amount: int, what: str = "An amount") -> int:
    """An amount that rules can work with: a whole number from 0 up to the largest (107.1, 107.1b)."""
    if amount < 0:
        raise Refusal("107.1b", f"{what} is 0 or more, not {amount}")
    return number_of(amount)


def number_of(number: int) -> int:
    """A number no larger, up or down, than a step may name."""
    if abs(number) > LARGEST:
        raise Refusal("107.1", f"{number} is beyond the largest number that is counted, {LARGEST}")
    return number
