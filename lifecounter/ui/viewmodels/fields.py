"""Forms that sheets ask with: rows of labels, things to pick and numbers to count, one after another."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from lifecounter.model.state import Game
from lifecounter.ui.viewmodels.seat_props import colour_of


class FieldRow(msgspec.Struct, frozen=True):
    """One part of a form."""

    key: str
    kind: Literal["label", "pick", "number"]
    text: str
    """What is asked, what can be picked, or the number as it stands."""
    on: bool = False
    """It is picked."""
    colour: str = ""
    """The seat's, where a player is picked."""
    spoken: str = ""
    """What a number counts, for those who don't see the label above it."""


def label(text: str) -> FieldRow:
    """A line that says what the rows after it are about."""
    return FieldRow(f"label {text}", "label", text)


def player_picks(game: Game, prefix: str, players: Iterable[int], chosen: int | None) -> tuple[FieldRow, ...]:
    """Players to pick one of, each in the colour of their seat."""
    setup = game.setup
    return tuple(
        FieldRow(
            f"{prefix} {place}",
            "pick",
            setup.names[place],
            on=place == chosen,
            colour=colour_of(game, setup.side_of[place]),
        )
        for place in players
    )
