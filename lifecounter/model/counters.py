"""Counters on players: poison, energy and all the others (122, 701.34)."""

from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.commands import Counter, Proliferate
from lifecounter.model.resolution import Refusal, Resolution, number_of

POISON = "poison"


def play_counter(r: Resolution, step: Counter) -> None:
    """Counters are put on or taken off; taking off more than there are takes them all."""
    kind = step.kind.strip()
    if not kind:
        raise Refusal("122.1", "A counter needs a name")
    change_counters(r, r.seated(step.player), kind, number_of(step.change))


def play_proliferate(r: Resolution, step: Proliferate) -> None:
    """One more of each kind; of a team that shares its poison one head gets the extra one (701.34b)."""
    poisoned: set[int] = set()
    for player in r.several(None, step.players):
        for kind in r.game.counters(player):
            pool = r.setup.pool_of[player]
            if kind == POISON and pool in poisoned:
                continue
            if kind == POISON:
                poisoned.add(pool)
            change_counters(r, player, kind, 1)


def change_counters(r: Resolution, player: int, kind: str, change: int) -> None:
    """Put counters on a player, or take them off as far as there are any (122.1, 609.3)."""
    before = counters_of(r, player, kind)
    now = max(0, before + change)
    if now != before:
        set_counters(r, player, kind, now)
        r.tell(events.CounterChanged(r.name(player), kind, now - before, now))


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
