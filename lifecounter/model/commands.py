"""The verbs of the game record: everything that can be done at a table.

One class for each verb, tagged by `do`, with the field names of the public format. Amounts are whole
numbers (107.1); a step whose names or ranges are wrong is refused when it is played, a step whose shape is
wrong is refused when it is read.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import field

from lifecounter.model.naming import snake

Round = Literal["up", "down"]
PayFor = Literal["spell", "ability", "cost", "unless"]
Zone = Literal["graveyard", "exile", "hand", "elsewhere"]
Status = Literal["playing", "lost", "won", "drew"]

LARGEST = 10**15
"""The largest amount, up or down, that a step may name."""


class Step(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="do",
    tag=snake,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """What every step may carry: when, a note, the order of replacement effects, effects not used."""

    at: str | None = None
    note: str | None = None
    order: tuple[str, ...] | None = None
    """Ids or names of replacement effects, first applied first (616.1)."""
    skip: tuple[str, ...] = ()
    """Ids of optional effects that are not used this time."""


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts about what deals damage or causes a gain, as far as the table states them; unstated ones count
    as given."""

    id: str | None = None
    """Entries of one event with the same id are one source (702.15e)."""
    name: str | None = None
    colour: str | None = None
    creature: bool | None = None
    spell: bool | None = None


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Damage from one source to one player (120.3)."""

    player: str
    amount: int
    from_: str | None = field(default=None, name="from")
    commander: str | None = None
    combat: bool | None = None
    infect: bool = False
    toxic: int = 0
    lifelink: bool = False
    unpreventable: bool = False
    source: Source | None = None


class Damage(Step, frozen=True):
    """Damage to each named player at once, or from several sources at once as `deals` (120, 510.2)."""

    player: str | None = None
    players: tuple[str, ...] = ()
    amount: int | None = None
    from_: str | None = field(default=None, name="from")
    commander: str | None = None
    combat: bool | None = None
    infect: bool = False
    toxic: int = 0
    lifelink: bool = False
    unpreventable: bool = False
    source: Source | None = None
    deals: tuple[Deal, ...] = ()


class Gain(Step, frozen=True):
    """An effect makes the named players gain life (119.3)."""

    amount: int
    player: str | None = None
    players: tuple[str, ...] = ()
    from_: str | None = field(default=None, name="from")
    source: Source | None = None


class Lose(Step, frozen=True):
    """An effect makes the named players lose life (119.3)."""

    amount: int
    player: str | None = None
    players: tuple[str, ...] = ()
    from_: str | None = field(default=None, name="from")
    source: Source | None = None


class Payment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One head's part of a cost that a team pays together (810.9b)."""

    player: str
    amount: int


class Pay(Step, frozen=True):
    """A cost of life; refused if it can't be paid (119.4)."""

    player: str | None = None
    amount: int | None = None
    payments: tuple[Payment, ...] = ()
    for_: PayFor | None = field(default=None, name="for")


class Drain(Step, frozen=True):
    """Each of `from` loses life, then `to` gains the sum really lost."""

    from_: tuple[str, ...] = field(name="from")
    to: str
    amount: int


class Set(Step, frozen=True):
    """A total becomes a number, or the starting total (119.5)."""

    to: int | Literal["starting"]
    player: str | None = None
    players: tuple[str, ...] = ()


class Exchange(Step, frozen=True):
    """Two players exchange totals, or one exchanges with another number (701.12c, 701.12g)."""

    players: tuple[str, str] | None = None
    player: str | None = None
    with_: int | None = field(default=None, name="with")


class Redistribute(Step, frozen=True):
    """The totals of the named players are handed out again in another order (119.7, 119.8, 810.9f)."""

    totals: Mapping[str, int]


class Double(Step, frozen=True):
    """A total is doubled; a negative one doubles downward (701.10d)."""

    player: str | None = None
    players: tuple[str, ...] = ()


class Halve(Step, frozen=True):
    """Each loses half of the total, rounded as the card says (107.1a)."""

    round: Round
    player: str | None = None
    players: tuple[str, ...] = ()


class Counter(Step, frozen=True):
    """Counters are put on a player or taken off; never fewer than none (122.1)."""

    player: str
    kind: str
    change: int
    from_: str | None = field(default=None, name="from")


class Proliferate(Step, frozen=True):
    """One more of each kind of counter that each chosen player has (701.34)."""

    players: tuple[str, ...]
    from_: str | None = field(default=None, name="from")


class Tax(Step, frozen=True):
    """Times that a commander was cast from the command zone (903.8)."""

    commander: str
    change: int


class Effect(Step, frozen=True):
    """An effect begins (`add`, `add_rule`), ends (`remove`), changes its controller or its condition."""

    add: str | None = None
    controller: str | None = None
    id: str | None = None
    on: str | None = None
    number: int | None = None
    add_rule: Mapping[str, object] | None = None
    affects: str | None = None
    until: Literal["turn", "game"] | None = None
    remove: str | None = None
    to: str | None = None
    """The zone to which a removed effect's card goes, or the player who takes control."""
    control: str | None = None
    holds: bool | None = None


class Mark(Step, frozen=True):
    """Monarch, initiative, day and night, or any mark of the table's own (725, 730)."""

    mark: str
    player: str | None = None


class Turn(Step, frozen=True):
    """That player's turn begins (500)."""

    player: str


class Phase(Step, frozen=True):
    """The upkeep or the end step of the present turn begins (503, 513)."""

    phase: Literal["upkeep", "end"]


class Roll(Step, frozen=True):
    """A die was rolled (706) or a coin of two sides flipped (705); the result is recorded."""

    sides: int
    result: int
    player: str | None = None


class Concede(Step, frozen=True):
    """A player concedes and leaves; nothing can stop it (104.3a)."""

    player: str
    reason: str | None = None


class LoseGame(Step, frozen=True):
    """An effect says that the player loses the game (104.3e)."""

    player: str
    reason: str | None = None


class WinGame(Step, frozen=True):
    """An effect says that the player wins the game (104.2b)."""

    player: str
    reason: str | None = None


class DrawGame(Step, frozen=True):
    """The game is a draw (104.4c, 104.4i)."""


class EmptyDraw(Step, frozen=True):
    """The player tried to draw from an empty library (704.5b)."""

    player: str


class Done(Step, frozen=True):
    """A reminder was carried out at the table."""

    reminder: str


class Failed(Step, frozen=True):
    """What a reminder asks for could not be done (Lich: the player loses)."""

    reminder: str


class Apply(Step, frozen=True):
    """A waiting trigger resolves, with its target where it has one."""

    reminder: str
    player: str | None = None


class Correct(Step, frozen=True):
    """Puts right what was miscounted: no gain, no loss, no locks, no triggers."""

    player: str
    life: int | None = None
    counters: Mapping[str, int] = {}
    commander_damage: Mapping[str, int] = {}
    status: Status | None = None


class Together(Step, frozen=True):
    """Several steps as one thing: state-based actions are looked at only after the last (704.4). A turn
    can't be one of them."""

    steps: tuple["AnyStep", ...]


class Amend(Step, frozen=True):
    """Takes back the last step and does this one in its place, as one entry."""

    step: "AnyStep"


class Undo(Step, frozen=True):
    """Takes back the last entry."""


class Redo(Step, frozen=True):
    """Does again what was taken back last."""


Play = (
    Damage
    | Gain
    | Lose
    | Pay
    | Drain
    | Set
    | Exchange
    | Redistribute
    | Double
    | Halve
    | Counter
    | Proliferate
    | Tax
    | Effect
    | Mark
    | Turn
    | Phase
    | Roll
    | Concede
    | LoseGame
    | WinGame
    | DrawGame
    | EmptyDraw
    | Done
    | Failed
    | Apply
    | Correct
    | Together
)
"""Steps that the rules play."""

History = Amend | Undo | Redo
"""Steps that move in the history of the game."""

AnyStep = Play | History


def verb(step: AnyStep) -> str:
    """What a step does, in the word of the record."""
    return str(step.__struct_config__.tag)
