"""Keeping a step durably against the least that durable can be: write and fdatasync of the same bytes."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from lifecounter.model.commands import Damage
from lifecounter.store.store import Store
from tests.benchmarks.measure import Row, by_turns, medians, seconds
from tests.benchmarks.tables import NAMES, header

STEPS = 50


def row(rounds: int) -> Row:
    """On the disk that holds the system's temporary files."""
    step = Damage(player=NAMES[0], amount=3, from_=NAMES[1])
    line = msgspec.json.encode(step) + b"\n"
    with TemporaryDirectory() as folder, Path(folder, "floor").open("ab", buffering=0) as file:
        journal = Store.open(Path(folder)).begin(header(4))

        def ours() -> float:
            return seconds(lambda: [journal.append(step) for _ in range(STEPS)]) / STEPS

        def floor() -> float:
            return (
                seconds(lambda: [(file.write(line), os.fdatasync(file.fileno())) for _ in range(STEPS)])
                / STEPS
            )

        measured = medians(by_turns(rounds, ours, floor), 1e6)
    return Row("A step kept durably / write and fdatasync of its bytes", *measured, "µs", aim=2)
