"""Damage that is about to be dealt: replacement and prevention effects, in the affected player's order
(120.4b, 614, 615)."""

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
from lifecounter.model.reach import rules_about
from lifecounter.model.replacement import Candidate, results
from lifecounter.model.resolution import Resolution


def before_it_is_dealt(r: Resolution, hit: Hit) -> tuple[Hit, tuple[Prevented, ...]]:
    """The damage as it will be dealt, and what was prevented of it by effects that do something then."""
    rules = [
        (effect, rule) for effect, rule in rules_about(r.game, hit.player) if _asks_for(r, effect, rule, hit)
    ]
    preventable = not hit.unpreventable and not any(
        isinstance(rule, DamageCantBePrevented) for _, rule in rules
    )
    candidates = [
        (Candidate(effect.id, effect.name, (rule, effect.name, effect.number)), (effect, rule))
        for effect, rule in rules
        if effect.id not in r.skip and isinstance(rule, CHANGERS)
    ]
    possible = results(
        Flight(hit.amount), candidates, lambda at, part: _becomes(at, *part, preventable), r.decisions.order
    )
    flight = r.decisions.pick(hit.player, possible)
    _tell(r, hit, flight)
    return replace(hit, amount=flight.amount), flight.prevented


CHANGERS = DamageMultiply | DamagePlus | DamageHalve | DamagePrevent | DamageBecomes


def _becomes(at: Flight, effect: InPlay, rule: AnyPrimitive, preventable: bool) -> Flight | None:
    """What one effect makes of damage in flight; None where it doesn't apply, or none is left (120.8)."""
    if not at.amount:
        return None
    match rule:
        case DamageMultiply(by=by):
            return replace(at, amount=at.amount * by)
        case DamagePlus(amount=more):
            more = effect.number or 0 if more is None else more
            return replace(at, amount=max(0, at.amount + more))
        case DamageHalve(round=rounding):
            return replace(at, amount=(at.amount + (rounding == "up")) // 2)
        case DamagePrevent():
            amount = min(at.amount, _preventing(at.amount, effect, rule)) if preventable else 0
            prevented = Prevented(effect.id, effect.name, effect.controller, amount, rule)
            return replace(at, amount=at.amount - amount, prevented=(*at.prevented, prevented))
        case DamageBecomes(what=what, lose_if_failed=lose_if_failed):
            became = (effect.name, what, at.amount, lose_if_failed)
            return replace(at, amount=0, became=(*at.became, became))
        case _:
            return None


def _preventing(amount: int, effect: InPlay, rule: DamagePrevent) -> int:
    """How much of an amount an effect prevents."""
    if rule.shield:
        return effect.number or 0
    if rule.half is not None:
        return (amount + (rule.half == "up")) // 2
    if rule.all_but is not None:
        return max(0, amount - rule.all_but)
    return amount if rule.amount == "all" else rule.amount


def _asks_for(r: Resolution, effect: InPlay, rule: AnyPrimitive, hit: Hit) -> bool:
    """Whether what the effect asks of the source is so; facts that nobody stated count as given."""
    when = rule.when
    if when is None:
        return True
    if when.combat is not None and when.combat != hit.combat:
        return False
    if when.source_of is not None and not _source_is(r, effect, when.source_of, hit.by):
        return False
    facts = hit.source
    if facts is None:
        return True
    return (
        (when.colour is None or facts.colour is None or when.colour == facts.colour)
        and (when.creature is None or facts.creature is None or when.creature == facts.creature)
        and (when.spell is None or facts.spell is None or when.spell == facts.spell)
    )


def _source_is(r: Resolution, effect: InPlay, whose: str, by: int | None) -> bool:
    if by is None or effect.controller is None:
        return False
    if whose == "controller":
        return by == effect.controller
    return by in r.setup.opponents(effect.controller)


def _tell(r: Resolution, hit: Hit, flight: Flight) -> None:
    name = r.name(hit.player)
    for prevented in flight.prevented:
        if prevented.amount:
            r.tell(events.DamagePrevented(name, prevented.amount, prevented.because))
            _wear_out(r, prevented)
    for because, what, count, lose_if_failed in flight.became:
        r.tell(events.DamageReplaced(name, count, because))
        r.remind(hit.player, what, count, because, lose_if_failed=lose_if_failed)


def _wear_out(r: Resolution, prevented: Prevented) -> None:
    """A shield counts down and ends at 0 (615.7); what prevents once has then done so."""
    rule = prevented.rule
    if not rule.shield and not rule.once:
        return
    effect = r.effect(prevented.effect)
    left = (effect.number or 0) - prevented.amount
    if rule.once or left <= 0:
        r.end_effect(effect)
    else:
        r.change_effect(effect, number=left)
