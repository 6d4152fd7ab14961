"""Damage that is about to be dealt: replacement and prevention effects, in the affected player's order
(120.4b, 614, 615)."""

from collections.abc import Callable, Hashable, Sequence

from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.effects import InPlay
from lifecounter.model.hits import Flight, Hit, Prevented
from lifecounter.model.primitives import (
    AnyPrimitive,
    DamageBecomes,
    DamageCantBePrevented,
    DamageHalve,
    DamageMultiply,
    DamagePlus,
    DamagePrevent,
)
from lifecounter.model.reach import rules_about, suits
from lifecounter.model.replacement import Candidate
from lifecounter.model.resolution import Resolution


def before_it_is_dealt(r: Resolution, hit: Hit) -> tuple[Hit, tuple[Prevented, ...]]:
    """The damage as it will be dealt, and what was prevented of it by effects that do something then."""
    rules = [
        (effect, rule) for effect, rule in rules_about(r.game, hit.player) if suits(r.game, effect, rule, hit)
    ]
    preventable = not hit.unpreventable and not any(
        isinstance(rule, DamageCantBePrevented) for _, rule in rules
    )
    candidates = [
        Candidate(effect, rule, _kind(effect, rule), change)
        for effect, rule in rules
        if effect.id not in r.skip and (change := _changing(effect, rule, preventable)) is not None
    ]
    flight, applied = r.decisions.pick(hit.player, Flight(hit.amount), candidates)
    return replace(hit, amount=flight.amount), _happens(r, hit, applied)


def _kind(effect: InPlay, rule: AnyPrimitive) -> Hashable:
    """What makes two effects equal here: the same arithmetic, or the same card with the same number."""
    match rule:
        case DamageMultiply(by=by):
            return "times", by
        case DamagePlus(amount=amount):
            return "plus", effect.number if amount is None else amount
        case DamagePrevent(then=then):
            return rule, effect.name, effect.number, effect.controller if then else None
        case _:
            return rule, effect.name


def _changing(
    effect: InPlay, rule: AnyPrimitive, preventable: bool
) -> Callable[[Flight], Flight | None] | None:
    """What one part of an effect makes of damage in flight; nothing of damage that is down to 0 (120.8)."""
    match rule:
        case DamageMultiply(by=by):
            return lambda at: Flight(at.amount * by, at.traces) if at.amount else None
        case DamagePlus(amount=amount):
            more = effect.number or 0 if amount is None else amount
            return lambda at: Flight(max(0, at.amount + more), at.traces) if at.amount else None
        case DamageHalve(round=rounding):
            odd = 1 if rounding == "up" else 0
            return lambda at: Flight((at.amount + odd) // 2, at.traces) if at.amount else None
        case DamagePrevent():
            traced = bool(rule.then or rule.shield or rule.once)
            return lambda at: _prevented(at, effect, rule, preventable, traced) if at.amount else None
        case DamageBecomes():
            return lambda at: _traced(at, effect, at.amount) if at.amount else None
        case _:
            return None


def _prevented(at: Flight, effect: InPlay, rule: DamagePrevent, preventable: bool, traced: bool) -> Flight:
    """Prevention applies to unpreventable damage too, but prevents nothing of it (615.12a)."""
    off = min(at.amount, _preventing(at.amount, effect, rule)) if preventable else 0
    return _traced(at, effect, off) if traced else Flight(at.amount - off, at.traces)


def _traced(at: Flight, effect: InPlay, off: int) -> Flight:
    return Flight(at.amount - off, tuple(sorted((*at.traces, (effect.id, off)))))


def _happens(r: Resolution, hit: Hit, applied: Sequence[Candidate[Flight]]) -> tuple[Prevented, ...]:
    """Tell what the effects that were applied did, in their order, and wear out those that count down."""
    name = r.name(hit.player)
    every: list[Prevented] = []
    at = Flight(hit.amount)
    for candidate in applied:
        effect, rule = candidate.effect, candidate.rule
        after = candidate.change(at) or at
        off = at.amount - after.amount
        if isinstance(rule, DamagePrevent):
            every.append(Prevented(effect.name, effect.controller, hit, off, rule.then))
            if off:
                r.tell(events.DamagePrevented(name, off, effect.name))
                _wear_out(r, effect, rule, off)
        elif isinstance(rule, DamageBecomes):
            r.tell(events.DamageReplaced(name, off, effect.name))
            r.remind(hit.player, rule.what, off, effect.name, lose_if_failed=rule.lose_if_failed)
        at = after
    return tuple(every)


def _preventing(amount: int, effect: InPlay, rule: DamagePrevent) -> int:
    """How much of an amount an effect prevents."""
    if rule.shield:
        return effect.number or 0
    if rule.half is not None:
        return (amount + (rule.half == "up")) // 2
    if rule.all_but is not None:
        return max(0, amount - rule.all_but)
    if rule.amount == "number":
        return effect.number or 0
    return amount if rule.amount == "all" else rule.amount


def _wear_out(r: Resolution, effect: InPlay, rule: DamagePrevent, prevented: int) -> None:
    """A shield counts down and ends at 0 (615.7); what prevents once has then done so."""
    if not rule.shield and not rule.once:
        return
    left = (effect.number or 0) - prevented
    if rule.once or left <= 0:
        r.end_effect(effect)
    else:
        r.change_effect(effect, number=left)
