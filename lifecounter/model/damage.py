"""Damage: what is dealt, and what it results in (120).

Damage from several sources at once is one event: its losses, gains and poison all happen together (120.4d,
510.2). Commander damage counts what was dealt, whatever it did to life totals (903.10a).
"""

import msgspec

from lifecounter.model import events
from lifecounter.model.commands import Damage, Deal, Source
from lifecounter.model.counters import POISON, change_counters
from lifecounter.model.life import LifeChange, change_life
from lifecounter.model.primitives import DamageAsks
from lifecounter.model.reach import rules_about
from lifecounter.model.resolution import AskTable, Refusal, Resolution, amount_of

ONE_SOURCE = Source(id="")
"""A step that names its players deals all its damage from one source."""


class Hit(msgspec.Struct, frozen=True):
    """Damage from one source to one player, with every name understood."""

    player: int
    amount: int
    by: int | None
    """Who controls the source."""
    commander: str | None
    combat: bool
    infect: bool
    toxic: int
    lifelink: bool
    source: str | None
    """Hits with the same id come from one source (702.15e)."""


def play_damage(r: Resolution, step: Damage) -> None:
    """Deal damage to the named players at once, or from several sources at once."""
    deal_damage(r, [_understood(r, deal) for deal in _deals(step)])


def deal_damage(r: Resolution, hits: list[Hit]) -> None:
    """Deal damage that is understood: events, results, commander damage, triggers."""
    dealt = [hit for hit in hits if hit.amount]  # 120.8: damage of 0 is no damage
    for hit in dealt:
        r.tell(
            events.DamageDealt(
                r.name(hit.player),
                hit.amount,
                None if hit.by is None else r.name(hit.by),
                hit.commander,
                hit.combat,
            )
        )
        r.update(hit.player, damage_this_turn=r.player(hit.player).damage_this_turn + hit.amount)
    losses = [LifeChange(hit.player, "loss", hit.amount, "damage") for hit in dealt if not hit.infect]
    change_life(r, [*_lifelink(r, dealt), *losses])
    for hit in dealt:
        _poison(r, hit)
        _tally(r, hit)
        _trigger(r, hit)


def _deals(step: Damage) -> tuple[Deal, ...]:
    if step.deals:
        return step.deals
    players = step.players if step.player is None else (step.player,)
    if len(set(players)) != len(players):
        raise Refusal("102.1", "The same player is named twice")
    return tuple(
        Deal(
            player=player,
            amount=step.amount or 0,
            from_=step.from_,
            commander=step.commander,
            combat=step.combat,
            infect=step.infect,
            toxic=step.toxic,
            lifelink=step.lifelink,
            unpreventable=step.unpreventable,
            source=step.source or ONE_SOURCE,
        )
        for player in players
    )


def _understood(r: Resolution, deal: Deal) -> Hit:
    by = None if deal.from_ is None else r.known(deal.from_)
    commander = None
    if deal.commander is not None:
        commander = known_commander(r, deal.commander, by)
        by = r.setup.commanders[commander] if by is None else by
    if deal.lifelink and by is None:
        raise Refusal("120.3f", "Say who controls the source with lifelink, since that player gains the life")
    return Hit(
        player=r.seated(deal.player),
        amount=amount_of(deal.amount, "Damage"),
        by=by,
        commander=commander,
        combat=commander is not None if deal.combat is None else deal.combat,
        infect=deal.infect,
        toxic=amount_of(deal.toxic, "A toxic value"),
        lifelink=deal.lifelink,
        source=None if deal.source is None else deal.source.id,
    )


def known_commander(r: Resolution, name: str, owner: int | None) -> str:
    """The commander of this name; refused where the game has none, or two and no owner is stated (903.3)."""
    key = r.setup.find_commander(name, owner)
    if key is None:
        known = ", ".join(r.setup.commanders) or "this game has none"
        raise Refusal("903.3", f"No commander is called {name}: {known}")
    return key


def _lifelink(r: Resolution, dealt: list[Hit]) -> list[LifeChange]:
    """One gain for each lifelink source (120.3f, 702.15e)."""
    gains: dict[object, LifeChange] = {}
    for place, hit in enumerate(dealt):
        if not hit.lifelink or hit.by is None or not r.game.is_in(hit.by):
            continue
        source: object = place if hit.source is None else hit.source
        before = gains[source].amount if source in gains else 0
        gains[source] = LifeChange(hit.by, "gain", before + hit.amount)
    return list(gains.values())


def _poison(r: Resolution, hit: Hit) -> None:
    """Infect gives poison in place of the loss (120.3b), toxic gives it beside (120.3g)."""
    counters = (hit.amount if hit.infect else 0) + (hit.toxic if hit.combat else 0)
    if counters:
        change_counters(r, hit.player, POISON, counters)


def _tally(r: Resolution, hit: Hit) -> None:
    if hit.commander is None or not hit.combat:
        return
    taken = r.player(hit.player).commander_damage
    total = taken.get(hit.commander, 0) + hit.amount
    r.update(hit.player, commander_damage={**taken, hit.commander: total})
    r.tell(events.CommanderDamageDealt(r.name(hit.player), hit.commander, hit.amount, total))


def _trigger(r: Resolution, hit: Hit) -> None:
    for effect, rule in rules_about(r.game, hit.player):
        if isinstance(rule, DamageAsks):
            r.triggers.append(AskTable(hit.player, rule.what, hit.amount, effect.name, rule.lose_if_failed))
