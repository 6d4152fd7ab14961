"""What happened, as past-tense facts. Players and commanders are named as in the record."""

from typing import Literal

import msgspec

from lifecounter.model.naming import snake


class Fact(msgspec.Struct, frozen=True, tag_field="event", tag=snake):
    """Something that happened."""


class DamageDealt(Fact, frozen=True):
    """A source dealt damage to a player (120.3); prevented damage is not in it."""

    player: str
    amount: int
    source: str | None
    """The player who controls the source."""
    commander: str | None
    combat: bool


class DamagePrevented(Fact, frozen=True):
    """Damage that would have been dealt was prevented (615)."""

    player: str
    amount: int
    because: str


class DamageReplaced(Fact, frozen=True):
    """Damage that would have been dealt became something else (614)."""

    player: str
    amount: int
    because: str


class LifeGained(Fact, frozen=True):
    """A player gained life (119.3); `life` is the total after the whole event."""

    player: str
    amount: int
    life: int


class LifeLost(Fact, frozen=True):
    """A player lost life (119.3); `life` is the total after the whole event."""

    player: str
    amount: int
    cause: Literal["damage", "effect", "payment"]
    life: int


class LifeChangeStopped(Fact, frozen=True):
    """A gain or loss came to nothing: 119.7, 119.8, or an effect that replaced it."""

    player: str
    change: Literal["gain", "loss"]
    amount: int
    rule: str
    because: str | None = None


class LifeSet(Fact, frozen=True):
    """A total became a number (119.5); gain and loss are told on their own."""

    player: str
    to: int
    life: int


class LifeExchanged(Fact, frozen=True):
    """Totals were exchanged (701.12c), or a total with a number: that number is now `with_becomes`."""

    players: tuple[str, ...]
    with_becomes: int | None = None


class CounterChanged(Fact, frozen=True):
    """Counters were put on a player or taken off."""

    player: str
    kind: str
    change: int
    now: int


class CountersStopped(Fact, frozen=True):
    """Counters that would have been put on a player were not."""

    player: str
    kind: str
    amount: int
    because: str


class CommanderDamageDealt(Fact, frozen=True):
    """Combat damage by a commander was tallied (903.10a)."""

    player: str
    commander: str
    amount: int
    total: int


class TaxChanged(Fact, frozen=True):
    """A commander was cast from the command zone (903.8)."""

    player: str
    commander: str
    times: int


class EffectBegan(Fact, frozen=True):
    """An effect began."""

    id: str
    name: str
    controller: str | None


class EffectEnded(Fact, frozen=True):
    """An effect ended."""

    id: str
    name: str


class EffectControlled(Fact, frozen=True):
    """Another player took control of an effect."""

    id: str
    name: str
    controller: str


class EffectHolds(Fact, frozen=True):
    """A condition of an effect is now met, or no longer."""

    id: str
    name: str
    holds: bool


class ReminderAdded(Fact, frozen=True):
    """People at the table have something to do."""

    player: str
    id: str
    what: str
    count: int
    because: str


class ReminderDone(Fact, frozen=True):
    """A reminder was carried out, or could not be."""

    player: str
    id: str
    what: str
    failed: bool


class PlayerLost(Fact, frozen=True):
    """A player lost the game, by the named rule."""

    player: str
    rule: str
    because: str | None = None


class LossHeldOff(Fact, frozen=True):
    """A player would have lost, but can't lose the game."""

    player: str
    rule: str
    because: str


class LossReplaced(Fact, frozen=True):
    """Something else happened instead of the loss (614)."""

    player: str
    rule: str
    because: str


class WinStopped(Fact, frozen=True):
    """An effect said that a player wins, but that player can't."""

    player: str
    because: str


class GameWon(Fact, frozen=True):
    """The game is over and these players won."""

    winners: tuple[str, ...]
    rule: str
    because: str | None = None
    """The effect that says so."""


class GameDrawn(Fact, frozen=True):
    """The game is over with no winner."""

    rule: str


class LoopFound(Fact, frozen=True):
    """Effects set each other off without end; if nobody breaks the loop the game is a draw (104.4b)."""

    effects: tuple[str, ...]
    rule: str


class MarkMoved(Fact, frozen=True):
    """A mark has a new holder, or none. Where it became day or night that is the mark, and `before` what it
    was."""

    mark: str
    player: str | None
    before: str | None = None


class TurnBegan(Fact, frozen=True):
    """A player's turn began."""

    player: str
    number: int


class PhaseBegan(Fact, frozen=True):
    """The upkeep or end step of the present turn began."""

    phase: str


class Rolled(Fact, frozen=True):
    """A die or coin fell."""

    sides: int
    result: int
    player: str | None


class Corrected(Fact, frozen=True):
    """A miscount was put right."""

    player: str


class Undone(Fact, frozen=True):
    """The last entry was taken back."""

    do: str


class Redone(Fact, frozen=True):
    """What was taken back was done again."""

    do: str


Event = (
    DamageDealt
    | DamagePrevented
    | DamageReplaced
    | LifeGained
    | LifeLost
    | LifeChangeStopped
    | LifeSet
    | LifeExchanged
    | CounterChanged
    | CountersStopped
    | CommanderDamageDealt
    | TaxChanged
    | EffectBegan
    | EffectEnded
    | EffectControlled
    | EffectHolds
    | ReminderAdded
    | ReminderDone
    | PlayerLost
    | LossHeldOff
    | LossReplaced
    | WinStopped
    | GameWon
    | GameDrawn
    | LoopFound
    | MarkMoved
    | TurnBegan
    | PhaseBegan
    | Rolled
    | Corrected
    | Undone
    | Redone
)
