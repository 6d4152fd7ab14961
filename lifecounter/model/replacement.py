"""Replacement effects on one event, in every order that the affected player could choose (616.1).

Each effect has one chance on an event (614.5) and may become applicable by what another has made of it
(616.2). Orders that come to the same event are one; where several events are possible the player decides.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from lifecounter.model.effects import InPlay
from lifecounter.model.primitives import AnyPrimitive

Event = TypeVar("Event", bound=Hashable)


class Candidate(msgspec.Struct, Generic[Event], frozen=True):
    """One part of an effect that might replace the event."""

    effect: InPlay
    rule: AnyPrimitive
    kind: Hashable
    """What makes two candidates equal; equal ones are not permuted."""
    change: Callable[[Event], Event | None]
    """What it makes of the event as it stands; None where it doesn't apply to it."""

    def is_called(self, wanted: str) -> bool:
        """The table means this one by its effect's id or name."""
        return wanted in (self.effect.id, self.effect.name)


class Question(msgspec.Struct, frozen=True):
    """Somebody has to choose between orders."""

    player: int
    orders: tuple[tuple[str, ...], ...]


Ways = dict[Event, tuple[int, ...]]
"""The events that an event can become, each with the places of the candidates that lead to it, in order."""
Memory = dict[tuple[int, tuple[int, ...]], Ways[Any]]
"""What tries of one step have worked out: tries that answered alike so far meet the same events."""


class Decisions:
    """The answers that a resolution follows: the table's own `order` first, then one try after another."""

    def __init__(
        self, order: Sequence[str] = (), script: Sequence[int] = (), memory: Memory | None = None
    ) -> None:
        self.order = order
        self._script = script
        self._memory = {} if memory is None else memory
        self._answers: tuple[int, ...] = ()
        self._picks = 0
        self.questions: list[Question] = []

    def pick(
        self, player: int, event: Event, candidates: Sequence[Candidate[Event]]
    ) -> tuple[Event, list[Candidate[Event]]]:
        """The event that this one becomes in this try, where the affected player chooses the order, and the
        candidates that were applied, in that order."""
        if not candidates:
            return event, []
        self._picks += 1
        key = (self._picks, self._answers)
        ways: Ways[Event] | None = self._memory.get(key)
        if ways is None:
            ways = self._memory[key] = _ways(event, candidates, self.order)
        answer = 0
        if len(ways) > 1:
            orders = tuple(tuple(candidates[place].effect.id for place in way) for way in ways.values())
            asked = len(self.questions)
            self.questions.append(Question(player, orders))
            answer = self._script[asked] if asked < len(self._script) else 0
            self._answers = (*self._answers, answer)
        became, way = list(ways.items())[answer]
        return became, [candidates[place] for place in way]


def _ways(event: Event, candidates: Sequence[Candidate[Event]], order: Sequence[str]) -> Ways[Event]:
    """Every event that the candidates can make of this one. Works through all sets of candidates that are
    left, largest first, so that orders which have come to the same event by then go on as one."""
    before = _equal_before(candidates)
    final: Ways[Event] = {}
    level: dict[int, Ways[Event]] = {(1 << len(candidates)) - 1: {event: ()}}
    while level:
        following: dict[int, Ways[Event]] = {}
        for left, reached in level.items():
            places = [place for place in range(len(candidates)) if left >> place & 1]
            allowed = [place for place in places if not left & before[place]]
            for at, way in reached.items():
                applied = False
                for place, changed in _steps(at, candidates, places, allowed, order):
                    applied = True
                    following.setdefault(left ^ 1 << place, {}).setdefault(changed, (*way, place))
                if not applied:
                    final.setdefault(at, way)
        level = following
    return final


def _steps(
    at: Event,
    candidates: Sequence[Candidate[Event]],
    left: list[int],
    allowed: list[int],
    order: Sequence[str],
) -> list[tuple[int, Event]]:
    """Which candidates may be applied next and what comes of each: of all that are left the one that `order`
    names first, else any of the allowed ones that applies."""
    for wanted in order:
        for place in left:
            if candidates[place].is_called(wanted) and (changed := candidates[place].change(at)) is not None:
                return [(place, changed)]
    return [(place, changed) for place in allowed if (changed := candidates[place].change(at)) is not None]


def _equal_before(candidates: Sequence[Candidate[Event]]) -> list[int]:
    """For each candidate the set of equal ones before it, which are applied first."""
    return [
        sum(1 << other for other in range(place) if candidates[other].kind == candidate.kind)
        for place, candidate in enumerate(candidates)
    ]
