"""What comes of a step: done, refused, or a choice that somebody has to make first."""

from collections.abc import Mapping

import msgspec

from lifecounter.model.events import Event
from lifecounter.model.state import Game


class Played(msgspec.Struct, frozen=True):
    """The step was taken."""

    game: Game
    events: tuple[Event, ...]


class Refused(msgspec.Struct, frozen=True):
    """The step may not be taken; nothing has changed."""

    rule: str
    """The rule that forbids it."""
    message: str
    """One sentence a judge could say."""


class Option(msgspec.Struct, frozen=True):
    """One order of replacement effects and the totals it leads to."""

    order: tuple[str, ...]
    """Effect ids, first applied first."""
    life: Mapping[str, int]
    events: tuple[Event, ...]
    """What would happen."""


class Choice(msgspec.Struct, frozen=True):
    """Replacement effects apply in an order that matters: `player` chooses (616.1); nothing has changed."""

    player: str
    options: tuple[Option, ...]


Outcome = Played | Refused | Choice
