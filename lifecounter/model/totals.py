"""Steps that move life totals by an effect: gain, lose, drain, and those that make a total something else.

A new total, an exchange, a doubling is a gain or a loss of the difference (119.5, 701.10d, 701.12c), so
whatever changes gains and losses changes these.
"""

from collections import Counter as Tally
from typing import assert_never

from lifecounter.model import events
from lifecounter.model.commands import Double, Drain, Exchange, Gain, Halve, Lose, Redistribute, Set
from lifecounter.model.life import LifeChange, change_life, difference
from lifecounter.model.locks import cant_gain_life, cant_lose_life
from lifecounter.model.primitives import GainBecomesNothing
from lifecounter.model.reach import rules_about
from lifecounter.model.resolution import Refusal, Resolution, amount_of, number_of
from lifecounter.model.triggers import set_totals


def play_gain(r: Resolution, step: Gain) -> None:
    """Players gain life; gaining 0 is no event (119.9)."""
    amount = amount_of(step.amount, "A gain")
    players = r.several(step.player, step.players)
    by = None if step.from_ is None else r.known(step.from_)
    change_life(r, [LifeChange(player, "gain", amount, "effect", by) for player in players if amount])


def play_lose(r: Resolution, step: Lose) -> None:
    """Players lose life; this is no damage and no payment."""
    amount = amount_of(step.amount, "A loss")
    players = r.several(step.player, step.players)
    change_life(r, [LifeChange(player, "loss", amount) for player in players if amount])


def play_drain(r: Resolution, step: Drain) -> None:
    """Each loses life at once, then one player gains what was really lost."""
    amount = amount_of(step.amount, "A loss")
    gainer = r.seated(step.to)
    losers = r.several(None, step.from_)
    told = len(r.events)
    change_life(r, [LifeChange(player, "loss", amount) for player in losers if amount])
    names = {r.name(player) for player in losers}
    lost = sum(
        event.amount
        for event in r.events[told:]
        if isinstance(event, events.LifeLost) and event.player in names
    )
    if lost:
        change_life(r, [LifeChange(gainer, "gain", lost)])


def play_set(r: Resolution, step: Set) -> None:
    """Totals become a number; of a team that shares life the first head named is the chosen one (810.9d)."""
    totals = {}
    for player in r.several(step.player, step.players):
        starting = r.setup.sides[r.setup.side_of[player]].life
        totals[player] = starting if step.to == "starting" else number_of(step.to)
    set_totals(r, totals)


def play_exchange(r: Resolution, step: Exchange) -> None:
    """Two totals change places, or a total and another number: all or nothing (701.12a)."""
    if step.players is None:
        _exchange_number(r, r.seated(step.player or ""), number_of(step.with_ or 0))
        return
    one, other = (r.seated(name) for name in step.players)
    if r.setup.side_of[one] == r.setup.side_of[other]:
        if one == other:
            raise Refusal("701.12c", f"{r.name(one)} can't exchange totals with themselves")
        raise Refusal("810.9e", f"{r.name(one)} and {r.name(other)} share one total, so nothing is exchanged")
    _hand_out(r, {one: r.game.life(other), other: r.game.life(one)}, "exchange")
    r.tell(events.LifeExchanged((r.name(one), r.name(other))))


def _exchange_number(r: Resolution, player: int, number: int) -> None:
    old = r.game.life(player)
    _hand_out(r, {player: number}, "exchange")
    r.tell(events.LifeExchanged((r.name(player),), with_becomes=old))


def play_redistribute(r: Resolution, step: Redistribute) -> None:
    """Whole totals are handed out again; nobody takes a total that nobody gave (119.7, 119.8, 810.9f)."""
    new = {r.seated(name): number_of(total) for name, total in step.totals.items()}
    sides = [r.setup.side_of[player] for player in new]
    if len(set(sides)) != len(sides):
        raise Refusal("810.9f", "Only one head of each team can be part of a redistribution")
    if Tally(new.values()) != Tally(r.game.totals[side] for side in sides):
        raise Refusal("608.2d", "The new totals must be the present ones in another order")
    _hand_out(r, new, "redistribution")


def _hand_out(r: Resolution, new: dict[int, int], what: str) -> None:
    """Give players new totals at once, unless one of them may not gain or lose what that takes."""
    changes = []
    for player, total in new.items():
        change = difference(player, r.game.life(player), total)
        if change is None:
            continue
        lock = cant_gain_life(r.game, player) if change.kind == "gain" else cant_lose_life(r.game, player)
        if lock is not None:
            rule, verb = ("119.7", "gain") if change.kind == "gain" else ("119.8", "lose")
            raise Refusal(rule, f"{r.name(player)} can't {verb} life ({lock.name}), so there is no {what}")
        if change.kind == "gain" and not r.setup.readings.replaced_gain_lets_exchange_go_on:
            _check_gain_happens(r, player, what)
        changes.append(change)
    change_life(r, changes)


def _check_gain_happens(r: Resolution, player: int, what: str) -> None:
    for effect, rule in rules_about(r.game, player):
        if isinstance(rule, GainBecomesNothing) and effect.id not in r.skip:
            raise Refusal(
                "701.12a", f"{r.name(player)} would gain no life ({effect.name}), so there is no {what}"
            )


def play_double(r: Resolution, step: Double) -> None:
    """A total is doubled: a gain of as much again, or a loss where it is negative (701.10d)."""
    players = r.several(step.player, step.players)
    if not r.setup.readings.each_head_doubles:
        players = r.first_heads(players)
    changes = [difference(player, r.game.life(player), 2 * r.game.life(player)) for player in players]
    change_life(r, [change for change in changes if change is not None])


def play_halve(r: Resolution, step: Halve) -> None:
    """Players lose half of their total; half of a negative total is half of 0 (107.1b)."""
    changes = []
    for player in r.several(step.player, step.players):
        total = max(0, r.game.life(player))
        match step.round:
            case "up":
                half = (total + 1) // 2
            case "down":
                half = total // 2
            case _:
                assert_never(step.round)
        if half:
            changes.append(LifeChange(player, "loss", half))
    change_life(r, changes)
