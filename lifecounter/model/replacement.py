"""Replacement effects on one event, in every order that the affected player could choose (616.1).

Each effect has one chance on an event (614.5) and may become applicable by what another has made of it
(616.2). Orders that come to the same event are one; where several events are possible the player decides.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Generic, TypeVar

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


class Asked(Exception):  # noqa: N818  a question to the table, not an error
    """Somebody has to choose between orders before the step can go on."""

    def __init__(self, player: int, orders: tuple[tuple[str, ...], ...]) -> None:
        super().__init__(player)
        self.player = player
        self.orders = orders
        """Ids of effects, first applied first, those that come to nothing last; one order for each event that
        is possible."""


Ways = dict[Event, tuple[int, ...]]
"""The events that an event can become, each with the places of the candidates that lead to it, in order."""


class Decisions:
    """In which order effects are applied: as `order` says, and of the effects that `settled` names, the
    earlier one before the later one."""

    def __init__(self, order: Sequence[str] = (), settled: Sequence[str] = ()) -> None:
        self.order = order
        self._rank = {effect: place for place, effect in enumerate(settled)}

    def pick(
        self, player: int, event: Event, candidates: Sequence[Candidate[Event]]
    ) -> tuple[Event, list[Candidate[Event]]]:
        """The event that this one becomes, and the candidates that were applied, in their order. Raises Asked
        where the order matters and is open: the affected player chooses."""
        if not candidates:
            return event, []
        ways = _ways(event, candidates, self.order, self._rank)
        if len(ways) > 1:
            every = range(len(candidates))
            orders = (
                dict.fromkeys(candidates[place].effect.id for place in (*way, *every))
                for way in ways.values()
            )
            raise Asked(player, tuple(tuple(order) for order in orders))
        ((became, way),) = ways.items()
        return became, [candidates[place] for place in way]


def merged(settled: tuple[str, ...], order: tuple[str, ...]) -> tuple[str, ...]:
    """One order in which the effects of both follow each other as in either. Those that both name follow each
    other alike in both."""
    one: dict[str, None] = {}
    for effect in order:
        if effect in settled:
            one |= dict.fromkeys(settled[: settled.index(effect)])
        one[effect] = None
    return tuple(one | dict.fromkeys(settled))


def _ways(
    event: Event, candidates: Sequence[Candidate[Event]], order: Sequence[str], rank: Mapping[str, int]
) -> Ways[Event]:
    """Every event that the candidates can make of this one. Works through all sets of candidates that are
    left, largest first, so that orders which have come to the same event by then go on as one."""
    ranked = sorted(
        (place for place, one in enumerate(candidates) if one.effect.id in rank),
        key=lambda place: rank[candidates[place].effect.id],
    )
    named = [place for wanted in order for place, one in enumerate(candidates) if one.is_called(wanted)]
    before = _equal_before(candidates, set(ranked))
    changes = [candidate.change for candidate in candidates]
    final: Ways[Event] = {}
    level: dict[int, Ways[Event]] = {(1 << len(candidates)) - 1: {event: ()}}
    while level:
        following: dict[int, Ways[Event]] = {}
        for left, reached in level.items():
            first = [place for place in named if left >> place & 1]
            free = [place for place, equal in before.items() if left >> place & 1 and not left & equal]
            settled = [place for place in ranked if left >> place & 1]
            for at, way in reached.items():
                steps = _first_step(at, changes, first)
                if not steps:
                    steps = [(place, end) for place in free if (end := changes[place](at)) is not None]
                    steps += _first_step(at, changes, settled)
                for place, end in steps:
                    following.setdefault(left ^ 1 << place, {}).setdefault(end, (*way, place))
                if not steps:
                    final.setdefault(at, way)
        level = following
    return final


def _first_step(
    at: Event, changes: Sequence[Callable[[Event], Event | None]], places: list[int]
) -> list[tuple[int, Event]]:
    """The first of these candidates that applies to the event as it stands, and what it makes of it."""
    for place in places:
        end = changes[place](at)
        if end is not None:
            return [(place, end)]
    return []


def _equal_before(candidates: Sequence[Candidate[Event]], ranked: set[int]) -> dict[int, int]:
    """For each candidate whose order is open the set of equal ones before it, which are applied first."""
    free = [place for place in range(len(candidates)) if place not in ranked]
    return {
        place: sum(
            1 << other for other in free if other < place and candidates[other].kind == candidates[place].kind
        )
        for place in free
    }
