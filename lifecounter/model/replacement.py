"""Replacement effects on one event, in every order that the affected player could choose (616.1).

Each effect has one chance on an event (614.5) and may become applicable by what another has made of it
(616.2). Orders that come to the same event are one; where several events are possible the player decides.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

import msgspec

Event = TypeVar("Event")
Part = TypeVar("Part")


class Question(msgspec.Struct, frozen=True):
    """Somebody has to choose between orders."""

    player: int
    orders: tuple[tuple[str, ...], ...]


class Decisions:
    """The answers that a resolution follows: the table's own `order` first, then one try after another."""

    def __init__(self, order: Sequence[str] = (), script: Sequence[int] = ()) -> None:
        self.order = order
        self._script = script
        self.questions: list[Question] = []

    def pick(self, player: int, results: Mapping[Event, tuple[str, ...]]) -> Event:
        """The result that this try goes on with."""
        if len(results) == 1:
            return next(iter(results))
        place = len(self.questions)
        self.questions.append(Question(player, tuple(results.values())))
        chosen = self._script[place] if place < len(self._script) else 0
        return list(results)[chosen]


class Candidate(msgspec.Struct, frozen=True):
    """One effect that might replace the event. Equal candidates are not permuted."""

    id: str
    name: str
    kind: object
    """What makes two candidates equal: the same primitive with the same numbers."""


def results(
    event: Event,
    candidates: Sequence[tuple[Candidate, Part]],
    change: Callable[[Event, Part], Event | None],
    order: Sequence[str],
) -> dict[Event, tuple[str, ...]]:
    """Every event that the candidates can make of this one, each with the order of ids that leads to it.

    `change` answers None where a candidate doesn't apply to the event as it stands.
    """
    memo: dict[tuple[Event, frozenset[int]], dict[Event, tuple[str, ...]]] = {}

    def onward(event: Event, left: frozenset[int]) -> dict[Event, tuple[str, ...]]:
        key = (event, left)
        if key in memo:
            return memo[key]
        found: dict[Event, tuple[str, ...]] = {}
        applicable = [
            (place, changed)
            for place in sorted(left)
            if (changed := change(event, candidates[place][1])) is not None
        ]
        for place, changed in _first(applicable, candidates, order):
            own = candidates[place][0].id
            for end, way in onward(changed, left - {place}).items():
                found.setdefault(end, (own, *way))
        if not applicable:
            found[event] = ()
        memo[key] = found
        return found

    return onward(event, frozenset(range(len(candidates))))


def _first(
    applicable: list[tuple[int, Event]],
    candidates: Sequence[tuple[Candidate, Part]],
    order: Sequence[str],
) -> list[tuple[int, Event]]:
    """Which of the applicable candidates may be applied first: the one that `order` names first, else any,
    and only one of those that are equal."""
    for wanted in order:
        for place, changed in applicable:
            if wanted in (candidates[place][0].id, candidates[place][0].name):
                return [(place, changed)]
    seen: set[object] = set()
    distinct = []
    for place, changed in applicable:
        kind = candidates[place][0].kind
        if kind not in seen:
            seen.add(kind)
            distinct.append((place, changed))
    return distinct
