"""What an effect does when something has happened: on its own, or by asking the people at the table."""

from typing import Annotated, Literal

import msgspec

from lifecounter.model.commands import LARGEST

Factor = Annotated[int, msgspec.Meta(ge=1, le=LARGEST)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Number = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
Act = Literal["gain", "lose", "damage", "set", "ask", "counters", "lose_game", "win_game", "mark"]
Who = Literal[
    "controller",
    "that_player",
    "source_controller",
    "each_opponent",
    "target_opponent",
    "target_player",
    "each_player",
]
Measure = Literal["event", "life", "half_life_up", "lost_this_turn", "gained_this_turn", "number"]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One thing that an effect does."""

    act: Act
    who: Who = "controller"
    amount: Number | Literal["starting", "half_starting_up"] | None = None
    """How much or, for `set`, which total; without it what `measure` says."""
    measure: Measure = "event"
    """Where no amount is given: as much as the event was, the total, what was lost this turn."""
    times: Factor = 1
    """What is measured is multiplied by this."""
    what: str = ""
    """What people are asked to do, which counters, or which mark."""
    lose_if_failed: bool = False
    """Where it can't be done the player loses the game."""
    life_at_least: Number | None = None
    """Only to players whose total is at least this as it happens (603.4)."""
    life_at_most: Number | None = None
    """Only to players whose total is at most this as it happens."""
    unpreventable: bool = False
    """The damage can't be prevented."""
