"""Gain and loss: what becomes of life changes that happen at once (119, 120.4c, 614, 616).

Every verb that moves a life total comes through `change_life`: damage, effects, payments, new totals,
exchanges. "Can't" is looked at first and again after a replacement (614.17), then replacement effects in
the order that the player chooses; then everything happens at once.
"""

from collections.abc import Sequence
from typing import Literal, assert_never

import msgspec

from lifecounter.model import events
from lifecounter.model.effects import InPlay
from lifecounter.model.locks import cant_gain_life, cant_lose_life
from lifecounter.model.primitives import AnyPrimitive, GainBecomesDraw
from lifecounter.model.reach import rules_about
from lifecounter.model.replacement import Candidate, results
from lifecounter.model.resolution import AskTable, Resolution

Cause = Literal["damage", "effect", "payment"]


class LifeChange(msgspec.Struct, frozen=True):
    """A gain or a loss that is about to happen to one player; the amount is above 0."""

    player: int
    kind: Literal["gain", "loss"]
    amount: int
    cause: Cause = "effect"


class Becoming(msgspec.Struct, frozen=True):
    """A life change as replacement effects have made it so far."""

    kind: Literal["gain", "loss", "draw", "nothing"]
    amount: int
    by: str | None = None
    """The effect that made it a draw, or nothing."""


def difference(player: int, now: int, new: int, cause: Cause = "effect") -> LifeChange | None:
    """The gain or loss by which a total becomes another (119.5); None where it is that already."""
    if new > now:
        return LifeChange(player, "gain", new - now, cause)
    if new < now:
        return LifeChange(player, "loss", now - new, cause)
    return None


def change_life(r: Resolution, changes: Sequence[LifeChange]) -> None:
    """Make these life changes happen at once, as far as locks and replacement effects let them."""
    happening: list[tuple[int, Becoming, Cause]] = []
    for change in changes:
        became = _became(r, change) if r.game.effects else Becoming(change.kind, change.amount)
        if became is not None and became.amount:
            happening.append((change.player, became, change.cause))
    for player, became, _ in happening:
        match became.kind:
            case "gain":
                r.move_total(r.setup.side_of[player], became.amount)
            case "loss":
                r.move_total(r.setup.side_of[player], -became.amount)
            case "draw" | "nothing":
                pass
            case _:
                assert_never(became.kind)
    for player, became, cause in happening:
        _tell(r, player, became, cause)


def _tell(r: Resolution, player: int, became: Becoming, cause: Cause) -> None:
    name = r.name(player)
    match became.kind:
        case "gain":
            r.tell(events.LifeGained(name, became.amount, r.game.life(player)))
            r.update(player, gained_this_turn=r.player(player).gained_this_turn + became.amount)
        case "loss":
            r.tell(events.LifeLost(name, became.amount, cause, r.game.life(player)))
            r.update(player, lost_this_turn=r.player(player).lost_this_turn + became.amount)
        case "draw":
            r.tell(events.LifeChangeStopped(name, "gain", became.amount, "614.1a", became.by))
            r.remind(AskTable(player, "draw", became.amount, became.by or ""))
        case "nothing":
            pass
        case _:
            assert_never(became.kind)


def _became(r: Resolution, change: LifeChange) -> Becoming | None:
    """What locks and replacement effects make of one change; None where it can't happen."""
    if _stopped(r, change.player, change.kind, change.amount):
        return None
    candidates = _candidates(r, change.player)
    possible = results(
        Becoming(change.kind, change.amount),
        candidates,
        lambda becoming, part: _replaced(becoming, *part),
        r.decisions.order,
    )
    became = r.decisions.pick(change.player, possible)
    turned = became.kind == "loss" and change.kind == "gain"
    if turned and _stopped(r, change.player, "loss", became.amount):
        return None
    return became


def _stopped(r: Resolution, player: int, kind: Literal["gain", "loss"], amount: int) -> bool:
    lock = cant_gain_life(r.game, player) if kind == "gain" else cant_lose_life(r.game, player)
    if lock is None:
        return False
    rule = "119.7" if kind == "gain" else "119.8"
    r.tell(events.LifeChangeStopped(r.name(player), kind, amount, rule, lock.name))
    return True


def _candidates(r: Resolution, player: int) -> list[tuple[Candidate, tuple[InPlay, AnyPrimitive]]]:
    return [
        (Candidate(effect.id, effect.name, rule), (effect, rule))
        for effect, rule in rules_about(r.game, player)
        if isinstance(rule, GainBecomesDraw) and effect.id not in r.skip
    ]


def _replaced(becoming: Becoming, effect: InPlay, rule: AnyPrimitive) -> Becoming | None:
    match becoming.kind, rule:
        case "gain", GainBecomesDraw():
            return Becoming("draw", becoming.amount, effect.name)
        case _:
            return None
