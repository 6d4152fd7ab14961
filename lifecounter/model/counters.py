"""Counters on players: poison, energy and all the others (122, 701.34)."""

from collections.abc import Callable

from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.commands import Counter, Proliferate
from lifecounter.model.locks import cant_get_counters
from lifecounter.model.naming import among
from lifecounter.model.primitives import AnyPrimitive, CountersCap, CountersMultiply, CountersPlus
from lifecounter.model.reach import rules_about
from lifecounter.model.replacement import Candidate
from lifecounter.model.resolution import Refusal, Resolution, number_of

POISON = "poison"


def play_counter(r: Resolution, step: Counter) -> None:
    """Counters are put on or taken off; taking off more than there are takes them all."""
    kind = kind_of(step.kind)
    by = None if step.from_ is None else r.known(step.from_)
    change_counters(r, r.seated(step.player), kind, number_of(step.change), by)


def play_proliferate(r: Resolution, step: Proliferate) -> None:
    """One more of each kind; of a team that shares its poison one head gets the extra one (701.34b)."""
    poisoned: set[int] = set()
    by = None if step.from_ is None else r.known(step.from_)
    for player in r.several(None, step.players):
        for kind in r.game.counters(player):
            pool = r.setup.pool_of[player]
            if kind == POISON and pool in poisoned:
                continue
            if kind == POISON:
                poisoned.add(pool)
            change_counters(r, player, kind, 1, by)


def change_counters(r: Resolution, player: int, kind: str, change: int, by: int | None = None) -> None:
    """Put counters on a player, or take them off as far as there are any (122.1, 609.3).

    `by` is who puts them, which matters to effects that change how many; unstated, the player themselves.
    """
    if change > 0 and r.game.effects:
        change = _put(r, player, kind, change, player if by is None else by)
    before = counters_of(r, player, kind)
    now = max(0, before + change)
    if now == before:
        return
    set_counters(r, player, kind, now)
    r.tell(events.CounterChanged(r.name(player), kind, now - before, now))
    if now > before and kind not in r.player(player).counters_this_turn:
        r.update(player, counters_this_turn=(*r.player(player).counters_this_turn, kind))


def _put(r: Resolution, player: int, kind: str, amount: int, by: int) -> int:
    """How many counters are really put: none where they can't be, else what effects make of the number."""
    lock = cant_get_counters(r.game, player, kind)
    if lock is not None:
        r.tell(events.CountersStopped(r.name(player), kind, amount, lock.name))
        return 0
    changers = [
        Candidate(effect, rule, rule, change)
        for effect, rule in rules_about(r.game, by)
        if (change := _changing(rule, own=player == by)) is not None
    ]
    amount, _ = r.decisions.pick(player, amount, changers)
    for effect, rule in rules_about(r.game, player):
        if isinstance(rule, CountersCap) and rule.kind == kind and amount:
            allowed = 0 if kind in r.player(player).counters_this_turn else 1
            if amount > allowed:
                r.tell(events.CountersStopped(r.name(player), kind, amount - allowed, effect.name))
            amount = min(amount, allowed)
    return amount


def _changing(rule: AnyPrimitive, *, own: bool) -> Callable[[int], int | None] | None:
    """What one part of an effect makes of the number of counters that somebody puts on a player."""
    match rule:
        case CountersMultiply(halve=True):
            return lambda amount: amount // 2 if amount else None
        case CountersMultiply(by=by):
            return lambda amount: amount * (by or 1) if amount else None
        case CountersPlus(amount=more) if own:
            return lambda amount: amount + more if amount else None
        case _:
            return None


def kind_of(name: str) -> str:
    """The kind of counters that the table means (122.1)."""
    kind = among((POISON,), name)
    if not kind:
        raise Refusal("122.1", "A counter needs a name")
    return kind


def counters_of(r: Resolution, player: int, kind: str) -> int:
    """How many counters of a kind a player has."""
    return r.game.poison_of(player) if kind == POISON else r.player(player).counters.get(kind, 0)


def set_counters(r: Resolution, player: int, kind: str, now: int) -> None:
    """Set the number of counters of a kind, with no rule asked."""
    if kind == POISON:
        pools, pool = r.game.poison, r.setup.pool_of[player]
        r.game = replace(r.game, poison=(*pools[:pool], now, *pools[pool + 1 :]))
    else:
        kept = {other: count for other, count in r.player(player).counters.items() if other != kind}
        r.update(player, counters={**kept, kind: now} if now else kept)
