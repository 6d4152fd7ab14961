"""Damage: what is dealt, and what it results in (120).

Damage from several sources at once is one event: its losses, gains and poison all happen together (120.4d,
510.2). Commander damage counts what was dealt, whatever it did to life totals (903.10a).
"""

from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.actions import Action
from lifecounter.model.commands import Damage, Deal, Source
from lifecounter.model.counters import POISON, change_counters
from lifecounter.model.hits import Hit, Prevented
from lifecounter.model.life import LifeChange, change_life
from lifecounter.model.marks import ONE_HOLDER
from lifecounter.model.prevention import before_it_is_dealt
from lifecounter.model.primitives import DamageAsPoison, DamageCausesNoLoss, OnDamage
from lifecounter.model.reach import rules_about, suits
from lifecounter.model.resolution import Refusal, Resolution, amount_of
from lifecounter.model.setup import with_owner
from lifecounter.model.state import Trigger

ONE_SOURCE = Source(id="")
"""A step that names its players deals all its damage from one source."""


def play_damage(r: Resolution, step: Damage) -> None:
    """Deal damage to the named players at once, or from several sources at once."""
    deal_damage(r, _hits(r, step))


def deal_damage(r: Resolution, hits: list[Hit]) -> None:
    """Deal damage that is understood: replacement and prevention, results all at once, triggers."""
    prevented: list[Prevented] = []
    if r.game.effects:
        hits, prevented = _passed(r, hits)
    dealt = [hit for hit in hits if hit.amount]  # 120.8: damage of 0 is no damage
    for hit in dealt:
        _tell(r, hit)
    change_life(r, [*_lifelink(r, dealt), *_gained_by_prevention(prevented), *_losses(r, dealt)])
    for hit in dealt:
        _poison(r, hit)
        _tally(r, hit)
        _take_marks(r, hit)
    if r.game.effects:
        for hit in dealt:
            _trigger(r, hit)
    _do_what_prevention_says(r, prevented)


def _tell(r: Resolution, hit: Hit) -> None:
    by = None if hit.by is None else r.name(hit.by)
    r.tell(events.DamageDealt(r.name(hit.player), hit.amount, by, hit.commander, hit.combat))
    r.update(hit.player, damage_this_turn=r.player(hit.player).damage_this_turn + hit.amount)


def _losses(r: Resolution, dealt: list[Hit]) -> list[LifeChange]:
    """Damage without infect causes loss of life (120.3a), unless an effect says that it doesn't."""
    return [
        LifeChange(hit.player, "loss", hit.amount, "damage", hit.by, hit)
        for hit in dealt
        if not hit.infect and not (r.game.effects and _has(r, hit, DamageCausesNoLoss))
    ]


def _passed(r: Resolution, hits: list[Hit]) -> tuple[list[Hit], list[Prevented]]:
    """The hits after replacement and prevention, and as infect where an effect makes them so (120.3b)."""
    passed: list[Hit] = []
    every: list[Prevented] = []
    for hit in hits:
        left, prevented = before_it_is_dealt(r, hit)
        passed.append(replace(left, infect=left.infect or _has(r, hit, DamageAsPoison)))
        every.extend(prevented)
    return passed, every


def _has(r: Resolution, hit: Hit, kind: type[DamageAsPoison | DamageCausesNoLoss]) -> bool:
    """Whether an effect does this to damage like that."""
    return any(
        isinstance(rule, kind) and suits(r.game, effect, rule, hit)
        for effect, rule in rules_about(r.game, hit.player)
    )


def _gained_by_prevention(prevented: list[Prevented]) -> list[LifeChange]:
    return [
        LifeChange(one.controller, "gain", one.amount * action.times, "effect", one.controller)
        for one in prevented
        for action in one.then
        if _gains_it(action) and one.controller is not None and one.amount
    ]


def _gains_it(action: Action) -> bool:
    """Gaining what was prevented belongs to the same event (120.4c); all else comes after it."""
    return (action.act, action.who, action.amount, action.measure) == ("gain", "controller", None, "event")


def _do_what_prevention_says(r: Resolution, prevented: list[Prevented]) -> None:
    for one in prevented:
        if one.controller is None:
            continue
        for action in one.then:
            if not _gains_it(action):
                r.triggers.append(
                    Trigger(action, one.because, one.controller, one.hit.player, one.amount, by=one.hit.by)
                )


def _hits(r: Resolution, step: Damage) -> list[Hit]:
    if step.deals:
        return [_understood(r, deal, deal.player, deal.source) for deal in step.deals]
    players = r.several(step.player, step.players)
    source = ONE_SOURCE if step.source is None else replace(step.source, id=step.source.id or ONE_SOURCE.id)
    return [_understood(r, step, r.name(player), source) for player in players]


def _understood(r: Resolution, deal: Damage | Deal, player: str, source: Source | None) -> Hit:
    by = None if deal.from_ is None else r.known(deal.from_)
    commander = None
    if deal.commander is not None:
        commander = known_commander(r, deal.commander, by)
        by = r.setup.commanders[commander] if by is None else by
    if deal.lifelink and by is None:
        raise Refusal("120.3f", "Say who controls the source with lifelink, since that player gains the life")
    return Hit(
        player=r.seated(player),
        amount=amount_of(deal.amount or 0, "Damage"),
        by=by,
        commander=commander,
        combat=commander is not None if deal.combat is None else deal.combat,
        infect=deal.infect,
        toxic=amount_of(deal.toxic, "A toxic value"),
        lifelink=deal.lifelink,
        unpreventable=deal.unpreventable,
        source=source,
    )


def known_commander(r: Resolution, name: str, owner: int | None) -> str:
    """The commander of this name; refused where the game has none, or two and no owner is stated (903.3)."""
    key = r.setup.find_commander(name, owner)
    if key is None:
        alike = [key for key in (with_owner(name, one) for one in r.setup.names) if key in r.setup.commanders]
        if alike:
            raise Refusal("903.3", f"Two commanders are called {name}; say {' or '.join(alike)}")
        known = ", ".join(r.setup.commanders) or "this game has none"
        raise Refusal("903.3", f"No commander is called {name}: {known}")
    return key


def _lifelink(r: Resolution, dealt: list[Hit]) -> list[LifeChange]:
    """One gain for each lifelink source (120.3f, 702.15e)."""
    gains: dict[object, LifeChange] = {}
    for place, hit in enumerate(dealt):
        if not hit.lifelink or hit.by is None or not r.game.is_in(hit.by):
            continue
        named = None if hit.source is None else hit.source.id
        source: object = place if named is None else named
        of_rules = hit.combat or not r.setup.readings.noncombat_lifelink_is_an_effect
        before = gains[source].amount if source in gains else 0
        gains[source] = LifeChange(hit.by, "gain", before + hit.amount, by=hit.by, of_rules=of_rules)
    return list(gains.values())


def _poison(r: Resolution, hit: Hit) -> None:
    """Infect gives poison in place of the loss (120.3b), toxic gives it beside (120.3g)."""
    counters = (hit.amount if hit.infect else 0) + (hit.toxic if hit.combat else 0)
    if counters:
        change_counters(r, hit.player, POISON, counters, hit.by)


def _tally(r: Resolution, hit: Hit) -> None:
    if hit.commander is None or not hit.combat:
        return
    taken = r.player(hit.player).commander_damage
    total = taken.get(hit.commander, 0) + hit.amount
    r.update(hit.player, commander_damage={**taken, hit.commander: total})
    r.tell(events.CommanderDamageDealt(r.name(hit.player), hit.commander, hit.amount, total))


def _trigger(r: Resolution, hit: Hit) -> None:
    for effect, rule in rules_about(r.game, hit.player):
        if isinstance(rule, OnDamage) and suits(r.game, effect, rule, hit):
            r.trigger(effect, rule.does, hit.player, hit.amount, hit.by)


def _take_marks(r: Resolution, hit: Hit) -> None:
    """A creature's combat damage takes the monarch's and the initiative's mark (725.2, 726.2)."""
    if not hit.combat or hit.by is None:
        return
    for mark in r.player(hit.player).marks:
        if mark in ONE_HOLDER:
            take = Action(act="mark", who="source_controller", what=mark)
            r.triggers.append(Trigger(take, mark, hit.by, hit.player, hit.amount, by=hit.by))
