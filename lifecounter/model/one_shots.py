"""One-shot actions: what a spell or ability does to life totals once, chosen by its card's name.

Each is made of steps of the game record with blanks (resources/one_shots.toml). `asking` tells what a table
has to say about them, `filling` makes the step.
"""

import tomllib
from functools import cached_property
from typing import Literal

import msgspec

from lifecounter.model.commands import PayFor, Round, Source
from lifecounter.model.naming import snake
from lifecounter.model.searching import Names

Who = Literal["you", "opponent", "player", "another", "each_opponent", "each_other", "each_player"]
"""Who uses it; an opponent, a player, a player beside that one, all of whom the table names; each opponent,
everybody else, everybody."""

Measure = Literal[
    "number",
    "starting",
    "half_starting_down",
    "lowest",
    "highest",
    "half_up",
    "half_down",
    "third_up",
    "lost_this_turn",
    "damage_this_turn",
    "poison",
]
"""What the table counts (`number`), the starting total or half of it, the lowest or highest total of all; the
player's own half or third, life lost or damage dealt to them this turn, poison counters."""

Amount = int | Measure


class Part(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """One step with blanks."""

    who: Who = "you"


class Set(Part, frozen=True):
    """A total becomes a number (119.5); of a team that shares life the table chooses one head (810.9d)."""

    to: Amount


class Exchange(Part, frozen=True):
    """`who` and another exchange totals (701.12c)."""

    with_: Who = msgspec.field(name="with")


class ExchangeNumber(Part, frozen=True):
    """A total and a power or toughness, which the table names, change places (701.12g)."""


class Redistribute(Part, frozen=True):
    """Everybody is handed one of the totals that there are; the table says which."""


class Double(Part, frozen=True):
    """A total is doubled (701.10d)."""


class Halve(Part, frozen=True):
    """Each loses half of the total."""

    round: Round


class Gain(Part, frozen=True):
    """Each gains life."""

    amount: Amount
    cost: bool = False
    """The gain is a cost, so whoever can't gain life makes it unpayable (119.7)."""


class Lose(Part, frozen=True):
    """Each loses life."""

    amount: Amount


class Pay(Part, frozen=True):
    """A payment (119.4)."""

    amount: Amount
    for_: PayFor = msgspec.field(name="for")


class Drain(Part, frozen=True):
    """`who` loses life, then you gain what was really lost."""

    amount: Amount


class Damage(Part, frozen=True):
    """One source of yours deals damage to each at once."""

    amount: Amount
    source: Source


class Poison(Part, frozen=True):
    """A player has this many poison counters afterwards."""

    to: int


AnyPart = (
    Set
    | Exchange
    | ExchangeNumber
    | Redistribute
    | Double
    | Halve
    | Gain
    | Lose
    | Pay
    | Drain
    | Damage
    | Poison
)


class OneShot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry: what the card does to life totals as it resolves or is paid for."""

    name: str
    says: str
    """What it does, in our own words, with what people do beside it."""
    steps: tuple[AnyPart, ...]
    counts: str = ""
    """What the table counts where a step asks for a number: creatures, X, the bid."""
    negative: bool = False
    """What is counted can be below 0, as power and toughness can (107.1b)."""
    own_upkeep: bool = False
    """Only in your own upkeep (503); the program sees whose turn it is."""
    below: int | Literal["starting"] | None = None
    """Only where your total is lower than this (603.4)."""
    within: int | None = None
    """Only where the two totals differ by no more than this."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    one_shots: tuple[OneShot, ...]


class OneShots:
    """The one-shot actions that a table can name, from TOML that is read when the first is asked for; that
    raises msgspec.ValidationError where an entry is malformed."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def every(self) -> tuple[OneShot, ...]:
        """Every entry, in the order of the text."""
        return msgspec.convert(tomllib.loads(self._text), _File).one_shots

    def find(self, name: str) -> OneShot | None:
        """The entry of this name, whatever its case, accents and apostrophes, or None. What stands before a
        comma is enough where only one entry is called so."""
        return self._names.find(name)

    def nearest(self, name: str) -> list[str]:
        """Names that begin with `name` or look like it, nearest first, at most three."""
        return self._names.nearest(name)

    @cached_property
    def _names(self) -> Names[OneShot]:
        return Names(self.every)
