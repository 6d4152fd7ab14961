"""How a ratio is measured: ours and the floor by turns, so that a busy machine hits both; then medians."""

import os
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")

ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Of the programs that are measured: as everywhere, they are compiled once and not at every start."""

Unit = Literal["µs", "ms", "MiB"]
IN_ONE: dict[Unit, float] = {"µs": 1e6, "ms": 1e3, "MiB": 1 / 2**20}
"""How many of the unit are in a second, or in a byte."""


class Row(msgspec.Struct, frozen=True):
    """One line of the table: how many times the floor, and how many it should be at most."""

    what: str
    ours: float
    floor: float
    unit: Unit
    ratio: float
    aim: float

    @property
    def met(self) -> bool:
        """The ratio is within the aim."""
        return self.ratio <= self.aim


def row(what: str, ours: Sequence[float], floor: Sequence[float], unit: Unit, aim: float) -> Row:
    """The line for what was measured in seconds or bytes."""
    middle, least = (median(taken) * IN_ONE[unit] for taken in (ours, floor))
    return Row(what, middle, least, unit, middle / least, aim)


def by_turns(rounds: int, *measures: Callable[[], T]) -> list[tuple[T, ...]]:
    """What each measure gives, all taken by turns, after one round that doesn't count."""
    taken = [tuple(measure() for measure in measures) for _ in range(rounds + 1)]
    return list(zip(*taken[1:], strict=True))


def seconds(act: Callable[[], object]) -> float:
    """How long it takes."""
    begun = perf_counter()
    act()
    return perf_counter() - begun
