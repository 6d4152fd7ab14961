"""Gain and loss: what becomes of life changes that happen at once (119, 120.4c, 614, 616).

Every verb that moves a life total comes through `change_life`: damage, effects, payments, new totals,
exchanges. "Can't" is looked at first and again after a replacement (614.17), then replacement effects in
the order that the player chooses, then floors on the net of everything; then all of it happens at once.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Literal, NamedTuple

import msgspec

from lifecounter.model import events
from lifecounter.model.effects import InPlay
from lifecounter.model.hits import Hit
from lifecounter.model.locks import cant_gain_life, cant_lose_life
from lifecounter.model.primitives import (
    AnyPrimitive,
    DamageLifeFloor,
    GainBecomesDraw,
    GainBecomesLoss,
    GainBecomesNothing,
    GainMultiply,
    GainPlus,
    LifeReducedFloor,
    LossMultiply,
    OnGain,
    OnLoss,
)
from lifecounter.model.reach import reaches, rules_about, suits
from lifecounter.model.replacement import Candidate
from lifecounter.model.resolution import Resolution

Cause = Literal["damage", "effect", "payment"]
Part = tuple[InPlay, AnyPrimitive]


class LifeChange(msgspec.Struct, frozen=True):
    """A gain or a loss that is about to happen to one player; the amount is above 0."""

    player: int
    kind: Literal["gain", "loss"]
    amount: int
    cause: Cause = "effect"
    by: int | None = None
    """Who controls the effect or source; unstated, the player's own where it is a gain."""
    hit: Hit | None = None
    """The damage that causes the loss."""
    of_rules: bool = False
    """The rules cause it (lifelink of combat damage), and no spell or ability."""


class Gaining(NamedTuple):
    """A gain as replacement effects have made it so far. A plain tuple, since every order makes one."""

    becomes: Literal["gain", "loss", "draw", "nothing"]
    amount: int
    by: str | None = None
    """The effect that made it something else."""


class Losing(NamedTuple):
    """All losses of one side in one event, as replacement effects have made them so far."""

    amounts: tuple[int, ...]
    used: tuple[str, ...] = ()
    """Effects that were used up."""


def difference(player: int, now: int, new: int, cause: Cause = "effect") -> LifeChange | None:
    """The gain or loss by which a total becomes another (119.5); None where it is that already."""
    if new > now:
        return LifeChange(player, "gain", new - now, cause)
    if new < now:
        return LifeChange(player, "loss", now - new, cause)
    return None


def change_life(r: Resolution, changes: Sequence[LifeChange]) -> None:
    """Make these life changes happen at once, as far as locks and replacement effects let them."""
    if r.game.effects:
        changes = _replaced(r, changes)
    if len(changes) > 1 and not r.setup.readings.loss_for_each_source:
        changes = _losses_as_one(changes)
    for change in changes:
        by = change.amount if change.kind == "gain" else -change.amount
        r.move_total(r.setup.side_of[change.player], by)
    for change in changes:
        _tell(r, change)


def _losses_as_one(changes: Sequence[LifeChange]) -> list[LifeChange]:
    """The same with one loss for each player who is dealt damage, the sum."""
    merged: dict[object, LifeChange] = {}
    for place, change in enumerate(changes):
        damage = change.kind == "loss" and change.cause == "damage"
        key: object = ("damage to", change.player) if damage else place
        before = merged[key].amount if key in merged else 0
        merged[key] = msgspec.structs.replace(change, amount=before + change.amount)
    return list(merged.values())


def _tell(r: Resolution, change: LifeChange) -> None:
    player, amount = change.player, change.amount
    life = r.game.life(player)
    if change.kind == "gain":
        r.tell(events.LifeGained(r.name(player), amount, life))
        r.update(player, gained_this_turn=r.player(player).gained_this_turn + amount)
    else:
        r.tell(events.LifeLost(r.name(player), amount, change.cause, life))
        r.update(player, lost_this_turn=r.player(player).lost_this_turn + amount)
    if r.game.effects:
        _trigger(r, change)


def _trigger(r: Resolution, change: LifeChange) -> None:
    kind = OnGain if change.kind == "gain" else OnLoss
    for effect, rule in rules_about(r.game, change.player):
        if isinstance(rule, OnGain | OnLoss) and isinstance(rule, kind):
            r.trigger(effect, rule.does, change.player, change.amount)


def _replaced(r: Resolution, changes: Sequence[LifeChange]) -> list[LifeChange]:
    """What locks, replacement effects and floors make of life changes that happen at once."""
    happening: list[LifeChange] = []
    for change in changes:
        if _stopped(r, change):
            continue
        if change.kind == "loss":
            happening.append(change)
            continue
        gained = _gained(r, change)
        if gained is not None:
            happening.append(gained)
    for side in dict.fromkeys(
        r.setup.side_of[change.player] for change in happening if change.kind == "loss"
    ):
        happening = _lost(r, side, happening)
    return [change for change in happening if change.amount]


def _stopped(r: Resolution, change: LifeChange) -> bool:
    if change.kind == "gain":
        lock, rule = cant_gain_life(r.game, change.player), "119.7"
    else:
        lock, rule = cant_lose_life(r.game, change.player), "119.8"
    if lock is None:
        return False
    r.tell(events.LifeChangeStopped(r.name(change.player), change.kind, change.amount, rule, lock.name))
    return True


def _gained(r: Resolution, change: LifeChange) -> LifeChange | None:
    """What becomes of one gain (119.10): a gain, a loss that happens beside it, or nothing."""
    player = change.player
    candidates = [
        Candidate(effect, rule, _kind(effect, rule), gaining)
        for effect, rule in rules_about(r.game, player)
        if effect.id not in r.skip
        and _gain_fits(change, rule)
        and (gaining := _gaining(effect, rule)) is not None
    ]
    became, _ = r.decisions.pick(player, Gaining("gain", change.amount), candidates)
    match became.becomes:
        case "gain":
            return msgspec.structs.replace(change, amount=became.amount)
        case "loss":
            loss = LifeChange(player, "loss", became.amount, "effect", change.by)
            return None if _stopped(r, loss) else loss
        case "draw" | "nothing":
            r.tell(events.LifeChangeStopped(r.name(player), "gain", change.amount, "614.6", became.by))
            if became.becomes == "draw":
                r.remind(player, "draw", became.amount, became.by or "")
            return None


def _kind(effect: InPlay, rule: AnyPrimitive) -> Hashable:
    """What makes two effects equal here: the same arithmetic, or the same card."""
    match rule:
        case GainMultiply(by=by):
            return "times", by
        case GainPlus(amount=more):
            return "plus", more
        case _:
            return rule, effect.name


def _gain_fits(change: LifeChange, rule: AnyPrimitive) -> bool:
    """Whether what an effect asks of the cause of a gain is so (Rain of Gore)."""
    if rule.when is None or rule.when.by_self is None:
        return True
    own = change.by is None or change.by == change.player
    return rule.when.by_self == (own and not change.of_rules)


def _gaining(effect: InPlay, rule: AnyPrimitive) -> Callable[[Gaining], Gaining | None] | None:
    """What one part of an effect makes of a gain that is still one."""
    match rule:
        case GainMultiply(by=by):
            return lambda at: Gaining("gain", at.amount * by) if at.becomes == "gain" else None
        case GainPlus(amount=more):
            return lambda at: Gaining("gain", at.amount + more) if at.becomes == "gain" else None
        case GainBecomesLoss():
            return lambda at: Gaining("loss", at.amount, effect.name) if at.becomes == "gain" else None
        case GainBecomesNothing():
            return lambda at: Gaining("nothing", 0, effect.name) if at.becomes == "gain" else None
        case GainBecomesDraw():
            return lambda at: Gaining("draw", at.amount, effect.name) if at.becomes == "gain" else None
        case _:
            return None


def _lost(r: Resolution, side: int, happening: list[LifeChange]) -> list[LifeChange]:
    """What becomes of all losses of one side at once; a floor looks at the net of losses and gains."""
    members = r.setup.sides[side].members
    places = [
        place for place, change in enumerate(happening) if change.kind == "loss" and change.player in members
    ]
    losses = [happening[place] for place in places]
    gained = sum(c.amount for c in happening if c.kind == "gain" and c.player in members)
    before = r.game.totals[side]

    def changing(effect: InPlay, rule: AnyPrimitive) -> Callable[[Losing], Losing | None]:
        return lambda at: _loss_becomes(r, at, losses, before, gained, (effect, rule))

    candidates = [
        Candidate(effect, rule, (rule, effect.controller, effect.chosen), changing(effect, rule))
        for effect, rule in _loss_changers(r, losses, members)
    ]
    at_first = Losing(tuple(loss.amount for loss in losses))
    became, _ = r.decisions.pick(losses[0].player, at_first, candidates)
    changed = list(happening)
    for place, loss, amount in zip(places, losses, became.amounts, strict=True):
        changed[place] = msgspec.structs.replace(loss, amount=amount)
    total = before + gained - sum(became.amounts)
    for effect_id in became.used:
        changed += _use_up(r, effect_id, losses[0].player, total)
    return changed


def _loss_changers(r: Resolution, losses: list[LifeChange], members: tuple[int, ...]) -> list[Part]:
    """Doublers of a head's losses, and floors of any head, which protect the whole team unless the table
    reads it otherwise."""
    losers = tuple({loss.player for loss in losses})
    return [
        (effect, rule)
        for effect in r.game.effects
        for rule in effect.rules
        if isinstance(rule, LossMultiply | DamageLifeFloor | LifeReducedFloor)
        and effect.id not in r.skip
        and any(
            reaches(r.game, effect, rule, player)
            for player in (members if _is_the_teams(r, rule) else losers)
        )
    ]


def _is_the_teams(r: Resolution, rule: AnyPrimitive) -> bool:
    """Whether one head's floor protects every head, as is ruled for Angel of Grace and for Serra's emblem."""
    match rule:
        case DamageLifeFloor():
            return rule.ruled_for_team or r.setup.readings.floors_protect_team
        case LifeReducedFloor():
            return True
        case _:
            return False


def _loss_becomes(
    r: Resolution, at: Losing, losses: list[LifeChange], before: int, gained: int, part: Part
) -> Losing | None:
    effect, rule = part
    after = before + gained - sum(at.amounts)
    match rule:
        case LossMultiply(by=by):
            amounts = tuple(
                amount * by if reaches(r.game, effect, rule, loss.player) else amount
                for loss, amount in zip(losses, at.amounts, strict=True)
            )
            return Losing(amounts, at.used) if any(at.amounts) else None
        case DamageLifeFloor(to=floor):
            if before < floor or after >= floor:
                return None
            cuttable = [
                loss.hit is not None
                and suits(r.game, effect, rule, loss.hit)
                and (_is_the_teams(r, rule) or reaches(r.game, effect, rule, loss.player))
                for loss in losses
            ]
            kept = _cut(at.amounts, cuttable, floor - after)
            return Losing(kept, at.used) if kept != at.amounts else None
        case LifeReducedFloor(at_most=at_most, to=to):
            if after > at_most or after >= before:
                return None
            kept = _cut(at.amounts, [True] * len(losses), to - after)
            return Losing(kept, (*at.used, effect.id))
        case _:
            return None


def _cut(amounts: tuple[int, ...], cuttable: list[bool], excess: int) -> tuple[int, ...]:
    """Take `excess` off the losses that can be cut, the last ones first."""
    kept = list(amounts)
    for place in range(len(kept) - 1, -1, -1):
        if cuttable[place]:
            off = min(excess, kept[place])
            kept[place] -= off
            excess -= off
    return tuple(kept)


def _use_up(r: Resolution, effect_id: str, loser: int, total: int) -> list[LifeChange]:
    """A floor that worked once: its other face is up now, and what it says happens. A total that was below
    the floor already rises to it, which is a gain (119.5)."""
    effect = r.effect(effect_id)
    r.change_effect(effect, holds=False)
    r.tell(events.EffectHolds(effect.id, effect.name, holds=False))
    player = loser if effect.controller is None else effect.controller
    rising: list[LifeChange] = []
    for rule in effect.rules:
        if not isinstance(rule, LifeReducedFloor):
            continue
        r.trigger(effect, rule.then, player)
        rise = difference(player, total, max(total, rule.to))
        if rise is not None and not _stopped(r, rise):
            gained = _gained(r, rise)
            rising += [] if gained is None else [gained]
    return rising
