"""A program that plays a scripted game on a store until somebody kills it."""

import random
from multiprocessing.connection import Connection
from pathlib import Path

from lifecounter.data import catalogue, formats
from lifecounter.model.begin import begin
from lifecounter.model.commands import Amend, AnyStep, Correct, Damage, Gain, Pay, Redo, Turn, Undo
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.store.store import Store
from lifecounter.stream.projection import ShortState, short_state
from lifecounter.table.table import Table

NAMES = ("Ana", "Bruno", "Chiara", "Dragan")
HEADER = Header(format="commander", players=tuple(PlayerHeader(name=name) for name in NAMES), life=10**6)

Drawn = tuple[int, ShortState]
"""How many steps had been taken, and the game as it was drawn."""


def play(folder: Path, seed: int, screen: Connection) -> None:
    """Go on with the unfinished game, or begin one; what `screen` was sent has been drawn."""
    chance = chance_of(seed)
    store = Store.open(folder)
    saved = store.unfinished()
    table = begun(store) if saved is None else saved.table
    while True:
        table.do(step(chance))
        screen.send((table.sequence, short_state(table.game)))


def chance_of(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311  chance that can be repeated, no secret


def begun(store: Store) -> Table:
    table = new_table()
    table.keep_in(store.begin(HEADER))
    return table


def new_table() -> Table:
    return Table(begin(HEADER, formats(), catalogue()))


def step(chance: random.Random) -> AnyStep:
    player = chance.choice(NAMES)
    amount = chance.randint(0, 9)
    return chance.choice(
        (
            Damage(player=player, amount=amount),
            Gain(player=player, amount=amount),
            Pay(player=player, amount=amount),
            Correct(player=player, life=chance.randint(1, 999)),
            Turn(player=player),
            Amend(step=Damage(player=player, amount=amount)),
            Undo(),
            Redo(),
        )
    )
