"""How the life totals moved over the game."""

from itertools import pairwise

import msgspec

from lifecounter.model.state import Game
from lifecounter.table.table import Table


class Course(msgspec.Struct, frozen=True):
    """One life total over the game."""

    name: str
    """The player, or the heads of the team that shares it."""
    colour: str | None
    totals: tuple[int, ...]
    """At the beginning and after each entry of the history, as far as the one by which the player lost."""
    lost: bool


class Courses(msgspec.Struct, frozen=True):
    """All life totals over the game."""

    sides: tuple[Course, ...]
    entries: int
    """How many entries there are."""
    place: int
    """How many of them stand; those behind were taken back."""
    turns: tuple[tuple[int, int], ...]
    """After how many entries each turn began, and its number."""


def courses(table: Table, *, with_undone: bool) -> Courses:
    """How every life total moved, with or without what was taken back and can be done again."""
    entries = table.entries if with_undone else table.entries[: table.place]
    games = (table.beginning, *(entry.game for entry in entries))
    return Courses(
        sides=tuple(_course(games, side) for side in range(len(table.beginning.totals))),
        entries=len(entries),
        place=table.place,
        turns=tuple(
            (place, game.turn)
            for place, (before, game) in enumerate(pairwise(games), 1)
            if game.turn != before.turn
        ),
    )


def _course(games: tuple[Game, ...], side: int) -> Course:
    setup = games[0].setup
    members = setup.sides[side].members
    lost = next((place for place, game in enumerate(games) if _has_lost(game, members)), None)
    return Course(
        name=" & ".join(setup.names[member] for member in members),
        colour=setup.header.players[members[0]].colour,
        totals=tuple(game.totals[side] for game in games[: None if lost is None else lost + 1]),
        lost=lost is not None,
    )


def _has_lost(game: Game, members: tuple[int, ...]) -> bool:
    return all(game.players[member].status == "lost" for member in members)
