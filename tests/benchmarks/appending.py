"""Keeping a step durably against the least that durable can be: write and fdatasync of the same bytes."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from lifecounter.model.commands import Damage
from lifecounter.store.store import Store
from tests.benchmarks.measure import Row, by_turns, row, seconds
from tests.benchmarks.tables import NAMES, header

STEPS = 50


def durable_step(rounds: int) -> Row:
    """On the disk that holds the system's temporary files."""
    step = Damage(player=NAMES[0], amount=3, from_=NAMES[1])
    line = msgspec.json.encode(step) + b"\n"
    with TemporaryDirectory() as folder, Path(folder, "floor").open("ab", buffering=0) as file:
        journal = Store.open(Path(folder)).begin(header(4))

        def keep() -> None:
            for _ in range(STEPS):
                journal.append(step)

        def write() -> None:
            for _ in range(STEPS):
                file.write(line)
                os.fdatasync(file.fileno())

        kept, written = by_turns(rounds, lambda: seconds(keep) / STEPS, lambda: seconds(write) / STEPS)
    return row("A step kept durably / write and fdatasync of its bytes", kept, written, "µs", aim=2)
