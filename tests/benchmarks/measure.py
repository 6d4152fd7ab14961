"""How a ratio is measured: ours and the floor by turns, so that a busy machine hits both; then medians."""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")

Unit = Literal["µs", "ms", "MiB"]


class Row(msgspec.Struct, frozen=True):
    """One line of the table: how many times the floor, and how many it should be at most."""

    what: str
    ours: float
    floor: float
    unit: Unit
    aim: float

    @property
    def ratio(self) -> float:
        """How many times the floor."""
        return self.ours / self.floor

    @property
    def met(self) -> bool:
        """The ratio is within the aim."""
        return self.ratio <= self.aim


def by_turns(rounds: int, ours: Callable[[], T], floor: Callable[[], T]) -> list[tuple[T, T]]:
    """What `ours` and `floor` measure, taken by turns after one round that doesn't count."""
    ours()
    floor()
    return [(ours(), floor()) for _ in range(rounds)]


def medians(pairs: list[tuple[float, float]], scale: float) -> tuple[float, float]:
    """The middle of each side, in a unit of which a second holds `scale`."""
    return scale * median(pair[0] for pair in pairs), scale * median(pair[1] for pair in pairs)


def seconds(act: Callable[[], object]) -> float:
    """How long it takes."""
    begun = perf_counter()
    act()
    return perf_counter() - begun
